#include "tests/support/briefs.h"

#include "core/base/parse.h"

#include <algorithm>

namespace clusterbrief::tests {

Value tree(const std::string& yaml)
{
    return *parse(yaml, "test");
}

Value baseRequest(const std::string& name)
{
    return readTree(CLUSTERBRIEF_TEST_DATA "/rules/bases/" + name + ".yaml");
}

Value h100With(const std::string& change)
{
    return patched(baseRequest("h100-127"), tree(change));
}

BriefOptions briefOptions()
{
    BriefOptions options;
    options.today = "2026-11-01";
    options.version = "0.1.0";
    return options;
}

std::string rendered(const Analysis& analysis, std::string_view ending)
{
    const Brief brief = compose(analysis, briefOptions());
    for (const Format& format : coreFormats()) {
        if (format.ending == ending) {
            return *format.render({analysis, brief});
        }
    }
    return {};
}

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

std::vector<std::pair<const char*, Value>> edgeRequests()
{
    std::vector<std::pair<const char*, Value>> requests;
    const auto add = [&](const char* name, Value request) {
        requests.emplace_back(name, std::move(request));
    };
    add("nothing", tree("schema: clusterbrief/request/1"));
    add("h100", baseRequest("h100-127"));
    add("roce", baseRequest("roce-32"));
    add("empty parts",
        tree("{schema: clusterbrief/request/1, nodes: [{name: a, count: 1}], workloads: [{name: "
             "w}], "
             "networks: {compute: {}, storage: {}, in_band: {}, out_of_band: {}}, acceptance: "
             "[{}]}"));
    add("stated counts that do not close",
        h100With("{networks: {compute: {leaf_switches: 32, spine_switches: 8}}}"));
    add("own counts without spines",
        h100With("{networks: {compute: {leaf_switches: 32, spine_switches: 0}}}"));
    add("one node",
        h100With("{nodes: {gpu: {count: 1}}, networks: {compute: {scalable_unit: null}}}"));
    add("pair",
        h100With("{nodes: {gpu: {count: 6}}, networks: {compute: {topology: leaf-pair, "
                 "scalable_unit: null}}}"));
    add("three tiers", h100With("{nodes: {gpu: {count: 1024}}, networks: {compute: {tiers: 3}}}"));
    add("planes", h100With("{networks: {compute: {planes: 2, generation: ndr200}}}"));
    add("too many replicas",
        h100With("{workloads: {pretraining: {parallelism: {data: null, "
                 "pipeline: 10000000}}}}"));
    add("inference",
        h100With("{workloads: {pretraining: {kind: inference, concurrent_sequences: 4}}}"));
    add("everything off", h100With("{severities: {fabric/oversubscribed: \"off\"}}"));
    add("most nodes", h100With("{nodes: {gpu: {count: 1000000}}}"));
    return requests;
}

std::string textOf(const SpanText& spans)
{
    std::string all;
    for (const Span& span : spans) {
        all += span.text;
    }
    return all;
}

const Section* sectionOf(const Brief& brief, std::string_view id)
{
    const auto found = std::find_if(brief.sections.begin(), brief.sections.end(),
        [&](const Section& section) { return section.id == id; });
    return found == brief.sections.end() ? nullptr : &*found;
}

/// The answer in the row of the first section's table.
} // namespace clusterbrief::tests
