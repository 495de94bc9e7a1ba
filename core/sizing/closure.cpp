#include "core/sizing/closure.h"

#include "core/base/contract.h"
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
    shortage.said.push_back(
        filled(CLUSTERBRIEF_TR_PHRASE("{n} {links}, {m} ports on {switches}, {k} short"),
            {{"n", grouped(links)}, {"links", what}, {"m", grouped(ports)}, {"switches", of},
                {"k", grouped(links - ports)}}));
}

/// `16 leaves`, and where the request does not state them, that they are derived.
std::string named(std::int64_t total, std::int64_t planes,
    const std::optional<std::int64_t>& stated, const char* one, const char* many)
{
    return filled(stated ? "{count}" : CLUSTERBRIEF_TR_PHRASE("{count} (derived)"),
        {{"count", counted(total / planes, one, many)}});
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
        add(shortage, "leaf_switches", input.hostLinks, CLUSTERBRIEF_TR_PHRASE("host links"),
            gap.leafDownPorts, leaves);
    }
    if (gap.spinesToClose > 0) {
        const std::string uplinks = input.leafSwitches
            ? CLUSTERBRIEF_TR_PHRASE("uplinks")
            : filled(CLUSTERBRIEF_TR_PHRASE("uplinks of {switches}"), {{"switches", leaves}});
        add(shortage, "spine_switches", gap.uplinks, uplinks, gap.spinePorts, spines);
    }
    if (gap.coresToClose > 0) {
        const std::string uplinks = input.spineSwitches
            ? CLUSTERBRIEF_TR_PHRASE("spine uplinks")
            : filled(CLUSTERBRIEF_TR_PHRASE("uplinks of {switches}"), {{"switches", spines}});
        add(shortage, "core_switches", gap.spineUplinks, uplinks, gap.corePorts,
            named(size.core, size.planes, input.coreSwitches, "core", "cores"));
    }
    if (gap.unevenPlanes) {
        shortage.said.push_back(
            filled(CLUSTERBRIEF_TR_PHRASE("{counts} in {n} planes leave a rest"),
                {{"counts", unevenCounts(input)}, {"n", std::to_string(size.planes)}}));
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
