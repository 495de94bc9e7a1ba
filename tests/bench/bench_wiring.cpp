// Prints how long listing, checking and writing out every link takes; medians.
// Usage: clusterbrief_bench_wiring [REQUEST]…   (without one: 16,384 and 98,304 GPUs)
#include "tests/support/requests.h"

#include "core/base/parse.h"
#include "core/render/renderer.h"
#include "core/wiring/verify.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <vector>

namespace {

using namespace clusterbrief;
using Clock = std::chrono::steady_clock;

double medianMs(const std::function<void()>& work)
{
    constexpr int kRuns = 9;
    std::vector<double> times;
    for (int run = 0; run < kRuns; ++run) {
        const Clock::time_point start = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    std::nth_element(times.begin(), times.begin() + kRuns / 2, times.end());
    return times[kRuns / 2];
}

double peakMb()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// Writes through the kind of stream that an export writes through.
void copy(const std::string& bytes)
{
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / "clusterbrief-bench.csv";
    std::ofstream out(file, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) {
        std::abort();
    }
    std::filesystem::remove(file);
}

void measure(const std::string& name, const Value& request)
{
    const Analysis analysis = tests::analysed(request);
    Wiring wiring;
    const double wires = medianMs([&] { wiring = wire(analysis.design, analysis.sizing); });
    const NetworkWiring* compute = wiring.network(NetworkKind::Compute);
    std::vector<GraphReport> reports;
    const double checks = medianMs([&] { reports = verify(wiring, *compute); });
    const bool sound = !reports.empty()
        && std::all_of(reports.begin(), reports.end(),
            [](const GraphReport& report) { return report.sound(); });
    const Brief brief = compose(analysis, {});
    std::string list;
    const double writes = medianMs([&] {
        list = renderWiringCsv({analysis, brief}).value();
        copy(list);
    });
    const double copies = medianMs([&] { copy(list); });
    const auto print = [&](const char* what, double value, const char* unit) {
        std::printf("%s, %s  %8.1f %s\n", name.c_str(), what, value, unit);
    };
    print("every link", wires, "ms");
    print("check of its graph", checks, "ms");
    print("list as CSV, made and written", writes, "ms");
    print("bytes of the list, written again", copies, "ms");
    print("peak memory", peakMb(), "MB");
    if (!sound) {
        std::fprintf(stderr, "%s: NOT SOUND\n", name.c_str());
        std::exit(1);
    }
}

constexpr const char* kNdr = R"(schema: clusterbrief/request/1
nodes: [{name: gpu, system: dgx-h100, count: 2048, compute_ports: {per_node: 8, gbps: 400}}]
networks: {compute: {technology: infiniband, generation: ndr, scalable_unit: 32}}
)";
constexpr const char* kSpectrum = R"(schema: clusterbrief/request/1
nodes: [{name: gpu, system: dgx-h100, count: 12288, compute_ports: {per_node: 8, gbps: 400}}]
networks: {compute: {technology: roce, generation: 400g, switch: sn5600, tiers: 3}}
)";

} // namespace

int main(int argc, char** argv)
{
    if (argc == 1) {
        measure("16,384 GPUs, NDR", parse(kNdr, "ndr").value());
        measure("98,304 GPUs, 400GbE", parse(kSpectrum, "spectrum").value());
    }
    for (int i = 1; i < argc; ++i) {
        measure(argv[i], tests::readTree(argv[i]));
    }
    return 0;
}
