"""The InfiniBand fabric as the subnet manager, the simulator and the cabling checks see it.

opensm falls back to another routing in silence and ends with 0, and ibdmchk crashes after its
verdict: only their lines count.
"""

import glob
import os
import re

from client import ClientTest, large, main
from ibnet import Fabric, ring

PRELOAD = next(iter(glob.glob("/usr/lib/*/umad2sim/libumad2sim.so")), "")
TABLES = "ftree tables configured on all switches"
MOST_PAIRED = 5000  # adapters; ibdmchk follows every pair, minutes for more
PAIRS_TIMEOUT = 300
NOT_A_TREE = "Fabric topology is not a fat-tree"

UNIT_31 = ["nodes/gpu/count=31"]
UNITS_127 = []
TWO_PLANES = ["nodes/gpu/count=31", "networks/compute/planes=2", "networks/compute/generation=ndr200"]
NODES_1024 = ["nodes/gpu/count=1024", "networks/compute/fabric_manager_ports=0"]
NODES_2048 = ["nodes/gpu/count=2048", "networks/compute/fabric_manager_ports=0"]
XDR_576 = ["nodes/gpu/count=576", "nodes/gpu/system=dgx-b300", "nodes/gpu/compute_ports={per_node: 8, gbps: 800}", "networks/compute/generation=xdr",
           "networks/compute/switch=q3400-ra", "networks/compute/scalable_unit=72", "networks/compute/fabric_manager_ports=0"]


class FabricTest(ClientTest):
    programs = ("ibsim", "opensm", "ibnetdiscover", "ibdmchk")
    simulators = 0

    def setUp(self):
        super().setUp()
        if not PRELOAD:
            self.skipTest("not installed: libumad2sim.so of ibsim-utils; sh packaging/install-deps test")

    def simulate(self, text, host=None):
        """Starts a simulator of the fabric; what joins it runs in the environment that this returns."""
        FabricTest.simulators += 1
        folder = self.folder / f"sim-{FabricTest.simulators}"
        folder.mkdir()
        (folder / "fabric.net").write_text(text)
        environment = {"IBSIM_SOCKNAME": f"clusterbrief-{os.getpid()}-{FabricTest.simulators}", "OSM_CACHE_DIR": str(folder), "OSM_TMP_DIR": str(folder)}
        nodes = text.count("\nSwitch\t") + text.count("\nCa\t")
        ports = sum(int(count) + 1 for count in re.findall(r"^(?:Switch|Ca)\t(\d+)", text, re.M))
        log = folder / "ibsim.log"
        process = self.start_client("ibsim", "-s", "-n", "-N", nodes + 1, "-S", text.count("\nSwitch\t") + 1, "-P", ports + 1, "-L", 49151,
                                    "fabric.net", log=log, env=environment, cwd=folder)
        self.wait_for(lambda: "simulator ready" in log.read_text(), process, log)
        self.sim = folder
        self.sim_env = {**environment, "LD_PRELOAD": PRELOAD, **({"SIM_HOST": host} if host else {})}

    def route(self, engine="ftree", timeout=60):
        """What the subnet manager logs of one sweep."""
        self.run_client("opensm", "-o", "-e", "-R", engine, "-D", "0x43", "-f", self.sim / "osm.log", env=self.sim_env, cwd=self.sim, timeout=timeout)
        return (self.sim / "osm.log").read_text()

    def discovered(self):
        return Fabric(self.run_client("ibnetdiscover", env=self.sim_env, cwd=self.sim, status=0))

    def verified(self):
        """What ibdmchk says of the routes that the subnet manager left."""
        return self.run_client("ibdmchk", "-s", "opensm-subnet.lst", "-f", "opensm.fdbs", "-m", "opensm.mcfdbs", cwd=self.sim, timeout=PAIRS_TIMEOUT)

    def assert_accepted(self, log, adapters, leaves, switches):
        self.assertIn(TABLES, log)
        self.assertIn("SUBNET UP", log)
        self.assertNotIn(NOT_A_TREE, log)
        self.assertIn(f"Fabric has {adapters} CAs, {adapters} CA ports ({adapters} of them CNs), {switches} switches", log)
        self.assertRegex(log, rf"\b{leaves} switches at rank \d+ \({leaves} of them leafs\)")

    def assert_rails_meet(self, fabric):
        """Port k of every node is on a leaf of rail k."""
        for node in fabric.adapters():
            if rail := re.fullmatch(r"gpu-\d+ mlx5_(\d+)", node.name):
                for leaf, _, _ in node.links.values():
                    self.assertTrue(fabric.nodes[leaf].name.endswith(f"-r{int(rail[1]) + 1}"), f"{node.name} is on {fabric.nodes[leaf].name}")


