#include "tests/ui/ui_test.h"

#include "core/diagram/paths.h"
#include "ui/diagram/drawing_export.h"
#include "ui/diagram/fabric_view.h"
#include "ui/diagram/matrix_panel.h"
#include "ui/diagram/rail_toggles.h"
#include "ui/diagram/topology_page.h"
#include "ui/diagram/topology_view.h"
#include "ui/models/rail_matrix.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QAction>
#include <QtGui/QImage>
#include <QtGui/QWheelEvent>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Analysis> analysisOf(const Document& document)
{
    Result<Analysis> analysis = analyse(document, sharedBuiltInCatalog());
    return analysis ? std::make_shared<const Analysis>(std::move(*analysis)) : nullptr;
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

std::size_t boxOf(const Diagram& diagram, std::string_view id)
{
    const auto found = std::find_if(diagram.boxes.begin(), diagram.boxes.end(),
        [&](const DiagramBox& box) { return box.id == id; });
    if (found == diagram.boxes.end()) {
        qFatal("No such box.");
    }
    return static_cast<std::size_t>(found - diagram.boxes.begin());
}

} // namespace

/// The page of the networks' drawings.
class TstTopology : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void partsSayPortsAndLinks();
    void waysThroughARailLeaveTheOthersDark();
    void findingsAreMarked();
    void drawingBelowTheFormOpensTheTopology();
    void shortcutShowsThePage();
    void narrowPageIsWhole();
    void everyNetworkCanBeChosen();
    void networkWithoutADrawingSaysWhy();
    void railsAreSwitchedOffAndOn();
    void zoomsAndFits();
    void keysWalkTheBoxes();
    void pointingLightsWaysUp();
    void currentBoxSurvivesAnEdit();
    void matrixIsWiredOnlyInSight();
    void matrixFollowsEdits();
    void drawingIsWrittenAsSvgAndPng();
    void exportDialogWritesWhatIsDrawn();
    void unwritableFolderIsTold();

private:
    ui::TopologyPage& open(const Document& document = baseDocument("h100-127"));

    ui::MainWindow* m_window = nullptr;
    QTemporaryDir m_folder;
};

void TstTopology::cleanup()
{
    if (m_window != nullptr) {
        closeWindow(m_window);
        m_window = nullptr;
    }
}

ui::TopologyPage& TstTopology::open(const Document& document)
{
    m_window = openWindow(document);
    m_window->showSection(ui::SectionId::Topology);
    QCoreApplication::processEvents();
    return *qobject_cast<ui::TopologyPage*>(m_window->page(ui::SectionId::Topology));
}

void TstTopology::partsSayPortsAndLinks()
{
    const auto analysis = analysisOf(baseDocument("h100-127"));
    const auto drawing = ui::topologyDrawing(*analysis, NetworkKind::Compute);
    QVERIFY(drawing.has_value());
    const Diagram& diagram = drawing->diagram;
    QCOMPARE(drawing->boxes[boxOf(diagram, "unit-1")],
        u"unit 1: 32 nodes · 256 GPUs\n256 links up, 8 a node"_s);
    QCOMPARE(drawing->boxes[boxOf(diagram, "rail-3")],
        u"rail 3: 4 switches\n32 ports down, 32 up a switch when full\n127 links down, 128 up in all"_s);
    const auto line =
        std::find_if(diagram.lines.begin(), diagram.lines.end(), [&](const DiagramLine& known) {
            return known.from == boxOf(diagram, "unit-1") && known.to == boxOf(diagram, "rail-3");
        });
    QVERIFY(line != diagram.lines.end());
    QCOMPARE(drawing->lines[static_cast<std::size_t>(line - diagram.lines.begin())],
        u"32 links, unit 1 to rail 3"_s);
}

