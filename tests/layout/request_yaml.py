"""YAML as the program reads it: the YAML 1.2 core schema, where dates and `off` are text."""

import re

import yaml


class RequestLoader(yaml.SafeLoader):
    """PyYAML reads YAML 1.1; these are the scalars that 1.2 takes for something else than text."""


RequestLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^[-+]?[0-9]+$", list("-+0123456789")),
    ("float", r"^[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+)(?:[eE][-+]?[0-9]+)?$",
     list("-+.0123456789")),
):
    RequestLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), first)


def load(path):
    with open(path, encoding="utf-8") as file:
        return yaml.load(file, Loader=RequestLoader)
