#include "core/base/contract.h"
#include "core/check/subjects.h"

namespace clusterbrief::rules {
namespace {

void addVersion(const ResolvedNetwork& network, Report& report)
{
    const Switch& leaf = *network.leaf;
    const std::int64_t has = leaf.sharp.value_or(0);
    Finding& finding = report.add(network.at, network.field("sharp"),
        {{"version", std::to_string(*network.request->sharp)}, {"switch", leaf.name},
            {"has", std::to_string(has)}});
    finding.fix = Fix{CLUSTERBRIEF_TR_NOOP("Ask for SHARP version {has}"),
        {{network.field("sharp"), Value::ofNumber(has)}}};
    finding.fix->givesUp = true;
}

void addTechnology(const ResolvedNetwork& network, Report& report)
{
    Finding& finding = report.add(network.at, network.field("sharp"),
        {{"version", std::to_string(*network.request->sharp)},
            {"technology", labelOf(*network.technology)}});
    finding.text = CLUSTERBRIEF_TR_NOOP("SHARP version {version} is asked for on a compute network "
                                        "that is {technology}; only InfiniBand switches have it.");
    finding.fix =
        Fix{CLUSTERBRIEF_TR_NOOP("Do not ask for SHARP"), {{network.field("sharp"), Value{}}}};
    finding.fix->givesUp = true;
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const ResolvedNetwork* network = design.network(NetworkKind::Compute);
    if (network == nullptr || !network->request->sharp) {
        return;
    }
    if (!network->technology) {
        report.skip(CLUSTERBRIEF_TR_PHRASE("the technology of the compute network is not stated"));
        return;
    }
    if (!network->isInfiniBand()) {
        addTechnology(*network, report);
        return;
    }
    if (network->leaf == nullptr) {
        report.skip(network->leafId.empty()
                ? CLUSTERBRIEF_TR_PHRASE("the switch of the compute network is not stated")
                : notInCatalog(PartKind::Switch, network->leafId));
        return;
    }
    if (!network->leaf->sharp) {
        report.skip(
            filled(CLUSTERBRIEF_TR_PHRASE("the catalog does not say which SHARP {name} has"),
                {{"name", network->leaf->name}}));
        return;
    }
    report.examined();
    if (*network->request->sharp > *network->leaf->sharp) {
        addVersion(*network, report);
    }
}

} // namespace

extern const Rule fabric_sharp_not_available;

const Rule fabric_sharp_not_available{
    .id = "fabric/sharp-not-available",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("SHARP is not available"),
    .text = CLUSTERBRIEF_TR_NOOP("SHARP version {version} is asked for, and {switch} has version "
                                 "{has}."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "Reductions in the switch that the brief counts on will not take place."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "SHARP is asked for on a compute network that is not InfiniBand, or in a version above the "
        "leaf switch's: 2 on HDR, 3 on Quantum-2, 4 on Quantum-X800. Not evaluated while "
        "technology or switch is not known."),
    .fix = CLUSTERBRIEF_TR_NOOP("Ask for the version that the switch has, or for none."),
    .source = "QuantaCloud, NVLink vs InfiniBand: SHARP version 3 on Quantum-2 and version 4 on "
              "Quantum-X800; "
              "NVIDIA SHARP documentation",
    .check = check,
    .yieldsTo = {"fabric/technology-mismatch"},
};

} // namespace clusterbrief::rules
