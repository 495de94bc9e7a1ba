#include "tests/support/random_requests.h"
#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/text.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace clusterbrief::tests {
namespace {

namespace fs = std::filesystem;

const std::string kRulesFolder = std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/";

const std::string kFieldCases = kRulesFolder + "cases/field_cases.yaml";

std::string fixtureOf(const Rule& rule)
{
    return kRulesFolder + replaced(rule.id, "/", "_") + ".yaml";
}

std::string textAt(const Value& map, std::string_view key)
{
    const Value* value = map.find(key);
    return value == nullptr ? std::string() : value->text;
}

std::string listed(const std::vector<Finding>& findings)
{
    std::string text;
    for (const Finding& finding : findings) {
        text += "\n  " + std::string(textOf(finding.severity)) + ' ' + finding.rule + " at "
            + finding.at + ": " + finding.message();
        for (const auto& [name, value] : finding.params) {
            text += "\n      " + name + ": " + value;
        }
    }
    return text.empty() ? " none" : text;
}

/// What the fixture says of a finding is there; what it does not mention is free.
bool matches(const Finding& finding, const Value& expected)
{
    const Value* params = expected.find("params");
    const auto stated = [&](std::string_view key, std::string_view actual) {
        const Value* value = expected.find(key);
        return value == nullptr || value->text == actual;
    };
    bool same = stated("at", finding.at) && stated("severity", textOf(finding.severity))
        && stated("field", finding.field) && stated("message", finding.message())
        && stated("fix", finding.fix ? "true" : "false")
        && (!finding.fix || finding.fix->set.empty()
            || (stated("set", finding.fix->set.front().first)
                && stated("to", finding.fix->set.front().second.text)));
    for (std::size_t i = 0; params != nullptr && i < params->members.size(); ++i) {
        const Member& param = params->members[i];
        same = same
            && std::any_of(finding.params.begin(), finding.params.end(), [&](const auto& actual) {
                   return actual.first == param.key && actual.second == param.value.text;
               });
    }
    return same;
}

std::set<std::string> errorsOf(const Analysis& analysis)
{
    std::set<std::string> errors;
    for (const Finding& finding : analysis.check.findings) {
        if (finding.severity == Severity::Error) {
            errors.insert(finding.rule + ' ' + finding.at);
        }
    }
    return errors;
}

std::vector<std::string> placeholders(std::string_view text)
{
    std::vector<std::string> names;
    for (std::size_t open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open + 1)) {
        names.emplace_back(text.substr(open + 1, text.find('}', open) - open - 1));
    }
    return names;
}

/// What a fix makes known it does not bring.
bool isRevealed(const Finding& fixed, const Analysis& before, const std::string& error)
{
    const std::vector<std::string>& run = before.check.coverage.run;
    const std::string rule = error.substr(0, error.find(' '));
    return fixed.fix->reveals && std::find(run.begin(), run.end(), rule) == run.end();
}

bool isKebabId(std::string_view id)
{
    return std::count(id.begin(), id.end(), '/') == 1
        && std::all_of(id.begin(), id.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '/';
           });
}

/// Every list and map the other way round; the same request.
Value backwards(Value request)
{
    std::reverse(request.items.begin(), request.items.end());
    std::reverse(request.members.begin(), request.members.end());
    for (Value& item : request.items) {
        item = backwards(std::move(item));
    }
    for (Member& member : request.members) {
        member.value = backwards(std::move(member.value));
    }
    return request;
}

std::string sortedPlaces(const Value& request)
{
    std::vector<std::string> found = places(analysed(request).check.findings);
    std::sort(found.begin(), found.end());
    return join(found, "\n");
}

} // namespace

/// Every rule against its fixture, and the house rules for rules themselves.
class TstRules : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void caseGivesItsFindings_data();
    void caseGivesItsFindings();
    void fixRemovesTheFinding_data() { caseGivesItsFindings_data(); }
    void fixRemovesTheFinding();
    void fieldCaseIsCaught_data();
    void fieldCaseIsCaught();
    void everyRuleIsDocumentedAndHasAFixture_data();
    void everyRuleIsDocumentedAndHasAFixture();
    void idsAndTextsAreUnique();
    void everyFixtureBelongsToARule();
    void findingsDoNotDependOnTheOrderOfTheRequest_data() { caseGivesItsFindings_data(); }
    void findingsDoNotDependOnTheOrderOfTheRequest();
};

