#pragma once

#include "core/diagram/diagram.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace clusterbrief::ui {

class DocumentStore;

/// The drawing of the compute fabric beside its form.
class FabricView : public QWidget {
    Q_OBJECT

public:
    FabricView(DocumentStore& store, QWidget* parent);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    DocumentStore& m_store;
    std::optional<Diagram> m_diagram;
};

} // namespace clusterbrief::ui
