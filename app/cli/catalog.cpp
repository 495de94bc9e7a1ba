#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "app/cli/request.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/catalog/load_catalog.h"

#include <algorithm>
#include <set>

namespace clusterbrief::cli {
namespace {

/// The unit and direction that the end of a key stands for.
std::string unitOf(std::string_view key)
{
    struct Unit {
        std::string_view ending;
        std::string_view text;
    };
    constexpr Unit kUnits[] = {{"total_gbs", "GB/s, both directions added"},
        {"memory_bandwidth_gbs", "GB/s"}, {"_gbs", "GB/s, each way"}, {"gbps", "Gb/s, each way"},
        {"aggregate_tbs", "TB/s, both directions added"}, {"one_way_tbps", "Tb/s, one way"},
        {"_tflops", "TFLOPS, dense"}, {"_gb", "GB"}, {"_kw", "kW"}, {"_w", "W"}, {"_kg", "kg"},
        {"_m", "m"}, {"_om3", "m on OM3"}, {"power_at_half_rate_w", "W"}};
    for (const Unit& unit : kUnits) {
        if (key.ends_with(unit.ending)) {
            return std::string(unit.text);
        }
    }
    return {};
}

bool isFigure(std::string_view key)
{
    constexpr std::string_view kOthers[] = {
        "id", "name", "aliases", "notes", "sources", "standing", "standing_of"};
    return std::find(std::begin(kOthers), std::end(kOthers), key) == std::end(kOthers);
}

struct PartFigure {
    std::string path;
    Value value;
};

std::string shown(const Value& value)
{
    std::vector<std::string> texts;
    for (const Value& item : value.items) {
        texts.push_back(item.text);
    }
    return value.kind == Value::Kind::List ? join(texts, ", ") : value.text;
}

void collect(const Value& map, const std::string& above, std::vector<PartFigure>& figures)
{
    for (const Member& member : map.members) {
        const std::string path = above.empty() ? member.key : above + '.' + member.key;
        if (member.value.kind == Value::Kind::Map) {
            if (isFigure(path)) {
                collect(member.value, path, figures);
            }
        } else if (isFigure(path)) {
            figures.push_back({path, member.value});
        }
    }
}

Value figureValue(const PartFigure& figure, const Part& part)
{
    Value sources = Value::ofList({});
    for (const std::string& source : part.sources) {
        sources.items.push_back(Value::ofText(source));
    }
    const std::string unit = unitOf(figure.path);
    return Value::ofMap({{"path", Value::ofText(figure.path)}, {"value", figure.value},
        {"unit", unit.empty() ? Value{} : Value::ofText(unit)},
        {"standing", Value::ofText(std::string(textOf(part.standingOf(figure.path))))},
        {"sources", std::move(sources)}});
}

Value partValue(const Part& part)
{
    std::vector<PartFigure> figures;
    collect(part.entry, {}, figures);
    Value list = Value::ofList({});
    for (const PartFigure& figure : figures) {
        list.items.push_back(figureValue(figure, part));
    }
    Value value = part.entry;
    value.members.push_back({"figures", std::move(list), {}});
    return value;
}

std::string catalogJson(
    const Catalog& catalog, const std::vector<PartKind>& kinds, const Part* only)
{
    Value root = Value::ofMap({{"schema", Value::ofText(std::string(kCatalogSchema))}});
    std::set<std::string> cited;
    for (const PartKind kind : kinds) {
        Value list = Value::ofList({});
        for (const Part* part : catalog.parts(kind)) {
            if (only == nullptr || only == part) {
                list.items.push_back(partValue(*part));
                cited.insert(part->sources.begin(), part->sources.end());
            }
        }
        root.members.push_back({std::string(plural(kind)), std::move(list), {}});
    }
    Value sources = Value::ofMap({});
    for (const Source& source : catalog.sources) {
        if (cited.contains(source.id)) {
            sources.members.push_back({source.id,
                Value::ofMap(
                    {{"title", Value::ofText(source.title)}, {"where", Value::ofText(source.where)},
                        {"standing", Value::ofText(source.standing)}}),
                {}});
        }
    }
    root.members.push_back({"sources", std::move(sources), {}});
    return writeJson(root);
}

std::string partText(const Catalog& catalog, const Part& part)
{
    std::vector<PartFigure> figures;
    collect(part.entry, {}, figures);
    std::size_t widest = 0;
    for (const PartFigure& figure : figures) {
        widest = std::max(widest, figure.path.size());
    }
    std::string text = part.id + "  " + part.name + "\n\n";
    for (const PartFigure& figure : figures) {
        const std::string unit = unitOf(figure.path);
        text += "  " + figure.path + std::string(widest + 2 - figure.path.size(), ' ')
            + shown(figure.value) + (unit.empty() ? "" : ' ' + unit) + "  ("
            + std::string(textOf(part.standingOf(figure.path))) + ")\n";
    }
    if (const Value* notes = part.entry.find("notes")) {
        text += "\nNotes\n";
        for (const Value& note : notes->items) {
            text += "  " + note.text + '\n';
        }
    }
    text += "\nSources of these figures\n";
    for (const std::string& id : part.sources) {
        const Source* source = catalog.source(id);
        text += "  "
            + (source == nullptr
                    ? id
                    : source->title + ", " + source->where + "  (" + source->standing + ')')
            + '\n';
    }
    return printable(text + (part.sources.empty() ? "  " + catalog.citation(part) + '\n' : ""));
}

std::string listText(const Catalog& catalog, PartKind kind)
{
    std::string text;
    std::size_t widest = 0;
    for (const Part* part : catalog.parts(kind)) {
        widest = std::max(widest, part->id.size());
    }
    for (const Part* part : catalog.parts(kind)) {
        text += part->id + std::string(widest + 2 - part->id.size(), ' ') + part->name + '\n';
    }
    return printable(text);
}

std::string overviewText(const Catalog& catalog)
{
    std::string text;
    for (const PartKind kind : kPartKinds) {
        const std::string word(singular(kind));
        text += word + std::string(10 - word.size(), ' ')
            + std::to_string(catalog.parts(kind).size()) + '\n';
    }
    return text
        + "\n`clusterbrief-cli catalog KIND` lists a kind, `clusterbrief-cli catalog KIND ID` "
          "shows one with its sources.\n";
}

std::optional<PartKind> kindNamed(const std::string& word)
{
    const auto found = std::find_if(kPartKinds.begin(), kPartKinds.end(),
        [&](PartKind kind) { return word == singular(kind) || word == plural(kind); });
    return found == kPartKinds.end() ? std::nullopt : std::optional(*found);
}

} // namespace

int runCatalog(const CatalogOptions& options)
{
    const std::optional<PartKind> kind = kindNamed(options.kind);
    if (!options.kind.empty() && !kind) {
        printError(options.kind
            + ": there is no such kind; expected gpu, system, nic, switch, cable or model");
        return kUsage;
    }
    const Result<std::shared_ptr<const Catalog>> catalog =
        catalogWith(options.catalogs, options.maxSize);
    if (!catalog) {
        printErrors(catalog.error());
        return kUnusable;
    }
    const Part* part = options.id.empty() ? nullptr : (*catalog)->part(*kind, options.id);
    if (!options.id.empty() && part == nullptr) {
        const std::string near = nearest(options.id, (*catalog)->ids(*kind));
        printError(options.id + ": the catalog has no such " + std::string(singular(*kind))
            + (near.empty() ? "" : "; did you mean " + near + '?'));
        return kUsage;
    }
    if (options.format == "json") {
        const std::vector<PartKind> kinds =
            kind ? std::vector{*kind} : std::vector(kPartKinds.begin(), kPartKinds.end());
        return print(catalogJson(**catalog, kinds, part));
    }
    return print(part != nullptr ? partText(**catalog, *part)
            : kind               ? listText(**catalog, *kind)
                                 : overviewText(**catalog));
}

} // namespace clusterbrief::cli
