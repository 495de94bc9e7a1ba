#pragma once

#include "app/cli/command_tree.h"

#include <optional>
#include <string>
#include <vector>

/// The commands of clusterbrief-cli. Each returns the program's exit status.
namespace clusterbrief::cli {

inline constexpr int kFine = 0;
inline constexpr int kFindings = 1; ///< At or above `--fail-on`.
inline constexpr int kUsage = 2;    ///< Decided before a file is read.
inline constexpr int kUnusable = 3; ///< Something could not be read, understood or written.

inline constexpr int kUsualMaxSize = 4;
inline constexpr int kMostMaxSize = 1'000;

/// A request and what is laid over it.
struct RequestOptions {
    std::string file;              ///< `-` for standard input.
    std::vector<std::string> sets; ///< PATH=VALUE.
    std::vector<std::string> catalogs;
    int maxSize = kUsualMaxSize; ///< MB that a file may have.
};

struct NewOptions {
    std::string templateId;
    std::string output = "-";
    bool list = false;
};

struct CheckOptions {
    RequestOptions request;
    std::string format = "text";
    std::string failOn = "error";
    bool verbose = false; ///< With each rule's source.
    bool fix = false;
    std::string output; ///< Where the mended request goes; `-` for standard output.
    bool outputGiven = false;
};

struct SizeOptions {
    RequestOptions request;
    std::string format = "text";
};

struct ExportOptions {
    RequestOptions request;
    std::vector<std::string> outputs;
    std::string to;
    std::string audience;
    std::string detail = "full";
    std::string paper = "a4";
    std::vector<std::string> appendices;
    std::string since; ///< An earlier revision's file; empty: no changes are listed.
    bool archival = false;
};

struct CompareOptions {
    std::string left; ///< `-` for standard input, on one side.
    std::string right;
    std::string format = "text";
    std::vector<std::string> catalogs;
    int maxSize = kUsualMaxSize;
};

struct CatalogOptions {
    std::string kind;
    std::string id;
    std::string format = "text";
    std::vector<std::string> catalogs;
    int maxSize = kUsualMaxSize;
};

struct ImportOptions {
    std::string file;
    std::string format = "text";
    std::string output; ///< Empty: none is written.
};

/// Figures as typed; empty where not stated.
struct SuggestOptions {
    std::string model;
    std::string kind;
    std::string system;
    std::string gpus;
    std::string sequence;
    std::string concurrent;
    std::string globalBatch;
    std::string precision;
    std::string sharding;
    std::string format = "text";
    std::string output; ///< Empty: no request is written.
    std::vector<std::string> catalogs;
    int maxSize = kUsualMaxSize;
};

[[nodiscard]] int runNew(const NewOptions& options);
[[nodiscard]] int runCheck(const CheckOptions& options);
[[nodiscard]] int runSize(const SizeOptions& options);
[[nodiscard]] int runExport(const ExportOptions& options);
[[nodiscard]] int runCompare(const CompareOptions& options);
[[nodiscard]] int runImport(const ImportOptions& options);
[[nodiscard]] int runSuggest(const SuggestOptions& options);
[[nodiscard]] int runRules(const std::string& format);
[[nodiscard]] int runExplain(const std::string& rule);
[[nodiscard]] int runCatalog(const CatalogOptions& options);
[[nodiscard]] int runSchema(const std::string& name);
/// `what` is a shell, or one of the lists that its completion offers.
[[nodiscard]] int runCompletion(const std::string& what, const std::vector<Command>& commands);
[[nodiscard]] int runManual(const std::vector<Command>& commands);

} // namespace clusterbrief::cli
