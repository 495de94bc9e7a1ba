#pragma once

#include "core/check/finding.h"
#include "core/design/design.h"
#include "core/sizing/size.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clusterbrief {

struct Rule;

/// Where a rule puts what it finds, and says what it looked at.
///
/// A rule that calls neither `examined`, `add` nor `skip` did not apply to the design.
class Report {
public:
    explicit Report(const Rule& rule);

    /// The rule looked at something and will speak up if it is wrong.
    void examined() { m_examined = true; }

    /// The rule could not look: `reason` says what is missing. Repeated reasons are told once.
    void skip(std::string reason);

    /// A finding with the rule's own severity and text. The reference is good until the next `add`.
    Finding& add(std::string at, std::string field, Params params);

    std::vector<Finding> findings;
    std::vector<std::string> skipped;
    [[nodiscard]] bool wasExamined() const { return m_examined; }

private:
    const Rule& m_rule;
    bool m_examined = false;
};

/// One thing that does not go together: everything about it stands in its one file.
struct Rule {
    const char* id;        ///< area/fault-in-kebab-case; for ever.
    Severity severity;     ///< Default.
    const char* title;     ///< Names the fault in a few words.
    const char* text;      ///< One sentence with `{placeholders}` for the numbers in conflict.
    const char* why;       ///< What it costs the reader.
    const char* condition; ///< When it fires, and when it is not evaluated.
    const char* fix;       ///< What to do, in prose.
    const char* source;    ///< Who says so.
    void (*check)(const Design& design, const Sizing& sizing, Report& report);

    /// More specific rules: where one of them found something at the same place, this one is
    /// silent.
    std::vector<std::string_view> yieldsTo = {};
    /// The same, wherever in the request the other one found something.
    std::vector<std::string_view> yieldsEverywhereTo = {};
    std::vector<Severity> also = {}; ///< Other severities that its findings can have.
};

/// All severities that the findings of a rule can have, the worst first, and the same in words:
/// `error or warning`.
[[nodiscard]] std::vector<Severity> severitiesOf(const Rule& rule);
[[nodiscard]] std::string severityText(const Rule& rule);

/// Every rule, in the order of the list in core/CMakeLists.txt.
[[nodiscard]] const std::vector<const Rule*>& allRules();
[[nodiscard]] const Rule* findRule(std::string_view id);

} // namespace clusterbrief
