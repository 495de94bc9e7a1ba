#include "core/base/contract.h"
#include "core/check/rule.h"

namespace clusterbrief::rules {
namespace {

void check(const Design& design, const Sizing& /*sizing*/, Report& report)
{
    const Project& project = design.document->project;
    report.examined();
    std::vector<std::string> missing;
    for (const auto& [key, text] :
        {std::pair<const char*, const std::string*>{"title", &project.title},
            {"customer", &project.customer}, {"contact", &project.contact}}) {
        if (isBlank(*text)) {
            missing.emplace_back(key);
        }
    }
    if (!missing.empty()) {
        report.add("project", "/project/" + missing.front(), {{"missing", join(missing, ", ")}});
    }
}

} // namespace

extern const Rule document_customer_missing;

const Rule document_customer_missing{
    .id = "document/customer-missing",
    .severity = Severity::Advice,
    .title = CLUSTERBRIEF_TR_NOOP("Nobody to answer to"),
    .text = CLUSTERBRIEF_TR_NOOP("The brief does not name: {missing}."),
    .why = CLUSTERBRIEF_TR_NOOP("Lead time and terms come back in writing: the reader has to know "
                                "for whom and to whom."),
    .condition = CLUSTERBRIEF_TR_NOOP("The project's title, customer or contact is empty."),
    .fix = CLUSTERBRIEF_TR_NOOP("Name the project, who asks, and who answers questions."),
    .source = "QuantaCloud, NVLink vs InfiniBand: a cluster brief is sent, and configuration, lead "
              "time and terms "
              "come back in writing",
    .check = check,
};

} // namespace clusterbrief::rules
