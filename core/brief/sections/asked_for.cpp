#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"
#include "core/check/acceptance.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

struct Row {
    SpanText design;
    std::string why;
};

/// What holds of each compute group, told once where all are alike.
template<class Of>
SpanText ofEachGroup(
    const SectionInput& input, const std::vector<const ResolvedGroup*>& groups, Of of)
{
    constexpr std::size_t kMostInSummary = 1;
    const std::size_t most =
        input.detail == Detail::Summary ? std::min(groups.size(), kMostInSummary) : groups.size();
    const auto text = [](const SpanText& spans) {
        std::string all;
        for (const Span& span : spans) {
            all += span.text;
        }
        return all;
    };
    SpanText first = of(*groups.front());
    const bool alike = std::all_of(groups.begin(), groups.end(),
        [&](const ResolvedGroup* group) { return text(of(*group)) == text(first); });
    if (alike) {
        return first;
    }
    SpanText all;
    for (std::size_t i = 0; i < most; ++i) {
        const ResolvedGroup* group = groups[i];
        all.push_back({(all.empty() ? "" : " ") + group->request->name + ':', Span::Kind::Strong});
        all.push_back({" "});
        for (Span& span : of(*group)) {
            all.push_back(std::move(span));
        }
        if (!all.back().text.ends_with('.')) {
            all.back().text += ';';
        }
    }
    if (all.back().text.ends_with(';')) {
        all.back().text.back() = '.';
    }
    if (most < groups.size()) {
        const auto rest = static_cast<std::int64_t>(groups.size() - most);
        all.push_back({' ' + counted(rest, "more group", "more groups") + " in the full brief."});
    }
    return all;
}

SpanText domainOf(const SectionInput& input, const ResolvedGroup& group)
{
    const std::string name = scaleUpName(group.gpu);
    if (group.domain == 0) {
        if (auto unknown = unknownSystem(group)) {
            return std::move(*unknown);
        }
        return notStated(input, "the GPU, and how many of them one " + name + " domain joins");
    }
    if (group.domain == 1) {
        return plain(group.gpu != nullptr && !group.gpu->hasScaleUp()
                ? "None: " + shortName(*group.gpu) + " has no " + name + "; its GPUs talk over PCIe"
                : "None: each GPU is a domain of its own, without bridges");
    }
    const std::string gpus = std::to_string(group.domain);
    const System* system = group.system;
    if (system == nullptr || system->domainOpen || name != "NVLink") {
        return plain(gpus + " GPUs joined by " + name
            + (group.domain < group.gpusPerServer
                    ? ", " + std::to_string(group.gpusPerServer / group.domain)
                        + " such domains a node"
                    : ""));
    }
    const std::string how =
        system->nvswitchChips.value_or(0) > 0 ? " with NVSwitch" : " with direct NVLink";
    return plain(group.isRack() ? gpus + "-GPU " + shortName(*system) + how
                                : gpus + "-GPU board" + how + " (" + shortName(*system) + ')');
}

Row nvlinkDomain(const SectionInput& input)
{
    const Design& design = input.analysis.design;
    const auto groups = computeGroups(design);
    if (groups.empty()) {
        return {notStated(input, "the nodes, their GPUs and the NVLink domain"),
            "It caps the tensor-parallel size"};
    }
    Row row{ofEachGroup(input, groups, [&](const ResolvedGroup& g) { return domainOf(input, g); }),
        "It caps the tensor-parallel size"};
    const ResolvedWorkload* widest = nullptr;
    for (const auto& workload : design.workloads) {
        if (widest == nullptr || workload->tensor > widest->tensor) {
            widest = workload.get();
        }
    }
    if (widest != nullptr && widest->domain() > 0) {
        row.why = "Caps tensor parallel at " + std::to_string(widest->domain()) + "; "
            + widest->request->name + (widest->tensor > widest->domain() ? " asks for " : " uses ")
            + std::to_string(widest->tensor);
    }
    return row;
}

