#include "ui/diagram/drawing_export.h"

#include "core/render/renderer.h"
#include "ui/print/paint_diagram.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtCore/QSaveFile>
#include <QtGui/QImage>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// Twice the drawing's own size, sharp in a document and on a slide.
QByteArray png(const Diagram& diagram)
{
    constexpr double kScale = 2;
    constexpr double kMargin = 12;
    const QSizeF size(diagram.width + 2 * kMargin, diagram.height + 2 * kMargin);
    QImage image((size * kScale).toSize(), QImage::Format_RGB32);
    image.fill(paperInk().paper);
    QPainter painter(&image);
    painter.scale(kScale, kScale);
    paintDiagram(
        painter, diagram, QRectF(kMargin, kMargin, diagram.width, diagram.height), paperInk());
    painter.end();
    image.setText(u"Description"_s,
        QString::fromUtf8(diagram.caption.data(), qsizetype(diagram.caption.size())));
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? content : QByteArray();
}

} // namespace

Diagram withoutRails(Diagram diagram, const std::set<std::int64_t>& rails)
{
    const auto hidden = [&](const DiagramLine& line) { return rails.count(line.rail) != 0; };
    diagram.lines.erase(
        std::remove_if(diagram.lines.begin(), diagram.lines.end(), hidden), diagram.lines.end());
    return diagram;
}

QString writeDrawing(const Diagram& diagram, const QString& path)
{
    const bool asPng = path.endsWith(u".png"_s, Qt::CaseInsensitive);
    const QByteArray content =
        asPng ? png(diagram) : QByteArray::fromStdString(diagramSvg(diagram));
    QSaveFile file(path);
    if (content.isEmpty() || !file.open(QIODevice::WriteOnly)
        || file.write(content) != content.size() || !file.flush() || !file.commit()) {
        return QCoreApplication::translate("Topology", "%1: %2").arg(path, file.errorString());
    }
    return {};
}

} // namespace clusterbrief::ui
