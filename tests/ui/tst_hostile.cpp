#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "core/document/load.h"
#include "core/document/save.h"
#include "ui/forms/field_row.h"
#include "ui/panels/findings_panel.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/main_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

QWidget* textControl(const ui::FieldRow& row)
{
    if (QWidget* line = lineOf(row)) {
        return line;
    }
    return row.findChild<QPlainTextEdit*>();
}

/// What the document holds comes back from its file.
void compareWithItsFile(const Document& document)
{
    for (const std::string& text : {saveYaml(document), saveJson(document)}) {
        const Result<LoadedRequest> read = loadRequest(text, "file");
        QVERIFY2(read.has_value(), read ? "" : describe(read.error().front()).c_str());
        QCOMPARE(read->document, document);
    }
}

} // namespace

/// Nothing that is typed or pasted crashes, blocks, or is silently changed.
class TstHostile : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_window = openWindow(fullDocument()); }
    void cleanupTestCase() { closeWindow(m_window); }
    void pasteIsTakenWholeOrMarked_data();
    void pasteIsTakenWholeOrMarked();
    void megabytesAreRefused_data();
    void megabytesAreRefused();
    void megabytesInOtherTextsChangeNothing();
    void textIsNeverMarkup();
    void typingIsTakenInALargeRequest();

private:
    ui::FieldRow* show(const QString& pointer);

    ui::MainWindow* m_window = nullptr;
};

ui::FieldRow* TstHostile::show(const QString& pointer)
{
    if (!m_window->store().reset(fullDocument()).empty()) {
        qFatal("The document cannot be analysed.");
    }
    const FieldInfo& field = *fieldAt(ui::fromQt(pointer.mid(1)));
    m_window->store().setField(pointer, samplesOf(field).front().value, u"x"_s);
    m_window->goTo(pointer, {});
    return rowAt(*m_window, pointer);
}

void TstHostile::pasteIsTakenWholeOrMarked_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("text");
    const std::pair<const char*, QString> texts[] = {{"lines", u"one\ntwo\n\nthree\n"_s},
        {"tab", u"a\tb"_s}, {"controls", u"a\u0001\u0007\u001b[31mb\u007f\u0085"_s},
        {"zero", u"a"_s + QChar(u'\0') + u'b'}, {"bidi", u"a\u202eb\u2066c"_s},
        {"markup", u"<b>bold</b> <img src=x> &amp;"_s}, {"blank", u"a\u00a0b"_s},
        {"separator", u"a\u2028b"_s}, {"surrogates", u"😀a\U00010348"_s},
        {"lone", u"a"_s + QChar(char16_t{0xd800}) + u'b'}, {"spaces", u"  a  "_s},
        {"yaml", u"- [a: {b\n# c"_s}, {"mark", u"\ufeffa"_s}};
    for (const char* pointer : {"/project/title", "/project/notes", "/nodes/0/name",
             "/nodes/0/system", "/workloads/0/model", "/waivers/0/reason", "/acceptance/0/test"}) {
        for (const auto& [name, text] : texts) {
            QTest::newRow((std::string(pointer) + ' ' + name).c_str())
                << QString::fromUtf8(pointer) << text;
        }
    }
}

void TstHostile::pasteIsTakenWholeOrMarked()
{
    QFETCH(const QString, pointer);
    QFETCH(const QString, text);
    ui::FieldRow* row = show(pointer);
    m_window->store().endMerging();
    const FieldValue before = valueAt(m_window->store(), pointer);
    paste(*textControl(*row), text);
    const FieldValue after = valueAt(m_window->store(), pointer);
    if (isMarked(*row)) {
        QVERIFY(after == before);
    } else {
        const std::string taken = std::get<std::string>(after);
        const bool isNotes = pointer.endsWith(u"notes"_s);
        QCOMPARE(taken, ui::fromQt(isNotes ? text : shownIn(*row)));
        QCOMPARE(QString::fromStdString(taken).remove(u'\r'),
            QString::fromStdString(ui::fromQt(text)).remove(u'\r'));
    }
    compareWithItsFile(m_window->store().document());
    m_window->grab();
}

