#include "core/base/contract.h"
#include "core/check/subjects.h"

#include <algorithm>

namespace clusterbrief::rules {
namespace {

constexpr const char* kNothingNearText =
    CLUSTERBRIEF_TR_NOOP("Neither catalog nor request has: {missing}.");

constexpr const char* kOneNearText = CLUSTERBRIEF_TR_NOOP(
    "Neither catalog nor request has: {missing}. The nearest name is: {nearest}.");

struct Missing {
    std::string kind;
    std::string id;
    std::string field;
    std::string nearest; ///< Empty where nothing is near, or where the request does not name it.
};

/// Everything that one thing of the request refers to in vain.
class References {
public:
    explicit References(const Catalog& catalog)
        : m_catalog(catalog)
    {}

    void look(PartKind kind, const std::string& id, std::string field)
    {
        if (id.empty() || m_catalog.part(kind, id) != nullptr) {
            return;
        }
        const std::string_view name = kind == PartKind::Nic ? "NIC"
            : kind == PartKind::Gpu                         ? "GPU"
                                                            : singular(kind);
        m_missing.push_back({std::string(name), id, std::move(field), nearest(id, known(kind))});
    }

    /// A reference inside an entry of the request's own parts: mended there, not here.
    void lookInside(PartKind kind, const std::string& id, const System& system, std::string field)
    {
        const std::size_t before = m_missing.size();
        look(kind, id, std::move(field));
        if (m_missing.size() > before) {
            m_missing.back().id += " of " + system.id;
            m_missing.back().nearest.clear();
        }
    }

    void add(Missing missing) { m_missing.push_back(std::move(missing)); }

    void report(const std::string& at, Report& report) const
    {
        report.examined();
        if (m_missing.empty()) {
            return;
        }
        std::vector<std::string> named;
        std::vector<std::string> near;
        Fix fix{CLUSTERBRIEF_TR_NOOP("Take {nearest}"), {}};
        for (const Missing& missing : m_missing) {
            named.push_back(missing.kind + ' ' + shortened(missing.id));
            if (!missing.nearest.empty()) {
                near.push_back(missing.nearest);
                fix.set.emplace_back(missing.field, Value::ofText(missing.nearest));
            }
        }
        Finding& finding =
            report.add(at, m_missing.front().field, {{"missing", join(named, ", ")}});
        if (near.empty()) {
            finding.text = kNothingNearText;
            return;
        }
        finding.params.emplace_back("nearest", join(near, ", "));
        if (near.size() == 1) {
            finding.text = kOneNearText;
        }
        if (near.size() == m_missing.size()) {
            fix.reveals = true;
            finding.fix = std::move(fix);
        }
    }

private:
    [[nodiscard]] std::vector<std::string> known(PartKind kind) const
    {
        std::vector<std::string> ids;
        for (const Part* part : m_catalog.parts(kind)) {
            if (!isAvailable(*part)) {
                continue;
            }
            ids.push_back(part->id);
            ids.insert(ids.end(), part->aliases.begin(), part->aliases.end());
        }
        return ids;
    }

    const Catalog& m_catalog;
    std::vector<Missing> m_missing;
};

void checkGroup(const Design& design, const ResolvedGroup& group, Report& report)
{
    References references(*design.catalog);
    const NodeGroup& request = *group.request;
    references.look(PartKind::System, request.system, group.field("system"));
    references.look(PartKind::Gpu, request.gpu, group.field("gpu"));
    if (group.system != nullptr) {
        const System& system = *group.system;
        references.lookInside(PartKind::Gpu, system.gpu, system, group.field("system"));
        for (const auto* slots :
            {&system.computeNics, &system.storageNics, &system.inBandNics, &system.outOfBand}) {
            if (*slots) {
                references.lookInside(PartKind::Nic, (*slots)->nic, system, group.field("system"));
            }
        }
    }
    for (const NetworkKind kind : kNetworkKinds) {
        if (const auto& ports = group.ports(kind); ports && ports->stated) {
            references.look(
                PartKind::Nic, ports->nicId, group.field(std::string(textOf(kind)) + "_ports/nic"));
        }
    }
    references.report(group.at, report);
}

void checkNetwork(const Design& design, const ResolvedNetwork& network, Report& report)
{
    References references(*design.catalog);
    references.look(PartKind::Switch, network.request->switchId, network.field("switch"));
    references.look(PartKind::Switch, network.request->spineSwitch, network.field("spine_switch"));
    references.look(PartKind::Switch, network.request->coreSwitch, network.field("core_switch"));
    references.report(network.at, report);
}

void checkWorkload(const Design& design, const ResolvedWorkload& workload, Report& report)
{
    References references(*design.catalog);
    if (workload.groupMissing) {
        std::vector<std::string> names;
        for (const auto& group : design.groups) {
            names.push_back(group->request->name);
        }
        const std::string& wanted = workload.request->nodes;
        references.add({"node group", wanted, workload.field("nodes"), nearest(wanted, names)});
    }
    if (!workload.request->inlineModel) {
        references.look(PartKind::Model, workload.request->model, workload.field("model"));
    }
    references.report(workload.at, report);
}

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    for (const auto& group : design.groups) {
        checkGroup(design, *group, report);
    }
    for (const auto& network : design.networks) {
        checkNetwork(design, *network, report);
    }
    for (const auto& workload : design.workloads) {
        checkWorkload(design, *workload, report);
    }
}

} // namespace

extern const Rule catalog_unknown_part;

const Rule catalog_unknown_part{
    .id = "catalog/unknown-part",
    .severity = Severity::Error,
    .title = CLUSTERBRIEF_TR_NOOP("Unknown part"),
    .text = CLUSTERBRIEF_TR_NOOP(
        "Neither catalog nor request has: {missing}. The nearest names are: {nearest}."),
    .why = CLUSTERBRIEF_TR_NOOP("Nothing is known of the part, so rules that need it are not "
                                "evaluated."),
    .condition = CLUSTERBRIEF_TR_NOOP(
        "A system, GPU, NIC, switch or model that the request or one of its own parts names is not "
        "in the catalog, or a job names a node group that is not there."),
    .fix = CLUSTERBRIEF_TR_NOOP("Correct the name, or describe the part under `parts`."),
    .source = "The request format: parts are named by their catalog ids",
    .check = check,
};

} // namespace clusterbrief::rules
