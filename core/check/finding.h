#pragma once

#include "core/base/text.h"
#include "core/base/value.h"
#include "core/document/document.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clusterbrief {

/// How bad a finding is; worse is greater.
enum class Severity { Advice, Warning, Error };
[[nodiscard]] std::string_view textOf(Severity severity);

/// A mechanical mend: after these places are set, the finding is gone.
struct Fix {
    std::string text; ///< What the button says; placeholders as in the finding's text.
    std::vector<std::pair<std::string, Value>>
        set;              ///< JSON pointer and value; a null value removes.
    bool givesUp = false; ///< Lowers what was asked for: others are applied before.
    bool reveals = false; ///< Makes something known: what was not evaluated may then be found.
};

/// Something about a design that its reader must know. `(rule, at)` is its identity.
struct Finding {
    std::string rule;
    Severity severity = Severity::Warning;
    std::string at;     ///< What would have to change: `workloads/pretraining`, `networks/compute`.
    std::string field;  ///< JSON pointer of the field to look at; empty when there is none.
    bool ofKey = false; ///< The field's key is what is wrong, not its value.
    const char* text = nullptr; ///< Template; filled by `message`.
    Params params;
    std::optional<Fix> fix;

    [[nodiscard]] std::string message() const { return filled(text, params); }
    [[nodiscard]] std::string fixText() const
    {
        return fix ? filled(fix->text, params) : std::string();
    }
};

} // namespace clusterbrief
