#include "ui/window/recovery_dialog.h"

#include "core/base/text.h"
#include "core/compare/compare.h"
#include "ui/compare/comparison_rows.h"
#include "ui/forms/plain_text.h"
#include "ui/phrases.h"
#include "ui/store/file_content.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTitle = 0;
constexpr int kFile = 1;
constexpr int kTime = 2;
constexpr qsizetype kLongest = 200;
constexpr qsizetype kLongestDetails = 20'000;

/// One line of bounded length, whatever a damaged file has.
QString cell(const QString& text)
{
    const QString line = toQt(printable(fromQt(text.left(kLongest + 1)))).simplified();
    return text.size() > kLongest ? line.left(kLongest) + u'…' : line;
}

QString timeOf(const Leftover& copy)
{
    return copy.edited.isValid()
        ? QLocale().toString(copy.edited.toLocalTime(), QLocale::ShortFormat)
        : RecoveryDialog::tr("not known");
}

void addRows(const Comparison& comparison, QStringList& lines)
{
    for (const ComparisonSection& section : sectionsOf(comparison)) {
        if (section.rows.empty()) {
            continue;
        }
        lines << QString() << section.title;
        for (const ComparisonRow& row : section.rows) {
            lines << RecoveryDialog::tr("  %1: %2 → %3")
                         .arg(cell(row.name), cell(row.left), cell(row.right));
        }
    }
}

} // namespace

QStringList differencesOf(const Leftover& copy)
{
    if (!copy.document) {
        return {copy.fault};
    }
    const Result<Analysis> unsaved = analyse(*copy.document, sharedBuiltInCatalog());
    if (!unsaved) {
        return {errorText(unsaved.error().front())};
    }
    const Result<QByteArray> bytes =
        copy.path.isEmpty() ? Result<QByteArray>(QByteArray()) : bytesOf(copy.path);
    Document base;
    QString against = RecoveryDialog::tr("It was never saved. All that was entered:");
    if (!copy.path.isEmpty()) {
        Result<LoadedRequest> saved =
            bytes ? requestIn(*bytes, copy.path) : tl::unexpected(bytes.error());
        if (!saved) {
            against = RecoveryDialog::tr("Its file is gone or cannot be read. All that it held:");
        } else {
            base = std::move(saved->document);
            against = fingerprintOf(*bytes) == copy.fingerprint
                ? RecoveryDialog::tr("Unsaved changes, saved file → copy:")
                : RecoveryDialog::tr("The file was changed since by another program. File as it is "
                                     "now → copy:");
        }
    }
    const Result<Analysis> before = analyse(std::move(base), sharedBuiltInCatalog());
    if (!before) {
        return {errorText(before.error().front())};
    }
    QStringList lines{against};
    addRows(compare(*before, *unsaved), lines);
    if (lines.size() == 1) {
        lines = QStringList{RecoveryDialog::tr("It says the same as its file.")};
    }
    return lines;
}

RecoveryDialog::RecoveryDialog(Leftovers& leftovers, QWidget* parent)
    : QDialog(parent)
    , m_leftovers(leftovers)
    , m_intro(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_details(new PlainText(kLongestDetails, this))
{
    setWindowTitle(tr("Recover Unsaved Work"));
    setObjectName(u"recoveryDialog"_s);
    resize(820, 520);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 18);
    layout->setSpacing(10);
    m_intro->setFont(sized(TextSize::Group, true));
    m_intro->setWordWrap(true);
    layout->addWidget(m_intro);
    m_list->setHeaderLabels({tr("Request"), tr("File"), tr("Last edit")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->ensurePolished(); // One height is then taken for all rows: that of the style.
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setAccessibleName(tr("Unsaved requests"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(kTitle, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kFile, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kTime, QHeaderView::ResizeToContents);
    layout->addWidget(m_list, 2);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setAccessibleName(tr("What differs from the saved file"));
    layout->addWidget(m_details, 3);
    auto* buttons = new QDialogButtonBox(this);
    m_recoverButton = buttons->addButton(tr("&Recover"), QDialogButtonBox::ActionRole);
    m_recoverAllButton = buttons->addButton(tr("Recover &All"), QDialogButtonBox::ActionRole);
    m_discardButton = buttons->addButton(tr("&Discard…"), QDialogButtonBox::ActionRole);
    auto* later = buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
    later->setToolTip(tr("Keeps the copies and asks again at the next start"));
    m_recoverButton->setDefault(true);
    layout->addWidget(buttons);
    connect(m_recoverButton, &QPushButton::clicked, this, &RecoveryDialog::recoverCurrent);
    connect(m_recoverAllButton, &QPushButton::clicked, this, &RecoveryDialog::recoverAll);
    connect(m_discardButton, &QPushButton::clicked, this, &RecoveryDialog::discardCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RecoveryDialog::showCurrent);
    fill();
}

void RecoveryDialog::setRecover(std::function<bool(const Leftover&)> recover)
{
    m_recover = std::move(recover);
}

void RecoveryDialog::fill()
{
    const std::vector<Leftover>& copies = m_leftovers.list();
    if (copies.empty()) {
        accept();
        return;
    }
    m_intro->setText(copies.size() == 1
            ? tr("Cluster Brief ended before this request was saved.")
            : tr("Cluster Brief ended before these %1 requests were saved.").arg(copies.size()));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const Leftover& copy : copies) {
        const QString title = copy.fault.isEmpty() ? copy.title : tr("Damaged copy");
        const QString file = copy.path.isEmpty() ? tr("never saved") : copy.path;
        auto* item = new QTreeWidgetItem(m_list,
            {title.isEmpty() ? tr("Without a title") : cell(title), cell(file), timeOf(copy)});
        item->setToolTip(kFile, asPlainText(cell(file)));
        if (!copy.fault.isEmpty()) {
            item->setIcon(kTitle, severityIcon(Severity::Error, tokensOf(palette())));
        }
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_recoverAllButton->setVisible(copies.size() > 1);
    showCurrent();
}

std::optional<std::size_t> RecoveryDialog::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

void RecoveryDialog::showCurrent()
{
    const std::optional<std::size_t> index = current();
    const Leftover* copy = index ? &m_leftovers.list()[*index] : nullptr;
    m_details->setText(copy == nullptr ? QString() : differencesOf(*copy).join(u'\n'));
    m_recoverButton->setEnabled(copy != nullptr && copy->document);
    m_discardButton->setEnabled(copy != nullptr);
}

bool RecoveryDialog::recover(std::size_t index)
{
    const Leftover& copy = m_leftovers.list()[index];
    if (!copy.document || !m_recover || !m_recover(copy)) {
        return false;
    }
    m_leftovers.remove(index);
    return true;
}

void RecoveryDialog::recoverCurrent()
{
    if (const auto index = current(); index && recover(*index)) {
        fill();
    }
}

void RecoveryDialog::recoverAll()
{
    for (std::size_t i = m_leftovers.list().size(); i-- > 0;) {
        recover(i);
    }
    fill();
}

void RecoveryDialog::discardCurrent()
{
    const std::optional<std::size_t> index = current();
    if (!index) {
        return;
    }
    QMessageBox box(QMessageBox::Warning, windowTitle(), tr("Discard this copy?"),
        QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("Its unsaved changes are lost. A saved file stays as it is."));
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() == QMessageBox::Discard) {
        m_leftovers.remove(*index);
        fill();
    }
}

} // namespace clusterbrief::ui
