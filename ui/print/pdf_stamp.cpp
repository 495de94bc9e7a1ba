#include "ui/print/pdf_stamp.h"

#include "core/base/text.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDate>
#include <QtCore/QLatin1String>
#include <QtCore/QString>

#include <algorithm>
#include <cstddef>

namespace clusterbrief {
namespace {

constexpr std::size_t kEntryLength = 20;
constexpr std::size_t kOffsetDigits = 10;

QDate dayOf(const std::string& date)
{
    const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
    return day.isValid() ? day : QDate(1970, 1, 1);
}

std::string padded(std::int64_t number)
{
    const std::string digits = std::to_string(number);
    return std::string(kOffsetDigits - digits.size(), '0') + digits;
}

/// Objects behind `from` have moved by `by` bytes; the table that says where they stand is at the
/// end, in entries of one length.
void moveOffsets(std::string& pdf, std::size_t from, std::ptrdiff_t by)
{
    const std::string mark = "startxref\n";
    const std::size_t start = pdf.rfind(mark);
    const std::size_t table = pdf.rfind("\nxref\n");
    if (start == std::string::npos || table == std::string::npos) {
        return;
    }
    std::size_t entry = pdf.find('\n', table + 6) + 1;
    for (; pdf.compare(entry + kOffsetDigits, 1, " ") == 0; entry += kEntryLength) {
        const auto offset = std::stoll(pdf.substr(entry, kOffsetDigits));
        if (offset > static_cast<std::int64_t>(from)) {
            pdf.replace(entry, kOffsetDigits, padded(offset + by));
        }
    }
    const std::size_t number = start + mark.size();
    pdf.replace(
        number, pdf.find_first_not_of("0123456789", number) - number, std::to_string(table + 1));
}

void stampDate(std::string& pdf, const std::string& date)
{
    const std::string mark = "/CreationDate (D:";
    const std::size_t found = pdf.find(mark);
    if (found == std::string::npos) {
        return;
    }
    const std::size_t start = found + mark.size();
    const std::size_t length = pdf.find(')', start) - start;
    const std::string stamp =
        dayOf(date).toString(QStringLiteral("yyyyMMdd")).toStdString() + "000000Z";
    pdf.replace(start, length, stamp);
    moveOffsets(pdf, start,
        static_cast<std::ptrdiff_t>(stamp.size()) - static_cast<std::ptrdiff_t>(length));
}

/// Two identifiers of 32 digits stand in the trailer of a PDF/A.
void stampIdentifier(std::string& pdf)
{
    constexpr std::size_t kDigits = 32;
    std::size_t at = pdf.find("/ID [", pdf.rfind("\ntrailer\n"));
    if (at == std::string::npos) {
        return;
    }
    const std::string id = QCryptographicHash::hash(
        QByteArray::fromRawData(pdf.data(), static_cast<qsizetype>(at)), QCryptographicHash::Md5)
                               .toHex()
                               .toStdString();
    for (int i = 0; i < 2; ++i) {
        at = pdf.find('<', at) + 1;
        pdf.replace(at, kDigits, id);
    }
}

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

} // namespace

void stampPdf(std::string& pdf, const std::string& date)
{
    stampDate(pdf, date);
    stampIdentifier(pdf);
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
