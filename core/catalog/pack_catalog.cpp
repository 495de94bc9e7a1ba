// Build tool: checks the catalog folder and packs it into one C++ source.
#include "core/base/parse.h"
#include "core/base/write.h"
#include "core/catalog/load_catalog.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace clusterbrief;
namespace fs = std::filesystem;

/// Directories have no order of their own; the packed text must.
std::vector<fs::path> yamlFiles(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".yaml") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

Value readFile(const fs::path& path, Errors& errors)
{
    std::ifstream file(path, std::ios::binary);
    const std::string text(
        (std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    Result<Value> value = parse(text, path.string());
    if (value) {
        const Value* id = value->find("id");
        if (id != nullptr && id->text != path.stem()) {
            errors.push_back({path.string(), id->at, "the id differs from the file's name"});
        }
        // Each file is checked alone, so that an error names the file and its line.
        if (id != nullptr) {
            const Value alone = Value::ofMap(
                {{path.parent_path().filename().string(), Value::ofList({*value}), {}}});
            if (const auto checked = overlaid({}, alone, path.string()); !checked) {
                errors.insert(errors.end(), checked.error().begin(), checked.error().end());
            }
        }
        return std::move(*value);
    }
    errors.insert(errors.end(), value.error().begin(), value.error().end());
    return {};
}

Value readFolder(const fs::path& folder, Errors& errors)
{
    Value tree = Value::ofMap({});
    for (const PartKind kind : kPartKinds) {
        Value list = Value::ofList({});
        for (const fs::path& file : yamlFiles(folder / plural(kind))) {
            list.items.push_back(readFile(file, errors));
        }
        tree.members.push_back({std::string(plural(kind)), std::move(list), {}});
    }
    for (const std::string key : {"sources", "measurements"}) {
        const Value file = readFile(folder / (key + ".yaml"), errors);
        if (const Value* entries = file.find(key)) {
            tree.members.push_back({key, *entries, {}});
        }
    }
    if (const auto checked = overlaid({}, tree, folder.string()); errors.empty() && !checked) {
        errors = checked.error();
    }
    return tree;
}

void writeSource(const std::string& json, std::ostream& out)
{
    constexpr std::size_t kPiece = 8000;
    out << "#include \"core/catalog/packed_catalog.h\"\n\nnamespace clusterbrief {\n\n"
           "std::string_view packedCatalog()\n{\n    static constexpr char kText[] =\n";
    for (std::size_t at = 0; at < json.size(); at += kPiece) {
        out << "        R\"cat(" << json.substr(at, kPiece) << ")cat\"\n";
    }
    out << "        ;\n    return {kText, sizeof kText - 1};\n}\n\n} // namespace clusterbrief\n";
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::cerr << "usage: pack_catalog FOLDER OUT.cpp\n";
        return 2;
    }
    Errors errors;
    const Value tree = readFolder(argv[1], errors);
    for (const Error& error : errors) {
        std::cerr << describe(error) << '\n';
    }
    if (!errors.empty()) {
        return 1;
    }
    std::ofstream out(argv[2]);
    writeSource(writeJson(tree), out);
    return out.good() ? 0 : 1;
}
