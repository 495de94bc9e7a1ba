#include "core/analyse.h"
#include "core/base/write.h"
#include "core/check/rule.h"
#include "core/document/load.h"
#include "core/import/import.h"
#include "core/suggest/guided.h"
#include "tests/support/requests.h"
#include "tests/ui/ui_test.h"

#include "ui/phrases.h"
#include "ui/text.h"
#include "ui/window/language.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

/// Words that only English has, and that no name of the fixtures has.
QStringList englishIn(QString text, const Catalog& catalog)
{
    static const QRegularExpression kEnglish(
        u"(?<![\\w/-])(?:the|of|and|or|is|are|not|has|have|for|that|which|with|its|than|less|each|"
        "node|nodes|servers|racks|switches|ports|links|leaves|leaf|spines|units|tokens|bytes|way|"
        "compute|storage|short|stated|known|expected|asked|takes|does|network)(?![\\w/-])"_s);
    for (const PartKind kind : kPartKinds) {
        for (const Part* part : catalog.parts(kind)) {
            text.remove(ui::toQt(part->name));
        }
    }
    for (const auto& source : catalog.sources) {
        text.remove(ui::toQt(source.title));
    }
    text.remove(u"average of 1 to 16 GiB"_s); // as the catalog has it of a measurement
    QStringList words;
    for (auto found = kEnglish.globalMatch(text); found.hasNext();) {
        words << found.next().captured();
    }
    return words;
}

QString describe(const QStringList& words, const QString& text)
{
    return words.join(u", "_s) + u" in: "_s + text;
}

/// Each has to be German in the window.
void lookAt(const std::vector<std::string>& said)
{
    const std::shared_ptr<const Catalog> catalog = sharedBuiltInCatalog();
    QStringList faults;
    for (const std::string& english : said) {
        const QString text = ui::phrased(english);
        const QStringList words = englishIn(text, *catalog);
        faults << (words.isEmpty() ? QStringList() : QStringList{describe(words, text)});
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

} // namespace

/// What core says, in the German window: whole sentences, with no English in their places.
class TstPhrases : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::useLanguage(*qApp, ui::Language::German); }
    void findingIsGerman_data();
    void findingIsGerman();
    void phraseIsGerman_data();
    void phraseIsGerman();
    void errorIsGerman_data();
    void errorIsGerman();
    void importIsGerman_data();
    void importIsGerman();
    void guidedResultIsGerman();
};

void TstPhrases::findingIsGerman_data()
{
    QTest::addColumn<QString>("rule");
    for (const Rule* rule : allRules()) {
        QTest::newRow(rule->id) << QString::fromUtf8(rule->id).replace(u'/', u'_');
    }
}

/// Whatever a rule's cases find, and what could not be evaluated.
void TstPhrases::findingIsGerman()
{
    QFETCH(const QString, rule);
    const Value fixture =
        readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/" + rule.toStdString() + ".yaml");
    for (const Value& testCase : fixture.find("cases")->items) {
        const Analysis analysis = analysed(ruleRequest(fixture, testCase));
        QStringList said;
        for (const Finding& finding : analysis.check.findings) {
            said << ui::messageOf(finding) << ui::fixTextOf(finding);
        }
        for (const Coverage::NotEvaluated& skipped : analysis.check.coverage.notEvaluated) {
            said << ui::phrased(skipped.reason);
        }
        for (const QString& text : said) {
            QVERIFY2(!text.contains(u'{'), qPrintable(text));
            const QStringList words = englishIn(text, analysis.catalog());
            QVERIFY2(words.isEmpty(), qPrintable(describe(words, text)));
        }
    }
}

void TstPhrases::phraseIsGerman_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    QTest::newRow("count") << u"1,016 nodes"_s << u"1.016 Knoten"_s;
    QTest::newRow("number") << u"1,295.4"_s << u"1.295,4"_s;
    QTest::newRow("ratio") << u"1.5:1"_s << u"1,5:1"_s;
    QTest::newRow("list") << u"4 GPUs, 2 leaves and 1 spine"_s << u"4 GPUs, 2 Leafs und 1 Spine"_s;
    QTest::newRow("phrase in a phrase")
        << u"the storage network is not sized: the switch is not stated"_s
        << u"das Speichernetz ist nicht bemessen: der Switch ist nicht angegeben"_s;
    QTest::newRow("derivation")
        << u"weights 17.6 GB = 70,553,706,496 parameters ÷ (tensor 8 × pipeline 1) × 2 bytes"_s
        << u"Gewichte 17,6 GB = 70.553.706.496 Parameter ÷ (Tensor 8 × Pipeline 1) × 2 Byte"_s;
    QTest::newRow("names stay")
        << u"nodes/storage and nodes/big and old have unlike GPUs or domains"_s
        << u"nodes/storage und nodes/big and old haben ungleiche GPUs oder Domänen"_s;
    QTest::newRow("names in a list") << u"qm9700 and sn5600"_s << u"qm9700 und sn5600"_s;
}

