#pragma once

#include <QtWidgets/QLayout>

namespace clusterbrief::ui {

/// Two rows of controls on one line, at its left and its right; where there is no room for both,
/// the second is below the first.
class TwoSides : public QLayout {
    Q_OBJECT

public:
    explicit TwoSides(QWidget* owner);
    ~TwoSides() override;

    void addItem(QLayoutItem* item) override; ///< The left, then the right.
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;

private:
    [[nodiscard]] bool fits(int width) const;

    QList<QLayoutItem*> m_sides;
};

} // namespace clusterbrief::ui
