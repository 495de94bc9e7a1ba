#include "ui/print/pdf.h"

#include "core/base/contract.h"
#include "ui/print/block_pieces.h"
#include "ui/print/page_frame.h"
#include "ui/print/page_style.h"
#include "ui/print/pdf_stamp.h"
#include "ui/print/typeface.h"

#include <QtCore/QBuffer>
#include <QtCore/QDir>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <unistd.h>

namespace clusterbrief {
namespace {

constexpr int kPointsPerInch = 72;

void setUp(QPdfWriter& writer, const RenderInput& input)
{
    const BriefMeta& meta = input.brief.meta;
    writer.setPdfVersion(
        input.archival ? QPagedPaintDevice::PdfVersion_A1b : QPagedPaintDevice::PdfVersion_1_6);
    writer.setResolution(kPointsPerInch);
    writer.setPageSize(QPageSize(input.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(QString::fromStdString(meta.title));
    writer.setCreator(QString::fromStdString(meta.generator));
    if (input.archival) {
        writer.setDocumentXmpMetadata(archivalMetadata(meta));
    }
}

PageBody bodyOf(QPdfWriter& writer)
{
    return {writer.width() - 2 * style::kSideMargin,
        writer.height() - style::kBodyTop - style::kBodyBottomMargin, &writer};
}

void paintPages(QPdfWriter& writer, const Brief& brief)
{
    const PageBody body = bodyOf(writer);
    const std::vector<Piece> pieces = piecesOf(brief, body);
    const std::vector<Page> pages = paginated(pieces, body.height);
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0) {
            writer.newPage();
        }
        paintFrame(painter, brief.meta, QSizeF(writer.width(), writer.height()), int(i) + 1,
            int(pages.size()));
        for (const PlacedPiece& placed : pages[i]) {
            placed.piece->paint(painter, QPointF(style::kSideMargin, style::kBodyTop + placed.y));
        }
    }
}

Result<std::string> renderPdf(const RenderInput& input)
{
    CLUSTERBRIEF_EXPECTS(qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr);
    if (const Result<void> loaded = loadTypeface(); !loaded) {
        return tl::unexpected(loaded.error());
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
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
        paintPages(writer, input.brief);
    }
    std::string pdf = buffer.data().toStdString();
    stampPdf(pdf, input.brief.meta.date);
    return pdf;
}

} // namespace

const Format& pdfFormat()
{
    static constexpr Format format{
        "pdf", "PDF, with the brief as JSON attached", "application/pdf", renderPdf};
    return format;
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
