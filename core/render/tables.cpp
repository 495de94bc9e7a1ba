#include "core/render/tables.h"

#include "core/base/text.h"

#include <charconv>

namespace clusterbrief {
namespace {

void separate(std::string& csv)
{
    if (!csv.empty() && csv.back() != '\n') {
        csv += ',';
    }
}

bool startsFormula(std::string_view text)
{
    return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != text.npos;
}

std::int64_t speedOfLink(const SizedNetwork& network, const Link& link)
{
    const std::optional<GigabitsPerSecond> speed =
        link.kind == LinkKind::Uplink ? network.uplinkSpeed : network.network->linkSpeed();
    return speed ? static_cast<std::int64_t>(speed->value) : 0;
}

} // namespace

WiringRow wiringRow(const Wiring& wiring, const NetworkWiring& network, const Link& link)
{
    WiringRow row;
    row.network = textOf(network.kind());
    row.plane = link.plane;
    row.rail = link.rail;
    row.aDevice = wiring.devices[link.a].name;
    row.aPort = aPortName(wiring, network, link);
    if (link.b != kOutside) {
        row.bDevice = wiring.devices[link.b].name;
        row.bPort = bPortName(wiring, network, link);
    }
    row.gbps = speedOfLink(*network.sized, link);
    row.medium = textOf(link.medium);
    row.lengthM = link.lengthM;
    return row;
}

std::size_t linksOf(const Wiring& wiring)
{
    std::size_t links = 0;
    for (const NetworkWiring& network : wiring.networks) {
        links += network.links.size();
    }
    return links;
}

std::vector<std::string> wiringErrors(const Wiring& wiring)
{
    std::vector<std::string> errors;
    for (const NetworkWiring& network : wiring.networks) {
        if (!network.error.empty() && !network.sized->shares) {
            errors.push_back(labelOf(network.kind()) + ": " + network.error);
        }
    }
    return errors;
}

void appendCell(std::string& csv, std::string_view text)
{
    if (text.empty() && (csv.empty() || csv.back() == '\n')) {
        csv += "\"\""; // the next cell sees that there is one before it
        return;
    }
    separate(csv);
    const bool harmless = !startsFormula(text);
    if (harmless && text.find_first_of(",\"\r\n") == text.npos) {
        csv += text;
        return;
    }
    csv += '"';
    if (!harmless) {
        csv += '\'';
    }
    for (const char letter : text) {
        csv += letter;
        if (letter == '"') {
            csv += '"';
        }
    }
    csv += '"';
}

void appendCell(std::string& csv, std::int64_t number)
{
    separate(csv);
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    csv.append(digits, end);
}

} // namespace clusterbrief
