#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

#include <algorithm>
#include <array>

namespace clusterbrief {
namespace {

constexpr std::array kOtherNetworks{
    NetworkKind::Storage, NetworkKind::InBand, NetworkKind::OutOfBand};

std::string parties(const SectionInput& input)
{
    const Project& project = input.analysis.document().project;
    if (input.audience == Audience::Request) {
        return "Requested "
            + (project.customer.empty() ? std::string() : "by " + project.customer + ' ')
            + "from any supplier.";
    }
    if (project.customer.empty() && project.preparedBy.empty()) {
        return {};
    }
    return "Offered" + (project.customer.empty() ? "" : " to " + project.customer)
        + (project.preparedBy.empty() ? "" : " by " + project.preparedBy) + '.';
}

/// Compute nodes whose GPUs cannot be counted are told as such.
std::string nodes(const Design& design)
{
    std::vector<std::string> parts;
    for (const auto& group : design.groups) {
        if (group->gpus() > 0) {
            parts.push_back(nodesOf(*group));
        } else if (group->role == Role::Compute) {
            parts.push_back(nodesOf(*group)
                + (group->request->system.empty() ? " whose system is not stated" : ""));
        }
    }
    if (design.gpus() == 0) {
        return listed(parts) + ',';
    }
    constexpr std::size_t kMostNamed = 3;
    const std::string places = parts.size() > kMostNamed
        ? grouped(design.nodes()) + " nodes of " + std::to_string(parts.size()) + " kinds"
        : listed(parts);
    return counted(design.gpus(), "GPU", "GPUs") + " in " + places;
}

std::string fabric(const Analysis& analysis)
{
    const SizedNetwork* compute = analysis.sizing.network(NetworkKind::Compute);
    if (compute == nullptr) {
        return ", without a compute fabric between them";
    }
    const ResolvedNetwork& network = *compute->network;
    const FabricSize& size = compute->size;
    if (!network.request->sharesWith.empty()) {
        return ", with compute traffic on the " + network.request->sharesWith + " network";
    }
    if (!network.generation) {
        return " on a compute fabric whose speed is not stated";
    }
    const bool built = size.fault == FabricFault::None;
    const bool single = built && size.leaf == network.planes;
    std::string words = single ? std::string("single-switch") : wordFor(compute->input.topology);
    if (built && size.effectiveRatio) {
        words += *size.effectiveRatio <= 1
            ? ", non-blocking"
            : ", " + *oversubscriptionOf(*compute) + " oversubscribed";
    }
    return " on a " + words + ' ' + linkOf(network) + " fabric"
        + (network.planes > 1 ? " of " + std::to_string(network.planes) + " planes" : "")
        + (built ? "" : ", which cannot be sized yet");
}

/// In-band and out-of-band management as one word where both are meant.
std::vector<std::string> wordsFor(const std::vector<NetworkKind>& kinds)
{
    std::vector<std::string> words;
    const auto has = [&](NetworkKind kind) {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
    const bool both = has(NetworkKind::InBand) && has(NetworkKind::OutOfBand);
    for (const NetworkKind kind : kinds) {
        if (both && kind != NetworkKind::Storage) {
            words.emplace_back("management");
            return words;
        }
        words.push_back(wordFor(kind));
    }
    return words;
}

std::string otherNetworks(const Design& design)
{
    std::vector<NetworkKind> own;
    std::vector<NetworkKind> shared;
    std::vector<NetworkKind> missing;
    for (const NetworkKind kind : kOtherNetworks) {
        const ResolvedNetwork* network = design.network(kind);
        (network == nullptr                            ? missing
                : network->request->sharesWith.empty() ? own
                                                       : shared)
            .push_back(kind);
    }
    if (own.empty() && shared.empty()) {
        return "; storage and management networks are not stated";
    }
    std::string text;
    if (!own.empty()) {
        const std::string ownWord =
            own.size() > 1 ? " on networks of their own" : " on a network of its own";
        text += ", with " + listed(wordsFor(own)) + ownWord;
    }
    for (const NetworkKind kind : shared) {
        text += "; " + wordFor(kind) + " shares the " + design.network(kind)->request->sharesWith
            + " network";
    }
    const std::vector<std::string> open = wordsFor(missing);
    if (!open.empty()) {
        text += "; " + listed(open) + (open.size() > 1 ? " are" : " is") + " not stated";
    }
    return text;
}

} // namespace

std::string summaryOf(const SectionInput& input)
{
    const Design& design = input.analysis.design;
    const std::string first = parties(input);
    const std::string second = computeGroups(design).empty() && design.gpus() == 0
        ? "The nodes and their GPUs are not stated yet."
        : nodes(design) + fabric(input.analysis) + otherNetworks(design) + '.';
    return first.empty() ? second : first + ' ' + second;
}

} // namespace clusterbrief
