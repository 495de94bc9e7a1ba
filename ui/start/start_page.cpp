#include "ui/start/start_page.h"

#include "ui/start/titled_list.h"
#include "ui/theme/theme.h"
#include "ui/window/recent_files.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

QLabel* titleOver(QWidget* list, const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(sized(TextSize::Group, true));
    label->setBuddy(list);
    return label;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , m_recent(new TitledList(this))
{
    setObjectName(u"startPage"_s);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(48, 32, 48, 24);
    columns->setSpacing(40);
    columns->addWidget(makeWays());
    columns->addWidget(makeLists(), 1);
    auto* escape = new QShortcut(
        QKeySequence(Qt::Key_Escape), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, [this] {
        if (!m_back->isHidden()) {
            Q_EMIT backWanted();
        }
    });
}

void StartPage::addWay(QBoxLayout& column, const QString& name, const QString& title,
    const QString& what, void (StartPage::*wanted)())
{
    auto* button = new QPushButton(title + u'\n' + what, this);
    button->setObjectName(name);
    button->setProperty("role", u"way"_s);
    button->setAccessibleName(QString(title).remove(u'&'));
    button->setAccessibleDescription(what);
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, wanted);
    column.addWidget(button);
    if (name == "guided"_L1) {
        button->setProperty("primary", true);
        setFocusProxy(button);
    }
    if (name == "back"_L1) {
        m_back = button;
    }
}

QWidget* StartPage::makeWays()
{
    auto* holder = new QWidget(this);
    holder->setFixedWidth(380);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto* title = new QLabel(tr("Cluster Brief"), holder);
    title->setFont(sized(TextSize::Page, true));
    auto* what = new QLabel(
        tr("Ask for a GPU cluster, check that it goes together, and send it as a brief."), holder);
    what->setWordWrap(true);
    what->setProperty("role", u"unit"_s);
    column->addWidget(title);
    column->addWidget(what);
    column->addSpacing(8);
    addWay(*column, u"guided"_s, tr("&Guided request…"),
        tr("Three questions, then what to choose from"), &StartPage::guidedWanted);
    addWay(*column, u"openFile"_s, tr("&Open…"), tr("A request or a brief from a file"),
        &StartPage::openWanted);
    addWay(*column, u"importFile"_s, tr("&Import…"),
        tr("A model's config.json, a training or serving command"), &StartPage::importWanted);
    addWay(*column, u"back"_s, tr("&Back to the request"), tr("It is open behind this page"),
        &StartPage::backWanted);
    column->addStretch(1);
    return holder;
}

QWidget* StartPage::makeLists()
{
    auto* holder = new QWidget(this);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* list = new TitledList(holder);
    list->setObjectName(u"startTemplates"_s);
    list->setAccessibleName(tr("Templates"));
    list->addTemplates();
    connect(list, &TitledList::picked, this, &StartPage::templatePicked);
    m_recent->setObjectName(u"startRecent"_s);
    m_recent->setAccessibleName(tr("Recent files"));
    connect(m_recent, &TitledList::picked, this, &StartPage::filePicked);
    m_recentTitle = titleOver(m_recent, tr("&Recent files"), holder);
    column->addWidget(titleOver(list, tr("New from &template"), holder));
    column->addWidget(list, 3);
    column->addSpacing(8);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent, 2);
    return holder;
}

void StartPage::refresh(bool mayGoBack)
{
    m_recent->clear();
    for (const QString& path : recentFiles()) {
        const QFileInfo file(path);
        m_recent->add(path, file.fileName(), QDir::toNativeSeparators(file.absolutePath()), true);
    }
    m_recent->setCurrentRow(0);
    m_recent->setVisible(m_recent->count() > 0);
    m_recentTitle->setVisible(m_recent->count() > 0);
    m_back->setVisible(mayGoBack);
}

} // namespace clusterbrief::ui
