#include "core/base/text.h"
#include "core/render/compute_fabric.h"
#include "core/render/renderer.h"

#include <algorithm>

/// The compute fabric in the format of ibnetdiscover, which ibsim reads.
///
/// A line must not begin with a word that ibsim takes for a command, such as `do`.
namespace clusterbrief {
namespace {

/// What a generation is to InfiniBand's programs.
/// Source: infiniband-diags; devices of vendor 15b3 in the PCI ID repository.
struct LinkClass {
    const char* width;
    const char* speed;
    const char* switchDevice;
    const char* adapterDevice;
};

LinkClass classOf(Generation generation)
{
    switch (generation) {
    case Generation::Hdr100:
        return {"2x", "HDR", "0xd2f0", "0x101b"};
    case Generation::Ndr200:
        return {"2x", "NDR", "0xd2f2", "0x1021"};
    case Generation::Ndr:
        return {"4x", "NDR", "0xd2f2", "0x1021"};
    case Generation::Xdr:
        return {"4x", "XDR", "0xd2f4", "0x1023"};
    default:
        return {"4x", "HDR", "0xd2f0", "0x101b"};
    }
}

constexpr const char* kFastestSimulated = "HDR";

std::string hex(std::uint64_t number)
{
    constexpr const char* kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = text.size(); i > 0; --i, number >>= 4U) {
        text[i - 1] = kDigits[number & 0xfU];
    }
    return text;
}

class IbnetWriter {
public:
    IbnetWriter(const Subnet& subnet, bool simulated)
        : m_subnet(subnet)
        , m_class(classOf(subnet.generation))
        , m_simulated(simulated)
        , m_speed(std::string(m_class.width) + (simulated ? kFastestSimulated : m_class.speed))
    {}

    std::string run(const std::string& request)
    {
        addHeader(request);
        for (const SubnetNode& node : m_subnet.nodes) {
            node.isSwitch ? addSwitch(node) : addAdapter(node);
            m_text += '\n';
        }
        return std::move(m_text);
    }

private:
    void addHeader(const std::string& request)
    {
        m_text = "#\n# Topology file: InfiniBand compute fabric of " + request
            + "\n# Designed, not discovered: GUIDs and LIDs stand for those that the gear will have"
              "\n# "
            + counted(m_subnet.switches(), "switch", "switches") + ", "
            + counted(m_subnet.adapters(), "channel adapter", "channel adapters") + ", "
            + counted(m_subnet.links(), "link", "links") + " of " + m_class.width + m_class.speed
            + '\n';
        if (m_subnet.planes > 1) {
            m_text += "# " + std::to_string(m_subnet.planes)
                + " planes, each a subnet with a subnet manager of its own\n";
        }
        if (m_simulated) {
            addSimulation();
        }
        m_text += "#\n\n";
    }

    void addSimulation()
    {
        if (m_class.speed != std::string_view(kFastestSimulated)) {
            m_text += "# For simulation: ibsim 0.10 knows speeds up to HDR, so that every "
                + std::string(m_class.width) + m_class.speed + " stands here as " + m_speed + '\n';
        }
        std::int64_t ports = 0;
        for (const SubnetNode& node : m_subnet.nodes) {
            ports += node.ports + 1;
        }
        m_text += "# ibsim -s -N " + std::to_string(m_subnet.nodes.size() + 1) + " -S "
            + std::to_string(m_subnet.switches() + 1) + " -P " + std::to_string(ports + 1)
            + " -L 49151 FILE\n";
    }

    void addIdentity(const SubnetNode& node, const char* device)
    {
        m_text += "vendid=0x2c9\ndevid=" + std::string(device) + "\nsysimgguid=0x" + hex(node.guid)
            + '\n';
    }

    void addSwitch(const SubnetNode& node)
    {
        const std::string guid = hex(node.guid);
        addIdentity(node, m_class.switchDevice);
        m_text += "switchguid=0x" + guid + '(' + guid + ")\nSwitch\t" + std::to_string(node.ports)
            + " \"S-" + guid + "\"\t\t# \"" + node.name + "\" enhanced port 0 lid 0 lmc 0\n";
        for (const SubnetNode::Port& port : node.used) {
            const SubnetNode& peer = m_subnet.nodes[port.peer];
            m_text += '[' + std::to_string(port.number) + "]\t" + peerText(port)
                + (peer.isSwitch
                        ? ""
                        : '(' + hex(peer.guid + static_cast<std::uint64_t>(port.peerPort)) + ") ")
                + "\t\t# \"" + peer.name + "\" lid 0 " + m_speed + '\n';
        }
    }

    void addAdapter(const SubnetNode& node)
    {
        const std::string guid = hex(node.guid);
        addIdentity(node, m_class.adapterDevice);
        m_text += "caguid=0x" + guid + "\nCa\t" + std::to_string(node.ports) + " \"H-" + guid
            + "\"\t\t# \"" + node.name + "\"\n";
        for (const SubnetNode::Port& port : node.used) {
            m_text += '[' + std::to_string(port.number) + "]("
                + hex(node.guid + static_cast<std::uint64_t>(port.number)) + ") \t" + peerText(port)
                + "\t\t# lid 0 lmc 0 \"" + m_subnet.nodes[port.peer].name + "\" lid 0 " + m_speed
                + '\n';
        }
    }

    [[nodiscard]] std::string peerText(const SubnetNode::Port& port) const
    {
        const SubnetNode& peer = m_subnet.nodes[port.peer];
        return (peer.isSwitch ? "\"S-" : "\"H-") + hex(peer.guid) + "\"["
            + std::to_string(port.peerPort) + ']';
    }

    const Subnet& m_subnet;
    LinkClass m_class;
    bool m_simulated;
    std::string m_speed;
    std::string m_text;
};

Result<std::string> ibnetOf(const RenderInput& input, const char* ending, bool simulated)
{
    return computeSubnet(input.analysis, ending).map([&](const Subnet& subnet) {
        return IbnetWriter(subnet, simulated).run(requestLine(input.analysis.document()));
    });
}

} // namespace

Result<std::string> renderIbnet(const RenderInput& input)
{
    return ibnetOf(input, "ibnet", false);
}

Result<std::string> renderSimulatedIbnet(const RenderInput& input)
{
    return ibnetOf(input, "sim.ibnet", true);
}

} // namespace clusterbrief