void TstTopology::waysThroughARailLeaveTheOthersDark()
{
    const auto analysis = analysisOf(baseDocument("h100-127"));
    const Diagram diagram = ui::topologyDrawing(*analysis, NetworkKind::Compute)->diagram;
    const DiagramPaths paths = pathsThroughBox(diagram, boxOf(diagram, "rail-3"));
    for (std::size_t i = 0; i < diagram.boxes.size(); ++i) {
        const bool lit = diagram.boxes[i].tier != DiagramTier::Leaf || diagram.boxes[i].rail == 3;
        QCOMPARE(bool(paths.boxes[i]), lit);
    }
    for (std::size_t i = 0; i < diagram.lines.size(); ++i) {
        QCOMPARE(bool(paths.lines[i]), diagram.lines[i].rail == 3);
    }
    const DiagramPaths bundle = pathsThroughLine(diagram, 0);
    QVERIFY(bundle.lines[0] && bundle.boxes[diagram.lines[0].from]);
    QCOMPARE(std::count(bundle.boxes.begin(), bundle.boxes.begin() + 4, true), 1);
}

void TstTopology::findingsAreMarked()
{
    Document document = baseDocument("h100-127");
    document.networks.compute->leafSwitches = 32;
    document.networks.compute->spineSwitches = 4;
    ui::TopologyPage& page = open(document);
    const auto findings = ui::findingsOf(m_window->store().analysis().check, NetworkKind::Compute);
    QVERIFY(!findings.empty());
    QCOMPARE(findings.front()->severity, Severity::Error);
    auto* combo = page.findChild<QComboBox*>(u"network"_s);
    QVERIFY(!combo->itemIcon(0).isNull());
    const auto analysis = analysisOf(document);
    if (const auto drawing = ui::topologyDrawing(*analysis, NetworkKind::Compute)) {
        QVERIFY(std::any_of(drawing->marks.begin(), drawing->marks.end(),
            [](const auto& mark) { return mark.worst == Severity::Error; }));
    }
    const QString text =
        findings.size() == 1 ? u"1 finding"_s : u"%1 findings"_s.arg(findings.size());
    click(buttonWith(page, text));
    QVERIFY(!page.isVisible());
    QVERIFY(m_window->page(ui::SectionId::Compute)->isVisible());
}

void TstTopology::shortcutShowsThePage()
{
    m_window = openWindow(baseDocument("h100-127"));
    QTest::keyClick(m_window, Qt::Key_T, Qt::ControlModifier);
    auto* page = qobject_cast<ui::TopologyPage*>(m_window->page(ui::SectionId::Topology));
    QVERIFY(page->isVisible());
    QCOMPARE(m_window->focusWidget(), &page->view());
    QTest::keyClick(m_window, Qt::Key_7, Qt::AltModifier);
    QVERIFY(m_window->page(ui::SectionId::Facility)->isVisible());
}

void TstTopology::narrowPageIsWhole()
{
    ui::TopologyPage& page = open();
    m_window->resize(1040, 720);
    QCoreApplication::processEvents();
    const auto* scroll = page.findChild<QScrollArea*>();
    const auto* zoom = page.findChild<QToolButton*>(u"zoom"_s);
    QVERIFY(zoom->mapTo(&page, QPoint()).y() > page.rails().mapTo(&page, QPoint()).y() + 10);
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    const QStringList cut = cutTexts(page);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void TstTopology::everyNetworkCanBeChosen()
{
    ui::TopologyPage& page = open();
    std::set<std::string> captions;
    for (const NetworkKind kind : kNetworkKinds) {
        page.chooseNetwork(kind);
        QCOMPARE(page.network(), kind);
        QVERIFY(page.view().isVisible());
        const auto& sized = *m_window->store().analysis().sizing.network(kind);
        const auto wanted = drawFabric(m_window->store().analysis().design, sized);
        QCOMPARE(page.view().diagram().caption, wanted->caption);
        QCOMPARE(page.view().scene()->items().size(),
            qsizetype(wanted->boxes.size() + wanted->lines.size()));
        captions.insert(wanted->caption);
    }
    QVERIFY(captions.size() > 1);
}

void TstTopology::networkWithoutADrawingSaysWhy()
{
    Document document = baseDocument("h100-127");
    document.networks.storage.reset();
    ui::TopologyPage& page = open(document);
    page.chooseNetwork(NetworkKind::Storage);
    QVERIFY(!page.view().isVisible());
    const auto labels = page.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text() == u"Storage network: not asked for."_s;
    }));
    QVERIFY(!buttonWith(page, u"Export Drawing…"_s)->isEnabled());
    page.chooseNetwork(NetworkKind::Compute);
    QVERIFY(page.view().isVisible());
}

