#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "core/document/save.h"
#include "ui/forms/field_row.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// Every field of the contract, both ways between form and document.
class TstForms : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void formsHaveEveryField();
    void documentShowsInTheEditor_data() { everyField(); }
    void documentShowsInTheEditor();
    void editorSetsTheDocument_data() { everyField(); }
    void editorSetsTheDocument();
    void wrongTextIsKeptAndMarked_data() { everyField(); }
    void wrongTextIsKeptAndMarked();
    void undoReachesTheEditor_data() { everyField(); }
    void undoReachesTheEditor();
    void heldTextEndsWithItsDocument();
    void arrowKeysStepWholeNumbers();
    void wheelChangesNothing();
    void partIsFoundByItsName();
    void partIsChosenFromTheList();
    void boxStatesAndRemovesARecord();
    void hiddenFieldsCanBeShown();
    void inlineModelIsTaken();
    void wrongPartsAreNotTaken();
    void severityIsChanged();

private:
    static void everyField();
    ui::FieldRow* show(const QString& pointer);
    ui::DocumentStore& fresh();
    QPlainTextEdit* rawText(const QString& name);

    ui::MainWindow* m_window = nullptr;
};

void TstForms::initTestCase()
{
    m_window = openWindow(fullDocument());
}

void TstForms::cleanupTestCase()
{
    closeWindow(m_window);
}

void TstForms::everyField()
{
    QTest::addColumn<QString>("pointer");
    for (const char* place : {"/project", "/workloads/0", "/workloads/1", "/nodes/0", "/nodes/1",
             "/networks/compute", "/networks/storage", "/networks/in_band", "/networks/out_of_band",
             "/facility", "/acceptance/0", "/acceptance/1", "/waivers/0", "/waivers/1"}) {
        const QString pointer = QString::fromUtf8(place);
        for (const FieldCase& field : fieldsBelow(recordAt(pointer), pointer)) {
            QTest::newRow(qPrintable(field.pointer)) << field.pointer;
        }
    }
}

ui::DocumentStore& TstForms::fresh()
{
    if (!m_window->store().reset(fullDocument()).empty()) {
        qFatal("The document cannot be analysed.");
    }
    return m_window->store();
}

/// States the field, so that its row is there, and goes to it as a finding does.
ui::FieldRow* TstForms::show(const QString& pointer)
{
    ui::DocumentStore& store = m_window->store();
    const FieldInfo& field = *fieldAt(ui::fromQt(pointer.mid(1)));
    m_window->goTo(pointer, {});
    if (std::holds_alternative<std::monostate>(valueAt(store, pointer))) {
        store.setField(pointer, samplesOf(field).front().value, u"x"_s);
        store.endMerging();
        m_window->goTo(pointer, {});
    }
    return rowAt(*m_window, pointer);
}

void TstForms::formsHaveEveryField()
{
    fresh();
    int rows = 0;
    for (const FieldCase& field : fieldsBelow(requestRecord(), {})) {
        QVERIFY(show(field.pointer)->isVisible());
        ++rows;
    }
    for (const char* list : {"/nodes/0", "/workloads/0", "/acceptance/0", "/waivers/0"}) {
        const QString pointer = QString::fromUtf8(list);
        for (const FieldCase& field : fieldsBelow(recordAt(pointer), pointer)) {
            QVERIFY(show(field.pointer)->isVisible());
            ++rows;
        }
    }
    QVERIFY2(rows > 200, qPrintable(QString::number(rows)));
}

void TstForms::documentShowsInTheEditor()
{
    QFETCH(const QString, pointer);
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(pointer);
    const FieldInfo& field = row->field();
    for (const Sample& sample : samplesOf(field)) {
        QCOMPARE(store.setField(pointer, sample.value, u"x"_s), QString());
        QCOMPARE(shownIn(*row), shownFor(field, sample.value));
    }
    if (!field.required) {
        QCOMPARE(store.setField(pointer, FieldValue{}, u"x"_s), QString());
        QCOMPARE(shownIn(*row), shownFor(field, FieldValue{}));
    }
}

