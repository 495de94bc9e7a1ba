#include "ui/window/verdict.h"

#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"
#include "ui/window/untaken.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

namespace clusterbrief::ui {
namespace {

constexpr int kShape = 11;
constexpr int kGap = 8;

std::optional<Severity> worst(const CheckResult& check)
{
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Advice}) {
        if (check.count(severity) > 0) {
            return severity;
        }
    }
    return std::nullopt;
}

} // namespace

QString verdictOf(const CheckResult& check)
{
    const std::size_t errors = check.count(Severity::Error);
    const std::size_t warnings = check.count(Severity::Warning);
    QStringList parts;
    if (errors > 0) {
        parts << (errors == 1 ? Verdict::tr("1 error") : Verdict::tr("%1 errors").arg(errors));
    }
    if (warnings > 0) {
        parts << (warnings == 1 ? Verdict::tr("1 warning")
                                : Verdict::tr("%1 warnings").arg(warnings));
    }
    if (parts.isEmpty()) {
        return Verdict::tr("Ready to send");
    }
    const QString found = parts.join(QStringLiteral(", "));
    return errors > 0 ? Verdict::tr("%1: not ready to send").arg(found)
                      : Verdict::tr("%1: ready to send").arg(found);
}

Verdict::Verdict(DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
{
    setObjectName(QStringLiteral("verdict"));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    const auto refresh = [this] {
        setAccessibleName(text());
        const QString untaken = untakenText(m_store);
        setToolTip(untaken.isEmpty() ? accessibleName() : asPlainText(untaken));
        updateGeometry();
        update();
    };
    connect(&store, &DocumentStore::changed, this, refresh);
    connect(&store, &DocumentStore::untakenChanged, this, refresh);
    refresh();
}

QString Verdict::text() const
{
    const CheckResult& check = m_store.analysis().check;
    const std::size_t untaken = m_store.untaken().size();
    if (untaken == 0) {
        return verdictOf(check);
    }
    const QString told =
        untaken == 1 ? tr("A text is not taken") : tr("%1 texts are not taken").arg(untaken);
    const bool isFine = check.count(Severity::Error) == 0 && check.count(Severity::Warning) == 0;
    return isFine ? told : tr("%1; %2").arg(told, verdictOf(check));
}

std::optional<Severity> Verdict::severity() const
{
    return m_store.untaken().empty() ? worst(m_store.analysis().check) : Severity::Error;
}

QSize Verdict::sizeHint() const
{
    const QFontMetrics metrics(sized(TextSize::Body, true));
    return {metrics.horizontalAdvance(text()) + kShape + kGap + 24, metrics.height() + 8};
}

void Verdict::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Tokens& tokens = tokensOf(palette());
    const QString text = this->text();
    const std::optional<Severity> severity = this->severity();
    painter.setFont(sized(TextSize::Body, true));
    const int width = painter.fontMetrics().horizontalAdvance(text);
    const int left = rect().right() - 12 - width;
    paintSeverity(painter,
        QRectF(left - kGap - kShape, rect().center().y() - kShape / 2.0, kShape, kShape), severity,
        tokens);
    painter.setPen(severityColour(severity, tokens));
    painter.drawText(QRect(left, 0, width + 2, height()), Qt::AlignVCenter | Qt::AlignLeft, text);
}

} // namespace clusterbrief::ui
