#include "tests/support/requests.h"
#include "tests/support/test_base.h"

#include "core/base/parse.h"
#include "core/base/text.h"
#include "core/base/write.h"
#include "core/catalog/load_catalog.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/import/import.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace clusterbrief::tests {
namespace {

/// The cases of both files, read once.
const std::vector<Value>& cases(const char* file)
{
    static const Value settings = readTree(CLUSTERBRIEF_TEST_DATA "/import/settings.yaml");
    static const Value models = readTree(CLUSTERBRIEF_TEST_DATA "/import/models.yaml");
    return (std::string_view(file) == "settings" ? settings : models).find("cases")->items;
}

/// `{repeat: n, of: […]}` written out.
Value unfolded(Value value)
{
    if (const Value* times = value.find("repeat")) {
        Value list = Value::ofList({});
        for (std::int64_t left = parseCount(times->text).value_or(0); left > 0; --left) {
            const std::vector<Value>& items = value.find("of")->items;
            list.items.insert(list.items.end(), items.begin(), items.end());
        }
        return list;
    }
    for (Member& member : value.members) {
        member.value = unfolded(std::move(member.value));
    }
    return value;
}

std::string textOfCase(const Value& value)
{
    const Value* text = value.find("text");
    return text != nullptr ? text->text : writeJson(unfolded(*value.find("config")));
}

Result<Imported> imported(
    const std::string& text, const std::optional<QuantConfigText>& beside = {})
{
    return importText(text, "file", builtInCatalog(), beside);
}

bool isIn(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

bool isNull(const Value* value)
{
    return value == nullptr || value->kind == Value::Kind::Null;
}

/// What a case expects and the import does not say.
std::string differences(const Value& expected, const Value& actual)
{
    std::string found;
    for (const Member& member : expected.members) {
        const Value* value = locate(actual, '/' + member.key);
        const bool wanted = member.value.kind != Value::Kind::Null;
        if (isNull(value) == wanted || (wanted && value->text != member.value.text)) {
            found += member.key + " is " + (isNull(value) ? "null" : value->text) + ", expected "
                + (wanted ? member.value.text : "null") + "; ";
        }
    }
    return found;
}

std::string missingNear(const Value* expected, const Value& actual)
{
    std::string found;
    for (const Member& member : expected == nullptr ? std::vector<Member>{} : expected->members) {
        const Value* value = locate(actual, '/' + member.key);
        const double number = isNull(value) ? -1 : parseNumber(value->text).value_or(-1);
        const double wanted = parseNumber(member.value.items.at(0).text).value_or(0);
        const double tolerance = parseNumber(member.value.items.at(1).text).value_or(0);
        if (!(std::abs(number - wanted) <= tolerance)) {
            found += member.key + " is " + figure(number, 0) + "; ";
        }
    }
    return found;
}

std::string missingGaps(const Value* expected, const Imported& actual)
{
    std::string found;
    for (const Member& member : expected == nullptr ? std::vector<Member>{} : expected->members) {
        const bool told = std::any_of(
            actual.notUnderstood.begin(), actual.notUnderstood.end(), [&](const ImportGap& gap) {
                return gap.source == member.key && isIn(gap.reason, member.value.text);
            });
        found += told ? "" : member.key + " is not told as not understood; ";
    }
    return found;
}

std::string missingAssumptions(const Value* expected, const Imported& actual)
{
    std::string found;
    for (const Value& field : expected == nullptr ? std::vector<Value>{} : expected->items) {
        const bool told = std::any_of(
            actual.assumed.begin(), actual.assumed.end(), [&](const ImportAssumption& assumption) {
                return assumption.field == field.text && !assumption.reason.empty();
            });
        found += told ? "" : field.text + " is not told as assumed; ";
    }
    return found;
}

std::string missingMessages(const Value* expected, const Imported& actual, bool asErrors)
{
    std::string found;
    for (const Value& part : expected == nullptr ? std::vector<Value>{} : expected->items) {
        const bool told = std::any_of(
            actual.messages.begin(), actual.messages.end(), [&](const ImportMessage& message) {
                return isIn(message.text, part.text)
                    && (message.severity == ImportSeverity::Error) == asErrors;
            });
        found += told ? "" : "nothing says: " + part.text + "; ";
    }
    return found;
}

std::size_t errorCount(const Imported& actual)
{
    return static_cast<std::size_t>(std::count_if(actual.messages.begin(), actual.messages.end(),
        [](const ImportMessage& message) { return message.severity == ImportSeverity::Error; }));
}

std::string faultsOf(const Value& expected, const Imported& actual)
{
    const Value value = importValue(actual);
    const bool errors = expected.find("errors") != nullptr;
    return differences(*expected.find("is"), value) + missingNear(expected.find("near"), value)
        + missingGaps(expected.find("unread"), actual)
        + missingAssumptions(expected.find("assumed"), actual)
        + missingMessages(expected.find("errors"), actual, true)
        + missingMessages(expected.find("says"), actual, false)
        + (errorCount(actual) == (errors ? expected.find("errors")->items.size() : 0)
                ? ""
                : "errors differ; ");
}

void addCases(const char* file)
{
    QTest::addColumn<qsizetype>("index");
    for (const Value& value : cases(file)) {
        QTest::newRow(value.find("name")->text.c_str()) << qsizetype{&value - cases(file).data()};
    }
}

const Value& caseOf(const char* file)
{
    const auto index = *static_cast<qsizetype*>(QTest::qData("index", qMetaTypeId<qsizetype>()));
    return cases(file).at(static_cast<std::size_t>(index));
}

/// Keys of a config's maps as an import names them, nothing for null.
void collectKeys(const Value& map, const std::string& above, std::set<std::string>& keys)
{
    for (const Member& member : map.members) {
        if (member.key == "text_config") {
            collectKeys(member.value, "text_config.", keys);
        } else if (member.value.kind != Value::Kind::Null) {
            keys.insert(above + member.key);
        }
    }
}

std::string times(std::string_view piece, int count)
{
    std::string text;
    for (; count > 0; --count) {
        text += piece;
    }
    return text;
}

/// A small generator of our own, so that a failure can be repeated.
class Dice {
public:
    std::size_t below(std::size_t limit)
    {
        m_state = m_state * 6'364'136'223'846'793'005ULL + 1'442'695'040'888'963'407ULL;
        return static_cast<std::size_t>(m_state >> 33U) % limit;
    }

private:
    std::uint64_t m_state = 20'261'130;
};

std::string damaged(std::string text, Dice& dice)
{
    constexpr std::string_view kPieces[] = {"\"", "'", "{", "}", "[", "]", "(", ")", "$", "`", "\\",
        "\n", "=", "#", "-", "null", "0", "-1", "1e400", "99999999999999999999", "${", "$("};
    for (std::size_t left = 1 + dice.below(6); left > 0 && !text.empty(); --left) {
        const std::size_t at = dice.below(text.size());
        if (dice.below(3) == 0) {
            text.erase(at, 1 + dice.below(20));
        } else {
            text.replace(at, dice.below(2), kPieces[dice.below(std::size(kPieces))]);
        }
    }
    return text;
}

} // namespace

class TstImport : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void settingsBecomeAWorkload_data() { addCases("settings"); }
    void settingsBecomeAWorkload();
    void configsBecomeAModel_data() { addCases("models"); }
    void configsBecomeAModel();
    void noKeyOfAConfigIsPassedOver_data() { addCases("models"); }
    void quantisationBesideAConfigIsRead();
    void fileBesideAConfigIsNamed();
    void noKeyOfAConfigIsPassedOver();
    void requestsReadBackAsTheyWere();
    void factsNameTheirLine();
    void unknownFlagWithAValueTakesNoWord();
    void numbersOfPythonAreToldAndSkipped();
    void textsThatCannotBeReadSayWhereAndWhy_data();
    void textsThatCannotBeReadSayWhereAndWhy();
    void listsOfUnknownKeysAreCutAndCounted();
    void damagedTextsGiveAnErrorOrAWholeResult();
};

