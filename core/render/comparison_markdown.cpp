#include "core/base/text.h"
#include "core/brief/comparison_tables.h"
#include "core/render/comparison.h"
#include "core/render/markdown_text.h"

namespace clusterbrief {

std::string comparisonMarkdown(const Comparison& comparison, const ComparedNames& names)
{
    std::string text = "# Comparison\n\n- **Left:** " + escapedMarkdown(names.left)
        + "\n- **Right:** " + escapedMarkdown(names.right) + '\n';
    for (const Remark& remark : comparison.summary) {
        text += "- " + escapedMarkdown(remark.message()) + '\n';
    }
    for (const TitledTable& titled : comparisonTables(comparison, {"Left", "Right", true})) {
        text += std::string("\n## ") + titled.title + "\n\n" + tableMarkdown(titled.table);
    }
    return text;
}

} // namespace clusterbrief
