#include "core/diagram/caption.h"

#include "core/base/text.h"

#include <array>
#include <cctype>

namespace clusterbrief::detail {
namespace {

std::string word(std::int64_t count)
{
    constexpr std::array words{"no", "one", "two", "three", "four", "five", "six", "seven", "eight",
        "nine", "ten", "eleven", "twelve"};
    return count >= 0 && count < static_cast<std::int64_t>(words.size())
        ? words[static_cast<std::size_t>(count)]
        : grouped(count);
}

std::string words(std::int64_t count, const std::string& singular)
{
    const bool switchWord = singular.ends_with("switch");
    return word(count) + ' ' + singular + (count == 1 ? "" : switchWord ? "es" : "s");
}

std::string capital(std::string sentence)
{
    sentence.front() =
        static_cast<char>(std::toupper(static_cast<unsigned char>(sentence.front())));
    return sentence;
}

std::string nodeWord(const FabricView& view)
{
    return view.trays() ? "tray" : "node";
}

std::string whatIsDrawn(const FabricView& view)
{
    const FabricSize& size = view.size();
    const bool byRail =
        view.leaf > 1 && (view.order == LeafOrder::ByRail || view.order == LeafOrder::Halves);
    std::string text = view.hosts == HostKind::Unit ? words(view.hostItems, "unit")
                                                    : words(view.nodes(), nodeWord(view));
    if (byRail) {
        text += ", " + words(view.rails(), "rail");
    } else {
        const bool alike = view.nodes() * view.rails() == view.network.input.hostLinks;
        text += std::string(", ") + (alike ? "" : "up to ") + words(view.rails(), "port") + " a "
            + nodeWord(view);
    }
    if (size.planes > 1) {
        text += "; " + words(size.planes, "plane") + ", one drawn";
    }
    return capital(text) + '.';
}

std::string whatALeafServes(const FabricView& view)
{
    const std::int64_t railsOfLeaf = view.railsOfLeaf();
    if (view.order == LeafOrder::ByNode) {
        return words(view.nodesOfLeaf(), nodeWord(view));
    }
    if (view.order == LeafOrder::Halves) {
        return view.rails() > 1 ? "half of the rails" : "every other " + nodeWord(view);
    }
    if (view.order == LeafOrder::Mixed) {
        return {};
    }
    const std::int64_t units = view.hosts == HostKind::Unit ? view.hostItems : view.size().units;
    const bool wholeUnit = units > 0 && view.leavesOfRail() == units;
    const std::string whom = wholeUnit ? (units == 1 ? "the unit" : "one unit")
        : view.leavesOfRail() == 1     ? "all " + nodeWord(view) + "s"
                                       : words(view.nodesOfLeaf(), nodeWord(view));
    return words(railsOfLeaf, "rail") + " of " + whom;
}

std::string whatALeafJoins(const FabricView& view)
{
    const FabricSize& size = view.size();
    if (size.portsUp == 0) {
        return view.size().leafLeafLinks > 0 ? "" : ", no links up";
    }
    const std::string up = ", " + grouped(size.portsUp) + " up";
    if (size.linksPerLeafSpinePair == 0 || size.spine == 0) {
        return up + (view.spine > 0 ? " to " + words(view.spine, "spine") : "");
    }
    const std::int64_t spines = size.pods > 0 ? size.spinesPerPod : view.spine;
    const std::string whose = size.pods > 1                                     ? " of its pod"
        : size.pods == 1 && view.order == LeafOrder::ByRail && view.rails() > 1 ? " of its rail"
                                                                                : "";
    const std::string links = words(size.linksPerLeafSpinePair, "link");
    return up + ", " + links + " to "
        + (spines == 1 ? "the spine" : "each of " + word(spines) + " spines") + whose;
}

std::string aboutTheLeaves(const FabricView& view)
{
    const FabricSize& size = view.size();
    if (view.leaf == 1) {
        const std::int64_t links = size.nodeLeafLinks / size.planes;
        return "One switch takes " + std::string(links > 1 ? "all " : "the ")
            + (links > 1 ? words(links, "link") : "link")
            + (size.planes > 1 ? " of a plane." : ".");
    }
    if (view.order == LeafOrder::Halves) {
        return "A leaf serves " + whatALeafServes(view) + "; "
            + words(size.leafLeafLinks / size.planes, "link")
            + (size.leafLeafLinks == size.planes ? " joins the two." : " join the two.");
    }
    const std::string serves = whatALeafServes(view);
    return (serves.empty() ? "A leaf has " : "A leaf serves " + serves + ": ")
        + counted(size.portsDown, "port", "ports") + " down" + whatALeafJoins(view) + '.';
}

std::string aboutTheCore(const FabricView& view)
{
    const FabricSize& size = view.size();
    if (view.core == 0) {
        return size.pods > 0 ? " The spines keep half of their ports free for a core tier." : "";
    }
    const std::string cores = words(view.core, "core switch");
    const std::string join = view.core == 1 ? " joins" : " join";
    if (size.pods == 0) {
        return ' ' + capital(cores) + " stand" + (view.core == 1 ? "s" : "") + " above "
            + words(view.spine, "spine") + '.';
    }
    const bool rails = view.order == LeafOrder::ByRail && view.rails() > 1;
    if (size.pods == 1 && !rails) {
        return ' ' + capital(cores) + join + " the spines.";
    }
    const std::string pods = words(size.pods, "pod") + " of " + words(size.spinesPerPod, "spine");
    return ' '
        + (rails ? "Each rail has " + pods + "; " + cores + join + " them all."
                 : capital(cores) + join + ' ' + pods + '.');
}

} // namespace

std::string captionOf(const FabricView& view)
{
    return whatIsDrawn(view) + ' ' + aboutTheLeaves(view) + aboutTheCore(view)
        + (view.size().stated ? " The switch counts are stated, not derived." : "");
}

} // namespace clusterbrief::detail
