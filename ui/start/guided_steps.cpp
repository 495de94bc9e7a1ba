#include "ui/start/guided_steps.h"

#include "ui/forms/part_summary.h"
#include "ui/start/pick_list.h"
#include "ui/start/segments.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

GuidedStep::GuidedStep(const QString& question, const QString& remark, QWidget* parent)
    : QWidget(parent)
    , m_body(new QVBoxLayout(this))
{
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(12);
    auto* title = new QLabel(question, this);
    title->setFont(sized(TextSize::Page, true));
    auto* below = new QLabel(remark, this);
    below->setWordWrap(true);
    below->setProperty("role", u"unit"_s);
    m_body->addWidget(title);
    m_body->addWidget(below);
}

void GuidedStep::addRow(const QString& name, QWidget* control)
{
    auto* label = new QLabel(name, this);
    label->setBuddy(control);
    constexpr int kNameWidth = 150;
    label->setMinimumWidth(kNameWidth);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(label);
    row->addWidget(control);
    row->addStretch(1);
    m_body->addLayout(row);
}

PurposeStep::PurposeStep(const Catalog& catalog, QWidget* parent)
    : GuidedStep(tr("What will run on it?"),
        tr("Memory decides how many GPUs a model takes; training takes several times as much as "
           "serving."),
        parent)
    , m_purpose(new Segments(
          tr("Purpose"), {tr("Training"), tr("Inference"), tr("Both"), tr("Not known")}, this))
    , m_model(new PickList(PurposeStep::tr("Model"), PurposeStep::tr("Not decided yet"), this))
{
    m_purpose->setObjectName(u"purpose"_s);
    m_model->setObjectName(u"model"_s);
    for (const Model& model : catalog.models) {
        m_model->add(
            toQt(model.id), partSummary(Reference::Model, model.id, catalog), toQt(model.id));
    }
    addRow(PurposeStep::tr("&Purpose"), m_purpose);
    auto* name = new QLabel(PurposeStep::tr("&Model"), this);
    name->setBuddy(m_model);
    body().addWidget(name);
    body().addWidget(m_model, 1);
    setFocusProxy(m_model);
}

void PurposeStep::enter(const GuidedAnswers& answers)
{
    m_purpose->choose(static_cast<int>(answers.purpose));
    m_model->choose(toQt(answers.model));
}

void PurposeStep::write(GuidedAnswers& answers) const
{
    answers.purpose = static_cast<Purpose>(m_purpose->chosen());
    answers.model = fromQt(m_model->chosen());
}

SizeStep::SizeStep(QWidget* parent)
    : GuidedStep(tr("How large?"),
        tr("Only whole servers and racks are bought: a number of GPUs is rounded up to them."),
        parent)
    , m_smallest(new QRadioButton(tr("The &smallest that fits"), this))
    , m_number(new QRadioButton(tr("A n&umber of GPUs"), this))
    , m_gpus(new QSpinBox(this))
    , m_remark(new QLabel(this))
{
    m_smallest->setObjectName(u"smallest"_s);
    m_number->setObjectName(u"number"_s);
    m_gpus->setObjectName(u"gpus"_s);
    m_gpus->setAccessibleName(tr("Number of GPUs"));
    m_gpus->setRange(1, static_cast<int>(kMostGpus));
    m_gpus->setGroupSeparatorShown(true);
    m_gpus->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_gpus->setValue(8);
    m_gpus->setMinimumWidth(140);
    m_remark->setProperty("role", u"unit"_s);
    m_remark->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_number);
    row->addWidget(m_gpus);
    row->addStretch(1);
    body().addWidget(m_smallest);
    body().addWidget(m_remark);
    body().addLayout(row);
    body().addStretch(1);
    m_smallest->setChecked(true);
    setFocusProxy(m_smallest);
    // A number that is typed is meant.
    connect(m_gpus, &QSpinBox::valueChanged, m_number, [this] { m_number->setChecked(true); });
    connect(m_number, &QRadioButton::toggled, this,
        [this](bool on) { setFocusProxy(on ? m_number : m_smallest); });
}