void TstRules::caseGivesItsFindings_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("index");
    for (const Rule* rule : allRules()) {
        if (!fs::exists(fixtureOf(*rule))) {
            continue;
        }
        const Value fixture = readTree(fixtureOf(*rule));
        const Value* cases = fixture.find("cases");
        for (std::size_t i = 0; cases != nullptr && i < cases->items.size(); ++i) {
            QTest::addRow("%s: %s", rule->id, textAt(cases->items[i], "name").c_str())
                << QString::fromUtf8(rule->id) << static_cast<int>(i);
        }
    }
}

void TstRules::caseGivesItsFindings()
{
    QFETCH(const QString, rule);
    QFETCH(const int, index);
    const Rule& tested = *findRule(rule.toStdString());
    const Value fixture = readTree(fixtureOf(tested));
    const Value& testCase = fixture.find("cases")->items[static_cast<std::size_t>(index)];
    const Analysis analysis = analysed(ruleRequest(fixture, testCase));

    std::vector<Finding> own;
    std::copy_if(analysis.check.findings.begin(), analysis.check.findings.end(),
        std::back_inserter(own), [&](const Finding& finding) { return finding.rule == tested.id; });
    const auto& skipped = analysis.check.coverage.notEvaluated;
    const bool notEvaluated = std::any_of(
        skipped.begin(), skipped.end(), [&](const auto& entry) { return entry.rule == tested.id; });

    const Value* expected = testCase.find("expect");
    QVERIFY2(expected != nullptr && expected->kind == Value::Kind::List,
        "a case has a list `expect`, maybe empty");
    const std::string actual =
        "findings of the rule:" + listed(own) + "\nall findings:" + listed(analysis.check.findings);
    QVERIFY2(own.size() == expected->items.size(), actual.c_str());
    for (const Value& wanted : expected->items) {
        QVERIFY2(std::any_of(own.begin(), own.end(),
                     [&](const Finding& finding) { return matches(finding, wanted); }),
            actual.c_str());
    }
    QCOMPARE(notEvaluated, textAt(testCase, "not_evaluated") == "true");
    if (textAt(testCase, "alone") == "true") {
        QVERIFY2(analysis.check.findings.size() == own.size(), actual.c_str());
    }
}

void TstRules::fixRemovesTheFinding()
{
    QFETCH(const QString, rule);
    QFETCH(const int, index);
    const Rule& tested = *findRule(rule.toStdString());
    const Value fixture = readTree(fixtureOf(tested));
    const Analysis before = analysed(
        ruleRequest(fixture, fixture.find("cases")->items[static_cast<std::size_t>(index)]));
    for (const Finding& finding : before.check.findings) {
        if (finding.rule != tested.id || !finding.fix) {
            continue;
        }
        const Analysis after = analysed(fixedBy(before.document(), *finding.fix));
        const std::vector<std::string> left = places(after.check.findings);
        QVERIFY2(std::find(left.begin(), left.end(), finding.rule + ' ' + finding.at) == left.end(),
            ("the fix leaves " + finding.at + listed(after.check.findings)).c_str());
        const std::set<std::string> known = errorsOf(before);
        for (const std::string& error : errorsOf(after)) {
            QVERIFY2(known.contains(error) || isRevealed(finding, before, error),
                ("the fix brings a new error: " + error + listed(after.check.findings)).c_str());
        }
    }
}

void TstRules::fieldCaseIsCaught_data()
{
    QTest::addColumn<int>("index");
    const Value file = readTree(kFieldCases);
    const std::vector<Value>& cases = file.find("cases")->items;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        QTest::addRow("%s: %s", textAt(cases[i], "rule").c_str(), textAt(cases[i], "name").c_str())
            << static_cast<int>(i);
    }
}

void TstRules::fieldCaseIsCaught()
{
    QFETCH(const int, index);
    const Value file = readTree(kFieldCases);
    const Value& fieldCase = file.find("cases")->items[static_cast<std::size_t>(index)];
    const std::string wanted = textAt(fieldCase, "rule") + ' ' + textAt(fieldCase, "at");
    QVERIFY2(findRule(textAt(fieldCase, "rule")) != nullptr, wanted.c_str());
    QVERIFY(!textAt(fieldCase, "source").empty());
    const auto caught = [&](const Analysis& analysis) {
        const std::vector<std::string> found = places(analysis.check.findings);
        return std::find(found.begin(), found.end(), wanted) != found.end();
    };
    Value request = *fieldCase.find("request");
    request.members.insert(
        request.members.begin(), {"schema", Value::ofText(std::string(kRequestSchema)), {}});
    const Analysis before = analysed(request);
    QVERIFY2(caught(before), (wanted + listed(before.check.findings)).c_str());
    const Analysis after = analysed(patched(request, *fieldCase.find("mended")));
    QVERIFY2(!caught(after), (wanted + listed(after.check.findings)).c_str());
}