void TstTopology::railsAreSwitchedOffAndOn()
{
    ui::TopologyPage& page = open();
    const auto visibleLines = [&] {
        const auto items = page.view().scene()->items();
        return std::count_if(items.begin(), items.end(),
            [](const QGraphicsItem* item) { return item->zValue() < 0 && item->isVisible(); });
    };
    const auto all = visibleLines();
    QCOMPARE(std::size_t(all), page.view().diagram().lines.size());
    QToolButton* third = page.rails().button(3);
    QVERIFY(third != nullptr && third->isChecked());
    QCOMPARE(page.rails().button(9), nullptr);
    click(third);
    const auto ofRail = std::count_if(page.view().diagram().lines.begin(),
        page.view().diagram().lines.end(), [](const DiagramLine& line) { return line.rail == 3; });
    QVERIFY(ofRail > 0);
    QCOMPARE(visibleLines(), all - ofRail);
    m_window->store().setField(u"/nodes/0/count"_s, std::int64_t{126}, u"Count"_s);
    QCOMPARE(page.rails().hidden(), std::set<std::int64_t>{3});
    QCOMPARE(visibleLines(), all - ofRail);
    click(buttonWith(page, u"All"_s));
    QVERIFY(page.rails().button(3)->isChecked());
    QCOMPARE(visibleLines(), all);
    QVERIFY(!buttonWith(page, u"All"_s)->isEnabled());
}

void TstTopology::zoomsAndFits()
{
    ui::TopologyPage& page = open();
    ui::TopologyView& view = page.view();
    auto* shown = page.findChild<QToolButton*>(u"zoom"_s);
    const double fitted = view.zoom();
    QVERIFY(view.sceneRect().width() * fitted <= view.viewport()->width() + 1);
    QVERIFY(view.sceneRect().height() * fitted <= view.viewport()->height() + 1);
    QVERIFY(!view.horizontalScrollBar()->isVisible() && !view.verticalScrollBar()->isVisible());
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(view.zoom() > fitted * 1.2);
    QCOMPARE(shown->text(), u"%1 %"_s.arg(qRound(view.zoom() * 100)));
    QTest::keyClick(&view, Qt::Key_Minus);
    QVERIFY(std::abs(view.zoom() - fitted) < 0.001);
    QTest::keyClick(m_window, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(view.zoom(), 1.0);
    QWheelEvent wheel(QPointF(80, 80), view.viewport()->mapToGlobal(QPointF(80, 80)), {}, {0, 120},
        Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view.viewport(), &wheel);
    QCOMPARE(view.zoom(), 1.25);
    for (int i = 0; i < 40; ++i) {
        view.zoomBy(2);
    }
    QCOMPARE(view.zoom(), 8.0);
    const int before = view.horizontalScrollBar()->value();
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, {200, 90});
    QTest::mouseMove(view.viewport(), {150, 80});
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, {150, 80});
    QVERIFY(view.horizontalScrollBar()->value() != before);
    QTest::keyClick(m_window, Qt::Key_0, Qt::ControlModifier);
    QVERIFY(std::abs(view.zoom() - fitted) < 0.02);
    m_window->resize(1700, 1000);
    QCoreApplication::processEvents();
    QVERIFY(view.zoom() > fitted * 1.05);
}

