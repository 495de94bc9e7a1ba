#include "core/check/layout.h"

#include "core/base/contract.h"
#include "core/base/text.h"
#include "core/document/fields.h"
#include "core/sizing/memory.h"
#include "core/sizing/stage_load.h"

#include <algorithm>

namespace clusterbrief {
namespace {

/// (p − 1) × 5 > m v: the bubble is over a fifth.
constexpr std::int64_t kShortBubble = 5;

std::string groupsUnknown(const ResolvedWorkload& workload)
{
    const Workload& request = *workload.request;
    if (workload.groupMissing) {
        return filled(CLUSTERBRIEF_TR_PHRASE("{name}: the node group {nodes} does not exist"),
            {{"name", request.name}, {"nodes", request.nodes}});
    }
    return workload.groups.empty()
        ? filled(
            CLUSTERBRIEF_TR_PHRASE("{name}: there are no compute nodes"), {{"name", request.name}})
        : std::string();
}

std::string noRoom(const ResolvedWorkload& workload)
{
    return filled(CLUSTERBRIEF_TR_PHRASE("{name}: the layout does not fit the GPUs"),
        {{"name", workload.request->name}});
}

bool dividesExperts(const ResolvedWorkload& workload)
{
    const std::int64_t experts = workload.expert * workload.expertTensor;
    const std::int64_t ranks = workload.tensor * workload.context * workload.data;
    return experts <= 1 || ranks % experts == 0;
}

bool dividesBatch(const ResolvedWorkload& workload)
{
    const Workload& request = *workload.request;
    const std::int64_t step = request.microBatch.value_or(1) * workload.data;
    return !request.globalBatch || step < 1 || *request.globalBatch % step == 0;
}

/// The next lower batch of whole steps, or the nearest where that would be an eighth less.
std::int64_t batchNear(std::int64_t batch, std::int64_t step)
{
    constexpr std::int64_t kPart = 8;
    const std::int64_t below = batch / step * step;
    const bool little = below > 0 && batch - below <= batch / kPart;
    return little || (below > 0 && batch - below <= below + step - batch) ? below : below + step;
}

/// Heads, layers and the format's own limit, where the sizes were changed.
bool isBuildable(const ResolvedWorkload& before, const ResolvedWorkload& after)
{
    static const auto kMostStages =
        static_cast<std::int64_t>(fieldAt("workloads/0/parallelism/pipeline")->maximum);
    const std::int64_t heads = after.model ? after.model->heads : 0;
    const std::int64_t layers = after.model ? after.model->layers : 0;
    if (after.tensor != before.tensor && heads > 0 && heads % after.tensor != 0) {
        return false;
    }
    return after.pipeline == before.pipeline
        || (after.pipeline <= kMostStages && (layers == 0 || after.pipeline <= layers));
}

bool spansNewly(const Design& design, const ResolvedWorkload& before, const ResolvedWorkload& after)
{
    const bool maySpan = design.network(NetworkKind::Compute) != nullptr
        && design.document->project.delivery != Delivery::VirtualMachine;
    return !maySpan && after.spansServers().value_or(false)
        && !before.spansServers().value_or(false);
}

bool leavesDomain(const ResolvedWorkload& workload)
{
    return workload.domain() >= 2 && workload.tensor > workload.domain();
}

bool overflowsMemory(const ResolvedWorkload& workload)
{
    return fitsGpus(workload) && !fitsMemory(workload).value_or(true);
}

} // namespace

std::string gpusUnknown(const ResolvedWorkload& workload)
{
    if (std::string reason = groupsUnknown(workload); !reason.empty()) {
        return reason;
    }
    for (const ResolvedGroup* group : workload.groups) {
        if (group->gpusPerServer == 0) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{at}: the GPUs of a server are not known"),
                {{"at", group->at}});
        }
    }
    return {};
}

std::string layoutUnknown(const ResolvedWorkload& workload)
{
    std::string reason = gpusUnknown(workload);
    return reason.empty() && !fitsGpus(workload) ? noRoom(workload) : reason;
}

std::string spanUnknown(const ResolvedWorkload& workload)
{
    std::string reason = gpusUnknown(workload);
    return reason.empty() && !workload.spansServers() ? noRoom(workload) : reason;
}

bool spansItsServers(const ResolvedWorkload& workload)
{
    return workload.spansServers().value_or(false)
        && workload.gpusAvailable > workload.gpusPerServer();
}

std::string domainUnknown(const ResolvedWorkload& workload)
{
    if (std::string reason = groupsUnknown(workload); !reason.empty()) {
        return reason;
    }
    for (const ResolvedGroup* group : workload.groups) {
        if (group->domain == 0) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{at}: the NVLink domain is not known"),
                {{"at", group->at}});
        }
        if (!domainIsOffered(*group)) {
            return filled(CLUSTERBRIEF_TR_PHRASE("{at}: the stated NVLink domain cannot be built"),
                {{"at", group->at}});
        }
    }
    return {};
}