void TstImport::settingsBecomeAWorkload()
{
    const Value& expected = caseOf("settings");
    const Result<Imported> actual = imported(textOfCase(expected));
    QVERIFY2(actual.has_value(), actual ? "" : actual.error().front().what.c_str());
    const std::string faults = faultsOf(expected, *actual);
    QVERIFY2(faults.empty(), faults.c_str());
}

void TstImport::configsBecomeAModel()
{
    const Value& expected = caseOf("models");
    const Result<Imported> actual = imported(textOfCase(expected));
    QVERIFY2(actual.has_value(), actual ? "" : actual.error().front().what.c_str());
    const std::string faults = faultsOf(expected, *actual);
    QVERIFY2(faults.empty(), faults.c_str());
}

/// Llama 3.1 70B as modelopt quantised it: 68,451,041,280 numbers in 8 bits, the rest in 16.
void TstImport::quantisationBesideAConfigIsRead()
{
    const std::string config =
        R"({"model_type": "llama", "hidden_size": 8192, "intermediate_size": 28672,
            "num_attention_heads": 64, "num_hidden_layers": 80, "num_key_value_heads": 8,
            "tie_word_embeddings": false, "torch_dtype": "bfloat16", "vocab_size": 128256})";
    const QuantConfigText beside{"hf_quant_config.json",
        R"({"quantization": {"quant_algo": "FP8", "kv_cache_quant_algo": "FP8"}})"};
    const Result<Imported> alone = imported(config);
    const Result<Imported> both = imported(config, beside);
    QVERIFY(alone && both && both->weightBytes && !alone->weightBytes);
    QCOMPARE(both->workload->find("precision")->text, std::string("fp8"));
    QCOMPARE(both->workload->find("kv_precision")->text, std::string("fp8"));
    QCOMPARE(both->model->find("parameters")->text, std::string("70553706496"));
    QCOMPARE(*both->weightBytes, 68'451'041'280.0 + 2 * (70'553'706'496.0 - 68'451'041'280.0));
    const auto& told = both->messages;
    QVERIFY(std::any_of(told.begin(), told.end(), [](const ImportMessage& message) {
        return isIn(message.text, "in fp8, as it is to be kept, 163,840 bytes a token");
    }));
    const auto& facts = both->understood;
    QVERIFY(std::any_of(facts.begin(), facts.end(), [](const ImportedFact& fact) {
        return fact.source == "hf_quant_config.json: quantization.quant_algo";
    }));
    QVERIFY(!imported(config, QuantConfigText{"hf_quant_config.json", "{"}));
}

