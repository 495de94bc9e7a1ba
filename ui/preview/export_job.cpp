#include "ui/preview/export_job.h"

#include "ui/phrases.h"
#include "ui/store/file_content.h"
#include "ui/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtCore/QSaveFile>
#include <QtCore/QThreadPool>

#include <algorithm>
#include <functional>
#include <utility>

namespace clusterbrief::ui {

struct ExportJob::Work {
    ExportOrder order;
    QPointer<ExportJob> job; ///< Looked at on the application's own thread only.
    std::atomic<bool> cancelled = false;

    /// Runs in the application's thread where somebody still waits for it.
    void tell(std::function<void(ExportJob&)> what) const
    {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [receiver = job, what = std::move(what)] {
                if (receiver != nullptr) {
                    what(*receiver);
                }
            },
            Qt::QueuedConnection);
    }

    void run();

private:
    using Files = std::vector<std::unique_ptr<QSaveFile>>;

    [[nodiscard]] bool put(QSaveFile& file, const std::string& content) const;
    void write(const std::vector<std::pair<QString, std::string>>& made, QStringList& failures);
};

/// In pieces, so that a cancelled export of many megabytes ends at once.
bool ExportJob::Work::put(QSaveFile& file, const std::string& content) const
{
    constexpr std::size_t kPiece = 1 << 20;
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    for (std::size_t at = 0; at < content.size() && !cancelled; at += kPiece) {
        const auto size = static_cast<qint64>(std::min(kPiece, content.size() - at));
        if (file.write(content.data() + at, size) != size) {
            return false;
        }
    }
    return file.flush();
}

void ExportJob::Work::write(
    const std::vector<std::pair<QString, std::string>>& made, QStringList& failures)
{
    Files files;
    for (const auto& [path, content] : made) {
        auto file = std::make_unique<QSaveFile>(path);
        if (put(*file, content)) {
            files.push_back(std::move(file));
        } else {
            failures << ExportJob::tr("%1: %2").arg(path, whyNotWritten(path, *file));
        }
        if (cancelled) {
            return;
        }
    }
    for (const auto& file : files) {
        if (!file->commit()) {
            failures << ExportJob::tr("%1: %2").arg(
                file->fileName(), whyNotWritten(file->fileName(), *file));
        }
    }
}

void ExportJob::Work::run()
{
    const Brief brief = compose(*order.analysis, order.options);
    RenderInput input{*order.analysis, brief, order.paper};
    input.stop = &cancelled;
    QStringList failures;
    std::vector<std::pair<QString, std::string>> made;
    for (std::size_t i = 0; i < order.targets.size() && !cancelled; ++i) {
        tell([i](ExportJob& receiver) { Q_EMIT receiver.making(static_cast<int>(i)); });
        const ExportOrder::Target& target = order.targets[i];
        Result<std::string> content = target.format->render(input);
        if (content) {
            made.emplace_back(target.path, std::move(*content));
        } else {
            failures << errorText(content.error().front());
        }
    }
    tell([count = static_cast<int>(order.targets.size())](
             ExportJob& receiver) { Q_EMIT receiver.making(count); });
    if (!cancelled) {
        write(made, failures);
    }
    tell([failures](ExportJob& receiver) { Q_EMIT receiver.finished(failures); });
}

ExportJob::ExportJob(ExportOrder order, QObject* parent)
    : QObject(parent)
    , m_work(std::make_shared<Work>())
{
    m_work->order = std::move(order);
    m_work->job = this;
}

ExportJob::~ExportJob()
{
    cancel();
}

void ExportJob::start()
{
    // The application waits for this pool before it ends.
    QThreadPool::globalInstance()->start([work = m_work] { work->run(); });
}

void ExportJob::cancel()
{
    m_work->cancelled = true;
    disconnect();
}

} // namespace clusterbrief::ui
