"""Times the wiring of 4,096 host ports and its checks against other programs at the same fabric.

512 DGX H100 nodes, 8 ports each, three tiers of 64-port NDR switches. All in one run, medians:
  ours      clusterbrief_bench_wiring: wiring, then all of its checks
  export    clusterbrief-cli export to .ibnet, the whole process from the request to the file
  networkx  the graph from a list of its links, then ports, connectivity, rails, equal spread and
            the hops from each leaf to all others
  and flow  networkx with the bisection by maximum flow, which ours has
  opensm    ibsim with the fabric until the subnet manager has routed it
"""

import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BASE = ROOT / "tests" / "data" / "rules" / "bases" / "h100-127.yaml"
SETS = ["nodes/gpu/count=512", "networks/compute/tiers=3", "networks/compute/fabric_manager_ports=0",
        "networks/storage=", "networks/in_band=", "networks/out_of_band="]
HOST_PORTS = 4096

# Of client.py, which takes the program that it tests from its environment.
os.environ.setdefault("CLUSTERBRIEF_TEST_DATA", str(ROOT / "tests" / "data"))
os.environ.setdefault("CLUSTERBRIEF_RESOURCES", str(ROOT / "resources"))
os.environ.setdefault("CLUSTERBRIEF_CLI", "")
sys.path.insert(0, str(ROOT / "tests" / "clients"))

from ibnet import Fabric  # noqa: E402
from test_fabric import FabricTest  # noqa: E402


def milliseconds(work):
    start = time.perf_counter()
    result = work()
    return (time.perf_counter() - start) * 1000, result


def export(cli, folder):
    sets = [argument for change in SETS for argument in ("--set", change)]
    subprocess.run([cli, "export", BASE, *sets, "-o", folder / "peers.sim.ibnet"], check=True, stderr=subprocess.DEVNULL)


class ByNetworkx:
    """The checks of core/wiring/verify.h. `links` are (device, port), (device, port)."""

    def __init__(self, links):
        import networkx
        self.networkx = networkx
        self.links = links

    def build_and_check(self):
        networkx = self.networkx
        ports = collections.Counter(end for link in self.links for end in link)
        assert max(ports.values()) == 1
        graph = networkx.MultiGraph()
        graph.add_edges_from((a[0], b[0]) for a, b in self.links)
        assert networkx.is_connected(graph)
        self.hosts = [name for name in graph if " " in name]
        for name in self.hosts:
            (leaf,) = graph[name]
            assert int(leaf.rsplit("-r", 1)[1]) == int(name.rsplit("_", 1)[1]) + 1
        self.switches = networkx.Graph()
        for a, b in graph.edges():
            if " " not in a and " " not in b:
                links = self.switches[a][b]["capacity"] if self.switches.has_edge(a, b) else 0
                self.switches.add_edge(a, b, capacity=links + 1)
        leaves = [name for name in self.switches if "-leaf-" in name]
        for leaf in leaves:
            assert len({joined["capacity"] for joined in self.switches[leaf].values()}) == 1
            hops = networkx.single_source_shortest_path_length(self.switches, leaf)
            assert {hops[other] for other in leaves} <= {0, 2, 4}
        self.graph = graph

    def with_bisection(self):
        self.build_and_check()
        flow = self.switches.to_directed()
        middle = len(self.hosts) // 16
        for name in self.hosts:
            (leaf,) = self.graph[name]
            ends = ("source", leaf) if int(name.split()[0].rsplit("-", 1)[1]) <= middle else (leaf, "sink")
            links = flow.edges[ends]["capacity"] if flow.has_edge(*ends) else 0
            flow.add_edge(*ends, capacity=links + 1)
        assert self.networkx.maximum_flow_value(flow, "source", "sink") == len(self.hosts) // 2


class Simulation(FabricTest):
    """Not a test: the simulator as the tests start it."""

    def runTest(self):
        elapsed, log = milliseconds(self.sweep)
        assert "SUBNET UP" in log and "ftree tables configured on all switches" in log
        Simulation.times.append(elapsed)

    def sweep(self):
        self.simulate(Simulation.text)
        return self.route(timeout=300)


def time_simulation(text, runs):
    Simulation.text, Simulation.times = text, []
    for _ in range(runs):
        result = Simulation().run()
        if result.skipped or not result.wasSuccessful():
            print(f"opensm: {(result.skipped or result.errors or result.failures)[0][1]}", file=sys.stderr)
            return []
    return Simulation.times


def time_ours(program, cli, folder, runs):
    if not program.exists():
        print(f"ours: {program} is not built: cmake --build … --target clusterbrief_bench_wiring", file=sys.stderr)
        return []
    request = folder / "peers.cluster.yaml"
    sets = [argument for change in SETS for argument in ("--set", change)]
    subprocess.run([cli, "export", BASE, *sets, "-o", request], check=True, stderr=subprocess.DEVNULL)
    times = []
    for _ in range(runs):
        told = subprocess.run([program, request], check=True, capture_output=True, text=True).stdout
        times.append(sum(float(figure) for figure in re.findall(r"(?:every link|check of its graph) +([\d.]+) ms", told)))
    return times


NAMES = {"ours": "wiring and checks of 4,096 host ports", "export": ".ibnet of 4,096 host ports, whole process",
         "networkx": "networkx, the same checks", "and flow": "networkx, with the bisection",
         "opensm": "ibsim and opensm, the same fabric"}


def measure(build, runs):
    """What each took, in ms; what is not installed is left out."""
    cli = build / "app" / "clusterbrief-cli"
    results = {}
    with tempfile.TemporaryDirectory(prefix="clusterbrief-") as name:
        folder = pathlib.Path(name)
        results["ours"] = time_ours(build / "tests" / "clusterbrief_bench_wiring", cli, folder, runs)
        results["export"] = [milliseconds(lambda: export(cli, folder))[0] for _ in range(runs)]
        text = (folder / "peers.sim.ibnet").read_text()
    fabric = Fabric(text)
    assert len(list(fabric.adapters())) == HOST_PORTS
    links = [(a, b) for a, b in fabric.link_ends() if a < b]
    try:
        peer = ByNetworkx(links)
        results["networkx"] = [milliseconds(peer.build_and_check)[0] for _ in range(runs)]
        results["and flow"] = [milliseconds(peer.with_bisection)[0] for _ in range(runs)]
    except ImportError:
        print("networkx: not installed; apt-get install python3-networkx", file=sys.stderr)
    results["opensm"] = time_simulation(text, min(runs, 3))
    return {NAMES[key]: times for key, times in results.items() if times}
