#include "ui/panels/finding_details.h"

#include "core/check/rule.h"
#include "ui/panels/finding_dialogs.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

FindingDetails::FindingDetails(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_fix(new QPushButton(tr("Apply Fix…"), this))
    , m_waive(new QPushButton(tr("Waive…"), this))
    , m_explain(new QPushButton(tr("Explain"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("The chosen finding"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_text);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(scroll, 1);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {m_fix, m_waive, m_explain}) {
        row->addWidget(button);
    }
    row->addStretch(1);
    layout->addLayout(row);
    setMinimumWidth(260);
    connect(m_fix, &QPushButton::clicked, this, &FindingDetails::fixWanted);
    connect(m_waive, &QPushButton::clicked, this, &FindingDetails::waiverWanted);
    connect(m_explain, &QPushButton::clicked, this, &FindingDetails::explanationWanted);
}

void FindingDetails::show(const Finding* finding, const Waiver* waiver, const DocumentStore& store)
{
    m_fix->setEnabled(finding != nullptr && finding->fix && waiver == nullptr);
    m_waive->setEnabled(finding != nullptr && waiver == nullptr);
    m_explain->setEnabled(finding != nullptr);
    if (finding == nullptr) {
        m_text->setText(tr("Choose a finding to see why it matters and what mends it."));
        return;
    }
    const Rule& rule = *findRule(finding->rule);
    QStringList parts{messageOf(*finding), tr("Why: %1").arg(translated(rule.why))};
    if (waiver != nullptr) {
        parts << tr("Waived: %1 (%2, %3)")
                     .arg(toQt(waiver->reason),
                         waiver->by.empty() ? tr("no name") : toQt(waiver->by),
                         waiver->date.empty() ? tr("no date") : toQt(waiver->date));
    } else {
        parts << tr("Fix: %1").arg(finding->fix
                ? fixTextOf(*finding) + u'\n' + fixPreview(*finding, store)
                : translated(rule.fix));
    }
    parts << tr("Source: %1").arg(translated(rule.source));
    m_text->setText(unbroken(parts.join(u"\n\n"_s)));
}

} // namespace clusterbrief::ui
