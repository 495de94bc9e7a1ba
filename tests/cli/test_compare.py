"""What `compare` tells of two requests, in each format, and with which exit status."""

import json
import unittest

from command import BASE, FINE, UNUSABLE, USAGE, CliTest, main


class Compare(CliTest):
    def setUp(self):
        super().setUp()
        text = BASE.read_text()
        self.left = self.write("left.cluster.yaml", text.replace("project:\n", "project:\n  revision: 2\n"))
        self.right = self.write(
            "right.cluster.yaml",
            text.replace("project:\n", "project:\n  revision: 3\n  follows: 2\n").replace("    oversubscription: 1\n", "    oversubscription: 2\n"),
        )

    def compared(self, *arguments, **options):
        return self.expect(FINE, "compare", *arguments, "--format", "json", **options).json

    def test_equal_and_different_are_both_fine(self):
        self.assertIn("Both ask for the same", self.expect(FINE, "compare", self.left, self.left).out)
        self.assertNotIn("Both ask for the same", self.expect(FINE, "compare", self.left, self.right).out)

    def test_text_stands_in_columns(self):
        lines = self.expect(FINE, "compare", self.left, self.right).out.splitlines()
        head = next(line for line in lines if line.startswith("Fields"))
        field = next(line for line in lines if "networks/compute/oversubscription" in line)
        self.assertEqual("1", field[head.index("left")])
        self.assertEqual("2", field[head.index("right")])
        head = next(line for line in lines if line.startswith("Counts"))
        spines = next(line for line in lines if "Compute network: Spine switches" in line)
        self.assertEqual("16", spines[: head.index("left") + 4].split()[-1])
        self.assertEqual(["16", "8", "-8"], spines.split()[-3:])
        self.assertEqual([], [line for line in lines if line != line.rstrip()])

    def test_json_has_fields_counts_and_findings(self):
        found = self.compared(self.left, self.right)
        self.assertEqual("clusterbrief/compare/1", found["schema"])
        self.assertEqual({"name": str(self.right), "title": "Foundation model cluster", "revision": 3, "follows": 2}, found["right"])
        self.assertEqual((False, True, True), (found["equal"], found["material"], found["follows"]))
        fields = {field["path"]: (field["change"], field["left"], field["right"]) for field in found["fields"]}
        self.assertEqual(("changed", 1, 2), fields["networks/compute/oversubscription"])
        self.assertEqual(("changed", None, 2), fields["project/follows"])
        counts = {count["key"]: count for count in found["counts"]}
        spines = counts["networks/compute/switches/spine"]
        self.assertEqual((16, 8, -8, True), (spines["left"], spines["right"], spines["difference"], spines["quoted"]))
        appeared = [(finding["rule"], finding["at"]) for finding in found["findings"]["appeared"]]
        self.assertEqual([("fabric/oversubscribed", "networks/compute")], appeared)
        self.assertEqual([], found["findings"]["vanished"])
        back = self.compared(self.right, self.left)
        self.assertEqual(appeared, [(finding["rule"], finding["at"]) for finding in back["findings"]["vanished"]])

    def test_paths_of_fields_are_those_of_set(self):
        found = self.compared(self.left, self.right)
        taken = [argument for field in found["fields"] for argument in
                 ("--set", f"{field['path']}={'' if field['left'] is None else json.dumps(field['left'])}")]
        design = self.expect(FINE, "size", self.right, *taken, "--format", "json").json
        self.assertEqual(self.expect(FINE, "size", self.left, "--format", "json").json, design)

    def test_markdown_has_a_table_a_section(self):
        out = self.expect(FINE, "compare", self.left, self.right, "--format", "md").out
        self.assertIn("| Compute network: Spine switches | 16 | 8 | -8 |", out)
        for title in ("## Fields", "## Counts", "## Findings"):
            self.assertIn(title, out)
        self.assertNotIn("## Waivers", out)

    def test_one_side_may_be_standard_input(self):
        text = self.right.read_bytes()
        self.assertEqual("<stdin>", self.compared(self.left, "-", stdin=text)["right"]["name"])
        self.assertEqual("<stdin>", self.compared("-", self.left, stdin=text)["left"]["name"])
        self.assertIn("only one of the two", self.expect(USAGE, "compare", "-", "-").err)

    def test_a_brief_is_its_request(self):
        brief = self.folder / "a.brief.json"
        self.expect(FINE, "export", self.left, "-o", brief)
        self.assertTrue(self.compared(self.left, brief)["equal"])

    def test_unusable_files_are_all_told(self):
        broken = self.write("broken.yaml", "schema: clusterbrief/request/1\nnodes: [{name: a, count: 1e3}]\n")
        err = self.expect(UNUSABLE, "compare", broken, "nowhere.yaml").err
        self.assertIn(f"{broken}:2:", err)
        self.assertIn("nowhere.yaml: cannot be read", err)
        for arguments in ((), (self.left,), (self.left, self.right, self.left), (self.left, self.right, "--format", "sarif")):
            self.expect(USAGE, "compare", *arguments)

    def test_control_characters_do_not_reach_the_terminal(self):
        evil = self.write("evil.yaml", 'schema: clusterbrief/request/1\nproject: {title: "a\\u001b[31mb\\nc"}\n')
        out = self.expect(FINE, "compare", self.left, evil).out
        self.assertNotIn("\x1b", out)
        self.assertIn("a\\x1b[31mb c", out)

    def test_blank_against_full(self):
        blank = self.write("blank.yaml", "schema: clusterbrief/request/1\n")
        found = self.compared(blank, self.left)
        self.assertEqual(["nodes/gpu", "workloads/pretraining", "networks/compute"],
                         [field["path"] for field in found["fields"] if field["path"].count("/") == 1
                          and field["change"] == "added"][:3])
        counts = {count["key"]: count for count in found["counts"]}
        self.assertEqual(0, counts["networks/compute/switches/leaf"]["left"])


if __name__ == "__main__":
    main()
