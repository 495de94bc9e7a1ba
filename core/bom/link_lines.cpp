#include "core/bom/link_lines.h"

#include "core/base/text.h"
#include "core/bom/node_cages.h"
#include "core/wiring/medium.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

namespace clusterbrief::detail {
namespace {

/// Links that take the same parts at both ends and the same length between them.
struct RunKey {
    LinkKind kind = LinkKind::NodeLeaf;
    const Switch* near = nullptr;
    const Switch* far = nullptr;
    const Nic* nic = nullptr;
    std::int64_t linksPerCage = 1;
    Medium medium = Medium::Unknown;
    std::uint16_t lengthM = 0;

    bool operator==(const RunKey&) const = default;
};

struct Run {
    RunKey key;
    LinkParts parts;    ///< As the lower switch sees it.
    LinkParts farParts; ///< As the upper switch sees it; between switches only.
    std::int64_t cables = 0;
};

/// Pieces of one part, or of none, and what they are for.
struct Pieces {
    const Cable* part = nullptr;
    std::string where; ///< `in switches`.
    std::string what;  ///< What is missing, where there is no part.
    std::int64_t count = 0;
    bool planned = false;
};

bool isBetweenSwitches(LinkKind kind)
{
    return kind == LinkKind::LeafLeaf || kind == LinkKind::LeafSpine || kind == LinkKind::SpineCore;
}

/// `multimode transceivers`, `cables of an unknown medium`.
std::string ofMedium(Medium medium, const std::string& things)
{
    return medium == Medium::Unknown ? things + " of an unknown medium"
        : medium == Medium::Aoc      ? "active optical " + things
                                     : std::string(textOf(medium)) + ' ' + things;
}

/// Goes through the links of a network once and counts what they take.
class Counter {
public:
    Counter(const Design& design, const Wiring& wiring, const NetworkWiring& network)
        : m_catalog(*design.catalog)
        , m_wiring(wiring)
        , m_network(network)
        , m_resolved(*network.sized->network)
        , m_cages(design, m_resolved)
        , m_modules(wiring.devices.size())
        , m_splits(wiring.devices.size())
    {
        for (const Link& link : network.links) {
            std::uint16_t& longest = m_longest[static_cast<std::size_t>(link.kind)];
            longest = std::max(longest, link.lengthM);
        }
    }

    std::vector<BomLine> lines()
    {
        countLinks(false);
        countLinks(true); // links of managers find the cages that they share taken
        std::vector<BomLine> lines;
        append(m_switchModules, lines);
        append(m_nodeModules, lines);
        appendCables(false, lines);
        append(m_managerModules, lines);
        appendCables(true, lines);
        if (m_uplinks > 0) {
            lines.push_back(uplinkLine());
        }
        return lines;
    }

private:
    void countLinks(bool managers)
    {
        for (const Link& link : m_network.links) {
            if ((link.kind == LinkKind::ManagerLeaf) == managers) {
                count(link);
            }
        }
    }

    void count(const Link& link)
    {
        if (link.kind == LinkKind::Uplink) {
            ++m_uplinks;
            return;
        }
        Run& run = runOf(link);
        countCables(link, run);
        if (!run.parts.modules) {
            return;
        }
        if (isBetweenSwitches(link.kind)) {
            takeSwitchCage(link.a, link.aPort, run.parts, link.kind);
            takeSwitchCage(link.b, link.bPort, run.farParts, link.kind);
            return;
        }
        takeSwitchCage(link.b, link.bPort, run.parts, link.kind);
        takeNodeCage(link, run);
    }