void TstForms::editorSetsTheDocument()
{
    QFETCH(const QString, pointer);
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(pointer);
    const FieldInfo& field = row->field();
    for (const Sample& sample : samplesOf(field)) {
        enter(*row, sample.typed);
        QVERIFY2(valueAt(store, pointer) == sample.value, qPrintable(sample.typed));
        QVERIFY2(!isMarked(*row), qPrintable(sample.typed));
    }
    enter(*row, {});
    if (field.required) {
        QVERIFY(isMarked(*row));
        QVERIFY(!std::holds_alternative<std::monostate>(valueAt(store, pointer)));
    } else {
        QVERIFY(std::holds_alternative<std::monostate>(valueAt(store, pointer)));
    }
}

void TstForms::wrongTextIsKeptAndMarked()
{
    QFETCH(const QString, pointer);
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(pointer);
    const FieldKind kind = row->field().kind;
    if (kind == FieldKind::Text || kind == FieldKind::Model || kind == FieldKind::Flag
        || kind == FieldKind::Choice) {
        return;
    }
    const FieldValue before = valueAt(store, pointer);
    for (const QString& wrong : {u"soon"_s, u"-5"_s, u"1e99"_s, u"1,5"_s, u"٣"_s, u"<b>"_s}) {
        paste(*lineOf(*row), wrong);
        QVERIFY2(isMarked(*row), qPrintable(wrong));
        QCOMPARE(lineOf(*row)->property("trouble").toString(), u"error"_s);
        QVERIFY(valueAt(store, pointer) == before);
        store.edit(u"Elsewhere"_s, [&](Document& document) { document.project.notes += 'x'; });
        QCOMPARE(shownIn(*row), wrong);
        QVERIFY(isMarked(*row));
    }
    const Sample right = samplesOf(row->field()).back();
    enter(*row, right.typed);
    QVERIFY(!isMarked(*row));
    QVERIFY(valueAt(store, pointer) == right.value);
}

void TstForms::undoReachesTheEditor()
{
    QFETCH(const QString, pointer);
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(pointer);
    const QString before = shownIn(*row);
    const FieldValue valueBefore = valueAt(store, pointer);
    store.endMerging();
    const QString typed = samplesOf(row->field()).back().typed;
    enter(*row, typed == before ? samplesOf(row->field()).front().typed : typed);
    QVERIFY(!(valueAt(store, pointer) == valueBefore));
    while (store.undoStack().canUndo() && !(valueAt(store, pointer) == valueBefore)) {
        const int steps = store.undoStack().index();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(store.undoStack().index(), steps - 1);
    }
    QVERIFY(valueAt(store, pointer) == valueBefore);
    QCOMPARE(shownIn(*row), before);
}

void TstForms::heldTextEndsWithItsDocument()
{
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(u"/project/revision"_s);
    enter(*row, u"soon"_s);
    QVERIFY(isMarked(*row));
    QVERIFY(store.reset(fullDocument()).empty());
    QVERIFY(!isMarked(*row));
    QCOMPARE(shownIn(*row), ui::textOf(valueAt(store, u"/project/revision"_s)));
}

void TstForms::arrowKeysStepWholeNumbers()
{
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(u"/nodes/0/count"_s);
    QTest::keyClick(lineOf(*row), Qt::Key_Up);
    QCOMPARE(store.document().nodes.front().count, std::optional<Count>(128));
    QCOMPARE(shownIn(*row), u"128"_s);
    QTest::keyClick(lineOf(*row), Qt::Key_Down);
    QTest::keyClick(lineOf(*row), Qt::Key_Down);
    QCOMPARE(store.document().nodes.front().count, std::optional<Count>(126));
}

