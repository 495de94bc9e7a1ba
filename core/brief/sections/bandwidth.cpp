#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

namespace clusterbrief::sections {
namespace {

void addRow(
    Table& table, std::string link, std::string quoted, std::string eachWay, std::string arithmetic)
{
    table.rows.push_back({plain(std::move(link)), plain(std::move(quoted)),
        plain(std::move(eachWay)), plain(std::move(arithmetic))});
}

std::string gbs(double value)
{
    return figure(value, 2) + " GB/s";
}

void addScaleUp(const ResolvedGroup& group, Table& table)
{
    if (group.domain < 2 || !group.gpu->hasScaleUp()) {
        return;
    }
    const double both = group.gpu->scaleUp.value;
    const double each = group.gpu->scaleUp.eachWay().value;
    addRow(table, std::string(scaleUpName(group.gpu)) + ", " + shortName(*group.gpu),
        gbs(both) + " a GPU, both directions added", gbs(each),
        figure(both, 2) + " / 2 = " + figure(each, 2));
}

void addPorts(const ResolvedGroup& group, Table& table)
{
    if (!group.compute || !group.compute->speed) {
        return;
    }
    const double gbps = group.compute->speed->value;
    const double each = group.compute->speed->eachWay().value;
    addRow(table, "Compute port", figure(gbps) + " Gb/s, each direction", gbs(each),
        figure(gbps) + " / 8 = " + figure(each, 2));
    const auto perGpu = fabricPerGpu(group);
    if (perGpu && group.compute->perNode != group.gpusPerNode) {
        addRow(table, "Compute ports, a GPU",
            counted(group.compute->perNode, "port", "ports") + " for "
                + counted(group.gpusPerNode, "GPU", "GPUs"),
            gbs(perGpu->value),
            std::to_string(group.compute->perNode) + " × " + figure(each, 2) + " / "
                + std::to_string(group.gpusPerNode) + " = " + figure(perGpu->value, 2));
    }
}

void addSlot(const ResolvedGroup& group, Table& table)
{
    const std::optional<SlotLink> slot = slotOf(group);
    if (!slot) {
        return;
    }
    const double each = slot->link.eachWay(slot->slots).value;
    addRow(table,
        wordFor(*slot)
            + (slot->stated ? ", NIC to GPU" : ", the card's own; its slot is not stated"),
        gbs(each * 2) + ", both directions added", gbs(each),
        figure(each * 2, 2) + " / 2 = " + figure(each, 2));
}

void addRatio(const Analysis& analysis, const ResolvedGroup& group, Table& table)
{
    const auto perGpu = fabricPerGpu(group);
    const double scaleUp = group.domain > 1 ? group.gpu->scaleUp.eachWay().value : 0;
    if (perGpu && perGpu->value > 0 && scaleUp > 0) {
        addRow(table, std::string(scaleUpName(group.gpu)) + " to fabric, a GPU",
            "both counted each way", toOne(scaleUp / perGpu->value),
            figure(scaleUp, 2) + " / " + figure(perGpu->value, 2) + " = "
                + figure(scaleUp / perGpu->value, 2));
    }
    const SizedNetwork* compute = analysis.sizing.network(NetworkKind::Compute);
    if (perGpu && compute != nullptr && compute->size.effectiveRatio.value_or(1) > 1) {
        const double ratio = *compute->size.effectiveRatio;
        addRow(table, "Across the spine, a GPU", *oversubscriptionOf(*compute) + " oversubscribed",
            gbs(perGpu->value / ratio),
            figure(perGpu->value, 2) + " / " + figure(ratio, 2) + " = "
                + figure(perGpu->value / ratio, 2));
    }
}

/// The vendor's table of whole boards counts both sides with both directions added.
void addAggregate(const ResolvedGroup& group, Table& table)
{
    const System* system = group.system;
    if (system == nullptr || !system->nvlinkAggregateTbs || !group.compute || !group.compute->speed
        || group.compute->perNode == 0 || group.traysUnknown()) {
        return;
    }
    const std::int64_t ports = group.compute->perNode * system->trays;
    const double network = static_cast<double>(ports) * group.compute->speed->value * 2 / 8000;
    addRow(table, group.isRack() ? "Whole rack" : "Whole node",
        figure(*system->nvlinkAggregateTbs, 2) + " : " + figure(network, 2)
            + " TB/s, both directions added",
        toOne(*system->nvlinkAggregateTbs / network),
        std::to_string(ports) + " × " + figure(group.compute->speed->value)
            + " × 2 / 8,000 = " + figure(network, 2) + " TB/s of ports");
}

} // namespace

std::optional<Section> bandwidth(const SectionInput& input)
{
    Section section{"bandwidth", "Bandwidth, counted one way", {}};
    const auto groups = computeGroups(input.analysis.design);
    for (const ResolvedGroup* group : groups) {
        if (group->gpu == nullptr) {
            continue;
        }
        Table table = tableOf({{"Link", Align::Left, 2.2}, {"As quoted", Align::Left, 2.6},
            {"Each way", Align::Right, 1.1}, {"How it follows", Align::Left, 2.2}});
        addScaleUp(*group, table);
        addPorts(*group, table);
        addSlot(*group, table);
        addRatio(input.analysis, *group, table);
        addAggregate(*group, table);
        if (table.rows.empty()) {
            continue;
        }
        if (groups.size() > 1) {
            section.blocks.emplace_back(Paragraph{strong(group->request->name)});
        }
        section.blocks.emplace_back(std::move(table));
    }
    if (section.blocks.empty()) {
        return std::nullopt;
    }
    section.blocks.insert(section.blocks.begin(),
        Paragraph{plain("NVLink and PCIe are quoted in gigabytes per second with both directions "
                        "added, network ports in gigabits per second for each direction. Counted "
                        "the same way, in bytes and one direction, they compare:")});
    return section;
}

} // namespace clusterbrief::sections
