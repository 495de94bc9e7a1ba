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

using System = std::pair<bool, std::int64_t>; ///< Whether a switch, and its ports.

/// ibdm walks through an adapter from one plane to the next, which no packet does, so that each
/// port of an adapter is a system of its own.
System systemOf(const SubnetNode& node)
{
    return {node.isSwitch, node.isSwitch ? node.ports : 1};
}

std::string nameOf(const System& system)
{
    return (system.first ? "SW" : "HCA") + std::to_string(system.second);
}

/// ibdm ends a name at a blank.
std::string nameOf(const SubnetNode& node, std::int32_t port)
{
    const std::string name = replaced(node.name, " ", "_");
    return node.isSwitch || node.ports == 1 ? name : name + "_p" + std::to_string(port);
}

/// `SW64 compute-spine-01 P1`.
std::string endOf(const SubnetNode& node, std::int32_t port)
{
    return nameOf(systemOf(node)) + ' ' + nameOf(node, port) + " P"
        + std::to_string(node.isSwitch ? port : 1);
}

/// A system that is one device, with the same numbers on its ports.
std::string definition(const System& of)
{
    const auto& [isSwitch, ports] = of;
    const std::string system = nameOf(of);
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
    std::set<System> systems;
    for (const SubnetNode& node : subnet.nodes) {
        systems.insert(systemOf(node));
    }
    const SubnetNode& start = *std::find_if(subnet.nodes.begin(), subnet.nodes.end(),
        [](const SubnetNode& node) { return !node.isSwitch; });
    std::string text = "# Topology of the InfiniBand compute fabric of " + request
        + "\n#\n# ibdmchk of ibutils checks it for credit loops before it is built. In this "
          "folder:\n";
    for (const System& system : systems) {
        const std::string name = nameOf(system);
        text += "#   sed -n 's/^#" + name + "|//p' FILE.topo >" + name + ".ibnl\n";
    }
    text += "#   IBDM_IBNL_PATH=$PWD ibdmchk -t FILE.topo -n " + nameOf(start, 1) + "/U1 -p 1\n"
        + "# ibdmchk 1.5.7 ends with a segmentation fault after its verdict.\n";
    if (subnet.planes > 1) {
        text += "# It checks the plane of that port; " + nameOf(start, 2)
            + " is in the second. Each port of an adapter stands here by itself.\n";
    }
    text += "#\n# What those systems are:\n";
    for (const System& system : systems) {
        text += definition(system);
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
                links += "   P" + std::to_string(port.number) + " -> " + endOf(peer, port.peerPort)
                    + '\n';
            }
        }
        if (!links.empty()) {
            text += '\n' + nameOf(systemOf(node)) + ' ' + nameOf(node, 0) + '\n' + links;
        }
    }
    return text;
}

} // namespace clusterbrief
