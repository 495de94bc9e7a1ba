#include "ui/diagram/topology_page.h"

#include "ui/diagram/drawing_export.h"
#include "ui/diagram/matrix_panel.h"
#include "ui/diagram/rail_toggles.h"
#include "ui/diagram/topology_drawing.h"
#include "ui/diagram/topology_view.h"
#include "ui/forms/two_sides.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtGui/QShortcut>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <set>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kZoomStep = 1.25;

std::vector<std::int64_t> railsOf(const Diagram& diagram)
{
    std::set<std::int64_t> rails;
    for (const DiagramLine& line : diagram.lines) {
        if (line.rail > 0) {
            rails.insert(line.rail);
        }
    }
    return {rails.begin(), rails.end()};
}

/// One side of a row of controls.
QHBoxLayout* sideOf(QWidget* holder)
{
    auto* side = new QWidget(holder);
    auto* row = new QHBoxLayout(side);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    holder->layout()->addWidget(side);
    return row;
}

} // namespace

TopologyPage::TopologyPage(DocumentStore& store, QWidget* parent)
    : SectionPage(SectionId::Topology, store, parent)
    , m_network(new QComboBox(this))
{
    // The order of the keys is that of the making.
    body()->addWidget(makeNetworkRow());
    m_drawingRow = makeDrawingRow();
    body()->addWidget(m_drawingRow);
    body()->addSpacing(4);
    makeStack();
    body()->addWidget(m_stack, 1);
    setFocusProxy(m_view);
    connect(m_network, &QComboBox::currentIndexChanged, this, &TopologyPage::showNetwork);
    connect(m_rails, &RailToggles::changed, this,
        [this] { m_view->setHiddenRails(m_rails->hidden()); });
    connect(m_view, &TopologyView::zoomChanged, this,
        [this](double zoom) { m_zoom->setText(tr("%1 %").arg(qRound(zoom * 100))); });
    connect(m_view, &TopologyView::described, this, [this](const QString& text) {
        const QString shown = text.isEmpty() ? toQt(m_view->diagram().caption) : text;
        m_details->setText(QString(shown).replace(u'\n', u"  ·  "_s));
    });
}

QToolButton* TopologyPage::makeButton(const QString& text, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QWidget* TopologyPage::makeNetworkRow()
{
    auto* holder = new QWidget(this);
    new TwoSides(holder);
    QHBoxLayout* row = sideOf(holder);
    m_network->setAccessibleName(tr("Network"));
    m_network->setObjectName(u"network"_s);
    for (const NetworkKind kind : kNetworkKinds) {
        m_network->addItem(networkTitle(kind));
    }
    row->addWidget(m_network);
    m_findings = makeButton({}, tr("Findings about this network"));
    m_findings->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_findings->setProperty("filter", true);
    row->addWidget(m_findings);
    row = sideOf(holder);
    m_asDrawing = makeButton(tr("Drawing"), tr("What is joined to what"));
    m_asMatrix = makeButton(tr("Rail matrix"), tr("The leaf of each port of each node"));
    auto* group = new QButtonGroup(this);
    for (QToolButton* button : {m_asDrawing, m_asMatrix}) {
        button->setCheckable(true);
        button->setProperty("segment", button == m_asDrawing ? u"first"_s : u"last"_s);
        group->addButton(button);
        row->addWidget(button);
    }
    m_asDrawing->setChecked(true);
    row->setSpacing(0);
    row->addSpacing(8);
    m_export = makeButton(tr("Export Drawing…"), tr("Write the drawing as SVG or PNG"));
    row->addWidget(m_export);
    connect(m_asMatrix, &QToolButton::toggled, this, &TopologyPage::showDrawing);
    connect(m_export, &QToolButton::clicked, this, &TopologyPage::exportDrawing);
    connect(m_findings, &QToolButton::clicked, this, [this] {
        const auto findings = findingsOf(store().analysis().check, network());
        if (!findings.empty()) {
            Q_EMIT placeWanted(toQt(findings.front()->field), toQt(findings.front()->at));
        }
    });
    return holder;
}

QWidget* TopologyPage::makeDrawingRow()
{
    auto* holder = new QWidget(this);
    auto* sides = new TwoSides(holder);
    m_rails = new RailToggles(holder);
    sides->addWidget(m_rails);
    QHBoxLayout* row = sideOf(holder);
    QToolButton* less = makeButton(u"−"_s, tr("Zoom out (Ctrl and the wheel, or −)"));
    m_zoom = makeButton(tr("%1 %").arg(100), tr("Full size (Ctrl+1)"));
    QToolButton* more = makeButton(u"+"_s, tr("Zoom in (Ctrl and the wheel, or +)"));
    QToolButton* fit = makeButton(tr("Fit"), tr("Show all of it (Ctrl+0)"));
    // A button loses its shortcut with each new text.
    auto* fullSize = new QShortcut(QKeySequence(u"Ctrl+1"_s), this);
    auto* all = new QShortcut(QKeySequence(u"Ctrl+0"_s), this);
    connect(fullSize, &QShortcut::activated, m_zoom, &QToolButton::click);
    connect(all, &QShortcut::activated, fit, &QToolButton::click);
    m_zoom->setMinimumWidth(62);
    m_zoom->setObjectName(u"zoom"_s);
    for (QToolButton* button : {less, m_zoom, more, fit}) {
        button->setProperty("rail", true);
        row->addWidget(button);
    }
    connect(less, &QToolButton::clicked, this, [this] { m_view->zoomBy(1 / kZoomStep); });
    connect(more, &QToolButton::clicked, this, [this] { m_view->zoomBy(kZoomStep); });
    connect(m_zoom, &QToolButton::clicked, this, [this] { m_view->zoomTo(1); });
    connect(fit, &QToolButton::clicked, this, [this] { m_view->fit(); });
    return holder;
}

void TopologyPage::makeStack()
{
    m_stack = new QStackedWidget(this);
    m_drawing = new QWidget(this);
    m_view = new TopologyView(m_drawing);
    m_details = new QLabel(m_drawing);
    m_matrix = new MatrixPanel(store(), this);
    m_nothing = new QLabel(this);
    auto* column = new QVBoxLayout(m_drawing);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_details->setProperty("role", u"unit"_s);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setWordWrap(true);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_details->setObjectName(u"details"_s);
    // Room for what is longer, so that the drawing does not move under the mouse.
    m_details->setFixedHeight(QFontMetrics(sized(TextSize::Unit)).lineSpacing() * 2 + 4);
    column->addWidget(m_view, 1);
    column->addWidget(m_details);
    m_nothing->setProperty("role", u"empty"_s);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_stack->addWidget(m_drawing);
    m_stack->addWidget(m_matrix);
    m_stack->addWidget(m_nothing);
}

NetworkKind TopologyPage::network() const
{
    return kNetworkKinds[static_cast<std::size_t>(std::max(0, m_network->currentIndex()))];
}

void TopologyPage::chooseNetwork(NetworkKind kind)
{
    m_network->setCurrentIndex(static_cast<int>(kind));
}

void TopologyPage::showMatrix(bool shown)
{
    (shown ? m_asMatrix : m_asDrawing)->setChecked(true);
}

void TopologyPage::refresh()
{
    for (const NetworkKind kind : kNetworkKinds) {
        const auto findings = findingsOf(store().analysis().check, kind);
        const std::optional<Severity> worst =
            findings.empty() ? std::nullopt : std::optional(findings.front()->severity);
        const bool asked = store().analysis().sizing.network(kind) != nullptr;
        m_network->setItemIcon(static_cast<int>(kind),
            asked || worst ? severityIcon(worst, tokensOf(palette())) : QIcon());
    }
    showNetwork();
}

/// Shapes of severities are painted in the colours of light or dark.
void TopologyPage::changeEvent(QEvent* event)
{
    SectionPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) {
        refresh();
    }
}

