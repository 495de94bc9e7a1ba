#include "ui/text.h"

#include "core/base/text.h"
#include "core/brief/words.h"
#include "ui/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>
#include <QtGui/QTextDocument>

#include <map>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string fromQt(const QString& text)
{
    // A request cannot hold NUL: many programs stop reading at it.
    return QString(text).remove(QChar(u'\0')).toStdString();
}

QString translated(const char* text)
{
    return QCoreApplication::translate("core", text);
}

QString translated(std::string_view text)
{
    return translated(std::string(text).c_str());
}

QString messageOf(const Finding& finding)
{
    return filledIn(finding.text, finding.params);
}

QString fixTextOf(const Finding& finding)
{
    return finding.fix ? filledIn(finding.fix->text.c_str(), finding.params) : QString();
}

QString textOf(const FieldValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value)) {
        return *flag ? QCoreApplication::translate("FieldValue", "yes")
                     : QCoreApplication::translate("FieldValue", "no");
    }
    if (const auto* count = std::get_if<std::int64_t>(&value)) {
        return QString::number(*count);
    }
    if (const auto* number = std::get_if<double>(&value)) {
        const QLocale here;
        const QString text = toQt(shortest(*number));
        return here.language() == QLocale::C ? text
                                             : QString(text).replace(u"."_s, here.decimalPoint());
    }
    if (const auto* ratio = std::get_if<Ratio>(&value)) {
        return toQt(spelled(*ratio));
    }
    const auto* text = std::get_if<std::string>(&value);
    return text == nullptr ? QString() : toQt(*text);
}

QString unbroken(const QString& text)
{
    static const QRegularExpression kSlash(u"(?<=[A-Za-z])/(?=s\\b)"_s);
    constexpr QChar kWordJoiner(0x2060);
    return toQt(clusterbrief::unbroken(fromQt(text))).replace(kSlash, u"/"_s + kWordJoiner);
}

QString fileNameOf(const QString& title)
{
    constexpr qsizetype kLongest = 60;
    QString name;
    for (const QChar letter : title.toLower()) {
        const bool isKept = letter.isLetterOrNumber() || letter == u'.' || letter == u'_';
        const QChar next = isKept ? letter : letter == u'×' ? u'x' : u'-';
        const bool begins = name.isEmpty() && (next == u'-' || next == u'.');
        if (!begins && (next != u'-' || !name.endsWith(u'-'))) {
            name += next;
        }
    }
    if (name.size() > kLongest) {
        // Not within a word, unless there is but one.
        const qsizetype end = name.lastIndexOf(u'-', kLongest);
        name.truncate(end > 0 ? end : kLongest);
    }
    while (name.endsWith(u'-') || name.endsWith(u'.')) {
        name.chop(1);
    }
    return name;
}

QString asPlainText(const QString& text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}

QString choiceLabel(std::string_view choice)
{
    static const std::map<std::string_view, const char*> kNames{{"infiniband", "InfiniBand"},
        {"roce", "RoCE"}, {"ethernet", "Ethernet"}, {"hdr100", "HDR100"}, {"hdr", "HDR 200"},
        {"ndr200", "NDR200"}, {"ndr", "NDR 400"}, {"xdr", "XDR 800"}, {"1g", "1 GbE"},
        {"10g", "10 GbE"}, {"25g", "25 GbE"}, {"100g", "100 GbE"}, {"200g", "200 GbE"},
        {"400g", "400 GbE"}, {"800g", "800 GbE"}, {"1600g", "1600 GbE"}, {"pix", "PIX"},
        {"pxb", "PXB"}, {"phb", "PHB"}, {"node", "NODE"}, {"sys", "SYS"}, {"bf16", "BF16"},
        {"fp16", "FP16"}, {"fp8", "FP8"}, {"fp4", "FP4"}, {"zero1", "ZeRO 1"}, {"zero2", "ZeRO 2"},
        {"zero3", "ZeRO 3"}, {"ufm", "UFM"}, {"pfc-ecn", "PFC and ECN"}, {"pfc", "PFC"},
        {"ecn", "ECN"}, {"nvlink", "NVLink"}, {"infinity-fabric", "Infinity Fabric"},
        {"nic", "NIC"}, {"aoc", "AOC"}, {"switch-switch", "Switch to switch"},
        {"second-hand", "Second-hand"}, {"multi-head", "Multi-head"},
        {"single-mode", "Single-mode"}};
    if (const auto found = kNames.find(choice); found != kNames.end()) {
        return translated(found->second);
    }
    QString label = toQt(choice).replace(QLatin1Char('-'), QLatin1Char(' '));
    return label.isEmpty() ? label : translated(fromQt(label.at(0).toUpper() + label.mid(1)));
}

QString severityLabel(Severity severity)
{
    return translated(textOf(severity));
}

QString countText(std::int64_t count)
{
    const QLocale here;
    return here.language() == QLocale::C ? toQt(grouped(count))
                                         : here.toString(static_cast<qlonglong>(count));
}

QString figureText(double number, int decimals)
{
    const QLocale here;
    if (here.language() == QLocale::C) {
        return toQt(figure(number, decimals));
    }
    QString text = here.toString(number, 'f', decimals);
    const QString point = here.decimalPoint();
    while (text.contains(point) && (text.endsWith(here.zeroDigit()) || text.endsWith(point))) {
        text.chop(1);
    }
    return text;
}

QString numberAsInFile(const QString& typed)
{
    const QLocale here;
    const bool isC = here.language() == QLocale::C;
    const QString point = QRegularExpression::escape(isC ? u"."_s : here.decimalPoint());
    // Where thousands stand apart by a space, any space will do.
    const QString separator = isC ? u","_s : here.groupSeparator();
    const QString group = separator.trimmed().isEmpty() ? u"[ \\x{A0}\\x{202F}]"_s
                                                        : QRegularExpression::escape(separator);
    const QRegularExpression number(
        u"\\A([+-]?)([1-9]\\d{0,2}(?:%1\\d{3})+|\\d+)(?:%2(\\d+))?([eE][+-]?\\d+)?\\z"_s.arg(
            group, point));
    const QRegularExpressionMatch found = number.match(typed.trimmed());
    if (!found.hasMatch()) {
        return typed;
    }
    const QString whole = found.captured(2).remove(QRegularExpression(u"[^0-9]"_s));
    return found.captured(1) + whole
        + (found.captured(3).isEmpty() ? QString() : u'.' + found.captured(3)) + found.captured(4);
}

} // namespace clusterbrief::ui
