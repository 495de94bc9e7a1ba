#pragma once

#include <QtWidgets/QLabel>

namespace clusterbrief::ui {

/// A line of text that gives way: what does not fit ends in an ellipsis and is told by the tool
/// tip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace clusterbrief::ui