void TstImport::fileBesideAConfigIsNamed()
{
    QCOMPARE(quantConfigBeside("config.json"), std::string("hf_quant_config.json"));
    QCOMPARE(quantConfigBeside("a/b/config.json"), std::string("a/b/hf_quant_config.json"));
    QCOMPARE(quantConfigBeside("llama.config.json"), std::string("llama.hf_quant_config.json"));
    for (const char* other :
        {"hf_quant_config.json", "a/hf_quant_config.json", "ds_config.json", "train.sh", "-", ""}) {
        QCOMPARE(quantConfigBeside(other), std::string());
    }
}

void TstImport::noKeyOfAConfigIsPassedOver()
{
    const Value& config = *caseOf("models").find("config");
    std::set<std::string> keys;
    collectKeys(config, {}, keys);
    const Result<Imported> actual = imported(textOfCase(caseOf("models")));
    QVERIFY(actual.has_value());
    std::set<std::string> told;
    for (const ImportedFact& fact : actual->understood) {
        told.insert(split(fact.source, ':').front());
    }
    for (const ImportGap& gap : actual->notUnderstood) {
        told.insert(gap.source);
    }
    for (const std::string& key : keys) {
        // A map is told by itself or by what stands in it.
        const bool found = std::any_of(told.begin(), told.end(), [&](const std::string& source) {
            return source == key || source.starts_with(key + '.');
        });
        QVERIFY2(found, key.c_str());
    }
}

