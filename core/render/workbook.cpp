#include "core/render/workbook.h"

#include "core/base/text.h"
#include "core/render/memory_file.h"

#include <xlsxwriter.h>

#include <chrono>
#include <cmath>
#include <utility>

#include <locale.h> // NOLINT(modernize-deprecated-headers): uselocale() is POSIX, <clocale> lacks it

namespace clusterbrief {
namespace {

constexpr std::size_t kMostBytes = 32'000; // of a cell; the format ends at 32,767 characters

/// The library prints numbers as the user's locale does, which in a file is damage. Of this thread
/// alone, since others may be at work.
class PlainNumbers {
public:
    PlainNumbers()
        : m_plain(newlocale(LC_NUMERIC_MASK, "C", nullptr))
        , m_before(uselocale(m_plain))
    {}
    ~PlainNumbers()
    {
        uselocale(m_before);
        if (m_plain != nullptr) {
            freelocale(m_plain);
        }
    }
    PlainNumbers(const PlainNumbers&) = delete;
    PlainNumbers& operator=(const PlainNumbers&) = delete;

private:
    locale_t m_plain;
    locale_t m_before;
};

/// Noon of the day: seconds that are 0 would mean the present to the library.
std::time_t noonOf(const std::string& date)
{
    const std::vector<std::string> parts = split(date, '-');
    const auto number = [&](std::size_t i) {
        const std::string digits = i < parts.size() ? parts[i] : "";
        return static_cast<int>(
            parseCount(digits.starts_with('0') ? digits.substr(1) : digits).value_or(0));
    };
    using namespace std::chrono;
    const year_month_day day{year(number(0)), month(static_cast<unsigned>(number(1))),
        std::chrono::day(static_cast<unsigned>(number(2)))};
    const sys_days known =
        parts.size() == 3 && day.ok() ? sys_days(day) : sys_days(year(1980) / January / 1);
    return std::time_t{sys_seconds(known + hours(12)).time_since_epoch().count()};
}

std::string cellText(std::string_view text)
{
    return shortened(printable(text), kMostBytes);
}

/// Sums such as 710.4000000000001 as they are meant.
double withoutNoise(double value)
{
    constexpr int kDigits = 12;
    if (value == 0 || !std::isfinite(value)) {
        return value;
    }
    const int places = kDigits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double scale = std::pow(10.0, std::abs(places));
    return places >= 0 ? std::round(value * scale) / scale : value;
}

} // namespace

struct Workbook::State {
    MemoryFile file;
    PlainNumbers numbers;
    lxw_workbook* book = nullptr;
    lxw_format* header = nullptr;
    lxw_format* strong = nullptr;
    lxw_format* plain = nullptr;
    lxw_format* count = nullptr;
    lxw_format* figure = nullptr;
    lxw_error fault = LXW_NO_ERROR;

    void note(lxw_error error)
    {
        if (fault == LXW_NO_ERROR) {
            fault = error;
        }
    }
};

struct Sheet::State {
    Workbook::State& book;
    std::string name;
    std::vector<SheetColumn> columns;
    bool table = true;
    lxw_worksheet* sheet = nullptr;
    lxw_row_t row = 0;
    lxw_col_t column = 0;

    void begin()
    {
        sheet = book.book == nullptr ? nullptr : workbook_add_worksheet(book.book, name.c_str());
        if (sheet == nullptr) {
            book.note(LXW_ERROR_PARAMETER_VALIDATION);
            return;
        }
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto place = static_cast<lxw_col_t>(i);
            worksheet_set_column(sheet, place, place, columns[i].width, nullptr);
            if (table) {
                book.note(
                    worksheet_write_string(sheet, 0, place, columns[i].title.c_str(), book.header));
            }
        }
        if (table) {
            worksheet_freeze_panes(sheet, 1, 0);
            row = 1;
        }
    }

