#include "ui/parts/parts_dialog.h"

#include "core/base/text.h"
#include "core/catalog/own_parts.h"
#include "ui/forms/plain_text.h"
#include "ui/parts/part_form.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/store/own_catalog.h"
#include "ui/text.h"

#include <QtCore/QDir>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDetailLines = 7;
constexpr qsizetype kLongestDetails = 20'000;

} // namespace

PartsDialog::PartsDialog(DocumentStore& store, OwnCatalog& users, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_users(users)
    , m_model(new PartModel(this))
    , m_filter(new PartFilter(*m_model, this))
    , m_search(new QLineEdit(this))
    , m_kind(new QComboBox(this))
    , m_trouble(new QLabel(this))
    , m_list(new QTreeView(this))
    , m_nothing(new QLabel(this))
    , m_details(new PlainText(kLongestDetails, this))
{
    setWindowTitle(tr("Parts"));
    setObjectName(u"partsDialog"_s);
    setSizeGripEnabled(true);
    resize(1040, 620);
    new QVBoxLayout(this);
    makeTop();
    makeList();
    makeButtons();
    m_users.reload();
    refresh();
    filter();
    connect(&m_users, &OwnCatalog::changed, this, &PartsDialog::refresh);
    connect(&m_store, &DocumentStore::changed, this, &PartsDialog::refresh);
    m_search->setFocus();
}

void PartsDialog::makeTop()
{
    auto* row = new QHBoxLayout;
    m_search->setPlaceholderText(tr("Search parts"));
    m_search->setAccessibleName(tr("Search parts"));
    m_search->setClearButtonEnabled(true);
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->addItem(tr("All kinds"));
    for (const PartKind kind : kPartKinds) {
        m_kind->addItem(kindsLabel(kind));
    }
    row->addWidget(m_search, 1);
    row->addWidget(m_kind);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    m_trouble->setObjectName(u"catalogTrouble"_s);
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    m_trouble->setProperty("role", u"remark"_s);
    m_trouble->setProperty("severity", u"error"_s);
    layout()->addWidget(m_trouble);
    connect(m_search, &QLineEdit::textChanged, this, &PartsDialog::filter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PartsDialog::filter);
}

void PartsDialog::makeList()
{
    m_list->setObjectName(u"parts"_s);
    m_list->setAccessibleName(tr("Parts"));
    m_list->setModel(m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->ensurePolished(); // One height is then taken for all rows: that of the style.
    m_list->setAllColumnsShowFocus(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder);
    QHeaderView* header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(PartModel::NameColumn, QHeaderView::Stretch);
    header->resizeSection(PartModel::KindColumn, 80);
    header->resizeSection(PartModel::IdColumn, 180);
    header->resizeSection(PartModel::FactsColumn, 320);
    header->resizeSection(PartModel::OwnerColumn, 110);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_list, 1);
    auto* over = new QVBoxLayout(m_list->viewport());
    over->addWidget(m_nothing, 0, Qt::AlignTop);
    m_nothing->setObjectName(u"noParts"_s);
    m_nothing->setProperty("role", u"empty"_s);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setAccessibleName(tr("About the part"));
    m_details->setObjectName(u"partDetails"_s);
    m_details->setFixedHeight(
        m_details->fontMetrics().lineSpacing() * kDetailLines + 2 * m_details->frameWidth() + 16);
    layout()->addWidget(m_details);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &PartsDialog::showCurrent);
    connect(m_list, &QTreeView::activated, this, [this] {
        if (m_edit->isEnabled()) {
            edit();
        }
    });
}

void PartsDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto button = [&](const QString& text, const QString& tip) {
        QPushButton* made = buttons->addButton(text, QDialogButtonBox::ActionRole);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        return made;
    };
    QPushButton* addButton = button(tr("&Add"), tr("Makes a part of your own"));
    auto* kinds = new QMenu(addButton);
    for (const PartKind kind : kPartKinds) {
        connect(kinds->addAction(tr("%1…").arg(kindLabel(kind))), &QAction::triggered, this,
            [this, kind] { add(kind); });
    }
    addButton->setMenu(kinds);
    m_copy = button(tr("C&opy to Own…"), tr("Makes a part of your own from this one"));
    m_edit = button(tr("&Edit…"), tr("Changes a part of your own or of this request"));
    m_take = button(tr("&Put Into Request"),
        tr("Copies the part into this request; cables count only where the request has them"));
    m_remove = button(tr("&Delete…"), tr("Deletes a part of your own"));
    for (auto* each : buttons->findChildren<QPushButton*>()) {
        each->setAutoDefault(false);
    }
    layout()->addWidget(buttons);
    connect(m_copy, &QPushButton::clicked, this, &PartsDialog::copyToOwn);
    connect(m_edit, &QPushButton::clicked, this, &PartsDialog::edit);
    connect(m_take, &QPushButton::clicked, this, &PartsDialog::copyIntoRequest);
    connect(m_remove, &QPushButton::clicked, this, &PartsDialog::remove);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PartsDialog::refresh()
{
    const PartRow* row = current();
    const std::optional<PartRow> before = row == nullptr ? std::nullopt : std::optional(*row);
    m_model->show(partRows(m_store, *m_users.own()));
    if (before) {
        choose(before->kind, before->id, before->owner);
    }
    constexpr std::size_t kShown = 3;
    QStringList lines;
    const Errors& errors = m_users.errors();
    for (std::size_t i = 0; i < std::min(kShown, errors.size()); ++i) {
        lines << tr("Not read: %1").arg(errorText(errors[i]).left(300));
    }
    if (errors.size() > kShown) {
        lines << tr("… and %1 more").arg(errors.size() - kShown);
    }
    m_trouble->setText(lines.join(u'\n'));
    m_trouble->setVisible(!lines.isEmpty());
    showCurrent();
}

