#include "tests/support/requests.h"
#include "tests/support/test_base.h"
#include "tests/ui/sample_brief.h"

#include "ui/print/paginator.h"
#include "ui/print/pdf.h"

#include <QtCore/QFile>
#include <QtCore/QHashSeed>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

namespace clusterbrief::tests {
namespace {

const Analysis& published()
{
    static const Analysis analysis =
        analysed(readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/h100-127.yaml"));
    return analysis;
}

QByteArray pdfOf(const Brief& brief, Paper paper = Paper::A4, bool archival = false)
{
    const auto pdf = pdfFormat().render({published(), brief, paper, archival});
    return pdf ? QByteArray::fromStdString(*pdf) : QByteArray();
}

SpanText words(const std::string& text)
{
    return {{text}};
}

} // namespace

/// The PDF, seen through the tools that its readers use.
class TstPdf : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sampleIsWhole();
    void textIsFoundAsItWasWritten();
    void fontsAreEmbedded();
    void nothingIsAnImage();
    void briefIsAttached();
    void archivalFileHasNoAttachment();
    void sameBriefGivesSameBytes_data();
    void sameBriefGivesSameBytes();
    void lettersFitLetterPaper();
    void userTextIsNeverMarkup();
    void linksLeadToTheirAddress();
    void contentsLeadToTheirSections();
    void shortTableIsSplitRatherThanLeaveAGap();
    void longTableRepeatsItsHead();
    void rowsAreNeverSplit();
    void hugeWordStaysReadable();
    void emptyBriefIsAPage();
    void longTitleAndVerdictStayApart();
    void otherScriptsAreNeverLost();
    void titleStaysWithWhatFollows();
    void figureIsPressedRatherThanLeaveAGap();
    void figuresKeepToTheirUnits();
    void charactersWithoutFontAreCounted();
    void tableOfManyRowsFillsThePage();
    void introductionStaysWithItsTable();
    void headlineStandsAboveTheFirstTitle();

private:
    QString run(const QString& program, const QStringList& arguments);
    QString write(const QByteArray& pdf);
    QString textOf(const QByteArray& pdf);
    QString pageText(const QByteArray& pdf, int page);
    int pagesOf(const QByteArray& pdf);

    QTemporaryDir m_folder;
};

QString TstPdf::run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    return process.waitForFinished() && process.exitCode() == 0
        ? QString::fromUtf8(process.readAll())
        : QStringLiteral("failed: ") + program + QString::fromUtf8(process.readAll());
}

QString TstPdf::write(const QByteArray& pdf)
{
    const QString name = m_folder.filePath(QStringLiteral("brief.pdf"));
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size() ? name : QString();
}

QString TstPdf::textOf(const QByteArray& pdf)
{
    return run(
        QStringLiteral("pdftotext"), {QStringLiteral("-layout"), write(pdf), QStringLiteral("-")});
}

QString TstPdf::pageText(const QByteArray& pdf, int page)
{
    const QString number = QString::number(page);
    return run(QStringLiteral("pdftotext"),
        {QStringLiteral("-layout"), QStringLiteral("-f"), number, QStringLiteral("-l"), number,
            write(pdf), QStringLiteral("-")});
}

int TstPdf::pagesOf(const QByteArray& pdf)
{
    static const QRegularExpression pages(QStringLiteral("Pages: +(\\d+)"));
    return pages.match(run(QStringLiteral("pdfinfo"), {write(pdf)})).captured(1).toInt();
}

void TstPdf::initTestCase()
{
    for (const char* tool :
        {"pdftotext", "pdfinfo", "pdffonts", "pdfimages", "pdfdetach", "qpdf"}) {
        if (QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty()) {
            QSKIP("poppler-utils and qpdf are needed to look into PDFs");
        }
    }
}

