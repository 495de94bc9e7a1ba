#!/usr/bin/python3
"""What is written for systems that no test runs on: it parses, and names what the project has.

Usage: check_platforms.py ROOT
"""

import pathlib
import plistlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

import yaml

ID = "org.clusterbrief.ClusterBrief"


def flatpak(root):
    manifest = yaml.safe_load((root / "packaging/flatpak" / f"{ID}.yaml").read_text())
    faults = []
    if manifest["id"] != ID or manifest["command"] != "clusterbrief":
        faults.append("the manifest is of another program")
    if any("network" in argument for argument in manifest["finish-args"]):
        faults.append("the program asks for no network")
    for module in manifest["modules"]:
        for source in module["sources"]:
            if source["type"] == "git" and not source.get("tag"):
                faults.append(f"{module['name']} has no tag")
    own = manifest["modules"][-1]["sources"][0]["path"]
    if not (root / "packaging/flatpak" / own / "CMakeLists.txt").is_file():
        faults.append("the last module is not this project")
    return faults


def bundle(root):
    text = (root / "packaging/desktop/Info.plist.in").read_bytes()
    keys = plistlib.loads(text)
    types = xml.parse(root / "packaging/desktop" / f"{ID}.mime.xml")
    patterns = {glob.get("pattern")[2:] for glob in types.iter("{http://www.freedesktop.org/standards/shared-mime-info}glob")}
    stated = keys["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]["public.filename-extension"]
    return [f"{ending} is no ending of the MIME types" for ending in stated if ending not in patterns]


def rules(root):
    """CMake reads the rules as it would on each of the systems, with its commands taken for read."""
    faults = []
    for system in ("WIN32", "APPLE"):
        with tempfile.NamedTemporaryFile("w", suffix=".cmake") as script:
            script.write(f"set(WIN32)\nset(APPLE)\nset({system} ON)\n"
                         "foreach(name set_target_properties install qt_generate_deploy_app_script)\n"
                         "  cmake_language(EVAL CODE \"macro(${name})\\nendmacro()\")\nendforeach()\n"
                         f"include({root}/packaging/Platforms.cmake)\n"
                         "if(NOT CPACK_GENERATOR)\n  message(FATAL_ERROR \"no package is made\")\nendif()\n")
            script.flush()
            outcome = subprocess.run(["cmake", "-P", script.name], capture_output=True, text=True)
            if outcome.returncode != 0:
                faults.append(f"{system}: {outcome.stderr}")
    return faults


def main():
    root = pathlib.Path(sys.argv[1])
    faults = flatpak(root) + bundle(root) + rules(root)
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
