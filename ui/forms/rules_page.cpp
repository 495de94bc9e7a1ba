#include "ui/forms/rules_page.h"

#include "core/check/rule.h"
#include "ui/forms/list_page.h"
#include "ui/forms/raw_editor.h"
#include "ui/parts/parts_dialog.h"
#include "ui/store/document_store.h"
#include "ui/store/own_catalog.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QLabel* groupTitle(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(sized(TextSize::Group, true));
    return label;
}

} // namespace

SeverityEditor::SeverityEditor(DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_rule(new QComboBox(this))
    , m_severity(new QComboBox(this))
    , m_table(new QTableWidget(0, 2, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    auto* row = new QHBoxLayout;
    for (const Rule* rule : allRules()) {
        m_rule->addItem(QString::fromUtf8(rule->id));
    }
    m_rule->setAccessibleName(tr("Rule"));
    m_rule->setEditable(true);
    m_rule->setInsertPolicy(QComboBox::NoInsert);
    m_rule->completer()->setFilterMode(Qt::MatchContains);
    m_rule->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_rule->setMinimumWidth(300);
    for (const std::string_view choice : ChoiceTexts<SeverityChoice>::list) {
        m_severity->addItem(choiceLabel(choice));
    }
    m_severity->setAccessibleName(tr("Severity"));
    auto* setButton = new QPushButton(tr("Set"), this);
    auto* removeButton = new QPushButton(tr("Remove"), this);
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_rule, m_severity, setButton, removeButton}) {
        row->addWidget(widget);
    }
    row->addStretch(1);
    layout->addLayout(row);
    m_table->setAccessibleName(tr("Changed severities"));
    m_table->setHorizontalHeaderLabels({tr("Rule"), tr("Severity here")});
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setColumnWidth(0, 320);
    m_table->setMaximumWidth(520);
    layout->addWidget(m_table);
    connect(setButton, &QPushButton::clicked, this, &SeverityEditor::set);
    connect(removeButton, &QPushButton::clicked, this, &SeverityEditor::remove);
}

void SeverityEditor::refresh()
{
    const std::vector<SeverityOverride>& severities = m_store.document().severities;
    m_table->setRowCount(static_cast<int>(severities.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const SeverityOverride& entry = severities[static_cast<std::size_t>(row)];
        m_table->setItem(row, 0, new QTableWidgetItem(toQt(entry.rule)));
        m_table->setItem(row, 1, new QTableWidgetItem(choiceLabel(textOf(entry.severity))));
    }
    m_table->setVisible(!severities.empty());
    m_table->setFixedHeight(
        m_table->rowCount() * m_table->verticalHeader()->defaultSectionSize() + 4);
}

void SeverityEditor::set()
{
    const std::string rule = fromQt(m_rule->currentText());
    const auto severity = static_cast<SeverityChoice>(m_severity->currentIndex());
    if (findRule(rule) == nullptr) {
        return;
    }
    m_store.edit(tr("Change Severity of %1").arg(toQt(rule)), [&](Document& document) {
        std::erase_if(
            document.severities, [&](const SeverityOverride& known) { return known.rule == rule; });
        document.severities.push_back({rule, severity});
    });
}

void SeverityEditor::remove()
{
    const int row = m_table->currentRow();
    const std::string rule = row >= 0
        ? m_store.document().severities[static_cast<std::size_t>(row)].rule
        : fromQt(m_rule->currentText());
    m_store.edit(tr("Restore Severity of %1").arg(toQt(rule)), [&](Document& document) {
        std::erase_if(
            document.severities, [&](const SeverityOverride& known) { return known.rule == rule; });
    });
}

RulesPage::RulesPage(DocumentStore& store, QWidget* parent)
    : SectionPage(SectionId::Rules, store, parent)
    , m_waivers(new ListEditor(u"/waivers"_s, {}, tr("waiver"), store, this))
    , m_severities(new SeverityEditor(store, this))
    , m_parts(new RawEditor(tr("Own parts"),
          tr("Catalog entries that travel with the request: systems, gpus, nics, switches."), store,
          this))
{
    body()->addWidget(groupTitle(tr("Waivers"), this));
    body()->addWidget(m_waivers);
    body()->addSpacing(14);
    body()->addWidget(groupTitle(tr("Severities"), this));
    body()->addWidget(m_severities);
    body()->addSpacing(14);
    body()->addWidget(groupTitle(tr("Parts of this request"), this));
    body()->addWidget(m_parts);
    auto* list = new QPushButton(tr("Parts…"), this);
    list->setToolTip(tr("All parts in a list, with a form to edit one"));
    body()->addWidget(list, 0, Qt::AlignLeft);
    connect(list, &QPushButton::clicked, this,
        [this, &store] { PartsDialog(store, OwnCatalog::ofUser(), this).exec(); });
    body()->addStretch(1);
}

bool RulesPage::focusField(const QString& pointer)
{
    if (pointer.startsWith(u"/parts"_s)) {
        m_parts->focusEditor();
        return true;
    }
    return m_waivers->focusField(pointer);
}

void RulesPage::refresh()
{
    m_waivers->refresh();
    m_severities->refresh();
    m_parts->setPointer(u"/parts"_s);
}

} // namespace clusterbrief::ui
