#pragma once

#include <QtWidgets/QLabel>

namespace clusterbrief::ui {

/// A text that gives way: it takes up to two lines; what does not fit ends in an ellipsis and is
/// told by the tool tip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace clusterbrief::ui
