#pragma once

#include <QtWidgets/QPlainTextEdit>

namespace clusterbrief::ui {

/// Several lines of plain text. Layout of megabytes would stop the window, so no more than
/// `longest` letters and one are ever held.
class PlainText : public QPlainTextEdit {
    Q_OBJECT

public:
    PlainText(qsizetype longest, QWidget* parent);

    /// As it was typed: unlike `toPlainText` with its no-break spaces.
    [[nodiscard]] QString text() const;
    /// A text that is too long is shown in part, to be read only.
    void setText(const QString& text);
    /// What is wrong with the length; empty when nothing is.
    [[nodiscard]] QString lengthTrouble() const;

protected:
    void insertFromMimeData(const QMimeData* source) override;

private:
    qsizetype m_longest;
};

} // namespace clusterbrief::ui
