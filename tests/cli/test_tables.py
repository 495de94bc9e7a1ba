"""The supply lists as others read them: Python's csv module and LibreOffice."""

import collections
import csv
import io
import re
import shutil
import subprocess
import unittest
import zipfile

from command import BASE, FINE, RESOURCES, UNUSABLE, CliTest, main

TEMPLATE = RESOURCES / "templates" / "h100-superpod-127.cluster.yaml"
BOM = ["part", "description", "network", "count", "estimate", "source"]
WIRING = ["network", "plane", "rail", "a_device", "a_port", "b_device", "b_port", "gbps", "medium", "length_m"]
# Comma, quote, UTF-8, from line 1; cells as shown; every sheet in a file of its own.
FILTER = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"


def table(text):
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


class ListsTest(CliTest):
    def export(self, request, *arguments):
        self.expect(FINE, "export", request, *arguments, "-o", "a.bom.csv", "-o", "a.wiring.csv", "-o", "a.xlsx")
        return [table((self.folder / f"a.{name}.csv").read_text(encoding="utf-8")) for name in ("bom", "wiring")]

    def test_the_lists_are_plain_csv(self):
        bom, wiring = self.export(TEMPLATE)
        self.assertEqual(BOM, bom[0])
        self.assertEqual(WIRING, wiring[0])
        for row in bom + wiring:
            self.assertEqual(len(BOM if row in bom else WIRING), len(row), row)
        self.assertEqual({"yes", "no"}, {row[4] for row in bom[1:]})
        self.assertTrue(all(int(row[3]) > 0 for row in bom[1:]))
        links = collections.Counter(row[0] for row in wiring[1:])
        self.assertEqual(1016 + 4 + 1024, links["compute"])
        self.assertEqual({"compute", "storage", "in_band", "out_of_band"}, set(links))

    def test_cables_of_the_bill_are_the_links_of_the_list(self):
        bom, wiring = self.export(TEMPLATE)
        cables = sum(int(row[3]) for row in bom[1:] if row[2] == "compute" and row[0] == "mfp7e10")
        self.assertEqual(sum(row[0] == "compute" for row in wiring[1:]), cables)

    def test_a_small_edit_renames_nothing(self):
        _, before = self.export(TEMPLATE)
        _, after = self.export(TEMPLATE, "--set", "nodes/gpu/count=126")
        ends = lambda rows: {tuple(row[:7]) for row in rows if row[0] == "compute" and row[3].startswith("gpu-")}
        self.assertLess(ends(after), ends(before))

    def test_a_formula_in_a_name_is_a_text(self):
        bom, _ = self.export(BASE, "--set", "nodes/gpu/compute_ports/nic=@SUM(A1:A9)")
        cells = [cell for row in bom for cell in row if "@SUM" in cell]
        self.assertTrue(cells)
        for cell in cells:
            self.assertFalse(cell[0] in "=+-@\t\r", cell)
        with zipfile.ZipFile(self.folder / "a.xlsx") as book:
            for name in book.namelist():
                self.assertNotIn(b"<f>", book.read(name), name)

    def test_figures_of_the_workbook_carry_no_noise(self):
        self.export(TEMPLATE)
        with zipfile.ZipFile(self.folder / "a.xlsx") as book:
            for name in book.namelist():
                if name.startswith("xl/worksheets/sheet"):
                    self.assertEqual([], re.findall(r"<v>\d*\.\d{12,}</v>", book.read(name).decode()), name)

    def test_nothing_to_list_is_said(self):
        empty = self.write("empty.yaml", "schema: clusterbrief/request/1\nnodes: []\n")
        for ending in ("bom.csv", "wiring.csv"):
            outcome = self.expect(UNUSABLE, "export", empty, "-o", f"a.{ending}")
            self.assertIn("asks for no network", outcome.err)
            self.assertFalse((self.folder / f"a.{ending}").exists())
        self.expect(FINE, "export", empty, "-o", "a.xlsx")

    def test_the_day_of_the_workbook_is_that_of_the_brief(self):
        arguments = (BASE, "--set", "project/date=", "-o", "a.xlsx")
        self.expect(FINE, "export", *arguments, env={"SOURCE_DATE_EPOCH": "1000000000"})
        with zipfile.ZipFile(self.folder / "a.xlsx") as book:
            core = book.read("docProps/core.xml").decode()
        self.assertIn("2001-09-09T12:00:00Z", core)
        self.expect(FINE, "export", BASE, "--set", "project/date=9999-12-31", "-o", "a.xlsx")
        with zipfile.ZipFile(self.folder / "a.xlsx") as book:
            self.assertIn("9999-12-31T12:00:00Z", book.read("docProps/core.xml").decode())


