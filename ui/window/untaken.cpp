#include "ui/window/untaken.h"

#include "core/document/edits.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtCore/QCoreApplication>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// More is not needed to find the field again.
constexpr qsizetype kShownLetters = 40;

struct UntakenTexts {
    Q_DECLARE_TR_FUNCTIONS(UntakenTexts)
};

/// What a list's item is called; its number where it has no name.
QString nameOf(const Document& document, const QString& list, int index)
{
    const auto place = placeAt(document, fromQt(list));
    const char* key = place->field->record->itemName;
    const FieldInfo* name = key == nullptr ? nullptr : findField(*place->field->record, key);
    const QString text = name == nullptr
        ? QString()
        : textOf(name->read(place->field->item(place->owner, static_cast<std::size_t>(index))));
    return text.isEmpty() ? QString::number(index + 1) : text;
}

/// `nodes/gpu` of `/nodes/0/count`.
QString placeOf(const Document& document, const QString& pointer)
{
    QString place;
    QString path;
    for (const QString& step : pointer.section(u'/', 1, -2).split(u'/')) {
        bool isIndex = false;
        const int index = step.toInt(&isIndex);
        place += (place.isEmpty() ? QString() : u"/"_s)
            + (isIndex ? nameOf(document, path, index) : step);
        path += u'/' + step;
    }
    return place;
}

QString shortened(const QString& text)
{
    const QString line = text.left(kShownLetters + 1).simplified();
    return line.size() > kShownLetters ? line.left(kShownLetters - 1) + u'…' : line;
}

} // namespace

QString untakenText(const DocumentStore& store)
{
    const std::vector<DocumentStore::Untaken> all = store.untaken();
    if (all.empty()) {
        return {};
    }
    const DocumentStore::Untaken& last = all.back();
    const QString value =
        shortened(textOf(placeAt(store.document(), fromQt(last.pointer))->value()));
    const QString place = placeOf(store.document(), last.pointer);
    const QString shown = last.text.isEmpty()
        ? UntakenTexts::tr("%1 of %2 is empty").arg(last.label, shortened(place))
        : UntakenTexts::tr("%1 of %2 shows “%3”")
              .arg(last.label, shortened(place), shortened(last.text));
    const QString told = value.isEmpty()
        ? UntakenTexts::tr("%1, which is not taken; it is used as not stated.").arg(shown)
        : UntakenTexts::tr("%1, which is not taken; %2 is used.").arg(shown, value);
    return all.size() == 1 ? told
                           : UntakenTexts::tr("%1 So in %2 more fields.")
                                 .arg(told, countText(static_cast<std::int64_t>(all.size()) - 1));
}

} // namespace clusterbrief::ui
