"""Figures and sentences as a reader of `size`, `check`, the brief and the bill of materials finds them."""

import csv
import io
import zipfile

from command import BASE, FINE, RESOURCES, CliTest, main

SUPERPOD = RESOURCES / "templates" / "h100-superpod-127.cluster.yaml"
A100 = """schema: clusterbrief/request/1
project: {title: 24 A100, customer: Acme, contact: a@b.c, date: 2026-11-30}
nodes: [{name: gpu, system: dgx-a100, count: 24, role: compute}]
networks:
  compute: {technology: infiniband, generation: hdr, oversubscription: 1, scalable_unit: 20}
  storage: {technology: infiniband, generation: hdr, oversubscription: "4:3"}
  in_band: {technology: ethernet, generation: 100g}
  out_of_band: {technology: ethernet, generation: 1g}
"""
L40S = """schema: clusterbrief/request/1
project: {title: 32 L40S, customer: Acme, contact: a@b.c, date: 2026-11-30}
nodes: [{name: inf, system: pcie-8x-l40s, count: 32, role: compute, compute_ports: {per_node: 2, gbps: 200, nic: bf3-b3220, path: phb}, nodes_per_rack: 8}]
networks:
  compute: {technology: roce, generation: 200g, oversubscription: 2, roce: {lossless: pfc-ecn, owner: supplier, gid_index: 3, mtu: 9000}}
  storage: {technology: roce, generation: 100g, shares_with: compute}
  in_band: {technology: ethernet, generation: 25g, switch: sn4600c}
  out_of_band: {technology: ethernet, generation: 1g}
"""
H200 = """schema: clusterbrief/request/1
project: {title: 1000 HGX H200, customer: Acme, contact: a@b.c, date: 2026-11-30}
nodes: [{name: gpu, system: hgx-h200-8, count: 1000, role: compute, compute_ports: {per_node: 8, gbps: 400, nic: cx7-ndr-1p, path: pxb}, nodes_per_rack: 4}]
networks:
  compute: {technology: infiniband, generation: ndr, oversubscription: 1, core_oversubscription: 2, tiers: 3, scalable_unit: 32}
"""
STORAGE = "nodes/-={name: st, role: storage, count: 16, storage_ports: {per_node: 2, gbps: 400}, out_of_band_ports: {per_node: 1, gbps: 1}}"
NO_PORT = "no node has a port on this network"


class Figures(CliTest):
    def size(self, path, *sets):
        return self.expect(FINE, "size", path, *sets).out

    def brief(self, path, *sets):
        return self.expect(FINE, "export", path, "--to", "md", "-o", "-", *sets).out

    def bill(self, path, *sets):
        return list(csv.DictReader(io.StringIO(self.expect(FINE, "export", path, "--to", "bom.csv", "-o", "-", *sets).out)))

    def finding(self, rule, path, *sets):
        found = [each for each in self.run_cli("check", path, "--format", "json", *sets).json["findings"] if each["rule"] == rule]
        self.assertEqual(1, len(found), rule)
        return found[0]["message"]

    def row(self, text, name):
        found = [line for line in text.splitlines() if line.strip().strip("|").strip().startswith(name)]
        self.assertEqual(1, len(found), f"{name}\n{text}")
        return found[0]


class UnsizedNetwork(Figures):
    """What depends on the switches of a network that cannot be sized is not known."""

    TOO_MANY = ("--set", "nodes/gpu/count=1016", "--set", "networks/in_band/tiers=1", "--set", "networks/in_band/topology=single-switch")

    def test_racks_name_the_network_that_is_left_out(self):
        text = self.size(self.write("f.cluster.yaml", A100))
        self.assertRegex(self.row(text, "racks"), "not known  at least 5: 4 of nodes, 1 of switches, without the switches of the in-band network")
        for name in ("power, switches alone", "rack units"):
            self.assertIn("not known", self.row(text, name))
        self.assertIn("ports for the switches of the in-band network, which cannot be sized", text)

    def test_switches_of_the_other_networks_count(self):
        text = self.size(SUPERPOD, *self.TOO_MANY)
        self.assertRegex(self.row(text, "racks"), r"at least [\d,]+: 254 of nodes, [1-9]\d* of switches, without")
        totals = self.expect(FINE, "size", SUPERPOD, "--format", "json", *self.TOO_MANY).json["totals"]
        self.assertEqual([None] * 3, [totals[key] for key in ("racks", "rack_units", "switch_power_kw")])

    def test_known_racks_stay_a_figure(self):
        path = self.write("f.cluster.yaml", A100)
        self.assertRegex(self.row(self.size(path, "--set", "networks/in_band="), "racks"), r" 5  4 of nodes, 1 of switches; planning estimate")

    def test_brief_tells_it_too(self):
        text = self.brief(self.write("f.cluster.yaml", A100), "--set", "facility/racks=4")
        self.assertIn("at least 5: 4 of nodes, 1 of switches, without the switches of the in-band network; planning estimate", text)
        self.assertIn("4 racks, at least 1 fewer than planned", text)

    def test_room_is_judged_by_what_is_known(self):
        path = self.write("f.cluster.yaml", A100)
        self.assertEqual(
            "At least 5 racks are planned, without the switches of the in-band network; the room has 4, 1 too few.",
            self.finding("facility/room-too-small", path, "--set", "facility/racks=4"),
        )
        coverage = self.run_cli("check", path, "--set", "facility/racks=9", "--format", "json").json["coverage"]
        reasons = {each["rule"]: each["reason"] for each in coverage["not_evaluated"]}
        self.assertIn("the switches of the in-band network", reasons["facility/room-too-small"])

    def test_bill_has_a_row_without_a_count(self):
        rows = self.bill(self.write("f.cluster.yaml", A100))
        unsized = [row for row in rows if row["network"] == "in_band"]
        self.assertEqual([("", "yes", "cannot be sized: " + NO_PORT)], [(row["count"], row["estimate"], row["source"]) for row in unsized])
        racks = [row for row in rows if row["description"].startswith("Racks for switches")]
        self.assertEqual([("Racks for switches, without those of the in-band network", "1")], [(row["description"], row["count"]) for row in racks])
        self.assertTrue(any("PDUs) of the racks counted" in row["description"] for row in rows))


