#include "core/compare/compare.h"

#include "core/base/contract.h"
#include "core/compare/parts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace clusterbrief {
namespace {

/// What is the same thing on both sides, and which of those of that name.
using Identity = std::pair<std::pair<std::string, std::string>, int>;

template<class T>
using ByIdentity = std::map<Identity, T>;

template<class T, class List, class Make>
void collect(ByIdentity<T>& into, std::vector<Identity>& order, const List& list, Make make)
{
    for (const auto& entry : list) {
        auto [rule, at, thing] = make(entry);
        Identity identity{{std::move(rule), std::move(at)}, 1};
        while (into.count(identity) > 0) {
            ++identity.second;
        }
        into.emplace(identity, std::move(thing));
        order.push_back(std::move(identity));
    }
}

using FindingSide = FindingDifference::Side;

ByIdentity<FindingSide> findingsOf(const Analysis& analysis, std::vector<Identity>& order)
{
    ByIdentity<FindingSide> sides;
    collect(sides, order, analysis.check.findings, [](const Finding& finding) {
        return std::tuple(finding.rule, finding.at, FindingSide{finding, false});
    });
    collect(sides, order, analysis.check.waived, [](const WaivedFinding& waived) {
        return std::tuple(
            waived.finding.rule, waived.finding.at, FindingSide{waived.finding, true});
    });
    return sides;
}

template<class T>
std::optional<T> sideOf(const ByIdentity<T>& sides, const Identity& identity)
{
    const auto found = sides.find(identity);
    return found == sides.end() ? std::nullopt : std::optional(found->second);
}

bool same(const FindingSide& left, const FindingSide& right)
{
    return left.waived == right.waived && left.finding.severity == right.finding.severity
        && left.finding.message() == right.finding.message();
}

std::vector<FindingDifference> findingDifferences(const Analysis& left, const Analysis& right)
{
    std::vector<Identity> leftOrder;
    std::vector<Identity> rightOrder;
    const ByIdentity<FindingSide> lefts = findingsOf(left, leftOrder);
    const ByIdentity<FindingSide> rights = findingsOf(right, rightOrder);
    std::vector<FindingDifference> found;
    std::vector<FindingDifference> changed;
    for (const Identity& identity : rightOrder) {
        FindingDifference difference{sideOf(lefts, identity), sideOf(rights, identity)};
        if (!difference.left) {
            found.push_back(std::move(difference));
        } else if (!same(*difference.left, *difference.right)) {
            changed.push_back(std::move(difference));
        }
    }
    for (const Identity& identity : leftOrder) {
        if (rights.count(identity) == 0) {
            found.push_back({sideOf(lefts, identity), std::nullopt});
        }
    }
    found.insert(found.end(), changed.begin(), changed.end());
    return found;
}

std::vector<WaiverDifference> waiverDifferences(const Document& left, const Document& right)
{
    const auto make = [](const Waiver& waiver) {
        return std::tuple(waiver.rule, waiver.at, waiver);
    };
    ByIdentity<Waiver> lefts;
    ByIdentity<Waiver> rights;
    std::vector<Identity> leftOrder;
    std::vector<Identity> rightOrder;
    collect(lefts, leftOrder, left.waivers, make);
    collect(rights, rightOrder, right.waivers, make);
    std::vector<WaiverDifference> found;
    for (const Identity& identity : leftOrder) {
        WaiverDifference difference{sideOf(lefts, identity), sideOf(rights, identity)};
        if (difference.left != difference.right) {
            found.push_back(std::move(difference));
        }
    }
    for (const Identity& identity : rightOrder) {
        if (lefts.count(identity) == 0) {
            found.push_back({std::nullopt, sideOf(rights, identity)});
        }
    }
    return found;
}

Succession successionOf(const Project& left, const Project& right)
{
    if (right.follows && left.revision) {
        return *right.follows == *left.revision ? Succession::Follows : Succession::Another;
    }
    const bool reversed = left.follows && right.revision && *left.follows == *right.revision;
    return reversed ? Succession::Reversed : Succession::Unstated;
}

std::string stated(const std::optional<Count>& count)
{
    return count ? std::to_string(*count) : "not stated";
}

void addRevisions(const Project& left, const Project& right, Comparison& comparison)
{
    const Params params{{"left", stated(left.revision)}, {"right", stated(right.revision)},
        {"follows", stated(right.follows)}};
    const auto add = [&](const char* text) { comparison.summary.push_back({text, params}); };
    switch (comparison.succession) {
    case Succession::Follows:
        add(right.revision ? CLUSTERBRIEF_TR_NOOP("Right is revision {right} and says that it "
                                                  "follows revision {left}, which left is.")
                           : CLUSTERBRIEF_TR_NOOP(
                               "Right says that it follows revision {left}, which left is."));
        break;
    case Succession::Reversed:
        add(CLUSTERBRIEF_TR_NOOP(
            "Left says that it follows revision {right}, which right is: the newer one is left."));
        break;
    case Succession::Another:
        add(CLUSTERBRIEF_TR_NOOP(
            "Right says that it follows revision {follows}; left is revision {left}."));
        break;
    case Succession::Unstated:
        break;
    }
    if (left.revision && left.revision == right.revision && !comparison.isEqual()) {
        add(CLUSTERBRIEF_TR_NOOP("Both say revision {left}, and they differ."));
    }
}

} // namespace

Remark materialRemark(const Comparison& comparison)
{
    if (comparison.isEqual()) {
        return {CLUSTERBRIEF_TR_NOOP("Both ask for the same and come to the same."), {}};
    }
    const auto quoted = std::count_if(comparison.counts.begin(), comparison.counts.end(),
        [](const CountDifference& count) { return count.quoted; });
    if (quoted == 0) {
        return {CLUSTERBRIEF_TR_NOOP("Nothing material has changed: nodes, parts, switches, links, "
                                     "power and racks come to the same."),
            {}};
    }
    return {quoted == 1
            ? CLUSTERBRIEF_TR_NOOP("A quote changes: of nodes, parts, switches, links, power and "
                                   "racks, {counts} count differs.")
            : CLUSTERBRIEF_TR_NOOP("A quote changes: of nodes, parts, switches, links, power and "
                                   "racks, {counts} counts differ."),
        {{"counts", grouped(quoted)}}};
}

bool Comparison::isEqual() const
{
    return fields.empty() && counts.empty() && findings.empty() && waivers.empty();
}

bool Comparison::isMaterial() const
{
    return std::any_of(
        counts.begin(), counts.end(), [](const CountDifference& count) { return count.quoted; });
}

Comparison compare(const Analysis& left, const Analysis& right)
{
    Comparison comparison;
    comparison.fields = detail::fieldDifferences(left.document(), right.document());
    comparison.counts = detail::countDifferences(left, right);
    comparison.findings = findingDifferences(left, right);
    comparison.waivers = waiverDifferences(left.document(), right.document());
    comparison.succession = successionOf(left.document().project, right.document().project);
    addRevisions(left.document().project, right.document().project, comparison);
    comparison.summary.push_back(materialRemark(comparison));
    return comparison;
}

} // namespace clusterbrief
