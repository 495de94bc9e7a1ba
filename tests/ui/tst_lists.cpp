#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "core/document/edits.h"
#include "core/document/save.h"
#include "ui/forms/field_row.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;
using ui::SectionId;

/// Lists of node groups, workloads, acceptance runs and waivers.
class TstLists : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_window = openWindow(fullDocument()); }
    void cleanupTestCase() { closeWindow(m_window); }
    void itemsAreAddedCopiedMovedRemoved_data() { everyList(); }
    void itemsAreAddedCopiedMovedRemoved();
    void tabShowsTheOtherItem_data() { everyList(); }
    void tabShowsTheOtherItem();
    void listIsFilledFromNothing_data() { everyList(); }
    void listIsFilledFromNothing();
    void heldTextStaysWithItsItem();
    void typingANameRenamesTheTab();
    void twoItemsOfOneNameAreRefused();
    void ampersandIsShownInATab();

private:
    static void everyList();
    ui::DocumentStore& fresh(const Document& document);
    [[nodiscard]] QStringList tabs() const;
    [[nodiscard]] QToolButton* tab(qsizetype index) const;
    void press(const QString& text) { click(buttonWith(*m_window, text)); }
    [[nodiscard]] Value items(const QString& list);

    ui::MainWindow* m_window = nullptr;
};

void TstLists::everyList()
{
    QTest::addColumn<int>("section");
    QTest::addColumn<QString>("list");
    QTest::newRow("nodes") << static_cast<int>(SectionId::Nodes) << u"/nodes"_s;
    QTest::newRow("workloads") << static_cast<int>(SectionId::Workloads) << u"/workloads"_s;
    QTest::newRow("acceptance") << static_cast<int>(SectionId::Acceptance) << u"/acceptance"_s;
    QTest::newRow("waivers") << static_cast<int>(SectionId::Rules) << u"/waivers"_s;
}

ui::DocumentStore& TstLists::fresh(const Document& document)
{
    if (!m_window->store().reset(document).empty()) {
        qFatal("The document cannot be analysed.");
    }
    return m_window->store();
}

QToolButton* TstLists::tab(qsizetype index) const
{
    for (auto* button : m_window->findChildren<QToolButton*>()) {
        const bool isTab = button->isVisible() && button->property("segment") == u"alone"_s;
        if (isTab && button->group() != nullptr && button->group()->id(button) == index) {
            return button;
        }
    }
    return nullptr;
}

QStringList TstLists::tabs() const
{
    QStringList texts;
    while (QToolButton* button = tab(texts.size())) {
        texts << button->text();
    }
    return texts;
}

Value TstLists::items(const QString& list)
{
    const Value tree = toValue(m_window->store().document());
    const Value* found = locate(tree, ui::fromQt(list));
    return found == nullptr ? Value::ofList({}) : *found;
}

void TstLists::itemsAreAddedCopiedMovedRemoved()
{
    QFETCH(const int, section);
    QFETCH(const QString, list);
    ui::DocumentStore& store = fresh(fullDocument());
    m_window->showSection(static_cast<SectionId>(section));
    const Value start = items(list);
    QCOMPARE(start.items.size(), std::size_t{2});
    QTRY_COMPARE(tabs().size(), 2);
    click(tab(0));

    press(u"→"_s);
    QCOMPARE(items(list), Value::ofList({start.items[1], start.items[0]}));
    QVERIFY(!buttonWith(*m_window, u"→"_s)->isEnabled());
    press(u"←"_s);
    QCOMPARE(items(list), start);
    QVERIFY(!buttonWith(*m_window, u"←"_s)->isEnabled());

    press(u"Copy"_s);
    QCOMPARE(items(list).items.size(), std::size_t{3});
    QTRY_COMPARE(tabs().size(), 3);
    QVERIFY(tab(1)->isChecked());
    press(u"Remove"_s);
    QCOMPARE(items(list), start);

    press(u"Add"_s);
    QCOMPARE(items(list).items.size(), std::size_t{3});
    QTRY_COMPARE(tabs().size(), 3);
    QVERIFY(tab(2)->isChecked());
    press(u"Remove"_s);
    press(u"Remove"_s);
    press(u"Remove"_s);
    QVERIFY(items(list).items.empty());
    QVERIFY(!buttonWith(*m_window, u"Remove"_s)->isEnabled());
    QVERIFY(!buttonWith(*m_window, u"Copy"_s)->isEnabled());

    QCOMPARE(store.undoStack().count(), 8);
    while (store.undoStack().canUndo()) {
        QVERIFY(!store.undoStack().undoText().isEmpty());
        store.undoStack().undo();
    }
    QCOMPARE(store.document(), fullDocument());
}

