#include "core/bom/bill_of_materials.h"
#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"
#include "core/wiring/verify.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

/// Larger fabrics are listed and checked by the exports of the wiring alone.
constexpr std::int64_t kMostLinksInBrief = 60'000;

std::int64_t linksOf(const Sizing& sizing)
{
    std::int64_t links = 0;
    for (const SizedNetwork& network : sizing.networks) {
        const FabricSize& size = network.size;
        links += size.nodeLeafLinks + size.leafSpineLinks + size.spineCoreLinks;
    }
    return links;
}

/// The description without a planned length, by which like lines are told as one.
std::string withoutLength(const BomLine& line)
{
    const std::size_t planned = line.description.find(" m as planned");
    if (planned == std::string::npos) {
        return line.description;
    }
    const std::size_t comma = line.description.rfind(", ", planned);
    return line.description.substr(0, comma)
        + line.description.substr(planned + std::string_view(" m as planned").size());
}

/// Lines that differ in their planned length alone, as one.
struct MergedLine {
    BomLine line;
    bool lengthPlanned = false;
};

std::vector<MergedLine> merged(const std::vector<BomLine>& lines)
{
    std::vector<MergedLine> list;
    for (BomLine line : lines) {
        const std::string description = withoutLength(line);
        const bool planned = line.estimate && !line.part.empty() && description != line.description;
        line.estimate = line.estimate && !planned;
        line.description = description;
        const auto same = std::find_if(list.begin(), list.end(), [&](const MergedLine& known) {
            return known.line.part == line.part && known.line.network == line.network
                && known.line.description == line.description;
        });
        if (same == list.end()) {
            list.push_back({std::move(line), planned});
        } else {
            same->line.count += line.count;
            same->line.estimate = same->line.estimate || line.estimate;
            same->lengthPlanned = same->lengthPlanned || planned;
        }
    }
    return list;
}

SpanText standingOf(const MergedLine& merged)
{
    if (merged.line.count == 0) {
        return dimmed("not known");
    }
    if (merged.line.estimate) {
        return dimmed("estimate");
    }
    return plain(merged.lengthPlanned ? "counted, lengths planned" : "counted");
}

Table tableOf(const BillOfMaterials& bill)
{
    Table table = clusterbrief::tableOf({{"Part", Align::Left, 5}, {"Network", Align::Left, 1.4},
        {"Count", Align::Right, 0.8}, {"Number is", Align::Left, 1.6}});
    for (const MergedLine& each : merged(bill.lines)) {
        const BomLine& line = each.line;
        table.rows.push_back(
            {plain(line.description), line.network ? plain(labelOf(*line.network)) : SpanText{},
                line.count > 0 ? plain(grouped(line.count)) : SpanText{}, standingOf(each)});
    }
    return table;
}

void addIncluded(const BillOfMaterials& bill, Section& section)
{
    if (bill.included.empty()) {
        return;
    }
    section.blocks.emplace_back(
        Paragraph{strong("Comes with the systems, and is not ordered apart:")});
    BulletList list;
    for (const BomLine& line : bill.included) {
        list.items.push_back(plain(grouped(line.count) + " × " + line.description));
    }
    section.blocks.emplace_back(std::move(list));
}

std::string proofOf(const NetworkWiring& network, const GraphReport& report, bool planes)
{
    const std::int64_t most = report.hops.empty() ? 0 : report.hops.rbegin()->first;
    std::string text = capitalised(wordFor(network.kind()))
        + (planes ? ", plane " + std::to_string(report.plane) : std::string()) + ": ";
    text += report.portsTwice + report.portsBeyond == 0 ? "no port twice" : "ports used twice";
    if (network.sized->size.accessLinks > 0) {
        return text + ", each leaf reaches the others through its uplinks, outside this list.";
    }
    text += report.islands == 1 ? ", every device reaches every other" : ", devices apart";
    if (report.switchIslands > 1) {
        return text + ", its switches in " + grouped(report.switchIslands)
            + " groups that only the nodes join: rails meet once a core is built.";
    }
    text += ", at most " + counted(most, "switch", "switches") + " between two nodes";
    if (report.mostParallel > 0) {
        text += report.leastParallel == report.mostParallel && report.unevenLeaves == 0
            ? ", " + counted(report.mostParallel, "link", "links")
                + " between each leaf and each of its spines"
            : ", uplinks not spread evenly";
    }
    if (report.bisection && network.kind() == NetworkKind::Compute) {
        text += ", " + grouped(*report.bisection) + " of the " + grouped(report.bisectionAsked)
            + " links of one half of the nodes reach the other half at once";
    }
    return text + '.';
}

/// How the lines follow that no part of the catalog and no counted link stands behind.
BulletList estimatesOf(const BillOfMaterials& bill)
{
    BulletList list;
    for (const BomLine& line : bill.lines) {
        if (line.part.empty() && line.estimate && !line.network) {
            list.items.push_back(plain(line.description
                + (line.count > 0 ? ", " + grouped(line.count) : std::string()) + ": "
                + line.source));
        }
    }
    return list;
}

BulletList proofs(const Wiring& wiring)
{
    BulletList list;
    for (const NetworkWiring& network : wiring.networks) {
        const auto reports = verify(wiring, network);
        for (const GraphReport& report : reports) {
            list.items.push_back(plain(proofOf(network, report, reports.size() > 1)));
        }
    }
    return list;
}

} // namespace

std::optional<Section> billOfMaterials(const SectionInput& input)
{
    const Analysis& analysis = input.analysis;
    const bool any = std::any_of(analysis.sizing.networks.begin(), analysis.sizing.networks.end(),
        [](const SizedNetwork& network) { return network.size.fault == FabricFault::None; });
    if (!any || input.detail != Detail::Full) {
        return std::nullopt;
    }
    Section section{"bill-of-materials", "Bill of materials", {}};
    if (linksOf(analysis.sizing) > kMostLinksInBrief) {
        section.blocks.emplace_back(
            Paragraph{plain("The bill of materials and the list of all links come as files of "
                            "their own, .bom.csv, .wiring.csv and .xlsx.")});
        return section;
    }
    const Wiring wiring = wire(analysis.design, analysis.sizing);
    const BillOfMaterials bill =
        clusterbrief::billOfMaterials(analysis.design, analysis.sizing, wiring);
    section.blocks.emplace_back(tableOf(bill));
    section.blocks.emplace_back(Paragraph{
        dimmed("Lengths of cables, and every part or port of each link, come with the files "
               ".bom.csv, .wiring.csv and .xlsx. Not in this list: storage systems, management "
               "servers, software, support and installation.")});
    addIncluded(bill, section);
    if (BulletList estimates = estimatesOf(bill); !estimates.items.empty()) {
        section.blocks.emplace_back(Paragraph{strong("What the estimates rest on:")});
        section.blocks.emplace_back(std::move(estimates));
    }
    BulletList checked = proofs(wiring);
    if (!checked.items.empty()) {
        section.blocks.emplace_back(
            Paragraph{strong("Checked link by link, apart from what counted them:")});
        section.blocks.emplace_back(std::move(checked));
    }
    return section;
}

} // namespace clusterbrief::sections
