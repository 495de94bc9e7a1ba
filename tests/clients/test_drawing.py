#!/usr/bin/python3
"""Graphviz draws the .dot: every box and bundle of it, and nothing of a broken one."""

import re

from client import ClientTest, main

DESIGNS = {"127 nodes": [], "31 nodes": ["nodes/gpu/count=31"],
           "a name with quotes": ['project/title=Say "fabric" \\ twice']}


class Drawing(ClientTest):
    programs = ("dot",)

    def drawn(self, text, status=0):
        path = self.folder / "fabric.dot"
        path.write_text(text)
        return self.run_client("dot", "-Tsvg", path, status=status)

    def test_every_box_and_bundle_is_drawn(self):
        for name, sets in DESIGNS.items():
            with self.subTest(name):
                (text,) = self.export(sets, "dot")
                svg = self.drawn(text)
                boxes = len(re.findall(r'^    ".*" \[label=', text, re.M))
                bundles = len(re.findall(r'^  ".*" -- ".*" \[tooltip=', text, re.M))
                self.assertGreater(boxes, 8)
                self.assertGreater(bundles, 8)
                self.assertEqual(boxes, svg.count('class="node"'))
                # The chains that keep the order of a tier are not drawn.
                self.assertEqual(bundles, svg.count('class="edge"'))

    def test_a_broken_drawing_is_refused(self):
        (text,) = self.export([], "dot")
        self.assertIn("syntax error", self.drawn(text.replace(" -- ", " -- [", 1), status=1))


if __name__ == "__main__":
    main()
