#include "core/bom/bill_of_materials.h"

#include "core/base/text.h"
#include "core/bom/link_lines.h"
#include "core/bom/node_cages.h"
#include "core/sizing/left_out.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

using detail::lineOf;

std::optional<double> times(std::optional<double> each, std::int64_t count, double unit = 1)
{
    return each ? std::optional(*each * unit * static_cast<double>(count)) : std::nullopt;
}

std::optional<std::int64_t> times(std::optional<std::int64_t> each, std::int64_t count)
{
    return each ? std::optional(*each * count) : std::nullopt;
}

constexpr std::int64_t kNotKnown = 0;

/// A line that no part of the catalog stands for.
BomLine lineWithoutPart(
    std::string description, std::int64_t count, std::string source, bool estimate = true)
{
    BomLine line;
    line.description = std::move(description);
    line.count = count;
    line.estimate = estimate;
    line.source = std::move(source);
    return line;
}

/// A part that the request names and the catalog may lack.
BomLine namedLine(const Catalog& catalog, const Part* part, const std::string& id,
    const std::string& what, std::int64_t count)
{
    if (part != nullptr) {
        return lineOf(catalog, *part, part->name, {}, count);
    }
    BomLine line = lineWithoutPart(what + ' ' + id + ", not in the catalog", count, "the request");
    line.part = id;
    return line;
}

class Bill {
public:
    Bill(const Design& design, const Sizing& sizing, const Wiring& wiring)
        : m_design(design)
        , m_catalog(*design.catalog)
        , m_sizing(sizing)
        , m_wiring(wiring)
    {}

    BillOfMaterials make()
    {
        for (const auto& group : m_design.groups) {
            if (group->servers > 0) {
                addNodes(*group);
            }
        }
        for (const NetworkWiring& network : m_wiring.networks) {
            addSwitches(*network.sized);
            addLinks(network);
        }
        addManagers();
        addRacks();
        return std::move(m_bill);
    }

private:
    void addNodes(const ResolvedGroup& group)
    {
        addSystem(group);
        if (group.system == nullptr || group.system->gpuOpen) {
            addGpus(group);
        }
        addNics(group);
    }

    void addSystem(const ResolvedGroup& group)
    {
        if (group.system == nullptr && group.request->system.empty()) {
            m_bill.totals.complete = false;
            m_bill.lines.push_back(lineWithoutPart(
                "Servers of " + group.at + ", system not stated", group.servers, "the request"));
            return;
        }
        BomLine line =
            namedLine(m_catalog, group.system, group.request->system, "System", group.servers);
        if (const System* system = group.system) {
            line.powerKw = times(system->maxPowerKw, group.servers);
            line.rackUnits = times(system->rackUnits, group.servers);
            line.weightKg = times(system->weightKg, group.servers);
        }
        addPiece(std::move(line));
    }

    void addGpus(const ResolvedGroup& group)
    {
        if (!group.gpuId.empty() && group.gpus() > 0) {
            addLine(
                namedLine(m_catalog, group.gpu, group.gpuId, "GPU", group.gpus()), m_bill.lines);
        }
    }

    /// The ports of one model on several networks share its cards.
    struct Cards {
        const Nic* nic = nullptr;
        std::string id;
        std::int64_t ports = 0;
        bool stated = false;
    };

    static std::vector<Cards> cardsOf(const ResolvedGroup& group)
    {
        std::vector<Cards> all;
        for (const NetworkKind kind : kNetworkKinds) {
            const std::optional<ResolvedPorts>& ports = group.ports(kind);
            if (!ports || ports->nicId.empty() || ports->perNode <= 0) {
                continue;
            }
            auto same = std::find_if(all.begin(), all.end(),
                [&](const Cards& cards) { return cards.id == ports->nicId; });
            if (same == all.end()) {
                same = all.insert(all.end(), Cards{ports->nic, ports->nicId, 0, false});
            }
            same->ports += ports->perNode;
            same->stated = same->stated || ports->stated;
        }
        return all;
    }

