#pragma once

#include "core/base/value.h"
#include "core/catalog/catalog.h"
#include "core/document/document.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What people already have, read as part of a request: a model's config.json, or the parallel
/// settings of a training or serving program.
namespace clusterbrief {

inline constexpr std::string_view kImportSchema = "clusterbrief/import/1";

/// A key of the text and what it says in the request's words.
struct ImportedFact {
    std::string source; ///< `--seq-length`, `model.seq_length`, or the figures it follows from.
    Position at;
    std::string field; ///< `workload/sequence_length`, `model/layers`, `gpus`; empty for what is
                       ///< read for the sake of other fields.
    Value value;
};

struct ImportGap {
    std::string source;
    Position at;
    std::string reason;
};

struct ImportAssumption {
    std::string field; ///< As of a fact.
    Value value;
    std::string reason;
};

enum class ImportSeverity { Error, Warning, Advice };
[[nodiscard]] std::string_view textOf(ImportSeverity severity);

struct ImportMessage {
    ImportSeverity severity = ImportSeverity::Advice;
    std::string text;
};

/// Key and value cache of a model in BF16, before any split over GPUs.
///
/// Units: bytes a token of one sequence; bytes a sequence.
struct ImportedCache {
    Count perToken = 0;        ///< Layers that keep every token.
    Count perSequenceMost = 0; ///< Layers that keep a window, once it is full.
};

struct Imported {
    std::string recognisedAs;
    std::optional<Value> model; ///< A map with the keys of an inline model of the request.
    std::optional<Value>
        workload;              ///< A map with the keys of a workload, without a model of its own.
    std::optional<Count> gpus; ///< Of the whole job.
    std::optional<Count> nodes;
    std::optional<ImportedCache> cache;
    std::optional<double> weightBytes; ///< Of a quantised checkpoint.
    std::vector<ImportedFact> understood;
    std::vector<ImportGap> notUnderstood;
    std::vector<ImportAssumption> assumed;
    std::vector<ImportMessage> messages;

    [[nodiscard]] bool hasErrors() const; ///< Settings that cannot go together.
};

/// The hf_quant_config.json of a checkpoint that modelopt quantised.
struct QuantConfigText {
    std::string name;
    std::string text;
};

/// The file that would say how the checkpoint of a config.json is quantised: `hf_quant_config.json`
/// beside it. Empty for a file of another name.
[[nodiscard]] std::string quantConfigBeside(std::string_view file);

/// Tells by content what the text is and reads it; the catalog gives published figures to compare
/// with. What stands beside a config.json says the precision of weights and cache.
///
/// Errors: what cannot be read at all, with line and column, and a text that is none of the kinds.
[[nodiscard]] Result<Imported> importText(std::string_view text, std::string_view name,
    const Catalog& catalog, const std::optional<QuantConfigText>& beside = {});

/// `clusterbrief/import/1`: every key is there, null or empty where there is nothing.
[[nodiscard]] Value importValue(const Imported& imported);

/// A request with one workload that holds what was understood.
///
/// Errors: a value that the request's format refuses.
[[nodiscard]] Result<Document> requestOf(const Imported& imported);

} // namespace clusterbrief