void TstForms::wheelChangesNothing()
{
    ui::DocumentStore& store = fresh();
    const Document before = store.document();
    for (const char* place : {"/networks/compute/generation", "/networks/compute/switch",
             "/nodes/0/system", "/workloads/0/precision", "/waivers/0/rule"}) {
        ui::FieldRow* row = show(QString::fromUtf8(place));
        for (QComboBox* combo : row->findChildren<QComboBox*>()) {
            const QPointF at = combo->rect().center();
            for (const int delta : {-120, -120, 120}) {
                QWheelEvent wheel(at, combo->mapToGlobal(at), {}, {0, delta}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
                QApplication::sendEvent(combo, &wheel);
            }
        }
    }
    QCOMPARE(store.document(), before);
}

void TstForms::partIsFoundByItsName()
{
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(u"/networks/storage/switch"_s);
    enter(*row, u"sn5600"_s);
    auto* combo = row->findChild<QComboBox*>();
    enter(*row, u"Spectrum-4"_s);
    QAbstractItemView* popup = combo->completer()->popup();
    QTRY_VERIFY(popup->isVisible());
    QVERIFY(combo->completer()->completionCount() >= 1);
    const QString found = popup->model()->index(0, 0).data().toString();
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    const QString id = found.section(u' ', 0, 0);
    QTRY_COMPARE(ui::toQt(store.document().networks.storage->switchId), id);
    QTRY_COMPARE(shownIn(*row), id);
}

void TstForms::partIsChosenFromTheList()
{
    ui::DocumentStore& store = fresh();
    ui::FieldRow* row = show(u"/nodes/0/system"_s);
    auto* combo = row->findChild<QComboBox*>();
    combo->showPopup();
    QAbstractItemView* list = combo->view();
    QTRY_VERIFY(list->isVisible());
    const QModelIndex wanted =
        list->model()->index(combo->findText(u"dgx-b200"_s, Qt::MatchStartsWith), 0);
    QVERIFY(wanted.isValid());
    list->setCurrentIndex(wanted);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(store.document().nodes.front().system, std::string("dgx-b200"));
    QCOMPARE(shownIn(*row), u"dgx-b200"_s);
    combo->showPopup();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(store.document().nodes.front().system, std::string());
    QCOMPARE(shownIn(*row), QString());
}

void TstForms::boxStatesAndRemovesARecord()
{
    ui::DocumentStore& store = fresh();
    show(u"/nodes/0/compute_ports/gbps"_s);
    for (const QString& label : {u"Storage ports"_s, u"Compute ports"_s}) {
        QWidget* box = buttonWith(*m_window, label);
        const Document before = store.document();
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(12, box->height() / 2));
        const auto& ports = label == u"Storage ports"_s
            ? store.document().nodes.front().storagePorts
            : store.document().nodes.front().computePorts;
        QVERIFY(!ports.has_value());
        QCOMPARE(store.undoStack().undoText(), u"Remove %1"_s.arg(label));
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(12, box->height() / 2));
        QCOMPARE(store.undoStack().undoText(), u"State %1"_s.arg(label));
        store.undoStack().undo();
        store.undoStack().undo();
        QCOMPARE(store.document(), before);
    }
}

void TstForms::hiddenFieldsCanBeShown()
{
    ui::DocumentStore& store = m_window->store();
    QVERIFY(store.reset(baseDocument("h100-127")).empty());
    m_window->showSection(ui::SectionId::Compute);
    const auto isShown = [&] {
        for (auto* row : m_window->findChildren<ui::FieldRow*>()) {
            if (row->pointer() == u"/networks/compute/spine_multiple"_s) {
                return row->isVisible();
            }
        }
        return false;
    };
    QVERIFY(!isShown());
    auto* all = qobject_cast<QCheckBox*>(buttonWith(*m_window, u"Show every field"_s));
    QTest::keyClick(all, Qt::Key_Space);
    QVERIFY(isShown());
    enter(*rowAt(*m_window, u"/networks/compute/spine_multiple"_s), u"4"_s);
    QTest::keyClick(all, Qt::Key_Space);
    QVERIFY(isShown());
    QCOMPARE(store.document().networks.compute->spineMultiple, std::optional<Count>(4));
}

