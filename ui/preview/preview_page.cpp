#include "ui/preview/preview_page.h"

#include "core/version.h"
#include "ui/print/paged_brief.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QDate>
#include <QtCore/QTimer>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidestSheet = 760;
constexpr int kDotsPerMeter = 2835; ///< 72 dots an inch, for which the sheets are laid out.

} // namespace

BriefOptions briefOptions(std::optional<Audience> audience, Detail detail)
{
    BriefOptions options;
    options.audience = audience;
    options.detail = detail;
    options.today = fromQt(QDate::currentDate().toString(Qt::ISODate));
    options.version = kVersion;
    return options;
}

/// One sheet of paper; painted when it comes into sight, and only then.
class PreviewPage::Sheet : public QWidget {
public:
    explicit Sheet(QWidget* parent)
        : QWidget(parent)
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void show(std::shared_ptr<const PagedBrief> paged, int page)
    {
        m_paged = std::move(paged);
        m_page = page;
        m_image = {};
        setAccessibleName(PreviewPage::tr("Page %1 of %2").arg(page + 1).arg(m_paged->pageCount()));
        updateGeometry();
        update();
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        const QSizeF sheet = m_paged ? m_paged->sheet() : QSizeF(595, 842);
        return static_cast<int>(std::min(width, kWidestSheet) * sheet.height() / sheet.width())
            + 14;
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {kWidestSheet, heightForWidth(kWidestSheet)};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const int width = std::min(this->width(), kWidestSheet);
        const QSize size(width, heightForWidth(width) - 14);
        if (m_image.deviceIndependentSize().toSize() != size) {
            render(size);
        }
        QPainter painter(this);
        painter.drawImage(QPointF(0, 0), m_image);
        painter.setPen(tokensOf(palette()).line);
        painter.drawRect(QRect(QPoint(0, 0), size).adjusted(0, 0, -1, -1));
    }

private:
    void render(QSize size)
    {
        const double ratio = devicePixelRatioF();
        QImage image(size * ratio, QImage::Format_RGB32);
        image.setDotsPerMeterX(kDotsPerMeter);
        image.setDotsPerMeterY(kDotsPerMeter);
        image.fill(Qt::white);
        QPainter painter(&image);
        const double scale = image.width() / m_paged->sheet().width();
        painter.scale(scale, scale);
        m_paged->paint(painter, m_page);
        painter.end();
        image.setDevicePixelRatio(ratio);
        m_image = image;
    }

    std::shared_ptr<const PagedBrief> m_paged;
    int m_page = 0;
    QImage m_image;
};

PreviewPage::PreviewPage(DocumentStore& store, QWidget* parent)
    : SectionPage(SectionId::Brief, store, parent)
    , m_later(new QTimer(this))
{
    constexpr int kPauseMs = 60;
    m_later->setSingleShot(true);
    m_later->setInterval(kPauseMs);
    connect(m_later, &QTimer::timeout, this, &PreviewPage::layOut);
    body()->addWidget(makeControls());
    body()->addSpacing(8);
    body()->addStretch(1);
}

PreviewPage::~PreviewPage() = default;

QWidget* PreviewPage::makeControls()
{
    auto* controls = new QWidget(this);
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& name, const QStringList& choices) {
        auto* box = new QComboBox(controls);
        box->addItems(choices);
        box->setAccessibleName(name);
        auto* label = new QLabel(name, controls);
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box);
        row->addSpacing(10);
        connect(box, &QComboBox::currentIndexChanged, this, &PreviewPage::refresh);
        return box;
    };
    m_audience =
        add(tr("For"), {tr("as stated"), tr("a supplier (request)"), tr("a customer (quote)")});
    m_detail = add(tr("Detail"), {tr("full"), tr("summary")});
    m_paper = add(tr("Paper"), {tr("A4"), tr("Letter")});
    row->addStretch(1);
    return controls;
}

int PreviewPage::pageCount() const
{
    return m_paged ? m_paged->pageCount() : 0;
}

/// The findings come first; the pages follow when the window has nothing else to do, once for many
/// edits.
void PreviewPage::refresh()
{
    if (m_paged == nullptr) {
        layOut();
    } else {
        m_later->start();
    }
}

Brief PreviewPage::brief()
{
    const std::optional<Audience> audience = m_audience->currentIndex() == 0
        ? std::nullopt
        : std::optional(static_cast<Audience>(m_audience->currentIndex() - 1));
    const Detail detail = m_detail->currentIndex() == 0 ? Detail::Full : Detail::Summary;
    return compose(store().analysis(), briefOptions(audience, detail));
}

Paper PreviewPage::paper() const
{
    return m_paper->currentIndex() == 0 ? Paper::A4 : Paper::Letter;
}

void PreviewPage::layOut()
{
    m_paged = std::make_shared<const PagedBrief>(brief(), paper());
    const auto pages = static_cast<std::size_t>(m_paged->pageCount());
    while (m_sheets.size() < pages) {
        auto* sheet = new Sheet(this);
        body()->insertWidget(body()->count() - 1, sheet);
        m_sheets.push_back(sheet);
    }
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        m_sheets[i]->setVisible(i < pages);
        if (i < pages) {
            m_sheets[i]->show(m_paged, static_cast<int>(i));
        }
    }
}

} // namespace clusterbrief::ui
