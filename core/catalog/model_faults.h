#pragma once

#include "core/base/value.h"
#include "core/document/fields.h"

#include <string>
#include <vector>

/// A model that is stated by its own numbers, before anything is reckoned with it.
namespace clusterbrief {

struct ModelFault {
    enum class Kind {
        Unreadable, ///< `text` is a whole message.
        Zero,       ///< `text` is the key of a dimension of 0.
        Contrary    ///< `text` says which numbers cannot stand together.
    };
    Kind kind = Kind::Unreadable;
    std::string pointer; ///< JSON pointer below the model: `/attention`; empty for the whole.
    std::string text;
};

/// Why there is no such model; empty where it can be one. All faults are of one kind, the first of
/// those above: what cannot be read is not compared.
[[nodiscard]] std::vector<ModelFault> modelFaults(const Value& map);

/// The keys that a model does not have. Pointers are below the model, `at` is empty.
[[nodiscard]] std::vector<UnknownKey> unknownModelKeys(const Value& map);

} // namespace clusterbrief
