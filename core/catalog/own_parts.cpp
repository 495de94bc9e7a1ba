#include "core/catalog/own_parts.h"

#include <algorithm>
#include <utility>

namespace clusterbrief {
namespace {

bool sameName(const NamedPart& a, const NamedPart& b)
{
    return a.kind == b.kind && a.id == b.id;
}

bool isNamed(const std::vector<NamedPart>& named, const NamedPart& part)
{
    return std::any_of(
        named.begin(), named.end(), [&](const NamedPart& other) { return sameName(other, part); });
}

/// What an entry names: of a system its GPU and its NICs.
std::vector<NamedPart> namedBy(PartKind kind, const Value& entry)
{
    std::vector<NamedPart> named;
    const auto add = [&](PartKind of, const Value* id) {
        if (id != nullptr && !id->text.empty()) {
            named.push_back({of, id->text, {}});
        }
    };
    if (kind == PartKind::System) {
        add(PartKind::Gpu, entry.find("gpu"));
        for (const char* slots : {"compute_nics", "storage_nics", "in_band_nics"}) {
            const Value* inside = entry.find(slots);
            add(PartKind::Nic, inside == nullptr ? nullptr : inside->find("nic"));
        }
    }
    return named;
}

const Value* entryOf(const Document& document, const Catalog& own, const NamedPart& named)
{
    if (const Value* present = partIn(document, named.kind, named.id)) {
        return present;
    }
    const Part* part = own.part(named.kind, named.id);
    return part == nullptr ? nullptr : &part->entry;
}

/// With what the parts name in turn.
std::vector<NamedPart> allNamed(const Document& document, const Catalog& own)
{
    std::vector<NamedPart> named = namedParts(document);
    for (std::size_t i = 0; i < named.size(); ++i) {
        const Value* entry = entryOf(document, own, named[i]);
        for (NamedPart& further :
            entry == nullptr ? std::vector<NamedPart>() : namedBy(named[i].kind, *entry)) {
            if (!isNamed(named, further)) {
                named.push_back(std::move(further));
            }
        }
    }
    return named;
}

Value& listOf(Document& document, std::string_view key)
{
    if (!document.parts || document.parts->kind != Value::Kind::Map) {
        document.parts = Value::ofMap({});
    }
    Value* list = document.parts->find(key);
    if (list == nullptr) {
        document.parts->members.push_back({std::string(key), Value::ofList({}), {}});
        list = &document.parts->members.back().value;
    }
    if (list->kind != Value::Kind::List) {
        *list = Value::ofList({});
    }
    return *list;
}

bool hasId(const Value& entry, std::string_view id)
{
    const Value* own = entry.find("id");
    return own != nullptr && own->text == id;
}

void copySources(Document& document, const Part& part, const Catalog& own, const Catalog& builtIn)
{
    for (const std::string& id : part.sources) {
        const Source* source = own.source(id);
        const Source* known = builtIn.source(id);
        const bool same = source == nullptr
            || (known != nullptr && known->title == source->title && known->where == source->where
                && known->standing == source->standing);
        if (same) {
            continue;
        }
        Value* sources = document.parts->find("sources");
        if (sources == nullptr) {
            document.parts->members.push_back({"sources", Value::ofMap({}), {}});
            sources = &document.parts->members.back().value;
        }
        if (sources->find(id) == nullptr) {
            sources->members.push_back({id,
                Value::ofMap({{"title", Value::ofText(source->title)},
                    {"where", Value::ofText(source->where)},
                    {"standing", Value::ofText(source->standing)}}),
                {}});
        }
    }
}

/// Copies that nothing names any more; what was changed in the request is its own and stays.
void dropCopies(const std::vector<NamedPart>& before, const std::vector<NamedPart>& after,
    const Catalog& own, Document& document)
{
    for (const NamedPart& named : before) {
        const Part* part = own.part(named.kind, named.id);
        const Value* copy = partIn(document, named.kind, named.id);
        if (part != nullptr && copy != nullptr && *copy == part->entry && !isNamed(after, named)) {
            dropPart(document, named.kind, named.id);
        }
    }
}

} // namespace

std::vector<NamedPart> namedParts(const Document& document)
{
    std::vector<NamedPart> named;
    const auto add = [&](PartKind kind, const std::string& id, std::string where) {
        if (!id.empty()) {
            named.push_back({kind, id, std::move(where)});
        }
    };
    for (std::size_t i = 0; i < document.nodes.size(); ++i) {
        const NodeGroup& group = document.nodes[i];
        const std::string at = "/nodes/" + std::to_string(i) + '/';
        add(PartKind::System, group.system, at + "system");
        add(PartKind::Gpu, group.gpu, at + "gpu");
        const std::pair<const char*, const std::optional<Ports>*> ports[] = {
            {"compute_ports", &group.computePorts}, {"storage_ports", &group.storagePorts},
            {"in_band_ports", &group.inBandPorts}, {"out_of_band_ports", &group.outOfBandPorts}};
        for (const auto& [key, stated] : ports) {
            if (*stated) {
                add(PartKind::Nic, (*stated)->nic, at + key + "/nic");
            }
        }
    }
    for (std::size_t i = 0; i < document.workloads.size(); ++i) {
        add(PartKind::Model, document.workloads[i].model,
            "/workloads/" + std::to_string(i) + "/model");
    }
    for (const NetworkKind kind : kNetworkKinds) {
        if (const std::optional<Network>& network = document.networks[kind]) {
            const std::string at = "/networks/" + std::string(textOf(kind)) + '/';
            add(PartKind::Switch, network->switchId, at + "switch");
            add(PartKind::Switch, network->spineSwitch, at + "spine_switch");
            add(PartKind::Switch, network->coreSwitch, at + "core_switch");
        }
    }
    return named;
}

const Value* partIn(const Document& document, PartKind kind, std::string_view id)
{
    const Value* list = document.parts ? document.parts->find(plural(kind)) : nullptr;
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
        if (hasId(list->items[i], id)) {
            return &list->items[i];
        }
    }
    return nullptr;
}