class Accepted(FabricTest):
    def accept(self, sets, adapters, leaves, spines, cores=0, timeout=60):
        design, simulated = self.export(sets, "ibnet", "sim.ibnet")
        planned = Fabric(simulated)
        self.assertEqual(Fabric(design).link_ends(), planned.link_ends())
        self.assertEqual((adapters, leaves + spines + cores), (len(planned.adapters()), len(planned.switches())))
        self.simulate(simulated)
        self.assert_accepted(self.route(timeout=timeout), adapters, leaves, leaves + spines + cores)
        found = self.discovered()
        self.assertEqual(planned.link_ends(), found.link_ends())
        self.assertEqual(planned.speeds(), found.speeds())
        self.assert_rails_meet(found)
        if adapters > MOST_PAIRED:
            return
        verdict = self.verified()
        self.assertIn("no credit loops found", verdict)
        self.assertNotRegex(verdict, r"(?m)^-E-")

    def test_one_unit_of_31_nodes(self):
        self.accept(UNIT_31, adapters=252, leaves=8, spines=4)

    def test_four_units_of_127_nodes(self):
        self.accept(UNITS_127, adapters=1020, leaves=32, spines=16)

    def test_true_speeds_load_too(self):
        design, = self.export(UNIT_31, "ibnet")
        self.assertEqual({"4xNDR"}, Fabric(design).speeds())
        self.simulate(design)
        self.assert_accepted(self.route(), 252, 8, 12)
        self.assertEqual(Fabric(design).link_ends(), self.discovered().link_ends())

    def test_each_plane_is_a_subnet(self):
        design, simulated = self.export(TWO_PLANES, "ibnet", "sim.ibnet")
        self.assertEqual({"2xNDR"}, Fabric(design).speeds())
        whole = Fabric(simulated)
        planes = {frozenset(whole.plane_of(switch)) for switch in whole.switches()}
        self.assertEqual(2, len({plane - {node.ident for node in whole.adapters()} for plane in planes}))
        for plane in planes:
            self.simulate(simulated, host=next(node.ident for node in whole.switches() if node.ident in plane))
            self.assertIn(TABLES, self.route())
            names = {whole.nodes[ident].name for ident in plane if whole.nodes[ident].is_switch}
            mine = {(a, b) for a, b in whole.link_ends() if a[0] in names or b[0] in names}
            self.assertEqual(mine, self.discovered().link_ends())

    @large
    def test_three_tiers_of_1024_nodes(self):
        self.accept(NODES_1024, adapters=8192, leaves=256, spines=256, cores=128, timeout=300)

    @large
    def test_three_tiers_of_2048_nodes(self):
        self.accept(NODES_2048, adapters=16384, leaves=512, spines=512, cores=256, timeout=600)

    @large
    def test_switches_of_144_ports(self):
        self.accept(XDR_576, adapters=4608, leaves=64, spines=36, timeout=300)


