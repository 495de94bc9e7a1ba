#pragma once

#include "core/diagram/diagram.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace clusterbrief::ui {

class DocumentStore;

/// A small drawing of the compute fabric below its form, and the way to the large one.
class FabricView : public QWidget {
    Q_OBJECT

public:
    FabricView(DocumentStore& store, QWidget* parent);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void topologyWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    DocumentStore& m_store;
    std::optional<Diagram> m_diagram;
};

} // namespace clusterbrief::ui