/// Core's phrases are known again, and what the user named keeps its name.
void TstPhrases::phraseIsGerman()
{
    QFETCH(const QString, english);
    QFETCH(const QString, german);
    QCOMPARE(ui::phrased(ui::fromQt(english)), german);
}

void TstPhrases::errorIsGerman_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("german");
    QTest::newRow("number")
        << u"schema: clusterbrief/request/1\nnodes: [{name: a, count: many}]\n"_s
        << u"a.yaml:2:26: nodes/0/count ist der Text \"many\"; erwartet wird eine "
           "ganze Zahl in einfachen Ziffern von 1 bis 1.000.000 (Server oder Racks)"_s;
    QTest::newRow("choice")
        << u"schema: clusterbrief/request/1\nproject: {audience: qoute}\n"_s
        << u"a.yaml:2:21: project/audience ist der Text \"qoute\"; erwartet wird "
           "eines aus request, quote; ist quote gemeint?"_s;
    QTest::newRow("schema") << u"nodes: []\n"_s
                            << u"a.yaml:1:1: der Schlüssel schema fehlt; eine Anfrage beginnt mit "
                               "`schema: clusterbrief/request/1`"_s;
    QTest::newRow("YAML") << u"a: 'b\n"_s
                          << u"a.yaml:1:4: ein Text ohne schließendes Anführungszeichen; erwartet "
                             "wird ' am Ende"_s;
    QTest::newRow("JSON")
        << u"{\"a\": }"_s
        << u"a.yaml:1:7: nicht lesbar als JSON: gefunden: }; erwartet wird ein "
           "Wert: eine Zahl, ein Text in doppelten Anführungszeichen, true, false, "
           "null, { oder ["_s;
}

void TstPhrases::errorIsGerman()
{
    QFETCH(const QString, file);
    QFETCH(const QString, german);
    const Result<LoadedRequest> loaded = loadRequest(ui::fromQt(file), "a.yaml");
    QVERIFY(!loaded);
    QCOMPARE(ui::errorText(loaded.error().front()), german);
}

void TstPhrases::importIsGerman_data()
{
    QTest::addColumn<QString>("text");
    const std::string folder = CLUSTERBRIEF_TEST_DATA "/import/";
    for (const char* file : {"settings", "models"}) {
        const Value cases = readTree(folder + file + ".yaml");
        for (const Value& one : cases.find("cases")->items) {
            const Value* text = one.find("text");
            QTest::newRow(one.find("name")->text.c_str())
                << ui::toQt(text != nullptr ? text->text : writeJson(*one.find("config")));
        }
    }
}

/// What an import assumed, did not understand or has to say.
void TstPhrases::importIsGerman()
{
    QFETCH(const QString, text);
    const std::shared_ptr<const Catalog> catalog = sharedBuiltInCatalog();
    const Result<Imported> imported = importText(ui::fromQt(text), "settings", *catalog);
    std::vector<std::string> said;
    if (!imported) {
        said.push_back(imported.error().front().what);
    } else {
        said.push_back(imported->recognisedAs);
        for (const ImportMessage& message : imported->messages) {
            said.push_back(message.text);
        }
        for (const ImportAssumption& assumption : imported->assumed) {
            said.push_back(assumption.reason);
        }
        for (const ImportGap& gap : imported->notUnderstood) {
            said.push_back(gap.reason);
        }
    }
    lookAt(said);
}

void TstPhrases::guidedResultIsGerman()
{
    const std::shared_ptr<const Catalog> catalog = sharedBuiltInCatalog();
    GuidedAnswers answers;
    answers.purpose = Purpose::Both;
    answers.model = "llama-3.1-70b";
    answers.rackPowerKw = 10;
    answers.liquidCooling = false;
    const Result<GuidedResult> result = guidedResult(answers, catalog);
    QVERIFY(result);
    std::vector<std::string> said = result->assumptions;
    for (const GuidedOption& option : result->options) {
        said.push_back(option.obstacle);
    }
    for (const GuidedExclusion& exclusion : result->without) {
        said.push_back(exclusion.reason);
    }
    QVERIFY(said.size() > 5);
    lookAt(said);
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstPhrases test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_phrases.moc"
