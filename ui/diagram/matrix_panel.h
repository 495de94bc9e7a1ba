#pragma once

#include "core/document/enums.h"

#include <QtWidgets/QWidget>

#include <memory>

class QLabel;
class QTableView;
class QTimer;

namespace clusterbrief::ui {

class DocumentStore;
class RailMatrixModel;
struct RailMatrix;

/// Node by port, the leaf in each cell. Every link is wired for it: away from the window's own
/// thread, only while the table is in sight, and a pause after the last edit.
class MatrixPanel : public QWidget {
    Q_OBJECT

public:
    MatrixPanel(DocumentStore& store, QWidget* parent);
    ~MatrixPanel() override;

    void setNetwork(NetworkKind kind);

    [[nodiscard]] QTableView& table() { return *m_table; }
    [[nodiscard]] RailMatrixModel& model() { return *m_model; }
    [[nodiscard]] QString summary() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Mailbox;

    void wait();
    void load();
    void show(std::shared_ptr<const RailMatrix> matrix);
    void tell();

    DocumentStore& m_store;
    NetworkKind m_kind = NetworkKind::Compute;
    std::shared_ptr<Mailbox> m_mailbox;
    QLabel* m_summary;
    QTableView* m_table;
    RailMatrixModel* m_model;
    QTimer* m_later;
    bool m_stale = true;
    bool m_loading = false;
};

} // namespace clusterbrief::ui
