#pragma once

#include "core/compare/compare.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

/// A comparison as a person reads it, row by row.
namespace clusterbrief::ui {

struct ComparisonRow {
    QString key;  ///< The same for the same thing in another comparison.
    QString name; ///< What differs.
    QString left;
    QString right;
    QString detail; ///< The whole of it, in lines.
    std::optional<Severity> severity;
    std::optional<std::size_t> field; ///< Of the comparison's fields, where a value can be taken.
};

struct ComparisonSection {
    QString title; ///< With how many there are.
    std::vector<ComparisonRow> rows;
};

/// Fields, counts, findings; a section without rows says so in its title.
[[nodiscard]] std::vector<ComparisonSection> sectionsOf(const Comparison& comparison);

[[nodiscard]] QString summaryOf(const Comparison& comparison); ///< A line a remark.
[[nodiscard]] QString nameOf(const FieldDifference& field);    ///< `Nodes › gpu › Count`.

} // namespace clusterbrief::ui
