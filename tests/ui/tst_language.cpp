#include "core/render/renderer.h"
#include "tests/support/briefs.h"
#include "tests/ui/core_texts.h"
#include "tests/ui/ui_test.h"

#include "ui/compare/compare_dialog.h"
#include "ui/forms/section_page.h"
#include "ui/panels/finding_dialogs.h"
#include "ui/parts/part_form.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"

#include <QtCore/QDir>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QTabBar>

#include <clocale>
#include <map>
#include <set>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

QString plain(QString text)
{
    return text.remove(u'&').trimmed();
}

/// What the program can say, and how it looks once something is put into it.
class Texts {
public:
    void add(const QString& text)
    {
        static const QRegularExpression kHole(u"\\\\%\\d"_s);
        const QString whole = plain(text);
        if (!whole.contains(u'%')) {
            m_whole.insert(whole);
        } else if (whole.count(QRegularExpression(u"\\p{L}"_s)) >= 4) {
            m_filled.emplace_back(
                u"^%1$"_s.arg(QRegularExpression::escape(whole).replace(kHole, u".+"_s)),
                QRegularExpression::DotMatchesEverythingOption);
        }
    }

    [[nodiscard]] bool has(const QString& text) const
    {
        return m_whole.count(text) > 0
            || std::any_of(m_filled.begin(), m_filled.end(),
                [&](const QRegularExpression& form) { return form.match(text).hasMatch(); });
    }

private:
    std::set<QString> m_whole;
    std::vector<QRegularExpression> m_filled;
};

struct Dictionary {
    Texts english; ///< Where German says something else.
    Texts german;
    std::map<QString, QString> core;
};

Dictionary readDictionary()
{
    QFile file(QString::fromUtf8(CLUSTERBRIEF_RESOURCES) + u"/translations/clusterbrief_de.ts"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("No translation.");
    }
    Dictionary dictionary;
    QString context;
    QString source;
    for (QXmlStreamReader xml(&file); !xml.atEnd(); xml.readNext()) {
        if (!xml.isStartElement()) {
            continue;
        }
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "source"_L1) {
            source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            const QString german = xml.readElementText();
            dictionary.german.add(german);
            if (german != source) {
                dictionary.english.add(source);
            }
            if (context == "core"_L1) {
                dictionary.core[source] = german;
            }
        }
    }
    return dictionary;
}

/// Heads and topmost items of a list, table or tree.
void addItems(QStringList& texts, const QAbstractItemModel& model)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        texts << model.headerData(column, Qt::Horizontal).toString();
        for (int row = 0; row < model.rowCount(); ++row) {
            texts << model.index(row, column).data().toString();
        }
    }
}

/// Every text that a widget and its descendants show.
QStringList textsIn(const QWidget& window)
{
    QStringList texts{window.windowTitle()};
    for (const auto* label : window.findChildren<QLabel*>()) {
        texts << (label->isVisible() ? label->text() : QString());
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && qobject_cast<QDialogButtonBox*>(button->parent()) == nullptr) {
            texts << button->text() << button->toolTip() << button->accessibleName();
        }
    }
    for (const auto* box : window.findChildren<QComboBox*>()) {
        for (int i = 0; box->isVisible() && i < box->count(); ++i) {
            texts << box->itemText(i);
        }
    }
    for (const auto* line : window.findChildren<QLineEdit*>()) {
        texts << (line->isVisible() ? line->placeholderText() : QString());
    }
    for (const auto* action : window.findChildren<QAction*>()) {
        texts << action->text();
    }
    for (const auto* view : window.findChildren<QAbstractItemView*>()) {
        if (view->isVisible() && view->model() != nullptr) {
            addItems(texts, *view->model());
        }
    }
    return texts;
}

/// A list of networks names them as the file does, in any language.
bool isNetworkKey(const QString& text)
{
    return text == "compute"_L1 || text == "storage"_L1;
}

