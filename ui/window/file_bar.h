#pragma once

#include "ui/store/file_watch.h"

#include <QtWidgets/QFrame>

#include <vector>

class QLabel;
class QPushButton;

namespace clusterbrief::ui {

/// Says above the form what has become of the file, and what can be done; otherwise not there.
class FileBar : public QFrame {
    Q_OBJECT

public:
    explicit FileBar(QWidget* parent);

    void show(FileState state, const QString& fileName, bool hasOwnChanges);

Q_SIGNALS:
    void reloadWanted();
    void keepWanted();
    void compareWanted();
    void saveWanted();
    void saveAsWanted();

private:
    QLabel* m_text;
    std::vector<QPushButton*> m_whenChanged;
    std::vector<QPushButton*> m_whenGone;
};

} // namespace clusterbrief::ui