void TstTopology::keysWalkTheBoxes()
{
    ui::TopologyPage& page = open();
    ui::TopologyView& view = page.view();
    const Diagram& diagram = view.diagram();
    const auto* details = page.findChild<QLabel*>(u"details"_s);
    view.setFocus();
    QVERIFY(!view.currentBox());
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.currentBox(), std::optional<std::size_t>(0));
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(diagram.boxes[*view.currentBox()].id, std::string("unit-2"));
    QVERIFY(details->text().startsWith(u"unit 2: 32 nodes"_s));
    QVERIFY(view.accessibleDescription().startsWith(u"unit 2: 32 nodes"_s));
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(diagram.boxes[*view.currentBox()].tier, DiagramTier::Leaf);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(diagram.boxes[*view.currentBox()].tier, DiagramTier::Spine);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(diagram.boxes[*view.currentBox()].tier, DiagramTier::Spine);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(diagram.boxes[*view.currentBox()].tier, DiagramTier::Leaf);
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!view.currentBox());
    QCOMPARE(details->text(), ui::toQt(diagram.caption));

    // Tab goes through all of them and then on.
    view.setFocus(Qt::TabFocusReason);
    view.setCurrentBox(0);
    for (std::size_t i = 1; i < diagram.boxes.size(); ++i) {
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(view.currentBox(), std::optional(i));
    }
    QTest::keyClick(&view, Qt::Key_Tab);
    QVERIFY(!view.hasFocus());
}

void TstTopology::pointingLightsWaysUp()
{
    ui::TopologyPage& page = open();
    ui::TopologyView& view = page.view();
    const Diagram& diagram = view.diagram();
    const std::size_t rail = boxOf(diagram, "rail-3");
    const DiagramBox& box = diagram.boxes[rail];
    const auto pointAt = [&](double x, double y) {
        QTest::mouseMove(view.viewport(), view.mapFromScene(x, y));
        QCoreApplication::processEvents();
    };
    pointAt(box.x + box.width / 2, box.y + box.height / 2);
    QVERIFY(view.isLit(rail));
    QVERIFY(!view.isLit(boxOf(diagram, "rail-4")));
    QVERIFY(view.isLit(boxOf(diagram, "unit-1")));
    QVERIFY(page.findChild<QLabel*>(u"details"_s)->text().startsWith(u"rail 3: 4 switches"_s));
    QVERIFY(view.itemAt(view.mapFromScene(box.x + box.width / 2, box.y + box.height / 2))
                ->toolTip()
                .contains(u"32 ports down, 32 up"_s));
    pointAt(diagram.width + 8, -8);
    QTRY_VERIFY(view.isLit(boxOf(diagram, "rail-4")));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
        view.mapFromScene(box.x + box.width / 2, box.y + box.height / 2));
    QCOMPARE(view.currentBox(), std::optional(rail));
}

void TstTopology::currentBoxSurvivesAnEdit()
{
    ui::TopologyPage& page = open();
    ui::TopologyView& view = page.view();
    view.setFocus();
    view.setCurrentBox(boxOf(view.diagram(), "rail-5"));
    m_window->store().setField(u"/nodes/0/count"_s, std::int64_t{64}, u"Count"_s);
    QVERIFY(view.currentBox().has_value());
    QCOMPARE(view.diagram().boxes[*view.currentBox()].id, std::string("rail-5"));
    QVERIFY(m_window->store().reset({}).empty());
    QVERIFY(!view.currentBox().has_value());
}

void TstTopology::matrixIsWiredOnlyInSight()
{
    ui::TopologyPage& page = open();
    QTest::qWait(300);
    QCOMPARE(page.matrix().model().matrix(), nullptr);
    click(buttonWith(page, u"Rail matrix"_s));
    QVERIFY(page.matrix().isVisible() && !page.view().isVisible());
    QTRY_COMPARE(page.matrix().model().rowCount(), 127);
    QVERIFY2(page.matrix().summary().contains(u"Every port is on a leaf of its rail"_s),
        qPrintable(page.matrix().summary()));
    page.chooseNetwork(NetworkKind::OutOfBand);
    QTRY_COMPARE(page.matrix().model().columnCount(), 1);
    click(buttonWith(page, u"Drawing"_s));
    QVERIFY(page.view().isVisible());
}

