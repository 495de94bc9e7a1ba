"""What each command answers, and with which exit status."""

import json
import shlex
import unittest

from command import BASE, DATA, FINDINGS, FINE, HAS_PDF, RESOURCES, UNUSABLE, USAGE, CliTest, main

MINIMAL = "schema: clusterbrief/request/1\nnodes:\n  - {name: gpu, system: dgx-h100, count: 4}\nnetworks:\n  compute: {technology: infiniband, generation: ndr, oversubscription: 1}\n"


class Check(CliTest):
    def test_clean_design_is_fine(self):
        outcome = self.expect(FINE, "check", BASE, "--fail-on", "advice")
        self.assertIn("0 errors, 0 warnings, no advice", outcome.out)
        self.assertIn("ready to send", outcome.out)

    def test_error_is_told_with_its_line(self):
        outcome = self.expect(FINDINGS, "check", BASE, "--set", "workloads/pretraining/parallelism/tensor=16",
                              "--set", "workloads/pretraining/parallelism/pipeline=2")
        self.assertIn("nvlink/tensor-parallel-exceeds-domain", outcome.out)
        self.assertIn("not ready to send", outcome.out)

    def test_place_of_a_finding_is_in_the_file(self):
        text = BASE.read_text().replace("oversubscription: 1\n", "oversubscription: 2\n")
        path = self.write("taper.cluster.yaml", text)
        line = text.splitlines().index("    oversubscription: 2") + 1
        outcome = self.expect(FINE, "check", path)
        self.assertIn(f"{path}:{line}:23", outcome.out)

    def test_place_of_a_finding_without_a_field_is_what_it_is_about(self):
        text = BASE.read_text()
        line = text.splitlines().index("networks:") + 1
        path = self.write("a.cluster.yaml", text)
        unwanted = [argument for name in ("networks/storage", "nodes/gpu/storage_ports", "acceptance") for argument in ("--set", name + "=")]
        outcome = self.run_cli("check", path, *unwanted)
        self.assertRegex(outcome.out, rf"\[networks/network-missing\].*\n +--> {path}:{line}:1\n")
        self.assertRegex(outcome.out, rf"\[acceptance/no-all-reduce-test\].*\n +--> {path}:1:1\n")

    def test_fixes_are_told_as_set_takes_them(self):
        taken = ("--set", "nodes/gpu/compute_ports/per_node=4", "--set", "acceptance=")
        outcome = self.run_cli("check", BASE, *taken)
        self.assertIn("--set nodes/gpu/compute_ports/per_node=8\n", outcome.out)
        told = [shlex.split(line) for line in outcome.out.splitlines() if line.strip().startswith("--set ")]
        self.assertIn(["--set", "acceptance=[{test: all_reduce_perf, scope: every-node}]"], told)
        arguments = [word for words in told for word in words]
        self.assertNotIn("ports/fewer-than-one-per-gpu", self.run_cli("check", BASE, *taken, *arguments).out)

    def test_set_takes_pointers(self):
        design = self.expect(FINE, "size", BASE, "--set", "/nodes/0/count=64", "--set", "/nodes/-={name: disks, role: storage, count: 2}",
                             "--format", "json").json
        self.assertEqual(64, design["totals"]["nodes"])
        self.assertIn("nodes has no entry", self.expect(UNUSABLE, "check", BASE, "--set", "/nodes/gpu/count=4").err)
        self.expect(USAGE, "check", BASE, "--set", "/nodes/0/cont=4")

    def test_keys_of_a_catalog_model_are_refused(self):
        outcome = self.expect(UNUSABLE, "check", BASE, "--set", "workloads/pretraining/model/parameters=5")
        self.assertIn("workloads/pretraining/model is the catalog id llama-3.1-70b", outcome.err)
        own = "workloads/pretraining/model={parameters: 5000000000, layers: 8, hidden: 4096, heads: 32}"
        self.run_cli("check", BASE, "--set", own, "--set", "workloads/pretraining/model/layers=9")
        self.assertEqual("", self.run_cli("size", BASE, "--set", own, "--set", "workloads/pretraining/model/layers=9").err)

    def test_fail_on_decides_the_status(self):
        arguments = ("check", BASE, "--set", "networks/compute/oversubscription=2")
        self.expect(FINE, *arguments)
        self.expect(FINDINGS, *arguments, "--fail-on", "warning")

    def test_waived_findings_do_not_count(self):
        waiver = '[{rule: fabric/oversubscribed, at: networks/compute, reason: "agreed", by: A, date: 2026-11-12}]'
        outcome = self.expect(FINE, "check", BASE, "--set", "networks/compute/oversubscription=2", "--set", f"waivers={waiver}",
                              "--fail-on", "advice", "--format", "json")
        self.assertEqual([], outcome.json["findings"])
        self.assertEqual("agreed", outcome.json["waived"][0]["waiver"]["reason"])

    def test_severity_can_be_changed_or_switched_off(self):
        taper = ("--set", "networks/compute/oversubscription=2")
        raised = self.expect(FINDINGS, "check", BASE, *taper, "--set", "severities/fabric/oversubscribed=error", "--format", "json")
        self.assertEqual("error", raised.json["findings"][0]["severity"])
        off = self.expect(FINE, "check", BASE, *taper, "--set", "severities/fabric/oversubscribed=off", "--format", "json")
        self.assertIn("fabric/oversubscribed", off.json["coverage"]["off"])

    def test_coverage_is_all_rules(self):
        coverage = self.expect(FINE, "check", BASE, "--format", "json").json["coverage"]
        told = coverage["run"] + coverage["not_applicable"] + coverage["off"] + [entry["rule"] for entry in coverage["not_evaluated"]]
        rules = [rule["id"] for rule in self.expect(FINE, "rules", "--format", "json").json["rules"]]
        self.assertEqual(sorted(rules), sorted(told))

    def test_findings_are_as_the_contract_has_them(self):
        findings = self.expect(FINDINGS, "check", "-", "--set", "workloads=[{name: a, kind: training, model: llama-3.1-70b, parallelism: {tensor: 16}}]",
                               "--format", "json", stdin=MINIMAL.encode()).json
        self.assertEqual("clusterbrief/findings/1", findings["schema"])
        self.assertEqual({"schema", "findings", "waived", "counts", "coverage"}, set(findings))
        severities = [finding["severity"] for finding in findings["findings"]]
        self.assertEqual(sorted(severities, key=["error", "warning", "advice"].index), severities)
        for finding in findings["findings"]:
            self.assertEqual({"rule", "severity", "at", "field", "message", "why", "source", "fix"}, set(finding))
            self.assertNotIn("{", finding["message"])
        self.assertEqual({severity: severities.count(severity) for severity in ("error", "warning", "advice")}, findings["counts"])

    def test_unknown_part_is_a_finding(self):
        outcome = self.expect(FINDINGS, "check", BASE, "--set", "nodes/gpu/system=dgx-h10")
        self.assertIn("catalog/unknown-part", outcome.out)
        self.assertIn("dgx-h100", outcome.out)

    def test_own_parts_travel_with_the_request(self):
        part = "{gpus: [{id: x1, name: X1, memory_gb: 100, scale_up: {fabric: none, total_gbs: 0, domain_sizes: [1]}}]}"
        node = "[{name: gpu, system: pcie-server, gpu: x1, gpus: 4, count: 2}]"
        outcome = self.expect(FINE, "size", "-", "--set", f"parts={part}", "--set", f"nodes={node}", "--format", "json", stdin=MINIMAL.encode())
        self.assertEqual(8, outcome.json["totals"]["gpus"])
        self.expect(UNUSABLE, "size", "-", "--set", "parts={gpus: [{id: x1}]}", stdin=MINIMAL.encode())

    def test_users_catalog_lies_over_the_built_in_one(self):
        catalog = self.write("mine.yaml", "systems:\n  - {id: dgx-h100, name: Mine, form: server, gpu: h100-sxm, gpus: 6, domain: 6}\n")
        outcome = self.expect(FINE, "size", "-", "--catalog", catalog, "--format", "json", stdin=MINIMAL.encode())
        self.assertEqual(24, outcome.json["totals"]["gpus"])
        broken = self.write("broken.yaml", "systems:\n  - {id: a, gpus: many}\n")
        outcome = self.expect(UNUSABLE, "size", "-", "--catalog", broken, stdin=MINIMAL.encode())
        self.assertIn("broken.yaml:2:19", outcome.err)


