#pragma once

#include "core/analyse.h"
#include "ui/store/recovery.h"

#include <QtWidgets/QDialog>

#include <functional>
#include <memory>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace clusterbrief::ui {

class PlainText;

/// What a program that ended without closing its windows left behind: each request with its file,
/// its time and what differs from the saved file.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    RecoveryDialog(Leftovers& leftovers, QWidget* parent);

    /// Opens a copy in a window; false keeps the copy.
    void setRecover(std::function<bool(const Leftover&)> recover);

private:
    void fill();
    void showCurrent();
    void recoverCurrent();
    void recoverAll();
    void discardCurrent();
    [[nodiscard]] std::optional<std::size_t> current() const;
    bool recover(std::size_t index);

    Leftovers& m_leftovers;
    std::function<bool(const Leftover&)> m_recover;
    QLabel* m_intro;
    QTreeWidget* m_list;
    PlainText* m_details;
    QPushButton* m_recoverButton = nullptr;
    QPushButton* m_recoverAllButton = nullptr;
    QPushButton* m_discardButton = nullptr;
};

/// What a copy changes, a line each; the first line says against what.
[[nodiscard]] QStringList differencesOf(const Leftover& copy);

} // namespace clusterbrief::ui
