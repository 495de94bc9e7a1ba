#include "ui/window/template_dialog.h"

#include "ui/start/titled_list.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

TemplateDialog::TemplateDialog(QWidget* parent)
    : QDialog(parent)
    , m_list(new TitledList(this))
{
    setWindowTitle(tr("New From Template"));
    resize(600, 520);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    m_list->setAccessibleName(tr("Templates"));
    m_list->setObjectName(QStringLiteral("templates"));
    m_list->addTemplates();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
}

QString TemplateDialog::chosen() const
{
    return m_list->currentId();
}

} // namespace clusterbrief::ui