def figure(cell):
    """A cell as a number where it is one: a count is shown as 1,016."""
    return float(cell.replace(",", "")) if re.fullmatch(r"[0-9,]+(\.[0-9]+)?", cell) else cell


@unittest.skipUnless(shutil.which("soffice"), "LibreOffice Calc is not installed")
class LibreOfficeTest(CliTest):
    def sheets(self, book):
        """Every sheet by its name, as LibreOffice reads it."""
        target = self.folder / f"read-{book.stem}"
        done = subprocess.run(
            ["soffice", "--headless", f"-env:UserInstallation=file://{self.folder}/profile", "--convert-to", FILTER, "--outdir", target, book],
            capture_output=True, timeout=120, check=False, env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "LANG": "C.UTF-8"})
        self.assertEqual(0, done.returncode, done.stderr)
        prefix = f"{book.stem}-"
        return {path.stem[len(prefix):]: [[figure(cell) for cell in row] for row in table(path.read_text(encoding="utf-8"))]
                for path in target.glob("*.csv")}

    def lists(self):
        names = {"bom": "Bill of materials", "wiring": "Wiring"}
        return {sheet: [[figure(cell) for cell in row] for row in table((self.folder / f"a.{name}.csv").read_text(encoding="utf-8"))[1:]]
                for name, sheet in names.items()}

    def differences(self, sheets):
        """Rows of our lists that the workbook does not have, and the reverse."""
        found = []
        for name, rows in self.lists().items():
            read = [row[:len(rows[0])] for row in sheets[name][1:]]
            if len(read) != len(rows):
                found.append((name, len(rows), len(read)))
            found += [(name, ours, theirs) for ours, theirs in zip(rows, read) if ours != theirs]
        return found

    def test_libreoffice_reads_the_same_numbers(self):
        self.expect(FINE, "export", TEMPLATE, "-o", "a.bom.csv", "-o", "a.wiring.csv", "-o", "a.xlsx")
        book = self.folder / "a.xlsx"
        sheets = self.sheets(book)
        self.assertEqual({"Summary", "Bill of materials", "Wiring", "Point-to-point InfiniBand", "Point-to-point Ethernet", "HCA mapping",
                          "Findings"}, set(sheets))
        self.assertEqual([], self.differences(sheets))
        self.assertIn(["GPUs", 1016.0], [row[:2] for row in sheets["Summary"]])
        self.assertEqual(["Rack", "U", "Name", "HCA/Port", "Rack", "U", "Name", "Port"], sheets["Point-to-point InfiniBand"][0])
        self.assertEqual(["A-Rack", "A-U", "A-Node Name", "A-Type", "A-Port", "Z-Rack", "Z-RU", "Z-Node Name", "Z-Type", "Z-Port"],
                         sheets["Point-to-point Ethernet"][0])
        self.assertEqual([["port", "hca-name"], [1.0, "mlx5_0"], [2.0, "mlx5_1"]], sheets["HCA mapping"][:3])

        self.assertEqual(1, len(self.differences(self.sheets(self.changed(book)))), "a changed figure is noticed")

    def changed(self, book):
        """The workbook with one count of the bill of materials raised by one."""
        path = self.folder / "b.xlsx"
        with zipfile.ZipFile(book) as source, zipfile.ZipFile(path, "w") as target:
            for name in source.namelist():
                content = source.read(name)
                if name == "xl/worksheets/sheet2.xml":
                    content, changes = re.subn(rb"<v>1536</v>", b"<v>1537</v>", content)
                    self.assertEqual(1, changes)
                target.writestr(name, content)
        return path


if __name__ == "__main__":
    main()