    void end() const
    {
        if (sheet != nullptr && table) {
            worksheet_autofilter(
                sheet, 0, 0, row > 1 ? row - 1 : 1, static_cast<lxw_col_t>(columns.size() - 1));
        }
    }

    [[nodiscard]] CellKind kind() const
    {
        return column < columns.size() ? columns[column].kind : CellKind::Text;
    }
};

Sheet::Sheet(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
    m_state->begin();
}

Sheet::~Sheet()
{
    m_state->end();
}

void Sheet::text(std::string_view content, bool strong)
{
    if (!content.empty() && m_state->sheet != nullptr) {
        m_state->book.note(worksheet_write_string(m_state->sheet, m_state->row, m_state->column,
            cellText(content).c_str(), strong ? m_state->book.strong : m_state->book.plain));
    }
    ++m_state->column;
}

void Sheet::number(double value)
{
    if (m_state->sheet != nullptr) {
        const bool figure = m_state->kind() == CellKind::Figure || value != std::floor(value);
        m_state->book.note(worksheet_write_number(m_state->sheet, m_state->row, m_state->column,
            withoutNoise(value), figure ? m_state->book.figure : m_state->book.count));
    }
    ++m_state->column;
}

void Sheet::number(std::optional<double> value)
{
    if (value) {
        number(*value);
    } else {
        ++m_state->column;
    }
}

void Sheet::known(std::int64_t count)
{
    number(count > 0 ? std::optional(static_cast<double>(count)) : std::nullopt);
}

void Sheet::nextRow()
{
    ++m_state->row;
    m_state->column = 0;
}

Workbook::Workbook(const WorkbookMeta& meta)
    : m_state(std::make_unique<State>())
{
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    m_state->book = workbook_new_opt(m_state->file.path().c_str(), &options);
    if (m_state->book == nullptr) {
        return;
    }
    std::string title = cellText(meta.title);
    std::string author = cellText(meta.author);
    std::string company = cellText(meta.company);
    std::string generator = cellText(meta.generator);
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.author = author.data();
    properties.company = company.data();
    properties.comments = generator.data();
    properties.created = noonOf(meta.date);
    m_state->note(workbook_set_properties(m_state->book, &properties));
    m_state->header = workbook_add_format(m_state->book);
    format_set_bold(m_state->header);
    format_set_bottom(m_state->header, LXW_BORDER_THIN);
    m_state->strong = workbook_add_format(m_state->book);
    format_set_bold(m_state->strong);
    m_state->plain = workbook_add_format(m_state->book);
    format_set_num_format(m_state->plain, "@");
    m_state->count = workbook_add_format(m_state->book);
    format_set_num_format(m_state->count, "#,##0");
    m_state->figure = workbook_add_format(m_state->book);
    format_set_num_format(m_state->figure, "#,##0.0#");
}

Workbook::~Workbook()
{
    if (m_state->book != nullptr) {
        lxw_workbook_free(m_state->book);
    }
}

std::unique_ptr<Sheet> Workbook::table(std::string name, std::vector<SheetColumn> columns)
{
    return std::unique_ptr<Sheet>(new Sheet(std::make_unique<Sheet::State>(
        Sheet::State{*m_state, std::move(name), std::move(columns)})));
}

std::unique_ptr<Sheet> Workbook::page(std::string name, std::vector<SheetColumn> columns)
{
    return std::unique_ptr<Sheet>(new Sheet(std::make_unique<Sheet::State>(
        Sheet::State{*m_state, std::move(name), std::move(columns), false})));
}

Result<std::string> Workbook::finish()
{
    if (m_state->book != nullptr) {
        m_state->note(workbook_close(std::exchange(m_state->book, nullptr)));
    } else {
        m_state->note(LXW_ERROR_MEMORY_MALLOC_FAILED);
    }
    if (m_state->fault != LXW_NO_ERROR) {
        return failure(
            "workbook", std::string("cannot be written: ") + lxw_strerror(m_state->fault));
    }
    return m_state->file.content();
}

} // namespace clusterbrief
