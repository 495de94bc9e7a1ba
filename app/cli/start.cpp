#include "app/cli/commands.h"

#include "app/cli/files.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/document/schema.h"
#include "core/document/templates.h"
#include "core/render/schemas.h"

#include <algorithm>
#include <vector>

namespace clusterbrief::cli {
namespace {

std::vector<std::string> templateIds()
{
    std::vector<std::string> ids;
    for (const Template& known : templates()) {
        ids.emplace_back(known.id);
    }
    return ids;
}

int listTemplates()
{
    std::string text;
    for (const Template& known : templates()) {
        const std::string id(known.id);
        text += id + std::string(24 - std::min<std::size_t>(23, id.size()), ' ')
            + std::string(known.description) + '\n';
    }
    return print(text);
}

} // namespace

int runNew(const NewOptions& options)
{
    if (options.list) {
        return listTemplates();
    }
    const auto all = templates();
    const std::string id = options.templateId.empty() ? "blank" : options.templateId;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Template& known) { return known.id == id; });
    if (found == all.end()) {
        printError(id + ": there is no such template; there is " + join(templateIds(), ", "));
        return kUsage;
    }
    if (wouldOverwrite(options.output, found->text)) {
        printError(
            options.output + ": exists and holds something else; choose another name or remove it");
        return kUnusable;
    }
    if (const auto error = writeOutput(options.output, found->text)) {
        printErrors({*error});
        return kUnusable;
    }
    if (options.output != "-") {
        printError("wrote " + options.output + "; check it with: clusterbrief-cli check "
            + options.output);
    }
    return kFine;
}

int runSchema(const std::string& name)
{
    for (const OutputSchema& schema : outputSchemas()) {
        if (schema.name == name) {
            return print(schema.text);
        }
    }
    return print(writeJson(requestSchema()));
}

} // namespace clusterbrief::cli
