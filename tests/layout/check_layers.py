#!/usr/bin/python3
"""Checks where files lie and what they may include. Usage: check_layers.py ROOT"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

TOP = {"CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md",
       "app", "core", "packaging", "resources", "tests", "ui"}
FOLDERS = ["app", "core", "packaging", "resources", "tests", "ui"]

# A folder of core may include itself and what stands left of it; analyse is core/analyse.h.
CORE_ORDER = ["base", "document", "catalog", "import", "design", "sizing", "wiring", "bom", "check",
              "analyse", "compare", "suggest", "diagram", "brief", "render"]
MAY_INCLUDE = {"core": {"core"}, "ui": {"core", "ui"}, "app": {"core", "ui", "app"},
               "tests": {"core", "ui", "app", "tests"}}
MOST_LINES = 500
SOURCES = {".h", ".cpp", ".in", ".py"}
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')


def tracked(root):
    """What git knows and would take; without git, everything outside build folders."""
    if shutil.which("git"):
        listing = subprocess.run(
            ["git", "-C", str(root), "-c", f"safe.directory={root}", "ls-files", "--cached", "--others",
             "--exclude-standard"],
            capture_output=True, text=True, check=False)
        if listing.returncode == 0 and listing.stdout:
            return [Path(line) for line in listing.stdout.splitlines() if (root / line).is_file()]
    return [path.relative_to(root) for path in root.rglob("*")
            if path.is_file() and path.relative_to(root).parts[0] not in (".git", "build")]


def core_layer(path):
    """The folder below core, or the name of a file that lies in core itself."""
    return path.parts[1] if len(path.parts) > 2 else Path(path.parts[1]).stem


def include_faults(path, line, quote, target):
    area = path.parts[0]
    if area == "core" and re.match(r"Q[A-Z]|Qt", target):
        return [f"{path}:{line}: core does not see Qt: {target}"]
    included = Path(target)
    if quote == "<" or included.parts[0] not in TOP:
        return []
    if included.parts[0] not in MAY_INCLUDE.get(area, TOP):
        return [f"{path}:{line}: {area} may not include {target}"]
    if area != "core":
        return []
    own, other = core_layer(path), core_layer(included)
    for layer in (own, other):
        if layer not in CORE_ORDER:
            return [f"{path}:{line}: {layer} has no place in the order {' < '.join(CORE_ORDER)}"]
    if CORE_ORDER.index(other) > CORE_ORDER.index(own):
        return [f"{path}:{line}: core/{own} may not include core/{other}"]
    return []


def source_faults(root, path):
    lines = (root / path).read_text(encoding="utf-8").splitlines()
    faults = []
    if len(lines) > MOST_LINES:
        faults.append(f"{path}: {len(lines)} lines, at most {MOST_LINES}")
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        if match and path.suffix != ".py":
            faults += include_faults(path, number, *match.groups())
    return faults


def main():
    root = Path(sys.argv[1]).resolve()
    paths = tracked(root)
    tops = {path.parts[0] for path in paths if not path.parts[0].startswith(".")}
    faults = [f"{name}: does not belong at the top" for name in sorted(tops - TOP)]
    faults += [f"{name}: is missing at the top" for name in sorted(TOP - tops)]
    faults += [f"{name}/README.md is missing" for name in FOLDERS
               if Path(name, "README.md") not in paths]
    for path in sorted(paths):
        if path.suffix in SOURCES:
            faults += source_faults(root, path)
    print("\n".join(faults) or f"{len(paths)} files lie where they belong")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
