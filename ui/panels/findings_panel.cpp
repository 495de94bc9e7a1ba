#include "ui/panels/findings_panel.h"

#include "ui/models/finding_model.h"
#include "ui/panels/finding_details.h"
#include "ui/panels/finding_dialogs.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QSortFilterProxyModel>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kBySeverity{Severity::Error, Severity::Warning, Severity::Advice};

class SeverityDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const auto severity = static_cast<Severity>(index.data(FindingModel::SeverityRole).toInt());
        painter->setOpacity(index.data(FindingModel::WaivedRole).toBool() ? 0.4 : 1.0);
        constexpr double kSize = 11;
        paintSeverity(*painter,
            QRectF(option.rect.center().x() - kSize / 2, option.rect.center().y() - kSize / 2,
                kSize, kSize),
            severity, tokensOf(option.palette));
        painter->setOpacity(1.0);
    }
};

/// The fix as the button that it is: a click offers it.
class FixDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyleOptionViewItem background = option;
        initStyleOption(&background, index);
        const QString text = background.text;
        background.text.clear();
        QStyledItemDelegate::paint(painter, background, QModelIndex());
        if (text.isEmpty()) {
            return;
        }
        const Tokens& tokens = tokensOf(option.palette);
        const QRectF box = QRectF(option.rect).adjusted(4, 3, -6, -3);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(tokens.line);
        painter->setBrush(tokens.panel);
        painter->drawRoundedRect(box, 5, 5);
        painter->setPen(tokens.text);
        painter->drawText(box.adjusted(8, 0, -8, 0), int(Qt::AlignCenter) | Qt::TextWordWrap, text);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int kBeside = 26;
        constexpr int kAround = 12;
        const QRect room(0, 0, std::max(40, option.rect.width() - kBeside), 1000);
        const QRect text =
            option.fontMetrics.boundingRect(room, Qt::TextWordWrap, index.data().toString());
        return {text.width() + kBeside, text.height() + kAround};
    }
};

QString countOf(Severity severity, qulonglong count)
{
    switch (severity) {
    case Severity::Error:
        return count == 1 ? FindingsPanel::tr("1 error")
                          : FindingsPanel::tr("%1 errors").arg(count);
    case Severity::Warning:
        return count == 1 ? FindingsPanel::tr("1 warning")
                          : FindingsPanel::tr("%1 warnings").arg(count);
    case Severity::Advice:
        break;
    }
    return count == 1 ? FindingsPanel::tr("1 advice") : FindingsPanel::tr("%1 advice").arg(count);
}

QString widestText(const FindingModel& model, int column)
{
    QString widest;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = model.index(row, column).data().toString();
        widest = text.size() > widest.size() ? text : widest;
    }
    return widest;
}

} // namespace

/// Hides severities that are switched off and what the searched text does not occur in.
class FindingFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setShown(Severity severity, bool on)
    {
        m_shown[static_cast<std::size_t>(severity)] = on;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const auto severity =
            static_cast<std::size_t>(index.data(FindingModel::SeverityRole).toInt());
        return m_shown[severity]
            && index.data(FindingModel::SearchRole).toString().contains(filterRegularExpression());
    }

private:
    std::array<bool, 3> m_shown{true, true, true};
};

FindingsPanel::FindingsPanel(DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_model(new FindingModel(this))
    , m_filter(new FindingFilter(this))
    , m_table(new QTableView(this))
    , m_details(new FindingDetails(this))
    , m_empty(new QLabel(this))
{
    setObjectName(u"findingsPanel"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 8);
    layout->setSpacing(6);
    m_header = makeHeader();
    layout->addWidget(m_header);
    makeTable();
    m_empty->setProperty("role", u"empty"_s);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_empty, 1);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    layout->addWidget(splitter, 1);
    m_body = splitter;
    connect(m_details, &FindingDetails::fixWanted, this, &FindingsPanel::fixCurrent);
    connect(m_details, &FindingDetails::waiverWanted, this, &FindingsPanel::waiveCurrent);
    connect(m_details, &FindingDetails::explanationWanted, this, &FindingsPanel::explainCurrent);
    connect(&store, &DocumentStore::changed, this, &FindingsPanel::refresh);
    refresh();
}

