#include "core/base/text.h"
#include "core/render/tables.h"

namespace clusterbrief {
namespace {

/// A figure that is not known is an empty cell.
void appendKnown(std::string& csv, std::int64_t number)
{
    if (number > 0) {
        appendCell(csv, number);
    } else {
        csv += ',';
    }
}

template<class Columns>
std::string header(const Columns& columns)
{
    std::string csv;
    for (const char* column : columns) {
        appendCell(csv, column);
    }
    return csv + '\n';
}

std::string whyEmpty(const Wiring& wiring)
{
    const std::vector<std::string> errors = wiringErrors(wiring);
    return errors.empty() ? "the request asks for no network with a port on it"
                          : join(errors, "; ");
}

void appendRow(std::string& csv, const WiringRow& row)
{
    appendCell(csv, row.network);
    appendKnown(csv, row.plane);
    appendKnown(csv, row.rail);
    appendCell(csv, row.aDevice);
    appendCell(csv, row.aPort);
    appendCell(csv, row.bDevice);
    appendCell(csv, row.bPort);
    appendKnown(csv, row.gbps);
    appendCell(csv, row.medium);
    appendKnown(csv, row.lengthM);
    csv += '\n';
}

} // namespace

Result<std::string> renderBomCsv(const RenderInput& input)
{
    const Wiring wiring = wire(input.analysis.design, input.analysis.sizing);
    const BillOfMaterials bill =
        billOfMaterials(input.analysis.design, input.analysis.sizing, wiring);
    if (bill.lines.empty()) {
        return failure("bill of materials",
            "there is nothing to list: no node group has a count, and " + whyEmpty(wiring));
    }
    std::string csv = header(kBomColumns);
    for (const BomLine& line : bill.lines) {
        appendCell(csv, line.part);
        appendCell(csv, line.description);
        appendCell(csv, line.network ? textOf(*line.network) : std::string_view());
        appendKnown(csv, line.count);
        appendCell(csv, line.estimate ? "yes" : "no");
        appendCell(csv, line.source);
        csv += '\n';
    }
    return csv;
}

Result<std::string> renderWiringCsv(const RenderInput& input)
{
    const Wiring wiring = wire(input.analysis.design, input.analysis.sizing);
    const std::size_t links = linksOf(wiring);
    if (links == 0) {
        return failure("wiring", "there is no link to list: " + whyEmpty(wiring));
    }
    constexpr std::size_t kUsualRow = 96;
    std::string csv = header(kWiringColumns);
    csv.reserve(csv.size() + links * kUsualRow);
    for (const NetworkWiring& network : wiring.networks) {
        for (const Link& link : network.links) {
            appendRow(csv, wiringRow(wiring, network, link));
        }
    }
    return csv;
}

} // namespace clusterbrief
