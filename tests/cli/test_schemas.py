"""Everything that the program answers in JSON, against the schemas that it publishes, by a validator that is not ours."""

import copy
import json
import urllib.parse

import jsonschema

from command import BASE, FINDINGS, FINE, RESOURCES, USAGE, CliTest, main

# Python joins no fragment to a URN unless it is told to; jsonschema 4.10 leaves the joining to it.
urllib.parse.uses_relative.append("urn")

NAMES = ["request", "design", "findings", "brief", "compare", "import", "suggest"]
TEMPLATES = sorted((RESOURCES / "templates").glob("*.cluster.yaml"))
# Designs at the edges, as changes to the request for 127 nodes.
FAULTY = {
    "a network that cannot be built": ["networks/compute/switch=qm8700"],
    "a part that nobody knows": ["nodes/gpu/system=no-such-system"],
    "tensor parallel beyond the domain": ["workloads/pretraining/parallelism={tensor: 16, pipeline: 4, data: 31}"],
    "storage on the compute network": ["networks/storage={shares_with: compute}"],
    "a waiver": ["networks/compute/oversubscription=2", "waivers=[{rule: fabric/oversubscribed, at: networks/compute, reason: agreed, by: Ada, date: 2026-11-01}]"],
    "rules off": ["severities={fabric/oversubscribed: off}"],
    "inference": ["workloads/pretraining/kind=inference", "workloads/pretraining/concurrent_sequences=4"],
    "no networks": ["networks={}"],
    "a million nodes": ["nodes/gpu/count=1000000"],
    "keys that the format does not have": ["project/notes=a\nb"],
}
# What has to be refused: where, what stands there instead.
WRONG = {
    "design": [(("totals", "gpus"), "many"), (("totals", "gpus"), None), (("totals", "colour"), 1), (("networks", "compute", "links", "node_leaf", "count"), -1),
               (("networks", "compute", "error"), "both"), (("networks", "fabric"), {}), (("schema",), "clusterbrief/design/2")],
    "findings": [(("counts", "error"), "0"), (("coverage", "run", 0), 7), (("findings",), [{"rule": "a/b"}]), (("waived",), None)],
    "brief": [(("sections", 0, "blocks", 0, "kind"), "picture"), (("sections", 0, "id"), "Asked For"), (("design", "totals", "gpus"), -1),
              (("findings", "counts", "error"), None), (("request", "nodes"), {}), (("request", "schema"), "clusterbrief/request/2"), (("more",), 1)],
    "compare": [(("equal",), None), (("follows",), "yes"), (("fields", 0, "change"), "moved"), (("left", "revision"), "2"), (("counts", 0, "difference"), "-8")],
    "import": [(("gpus",), 0), (("model",), []), (("messages",), [{"severity": "fatal", "text": ""}]), (("understood", 0, "line"), 0)],
    "suggest": [(("systems", 0, "options"), None), (("systems", 0, "options", 0, "layout", "tensor"), 0), (("asked", "kind"), "both"), (("ranking",), 1)],
}


def changed(value, path, instead):
    value = copy.deepcopy(value)
    place = value
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = instead
    return value