class Size(CliTest):
    def test_published_design(self):
        design = self.expect(FINE, "size", BASE, "--format", "json").json
        self.assertEqual("clusterbrief/design/1", design["schema"])
        self.assertEqual({"nodes": 127, "gpus": 1016, "nvlink_domain": 8, "power_kw": 1295.4, "switch_power_kw": 104.38, "rack_units": 1083,
                          "racks": 35}, design["totals"])
        self.assertEqual({"nvlink_each_way_gbs": 450, "fabric_each_way_gbs": 50, "ratio": 9}, design["bandwidth"])
        self.assertEqual(992, design["workloads"]["pretraining"]["gpus"])
        self.assertEqual({"switch": "qm9700", "planes": 1, "tiers": 2, "rails": 8,
                          "switches": {"leaf": 32, "spine": 16, "core": 0},
                          "leaf_ports": {"down": 32, "up": 32}, "links_per_leaf_spine_pair": 2,
                          "links": {"node_leaf": {"count": 1016, "gbps": 400}, "manager_leaf": {"count": 4, "gbps": 400},
                                    "leaf_leaf": {"count": 0, "gbps": 400}, "leaf_spine": {"count": 1024, "gbps": 400},
                                    "spine_core": {"count": 0, "gbps": 400}},
                          "oversubscription": {"requested": 1, "effective": 1}}, design["networks"]["compute"])

    def test_findings_do_not_change_the_status(self):
        self.expect(FINE, "size", BASE, "--set", "workloads/pretraining/parallelism/tensor=16")

    def test_what_cannot_be_built_says_why(self):
        design = self.expect(FINE, "size", BASE, "--set", "nodes/gpu/count=20000", "--format", "json").json
        self.assertIn("error", design["networks"]["compute"])
        self.assertNotIn("switches", design["networks"]["compute"])

    def test_stated_counts_that_do_not_close_are_no_counts(self):
        stated = ("--set", "networks/compute/leaf_switches=30")
        compute = self.expect(FINE, "size", BASE, *stated, "--format", "json").json["networks"]["compute"]
        self.assertNotIn("switches", compute)
        findings = self.expect(FINDINGS, "check", BASE, *stated, "--format", "json").json["findings"]
        self.assertIn(compute["error"], [finding["message"] for finding in findings])
        self.assertIn(compute["error"], self.expect(FINE, "size", BASE, *stated).out)

    def test_each_stated_count_is_told_as_such(self):
        out = self.expect(FINE, "size", BASE, "--set", "networks/compute/leaf_switches=40").out
        self.assertIn("leaf switches: stated by the customer, checked for closure", out)
        self.assertIn("spine switches: 1,280 uplinks ÷ 64 ports", out)

    def test_text_tells_how_the_counts_follow(self):
        outcome = self.expect(FINE, "size", BASE)
        self.assertIn("4 units × 8 rails", outcome.out)

    def test_largest_counts_do_not_overflow(self):
        outcome = self.expect(FINE, "size", BASE, "--set", "nodes/gpu/count=1000000", "--set", "nodes/gpu/compute_ports/per_node=64",
                              "--set", "workloads/pretraining/parallelism={tensor: 10000000, pipeline: 10000000, context: 10000000, data: 10000000}",
                              "--format", "json")
        self.assertEqual(8_000_000, outcome.json["totals"]["gpus"])
        self.expect(FINDINGS, "check", BASE, "--set", "nodes/gpu/count=1000000",
                    "--set", "workloads/pretraining/parallelism={tensor: 10000000, pipeline: 10000000, context: 10000000, data: 10000000}")


