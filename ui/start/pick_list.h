#pragma once

#include <QtWidgets/QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace clusterbrief::ui {

/// A list with a line above that narrows it; the first entry stands for no choice and always stays.
class PickList : public QWidget {
    Q_OBJECT

public:
    /// `name` is for screen readers, `none` the first entry.
    PickList(const QString& name, const QString& none, QWidget* parent);

    /// `words`: what else a search finds the entry by.
    void add(const QString& id, const QString& label, const QString& words);
    [[nodiscard]] QString chosen() const; ///< An id; empty: none.
    void choose(const QString& id);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    void narrow(const QString& text);

    QLineEdit* m_search;
    QListWidget* m_list;
};

} // namespace clusterbrief::ui