class Sentences(Figures):
    def test_supplier_states_only_what_a_supplier_can(self):
        text = self.brief(self.write("f.cluster.yaml", A100))
        self.assertIn(f"**Cannot be sized:** {NO_PORT}.", text)
        self.assertNotIn(f"the supplier is to state {NO_PORT}", text)
        text = self.brief(self.write("d.cluster.yaml", L40S))
        self.assertRegex(text, r"\*\*Cannot be sized:\*\* NVIDIA Spectrum-3 SN4600C has no 25g ports\.")

    def test_power_says_whom_it_leaves_out(self):
        without = "without 16 of nodes/st, whose power is not known"
        self.assertIn(without, self.row(self.size(BASE, "--set", STORAGE), "power, nodes alone"))
        self.assertIn(without, self.row(self.brief(BASE, "--set", STORAGE), "- **Power of the nodes"))
        self.assertNotIn("power is not known", self.size(BASE))
        self.expect(FINE, "export", BASE, "-o", "a.xlsx", "--set", STORAGE)
        with zipfile.ZipFile(self.folder / "a.xlsx") as book:
            self.assertIn(without, book.read("xl/worksheets/sheet1.xml").decode())

    def test_a_network_without_switches_takes_none(self):
        self.assertNotIn("networks/storage: The switch", self.size(self.write("d.cluster.yaml", L40S)))
        text = self.size(self.write("f.cluster.yaml", A100))
        self.assertNotIn("networks/in_band: The switch", text)
        self.assertIn("networks/storage: The switch is not stated; NVIDIA Quantum QM8700 is taken.", text)

    def test_groups_of_the_same_system_are_one_row(self):
        path = self.write("two.cluster.yaml", "\n".join([
            "schema: clusterbrief/request/1",
            "nodes: [{name: a, system: dgx-h100, count: 2}, {name: b, system: dgx-h100, count: 3}]",
            "networks: {compute: {technology: infiniband, generation: ndr, oversubscription: 1}}", ""]))
        self.assertEqual(["5"], [row["count"] for row in self.bill(path) if row["part"] == "dgx-h100"])

    def test_bandwidth_has_two_decimals_and_no_ratio_without_nvlink(self):
        text = self.size(self.write("d.cluster.yaml", L40S))
        self.assertRegex(self.row(text, "fabric  "), r" 6\.25  GB/s")
        self.assertRegex(self.row(text, "NVLink  "), r" none$")
        self.assertNotIn("0:1", text)
        shared = self.finding("ports/fewer-than-one-per-gpu", self.write("d.cluster.yaml", L40S))
        self.assertIn("6.25 GB/s", shared)

    def test_one_is_singular(self):
        one = ("--set", "nodes/gpu/count=1")
        self.assertIn("1 node does not fill 1 unit of 32", self.finding("fabric/unit-not-whole", SUPERPOD, *one))
        self.assertRegex(self.row(self.size(self.write("d.cluster.yaml", L40S)), "NVLink domain"), r" 1  GPU$")

    def test_oversubscription_says_whose_traffic_is_not_tapered(self):
        path = self.write("e.cluster.yaml", H200)
        self.assertIn("from one rail to another a GPU gets 25 GB/s each way of the 50 GB/s of its port; GPUs of the same rail still see 1:1, all 8,000 GPUs at once.",
                      self.finding("fabric/oversubscribed", path))
        leaf = ("--set", "networks/compute/oversubscription=2")
        self.assertIn("in jobs of up to 256 GPUs those of the same rail still see 1:1", self.finding("fabric/oversubscribed", BASE, *leaf))
        by_node = (*leaf, "--set", "networks/compute/topology=node-aligned", "--set", "networks/compute/scalable_unit=")
        self.assertRegex(self.finding("fabric/oversubscribed", BASE, *by_node), r"jobs of up to \d+ GPUs still see 1:1\.")

    def test_message_sizes_have_their_unit(self):
        for message, told in (("1", "1 byte"), ("8", "8 bytes"), ("1B", "1 byte"), ("8G", "8 GiB"), ("8GB", "8 GB"), ("16GiB", "16 GiB")):
            text = self.brief(BASE, "--set", f"acceptance/0/message={message}")
            self.assertRegex(self.row(text, "- **Message size"), rf"{told}\b(?!i)")


if __name__ == "__main__":
    main()
