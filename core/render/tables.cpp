#include "core/render/tables.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>

namespace clusterbrief {
namespace {

void separate(std::string& csv)
{
    if (!csv.empty() && csv.back() != '\n') {
        csv += ',';
    }
}

/// Almost every cell; the others take longer to write.
bool isPlainAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

bool startsFormula(std::string_view text)
{
    return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != text.npos;
}

} // namespace

std::vector<std::string> wiringErrors(const Wiring& wiring)
{
    std::vector<std::string> errors;
    for (const NetworkWiring& network : wiring.networks) {
        if (!network.error.empty() && !network.sized->shares) {
            errors.push_back(labelOf(network.kind()) + ": " + network.error);
        }
    }
    return errors;
}

void appendCell(std::string& csv, std::string_view content)
{
    const std::string safe = isPlainAscii(content) ? std::string() : printable(content);
    const std::string_view text = safe.empty() ? content : std::string_view(safe);
    if (text.empty() && (csv.empty() || csv.back() == '\n')) {
        csv += "\"\""; // the next cell sees that there is one before it
        return;
    }
    separate(csv);
    const bool harmless = !startsFormula(text);
    if (harmless && text.find_first_of(",\"\r\n") == text.npos) {
        csv += text;
        return;
    }
    csv += '"';
    if (!harmless) {
        csv += '\'';
    }
    for (const char letter : text) {
        csv += letter;
        if (letter == '"') {
            csv += '"';
        }
    }
    csv += '"';
}

void appendCell(std::string& csv, std::int64_t number)
{
    separate(csv);
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    csv.append(digits, end);
}

} // namespace clusterbrief
