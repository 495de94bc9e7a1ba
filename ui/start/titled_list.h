#pragma once

#include <QtWidgets/QListWidget>

namespace clusterbrief::ui {

/// Entries of a title above and what it is dimmed below. One click or Return picks.
class TitledList : public QListWidget {
    Q_OBJECT

public:
    explicit TitledList(QWidget* parent);

    /// `oneLine`: a description that does not fit is cut in its middle, as a path wants it.
    void add(
        const QString& id, const QString& title, const QString& description, bool oneLine = false);
    /// All templates.
    void addTemplates();
    [[nodiscard]] QString currentId() const; ///< Empty where the list is.

Q_SIGNALS:
    void picked(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace clusterbrief::ui
