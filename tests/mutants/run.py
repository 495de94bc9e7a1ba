#!/usr/bin/python3
"""Puts each fault of mutants.yaml into a copy of the sources, builds the test that has to notice it and runs that test.

Usage: run.py FOLDER [WORD]…   FOLDER: the copy and its build, kept for the next run; WORD: only mutants that have it in their file or fault
Ends with 1 when a fault goes unnoticed, does not compile or does not apply any more.
"""

import pathlib
import shutil
import subprocess
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONGEST = 600  # seconds of one test; a fault that makes it endless is noticed too


def copied(folder):
    """The tracked sources, with only what changed written, so that the build stays small."""
    names = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "--", "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "app", "core", "packaging",
                            "resources", "tests", "ui"], check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        source, target = ROOT / name, folder / "src" / name
        if source.is_file() and not (target.is_file() and target.read_bytes() == source.read_bytes()):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            shutil.copymode(source, target)
    return folder / "src"


def built(folder, target):
    return subprocess.run(["cmake", "--build", folder / "build", "--target", target], capture_output=True, text=True)


def passes(folder, test):
    program = folder / "build" / "tests" / test
    try:
        return subprocess.run([program, "-silent"], capture_output=True, timeout=LONGEST, env={"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def outcome(folder, source, mutant):
    """Empty when the fault is noticed, else what is wrong."""
    path = source / mutant["file"]
    text = path.read_text()
    if text.count(mutant["find"]) != 1:
        return f"stands {text.count(mutant['find'])} times in the file, not once"
    path.write_text(text.replace(mutant["find"], mutant["put"]))
    try:
        result = built(folder, mutant["by"])
        if result.returncode != 0:
            return "does not compile:\n" + result.stdout[-2000:]
        return f"{mutant['by']} does not notice it" if passes(folder, mutant["by"]) else ""
    finally:
        path.write_text(text)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1]).resolve()
    words = sys.argv[2:]
    mutants = [mutant for mutant in yaml.safe_load((ROOT / "tests/mutants/mutants.yaml").read_text())
               if all(word in mutant["file"] + mutant["find"] + mutant["by"] for word in words)]
    source = copied(folder)
    subprocess.run(["cmake", "-G", "Ninja", "-S", source, "-B", folder / "build", "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_CXX_FLAGS=-O0",
                    "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"], check=True, capture_output=True)
    for test in sorted({mutant["by"] for mutant in mutants}):
        result = built(folder, test)
        if result.returncode != 0 or not passes(folder, test):
            sys.exit(f"{test} does not pass as it is\n{result.stdout[-2000:]}")
    faults = 0
    for number, mutant in enumerate(mutants, 1):
        wrong = outcome(folder, source, mutant)
        print(f"{number:3} {'noticed  ' if not wrong else 'UNNOTICED'} {mutant['file']}: {mutant['find'][:60]}" + (f": {wrong}" if wrong else ""), flush=True)
        faults += bool(wrong)
    print(f"{len(mutants)} faults, {len(mutants) - faults} noticed")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