void TstPdf::sampleIsWhole()
{
    const QByteArray pdf = pdfOf(sampleBrief(published()));
    QCOMPARE(pagesOf(pdf), 2);
    const QString info = run(QStringLiteral("pdfinfo"), {write(pdf)});
    QVERIFY2(info.contains(QStringLiteral("Foundation model cluster")), qPrintable(info));
    QVERIFY(info.contains(QStringLiteral("(A4)")));
    QVERIFY(info.contains(QStringLiteral("Cluster Brief 0.1.0")));
    const QString checked = run(QStringLiteral("qpdf"), {QStringLiteral("--check"), write(pdf)});
    QVERIFY2(checked.contains(QStringLiteral("No syntax or stream encoding errors")),
        qPrintable(checked));
}

void TstPdf::textIsFoundAsItWasWritten()
{
    const QString text = textOf(pdfOf(sampleBrief(published())));
    for (const char* part : {"Cluster brief · request", "Revision 3 · 30 November 2026 · READY",
             "Foundation model cluster · revision 3", "37 of 52 rules run: no error, 1 waived",
             "1 of 2", "2 of 2", "1,016", "NVLink 450 to fabric 50 GB/s,", "What is asked for",
             "≥ 360", "spine 13–16", "rail 8 ×4", "31 nodes · 248 GPUs",
             "Figure 1. Four units, eight rails.", "1,024 uplinks ÷ 64",
             "Error · workloads/pretraining", "Waived by", "config file whose office is efficient",
             "infra@example.com"}) {
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
    }
    for (const char16_t ligature : {u'\uFB00', u'\uFB01', u'\uFB02', u'\uFB03', u'\uFB04'}) {
        QVERIFY(!text.contains(QChar(ligature)));
    }
}

void TstPdf::fontsAreEmbedded()
{
    const QString name = write(pdfOf(sampleBrief(published())));
    const QStringList fonts =
        run(QStringLiteral("pdffonts"), {name}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(!fonts.isEmpty());
    for (const QString& font : fonts) {
        QVERIFY2(font.startsWith(QStringLiteral("ClusterBriefSans-")), qPrintable(font));
        QVERIFY2(font.contains(QRegularExpression(QStringLiteral("yes (yes|no ) yes"))),
            qPrintable(font));
    }
}

void TstPdf::nothingIsAnImage()
{
    const QString name = write(pdfOf(sampleBrief(published())));
    const QString images =
        run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), name}).trimmed();
    QCOMPARE(images.count(QLatin1Char('\n')), 1);
}

void TstPdf::briefIsAttached()
{
    const Brief brief = sampleBrief(published());
    const QString name = write(pdfOf(brief));
    const QString target = m_folder.filePath(QStringLiteral("attached.json"));
    run(QStringLiteral("pdfdetach"),
        {QStringLiteral("-save"), QStringLiteral("1"), QStringLiteral("-o"), target, name});
    const QString list = run(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), name});
    QVERIFY2(list.contains(QStringLiteral("brief.json")), qPrintable(list));
    QCOMPARE(readFile(target.toStdString()), *renderBriefJson({published(), brief}));
}

void TstPdf::archivalFileHasNoAttachment()
{
    const QByteArray pdf = pdfOf(sampleBrief(published()), Paper::A4, true);
    const QString name = write(pdf);
    QVERIFY(run(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), name})
                .startsWith(QLatin1Char('0')));
    QVERIFY(pdf.contains("pdfaid:part=\"1\""));
    QVERIFY(pdf.contains("xmp:CreateDate=\"2026-11-30T00:00:00Z\""));
    QVERIFY(run(QStringLiteral("qpdf"), {QStringLiteral("--check"), name})
                .contains(QStringLiteral("No syntax")));
}

void TstPdf::sameBriefGivesSameBytes_data()
{
    QTest::addColumn<bool>("archival");
    QTest::newRow("usual") << false;
    QTest::newRow("archival") << true;
}

