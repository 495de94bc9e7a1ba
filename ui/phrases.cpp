#include "ui/phrases.h"

#include "ui/file_texts.h"
#include "ui/finding_texts.h"
#include "ui/phrase_texts.h"
#include "ui/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// Terms of the sums and products that derive a figure.
constexpr std::array kTerms = {QT_TRANSLATE_NOOP("core", "weights"),
    QT_TRANSLATE_NOOP("core", "gradients"), QT_TRANSLATE_NOOP("core", "optimizer"),
    QT_TRANSLATE_NOOP("core", "activations"), QT_TRANSLATE_NOOP("core", "logits"),
    QT_TRANSLATE_NOOP("core", "{n} parameters"),
    QT_TRANSLATE_NOOP("core", "{n} parameters of {stage}"),
    QT_TRANSLATE_NOOP("core", "{n} billion parameters a rank"),
    QT_TRANSLATE_NOOP("core", "experts"), QT_TRANSLATE_NOOP("core", "experts over expert {n}"),
    QT_TRANSLATE_NOOP("core", "expert tensor {n}"),
    QT_TRANSLATE_NOOP("core", "the rest over tensor {n}"),
    QT_TRANSLATE_NOOP("core", "all over pipeline {n}"),
    QT_TRANSLATE_NOOP("core", "the first stage"), QT_TRANSLATE_NOOP("core", "the last stage"),
    QT_TRANSLATE_NOOP("core", "a stage"), QT_TRANSLATE_NOOP("core", "{n} of {m} layers"),
    QT_TRANSLATE_NOOP("core", "{n} of {m} layers and the input embedding"),
    QT_TRANSLATE_NOOP("core", "{n} of {m} layers and the output head"),
    QT_TRANSLATE_NOOP("core", "{n} byte"), QT_TRANSLATE_NOOP("core", "{n} bytes"),
    QT_TRANSLATE_NOOP("core", "{n} bits"), QT_TRANSLATE_NOOP("core", "{n} data-parallel ranks"),
    QT_TRANSLATE_NOOP("core", "{n} ranks"), QT_TRANSLATE_NOOP("core", "{n} layers with experts"),
    QT_TRANSLATE_NOOP("core", "{n} tokens"), QT_TRANSLATE_NOOP("core", "{n} hidden"),
    QT_TRANSLATE_NOOP("core", "{n} heads"), QT_TRANSLATE_NOOP("core", "{n} KV heads"),
    QT_TRANSLATE_NOOP("core", "{n} latent numbers"), QT_TRANSLATE_NOOP("core", "micro batch {n}"),
    QT_TRANSLATE_NOOP("core", "{n} micro batches in flight"),
    QT_TRANSLATE_NOOP("core", "vocabulary {n}"), QT_TRANSLATE_NOOP("core", "{n} GB FP8 checkpoint"),
    QT_TRANSLATE_NOOP("core", "its part of {stage}"), QT_TRANSLATE_NOOP("core", "its part"),
    QT_TRANSLATE_NOOP("core", "one layer in {n} keeps the last {m} tokens alone"),
    QT_TRANSLATE_NOOP("core", "a rank keeps {n} billion outside the matrices of experts"),
    QT_TRANSLATE_NOOP("core", "a rank keeps {n} billion of embeddings"),
    QT_TRANSLATE_NOOP("core", "norms and routers"), QT_TRANSLATE_NOOP("core", "expert {n}"),
    QT_TRANSLATE_NOOP("core", "{n} core"), QT_TRANSLATE_NOOP("core", "{n} cores"),
    QT_TRANSLATE_NOOP("core", "NIC {id}"), QT_TRANSLATE_NOOP("core", "GPU {id}"),
    QT_TRANSLATE_NOOP("core", "NIC {id} of {system}"),
    QT_TRANSLATE_NOOP("core", "GPU {id} of {system}"), QT_TRANSLATE_NOOP("core", "switch {id}"),
    QT_TRANSLATE_NOOP("core", "system {id}"), QT_TRANSLATE_NOOP("core", "model {id}"),
    QT_TRANSLATE_NOOP("core", "node group {id}"), QT_TRANSLATE_NOOP("core", "{n} compute"),
    QT_TRANSLATE_NOOP("core", "{n} storage"), QT_TRANSLATE_NOOP("core", "{n} in-band"),
    QT_TRANSLATE_NOOP("core", "{n} out-of-band"), QT_TRANSLATE_NOOP("core", "title"),
    QT_TRANSLATE_NOOP("core", "customer"), QT_TRANSLATE_NOOP("core", "contact"),
    QT_TRANSLATE_NOOP("core", "{expected}, without quotes"),
    QT_TRANSLATE_NOOP("core", "{expected}, written as 4, 0.5 or 1e3"),
    QT_TRANSLATE_NOOP("core", "servers, or racks"), QT_TRANSLATE_NOOP("core", "tokens"),
    QT_TRANSLATE_NOOP("core", "sequences"), QT_TRANSLATE_NOOP("core", "stages"),
    QT_TRANSLATE_NOOP("core", "two"), QT_TRANSLATE_NOOP("core", "three"),
    QT_TRANSLATE_NOOP("core", "expected a whole number in plain digits, at most {n}"),
    QT_TRANSLATE_NOOP("core", "expected a whole number in plain digits"),
    QT_TRANSLATE_NOOP("core", "expected a number of at least {n}"),
    QT_TRANSLATE_NOOP("core", "expected a list"),
    QT_TRANSLATE_NOOP("core", "{path} is missing; state it"),
    QT_TRANSLATE_NOOP("core", "found {text}"),
    QT_TRANSLATE_NOOP("core", "found {text} after a comma"),
    QT_TRANSLATE_NOOP("core", "the file ends here"),
    QT_TRANSLATE_NOOP("core", "a map in braces goes on wrongly"),
    QT_TRANSLATE_NOOP("core", "a list in brackets goes on wrongly"),
    QT_TRANSLATE_NOOP("core", "full recompute"), QT_TRANSLATE_NOOP("core", "selective recompute")};

