#include "tests/ui/sample_brief.h"

#include "core/diagram/diagram.h"

namespace clusterbrief::tests {
namespace {

SpanText text(const std::string& plain)
{
    return {{plain}};
}

Section whatIsAskedFor()
{
    Table table;
    table.columns = {
        {"Ask", Align::Left, 1.6}, {"This design", Align::Left, 4.2}, {"Why", Align::Left, 3.4}};
    table.rows = {
        {text("NVLink domain"), text("8-GPU HGX board with NVSwitch"),
            text("Caps tensor parallel at 8; the job uses 8")},
        {text("Compute ports"), text("8 × 400 Gb/s (NDR), one a GPU, ConnectX-7"),
            text("50 GB/s each way for all that crosses servers")},
        {text("Topology"), text("Rail-aligned, units of 32 nodes, 1 : 1"),
            text("Matching GPUs stay one switch apart in a unit")},
        {text("GPUDirect RDMA"), text("NIC and GPU under one PCIe switch"),
            text("No copy through CPU memory")},
        {text("Separate networks"), text("Storage NDR, in-band 200 GbE, out-of-band 1 GbE"),
            text("Checkpoints never compete with gradients")},
        {text("Acceptance"),
            {{"all_reduce_perf", Span::Kind::Code},
                {" on all 127 nodes, 16 GiB, ≥ 360 GB/s bus bandwidth"}},
            text("Shows the fabric as built before the job depends on it")},
    };
    return {"asked", "What is asked for", {table}};
}

Section computeFabric(const Analysis& analysis)
{
    Table parts;
    parts.columns = {{"Part", Align::Left, 2.6}, {"Count", Align::Right, 0.9},
        {"Ports used", Align::Left, 2}, {"How it follows", Align::Left, 4}};
    parts.rows = {
        {text("Leaf, Quantum-2 QM9700"), text("32"), text("32 down, 32 up of 64"),
            text("4 units × 8 rails")},
        {text("Spine, Quantum-2 QM9700"), text("16"), text("64 of 64"),
            text("1,024 uplinks ÷ 64; 16 divides a leaf's 32 uplinks")},
        {text("Node links, 400 Gb/s"), text("1,016 + 4"), {},
            text("127 × 8, and 4 for the fabric manager")},
        {text("Leaf–spine links, 400 Gb/s"), text("1,024"), {}, text("32 leaves × 32")},
    };
    const auto& network = *analysis.sizing.network(NetworkKind::Compute);
    std::vector<Block> blocks;
    if (auto diagram = drawFabric(analysis.design, network)) {
        const std::string caption = "Figure 1. " + diagram->caption;
        blocks.emplace_back(Figure{*std::move(diagram), caption});
    }
    blocks.emplace_back(parts);
    return {"compute-fabric", "Compute fabric", std::move(blocks)};
}

Section findings()
{
    const Callout error{Severity::Error, "Error · workloads/pretraining",
        text("Tensor parallel 16 is larger than the NVLink domain of 8."),
        {{"Why",
             text("Tensor parallel traffic then crosses the fabric at 50 GB/s each way "
                  "instead of 450 GB/s over NVLink, and every layer waits for it.")},
            {"Fix", text("Use tensor parallel 8 and pipeline 8.")},
            {"Source",
                {{"Megatron-LM, arXiv 2104.04473", Span::Kind::Link,
                    "https://arxiv.org/abs/2104.04473"}}}}};
    const Callout warning{Severity::Warning, "Warning · networks/compute",
        text("The compute fabric is oversubscribed 2:1; jobs over 256 GPUs share uplinks."),
        {{"Why", text("25 GB/s a GPU are left across the spine.")},
            {"Waived by", text("A. Author, 2026-11-12: agreed with the customer")}}};
    const Callout advice{Severity::Advice, "Advice · networks/in_band",
        text("In-band management carries provisioning too: 25 Gb/s a node."), {}};
    return {"findings", "Findings", {error, warning, advice}};
}

Section terms()
{
    const KeyValues keys{{{"Customer", text("Example Labs")}, {"Site", text("Oslo, hall 2")},
        {"Needed by", text("2027-06-01")},
        {"Contact", {{"infra@example.com", Span::Kind::Link, "mailto:infra@example.com"}}}}};
    const BulletList list{{text("The data hall gives 45 kW a rack on two feeds."),
        {{"Strong words", Span::Kind::Strong}, {", dimmed ones "},
            {"in passing", Span::Kind::Dimmed}, {" and a "}, {"config", Span::Kind::Code},
            {" file whose office is efficient, with enough words behind it that the item "
             "goes over more than one line of the page."}}}};
    return {"terms", "Terms",
        {Paragraph{text("What the request leaves open was taken as below. "
                        "Figures are decimal; rates are each way.")},
            keys, list}};
}

} // namespace

Brief sampleBrief(const Analysis& analysis)
{
    Brief brief;
    brief.meta = {"Foundation model cluster", "request", "Example Labs", "infra@example.com",
        "Sales engineering", "Revision 3", "2026-11-30", true,
        "37 of 52 rules run: no error, 1 waived",
        "Requested by Example Labs from any supplier. 1,016 GPUs in 127 DGX H100 nodes on a "
        "rail-aligned, non-blocking NDR InfiniBand fabric, with storage and management on "
        "networks of their own.",
        "Cluster Brief 0.1.0"};
    const Headline headline{{{"1,016", "GPUs, 127 nodes of 8"}, {"8", "GPUs in an NVLink domain"},
        {"9 : 1", "NVLink 450 to fabric 50 GB/s, each way"},
        {"1 : 1", "oversubscription, leaf to spine"}}};
    brief.sections = {{"summary", "", {headline}}, whatIsAskedFor(), computeFabric(analysis),
        findings(), terms()};
    return brief;
}

Brief briefOf(std::vector<Block> blocks)
{
    Brief brief;
    brief.meta.title = "Brief";
    brief.meta.kind = "request";
    brief.meta.date = "2026-11-30";
    brief.meta.generator = "Cluster Brief 0.1.0";
    brief.sections = {{"section", "Section", std::move(blocks)}};
    return brief;
}

Table longTable(int rows)
{
    Table table;
    table.columns = {
        {"Row", Align::Right, 1}, {"What it holds", Align::Left, 4}, {"Remark", Align::Left, 3}};
    for (int row = 1; row <= rows; ++row) {
        table.rows.push_back({text("row " + std::to_string(row)),
            text("Contents of the row with the number " + std::to_string(row)),
            text(row % 3 == 0 ? "a remark that is long enough to go over two lines of its column"
                              : "remark")});
    }
    return table;
}

} // namespace clusterbrief::tests
