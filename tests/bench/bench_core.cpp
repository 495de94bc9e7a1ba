// Prints how long the core takes. Figures are medians; tests/README.md says how they were measured.
#include "tests/support/requests.h"

#include "core/document/load.h"
#include "core/suggest/suggest.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>

namespace {

using namespace clusterbrief;
using Clock = std::chrono::steady_clock;

double medianMicroseconds(const std::function<void()>& work, int runs = 201)
{
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        const Clock::time_point start = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[static_cast<std::size_t>(runs) / 2];
}

void measureAnalysis(const char* name, const Value& tree)
{
    const Document document = readRequest(tree, name).value();
    const auto catalog = sharedBuiltInCatalog();
    const double microseconds = medianMicroseconds([&] {
        const Result<Analysis> analysis = analyse(document, catalog);
        if (!analysis) {
            std::abort();
        }
    });
    std::printf("analyse, %-28s %8.1f us\n", name, microseconds);
}

void measureSuggestions(const char* name, WorkloadKind kind)
{
    SuggestQuestion question;
    question.model = "llama-3.1-405b";
    question.kind = kind;
    const auto catalog = sharedBuiltInCatalog();
    const double microseconds = medianMicroseconds(
        [&] {
            if (!suggest(question, catalog)) {
                std::abort();
            }
        },
        21);
    std::printf("suggest, 405B %-22s %8.1f us\n", name, microseconds);
}

} // namespace

int main()
{
    const std::string bases = std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/";
    const Value h100 = tests::readTree(bases + "h100-127.yaml");
    const Value roce = tests::readTree(bases + "roce-32.yaml");
    const Value large = tests::patched(roce,
        Value::ofMap({{"nodes",
                          Value::ofMap({{"gpu",
                              Value::ofMap({{"count", Value::ofNumber(std::int64_t{12'288})}})}})},
            {"workloads",
                Value::ofMap({{"pretraining",
                    Value::ofMap({{"parallelism",
                        Value::ofMap({{"data", Value::ofNumber(std::int64_t{6'144})}})}})}})}}));
    measureAnalysis("127 nodes", h100);
    measureAnalysis("12,288 nodes, 98,304 GPUs", large);

    const std::string text = tests::readFile(bases + "h100-127.yaml");
    std::printf("load request, 127 nodes              %8.1f us\n",
        medianMicroseconds([&] { (void)loadRequest(text, "request"); }));
    measureSuggestions("training, all systems", WorkloadKind::Training);
    measureSuggestions("inference, all systems", WorkloadKind::Inference);
    return 0;
}