void TstImport::requestsReadBackAsTheyWere()
{
    int models = 0;
    for (const char* file : {"settings", "models"}) {
        for (const Value& value : cases(file)) {
            const Result<Imported> actual = imported(textOfCase(value));
            const std::string& name = value.find("name")->text;
            QVERIFY2(actual.has_value(), name.c_str());
            const Result<Document> document = requestOf(*actual);
            QVERIFY2(document.has_value(), name.c_str());
            const Result<LoadedRequest> loaded = loadRequest(saveYaml(*document), "again");
            QVERIFY2(loaded.has_value(), name.c_str());
            QVERIFY2(loaded->document == *document, name.c_str());
            QCOMPARE(document->workloads.size(), std::size_t{1});
            if (const auto& model = document->workloads.front().inlineModel) {
                ++models;
                QVERIFY2(readModel(*model, "model").has_value(), name.c_str());
            }
        }
    }
    QVERIFY(models >= 10);
}

void TstImport::factsNameTheirLine()
{
    const Result<Imported> actual = imported("torchrun --nnodes 2 \\\n  --seq-length 4096 \\\n"
                                             "  --bogus 1 --tensor-model-parallel-size 2");
    QVERIFY(actual.has_value());
    const auto fact = std::find_if(actual->understood.begin(), actual->understood.end(),
        [](const ImportedFact& known) { return known.source == "--seq-length"; });
    QVERIFY(fact != actual->understood.end());
    QVERIFY((fact->at == Position{2, 3}));
    QVERIFY((actual->notUnderstood.front().at == Position{3, 3}));
}

void TstImport::unknownFlagWithAValueTakesNoWord()
{
    const Result<Imported> actual =
        imported("srun -n32 --container-image=x torchrun --bogus 1 --tensor-model-parallel-size 2");
    QVERIFY(actual.has_value());
    std::vector<std::string> told;
    for (const ImportGap& gap : actual->notUnderstood) {
        told.push_back(gap.source);
    }
    QCOMPARE(told, (std::vector<std::string>{"-n32", "--container-image=x", "--bogus 1"}));
}

void TstImport::numbersOfPythonAreToldAndSkipped()
{
    const Result<Imported> actual = imported(
        R"({"model_type": "llama", "note": "NaN and Infinity", "time_step_limit": [0.0, Infinity],
            "hidden_size": NaN, "low": -Infinity})");
    QVERIFY2(actual.has_value(), actual ? "" : actual.error().front().what.c_str());
    const auto told = std::count_if(actual->notUnderstood.begin(), actual->notUnderstood.end(),
        [](const ImportGap& gap) { return isIn(gap.reason, "is no number of JSON"); });
    QCOMPARE(told, 3);
    QVERIFY(!actual->model.has_value());
}