void TstHostile::megabytesAreRefused_data()
{
    QTest::addColumn<QString>("pointer");
    for (const char* pointer :
        {"/project/title", "/project/notes", "/nodes/0/name", "/nodes/0/count", "/nodes/0/system",
            "/networks/compute/oversubscription", "/acceptance/0/message", "/project/date"}) {
        QTest::newRow(pointer) << QString::fromUtf8(pointer);
    }
}

void TstHostile::megabytesAreRefused()
{
    QFETCH(const QString, pointer);
    ui::FieldRow* row = show(pointer);
    const FieldValue before = valueAt(m_window->store(), pointer);
    paste(*textControl(*row), QString(10'000'000, u'7'));
    m_window->grab();
    QVERIFY(isMarked(*row));
    QVERIFY(valueAt(m_window->store(), pointer) == before);
    enter(*row, samplesOf(row->field()).back().typed);
    QVERIFY(!isMarked(*row));
}

void TstHostile::megabytesInOtherTextsChangeNothing()
{
    ui::DocumentStore& store = m_window->store();
    QVERIFY(store.reset(fullDocument()).empty());
    const Document before = store.document();
    m_window->showSection(ui::SectionId::Rules);
    const QString huge(10'000'000, u'7');
    for (auto* text : m_window->findChildren<QPlainTextEdit*>()) {
        if (text->isVisible()) {
            paste(*text, huge);
            m_window->grab();
            text->clear();
        }
    }
    m_window->findings().focusFilter();
    paste(*QApplication::focusWidget(), huge);
    m_window->grab();
    qobject_cast<QLineEdit*>(QApplication::focusWidget())->clear();
    QCOMPARE(store.document(), before);
}

void TstHostile::textIsNeverMarkup()
{
    Document document = fullDocument();
    for (const FieldCase& field : fieldsBelow(recordAt(u"/project"_s), u"/project"_s)) {
        if (field.field->kind == FieldKind::Text) {
            field.field->write(&document.project, std::string("<b>x</b>"));
        }
    }
    document.nodes[0].name = "<b>nodes</b>";
    document.nodes[1].system = "<b>system</b>";
    document.workloads[0].nodes = "<b>nowhere</b>";
    document.workloads[1].name = "<i>job</i>";
    document.workloads[1].parallelism->tensor = 16;
    document.networks.compute->switchId = "<b>switch</b>";
    QVERIFY(m_window->store().reset(document).empty());
    for (const ui::SectionId section : ui::kSections) {
        m_window->showSection(section);
        for (int finding = 0; finding < 20; ++finding) {
            m_window->findings().goToNext();
            m_window->showSection(section);
            for (const auto* label : m_window->findChildren<QLabel*>()) {
                const bool harmless =
                    label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text());
                QVERIFY2(harmless, qPrintable(label->text()));
            }
            for (const auto* widget : m_window->findChildren<QWidget*>()) {
                const QString tip = widget->toolTip();
                QVERIFY2(!Qt::mightBeRichText(tip) || !tip.contains(u"<b>"_s), qPrintable(tip));
            }
        }
        m_window->grab();
    }
}

void TstHostile::typingIsTakenInALargeRequest()
{
    Document document = fullDocument();
    const NodeGroup group = document.nodes.front();
    for (int i = 0; i < 300; ++i) {
        document.nodes.push_back(group);
        document.nodes.back().name = "group-" + std::to_string(i);
    }
    QVERIFY(m_window->store().reset(document).empty());
    m_window->goTo(u"/nodes/0/count"_s, {});
    ui::FieldRow* row = rowAt(*m_window, u"/nodes/0/count"_s);
    enter(*row, u"12345"_s);
    QCOMPARE(m_window->store().document().nodes.front().count, std::int64_t{12'345});
    QCOMPARE(
        m_window->store().document().nodes.size(), std::size_t{300} + fullDocument().nodes.size());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstHostile test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_hostile.moc"
