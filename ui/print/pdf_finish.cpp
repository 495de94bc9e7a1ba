#include "ui/print/pdf_finish.h"

#include <QtCore/QDate>
#include <QtCore/QLatin1String>
#include <QtCore/QString>

#define POINTERHOLDER_TRANSITION 4 // std::shared_ptr alone
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <cstddef>
#include <map>

namespace clusterbrief {
namespace {

using Object = QPDFObjectHandle;

QDate dayOf(const std::string& date)
{
    const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
    return day.isValid() ? day : QDate(1970, 1, 1);
}

Object destination(std::vector<QPDFPageObjectHelper>& pages, const PdfBookmark& bookmark)
{
    QPDFPageObjectHelper& page = pages.at(static_cast<std::size_t>(bookmark.page));
    const double height = page.getMediaBox().getArrayAsRectangle().ury;
    return Object::newArray({page.getObjectHandle(), Object::newName("/XYZ"), Object::newNull(),
        Object::newReal(height - bookmark.y, 1), Object::newNull()});
}

void addOutlines(QPDF& pdf, const std::vector<PdfBookmark>& bookmarks)
{
    if (bookmarks.empty()) {
        return;
    }
    std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    Object outlines = pdf.makeIndirectObject(Object::parse("<< /Type /Outlines >>"));
    std::vector<Object> items;
    for (const PdfBookmark& bookmark : bookmarks) {
        Object item = pdf.makeIndirectObject(Object::newDictionary());
        item.replaceKey("/Title", Object::newUnicodeString(bookmark.title));
        item.replaceKey("/Parent", outlines);
        item.replaceKey("/Dest", destination(pages, bookmark));
        items.push_back(item);
    }
    for (std::size_t i = 0; i + 1 < items.size(); ++i) {
        items[i].replaceKey("/Next", items[i + 1]);
        items[i + 1].replaceKey("/Prev", items[i]);
    }
    outlines.replaceKey("/First", items.front());
    outlines.replaceKey("/Last", items.back());
    outlines.replaceKey("/Count", Object::newInteger(static_cast<long long>(items.size())));
    pdf.getRoot().replaceKey("/Outlines", outlines);
}

/// Qt takes every link for an address; those to `#` and a section become places in the document.
void joinLinks(QPDF& pdf, const std::vector<PdfBookmark>& bookmarks)
{
    std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    std::map<std::string, Object> places;
    for (const PdfBookmark& bookmark : bookmarks) {
        places.emplace('#' + bookmark.section, destination(pages, bookmark));
    }
    for (QPDFPageObjectHelper& page : pages) {
        for (QPDFAnnotationObjectHelper& annotation : page.getAnnotations("/Link")) {
            Object link = annotation.getObjectHandle();
            Object address = link.getKey("/A").getKeyIfDict("/URI");
            const auto place =
                address.isString() ? places.find(address.getUTF8Value()) : places.end();
            if (place != places.end()) {
                link.removeKey("/A");
                link.replaceKey("/Dest", place->second);
            }
        }
    }
}

void describe(QPDF& pdf, const PdfFinish& finish)
{
    const std::string day = dayOf(finish.date).toString(QStringLiteral("yyyyMMdd")).toStdString();
    pdf.getTrailer().removeKey("/ID"); // of chance
    pdf.getTrailer().getKey("/Info").replaceKey(
        "/CreationDate", Object::newString("D:" + day + "000000Z"));
    Object root = pdf.getRoot();
    root.replaceKey("/Lang", Object::newString("en"));
    root.replaceKey("/ViewerPreferences", Object::parse("<< /DisplayDocTitle true >>"));
}

std::string written(QPDF& pdf)
{
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_disable); // PDF/A-1 knows none
    writer.setNewlineBeforeEndstream(true);     // the same
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

} // namespace

Result<std::string> finishPdf(const std::string& pdf, const PdfFinish& finish)
{
    try {
        QPDF document;
        document.setSuppressWarnings(true);
        document.processMemoryFile("brief.pdf", pdf.data(), pdf.size());
        joinLinks(document, finish.bookmarks);
        addOutlines(document, finish.bookmarks);
        describe(document, finish);
        return written(document);
    } catch (const std::exception& error) {
        return tl::unexpected(Errors{
            {"brief.pdf", {}, "the PDF could not be finished: " + std::string(error.what())}});
    }
}

QByteArray archivalMetadata(const BriefMeta& meta)
{
    const QString date = dayOf(meta.date).toString(Qt::ISODate) + QLatin1String("T00:00:00Z");
    return QStringLiteral(
        "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
        "<rdf:Description xmlns:dc=\"http://purl.org/dc/elements/1.1/\" rdf:about=\"\">"
        "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>"
        "</rdf:Description>\n"
        "<rdf:Description xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" rdf:about=\"\" "
        "xmp:CreatorTool=\"%2\" xmp:CreateDate=\"%3\"/>\n"
        "<rdf:Description xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" rdf:about=\"\" "
        "pdf:Producer=\"Qt %4\"/>\n"
        "<rdf:Description xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\" rdf:about=\"\" "
        "pdfaid:part=\"1\" pdfaid:conformance=\"B\"/>\n"
        "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end='w'?>\n")
        .arg(escaped(meta.title), escaped(meta.generator), date, QLatin1String(qVersion()))
        .toUtf8();
}

} // namespace clusterbrief
