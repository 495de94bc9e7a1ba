#include "core/catalog/catalog.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief {
namespace {

template<class P>
const P* findPart(const std::vector<P>& parts, std::string_view id)
{
    const auto byId =
        std::find_if(parts.begin(), parts.end(), [&](const P& part) { return part.id == id; });
    if (byId != parts.end()) {
        return &*byId;
    }
    const auto byAlias = std::find_if(parts.begin(), parts.end(), [&](const P& part) {
        return std::find(part.aliases.begin(), part.aliases.end(), id) != part.aliases.end();
    });
    return byAlias == parts.end() ? nullptr : &*byAlias;
}

template<class P>
std::vector<const Part*> pointers(const std::vector<P>& parts)
{
    std::vector<const Part*> list;
    for (const P& part : parts) {
        list.push_back(&part);
    }
    return list;
}

} // namespace

std::string_view singular(PartKind kind)
{
    constexpr std::string_view kWords[] = {"gpu", "system", "nic", "switch", "cable", "model"};
    return kWords[static_cast<std::size_t>(kind)];
}

std::string_view plural(PartKind kind)
{
    constexpr std::string_view kWords[] = {
        "gpus", "systems", "nics", "switches", "cables", "models"};
    return kWords[static_cast<std::size_t>(kind)];
}

std::string_view textOf(Standing standing)
{
    constexpr std::string_view kWords[] = {
        "vendor", "second-hand", "estimate", "remembered", "stated"};
    return kWords[static_cast<std::size_t>(standing)];
}

Standing Part::standingOf(std::string_view path) const
{
    const Value* map = entry.find("standing_of");
    std::size_t longest = 0;
    Standing found = standing;
    for (std::size_t i = 0; map != nullptr && i < map->members.size(); ++i) {
        const Member& member = map->members[i];
        const bool covers =
            path == member.key || (path.starts_with(member.key) && path[member.key.size()] == '.');
        if (!covers || member.key.size() < longest) {
            continue;
        }
        for (const Standing candidate :
            {Standing::Vendor, Standing::SecondHand, Standing::Estimate, Standing::Remembered}) {
            if (textOf(candidate) == member.value.text) {
                found = candidate;
                longest = member.key.size();
            }
        }
    }
    return found;
}

GigabytesPerSecond PcieLink::eachWay(std::int64_t count) const
{
    constexpr double kGen5LaneEachWay = 64.0 / 16;
    double lane = kGen5LaneEachWay;
    for (std::int64_t g = generation; g < 5; ++g) {
        lane /= 2;
    }
    for (std::int64_t g = generation; g > 5; --g) {
        lane *= 2;
    }
    return {lane * static_cast<double>(lanes * count)};
}

std::int64_t Switch::boxes(std::int64_t switches) const
{
    return ceilDiv(switches, switchesPerBox);
}

std::int64_t Switch::portsOfCage(Generation generation) const
{
    return cages == 0 ? portsPerCage
                      : std::max<std::int64_t>(1, portsAt(generation) * switchesPerBox / cages);
}

std::int64_t Switch::portsAt(Generation generation) const
{
    const auto found = std::find_if(ports.begin(), ports.end(),
        [&](const auto& entryPorts) { return entryPorts.first == textOf(generation); });
    return found == ports.end() ? 0 : found->second;
}

std::int64_t Model::expertLayers() const
{
    return hasExperts() ? std::max<std::int64_t>(0, layers - denseLayers) / moeEvery : 0;
}

const Gpu* Catalog::gpu(std::string_view id) const
{
    return findPart(gpus, id);
}

const System* Catalog::system(std::string_view id) const
{
    return findPart(systems, id);
}

const Nic* Catalog::nic(std::string_view id) const
{
    return findPart(nics, id);
}

const Switch* Catalog::switchPart(std::string_view id) const
{
    return findPart(switches, id);
}

const Model* Catalog::model(std::string_view id) const
{
    return findPart(models, id);
}

const Source* Catalog::source(std::string_view id) const
{
    const auto found = std::find_if(
        sources.begin(), sources.end(), [&](const Source& source) { return source.id == id; });
    return found == sources.end() ? nullptr : &*found;
}

std::vector<const Part*> Catalog::parts(PartKind kind) const
{
    switch (kind) {
    case PartKind::Gpu:
        return pointers(gpus);
    case PartKind::System:
        return pointers(systems);
    case PartKind::Nic:
        return pointers(nics);
    case PartKind::Switch:
        return pointers(switches);
    case PartKind::Cable:
        return pointers(cables);
    case PartKind::Model:
        break;
    }
    return pointers(models);
}

const Part* Catalog::part(PartKind kind, std::string_view id) const
{
    for (const Part* part : parts(kind)) {
        if (part->id == id
            || std::find(part->aliases.begin(), part->aliases.end(), id) != part->aliases.end()) {
            return part;
        }
    }
    return nullptr;
}

std::vector<std::string> Catalog::ids(PartKind kind) const
{
    std::vector<std::string> list;
    for (const Part* part : parts(kind)) {
        list.push_back(part->id);
    }
    return list;
}

std::string Catalog::citation(const Part& part) const
{
    std::vector<std::string> cited;
    for (const std::string& id : part.sources) {
        const Source* found = source(id);
        cited.push_back(found == nullptr ? id : found->title);
    }
    if (cited.empty()) {
        return part.origin.empty() ? "no source named" : "stated in " + part.origin;
    }
    return join(cited, "; ");
}

} // namespace clusterbrief
