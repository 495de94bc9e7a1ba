#pragma once

#include <QtWidgets/QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace clusterbrief {
struct Format;
}

namespace clusterbrief::ui {

class DocumentStore;

/// Every format that this build writes.
[[nodiscard]] std::vector<const Format*> windowFormats();

/// Where the brief goes, in which formats, for whom and in which detail.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(DocumentStore& store, QWidget* parent);

    /// Writes every chosen format, each whole or not at all. Returns what could not be read or
    /// written, a line each.
    [[nodiscard]] QStringList write();

private:
    void makeForm();
    void makeFormats();
    void browse();
    void browseSince();
    [[nodiscard]] QHBoxLayout* withButton(QLineEdit* field, void (ExportDialog::*choose)());
    void acceptExport();
    void updateState();
    [[nodiscard]] QStringList targets() const;

    DocumentStore& m_store;
    QLineEdit* m_base;
    QLineEdit* m_since; ///< An earlier revision's file; empty: no changes are listed.
    QComboBox* m_audience;
    QComboBox* m_detail;
    QComboBox* m_paper;
    std::vector<QCheckBox*> m_formats;
    QLabel* m_state;
    QPushButton* m_export;
};

} // namespace clusterbrief::ui
