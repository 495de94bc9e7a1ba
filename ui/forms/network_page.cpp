#include "ui/forms/network_page.h"

#include "core/document/edits.h"
#include "ui/forms/record_form.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtCore/QSet>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QString pointerOf(NetworkKind kind)
{
    return u"/networks/"_s + toQt(textOf(kind));
}

/// What nearly every request of the network states.
bool isUsual(NetworkKind kind, const QString& key)
{
    static const QSet<QString> kCompute{u"technology"_s, u"generation"_s, u"switch"_s,
        u"topology"_s, u"oversubscription"_s, u"scalable_unit"_s, u"planes"_s, u"subnet_manager"_s,
        u"fabric_manager_ports"_s};
    static const QSet<QString> kStorage{u"technology"_s, u"generation"_s, u"switch"_s,
        u"oversubscription"_s, u"shares_with"_s, u"read_gbs"_s, u"write_gbs"_s};
    static const QSet<QString> kManagement{
        u"technology"_s, u"generation"_s, u"switch"_s, u"shares_with"_s};
    const QSet<QString>& usual = kind == NetworkKind::Compute ? kCompute
        : kind == NetworkKind::Storage                        ? kStorage
                                                              : kManagement;
    return usual.contains(key);
}

} // namespace

NetworkPage::NetworkPage(
    SectionId section, const std::vector<NetworkKind>& kinds, DocumentStore& store, QWidget* parent)
    : SectionPage(section, store, parent)
{
    for (const NetworkKind kind : kinds) {
        addPart(kind);
    }
    body()->addStretch(1);
}

void NetworkPage::addPart(NetworkKind kind)
{
    const QString pointer = pointerOf(kind);
    const FieldInfo& field = *fieldAt(fromQt(pointer.mid(1)));
    auto* asked = new QCheckBox(tr("%1 is asked for").arg(translated(field.label)), this);
    asked->setProperty("role", u"group"_s);
    auto* all = new QCheckBox(tr("Show every field"), this);
    auto* form = new RecordForm(*field.record, store(), this,
        [this, kind](const QString& path) { return isRelevant(kind, path); });
    body()->addWidget(asked);
    addForm(form);
    body()->addWidget(all);
    body()->addSpacing(12);
    connect(asked, &QCheckBox::clicked, this,
        [this, pointer, label = translated(field.label)](bool on) {
            store().edit(on ? tr("Ask for %1").arg(label) : tr("Remove %1").arg(label),
                [&](Document& document) { setStated(document, fromQt(pointer), on); });
        });
    connect(all, &QCheckBox::clicked, form, &RecordForm::refresh);
    m_parts.push_back({kind, pointer, asked, all, form});
}

void NetworkPage::setFooter(QWidget* footer)
{
    body()->insertWidget(body()->count() - 1, footer);
}

bool NetworkPage::focusField(const QString& pointer)
{
    for (const Part& part : m_parts) {
        if (!part.asked->isChecked() && (pointer + u'/').startsWith(part.pointer + u'/')) {
            part.asked->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return SectionPage::focusField(pointer);
}

bool NetworkPage::isRelevant(NetworkKind kind, const QString& path) const
{
    const auto& network = const_cast<NetworkPage*>(this)->store().document().networks[kind];
    const bool infiniBand = network && network->technology == Technology::InfiniBand;
    const bool roce = network && (network->technology == Technology::Roce || network->roce);
    const QString key = path.section(u'/', 0, 0);
    static const QSet<QString> kInfiniBandOnly{
        u"subnet_manager"_s, u"fabric_manager_ports"_s, u"sharp"_s};
    if (key == u"roce"_s) {
        return roce;
    }
    if (kInfiniBandOnly.contains(key) && !infiniBand) {
        return false;
    }
    if ((key == u"read_gbs"_s || key == u"write_gbs"_s) && kind != NetworkKind::Storage) {
        return false;
    }
    for (const Part& part : m_parts) {
        if (part.kind == kind && part.all->isChecked()) {
            return true;
        }
    }
    return isUsual(kind, key);
}

void NetworkPage::refresh()
{
    for (const Part& part : m_parts) {
        const bool isAsked = store().document().networks[part.kind].has_value();
        const QSignalBlocker quiet(part.asked);
        part.asked->setChecked(isAsked);
        part.form->setVisible(isAsked);
        part.all->setVisible(isAsked);
        if (part.form->pointer().isEmpty()) {
            part.form->setPointer(part.pointer);
        } else {
            part.form->refresh();
        }
    }
}

} // namespace clusterbrief::ui
