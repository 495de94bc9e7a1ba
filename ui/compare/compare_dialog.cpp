#include "ui/compare/compare_dialog.h"

#include "core/base/text.h"
#include "ui/forms/plain_text.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QFileInfo>
#include <QtGui/QAction>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kName = 0;
constexpr int kLeft = 1;
constexpr int kRight = 2;
constexpr qsizetype kLongestCell = 200;
constexpr qsizetype kLongestDetails = 20'000;
constexpr int kDetailLines = 5;

QString cell(const QString& text)
{
    const QString line = text.left(kLongestCell + 1).simplified();
    return text.size() > kLongestCell ? line.left(kLongestCell) + u'…' : line;
}

void tellErrors(const QString& path, const Errors& errors, QWidget* parent)
{
    constexpr std::size_t kShown = 6;
    QStringList lines;
    for (std::size_t i = 0; i < std::min(kShown, errors.size()); ++i) {
        lines << errorText(errors[i]).left(600);
    }
    if (errors.size() > kShown) {
        lines << CompareDialog::tr("… and %1 more").arg(errors.size() - kShown);
    }
    QMessageBox box(QMessageBox::Warning, CompareDialog::tr("Compare"),
        CompareDialog::tr("%1 could not be read.").arg(QFileInfo(path).fileName()), QMessageBox::Ok,
        parent);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(asPlainText(lines.join(u'\n')));
    box.exec();
}

void open(CompareDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace

CompareDialog::CompareDialog(DocumentStore& store, std::shared_ptr<const Analysis> left,
    const QString& leftName, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_left(std::move(left))
    , m_leftName(leftName)
    , m_summary(new QLabel(this))
    , m_tree(new QTreeWidget(this))
    , m_details(new PlainText(kLongestDetails, this))
{
    setWindowTitle(tr("Compare With %1").arg(leftName));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setSizeGripEnabled(true);
    resize(940, 600);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(u"summary"_s);
    layout->addWidget(m_summary);
    makeTree();
    layout->addWidget(m_tree, 1);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setAccessibleName(tr("Details of the difference"));
    m_details->setObjectName(u"details"_s);
    m_details->setFixedHeight(
        m_details->fontMetrics().lineSpacing() * kDetailLines + 2 * m_details->frameWidth() + 16);
    layout->addWidget(m_details);
    makeButtons();
    connect(&m_store, &DocumentStore::changed, this, &CompareDialog::refresh);
    refresh();
    m_tree->setFocus();
}

void CompareDialog::makeTree()
{
    m_tree->setObjectName(u"comparison"_s);
    m_tree->setAccessibleName(tr("Differences"));
    m_tree->setHeaderLabels({tr("What"), cell(m_leftName), tr("This request")});
    m_tree->setUniformRowHeights(true);
    m_tree->ensurePolished(); // One height is then taken for all rows: that of the style.
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setRootIsDecorated(true);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(90);
    header->setSectionResizeMode(kName, QHeaderView::Stretch);
    for (const int column : {kLeft, kRight}) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        header->resizeSection(column, 200);
    }
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &CompareDialog::showCurrent);
}

void CompareDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_take = buttons->addButton(tr("&Take Left Value"), QDialogButtonBox::ActionRole);
    m_take->setToolTip(
        tr("Sets the field of this request to the value at the left; can be undone"));
    m_take->setAutoDefault(false);
    layout()->addWidget(buttons);
    connect(m_take, &QPushButton::clicked, this, &CompareDialog::takeLeft);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QAction* undo = m_store.undoStack().createUndoAction(this, tr("Undo"));
    QAction* redo = m_store.undoStack().createRedoAction(this, tr("Redo"));
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts({QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)});
    addActions({undo, redo});
}

void CompareDialog::refresh()
{
    const ComparisonRow* current = currentRow();
    const QString key = current == nullptr ? QString() : current->key;
    QTreeWidgetItem* item = m_tree->currentItem();
    const bool isRow = item != nullptr && item->parent() != nullptr;
    const int section = isRow ? m_tree->indexOfTopLevelItem(item->parent()) : 0;
    const int row = isRow ? item->parent()->indexOfChild(item) : 0;
    m_comparison = compare(m_left ? *m_left : m_store.savedAnalysis(), m_store.analysis());
    m_sections = sectionsOf(m_comparison);
    m_summary->setText(summaryOf(m_comparison));
    fill();
    choose(key, section, row);
    showCurrent();
}

