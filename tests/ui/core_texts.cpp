#include "tests/ui/core_texts.h"

#include "core/catalog/part_fields.h"
#include "core/document/enums.h"
#include "core/document/fields.h"
#include "core/document/templates.h"
#include "core/render/renderer.h"
#include "ui/print/pdf.h"
#include "ui/text.h"

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

/// What core marks itself: CLUSTERBRIEF_TR_NOOP("one " "text").
void addMarked(Texts& texts, const QString& source)
{
    static const QRegularExpression kMarked(
        u"CLUSTERBRIEF_TR_NOOP\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"_s);
    static const QRegularExpression kJoint(u"\"\\s*\""_s);
    for (auto found = kMarked.globalMatch(source); found.hasNext();) {
        const QString text = found.next().captured(1).trimmed().remove(kJoint);
        texts.insert(text.mid(1, text.size() - 2));
    }
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
    for (const char* file : {"compare", "counts"}) {
        QFile source(u"%1/../core/compare/%2.cpp"_s.arg(
            QString::fromUtf8(CLUSTERBRIEF_RESOURCES), QString::fromUtf8(file)));
        if (source.open(QIODevice::ReadOnly)) {
            addMarked(texts, QString::fromUtf8(source.readAll()));
        }
    }
    return QStringList(texts.begin(), texts.end());
}

QStringList partTexts()
{
    Texts texts;
    for (const PartKind kind : kPartKinds) {
        addPartFields(texts, kind);
    }
    for (const QString& text : coreTexts()) {
        texts.erase(text);
    }
    return QStringList(texts.begin(), texts.end());
}

QString textsFile(const QString& name, const QStringList& texts)
{
    QString file = u"#pragma once\n\n#include <QtCore/QtGlobal>\n\n"
                   "// Core's texts that the window shows, for lupdate, which cannot see them. "
                   "Generated; see\n// resources/translations/README.md.\n"
                   "// clang-format off\n// NOLINTBEGIN\n[[maybe_unused]] inline constexpr const "
                   "char* %1[] = {\n"_s.arg(name);
    for (QString text : texts) {
        file += u"    QT_TRANSLATE_NOOP(\"core\", \"%1\"),\n"_s.arg(text.replace(u'"', u"\\\""_s));
    }
    return file + u"};\n// NOLINTEND\n"_s;
}

} // namespace clusterbrief::tests