    void addNics(const ResolvedGroup& group)
    {
        for (const Cards& cards : cardsOf(group)) {
            const std::int64_t each =
                cards.nic == nullptr ? 1 : std::max<std::int64_t>(1, cards.nic->ports);
            BomLine line = namedLine(
                m_catalog, cards.nic, cards.id, "NIC", group.nodes * ceilDiv(cards.ports, each));
            if (comesWithSystem(group, cards.id)) {
                line.description += ", in " + group.system->name;
                addLine(std::move(line), m_bill.included);
            } else {
                line.estimate = line.estimate || !cards.stated;
                addLine(std::move(line), m_bill.lines);
            }
        }
    }

    [[nodiscard]] static bool comesWithSystem(const ResolvedGroup& group, const std::string& nic)
    {
        return group.system != nullptr
            && std::any_of(kNetworkKinds.begin(), kNetworkKinds.end(), [&](NetworkKind kind) {
                   const System& system = *group.system;
                   const NicSlots* slots = detail::slotsOf(system, kind);
                   const bool joined = kind == NetworkKind::Compute && system.nicGpuLink;
                   return slots != nullptr && slots->nic == nic && (joined || !system.nicsSeparate);
               });
    }

    /// Node groups of the same parts are one line: nobody orders by group.
    static void addLine(BomLine line, std::vector<BomLine>& lines)
    {
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const BomLine& known) {
            return !line.part.empty() && known.part == line.part
                && known.description == line.description && known.network == line.network
                && known.estimate == line.estimate && known.source == line.source;
        });
        if (same == lines.end()) {
            lines.push_back(std::move(line));
            return;
        }
        const auto add = [](auto& sum, const auto& more) {
            if (sum && more) {
                *sum += *more;
            }
        };
        same->count += line.count;
        add(same->powerKw, line.powerKw);
        add(same->rackUnits, line.rackUnits);
        add(same->weightKg, line.weightKg);
    }

    void addSwitches(const SizedNetwork& network)
    {
        for (const SwitchCount& count : switchesOf(network)) {
            const Switch& part = *count.part;
            const std::int64_t boxes = part.boxes(count.switches);
            BomLine line = lineOf(
                m_catalog, part, part.name + rolesOf(network, part), network.network->kind, boxes);
            line.estimate = line.estimate || countsPdus(network);
            line.powerKw = times(part.maxPowerW, boxes, 0.001);
            line.rackUnits = times(part.rackUnits, boxes);
            line.weightKg = times(part.weightKg, boxes);
            addPiece(std::move(line));
        }
    }

    /// `, 32 leaf and 16 spine switches`.
    [[nodiscard]] static std::string rolesOf(const SizedNetwork& network, const Switch& part)
    {
        const std::pair<const Switch*, std::pair<std::int64_t, const char*>> tiers[] = {
            {network.network->leaf, {network.size.leaf, "leaf"}},
            {network.network->spine, {network.size.spine, "spine"}},
            {network.network->core, {network.size.core, "core"}}};
        std::vector<std::string> roles;
        for (const auto& [model, role] : tiers) {
            if (model == &part && role.first > 0) {
                roles.push_back(grouped(role.first) + ' ' + role.second);
            }
        }
        return roles.empty() ? std::string() : ", " + join(roles, ", ");
    }

    /// The out-of-band network has a port for every PDU, and these are planned.
    [[nodiscard]] static bool countsPdus(const SizedNetwork& network)
    {
        return network.input.equipmentPorts > 0 || network.size.equipmentLinks > 0;
    }

    void addLinks(const NetworkWiring& network)
    {
        const SizedNetwork& sized = *network.sized;
        if (network.error.empty()) {
            std::vector<BomLine> lines = detail::linkLines(m_design, m_wiring, network);
            for (BomLine& line : lines) {
                line.estimate = line.estimate || countsPdus(sized);
                m_bill.lines.push_back(std::move(line));
            }
            return;
        }
        const FabricSize& size = sized.size;
        if (size.fault != FabricFault::None) {
            addUnsized(sized);
            return;
        }
        const std::int64_t links = size.nodeLeafLinks + size.managerLinks + size.leafLeafLinks
            + size.leafSpineLinks + size.spineCoreLinks + size.equipmentLinks + size.accessLinks;
        if (links > 0) {
            BomLine line =
                lineWithoutPart("Links, their transceivers and cables not listed: " + network.error,
                    links, "counted from the switches");
            line.network = network.kind();
            m_bill.lines.push_back(std::move(line));
        }
    }

    /// Without it, a bill would pass for whole that lacks a network.
    void addUnsized(const SizedNetwork& sized)
    {
        if (sized.shares || m_bill.lines.empty()) {
            return;
        }
        m_bill.totals.complete = false;
        BomLine line = lineWithoutPart("Switches, transceivers and cables, counts not known",
            kNotKnown, "cannot be sized: " + sized.size.error);
        line.network = sized.network->kind;
        m_bill.lines.push_back(std::move(line));
    }

    void addManagers()
    {
        if (m_sizing.managerAppliances > 0) {
            m_bill.lines.push_back(
                lineWithoutPart("Fabric manager appliances (none in the catalog)",
                    m_sizing.managerAppliances, "two manager links each"));
        }
    }

    void addRacks()
    {
        const RackPlan& plan = m_sizing.racks;
        std::int64_t bare = 0;
        for (const GroupRacks& racks : plan.groups) {
            bare += racks.group->isRack() ? 0 : racks.racks;
        }
        if (bare > 0) {
            m_bill.lines.push_back(lineWithoutPart(racksLeftOut(m_design, m_sizing).groups.empty()
                    ? "Racks for nodes"
                    : "Racks for nodes, without those whose power is not known",
                bare, nodeRacksHow()));
        }
        addSwitchRacks();
        if (plan.pdus > 0) {
            m_bill.lines.push_back(lineWithoutPart(plan.complete
                    ? "Power distribution units (PDUs)"
                    : "Power distribution units (PDUs) of the racks counted",
                plan.pdus, "one for each rack and power feed"));
        }
    }

    void addSwitchRacks()
    {
        const RackPlan& plan = m_sizing.racks;
        std::vector<std::string> without;
        for (const NetworkKind network : racksLeftOut(m_design, m_sizing).networks) {
            without.push_back("the " + labelOf(network) + " network");
        }
        if (plan.switchRacks > 0) {
            m_bill.lines.push_back(lineWithoutPart("Racks for switches"
                    + (without.empty() ? "" : ", without those of " + join(without, ", ")),
                plan.switchRacks, plan.switchesHow));
        } else if (!without.empty() && !m_bill.lines.empty()) {
            m_bill.lines.push_back(lineWithoutPart("Racks for switches, count not known", kNotKnown,
                "the switches of " + join(without, ", ") + " are not known"));
        }
    }

    [[nodiscard]] std::string nodeRacksHow() const
    {
        std::vector<std::string> hows;
        for (const GroupRacks& racks : m_sizing.racks.groups) {
            if (!racks.group->isRack()) {
                hows.push_back(racks.group->at + ": " + racks.how);
            }
        }
        return join(hows, "; ");
    }

    /// A line whose power, height and weight count in the totals.
    void addPiece(BomLine line)
    {
        BomTotals& totals = m_bill.totals;
        totals.powerKw += line.powerKw.value_or(0);
        totals.rackUnits += line.rackUnits.value_or(0);
        totals.weightKg += line.weightKg.value_or(0);
        totals.complete = totals.complete && line.powerKw && line.rackUnits && line.weightKg;
        addLine(std::move(line), m_bill.lines);
    }

    const Design& m_design;
    const Catalog& m_catalog;
    const Sizing& m_sizing;
    const Wiring& m_wiring;
    BillOfMaterials m_bill;
};

} // namespace

BillOfMaterials billOfMaterials(const Design& design, const Sizing& sizing, const Wiring& wiring)
{
    return Bill(design, sizing, wiring).make();
}

} // namespace clusterbrief
