#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/text.h"
#include "core/check/mend.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/document/source.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>
#include <random>
#include <set>

namespace clusterbrief::tests {
namespace {

namespace fs = std::filesystem;

const std::string kRulesFolder = std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/";

using Places = std::set<std::string>;

Places errorsOf(const Analysis& analysis)
{
    Places errors;
    for (const Finding& finding : analysis.check.findings) {
        if (finding.severity == Severity::Error) {
            errors.insert(finding.rule + ' ' + finding.at);
        }
    }
    for (const WaivedFinding& waived : analysis.check.waived) {
        errors.insert(waived.finding.rule + ' ' + waived.finding.at);
    }
    return errors;
}

Value baseNamed(const std::string& name)
{
    return readTree(kRulesFolder + "bases/" + name + ".yaml");
}

std::vector<std::string> baseNames()
{
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(kRulesFolder + "bases")) {
        names.push_back(entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// Every request of the rules' fixtures: each fires or just does not fire a rule.
std::vector<std::pair<std::string, Value>> fixtureRequests()
{
    std::vector<std::pair<std::string, Value>> requests;
    for (const Rule* rule : allRules()) {
        const Value fixture = readTree(kRulesFolder + replaced(rule->id, "/", "_") + ".yaml");
        for (const Value& testCase : fixture.find("cases")->items) {
            const Value* base = testCase.find("base");
            const Value* change = testCase.find("change");
            Value request = baseNamed((base == nullptr ? fixture.find("base") : base)->text);
            requests.emplace_back(std::string(rule->id) + ": " + testCase.find("name")->text,
                change == nullptr ? request : patched(request, *change));
        }
    }
    return requests;
}

void collectPointers(
    const Value& value, const std::string& pointer, std::vector<std::string>& found)
{
    for (const Member& member : value.members) {
        collectPointers(member.value, pointer + pointerStep(member.key), found);
    }
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        collectPointers(value.items[i], pointer + '/' + std::to_string(i), found);
    }
    if (value.members.empty() && value.items.empty()) {
        found.push_back(pointer);
    }
}

/// The same on every machine, unlike the distributions of the standard library.
class Dice {
public:
    explicit Dice(std::uint32_t seed)
        : m_engine(seed)
    {}

    std::size_t below(std::size_t limit) { return m_engine() % limit; }

    template<class List>
    auto& oneOf(List& list)
    {
        return list[below(std::size(list))];
    }

private:
    std::mt19937 m_engine;
};

/// Another value of a count, choice, flag or ratio; null for other fields, which are left alone.
Value anotherValue(const FieldInfo& field, Dice& dice)
{
    constexpr std::int64_t kCounts[] = {
        1, 2, 3, 4, 5, 7, 8, 9, 16, 24, 31, 32, 64, 72, 100, 127, 128, 500, 4096};
    constexpr std::string_view kRatios[] = {"1", "2", "4:3", "3", "8"};
    switch (field.kind) {
    case FieldKind::Choice:
        return Value::ofText(std::string(dice.oneOf(field.choices)));
    case FieldKind::Integer:
        return Value::ofNumber(dice.oneOf(kCounts));
    case FieldKind::Flag:
        return Value::ofFlag(dice.below(2) == 0);
    case FieldKind::Ratio:
        return Value::ofText(std::string(dice.oneOf(kRatios)));
    default:
        return {};
    }
}

Value randomRequest(const std::vector<std::string>& bases, Dice& dice)
{
    Value request = baseNamed(dice.oneOf(bases));
    for (std::size_t left = 1 + dice.below(6); left > 0; --left) {
        std::vector<std::string> pointers;
        collectPointers(request, "", pointers);
        const std::string& pointer = dice.oneOf(pointers);
        const FieldInfo* field = fieldAt(pointer);
        Value value = field == nullptr ? Value{} : anotherValue(*field, dice);
        const bool takenAway = field != nullptr && !field->required && dice.below(6) == 0;
        Value changed = request;
        const bool possible = (takenAway || value.kind != Value::Kind::Null)
            && assign(changed, pointer, takenAway ? Value{} : std::move(value));
        if (possible && readRequest(changed, "random")) {
            request = std::move(changed);
        }
    }
    return request;
}

/// Empty when the request is mended as it should be, else what is wrong.
std::string faultOfMending(const Value& request, std::size_t& applied)
{
    const Analysis before = analysed(request);
    const Result<Mended> mended = mend(before.document(), sharedBuiltInCatalog());
    if (!mended) {
        return describe(mended.error().front());
    }
    applied += mended->applied.size();
    const Analysis after = analysed(toValue(mended->document));
    const Places known = errorsOf(before);
    for (const std::string& error : errorsOf(after)) {
        if (!known.contains(error)) {
            return "a new error: " + error;
        }
    }
    for (const Finding& finding : after.check.findings) {
        if (finding.fix) {
            return "a fix is left: " + finding.rule + ' ' + finding.at;
        }
    }
    return mended->complete ? "" : "does not end";
}

SourceText sourceOf(const std::string& text)
{
    Result<LoadedRequest> loaded = loadRequest(text, "request");
    return {"request", text, std::move(loaded->root)};
}

} // namespace

/// A request is mended until nothing mechanical is left.
class TstMend : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void fixturesAreMended();
    void randomRequestsAreMended();
    void changesAreToldWithOldAndNewValue();
    void cleanRequestIsLeftAlone();
    void waivedFindingIsNotMended();
    void editsMendFixtures();
};

void TstMend::fixturesAreMended()
{
    std::size_t applied = 0;
    for (const auto& [name, request] : fixtureRequests()) {
        const std::string fault = faultOfMending(request, applied);
        QVERIFY2(fault.empty(), (name + ": " + fault).c_str());
    }
    QVERIFY(applied > allRules().size());
}

void TstMend::randomRequestsAreMended()
{
    const std::vector<std::string> bases = baseNames();
    Dice dice(20261130);
    std::size_t applied = 0;
    for (int number = 0; number < 400; ++number) {
        const Value request = randomRequest(bases, dice);
        const std::string fault = faultOfMending(request, applied);
        QVERIFY2(fault.empty(),
            (std::to_string(number) + ": " + fault + '\n' + saveYaml(analysed(request).document()))
                .c_str());
    }
    QVERIFY2(applied > 300, std::to_string(applied).c_str());
}

void TstMend::changesAreToldWithOldAndNewValue()
{
    Value request = baseNamed("h100-127");
    QVERIFY(
        assign(request, "/networks/compute/oversubscription", Value::ofNumber(std::int64_t{2})));
    const Result<Mended> mended = mend(analysed(request).document(), sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QCOMPARE(mended->applied.size(), std::size_t{1});
    const AppliedFix& fix = mended->applied.front();
    QCOMPARE(fix.finding.rule, std::string("fabric/oversubscribed"));
    QCOMPARE(fix.changes.size(), std::size_t{1});
    QCOMPARE(fix.changes.front().path, std::string("networks/compute/oversubscription"));
    QCOMPARE(fix.changes.front().before.text, std::string("2"));
    QCOMPARE(fix.changes.front().after.text, std::string("1"));
    QVERIFY(mended->document == analysed(baseNamed("h100-127")).document());
}

void TstMend::cleanRequestIsLeftAlone()
{
    const Document clean = analysed(baseNamed("h100-127")).document();
    const Result<Mended> mended = mend(clean, sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QVERIFY(mended->applied.empty());
    QVERIFY(mended->document == clean);
}

void TstMend::waivedFindingIsNotMended()
{
    Value request = baseNamed("h100-127");
    QVERIFY(
        assign(request, "/networks/compute/oversubscription", Value::ofNumber(std::int64_t{2})));
    Document document = analysed(request).document();
    waive(document, {"fabric/oversubscribed", "networks/compute", "agreed", "A", "", {}});
    const Result<Mended> mended = mend(document, sharedBuiltInCatalog());
    QVERIFY(mended.has_value());
    QVERIFY(mended->document == document);
}

/// Most fixes only write over words or add keys; what those come to is what the fix sets.
void TstMend::editsMendFixtures()
{
    std::size_t fixes = 0;
    std::size_t expressed = 0;
    for (const auto& [name, request] : fixtureRequests()) {
        const Analysis analysis = analysed(request);
        for (const bool json : {false, true}) {
            const std::string text =
                json ? saveJson(analysis.document()) : saveYaml(analysis.document());
            const SourceText source = sourceOf(text);
            for (const Finding& finding : analysis.check.findings) {
                const auto edits = finding.fix ? editsOf(source, finding.fix->set) : std::nullopt;
                fixes += finding.fix ? 1U : 0U;
                expressed += edits ? 1U : 0U;
                if (edits) {
                    const Result<LoadedRequest> after = loadRequest(edited(text, *edits), "");
                    QVERIFY2(after.has_value(), name.c_str());
                    QVERIFY2(
                        after->document == *withPlacesSet(analysis.document(), finding.fix->set),
                        name.c_str());
                }
            }
        }
    }
    QVERIFY2(expressed * 10 > fixes * 8,
        (std::to_string(expressed) + " of " + std::to_string(fixes)).c_str());
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstMend)
#include "tst_mend.moc"
