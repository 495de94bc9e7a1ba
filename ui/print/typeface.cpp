#include "ui/print/typeface.h"

#include <QtCore/QStringList>
#include <QtGui/QFontDatabase>
#include <QtGui/QFontMetricsF>

void initTypefaceResource()
{
    Q_INIT_RESOURCE(clusterbrief);
}

namespace clusterbrief {
namespace {

constexpr QLatin1String kFamily("Cluster Brief Sans");

/// The built-in faces have all of Latin-1 and Latin Extended-A.
constexpr char32_t kSurelyThere = 0x0180;

bool isShown(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
        return false;
    default:
        return true;
    }
}

bool hasGlyph(const QFontMetricsF& metrics, char32_t character)
{
    return character < kSurelyThere || QChar::category(character) == QChar::Other_Format
        || QChar::isSpace(character) || metrics.inFontUcs4(character);
}

/// Whether the character cannot be printed and has to be told by its code point.
bool isLost(const QFontMetricsF& metrics, char32_t character)
{
    return character >= kSurelyThere && !(isShown(character) && hasGlyph(metrics, character));
}

} // namespace

Result<void> loadTypeface()
{
    if (!QFontDatabase::hasFamily(kFamily)) {
        initTypefaceResource();
        for (const char* weight : {"Regular", "Medium", "SemiBold", "Bold"}) {
            QFontDatabase::addApplicationFont(
                QStringLiteral(":/fonts/ClusterBriefSans-%1.otf").arg(QLatin1String(weight)));
        }
    }
    if (QFontDatabase::families().isEmpty()) {
        return failure("PDF", "there is no font to print with; install one, such as DejaVu Sans");
    }
    return {};
}

QFont typeface(const style::TextStyle& style)
{
    QFont font(kFamily);
    font.setStyleHint(QFont::SansSerif);
    font.setPointSizeF(style.size);
    font.setWeight(style.weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QString printableText(const std::string& text)
{
    const QFontMetricsF metrics(typeface(style::kBody));
    QString shown;
    const QString given = QString::fromStdString(text);
    shown.reserve(given.size());
    for (const char32_t character : given.toUcs4()) {
        if (character == U'\n') {
            shown += QChar(QChar::LineSeparator);
        } else if (character == U'\t') {
            shown += QLatin1Char(' ');
        } else if (isShown(character) && hasGlyph(metrics, character)) {
            shown += QString::fromUcs4(&character, 1);
        } else if (isLost(metrics, character)) {
            shown +=
                QStringLiteral("[U+%1]").arg(uint(character), 4, 16, QLatin1Char('0')).toUpper();
        }
    }
    return shown;
}

std::set<char32_t> charactersWithoutFont(const std::string& text)
{
    const QFontMetricsF metrics(typeface(style::kBody));
    std::set<char32_t> lost;
    for (const char32_t character : QString::fromStdString(text).toUcs4()) {
        if (isLost(metrics, character)) {
            lost.insert(character);
        }
    }
    return lost;
}

} // namespace clusterbrief
