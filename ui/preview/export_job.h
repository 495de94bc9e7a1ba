#pragma once

#include "core/render/renderer.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <atomic>
#include <memory>
#include <vector>

namespace clusterbrief::ui {

/// What is to be written, with all that is needed for it: nothing of it changes meanwhile.
struct ExportOrder {
    struct Target {
        const Format* format;
        QString path;
    };

    std::shared_ptr<const Analysis> analysis;
    BriefOptions options;
    Paper paper = Paper::A4;
    std::vector<Target> targets;
    std::shared_ptr<const Analysis> since = {}; ///< Where the options name an earlier revision: it.
};

/// Makes the files of an order on another thread. Nothing is written before everything is made, so
/// that a cancelled export leaves every file as it was.
class ExportJob : public QObject {
    Q_OBJECT

public:
    ExportJob(ExportOrder order, QObject* parent);
    ~ExportJob() override; ///< Cancels.

    void start();
    /// What is being made is given up; no signal follows.
    void cancel();

Q_SIGNALS:
    void making(int index); ///< The target of that number; their count: the files are written.
    void finished(const QStringList& failures); ///< A line for each file that was not written.

private:
    struct Work;
    std::shared_ptr<Work> m_work;
};

} // namespace clusterbrief::ui
