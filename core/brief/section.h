#pragma once

#include "core/brief/compose.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// How the sections of a brief are written; `compose` puts them together.
namespace clusterbrief {

struct SectionInput {
    const Analysis& analysis;
    Audience audience = Audience::Request;
    Detail detail = Detail::Full;
    bool wiringList = false;
    const Analysis* since = nullptr; ///< An earlier request, whose changes are listed.
    std::string sinceName = {};      ///< The name of its file.
};

/// Nothing when there is nothing to say.
using SectionWriter = std::optional<Section> (*)(const SectionInput& input);

/// Every section, in the order of the list in core/CMakeLists.txt.
[[nodiscard]] const std::vector<SectionWriter>& allSections();

[[nodiscard]] SpanText plain(std::string text);
[[nodiscard]] SpanText code(std::string text);
[[nodiscard]] SpanText strong(std::string text);
[[nodiscard]] SpanText dimmed(std::string text);

/// An answer that the request does not give: `what` completes "the supplier is to state …".
[[nodiscard]] SpanText notStated(const SectionInput& input, const std::string& what);

/// `asked for`, or `offered`.
[[nodiscard]] std::string askedWord(Audience audience);

/// The system that a group names and the catalog does not have; nothing where there is none such.
[[nodiscard]] std::optional<SpanText> unknownSystem(const ResolvedGroup& group);

/// A table that grows row by row; its cells are as many as its columns.
[[nodiscard]] Table tableOf(std::vector<Table::Column> columns);

/// Groups that compute: what jobs run on.
[[nodiscard]] std::vector<const ResolvedGroup*> computeGroups(const Design& design);

/// `37 of 52 rules run: 2 errors, 1 warning, 1 waived`.
[[nodiscard]] std::string verdict(const CheckResult& check);

/// Whom the brief is from and for, and what the cluster is.
[[nodiscard]] std::string summaryOf(const SectionInput& input);

/// GPUs, scale-up domain, ratio and oversubscription.
[[nodiscard]] Headline headlineOf(const Analysis& analysis);

} // namespace clusterbrief