void SizeStep::enter(const GuidedAnswers& answers)
{
    const bool modelKnown = !answers.model.empty();
    m_smallest->setEnabled(modelKnown);
    m_remark->setText(modelKnown
            ? tr("The fewest GPUs whose memory holds the model with all that running it takes.")
            : tr(
                "No model is named, so that nothing says how small it may be. Go back to name one, "
                "or state a number."));
    if (answers.gpus) {
        m_gpus->setValue(static_cast<int>(*answers.gpus));
    }
    (answers.gpus || !modelKnown ? m_number : m_smallest)->setChecked(true);
}

void SizeStep::write(GuidedAnswers& answers) const
{
    answers.gpus = m_number->isChecked() ? std::optional<Count>(m_gpus->value()) : std::nullopt;
}

SiteStep::SiteStep(const Catalog& catalog, QWidget* parent)
    : GuidedStep(tr("Which systems and racks do you have?"),
        tr("Leave open what is not known: it is asked for in the request, not guessed."), parent)
    , m_system(new PickList(tr("Node system"), tr("Any system"), this))
    , m_rackPower(new QDoubleSpinBox(this))
    , m_liquid(new Segments(tr("Liquid cooling"), {tr("Not stated"), tr("Yes"), tr("No")}, this))
    , m_technology(
          new Segments(tr("Fabric"), {tr("No preference"), tr("InfiniBand"), tr("RoCE")}, this))
{
    m_system->setObjectName(u"system"_s);
    for (const System& system : catalog.systems) {
        if (!system.gpu.empty() && system.gpus > 0) {
            m_system->add(toQt(system.id), partSummary(Reference::System, system.id, catalog),
                toQt(system.id));
        }
    }
    m_rackPower->setObjectName(u"rackPower"_s);
    m_rackPower->setAccessibleName(tr("Power of a rack in kW"));
    m_rackPower->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_rackPower->setSpecialValueText(tr("not stated"));
    m_rackPower->setSuffix(tr(" kW"));
    m_rackPower->setRange(0, 1000);
    m_rackPower->setDecimals(1);
    m_rackPower->setMinimumWidth(140);
    m_liquid->setObjectName(u"liquid"_s);
    m_technology->setObjectName(u"technology"_s);
    auto* name = new QLabel(tr("Node &system"), this);
    name->setBuddy(m_system);
    body().addWidget(name);
    body().addWidget(m_system, 1);
    addRow(tr("&Power of a rack"), m_rackPower);
    addRow(tr("&Liquid cooling"), m_liquid);
    addRow(tr("&Fabric of servers"), m_technology);
    setFocusProxy(m_system);
}

void SiteStep::enter(const GuidedAnswers& answers)
{
    m_system->choose(toQt(answers.system));
    m_rackPower->setValue(answers.rackPowerKw.value_or(0));
    m_liquid->choose(!answers.liquidCooling ? 0 : *answers.liquidCooling ? 1 : 2);
    m_technology->choose(!answers.technology                ? 0
            : *answers.technology == Technology::InfiniBand ? 1
                                                            : 2);
}

void SiteStep::write(GuidedAnswers& answers) const
{
    answers.system = fromQt(m_system->chosen());
    answers.rackPowerKw =
        m_rackPower->value() > 0 ? std::optional(m_rackPower->value()) : std::nullopt;
    const std::optional<bool> liquid[] = {std::nullopt, true, false};
    answers.liquidCooling = liquid[m_liquid->chosen()];
    const std::optional<Technology> technology[] = {
        std::nullopt, Technology::InfiniBand, Technology::Roce};
    answers.technology = technology[m_technology->chosen()];
}

} // namespace clusterbrief::ui
