#pragma once

#include "core/suggest/misfit.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtWidgets/QStyledItemDelegate>

#include <optional>

class QStandardItemModel;

namespace clusterbrief::ui {

class DocumentStore;

/// What an entry of a list of parts has besides its text.
enum PartRole {
    PartFactsRole = Qt::UserRole + 20, ///< What is inside.
    PartReasonRole,                    ///< Why it does not go there; empty where it does.
};

/// Finds which parts of a list do not go where they are wanted, a few milliseconds at a time, so
/// that typing stays quick. What was found is kept until the document changes.
class PartFit : public QObject {
    Q_OBJECT

public:
    PartFit(DocumentStore& store, QStandardItemModel& list, QObject* parent);

    /// Of the list's entries from the second on, in its order.
    void setParts(std::vector<std::string> ids);
    void setPointer(const QString& pointer);
    void look(); ///< Begins, unless it is known already.
    [[nodiscard]] bool isKnown() const;

private:
    void goOn();
    void tell(const std::vector<std::string>& reasons);

    DocumentStore& m_store;
    QStandardItemModel& m_list;
    QString m_pointer;
    std::vector<std::string> m_ids;
    std::shared_ptr<const Analysis> m_of; ///< What the list was last compared with.
    std::optional<MisfitSearch> m_search;
    QTimer m_timer;
};

/// Two lines an entry: its id and name; what is inside or, dimmed, why it does not go there.
class PartDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace clusterbrief::ui
