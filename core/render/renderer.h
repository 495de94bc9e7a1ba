#pragma once

#include "core/analyse.h"
#include "core/brief/compose.h"
#include "core/document/source.h"

#include <atomic>
#include <span>
#include <string>
#include <string_view>

namespace clusterbrief {

enum class Paper { A4, Letter };

struct RenderInput {
    const Analysis& analysis;
    const Brief& brief;
    Paper paper = Paper::A4;
    bool archival = false; ///< PDF/A-1b.
    /// Set on another thread when nobody wants the file any more. What takes long looks at it.
    const std::atomic<bool>* stop = nullptr;

    [[nodiscard]] bool isStopped() const { return stop != nullptr && *stop; }
};

/// One export format. `render` gives the whole file. Errors: as the format says; it was stopped.
struct Format {
    const char* ending; ///< Without the first dot: `brief.json`.
    const char* title;
    const char* mediaType;
    Result<std::string> (*render)(const RenderInput& input);
};

/// What core can write; the PDF comes with ui/print.
[[nodiscard]] std::span<const Format> coreFormats();

/// The program's findings, sizing and brief as the contract has them.
[[nodiscard]] Value designValue(const Analysis& analysis);   ///< clusterbrief/design/1
[[nodiscard]] Value findingsValue(const Analysis& analysis); ///< clusterbrief/findings/1
[[nodiscard]] Value briefValue(
    const Analysis& analysis, const Brief& brief); ///< clusterbrief/brief/1

/// The findings as a SARIF 2.1.0 log, for code review and editors. `version` is the program's.
/// Waived findings are in it as suppressed; a fix is where it only writes over words or adds keys.
[[nodiscard]] Value sarifValue(
    const Analysis& analysis, const SourceText& source, std::string_view version);

/// Every rule in full, as `clusterbrief/rules/1` and as a page in Markdown.
[[nodiscard]] Value rulesValue();
[[nodiscard]] std::string rulesPage();

[[nodiscard]] Result<std::string> renderMarkdown(const RenderInput& input);
[[nodiscard]] Result<std::string> renderHtml(const RenderInput& input);
[[nodiscard]] Result<std::string> renderBriefJson(const RenderInput& input);
/// A text document for office programs, OpenDocument 1.3.
[[nodiscard]] Result<std::string> renderOdt(const RenderInput& input);

/// Errors: there is no wired compute network; for all but Slurm's, it is not one that InfiniBand
/// can have.
[[nodiscard]] Result<std::string> renderIbnet(const RenderInput& input);
/// The same at speeds that ibsim knows.
[[nodiscard]] Result<std::string> renderSimulatedIbnet(const RenderInput& input);
[[nodiscard]] Result<std::string> renderIbdmTopo(const RenderInput& input);
[[nodiscard]] Result<std::string> renderSlurmTopology(const RenderInput& input);

/// Errors: no network can be drawn.
[[nodiscard]] Result<std::string> renderSvg(const RenderInput& input);
[[nodiscard]] Result<std::string> renderDot(const RenderInput& input);

/// The supply lists. Errors: `.bom.csv` and `.wiring.csv` have nothing to list, and say why.
[[nodiscard]] Result<std::string> renderBomCsv(const RenderInput& input);
[[nodiscard]] Result<std::string> renderWiringCsv(const RenderInput& input);
[[nodiscard]] Result<std::string> renderXlsx(const RenderInput& input);

/// The drawing as a complete SVG document or as a fragment for HTML.
[[nodiscard]] std::string diagramSvg(const Diagram& diagram);

} // namespace clusterbrief
