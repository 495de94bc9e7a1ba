#pragma once

#include "ui/forms/section_page.h"

class QComboBox;
class QTableWidget;

namespace clusterbrief::ui {

class ListEditor;
class RawEditor;

/// Rules whose severity this request changes, each with a way back.
class SeverityEditor : public QWidget {
    Q_OBJECT

public:
    SeverityEditor(DocumentStore& store, QWidget* parent);

    void refresh();

private:
    void set();
    void remove();

    DocumentStore& m_store;
    QComboBox* m_rule;
    QComboBox* m_severity;
    QTableWidget* m_table;
};

/// Waivers, severities, and the request's own parts.
class RulesPage : public SectionPage {
    Q_OBJECT

public:
    RulesPage(DocumentStore& store, QWidget* parent);

    bool focusField(const QString& pointer) override;

protected:
    void refresh() override;

private:
    ListEditor* m_waivers;
    SeverityEditor* m_severities;
    RawEditor* m_parts;
};

} // namespace clusterbrief::ui