void CompareDialog::fill()
{
    const QSignalBlocker quiet(m_tree);
    std::vector<bool> closed;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        closed.push_back(
            m_tree->topLevelItem(i)->childCount() > 0 && !m_tree->topLevelItem(i)->isExpanded());
    }
    m_tree->clear();
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        auto* parent = new QTreeWidgetItem(m_tree, {m_sections[i].title});
        parent->setFont(kName, sized(TextSize::Body, true));
        parent->setFirstColumnSpanned(true);
        for (const ComparisonRow& row : m_sections[i].rows) {
            addRow(parent, row);
        }
        parent->setExpanded(i >= closed.size() || !closed[i]);
    }
}

void CompareDialog::addRow(QTreeWidgetItem* parent, const ComparisonRow& row)
{
    auto* item = new QTreeWidgetItem(parent, {cell(row.name), cell(row.left), cell(row.right)});
    if (row.severity) {
        item->setIcon(kName, severityIcon(row.severity, tokensOf(palette())));
    }
    const QString tip = asPlainText(row.detail.left(kLongestCell * 4));
    for (const int column : {kName, kLeft, kRight}) {
        item->setToolTip(column, tip);
    }
}

/// The row of the same thing; where it is gone, the one that took its place.
void CompareDialog::choose(const QString& key, int section, int row)
{
    for (std::size_t s = 0; s < m_sections.size(); ++s) {
        for (std::size_t r = 0; r < m_sections[s].rows.size(); ++r) {
            if (!key.isEmpty() && m_sections[s].rows[r].key == key) {
                section = static_cast<int>(s);
                row = static_cast<int>(r);
            }
        }
    }
    QTreeWidgetItem* parent = m_tree->topLevelItem(section);
    const int last = parent->childCount() - 1;
    m_tree->setCurrentItem(last < 0 ? parent : parent->child(std::min(row, last)));
}

const ComparisonRow* CompareDialog::currentRow() const
{
    QTreeWidgetItem* item = m_tree->currentItem();
    if (item == nullptr || item->parent() == nullptr) {
        return nullptr;
    }
    const auto section = static_cast<std::size_t>(m_tree->indexOfTopLevelItem(item->parent()));
    const auto row = static_cast<std::size_t>(item->parent()->indexOfChild(item));
    return section < m_sections.size() && row < m_sections[section].rows.size()
        ? &m_sections[section].rows[row]
        : nullptr;
}

void CompareDialog::showCurrent()
{
    const ComparisonRow* row = currentRow();
    m_details->setText(row == nullptr ? QString() : row->detail);
    m_take->setEnabled(row != nullptr && row->field);
}

void CompareDialog::takeLeft()
{
    const ComparisonRow* row = currentRow();
    if (row == nullptr || !row->field) {
        return;
    }
    const FieldDifference field = m_comparison.fields[*row->field];
    const QString name = field.label.back().isName ? toQt(shortened(field.label.back().text, 40))
                                                   : translated(field.label.back().text.c_str());
    const Errors errors = m_store.setPlaces(
        tr("Take Left Value of %1").arg(name), {{field.place, field.left.value_or(Value{})}});
    if (!errors.empty()) {
        QMessageBox::warning(this, windowTitle(), asPlainText(errorText(errors.front())));
    }
    m_tree->setFocus();
}

void compareWithFile(DocumentStore& store, const QString& path, QWidget* parent)
{
    Result<Analysis> left = store.analysisOf(path);
    if (!left) {
        tellErrors(path, left.error(), parent);
        return;
    }
    open(new CompareDialog(store, std::make_shared<const Analysis>(std::move(*left)),
        QFileInfo(path).fileName(), parent));
}

void compareWithFile(DocumentStore& store, QWidget* parent)
{
    const QString path = QFileDialog::getOpenFileName(parent, CompareDialog::tr("Compare With"),
        QFileInfo(store.filePath()).absolutePath(),
        CompareDialog::tr(
            "Requests (*.cluster.yaml *.cluster.json *.yaml *.yml *.json);;All files (*)"));
    if (!path.isEmpty()) {
        compareWithFile(store, path, parent);
    }
}

void compareWithLastSave(DocumentStore& store, QWidget* parent)
{
    for (auto* present : parent->findChildren<CompareDialog*>()) {
        if (present->isWithLastSave()) {
            open(present);
            return;
        }
    }
    open(new CompareDialog(store, nullptr,
        store.filePath().isEmpty() ? CompareDialog::tr("First State")
                                   : CompareDialog::tr("Last Save"),
        parent));
}

} // namespace clusterbrief::ui
