#include "ui/start/import_dialog.h"

#include "core/base/text.h"
#include "ui/phrases.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QString shown(const std::string& text)
{
    return toQt(printable(text)).simplified();
}

/// What the import says of the text, in the window's language.
QString said(const std::string& text)
{
    return phrased(printable(text)).simplified();
}

QString placed(const std::string& source, Position at)
{
    return at.line == 0 ? said(source)
                        : ImportDialog::tr("%1, line %2").arg(shown(source)).arg(at.line);
}

/// A group of rows; nothing where there are none.
class Group {
public:
    Group(QTreeWidget& tree, QString title)
        : m_tree(tree)
        , m_title(std::move(title))
    {}

    QTreeWidgetItem* add(const QString& what, const QString& value, const QString& where)
    {
        if (m_head == nullptr) {
            m_head = new QTreeWidgetItem(&m_tree, {m_title});
            m_head->setFirstColumnSpanned(true);
            m_head->setFont(0, sized(TextSize::Group, true));
            m_head->setExpanded(true);
        }
        auto* row = new QTreeWidgetItem(m_head, {what, value, where});
        for (int column = 0; column < m_tree.columnCount(); ++column) {
            row->setToolTip(column, asPlainText(row->text(column)));
        }
        return row;
    }

private:
    QTreeWidget& m_tree;
    QString m_title;
    QTreeWidgetItem* m_head = nullptr;
};

std::optional<Severity> severityOf(ImportSeverity severity)
{
    switch (severity) {
    case ImportSeverity::Error:
        return Severity::Error;
    case ImportSeverity::Warning:
        return Severity::Warning;
    case ImportSeverity::Advice:
        break;
    }
    return Severity::Advice;
}

} // namespace

ImportDialog::ImportDialog(
    const Imported& imported, const QString& fileName, const QString& requestName, QWidget* parent)
    : QDialog(parent)
    , m_tree(new QTreeWidget(this))
{
    setWindowTitle(tr("Import"));
    setObjectName(u"importDialog"_s);
    resize(900, 560);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 18);
    layout->setSpacing(10);
    auto* title = new QLabel(tr("%1: %2").arg(fileName, said(imported.recognisedAs)), this);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    title->setFont(sized(TextSize::Group, true));
    layout->addWidget(title);
    m_tree->setObjectName(u"import"_s);
    m_tree->setAccessibleName(tr("What was read"));
    m_tree->setColumnCount(3);
    m_tree->setHeaderLabels({tr("Field"), tr("Value"), tr("From")});
    m_tree->setRootIsDecorated(false);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    fill(imported);
    layout->addWidget(m_tree, 1);
    makeButtons(requestName);
    m_tree->setFocus();
}

void ImportDialog::fill(const Imported& imported)
{
    const Tokens& tokens = tokensOf(palette());
    Group messages(*m_tree, tr("To know"));
    for (const ImportMessage& message : imported.messages) {
        QTreeWidgetItem* row = messages.add(said(message.text), {}, {});
        row->setFirstColumnSpanned(true);
        row->setIcon(0, severityIcon(severityOf(message.severity), tokens));
        row->setData(0, Qt::AccessibleTextRole,
            tr("%1: %2").arg(translated(textOf(message.severity)), row->text(0)));
    }
    Group understood(*m_tree, tr("Understood"));
    for (const ImportedFact& fact : imported.understood) {
        understood.add(fact.field.empty() ? tr("for other fields") : shown(fact.field),
            shown(shortened(fact.value.text)), placed(fact.source, fact.at));
    }
    Group assumed(*m_tree, tr("Assumed, since the text does not say it"));
    for (const ImportAssumption& assumption : imported.assumed) {
        assumed.add(assumption.field.empty() ? tr("for other fields") : shown(assumption.field),
            shown(shortened(assumption.value.text)), said(assumption.reason));
    }
    Group gaps(*m_tree, tr("Not understood, and not in the request"));
    for (const ImportGap& gap : imported.notUnderstood) {
        gaps.add(placed(gap.source, gap.at), {}, said(gap.reason));
    }
    constexpr int kFieldWidth = 290;
    constexpr int kValueWidth = 150;
    m_tree->setColumnWidth(0, kFieldWidth);
    m_tree->setColumnWidth(1, kValueWidth);
    if (m_tree->topLevelItemCount() > 0) {
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }
}

void ImportDialog::makeButtons(const QString& requestName)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* open =
        buttons->addButton(tr("&Open as New Request"), QDialogButtonBox::AcceptRole);
    QPushButton* put =
        buttons->addButton(tr("&Put Into This Request"), QDialogButtonBox::ActionRole);
    put->setVisible(!requestName.isEmpty());
    put->setToolTip(
        asPlainText(tr("Adds the workload to %1; Undo takes it back").arg(requestName)));
    open->setDefault(true);
    connect(put, &QPushButton::clicked, this, [this] {
        m_use = Use::ThisRequest;
        accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout()->addWidget(buttons);
}

} // namespace clusterbrief::ui
