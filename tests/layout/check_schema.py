#!/usr/bin/python3
"""Checks templates and test requests against the request's JSON Schema, and that wrong ones fail.
Usage: check_schema.py ROOT"""

import copy
import json
import sys
from pathlib import Path

import jsonschema

import request_yaml

# What is changed in a valid request, and whether the schema has to refuse it.
CHANGES = [
    ("without a schema", ["schema"], None, True),
    ("a newer schema", ["schema"], "clusterbrief/request/2", True),
    ("nodes as a map", ["nodes"], {}, True),
    ("a node group without a name", ["nodes", 0, "name"], None, True),
    ("a count of zero", ["nodes", 0, "count"], 0, True),
    ("a count with a fraction", ["nodes", 0, "count"], 1.5, True),
    ("a count as text", ["nodes", 0, "count"], "127", True),
    ("65 ports a node", ["nodes", 0, "compute_ports", "per_node"], 65, True),
    ("an unknown path", ["nodes", 0, "compute_ports", "path"], "pcie", True),
    ("a flag as text", ["nodes", 0, "compute_ports", "bonded"], "yes", True),
    ("an unknown generation", ["networks", "compute", "generation"], "ndr800", True),
    ("three planes", ["networks", "compute", "planes"], 3, True),
    ("four tiers", ["networks", "compute", "tiers"], 4, True),
    ("a ratio of zero", ["networks", "compute", "oversubscription"], 0, True),
    ("a ratio of words", ["networks", "compute", "oversubscription"], "four to three", True),
    ("a date the other way round", ["project", "date"], "30.11.2026", True),
    ("a size without a unit known", ["acceptance", 0, "message"], "16 gigs", True),
    ("a severity that is none", ["severities"], {"fabric/oversubscribed": "fatal"}, True),
    ("a model as a number", ["workloads", 0, "model"], 70, True),
    ("parts as a list", ["parts"], [], True),
    ("a ratio as text", ["networks", "compute", "oversubscription"], "4:3", False),
    ("a ratio as a number", ["networks", "compute", "oversubscription"], 1.33, False),
    ("tiers as a number", ["networks", "compute", "tiers"], 2, False),
    ("tiers as text", ["networks", "compute", "tiers"], "auto", False),
    ("an inline model", ["workloads", 0, "model"], {"parameters": 70600000000}, False),
    ("a rule switched off", ["severities"], {"fabric/oversubscribed": "off"}, False),
    ("null for not stated", ["networks", "compute", "leaf_switches"], "null", False),
    ("no spines", ["networks", "compute", "spine_switches"], 0, False),
    ("a key that the format does not have", ["networks", "compute", "colour"], "green", False),
]


def changed(request, path, value):
    request = copy.deepcopy(request)
    place = request
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = None if value == "null" else value
    return request


def main():
    root = Path(sys.argv[1])
    text = (root / "resources" / "schema" / "request.schema.json").read_text(encoding="utf-8")
    schema = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    templates = root / "resources" / "templates"
    data = root / "tests" / "data"
    requests = sorted([*templates.glob("*.cluster.yaml"), *data.rglob("*.cluster.yaml"),
                       *data.rglob("bases/*.yaml")])
    faults = []
    for path in requests:
        faults += [f"{path.name}: {'/'.join(map(str, error.path))}: {error.message}"
                   for error in validator.iter_errors(request_yaml.load(path))]

    request = request_yaml.load(templates / "h100-superpod-127.cluster.yaml")
    for name, path, value, refused in CHANGES:
        if validator.is_valid(changed(request, path, value)) == refused:
            faults.append(f"{name}: the schema {'takes' if refused else 'refuses'} it")

    listed = [entry["id"] for entry in request_yaml.load(templates / "index.yaml")["templates"]]
    files = [path.name.removesuffix(".cluster.yaml") for path in templates.glob("*.cluster.yaml")]
    if sorted(listed) != sorted(files):
        faults.append(f"index.yaml lists {sorted(listed)}, the folder has {sorted(files)}")
    print("\n".join(faults)
          or f"{len(requests)} requests are valid, {len(CHANGES)} changes are judged right")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