    Run& runOf(const Link& link)
    {
        const Device& a = m_wiring.devices[link.a];
        const Device& b = m_wiring.devices[link.b];
        RunKey key;
        key.kind = link.kind;
        key.medium = link.medium;
        key.lengthM = link.lengthM;
        if (isBetweenSwitches(link.kind)) {
            key.near = a.part;
            key.far = b.part;
        } else {
            key.near = b.part;
            const NodeCage cage = m_cages.of(a, link.aPort);
            key.nic = cage.nic;
            key.linksPerCage = cage.links;
        }
        if (m_last < m_runs.size() && m_runs[m_last].key == key) {
            return m_runs[m_last];
        }
        const auto same = std::find_if(
            m_runs.begin(), m_runs.end(), [&](const Run& run) { return run.key == key; });
        m_last = static_cast<std::size_t>(same - m_runs.begin());
        if (same == m_runs.end()) {
            m_runs.push_back(newRun(key));
        }
        return m_runs[m_last];
    }

    [[nodiscard]] Run newRun(const RunKey& key) const
    {
        const double reach = m_longest[static_cast<std::size_t>(key.kind)];
        Run run;
        run.key = key;
        run.parts = chooseParts(m_catalog, m_resolved, key.medium, reach, *key.near,
            {key.far, key.nic, key.linksPerCage});
        if (key.far != nullptr) {
            run.farParts = chooseParts(
                m_catalog, m_resolved, key.medium, reach, *key.far, {key.near, nullptr, 1});
        }
        return run;
    }

    /// A cable that carries several links is counted with the first of them.
    void countCables(const Link& link, Run& run)
    {
        const std::int64_t links = run.parts.linksPerCable;
        if (links <= 1) {
            run.cables += run.parts.cablesPerLink;
            return;
        }
        const auto group = [&](std::uint16_t port) {
            return static_cast<std::size_t>((port - 1) / links);
        };
        const bool taken = isBetweenSwitches(link.kind)
            ? !m_pairs.emplace(link.a, group(link.aPort), link.b, group(link.bPort)).second
            : !take(m_splits[link.b], group(link.bPort));
        run.cables += taken ? 0 : 1;
    }

    /// Whether the place was free.
    static bool take(std::vector<bool>& places, std::size_t place)
    {
        if (places.size() <= place) {
            places.resize(place + 1, false);
        }
        const bool free = !places[place];
        places[place] = true;
        return free;
    }

    void takeSwitchCage(
        std::uint32_t device, std::uint16_t port, const LinkParts& parts, LinkKind kind)
    {
        const auto cage = static_cast<std::size_t>((port - 1) / parts.linksPerModule);
        if (!parts.switchModules || !take(m_modules[device], cage)) {
            return;
        }
        const bool manager = kind == LinkKind::ManagerLeaf;
        add(manager ? m_managerModules : m_switchModules, parts.switchModule,
            manager ? "in switches, for manager links" : "in switches", parts.medium);
    }

    void takeNodeCage(const Link& link, const Run& run)
    {
        const Device& node = m_wiring.devices[link.a];
        const NodeCage cage = m_cages.of(node, link.aPort);
        if (!take(m_modules[link.a], cage.place)) {
            return;
        }
        if (node.kind == DeviceKind::Node) {
            add(m_nodeModules, run.parts.nodeModule,
                run.key.nic == nullptr ? "in nodes whose NIC is not known" : "in nodes",
                run.key.medium);
        } else {
            add(m_managerModules, run.parts.nodeModule, "in manager appliances", run.key.medium);
        }
    }

    void add(std::vector<Pieces>& list, const Cable* part, const char* where, Medium medium)
    {
        const auto same = std::find_if(list.begin(), list.end(),
            [&](const Pieces& pieces) { return pieces.part == part && pieces.where == where; });
        if (same != list.end()) {
            ++same->count;
            return;
        }
        list.push_back({part, where,
            labelOf(*m_resolved.generation) + ' ' + ofMedium(medium, "transceivers"), 1, false});
    }

    void append(const std::vector<Pieces>& list, std::vector<BomLine>& lines) const
    {
        for (const Pieces& pieces : list) {
            lines.push_back(lineOf(pieces));
        }
    }

