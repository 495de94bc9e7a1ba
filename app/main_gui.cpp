#include "core/version.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QSettings>
#include <QtWidgets/QApplication>

using namespace Qt::StringLiterals;
using namespace clusterbrief::ui;

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"ClusterBrief"_s);
    QApplication::setApplicationName(u"Cluster Brief"_s);
    QApplication::setApplicationVersion(QString::fromUtf8(clusterbrief::kVersion));
    QApplication::setDesktopFileName(u"org.clusterbrief.ClusterBrief"_s);

    QCommandLineParser parser;
    parser.setApplicationDescription(u"Asks for, checks and quotes GPU clusters."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"FILE"_s, u"Requests to open, a window each."_s, u"[FILE…]"_s);
    parser.process(application);

    applyTheme(application, static_cast<Scheme>(QSettings().value(u"window/scheme"_s).toInt()));
    const QStringList files = parser.positionalArguments();
    for (qsizetype i = 0; i < std::max<qsizetype>(1, files.size()); ++i) {
        auto* window = new MainWindow;
        window->show();
        if (i < files.size()) {
            window->openFile(files[i]);
        }
    }
    return QApplication::exec();
}
