#pragma once

#include <QtWidgets/QWidget>

class QButtonGroup;

namespace clusterbrief::ui {

/// A few choices side by side, one of them taken.
class Segments : public QWidget {
    Q_OBJECT

public:
    Segments(const QString& name, const QStringList& choices, QWidget* parent);

    [[nodiscard]] int chosen() const;
    void choose(int index);

Q_SIGNALS:
    void changed();

private:
    QButtonGroup* m_group;
};

} // namespace clusterbrief::ui
