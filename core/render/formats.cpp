#include "core/document/save.h"
#include "core/render/renderer.h"

namespace clusterbrief {
namespace {

Result<std::string> renderYaml(const RenderInput& input)
{
    return saveYaml(input.analysis.document());
}

Result<std::string> renderJson(const RenderInput& input)
{
    return saveJson(input.analysis.document());
}

constexpr Format kFormats[] = {
    {"html", "Web page", "text/html", renderHtml},
    {"md", "Markdown", "text/markdown", renderMarkdown},
    {"odt", "Office document", "application/vnd.oasis.opendocument.text", renderOdt},
    {"brief.json", "Brief for programs", "application/json", renderBriefJson},
    {"cluster.yaml", "Request, YAML", "application/yaml", renderYaml},
    {"cluster.json", "Request, JSON", "application/json", renderJson},
    {"xlsx", "Workbook", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        renderXlsx},
    {"bom.csv", "Bill of materials", "text/csv", renderBomCsv},
    {"wiring.csv", "Wiring list", "text/csv", renderWiringCsv},
    {"svg", "Topology drawing", "image/svg+xml", renderSvg},
    {"dot", "Topology for Graphviz", "text/vnd.graphviz", renderDot},
    {"ibnet", "InfiniBand fabric, ibnetdiscover", "text/plain", renderIbnet},
    {"sim.ibnet", "InfiniBand fabric, for ibsim", "text/plain", renderSimulatedIbnet},
    {"topo", "InfiniBand fabric, for ibdmchk", "text/plain", renderIbdmTopo},
    {"topology.conf", "Slurm topology", "text/plain", renderSlurmTopology},
};

} // namespace

std::span<const Format> coreFormats()
{
    return kFormats;
}

} // namespace clusterbrief