void TopologyPage::showNetwork()
{
    showFindings();
    m_matrix->setNetwork(network());
    m_view->setAccessibleName(tr("Drawing: %1").arg(networkTitle(network())));
    if (const auto drawing = topologyDrawing(store().analysis(), network())) {
        m_rails->setRails(railsOf(drawing->diagram));
        m_view->setHiddenRails({});
        m_view->show(*drawing);
        m_view->setHiddenRails(m_rails->hidden());
    } else {
        m_view->show({});
        m_nothing->setText(whyNoDrawing(store().analysis(), network()));
    }
    showDrawing();
}

void TopologyPage::showFindings()
{
    const auto findings = findingsOf(store().analysis().check, network());
    m_findings->setVisible(!findings.empty());
    if (findings.empty()) {
        return;
    }
    m_findings->setIcon(severityIcon(findings.front()->severity, tokensOf(palette())));
    m_findings->setText(
        findings.size() == 1 ? tr("1 finding") : tr("%1 findings").arg(findings.size()));
    m_findings->setAccessibleName(m_findings->text());
    QStringList messages;
    for (const Finding* finding : findings) {
        messages << messageOf(*finding);
    }
    m_findings->setToolTip(asPlainText(messages.join(u'\n')));
}

/// The drawing, the table, or why there is neither.
void TopologyPage::showDrawing()
{
    const bool drawn = !m_view->diagram().boxes.empty();
    const bool matrix = m_asMatrix->isChecked();
    m_stack->setCurrentWidget(!drawn ? static_cast<QWidget*>(m_nothing)
            : matrix                 ? static_cast<QWidget*>(m_matrix)
                                     : m_drawing);
    m_drawingRow->setVisible(drawn && !matrix);
    m_export->setEnabled(drawn);
    setFocusProxy(!drawn ? static_cast<QWidget*>(m_network)
            : matrix     ? static_cast<QWidget*>(&m_matrix->table())
                         : m_view);
}

void TopologyPage::exportDrawing()
{
    const QFileInfo present(store().filePath());
    const QString folder = store().filePath().isEmpty() ? QDir::homePath() : present.absolutePath();
    const QString base =
        store().filePath().isEmpty() ? u"cluster"_s : present.fileName().section(u'.', 0, 0);
    const QString svg = tr("SVG drawing (*.svg)");
    const QString png = tr("PNG picture (*.png)");
    QString chosen = svg;
    QString path = QFileDialog::getSaveFileName(this, tr("Export Drawing"),
        folder + u'/' + base + u'-' + toQt(textOf(network())) + u".svg"_s, svg + u";;"_s + png,
        &chosen);
    if (path.isEmpty()) {
        return;
    }
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != u"svg"_s && ending != u"png"_s) {
        path += chosen == png ? u".png"_s : u".svg"_s;
    }
    const QString failure = writeDrawing(withoutRails(m_view->diagram(), m_rails->hidden()), path);
    if (!failure.isEmpty()) {
        QMessageBox::warning(this, tr("Export Drawing"),
            asPlainText(tr("Not written. Choose a folder that exists and can be written to.\n%1")
                            .arg(failure)));
    }
}

} // namespace clusterbrief::ui
