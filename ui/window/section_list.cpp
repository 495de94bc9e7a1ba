#include "ui/window/section_list.h"

#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyledItemDelegate>

#include <algorithm>

namespace clusterbrief::ui {
namespace {

constexpr int kSeverityRole = Qt::UserRole;
constexpr int kFine = -1;

/// The name at the left and the badge at the right edge.
class SectionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const int severity = index.data(kSeverityRole).toInt();
        constexpr double kSize = 11;
        const QRectF box(
            option.rect.right() - 24, option.rect.center().y() - kSize / 2 + 0.5, kSize, kSize);
        paintSeverity(*painter, box,
            severity == kFine ? std::nullopt : std::optional(static_cast<Severity>(severity)),
            tokensOf(option.palette));
    }

    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width() + 34, std::max(size.height(), 32)};
    }
};

} // namespace

SectionList::SectionList(DocumentStore& store, QWidget* parent)
    : QListWidget(parent)
    , m_store(store)
{
    setObjectName(QStringLiteral("sections"));
    setAccessibleName(tr("Sections"));
    setItemDelegate(new SectionDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(176);
    for (const SectionId section : kSections) {
        addItem(titleOf(section));
    }
    setCurrentRow(0);
    connect(this, &QListWidget::currentRowChanged, this, [this](int) { Q_EMIT chosen(current()); });
    connect(&store, &DocumentStore::changed, this, &SectionList::refresh);
    connect(&store, &DocumentStore::untakenChanged, this, &SectionList::refresh);
    refresh();
}

SectionId SectionList::current() const
{
    return static_cast<SectionId>(std::max(0, currentRow()));
}

void SectionList::choose(SectionId section)
{
    setCurrentRow(static_cast<int>(section));
}

void SectionList::refresh()
{
    const std::vector<DocumentStore::Untaken> untaken = m_store.untaken();
    for (const SectionId section : kSections) {
        const bool refuses = std::any_of(untaken.begin(), untaken.end(),
            [&](const auto& one) { return sectionOf(one.pointer) == section; });
        const std::optional<Severity> worst =
            refuses ? Severity::Error : worstOf(m_store.analysis().check, section);
        QListWidgetItem* entry = item(static_cast<int>(section));
        entry->setData(kSeverityRole, worst ? static_cast<int>(*worst) : kFine);
        const QString state = refuses ? tr("a text is not taken")
            : worst                   ? severityLabel(*worst)
                                      : tr("fine");
        entry->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(titleOf(section), state));
    }
}

} // namespace clusterbrief::ui
