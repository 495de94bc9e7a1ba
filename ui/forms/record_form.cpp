#include "ui/forms/record_form.h"

#include "core/document/edits.h"
#include "ui/forms/field_row.h"
#include "ui/forms/raw_editor.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QVBoxLayout* column(QWidget* owner)
{
    auto* layout = new QVBoxLayout(owner);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    return layout;
}

} // namespace

RecordForm::RecordForm(
    const RecordInfo& record, DocumentStore& store, QWidget* parent, Relevance relevance)
    : QWidget(parent)
    , m_store(store)
    , m_relevance(std::move(relevance))
{
    addFields(record, {}, column(this));
}

void RecordForm::addFields(const RecordInfo& record, const QString& below, QVBoxLayout* layout)
{
    for (const FieldInfo& field : record.fields) {
        const QString path = below + QString::fromUtf8(field.key);
        if (field.kind == FieldKind::Record) {
            addGroup(field, path, layout);
            continue;
        }
        if (field.read != nullptr) {
            auto* row = new FieldRow(field, m_store, this);
            layout->addWidget(row);
            m_rows.push_back({row, path});
        }
        if (field.kind == FieldKind::Model) {
            auto* editor = new RawEditor(tr("Model's own numbers"),
                tr("For a model that the catalog lacks: parameters, layers, hidden, heads, "
                   "kv_heads, head_dim …"),
                m_store, this);
            layout->addWidget(editor);
            m_raws.push_back({editor, path});
        }
    }
}

void RecordForm::addGroup(const FieldInfo& field, const QString& path, QVBoxLayout* layout)
{
    auto* whole = new QWidget(this);
    QVBoxLayout* rows = column(whole);
    rows->setContentsMargins(0, 8, 0, 0);
    auto* stated = new QCheckBox(translated(field.label), whole);
    stated->setProperty("role", u"group"_s);
    stated->setToolTip(translated(field.help));
    auto* body = new QWidget(whole);
    addFields(*field.record, path + u'/', column(body));
    rows->addWidget(stated);
    rows->addWidget(body);
    layout->addWidget(whole);
    m_groups.push_back({whole, stated, body, path});
    connect(
        stated, &QCheckBox::clicked, this, [this, path, label = translated(field.label)](bool on) {
            m_store.edit(on ? tr("State %1").arg(label) : tr("Remove %1").arg(label),
                [&](Document& document) {
                    setStated(document, fromQt(m_pointer + u'/' + path), on);
                });
        });
}

void RecordForm::setPointer(const QString& pointer)
{
    m_pointer = pointer;
    for (const Row& row : m_rows) {
        row.row->setPointer(pointer + u'/' + row.path);
    }
    for (const Raw& raw : m_raws) {
        raw.editor->setPointer(pointer + u'/' + raw.path);
    }
    refresh();
}

bool RecordForm::isScalarStated(const QString& path) const
{
    return std::any_of(m_rows.begin(), m_rows.end(),
        [&](const Row& row) { return row.path == path && row.row->isStated(); });
}

void RecordForm::refresh()
{
    if (m_pointer.isEmpty()) {
        return;
    }
    const auto relevant = [this](const QString& path) { return !m_relevance || m_relevance(path); };
    for (const Row& row : m_rows) {
        row.row->refresh();
        row.row->setVisible(row.row->isStated() || relevant(row.path));
    }
    for (const Raw& raw : m_raws) {
        raw.editor->refresh();
        raw.editor->setVisible(raw.editor->isStated() || !isScalarStated(raw.path));
    }
    for (const Group& group : m_groups) {
        const auto place = placeAt(m_store.document(), fromQt(m_pointer + u'/' + group.path));
        const bool isStated =
            place && place->owner != nullptr && place->field->child(place->owner) != nullptr;
        const QSignalBlocker quiet(group.stated);
        group.stated->setChecked(isStated);
        group.whole->setVisible(isStated || relevant(group.path));
        group.body->setVisible(isStated);
    }
}

bool RecordForm::focusField(const QString& pointer)
{
    for (const Row& row : m_rows) {
        if (row.row->pointer() == pointer && row.row->parentWidget()->isVisible()) {
            row.row->show();
            row.row->focusField();
            return true;
        }
    }
    // From inside to outside: the box of the innermost record that there is.
    for (auto group = m_groups.rbegin(); group != m_groups.rend(); ++group) {
        if ((pointer + u'/').startsWith(m_pointer + u'/' + group->path + u'/')
            && group->whole->parentWidget()->isVisible()) {
            group->whole->show();
            group->stated->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    if (!m_rows.empty() && (pointer == m_pointer || pointer.startsWith(m_pointer + u'/'))) {
        m_rows.front().row->focusField();
        return true;
    }
    return false;
}

} // namespace clusterbrief::ui
