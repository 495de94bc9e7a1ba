#include "core/base/contract.h"
#include "core/check/rule.h"
#include "core/sizing/left_out.h"

#include <utility>

namespace clusterbrief::rules {
namespace {

constexpr const char* kLeast = CLUSTERBRIEF_TR_NOOP(
    "At least {planned} are planned, without {left_out}; the room has {room}, {short} too few.");

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const std::optional<std::int64_t>& room = design.document->facility.racks;
    const RackPlan& plan = sizing.racks;
    if (!room || (plan.racks() == 0 && plan.complete)) {
        return;
    }
    const RacksLeftOut leftOut = racksLeftOut(design, sizing);
    if (plan.racks() > *room) {
        Params params{{"planned", counted(plan.racks(), "rack", "racks")}, {"room", grouped(*room)},
            {"short", grouped(plan.racks() - *room)}};
        if (plan.complete) {
            params.emplace_back("nodes", grouped(plan.nodeRacks));
            params.emplace_back("switches", grouped(plan.switchRacks));
        } else {
            params.emplace_back("left_out", join(leftOut.told(), "; "));
        }
        Finding& finding = report.add("facility", "/facility/racks", std::move(params));
        finding.text = plan.complete ? finding.text : kLeast;
    } else if (!leftOut.groups.empty()) {
        report.skip(CLUSTERBRIEF_TR_PHRASE("the racks of some nodes are not known"));
    } else if (!leftOut.networks.empty()) {
        report.skip(filled(
            CLUSTERBRIEF_TR_PHRASE("the racks of the switches of the {network} network are not "
                                   "known"),
            {{"network", labelOf(leftOut.networks.front())}}));
    } else {
        report.examined();
    }
}

} // namespace

extern const Rule facility_room_too_small;

const Rule facility_room_too_small{
    .id = "facility/room-too-small",
    .severity = Severity::Warning,
    .title = CLUSTERBRIEF_TR_NOOP("The room has too few racks"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "{planned} are planned, {nodes} of nodes and {switches} of switches; the room has {room}, "
        "{short} too few."),
    .why = CLUSTERBRIEF_TR_NOOP(
        "What does not fit the room is delivered and stands in boxes, or a second room asks for "
        "longer cables than were quoted."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "The racks of nodes and switches, a planning estimate by height and power, are more than "
        "the room is stated to have. Not evaluated where the racks of some nodes or switches are "
        "not "
        "known and the others fit; silent while the racks of the room are not stated."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Ask for more racks, put more nodes in a rack, or waive it where switches stand in racks "
        "of nodes."),
    .source = "The plan of the racks that the bill of materials counts",
    .check = check,
};

} // namespace clusterbrief::rules
