"""Files that are made to do harm: they cost little, read nothing else, and put no markup into what is written."""

import csv
import html.parser
import io
import json
import os
import re
import unittest
import xml.dom.minidom
import zipfile

from command import BASE, CLI, FINDINGS, FINE, HAS_PDF, UNUSABLE, USAGE, CliTest, main, most_memory_mb

HEAD = "schema: clusterbrief/request/1\n"
CONTROLS = "".join(map(chr, [*range(1, 0x20), *range(0x7F, 0xA0)])) + "\u2028\ufffe\uffff\ufeff\x1b]0;owned\x07\x1b[31m"
EVIL = {
    "controls": CONTROLS,
    "HTML": "<script>alert(1)</script>\"'&amp;]]><!--x--><img src=x onerror=alert(1)>",
    "Markdown": "`x`|*b*_c_[l](javascript:x)<b>\n# head\n- li\n---\n![i](x)",
    "formula": "=cmd|'/c calc'!A1",
    "formula with @": "@SUM(1+1)*cmd|'/c calc'!A0",
    "DOT": '"];evil[label="x\\N\\',
    "Slurm": "a b,c[1-3]\nSwitchName=evil Nodes=x # c",
    "ibnetdiscover": 'x"\nSwitch 64 "S-0000000000000001"\n[1] "H-1"[1]',
    "XML": "]]><evil xmlns:x='y'/>&#0;&evil;",
}
TEXT_FORMATS = "html md svg dot ibnet sim.ibnet topo topology.conf bom.csv wiring.csv brief.json cluster.json cluster.yaml".split()
ZIP_FORMATS = ["odt", "xlsx"]
TERMINAL = re.compile(b"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]")


