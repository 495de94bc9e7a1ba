#pragma once

#include "ui/start/guided_steps.h"

class QTableWidget;

namespace clusterbrief::ui {

/// What the answers come to: the options as a table, the best one chosen.
class ResultStep : public GuidedStep {
    Q_OBJECT

public:
    ResultStep(std::shared_ptr<const Catalog> catalog, QWidget* parent);

    void enter(const GuidedAnswers& answers) override;
    void write(GuidedAnswers& /*answers*/) const override {}
    [[nodiscard]] bool isComplete() const override { return chosen() != nullptr; }

    [[nodiscard]] const GuidedOption* chosen() const; ///< Null where nothing can be taken.

private:
    void fill();
    void addOption(int row, const GuidedOption& option);
    void addExclusion(int row, const QString& name, const QString& reason);
    void showChosen();

    std::shared_ptr<const Catalog> m_catalog;
    GuidedAnswers m_answers;
    std::optional<GuidedResult> m_result;
    QTableWidget* m_table;
    QLabel* m_words;
    QLabel* m_assumed;
};

} // namespace clusterbrief::ui
