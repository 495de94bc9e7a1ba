#include "core/import/shell_variables.h"

#include "core/base/contract.h"
#include "core/base/text.h"

#include <algorithm>
#include <iterator>

namespace clusterbrief::detail {
namespace {

bool sameTexts(const std::vector<ShellWord>& one, const std::vector<ShellWord>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
        [](const ShellWord& a, const ShellWord& b) { return a.text == b.text; });
}

} // namespace

void joinGrounds(ShellWord& word, const ShellWord& value)
{
    word.missing.insert(word.missing.end(), value.missing.begin(), value.missing.end());
    word.defaults.insert(word.defaults.end(), value.defaults.begin(), value.defaults.end());
}

void ShellVariables::store(
    const std::string& name, std::vector<ShellWord> words, bool appends, bool inBranch)
{
    const bool known = m_variables.contains(name);
    Variable& variable = m_variables[name];
    const bool unlike = known && (appends || !sameTexts(variable.words, words));
    variable.order = ++m_stored;
    variable.used = false;
    if (inBranch && known && !unlike) {
        return;
    }
    for (ShellWord& word : words) {
        if (inBranch && unlike) {
            word.missing.push_back(
                filled(CLUSTERBRIEF_TR_PHRASE("${name} of several branches"), {{"name", name}}));
        } else if (inBranch && !known) {
            word.defaults.push_back(name);
        }
    }
    if (!appends) {
        variable.words.clear();
    }
    variable.words.insert(variable.words.end(), std::make_move_iterator(words.begin()),
        std::make_move_iterator(words.end()));
}

const std::vector<ShellWord>* ShellVariables::use(const std::string& name)
{
    const auto known = m_variables.find(name);
    if (known == m_variables.end()) {
        return nullptr;
    }
    known->second.used = true;
    return &known->second.words;
}

std::optional<std::int64_t> ShellVariables::useNumber(const std::string& name, ShellWord& onto)
{
    const std::vector<ShellWord>* words = use(name);
    if (words == nullptr || words->size() != 1 || !words->front().missing.empty()) {
        return std::nullopt;
    }
    joinGrounds(onto, words->front());
    return parseCount(words->front().text);
}

std::vector<std::vector<ShellWord>> ShellVariables::unused() const
{
    std::vector<const Variable*> left;
    for (const auto& [name, variable] : m_variables) {
        if (!variable.used) {
            left.push_back(&variable);
        }
    }
    std::sort(left.begin(), left.end(),
        [](const Variable* one, const Variable* other) { return one->order < other->order; });
    std::vector<std::vector<ShellWord>> values;
    for (const Variable* variable : left) {
        values.push_back(variable->words);
    }
    return values;
}

} // namespace clusterbrief::detail
