#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/write.h"
#include "core/document/fields.h"
#include "core/document/schema.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace clusterbrief::tests {
namespace {

const std::string kSchemaFile = std::string(CLUSTERBRIEF_RESOURCES) + "/schema/request.schema.json";

const Value& definition(const Value& schema, std::string_view name)
{
    return *schema.find("$defs")->find(name);
}

std::vector<std::string> missingFrom(const Value& properties, const RecordInfo& record)
{
    std::vector<std::string> missing;
    for (const FieldInfo& field : record.fields) {
        if (properties.find(field.key) == nullptr) {
            missing.push_back(std::string(record.name) + '/' + field.key);
        }
    }
    return missing;
}

} // namespace

class TstSchema : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void theCommittedFileIsTheGeneratedOne();
    void everyFieldIsInIt();
    void rangesAndChoicesAreTheFields();
    void onlyRequiredKeysRefuseNull();
};

void TstSchema::theCommittedFileIsTheGeneratedOne()
{
    const std::string generated = writeJson(requestSchema());
    if (std::getenv("CLUSTERBRIEF_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(kSchemaFile, std::ios::binary) << generated;
    }
    QVERIFY2(readFile(kSchemaFile) == generated,
        "resources/schema/request.schema.json differs from the field table; run the test with "
        "CLUSTERBRIEF_UPDATE_GOLDEN=1 and commit the file");
}

void TstSchema::everyFieldIsInIt()
{
    const Value schema = requestSchema();
    std::vector<std::string> missing = missingFrom(*schema.find("properties"), requestRecord());
    std::vector<const RecordInfo*> records{&requestRecord()};
    for (std::size_t i = 0; i < records.size(); ++i) {
        for (const FieldInfo& field : records[i]->fields) {
            if (field.record == nullptr) {
                continue;
            }
            records.push_back(field.record);
            const Value* properties = definition(schema, field.record->name).find("properties");
            const std::vector<std::string> below = missingFrom(*properties, *field.record);
            missing.insert(missing.end(), below.begin(), below.end());
        }
    }
    QCOMPARE(missing, std::vector<std::string>());
}

void TstSchema::rangesAndChoicesAreTheFields()
{
    const Value schema = requestSchema();
    const Value& ports = *definition(schema, "ports").find("properties");
    QCOMPARE(ports.find("per_node")->find("minimum")->text, std::string("1"));
    QCOMPARE(ports.find("per_node")->find("maximum")->text, std::string("64"));
    QCOMPARE(ports.find("path")->find("enum")->items.size(), std::size_t{6});

    const Value& network = *definition(schema, "network").find("properties");
    QCOMPARE(network.find("fabric_manager_ports")->find("minimum")->text, std::string("0"));
    const std::vector<Value>& tiers = network.find("tiers")->find("enum")->items;
    QVERIFY(std::find(tiers.begin(), tiers.end(), Value::ofText("2")) != tiers.end());
    QVERIFY(std::find(tiers.begin(), tiers.end(), Value::ofNumber(std::int64_t{2})) != tiers.end());
}

void TstSchema::onlyRequiredKeysRefuseNull()
{
    const Value schema = requestSchema();
    const Value& nodes = definition(schema, "nodes");
    QCOMPARE(nodes.find("required")->items.size(), std::size_t{2});
    QCOMPARE(nodes.find("properties")->find("name")->find("type")->text, std::string("string"));
    QCOMPARE(nodes.find("properties")->find("system")->find("type")->items.back().text,
        std::string("null"));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstSchema)
#include "tst_schema.moc"
