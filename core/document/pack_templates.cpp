// Build tool: packs the folder of templates into one C++ source.
#include "core/base/parse.h"
#include "core/base/write.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>

namespace {

using namespace clusterbrief;
namespace fs = std::filesystem;

std::optional<std::string> textOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

/// One line of C++ a line of the template keeps the literals short and the product readable.
void writeLiteral(std::string_view text, std::ostream& out)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        out << "\n        " << quoted(text.substr(0, end));
        text.remove_prefix(end);
    }
}

Errors writeTemplate(const fs::path& folder, const Value& entry, std::ostream& out)
{
    Errors errors;
    for (const char* key : {"id", "title", "description"}) {
        const Value* value = entry.find(key);
        if (value == nullptr || value->text.empty()) {
            errors.push_back(
                {"index.yaml", entry.at, std::string("the key ") + key + " is missing"});
        }
    }
    if (!errors.empty()) {
        return errors;
    }
    const std::string file = entry.find("id")->text + ".cluster.yaml";
    const std::optional<std::string> text = textOf(folder / file);
    if (!text || text->empty()) {
        return {{"index.yaml", entry.at, file + " cannot be read or is empty"}};
    }
    out << "    {" << quoted(entry.find("id")->text) << ", " << quoted(entry.find("title")->text)
        << ", " << quoted(entry.find("description")->text) << ',';
    writeLiteral(*text, out);
    out << "},\n";
    return {};
}

Errors writeSource(const fs::path& folder, std::ostream& out)
{
    const std::optional<std::string> text = textOf(folder / "index.yaml");
    Result<Value> index = parse(text.value_or(""), "index.yaml");
    const Value* list = index ? index->find("templates") : nullptr;
    if (list == nullptr || list->items.empty()) {
        return index ? Errors{{"index.yaml", {}, "the list templates is missing"}} : index.error();
    }
    Errors errors;
    out << "#include \"core/document/templates.h\"\n\nnamespace clusterbrief {\nnamespace {\n\n"
           "constexpr Template kTemplates[] = {\n";
    for (const Value& entry : list->items) {
        const Errors found = writeTemplate(folder, entry, out);
        errors.insert(errors.end(), found.begin(), found.end());
    }
    out << "};\n\n} // namespace\n\nstd::span<const Template> templates()\n{\n"
           "    return kTemplates;\n}\n\n} // namespace clusterbrief\n";
    return errors;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::cerr << "usage: pack_templates FOLDER OUT.cpp\n";
        return 2;
    }
    std::ofstream out(argv[2]);
    const Errors errors = writeSource(argv[1], out);
    for (const Error& error : errors) {
        std::cerr << describe(error) << '\n';
    }
    return errors.empty() && out.good() ? 0 : 1;
}