class Export(CliTest):
    ENDINGS = ["html", "md", "brief.json", "cluster.yaml", "cluster.json", "bom.csv", "wiring.csv", "xlsx", "odt"] + (["pdf"] if HAS_PDF else [])

    def test_every_format_is_written(self):
        outputs = [f"brief.{ending}" for ending in self.ENDINGS]
        arguments = [argument for output in outputs for argument in ("-o", output)]
        self.expect(FINE, "export", BASE, *arguments)
        for output in outputs:
            self.assertGreater((self.folder / output).stat().st_size, 500, output)

    def test_brief_reads_back_as_the_same_request(self):
        self.expect(FINE, "export", BASE, "-o", "a.brief.json", "-o", "a.cluster.yaml")
        self.expect(FINE, "export", "a.brief.json", "-o", "b.cluster.yaml")
        self.assertEqual((self.folder / "a.cluster.yaml").read_text(), (self.folder / "b.cluster.yaml").read_text())
        self.assertEqual(self.run_cli("size", BASE, "--format", "json").out, self.run_cli("size", "a.brief.json", "--format", "json").out)

    def test_same_input_gives_the_same_bytes(self):
        for ending in self.ENDINGS:
            self.expect(FINE, "export", BASE, "-o", f"one.{ending}", env={"TZ": "Asia/Tokyo"})
            self.expect(FINE, "export", BASE, "-o", f"two.{ending}", env={"LC_ALL": "C", "QT_HASH_SEED": "7"})
            self.assertEqual((self.folder / f"one.{ending}").read_bytes(), (self.folder / f"two.{ending}").read_bytes(), ending)

    def test_format_by_name_and_to_standard_output(self):
        outcome = self.expect(FINE, "export", BASE, "-o", "-", "--to", "md")
        self.assertIn("Foundation model cluster", outcome.out)
        self.expect(FINE, "export", BASE, "-o", "acme.v2.md")
        self.expect(USAGE, "export", BASE, "-o", "-")

    def test_changes_since_an_earlier_revision_are_listed(self):
        self.expect(FINE, "export", BASE, "--set", "project/revision=2", "-o", "old.brief.json")
        newer = ("--set", "project/revision=3", "--set", "project/follows=2", "--set", "nodes/gpu/count=126")
        text = self.expect(FINE, "export", BASE, *newer, "--since", "old.brief.json", "-o", "-", "--to", "md").out
        self.assertIn("## Changes since revision 2", text)
        self.assertIn("Compared with revision 2 (old.brief.json), the one that this request says it follows.", text)
        self.assertIn("| Totals: Nodes | 127 | 126 | -1 |", text)
        self.assertNotIn("Changes since", self.expect(FINE, "export", BASE, *newer, "-o", "-", "--to", "md").out)
        self.assertIn("nowhere.yaml", self.expect(UNUSABLE, "export", BASE, "--since", "nowhere.yaml", "-o", "a.md").err)
        self.assertFalse((self.folder / "a.md").exists())
        self.assertIn("only one of the two", self.expect(USAGE, "export", "-", "--since", "-", "-o", "a.md").err)

    def test_date_comes_from_the_environment_where_none_is_stated(self):
        outcome = self.expect(FINE, "export", BASE, "--set", "project/date=", "-o", "-", "--to", "html", env={"SOURCE_DATE_EPOCH": "86400"})
        self.assertIn("1970-01-02", outcome.out)

    def test_endings_that_do_not_exist_are_wrong_usage(self):
        for name in ("brief", "brief.txt", "brief.json", "brief.csv", "brief.odtx"):
            outcome = self.expect(USAGE, "export", BASE, "-o", name)
            self.assertIn(".brief.json", outcome.err)
            self.assertFalse((self.folder / name).exists())
        self.expect(USAGE, "export", BASE, "-o", "a.md", "-o", "a.md")
        self.expect(FINE, "export", BASE, "-o", "A.BOM.CSV", "-o", "b.MD")

    def test_formats_of_another_fabric_cannot_exist(self):
        roce = ("--set", "networks/compute/technology=roce", "--set", "networks/compute/generation=400g", "--set", "networks/compute/switch=sn5600")
        for ending in ("ibnet", "sim.ibnet", "topo"):
            outcome = self.expect(UNUSABLE, "export", BASE, *roce, "-o", f"a.{ending}", "-o", "a.md")
            self.assertIn(f".{ending}: a format that cannot exist for this design", outcome.err)
            self.assertEqual([], list(self.folder.iterdir()))
        self.expect(FINE, "export", BASE, *roce, "-o", "a.topology.conf")

    def test_what_a_set_breaks_is_not_told_of_the_file(self):
        for key in ("count", "name"):
            outcome = self.expect(UNUSABLE, "check", BASE, "--set", f"nodes/gpu/{key}=")
            self.assertEqual(f"--set nodes/gpu/{key}: nodes/0: the key {key} is missing; state it\n", outcome.err)

    def test_usage_is_decided_before_the_file_is_read(self):
        self.expect(USAGE, "export", "missing.yaml", "-o", "a.xyz")
        self.expect(USAGE, "check", "missing.yaml", "--set", "networks/compute/oversubscribtion=2")
        self.expect(USAGE, "check", "missing.yaml", "--set", "nonsense")
        self.expect(USAGE, "check", "missing.yaml", "--format", "xml")

    def test_nothing_is_written_when_one_output_cannot_be(self):
        outcome = self.expect(UNUSABLE, "export", BASE, "-o", "missing/a.md")
        self.assertIn("missing/a.md", outcome.err)
        self.assertEqual([], list(self.folder.iterdir()))

    @unittest.skipUnless(HAS_PDF, "this build has no PDF")
    def test_pdf_holds_text_and_the_brief(self):
        self.expect(FINE, "export", BASE, "-o", "a.pdf", "--paper", "letter")
        self.expect(FINE, "export", BASE, "-o", "b.pdf", "--pdfa", "--detail", "summary", "--audience", "quote")

    @unittest.skipUnless(HAS_PDF, "this build has no PDF")
    def test_characters_without_a_font_are_told_once(self):
        title = "project/title=\U000F0001\U000F0002\U000F0001"
        outcome = self.expect(FINE, "export", BASE, "--set", title, "-o", "a.pdf")
        self.assertEqual(1, outcome.err.count("no font of this system has 2 characters"))
        self.assertIn("Noto Sans CJK", outcome.err)
        self.assertNotIn("no font", self.expect(FINE, "export", BASE, "-o", "b.pdf").err)

    @unittest.skipIf(HAS_PDF, "this build has a PDF")
    def test_pdf_is_refused_without_qt(self):
        self.expect(USAGE, "export", BASE, "-o", "a.pdf")