bool hasTensorGroups(const ResolvedWorkload& workload, Report& report)
{
    if (workload.tensor > 1) {
        if (std::string reason = domainUnknown(workload); !reason.empty()) {
            report.skip(std::move(reason));
            return false;
        }
    }
    report.examined();
    return workload.tensor > 1;
}

const ResolvedGroup& tightestGroup(const ResolvedWorkload& workload)
{
    return **std::min_element(workload.groups.begin(), workload.groups.end(),
        [](const ResolvedGroup* a, const ResolvedGroup* b) { return a->domain < b->domain; });
}

std::string scaleUpName(const ResolvedGroup& group)
{
    return group.gpu != nullptr && group.gpu->scaleUpFabric == "infinity-fabric" ? "Infinity Fabric"
                                                                                 : "NVLink";
}

void addBandwidths(const ResolvedGroup& group, const char* otherwise, Finding& finding)
{
    const auto outside = fabricPerGpu(group);
    if (!outside || group.gpu == nullptr || group.domain < 2) {
        finding.text = otherwise;
        return;
    }
    finding.params.emplace_back("outside", figure(outside->value, 2));
    finding.params.emplace_back("inside", figure(group.gpu->scaleUp.eachWay().value, 2));
}

std::vector<std::int64_t> offeredDomains(const ResolvedGroup& group)
{
    if (group.system != nullptr && !group.system->domainOpen) {
        return group.system->domain > 0 ? std::vector{group.system->domain}
                                        : std::vector<std::int64_t>();
    }
    if (group.gpu == nullptr) {
        return {};
    }
    std::vector<std::int64_t> sizes = group.gpu->domainSizes;
    std::erase_if(sizes,
        [&](std::int64_t size) { return group.gpusPerServer > 0 && size > group.gpusPerServer; });
    std::sort(sizes.begin(), sizes.end());
    return sizes;
}

bool domainIsOffered(const ResolvedGroup& group)
{
    const std::optional<Count>& stated = group.request->nvlinkDomain;
    const std::vector<std::int64_t> sizes = offeredDomains(group);
    return !stated || sizes.empty()
        || std::find(sizes.begin(), sizes.end(), *stated) != sizes.end();
}

bool fitsGpus(const ResolvedWorkload& workload)
{
    return workload.data >= 1 && workload.gpus() <= workload.gpusAvailable;
}

std::optional<bool> fitsMemory(const ResolvedWorkload& workload)
{
    const Gpu* gpu = workload.gpu();
    const std::optional<MemoryNeed> need = memoryNeed(workload);
    return gpu == nullptr || !need ? std::nullopt : std::optional(need->gb() <= gpu->memoryGb);
}

DomainRoom domainRoom(const ResolvedWorkload& workload)
{
    DomainRoom room;
    for (const ResolvedGroup* group : workload.groups) {
        const bool first = group == workload.groups.front();
        // A spare tray leaves its rack's domain there, a spare server takes its domains along.
        const std::int64_t spare =
            first && !group->isRack() ? workload.request->spareNodes.value_or(0) : 0;
        const std::int64_t servers = std::max<std::int64_t>(0, group->servers - spare);
        const std::int64_t whole = group->gpusPerServer / group->domain;
        const std::int64_t rest = group->gpusPerServer % group->domain;
        room.domains += servers * (whole + (rest > 0 ? 1 : 0));
        room.groups +=
            servers * (whole * (group->domain / workload.tensor) + rest / workload.tensor);
    }
    return room;
}

bool straddlesDomains(const ResolvedWorkload& workload)
{
    const std::int64_t domain = workload.domain();
    if (domain < 2 || workload.tensor > domain || domain % workload.tensor == 0
        || !fitsGpus(workload)) {
        return false;
    }
    return workload.gpus() / workload.tensor > domainRoom(workload).groups;
}

std::vector<std::int64_t> divisors(std::int64_t number)
{
    std::vector<std::int64_t> list;
    for (std::int64_t divisor = number; divisor > 0; --divisor) {
        if (number % divisor == 0) {
            list.push_back(divisor);
        }
    }
    return list;
}

ResolvedWorkload withLayout(ResolvedWorkload workload, std::int64_t tensor, std::int64_t pipeline)
{
    workload.tensor = tensor;
    workload.pipeline = pipeline;
    if (workload.dataDerived) {
        workload.data = workload.gpusAvailable / workload.gpusAReplica();
    }
    return workload;
}