/// The four networks, as they stand in `the {network} network`.
constexpr std::array kNetworks = {QT_TRANSLATE_NOOP("core", "compute"),
    QT_TRANSLATE_NOOP("core", "storage"), QT_TRANSLATE_NOOP("core", "in-band"),
    QT_TRANSLATE_NOOP("core", "out-of-band")};

/// Choices and kinds of parts as files spell them, where they stand in a sentence.
constexpr std::array kSpellings = {QT_TRANSLATE_NOOP("core", "every-pair"),
    QT_TRANSLATE_NOOP("core", "sample"), QT_TRANSLATE_NOOP("core", "pfc-ecn"),
    QT_TRANSLATE_NOOP("core", "pfc"), QT_TRANSLATE_NOOP("core", "ecn"),
    QT_TRANSLATE_NOOP("core", "none"), QT_TRANSLATE_NOOP("core", "full"),
    QT_TRANSLATE_NOOP("core", "selective"), QT_TRANSLATE_NOOP("core", "error"),
    QT_TRANSLATE_NOOP("core", "warning"), QT_TRANSLATE_NOOP("core", "advice"),
    QT_TRANSLATE_NOOP("core", "off"), QT_TRANSLATE_NOOP("core", "system"),
    QT_TRANSLATE_NOOP("core", "nic"), QT_TRANSLATE_NOOP("core", "switch"),
    QT_TRANSLATE_NOOP("core", "cable"), QT_TRANSLATE_NOOP("core", "model")};

