#include "ui/print/pdf.h"

#include "core/base/contract.h"
#include "ui/print/paged_brief.h"
#include "ui/print/pdf_finish.h"
#include "ui/print/typeface.h"

#include <QtCore/QBuffer>
#include <QtCore/QDir>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <unistd.h>

#include <algorithm>

namespace clusterbrief {
namespace {

void setUp(QPdfWriter& writer, const RenderInput& input)
{
    const BriefMeta& meta = input.brief.meta;
    writer.setPdfVersion(
        input.archival ? QPagedPaintDevice::PdfVersion_A1b : QPagedPaintDevice::PdfVersion_1_6);
    setUpSheet(writer, input.paper);
    writer.setTitle(QString::fromStdString(meta.title));
    writer.setCreator(QString::fromStdString(meta.generator));
    if (input.archival) {
        writer.setDocumentXmpMetadata(archivalMetadata(meta));
    }
}

std::vector<PdfBookmark> bookmarksOf(const PagedBrief& paged, const Brief& brief)
{
    std::vector<PdfBookmark> bookmarks;
    for (const Landmark& landmark : paged.landmarks()) {
        const auto section = std::find_if(brief.sections.begin(), brief.sections.end(),
            [&](const Section& one) { return one.id == landmark.section; });
        if (section != brief.sections.end() && !section->title.empty()) {
            bookmarks.push_back({section->id, section->title, landmark.page, landmark.y});
        }
    }
    return bookmarks;
}

/// Returns where its sections begin.
std::vector<PdfBookmark> paintPages(QPdfWriter& writer, const RenderInput& input)
{
    const PagedBrief paged(input.brief, input.paper, &writer, input.stop);
    QPainter painter(&writer);
    for (int page = 0; page < paged.pageCount() && !input.isStopped(); ++page) {
        if (page > 0) {
            writer.newPage();
        }
        paged.paint(painter, page);
    }
    return bookmarksOf(paged, input.brief);
}

Result<std::string> renderPdf(const RenderInput& input)
{
    CLUSTERBRIEF_EXPECTS(qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr);
    if (const Result<void> loaded = loadTypeface(); !loaded) {
        return tl::unexpected(loaded.error());
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfFinish finish{input.brief.meta.date, {}};
    {
        QPdfWriter writer(&buffer);
        setUp(writer, input);
        if (!input.archival) {
            const Result<std::string> json = renderBriefJson(input);
            if (!json) {
                return tl::unexpected(json.error());
            }
            writer.addFileAttachment(QStringLiteral("brief.json"), QByteArray::fromStdString(*json),
                QStringLiteral("application/json"));
        }
        finish.bookmarks = paintPages(writer, input);
    }
    if (input.isStopped()) {
        return failure("PDF", "was stopped before it was made");
    }
    return finishPdf(buffer.data().toStdString(), finish);
}

} // namespace

const Format& pdfFormat()
{
    static constexpr Format format{
        "pdf", "PDF, with the brief as JSON attached", "application/pdf", renderPdf};
    return format;
}

int charactersWithoutFont(const Brief& brief)
{
    if (!loadTypeface()) {
        return 0;
    }
    std::set<char32_t> lost;
    visitTexts(brief, [&](const std::string& text) { lost.merge(charactersWithoutFont(text)); });
    return static_cast<int>(lost.size());
}

void prepareHeadless()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt looks there for a display whatever the platform, and complains where it is not set.
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) {
        const QString folder = QStringLiteral("%1/runtime-%2").arg(QDir::tempPath()).arg(getuid());
        qputenv("XDG_RUNTIME_DIR", folder.toLocal8Bit());
    }
}

} // namespace clusterbrief
