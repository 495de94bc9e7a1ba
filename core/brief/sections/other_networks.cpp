#include "core/base/text.h"
#include "core/brief/section.h"
#include "core/brief/words.h"

#include <algorithm>

namespace clusterbrief::sections {
namespace {

SpanText portsOn(const SectionInput& input, const ResolvedNetwork& network)
{
    std::vector<std::string> parts;
    for (const ResolvedGroup* group : network.groups) {
        const std::string ports = portsOf(*group->ports(network.kind));
        const std::string each = ports + (group->isRack() ? " a tray" : " a node");
        parts.push_back(network.groups.size() > 1 ? group->request->name + ' ' + each : each);
    }
    return parts.empty() ? notStated(input, "the ports of a node on it") : plain(join(parts, "; "));
}

std::string remarks(const ResolvedNetwork& network)
{
    const Network& request = *network.request;
    std::vector<std::string> parts;
    if (!request.sharesWith.empty()) {
        parts.push_back("shares the switches of the " + request.sharesWith + " network");
    }
    if (request.oversubscription) {
        parts.push_back("oversubscription " + spaced(*request.oversubscription));
    }
    if (request.readGbs || request.writeGbs) {
        std::vector<std::string> rates;
        if (request.readGbs) {
            rates.push_back(figure(*request.readGbs, 2) + " GB/s read");
        }
        if (request.writeGbs) {
            rates.push_back(figure(*request.writeGbs, 2) + " GB/s written");
        }
        parts.push_back(listed(rates) + ", all nodes together");
    }
    if (network.leaf != nullptr && request.sharesWith.empty()) {
        parts.push_back(
            "switch " + shortName(*network.leaf) + (network.switchAssumed ? ", not stated" : ""));
    }
    return capitalised(join(parts, "; "));
}

} // namespace

std::optional<Section> otherNetworks(const SectionInput& input)
{
    const Design& design = input.analysis.design;
    Table table = tableOf({{"Network", Align::Left, 1.5}, {"Technology", Align::Left, 1.5},
        {"Ports, each way", Align::Left, 2}, {"Remarks", Align::Left, 3}});
    bool any = false;
    for (const NetworkKind kind :
        {NetworkKind::Storage, NetworkKind::InBand, NetworkKind::OutOfBand}) {
        const std::string name = capitalised(wordFor(kind));
        const ResolvedNetwork* network = design.network(kind);
        if (network == nullptr) {
            table.rows.push_back({strong(name), dimmed("not asked for"), {},
                notStated(input, "how " + wordFor(kind) + " traffic is carried")});
            continue;
        }
        any = true;
        const bool shares = !network->request->sharesWith.empty();
        table.rows.push_back({strong(name),
            shares && !network->technology && !network->generation
                ? plain("as the " + network->request->sharesWith + " network")
                : plain(capitalised(linkOf(*network))),
            portsOn(input, *network), plain(remarks(*network))});
    }
    if (!any) {
        return std::nullopt;
    }
    return Section{"other-networks", "Storage and management networks",
        {std::move(table),
            Paragraph{dimmed("These networks are carried as asked for; their switches and links "
                             "are not counted here.")}}};
}

} // namespace clusterbrief::sections