std::string share(const ResolvedGroup& group)
{
    const std::int64_t ports = group.compute->perNode;
    const std::int64_t gpus = group.gpusPerNode;
    if (gpus == 0 || ports == 0) {
        return {};
    }
    if (ports < gpus) {
        return ", " + std::to_string(gpus) + " GPUs share them";
    }
    if (ports % gpus == 0) {
        return ports == gpus ? ", one a GPU" : ", " + std::to_string(ports / gpus) + " a GPU";
    }
    return ", unevenly over " + std::to_string(gpus) + " GPUs";
}

SpanText computePortsOf(const SectionInput& input, const ResolvedGroup& group)
{
    if (!group.compute || group.compute->perNode == 0 || !group.compute->speed) {
        return notStated(input, "the compute ports of a node, their speed and their NIC");
    }
    const ResolvedNetwork* network = input.analysis.design.network(NetworkKind::Compute);
    std::string text = portsOf(*group.compute);
    if (network != nullptr && network->generation) {
        text += " (" + wordFor(*network->generation)
            + (network->planes > 1 ? " in each of " + std::to_string(network->planes) + " planes"
                                   : "")
            + ')';
    }
    const std::string nic = nicOf(*group.compute);
    text += share(group) + (nic.empty() ? "" : ", " + nic)
        + (group.compute->stated ? "" : "; from the catalog, not stated");
    SpanText spans = plain(std::move(text));
    if (nic.empty()) {
        spans.push_back({". "});
        for (Span& span : notStated(input, "the NIC")) {
            spans.push_back(std::move(span));
        }
    }
    return spans;
}

/// Nodes that have nothing to say to each other but storage and management.
bool nodesStandAlone(const Design& design)
{
    return design.network(NetworkKind::Compute) == nullptr && jobsStayInServers(design);
}

/// The answer where no compute network is asked for; nothing where one is. `why` is the reason of
/// the ask where there is something to ask for.
std::optional<Row> withoutNetwork(
    const SectionInput& input, const std::string& what, const char* why)
{
    const Design& design = input.analysis.design;
    if (design.network(NetworkKind::Compute) != nullptr) {
        return std::nullopt;
    }
    if (nodesStandAlone(design)) {
        return Row{
            plain("None: every job fits one server"), "No traffic of a job leaves its server"};
    }
    return Row{notStated(input, what + ", if jobs span servers"), why};
}

Row computePorts(const SectionInput& input)
{
    constexpr const char* kWhy = "It sets the bandwidth of all that crosses servers";
    if (auto answer = withoutNetwork(input, "the compute ports of a node", kWhy)) {
        return std::move(*answer);
    }
    const auto groups = computeGroups(input.analysis.design);
    if (groups.empty()) {
        return {notStated(input, "the compute ports of a node, their speed and their NIC"), kWhy};
    }
    Row row{ofEachGroup(
                input, groups, [&](const ResolvedGroup& g) { return computePortsOf(input, g); }),
        kWhy};
    const std::optional<BandwidthGap>& gap = input.analysis.sizing.bandwidth;
    if (gap && gap->fabric) {
        row.why =
            figure(gap->fabric->value, 2) + " GB/s each way a GPU for all that crosses servers";
    }
    return row;
}

std::string topologyWhy(const Analysis& analysis, const SizedNetwork& compute)
{
    const FabricSize& size = compute.size;
    const std::optional<BandwidthGap>& gap = analysis.sizing.bandwidth;
    if (size.effectiveRatio.value_or(1) > 1 && gap && gap->fabric) {
        return "Across the spine a GPU gets " + figure(gap->fabric->value / *size.effectiveRatio, 2)
            + " of its " + figure(gap->fabric->value, 2) + " GB/s each way";
    }
    if (size.fault == FabricFault::None && size.leaf == size.planes) {
        return "All GPUs are one switch apart";
    }
    if (size.fault != FabricFault::None || compute.input.topology != Topology::RailAligned) {
        return "It decides how far apart matching GPUs are";
    }
    if (size.tiers == 1) {
        return "Matching GPUs of all nodes are one switch apart";
    }
    return "Matching GPUs of " + counted(nodesALeaf(size), "node", "nodes")
        + " are one switch apart";
}

