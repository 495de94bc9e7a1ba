"""What check tells: excerpts of the file, SARIF, and requests that are mended."""

import json
import os
import pty
import re
import stat
import unittest

import jsonschema

from command import BASE, CLI, DATA, FINDINGS, FINE, UNUSABLE, USAGE, CliTest, main

HEAD = "schema: clusterbrief/request/1\n"
SARIF_SCHEMA = json.loads((DATA / "sarif" / "sarif-2.1.0.schema.json").read_text())


def tapered():
    """An error whose mending leads to another, and a warning."""
    return BASE.read_text().replace("oversubscription: 1\n", "oversubscription: 2\n").replace("tensor: 8", "tensor: 16")


class Text(CliTest):
    def test_a_finding_is_told_as_a_compiler_tells_it(self):
        path = self.write("t.cluster.yaml", tapered())
        lines = tapered().splitlines()
        number = next(index for index, line in enumerate(lines) if "tensor: 16" in line) + 1
        line = lines[number - 1]
        column = line.index("16")
        out = self.expect(FINDINGS, "check", path).out
        margin = " " * len(str(number))
        self.assertIn(
            f"{margin}--> {path}:{number}:{column + 1}\n"
            f"{margin} |\n"
            f"{number} | {line}\n"
            f"{margin} | {' ' * column}^^\n"
            f"{margin} = at: workloads/pretraining\n"
            f"{margin} = why: ", out)
        self.assertTrue(out.startswith("error[nvlink/tensor-parallel-exceeds-domain]: Tensor parallel 16 does not fit"), out)
        self.assertRegex(out, r" = fix: Tensor 8 × pipeline 8\n +--set workloads/pretraining/parallelism/tensor=8\n")
        self.assertIn("2 errors, 1 warning, ", out)

    def test_the_example_of_the_readme_is_what_is_told(self):
        self.write("my.cluster.yaml", tapered())
        out = self.run_cli("check", "my.cluster.yaml").out
        self.assertIn("```\n" + out.split("\n\n")[0] + "\n```", (DATA.parent.parent / "README.md").read_text())

    def test_the_source_of_a_rule_is_told_on_request(self):
        path = self.write("t.cluster.yaml", tapered())
        self.assertNotIn("= source: ", self.run_cli("check", path).out)
        for option in ("-v", "--verbose"):
            self.assertIn("= source: QuantaCloud, NVLink vs InfiniBand", self.run_cli("check", path, option).out)

    def test_what_is_not_stated_is_shown_where_it_belongs(self):
        text = BASE.read_text().replace("    oversubscription: 1\n", "")
        path = self.write("t.cluster.yaml", text)
        number = text.splitlines().index("  compute:") + 1
        out = self.run_cli("check", path).out
        self.assertRegex(out, rf"{path}:{number}:3\n +\|\n{number} \|   compute:\n +\|   \^{{7}}\n")

    def test_what_stands_nowhere_has_the_file_and_no_line(self):
        path = self.write("t.cluster.yaml", BASE.read_text().split("acceptance:")[0])
        out = self.run_cli("check", path).out
        self.assertRegex(out, rf"acceptance/no-all-reduce-test\].*\n --> {path}:1:1\n  = at: ")

    def test_the_mark_is_below_its_word_after_other_scripts(self):
        for before, width in (("Größe", 5), ("規模", 4), ("e\u0301t", 2)):
            request = HEAD + f'nodes: [{{name: "{before}", system: dgx-h10, count: 4}}]\n'
            out = self.run_cli("check", "-", stdin=request.encode()).out
            indent = len('nodes: [{name: "') + width + len('", system: ')
            self.assertIn(f"\n  | {' ' * indent}^^^^^^^\n", out)
            self.assertIn(f"<stdin>:2:{indent + 1 - width + len(before)}\n", out)

    def test_a_long_line_is_cut_around_the_place(self):
        request = json.dumps({"schema": "clusterbrief/request/1", "project": {"notes": "x" * 5000},
                              "nodes": [{"name": "gpu", "system": "dgx-h10", "count": 4}], "facility": {"rack_units": 48}})
        out = self.run_cli("check", "-", stdin=request.encode()).out
        self.assertLess(max(map(len, out.splitlines())), 500)
        shown = re.search(r"1 \| (….*)\n  \| ( *)\^{9}\n", out)
        self.assertEqual('"dgx-h10"', shown[1][len(shown[2]):][:9])

    def test_a_file_cannot_command_the_terminal(self):
        request = HEAD + 'nodes: [{name: "a", system: "b\x1b[31mc", count: 1}]\n'
        for form in ("text", "json", "sarif"):
            outcome = self.run_cli("check", "-", "--format", form, stdin=request.encode())
            self.assertNotIn("\x1b", outcome.out + outcome.err)

    def on_terminal(self, *arguments, **env):
        """What the program writes when its standard output is a terminal."""
        child, terminal = pty.fork()
        if child == 0:
            os.execve(CLI, [CLI, *map(str, arguments)], {"TERM": "xterm", **env})
        written = b""
        while True:
            try:
                part = os.read(terminal, 65536)
            except OSError:
                break
            if not part:
                break
            written += part
        os.waitpid(child, 0)
        os.close(terminal)
        return written.decode()

    def test_colours_are_for_a_terminal_only(self):
        path = self.write("t.cluster.yaml", tapered())
        self.assertIn("\x1b[1;31merror[nvlink/tensor", self.on_terminal("check", path))
        self.assertIn("\x1b[", self.on_terminal("check", path, NO_COLOR=""))
        self.assertNotIn("\x1b", self.on_terminal("check", path, NO_COLOR="1"))
        self.assertNotIn("\x1b", self.on_terminal("check", path, TERM="dumb"))
        self.assertNotIn("\x1b", self.run_cli("check", path, env={"TERM": "xterm"}).out)