void TstLists::tabShowsTheOtherItem()
{
    QFETCH(const int, section);
    QFETCH(const QString, list);
    ui::DocumentStore& store = fresh(fullDocument());
    const std::vector<FieldCase> fields = fieldsBelow(recordAt(list + u"/0"_s), {});
    for (const FieldCase& field : fields) {
        const std::vector<Sample> samples = samplesOf(*field.field);
        QCOMPARE(store.setField(list + u"/0"_s + field.pointer, samples.front().value, u"x"_s),
            QString());
        QCOMPARE(store.setField(list + u"/1"_s + field.pointer, samples.back().value, u"x"_s),
            QString());
    }
    m_window->showSection(static_cast<SectionId>(section));
    for (const int index : {1, 0, 1}) {
        QTRY_COMPARE(tabs().size(), 2);
        click(tab(index));
        for (const FieldCase& field : fields) {
            const QString pointer = list + u"/%1"_s.arg(index) + field.pointer;
            QCOMPARE(shownIn(*rowAt(*m_window, pointer)),
                shownFor(*field.field, valueAt(store, pointer)));
        }
    }
}

void TstLists::listIsFilledFromNothing()
{
    QFETCH(const int, section);
    QFETCH(const QString, list);
    ui::DocumentStore& store = fresh({});
    m_window->showSection(static_cast<SectionId>(section));
    QCOMPARE(tabs().size(), 0);
    press(u"Add"_s);
    press(u"Add"_s);
    QCOMPARE(items(list).items.size(), std::size_t{2});
    QTRY_COMPARE(tabs().size(), 2);
    QVERIFY(
        tabs().value(0) != tabs().value(1) || list == u"/acceptance"_s || list == u"/waivers"_s);
    store.undoStack().undo();
    store.undoStack().undo();
    QCOMPARE(store.document(), Document{});
}

void TstLists::heldTextStaysWithItsItem()
{
    Document document = fullDocument();
    document.nodes[1].count = 5;
    fresh(document);
    m_window->showSection(SectionId::Nodes);
    QTRY_COMPARE(tabs().size(), 2);
    click(tab(0));
    enter(*rowAt(*m_window, u"/nodes/0/count"_s), u"many"_s);
    click(tab(1));
    QCOMPARE(shownIn(*rowAt(*m_window, u"/nodes/1/count"_s)), u"5"_s);
    click(tab(0));
    QCOMPARE(shownIn(*rowAt(*m_window, u"/nodes/0/count"_s)), u"127"_s);

    enter(*rowAt(*m_window, u"/nodes/0/count"_s), u"many"_s);
    press(u"Remove"_s);
    ui::FieldRow* row = rowAt(*m_window, u"/nodes/0/count"_s);
    QCOMPARE(shownIn(*row), u"5"_s);
    QVERIFY(!isMarked(*row));
}

void TstLists::typingANameRenamesTheTab()
{
    ui::DocumentStore& store = fresh(fullDocument());
    m_window->showSection(SectionId::Nodes);
    QTRY_COMPARE(tabs().size(), 2);
    click(tab(1));
    ui::FieldRow* row = rowAt(*m_window, u"/nodes/1/name"_s);
    enter(*row, u"login"_s);
    QVERIFY(lineOf(*row)->isActiveWindow());
    QCOMPARE(shownIn(*row), u"login"_s);
    QTRY_COMPARE(tabs().value(1), u"login"_s);
    QVERIFY(tab(1)->isChecked());
    QCOMPARE(store.undoStack().count(), 1);
}

void TstLists::twoItemsOfOneNameAreRefused()
{
    ui::DocumentStore& store = fresh(fullDocument());
    const QString taken = ui::toQt(store.document().nodes.front().name);
    m_window->showSection(SectionId::Nodes);
    QTRY_COMPARE(tabs().size(), 2);
    click(tab(1));
    ui::FieldRow* row = rowAt(*m_window, u"/nodes/1/name"_s);
    enter(*row, taken);
    QVERIFY(isMarked(*row));
    QCOMPARE(shownIn(*row), taken);
    QVERIFY(store.document().nodes[1].name != store.document().nodes[0].name);
}

void TstLists::ampersandIsShownInATab()
{
    Document document = fullDocument();
    document.nodes[1].name = "R&D <b>x</b>";
    fresh(document);
    m_window->showSection(SectionId::Nodes);
    QTRY_COMPARE(tabs().size(), 2);
    QCOMPARE(tabs().value(1), u"R&&D <b>x</b>"_s);
    QVERIFY(tab(1)->shortcut().isEmpty());
    QVERIFY(!Qt::mightBeRichText(tab(1)->toolTip()) || tab(1)->toolTip().contains(u"&lt;b&gt;"_s));
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstLists test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_lists.moc"
