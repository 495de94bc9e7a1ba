#pragma once

#include "core/check/finding.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace clusterbrief::ui {

class DocumentStore;

/// The chosen finding in full: what, why, what the fix sets, who says so.
class FindingDetails : public QWidget {
    Q_OBJECT

public:
    explicit FindingDetails(QWidget* parent);

    /// Nothing is chosen where `finding` is null. `waiver` is null where the finding stands.
    void show(const Finding* finding, const Waiver* waiver, const DocumentStore& store);

Q_SIGNALS:
    void fixWanted();
    void waiverWanted();
    void explanationWanted();

private:
    QLabel* m_text;
    QPushButton* m_fix;
    QPushButton* m_waive;
    QPushButton* m_explain;
};

} // namespace clusterbrief::ui