class Sarif(CliTest):
    def log(self, *arguments, status=None, **options):
        outcome = self.run_cli("check", *arguments, "--format", "sarif", **options)
        self.assertIn(outcome.status, (FINE, FINDINGS) if status is None else (status,), outcome.err)
        jsonschema.Draft202012Validator(SARIF_SCHEMA, format_checker=jsonschema.FormatChecker()).validate(outcome.json)
        return outcome.json["runs"][0]

    def test_every_design_gives_a_valid_log(self):
        for path in sorted((DATA / "fabric").glob("*.cluster.yaml")) + sorted((DATA / "rules" / "bases").glob("*.yaml")):
            with self.subTest(path.name):
                self.log(path)

    def test_the_schema_refuses_what_the_standard_refuses(self):
        good = self.run_cli("check", self.write("t.cluster.yaml", tapered()), "--format", "sarif").json
        validator = jsonschema.Draft202012Validator(SARIF_SCHEMA)
        self.assertTrue(validator.is_valid(good))
        for spoil in (lambda run: run.pop("tool"), lambda run: run["results"][0].pop("message"), lambda run: run["results"][0].update(level="bad"),
                      lambda run: run["results"][0].update(rule_id="a"), lambda run: run["results"][0]["fixes"][0].pop("artifactChanges"),
                      lambda run: run["results"][0]["locations"][0]["physicalLocation"]["region"].update(startLine=0)):
            bad = json.loads(json.dumps(good))
            spoil(bad["runs"][0])
            self.assertFalse(validator.is_valid(bad))

    def test_all_rules_are_in_the_driver(self):
        run = self.log(BASE, status=FINE)
        rules = self.expect(FINE, "rules", "--format", "json").json["rules"]
        levels = {"error": "error", "warning": "warning", "advice": "note"}
        self.assertEqual([(rule["id"], levels[rule["severity"]], rule["title"], rule["why"]) for rule in rules],
                         [(rule["id"], rule["defaultConfiguration"]["level"], rule["shortDescription"]["text"], rule["fullDescription"]["text"])
                          for rule in run["tool"]["driver"]["rules"]])
        for rule, told in zip(rules, run["tool"]["driver"]["rules"]):
            for part in ("condition", "fix", "source"):
                self.assertIn(rule[part], told["help"]["text"])
        self.assertEqual("0.1.0", run["tool"]["driver"]["semanticVersion"])

    def test_results_are_the_findings(self):
        path = self.write("t.cluster.yaml", tapered())
        run = self.log("t.cluster.yaml", status=FINDINGS)
        findings = self.run_cli("check", path, "--format", "json").json["findings"]
        self.assertEqual([(finding["rule"], finding["message"], finding["at"]) for finding in findings],
                         [(result["ruleId"], result["message"]["text"], result["properties"]["at"]) for result in run["results"]])
        for result in run["results"]:
            self.assertEqual(result["ruleId"], run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"])
            self.assertEqual([], result["suppressions"])
        location = run["results"][0]["locations"][0]["physicalLocation"]
        self.assertEqual("t.cluster.yaml", location["artifactLocation"]["uri"])
        line = tapered().splitlines()[location["region"]["startLine"] - 1]
        self.assertEqual("16", line[location["region"]["startColumn"] - 1:location["region"]["endColumn"] - 1])

    def test_replacements_mend_the_file(self):
        path = self.write("t.cluster.yaml", tapered() + "# a comment that stays\n")
        result = self.log(path)["results"][0]
        text = path.read_text()
        starts = [0]
        for line in text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        replacements = result["fixes"][0]["artifactChanges"][0]["replacements"]
        for one in sorted(replacements, key=lambda one: (one["deletedRegion"]["startLine"], one["deletedRegion"]["startColumn"]), reverse=True):
            region = one["deletedRegion"]
            begin = starts[region["startLine"] - 1] + region["startColumn"] - 1
            end = starts[region["endLine"] - 1] + region["endColumn"] - 1
            text = text[:begin] + one["insertedContent"]["text"] + text[end:]
        self.assertIn("# a comment that stays", text)
        path.write_text(text)
        self.assertNotIn(result["ruleId"], [left["ruleId"] for left in self.log(path)["results"]])

    def test_fixes_of_a_changed_request_are_not_for_the_file(self):
        run = self.log(BASE, "--set", "networks/compute/oversubscription=2")
        self.assertIn("fabric/oversubscribed", [result["ruleId"] for result in run["results"]])
        self.assertFalse(any("fixes" in result for result in run["results"]))

    def test_waived_findings_are_suppressed_with_their_reason(self):
        waivers = "waivers:\n  - {rule: fabric/oversubscribed, at: networks/compute, reason: agreed, by: A, date: 2026-11-12}\n"
        text = BASE.read_text().replace("oversubscription: 1\n", "oversubscription: 2\n").replace("waivers: []\n", "") + waivers
        self.write("t.cluster.yaml", text)
        run = self.log("t.cluster.yaml", status=FINE)
        suppressed = [result for result in run["results"] if result["suppressions"]]
        self.assertEqual(["fabric/oversubscribed"], [result["ruleId"] for result in suppressed])
        suppression = suppressed[0]["suppressions"][0]
        self.assertEqual(("inSource", "accepted", "agreed, A, 2026-11-12"),
                         (suppression["kind"], suppression["status"], suppression["justification"]))
        self.assertEqual(len(text.splitlines()), suppression["location"]["physicalLocation"]["region"]["startLine"])

    def test_severities_and_what_could_not_be_judged_are_told(self):
        run = self.log(BASE, "--set", "severities={fabric/oversubscribed: advice, fabric/no-room-to-grow: off}",
                       "--set", "networks/compute/oversubscription=2", "--set", "workloads/pretraining/parallelism/tensor=16")
        invocation = run["invocations"][0]
        self.assertEqual({"fabric/oversubscribed": {"level": "note"}, "fabric/no-room-to-grow": {"enabled": False}},
                         {entry["descriptor"]["id"]: entry["configuration"] for entry in invocation["ruleConfigurationOverrides"]})
        self.assertEqual("note", [result["level"] for result in run["results"] if result["ruleId"] == "fabric/oversubscribed"][0])
        self.assertIn("workload/memory-does-not-fit", [note["associatedRule"]["id"] for note in invocation["toolExecutionNotifications"]])

    def test_names_are_uris(self):
        path = self.write("a b#ü%.cluster.yaml", tapered())
        self.assertEqual("a%20b%23%C3%BC%25.cluster.yaml", self.log(path.name)["artifacts"][0]["location"]["uri"])
        self.assertTrue(self.log(path)["artifacts"][0]["location"]["uri"].startswith("file:///"))
        self.assertEqual("stdin", self.log("-", stdin=path.read_bytes())["artifacts"][0]["location"]["uri"])


class Fix(CliTest):
    def test_all_fixes_are_applied_and_told(self):
        path = self.write("t.cluster.yaml", tapered())
        outcome = self.expect(FINE, "check", path, "--fix", "-o", "mended.cluster.yaml")
        self.assertRegex(outcome.out, r"fixed\[nvlink/tensor-parallel-exceeds-domain\]: .*\n  = at: workloads/pretraining\n"
                                      r" +workloads/pretraining/parallelism/tensor: 16 → 8\n +workloads/pretraining/parallelism/pipeline: 4 → 8\n")
        self.assertIn("networks/compute/oversubscription: 2 → 1\n", outcome.out)
        self.assertIn("fixes applied.", outcome.out)
        self.assertIn("0 errors, 0 warnings", outcome.out)
        self.assertIn("wrote mended.cluster.yaml", outcome.err)
        self.assertEqual(tapered(), path.read_text())
        again = self.expect(FINE, "check", "mended.cluster.yaml", "--fix", "-o", "again.cluster.yaml")
        self.assertIn("No finding has a mechanical fix.", again.out)
        self.assertEqual((self.folder / "mended.cluster.yaml").read_text(), (self.folder / "again.cluster.yaml").read_text())

    def test_what_is_left_is_told_of_the_file_that_was_written(self):
        text = tapered().replace("system: dgx-h100", "system: dgx-nothing-like-it")
        outcome = self.expect(FINDINGS, "check", self.write("t.cluster.yaml", text), "--fix", "-o", "m.cluster.json")
        self.assertRegex(outcome.out, r"error\[catalog/unknown-part\].*\n +--> m\.cluster\.json:\d+:\d+\n")
        self.assertEqual(self.run_cli("check", "m.cluster.json").out, outcome.out[outcome.out.index("error["):])

    def test_unknown_keys_are_told_by_their_path(self):
        text = tapered().replace("    oversubscription:", "    tires: 2\n    oversubscription:")
        path = self.write("t.cluster.yaml", text)
        out = self.run_cli("check", path).out
        self.assertRegex(out, r"\n\d+ \|     tires: 2\n +\|     \^{5}\n")
        self.assertIn("--set networks/compute/tires=\n", out)
        self.assertNotIn("document/unknown-key", self.run_cli("check", path, "--set", "networks/compute/tires=").out)
        self.expect(UNUSABLE, "check", BASE, "--set", "networks/compute/tires=")
        self.expect(USAGE, "check", path, "--set", "networks/compute/tires=3")
        outcome = self.run_cli("check", path, "--fix", "-o", "m.cluster.yaml")
        self.assertIn("      networks/compute/tires: 2 → not stated\n", outcome.out)

    def test_the_status_is_that_of_the_remaining_findings(self):
        path = self.write("t.cluster.yaml", tapered().replace("  customer: Example Labs\n", ""))
        self.expect(FINDINGS, "check", path)
        self.expect(FINE, "check", path, "--fix", "-o", "m.cluster.yaml")
        self.expect(FINDINGS, "check", path, "--fix", "-o", "m.cluster.yaml", "--fail-on", "advice")

    def test_the_ending_says_the_format(self):
        path = self.write("t.cluster.yaml", tapered())
        for name in ("a.cluster.json", "a.json"):
            self.expect(FINE, "check", path, "--fix", "-o", name)
            self.assertEqual(1, json.loads((self.folder / name).read_text())["networks"]["compute"]["oversubscription"])
        for name in ("a.cluster.yaml", "a.yml"):
            self.expect(FINE, "check", path, "--fix", "-o", name)
            self.assertTrue((self.folder / name).read_text().startswith("schema: clusterbrief/request/1\n"))

    def test_standard_output_is_the_request(self):
        for stdin, begin in ((tapered().encode(), "schema: "), (None, "{\n")):
            if stdin is None:
                self.run_cli("check", BASE, "--set", "networks/compute/oversubscription=2", "--fix", "-o", "a.json")
                stdin = (self.folder / "a.json").read_bytes()
            outcome = self.expect(FINE, "check", "-", "--fix", "-o", "-", stdin=stdin)
            self.assertTrue(outcome.out.startswith(begin))
            self.assertIn("0 errors, 0 warnings", outcome.err)
            self.expect(FINE, "check", "-", "--fail-on", "warning", stdin=outcome.out.encode())

    def test_the_file_itself_may_be_named(self):
        path = self.write("t.cluster.yaml", tapered() + "# gone\n")
        path.chmod(0o640)
        outcome = self.expect(FINE, "check", path, "--fix", "-o", path)
        self.assertIn("comments are not kept", outcome.err)
        self.expect(FINE, "check", path, "--fail-on", "warning")
        self.assertEqual(0o640, stat.S_IMODE(path.stat().st_mode))
        self.assertEqual([path.name], os.listdir(self.folder))
        self.assertNotIn("comments", self.expect(FINE, "check", path, "--fix", "-o", path).err)

    def test_what_was_set_is_in_what_is_written(self):
        self.expect(FINE, "check", BASE, "--set", "project/title=Other", "--set", "networks/compute/oversubscription=2", "--fix", "-o", "m.cluster.yaml")
        text = (self.folder / "m.cluster.yaml").read_text()
        self.assertIn("title: Other\n", text)
        self.assertIn("oversubscription: 1\n", text)

    def test_json_lists_what_was_fixed(self):
        path = self.write("t.cluster.yaml", tapered())
        told = self.expect(FINE, "check", path, "--fix", "-o", "m.cluster.yaml", "--format", "json").json
        self.assertEqual({"rule": "nvlink/tensor-parallel-exceeds-domain", "severity": "error", "at": "workloads/pretraining",
                          "changes": [{"field": "/workloads/0/parallelism/tensor", "from": 16, "to": 8},
                                      {"field": "/workloads/0/parallelism/pipeline", "from": 4, "to": 8}]},
                         {key: value for key, value in told["fixed"][0].items() if key != "message"})
        self.assertEqual(0, told["counts"]["error"])
        self.assertNotIn("fixed", self.run_cli("check", path, "--format", "json").json)
        log = self.expect(FINE, "check", path, "--fix", "-o", "m.cluster.yaml", "--format", "sarif").json
        self.assertEqual("m.cluster.yaml", log["runs"][0]["artifacts"][0]["location"]["uri"])

    def test_own_parts_and_unknown_keys_are_kept(self):
        text = tapered() + "mine: {a: 1}\nparts: {gpus: [{id: x1, name: X1, memory_gb: 100, scale_up: {fabric: none, total_gbs: 0, domain_sizes: [1]}}]}\n"
        outcome = self.run_cli("check", self.write("t.cluster.yaml", text), "--fix", "-o", "m.cluster.json")
        self.assertIn(outcome.status, (FINE, FINDINGS), outcome.err)
        written = json.loads((self.folder / "m.cluster.json").read_text())
        self.assertEqual({"a": 1}, written["mine"])
        self.assertEqual("x1", written["parts"]["gpus"][0]["id"])

    def test_wrong_usage(self):
        self.assertIn("--fix: name the file to write with -o OUT", self.expect(USAGE, "check", "missing.yaml", "--fix").err)
        self.assertIn("-o m.cluster.yaml: check writes a file only with --fix", self.expect(USAGE, "check", BASE, "-o", "m.cluster.yaml").err)
        for name in ("m.pdf", "m", "m.brief.json", "", "m.cluster"):
            outcome = self.expect(USAGE, "check", "missing.yaml", "--fix", "-o", name)
            self.assertIn("a request is written as .cluster.yaml or .cluster.json", outcome.err)
        self.expect(USAGE, "check", BASE, "--fix", "-o", "a.cluster.yaml", "-o", "b.cluster.yaml")
        self.expect(USAGE, "check", BASE, "--format", "xml")
        self.expect(USAGE, "check", "missing.yaml", "--fix", "-o", "a.cluster.yaml", "--set", "nonsense")
        self.assertEqual([], os.listdir(self.folder))

    def test_what_cannot_be_read_or_written(self):
        self.expect(UNUSABLE, "check", "missing.yaml", "--fix", "-o", "a.cluster.yaml")
        self.expect(UNUSABLE, "check", self.write("bad.yaml", "nodes: gpu\n"), "--fix", "-o", "a.cluster.yaml")
        outcome = self.expect(UNUSABLE, "check", BASE, "--fix", "-o", "missing/a.cluster.yaml")
        self.assertIn("missing/a.cluster.yaml: cannot be written", outcome.err)
        self.assertEqual("", outcome.out)
        self.assertEqual(["bad.yaml"], os.listdir(self.folder))

    def test_hundreds_of_fixes_end(self):
        waivers = "".join(f"  - {{rule: fabric/oversubscribed, at: networks/n{number}, reason: old}}\n" for number in range(300))
        text = BASE.read_text().replace("waivers: []\n", "") + "waivers:\n" + waivers
        outcome = self.run_cli("check", self.write("t.cluster.yaml", text), "--fix", "-o", "m.cluster.yaml")
        self.assertIn("There are more fixes than one run applies; run it again.", outcome.out)
        outcome = self.run_cli("check", "m.cluster.yaml", "--fix", "-o", "m.cluster.yaml")
        self.assertIn("44 fixes applied.", outcome.out)
        self.assertNotIn("waiver-stale]", self.run_cli("check", "m.cluster.yaml").out)


class Rules(CliTest):
    def test_explain_is_complete(self):
        for rule in self.expect(FINE, "rules", "--format", "json").json["rules"]:
            out = self.expect(FINE, "explain", rule["id"]).out
            self.assertIn(rule["severity"], rule["severities"])
            self.assertEqual(sorted(rule["severities"], key=["error", "warning", "advice"].index), rule["severities"])
            for part in ("id", "severity", "title", "message", "why", "condition", "fix", "source"):
                self.assertTrue(rule[part])
                self.assertIn(rule[part], out)
            for stronger in rule["yields_to"]:
                self.assertIn(stronger, out)
        self.assertIn("there is no such rule", self.expect(USAGE, "explain", "").err)

    def test_the_page_has_every_rule_in_full(self):
        page = self.expect(FINE, "rules", "--format", "md").out
        plain = re.sub(r"\\([\\`*_\[\]<>|#~&])", r"\1", page)
        rules = self.expect(FINE, "rules", "--format", "json").json["rules"]
        self.assertEqual([rule["id"] for rule in rules], re.findall(r"^## (.*)$", page, re.MULTILINE))
        for rule in rules:
            for part in ("title", "message", "why", "condition", "fix", "source"):
                self.assertIn(rule[part], plain)
        self.assertTrue(set(re.findall(r"\]\(#([^)]*)\)", page)) <= {rule["id"].replace("/", "") for rule in rules})
        self.expect(USAGE, "rules", "--format", "html")


if __name__ == "__main__":
    main()