void PartsDialog::filter()
{
    const int kind = m_kind->currentIndex();
    m_filter->look(
        kind == 0 ? std::nullopt : std::optional(kPartKinds[static_cast<std::size_t>(kind - 1)]),
        m_search->text());
    if (!m_list->currentIndex().isValid() && m_filter->rowCount() > 0) {
        m_list->setCurrentIndex(m_filter->index(0, 0));
    }
    m_list->scrollTo(m_list->currentIndex());
    m_nothing->setText(m_search->text().isEmpty() ? tr("There is no part of this kind.")
                                                  : tr("No part has this text."));
    const bool isEmpty = m_filter->rowCount() == 0;
    m_nothing->setVisible(isEmpty);
    m_list->setAccessibleDescription(isEmpty ? m_nothing->text() : QString());
    showCurrent();
}

void PartsDialog::choose(PartKind kind, const std::string& id, Owner owner)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const PartRow& part = *m_model->part(row);
        if (part.kind == kind && part.id == id && part.owner == owner) {
            const QModelIndex index = m_filter->mapFromSource(m_model->index(row, 0));
            m_list->setCurrentIndex(index);
            m_list->scrollTo(index);
        }
    }
}

const PartRow* PartsDialog::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_model->part(m_filter->mapToSource(index).row()) : nullptr;
}

QStringList PartsDialog::placesOf(const PartRow& row) const
{
    QStringList places;
    for (const NamedPart& named : namedParts(m_store.document())) {
        if (named.kind == row.kind && named.id == row.id) {
            places << toQt(setPathFor(m_store.document(), named.where));
        }
    }
    for (const System& system : m_users.own()->systems) {
        const bool names = (row.kind == PartKind::Gpu && system.gpu == row.id)
            || (row.kind == PartKind::Nic
                && ((system.computeNics && system.computeNics->nic == row.id)
                    || (system.storageNics && system.storageNics->nic == row.id)
                    || (system.inBandNics && system.inBandNics->nic == row.id)));
        if (names) {
            places << tr("your system %1").arg(toQt(system.id));
        }
    }
    return places;
}

QString PartsDialog::detailsOf(const PartRow& row) const
{
    QStringList lines;
    for (const PartField& field : partFields(row.kind)) {
        const FieldValue value = partValue(row.entry, field);
        if (std::holds_alternative<std::monostate>(value)) {
            continue;
        }
        const QString shown = field.field.kind == FieldKind::Choice
            ? choiceLabel(std::get<std::string>(value))
            : std::holds_alternative<std::int64_t>(value) ? countText(std::get<std::int64_t>(value))
            : std::holds_alternative<double>(value)       ? figureText(std::get<double>(value), 3)
                                                          : textOf(value);
        const QString unit = translated(field.field.unit);
        lines << tr("%1: %2").arg(
            translated(field.field.label), unit.isEmpty() ? shown : shown + u' ' + unit);
    }
    if (!row.file.isEmpty()) {
        lines << tr("File: %1").arg(QDir::toNativeSeparators(row.file));
    }
    const QStringList places = placesOf(row);
    lines << (places.isEmpty() ? tr("Not named by this request.")
                               : tr("Named at: %1").arg(places.join(u", "_s)));
    return toQt(printable(fromQt(lines.join(u'\n'))));
}

void PartsDialog::showCurrent()
{
    const PartRow* row = current();
    m_details->setText(row == nullptr ? QString() : detailsOf(*row));
    m_copy->setEnabled(row != nullptr);
    m_edit->setEnabled(row != nullptr && row->owner != Owner::BuiltIn);
    m_take->setEnabled(row != nullptr && row->owner != Owner::Request
        && partIn(m_store.document(), row->kind, row->id) == nullptr);
    m_remove->setEnabled(row != nullptr && row->owner == Owner::User);
}

} // namespace clusterbrief::ui
