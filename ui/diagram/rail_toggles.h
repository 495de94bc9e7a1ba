#pragma once

#include <QtWidgets/QWidget>

#include <cstdint>
#include <set>
#include <vector>

class QHBoxLayout;
class QToolButton;

namespace clusterbrief::ui {

/// A button a rail: its colour, its number, and whether it is drawn. What was switched off stays
/// so while another drawing has a rail of the number.
class RailToggles : public QWidget {
    Q_OBJECT

public:
    explicit RailToggles(QWidget* parent);

    void setRails(const std::vector<std::int64_t>& rails);
    [[nodiscard]] const std::set<std::int64_t>& hidden() const { return m_hidden; }
    [[nodiscard]] QToolButton* button(std::int64_t rail) const; ///< Null for a rail without one.

Q_SIGNALS:
    void changed();

private:
    void toggle(std::int64_t rail, bool on);
    void showAll();
    void showState();

    std::vector<std::int64_t> m_rails;
    std::vector<QToolButton*> m_buttons;
    std::set<std::int64_t> m_hidden;
    QHBoxLayout* m_row;
    QToolButton* m_all;
};

} // namespace clusterbrief::ui
