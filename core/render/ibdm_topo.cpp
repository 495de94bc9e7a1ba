#include "core/base/text.h"
#include "core/render/compute_fabric.h"
#include "core/render/renderer.h"

#include <algorithm>
#include <set>

/// The compute fabric as ibdm's checks read it before it is built.
///
/// ibdm looks up what a system is in a file of its own. Those definitions stand in comments, and
/// the head of the file says how to take them out, so that one file is enough.
namespace clusterbrief {
namespace {

std::string systemOf(const SubnetNode& node)
{
    return (node.isSwitch ? "SW" : "HCA") + std::to_string(node.ports);
}

/// ibdm ends a name at a blank.
std::string nameOf(const SubnetNode& node)
{
    return replaced(node.name, " ", "_");
}

/// A system that is one device, with the same numbers on its ports.
std::string definition(bool isSwitch, std::int64_t ports)
{
    const std::string system = (isSwitch ? "SW" : "HCA") + std::to_string(ports);
    const std::string mark = '#' + system + '|';
    std::string text = mark + "TOPSYSTEM " + system + '\n' + mark + '\n' + mark + "NODE "
        + (isSwitch ? "SW " : "CA ") + std::to_string(ports) + ' ' + system + " U1\n";
    for (std::int64_t port = 1; port <= ports; ++port) {
        const std::string number = std::to_string(port);
        text += mark + "    " + number + " -> P" + number + '\n';
    }
    return text + mark + '\n';
}

std::string header(const Subnet& subnet, const std::string& request)
{
    std::set<std::pair<bool, std::int64_t>> systems;
    const SubnetNode* start = nullptr;
    for (const SubnetNode& node : subnet.nodes) {
        systems.emplace(node.isSwitch, node.ports);
        start = start == nullptr && !node.isSwitch ? &node : start;
    }
    std::string text = "# Topology of the InfiniBand compute fabric of " + request
        + "\n#\n# ibdmchk of ibutils checks it for credit loops before it is built. In this "
          "folder:\n";
    for (const auto& [isSwitch, ports] : systems) {
        const std::string system = (isSwitch ? "SW" : "HCA") + std::to_string(ports);
        text += "#   sed -n 's/^#" + system + "|//p' FILE.topo >" + system + ".ibnl\n";
    }
    text += "#   IBDM_IBNL_PATH=$PWD ibdmchk -t FILE.topo -n " + nameOf(*start) + "/U1 -p 1\n"
        + "# ibdmchk 1.5.7 ends with a segmentation fault after its verdict.\n";
    if (subnet.planes > 1) {
        text += "# It sees one plane at a time, that of the port (-p).\n";
    }
    text += "#\n# What those systems are:\n";
    for (const auto& [isSwitch, ports] : systems) {
        text += definition(isSwitch, ports);
    }
    return text;
}

} // namespace

Result<std::string> renderIbdmTopo(const RenderInput& input)
{
    const Result<Subnet> subnet = computeSubnet(input.analysis, "topo");
    if (!subnet) {
        return tl::unexpected(subnet.error());
    }
    std::string text = header(*subnet, requestLine(input.analysis.document()));
    for (std::uint32_t index = 0; index < subnet->nodes.size(); ++index) {
        const SubnetNode& node = subnet->nodes[index];
        std::string links;
        for (const SubnetNode::Port& port : node.used) {
            const SubnetNode& peer = subnet->nodes[port.peer];
            if (port.peer > index) { // each link once; switches stand first
                links += "   P" + std::to_string(port.number) + " -> " + systemOf(peer) + ' '
                    + nameOf(peer) + " P" + std::to_string(port.peerPort) + '\n';
            }
        }
        if (!links.empty()) {
            text += '\n' + systemOf(node) + ' ' + nameOf(node) + '\n' + links;
        }
    }
    return text;
}

} // namespace clusterbrief