class Schemas(CliTest):
    @classmethod
    def setUpClass(cls):
        texts = [(RESOURCES / "schema" / f"{name}.schema.json").read_text(encoding="utf-8") for name in NAMES]
        cls.schemas = dict(zip(NAMES, map(json.loads, texts)))
        store = {schema["$id"]: schema for schema in cls.schemas.values()}

        def nowhere(uri):
            raise AssertionError(f"{uri} is not among the schemas")

        cls.validators = {}
        for name, schema in cls.schemas.items():
            resolver = jsonschema.RefResolver.from_schema(schema, store=store, handlers=dict.fromkeys(("urn", "http", "https", "file"), nowhere))
            cls.validators[name] = jsonschema.Draft202012Validator(schema, resolver=resolver)

    def faults(self, name, value):
        return [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}" for error in self.validators[name].iter_errors(value)]

    def validate(self, name, value):
        self.assertEqual([], self.faults(name, value))
        self.assertEqual(f"clusterbrief/{name}/1", value["schema"])

    def outputs(self, request, *changes):
        """Design, findings and brief of a request."""
        sets = [argument for change in changes for argument in ("--set", change)]
        design = self.expect(FINE, "size", request, *sets, "--format", "json").json
        checked = self.run_cli("check", request, *sets, "--format", "json")
        self.assertIn(checked.status, (FINE, FINDINGS))
        self.expect(FINE, "export", request, *sets, "-o", "a.brief.json", "-o", "a.cluster.json")
        brief = json.loads((self.folder / "a.brief.json").read_text(encoding="utf-8"))
        written = json.loads((self.folder / "a.cluster.json").read_text(encoding="utf-8"))
        return {"request": written, "design": design, "findings": checked.json, "brief": brief}

    def test_the_schemas_are_schemas(self):
        for name, schema in self.schemas.items():
            with self.subTest(name):
                jsonschema.Draft202012Validator.check_schema(schema)
                self.assertEqual(schema, self.expect(FINE, "schema", name).json)
                self.assertEqual(f"urn:clusterbrief:{name}:1", schema["$id"])
        self.expect(USAGE, "schema", "catalogue")

    def test_every_object_is_closed(self):
        for name in NAMES[1:]:
            for path, part in parts(self.schemas[name]):
                if not isinstance(part.get("properties"), dict) or path.endswith("/properties"):
                    continue
                with self.subTest(f"{name} {path}"):
                    self.assertIs(False, part["additionalProperties"])

    def test_every_template(self):
        self.assertGreater(len(TEMPLATES), 5)
        for template in TEMPLATES:
            with self.subTest(template.name):
                for name, value in self.outputs(template).items():
                    self.validate(name, value)

    def test_faulty_designs(self):
        for case, changes in FAULTY.items():
            with self.subTest(case):
                for name, value in self.outputs(BASE, *changes).items():
                    self.validate(name, value)
        empty = self.write("empty.yaml", "schema: clusterbrief/request/1\n")
        for name, value in self.outputs(empty).items():
            self.validate(name, value)

    def compared(self):
        self.expect(FINE, "export", BASE, "--set", "project/revision=2", "-o", "old.cluster.yaml")
        self.expect(FINE, "export", BASE, "--set", "project/revision=3", "--set", "project/follows=2", "--set", "networks/compute/oversubscription=2",
                    "--set", "waivers=[{rule: fabric/oversubscribed, at: networks/compute, reason: agreed}]", "-o", "new.cluster.yaml")
        return self.expect(FINE, "compare", "old.cluster.yaml", "new.cluster.yaml", "--format", "json").json

    def imported(self):
        script = self.write("train.sh", "#SBATCH --nodes=16\ntorchrun --nproc_per_node 8 pretrain.py --tensor-model-parallel-size 8 \\\n"
                                        "  --pipeline-model-parallel-size 2 --micro-batch-size 1 --global-batch-size 512 --no-such-flag 3\n")
        answer = self.run_cli("import", script, "--format", "json")
        self.assertIn(answer.status, (FINE, FINDINGS), answer.err)
        return answer.json

    def suggested(self, kind="training"):
        return self.expect(FINE, "suggest", "--model", "llama-3.1-70b", "--kind", kind, "--format", "json").json

    def test_comparisons_imports_and_suggestions(self):
        compared = self.compared()
        self.assertTrue(compared["fields"] and compared["counts"] and compared["waivers"] and compared["findings"]["appeared"])
        self.validate("compare", compared)
        for left in TEMPLATES[:3]:
            self.validate("compare", self.expect(FINE, "compare", left, TEMPLATES[-1], "--format", "json").json)
        self.validate("import", self.imported())
        for kind in ("training", "inference"):
            self.validate("suggest", self.suggested(kind))

    def test_what_is_wrong_is_refused(self):
        good = self.outputs(BASE)
        good.update({"compare": self.compared(), "import": self.imported(), "suggest": self.suggested()})
        # The first system that has options comes first, so that they are there to be broken.
        good["suggest"]["systems"].sort(key=lambda system: not system["options"])
        for name, cases in WRONG.items():
            self.validate(name, good[name])
            for path, instead in cases:
                with self.subTest(f"{name} {path} {instead!r}"):
                    self.assertFalse(self.validators[name].is_valid(changed(good[name], path, instead)))

    def test_a_key_that_is_missing_is_noticed(self):
        good = self.outputs(BASE)
        for name in ("design", "findings", "brief"):
            for key in good[name]:
                with self.subTest(f"{name} {key}"):
                    self.assertFalse(self.validators[name].is_valid({k: v for k, v in good[name].items() if k != key}))


def parts(schema, path=""):
    """Every schema inside a schema, with its place."""
    if isinstance(schema, dict):
        yield path, schema
        for key, value in schema.items():
            if key not in ("enum", "const", "required"):
                yield from parts(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from parts(value, f"{path}/{index}")


if __name__ == "__main__":
    main()
