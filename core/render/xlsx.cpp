#include "core/base/text.h"
#include "core/render/point_to_point.h"
#include "core/render/tables.h"
#include "core/render/workbook.h"
#include "core/sizing/left_out.h"
#include "core/sizing/node_power.h"

#include <algorithm>
#include <string>
#include <vector>

namespace clusterbrief {
namespace {

/// What all sheets tell of.
struct Supplies {
    const RenderInput& input;
    Wiring wiring;
    BillOfMaterials bill;

    [[nodiscard]] const Sizing& sizing() const { return input.analysis.sizing; }
};

class SummaryPage {
public:
    SummaryPage(Workbook& book, const Supplies& supplies)
        : m_sheet(book.page("Summary",
            {{"", 32}, {"", 28, CellKind::Whole}, {"", 8, CellKind::Whole},
                {"", 9, CellKind::Whole}, {"", 9, CellKind::Whole}, {"", 9, CellKind::Whole},
                {"", 9, CellKind::Whole}, {"", 15, CellKind::Whole}, {"", 12, CellKind::Figure},
                {"", 60}}))
        , m_supplies(supplies)
    {}

    void write()
    {
        const BriefMeta& meta = m_supplies.input.brief.meta;
        m_sheet->text(meta.title, true);
        m_sheet->nextRow();
        line("Document", meta.kind);
        line("Customer", meta.customer);
        line("Contact", meta.contact);
        line("Prepared by", meta.preparedBy);
        line("Revision", meta.revision);
        line("Date", meta.date);
        line("State", meta.ready ? "READY" : "DRAFT");
        line("Verdict", meta.verdict);
        line("Written by", meta.generator);
        m_sheet->nextRow();
        writeTotals();
        m_sheet->nextRow();
        writeNetworks();
        writeErrors();
    }

private:
    void line(const char* label, const std::string& content)
    {
        if (!content.empty()) {
            m_sheet->text(label);
            m_sheet->text(content);
            m_sheet->nextRow();
        }
    }

    void line(const char* label, std::optional<double> value)
    {
        m_sheet->text(label);
        m_sheet->number(value);
        m_sheet->nextRow();
    }

    void writeTotals()
    {
        const Design& design = m_supplies.input.analysis.design;
        const RackPlan& racks = m_supplies.sizing().racks;
        const BomTotals& totals = m_supplies.bill.totals;
        const auto count = [](std::int64_t number) {
            return std::optional(static_cast<double>(number));
        };
        line("Nodes with GPUs", count(design.nodes()));
        line("GPUs", count(design.gpus()));
        line("Power of all nodes at most, kW", m_supplies.sizing().nodePowerKw);
        line("Power of all nodes, as far as known", withoutPower(design));
        line("Power of all switches at most, kW", racks.switchPowerKw);
        if (racks.complete) {
            line("Racks, planning estimate", count(racks.racks()));
            line("PDUs, planning estimate", count(racks.pdus));
        } else {
            line("Racks, planning estimate", std::nullopt);
            line("PDUs, planning estimate", std::nullopt);
            line("Racks not known", join(racksLeftOut(design, m_supplies.sizing()).told(), ", "));
        }
        line(totals.complete ? "Rack units" : "Rack units, where known", count(totals.rackUnits));
        line(totals.complete ? "Weight, kg" : "Weight, kg, where known", totals.weightKg);
        line("Fabric manager appliances", count(m_supplies.sizing().managerAppliances));
    }

    void writeNetworks()
    {
        for (const char* title : {"Network", "Switch", "Planes", "Leaf", "Spine", "Core", "Links",
                 "Gb/s each way", "Down : up", "Note"}) {
            m_sheet->text(title, true);
        }
        m_sheet->nextRow();
        for (const NetworkWiring& network : m_supplies.wiring.networks) {
            writeNetwork(network);
        }
    }

