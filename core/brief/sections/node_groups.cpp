#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

namespace clusterbrief::sections {
namespace {

SpanText systemOf(const SectionInput& input, const ResolvedGroup& group)
{
    if (group.system != nullptr) {
        return plain(group.system->name);
    }
    if (!group.request->system.empty()) {
        return plain(group.request->system + ", not in the catalog");
    }
    return group.role == Role::Compute ? notStated(input, "the system") : dimmed("as built");
}

std::string countOf(const ResolvedGroup& group)
{
    if (!group.isRack()) {
        return counted(group.servers, "node", "nodes");
    }
    return (group.system->form == SystemForm::RackPair
                   ? counted(group.servers, "rack pair", "rack pairs")
                   : counted(group.servers, "rack", "racks"))
        + (group.traysUnknown() ? ", trays not known"
                                : ", " + counted(group.nodes, "tray", "trays"));
}

SpanText gpusOf(const SectionInput& input, const ResolvedGroup& group)
{
    if (group.gpusPerServer == 0) {
        if (unknownSystem(group)) {
            return dimmed("not known");
        }
        return group.role == Role::Compute ? notStated(input, "the GPUs of a node")
                                           : dimmed("none");
    }
    const std::string each = group.servers == 1
        ? grouped(group.gpus())
        : grouped(group.gpus()) + ", " + std::to_string(group.gpusPerServer) + " each";
    if (group.gpu != nullptr) {
        return plain(each + ", " + shortName(*group.gpu));
    }
    if (!group.gpuId.empty()) {
        return plain(each + ", " + group.gpuId + " (not in the catalog)");
    }
    SpanText spans = plain(each + ". ");
    for (Span& span : notStated(input, "the GPU")) {
        spans.push_back(std::move(span));
    }
    return spans;
}

Table groupTable(const SectionInput& input)
{
    Table table = tableOf({{"Group", Align::Left, 1.2}, {"Role", Align::Left, 1.1},
        {"System", Align::Left, 1.8}, {"Count", Align::Left, 1.2}, {"GPUs", Align::Left, 1.8},
        {"Memory a GPU", Align::Right, 1}, {"Power each, at most", Align::Right, 1.1}});
    for (const auto& group : input.analysis.design.groups) {
        const bool power = group->system != nullptr && group->system->maxPowerKw.has_value();
        table.rows.push_back({strong(group->request->name), plain(std::string(textOf(group->role))),
            systemOf(input, *group), plain(countOf(*group)), gpusOf(input, *group),
            group->gpu != nullptr ? plain(figure(group->gpu->memoryGb) + " GB")
                                  : dimmed("not known"),
            power ? plain(figure(*group->system->maxPowerKw, 2) + " kW") : dimmed("not known")});
    }
    return table;
}

std::string notesOf(const ResolvedPorts& ports)
{
    std::vector<std::string> notes;
    if (ports.request != nullptr && ports.request->path) {
        std::string path = "path to the GPU: ";
        for (const char c : textOf(*ports.request->path)) {
            path += static_cast<char>(c - 'a' + 'A');
        }
        notes.push_back(std::move(path));
    }
    if (ports.request != nullptr && ports.request->bonded.value_or(false)) {
        notes.emplace_back("bonded");
    }
    if (!ports.stated) {
        notes.emplace_back("from the catalog, not stated");
    }
    return capitalised(join(notes, "; "));
}

Table portTable(const SectionInput& input)
{
    Table table = tableOf({{"Group", Align::Left, 1.2}, {"Network", Align::Left, 1.8},
        {"Ports a node, each way", Align::Left, 1.6}, {"NIC", Align::Left, 2},
        {"Remarks", Align::Left, 1.8}});
    for (const auto& group : input.analysis.design.groups) {
        for (const NetworkKind kind : kNetworkKinds) {
            const std::optional<ResolvedPorts>& ports = group->ports(kind);
            if (!ports) {
                continue;
            }
            const std::string nic = nicOf(*ports);
            table.rows.push_back({strong(group->request->name), plain(capitalised(wordFor(kind))),
                plain(portsOf(*ports) + (group->isRack() ? " a tray" : "")),
                nic.empty() ? dimmed("not stated") : plain(nic), plain(notesOf(*ports))});
        }
    }
    return table;
}

} // namespace

std::optional<Section> nodeGroups(const SectionInput& input)
{
    if (input.analysis.design.groups.empty()) {
        return std::nullopt;
    }
    Section section{"node-groups", "Nodes", {groupTable(input)}};
    Table ports = portTable(input);
    if (!ports.rows.empty()) {
        section.blocks.emplace_back(std::move(ports));
    }
    return section;
}

} // namespace clusterbrief::sections