    [[nodiscard]] BomLine lineOf(const Pieces& pieces) const
    {
        if (pieces.part == nullptr) {
            return {{}, pieces.what + ", " + pieces.where + " (none in the catalog fits)",
                m_network.kind(), pieces.count, true, "counted from the wiring", {}, {}, {}};
        }
        BomLine line = detail::lineOf(m_catalog, *pieces.part,
            pieces.part->name + ", " + pieces.where, m_network.kind(), pieces.count);
        line.estimate = line.estimate || pieces.planned;
        return line;
    }

    void appendCables(bool managers, std::vector<BomLine>& lines) const
    {
        std::vector<std::pair<std::uint16_t, Pieces>> all;
        for (const Run& run : m_runs) {
            if ((run.key.kind == LinkKind::ManagerLeaf) == managers && run.cables > 0) {
                addCables(run, all);
            }
        }
        std::stable_sort(
            all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [length, pieces] : all) {
            lines.push_back(lineOf(pieces));
        }
    }

    void addCables(const Run& run, std::vector<std::pair<std::uint16_t, Pieces>>& all) const
    {
        const std::string length = run.key.lengthM == 0
            ? "length not known"
            : std::to_string(run.key.lengthM) + " m as planned";
        const std::string where =
            length + (run.key.kind == LinkKind::ManagerLeaf ? ", for manager links" : "");
        const auto same = std::find_if(all.begin(), all.end(), [&](const auto& entry) {
            return entry.second.part == run.parts.cable && entry.second.where == where
                && entry.second.what == missingCable(run);
        });
        if (same != all.end()) {
            same->second.count += run.cables;
            return;
        }
        all.push_back({run.key.lengthM,
            {run.parts.cable, where, missingCable(run), run.cables, run.key.lengthM > 0}});
    }

    [[nodiscard]] std::string missingCable(const Run& run) const
    {
        const std::string label = m_resolved.generation ? labelOf(*m_resolved.generation)
                                                        : std::string("generation open");
        const std::string split = run.parts.linksPerCable > 1
            ? " of " + std::to_string(run.parts.linksPerCable) + " links each"
            : "";
        return label + ' ' + ofMedium(run.key.medium, run.parts.modules ? "fibres" : "cables")
            + split;
    }

    [[nodiscard]] BomLine uplinkLine() const
    {
        const auto& speed = m_network.sized->uplinkSpeed;
        return {{},
            "Uplinks" + (speed ? " of " + figure(speed->value, 0) + " Gb/s" : std::string())
                + ", cable and transceivers (none in the catalog)",
            m_network.kind(), m_uplinks, true,
            std::to_string(kAccessUplinks) + " for each leaf switch", {}, {}, {}};
    }

    const Catalog& m_catalog;
    const Wiring& m_wiring;
    const NetworkWiring& m_network;
    const ResolvedNetwork& m_resolved;
    const NodeCages m_cages;
    std::array<std::uint16_t, kLinkKinds> m_longest{};
    std::vector<std::vector<bool>> m_modules; ///< By device, its cages with a transceiver.
    std::vector<std::vector<bool>> m_splits;  ///< By switch, its ports with a splitting cable.
    std::set<std::tuple<std::uint32_t, std::size_t, std::uint32_t, std::size_t>> m_pairs;
    std::vector<Run> m_runs;
    std::size_t m_last = 0;
    std::vector<Pieces> m_switchModules;
    std::vector<Pieces> m_nodeModules;
    std::vector<Pieces> m_managerModules;
    std::int64_t m_uplinks = 0;
};

} // namespace

BomLine lineOf(const Catalog& catalog, const Part& part, std::string description,
    std::optional<NetworkKind> network, std::int64_t count)
{
    BomLine line;
    line.part = part.id;
    line.description = std::move(description);
    line.network = network;
    line.count = count;
    line.estimate = part.standing == Standing::Estimate || part.standing == Standing::Remembered;
    line.source = catalog.citation(part);
    return line;
}

std::vector<BomLine> linkLines(
    const Design& design, const Wiring& wiring, const NetworkWiring& network)
{
    return Counter(design, wiring, network).lines();
}

} // namespace clusterbrief::detail