/// Whether a place holds a name, a spelling of files or the like.
bool holdsName(const QString& place)
{
    static const std::set<QString> kNames{u"at"_s, u"other_at"_s, u"place"_s, u"path"_s,
        u"other_path"_s, u"name"_s, u"names"_s, u"group"_s, u"other_group"_s, u"system"_s, u"gpu"_s,
        u"other_gpu"_s, u"gpu_id"_s, u"model"_s, u"rule"_s, u"nic"_s, u"cable"_s, u"switch"_s,
        u"id"_s, u"key"_s, u"keys"_s, u"known"_s, u"found"_s, u"nearest"_s, u"type"_s, u"titles"_s,
        u"owner"_s, u"schema"_s, u"tag"_s, u"text"_s, u"other_text"_s};
    return kNames.contains(place);
}

constexpr auto kNumber = "[+\\-]?\\d[\\d,]*(?:\\.\\d+)?";

/// A number as core writes it, in the locale's signs; a ratio and a unit behind it stay.
QString localNumber(QString number)
{
    const QLocale here;
    if (here.language() == QLocale::C) {
        return number;
    }
    for (QChar& sign : number) {
        sign = sign == u',' ? here.groupSeparator().front()
            : sign == u'.'  ? here.decimalPoint().front()
                            : sign;
    }
    return number;
}

bool isNumber(const QString& text)
{
    static const QRegularExpression kForm(
        u"\\A%1(?::%1)?(?: (?:%|m|U|kW|GB|GB/s|TB/s|Gb/s|GPUs?))?\\z"_s.arg(
            QString::fromLatin1(kNumber)));
    return kForm.match(text).hasMatch();
}

/// What can stand in a place: a number, a name, which does not go over from one sentence of a list
/// to the next, or anything.
QString formOf(const QString& place)
{
    return place.size() == 1
        ? u"(%1(?: GPUs| [kGT]?[WBb](?:/s)?)?)"_s.arg(QString::fromLatin1(kNumber))
        : place == "id"_L1 || place == "part_kind"_L1 ? u"(\\S+)"_s
        : place == "text"_L1                          ? u"(.*?)"_s
        : holdsName(place)                            ? u"((?:(?!; ).)+?)"_s
                                                      : u"(.+?)"_s;
}

/// A template of core, and how it is known again.
class Phrase {
public:
    explicit Phrase(const char* text)
        : m_text(text)
    {
        static const QRegularExpression kPlace(u"\\{([a-z_]+)\\}"_s);
        const QString whole = QString::fromUtf8(text);
        QString form;
        qsizetype at = 0;
        for (auto found = kPlace.globalMatch(whole); found.hasNext();) {
            const QRegularExpressionMatch place = found.next();
            addLiteral(whole.mid(at, place.capturedStart() - at), form);
            at = place.capturedEnd();
            const QString name = place.captured(1);
            m_places.push_back(name);
            form += formOf(name);
        }
        m_first = m_places.empty() ? whole : whole.left(whole.indexOf(u'{'));
        m_last = whole.mid(at);
        addLiteral(m_last, form);
        m_form.setPattern(u"\\A%1\\z"_s.arg(form));
        m_form.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
    }

    [[nodiscard]] const char* text() const { return m_text; }
    [[nodiscard]] qsizetype letters() const { return m_letters; }

    /// What stands in the places of the text; nothing where it is another phrase.
    [[nodiscard]] std::optional<Params> match(const QString& text) const
    {
        if (!text.startsWith(m_first) || !text.endsWith(m_last)) {
            return std::nullopt;
        }
        const QRegularExpressionMatch found = m_form.match(text);
        if (!found.hasMatch()) {
            return std::nullopt;
        }
        Params params;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            params.emplace_back(
                fromQt(m_places[i]), fromQt(found.captured(static_cast<int>(i) + 1)));
        }
        return params;
    }

private:
    void addLiteral(const QString& text, QString& form)
    {
        m_letters += text.size();
        form += QRegularExpression::escape(text);
    }

    const char* m_text;
    std::vector<QString> m_places;
    QString m_first;
    QString m_last;
    QRegularExpression m_form;
    qsizetype m_letters = 0;
};

