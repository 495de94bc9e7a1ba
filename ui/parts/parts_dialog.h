#pragma once

#include "ui/parts/part_rows.h"

#include <QtWidgets/QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace clusterbrief::ui {

class DocumentStore;
class OwnCatalog;
class PartForm;
class PlainText;

/// All parts, those of the user's own and of the request to be edited. A change of the user's own
/// is written at once; one of the request's is a step of its history.
class PartsDialog : public QDialog {
    Q_OBJECT

public:
    PartsDialog(DocumentStore& store, OwnCatalog& users, QWidget* parent);

private:
    void makeTop();
    void makeList();
    void makeButtons();
    void refresh();
    void filter();
    void showCurrent();
    void choose(PartKind kind, const std::string& id, Owner owner);
    [[nodiscard]] const PartRow* current() const;

    void add(PartKind kind);
    void copyToOwn();
    void edit();
    void copyIntoRequest();
    void remove();

    void saveNewWith(PartForm& form, PartKind kind);
    [[nodiscard]] QString putOwn(PartKind kind, const Value& entry, const std::string& earlierId);
    [[nodiscard]] QString putInRequest(const PartRow& row, const Value& entry);
    [[nodiscard]] QStringList placesOf(const PartRow& row) const;
    [[nodiscard]] QString detailsOf(const PartRow& row) const;

    DocumentStore& m_store;
    OwnCatalog& m_users;
    PartModel* m_model;
    PartFilter* m_filter;
    QLineEdit* m_search;
    QComboBox* m_kind;
    QLabel* m_trouble;
    QTreeView* m_list;
    QLabel* m_nothing; ///< Over the list when nothing is in it.
    PlainText* m_details;
    QPushButton* m_copy = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_remove = nullptr;
};

} // namespace clusterbrief::ui
