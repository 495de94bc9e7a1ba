#pragma once

#include "core/design/design.h"
#include "core/sizing/size.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The drawing of a fabric as geometry: what is alike is one box with a count. SVG, PDF and window
/// draw it.
namespace clusterbrief {

enum class DiagramTier { Host, Leaf, Spine, Core };

/// Units: the drawing's own; 1 is meant to be a point at full size.
struct DiagramBox {
    std::string id; ///< Stable under edits elsewhere: `unit-1`, `rail-3`, `spine-1`.
    DiagramTier tier = DiagramTier::Host;
    std::string label;  ///< `unit 1`, `rail 3`, `spine 1–4`.
    std::string detail; ///< Dimmed, beside or below the label: `32 nodes · 256 GPUs`, `×4`.
    bool detailBelow = false;
    std::int64_t rail = 0;    ///< From 1; 0 when the box belongs to no single rail.
    std::int64_t devices = 0; ///< Nodes, or switches of one plane, that the box stands for.
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

/// A bundle of links between two boxes.
struct DiagramLine {
    std::size_t from = 0; ///< Index of the lower box.
    std::size_t to = 0;
    std::int64_t rail = 0;
    std::int64_t links = 0; ///< How many cables the line stands for, all planes.
    double x1 = 0;
    double y1 = 0;
    double x2 = 0;
    double y2 = 0;
};

/// How many links a line between two tiers stands for; dimmed, its baseline's left end at x, y.
struct DiagramNote {
    std::string text; ///< `32 links a line`.
    double x = 0;
    double y = 0;
};

struct Diagram {
    double width = 0;
    double height = 0;
    std::vector<DiagramBox> boxes;
    std::vector<DiagramLine> lines;
    std::vector<DiagramNote> notes;
    std::string caption; ///< One or two sentences with the numbers of the fabric.
};

/// Nothing when the network could not be sized.
[[nodiscard]] std::optional<Diagram> drawFabric(const Design& design, const SizedNetwork& network);

} // namespace clusterbrief
