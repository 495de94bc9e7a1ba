#pragma once

#include "core/import/import.h"

#include <QtWidgets/QDialog>

class QTreeWidget;

namespace clusterbrief::ui {

/// What a text of another program says, before anything is done with it.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    enum class Use { NewRequest, ThisRequest };

    /// `fileName` is shown; the request that it may be put into is told by `requestName`, empty
    /// where there is none.
    ImportDialog(const Imported& imported, const QString& fileName, const QString& requestName,
        QWidget* parent);

    [[nodiscard]] Use use() const { return m_use; }

private:
    void fill(const Imported& imported);
    void makeButtons(const QString& requestName);

    QTreeWidget* m_tree;
    Use m_use = Use::NewRequest;
};

} // namespace clusterbrief::ui
