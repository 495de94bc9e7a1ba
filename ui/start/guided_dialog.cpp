#include "ui/start/guided_dialog.h"

#include "ui/start/guided_steps.h"
#include "ui/start/result_step.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

GuidedDialog::GuidedDialog(const std::shared_ptr<const Catalog>& catalog, QWidget* parent)
    : QDialog(parent)
    , m_steps(new QStackedWidget(this))
    , m_result(new ResultStep(catalog, this))
{
    setWindowTitle(tr("Guided Request"));
    setObjectName(u"guidedDialog"_s);
    resize(1060, 600);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 18, 24, 18);
    layout->setSpacing(16);
    makeTrail();
    layout->addWidget(m_steps, 1);
    for (GuidedStep* step : std::initializer_list<GuidedStep*>{new PurposeStep(*catalog, this),
             new SizeStep(this), new SiteStep(*catalog, this), m_result}) {
        m_steps->addWidget(step);
        connect(step, &GuidedStep::completeChanged, this, &GuidedDialog::update);
    }
    makeButtons();
    goTo(0);
}

void GuidedDialog::makeTrail()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    int number = 1;
    for (const QString& name : {tr("Job"), tr("Size"), tr("Site"), tr("Result")}) {
        auto* label = new QLabel(u"%1  %2"_s.arg(number++).arg(name), this);
        label->setProperty("role", u"step"_s);
        row->addWidget(label);
        m_trail.push_back(label);
    }
    row->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void GuidedDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_back = buttons->addButton(tr("&Back"), QDialogButtonBox::ActionRole);
    m_next = buttons->addButton(tr("&Next"), QDialogButtonBox::ActionRole);
    m_back->setObjectName(u"back"_s);
    m_next->setObjectName(u"next"_s);
    for (auto* button : buttons->findChildren<QPushButton*>()) {
        button->setAutoDefault(false);
    }
    m_next->setDefault(true);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, &GuidedDialog::back);
    connect(m_next, &QPushButton::clicked, this, &GuidedDialog::next);
    connect(new QShortcut(QKeySequence(u"Alt+Left"_s), this), &QShortcut::activated, this,
        &GuidedDialog::back);
    connect(new QShortcut(QKeySequence(u"Alt+Right"_s), this), &QShortcut::activated, m_next,
        &QPushButton::click);
}

GuidedStep& GuidedDialog::step() const
{
    return *static_cast<GuidedStep*>(m_steps->currentWidget());
}

void GuidedDialog::goTo(int index)
{
    m_steps->setCurrentIndex(index);
    step().enter(m_answers);
    step().setFocus(Qt::OtherFocusReason);
    update();
}

void GuidedDialog::next()
{
    step().write(m_answers);
    if (m_steps->currentIndex() + 1 < m_steps->count()) {
        goTo(m_steps->currentIndex() + 1);
    } else if (step().isComplete()) {
        accept();
    }
}

void GuidedDialog::back()
{
    if (m_steps->currentIndex() > 0) {
        step().write(m_answers);
        goTo(m_steps->currentIndex() - 1);
    }
}

void GuidedDialog::update()
{
    const int current = m_steps->currentIndex();
    const bool last = current + 1 == m_steps->count();
    m_back->setEnabled(current > 0);
    m_next->setText(last ? tr("&Finish") : tr("&Next"));
    m_next->setEnabled(step().isComplete());
    for (int i = 0; i < static_cast<int>(m_trail.size()); ++i) {
        QLabel& label = *m_trail[static_cast<std::size_t>(i)];
        label.setProperty("state", i == current ? u"now"_s : i < current ? u"done"_s : u"ahead"_s);
        label.style()->unpolish(&label);
        label.style()->polish(&label);
    }
}

Document GuidedDialog::request() const
{
    const GuidedOption* option = m_result->chosen();
    return option == nullptr ? Document{} : option->request;
}

} // namespace clusterbrief::ui
