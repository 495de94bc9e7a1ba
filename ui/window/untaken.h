#pragma once

#include <QtCore/QString>

namespace clusterbrief::ui {

class DocumentStore;

/// `Count of nodes/gpu shows “12x”, which is not taken; 127 is used.` Empty where every field shows
/// what the document has.
[[nodiscard]] QString untakenText(const DocumentStore& store);

} // namespace clusterbrief::ui
