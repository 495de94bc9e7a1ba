#pragma once

#include "core/suggest/guided.h"

#include <QtWidgets/QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace clusterbrief::ui {

class GuidedStep;
class ResultStep;

/// Three questions and what their answers come to. Leaving it leaves no trace.
class GuidedDialog : public QDialog {
    Q_OBJECT

public:
    GuidedDialog(const std::shared_ptr<const Catalog>& catalog, QWidget* parent);

    /// What Finish was pressed on.
    [[nodiscard]] Document request() const;

private:
    void makeButtons();
    void makeTrail();
    [[nodiscard]] GuidedStep& step() const;
    void goTo(int index);
    void next();
    void back();
    void update();

    GuidedAnswers m_answers;
    QStackedWidget* m_steps;
    ResultStep* m_result;
    std::vector<QLabel*> m_trail;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
};

} // namespace clusterbrief::ui
