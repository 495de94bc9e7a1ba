#include "core/render/compute_fabric.h"

#include "core/base/text.h"
#include "core/check/what_if.h"

#include <algorithm>
#include <map>
#include <utility>

namespace clusterbrief {
namespace {

tl::unexpected<Errors> refusal(std::string_view ending, std::string what)
{
    return failure('.' + std::string(ending), std::move(what));
}

/// A device, or one adapter of it, in the order of the subnet.
struct NodeKey {
    bool adapter = false;
    std::uint32_t device = 0;
    std::int32_t unit = 0; ///< Of an adapter, among those of the device.

    auto operator<=>(const NodeKey&) const = default;
};

struct End {
    NodeKey key;
    std::int32_t port = 0;
};

class SubnetBuilder {
public:
    explicit SubnetBuilder(const ComputeFabric& fabric)
        : m_fabric(fabric)
        , m_devices(fabric.wiring.devices)
        , m_network(*fabric.network)
    {}

    Subnet run()
    {
        for (const Link& link : m_network.links) {
            m_keys.push_back(endOf(link.a, link.aPort).key);
            m_keys.push_back(endOf(link.b, link.bPort).key);
        }
        std::sort(m_keys.begin(), m_keys.end());
        m_keys.erase(std::unique(m_keys.begin(), m_keys.end()), m_keys.end());
        addNodes();
        for (const Link& link : m_network.links) {
            const End a = endOf(link.a, link.aPort);
            const End b = endOf(link.b, link.bPort);
            addPort(a, b);
            addPort(b, a);
        }
        for (SubnetNode& node : m_subnet.nodes) {
            std::sort(node.used.begin(), node.used.end(),
                [](const auto& a, const auto& b) { return a.number < b.number; });
        }
        m_subnet.generation = *m_network.sized->network->generation;
        m_subnet.planes = m_fabric.planes();
        return std::move(m_subnet);
    }

private:
    /// A port index of a node is an adapter with one port a plane, a manager's port one of its own.
    [[nodiscard]] std::int32_t portsOfAdapter(const Device& device) const
    {
        return device.kind == DeviceKind::Node ? static_cast<std::int32_t>(m_fabric.planes()) : 1;
    }

    [[nodiscard]] End endOf(std::uint32_t index, std::uint16_t port) const
    {
        const Device& device = m_devices[index];
        if (device.isSwitch()) {
            return {{false, index, 0}, port};
        }
        const std::int32_t each = portsOfAdapter(device);
        return {{true, index, (port - 1) / each}, (port - 1) % each + 1};
    }

    [[nodiscard]] std::uint32_t indexOf(const NodeKey& key) const
    {
        const auto found = std::lower_bound(m_keys.begin(), m_keys.end(), key);
        return static_cast<std::uint32_t>(found - m_keys.begin());
    }

    void addPort(const End& from, const End& to)
    {
        m_subnet.nodes[indexOf(from.key)].used.push_back({from.port, indexOf(to.key), to.port});
    }

    void addNodes()
    {
        m_subnet.nodes.reserve(m_keys.size());
        for (const NodeKey& key : m_keys) {
            const Device& device = m_devices[key.device];
            SubnetNode node;
            node.isSwitch = !key.adapter;
            node.guid = guidOf(key, device);
            if (key.adapter) {
                const std::int32_t each = portsOfAdapter(device);
                const auto first = static_cast<std::uint16_t>(key.unit * each + 1);
                node.ports = each;
                node.name =
                    device.name + ' ' + split(portName(m_network, device, first), '/').front();
            } else {
                node.ports = device.part->portsAt(*m_network.sized->network->generation);
                node.name = device.name;
            }
            m_subnet.nodes.push_back(std::move(node));
        }
    }

    /// 0x02, for locally administered; then in bits: kind 4, plane or node group 16, number 16,
    /// adapter 16, port 4. A subnet's 49,151 addresses keep each in its field.
    std::uint64_t guidOf(const NodeKey& key, const Device& device)
    {
        if (key.device != m_lastDevice || m_numbers.empty()) {
            if (device.group != nullptr && device.group != m_lastGroup) {
                m_lastGroup = device.group;
                ++m_groups;
            }
            m_family = {device.kind, device.group != nullptr ? m_groups : device.plane};
            ++m_numbers[m_family];
            m_lastDevice = key.device;
        }
        const auto kind = static_cast<std::uint64_t>(device.kind) + 1;
        const auto family = static_cast<std::uint64_t>(m_family.second) & 0xffffU;
        const auto unit = static_cast<std::uint64_t>(key.unit);
        return std::uint64_t{2} << 56U | kind << 52U | family << 36U | m_numbers[m_family] << 20U
            | unit << 4U;
    }

