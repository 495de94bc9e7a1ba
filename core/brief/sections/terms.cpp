#include "core/base/text.h"
#include "core/brief/section.h"

#include <utility>

namespace clusterbrief::sections {
namespace {

SpanText deliveryOf(const SectionInput& input)
{
    const std::optional<Delivery>& delivery = input.analysis.document().project.delivery;
    if (!delivery) {
        return notStated(input, "whether it is bare metal or virtual machines");
    }
    return plain(*delivery == Delivery::BareMetal ? "bare metal" : "virtual machines");
}

} // namespace

std::optional<Section> terms(const SectionInput& input)
{
    const Project& project = input.analysis.document().project;
    KeyValues facts;
    const auto add = [&](const char* key, const std::string& text) {
        if (!text.empty()) {
            facts.rows.emplace_back(key, plain(text));
        }
    };
    facts.rows.emplace_back("Delivered as", deliveryOf(input));
    facts.rows.emplace_back("Needed by",
        project.neededBy.empty() ? notStated(input, "the lead time") : plain(project.neededBy));
    facts.rows.emplace_back(
        "Term", project.term.empty() ? notStated(input, "the term") : plain(project.term));
    add("Site", project.site);
    add("Customer", project.customer);
    add("Contact", project.contact);
    add("Prepared by", project.preparedBy);
    if (project.follows) {
        facts.rows.emplace_back("Replaces", plain("revision " + std::to_string(*project.follows)));
    }
    Section section{"terms", "Delivery and terms", {std::move(facts)}};
    bool first = true;
    for (const std::string& line : split(project.notes, '\n')) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) {
            if (std::exchange(first, false)) {
                section.blocks.emplace_back(Paragraph{strong("Notes, as they were given:")});
            }
            section.blocks.emplace_back(Paragraph{plain(line)});
        }
    }
    return section;
}

} // namespace clusterbrief::sections
