#pragma once

#include "core/check/check.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <optional>

namespace clusterbrief::ui {

class DocumentStore;

/// `2 errors, 3 warnings: not ready to send`, or `Ready to send`.
[[nodiscard]] QString verdictOf(const CheckResult& check);

/// The verdict with its shape and colour, and that a field shows what is not taken; always in
/// sight.
class Verdict : public QWidget {
    Q_OBJECT

public:
    Verdict(DocumentStore& store, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString text() const;
    [[nodiscard]] std::optional<Severity> severity() const;

    DocumentStore& m_store;
};

} // namespace clusterbrief::ui
