#include "core/base/text.h"
#include "core/catalog/own_parts.h"
#include "ui/parts/part_form.h"
#include "ui/parts/parts_dialog.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/store/own_catalog.h"
#include "ui/text.h"

#include <QtCore/QRegularExpression>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

#include <optional>

/// What the buttons of the list of parts do.
namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// Ids stand in paths, in names of files and in tables.
bool isGoodId(const QString& id)
{
    static const QRegularExpression kGood(u"\\A[A-Za-z0-9][A-Za-z0-9._-]{0,79}\\z"_s);
    return kGood.match(id).hasMatch();
}

std::string idOf(const Value& entry)
{
    const Value* id = entry.find("id");
    return id == nullptr ? std::string() : id->text;
}

QString toldOf(const Errors& errors)
{
    return errors.empty() ? QString() : errorText(errors.front());
}

} // namespace

QString PartsDialog::putOwn(PartKind kind, const Value& entry, const std::string& earlierId)
{
    const Part* earlier = m_users.own()->part(kind, earlierId);
    const std::optional<Value> before =
        earlier == nullptr ? std::nullopt : std::optional(earlier->entry);
    if (const Errors errors = m_users.put(kind, entry, earlierId); !errors.empty()) {
        return toldOf(errors);
    }
    // A copy that was never changed follows the part that it is of.
    const Value* copy = partIn(m_store.document(), kind, earlierId);
    if (before && copy != nullptr && *copy == *before) {
        (void)m_store.edit(tr("Change %1").arg(toQt(earlierId)),
            [&](Document& document) { putPart(document, kind, entry); });
    }
    return {};
}

QString PartsDialog::putInRequest(const PartRow& row, const Value& entry)
{
    return m_store.edit(tr("Change %1").arg(toQt(row.id)),
        [&](Document& document) { putPart(document, row.kind, entry); });
}

void PartsDialog::saveNewWith(PartForm& form, PartKind kind)
{
    form.setSave([this, kind](const Value& entry) {
        const QString id = toQt(idOf(entry));
        if (!isGoodId(id)) {
            return tr("The id %1 cannot be used: letters, digits, hyphens, dots and underlines, at "
                      "most 80.")
                .arg(id);
        }
        const bool isTaken = m_users.own()->part(kind, idOf(entry)) != nullptr
            || m_store.sharedCatalog()->part(kind, idOf(entry)) != nullptr;
        return isTaken ? tr("There is a part with the id %1 already; take another.").arg(id)
                       : putOwn(kind, entry, {});
    });
    if (form.exec() == QDialog::Accepted) {
        m_search->clear();
        choose(kind, form.id(), Owner::User);
    }
}

void PartsDialog::add(PartKind kind)
{
    PartForm form(kind, Value::ofMap({}), m_store, this);
    form.setWindowTitle(tr("New %1").arg(kindLabel(kind)));
    saveNewWith(form, kind);
}

void PartsDialog::copyToOwn()
{
    const PartRow row = *current();
    Value entry = row.entry;
    entry.find("id")->text = row.id + "-own";
    std::erase_if(entry.members, [](const Member& member) { return member.key == "aliases"; });
    PartForm form(row.kind, entry, m_store, this);
    form.setWindowTitle(tr("Copy of %1").arg(row.name));
    saveNewWith(form, row.kind);
}

void PartsDialog::edit()
{
    const PartRow row = *current();
    PartForm form(row.kind, row.entry, m_store, this);
    form.setWindowTitle(row.name);
    form.keepId();
    form.tell(row.owner == Owner::User
            ? tr("Written to %1; comments in it are not kept.").arg(row.file)
            : tr("Part of this request; the change can be undone."));
    form.setSave([this, &row](const Value& entry) {
        return row.owner == Owner::User ? putOwn(row.kind, entry, row.id)
                                        : putInRequest(row, entry);
    });
    form.exec();
}

void PartsDialog::copyIntoRequest()
{
    const PartRow row = *current();
    (void)m_store.edit(tr("Put %1 Into Request").arg(toQt(row.id)),
        [&](Document& document) { putPart(document, row.kind, row.entry); });
}

void PartsDialog::remove()
{
    const PartRow row = *current();
    const QStringList places = placesOf(row);
    QMessageBox box(QMessageBox::Question, tr("Delete Part"),
        tr("Delete %1 from your own parts?").arg(toQt(row.id)), QMessageBox::Cancel, this);
    QPushButton* deletes = box.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(asPlainText(places.isEmpty()
            ? tr("Requests that use it keep their copies.")
            : tr("It is used at %1. Requests that use it keep their copies.")
                  .arg(places.join(u", "_s))));
    box.exec();
    if (static_cast<QAbstractButton*>(deletes) != box.clickedButton()) {
        return;
    }
    if (const Errors errors = m_users.remove(row.kind, row.id); !errors.empty()) {
        QMessageBox told(QMessageBox::Warning, tr("Delete Part"),
            tr("The part could not be deleted."), QMessageBox::Ok, this);
        told.setInformativeText(asPlainText(toldOf(errors)));
        told.exec();
    }
}

} // namespace clusterbrief::ui
