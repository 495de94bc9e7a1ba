#include "ui/forms/section_page.h"

#include "core/document/fields.h"
#include "ui/forms/record_form.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

SectionPage::SectionPage(SectionId section, DocumentStore& store, QWidget* parent)
    : QWidget(parent)
    , m_section(section)
    , m_store(store)
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_body(new QVBoxLayout(m_content))
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_content);
    outer->addWidget(m_scroll);

    m_body->setContentsMargins(22, 16, 22, 20);
    m_body->setSpacing(4);
    auto* title = new QLabel(titleOf(section), m_content);
    title->setFont(sized(TextSize::Page, true));
    auto* subtitle = new QLabel(subtitleOf(section), m_content);
    subtitle->setProperty("role", u"unit"_s);
    subtitle->setWordWrap(true);
    m_body->addWidget(title);
    m_body->addWidget(subtitle);
    m_body->addSpacing(10);
    connect(&store, &DocumentStore::changed, this, &SectionPage::refreshWhenVisible);
}

void SectionPage::addForm(RecordForm* form)
{
    m_forms.push_back(form);
    m_body->addWidget(form);
}

bool SectionPage::focusField(const QString& pointer)
{
    return std::any_of(m_forms.begin(), m_forms.end(),
        [&](RecordForm* form) { return form->focusField(pointer); });
}

void SectionPage::scrollToFocus()
{
    // What was just shown gets its place only now.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QWidget* focus = window()->focusWidget();
    if (focus != nullptr && m_content->isAncestorOf(focus)) {
        constexpr int kMargin = 60;
        m_scroll->ensureWidgetVisible(focus, 0, kMargin);
    }
}

void SectionPage::refreshWhenVisible()
{
    m_stale = true;
    if (isVisible()) {
        m_stale = false;
        refresh();
    }
}

void SectionPage::showEvent(QShowEvent* event)
{
    if (m_stale) {
        m_stale = false;
        refresh();
    }
    QWidget::showEvent(event);
}

RecordPage::RecordPage(
    SectionId section, const QString& pointer, DocumentStore& store, QWidget* parent)
    : SectionPage(section, store, parent)
    , m_form(new RecordForm(*fieldAt(fromQt(pointer.mid(1)))->record, store, this))
    , m_pointer(pointer)
{
    addForm(m_form);
    body()->addStretch(1);
}

void RecordPage::refresh()
{
    if (m_form->pointer().isEmpty()) {
        m_form->setPointer(m_pointer);
    } else {
        m_form->refresh();
    }
}

} // namespace clusterbrief::ui
