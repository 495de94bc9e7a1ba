#pragma once

#include "core/base/value.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace clusterbrief::ui {

class DocumentStore;
class PlainText;

/// A map that other readers understand, edited as YAML: an inline model, or the request's own
/// parts.
class RawEditor : public QWidget {
    Q_OBJECT

public:
    RawEditor(const QString& label, const QString& help, DocumentStore& store, QWidget* parent);

    void setPointer(const QString& pointer);
    void refresh();
    void focusEditor();
    [[nodiscard]] bool isStated() const;

private:
    void take();
    void forgetText(); ///< What was typed and not applied.
    void showReason(const QString& reason);

    DocumentStore& m_store;
    QString m_label;
    QString m_pointer;
    PlainText* m_text;
    QPushButton* m_apply;
    QLabel* m_reason;
    QString m_shown; ///< What the document had when it was last shown.
};

} // namespace clusterbrief::ui
