#pragma once

#include "ui/window/sections.h"

#include <QtWidgets/QWidget>
#include <functional>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace clusterbrief::ui {

class DocumentStore;
class RecordForm;

/// One page in the middle of the window: title, what it is about, and the form. It shows the
/// store's document.
class SectionPage : public QWidget {
    Q_OBJECT

public:
    SectionPage(SectionId section, DocumentStore& store, QWidget* parent);

    [[nodiscard]] SectionId section() const { return m_section; }

    /// Goes to a field. Returns whether the page has it.
    virtual bool focusField(const QString& pointer);
    /// Brings what has the focus into sight.
    void scrollToFocus();

protected:
    virtual void refresh() = 0;
    void showEvent(QShowEvent* event) override;

    void addForm(RecordForm* form);
    [[nodiscard]] QVBoxLayout* body() { return m_body; }
    [[nodiscard]] DocumentStore& store() { return m_store; }

private:
    void refreshWhenVisible();

    SectionId m_section;
    DocumentStore& m_store;
    QScrollArea* m_scroll;
    QWidget* m_content;
    QVBoxLayout* m_body;
    std::vector<RecordForm*> m_forms;
    bool m_stale = true;
};

/// The page of a record that is always there: project, facility.
class RecordPage : public SectionPage {
    Q_OBJECT

public:
    RecordPage(SectionId section, const QString& pointer, DocumentStore& store, QWidget* parent);

protected:
    void refresh() override;

private:
    RecordForm* m_form;
    QString m_pointer;
};

} // namespace clusterbrief::ui
