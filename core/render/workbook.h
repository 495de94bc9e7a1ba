#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Spreadsheets, as .xlsx. Hides libxlsxwriter.
namespace clusterbrief {

enum class CellKind { Text, Whole, Figure };

struct SheetColumn {
    std::string title;
    double width = 12; ///< Characters.
    CellKind kind = CellKind::Text;
};

struct WorkbookMeta {
    std::string title;
    std::string author;
    std::string company;
    std::string generator;
    std::string date; ///< YYYY-MM-DD; the only date in the file.
};

class Workbook;

/// The format ends at 1,048,576 rows.
inline constexpr std::size_t kMostSheetRows = 1'000'000;

/// A table with a frozen, bold header that filters. More rows than kMostSheetRows are the caller's
/// to refuse.
class Sheet {
public:
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    /// Always a text, whatever it looks like: no formula, no link.
    void text(std::string_view content, bool strong = false);
    void number(double value);
    void number(std::optional<double> value); ///< Nothing: an empty cell.
    void known(std::int64_t count);           ///< Nothing for 0.
    void nextRow();

private:
    friend class Workbook;
    struct State;
    explicit Sheet(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

class Workbook {
public:
    explicit Workbook(const WorkbookMeta& meta);
    ~Workbook();
    Workbook(const Workbook&) = delete;
    Workbook& operator=(const Workbook&) = delete;

    /// A table; `name` has at most 31 characters and none of `[]:*?/\`.
    [[nodiscard]] std::unique_ptr<Sheet> table(std::string name, std::vector<SheetColumn> columns);
    /// The same without a header, for a page of figures.
    [[nodiscard]] std::unique_ptr<Sheet> page(std::string name, std::vector<SheetColumn> columns);

    /// The whole file; all sheets must be gone. Call it once.
    ///
    /// Errors: no room for the library's temporary files, or more than the format holds.
    [[nodiscard]] Result<std::string> finish();

private:
    friend class Sheet;
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace clusterbrief
