#!/usr/bin/python3
"""LibreOffice opens the .odt: the counts are in it as text, the drawing is drawn; xmllint reads its parts."""

import re
import zipfile

from client import BASE, ClientTest, main

FINDING = "networks/compute/oversubscription=2"


class Office(ClientTest):
    programs = ("soffice", "pdftotext", "pdfinfo", "pdffonts", "xmllint")

    def setUp(self):
        super().setUp()
        self.count = 0

    def exported(self, *arguments):
        path = self.folder / "brief.odt"
        self.expect(0, "export", BASE, *arguments, "-o", path)
        return path

    def converted(self, path):
        """The PDF that LibreOffice makes of the file."""
        self.count += 1
        target = self.folder / f"pdf{self.count}"
        self.run_client("soffice", "--headless", f"-env:UserInstallation=file://{self.folder}/profile", "--convert-to", "pdf", "--outdir", target, path,
                        env={"HOME": str(self.folder)}, timeout=180, status=0)
        return target / f"{path.stem}.pdf"

    def text_of(self, pdf):
        return self.run_client("pdftotext", "-layout", pdf, "-", status=0)

    def test_the_counts_are_read(self):
        pdf = self.converted(self.exported("--set", FINDING))
        text = self.text_of(pdf)
        flat = re.sub(r"\s+", " ", text)
        self.assertRegex(text, r"(?m)^Foundation model cluster$")
        for row in (r"Leaf, Quantum-2 QM9700 +32 ", r"Spine, Quantum-2 QM9700 +8 ", r"NVIDIA DGX H100 +127 "):
            self.assertRegex(text, row)
        self.assertIn("1,016", flat)
        self.assertIn("all_reduce_perf", flat)
        # The letters of the drawing, and of a finding.
        for word in ("rail 8", "unit 4", "Warning · networks/compute", "Figure 1."):
            self.assertIn(word, flat)
        pages = int(re.search(r"Pages: +(\d+)", self.run_client("pdfinfo", pdf)).group(1))
        self.assertGreater(pages, 4)
        for page in range(1, pages + 1):
            self.assertRegex(flat, f"Page {page} of {pages}\\b")
        self.assertIn("Title:           Foundation model cluster", self.run_client("pdfinfo", pdf))

    def test_heads_of_tables_stand_on_each_page(self):
        blank = self.write("blank.cluster.yaml", "schema: clusterbrief/request/1\n")
        text = self.text_of(self.converted(self.exported("--since", blank)))
        headed = [page for page in text.split("\f") if re.search(r"Count +Before +Now +Difference", page)]
        self.assertGreater(len(headed), 1)

    def test_letter_paper_is_letter(self):
        self.assertIn("612 x 792", self.run_client("pdfinfo", self.converted(self.exported("--paper", "letter", "--detail", "summary"))))

    def test_the_parts_are_xml(self):
        path = self.exported("--set", "project/title=<a & \"b\">")
        with zipfile.ZipFile(path) as archive:
            archive.extractall(self.folder / "parts")
        parts = [part for part in (self.folder / "parts").rglob("*") if part.suffix in (".xml", ".svg")]
        self.assertGreater(len(parts), 4)
        self.assertEqual("", self.run_client("xmllint", "--noout", *parts, status=0))
        content = self.folder / "parts" / "content.xml"
        content.write_text(content.read_text().replace("</text:h>", "", 1))
        self.assertIn("parser error", self.run_client("xmllint", "--noout", content))


if __name__ == "__main__":
    main()
