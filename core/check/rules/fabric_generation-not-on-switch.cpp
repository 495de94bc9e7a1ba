#include "core/base/contract.h"
#include "core/check/subjects.h"
#include "core/check/what_if.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

std::string portsOf(const Switch& part)
{
    std::vector<std::string> offered;
    for (const auto& [key, count] : part.ports) {
        const std::optional<Generation> generation = choiceOf<Generation>(key);
        offered.push_back(
            std::to_string(count) + " x " + (generation ? labelOf(*generation) : key));
    }
    return part.name + " (" + join(offered, ", ") + ')';
}

/// Switches of the network's own technology that do not have its generation.
std::vector<const Switch*> lacking(const ResolvedNetwork& network, Report& report)
{
    std::vector<const Switch*> list;
    const std::pair<const Switch*, const std::string*> parts[] = {{network.leaf, &network.leafId},
        {network.spine, &network.spineId}, {network.core, &network.coreId}};
    for (const auto& [part, id] : parts) {
        if (part == nullptr) {
            report.skip(id->empty()
                    ? filled(
                        CLUSTERBRIEF_TR_PHRASE("the switch of the {network} network is not stated"),
                        {{"network", labelOf(network.kind)}})
                    : notInCatalog(PartKind::Switch, *id));
            continue;
        }
        report.examined();
        const bool sameTechnology =
            (part->technology == Technology::InfiniBand) == isInfiniBand(*network.generation);
        if (sameTechnology && part->portsAt(*network.generation) == 0
            && std::find(list.begin(), list.end(), part) == list.end()) {
            list.push_back(part);
        }
    }
    return list;
}

void addFinding(const Design& design, const Sizing& sizing, const ResolvedNetwork& network,
    const std::vector<const Switch*>& switches, Report& report)
{
    std::vector<std::string> names;
    for (const Switch* part : switches) {
        names.push_back(portsOf(*part));
    }
    const char* key = network.leaf == switches.front() ? "switch"
        : network.spine == switches.front()            ? "spine_switch"
                                                       : "core_switch";
    Finding& finding = report.add(network.at, network.field(key),
        {{"network", labelOf(network.kind)}, {"generation", labelOf(*network.generation)},
            {"switches", join(names, ", ")}});
    const std::string_view usual = usualSwitch(*network.generation);
    const Technology technology = network.technology.value_or(switches.front()->technology);
    auto set =
        retuned(design, sizing, network, {technology, *network.generation, network.planes, {}});
    if (!set || !network.technology) {
        return;
    }
    const Switch* leaf = network.leaf->portsAt(*network.generation) > 0
        ? network.leaf
        : design.catalog->switchPart(usual);
    finding.params.emplace_back("other", leaf->name);
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Take {other}"), std::move(*set)};
}

void check(const Design& design, const Sizing& sizing, Report& report)
{
    for (const auto& network : design.networks) {
        if (!network->request->sharesWith.empty()) {
            continue;
        }
        if (!network->generation) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the generation of the {network} network is not stated"),
                {{"network", labelOf(network->kind)}}));
            continue;
        }
        const std::vector<const Switch*> switches = lacking(*network, report);
        if (!switches.empty()) {
            addFinding(design, sizing, *network, switches, report);
        }
    }
}

} // namespace

extern const Rule fabric_generation_not_on_switch;

const Rule fabric_generation_not_on_switch{
    .id = "fabric/generation-not-on-switch",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Switch does not have the generation"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The {network} network is {generation}, and there is no such port on {switches}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "The links would come up at the switch's speed, or the order cannot be built."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "Leaf, spine or core switch of any network has no port of the network's generation. Not "
        "evaluated while generation or switch of a network is not known; a network that shares "
        "another's switches is not looked at."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the switch that has the generation."),
    .source = "The switches' own data sheets and manuals, as the catalog cites them; founding "
              "article: HDR on QM8700, NDR on Quantum-2, XDR on Quantum-X800",
    .check = check,
    .yieldsTo = {"fabric/mixed-generations", "fabric/technology-mismatch"},
};

} // namespace clusterbrief::rules