Row topology(const SectionInput& input)
{
    const Analysis& analysis = input.analysis;
    if (auto answer = withoutNetwork(input, "the topology and the oversubscription",
            "It decides how far apart matching GPUs are")) {
        return std::move(*answer);
    }
    const SizedNetwork& compute = *analysis.sizing.network(NetworkKind::Compute);
    const Network& request = *compute.network->request;
    std::string text = capitalised(wordFor(compute.input.topology))
        + (request.topology ? "" : " (taken, not stated)");
    if (request.scalableUnit) {
        text += ", units of " + counted(*request.scalableUnit, "node", "nodes");
    }
    const bool built = compute.size.fault == FabricFault::None;
    if (!built) {
        SpanText spans = plain(text + ". ");
        spans.push_back({"Open:", Span::Kind::Strong});
        spans.push_back({" cannot be sized, since " + compute.size.error + '.'});
        return {std::move(spans), topologyWhy(analysis, compute)};
    }
    if (const auto ratio = oversubscriptionOf(compute)) {
        const std::string asked = spaced(compute.input.oversubscription);
        text += ", " + *ratio + (*compute.size.effectiveRatio <= 1 ? ", non-blocking" : "")
            + (request.oversubscription && asked != *ratio ? " as built, " + asked + " stated"
                                                           : "");
    } else {
        text += ", " + counted(compute.size.leaf, "switch", "switches") + " without a spine";
    }
    SpanText spans = plain(text);
    const bool taper = compute.size.effectiveRatio.has_value();
    if (taper && !request.oversubscription) {
        spans.push_back({". "});
        for (Span& span : notStated(input, "the oversubscription; 1 : 1 is taken here")) {
            spans.push_back(std::move(span));
        }
    }
    return {std::move(spans), topologyWhy(analysis, compute)};
}

SpanText pathOf(const SectionInput& input, const ResolvedGroup& group)
{
    if (group.system != nullptr && group.system->nicGpuLink) {
        return plain("The board joins each NIC to its GPU by " + wordFor(*slotOf(group)));
    }
    const Ports* request = group.compute ? group.compute->request : nullptr;
    if (request == nullptr || !request->path) {
        if (group.gpu != nullptr && group.gpu->cpuAttached) {
            return notStated(input,
                "how GPUDirect RDMA runs; GPU and CPU are joined by NVLink-C2C, so nvidia-smi "
                "topo -m prints SYS by nature");
        }
        return notStated(input,
            "whether each NIC is under the same PCIe switch as its GPU: PIX or PXB in nvidia-smi "
            "topo -m");
    }
    switch (*request->path) {
    case PciePath::Pix:
        return plain("Each NIC under the same PCIe switch as its GPU (PIX)");
    case PciePath::Pxb:
        return plain("Each NIC reaches its GPU through PCIe switches alone (PXB)");
    case PciePath::Phb:
        return plain("NIC and GPU meet at the CPU's PCIe host bridge (PHB), not at a switch");
    case PciePath::Node:
        return plain("NIC and GPU are host bridges apart within a NUMA node (NODE)");
    case PciePath::Sys:
        break;
    }
    return plain("NIC and GPU are apart across CPU sockets (SYS)");
}

Row gpuDirect(const SectionInput& input)
{
    constexpr const char* kWhy = "No copy through CPU memory";
    if (auto answer = withoutNetwork(input, "the PCIe path from NIC to GPU", kWhy)) {
        return std::move(*answer);
    }
    const auto groups = computeGroups(input.analysis.design);
    if (groups.empty()) {
        return {notStated(input, "which PCIe switch joins each NIC to its GPU"), kWhy};
    }
    return {
        ofEachGroup(input, groups, [&](const ResolvedGroup& g) { return pathOf(input, g); }), kWhy};
}

