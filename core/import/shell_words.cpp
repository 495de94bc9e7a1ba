#include "core/import/shell_words.h"

#include "core/base/text.h"

#include <algorithm>

namespace clusterbrief::detail {

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isNameCharacter(char c)
{
    return isNameStart(c) || (c >= '0' && c <= '9');
}

bool isAssignment(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0 || !isNameStart(text.front())) {
        return false;
    }
    const std::string_view name = text.substr(0, text[equals - 1] == '+' ? equals - 1 : equals);
    return std::all_of(name.begin(), name.end(), isNameCharacter);
}

std::vector<std::string> blankParted(const std::string& text)
{
    std::vector<std::string> parts = split(replaced(replaced(text, "\n", " "), "\t", " "), ' ');
    std::erase(parts, std::string());
    return parts;
}

} // namespace clusterbrief::detail
