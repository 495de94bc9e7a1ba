#include "core/brief/section.h"

namespace clusterbrief::sections {

std::optional<Section> units(const SectionInput& /*input*/)
{
    BulletList list;
    list.items = {plain("GB is 10⁹ bytes, TB 10¹² bytes. GiB, 2³⁰ bytes, is used for message "
                        "sizes alone."),
        plain("GB/s is one direction, each way, unless both directions are said to be added."),
        plain("Gb/s is 10⁹ bits a second, one direction."),
        plain("A node is a server, or one compute tray of a rack system."),
        plain("PIX, PXB, PHB, NODE and SYS name the way between a NIC and its GPU as nvidia-smi "
              "topo -m prints it: one PCIe switch, several, a host bridge, a NUMA node, between "
              "CPUs. GPUs that NVLink-C2C joins to their CPU print SYS whatever the board does."),
        plain("A ratio such as 4 : 3 of a fabric is bandwidth down to bandwidth up; 1 : 1 is "
              "non-blocking.")};
    return Section{"units", "Units", {std::move(list)}};
}

} // namespace clusterbrief::sections
