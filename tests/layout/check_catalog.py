#!/usr/bin/python3
"""Checks every file of the parts catalog. Usage: check_catalog.py ROOT"""

import json
import sys
from pathlib import Path

import jsonschema

import request_yaml

KINDS = {"gpus": "gpu", "systems": "system", "nics": "nic", "switches": "switch",
         "cables": "cable", "models": "model"}
NIC_LISTS = ("compute_nics", "storage_nics", "in_band_nics")


def schema_faults(schema, definition, entry, name):
    validator = jsonschema.Draft202012Validator(
        {"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]})
    return [f"{name}: {'/'.join(map(str, error.path))}: {error.message}"
            for error in validator.iter_errors(entry)]


def reference_faults(kind, entry, name, parts, sources):
    faults = [f"{name}: the source {source} is not in sources.yaml"
              for source in entry.get("sources", []) if source not in sources]
    if kind == "measurements":
        faults += [f"{name}: the GPU {gpu} is not in the catalog"
                   for gpu in entry.get("gpus", []) if gpu not in parts["gpus"]]
    if kind == "systems":
        if "gpu" in entry and entry["gpu"] not in parts["gpus"]:
            faults.append(f"{name}: the GPU {entry['gpu']} is not in the catalog")
        for key in NIC_LISTS:
            nic = entry.get(key, {}).get("nic")
            if nic is not None and nic not in parts["nics"]:
                faults.append(f"{name}: the NIC {nic} of {key} is not in the catalog")
    return faults


def unit_faults(entry, name):
    faults = []
    scale_up = entry.get("scale_up", {})
    if scale_up and scale_up["each_way_gbs"] * 2 != scale_up["total_gbs"]:
        faults.append(f"{name}: each_way_gbs is not half of total_gbs")
    for path in entry.get("standing_of", {}):
        value = entry
        for step in path.split("."):
            value = value.get(step) if isinstance(value, dict) else None
        if value is None:
            faults.append(f"{name}: standing_of names {path}, which is not there")
    return faults


def alias_faults(kind, entries):
    faults, seen = [], {}
    for identifier, entry in entries.items():
        for alias in [identifier, *entry.get("aliases", [])]:
            if alias in seen:
                faults.append(f"{kind}: {alias} means both {seen[alias]} and {identifier}")
            seen[alias] = identifier
    return faults


def main():
    resources = Path(sys.argv[1]) / "resources"
    schema = json.loads((resources / "schema" / "catalog.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    sources = request_yaml.load(resources / "catalog" / "sources.yaml")["sources"]
    parts = {kind: {} for kind in KINDS}
    faults = []
    for kind, definition in KINDS.items():
        for path in sorted((resources / "catalog" / kind).iterdir()):
            name = f"{kind}/{path.name}"
            entry = request_yaml.load(path)
            faults += schema_faults(schema, definition, entry, name)
            if path.suffix != ".yaml" or entry.get("id") != path.stem:
                faults.append(f"{name}: the id differs from the file's name")
            parts[kind][entry.get("id", path.stem)] = entry
    for source, entry in sources.items():
        faults += schema_faults(schema, "source", entry, f"sources.yaml: {source}")
    for entry in request_yaml.load(resources / "catalog" / "measurements.yaml")["measurements"]:
        name = f"measurements.yaml: {entry.get('id')}"
        faults += schema_faults(schema, "measurement", entry, name)
        faults += reference_faults("measurements", entry, name, parts, sources)
    for kind, entries in parts.items():
        faults += alias_faults(kind, entries)
        for identifier, entry in entries.items():
            name = f"{kind}/{identifier}.yaml"
            faults += reference_faults(kind, entry, name, parts, sources)
            faults += unit_faults(entry, name)
    count = sum(len(entries) for entries in parts.values())
    print("\n".join(faults) or f"{count} parts and {len(sources)} sources are in order")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