/// All of them, those that say the most first.
const std::vector<Phrase>& phrases()
{
    static const std::vector<Phrase> kAll = [] {
        std::set<std::string_view> known;
        std::vector<Phrase> all;
        const auto add = [&](const auto& texts) {
            for (const char* text : texts) {
                if (known.insert(text).second) {
                    all.emplace_back(text);
                }
            }
        };
        add(kPhraseTexts);
        add(kFileTexts);
        add(kFindingTexts);
        add(kTerms);
        add(kNetworks);
        add(kSpellings);
        std::stable_sort(all.begin(), all.end(),
            [](const Phrase& a, const Phrase& b) { return a.letters() > b.letters(); });
        return all;
    }();
    return kAll;
}

std::optional<QString> known(const QString& text)
{
    if (isNumber(text)) {
        return localNumber(text);
    }
    for (const Phrase& phrase : phrases()) {
        if (const auto params = phrase.match(text)) {
            return filledIn(phrase.text(), *params);
        }
    }
    // At the beginning of a sentence.
    if (text.contains(u' ') && text.front().isUpper()) {
        if (auto lower = known(text.front().toLower() + text.mid(1))) {
            lower->front() = lower->front().toUpper();
            return lower;
        }
    }
    return std::nullopt;
}

QString said(const QString& text);

/// Its parts between the separators, each said; nothing when there is no separator, or when
/// `strict` and one of the parts is not known.
std::optional<QString> apart(const QString& text, const QRegularExpression& separators, bool strict)
{
    QString all;
    qsizetype at = 0;
    const auto add = [&](const QString& part) {
        const std::optional<QString> whole = known(part);
        all += part.isEmpty() ? part : whole ? *whole : said(part);
        return whole || part.isEmpty() || !strict;
    };
    for (auto found = separators.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch separator = found.next();
        if (!add(text.mid(at, separator.capturedStart() - at))) {
            return std::nullopt;
        }
        const QString sign = separator.captured();
        all += sign == " and "_L1 ? QCoreApplication::translate("Phrases", " and ")
            : sign == " or "_L1   ? QCoreApplication::translate("Phrases", " or ")
            : sign == "; and "_L1 ? QCoreApplication::translate("Phrases", "; and ")
                                  : sign;
        at = separator.capturedEnd();
    }
    if (at == 0 || !add(text.mid(at))) {
        return std::nullopt;
    }
    return all;
}

/// Nothing is translated: the program has no such language.
bool speaksEnglish()
{
    return translated(kNetworks.front()) == QLatin1String(kNetworks.front());
}

QString said(const QString& text)
{
    static const QRegularExpression kSentences(u"; and |; "_s);
    static const QRegularExpression kList(u", "_s);
    static const QRegularExpression kSums(u" = | [×÷+] |, | -> | ?\\(|\\)"_s);
    static const QRegularExpression kWords(u" and | or "_s);
    if (const auto list = apart(text, kList, true)) {
        return *list;
    }
    if (const auto sentences = apart(text, kSentences, true)) {
        return *sentences;
    }
    if (const auto whole = known(text)) {
        return *whole;
    }
    if (const auto sentences = apart(text, kSentences, false)) {
        return *sentences;
    }
    if (const auto terms = apart(text, kSums, false)) {
        return *terms;
    }
    return apart(text, kWords, false).value_or(text);
}

} // namespace

QString phrased(std::string_view english)
{
    const QString text = toQt(english);
    return !speaksEnglish() ? said(text) : isNumber(text) ? localNumber(text) : text;
}

QString errorText(const Error& error)
{
    const Error place{error.where, error.at, {}};
    return toQt(printable(describe(place))) + phrased(printable(error.what));
}

QString filledIn(const char* text, const Params& params)
{
    Params places;
    for (const auto& [name, value] : params) {
        places.emplace_back(name, holdsName(toQt(name)) ? value : fromQt(phrased(value)));
    }
    return toQt(filled(fromQt(translated(text)), places));
}

} // namespace clusterbrief::ui
