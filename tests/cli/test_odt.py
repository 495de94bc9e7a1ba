"""The brief as an OpenDocument text: what stands in the file, read with Python's own zip and XML."""

import re
import xml.etree.ElementTree as xml
import zipfile

from command import BASE, FINE, CliTest, main

NAMES = {name: f"urn:oasis:names:tc:opendocument:xmlns:{name if name != 'fo' else 'xsl-fo-compatible'}:1.0"
         for name in ("office", "style", "text", "table", "meta", "manifest", "fo")}
NAMES["draw"] = "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"
NAMES["xlink"] = "http://www.w3.org/1999/xlink"
NAMES["dc"] = "http://purl.org/dc/elements/1.1/"
HOSTILE = '<text:p office:x="1">&amp; ]]> <!--  two  blanks'


def name(short):
    prefix, local = short.split(":")
    return f"{{{NAMES[prefix]}}}{local}"


class Odt(CliTest):
    def export(self, *arguments, file="brief.odt"):
        self.expect(FINE, "export", BASE, *arguments, "-o", file)
        with zipfile.ZipFile(self.folder / file) as archive:
            self.assertIsNone(archive.testzip())
            self.infos = archive.infolist()
            return {info.filename: archive.read(info) for info in self.infos}

    def trees(self, *arguments):
        return {part: xml.fromstring(content) for part, content in self.export(*arguments).items() if part.endswith(".xml")}

    def test_the_type_stands_first_and_uncompressed(self):
        parts = self.export()
        first = self.infos[0]
        self.assertEqual(("mimetype", zipfile.ZIP_STORED, b""), (first.filename, first.compress_type, first.extra))
        raw = (self.folder / "brief.odt").read_bytes()
        self.assertEqual(b"mimetypeapplication/vnd.oasis.opendocument.text", raw[30:77])
        self.assertEqual({(1980, 1, 1, 0, 0, 0)}, {info.date_time for info in self.infos})
        listed = {entry.get(name("manifest:full-path")) for entry in xml.fromstring(parts["META-INF/manifest.xml"])}
        self.assertEqual(set(parts) - {"mimetype", "META-INF/manifest.xml"} | {"/"}, listed)

    def test_every_part_is_of_version_1_3(self):
        trees = self.trees()
        for part in ("content.xml", "styles.xml", "meta.xml"):
            self.assertEqual("1.3", trees[part].get(name("office:version")), part)

    def test_text_has_named_styles_and_no_looks_of_its_own(self):
        trees = self.trees("--set", "networks/compute/oversubscription=2")
        named = {style.get(name("style:name")) for style in trees["styles.xml"].find(name("office:styles")) if style.get(name("style:name"))}
        own = trees["content.xml"].find(name("office:automatic-styles"))
        self.assertEqual({"table", "table-row", "table-column", "table-cell"}, {style.get(name("style:family")) for style in own})
        used = {element.get(name("text:style-name")) for element in trees["content.xml"].iter() if element.get(name("text:style-name"))}
        self.assertLessEqual(used, named)
        self.assertLessEqual({"Title", "Heading_20_1", "Table_20_Heading", "Table_20_Number", "Figure", "Caption", "Finding_20_warning"}, used)
        tables = {style.get(name("style:name")) for style in own}
        for element in trees["content.xml"].iter():
            style = element.get(name("table:style-name"))
            self.assertTrue(style is None or style in tables, style)

    def test_head_rows_repeat_and_rows_are_whole(self):
        content = self.trees()["content.xml"]
        titled = [table for table in content.iter(name("table:table")) if table.find(name("table:table-header-rows")) is not None]
        self.assertGreater(len(titled), 5)
        for table in content.iter(name("table:table")):
            width = len(table.findall(name("table:table-column")))
            rows = list(table.iter(name("table:table-row")))
            self.assertTrue(rows)
            for row in rows:
                self.assertEqual(width, len(row))
                self.assertEqual("Row", row.get(name("table:style-name")))
        own = {style.get(name("style:name")): style for style in content.find(name("office:automatic-styles"))}
        self.assertEqual("always", own["Row"][0].get(name("fo:keep-together")))
        for table in titled:
            widths = [float(own[column.get(name("table:style-name"))][0].get(name("style:column-width")).removesuffix("pt"))
                      for column in table.findall(name("table:table-column"))]
            self.assertAlmostEqual(505.3, sum(widths), delta=0.2)
            self.assertGreater(min(widths), 20)

    def test_pages_are_numbered_by_fields_on_the_paper_asked_for(self):
        for arguments, size in (((), ("595.3pt", "841.9pt")), (("--paper", "letter"), ("612pt", "792pt"))):
            styles = self.trees(*arguments)["styles.xml"]
            page = next(styles.iter(name("style:page-layout-properties")))
            self.assertEqual(size, (page.get(name("fo:page-width")), page.get(name("fo:page-height"))))
            foot = next(styles.iter(name("style:footer")))
            for field in ("text:title", "text:page-number", "text:page-count"):
                self.assertEqual(1, len(list(foot.iter(name(field)))), field)
            self.assertIn("READY", "".join(next(styles.iter(name("style:header"))).itertext()))

    def test_the_drawing_is_a_picture_of_the_file(self):
        parts = self.export()
        content = xml.fromstring(parts["content.xml"])
        images = [image.get(name("xlink:href")) for image in content.iter(name("draw:image"))]
        self.assertTrue(images)
        for image in images:
            self.assertEqual("{http://www.w3.org/2000/svg}svg", xml.fromstring(parts[image]).tag)

    def test_what_a_user_wrote_stays_text(self):
        for path in ("project/title", "project/customer", "nodes/gpu/name", "workloads/pretraining/name"):
            with self.subTest(path):
                trees = self.trees("--set", f"{path}={HOSTILE!r}")
                spaced = HOSTILE.replace("  ", " ")
                texts = ["".join(p.itertext()) for p in trees["content.xml"].iter() if p.tag in (name("text:p"), name("text:h"))]
                self.assertTrue(any(spaced in text for text in texts))
                self.assertTrue(list(trees["content.xml"].iter(name("text:s"))), "the second blank is kept")

    def test_control_characters_are_left_out(self):
        request = self.write("evil.yaml", 'schema: clusterbrief/request/1\nproject: {title: "a\\u001b\\u0001b\\ufffe\\u202ec"}\n'
                                          'nodes: [{name: "g\\u0001\\ufffe<", system: dgx-h100, count: 40}]\n'
                                          'networks: {compute: {technology: infiniband, generation: ndr, oversubscription: 1}}\n')
        self.expect(FINE, "export", request, "-o", "evil.odt", "-o", "evil.svg")
        with zipfile.ZipFile(self.folder / "evil.odt") as archive:
            for part in archive.namelist():
                text = archive.read(part).decode("utf-8")
                self.assertIsNone(re.search("[\x00-\x08\x0b-\x1f\ufffe\uffff\u202e]", text), part)
                if part != "mimetype":
                    xml.fromstring(text)
        xml.fromstring((self.folder / "evil.svg").read_text(encoding="utf-8"))

    def test_an_address_that_could_run_something_is_no_link(self):
        catalog = self.write("mine.yaml", "sources:\n  mine: {title: Mine, where: 'vnd.sun.star.script:Standard.Module1.Main?language=Basic', standing: vendor}\n"
                                          "systems:\n  - {id: dgx-h100, name: Mine, form: server, gpu: h100-sxm, gpus: 8, domain: 8, sources: [mine]}\n")
        content = self.trees("--catalog", catalog)["content.xml"]
        links = [link.get(name("xlink:href")) for link in content.iter(name("text:a"))]
        self.assertGreater(len(links), 3)
        for link in links:
            self.assertRegex(link, "^https?://")

    def test_audience_and_detail_are_those_asked_for(self):
        full = self.trees()
        short = self.trees("--detail", "summary", "--audience", "quote")
        heads = lambda trees: [head.text for head in trees["content.xml"].iter(name("text:h"))]
        self.assertLess(len(heads(short)), len(heads(full)))
        self.assertIn("quote", "".join(next(short["styles.xml"].iter(name("style:header"))).itertext()))
        self.assertEqual("Foundation model cluster", full["meta.xml"].find(f".//{name('dc:title')}").text)


if __name__ == "__main__":
    main()
