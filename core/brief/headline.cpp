#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

namespace clusterbrief {
namespace {

/// Where no GPUs can be counted: what there is, and what is missing.
Headline::Item openItem(const Design& design)
{
    const std::vector<const ResolvedGroup*> groups = computeGroups(design);
    if (groups.empty()) {
        return {"Open", "GPUs: no compute nodes are stated"};
    }
    std::int64_t nodes = 0;
    for (const ResolvedGroup* group : groups) {
        nodes += group->servers;
    }
    const ResolvedGroup& first = *groups.front();
    const std::string noun = nodes == 1 ? "node" : "nodes";
    if (first.system == nullptr && !first.request->system.empty()) {
        return {grouped(nodes),
            noun + "; GPUs not known: the system " + first.request->system
                + " is not in the catalog"};
    }
    return {grouped(nodes), noun + "; their GPUs are not stated"};
}

Headline::Item gpuItem(const Design& design)
{
    if (design.gpus() == 0) {
        return openItem(design);
    }
    std::vector<const ResolvedGroup*> holders;
    for (const auto& group : design.groups) {
        if (group->gpus() > 0) {
            holders.push_back(group.get());
        }
    }
    const ResolvedGroup& first = *holders.front();
    const char* const gpus = design.gpus() == 1 ? "GPU" : "GPUs";
    if (holders.size() > 1) {
        return {grouped(design.gpus()),
            std::string(gpus) + " in " + std::to_string(holders.size()) + " node groups"};
    }
    const std::string places = !first.isRack() ? counted(first.servers, "node", "nodes")
        : first.system->form == SystemForm::RackPair
        ? counted(first.servers, "rack pair", "rack pairs")
        : counted(first.servers, "rack", "racks");
    return {grouped(design.gpus()),
        std::string(gpus) + ", " + places + " of " + std::to_string(first.gpusPerServer)};
}

Headline::Item domainItem(const BandwidthGap& gap)
{
    const std::string name = scaleUpName(gap.group->gpu);
    if (gap.group->domain == 0) {
        return {"Open", "GPUs in an " + name + " domain: not stated"};
    }
    if (gap.group->domain == 1) {
        return {"1", "GPU on its own, without " + name};
    }
    return {grouped(gap.group->domain), "GPUs in an " + name + " domain"};
}

Headline::Item bandwidthItem(const BandwidthGap& gap)
{
    const std::string name = scaleUpName(gap.group->gpu);
    if (!gap.fabric) {
        return {figure(gap.scaleUp.value, 2),
            "GB/s of " + name + " a GPU, each way; no fabric ports are stated"};
    }
    if (gap.scaleUp.value <= 0) {
        return {figure(gap.fabric->value, 2), "GB/s of fabric a GPU, each way; no " + name};
    }
    return {toOne(*gap.ratio()),
        name + ' ' + figure(gap.scaleUp.value, 2) + " to fabric " + figure(gap.fabric->value, 2)
            + " GB/s, each way"};
}

Headline::Item ratioItem(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    if (size.fault != FabricFault::None) {
        return {"Open", "oversubscription: the compute fabric cannot be sized"};
    }
    if (const auto ratio = oversubscriptionOf(network)) {
        return {*ratio,
            size.core > 0 ? "oversubscription, leaf to core" : "oversubscription, leaf to spine"};
    }
    return {grouped(size.leaf),
        size.leaf == 1 ? "compute switch, without a spine" : "compute switches, without a spine"};
}

} // namespace

Headline headlineOf(const Analysis& analysis)
{
    Headline headline;
    headline.items.push_back(gpuItem(analysis.design));
    if (const std::optional<BandwidthGap>& gap = analysis.sizing.bandwidth) {
        headline.items.push_back(domainItem(*gap));
        if (gap->scaleUp.value > 0 || gap->fabric) {
            headline.items.push_back(bandwidthItem(*gap));
        }
    }
    if (const SizedNetwork* compute = analysis.sizing.network(NetworkKind::Compute)) {
        headline.items.push_back(ratioItem(*compute));
    }
    return headline;
}

} // namespace clusterbrief
