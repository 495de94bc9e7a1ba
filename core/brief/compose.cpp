#include "core/brief/compose.h"

#include "core/brief/cut_summary.h"
#include "core/brief/isolate.h"
#include "core/brief/section.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// What fills the two pages of a summary; the appendix is there where it was asked for.
constexpr std::string_view kSummarySections[] = {
    "asked-for", "changes", "compute-fabric", "findings", "assumptions", "wiring-list"};

BriefMeta metaOf(const SectionInput& input, const BriefOptions& options)
{
    const Project& project = input.analysis.document().project;
    BriefMeta meta;
    meta.title = project.title.empty() ? "Cluster request" : project.title;
    if (project.title.empty() && input.audience == Audience::Quote) {
        meta.title = "Cluster quote";
    }
    meta.kind = textOf(input.audience);
    meta.customer = project.customer;
    meta.contact = project.contact;
    meta.preparedBy = project.preparedBy;
    meta.revision = project.revision ? "Revision " + std::to_string(*project.revision) : "";
    meta.follows = project.follows ? "follows revision " + std::to_string(*project.follows) : "";
    meta.date = project.date.empty() ? options.today : project.date;
    meta.ready = input.analysis.check.ready();
    meta.verdict = verdict(input.analysis.check);
    meta.summary = summaryOf(input);
    meta.generator = "Cluster Brief" + (options.version.empty() ? "" : ' ' + options.version);
    return meta;
}

} // namespace

Brief compose(const Analysis& analysis, const BriefOptions& options)
{
    const Audience audience =
        options.audience.value_or(analysis.document().project.audience.value_or(Audience::Request));
    const SectionInput input{
        analysis, audience, options.detail, options.wiringList, options.since, options.sinceName};
    Brief brief;
    brief.meta = metaOf(input, options);
    for (const SectionWriter write : allSections()) {
        std::optional<Section> section = write(input);
        const bool wanted = section
            && (options.detail == Detail::Full
                || std::find(std::begin(kSummarySections), std::end(kSummarySections), section->id)
                    != std::end(kSummarySections));
        if (wanted) {
            brief.sections.push_back(std::move(*section));
        }
    }
    visitTexts(brief, [](std::string& text) { text = cleanLine(text); });
    if (options.detail == Detail::Summary) {
        cutToSummary(brief);
    }
    isolateRightToLeft(brief, analysis.document());
    return brief;
}

} // namespace clusterbrief