QWidget* FindingsPanel::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", u"dockTitle"_s);
    header->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(12, 6, 12, 2);
    auto* title = new QLabel(tr("Findings"), header);
    title->setFont(sized(TextSize::Group, true));
    row->addWidget(title);
    const auto filterOf = [&](Severity severity) {
        auto* button = new QToolButton(header);
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setProperty("filter", true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolTip(tr("Show or hide"));
        connect(button, &QToolButton::toggled, this,
            [this, severity](bool on) { m_filter->setShown(severity, on); });
        row->addWidget(button);
        return button;
    };
    std::transform(kBySeverity.begin(), kBySeverity.end(), std::begin(m_severities), filterOf);
    m_coverage = new QLabel(header);
    m_coverage->setProperty("role", u"unit"_s);
    row->addWidget(m_coverage);
    row->addStretch(1);
    m_search = new QLineEdit(header);
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setAccessibleName(tr("Filter the findings"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(190);
    m_search->setMaxLength(200);
    connect(m_search, &QLineEdit::textChanged, m_filter, [this](const QString& text) {
        m_filter->setFilterRegularExpression(QRegularExpression(
            QRegularExpression::escape(text), QRegularExpression::CaseInsensitiveOption));
    });
    row->addWidget(m_search);
    return header;
}

void FindingsPanel::makeTable()
{
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setObjectName(u"findings"_s);
    m_table->setAccessibleName(tr("Findings"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setMinimumHeight(90);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(28);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(
        FindingModel::MessageColumn, QHeaderView::Stretch);
    m_table->setColumnWidth(FindingModel::SeverityColumn, 30);
    m_table->setItemDelegateForColumn(FindingModel::SeverityColumn, new SeverityDelegate(m_table));
    m_table->setItemDelegateForColumn(FindingModel::FixColumn, new FixDelegate(m_table));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &FindingsPanel::showCurrent);
    connect(m_table, &QTableView::activated, this, &FindingsPanel::goToRow);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == FindingModel::FixColumn && !index.data().toString().isEmpty()) {
            fixCurrent();
        } else {
            goToRow(index);
        }
    });
}

const Finding* FindingsPanel::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? m_model->finding(m_filter->mapToSource(index).row()) : nullptr;
}

/// Places and fixes as wide as they are, up to a limit that leaves room for the message.
void FindingsPanel::fitColumns()
{
    for (const int column : {FindingModel::PlaceColumn, FindingModel::FixColumn}) {
        const int padding = column == FindingModel::FixColumn ? 36 : 28;
        const int wanted = m_table->fontMetrics().horizontalAdvance(widestText(*m_model, column));
        m_table->setColumnWidth(column, std::clamp(wanted + padding, 60, 220));
    }
}

void FindingsPanel::refresh()
{
    m_model->show(m_store.sharedAnalysis());
    fitColumns();
    const CheckResult& check = m_store.analysis().check;
    const Tokens& tokens = tokensOf(palette());
    for (std::size_t i = 0; i < kBySeverity.size(); ++i) {
        const auto count = static_cast<qulonglong>(check.count(kBySeverity[i]));
        m_severities[i]->setText(countOf(kBySeverity[i], count));
        m_severities[i]->setAccessibleName(
            tr("Show findings of severity %1").arg(severityLabel(kBySeverity[i])));
        m_severities[i]->setIcon(severityIcon(kBySeverity[i], tokens));
    }
    m_coverage->setText(tr("%1 waived   ·   %2 rules run, %3 not applicable, %4 not evaluated")
                            .arg(check.waived.size())
                            .arg(check.coverage.run.size())
                            .arg(check.coverage.notApplicable.size())
                            .arg(check.coverage.notEvaluated.size()));
    const bool nothing = check.findings.empty() && check.waived.empty();
    m_body->setVisible(!nothing);
    m_empty->setVisible(nothing);
    m_empty->setText(tr("Nothing to mend: every rule that applies is satisfied."));
    QStringList reasons;
    for (const Coverage::NotEvaluated& skipped : check.coverage.notEvaluated) {
        reasons << toQt(skipped.rule) + u": "_s + phrased(skipped.reason);
    }
    m_coverage->setToolTip(reasons.isEmpty()
            ? tr("Every rule that applies was evaluated")
            : asPlainText(tr("Not evaluated:\n%1").arg(reasons.join(u'\n'))));
    showCurrent();
}

void FindingsPanel::showCurrent()
{
    const QModelIndex index = m_table->currentIndex();
    const int row = index.isValid() ? m_filter->mapToSource(index).row() : -1;
    m_details->show(m_model->finding(row), m_model->waiver(row), m_store);
    Q_EMIT currentChanged();
}

void FindingsPanel::goToRow(const QModelIndex& index)
{
    if (const Finding* finding = m_model->finding(m_filter->mapToSource(index).row())) {
        Q_EMIT placeWanted(toQt(finding->field), toQt(finding->at));
    }
}

void FindingsPanel::focusFilter()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void FindingsPanel::goToNext()
{
    const int rows = m_filter->rowCount();
    if (rows > 0) {
        const QModelIndex next = m_filter->index(
            (m_table->currentIndex().row() + 1) % rows, FindingModel::MessageColumn);
        m_table->setCurrentIndex(next);
        goToRow(next);
    }
}

bool FindingsPanel::mayFix() const
{
    return mayWaive() && current()->fix;
}

bool FindingsPanel::mayWaive() const
{
    const QModelIndex index = m_table->currentIndex();
    return current() != nullptr && m_model->waiver(m_filter->mapToSource(index).row()) == nullptr;
}

bool FindingsPanel::isEmpty() const
{
    return m_filter->rowCount() == 0;
}

void FindingsPanel::fixCurrent()
{
    if (mayFix()) {
        offerFix(*current(), m_store, this);
    }
}

void FindingsPanel::waiveCurrent()
{
    if (mayWaive()) {
        offerWaiver(*current(), m_store, this);
    }
}

void FindingsPanel::explainCurrent()
{
    if (const Finding* finding = current()) {
        explainRule(finding->rule, this);
    }
}

} // namespace clusterbrief::ui
