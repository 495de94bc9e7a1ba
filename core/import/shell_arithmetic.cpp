#include "core/import/shell_arithmetic.h"

#include "core/base/text.h"
#include "core/import/shell_words.h"

#include <algorithm>
#include <limits>

namespace clusterbrief::detail {
namespace {

using Number = std::optional<std::int64_t>;

/// Brackets within brackets; people write three.
constexpr int kMostNested = 64;

Number applied(char sign, Number left, Number right)
{
    if (!left || !right) {
        return std::nullopt;
    }
    std::int64_t result = 0;
    switch (sign) {
    case '+':
        return __builtin_add_overflow(*left, *right, &result) ? Number() : result;
    case '-':
        return __builtin_sub_overflow(*left, *right, &result) ? Number() : result;
    case '*':
        return __builtin_mul_overflow(*left, *right, &result) ? Number() : result;
    default:
        break;
    }
    const bool outgrows = *left == std::numeric_limits<std::int64_t>::min() && *right == -1;
    if (*right == 0 || outgrows) {
        return std::nullopt;
    }
    return sign == '/' ? *left / *right : *left % *right;
}

class Reckoner {
public:
    Reckoner(std::string_view text, const ShellNumber& valueOf)
        : m_text(text)
        , m_valueOf(valueOf)
    {}

    Number whole()
    {
        const Number value = sum();
        return next() == '\0' ? value : std::nullopt;
    }

private:
    /// The next sign that is no blank; 0 at the end.
    char next()
    {
        while (m_at < m_text.size()
            && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos) {
            ++m_at;
        }
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }

    bool take(char sign)
    {
        const bool there = next() == sign;
        m_at += there ? 1 : 0;
        return there;
    }

    Number sum()
    {
        Number value = product();
        while (next() == '+' || next() == '-') {
            const char sign = m_text[m_at++];
            value = applied(sign, value, product());
        }
        return value;
    }

    Number product()
    {
        Number value = factor();
        while (next() == '*' || next() == '/' || next() == '%') {
            const char sign = m_text[m_at++];
            value = applied(sign, value, factor());
        }
        return value;
    }

    Number factor()
    {
        if (m_nested == kMostNested) {
            return std::nullopt;
        }
        ++m_nested;
        Number value;
        if (take('-')) {
            value = applied('-', 0, factor());
        } else if (take('+')) {
            value = factor();
        } else if (take('(')) {
            value = sum();
            value = take(')') ? value : std::nullopt;
        } else {
            value = operand();
        }
        --m_nested;
        return value;
    }

    Number operand()
    {
        const bool dollar = take('$');
        const bool braces = dollar && take('{');
        const std::size_t from = (void(next()), m_at);
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at])) {
            ++m_at;
        }
        const std::string word(m_text.substr(from, m_at - from));
        if (word.empty() || (braces && !take('}'))) {
            return std::nullopt;
        }
        if (isNameStart(word.front())) {
            return m_valueOf(word);
        }
        // A leading zero is octal to a shell, and nobody means that.
        const bool octal = word.size() > 1 && word.front() == '0';
        return dollar || octal ? std::nullopt : parseCount(word);
    }

    std::string_view m_text;
    const ShellNumber& m_valueOf;
    std::size_t m_at = 0;
    int m_nested = 0;
};

} // namespace

std::optional<std::int64_t> shellArithmetic(std::string_view expression, const ShellNumber& valueOf)
{
    return Reckoner(expression, valueOf).whole();
}

} // namespace clusterbrief::detail