class Refused(FabricTest):
    """A broken fabric must not pass for the design."""

    def setUp(self):
        super().setUp()
        self.planned = Fabric(self.export(UNIT_31, "sim.ibnet")[0])
        self.broken = Fabric(self.planned.text())

    def refuse(self):
        self.simulate(self.broken.text())
        log = self.route()
        self.assertNotIn(TABLES, log)
        self.assertIn(NOT_A_TREE, log)
        return log

    def test_the_unbroken_copy_is_accepted(self):
        self.simulate(self.broken.text())
        self.assert_accepted(self.route(), 252, 8, 12)

    def test_missing_cable_between_leaf_and_spine(self):
        self.broken.unplug(self.broken.named("compute-spine-01"), 1)
        self.assertIn("AB0B", self.refuse())

    def test_adapter_on_a_spine(self):
        spine = self.broken.named("compute-spine-01")
        spine.ports += 1
        self.broken.plug(self.broken.add("Ca", 1, "stray mlx5_0"), 1, spine, spine.ports)
        self.assertIn("AB26", self.refuse())

    def test_two_rails_of_a_node_exchanged(self):
        self.broken.swap(self.broken.named("gpu-0007 mlx5_2"), self.broken.named("gpu-0007 mlx5_5"))
        self.simulate(self.broken.text())
        self.assertIn(TABLES, self.route(), "routing alone does not notice")
        found = self.discovered()
        self.assertEqual(8, len(self.planned.link_ends() ^ found.link_ends()))
        with self.assertRaises(AssertionError):
            self.assert_rails_meet(found)

    def test_adapter_without_a_cable(self):
        self.broken.unplug(self.broken.named("gpu-0031 mlx5_7"), 1)
        self.simulate(self.broken.text())
        log = self.route()
        self.assertIn(TABLES, log, "routing alone does not notice")
        with self.assertRaises(AssertionError):
            self.assert_accepted(log, 252, 8, 12)
        self.assertEqual(2, len(self.planned.link_ends() - self.discovered().link_ends()))

    def test_link_told_at_one_end_only(self):
        node = self.broken.named("gpu-0001 mlx5_0")
        del node.links[1]
        with self.assertRaisesRegex(AssertionError, "is not connected to"):
            self.simulate(self.broken.text())

    def test_ring_of_switches_has_a_credit_loop(self):
        self.simulate(ring(6).text())
        self.assertIn("minhop tables configured", self.route("minhop"))
        self.assertIn("Found credit loop on:", self.verified())


class Topo(ClientTest):
    """The .topo is checked as its own head says."""

    programs = ("ibdmchk",)

    def checked(self, text):
        (self.folder / "design.topo").write_text(text)
        steps = [line[1:].strip().replace("FILE.topo", "design.topo") for line in text.splitlines()
                 if line.startswith("#   ") and not line.startswith("#    ")]
        self.assertTrue(steps and "ibdmchk" in steps[-1], "the head says how")
        for step in steps[:-1]:
            self.run_client("sh", "-c", step, status=0)
        return self.run_client("sh", "-c", steps[-1], timeout=PAIRS_TIMEOUT)

    def accept(self, sets, adapters, switches):
        return self.accept_text(self.export(sets, "topo")[0], adapters, switches)

    def accept_text(self, text, adapters, switches, planes=1):
        verdict = self.checked(text)
        systems = (adapters + switches) * planes
        self.assertIn(f"Defined {systems}/{systems} systems/nodes", verdict)
        self.assertIn(f"Assigned {adapters + switches} LIDs", verdict)
        routed = verdict[verdict.index("LFT ROUTE HOP HISTOGRAM"):verdict.index("SWITCH OUT PORT")]
        pairs = {int(hops): int(count) for hops, count in re.findall(r"(?m)^ *(\d+) +(\d+)$", routed)}
        self.assertEqual(adapters * (adapters - 1), sum(pairs.values()), "every pair is routed")
        self.assertIn("no credit loops found", verdict)
        self.assertNotRegex(verdict, r"(?m)^-E-")
        return pairs

    def test_one_unit_of_31_nodes(self):
        self.assertEqual({2, 4}, set(self.accept(UNIT_31, 252, 12)))

    def test_four_units_of_127_nodes(self):
        self.assertEqual({2, 4}, set(self.accept(UNITS_127, 1020, 48)))

    def test_each_plane_by_its_port(self):
        first, = self.export(TWO_PLANES, "topo")
        second = first.replace("-n gpu-0001_mlx5_0_p1/U1", "-n gpu-0001_mlx5_0_p2/U1")
        self.assertNotEqual(first, second)
        for text in (first, second):
            self.assertEqual({2, 4}, set(self.accept_text(text, adapters=252, switches=10, planes=2)))

    @large
    def test_switches_of_144_ports(self):
        self.assertEqual({2, 4}, set(self.accept(XDR_576, 4608, 100)))

    def test_ring_of_switches_has_a_credit_loop(self):
        head, _ = self.export(UNIT_31, "topo")[0].split("\nSW64 ", 1)
        body = ""
        for i in range(6):
            hosts = ("gpu-0001_mlx5_0", "ring-0b") if i == 0 else (f"ring-{i}a", f"ring-{i}b")
            body += f"\nSW64 ring-{i}\n   P1 -> HCA1 {hosts[0]} P1\n   P2 -> HCA1 {hosts[1]} P1\n   P3 -> SW64 ring-{(i + 1) % 6} P4\n"
        self.assertIn("Found credit loop on:", self.checked(head + body))


if __name__ == "__main__":
    main()
