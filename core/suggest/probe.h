#pragma once

#include "core/design/design.h"
#include "core/suggest/layouts.h"

#include <memory>
#include <optional>
#include <string>

namespace clusterbrief::detail {

/// A candidate with what decides its place.
struct Scored {
    Candidate candidate;
    double memoryGb = 0;
    std::optional<double> fabricGb;
    std::optional<double> lostSeconds;
    std::optional<double> stepSeconds; ///< Of training: computing, and what is lost.

    /// The order of `kRanking`; `quickest` is the least `stepSeconds` of the layouts compared.
    [[nodiscard]] bool ranksBefore(
        const Scored& other, double gpuGb, std::optional<double> quickest) const;
};

/// What memory alone asks for.
struct AloneNeed {
    Count gpus = 0;
    std::string how;
};

/// One job on one cluster, whose layout is changed in place: a resolved design without findings.
class Probe {
public:
    Probe(Document request, const std::shared_ptr<const Catalog>& catalog);

    /// Nothing where parameters alone leave no room on the GPU, or memory is not known.
    [[nodiscard]] std::optional<Scored> scored(const Candidate& candidate);

    /// States of training, or weights and cache of inference, over the GPU's memory.
    [[nodiscard]] std::optional<AloneNeed> alone();

    [[nodiscard]] std::string unknown() const; ///< What keeps the memory from being known.
    [[nodiscard]] double gpuMemoryGb() const;

private:
    void take(const SuggestedLayout& layout);
    [[nodiscard]] double leastGb(const SuggestedLayout& layout, Count gpus) const;
    void addTraffic(Scored& scored) const;

    std::optional<Design> m_design;
    Workload m_request;
    ResolvedWorkload m_workload;
};

} // namespace clusterbrief::detail
