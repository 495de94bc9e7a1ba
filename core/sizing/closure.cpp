#include "core/sizing/closure.h"

#include "core/base/text.h"

#include <optional>
#include <string_view>

namespace clusterbrief {
namespace {

void add(Shortage& shortage, std::string_view count, std::int64_t links, const std::string& what,
    std::int64_t ports, const std::string& of)
{
    if (shortage.key.empty()) {
        shortage.key = count;
    }
    shortage.said.push_back(grouped(links) + ' ' + what + ", " + grouped(ports) + " ports on " + of
        + ", " + grouped(links - ports) + " short");
}

/// `16 leaves`, and where the request does not state them, that they are derived.
std::string named(std::int64_t total, std::int64_t planes,
    const std::optional<std::int64_t>& stated, const char* one, const char* many)
{
    return counted(total / planes, one, many) + (stated ? "" : " (derived)");
}

} // namespace

Shortage shortageOf(const SizedNetwork& network)
{
    const FabricSize& size = network.size;
    const FabricInput& input = network.input;
    const ClosureGap& gap = size.gap;
    Shortage shortage;
    const std::string leaves = named(size.leaf, size.planes, input.leafSwitches, "leaf", "leaves");
    const std::string spines =
        named(size.spine, size.planes, input.spineSwitches, "spine", "spines");
    if (gap.leavesToClose > 0) {
        add(shortage, "leaf_switches", input.hostLinks, "host links", gap.leafDownPorts, leaves);
    }
    if (gap.spinesToClose > 0) {
        const std::string uplinks = input.leafSwitches ? "uplinks" : "uplinks of " + leaves;
        add(shortage, "spine_switches", gap.uplinks, uplinks, gap.spinePorts, spines);
    }
    if (gap.coresToClose > 0) {
        const std::string uplinks = input.spineSwitches ? "spine uplinks" : "uplinks of " + spines;
        add(shortage, "core_switches", gap.spineUplinks, uplinks, gap.corePorts,
            named(size.core, size.planes, input.coreSwitches, "core", "cores"));
    }
    if (gap.unevenPlanes) {
        shortage.said.push_back(
            unevenCounts(input) + " in " + std::to_string(size.planes) + " planes leave a rest");
    }
    return shortage;
}

std::string closureFault(const SizedNetwork& network)
{
    if (!network.size.stated || network.size.gap.closes()) {
        return {};
    }
    return std::string("The stated switch counts do not close")
        + (network.size.planes > 1 ? " in each plane: " : ": ")
        + join(shortageOf(network).said, "; ") + '.';
}

std::string unevenCounts(const FabricInput& input)
{
    std::vector<std::string> counts;
    const auto look = [&](const std::optional<std::int64_t>& count, const char* one,
                          const char* many) {
        if (count && *count % input.planes != 0) {
            counts.push_back(counted(*count, one, many));
        }
    };
    look(input.leafSwitches, "leaf", "leaves");
    look(input.spineSwitches, "spine", "spines");
    look(input.coreSwitches, "core", "cores");
    return join(counts, ", ");
}

} // namespace clusterbrief
