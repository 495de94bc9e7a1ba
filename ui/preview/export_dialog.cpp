#include "ui/preview/export_dialog.h"

#include "ui/phrases.h"
#include "ui/preview/export_job.h"
#include "ui/preview/preview_page.h"
#include "ui/print/pdf.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/window/untaken.h"
#include "ui/window/verdict.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
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
#include <QtWidgets/QProgressBar>
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
    , m_choices(new QWidget(this))
    , m_base(new QLineEdit(proposedBase(store), m_choices))
    , m_since(new QLineEdit(m_choices))
    , m_audience(new QComboBox(m_choices))
    , m_detail(new QComboBox(m_choices))
    , m_paper(new QComboBox(m_choices))
    , m_wiringList(new QCheckBox(tr("&With the list of all links as an appendix"), m_choices))
    , m_state(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    setWindowTitle(tr("Export Brief"));
    setMinimumWidth(560);
    new QVBoxLayout(this);
    auto* choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    layout()->addWidget(m_choices);
    makeForm();
    makeFormats();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setProperty("role", u"unit"_s);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    // Its room is kept, so that nothing moves under the pointer.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->hide();
    layout()->addWidget(m_state);
    layout()->addWidget(m_progress);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::acceptExport);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
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
    auto* name = new QLabel(tr("&File, without ending"), m_choices);
    name->setBuddy(m_base);
    form->addRow(name, withButton(m_base, &ExportDialog::browse));
    form->addRow(tr("F&or"), m_audience);
    form->addRow(tr("&Detail"), m_detail);
    form->addRow(tr("&Paper of the PDF"), m_paper);
    auto* since = new QLabel(tr("&Changes since"), m_choices);
    since->setBuddy(m_since);
    form->addRow(since, withButton(m_since, &ExportDialog::browseSince));
    form->addRow(QString(), m_wiringList);
    static_cast<QVBoxLayout*>(m_choices->layout())->addLayout(form);
}

QHBoxLayout* ExportDialog::withButton(QLineEdit* field, void (ExportDialog::*choose)())
{
    auto* button = new QPushButton(tr("Choose…"), m_choices);
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
        auto* box =
            new QCheckBox(u"."_s + ending + u"   "_s + translated(format->title), m_choices);
        box->setObjectName(ending);
        box->setChecked(chosen.contains(ending));
        connect(box, &QCheckBox::toggled, this, &ExportDialog::updateState);
        const int index = static_cast<int>(m_formats.size());
        grid->addWidget(box, index % rows, index / rows);
        m_formats.push_back(box);
    }
    static_cast<QVBoxLayout*>(m_choices->layout())->addLayout(grid);
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
    const QString untaken = untakenText(m_store);
    const QString verdict = check.ready()
        ? verdictOf(check)
        : tr("%1. The brief is marked DRAFT while errors remain.").arg(verdictOf(check));
    m_state->setText(untaken.isEmpty() ? verdict : untaken + u'\n' + verdict);
}

void ExportDialog::startExport()
{
    const std::optional<Audience> audience = m_audience->currentIndex() == 0
        ? std::nullopt
        : std::optional(static_cast<Audience>(m_audience->currentIndex() - 1));
    ExportOrder order{m_store.sharedAnalysis(),
        briefOptions(audience, m_detail->currentIndex() == 0 ? Detail::Full : Detail::Summary),
        m_paper->currentIndex() == 0 ? Paper::A4 : Paper::Letter, {}, {}};
    order.options.wiringList = m_wiringList->isChecked();
    if (const QString path = m_since->text().trimmed(); !path.isEmpty()) {
        Result<Analysis> since = m_store.analysisOf(path);
        if (!since) {
            finish({errorText(since.error().front())});
            return;
        }
        order.since = std::make_shared<const Analysis>(std::move(*since));
        order.options.since = order.since.get();
        order.options.sinceName = fromQt(QFileInfo(path).fileName());
    }
    QStringList endings;
    for (const Format* format : windowFormats()) {
        const QString ending = QString::fromUtf8(format->ending);
        const QString path = m_base->text() + u'.' + ending;
        if (targets().contains(path)) {
            endings << ending;
            order.targets.push_back({format, path});
        }
    }
    QSettings().setValue(kFormatsKey, endings);
    m_job = new ExportJob(std::move(order), this);
    m_progress->setRange(0, static_cast<int>(endings.size()) + 1);
    connect(m_job, &ExportJob::making, this, [this, endings](int index) {
        m_progress->setValue(index);
        m_state->setText(index < endings.size()
                ? tr("Making .%1, %2 of %3").arg(endings[index]).arg(index + 1).arg(endings.size())
                : tr("Writing the files"));
    });
    connect(m_job, &ExportJob::finished, this, &ExportDialog::finish);
    setRunning(true);
    m_job->start();
}

void ExportDialog::setRunning(bool running)
{
    m_choices->setEnabled(!running);
    m_export->setEnabled(!running);
    m_progress->setValue(0);
    m_progress->setVisible(running);
    if (!running) {
        m_job->deleteLater();
        m_job = nullptr;
        updateState();
    }
}

void ExportDialog::finish(const QStringList& failures)
{
    setRunning(false);
    if (failures.isEmpty()) {
        accept();
        return;
    }
    QMessageBox box(QMessageBox::Warning, windowTitle(),
        failures.size() == 1 ? tr("A file was not written.") : tr("Some files were not written."),
        QMessageBox::Ok, this);
    box.setInformativeText(
        asPlainText(tr("%1\n\nChoose another place, or leave out what cannot be made.")
                        .arg(failures.join(u'\n').left(2'000))));
    box.exec();
}

void ExportDialog::reject()
{
    if (m_job == nullptr) {
        QDialog::reject();
        return;
    }
    m_job->cancel();
    setRunning(false);
    m_state->setText(tr("Cancelled. Every file is as it was."));
}

bool ExportDialog::mayReplace(const QStringList& names)
{
    QMessageBox box(QMessageBox::Question, windowTitle(),
        tr("Replace %1?").arg(names.join(u", "_s)), QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

void ExportDialog::acceptExport()
{
    QStringList present;
    for (const QString& path : targets()) {
        if (QFileInfo::exists(path)) {
            present << QFileInfo(path).fileName();
        }
    }
    if (present.isEmpty() || mayReplace(present)) {
        startExport();
    }
}

} // namespace clusterbrief::ui
