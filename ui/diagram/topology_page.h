#pragma once

#include "core/document/enums.h"
#include "ui/forms/section_page.h"

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace clusterbrief::ui {

class MatrixPanel;
class RailToggles;
class TopologyView;

/// The networks as drawings, and which port is on which leaf.
class TopologyPage : public SectionPage {
    Q_OBJECT

public:
    TopologyPage(DocumentStore& store, QWidget* parent);

    [[nodiscard]] NetworkKind network() const;
    void chooseNetwork(NetworkKind kind);
    void showMatrix(bool shown);

    [[nodiscard]] TopologyView& view() { return *m_view; }
    [[nodiscard]] MatrixPanel& matrix() { return *m_matrix; }
    [[nodiscard]] RailToggles& rails() { return *m_rails; }

    /// Asks for a file and writes what is drawn, without the rails that are switched off.
    void exportDrawing();

Q_SIGNALS:
    void placeWanted(const QString& pointer, const QString& at);

protected:
    void refresh() override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QToolButton* makeButton(const QString& text, const QString& name);
    [[nodiscard]] QWidget* makeNetworkRow();
    [[nodiscard]] QWidget* makeDrawingRow();
    void makeStack();
    void showNetwork();
    void showFindings();
    void showDrawing();

    QComboBox* m_network;
    QToolButton* m_findings = nullptr;
    QToolButton* m_asDrawing = nullptr;
    QToolButton* m_asMatrix = nullptr;
    QToolButton* m_export = nullptr;
    QToolButton* m_zoom = nullptr;
    QWidget* m_drawingRow = nullptr;
    RailToggles* m_rails = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_drawing = nullptr;
    TopologyView* m_view = nullptr;
    QLabel* m_details = nullptr;
    QLabel* m_nothing = nullptr;
    MatrixPanel* m_matrix = nullptr;
};

} // namespace clusterbrief::ui
