#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"
#include "core/wiring/link_row.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

/// More are a file to be worked with, not pages to be read.
constexpr std::size_t kMostRows = 10'000;

std::string numberOrNothing(std::int64_t number)
{
    return number > 0 ? grouped(number) : std::string();
}

Table tableOfLinks(const Wiring& wiring, const NetworkWiring& network)
{
    Table table = tableOf({{"From", Align::Left, 2}, {"Port", Align::Left, 1},
        {"To", Align::Left, 2}, {"Port", Align::Left, 1}, {"Gb/s", Align::Right, 0.7},
        {"Medium", Align::Left, 1.1}, {"m", Align::Right, 0.4}});
    table.dense = true;
    table.rows.reserve(network.links.size());
    for (const Link& link : network.links) {
        const WiringRow row = wiringRow(wiring, network, link);
        table.rows.push_back({plain(std::string(row.aDevice)), plain(row.aPort),
            plain(std::string(row.bDevice)), plain(row.bPort), plain(numberOrNothing(row.gbps)),
            plain(std::string(row.medium)), plain(numberOrNothing(row.lengthM))});
    }
    return table;
}

void addNetwork(const Wiring& wiring, const NetworkWiring& network, Section& section)
{
    SpanText title = strong(capitalised(wordFor(network.kind())));
    title.push_back(
        {", " + counted(static_cast<std::int64_t>(network.links.size()), "link", "links")});
    section.blocks.emplace_back(Paragraph{std::move(title)});
    section.blocks.emplace_back(tableOfLinks(wiring, network));
}

} // namespace

std::optional<Section> wiringList(const SectionInput& input)
{
    if (!input.wiringList) {
        return std::nullopt;
    }
    Section section{"wiring-list", "Appendix: wiring list", {}};
    const Wiring wiring = wire(input.analysis.design, input.analysis.sizing);
    const std::size_t links = linksOf(wiring);
    if (links > kMostRows) {
        section.blocks.emplace_back(
            Paragraph{plain(counted(static_cast<std::int64_t>(links), "link", "links")
                + " are too many to print; .wiring.csv and .xlsx list them.")});
        return section;
    }
    section.blocks.emplace_back(Paragraph{dimmed(
        "Gb/s are of one direction of one link, lengths in metres are planning estimates.")});
    for (const NetworkWiring& network : wiring.networks) {
        if (!network.links.empty()) {
            addNetwork(wiring, network, section);
        }
    }
    return section.blocks.size() > 1 ? std::optional(std::move(section)) : std::nullopt;
}

} // namespace clusterbrief::sections
