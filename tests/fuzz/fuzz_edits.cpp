#include "core/analyse.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "core/document/templates.h"
#include "tests/fuzz/invariants.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

using namespace clusterbrief;

/// Takes choices from random bytes; when they have run out, the first of everything.
class Choices {
public:
    Choices(const std::uint8_t* data, std::size_t size)
        : m_next(data)
        , m_end(data + size)
    {}

    [[nodiscard]] bool more() const { return m_next != m_end; }
    std::uint64_t number(std::uint64_t below)
    {
        std::uint64_t value = 0;
        for (std::uint64_t most = 1; most < below && more(); most *= 256) {
            value = value * 256 + *m_next++;
        }
        return below == 0 ? 0 : value % below;
    }

private:
    const std::uint8_t* m_next;
    const std::uint8_t* m_end;
};

struct Place {
    std::string pointer;
    const FieldInfo* field = nullptr;
};

/// Every field of a record, stated or not, and of the records and list items in it.
void collect(const RecordInfo& record, const void* owner, const std::string& above,
    std::vector<Place>& places)
{
    for (const FieldInfo& field : record.fields) {
        const std::string pointer = above + '/' + field.key;
        places.push_back({pointer, &field});
        if (field.kind == FieldKind::Record) {
            collect(
                *field.record, owner == nullptr ? nullptr : field.child(owner), pointer, places);
        } else if (field.kind == FieldKind::List && owner != nullptr) {
            for (std::size_t i = 0; i < field.size(owner); ++i) {
                collect(
                    *field.record, field.item(owner, i), pointer + '/' + std::to_string(i), places);
            }
        }
    }
}

/// A value within the field's range: edges, small ones and round ones are the likely ones.
FieldValue valueFor(const FieldInfo& field, Choices& choices)
{
    constexpr std::array<std::int64_t, 12> kCounts{
        1, 2, 3, 4, 7, 8, 16, 31, 64, 127, 1000, 100'000};
    const auto within = [&](double number) {
        return std::clamp(number, field.minimum, std::max(field.minimum, field.maximum));
    };
    switch (field.kind) {
    case FieldKind::Integer:
        return static_cast<std::int64_t>(
            within(static_cast<double>(kCounts[choices.number(kCounts.size())])));
    case FieldKind::Number:
        return within(static_cast<double>(kCounts[choices.number(kCounts.size())]) / 3);
    case FieldKind::Flag:
        return choices.number(2) == 1;
    case FieldKind::Choice:
        return std::string(field.choices[choices.number(field.choices.size())]);
    case FieldKind::Ratio:
        return Ratio::of(static_cast<std::int64_t>(choices.number(8) + 1),
            static_cast<std::int64_t>(choices.number(8) + 1));
    case FieldKind::Text: {
        constexpr std::array<const char*, 8> kTexts{"", "gpu", "compute", "dgx-h100", "qm9700",
            "gb200-nvl72", "=1+1", "<b>\xd8\xa7\xe2\x80\xae"};
        return std::string(kTexts[choices.number(kTexts.size())]);
    }
    default:
        return {};
    }
}

void edit(Document& document, Choices& choices)
{
    std::vector<Place> places;
    collect(requestRecord(), &document, "", places);
    const Place& place = places[choices.number(places.size())];
    const std::uint64_t kind = choices.number(8);
    if (place.field->kind == FieldKind::List) {
        if (kind < 4) {
            const std::string item = addItem(document, place.pointer, "item");
            setField(document, item + "/count", std::int64_t{1}); // As the window does.
        } else {
            removeItem(document, place.pointer + "/0");
        }
    } else if (place.field->kind == FieldKind::Record) {
        setStated(document, place.pointer, kind < 4);
    } else {
        const FieldValue value = kind == 0 ? FieldValue{} : valueFor(*place.field, choices);
        const auto* text = std::get_if<std::string>(&value);
        const bool nothing = value.index() == 0 || (text != nullptr && text->empty());
        if (!place.field->required || !nothing) {
            setField(document, place.pointer, value);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Choices choices(data, size);
    const auto all = templates();
    const auto request = loadRequest(all[choices.number(all.size())].text, "template.cluster.yaml");
    Document document = request->document;
    for (int edits = 0; choices.more() && edits < 40; ++edits) {
        const Document before = document;
        edit(document, choices);
        if (!readRequest(toValue(document), {})) {
            document = before; // The window refuses such an edit.
        }
    }
    tests::requireRoundTrip(document);
    tests::requireAnalysis(document, sharedBuiltInCatalog());
    tests::requireFixes(document, sharedBuiltInCatalog());
    tests::requireMends(document, sharedBuiltInCatalog());
    return 0;
}
