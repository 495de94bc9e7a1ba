"""Figures and sentences as a reader of `size`, `check`, the brief and the bill of materials finds them."""

import csv
import io

from command import BASE, FINE, CliTest, main

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


class Sentences(Figures):
    def test_power_says_whom_it_leaves_out(self):
        without = "without 16 of nodes/st, whose power is not known"
        self.assertIn(without, self.row(self.size(BASE, "--set", STORAGE), "power, nodes alone"))
        self.assertIn(without, self.row(self.brief(BASE, "--set", STORAGE), "- **Power of the nodes"))
        self.assertNotIn("power is not known", self.size(BASE))


if __name__ == "__main__":
    main()
