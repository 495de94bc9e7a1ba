#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

struct Reach {
    double metres = 0;
    const Cable* cable = nullptr;
};

bool carries(const Cable& cable, Generation generation)
{
    return std::find(cable.serves.begin(), cable.serves.end(), textOf(generation))
        != cable.serves.end();
}

bool isFibre(const Cable& cable)
{
    return cable.kind == "fibre";
}

/// The fibre's reach where a medium comes to a generation over splitter fibres only.
std::optional<double> splitterLimit(
    const Catalog& catalog, std::string_view media, Generation generation)
{
    std::optional<double> limit;
    for (const Cable& cable : catalog.cables) {
        if (isFibre(cable) && cable.media == media && carries(cable, generation)) {
            if (cable.split == 1) {
                return std::nullopt;
            }
            limit = std::max(limit.value_or(0), cable.maxM.value_or(0));
        }
    }
    return limit;
}

/// The longest link of the generation, over passive copper or over anything.
Reach longest(const Catalog& catalog, Generation generation, bool passive)
{
    Reach reach;
    for (const Cable& cable : catalog.cables) {
        if (isFibre(cable) || !cable.maxM || !carries(cable, generation)
            || (passive && cable.media != "copper")) {
            continue;
        }
        const double metres = std::min(
            *cable.maxM, splitterLimit(catalog, cable.media, generation).value_or(*cable.maxM));
        if (metres > reach.metres) {
            reach = {metres, &cable};
        }
    }
    return reach;
}

void judge(const Catalog& catalog, const ResolvedNetwork& network, Report& report)
{
    const double asked = *network.request->longestCableM;
    const Reach any = longest(catalog, *network.generation, false);
    if (any.cable == nullptr) {
        report.skip(filled(CLUSTERBRIEF_TR_PHRASE("the catalog has no cable for {generation}"),
            {{"generation", labelOf(*network.generation)}}));
        return;
    }
    report.examined();
    const Reach passive = longest(catalog, *network.generation, true);
    const bool beyondAll = asked > any.metres;
    const bool compute = network.kind == NetworkKind::Compute;
    if (!beyondAll && (!compute || passive.cable == nullptr || asked <= passive.metres)) {
        return;
    }
    const Reach& reach = beyondAll ? any : passive;
    Finding& finding = report.add(network.at, network.field("longest_cable_m"),
        {{"asked", figure(asked)}, {"reach", figure(reach.metres)},
            {"over", figure(asked - reach.metres)}, {"cable", reach.cable->name},
            {"generation", labelOf(*network.generation)}});
    if (beyondAll) {
        finding.params.emplace_back("network", labelOf(network.kind));
        return;
    }
    finding.severity = Severity::Advice;
    finding.text = CLUSTERBRIEF_TR_NOOP(
        "The longest cable of {asked} m is {over} m beyond what passive copper of {generation} "
        "reaches ({reach} m, {cable}): optics are counted for such links.");
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& network : design.networks) {
        if (!network->request->longestCableM || !network->request->sharesWith.empty()) {
            continue;
        }
        if (!network->generation) {
            report.skip(filled(
                CLUSTERBRIEF_TR_PHRASE("the generation of the {network} network is not stated"),
                {{"network", labelOf(network->kind)}}));
            continue;
        }
        judge(*design.catalog, *network, report);
    }
}

} // namespace

extern const Rule fabric_cable_beyond_reach;

const Rule fabric_cable_beyond_reach{
    .id = "fabric/cable-beyond-reach",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Cable is longer than it can be"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "The longest cable of the {network} network is to be {asked} m, {over} m more than any "
        "medium of {generation} reaches; {cable} reaches {reach} m."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "A link beyond its reach does not come up, and optics take power, money and a part number "
        "that copper does not."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The stated longest cable of a network is over the reach of every cable and transceiver "
        "that the catalog has for its generation; advice on the compute network where it is over "
        "that of passive copper. Not evaluated for generations that the catalog has no cable for; "
        "silent where no length is stated."),
    .fix = CLUSTERBRIEF_TR_NOOP("Put the racks nearer to each other, or count the optics."),
    .source = "NVIDIA LinkX overview: passive copper to 3 m, active copper to 5 m, multimode to 50 "
              "m, single mode to 100 m, 500 m and 2 km; the catalog's cables",
    .check = check,
    .also = {Severity::Advice},
};

} // namespace clusterbrief::rules
