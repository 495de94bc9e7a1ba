#pragma once

#include "core/catalog/catalog.h"
#include "core/document/document.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The smallest cluster for a model and the parallel layouts that go on it.
namespace clusterbrief {

/// What is to be run, and what a caller wants to fix; the rest has defaults, which `suggest` tells.
struct SuggestQuestion {
    std::string model; ///< A catalog id or alias.
    WorkloadKind kind = WorkloadKind::Training;
    std::string system;              ///< A catalog id; empty: every system of the catalog.
    std::optional<Count> gpus;       ///< To lay the job out on, whole servers; the fewest that fit.
    std::optional<Count> sequence;   ///< Tokens; 4,096 of training, the model's longest context.
    std::optional<Count> concurrent; ///< Sequences of a replica of inference; 1.
    std::optional<Count> globalBatch; ///< Sequences a step of training; about 512.
    /// Of weights; of inference the one that the model is published in, else BF16.
    std::optional<Precision> precision;
    std::optional<Sharding> sharding; ///< Of training; whatever fits.
    /// Of the compute fabric, InfiniBand or RoCE; InfiniBand where the system's NICs speak it.
    std::optional<Technology> technology;
};

struct SuggestedLayout {
    Count tensor = 1;
    Count pipeline = 1;
    Count context = 1;
    Count data = 1; ///< Of inference: replicas.
    Count expert = 1;
    std::optional<Sharding> sharding;   ///< Of training.
    std::optional<Recompute> recompute; ///< Of training.
    std::optional<Count> globalBatch;   ///< Of training.

    [[nodiscard]] Count gpus() const { return tensor * pipeline * context * data; }
};

/// A layout that `analyse` finds no error in, and no warning of the workload and NVLink rules.
struct Suggestion {
    SuggestedLayout layout;
    Count servers = 0;      ///< Racks where the system is one.
    Count gpusToBuy = 0;    ///< Of whole servers.
    Count gpusTogether = 0; ///< That have to work as one: the job, or a replica of inference.
    double memoryGb = 0;    ///< Of the fullest GPU.
    double gpuMemoryGb = 0; ///< Of the GPU's label.
    std::optional<double> fabricGb;    ///< A GPU sends into the fabric a step, or a token.
    std::optional<double> lostSeconds; ///< A step; see `kRanking`.
    bool needsFabric = false;          ///< GPUs that talk to each other stand in several servers.
    Document request;                  ///< Complete but for who asks, and analysed.

    [[nodiscard]] double headroomGb() const { return gpuMemoryGb - memoryGb; }
    [[nodiscard]] double headroom() const { return headroomGb() / gpuMemoryGb; } ///< Of 1.
};

/// What one node system comes to.
struct SystemSuggestion {
    std::string system;
    std::string name;
    std::string gpu;
    std::optional<Count> gpusByMemory; ///< States, or weights and cache, over a GPU's memory.
    std::string byMemoryHow;
    std::vector<Suggestion> options; ///< Best first; all on the same number of servers.
    /// Where none of them keeps `kRoomyShare` free: the best of the fewest servers that do. Nothing
    /// where `gpus` is stated.
    std::optional<Suggestion> roomier;
    std::string reason; ///< Why there are none.
};

struct Suggestions {
    SuggestQuestion asked; ///< With the defaults that were taken.
    std::string modelName;
    std::vector<std::string> assumptions; ///< The defaults, a sentence each.
    std::vector<SystemSuggestion> systems;

    [[nodiscard]] bool any() const; ///< Whether it fits somewhere.
};

/// Share of a GPU's memory that a comfortable layout keeps free: buffers and the runtime are not in
/// the sizes.
inline constexpr double kRoomyShare = 0.2;

/// Times the quickest layout's step that one which keeps `kRoomyShare` free may take and still
/// lead: free memory is worth some traffic, not any.
inline constexpr double kMostSlower = 1.5;

/// How options are ranked, for a reader.
extern const char* const kRanking;

/// The layout in a line: `tensor 8 × pipeline 2 × data 2, zero1`.
[[nodiscard]] std::string layoutText(const SuggestedLayout& layout);

/// Most GPUs that can be asked for.
inline constexpr Count kMostGpus = 1'000'000;

/// Most options of one system.
inline constexpr std::size_t kMostOptions = 8;

/// The smallest number of whole servers on which a layout fits, and the layouts for it. Pure.
///
/// Candidates are pruned by memory; each that remains is written as a request and checked, so that
/// the rules of the validator decide and are not written a second time.
///
/// Errors: a model or system that the catalog lacks, with the nearest; figures outside their range;
/// figures of training for inference and the reverse.
[[nodiscard]] Result<Suggestions> suggest(
    const SuggestQuestion& question, const std::shared_ptr<const Catalog>& catalog);

/// The option as a request to open: with its networks, and the bus bandwidth that an acceptance run
/// should reach where that is known.
[[nodiscard]] Document requestFor(
    const Suggestion& option, const std::shared_ptr<const Catalog>& catalog);

/// A number of GPUs in whole servers while it is not decided what they run: networks, and no job.
/// Memory is that of the GPU's label, with nothing on it. Nothing where the catalog does not say
/// which GPUs a server has, or how to join several.
///
/// Units: `gpus` from 1 to `kMostGpus`.
[[nodiscard]] std::optional<Suggestion> clusterOf(Count gpus, const System& system,
    std::optional<Technology> technology, const std::shared_ptr<const Catalog>& catalog);

/// The schema id of `suggestionsValue`.
inline constexpr std::string_view kSuggestSchema = "clusterbrief/suggest/1";
[[nodiscard]] Value suggestionsValue(const Suggestions& suggestions);

} // namespace clusterbrief
