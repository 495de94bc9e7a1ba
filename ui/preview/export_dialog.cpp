#include "ui/preview/export_dialog.h"

#include "ui/preview/preview_page.h"
#include "ui/print/pdf.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/verdict.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtCore/QSettings>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

const auto kFormatsKey = u"export/formats"_s;

QString proposedBase(const DocumentStore& store)
{
    if (!store.filePath().isEmpty()) {
        const QFileInfo file(store.filePath());
        return file.absolutePath() + u'/' + file.fileName().section(u'.', 0, 0);
    }
    return QDir::homePath() + u"/cluster-brief"_s;
}

/// Empty when the whole file has been written.
QString faultOfWriting(const QString& path, const std::string& content)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(content.size());
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content.data(), size) == size
        && file.flush() && file.commit();
    return written ? QString()
                   : ExportDialog::tr("%1: %2. Choose a folder that exists and can be written to.")
                         .arg(path, file.errorString());
}

} // namespace

std::vector<const Format*> windowFormats()
{
    std::vector<const Format*> formats{&pdfFormat()};
    for (const Format& format : coreFormats()) {
        formats.push_back(&format);
    }
    return formats;
}

ExportDialog::ExportDialog(DocumentStore& store, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_base(new QLineEdit(proposedBase(store), this))
    , m_since(new QLineEdit(this))
    , m_audience(new QComboBox(this))
    , m_detail(new QComboBox(this))
    , m_paper(new QComboBox(this))
    , m_state(new QLabel(this))
{
    setWindowTitle(tr("Export Brief"));
    setMinimumWidth(560);
    new QVBoxLayout(this);
    makeForm();
    makeFormats();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    m_state->setWordWrap(true);
    m_state->setProperty("role", u"unit"_s);
    layout()->addWidget(m_state);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::acceptExport);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_base, &QLineEdit::textChanged, this, &ExportDialog::updateState);
    updateState();
}

void ExportDialog::makeForm()
{
    m_base->setObjectName(u"base"_s);
    m_audience->addItems(
        {tr("As the request states"), tr("A supplier (request)"), tr("A customer (quote)")});
    m_detail->addItems({tr("Full"), tr("Summary")});
    m_paper->addItems({tr("A4"), tr("Letter")});
    m_since->setObjectName(u"since"_s);
    m_since->setPlaceholderText(tr("an earlier revision, to list what has changed"));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    auto* name = new QLabel(tr("&File, without ending"), this);
    name->setBuddy(m_base);
    form->addRow(name, withButton(m_base, &ExportDialog::browse));
    form->addRow(tr("F&or"), m_audience);
    form->addRow(tr("&Detail"), m_detail);
    form->addRow(tr("&Paper"), m_paper);
    auto* since = new QLabel(tr("&Changes since"), this);
    since->setBuddy(m_since);
    form->addRow(since, withButton(m_since, &ExportDialog::browseSince));
    static_cast<QVBoxLayout*>(layout())->addLayout(form);
}

QHBoxLayout* ExportDialog::withButton(QLineEdit* field, void (ExportDialog::*choose)())
{
    auto* button = new QPushButton(tr("Choose…"), this);
    connect(button, &QPushButton::clicked, this, choose);
    auto* row = new QHBoxLayout;
    row->addWidget(field, 1);
    row->addWidget(button);
    return row;
}

void ExportDialog::makeFormats()
{
    const QStringList chosen =
        QSettings().value(kFormatsKey, QStringList{u"pdf"_s, u"brief.json"_s}).toStringList();
    const auto formats = windowFormats();
    const int rows = (static_cast<int>(std::size(formats)) + 1) / 2;
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    for (const Format* format : formats) {
        const QString ending = QString::fromUtf8(format->ending);
        auto* box = new QCheckBox(u"."_s + ending + u"   "_s + translated(format->title), this);
        box->setObjectName(ending);
        box->setChecked(chosen.contains(ending));
        connect(box, &QCheckBox::toggled, this, &ExportDialog::updateState);
        const int index = static_cast<int>(m_formats.size());
        grid->addWidget(box, index % rows, index / rows);
        m_formats.push_back(box);
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
}

void ExportDialog::browse()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export To"), m_base->text(), {}, nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty()) {
        m_base->setText(path);
    }
}

void ExportDialog::browseSince()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Changes Since"),
        QFileInfo(m_base->text()).absolutePath(),
        tr("Requests (*.cluster.yaml *.cluster.json *.brief.json *.yaml *.yml *.json);;All files "
           "(*)"));
    if (!path.isEmpty()) {
        m_since->setText(path);
    }
}

QStringList ExportDialog::targets() const
{
    QStringList paths;
    for (const QCheckBox* box : m_formats) {
        if (box->isChecked()) {
            paths << m_base->text() + u'.' + box->objectName();
        }
    }
    return paths;
}

void ExportDialog::updateState()
{
    m_export->setEnabled(!targets().isEmpty() && !m_base->text().trimmed().isEmpty());
    const CheckResult& check = m_store.analysis().check;
    m_state->setText(check.ready()
            ? verdictOf(check)
            : tr("%1. The brief is marked DRAFT while errors remain.").arg(verdictOf(check)));
}

QStringList ExportDialog::write()
{
    const std::optional<Audience> audience = m_audience->currentIndex() == 0
        ? std::nullopt
        : std::optional(static_cast<Audience>(m_audience->currentIndex() - 1));
    BriefOptions options =
        briefOptions(audience, m_detail->currentIndex() == 0 ? Detail::Full : Detail::Summary);
    std::optional<Result<Analysis>> since;
    if (const QString path = m_since->text().trimmed(); !path.isEmpty()) {
        since = m_store.analysisOf(path);
        if (!*since) {
            return {toQt(describe(since->error().front()))};
        }
        options.since = &**since;
        options.sinceName = fromQt(QFileInfo(path).fileName());
    }
    const Brief brief = compose(m_store.analysis(), options);
    const RenderInput input{
        m_store.analysis(), brief, m_paper->currentIndex() == 0 ? Paper::A4 : Paper::Letter};
    QStringList failures;
    QStringList endings;
    for (const Format* format : windowFormats()) {
        const QString ending = QString::fromUtf8(format->ending);
        const QString path = m_base->text() + u'.' + ending;
        if (!targets().contains(path)) {
            continue;
        }
        endings << ending;
        const Result<std::string> content = format->render(input);
        if (!content) {
            failures << toQt(describe(content.error().front()));
            continue;
        }
        if (const QString fault = faultOfWriting(path, *content); !fault.isEmpty()) {
            failures << fault;
        }
    }
    QSettings().setValue(kFormatsKey, endings);
    return failures;
}

void ExportDialog::acceptExport()
{
    QStringList present;
    for (const QString& path : targets()) {
        if (QFileInfo::exists(path)) {
            present << QFileInfo(path).fileName();
        }
    }
    if (!present.isEmpty()
        && QMessageBox::question(this, windowTitle(),
               asPlainText(tr("Replace %1?").arg(present.join(u", "_s))),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::Yes)
            != QMessageBox::Yes) {
        return;
    }
    const QStringList failures = write();
    if (!failures.isEmpty()) {
        QMessageBox::warning(
            this, windowTitle(), asPlainText(tr("Not written.\n%1").arg(failures.join(u'\n'))));
        return;
    }
    accept();
}

} // namespace clusterbrief::ui
