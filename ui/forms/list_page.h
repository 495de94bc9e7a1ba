#pragma once

#include "ui/forms/section_page.h"

#include <functional>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace clusterbrief::ui {

/// A list of equal things with the form of the chosen one: node groups, jobs, acceptance runs.
class ListEditor : public QWidget {
    Q_OBJECT

public:
    /// `list` is the list's pointer, `newName` what a new item is called.
    ListEditor(QString list, QString newName, QString noun, DocumentStore& store, QWidget* parent);

    void refresh();
    bool focusField(const QString& pointer);
    [[nodiscard]] int current() const { return m_current; }
    void choose(int index);

private:
    [[nodiscard]] bool isRelevant(const QString& path) const;
    void addButtons();
    void rebuildTabs(const QStringList& names);
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString itemPointer() const;
    void change(const QString& text, const std::function<void(Document&)>& edit, int thenChoose);

    DocumentStore& m_store;
    QString m_list;
    QString m_newName;
    QString m_noun;
    int m_current = 0;
    QStringList m_shown;
    QHBoxLayout* m_tabRow;
    QButtonGroup* m_tabs;
    RecordForm* m_form;
    QLabel* m_empty;
    QToolButton* m_add;
    QToolButton* m_copy;
    QToolButton* m_remove;
    QToolButton* m_earlier;
    QToolButton* m_later;
};

class ListPage : public SectionPage {
    Q_OBJECT

public:
    ListPage(SectionId section, const QString& list, const QString& newName, const QString& noun,
        DocumentStore& store, QWidget* parent);

    bool focusField(const QString& pointer) override { return m_editor->focusField(pointer); }

protected:
    void refresh() override { m_editor->refresh(); }

private:
    ListEditor* m_editor;
};

} // namespace clusterbrief::ui