Row separateNetworks(const SectionInput& input)
{
    const Design& design = input.analysis.design;
    std::vector<std::string> asked;
    std::vector<std::string> missing;
    bool shared = false;
    for (const NetworkKind kind :
        {NetworkKind::Storage, NetworkKind::InBand, NetworkKind::OutOfBand}) {
        const std::string name = replaced(wordFor(kind), " management", "");
        const ResolvedNetwork* network = design.network(kind);
        if (network == nullptr) {
            missing.push_back(name);
        } else if (!network->request->sharesWith.empty()) {
            shared = true;
            asked.push_back(name + " on the " + network->request->sharesWith + " network");
        } else {
            asked.push_back(name + ' ' + linkOf(*network));
        }
    }
    SpanText spans = asked.empty() ? SpanText{} : plain(capitalised(join(asked, ", ")));
    if (!missing.empty()) {
        if (!spans.empty()) {
            spans.push_back({". "});
        }
        const std::string networks = missing.size() > 1 ? " networks" : " network";
        for (Span& span : notStated(input, "the " + listed(missing) + networks)) {
            spans.push_back(std::move(span));
        }
    }
    if (nodesStandAlone(design) && !shared) {
        return {std::move(spans), "Data and management traffic never compete"};
    }
    return {std::move(spans),
        shared ? "Shared networks make checkpoints and gradients compete"
               : "Checkpoints never compete with gradients"};
}

/// What the run covers, after the test's name.
std::string runCovers(const Design& design, const AcceptanceRun& run)
{
    const std::int64_t nodes = design.nodes();
    if (run.scope == Scope::EveryPair) {
        return " across every pair of nodes";
    }
    if (run.scope == Scope::Sample) {
        return " across a sample of " + counted(run.nodes.value_or(2), "node", "nodes");
    }
    if (nodesStandAlone(design)) {
        return nodes > 1 ? " within each of the " + grouped(nodes) + " nodes" : " within the node";
    }
    if (!run.scope) {
        return " across every node (taken, not stated)";
    }
    return nodes == 2 ? " across both nodes"
        : nodes > 2   ? " across all " + grouped(nodes) + " nodes"
                      : " across every node";
}

Row acceptance(const SectionInput& input)
{
    const Design& design = input.analysis.design;
    const char* const why = nodesStandAlone(design)
        ? "Shows what joins the GPUs of a node before a job depends on it"
        : "Shows the fabric as built before the job depends on it";
    const std::vector<AcceptanceRun>& runs = input.analysis.document().acceptance;
    const auto run = std::find_if(runs.begin(), runs.end(),
        [](const AcceptanceRun& r) { return r.test == "all_reduce_perf"; });
    if (run == runs.end()) {
        return {
            notStated(input, "the bus bandwidth that all_reduce_perf reaches across every node"),
            why};
    }
    std::string text =
        runCovers(design, *run) + (run->message.empty() ? "" : ", " + sizeWords(run->message));
    SpanText spans = code(run->test);
    if (run->busBandwidthGbs) {
        text += ", at least " + figure(*run->busBandwidthGbs, 2) + " GB/s bus bandwidth";
        spans.push_back({std::move(text)});
        return {std::move(spans), why};
    }
    spans.push_back({text + ". "});
    for (Span& span : notStated(input, "the bus bandwidth that it reaches")) {
        spans.push_back(std::move(span));
    }
    return {std::move(spans), why};
}

} // namespace

std::optional<Section> askedFor(const SectionInput& input)
{
    constexpr std::pair<const char*, Row (*)(const SectionInput&)> kAsks[] = {
        {"NVLink domain", nvlinkDomain}, {"Compute ports", computePorts}, {"Topology", topology},
        {"GPUDirect RDMA", gpuDirect}, {"Separate networks", separateNetworks},
        {"Acceptance", acceptance}};
    const bool request = input.audience == Audience::Request;
    Table table = tableOf({{request ? "Ask" : "Item", Align::Left, 1.25},
        {request ? "This design" : "Offered", Align::Left, 3.55}, {"Why", Align::Left, 3.3}});
    for (const auto& [title, answer] : kAsks) {
        Row row = answer(input);
        table.rows.push_back({plain(title), std::move(row.design), plain(std::move(row.why))});
    }
    return Section{"asked-for", request ? "What is asked for" : "What is offered",
        {headlineOf(input.analysis), std::move(table)}};
}

} // namespace clusterbrief::sections