    void writeNetwork(const NetworkWiring& network)
    {
        const ResolvedNetwork& resolved = *network.sized->network;
        const FabricSize& size = network.sized->size;
        m_sheet->text(labelOf(network.kind()));
        m_sheet->text(resolved.leaf == nullptr ? resolved.leafId : resolved.leaf->name);
        m_sheet->known(size.planes);
        for (const std::int64_t switches : {size.leaf, size.spine, size.core}) {
            m_sheet->known(switches);
        }
        m_sheet->known(static_cast<std::int64_t>(network.links.size()));
        m_sheet->number(
            resolved.linkSpeed() ? std::optional(resolved.linkSpeed()->value) : std::nullopt);
        m_sheet->number(size.effectiveRatio);
        m_sheet->text(network.error.empty() ? ""
                : network.sized->shares     ? network.error
                                            : "Not wired: " + network.error);
        m_sheet->nextRow();
    }

    void writeErrors()
    {
        if (m_supplies.bill.lines.empty()) {
            m_sheet->nextRow();
            m_sheet->text("Nothing to list: no node group has a count.");
            m_sheet->nextRow();
        }
    }

    std::unique_ptr<Sheet> m_sheet;
    const Supplies& m_supplies;
};

void writeBom(Workbook& book, const Supplies& supplies)
{
    const auto sheet = book.table("Bill of materials",
        {{"Part", 22}, {"Description", 64}, {"Network", 13}, {"Count", 10, CellKind::Whole},
            {"Estimate", 10}, {"Source", 60}, {"Power, kW", 12, CellKind::Figure},
            {"Rack units", 11, CellKind::Whole}, {"Weight, kg", 12, CellKind::Figure}});
    for (const BomLine& line : supplies.bill.lines) {
        sheet->text(line.part);
        sheet->text(line.description);
        sheet->text(line.network ? textOf(*line.network) : std::string_view());
        sheet->known(line.count);
        sheet->text(line.estimate ? "yes" : "no");
        sheet->text(line.source);
        sheet->number(line.powerKw);
        sheet->number(
            line.rackUnits ? std::optional(static_cast<double>(*line.rackUnits)) : std::nullopt);
        sheet->number(line.weightKg);
        sheet->nextRow();
    }
}

/// Why the links are not listed one by one; empty where they are.
std::string unlisted(const Supplies& supplies)
{
    const std::size_t links = linksOf(supplies.wiring);
    return links <= kMostSheetRows ? std::string()
                                   : grouped(static_cast<std::int64_t>(links))
            + " links are more than the " + grouped(static_cast<std::int64_t>(kMostSheetRows))
            + " that a sheet lists; the wiring list (.wiring.csv) has them all";
}

void writeWiring(Workbook& book, const Supplies& supplies)
{
    const auto sheet = book.table("Wiring",
        {{"Network", 13}, {"Plane", 8, CellKind::Whole}, {"Rail", 8, CellKind::Whole},
            {"A device", 26}, {"A port", 10}, {"B device", 26}, {"B port", 10},
            {"Gb/s each way", 15, CellKind::Whole}, {"Medium", 14},
            {"Length, m", 11, CellKind::Whole}});
    if (const std::string reason = unlisted(supplies); !reason.empty()) {
        sheet->text(reason);
        return;
    }
    for (const NetworkWiring& network : supplies.wiring.networks) {
        for (const Link& link : network.links) {
            const WiringRow row = wiringRow(supplies.wiring, network, link);
            sheet->text(row.network);
            sheet->known(row.plane);
            sheet->known(row.rail);
            sheet->text(row.aDevice);
            sheet->text(row.aPort);
            sheet->text(row.bDevice);
            sheet->text(row.bPort);
            sheet->known(row.gbps);
            sheet->text(row.medium);
            sheet->known(row.lengthM);
            sheet->nextRow();
        }
    }
}

bool hasLinks(const Wiring& wiring, Protocol protocol)
{
    return std::any_of(
        wiring.networks.begin(), wiring.networks.end(), [&](const NetworkWiring& network) {
            return protocolOf(network) == protocol && !network.links.empty();
        });
}

std::vector<SheetColumn> endColumns(Protocol protocol)
{
    constexpr CellKind kCount = CellKind::Whole;
    return protocol == Protocol::InfiniBand
        ? std::vector<SheetColumn>{{"Rack", 12}, {"U", 6, kCount}, {"Name", 28}, {"HCA/Port", 10},
            {"Rack", 12}, {"U", 6, kCount}, {"Name", 28}, {"Port", 10}}
        : std::vector<SheetColumn>{{"A-Rack", 12}, {"A-U", 6, kCount}, {"A-Node Name", 28},
            {"A-Type", 8}, {"A-Port", 10}, {"Z-Rack", 12}, {"Z-RU", 6, kCount}, {"Z-Node Name", 28},
            {"Z-Type", 8}, {"Z-Port", 10}};
}

void writePointToPoint(Workbook& book, const Supplies& supplies, Protocol protocol)
{
    if (!hasLinks(supplies.wiring, protocol) || !unlisted(supplies).empty()) {
        return;
    }
    const auto sheet = book.table(
        protocol == Protocol::InfiniBand ? "Point-to-point InfiniBand" : "Point-to-point Ethernet",
        endColumns(protocol));
    const auto write = [&](const PointToPointEnd& end) {
        sheet->text(end.rack);
        sheet->known(end.unit);
        sheet->text(end.name);
        if (protocol == Protocol::Ethernet) {
            sheet->text(end.type);
        }
        sheet->text(end.port);
    };
    visitPointToPoint(
        supplies.wiring, protocol, [&](const PointToPointEnd& a, const PointToPointEnd& z) {
            write(a);
            write(z);
            sheet->nextRow();
        });
}

void writeHcaMapping(Workbook& book, const Supplies& supplies)
{
    const std::int64_t ports = hcaPorts(supplies.wiring);
    if (ports == 0) {
        return;
    }
    const auto sheet = book.table("HCA mapping", {{"port", 8, CellKind::Whole}, {"hca-name", 14}});
    for (std::int64_t port = 1; port <= ports; ++port) {
        sheet->known(port);
        sheet->text("mlx5_" + std::to_string(port - 1));
        sheet->nextRow();
    }
}

void writeFinding(Sheet& sheet, const Finding& finding, const std::string& waiver)
{
    const Rule* rule = findRule(finding.rule);
    sheet.text(waiver.empty() ? textOf(finding.severity) : "waived");
    sheet.text(finding.rule);
    sheet.text(finding.at);
    sheet.text(finding.message());
    sheet.text(rule == nullptr ? "" : rule->why);
    sheet.text(finding.fixText());
    sheet.text(waiver);
    sheet.nextRow();
}

void writeFindings(Workbook& book, const Supplies& supplies)
{
    const CheckResult& check = supplies.input.analysis.check;
    const auto sheet = book.table("Findings",
        {{"Severity", 10}, {"Rule", 36}, {"At", 24}, {"Finding", 80}, {"Why", 60}, {"Fix", 40},
            {"Waived because", 40}});
    for (const Finding& finding : check.findings) {
        writeFinding(*sheet, finding, {});
    }
    for (const WaivedFinding& waived : check.waived) {
        writeFinding(*sheet, waived.finding, waived.waiver.reason);
    }
}

} // namespace

Result<std::string> renderXlsx(const RenderInput& input)
{
    Supplies supplies{input, wire(input.analysis.design, input.analysis.sizing), {}};
    supplies.bill = billOfMaterials(input.analysis.design, input.analysis.sizing, supplies.wiring);
    const BriefMeta& meta = input.brief.meta;
    Workbook book({meta.title, meta.preparedBy, meta.customer, meta.generator, meta.date});
    SummaryPage(book, supplies).write();
    writeBom(book, supplies);
    writeWiring(book, supplies);
    writePointToPoint(book, supplies, Protocol::InfiniBand);
    writePointToPoint(book, supplies, Protocol::Ethernet);
    writeHcaMapping(book, supplies);
    writeFindings(book, supplies);
    return book.finish();
}

} // namespace clusterbrief
