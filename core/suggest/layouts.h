#pragma once

#include "core/suggest/suggest.h"

#include <vector>

namespace clusterbrief::detail {

/// GPUs that layouts are made for.
struct Ground {
    const Model* model = nullptr;
    Count gpusPerServer = 0; ///< Of a whole rack where the system is one.
    Count domain = 1;        ///< Scale-up domain.
    Count servers = 1;

    [[nodiscard]] Count gpus() const { return servers * gpusPerServer; }
};

/// A layout and how many of its GPUs have to work as one.
struct Candidate {
    SuggestedLayout layout;
    Count gpusTogether = 0;
};

/// Every way that could stand: tensor parallel inside the domain, whole stages of layers, whole
/// groups of experts. Training takes all GPUs; a replica of inference a whole part of a server, or
/// an equal share of all servers. A set of experts takes any number of GPUs that divides them, in
/// one server or on whole servers, so that a rack of 72 GPUs may leave some idle.
[[nodiscard]] std::vector<Candidate> candidates(const Ground& ground, const SuggestQuestion& asked);

} // namespace clusterbrief::detail
