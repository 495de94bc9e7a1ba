#include "core/suggest/misfit.h"

#include "core/base/contract.h"
#include "core/document/edits.h"

#include <algorithm>

namespace clusterbrief {

MisfitSearch::MisfitSearch(Document document, std::shared_ptr<const Catalog> catalog,
    std::string pointer, std::vector<std::string> ids)
    : m_document(std::move(document))
    , m_catalog(std::move(catalog))
    , m_pointer(std::move(pointer))
    , m_ids(std::move(ids))
{
    for (Fault& fault : faultsWith({})) {
        m_without.insert(std::move(fault.key));
    }
}

void MisfitSearch::step()
{
    CLUSTERBRIEF_EXPECTS(!isDone());
    std::vector<Fault> faults = faultsWith(m_ids[m_next++]);
    std::erase_if(faults, [&](const Fault& fault) { return m_without.contains(fault.key); });
    // What is told at the field itself says most about the part.
    std::stable_partition(
        faults.begin(), faults.end(), [](const Fault& fault) { return fault.ofField; });
    m_faults.push_back(std::move(faults));
}

std::vector<std::string> MisfitSearch::reasons() const
{
    CLUSTERBRIEF_EXPECTS(isDone());
    std::vector<std::string> reasons;
    for (const std::vector<Fault>& faults : m_faults) {
        const auto own = std::find_if(
            faults.begin(), faults.end(), [&](const Fault& fault) { return !isOfAll(fault); });
        reasons.push_back(own == faults.end() ? std::string() : own->message);
    }
    return reasons;
}

std::vector<MisfitSearch::Fault> MisfitSearch::faultsWith(const FieldValue& value) const
{
    Document trial = m_document;
    std::vector<Fault> faults;
    if (!setField(trial, m_pointer, value)) {
        return faults;
    }
    const Result<Analysis> analysis = analyse(std::move(trial), m_catalog);
    if (!analysis) {
        return faults;
    }
    for (const Finding& finding : analysis->check.findings) {
        if (finding.severity == Severity::Error) {
            faults.push_back(
                {{finding.rule, finding.at}, finding.message(), finding.field == m_pointer});
        }
    }
    return faults;
}

bool MisfitSearch::isOfAll(const Fault& fault) const
{
    return m_faults.size() > 1
        && std::all_of(m_faults.begin(), m_faults.end(), [&](const std::vector<Fault>& faults) {
               return std::find(faults.begin(), faults.end(), fault) != faults.end();
           });
}

} // namespace clusterbrief
