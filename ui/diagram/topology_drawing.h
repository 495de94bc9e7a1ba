#pragma once

#include "core/analyse.h"
#include "core/diagram/diagram.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

/// What the window says of a network and its drawing.
namespace clusterbrief::ui {

/// A drawing with what is known of each of its parts.
struct TopologyDrawing {
    /// A finding that a tier of the drawing is about.
    struct Mark {
        std::optional<Severity> worst;
        QString messages; ///< A line a finding.
    };

    Diagram diagram;
    std::vector<QString> boxes; ///< A few lines each.
    std::vector<QString> lines;
    std::vector<Mark> marks; ///< Of the boxes.
};

/// Nothing when there is nothing to draw.
[[nodiscard]] std::optional<TopologyDrawing> topologyDrawing(
    const Analysis& analysis, NetworkKind kind);

/// Why there is no drawing of the network, in a sentence.
[[nodiscard]] QString whyNoDrawing(const Analysis& analysis, NetworkKind kind);

[[nodiscard]] QString networkTitle(NetworkKind kind);

/// The standing findings about a network, the worst first.
[[nodiscard]] std::vector<const Finding*> findingsOf(const CheckResult& check, NetworkKind kind);

} // namespace clusterbrief::ui
