"""Runs clusterbrief-cli as a user does: as a process."""

import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest

CLI = os.environ["CLUSTERBRIEF_CLI"]
DATA = pathlib.Path(os.environ["CLUSTERBRIEF_TEST_DATA"])
RESOURCES = pathlib.Path(os.environ["CLUSTERBRIEF_RESOURCES"])
HAS_PDF = os.environ.get("CLUSTERBRIEF_HAS_PDF") == "1"
BASE = DATA / "rules" / "bases" / "h100-127.yaml"

FINE, FINDINGS, USAGE, UNUSABLE = 0, 1, 2, 3


class Outcome:
    def __init__(self, done):
        self.status = done.returncode
        self.out = done.stdout.decode("utf-8")
        self.err = done.stderr.decode("utf-8")

    @property
    def json(self):
        return json.loads(self.out)


class CliTest(unittest.TestCase):
    """Each test has an empty folder of its own, removed afterwards."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="clusterbrief-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def run_cli(self, *arguments, stdin=b"", env=None, prefix=()):
        environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": str(self.folder), **(env or {})}
        for name in ("LD_LIBRARY_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS"):
            if name in os.environ:
                environment[name] = os.environ[name]
        done = subprocess.run(
            [*prefix, CLI, *map(str, arguments)], input=stdin, capture_output=True, timeout=60, cwd=self.folder, env=environment
        )
        return Outcome(done)

    def expect(self, status, *arguments, **options):
        outcome = self.run_cli(*arguments, **options)
        self.assertEqual(status, outcome.status, f"{arguments}\n{outcome.out}\n{outcome.err}")
        if status in (USAGE, UNUSABLE):
            self.assertNotEqual("", outcome.err.strip(), "a failure says why")
        return outcome

    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
        return path


def most_memory_mb():
    """The most that any finished child has used."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def main():
    unittest.main(argv=[sys.argv[0], "-v", *sys.argv[1:]])
