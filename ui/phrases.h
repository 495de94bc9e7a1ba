#pragma once

#include "core/base/error.h"
#include "core/base/text.h"

#include <QtCore/QString>

#include <string_view>

/// What core says in phrases, in the window's language.
///
/// Core hands over English, filled: `128 nodes`, `the switch of the storage network is not stated`.
/// A phrase is known again by its marked template, what stands in its places is looked at in turn,
/// and lists and sums are taken apart. What is not known, as a name, stays as it is.
namespace clusterbrief::ui {

[[nodiscard]] QString phrased(std::string_view english);

/// `where:line:column: what`, safe to show.
[[nodiscard]] QString errorText(const Error& error);

/// The template in the window's language, with its places filled so. Places that hold names keep
/// them.
[[nodiscard]] QString filledIn(const char* text, const Params& params);

} // namespace clusterbrief::ui
