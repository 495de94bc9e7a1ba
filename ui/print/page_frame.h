#pragma once

#include "core/brief/brief.h"

#include <QtCore/QSizeF>

class QPainter;

namespace clusterbrief {

/// What stands around the body of every page: kind, revision, date and verdict above, title, check
/// and page number below.
void paintFrame(QPainter& painter, const BriefMeta& meta, QSizeF paper, int page, int pages);

} // namespace clusterbrief