QPlainTextEdit* TstForms::rawText(const QString& name)
{
    for (auto* text : m_window->findChildren<QPlainTextEdit*>()) {
        if (text->accessibleName() == name && text->isVisible()) {
            return text;
        }
    }
    qFatal("No text is called %s.", qPrintable(name));
}

void TstForms::inlineModelIsTaken()
{
    ui::DocumentStore& store = fresh();
    for (const char* model : {"/workloads/0/model", "/workloads/1/model"}) {
        store.setField(QString::fromUtf8(model), FieldValue{}, u"Model"_s);
    }
    store.undoStack().clear();
    show(u"/workloads/0/name"_s);
    QPlainTextEdit* text = rawText(u"Model's own numbers"_s);
    paste(*text, u"layers: 1"_s);
    m_window->goTo(u"/workloads/1/name"_s, {});
    QCOMPARE(text->toPlainText(), QString());
    m_window->goTo(u"/workloads/0/name"_s, {});
    auto* apply = text->parentWidget()->findChild<QPushButton*>();
    QVERIFY(!apply->isEnabled());
    paste(*text, u"parameters: 8000000000\nlayers: 32\nhidden: 4096\nheads: 32\n"_s);
    QVERIFY(apply->isEnabled());
    click(apply);
    QVERIFY(store.document().workloads.front().inlineModel.has_value());
    QVERIFY(!store.document().workloads.at(1).inlineModel.has_value());
    QCOMPARE(store.undoStack().count(), 1);
    QVERIFY(!apply->isEnabled());

    m_window->goTo(u"/workloads/1/name"_s, {});
    QCOMPARE(text->toPlainText(), QString());
    paste(*text, u"layers: 1"_s);
    m_window->goTo(u"/workloads/0/name"_s, {});
    QVERIFY(text->toPlainText().contains(u"4096"_s));
    m_window->goTo(u"/workloads/1/name"_s, {});
    QCOMPARE(text->toPlainText(), QString());

    m_window->goTo(u"/workloads/0/name"_s, {});
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_Delete);
    click(apply);
    QVERIFY(!store.document().workloads.front().inlineModel.has_value());
}

void TstForms::wrongPartsAreNotTaken()
{
    ui::DocumentStore& store = fresh();
    const Document before = store.document();
    m_window->showSection(ui::SectionId::Rules);
    QPlainTextEdit* text = rawText(u"Own parts"_s);
    auto* apply = text->parentWidget()->findChild<QPushButton*>();
    for (const QString& wrong : {u"gpus: ["_s, u"gpus: [{id: x, memory_gb: many}]"_s, u"5"_s,
             u"- a"_s, u"\u0001"_s, u"<b>x</b>"_s}) {
        paste(*text, wrong);
        click(apply);
        QCOMPARE(store.document(), before);
        QCOMPARE(text->toPlainText(), wrong);
    }
}

void TstForms::severityIsChanged()
{
    ui::DocumentStore& store = fresh();
    m_window->showSection(ui::SectionId::Rules);
    auto* set = qobject_cast<QPushButton*>(buttonWith(*m_window, u"Set"_s));
    QWidget* editor = set->parentWidget();
    const auto combos = editor->findChildren<QComboBox*>();
    combos.at(0)->setEditText(u"fabric/oversubscribed"_s);
    QTest::keyClick(combos.at(1), Qt::Key_Home);
    click(set);
    QCOMPARE(store.document().severities.size(), std::size_t{1});
    QCOMPARE(store.document().severities.front(),
        (SeverityOverride{"fabric/oversubscribed", SeverityChoice::Off}));
    click(buttonWith(*editor, u"Remove"_s));
    QVERIFY(store.document().severities.empty());
    combos.at(0)->setEditText(u"no/such-rule"_s);
    click(set);
    QVERIFY(store.document().severities.empty());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstForms test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_forms.moc"
