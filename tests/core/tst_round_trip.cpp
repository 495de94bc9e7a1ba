#include "core/document/load.h"
#include "core/document/save.h"
#include "core/document/templates.h"
#include "tests/support/briefs.h"
#include "tests/support/test_base.h"

#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>

namespace clusterbrief::tests {
namespace {

namespace fs = std::filesystem;

const std::string kData = CLUSTERBRIEF_TEST_DATA;

struct Case {
    std::string name;
    Document document;
};

std::vector<fs::path> filesIn(const std::string& folder)
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".yaml") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// The requests of a rule's fixture that can be read.
void addFixture(const fs::path& path, std::vector<Case>& cases)
{
    const Value fixture = readTree(path.string());
    for (const Value& each : fixture.find("cases")->items) {
        const Value* own = each.find("base");
        const Value* base = own == nullptr ? fixture.find("base") : own;
        const Value* change = each.find("change");
        Value request = baseRequest(base->text);
        if (change != nullptr) {
            request = patched(std::move(request), *change);
        }
        if (Result<Document> document = readRequest(request, "fixture")) {
            cases.push_back(
                {path.stem().string() + ", " + each.find("name")->text, std::move(*document)});
        }
    }
}

std::vector<Case> requestsIn(const std::string& folder)
{
    std::vector<Case> cases;
    for (const fs::path& path : filesIn(folder)) {
        if (Result<LoadedRequest> read = loadRequest(readFile(path.string()), path.string())) {
            cases.push_back({path.stem().string(), std::move(read->document)});
        }
    }
    return cases;
}

/// What of the cases does not come back from a brief byte for byte as it would have been saved.
std::vector<std::string> changedByTheWay(const std::vector<Case>& cases)
{
    std::vector<std::string> changed;
    for (const Case& each : cases) {
        const Result<Analysis> analysis = analyse(each.document, sharedBuiltInCatalog());
        if (!analysis) {
            continue; // Parts of its own that cannot be read: it has no brief.
        }
        const Result<LoadedRequest> read =
            loadRequest(rendered(*analysis, "brief.json"), "a.brief.json");
        if (!read || saveYaml(read->document) != saveYaml(each.document)
            || saveJson(read->document) != saveJson(each.document)) {
            changed.push_back(each.name);
        }
    }
    return changed;
}

} // namespace

class TstRoundTrip : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void templatesComeBackAsTheyAre();
    void publishedDesignsComeBackAsTheyAre();
    void fixturesOfRulesComeBackAsTheyAre();
    void editedBriefGivesTheEditedRequest();
};

void TstRoundTrip::templatesComeBackAsTheyAre()
{
    std::vector<Case> cases;
    for (const Template& each : templates()) {
        const std::string id(each.id);
        cases.push_back({id, loadRequest(each.text, id)->document});
    }
    QVERIFY(cases.size() > 5);
    QCOMPARE(changedByTheWay(cases), std::vector<std::string>());
}

void TstRoundTrip::publishedDesignsComeBackAsTheyAre()
{
    std::vector<Case> cases = requestsIn(kData + "/fabric");
    QVERIFY(cases.size() > 30);
    for (auto& [name, request] : edgeRequests()) {
        cases.push_back({name, *readRequest(request, name)});
    }
    QCOMPARE(changedByTheWay(cases), std::vector<std::string>());
}

void TstRoundTrip::fixturesOfRulesComeBackAsTheyAre()
{
    std::vector<Case> cases = requestsIn(kData + "/rules/bases");
    for (const fs::path& path : filesIn(kData + "/rules")) {
        addFixture(path, cases);
    }
    QVERIFY(cases.size() > 300);
    QCOMPARE(changedByTheWay(cases), std::vector<std::string>());
}

void TstRoundTrip::editedBriefGivesTheEditedRequest()
{
    const Document document = *readRequest(baseRequest("h100-127"), "base");
    std::string brief = rendered(*analyse(document, sharedBuiltInCatalog()), "brief.json");
    const std::size_t at = brief.find("\"count\": 127");
    QVERIFY(at != std::string::npos);
    brief.replace(at, 12, "\"count\": 126");
    const Result<LoadedRequest> read = loadRequest(brief, "a.brief.json");
    QVERIFY(read.has_value());
    QVERIFY(saveYaml(read->document) != saveYaml(document));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstRoundTrip)
#include "tst_round_trip.moc"