void TstRules::everyRuleIsDocumentedAndHasAFixture_data()
{
    QTest::addColumn<QString>("rule");
    for (const Rule* rule : allRules()) {
        QTest::addRow("%s", rule->id) << QString::fromUtf8(rule->id);
    }
}

void TstRules::everyRuleIsDocumentedAndHasAFixture()
{
    QFETCH(const QString, rule);
    const Rule& tested = *findRule(rule.toStdString());
    QVERIFY(isKebabId(tested.id));
    for (const char* prose :
        {tested.title, tested.text, tested.why, tested.condition, tested.fix, tested.source}) {
        QVERIFY(prose != nullptr && prose[0] != '\0');
    }
    QVERIFY2(fs::exists(fixtureOf(tested)), fixtureOf(tested).c_str());

    const Value fixture = readTree(fixtureOf(tested));
    QCOMPARE(textAt(fixture, "rule"), std::string(tested.id));
    int firing = 0;
    int silent = 0;
    std::set<Severity> severities;
    for (const Value& testCase : fixture.find("cases")->items) {
        ++(testCase.find("expect")->items.empty() ? silent : firing);
        const Analysis analysis = analysed(ruleRequest(fixture, testCase));
        for (const Finding& finding : analysis.check.findings) {
            if (finding.rule != tested.id) {
                continue;
            }
            severities.insert(finding.severity);
            std::vector<std::string> used = placeholders(finding.text);
            if (finding.fix) {
                const std::vector<std::string> inFix = placeholders(finding.fix->text);
                used.insert(used.end(), inFix.begin(), inFix.end());
            }
            for (const std::string& name : used) {
                QVERIFY2(std::any_of(finding.params.begin(), finding.params.end(),
                             [&](const auto& p) { return p.first == name; }),
                    name.c_str());
            }
            for (const auto& [name, value] : finding.params) {
                QVERIFY2(std::find(used.begin(), used.end(), name) != used.end(),
                    (name + " is not used").c_str());
                QVERIFY2(!value.empty(), (name + " is empty").c_str());
            }
        }
        const std::vector<std::string> all = places(analysis.check.findings);
        QCOMPARE(std::set<std::string>(all.begin(), all.end()).size(), all.size());
    }
    const std::vector<Severity> told = severitiesOf(tested);
    QVERIFY2(severities == std::set<Severity>(told.begin(), told.end()),
        "the fixture has other severities than the rule tells");
    QVERIFY2(firing > 0, "the fixture has no firing case");
    QVERIFY2(silent > 0, "the fixture has no silent case");
}

void TstRules::idsAndTextsAreUnique()
{
    std::set<std::string> ids;
    std::set<std::string> texts;
    for (const Rule* rule : allRules()) {
        QVERIFY2(ids.insert(rule->id).second, rule->id);
        QVERIFY2(texts.insert(rule->text).second, rule->text);
        for (const auto* list : {&rule->yieldsTo, &rule->yieldsEverywhereTo}) {
            for (const std::string_view stronger : *list) {
                QVERIFY2(findRule(stronger) != nullptr, std::string(stronger).c_str());
            }
        }
    }
}

void TstRules::everyFixtureBelongsToARule()
{
    for (const fs::directory_entry& entry : fs::directory_iterator(kRulesFolder)) {
        if (entry.path().extension() == ".yaml") {
            const std::string rule = textAt(readTree(entry.path().string()), "rule");
            QVERIFY2(findRule(rule) != nullptr, entry.path().c_str());
        }
    }
}

void TstRules::findingsDoNotDependOnTheOrderOfTheRequest()
{
    QFETCH(const QString, rule);
    QFETCH(const int, index);
    const Value fixture = readTree(fixtureOf(*findRule(rule.toStdString())));
    const Value request =
        ruleRequest(fixture, fixture.find("cases")->items[static_cast<std::size_t>(index)]);
    Dice dice(static_cast<std::uint32_t>(index) + 7);
    for (const Value& each : {request, changedAtRandom(request, dice)}) {
        QCOMPARE(QString::fromStdString(sortedPlaces(backwards(each))),
            QString::fromStdString(sortedPlaces(each)));
    }
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstRules)
#include "tst_rules.moc"
