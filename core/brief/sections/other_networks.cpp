#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

SpanText portsOn(const SectionInput& input, const ResolvedNetwork& network)
{
    std::vector<std::string> parts;
    for (const ResolvedGroup* group : network.groups) {
        const std::string ports = portsOf(*group->ports(network.kind));
        const std::string each = ports + (group->isRack() ? " a tray" : " a node");
        parts.push_back(network.groups.size() > 1 ? group->request->name + ' ' + each : each);
    }
    return parts.empty() ? notStated(input, "the ports of a node on it") : plain(join(parts, "; "));
}

std::string remarks(const ResolvedNetwork& network, const SizedNetwork* sized)
{
    const Network& request = *network.request;
    std::vector<std::string> parts;
    if (!request.sharesWith.empty()) {
        parts.push_back("shares the switches of the " + request.sharesWith + " network");
    }
    if (sized != nullptr && oversubscriptionOf(*sized)) {
        parts.push_back("oversubscription " + *oversubscriptionOf(*sized) + " as built"
            + (request.oversubscription ? "" : ", not stated"));
    }
    if (request.readGbs || request.writeGbs) {
        std::vector<std::string> rates;
        if (request.readGbs) {
            rates.push_back(figure(*request.readGbs, 2) + " GB/s read");
        }
        if (request.writeGbs) {
            rates.push_back(figure(*request.writeGbs, 2) + " GB/s written");
        }
        parts.push_back(listed(rates) + ", all nodes together");
    }
    if (network.switchAssumed && request.sharesWith.empty()) {
        parts.emplace_back("switch not stated");
    }
    return capitalised(join(parts, "; "));
}

/// `8 leaves and 3 spines, Quantum-2 QM9700`.
SpanText switchesOn(const SizedNetwork* sized)
{
    if (sized == nullptr || sized->shares) {
        return plain(sized == nullptr ? "" : "none of its own");
    }
    const FabricSize& size = sized->size;
    if (size.fault != FabricFault::None) {
        return {Span{"Cannot be sized:", Span::Kind::Strong}, Span{' ' + size.error + '.'}};
    }
    std::vector<std::string> tiers{counted(size.leaf, "leaf", "leaves")};
    if (size.spine > 0) {
        tiers.push_back(counted(size.spine, "spine", "spines"));
    }
    if (size.core > 0) {
        tiers.push_back(counted(size.core, "core", "cores"));
    }
    return plain(listed(tiers) + ", " + shortName(*sized->network->leaf));
}

std::string linksOn(const SizedNetwork* sized)
{
    if (sized == nullptr || sized->size.fault != FabricFault::None) {
        return {};
    }
    const FabricSize& size = sized->size;
    const std::pair<std::int64_t, const char*> counts[] = {{size.nodeLeafLinks, "to nodes"},
        {size.equipmentLinks, "to switches, appliances and PDUs"},
        {size.managerLinks, "to managers"}, {size.leafLeafLinks, "leaf to leaf"},
        {size.leafSpineLinks, "leaf to spine"}, {size.spineCoreLinks, "spine to core"}};
    std::vector<std::string> parts;
    for (const auto& [count, where] : counts) {
        if (count > 0) {
            parts.push_back(grouped(count) + ' ' + where);
        }
    }
    if (size.accessLinks > 0) {
        parts.push_back(grouped(size.accessLinks) + " uplinks of "
            + figure(sized->uplinkSpeed->value) + " Gb/s");
    }
    return join(parts, "; ");
}

std::string technologyOf(const ResolvedNetwork& network)
{
    const bool shares = !network.request->sharesWith.empty();
    return shares && !network.technology && !network.generation
        ? "as the " + network.request->sharesWith + " network"
        : capitalised(linkOf(network));
}

/// `Storage: leaf switches, 4 groups of up to 32 nodes × 2 rails; …`.
SpanText stepsOf(const std::string& name, const FabricSize& size)
{
    std::vector<std::string> parts;
    for (const FabricStep& step : size.steps) {
        parts.push_back(step.what + ", " + step.how);
    }
    return {Span{name + ": ", Span::Kind::Strong}, Span{join(parts, "; ")}};
}

} // namespace

std::optional<Section> otherNetworks(const SectionInput& input)
{
    const Design& design = input.analysis.design;
    Table table = tableOf({{"Network", Align::Left, 1.2}, {"Ports, each way", Align::Left, 1.6},
        {"Switches", Align::Left, 1.7}, {"Links", Align::Left, 1.9}, {"Remarks", Align::Left, 2}});
    BulletList steps;
    bool any = false;
    for (const NetworkKind kind :
        {NetworkKind::Storage, NetworkKind::InBand, NetworkKind::OutOfBand}) {
        const std::string name = capitalised(wordFor(kind));
        const ResolvedNetwork* network = design.network(kind);
        if (network == nullptr) {
            table.rows.push_back({strong(name), dimmed("not " + askedWord(input.audience)), {}, {},
                notStated(input, "how " + wordFor(kind) + " traffic is carried")});
            continue;
        }
        any = true;
        const SizedNetwork* sized = input.analysis.sizing.network(kind);
        SpanText head = strong(name + ", ");
        head.push_back({technologyOf(*network)});
        table.rows.push_back({std::move(head), portsOn(input, *network), switchesOn(sized),
            plain(linksOn(sized)), plain(remarks(*network, sized))});
        if (sized != nullptr && !sized->size.steps.empty() && !sized->shares) {
            steps.items.push_back(stepsOf(name, sized->size));
        }
    }
    if (!any) {
        return std::nullopt;
    }
    Section section{"other-networks", "Storage and management networks", {std::move(table)}};
    if (!steps.items.empty()) {
        section.blocks.emplace_back(Paragraph{strong("How the counts follow:")});
        section.blocks.emplace_back(std::move(steps));
    }
    return section;
}

} // namespace clusterbrief::sections
