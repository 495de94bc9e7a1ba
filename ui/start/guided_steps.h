#pragma once

#include "core/suggest/guided.h"

#include <QtWidgets/QWidget>

class QDoubleSpinBox;
class QLabel;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;

namespace clusterbrief::ui {

class PickList;
class Segments;

/// A page of the guided request: a question, and the answers that it gives.
class GuidedStep : public QWidget {
    Q_OBJECT

public:
    GuidedStep(const QString& question, const QString& remark, QWidget* parent);

    /// The page is about to be shown, with what was answered before it.
    virtual void enter(const GuidedAnswers& answers) = 0;
    virtual void write(GuidedAnswers& answers) const = 0;
    /// Whether the next step can be gone to.
    [[nodiscard]] virtual bool isComplete() const { return true; }

Q_SIGNALS:
    void completeChanged();

protected:
    [[nodiscard]] QVBoxLayout& body() { return *m_body; }
    /// A control with its name before it.
    void addRow(const QString& name, QWidget* control);

private:
    QVBoxLayout* m_body;
};

/// What will run on it?
class PurposeStep : public GuidedStep {
    Q_OBJECT

public:
    PurposeStep(const Catalog& catalog, QWidget* parent);

    void enter(const GuidedAnswers& answers) override;
    void write(GuidedAnswers& answers) const override;

private:
    Segments* m_purpose;
    PickList* m_model;
};

/// How large?
class SizeStep : public GuidedStep {
    Q_OBJECT

public:
    explicit SizeStep(QWidget* parent);

    void enter(const GuidedAnswers& answers) override;
    void write(GuidedAnswers& answers) const override;

private:
    QRadioButton* m_smallest;
    QRadioButton* m_number;
    QSpinBox* m_gpus;
    QLabel* m_remark;
};

/// Which systems and racks do you have?
class SiteStep : public GuidedStep {
    Q_OBJECT

public:
    SiteStep(const Catalog& catalog, QWidget* parent);

    void enter(const GuidedAnswers& answers) override;
    void write(GuidedAnswers& answers) const override;

private:
    PickList* m_system;
    QDoubleSpinBox* m_rackPower;
    Segments* m_liquid;
    Segments* m_technology;
};

} // namespace clusterbrief::ui