    const ComputeFabric& m_fabric;
    const std::vector<Device>& m_devices;
    const NetworkWiring& m_network;
    std::vector<NodeKey> m_keys; ///< Sorted; as the subnet's nodes.
    Subnet m_subnet;
    std::map<std::pair<DeviceKind, std::int32_t>, std::uint64_t> m_numbers;
    std::pair<DeviceKind, std::int32_t> m_family;
    std::uint32_t m_lastDevice = 0;
    const ResolvedGroup* m_lastGroup = nullptr;
    std::int32_t m_groups = 0;
};

/// Empty where one line of the text says nothing.
std::string oneLine(const std::string& text)
{
    std::string line = printable(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    std::replace(line.begin(), line.end(), '\t', ' ');
    return isBlank(line) ? std::string() : shortened(line, 120);
}

} // namespace

Result<ComputeFabric> computeFabric(const Analysis& analysis, std::string_view ending)
{
    const ResolvedNetwork* compute = analysis.design.network(NetworkKind::Compute);
    if (compute == nullptr) {
        return refusal(ending, "the request has no compute network");
    }
    const ResolvedNetwork* carrier = analysis.design.carrier(*compute);
    if (carrier == nullptr) {
        return refusal(ending, "the compute network shares a network that is not there");
    }
    ComputeFabric fabric{wire(analysis.design, analysis.sizing), nullptr};
    fabric.network = fabric.wiring.network(carrier->kind);
    if (fabric.network == nullptr || !fabric.network->error.empty()) {
        return refusal(ending,
            "the compute network is not wired: "
                + (fabric.network == nullptr ? "it is not sized" : fabric.network->error));
    }
    if (fabric.network->links.empty()) {
        return refusal(ending, "the compute network has no links");
    }
    return fabric;
}

std::string requestLine(const Document& document)
{
    const Project& project = document.project;
    std::string line = oneLine(project.title);
    if (line.empty()) {
        line = "a request without a title";
    }
    if (const std::string customer = oneLine(project.customer); !customer.empty()) {
        line += ", " + customer;
    }
    return project.revision ? line + ", revision " + std::to_string(*project.revision) : line;
}

std::int64_t Subnet::switches() const
{
    return std::count_if(
        nodes.begin(), nodes.end(), [](const auto& node) { return node.isSwitch; });
}

std::int64_t Subnet::adapters() const
{
    return static_cast<std::int64_t>(nodes.size()) - switches();
}

std::int64_t Subnet::links() const
{
    std::int64_t ends = 0;
    for (const SubnetNode& node : nodes) {
        ends += static_cast<std::int64_t>(node.used.size());
    }
    return ends / 2;
}

Result<Subnet> computeSubnet(const Analysis& analysis, std::string_view ending)
{
    const SizedNetwork* sized = analysis.sizing.network(NetworkKind::Compute);
    if (sized != nullptr) {
        const ResolvedNetwork& network = *sized->network;
        if (!network.isInfiniBand() || (network.generation && !isInfiniBand(*network.generation))) {
            return refusal(ending,
                "a format that cannot exist for this design: it describes InfiniBand, and the "
                "compute network is "
                    + (network.isInfiniBand()    ? labelOf(*network.generation)
                            : network.technology ? labelOf(*network.technology)
                                                 : "of a technology that is not stated"));
        }
        if (const std::int64_t sum = subnetAddresses(sized->size); sum > kUnicastAddresses) {
            return refusal(ending,
                "a plane of the compute network needs " + grouped(sum)
                    + " addresses, and one InfiniBand subnet has " + grouped(kUnicastAddresses)
                    + " unicast addresses (LIDs)");
        }
    }
    const Result<ComputeFabric> fabric = computeFabric(analysis, ending);
    if (!fabric) {
        return tl::unexpected(fabric.error());
    }
    return SubnetBuilder(*fabric).run();
}

} // namespace clusterbrief