class Reference(CliTest):
    def test_rules_and_explain(self):
        for rule in self.expect(FINE, "rules", "--format", "json").json["rules"]:
            outcome = self.expect(FINE, "explain", rule["id"])
            self.assertIn(rule["why"], outcome.out)
        self.assertIn("fabric/oversubscribed", self.expect(FINE, "rules").out)
        self.assertIn("did you mean fabric/oversubscribed?", self.expect(USAGE, "explain", "fabric/oversubscribd").err)

    def test_catalog_names_sources(self):
        self.assertIn("switch", self.expect(FINE, "catalog").out)
        self.assertIn("qm9700", self.expect(FINE, "catalog", "switch").out)
        outcome = self.expect(FINE, "catalog", "gpu", "h100-sxm")
        self.assertIn("900 GB/s, both directions added  (vendor)", outcome.out)
        self.assertIn("Sources", outcome.out)
        shown = self.expect(FINE, "catalog", "switch", "sn5600", "--format", "json").json
        power = [figure for figure in shown["switches"][0]["figures"] if figure["path"] == "max_power_w"][0]
        self.assertEqual("estimate", power["standing"])
        self.assertTrue(all(source in shown["sources"] for source in power["sources"]))
        self.expect(FINE, "catalog", "--format", "json")
        self.expect(USAGE, "catalog", "toaster")
        self.assertIn("did you mean qm9700?", self.expect(USAGE, "catalog", "switch", "qm970").err)

    def test_catalog_reads_its_own_output(self):
        whole = self.expect(FINE, "catalog", "--format", "json").out
        path = self.write("catalog.json", whole)
        self.assertEqual(whole, self.expect(FINE, "catalog", "--catalog", path, "--format", "json").out)
        one = self.write("one.json", self.expect(FINE, "catalog", "system", "dgx-h100", "--format", "json").out.replace('"gpus": 8', '"gpus": 4'))
        sized = self.expect(FINE, "size", "-", "--catalog", one, "--format", "json", stdin=MINIMAL.encode())
        self.assertEqual(16, sized.json["totals"]["gpus"])
        newer = self.write("newer.json", whole.replace("clusterbrief/catalog/1", "clusterbrief/catalog/9"))
        self.assertIn("clusterbrief/catalog/1", self.expect(UNUSABLE, "size", BASE, "--catalog", newer).err)

    def test_templates(self):
        listed = [line.split()[0] for line in self.expect(FINE, "new", "--list").out.splitlines()]
        self.assertIn("h100-superpod-127", listed)
        for template in listed:
            self.expect(FINE, "new", "--template", template, "-o", f"{template}.cluster.yaml")
            self.assertIn(self.run_cli("check", f"{template}.cluster.yaml").status, (FINE, FINDINGS))
        self.expect(FINE, "new")
        self.expect(USAGE, "new", "--template", "nothing")

    def test_new_does_not_take_away_an_edited_file(self):
        path = self.write("mine.cluster.yaml", "schema: clusterbrief/request/1\nproject: {title: mine}\n")
        self.expect(UNUSABLE, "new", "-o", path)
        self.assertIn("mine", path.read_text())

    def test_schema(self):
        schema = self.expect(FINE, "schema", "request").json
        self.assertEqual(json.loads((RESOURCES / "schema" / "request.schema.json").read_text()), schema)
        self.expect(USAGE, "schema", "nothing")

    def test_a_format_that_does_not_exist_is_named(self):
        self.assertIn("there is no such format", self.expect(USAGE, "export", BASE, "-o", "-", "--to", "docx").err)
        self.assertIn("no format has this ending", self.expect(USAGE, "export", BASE, "-o", "a.dotx").err)

    def test_unknown_command_is_named(self):
        self.assertIn("frobnicate: there is no such command", self.expect(USAGE, "frobnicate").err)
        self.assertIn("exprot: there is no such command; did you mean export?", self.expect(USAGE, "exprot").err)
        self.assertIn("no command is named", self.expect(USAGE).err)

    def test_commands_that_do_not_exist(self):
        for arguments in ((), ("frobnicate",), ("check",), ("check", BASE, "--what"), ("compare", BASE), ("suggest",), ("check", BASE, "--fix")):
            self.expect(USAGE, *arguments)
        self.assertIn("0.1.0", self.expect(FINE, "--version").out)
        self.assertIn("export", self.expect(FINE, "--help").out)


class PublishedCases(CliTest):
    def test_no_published_design_has_an_error(self):
        for case in sorted((DATA / "fabric").glob("*.cluster.yaml")):
            self.expect(FINE, "check", case)


if __name__ == "__main__":
    main()
