#include "ui/start/segments.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QToolButton>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

Segments::Segments(const QString& name, const QStringList& choices, QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setAccessibleName(name);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (qsizetype i = 0; i < choices.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setText(choices[i]);
        button->setAccessibleName(tr("%1: %2").arg(name, choices[i]));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("segment",
            i == 0                        ? u"first"_s
                : i + 1 == choices.size() ? u"last"_s
                                          : u"middle"_s);
        m_group->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
    }
    layout->addStretch(1);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) {
            setFocusProxy(m_group->button(id));
            Q_EMIT changed();
        }
    });
    choose(0);
}

int Segments::chosen() const
{
    return m_group->checkedId();
}

void Segments::choose(int index)
{
    m_group->button(index)->setChecked(true);
}

} // namespace clusterbrief::ui