/// Buttons and hints that have less room than they ask for.
QStringList tightTexts(const QWidget& window)
{
    QStringList tight;
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->sizeHint().width() > button->width()) {
            tight << button->text();
        }
    }
    for (const auto* line : window.findChildren<QLineEdit*>()) {
        constexpr int kFrame = 20;
        const QString hint = line->placeholderText();
        if (line->isVisible()
            && line->fontMetrics().horizontalAdvance(hint) > line->width() - kFrame) {
            tight << hint;
        }
    }
    return tight;
}

} // namespace

/// The German window, in which nothing is left in English and nothing is cut off.
class TstLanguage : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void coreTextsAreListed_data();
    void coreTextsAreListed();
    void everyCoreTextIsGerman();
    void englishWindowGroupsAsABriefDoes();
    void filesAreTheSameInGermany();
    void pageIsGerman_data();
    void pageIsGerman();
    void startPageIsGerman();
    void dialogIsGerman_data();
    void dialogIsGerman();
    void comparisonIsGerman();
    void mnemonicsOfAMenuDiffer();
    void chosenLanguageIsKept();

private:
    void look(QWidget& window, const QString& name);
    void speakGerman();
    [[nodiscard]] std::map<QString, QByteArray> filesOf(const Document& document) const;

    Dictionary m_dictionary;
    QDir m_folder;
    QTemporaryDir m_files;
    std::map<QString, QByteArray> m_english;
    ui::MainWindow* m_window = nullptr;
};

void TstLanguage::initTestCase()
{
    m_folder = QDir(QString::fromUtf8(CLUSTERBRIEF_SCREENS));
    QVERIFY(m_folder.mkpath(u"."_s));
    m_dictionary = readDictionary();
}

void TstLanguage::cleanupTestCase()
{
    if (m_window != nullptr) {
        closeWindow(m_window);
    }
}

/// From here on the program is German.
void TstLanguage::speakGerman()
{
    if (m_window == nullptr) {
        ui::useLanguage(*qApp, ui::Language::German);
        m_window = openWindow(templateDocument("h100-superpod-127"));
    }
}

void TstLanguage::coreTextsAreListed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("wantedText");
    QTest::newRow("core") << u"core_texts.h"_s << textsFile(u"kCoreTexts"_s, coreTexts());
    QTest::newRow("parts") << u"part_texts.h"_s << textsFile(u"kPartTexts"_s, partTexts());
    QTest::newRow("rules") << u"rule_texts.h"_s << textsFile(u"kRuleTexts"_s, ruleTexts());
    QTest::newRow("findings") << u"finding_texts.h"_s
                              << textsFile(u"kFindingTexts"_s, findingTexts());
    QTest::newRow("files") << u"file_texts.h"_s << textsFile(u"kFileTexts"_s, fileTexts());
    QTest::newRow("phrases") << u"phrase_texts.h"_s << textsFile(u"kPhraseTexts"_s, phraseTexts());
}

