#pragma once

#include <QtCore/QAbstractItemModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace clusterbrief::ui {

/// The rows of a flat model, changed by the least that leads to the wanted ones, so that selection
/// and scroll position survive. `Row` has `operator==` and a `key()` that is unique in the model.
template<class Row>
class KeyedRows {
public:
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

    /// `Model` grants access to its protected row notifications through a nested `Notifier`.
    template<class Notifier>
    void become(std::vector<Row> wanted, Notifier& model)
    {
        removeMissing(wanted, model);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const auto at = std::find_if(
                m_rows.begin() + static_cast<std::ptrdiff_t>(std::min(i, m_rows.size())),
                m_rows.end(), [&](const Row& row) { return row.key() == wanted[i].key(); });
            const int target = static_cast<int>(i);
            if (at == m_rows.end()) {
                model.beginInsert(target);
                m_rows.insert(m_rows.begin() + target, std::move(wanted[i]));
                model.endInsert();
                continue;
            }
            const int from = static_cast<int>(at - m_rows.begin());
            if (from != target) {
                model.beginMove(from, target);
                std::rotate(m_rows.begin() + target, at, at + 1);
                model.endMove();
            }
            if (!(m_rows[i] == wanted[i])) {
                m_rows[i] = std::move(wanted[i]);
                model.changed(target);
            }
        }
    }

private:
    template<class Notifier>
    void removeMissing(const std::vector<Row>& wanted, Notifier& model)
    {
        for (std::size_t i = m_rows.size(); i-- > 0;) {
            const bool stays = std::any_of(wanted.begin(), wanted.end(),
                [&](const Row& row) { return row.key() == m_rows[i].key(); });
            if (!stays) {
                model.beginRemove(static_cast<int>(i));
                m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(i));
                model.endRemove();
            }
        }
    }

    std::vector<Row> m_rows;
};

} // namespace clusterbrief::ui
