#pragma once

#include "core/check/finding.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace clusterbrief::ui {

class DocumentStore;
class FindingDetails;
class FindingFilter;
class FindingModel;

/// The findings below the form: filtered by severity and text, each with its place, its reason and
/// its fix.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    FindingsPanel(DocumentStore& store, QWidget* parent);

    /// Severities, coverage and filter, to be the title by which the panel is moved.
    [[nodiscard]] QWidget* header() { return m_header; }

    void focusFilter();
    /// Chooses the next finding, beginning again at the first, and asks for its place.
    void goToNext();
    [[nodiscard]] const Finding* current() const;

    [[nodiscard]] bool mayFix() const;   ///< The chosen finding stands and has a fix.
    [[nodiscard]] bool mayWaive() const; ///< The chosen finding stands.
    [[nodiscard]] bool isEmpty() const;

    // The same acts as the buttons', for menus and shortcuts.
    void fixCurrent();
    void waiveCurrent();
    void explainCurrent();

Q_SIGNALS:
    /// The user wants to see the field; `at` is the finding's place where it has no field.
    void placeWanted(const QString& pointer, const QString& at);
    void currentChanged(); ///< Another finding is chosen, or none.

private:
    QWidget* makeHeader();
    void makeTable();
    void fitColumns();
    void refresh();
    void showCurrent();
    void goToRow(const QModelIndex& index);

    DocumentStore& m_store;
    FindingModel* m_model;
    FindingFilter* m_filter;
    QTableView* m_table;
    QWidget* m_header = nullptr;
    FindingDetails* m_details;
    QLineEdit* m_search;
    QToolButton* m_severities[3];
    QLabel* m_coverage = nullptr;
    QLabel* m_empty;
    QWidget* m_body = nullptr;
};

} // namespace clusterbrief::ui
