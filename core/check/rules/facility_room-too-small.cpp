#include "core/base/contract.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& sizing, Report& report)
{
    const std::optional<std::int64_t>& room = design.document->facility.racks;
    const RackPlan& plan = sizing.racks;
    if (!room || plan.racks() == 0) {
        return;
    }
    if (plan.racks() > *room) {
        report.add("facility", "/facility/racks",
            {{"planned", counted(plan.racks(), "rack", "racks")},
                {"nodes", grouped(plan.nodeRacks)}, {"switches", grouped(plan.switchRacks)},
                {"room", grouped(*room)}, {"short", grouped(plan.racks() - *room)}});
    } else if (!plan.complete) {
        report.skip(CLUSTERBRIEF_TR_PHRASE("the racks of some nodes are not known"));
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
        "the room is stated to have. Not evaluated where the racks of some nodes are not known and "
        "the others fit; silent while the racks of the room are not stated."),
    .fix = CLUSTERBRIEF_TR_NOOP(
        "Ask for more racks, put more nodes in a rack, or waive it where switches stand in racks "
        "of nodes."),
    .source = "The plan of the racks that the bill of materials counts",
    .check = check,
};

} // namespace clusterbrief::rules
