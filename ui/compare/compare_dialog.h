#pragma once

#include "core/compare/compare.h"
#include "ui/compare/comparison_rows.h"

#include <QtWidgets/QDialog>

#include <memory>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace clusterbrief::ui {

class DocumentStore;
class PlainText;

/// The window's request, right, beside another, left: fields, counts, findings. A left value can be
/// taken over; all else is to be read. It follows every edit.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// Without `left`, the request as it was opened or last saved.
    CompareDialog(DocumentStore& store, std::shared_ptr<const Analysis> left,
        const QString& leftName, QWidget* parent);

    [[nodiscard]] bool isWithLastSave() const { return m_left == nullptr; }
    [[nodiscard]] const Comparison& comparison() const { return m_comparison; }

private:
    void makeTree();
    void makeButtons();
    void refresh();
    void fill();
    void addRow(QTreeWidgetItem* parent, const ComparisonRow& row);
    void choose(const QString& key, int section, int row);
    void showCurrent();
    void takeLeft();
    [[nodiscard]] const ComparisonRow* currentRow() const;

    DocumentStore& m_store;
    std::shared_ptr<const Analysis> m_left;
    QString m_leftName;
    Comparison m_comparison;
    std::vector<ComparisonSection> m_sections;
    QLabel* m_summary;
    QTreeWidget* m_tree;
    PlainText* m_details;
    QPushButton* m_take = nullptr;
};

/// Asks for a file and shows the comparison with it. Tells what is wrong with the file.
void compareWithFile(DocumentStore& store, QWidget* parent);
void compareWithFile(DocumentStore& store, const QString& path, QWidget* parent);
void compareWithLastSave(DocumentStore& store, QWidget* parent);

} // namespace clusterbrief::ui
