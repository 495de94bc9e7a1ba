#pragma once

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;

namespace clusterbrief::ui {

class TitledList;

/// What a window without a request shows: the ways to begin one.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent);

    /// Reads the recent files again. `mayGoBack`: there is a request behind the page.
    void refresh(bool mayGoBack);

Q_SIGNALS:
    void guidedWanted();
    void openWanted();
    void importWanted();
    void backWanted();
    void templatePicked(const QString& id);
    void filePicked(const QString& path);

private:
    QWidget* makeWays();
    QWidget* makeLists();
    void addWay(QBoxLayout& column, const QString& name, const QString& title, const QString& what,
        void (StartPage::*wanted)());

    QLabel* m_recentTitle = nullptr;
    TitledList* m_recent;
    QWidget* m_back = nullptr;
};

} // namespace clusterbrief::ui
