#include "tests/ui/core_texts.h"

#include "core/catalog/part_fields.h"
#include "core/document/enums.h"
#include "core/document/fields.h"
#include "core/document/templates.h"
#include "core/render/renderer.h"
#include "ui/print/pdf.h"
#include "ui/text.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>

#include <set>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

using Texts = std::set<QString>;

void add(Texts& texts, std::string_view text)
{
    if (!text.empty()) {
        texts.insert(ui::toQt(text));
    }
}

void addFields(Texts& texts, const RecordInfo& record)
{
    for (const FieldInfo& field : record.fields) {
        add(texts, field.label);
        add(texts, field.unit);
        add(texts, field.help);
        for (const std::string_view choice : field.choices) {
            texts.insert(ui::choiceLabel(choice));
        }
        if (field.record != nullptr) {
            addFields(texts, *field.record);
        }
    }
}

void addPartFields(Texts& texts, PartKind kind)
{
    for (const PartField& part : partFields(kind)) {
        add(texts, part.field.label);
        add(texts, part.field.unit);
        add(texts, part.field.help);
        for (const std::string_view choice : part.field.choices) {
            texts.insert(ui::choiceLabel(choice));
        }
    }
}

/// A file of core below its folder.
QString source(const QString& path)
{
    QFile file(u"%1/../core/%2"_s.arg(QString::fromUtf8(CLUSTERBRIEF_RESOURCES), path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// All sources of a folder of core and of those in it.
QString sources(const QString& folder)
{
    const QString core = QString::fromUtf8(CLUSTERBRIEF_RESOURCES) + u"/../core/"_s;
    QString all;
    for (QDirIterator files(
             core + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        all += source(QDir(core).relativeFilePath(files.next()));
    }
    return all;
}

const QString kLiteral = u"\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"_s;

/// `"one " "text"` of C++.
QString joined(const QString& literals)
{
    static const QRegularExpression kJoint(u"(?<!\\\\)\"\\s*\""_s);
    const QString text = literals.trimmed().remove(kJoint);
    return text.mid(1, text.size() - 2).replace(u"\\\""_s, u"\""_s).replace(u"\\\\"_s, u"\\"_s);
}

/// What core marks itself: CLUSTERBRIEF_TR_NOOP("one " "text").
void addMarked(Texts& texts, const QString& mark, const QString& code)
{
    const QRegularExpression marked(mark + u"\\("_s + kLiteral + u"\\)"_s);
    for (auto found = marked.globalMatch(code); found.hasNext();) {
        texts.insert(joined(found.next().captured(1)));
    }
}

/// What `counted(…, "node", "nodes")` says.
void addCounted(Texts& texts, const QString& code)
{
    static const QRegularExpression kCounted(
        u"\\bcounted\\([^;\"]*,"_s + kLiteral + u","_s + kLiteral + u"\\)"_s);
    for (auto found = kCounted.globalMatch(code); found.hasNext();) {
        const QRegularExpressionMatch words = found.next();
        for (const int group : {1, 2}) {
            texts.insert(u"{n} "_s + joined(words.captured(group)));
        }
    }
}

QStringList listed(Texts texts, const QStringList& elsewhere)
{
    for (const QString& text : elsewhere) {
        texts.erase(text);
    }
    return QStringList(texts.begin(), texts.end());
}

QStringList phrasesOf(const QStringList& folders)
{
    Texts texts;
    for (const QString& folder : folders) {
        const QString code = sources(folder);
        addMarked(texts, u"CLUSTERBRIEF_TR_PHRASE"_s, code);
        addCounted(texts, code);
    }
    return QStringList(texts.begin(), texts.end());
}

} // namespace

QStringList coreTexts()
{
    Texts texts;
    addFields(texts, requestRecord());
    for (const std::string_view choice : ChoiceTexts<SeverityChoice>::list) {
        texts.insert(ui::choiceLabel(choice));
    }
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Advice}) {
        add(texts, textOf(severity));
    }
    for (const Template& known : templates()) {
        add(texts, known.title);
        add(texts, known.description);
    }
    add(texts, pdfFormat().title);
    for (const Format& format : coreFormats()) {
        add(texts, format.title);
    }
    addMarked(texts, u"CLUSTERBRIEF_TR_NOOP"_s, sources(u"compare"_s));
    return QStringList(texts.begin(), texts.end());
}

QStringList partTexts()
{
    Texts texts;
    for (const PartKind kind : kPartKinds) {
        addPartFields(texts, kind);
    }
    return listed(std::move(texts), coreTexts());
}

QStringList ruleTexts()
{
    Texts texts;
    addMarked(texts, u"\\.(?:title|why|condition|fix)\\s*=\\s*CLUSTERBRIEF_TR_NOOP"_s,
        sources(u"check"_s));
    return listed(std::move(texts), coreTexts() + partTexts());
}

QStringList findingTexts()
{
    Texts texts;
    addMarked(texts, u"CLUSTERBRIEF_TR_NOOP"_s, sources(u"check"_s));
    return listed(std::move(texts), coreTexts() + partTexts() + ruleTexts());
}

QStringList phraseTexts()
{
    return phrasesOf({u"catalog"_s, u"check"_s, u"design"_s, u"sizing"_s, u"suggest"_s});
}

QStringList fileTexts()
{
    return phrasesOf({u"base"_s, u"document"_s, u"import"_s});
}

QString textsFile(const QString& name, const QStringList& texts)
{
    QString file = u"#pragma once\n\n#include <QtCore/QtGlobal>\n\n"
                   "// Core's texts that the window shows, for lupdate, which cannot see them. "
                   "Generated; see\n// resources/translations/README.md.\n"
                   "// clang-format off\n// NOLINTBEGIN\n[[maybe_unused]] inline constexpr const "
                   "char* %1[] = {\n"_s.arg(name);
    for (QString text : texts) {
        file += u"    QT_TRANSLATE_NOOP(\"core\", \"%1\"),\n"_s.arg(
            text.replace(u"\\"_s, u"\\\\"_s).replace(u'"', u"\\\""_s));
    }
    return file + u"};\n// NOLINTEND\n"_s;
}

} // namespace clusterbrief::tests
