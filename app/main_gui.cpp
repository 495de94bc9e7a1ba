#include "app/built_from.h"
#include "core/version.h"
#include "ui/store/own_catalog.h"
#include "ui/store/recovery.h"
#include "ui/theme/theme.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"
#include "ui/window/windows.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QSettings>
#include <QtCore/QTimer>
#include <QtGui/QIcon>
#include <QtWidgets/QApplication>

using namespace Qt::StringLiterals;
using namespace clusterbrief::ui;

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"ClusterBrief"_s);
    QApplication::setApplicationName(u"Cluster Brief"_s);
    QApplication::setDesktopFileName(u"org.clusterbrief.ClusterBrief"_s);

    // Only the first to read the file is told that it is damaged.
    const QString trouble = settingsTrouble();
    useLanguage(application, chosenLanguage());
    QApplication::setApplicationVersion(QString::fromStdString(
        clusterbrief::kVersion + clusterbrief::builtFrom(std::string("Qt ") + qVersion())));

    QCommandLineParser parser;
    parser.setApplicationDescription(u"Asks for, checks and quotes GPU clusters."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"FILE"_s, u"Requests to open, a window each."_s, u"[FILE…]"_s);
    parser.process(application);

    applyTheme(application, static_cast<Scheme>(QSettings().value(u"window/scheme"_s).toInt()));
    QApplication::setWindowIcon(QIcon(u":/clusterbrief/icons/app.png"_s));
    auto* first = new MainWindow;
    first->show();
    const QStringList files = parser.positionalArguments();
    for (const QString& file : files) {
        openInWindow(file, first);
    }
    // Once the window is on the screen.
    QTimer::singleShot(0, first, [first, trouble] {
        tellSettingsTrouble(trouble, first);
        tellPartsTrouble(OwnCatalog::ofUser(), first);
        offerRecovery(recoveryFolder(), first);
    });
    return QApplication::exec();
}