class Tags(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.found, self.links = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found.add(tag)
        self.links += [value for name, value in attrs if name in ("href", "src")]
        assert not any(name.startswith("on") for name, _ in attrs), attrs


class Hostile(CliTest):
    def base(self):
        return self.expect(FINE, "export", BASE, "-o", "-", "--to", "cluster.json").json

    def request(self, evil):
        """A request that says it wherever it may say what it wants."""
        request = self.base()
        renamed = {}
        for node in request["nodes"]:
            renamed[node["name"]] = evil + node["name"] + evil
            node["name"] = renamed[node["name"]]
        for job in request["workloads"]:
            job["name"] = evil + job["name"]
            if job.get("nodes") in renamed:
                job["nodes"] = renamed[job["nodes"]]
        project = request.setdefault("project", {})
        for key in ("title", "customer", "contact", "prepared_by", "site", "term", "needed_by", "notes"):
            project[key] = f"{evil} {key}"
        request["waivers"] = [{"rule": "fabric/oversubscribed", "at": "networks/compute" + evil, "reason": evil + "reason", "by": evil}]
        request["severities"] = {"x/" + evil: "off"}
        request["acceptance"] = [{"test": evil, "scope": "every-node"}]
        request["networks"]["in_band"]["switch"] = evil
        request["parts"] = {"switches": [{"id": evil, "name": evil, "technology": "ethernet", "ports": {"200g": 64}, "sources": ["javascript:alert(1)" + evil]}]}
        request[evil + "key"] = {evil: evil}
        return self.write("evil.cluster.json", json.dumps(request))

    def exported(self, request, ending):
        outcome = self.run_cli("export", request, "-o", f"out.{ending}", "--since", BASE)
        self.assertIn(outcome.status, (FINE, UNUSABLE), outcome.err)
        self.assertIsNone(TERMINAL.search(outcome.err.encode()), outcome.err)
        path = self.folder / f"out.{ending}"
        content = path.read_bytes() if path.exists() else None
        path.unlink(missing_ok=True)
        return content

    def test_no_control_character_reaches_a_text(self):
        request = self.request(CONTROLS)
        written = 0
        for ending in TEXT_FORMATS:
            with self.subTest(ending):
                content = self.exported(request, ending)
                written += content is not None
                text = (content or b"").decode("utf-8")
                self.assertIsNone(re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]", text))
        self.assertGreaterEqual(written, 8)

    def test_markup_stays_text(self):
        usual = Tags(self.exported(self.request("plain"), "html").decode()).found
        for name, evil in EVIL.items():
            request = self.request(evil)
            with self.subTest(name):
                page = Tags(self.exported(request, "html").decode())
                self.assertEqual(set(), page.found - usual)
                self.assertFalse([link for link in page.links if link and link.lower().startswith(("javascript", "data:text"))])
                markdown = self.exported(request, "md").decode()
                outside = re.sub(r"(?<!\\)`[^`\n]*`", "", markdown)
                self.assertFalse(re.search(r"(?<!\\)<(script|b|img|evil)|(?m:^# head)|(?m:^!\[)", outside))
                if (drawing := self.exported(request, "svg")) is not None:
                    found = {node.tagName for node in xml.dom.minidom.parseString(drawing).getElementsByTagName("*")}
                    self.assertEqual(set(), found & {"script", "evil", "img", "b", "foreignObject"})

    def test_archives_are_well_formed(self):
        for name, evil in EVIL.items():
            request = self.request(evil)
            for ending in ZIP_FORMATS:
                with self.subTest(name, ending=ending):
                    archive = zipfile.ZipFile(io.BytesIO(self.exported(request, ending)))
                    for part in archive.namelist():
                        self.assertNotRegex(part, r"^/|\.\.")
                        if part.endswith((".xml", ".rels", ".rdf")):
                            tree = xml.dom.minidom.parseString(archive.read(part))
                            self.assertEqual([], tree.getElementsByTagName("evil") + tree.getElementsByTagName("f") + tree.getElementsByTagName("script"))

    def test_tables_hold_no_formula(self):
        for name, evil in EVIL.items():
            request = self.request(evil)
            for ending in ("bom.csv", "wiring.csv"):
                with self.subTest(name, ending=ending):
                    rows = list(csv.reader(io.StringIO((self.exported(request, ending) or b"").decode(), newline=""), strict=True))
                    self.assertLessEqual(len({len(row) for row in rows}), 1)
                    self.assertEqual([], [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@", "\t", "\r"))])

    def test_configurations_get_no_line(self):
        shapes = {
            "topology.conf": r"#|SwitchName=[\w-]+ (Nodes|Switches)=[\w\[\],-]+$|$",
            "ibnet": r'#|(vendid|devid|sysimgguid|switchguid|caguid|Switch|Ca|Hca)\b|\[\d+\]|DR path|$',
        }
        for name, evil in EVIL.items():
            request = self.request(evil)
            for ending, shape in shapes.items():
                with self.subTest(name, ending=ending):
                    for line in (self.exported(request, ending) or b"").decode().splitlines():
                        self.assertRegex(line, "^(" + shape + ")")
                        self.assertNotRegex(line, "^SwitchName=evil|0000000000000001\"$")

    def test_drawing_for_graphviz_gets_no_node(self):
        for name, evil in EVIL.items():
            with self.subTest(name):
                text = (self.exported(self.request(evil), "dot") or b"").decode()
                outside = re.sub(r'"(\\.|[^"\\])*"', "", text)
                self.assertNotIn("evil", outside)
                self.assertNotIn('"', outside)

    def test_names_neither_begin_lines_nor_turn_them(self):
        request = self.request("a\nerror[x/y]: b\u202ec\u2066")
        for arguments in (
            ["check", request], ["check", "-v", request], ["check", request, "--fix", "-o", "mended.cluster.yaml"], ["size", request],
            ["compare", request, BASE], ["check", request, "--format", "json"], ["check", "b\u202ec"],
        ):  # fmt: skip
            with self.subTest(arguments):
                outcome = self.run_cli(*arguments)
                told = outcome.out + outcome.err
                self.assertNotRegex(told, r"(?m)^error\[x/y\]|[\u202a-\u202e\u2066-\u2069]")
                self.assertIn(r"b\u202ec", told)
        findings = json.loads(self.run_cli("check", request, "--format", "json").out)["findings"]
        self.assertTrue(any("\u202e" in finding["message"] for finding in findings))

    def test_no_command_sends_controls_to_the_terminal(self):
        request = self.request(CONTROLS)
        evil = CONTROLS.replace("/", "")
        for arguments in (
            ["check", request], ["check", "-v", request], ["check", request, "--format", "json"], ["check", request, "--format", "sarif"],
            ["check", request, "--fix", "-o", "-"], ["size", request], ["size", request, "--format", "json"],
            ["compare", request, BASE], ["compare", BASE, request, "--format", "md"], ["compare", BASE, request, "--format", "json"],
            ["export", request, "-o", "-", "--to", "md"], ["export", request, "-o", "-", "--to", "bom.csv"], ["import", request],
            ["check", evil], ["check", BASE, evil], ["check", BASE, "--" + evil], ["check", BASE, "--format", evil], ["check", BASE, "--fail-on", evil],
            ["check", BASE, "--set", f"nodes/{evil}/count=3"], ["check", BASE, "--set", evil], ["check", BASE, "--set", f"project/audience={evil}"],
            ["check", BASE, "--catalog", evil], ["check", BASE, "--max-size", evil], ["size", evil], ["export", BASE, "-o", evil],
            ["export", BASE, "-o", evil + "/a.md"], ["export", BASE, "-o", evil + ".md"], ["export", BASE, "-o", "-", "--to", evil], ["export", BASE, "-o", "a.md", "--since", evil],
            ["compare", evil, BASE], ["import", evil], ["explain", evil], ["catalog", evil], ["catalog", "gpu", evil], ["new", "--template", evil],
            ["new", "-o", evil + "/a"], ["schema", evil], ["completion", evil], ["rules", "--format", evil], [evil], ["manual", evil],
            ["suggest", "--model", evil, "--kind", "training"], ["suggest", "--model", "llama-3.1-70b", "--kind", evil],
            ["suggest", "--model", "llama-3.1-70b", "--kind", "training", "--system", evil], ["suggest", "--model", "llama-3.1-70b", "--kind", "training", "--gpus", evil],
        ):  # fmt: skip
            with self.subTest(str(arguments)[:60]):
                outcome = self.run_cli(*arguments)
                self.assertIn(outcome.status, (FINE, FINDINGS, USAGE, UNUSABLE))
                self.assertIsNone(TERMINAL.search((outcome.out + outcome.err).encode()), outcome.out + outcome.err)

    def test_messages_stay_one_line(self):
        for arguments in (["check", "a\nb: fine"], ["check", BASE, "--format", "a\nb"], ["explain", "a\nb"], ["a\nb"]):
            lines = self.run_cli(*arguments).err.splitlines()
            self.assertFalse([line for line in lines if line.startswith("b")], lines)

    def test_bombs_cost_little(self):
        deep = "[" * 100_000
        bombs = {
            "brackets": HEAD + "a: " + deep,
            "braces": HEAD + "a: " + "{a: " * 100_000,
            "indentation": HEAD + "".join(" " * i + "a:\n" for i in range(2_000)),
            "dashes": HEAD + "a:\n" + "- " * 100_000,
            "question marks": HEAD + "? " * 100_000,
            "quotes": HEAD + 'a: "' + "\\" * 3_000_000,
            "anchors": HEAD + "".join(f"a{i}: &a{i} x\n" for i in range(50_000)),
            "tags": HEAD + "a: " + "! " * 500_000 + "x",
            "itself": HEAD + "a: &a\n  b: *a\n",
            "values": HEAD + "a: [" + "1," * 300_000 + "1]",
            "keys": HEAD + "".join(f"k{i}: 1\n" for i in range(250_000)),
            "JSON brackets": '{"a": ' + deep,
            "JSON braces": '{"a": ' * 100_000,
            "JSON values": '{"schema": "clusterbrief/request/1", "a": [' + "1," * 300_000 + "1]}",
        }
        for name, text in bombs.items():
            with self.subTest(name):
                outcome = self.expect(UNUSABLE, "check", "-", stdin=text.encode())
                self.assertLess(len(outcome.err), 20_000_000)
                self.assertTrue(outcome.err.startswith("<stdin>:"), outcome.err[:200])
        if "ASAN_OPTIONS" not in os.environ:
            self.assertLess(most_memory_mb(), 300)

    def test_long_lines_and_numbers(self):
        for text in ("9" * 2_000_000, '"' + "x" * 2_000_000 + '"', "1" + "0" * 400, "0." + "0" * 400 + "1", "1e" + "9" * 400):
            for field in ("facility: {rack_power_kw: ", "project: {revision: ", "facility: {rack_units: "):
                outcome = self.run_cli("check", "-", stdin=f"{HEAD}{field}{text}}}\n".encode())
                self.assertIn(outcome.status, (FINE, FINDINGS, UNUSABLE))
                self.assertLess(max(map(len, outcome.err.splitlines() or [""])), 400)
        title = self.expect(FINE, "export", "-", "-o", "-", "--to", "cluster.json", stdin=f"{HEAD}project: {{title: {'x' * 2_000_000}}}\n".encode())
        self.assertEqual(2_000_000, len(title.json["project"]["title"]))


class Size(CliTest):
    def request(self, megabytes):
        return self.write("large.cluster.yaml", HEAD + "project: {title: x}\n# " + "x" * (megabytes * 1_000_000) + "\n")

    def test_a_large_file_is_refused_with_what_raises_the_limit(self):
        path = self.request(100)
        for arguments in (["check", path], ["size", path], ["export", path, "-o", "out.md"], ["compare", path, BASE], ["compare", BASE, path],
                          ["export", BASE, "-o", "out.md", "--since", path], ["check", BASE, "--catalog", path], ["catalog", "--catalog", path]):  # fmt: skip
            with self.subTest(arguments):
                err = self.expect(UNUSABLE, *arguments).err
                self.assertIn(f"{path}: is larger than 4,000,000 bytes, the limit for input; --max-size MB sets it, 4 now and at most 1000", err)
        self.assertEqual([path.name], os.listdir(self.folder))

    def test_the_limit_can_be_raised_and_lowered(self):
        path = self.request(10)
        self.expect(UNUSABLE, "export", path, "-o", "-", "--to", "cluster.json", "--max-size", "9")
        raised = self.expect(FINE, "export", path, "-o", "-", "--to", "cluster.json", "--max-size", "11")
        self.assertEqual("x", raised.json["project"]["title"])
        self.expect(UNUSABLE, "check", self.request(2), "--max-size", "1")

    def test_more_values_go_with_more_bytes(self):
        path = self.write("many.cluster.json", '{"schema": "clusterbrief/request/1", "a": [' + "1," * 300_000 + "1]}")
        self.assertIn("more than 200,000 values", self.expect(UNUSABLE, "check", path).err)
        self.assertNotEqual(UNUSABLE, self.run_cli("check", path, "--max-size", "8").status)

    def test_limits_that_are_none(self):
        for size in ("0", "-1", "1001", "4MB", "1.5", "99999999999999999999"):
            self.expect(USAGE, "check", BASE, "--max-size", size)


class Paths(CliTest):
    def test_nothing_that_a_request_names_is_read(self):
        secret = self.write("secret.yaml", "canary: 7\n")
        for name in (str(secret), "../" + secret.name, "file://" + str(secret), f"!include {secret}", "/etc/passwd", "${HOME}", "$(cat secret.yaml)"):
            request = {"schema": "clusterbrief/request/1", "nodes": [{"name": "a", "system": name, "gpu": name, "count": 1}],
                       "workloads": [{"name": "w", "kind": "training", "model": name}], "networks": {"compute": {"switch": name}}, "project": {"title": name, "notes": name}}  # fmt: skip
            path = self.write("r.cluster.json", json.dumps(request))
            outcome = self.expect(FINDINGS, "check", path, "-v")
            self.expect(FINE, "export", path, "-o", "out.html", "-o", "out.md")
            for text in (outcome.out, outcome.err, (self.folder / "out.html").read_text(), (self.folder / "out.md").read_text()):
                self.assertNotIn("canary", text)
                self.assertNotIn("root:", text)

    def test_catalog_takes_ids_only(self):
        secret = self.write("secret.yaml", "canary: 7\n")
        for name in (str(secret), "../../secret", "secret.yaml", "../gpu/h100-sxm"):
            for arguments in (["catalog", name], ["catalog", "gpu", name], ["new", "--template", name], ["explain", name], ["schema", name]):
                self.assertNotIn("canary", self.expect(USAGE, *arguments).err)

    @unittest.skipUnless(HAS_PDF, "this build writes no PDF")
    def test_a_document_names_no_folder_of_the_writer(self):
        path = self.write("evil.cluster.yaml", BASE.read_bytes())
        for ending in ("html", "md", "brief.json", "svg"):
            self.expect(FINE, "export", path, "-o", f"out.{ending}", "--since", path)
            self.assertNotIn(str(self.folder), (self.folder / f"out.{ending}").read_text())


if __name__ == "__main__":
    main()
