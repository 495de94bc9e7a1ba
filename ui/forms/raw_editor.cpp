#include "ui/forms/raw_editor.h"

#include "core/base/parse.h"
#include "core/base/write.h"
#include "core/document/edits.h"
#include "core/document/save.h"
#include "ui/forms/field_editor.h"
#include "ui/forms/field_row.h"
#include "ui/forms/plain_text.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtGui/QFontDatabase>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestYaml = 100'000;

} // namespace

RawEditor::RawEditor(
    const QString& label, const QString& help, DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_label(label)
    , m_text(new PlainText(kLongestYaml, this))
    , m_apply(new QPushButton(tr("Apply"), this))
    , m_reason(new QLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(10);
    auto* name = new QLabel(label, this);
    name->setFixedWidth(FieldRow::kLabelWidth);
    name->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    name->setProperty("role", u"label"_s);
    name->setBuddy(m_text);
    name->setToolTip(help);
    layout->addWidget(name, 0, Qt::AlignTop);

    auto* column = new QVBoxLayout;
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setPlaceholderText(tr("not stated (YAML: key: value)"));
    m_text->setAccessibleName(label);
    m_text->setToolTip(help);
    m_text->setFixedHeight(120);
    m_text->setMaximumWidth(520);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setProperty("role", u"remark"_s);
    m_reason->setProperty("severity", u"error"_s);
    m_reason->hide();
    m_apply->setEnabled(false);
    column->addWidget(m_text);
    column->addWidget(m_reason);
    column->addWidget(m_apply, 0, Qt::AlignLeft);
    layout->addLayout(column, 1);

    connect(m_text, &PlainText::textChanged, this,
        [this] { m_apply->setEnabled(m_text->text() != m_shown); });
    connect(m_apply, &QPushButton::clicked, this, &RawEditor::take);
    connect(&store, &DocumentStore::started, this, &RawEditor::forgetText);
}

void RawEditor::setPointer(const QString& pointer)
{
    if (pointer != m_pointer) {
        m_pointer = pointer;
        forgetText();
    }
    refresh();
}

void RawEditor::forgetText()
{
    m_text->setText(m_shown);
    showReason({});
}

bool RawEditor::isStated() const
{
    const auto place = placeAt(m_store.document(), fromQt(m_pointer));
    return place && place->owner != nullptr && place->field->raw(place->owner) != nullptr;
}

void RawEditor::refresh()
{
    const auto place = placeAt(m_store.document(), fromQt(m_pointer));
    const Value* raw =
        !place || place->owner == nullptr ? nullptr : place->field->raw(place->owner);
    const QString text = raw == nullptr ? QString() : toQt(writeYaml(*raw));
    if (text != m_shown) {
        m_shown = text;
        m_text->setText(text);
        showReason({});
    }
}

void RawEditor::focusEditor()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void RawEditor::take()
{
    const QString text = m_text->text();
    const QString trouble =
        m_text->lengthTrouble().isEmpty() ? letterTrouble(text) : m_text->lengthTrouble();
    if (!trouble.isEmpty()) {
        showReason(tr("Not taken: %1").arg(trouble));
        return;
    }
    Value value;
    if (!text.trimmed().isEmpty()) {
        Result<Value> parsed = parse(fromQt(text), fromQt(m_label));
        if (!parsed) {
            showReason(errorText(parsed.error().front()));
            return;
        }
        value = std::move(*parsed);
    }
    Result<Document> document = withPlacesSet(m_store.document(), {{fromQt(m_pointer), value}});
    Errors errors = document ? Errors{} : document.error();
    if (document) {
        // A map that is read as parts can be wrong in ways that only the analysis sees.
        const Result<Analysis> analysis = analyse(*document, m_store.sharedCatalog());
        errors = analysis ? Errors{} : analysis.error();
    }
    if (!errors.empty()) {
        showReason(errorText(errors.front()));
        return;
    }
    showReason({});
    m_store.edit(tr("Change %1").arg(m_label), [&](Document& present) { present = *document; });
}

void RawEditor::showReason(const QString& reason)
{
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
}

} // namespace clusterbrief::ui
