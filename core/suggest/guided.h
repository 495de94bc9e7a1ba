#pragma once

#include "core/suggest/suggest.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A few plain answers made into requests to choose from.
namespace clusterbrief {

enum class Purpose { Training, Inference, Both, Unknown };

/// What a customer knows; everything may be left open.
struct GuidedAnswers {
    Purpose purpose = Purpose::Training;
    std::string model;         ///< A catalog id; empty: not decided.
    std::optional<Count> gpus; ///< The smallest that fits; 8 where no model is decided.
    std::string system;        ///< A catalog id; empty: any.
    std::optional<double> rackPowerKw;
    std::optional<bool> liquidCooling;
    std::optional<Technology> technology; ///< Of the compute fabric.

    bool operator==(const GuidedAnswers&) const = default;
};

/// One way to meet the answers.
struct GuidedOption {
    std::string system;
    std::string name;
    bool isRack = false; ///< Servers are racks.
    Suggestion suggestion;
    Document request;     ///< Complete but for who asks, with what is known of the site.
    std::string obstacle; ///< The worst error of the request; empty where it has none.
};

struct GuidedExclusion {
    std::string name;
    std::string reason;
};

struct GuidedResult {
    /// Those without an obstacle first; of several systems the fewest GPUs first, of one its
    /// layouts as ranked. Where what just fits leaves little memory free, the smallest that leaves
    /// more stands beside it.
    std::vector<GuidedOption> options;
    std::vector<GuidedExclusion> without; ///< Systems that it does not go on.
    std::vector<std::string> assumptions; ///< A sentence each.
};

/// Pure. Training and inference both: sized for training, with a serving job on the same servers.
/// A purpose that is not known is sized for training too.
///
/// Errors: those of `suggest`.
[[nodiscard]] Result<GuidedResult> guidedResult(
    const GuidedAnswers& answers, const std::shared_ptr<const Catalog>& catalog);

} // namespace clusterbrief