void TstImport::textsThatCannotBeReadSayWhereAndWhy_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<std::string>("what");

    const auto row = [](const char* name, const std::string& text, int line, const char* what) {
        QTest::newRow(name) << text << line << std::string(what);
    };
    row("empty", "", 0, "is empty");
    row("blank", " \n\t\n", 0, "is empty");
    row("NUL", std::string("--bf16\n\0", 8), 2, "NUL");
    row("not UTF-8", "--bf16 \xFF", 1, "not UTF-8");
    row("one long line", "--seq-length " + std::string(10'000'000, '8'), 0, "larger than");
    row("a script beyond its limit", "--seq-length " + std::string(1'500'000, '8'), 0,
        "larger than");
    row("prose", "Dear all, we need - as said - 64 GPUs.", 1, "is not recognised");
    row("other YAML", "apiVersion: v1\nkind: Pod\n", 1, "is not recognised");
    row("other TOML", "[package]\nname = \"x\"\n", 1, "is TOML and not recognised");
    row("a request", "schema: clusterbrief/request/1\n", 1, "already");
    row("keys of a model's own code", R"({"dim": 7168, "n_layers": 61, "n_heads": 128})", 1,
        "own code");
    row("JSON cut off", "{\"model_type\": \"llama\",\n \"hidden_si", 2, "closing quote");
    row("JSON nested", R"({"model_type":)" + times("[", 100'000), 1, "nested deeper");
    row("YAML with a tab", "trainer:\n\tdevices: 8\n", 2, "a tab");
    row("TOML cut off", "[parallelism]\ntensor_parallel_degree = ", 2, "not readable as TOML");
    row("TOML with dots", "[training]\n" + times("a.", 100'000) + "b = 1", 2, "nested deeper");
    row("TOML nested", "[training]\na = " + times("[", 100'000), 2, "nested deeper");
    row("TOML with a header that is none", "[training]\nseq_len = 1\n[=a]\n", 3, "expected a key");
    row("TOML with a table twice", "[training]\n[training]\n", 2, "stands twice");
    row("TOML with a word for a value", "[training]\nseq_len = many\n", 2, "in quotes");
    row("a key twice", "[training]\nseq_len = 1\nseq_len = 2\n", 3, "not readable as TOML");
    row("a single quote", "torchrun \\\n --nnodes '2", 2, "single quote");
    row("a double quote", "torchrun --nnodes \"2", 1, "double quote");
    row("a list", "ARGS=(--nnodes 2", 1, "expected )");
    row("expansions within each other", times("${A:-", 50'000), 1, "expected }");
    row("a variable that doubles itself",
        "A=xxxxxxxx\n" + times("A=$A$A$A$A\n", 60) + "torchrun $A", 10, "more than a script");
    row("a list that doubles itself",
        "A=(1 2 3)\n" + times("A=(${A[@]} ${A[@]})\n", 60) + "torchrun ${A[@]}", 13, "words");
}

void TstImport::textsThatCannotBeReadSayWhereAndWhy()
{
    QFETCH(const std::string, text);
    QFETCH(const int, line);
    QFETCH(const std::string, what);
    const Result<Imported> actual = imported(text);
    QVERIFY(!actual.has_value());
    const std::string told = describe(actual.error().front());
    QVERIFY2(isIn(told, what), told.substr(0, 500).c_str());
    QVERIFY2(actual.error().front().at.line == line, told.substr(0, 500).c_str());
}

void TstImport::listsOfUnknownKeysAreCutAndCounted()
{
    std::string text = R"({"model_type": "llama")";
    for (int key = 0; key < 5'000; ++key) {
        text += ", \"key" + std::to_string(key) + "\": 1";
    }
    const Result<Imported> actual = imported(text + '}');
    QVERIFY(actual.has_value());
    QCOMPARE(actual->notUnderstood.size(), std::size_t{200});
    QVERIFY(std::any_of(actual->messages.begin(), actual->messages.end(),
        [](const ImportMessage& message) { return isIn(message.text, "4,800 further keys"); }));
}

void TstImport::damagedTextsGiveAnErrorOrAWholeResult()
{
    Dice dice;
    int read = 0;
    for (int round = 0; round < 60; ++round) {
        for (const char* file : {"settings", "models"}) {
            for (const Value& value : cases(file)) {
                const std::string text = damaged(textOfCase(value), dice);
                const Result<Imported> actual = imported(text);
                if (!actual) {
                    QVERIFY2(!actual.error().empty(), text.c_str());
                    continue;
                }
                ++read;
                // Numbers without a value would be words that JSON does not have.
                const Value whole = importValue(*actual);
                const Result<Value> again = parse(writeJson(whole), "json");
                QVERIFY2(again.has_value(), text.c_str());
                QVERIFY2(isNull(whole.find("gpus")) || parseCount(whole.find("gpus")->text) > 0,
                    text.c_str());
                QVERIFY2(requestOf(*actual).has_value(), text.c_str());
            }
        }
    }
    QVERIFY(read > 500);
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstImport)
#include "tst_import.moc"
