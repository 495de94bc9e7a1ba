#include "core/base/text.h"
#include "core/compare/compare.h"
#include "core/render/comparison.h"
#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>
#include <regex>

namespace clusterbrief::tests {
namespace {

Analysis second()
{
    return analysed(h100With("{project: {revision: 2, follows: null}}"));
}

/// Revision 3, which follows 2 and asks for half the uplinks.
Analysis third()
{
    return analysed(h100With("{project: {revision: 3, follows: 2}, "
                             "networks: {compute: {oversubscription: 2}}}"));
}

Brief briefSince(const Analysis& analysis, const Analysis& since, Detail detail = Detail::Full)
{
    BriefOptions options = briefOptions();
    options.since = &since;
    options.sinceName = "old.cluster.yaml";
    options.detail = detail;
    return compose(analysis, options);
}

std::string inFormat(const Analysis& analysis, const Brief& brief, std::string_view ending)
{
    for (const Format& format : coreFormats()) {
        if (format.ending == ending) {
            return *format.render({analysis, brief});
        }
    }
    return {};
}

const Section* changesOf(const Brief& brief)
{
    const auto found = std::find_if(brief.sections.begin(), brief.sections.end(),
        [](const Section& section) { return section.id == "changes"; });
    return found == brief.sections.end() ? nullptr : &*found;
}

std::string firstText(const Section& section)
{
    std::string text;
    for (const Span& span : std::get<Paragraph>(section.blocks.front()).text) {
        text += span.text;
    }
    return text;
}

/// The rows of the tables of Markdown, whatever their columns are called.
std::vector<std::string> bodyRows(const std::string& markdown, const std::string& heading)
{
    std::vector<std::string> rows;
    const std::size_t start = markdown.find(heading);
    bool body = false;
    for (const std::string& line : split(markdown.substr(std::min(start, markdown.size())), '\n')) {
        if (body && !line.starts_with("| ")) {
            break;
        }
        if (body) {
            rows.push_back(line);
        }
        body = body || line.starts_with("| --");
    }
    return rows;
}

} // namespace

class TstChanges : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void aBriefAloneListsNone();
    void everyFormatOfTheBriefTellsThem_data();
    void everyFormatOfTheBriefTellsThem();
    void theTablesAreThoseOfCompare();
    void theTitleNamesWhatItFollows();
    void theWrongRevisionIsSaid_data();
    void theWrongRevisionIsSaid();
    void summaryHasThemToo();
    void nothingChangedIsSaid();
    void aFilesNameIsText();
};

void TstChanges::aBriefAloneListsNone()
{
    QVERIFY(changesOf(compose(third(), briefOptions())) == nullptr);
}

void TstChanges::everyFormatOfTheBriefTellsThem_data()
{
    QTest::addColumn<QString>("ending");
    for (const char* ending : {"html", "md", "brief.json"}) {
        QTest::newRow(ending) << QString::fromUtf8(ending);
    }
}

void TstChanges::everyFormatOfTheBriefTellsThem()
{
    QFETCH(const QString, ending);
    const Analysis now = third();
    const Analysis before = second();
    const Brief brief = briefSince(now, before);
    const std::string text = inFormat(now, brief, ending.toStdString());
    for (const char* part :
        {"Changes since revision 2", "Compute network: Spine switches", "fabric/oversubscribed",
            "Compared with revision 2", "A quote changes", "Revision 3"}) {
        QVERIFY2(has(text, part), part);
    }
}

void TstChanges::theTablesAreThoseOfCompare()
{
    const Analysis before = second();
    const Analysis now = third();
    const std::string compared = comparisonMarkdown(compare(before, now), {"a", "b"});
    const std::string brief = inFormat(now, briefSince(now, before), "md");
    for (const char* table : {"Counts", "Findings"}) {
        const auto rows = bodyRows(compared, std::string("## ") + table);
        QVERIFY(!rows.empty());
        QCOMPARE(bodyRows(brief, std::string("**") + table + "**"), rows);
    }
    // A brief leaves out the path, which is a word of the command line.
    std::vector<std::string> fields = bodyRows(compared, "## Fields");
    for (std::string& row : fields) {
        row = "|" + row.substr(row.find(" | ") + 2);
    }
    QCOMPARE(bodyRows(brief, "**Fields**"), fields);
}

void TstChanges::theTitleNamesWhatItFollows()
{
    const Analysis now = third();
    for (const char* ending : {"html", "md"}) {
        QVERIFY2(std::regex_search(
                     rendered(now, ending), std::regex("Revision 3 · follows revision 2 · ")),
            ending);
    }
    QVERIFY(!has(rendered(second(), "md"), "follows revision"));
}

void TstChanges::theWrongRevisionIsSaid_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* before, const char* now,
                         const char* sentence) {
        QTest::newRow(name) << before << now << sentence;
    };
    row("the one it follows", "{revision: 2}", "{revision: 3, follows: 2}",
        "Compared with revision 2 (old.cluster.yaml), the one that this request says it follows.");
    row("another", "{revision: 1}", "{revision: 3, follows: 2}",
        "Compared with revision 1 (old.cluster.yaml), although this request says that it follows "
        "revision 2.");
    row("the later one", "{revision: 4, follows: 3}", "{revision: 3}",
        "Compared with revision 4 (old.cluster.yaml), which says that it follows this request: it "
        "is the later of the two.");
    row("without a revision", "{revision: null}", "{revision: 3, follows: 2}",
        "Compared with old.cluster.yaml, which states no revision; this request says that it "
        "follows revision 2.");
    row("follows none", "{revision: 2}", "{revision: 3}",
        "Compared with revision 2 (old.cluster.yaml); this request does not say which revision it "
        "follows.");
    row("the same number", "{revision: 3}", "{revision: 3}",
        "Both say revision 3, and they differ.");
}

void TstChanges::theWrongRevisionIsSaid()
{
    QFETCH(const QString, before);
    QFETCH(const QString, now);
    QFETCH(const QString, sentence);
    const auto request = [](const QString& project, const char* more) {
        return analysed(patched(h100With("{project: {revision: null, follows: null}}"),
            tree("{project: " + project.toStdString() + more + '}')));
    };
    const Analysis left = request(before, "");
    const Analysis right = request(now, ", nodes: {gpu: {count: 126}}");
    const Brief brief = briefSince(right, left);
    const std::string text = firstText(*changesOf(brief));
    QVERIFY2(has(text, sentence.toStdString()), text.c_str());
}

void TstChanges::summaryHasThemToo()
{
    const Analysis before = second();
    const Analysis now = third();
    QVERIFY(changesOf(briefSince(now, before, Detail::Summary)) != nullptr);
}

void TstChanges::nothingChangedIsSaid()
{
    const Analysis now = third();
    const Brief brief = briefSince(now, now);
    const Section* section = changesOf(brief);
    QCOMPARE(section->blocks.size(), std::size_t{1});
    QVERIFY(has(firstText(*section), "Both ask for the same and come to the same."));
}

void TstChanges::aFilesNameIsText()
{
    const Analysis before = analysed(h100With("{project: {revision: null}}"));
    const Analysis now = third();
    BriefOptions options = briefOptions();
    options.since = &before;
    options.sinceName = "<b>\n# a";
    const Brief brief = compose(now, options);
    QCOMPARE(changesOf(brief)->title, std::string("Changes since <b> # a"));
    QVERIFY(!has(inFormat(now, brief, "html"), "<b>"));
    QVERIFY(!has(inFormat(now, brief, "md"), "\n# a"));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstChanges)
#include "tst_changes.moc"
