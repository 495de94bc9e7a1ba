#pragma once

#include "core/check/check.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

namespace clusterbrief::ui {

class DocumentStore;

/// `2 errors, 3 warnings: not ready to send`, or `Ready to send`.
[[nodiscard]] QString verdictOf(const CheckResult& check);

/// The verdict with its shape and colour; always in sight.
class Verdict : public QWidget {
    Q_OBJECT

public:
    Verdict(DocumentStore& store, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    DocumentStore& m_store;
};

} // namespace clusterbrief::ui