void TstLanguage::coreTextsAreListed()
{
    QFETCH(const QString, name);
    QFETCH(const QString, wantedText);
    QFile file(QString::fromUtf8(CLUSTERBRIEF_RESOURCES) + u"/../ui/"_s + name);
    const QByteArray wanted = wantedText.toUtf8();
    if (qEnvironmentVariableIsSet("CLUSTERBRIEF_UPDATE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(wanted), wanted.size());
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(file.readAll() == wanted, "resources/translations/README.md tells how to renew it");
}

void TstLanguage::everyCoreTextIsGerman()
{
    const QStringList texts =
        coreTexts() + partTexts() + ruleTexts() + findingTexts() + phraseTexts() + fileTexts();
    QVERIFY(texts.size() > 300);
    for (const QString& text : texts) {
        QVERIFY2(m_dictionary.core.count(text) > 0, qPrintable(text));
        QVERIFY2(!m_dictionary.core.at(text).isEmpty(), qPrintable(text));
    }
}

void TstLanguage::englishWindowGroupsAsABriefDoes()
{
    QCOMPARE(ui::countText(1016), u"1,016"_s);
    QCOMPARE(ui::figureText(1295.4), u"1,295.4"_s);
}

std::map<QString, QByteArray> TstLanguage::filesOf(const Document& document) const
{
    std::map<QString, QByteArray> files;
    ui::DocumentStore store(sharedBuiltInCatalog());
    if (!store.reset(document).empty()) {
        qFatal("The request does not open.");
    }
    for (const Format& format : coreFormats()) {
        files[QString::fromUtf8(format.ending)] =
            QByteArray::fromStdString(rendered(store.analysis(), format.ending));
    }
    const QString path = m_files.filePath(u"saved.cluster.yaml"_s);
    QFile::remove(path);
    if (!store.save(path).empty()) {
        qFatal("The request is not saved.");
    }
    QFile saved(path);
    files[u"saved"_s] = saved.open(QIODevice::ReadOnly) ? saved.readAll() : QByteArray();
    return files;
}

void TstLanguage::filesAreTheSameInGermany()
{
    const Document document = templateDocument("h100-superpod-127");
    const std::map<QString, QByteArray> before = filesOf(document);
    speakGerman();
    // The C library's locale as well, as an application has it there.
    const QString place = m_files.filePath(u"de_DE.UTF-8"_s);
    QProcess::execute(u"localedef"_s, {u"-i"_s, u"de_DE"_s, u"-f"_s, u"UTF-8"_s, place});
    qputenv("LOCPATH", m_files.path().toLocal8Bit());
    const bool german = std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
    const std::map<QString, QByteArray> after = filesOf(document);
    const QByteArray comma = QByteArray::number(0) + std::localeconv()->decimal_point;
    std::setlocale(LC_ALL, "C.UTF-8");
    QVERIFY(before.size() > 10);
    for (const auto& [ending, content] : before) {
        QVERIFY2(!content.isEmpty(), qPrintable(ending));
        QVERIFY2(after.at(ending) == content, qPrintable(ending));
    }
    if (!german) {
        QSKIP("The C library has no German locale: install locales.");
    }
    QCOMPARE(comma, QByteArray("0,"));
}

/// Nothing that has a German form is in English, and all of it is seen.
void TstLanguage::look(QWidget& window, const QString& name)
{
    QCoreApplication::processEvents();
    QVERIFY(window.grab().save(m_folder.filePath(u"de-"_s + name + u".png"_s)));
    int seen = 0;
    QStringList english;
    for (const QString& text : textsIn(window)) {
        const QString said = plain(text);
        seen += said.isEmpty() ? 0 : 1;
        if (m_dictionary.english.has(said) && !m_dictionary.german.has(said)
            && !isNetworkKey(said)) {
            english << said;
        }
    }
    QVERIFY2(seen > 2, qPrintable(QString::number(seen)));
    QVERIFY2(english.isEmpty(), qPrintable(u"in English:\n"_s + english.join(u'\n')));
    const QStringList cut = cutTexts(window) + tightTexts(window);
    QVERIFY2(cut.isEmpty(), qPrintable(u"cut off:\n"_s + cut.join(u'\n')));
}

void TstLanguage::pageIsGerman_data()
{
    QTest::addColumn<int>("section");
    QTest::addColumn<bool>("full");
    for (const bool full : {false, true}) {
        for (const ui::SectionId section : ui::kSections) {
            QTest::addRow("section-%02d%s", static_cast<int>(section), full ? "-full" : "")
                << static_cast<int>(section) << full;
        }
    }
}

void TstLanguage::pageIsGerman()
{
    QFETCH(const int, section);
    QFETCH(const bool, full);
    speakGerman();
    const Document document = full ? fullDocument() : templateDocument("h100-superpod-127");
    QVERIFY(m_window->store().reset(document).empty());
    m_window->showSection(static_cast<ui::SectionId>(section));
    QCoreApplication::processEvents();
    QCOMPARE(m_window->size(), QSize(1280, 720));
    look(*m_window, QString::fromUtf8(QTest::currentDataTag()));
}

void TstLanguage::startPageIsGerman()
{
    speakGerman();
    m_window->showStart();
    look(*m_window, u"start"_s);
}

void TstLanguage::dialogIsGerman_data()
{
    QTest::addColumn<int>("number");
    for (const char* name : {"template", "guided", "export", "about", "import", "fix", "waive",
             "explain", "parts", "part"}) {
        QTest::newRow(name) << 0;
    }
}

void TstLanguage::dialogIsGerman()
{
    speakGerman();
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    ui::DocumentStore& store = m_window->store();
    QVERIFY(
        store.reset(documentOf(h100With("workloads: {0: {parallelism: {tensor: 16}}}"))).empty());
    QVERIFY(!store.analysis().check.findings.empty());
    const Finding finding = store.analysis().check.findings.front();
    bool opened = false;
    whenDialogOpens([&](QDialog& dialog) {
        opened = true;
        look(dialog, u"dialog-"_s + name);
        auto* next = dialog.findChild<QAbstractButton*>(u"next"_s);
        for (int step = 1; name == "guided"_L1 && step < 4 && next != nullptr; ++step) {
            next->click();
            look(dialog, u"dialog-guided-%1"_s.arg(step));
        }
        dialog.reject();
    });
    const std::map<QString, std::function<void()>> openings{
        {u"template"_s, [&] { m_window->chooseTemplate(); }},
        {u"guided"_s, [&] { m_window->guidedRequest(); }},
        {u"export"_s, [&] { m_window->exportBrief(); }}, {u"about"_s, [&] { m_window->about(); }},
        {u"import"_s,
            [&] {
                QFile script(m_files.filePath(u"train.sh"_s));
                QVERIFY(script.open(QIODevice::WriteOnly));
                script.write("torchrun --nnodes 4 --nproc-per-node 8 pretrain_gpt.py "
                             "--tensor-model-parallel-size 8 --seq-length 4096 --unheard-of 1\n");
                script.close();
                m_window->importFile(script.fileName());
            }},
        {u"fix"_s, [&] { ui::offerFix(finding, store, m_window); }},
        {u"waive"_s, [&] { ui::offerWaiver(finding, store, m_window); }},
        {u"parts"_s, [&] { m_window->findChild<QAction*>(u"parts"_s)->trigger(); }},
        {u"part"_s,
            [&] {
                ui::PartForm form(PartKind::System, Value::ofMap({}), store, m_window);
                form.exec();
            }},
        {u"explain"_s, [&] { ui::explainRule(finding.rule, m_window); }}};
    openings.at(name)();
    QTRY_VERIFY(opened);
}

void TstLanguage::comparisonIsGerman()
{
    speakGerman();
    ui::DocumentStore& store = m_window->store();
    QVERIFY(store.reset(templateDocument("h100-superpod-127")).empty());
    QVERIFY(store.setField(u"/nodes/0/count"_s, std::int64_t{100}, u"Anzahl"_s).isEmpty());
    ui::compareWithLastSave(store, m_window);
    auto* dialog = m_window->findChild<ui::CompareDialog*>();
    QVERIFY(dialog != nullptr && QTest::qWaitForWindowExposed(dialog));
    look(*dialog, u"dialog-compare"_s);
    dialog->close();
}

void TstLanguage::mnemonicsOfAMenuDiffer()
{
    speakGerman();
    std::vector<QWidget*> menus{m_window->menuBar()};
    for (auto* menu : m_window->menuBar()->findChildren<QMenu*>()) {
        menus.push_back(menu);
    }
    QVERIFY(menus.size() >= 8);
    for (const QWidget* menu : menus) {
        std::set<QChar> taken;
        for (const QAction* action : menu->actions()) {
            const qsizetype at = action->text().indexOf(u'&');
            if (at >= 0) {
                const QChar letter = action->text().at(at + 1).toLower();
                QVERIFY2(taken.insert(letter).second, qPrintable(action->text()));
            }
        }
    }
}

void TstLanguage::chosenLanguageIsKept()
{
    QCOMPARE(ui::chosenLanguage(), ui::Language::System);
    for (const ui::Language language :
        {ui::Language::German, ui::Language::English, ui::Language::System}) {
        ui::chooseLanguage(language);
        QCOMPARE(ui::chosenLanguage(), language);
    }
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstLanguage test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_language.moc"
