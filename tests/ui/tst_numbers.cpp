#include "tests/ui/form_driver.h"
#include "tests/ui/ui_test.h"

#include "core/document/save.h"
#include "ui/forms/field_row.h"
#include "ui/panels/finding_details.h"
#include "ui/panels/summary_panel.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// Numbers in a German window: shown and typed as the locale writes them, never so in a file.
class TstNumbers : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { closeWindow(m_window); }
    void numberIsReadAsTheLocaleWritesIt_data();
    void numberIsReadAsTheLocaleWritesIt();
    void shownNumbersFollowTheLocale();
    void typedNumbersReachTheFileInItsOwnForm_data();
    void typedNumbersReachTheFileInItsOwnForm();
    void wrongNumberIsToldInGerman();
    void figureAndUnitStayOnALine();
    void titleBecomesTheNameOfAFile_data();
    void titleBecomesTheNameOfAFile();

private:
    ui::MainWindow* m_window = nullptr;
};

void TstNumbers::initTestCase()
{
    ui::useLanguage(*qApp, ui::Language::German);
    m_window = openWindow(baseDocument("h100-127"));
}

void TstNumbers::numberIsReadAsTheLocaleWritesIt_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("inFile");
    const QLocale german(QLocale::German, QLocale::Germany);
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QLocale french(QLocale::French, QLocale::France);
    const auto row = [](const QLocale& locale, const char* typed, const char* inFile) {
        QTest::addRow("%s in %s", typed, qPrintable(locale.name()))
            << locale << QString::fromUtf8(typed) << QString::fromUtf8(inFile);
    };
    row(german, "1.234,5", "1234.5");
    row(german, "1.016", "1016");
    row(german, "12.345.678", "12345678");
    row(german, "2,5", "2.5");
    row(german, "2.5", "2.5");
    row(german, "0.125", "0.125");
    row(german, "1,5e3", "1.5e3");
    row(german, "1.23.456", "1.23.456");
    row(german, "1,016,000", "1,016,000");
    row(german, "4:3", "4:3");
    row(english, "1,234.5", "1234.5");
    row(english, "1,016", "1016");
    row(english, "2,5", "2,5");
    row(english, "1e3", "1e3");
    row(french, "1 016,5", "1016.5");
    row(french, "1\u202f016", "1016");
    row(QLocale::c(), "1,016", "1016");
    row(QLocale::c(), "010", "010");
    row(QLocale::c(), "", "");
}

void TstNumbers::numberIsReadAsTheLocaleWritesIt()
{
    QFETCH(const QLocale, locale);
    QFETCH(const QString, typed);
    const QLocale here;
    QLocale::setDefault(locale);
    const QString read = ui::numberAsInFile(typed);
    QLocale::setDefault(here);
    QTEST(read, "inFile");
}

void TstNumbers::shownNumbersFollowTheLocale()
{
    QVERIFY(m_window->store().reset(templateDocument("h100-superpod-127")).empty());
    QCOMPARE(ui::countText(1016), u"1.016"_s);
    QCOMPARE(ui::figureText(1295.4), u"1.295,4"_s);
    QStringList shown;
    for (const ui::SummaryLine& line : ui::summaryOf(m_window->store().analysis())) {
        shown << line.value;
    }
    QVERIFY2(shown.contains(u"1.016"_s), qPrintable(shown.join(u' ')));
    QVERIFY2(shown.contains(u"1.295,4"_s), qPrintable(shown.join(u' ')));
    QCOMPARE(ui::textOf(FieldValue{2.5}), u"2,5"_s);
}

void TstNumbers::typedNumbersReachTheFileInItsOwnForm_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("inFile");
    const auto power = u"/facility/rack_power_kw"_s;
    const auto count = u"/nodes/0/count"_s;
    const auto ratio = u"/networks/compute/oversubscription"_s;
    QTest::newRow("decimal") << power << u"45,5"_s << u"45,5"_s << u"rack_power_kw: 45.5"_s;
    QTest::newRow("decimal as in a file")
        << power << u"40.5"_s << u"40,5"_s << u"rack_power_kw: 40.5"_s;
    QTest::newRow("count with thousands") << count << u"1.016"_s << u"1016"_s << u"count: 1016"_s;
    QTest::newRow("ratio") << ratio << u"1,5"_s << u"3:2"_s << u"oversubscription: \"3:2\""_s;
}

