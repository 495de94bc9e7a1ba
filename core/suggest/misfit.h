#pragma once

#include "core/analyse.h"
#include "core/document/fields.h"

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace clusterbrief {

/// Why parts do not go where a field of a request names one: each is tried on a copy, and what the
/// rules then say is what counts. One part a call, so that a list can be gone through in pieces.
class MisfitSearch {
public:
    /// `catalog` is without the request's own parts; `pointer` is a field such as
    /// `/networks/compute/switch`.
    MisfitSearch(Document document, std::shared_ptr<const Catalog> catalog, std::string pointer,
        std::vector<std::string> ids);

    [[nodiscard]] bool isDone() const { return m_next == m_ids.size(); }
    void step(); ///< Tries the next part; needs that it is not done.

    /// One a part, in the order of the ids; empty where it fits. An error that every part brings
    /// is not a part's, nor is one that stays when none is named. Needs that all were tried.
    [[nodiscard]] std::vector<std::string> reasons() const;

private:
    using Key = std::pair<std::string, std::string>; ///< Rule and place.
    struct Fault {
        Key key;
        std::string message;
        bool ofField = false;

        bool operator==(const Fault& other) const
        {
            return key == other.key && message == other.message;
        }
    };
    [[nodiscard]] std::vector<Fault> faultsWith(const FieldValue& value) const;
    [[nodiscard]] bool isOfAll(const Fault& fault) const;

    Document m_document;
    std::shared_ptr<const Catalog> m_catalog;
    std::string m_pointer;
    std::vector<std::string> m_ids;
    std::set<Key> m_without; ///< Errors that are there when the field is not stated.
    std::vector<std::vector<Fault>> m_faults;
    std::size_t m_next = 0;
};

} // namespace clusterbrief
