#pragma once

#include "core/analyse.h"
#include "core/document/fields.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What differs between two requests, and between what they come to.
namespace clusterbrief {

/// A step of a label: the format's own words, which may be translated, or a name that a user gave.
struct LabelStep {
    std::string text;
    bool isName = false;
};

/// A place at which two requests say different things.
struct FieldDifference {
    enum class Kind {
        Changed,
        Added,    ///< A record or an item of a list that only the right one has.
        Removed,  ///< One that only the left one has.
        Reordered ///< The items of a list are there on both sides, in another order.
    };

    Kind kind = Kind::Changed;
    std::string path;             ///< As `--set` takes it: `nodes/gpu/count`; else a JSON pointer.
    std::vector<LabelStep> label; ///< Networks, Compute fabric, Oversubscription.
    const FieldInfo* field = nullptr; ///< Null where the format has no field of its own for it.
    std::optional<Value> left;        ///< Nothing: not stated.
    std::optional<Value> right;
    /// JSON pointer of the place in the right document that takes the left value; `-` at its end
    /// appends. Empty where no single place takes it.
    std::string place;
};

/// Not known, or a count, or a figure of at most four decimals.
using Amount = std::variant<std::monostate, std::int64_t, double>;

/// Something that is counted or computed and comes out differently.
struct CountDifference {
    std::string key;     ///< `networks/compute/switches/spine`.
    const char* group;   ///< Template: what it is a count of, `Compute network`.
    const char* label;   ///< Template: `Spine switches`.
    Params params;       ///< Of both.
    const char* unit;    ///< With the direction where there is one; may be empty.
    bool quoted = false; ///< A quote is made from it.
    Amount left;
    Amount right;

    [[nodiscard]] Amount difference() const; ///< Right less left; not known where one is not.
};

/// A finding that only one of the two has, or that both have in another form.
struct FindingDifference {
    struct Side {
        Finding finding;
        bool waived = false;
    };
    std::optional<Side> left;
    std::optional<Side> right;

    [[nodiscard]] const Finding& any() const { return right ? right->finding : left->finding; }
};

/// A waiver that only one of the two has, or that says something else.
struct WaiverDifference {
    std::optional<Waiver> left;
    std::optional<Waiver> right;

    [[nodiscard]] const Waiver& any() const { return right ? *right : *left; }
};

/// How the right one stands to the left one by their revisions.
enum class Succession {
    Unstated,
    Follows,  ///< The right one names the left one's revision as the one it follows.
    Reversed, ///< The left one follows the right one.
    Another   ///< The right one follows some other revision than the left one's.
};

/// One sentence of the summary.
struct Remark {
    const char* text = nullptr; ///< Template.
    Params params;

    [[nodiscard]] std::string message() const { return filled(text, params); }
};

struct Comparison {
    std::vector<FieldDifference> fields; ///< In the request's order, but for waivers.
    std::vector<CountDifference> counts;
    std::vector<FindingDifference> findings; ///< Appeared, then vanished, then changed.
    std::vector<WaiverDifference> waivers;
    Succession succession = Succession::Unstated;
    std::vector<Remark> summary; ///< Revisions, then whether what a quote is made from has changed.

    [[nodiscard]] bool isEqual() const;    ///< They ask for the same and come to the same.
    [[nodiscard]] bool isMaterial() const; ///< Something that a quote is made from has changed.
};

/// Pure. List items are matched by name, acceptance runs by test, findings by rule and place.
[[nodiscard]] Comparison compare(const Analysis& left, const Analysis& right);

/// The right document with the left one's value at one place.
/// Errors: the difference has no single place, or the document cannot take the value there.
[[nodiscard]] Result<Document> withLeftTaken(
    const Document& right, const FieldDifference& difference);

/// Whether what a quote is made from has changed.
[[nodiscard]] Remark materialRemark(const Comparison& comparison);

/// As people read it: a text as it is, all else on one line as a request writes it; `not stated`
/// for nothing.
[[nodiscard]] std::string textOf(const std::optional<Value>& value);
[[nodiscard]] std::string textOf(const Amount& amount);       ///< `1,016`; `not known`.
[[nodiscard]] std::string signedTextOf(const Amount& amount); ///< `+8`, `-8`; empty: not known.
[[nodiscard]] std::string labelOf(const FieldDifference& difference);
/// `Compute network: spine switches`.
[[nodiscard]] std::string labelOf(const CountDifference& difference);

} // namespace clusterbrief
