#pragma once

#include "core/check/finding.h"
#include "core/diagram/diagram.h"

#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// The brief as a tree that says what each thing is; renderers decide how it looks.
namespace clusterbrief {

struct Span {
    enum class Kind { Plain, Strong, Code, Dimmed, Link };

    std::string text;
    Kind kind = Kind::Plain;
    std::string href = {}; ///< Link.
};

using SpanText = std::vector<Span>;

struct Paragraph {
    SpanText text;
};

/// The few numbers that say what the cluster is.
struct Headline {
    struct Item {
        std::string value; ///< `1,016`.
        std::string label; ///< `GPUs, 127 nodes of 8`.
    };
    std::vector<Item> items;
};

enum class Align { Left, Right };

struct Table {
    struct Column {
        std::string title;
        Align align = Align::Left;
        double share = 1; ///< Of the width, relative to the other columns.
    };
    std::vector<Column> columns;
    std::vector<std::vector<SpanText>> rows; ///< As many cells a row as columns.
    bool dense = false; ///< A long list to look things up in: small letters, close rows.
};

struct KeyValues {
    std::vector<std::pair<std::string, SpanText>> rows;
};

struct BulletList {
    std::vector<SpanText> items;
};

/// A finding, told in full.
struct Callout {
    Severity severity = Severity::Advice;
    std::string title; ///< `Error · workloads/pretraining`.
    SpanText text;
    std::vector<std::pair<std::string, SpanText>> details; ///< `Why`, `Fix`, `Source`, `Waived by`.
};

struct Figure {
    Diagram diagram;
    std::string caption; ///< With its number: `Figure 1. …`.
};

using Block = std::variant<Paragraph, Headline, Table, KeyValues, BulletList, Callout, Figure>;

struct Section {
    std::string id; ///< `compute-fabric`.
    std::string title;
    std::vector<Block> blocks;
};

struct BriefMeta {
    std::string title;
    std::string kind; ///< `request` or `quote`.
    std::string customer;
    std::string contact;
    std::string preparedBy;
    std::string revision;     ///< `Revision 3`; empty when not stated.
    std::string date;         ///< YYYY-MM-DD.
    bool ready = false;       ///< READY, or DRAFT while unwaived errors remain.
    std::string verdict;      ///< `37 of 52 rules run: no error, no warning`.
    std::string summary;      ///< One or two sentences under the title.
    std::string generator;    ///< `Cluster Brief 0.1.0`.
    std::string follows = {}; ///< `follows revision 2`; empty when not stated.
};

struct Brief {
    BriefMeta meta;
    std::vector<Section> sections;
};

/// `Example Labs · infra@example.com · prepared by Sales engineering`; empty where nobody is named.
[[nodiscard]] std::string partiesOf(const BriefMeta& meta);

/// Calls `visit` with every text that the brief prints, the letters of its drawings excepted.
void visitTexts(Brief& brief, const std::function<void(std::string&)>& visit);
void visitTexts(const Brief& brief, const std::function<void(const std::string&)>& visit);

} // namespace clusterbrief