/// Two processes a second apart and in two time zones.
void TstPdf::sameBriefGivesSameBytes()
{
    QFETCH(const bool, archival);
    QList<QByteArray> files;
    for (const char* zone : {"UTC", "Asia/Kolkata"}) {
        const QString name = m_folder.filePath(QString::fromUtf8(zone).right(3));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TZ"), QString::fromUtf8(zone));
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(),
            {archival ? QStringLiteral("--write-archival") : QStringLiteral("--write"), name});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        files.append(file.readAll());
        QTest::qWait(1100);
    }
    QVERIFY(files[0].size() > 10'000);
    QVERIFY(files[0] == files[1]);
    QVERIFY(files[0].contains("/CreationDate (D:20261130000000Z)"));
}

void TstPdf::lettersFitLetterPaper()
{
    const QByteArray pdf = pdfOf(sampleBrief(published()), Paper::Letter);
    QVERIFY(run(QStringLiteral("pdfinfo"), {write(pdf)}).contains(QStringLiteral("612 x 792")));
    QVERIFY(textOf(pdf).contains(QStringLiteral("GPUDirect RDMA")));
}

void TstPdf::userTextIsNeverMarkup()
{
    Brief brief = sampleBrief(published());
    brief.meta.customer = "<img src=\"file:///etc/passwd\">";
    brief.meta.title = "<b>Bold & Sons</b>";
    brief.sections.push_back({"x", "<h1>", {Paragraph{words("a &lt; b <i>c</i>\nnext line")}}});
    const QByteArray pdf = pdfOf(brief);
    const QString text = textOf(pdf);
    for (const char* part : {"<img src=\"file:///etc/passwd\">", "<b>Bold & Sons</b>", "<h1>",
             "a &lt; b <i>c</i>", "next line"}) {
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
    }
}

void TstPdf::linksLeadToTheirAddress()
{
    const QByteArray pdf =
        pdfOf(briefOf({Paragraph{{{"safe", Span::Kind::Link, "https://example.com/a"}, {" and "},
            {"not", Span::Kind::Link, "file:///etc/passwd"}}}}));
    QVERIFY(pdf.contains("/URI (https://example.com/a)"));
    QVERIFY(!pdf.contains("passwd"));
}

void TstPdf::contentsLeadToTheirSections()
{
    Brief brief = briefOf({Headline{{{"1,016", "GPUs"}}}});
    brief.sections.front().title.clear();
    for (int i = 0; i < 9; ++i) {
        const std::string number = std::to_string(i);
        brief.sections.push_back({"part-" + number, "Part (" + number + ')', {longTable(15)}});
    }
    const QByteArray pdf = pdfOf(brief);
    const QString outlines = run(QStringLiteral("qpdf"),
        {QStringLiteral("--json=2"), QStringLiteral("--json-key=outlines"), write(pdf)});
    const QJsonArray marks =
        QJsonDocument::fromJson(outlines.toUtf8()).object()[QLatin1String("outlines")].toArray();
    QCOMPARE(marks.size(), 9);
    const QString first = pageText(pdf, 1);
    for (int i = 0; i < 9; ++i) {
        const QString title = QStringLiteral("Part (%1)").arg(i);
        const int page = marks[i][QLatin1String("destpageposfrom1")].toInt();
        QCOMPARE(marks[i][QLatin1String("title")].toString(), title);
        QVERIFY2(pageText(pdf, page).contains(title), qPrintable(title));
        QVERIFY2(first.contains(QRegularExpression(
                     QRegularExpression::escape(title) + QStringLiteral("\\s+%1\\b").arg(page))),
            qPrintable(first));
    }
    QCOMPARE(pdf.count("/Subtype /Link"), 9);
    QCOMPARE(pdf.count("/URI"), 0);
}

void TstPdf::shortTableIsSplitRatherThanLeaveAGap()
{
    std::vector<Piece> pieces(8);
    for (Piece& piece : pieces) {
        piece.height = 10;
    }
    for (std::size_t i = 3; i < 7; ++i) {
        pieces[i].ratherWithNext = true;
    }
    pieces[3].keepWithNext = true;
    const std::vector<Page> split = paginated(pieces, 60);
    QCOMPARE(split.size(), std::size_t{2});
    QCOMPARE(split[0].size(), std::size_t{6});
    pieces[2].height = 175; // of 200: what is left is not worth tearing a table for
    const std::vector<Page> moved = paginated({pieces.begin() + 2, pieces.end()}, 200);
    QCOMPARE(moved.size(), std::size_t{2});
    QCOMPARE(moved[0].size(), std::size_t{1});
}

