#include "ui/diagram/rail_toggles.h"

#include "core/diagram/rail_colors.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QIcon>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QPixmap swatch(const QColor& colour, bool filled, int size)
{
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double pen = size / 9.0;
    painter.setPen(QPen(colour, pen));
    painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::NoBrush));
    const double inset = size * 0.2;
    painter.drawRoundedRect(
        QRectF(0, 0, size, size).adjusted(inset, inset, -inset, -inset), pen, pen);
    return pixmap;
}

/// Full while the rail is drawn, an outline while it is not.
QIcon railIcon(std::int64_t rail)
{
    const QColor colour(QLatin1StringView(railColor(rail)));
    QIcon icon;
    for (const int size : {14, 28}) {
        icon.addPixmap(swatch(colour, true, size), QIcon::Normal, QIcon::On);
        icon.addPixmap(swatch(colour, false, size), QIcon::Normal, QIcon::Off);
    }
    return icon;
}

} // namespace

RailToggles::RailToggles(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_all(new QToolButton(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(3);
    auto* label = new QLabel(tr("Rails"), this);
    m_row->addWidget(label);
    m_all->setText(tr("All"));
    m_all->setToolTip(tr("Draw every rail"));
    m_all->setAccessibleName(tr("Draw every rail"));
    m_all->setProperty("rail", true);
    m_all->setFocusPolicy(Qt::StrongFocus);
    m_row->addWidget(m_all);
    connect(m_all, &QToolButton::clicked, this, &RailToggles::showAll);
}

QToolButton* RailToggles::button(std::int64_t rail) const
{
    const auto found = std::find(m_rails.begin(), m_rails.end(), rail);
    return found == m_rails.end() ? nullptr
                                  : m_buttons[static_cast<std::size_t>(found - m_rails.begin())];
}

void RailToggles::setRails(const std::vector<std::int64_t>& rails)
{
    setVisible(!rails.empty());
    if (rails == m_rails) {
        return;
    }
    qDeleteAll(m_buttons);
    m_buttons.clear();
    m_rails = rails;
    QWidget* before = m_all->previousInFocusChain();
    for (const std::int64_t rail : rails) {
        auto* toggle = new QToolButton(this);
        toggle->setCheckable(true);
        toggle->setText(QString::number(rail));
        toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        toggle->setIcon(railIcon(rail));
        toggle->setIconSize({14, 14});
        toggle->setProperty("rail", true);
        toggle->setToolTip(tr("Draw rail %1").arg(rail));
        toggle->setAccessibleName(tr("Draw rail %1").arg(rail));
        toggle->setFocusPolicy(Qt::StrongFocus);
        m_row->insertWidget(m_row->count() - 1, toggle);
        connect(
            toggle, &QToolButton::toggled, this, [this, rail](bool on) { this->toggle(rail, on); });
        setTabOrder(before, toggle);
        before = toggle;
        m_buttons.push_back(toggle);
    }
    setTabOrder(before, m_all);
    showState();
}

void RailToggles::toggle(std::int64_t rail, bool on)
{
    if (on) {
        m_hidden.erase(rail);
    } else {
        m_hidden.insert(rail);
    }
    showState();
    Q_EMIT changed();
}

void RailToggles::showAll()
{
    m_hidden.clear();
    showState();
    Q_EMIT changed();
}

void RailToggles::showState()
{
    for (std::size_t i = 0; i < m_rails.size(); ++i) {
        const QSignalBlocker quiet(m_buttons[i]);
        m_buttons[i]->setChecked(m_hidden.count(m_rails[i]) == 0);
    }
    m_all->setEnabled(std::any_of(m_rails.begin(), m_rails.end(),
        [this](std::int64_t rail) { return m_hidden.count(rail) != 0; }));
}

} // namespace clusterbrief::ui
