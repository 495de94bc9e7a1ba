#include "tests/fuzz/invariants.h"

#include "core/analyse.h"
#include "core/check/mend.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/render/renderer.h"
#include "core/wiring/verify.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace clusterbrief::tests {
namespace {

/// Of a network. Larger designs are counted, not wired or not written in every format, to get
/// through many in a second.
constexpr std::int64_t kMostLinksWired = 20'000;
constexpr std::int64_t kMostLinksWritten = 300;

bool hasAtMost(std::int64_t links, const Sizing& sizing)
{
    return std::all_of(
        sizing.networks.begin(), sizing.networks.end(), [links](const SizedNetwork& network) {
            const FabricSize& size = network.size;
            return size.nodeLeafLinks + size.leafSpineLinks + size.spineCoreLinks <= links;
        });
}

/// What is wired is what was counted.
void requireClosure(const NetworkWiring& network)
{
    std::array<std::int64_t, kLinkKinds> links{};
    for (const Link& link : network.links) {
        ++links[static_cast<std::size_t>(link.kind)];
    }
    const FabricSize& size = network.sized->size;
    const auto same = [&](LinkKind kind, std::int64_t counted) {
        return links[static_cast<std::size_t>(kind)] == counted;
    };
    require(same(LinkKind::NodeLeaf, size.nodeLeafLinks), "every link of a node is wired");
    require(same(LinkKind::ManagerLeaf, size.managerLinks), "every manager is wired");
    require(same(LinkKind::LeafLeaf, size.leafLeafLinks), "every link of a pair is wired");
    require(same(LinkKind::LeafSpine, size.leafSpineLinks), "every link of a spine is wired");
    require(same(LinkKind::SpineCore, size.spineCoreLinks), "every link of a core is wired");
}

void requireWiring(const Analysis& analysis)
{
    const Wiring wiring = wire(analysis.design, analysis.sizing);
    for (const NetworkWiring& network : wiring.networks) {
        if (network.error.empty()) {
            requireClosure(network);
        }
        for (const GraphReport& report : verify(wiring, network)) {
            require(report.portsTwice == 0, "a port is used twice");
            require(report.portsBeyond == 0, "a port that the switch does not have is used");
        }
    }
}

} // namespace

void require(bool holds, const std::string& what)
{
    if (!holds) {
        std::fprintf(stderr, "does not hold: %s\n", what.c_str());
        std::abort();
    }
}

void requireRoundTrip(const Document& document)
{
    const std::string yaml = saveYaml(document);
    const auto again = loadRequest(yaml, "again.cluster.yaml");
    require(again.has_value(),
        again ? "" : "what was saved as YAML loads: " + again.error().front().what);
    require(saveYaml(again->document) == yaml, "YAML is saved as it was loaded");
    const auto json = loadRequest(saveJson(document), "again.cluster.json");
    require(
        json.has_value(), json ? "" : "what was saved as JSON loads: " + json.error().front().what);
    require(saveYaml(json->document) == yaml, "JSON and YAML say the same");
}

void requireAnalysis(Document document, const std::shared_ptr<const Catalog>& catalog)
{
    const auto analysis = analyse(std::move(document), catalog);
    if (!analysis) {
        return; // its own parts are not readable
    }
    BriefOptions options;
    options.today = "2026-11-30";
    const Brief brief = compose(*analysis, options);
    const RenderInput input{*analysis, brief};
    require(renderMarkdown(input).has_value(), "the brief is told as Markdown");
    require(renderHtml(input).has_value(), "the brief is told as a page");
    require(renderBriefJson(input).has_value(), "the brief is told for programs");
    if (hasAtMost(kMostLinksWired, analysis->sizing)) {
        requireWiring(*analysis);
    }
    if (hasAtMost(kMostLinksWritten, analysis->sizing)) {
        for (const Format& format : coreFormats()) {
            const Result<std::string> file = format.render(input);
            require(file ? !file->empty() : !file.error().front().what.empty(),
                std::string("a file or the reason why there is none: .") + format.ending);
        }
    }
}

void requireFixes(const Document& document, const std::shared_ptr<const Catalog>& catalog)
{
    const auto before = analyse(document, catalog);
    if (!before) {
        return;
    }
    for (const Finding& finding : before->check.findings) {
        if (!finding.fix) {
            continue;
        }
        const Result<Document> fixed = withPlacesSet(document, finding.fix->set);
        require(fixed.has_value(), "a fix leaves a request: " + finding.rule);
        const auto after = analyse(*fixed, catalog);
        require(after.has_value(), "a fixed request is analysed: " + finding.rule);
        for (const Finding& left : after->check.findings) {
            require(left.rule != finding.rule || left.at != finding.at,
                "a fix takes its finding away: " + finding.rule);
        }
    }
}

void requireMends(const Document& document, const std::shared_ptr<const Catalog>& catalog)
{
    if (const auto mended = mend(document, catalog)) {
        requireRoundTrip(mended->document);
    }
}

} // namespace clusterbrief::tests