void TstPdf::longTableRepeatsItsHead()
{
    const QByteArray pdf = pdfOf(briefOf({longTable(300)}));
    const int pages = pagesOf(pdf);
    QVERIFY(pages > 6);
    const QString text = textOf(pdf);
    for (int row = 1; row <= 300; ++row) {
        QCOMPARE(text.count(QStringLiteral("number %1 ").arg(row)), 1);
    }
    for (int page = 1; page <= pages; ++page) {
        QVERIFY(pageText(pdf, page).contains(QStringLiteral("What it holds")));
    }
}

void TstPdf::rowsAreNeverSplit()
{
    const QByteArray pdf = pdfOf(briefOf({longTable(300)}));
    for (int page = 1; page <= pagesOf(pdf); ++page) {
        const QString text = pageText(pdf, page);
        QCOMPARE(text.count(QStringLiteral("a remark that is long enough")),
            text.count(QStringLiteral("lines of its column")));
    }
}

void TstPdf::hugeWordStaysReadable()
{
    Table table = longTable(3);
    table.rows[1][1] = words(std::string(5000, 'w'));
    const QByteArray pdf = pdfOf(briefOf({Paragraph{words(std::string(5000, 'p'))}, table,
        Callout{Severity::Warning, "Warning", words(std::string(12'000, 'c')), {}}}));
    QString text = textOf(pdf);
    QVERIFY(text.contains(QStringLiteral("number 3")));
    QVERIFY(text.count(QLatin1Char('w')) >= 5000);
    QVERIFY(text.count(QLatin1Char('p')) >= 5000);
    QVERIFY(text.count(QLatin1Char('c')) >= 12'000);
    static const QRegularExpression wide(QStringLiteral("([wpc])\\1{130,}"));
    QVERIFY(!text.contains(wide));
}

void TstPdf::emptyBriefIsAPage()
{
    Brief brief;
    QCOMPARE(pagesOf(pdfOf(brief)), 1);
    brief.sections = {{"a", "", {Table{}, KeyValues{}, BulletList{}, Headline{}, Figure{}}},
        {"b", "Title alone", {}}};
    QVERIFY(textOf(pdfOf(brief)).contains(QStringLiteral("Title alone")));
}

void TstPdf::longTitleAndVerdictStayApart()
{
    Brief brief = sampleBrief(published());
    brief.meta.title = std::string(400, 'T') + "\nsecond line";
    brief.meta.verdict = std::string(400, 'V');
    brief.meta.kind = std::string(400, 'K');
    brief.meta.ready = false;
    const QString page = pageText(pdfOf(brief), 2);
    QVERIFY2(page.contains(QStringLiteral("DRAFT")), qPrintable(page));
    QVERIFY(
        page.contains(QRegularExpression(QStringLiteral("T… · revision 3\\s+V+…\\s+2 of \\d"))));
}

void TstPdf::otherScriptsAreNeverLost()
{
    const QString text = textOf(
        pdfOf(briefOf({Paragraph{words("Ærø Žižek Ελλάδα Москва \U000F0001 end\x01\x7f of it")}})));
    QVERIFY2(text.contains(QString::fromUtf8("Ærø Žižek Ελλάδα Москва [U+F0001] end of it")),
        qPrintable(text));
}

void TstPdf::titleStaysWithWhatFollows()
{
    std::vector<Piece> pieces(10);
    for (Piece& piece : pieces) {
        piece.height = 10;
    }
    pieces[3].keepWithNext = true;
    pieces[7].before = 5;
    const std::vector<Page> pages = paginated(pieces, 45);
    QCOMPARE(pages.size(), std::size_t{3});
    QCOMPARE(pages[0].size(), std::size_t{3});
    QCOMPARE(pages[1].front().piece, &pieces[3]);
    QCOMPARE(pages[1].size(), std::size_t{4});
    QCOMPARE(pages[2].front().y, 0.0);
}

void TstPdf::figureIsPressedRatherThanLeaveAGap()
{
    std::vector<Piece> pieces(3);
    pieces[0].height = 60;
    pieces[1].height = 40;
    pieces[1].least = 30;
    pieces[1].keepWithNext = true;
    pieces[2].height = 5;
    const std::vector<Page> pressed = paginated(pieces, 100);
    QCOMPARE(pressed.size(), std::size_t{1});
    QCOMPARE(pressed[0][1].height, 35.0);
    QCOMPARE(pressed[0][2].y, 95.0);
    const std::vector<Page> moved = paginated(pieces, 90);
    QCOMPARE(moved.size(), std::size_t{2});
    QCOMPARE(moved[1].front().height, 40.0);
}

void TstPdf::figuresKeepToTheirUnits()
{
    for (int words = 4; words < 30; ++words) {
        std::string line;
        for (int i = 0; i < words; ++i) {
            line += "wordy ";
        }
        const QString text =
            textOf(pdfOf(briefOf({Paragraph{{{line + "has 400 Gb/s and 4 : 3 of it"}}}})));
        QVERIFY2(!text.contains(QRegularExpression(
                     QStringLiteral("(400\\s*\n\\s*Gb/s|4\\s*\n\\s*:|:\\s*\n\\s*3)"))),
            qPrintable(text));
    }
}

void TstPdf::charactersWithoutFontAreCounted()
{
    QCOMPARE(charactersWithoutFont(briefOf({Paragraph{words("Plain text, Žižek")}})), 0);
    Brief brief = briefOf({Paragraph{words("\U000F0001 \U000F0002 \U000F0001")}});
    brief.meta.title = "\U000F0003";
    QCOMPARE(charactersWithoutFont(brief), 3);
}

void TstPdf::tableOfManyRowsFillsThePage()
{
    std::vector<Block> blocks(26, Paragraph{words("One line.")});
    blocks.emplace_back(longTable(7));
    const QByteArray pdf = pdfOf(briefOf(std::move(blocks)));
    QCOMPARE(pagesOf(pdf), 2);
    QVERIFY(pageText(pdf, 1).contains(QStringLiteral("row 1 ")));
}

void TstPdf::introductionStaysWithItsTable()
{
    for (std::size_t lines = 24; lines < 36; ++lines) {
        std::vector<Block> blocks(lines, Paragraph{words("One line.")});
        blocks.emplace_back(Paragraph{words("They compare:")});
        blocks.emplace_back(longTable(40));
        const QByteArray pdf = pdfOf(briefOf(std::move(blocks)));
        const int page = pageText(pdf, 1).contains(QStringLiteral("They compare:")) ? 1 : 2;
        QVERIFY(pageText(pdf, page).contains(QStringLiteral("row 2 ")));
    }
}

void TstPdf::headlineStandsAboveTheFirstTitle()
{
    const QString text = textOf(
        pdfOf(briefOf({Headline{{{"1,016", "GPUs"}}}, Paragraph{words("Below the title")}})));
    QVERIFY(text.indexOf(QStringLiteral("1,016")) < text.indexOf(QStringLiteral("Section")));
    QVERIFY(text.contains(QStringLiteral("Below the title")));
}

} // namespace clusterbrief::tests

/// With `--write FILE` or `--write-archival FILE` the program writes the sample, for a second
/// process to compare.
int main(int argc, char** argv)
{
    using namespace clusterbrief::tests;
    QHashSeed::setDeterministicGlobalSeed();
    clusterbrief::prepareHeadless();
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1].startsWith(QStringLiteral("--write"))) {
        QFile file(arguments[2]);
        const bool archival = arguments[1] == QStringLiteral("--write-archival");
        return file.open(QIODevice::WriteOnly)
                && file.write(pdfOf(sampleBrief(published()), clusterbrief::Paper::A4, archival))
                    > 0
            ? 0
            : 1;
    }
    TstPdf test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_pdf.moc"
