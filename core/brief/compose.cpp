#include "core/brief/compose.h"

#include "core/brief/section.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// What fills the two pages of a summary; the appendix is there where it was asked for.
constexpr std::string_view kSummarySections[] = {
    "asked-for", "changes", "compute-fabric", "findings", "assumptions", "wiring-list"};

/// Control characters and line separators are blanks and direction overrides are dropped, so that
/// no text from a file can pass for the brief's own form.
std::string oneLine(const std::string& text)
{
    std::string clean;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = [&](std::size_t i) {
            return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
        };
        const bool c1 = byte(at) == 0xC2 && byte(at + 1) < 0xA0;
        const bool separators = byte(at) == 0xE2 && byte(at + 1) == 0x80 && byte(at + 2) >= 0xA8;
        const bool overrides = separators && byte(at + 2) >= 0xAA && byte(at + 2) <= 0xAE;
        const bool isolates = byte(at) == 0xE2 && byte(at + 1) == 0x81 && byte(at + 2) >= 0xA6
            && byte(at + 2) <= 0xA9;
        if (overrides || isolates) {
            at += 2;
        } else if (separators && byte(at + 2) <= 0xA9) {
            clean += ' ';
            at += 2;
        } else if (c1) {
            clean += ' ';
            ++at;
        } else {
            clean += byte(at) < 0x20 || byte(at) == 0x7F ? ' ' : text[at];
        }
    }
    return clean;
}

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
    visitTexts(brief, [](std::string& text) { text = oneLine(text); });
    return brief;
}

} // namespace clusterbrief