void TstNumbers::typedNumbersReachTheFileInItsOwnForm()
{
    QFETCH(const QString, pointer);
    QFETCH(const QString, typed);
    QFETCH(const QString, inFile);
    QVERIFY(m_window->store().reset(baseDocument("h100-127")).empty());
    m_window->goTo(pointer, {});
    ui::FieldRow* row = rowAt(*m_window, pointer);
    enter(*row, typed);
    const QString saved = ui::toQt(saveYaml(m_window->store().document()));
    QVERIFY2(saved.contains(inFile), qPrintable(saved));
    // Another look at the same field shows it as the locale writes it.
    QVERIFY(m_window->store().reset(Document(m_window->store().document())).empty());
    m_window->setFocus();
    row->refresh();
    QTEST(shownIn(*row), "shown");
}

void TstNumbers::wrongNumberIsToldInGerman()
{
    const auto pointer = u"/nodes/0/count"_s;
    QVERIFY(m_window->store().reset(baseDocument("h100-127")).empty());
    m_window->goTo(pointer, {});
    ui::FieldRow* row = rowAt(*m_window, pointer);
    enter(*row, u"viele"_s);
    QStringList told;
    for (const auto* label : row->findChildren<QLabel*>()) {
        told << label->text();
    }
    QVERIFY2(told.join(u' ').contains(u"erwartet wird"_s), qPrintable(told.join(u' ')));
    QVERIFY2(told.join(u' ').contains(u"1.000.000"_s), qPrintable(told.join(u' ')));
    QVERIFY2(!told.join(u' ').contains(u"expected"_s), qPrintable(told.join(u' ')));
}

void TstNumbers::figureAndUnitStayOnALine()
{
    QCOMPARE(ui::unbroken(u"50 GB/s each way, 400 Gb/s and nodes/gpu"_s),
        u"50\u00a0GB/\u2060s each way, 400\u00a0Gb/\u2060s and nodes/gpu"_s);
    QVERIFY(m_window->store().reset(baseDocument("h100-127")).empty());
    m_window->store().setField(
        u"/workloads/0/parallelism/tensor"_s, FieldValue{std::int64_t{16}}, u"x"_s);
    const auto& findings = m_window->store().analysis().check.findings;
    const auto found = std::find_if(findings.begin(), findings.end(),
        [](const Finding& finding) { return ui::messageOf(finding).contains(u"GB/s"_s); });
    QVERIFY(found != findings.end());
    ui::FindingDetails details(nullptr);
    details.show(&*found, nullptr, m_window->store());
    const auto labels = details.findChildren<QLabel*>();
    QVERIFY(std::none_of(labels.begin(), labels.end(),
        [](const QLabel* label) { return label->text().contains(u"B/s"_s); }));
}

void TstNumbers::titleBecomesTheNameOfAFile_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("sign of multiplication")
        << u"Llama 3.3 70B on 1 × AMD 8-GPU"_s << u"llama-3.3-70b-on-1-x-amd-8-gpu"_s;
    QTest::newRow("long") << u"Training llama-3.3-70b on 1 × AMD 8-GPU OAM platform with MI300X"_s
                          << u"training-llama-3.3-70b-on-1-x-amd-8-gpu-oam-platform-with"_s;
    QTest::newRow("one long word") << QString(80, u'a') << QString(60, u'a');
    QTest::newRow("path") << u" ../a/b: <c> "_s << u"a-b-c"_s;
    QTest::newRow("letters of others") << u"Rechenzentrum Köln"_s << u"rechenzentrum-köln"_s;
    QTest::newRow("nothing") << u"…"_s << QString();
}

void TstNumbers::titleBecomesTheNameOfAFile()
{
    QFETCH(const QString, title);
    QTEST(ui::fileNameOf(title), "name");
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstNumbers test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_numbers.moc"