void putPart(Document& document, PartKind kind, const Value& entry)
{
    const Value* id = entry.find("id");
    Value& list = listOf(document, plural(kind));
    const auto present = std::find_if(list.items.begin(), list.items.end(),
        [&](const Value& item) { return id != nullptr && hasId(item, id->text); });
    if (present == list.items.end()) {
        list.items.push_back(entry);
    } else {
        *present = entry;
    }
}

void dropPart(Document& document, PartKind kind, std::string_view id)
{
    if (partIn(document, kind, id) == nullptr) {
        return;
    }
    Value& list = listOf(document, plural(kind));
    std::erase_if(list.items, [&](const Value& item) { return hasId(item, id); });
    if (list.items.empty()) {
        std::erase_if(document.parts->members,
            [&](const Member& member) { return member.key == plural(kind); });
    }
    const bool holdsParts = std::any_of(kPartKinds.begin(), kPartKinds.end(),
        [&](PartKind each) { return document.parts->find(plural(each)) != nullptr; });
    if (!holdsParts) {
        std::erase_if(
            document.parts->members, [](const Member& member) { return member.key == "sources"; });
    }
    if (document.parts->members.empty()) {
        document.parts.reset();
    }
}

Document withOwnParts(
    const Document& before, Document after, const Catalog& own, const Catalog& builtIn)
{
    const std::vector<NamedPart> namedBefore = allNamed(before, own);
    const std::vector<NamedPart> namedAfter = allNamed(after, own);
    dropCopies(namedBefore, namedAfter, own, after);
    for (const NamedPart& named : namedAfter) {
        const Part* part = own.part(named.kind, named.id);
        const bool wanted = part != nullptr && partIn(after, named.kind, part->id) == nullptr
            && (builtIn.part(named.kind, named.id) == nullptr || !isNamed(namedBefore, named));
        if (wanted) {
            putPart(after, named.kind, part->entry);
            copySources(after, *part, own, builtIn);
        }
    }
    return after;
}

} // namespace clusterbrief
