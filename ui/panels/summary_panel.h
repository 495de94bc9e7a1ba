#pragma once

#include "core/analyse.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <vector>

namespace clusterbrief::ui {

class DocumentStore;

/// A line of what the design comes to.
struct SummaryLine {
    enum class Kind { Heading, Value, Bar, Note };

    Kind kind = Kind::Value;
    QString name;
    QString value;
    QString unit;
    QString before;   ///< As it was when the document was opened or saved, where that differs.
    double share = 0; ///< Bar: length, from 0 to 1.

    bool operator==(const SummaryLine&) const = default;
};

/// What the design comes to, line by line. Numbers are formatted; unknown figures are left out.
[[nodiscard]] std::vector<SummaryLine> summaryOf(const Analysis& analysis);
/// The same, with what has changed since `before`.
[[nodiscard]] std::vector<SummaryLine> summaryOf(const Analysis& analysis, const Analysis& before);

/// The panel at the right: the one big number, bandwidth bars, counts, power.
class SummaryPanel : public QWidget {
    Q_OBJECT

public:
    SummaryPanel(DocumentStore& store, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    int paintHeadline(QPainter& painter, int top);
    /// A former value, struck through, at the right of the room; nothing where it does not fit.
    void paintBefore(QPainter& painter, const QString& before, const QRect& room,
        Qt::AlignmentFlag vertical) const;
    int paintLine(QPainter& painter, const SummaryLine& line, int top);
    void paintValue(QPainter& painter, const SummaryLine& line, const QRect& row);

    DocumentStore& m_store;
    std::vector<SummaryLine> m_lines;
};

} // namespace clusterbrief::ui
