#!/usr/bin/python3
"""Runs every figure that the project claims, beside its limit or its rival, and writes them as a table.

Usage: bench.py BUILD_FOLDER [--runs N] [--to FOLDER]

Everything is measured in one run on one machine: whole processes by the wall clock, figures inside a
process by the benchmarks in this folder, each started anew N times. Writes bench.md and bench.json:
median, least and most, the limit, and how many times a rival takes.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import compare_peers

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
REQUEST = ROOT / "resources" / "templates" / "h100-superpod-127.cluster.yaml"

# What a line of a benchmark's output must stay under: a part of its name, the limit in its unit.
LIMITS = {
    "analyse, 127 nodes": 1000,
    "analyse, 12,288": 1000,
    "suggest, 405B": 200_000,
    "our window, offscreen": 120,
    "edit to findings": 16,
    "memory with the drawing": 150,
    "idle window": 30,
    "16,384 GPUs, NDR, every link": 50,
    "98,304 GPUs, 400GbE, every link": 300,
    "98,304 GPUs, 400GbE, peak memory": 200,
}
LINE = re.compile(r"^(?P<name>\S.*?) {2,}(?P<value>[\d.]+) (?P<unit>us|ms|MB)\b")


class Table:
    def __init__(self):
        self.rows = []

    def add(self, name, unit, values, limit=None, rival_of=None):
        if values:
            self.rows.append({"name": name, "unit": unit, "median": statistics.median(values), "least": min(values),
                              "most": max(values), "runs": len(values), "limit": limit, "rival_of": rival_of})

    def median(self, name):
        return next((row["median"] for row in self.rows if row["name"] == name), None)

    def finished(self):
        for row in self.rows:
            own = self.median(row["rival_of"]) if row["rival_of"] else None
            row["ratio"] = row["median"] / own if own else None
            row["kept"] = None if row["limit"] is None else row["median"] <= row["limit"]
        return self.rows

    def markdown(self):
        lines = ["| what | median | least | most | limit | beside ours |", "|---|--:|--:|--:|--:|--:|"]
        for row in self.finished():
            unit = row["unit"]
            limit = "" if row["limit"] is None else f"{row['limit']:,.0f} {unit}" + ("" if row["kept"] else " **missed**")
            ratio = "" if row["ratio"] is None else f"{row['ratio']:.1f} times"
            lines.append(f"| {row['name']} | {row['median']:,.2f} {unit} | {row['least']:,.2f} | {row['most']:,.2f} | {limit} | {ratio} |")
        return "\n".join(lines) + "\n"


def run(arguments, **options):
    return subprocess.run([str(argument) for argument in arguments], check=True, capture_output=True, text=True, **options).stdout


def timed(arguments, runs, **options):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        run(arguments, **options)
        times.append((time.perf_counter() - start) * 1000)
    return times


def peak_mb(arguments):
    """The most memory that one process uses."""
    measure = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, capture_output=True); " \
              "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)"
    return float(run([sys.executable, "-c", measure, *arguments]))


def inside(table, program, runs, env, *arguments):
    """Figures that a benchmark prints, each of `runs` processes."""
    found = {}
    for _ in range(runs):
        for line in run([program, *arguments], env=env).splitlines():
            if match := LINE.match(line):
                found.setdefault((match["name"].strip(), match["unit"]), []).append(float(match["value"]))
    for (name, unit), values in found.items():
        limit = next((limit for part, limit in LIMITS.items() if part in name), None)
        rival = name.replace("bare", "our") if "bare window" in name else None
        table.add(name, unit, values, limit, rival)


def whole_processes(table, cli, folder, runs):
    export = [cli, "export", REQUEST]
    table.add("check, whole process", "ms", timed([cli, "check", REQUEST], runs), 20)
    table.add("export to PDF, whole process", "ms", timed([*export, "-o", folder / "a.pdf"], runs), 400)
    table.add("export to PDF, memory", "MB", [peak_mb([*export, "-o", folder / "a.pdf"])], 150)
    appendix = [*export, "-o", folder / "b.pdf", "--appendix", "wiring"]
    table.add("export to PDF with the list of all links", "ms", timed(appendix, runs), 1500)
    table.add("export to PDF with the list of all links, memory", "MB", [peak_mb(appendix)], 150)
    every = [part for ending in ("pdf", "html", "md", "odt", "brief.json", "xlsx", "bom.csv", "wiring.csv", "svg")
             for part in ("-o", folder / f"c.{ending}")]
    table.add("export to nine formats in one call", "ms", timed([*export, *every], runs))
    table.add("suggest, 405B training, whole process", "ms",
              timed([cli, "suggest", "--model", "llama-3.1-405b", "--kind", "training"], runs), 200)


def rivals(table, cli, folder, runs):
    """Other programs that make a PDF of our page."""
    page = folder / "page.html"
    run([cli, "export", REQUEST, "-o", page])
    ours = "export to PDF, whole process"
    if shutil.which("soffice"):
        office = ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/office", "--convert-to",
                  "pdf:writer_web_pdf_Export", "--outdir", folder / "office-out", page]
        run(office)  # its first start makes a profile
        table.add("LibreOffice, our page to PDF", "ms", timed(office, runs), rival_of=ours)
    if shutil.which("chromium"):
        browser = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/browser",
                   f"--print-to-pdf={folder}/browser.pdf", page.as_uri()]
        run(browser)
        table.add("Chromium, our page to PDF", "ms", timed(browser, runs), rival_of=ours)


def peers(table, build, runs):
    measured = compare_peers.measure(build, runs)
    for name, times in measured.items():
        ours = name == compare_peers.NAMES["ours"]
        table.add(name, "ms", times, rival_of=None if ours else compare_peers.NAMES["ours"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--to", type=pathlib.Path)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    target = arguments.to or build
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    table = Table()
    inside(table, build / "tests" / "clusterbrief_bench_core", arguments.runs, env)
    inside(table, build / "tests" / "clusterbrief_bench_window", max(1, arguments.runs // 2), env)
    if "DISPLAY" in env:
        inside(table, build / "tests" / "clusterbrief_bench_window", max(1, arguments.runs // 2),
               {**env, "QT_QPA_PLATFORM": "xcb"}, "--starts")
    inside(table, build / "tests" / "clusterbrief_bench_wiring", 1, env)
    with tempfile.TemporaryDirectory(prefix="clusterbrief-") as name:
        cli = build / "app" / "clusterbrief-cli"
        whole_processes(table, cli, pathlib.Path(name), arguments.runs)
        rivals(table, cli, pathlib.Path(name), arguments.runs)
    peers(table, build, min(arguments.runs, 5))
    target.mkdir(parents=True, exist_ok=True)
    (target / "bench.md").write_text(table.markdown())
    (target / "bench.json").write_text(json.dumps(table.finished(), indent=2) + "\n")
    print(table.markdown(), end="")
    missed = [row["name"] for row in table.rows if row["kept"] is False]
    if missed:
        print("missed: " + "; ".join(missed), file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
