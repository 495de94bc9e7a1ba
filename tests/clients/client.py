"""Programs that run clusters, given what clusterbrief-cli writes for them.

Everything happens in a test's own folder, under names and ports of its own, with an end in time;
only what a test started is ended.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "cli"))

import unittest

from command import BASE, CliTest  # noqa: F401

LARGE = os.environ.get("CLUSTERBRIEF_LARGE_CLIENTS") == "1"
SYSTEM_PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
ALL_SKIPPED = 77  # as CMake's SKIP_RETURN_CODE

large = unittest.skipUnless(LARGE, "a large design: CLUSTERBRIEF_LARGE_CLIENTS=1 runs it")


def path_of(program):
    return shutil.which(program, path=SYSTEM_PATH)


class ClientTest(CliTest):
    programs = ()

    def setUp(self):
        missing = [program for program in self.programs if path_of(program) is None]
        if missing:
            self.skipTest(f"not installed: {', '.join(missing)}; sh packaging/install-deps test")
        super().setUp()

    def export(self, sets, *endings):
        """The texts of the design that the settings make of the 127-node request."""
        changes = [argument for change in sets for argument in ("--set", change)]
        names = [f"design.{ending}" for ending in endings]
        outputs = [argument for name in names for argument in ("-o", name)]
        self.expect(0, "export", BASE, *changes, *outputs)
        return [(self.folder / name).read_text() for name in names]

    def run_client(self, *command, env=None, timeout=60, cwd=None, status=None):
        """The text that the program prints; `status` where its exit status means something."""
        done = subprocess.run(
            [path_of(command[0]) or command[0], *map(str, command[1:])], env={**os.environ, "LANG": "C.UTF-8", "PATH": SYSTEM_PATH, **(env or {})},
            cwd=cwd or self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=timeout)
        text = done.stdout.decode("utf-8", "replace")
        if status is not None:
            self.assertEqual(status, done.returncode, f"{command}\n{text}")
        return text

    def start_client(self, *command, log, env=None, cwd=None):
        """A program that runs until the test ends; its text goes to the file `log`."""
        with open(log, "wb") as output:
            process = subprocess.Popen(
                [path_of(command[0]) or command[0], *map(str, command[1:])], env={**os.environ, "LANG": "C.UTF-8", "PATH": SYSTEM_PATH, **(env or {})},
                cwd=cwd or self.folder, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        self.addCleanup(end, process)
        return process

    def wait_for(self, what, process, log, timeout=60):
        """Until `what()` holds, while the process lives."""
        limit = time.monotonic() + timeout
        while not what():
            if process.poll() is not None or time.monotonic() > limit:
                self.fail(f"{process.args[0]} did not come up, status {process.poll()}:\n{pathlib.Path(log).read_text()[-2000:]}")
            time.sleep(0.02)


def end(process):
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main():
    program = unittest.main(argv=[sys.argv[0], "-v", *sys.argv[1:]], exit=False)
    result = program.result
    if not result.wasSuccessful():
        sys.exit(1)
    sys.exit(ALL_SKIPPED if result.testsRun == len(result.skipped) else 0)