bool isNoWorse(const Design& design, const ResolvedWorkload& before, const ResolvedWorkload& after)
{
    if (!isBuildable(before, after) || spansNewly(design, before, after)) {
        return false;
    }
    return (fitsGpus(after) || !fitsGpus(before))
        && (dividesExperts(after) || !dividesExperts(before))
        && (dividesBatch(after) || !dividesBatch(before))
        && (!leavesDomain(after) || leavesDomain(before))
        && (!straddlesDomains(after) || straddlesDomains(before))
        && (!overflowsMemory(after) || overflowsMemory(before));
}

std::int64_t batchesForShortBubble(const ResolvedWorkload& workload)
{
    return ceilDiv(kShortBubble * (workload.pipeline - 1), virtualStages(workload));
}

std::optional<bool> hasLongBubble(const ResolvedWorkload& workload)
{
    if (workload.pipeline < 2 || workload.request->kind != WorkloadKind::Training) {
        return false;
    }
    const std::optional<std::int64_t> batches = microBatches(workload);
    if (!batches || !layoutUnknown(workload).empty() || hasEmptyStages(workload)) {
        return std::nullopt;
    }
    const double idle =
        static_cast<double>(kShortBubble) * static_cast<double>(workload.pipeline - 1);
    return idle > static_cast<double>(*batches) * static_cast<double>(virtualStages(workload));
}

bool runsAsWell(const ResolvedWorkload& before, const ResolvedWorkload& after)
{
    const auto wholeLayers = [](const ResolvedWorkload& workload) {
        return !workload.model || workload.model->layers == 0
            || workload.model->layers % (workload.pipeline * virtualStages(workload)) == 0;
    };
    return (wholeLayers(after) || !wholeLayers(before))
        && (!hasLongBubble(after).value_or(false) || hasLongBubble(before).value_or(false));
}

std::vector<Setting> settings(const ResolvedWorkload& before, const ResolvedWorkload& after)
{
    std::vector<Setting> set;
    const auto put = [&](const char* key, std::int64_t was, std::int64_t is) {
        if (was != is) {
            set.emplace_back(before.field(std::string("parallelism/") + key), Value::ofNumber(is));
        }
    };
    put("tensor", before.tensor, after.tensor);
    put("pipeline", before.pipeline, after.pipeline);
    put("expert", before.expert, after.expert);
    if (!after.dataDerived) {
        put("data", before.data, after.data);
    }
    return set;
}

std::optional<ResolvedWorkload> tensorInside(
    const Design& design, const ResolvedWorkload& workload, std::int64_t domain)
{
    const std::int64_t product = workload.tensor * workload.pipeline;
    for (const std::int64_t tensor : divisors(domain)) {
        if (product % tensor != 0) {
            continue;
        }
        ResolvedWorkload inside = withLayout(workload, tensor, product / tensor);
        if (isNoWorse(design, workload, inside)) {
            return inside;
        }
    }
    return std::nullopt;
}

std::optional<DataMend> mostData(
    const Design& design, const ResolvedWorkload& workload, std::int64_t most)
{
    constexpr std::int64_t kMostTried = 256;
    const std::int64_t least = std::max<std::int64_t>(1, most - kMostTried);
    for (std::int64_t data = most; data >= least; --data) {
        Workload request = *workload.request;
        ResolvedWorkload changed = workload;
        changed.request = &request;
        changed.data = data;
        DataMend mend{data, {}, {}};
        if (dividesBatch(workload) && !dividesBatch(changed)) {
            mend.batch = batchNear(*request.globalBatch, request.microBatch.value_or(1) * data);
            request.globalBatch = mend.batch;
        }
        if (hasLongBubble(changed).value_or(false) && !hasLongBubble(workload).value_or(false)) {
            mend.batch = batchesForShortBubble(changed) * request.microBatch.value_or(1) * data;
            request.globalBatch = mend.batch;
        }
        if (fitsGpus(changed) && isNoWorse(design, workload, changed)) {
            mend.set = settings(workload, changed);
            if (mend.batch) {
                mend.set.emplace_back(workload.field("global_batch"), Value::ofNumber(*mend.batch));
            }
            return mend;
        }
    }
    return std::nullopt;
}

bool hasEmptyStages(const ResolvedWorkload& workload)
{
    return workload.model && workload.model->layers > 0
        && workload.pipeline > workload.model->layers;
}

bool fillsDomain(const ResolvedWorkload& workload, std::int64_t tensor)
{
    return !domainUnknown(workload).empty() || workload.domain() < 2
        || workload.domain() % tensor == 0;
}

std::int64_t dataUpTo(const ResolvedWorkload& workload, std::int64_t most)
{
    ResolvedWorkload tried = workload;
    const bool divided = dividesBatch(workload);
    for (tried.data = most; tried.data > 1; --tried.data) {
        if (!divided || dividesBatch(tried)) {
            break;
        }
    }
    return tried.data;
}

} // namespace clusterbrief