void TstTopology::matrixFollowsEdits()
{
    Document document = baseDocument("roce-32");
    ui::TopologyPage& page = open(document);
    page.showMatrix(true);
    QTRY_VERIFY(page.matrix().model().rowCount() > 0);
    m_window->store().setField(u"/nodes/0/count"_s, std::int64_t{12'288}, u"Count"_s);
    QTRY_COMPARE_WITH_TIMEOUT(page.matrix().model().rowCount(), 12'288, 60'000);
    page.matrix().table().scrollToBottom();
    QVERIFY(page.matrix().table().rowAt(page.matrix().table().viewport()->height() - 2) > 12'270);
    const QString refused =
        m_window->store().setField(u"/nodes/0/count"_s, std::int64_t{1'000'000}, u"Count"_s);
    QCOMPARE(refused, QString());
    QVERIFY(!page.matrix().isVisible());
    m_window->store().undoStack().undo();
    QTRY_VERIFY(page.matrix().model().rowCount() > 0);
}

void TstTopology::drawingIsWrittenAsSvgAndPng()
{
    int drawn = 0;
    for (const Document& document : {baseDocument("h100-127"), templateDocument("b200-roce"),
             templateDocument("gb300-nvl72-xdr")}) {
        const auto analysis = analysisOf(document);
        for (const NetworkKind kind : kNetworkKinds) {
            const auto drawing = ui::topologyDrawing(*analysis, kind);
            if (!drawing) {
                continue;
            }
            ++drawn;
            const QString svg = m_folder.filePath(u"drawing.svg"_s);
            QCOMPARE(ui::writeDrawing(drawing->diagram, svg), QString());
            const QString content = contentOf(svg);
            QXmlStreamReader reader(content);
            std::size_t rects = 0;
            while (!reader.atEnd()) {
                const bool starts = reader.readNext() == QXmlStreamReader::StartElement;
                rects += std::size_t(starts && reader.name() == u"rect"_s);
            }
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
            QCOMPARE(rects, drawing->diagram.boxes.size());
            const QString png = m_folder.filePath(u"drawing.png"_s);
            QCOMPARE(ui::writeDrawing(drawing->diagram, png), QString());
            const QImage image(png);
            QVERIFY(image.width() > drawing->diagram.width * 2);
        }
    }
    QVERIFY(drawn >= 9);
}

void TstTopology::exportDialogWritesWhatIsDrawn()
{
    ui::TopologyPage& page = open();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const auto exportTo = [&](const QString& name) {
        whenDialogOpens([path = m_folder.filePath(name)](QDialog& dialog) {
            dialog.findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(path);
            static_cast<QFileDialog&>(dialog).findChild<QWidget*>(u"buttonBox"_s)->setFocus();
            QMetaObject::invokeMethod(&dialog, "accept");
        });
        click(buttonWith(page, u"Export Drawing…"_s));
        return contentOf(m_folder.filePath(name));
    };
    QVERIFY(exportTo(u"all.svg"_s).contains(u"links, unit 1 to rail 3"_s));
    click(page.rails().button(3));
    const QString fewer = exportTo(u"fewer"_s + u".svg"_s);
    QVERIFY(fewer.contains(u"links, unit 1 to rail 4"_s));
    QVERIFY(!fewer.contains(u"links, unit 1 to rail 3"_s));
    exportTo(u"picture.png"_s);
    QVERIFY(!QImage(m_folder.filePath(u"picture.png"_s)).isNull());
}

void TstTopology::unwritableFolderIsTold()
{
    const auto analysis = analysisOf(baseDocument("h100-127"));
    const Diagram diagram = ui::topologyDrawing(*analysis, NetworkKind::Compute)->diagram;
    const QString told = ui::writeDrawing(diagram, m_folder.filePath(u"none/drawing.svg"_s));
    QVERIFY(told.contains(u"none/drawing.svg"_s));
}

void TstTopology::drawingBelowTheFormOpensTheTopology()
{
    m_window = openWindow(baseDocument("h100-127"));
    m_window->showSection(ui::SectionId::Compute);
    auto* drawing = m_window->findChild<ui::FabricView*>();
    QVERIFY(drawing != nullptr && !drawing->accessibleName().isEmpty());
    QTest::keyClick(drawing, Qt::Key_Return);
    QVERIFY(m_window->page(ui::SectionId::Topology)->isVisible());
    m_window->showSection(ui::SectionId::Compute);
    click(drawing);
    QVERIFY(m_window->page(ui::SectionId::Topology)->isVisible());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstTopology test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_topology.moc"
