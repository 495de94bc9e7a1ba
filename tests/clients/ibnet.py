"""A fabric in ibnetdiscover's format: read, changed, written."""

import re

RECORD = re.compile(r'^(Switch|Ca)\s+(\d+)\s+"([SH]-[0-9a-f]+)"\s+#\s+"([^"]*)"')
LINK = re.compile(r'^\[(\d+)\](?:\([0-9a-f]+\))?\s+"([SH]-[0-9a-f]+)"\[(\d+)\](?:\([0-9a-f]+\))?\s+#.*\b(\d+x[A-Z]+)\s*$')


class Node:
    def __init__(self, kind, ports, ident, name):
        self.kind, self.ports, self.ident, self.name = kind, ports, ident, name
        self.links = {}  # port: (ident, port, speed)

    @property
    def is_switch(self):
        return self.kind == "Switch"


class Fabric:
    def __init__(self, text=""):
        self.nodes = {}
        node = None
        for line in text.splitlines():
            if record := RECORD.match(line):
                node = Node(record[1], int(record[2]), record[3], record[4])
                assert node.ident not in self.nodes, f"twice: {line}"
                self.nodes[node.ident] = node
            elif link := LINK.match(line):
                assert int(link[1]) not in node.links, f"port twice: {line}"
                node.links[int(link[1])] = (link[2], int(link[3]), link[4])
            else:
                assert not line.startswith("["), f"a link that cannot be read: {line}"

    def add(self, kind, ports, name):
        number = len(self.nodes) + 1
        node = Node(kind, ports, f"{'S' if kind == 'Switch' else 'H'}-02ff{number:010x}00", name)
        self.nodes[node.ident] = node
        return node

    def named(self, name):
        return next(node for node in self.nodes.values() if node.name == name)

    def switches(self):
        return [node for node in self.nodes.values() if node.is_switch]

    def adapters(self):
        return [node for node in self.nodes.values() if not node.is_switch]

    def link_ends(self):
        """((name, port), (name, port)) of every link, once from each end."""
        return {((node.name, port), (self.nodes[peer].name, peer_port))
                for node in self.nodes.values() for port, (peer, peer_port, _) in node.links.items()}

    def speeds(self):
        return {speed for node in self.nodes.values() for _, _, speed in node.links.values()}

    def unplug(self, node, port):
        """Returns the other end."""
        peer, peer_port, _ = node.links.pop(port)
        del self.nodes[peer].links[peer_port]
        return self.nodes[peer], peer_port

    def plug(self, a, a_port, b, b_port, speed="4xHDR"):
        assert a_port not in a.links and b_port not in b.links and a_port <= a.ports and b_port <= b.ports
        a.links[a_port] = (b.ident, b_port, speed)
        b.links[b_port] = (a.ident, a_port, speed)

    def swap(self, a, b, port=1):
        """Exchanges what two nodes have on a port."""
        a_end, b_end = self.unplug(a, port), self.unplug(b, port)
        self.plug(a, port, *b_end)
        self.plug(b, port, *a_end)

    def plane_of(self, switch):
        """The identities of all that can be reached from the switch."""
        reached, border = set(), [switch.ident]
        while border:
            ident = border.pop()
            if ident not in reached:
                reached.add(ident)
                if self.nodes[ident].is_switch:
                    border += [peer for peer, _, _ in self.nodes[ident].links.values()]
        return reached

    def text(self):
        lines = []
        for node in self.nodes.values():
            guid = node.ident[2:]
            word = "switch" if node.is_switch else "ca"
            lines += ["vendid=0x2c9", "devid=0x0", f"sysimgguid=0x{guid}", f"{word}guid=0x{guid}" + (f"({guid})" if node.is_switch else "")]
            lines.append(f'{node.kind}\t{node.ports} "{node.ident}"\t\t# "{node.name}"' + (" enhanced port 0 lid 0 lmc 0" if node.is_switch else ""))
            for port, (peer, peer_port, speed) in sorted(node.links.items()):
                other = self.nodes[peer]
                own = "" if node.is_switch else f"({int(guid, 16) + port:016x})"
                theirs = "" if other.is_switch else f"({int(peer[2:], 16) + peer_port:016x})"
                remark = f'"{other.name}" lid 0 {speed}'
                lines.append(f'[{port}]{own}\t"{peer}"[{peer_port}]{theirs}\t\t# ' + (remark if node.is_switch else "lid 0 lmc 0 " + remark))
            lines.append("")
        return "\n".join(lines) + "\n"


def ring(size):
    """Switches in a circle with two adapters each: what routing by least hops makes wait for itself."""
    fabric = Fabric()
    switches = [fabric.add("Switch", 8, f"ring-{i}") for i in range(size)]
    for i, switch in enumerate(switches):
        fabric.plug(switch, 7, switches[(i + 1) % size], 8)
    for i in range(2 * size):
        adapter = fabric.add("Ca", 1, f"host-{i} mlx5_0")
        fabric.plug(adapter, 1, switches[i // 2], i % 2 + 1)
    return fabric
