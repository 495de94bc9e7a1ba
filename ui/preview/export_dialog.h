#pragma once

#include <QtWidgets/QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace clusterbrief {
struct Format;
}

namespace clusterbrief::ui {

class DocumentStore;
class ExportJob;

/// Every format that this build writes.
[[nodiscard]] std::vector<const Format*> windowFormats();

/// Where the brief goes, in which formats, for whom and in which detail; and how far it is.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(DocumentStore& store, QWidget* parent);

    /// Makes every chosen format while the dialog shows how far it is; closes when all are written.
    void startExport();
    [[nodiscard]] QStringList
    targets() const; ///< The files that are chosen; once accepted, written.
    /// Ends what is being made, otherwise the dialog.
    void reject() override;

private:
    void makeForm();
    void makeFormats();
    void browse();
    void browseSince();
    [[nodiscard]] QHBoxLayout* withButton(QLineEdit* field, void (ExportDialog::*choose)());
    void acceptExport();
    [[nodiscard]] bool mayReplace(const QStringList& names);
    void updateState();
    void setRunning(bool running);
    void finish(const QStringList& failures);

    DocumentStore& m_store;
    ExportJob* m_job = nullptr;
    QWidget* m_choices;
    QLineEdit* m_base;
    QLineEdit* m_since; ///< An earlier revision's file; empty: no changes are listed.
    QComboBox* m_audience;
    QComboBox* m_detail;
    QComboBox* m_paper;
    QCheckBox* m_wiringList;
    std::vector<QCheckBox*> m_formats;
    QLabel* m_state;
    QProgressBar* m_progress;
    QPushButton* m_export;
};

} // namespace clusterbrief::ui
