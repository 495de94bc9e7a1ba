// Prints how long the window takes to appear and to follow an edit; tests/README.md has the
// figures. With `--first-paint window|bare` or `--rest` it is the child process that is measured.
#include "tests/support/requests.h"

#include "core/document/load.h"
#include "ui/store/document_store.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QEventLoop>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTimer>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace Qt::StringLiterals;
using namespace clusterbrief;

/// Ends the program when the window has been painted.
class EndAfterPaint : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        }
        return false;
    }
};

int showAndEnd(bool bare)
{
    std::unique_ptr<QMainWindow> window;
    if (bare) {
        window = std::make_unique<QMainWindow>();
        window->resize(1280, 800);
    } else {
        ui::applyTheme(*qApp, ui::Scheme::Light);
        window = std::make_unique<ui::MainWindow>();
        window->setAttribute(Qt::WA_DeleteOnClose, false);
    }
    window->installEventFilter(new EndAfterPaint(window.get()));
    window->show();
    return QApplication::exec();
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

double timed(const std::function<void()>& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double firstPaint(const QString& what)
{
    constexpr int kRuns = 15;
    std::vector<double> times;
    for (int run = 0; run < kRuns; ++run) {
        times.push_back(timed([&] {
            QProcess::execute(QCoreApplication::applicationFilePath(), {u"--first-paint"_s, what});
        }));
    }
    return median(times);
}

/// 127 DGX H100, made more.
Document nodes(std::int64_t count)
{
    const Value request = tests::patched(
        tests::readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/h100-127.yaml"),
        Value::ofMap({{"nodes",
            Value::ofMap({{"gpu", Value::ofMap({{"count", Value::ofNumber(count)}})}})}}));
    return readRequest(request, "nodes").value();
}

Document large()
{
    Value request =
        tests::readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/roce-32.yaml");
    const auto number = [](std::int64_t value) { return Value::ofNumber(value); };
    request = tests::patched(std::move(request),
        Value::ofMap({{"nodes", Value::ofMap({{"gpu", Value::ofMap({{"count", number(12'288)}})}})},
            {"workloads",
                Value::ofMap({{"pretraining",
                    Value::ofMap({{"parallelism", Value::ofMap({{"data", number(6'144)}})}})}})}}));
    return readRequest(request, "large").value();
}

/// As many groups as nobody has.
Document manyGroups()
{
    Document document = nodes(127);
    const NodeGroup group = document.nodes.front();
    for (int i = 0; i < 300; ++i) {
        document.nodes.push_back(group);
        document.nodes.back().name = "group-" + std::to_string(i);
    }
    return document;
}

/// Into the first text of the request, where it is refused.
double pasteOfMegabytes()
{
    ui::MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    window.showSection(ui::SectionId::Project);
    QCoreApplication::processEvents();
    const auto lines = window.findChildren<QLineEdit*>();
    const auto line = std::find_if(lines.begin(), lines.end(),
        [](const QLineEdit* any) { return any->isVisible() && any->isEnabled(); });
    QApplication::clipboard()->setText(QString(10'000'000, u'7'));
    return timed([&] {
        (*line)->paste();
        QCoreApplication::processEvents();
    });
}

struct EditTimes {
    double median = 0;
    double longest = 0; ///< For which the event loop was held up.
};

/// From an edit until every panel has been painted anew.
EditTimes editToFindings(const Document& document, ui::SectionId section)
{
    ui::MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    if (!window.store().reset(document).empty()) {
        std::abort();
    }
    window.showSection(section);
    QCoreApplication::processEvents();
    std::vector<double> times;
    const auto count = document.nodes.front().count.value_or(1);
    for (std::int64_t run = 0; run < 101; ++run) {
        times.push_back(timed([&] {
            window.store().setField(u"/nodes/0/count"_s, count - run % 2 - 1, u"Count"_s);
            QCoreApplication::processEvents();
        }));
        window.store().endMerging();
    }
    return {median(times), *std::max_element(times.begin(), times.end())};
}

/// Units: MB. Of this process, as the kernel counts it.
double residentMb()
{
    QFile status(u"/proc/self/status"_s);
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("VmRSS:")) {
                return line.mid(6).simplified().split(' ').first().toDouble() / 1024;
            }
        }
    }
    return 0;
}

/// Units: seconds that this process has used of a processor.
double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void letRun(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Memory with the drawing of 2,048 nodes open, then what an untouched window uses of a processor.
int openAndRest()
{
    constexpr int kRestMs = 3000;
    ui::applyTheme(*qApp, ui::Scheme::Light);
    ui::MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    if (!window.store().reset(nodes(2'048)).empty()) {
        return 1;
    }
    window.showSection(ui::SectionId::Topology);
    letRun(1000);
    std::printf("memory with the drawing of 2,048 nodes  %8.1f MB\n", residentMb());
    const double before = processorSeconds();
    letRun(kRestMs);
    std::printf("processor used by an idle window      %8.1f ms in 3 s\n",
        (processorSeconds() - before) * 1000);
    return 0;
}

void printStarts()
{
    const QByteArray platform = QGuiApplication::platformName().toUtf8();
    const double bare = firstPaint(u"bare"_s);
    const double window = firstPaint(u"window"_s);
    std::printf("start to first paint, bare window, %s  %8.1f ms\n", platform.constData(), bare);
    std::printf("start to first paint, our window, %s  %8.1f ms, %.1f times\n",
        platform.constData(), window, window / bare);
}

} // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"ClusterBriefTests"_s);
    QApplication::setApplicationName(u"Cluster Brief Bench"_s);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--first-paint"_s) {
        return showAndEnd(arguments[2] == u"bare"_s);
    }
    if (arguments.size() == 2 && arguments[1] == u"--rest"_s) {
        return openAndRest();
    }
    printStarts();
    if (arguments.size() == 2 && arguments[1] == u"--starts"_s) {
        return 0;
    }
    ui::applyTheme(application, ui::Scheme::Light);
    const std::pair<const char*, ui::SectionId> pages[] = {{"nodes", ui::SectionId::Nodes},
        {"compute fabric", ui::SectionId::Compute}, {"topology", ui::SectionId::Topology},
        {"brief", ui::SectionId::Brief}};
    const std::pair<const char*, Document> requests[] = {
        {"127 nodes", nodes(127)}, {"2,048 nodes", nodes(2'048)}, {"12,288 nodes", large()}};
    for (const auto& [page, section] : pages) {
        for (const auto& [size, request] : requests) {
            const EditTimes times = editToFindings(request, section);
            std::printf("edit to findings, %s, %s  %8.1f ms, at most %.1f ms\n", size, page,
                times.median, times.longest);
        }
    }
    std::printf("edit with 301 groups of nodes           %8.1f ms\n",
        editToFindings(manyGroups(), ui::SectionId::Nodes).median);
    std::printf("10 MB pasted into a title               %8.1f ms\n", pasteOfMegabytes());
    std::fflush(stdout);
    return QProcess::execute(QCoreApplication::applicationFilePath(), {u"--rest"_s});
}
