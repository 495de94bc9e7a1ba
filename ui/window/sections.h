#pragma once

#include "core/check/check.h"

#include <QtCore/QString>

#include <array>
#include <optional>

namespace clusterbrief::ui {

/// The parts of a request, as the list at the left of the window has them.
enum class SectionId {
    Project,
    Workloads,
    Nodes,
    Compute,
    Storage,
    Management,
    Topology,
    Facility,
    Acceptance,
    Rules,
    Brief
};

inline constexpr std::array kSections{SectionId::Project, SectionId::Workloads, SectionId::Nodes,
    SectionId::Compute, SectionId::Storage, SectionId::Management, SectionId::Topology,
    SectionId::Facility, SectionId::Acceptance, SectionId::Rules, SectionId::Brief};

[[nodiscard]] QString titleOf(SectionId section);
[[nodiscard]] QString subtitleOf(SectionId section);

/// Where a finding's place (`networks/compute`) or a field's pointer (`/networks/compute/planes`)
/// is edited.
[[nodiscard]] SectionId sectionOf(const QString& place);

/// The worst unwaived finding of a section; nothing when all is fine.
[[nodiscard]] std::optional<Severity> worstOf(const CheckResult& check, SectionId section);

} // namespace clusterbrief::ui
