#include "ui/diagram/matrix_panel.h"

#include "core/base/text.h"
#include "core/diagram/rail_colors.h"
#include "ui/diagram/topology_drawing.h"
#include "ui/models/rail_matrix.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QMetaObject>
#include <QtCore/QThreadPool>
#include <QtCore/QTimer>
#include <QtGui/QPainter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <mutex>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPauseMs = 150;
constexpr int kRowHeight = 24;
constexpr int kColumnWidth = 80;

QColor mixed(const QColor& over, const QColor& under, double share)
{
    const auto channel = [&](int a, int b) { return int(a * share + b * (1 - share)); };
    return QColor(channel(over.red(), under.red()), channel(over.green(), under.green()),
        channel(over.blue(), under.blue()));
}

/// A leaf in its colour; what is plugged in wrongly in a frame, with the shape of an error.
class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        const Tokens& tokens = tokensOf(option.palette);
        const int hue = index.data(RailMatrixModel::HueRole).toInt();
        const bool wrong = index.data(RailMatrixModel::FaultRole).toInt() != 0;
        const double share = index.data(RailMatrixModel::ShadeRole).toInt() == 0 ? 0.16 : 0.32;
        const QRect box = option.rect.adjusted(1, 1, -1, -1);
        painter->save();
        if (hue > 0) {
            painter->fillRect(
                box, mixed(QColor(QLatin1StringView(railColor(hue))), tokens.panel, share));
        }
        if (wrong) {
            painter->setPen(QPen(tokens.error, 2));
            painter->drawRect(box.adjusted(1, 1, -1, -1));
            constexpr double kSize = 9;
            paintSeverity(*painter,
                QRectF(box.left() + 5, box.center().y() - kSize / 2, kSize, kSize), Severity::Error,
                tokens);
        }
        if ((option.state & QStyle::State_Selected) != 0) {
            painter->setPen(QPen(tokens.accent, 2));
            painter->drawRect(box);
        }
        painter->setPen(tokens.text);
        painter->setFont(sized(TextSize::Unit, wrong));
        painter->drawText(
            box.adjusted(wrong ? 14 : 0, 0, 0, 0), Qt::AlignCenter, index.data().toString());
        painter->restore();
    }
};

QString number(std::int64_t count)
{
    return countText(count);
}

} // namespace

/// Where a finished table is left. The panel may be gone by then.
struct MatrixPanel::Mailbox {
    std::mutex mutex;
    MatrixPanel* panel = nullptr;
};

MatrixPanel::MatrixPanel(DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_mailbox(std::make_shared<Mailbox>())
    , m_summary(new QLabel(this))
    , m_table(new QTableView(this))
    , m_model(new RailMatrixModel(this))
    , m_later(new QTimer(this))
{
    m_mailbox->panel = this;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_summary->setProperty("role", u"unit"_s);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);

    m_table->setObjectName(u"railMatrix"_s);
    m_table->setAccessibleName(tr("Leaf of each port of each node"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CellDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    // Rows of one known height: none of them is ever asked how high it wants to be.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setMinimumSectionSize(kRowHeight);
    m_table->verticalHeader()->setDefaultSectionSize(kRowHeight);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setDefaultSectionSize(kColumnWidth);
    m_table->horizontalHeader()->setHighlightSections(false);

    m_later->setSingleShot(true);
    m_later->setInterval(kPauseMs);
    connect(m_later, &QTimer::timeout, this, &MatrixPanel::load);
    connect(&store, &DocumentStore::changed, this, &MatrixPanel::wait);
}

MatrixPanel::~MatrixPanel()
{
    const std::lock_guard lock(m_mailbox->mutex);
    m_mailbox->panel = nullptr;
}

QString MatrixPanel::summary() const
{
    return m_summary->text();
}

void MatrixPanel::setNetwork(NetworkKind kind)
{
    if (m_kind == kind) {
        return;
    }
    m_kind = kind;
    m_stale = true;
    if (isVisible()) {
        load();
    }
}

void MatrixPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) {
        load();
    }
}

void MatrixPanel::wait()
{
    m_stale = true;
    if (isVisible()) {
        m_later->start();
    }
}

/// One table is made at a time; what changed meanwhile is made next.
void MatrixPanel::load()
{
    if (m_loading || !isVisible()) {
        return;
    }
    m_loading = true;
    m_stale = false;
    if (m_model->matrix() == nullptr) {
        m_summary->setText(tr("Wiring…"));
    }
    const auto make = [mailbox = m_mailbox, kind = m_kind, analysis = m_store.sharedAnalysis()] {
        auto wiring = std::make_shared<const Wiring>(wire(analysis->design, analysis->sizing));
        auto matrix = railMatrix(analysis, std::move(wiring), kind);
        const std::lock_guard lock(mailbox->mutex);
        if (mailbox->panel != nullptr) {
            QMetaObject::invokeMethod(
                mailbox->panel,
                [panel = mailbox->panel, matrix = std::move(matrix)] { panel->show(matrix); },
                Qt::QueuedConnection);
        }
    };
    QThreadPool::globalInstance()->start(make);
}

void MatrixPanel::show(std::shared_ptr<const RailMatrix> matrix)
{
    const QModelIndex current = m_table->currentIndex();
    const QPoint place(
        m_table->horizontalScrollBar()->value(), m_table->verticalScrollBar()->value());
    m_model->show(std::move(matrix));
    if (current.isValid() && m_model->hasIndex(current.row(), current.column())) {
        m_table->setCurrentIndex(m_model->index(current.row(), current.column()));
    }
    m_table->horizontalScrollBar()->setValue(place.x());
    m_table->verticalScrollBar()->setValue(place.y());
    tell();
    m_loading = false;
    if (m_stale) {
        load();
    }
}

void MatrixPanel::tell()
{
    const RailMatrix& matrix = *m_model->matrix();
    QString text;
    if (matrix.tooLarge) {
        text = tr("The table would be too large.");
    } else if (!matrix.error.empty()) {
        text = translated(matrix.error.c_str()) + u'.';
    } else if (matrix.nodes.empty()) {
        text = whyNoDrawing(m_store.analysis(), m_kind);
    } else {
        text = tr("%1 nodes, %2 ports each at most. ")
                   .arg(number(static_cast<std::int64_t>(matrix.nodes.size())),
                       number(matrix.columns));
        const auto columns = static_cast<std::size_t>(matrix.columns);
        text += matrix.faults == 0
            ? tr("Every port is on a leaf of its rail.")
            : tr("%1 wrong, the first: %2.")
                  .arg(number(matrix.faults),
                      m_model->describe(static_cast<int>(matrix.firstFault / columns),
                          static_cast<int>(matrix.firstFault % columns)));
    }
    m_summary->setText(text);
    m_table->setAccessibleDescription(text);
    m_table->setVisible(!matrix.nodes.empty());
}

} // namespace clusterbrief::ui
