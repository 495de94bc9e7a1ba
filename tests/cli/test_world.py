"""Faults of the world around the command line: what is killed, full, gone, odd or watching."""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from command import BASE, CLI, FINE, UNUSABLE, CliTest, main

HEAD = "schema: clusterbrief/request/1\n"
ENDINGS = ("cluster.yaml", "brief.json", "html", "md", "wiring.csv", "xlsx")


class Killed(CliTest):
    def test_files_are_whole_whenever_the_program_is_killed(self):
        outputs = [self.folder / f"out.{ending}" for ending in ENDINGS]
        arguments = [CLI, "export", BASE, *(part for path in outputs for part in ("-o", str(path)))]
        subprocess.run(arguments, check=True, capture_output=True)
        old = {path: path.read_bytes() for path in outputs}
        changed = [*arguments, "--set", "project/title=Another title", "--set", "nodes/gpu/count=96"]
        started = time.monotonic()
        subprocess.run(changed, check=True, capture_output=True)
        whole = time.monotonic() - started
        new = {path: path.read_bytes() for path in outputs}
        self.assertTrue(all(old[path] != new[path] for path in outputs))
        moments = random.Random(7)
        killed = 0
        for _ in range(200):
            for path in outputs:
                path.write_bytes(old[path])
            process = subprocess.Popen(changed, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(moments.uniform(0, whole * 1.1))
            process.send_signal(signal.SIGKILL)
            killed += process.wait() == -signal.SIGKILL
            for path in outputs:
                self.assertIn(path.read_bytes(), (old[path], new[path]), path.name)
        self.assertGreater(killed, 100)

    def test_what_a_killed_program_left_is_no_hindrance(self):
        out = self.folder / "out.md"
        for _ in range(20):
            process = subprocess.Popen([CLI, "export", BASE, "-o", out], stderr=subprocess.DEVNULL)
            time.sleep(random.uniform(0, 0.02))
            process.kill()
            process.wait()
        self.expect(FINE, "export", BASE, "-o", out)
        self.assertIn("1,016", out.read_text())


class Names(CliTest):
    def test_names_that_are_not_plain(self):
        for name in ("a b.md", "a'b\"c.md", "line\nbreak.md", "ü漢.md", "-dash.md"):
            with self.subTest(name):
                self.expect(FINE, "export", BASE, "-o", self.folder / name)
                self.assertTrue((self.folder / name).read_text().startswith("# "))

    def test_name_that_is_not_utf8(self):
        name = os.fsencode(self.folder) + b"/\xff\xfe.md"
        done = subprocess.run([CLI, "export", BASE, "-o", name], capture_output=True)
        self.assertEqual(FINE, done.returncode, done.stderr)
        self.assertTrue(os.path.exists(name))

    def test_path_of_four_thousand_characters(self):
        long = self.folder / "/".join(["x" * 200] * 20) / "out.md"
        outcome = self.expect(UNUSABLE, "export", BASE, "-o", long)
        self.assertIn("out.md", outcome.err)

    def test_what_is_no_file(self):
        os.mkfifo(self.folder / "pipe")
        writer = subprocess.Popen(["sh", "-c", f"cat '{BASE}' > '{self.folder}/pipe'"])
        self.expect(FINE, "check", self.folder / "pipe")
        writer.wait()
        self.assertIn("is a folder", self.expect(UNUSABLE, "check", self.folder).err)
        self.expect(UNUSABLE, "export", BASE, "-o", self.folder / "pipe" / "x.md")

    def test_folder_that_is_gone(self):
        gone = pathlib.Path(tempfile.mkdtemp())
        script = f"cd '{gone}' && rmdir '{gone}' && '{CLI}' export '{BASE}' -o x.md"
        done = subprocess.run(["sh", "-c", script], capture_output=True, text=True)
        self.assertEqual(UNUSABLE, done.returncode)
        self.assertIn("x.md", done.stderr)


class Surroundings(CliTest):
    def output(self, env):
        done = subprocess.run([CLI, "check", BASE, "--format", "json"], capture_output=True, env=env, cwd="/")
        self.assertEqual(FINE, done.returncode, done.stderr)
        self.assertEqual(b"", done.stderr)
        return done.stdout

    def test_nothing_around_it_changes_what_it_says(self):
        plain = self.output({})
        for env in ({"TERM": "dumb"}, {"LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"}, {"LC_ALL": "nonsense"},
                    {"TZ": "Asia/Kathmandu"}, {"HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"}):
            with self.subTest(env):
                self.assertEqual(plain, self.output(env))

    def test_reader_that_goes_away(self):
        script = f"'{CLI}' rules --format json; echo $? >&2"
        done = subprocess.run(["bash", "-c", f"({script}) | head -c 10"], capture_output=True, text=True)
        self.assertEqual(str(UNUSABLE), done.stderr.strip().splitlines()[-1])

    def test_full_disk_keeps_the_old_file(self):
        disk = self.folder / "disk"
        disk.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True)
        if mounted.returncode != 0:
            self.skipTest("a small disk cannot be mounted here")
        self.addCleanup(subprocess.run, ["umount", disk])
        old = disk / "out.wiring.csv"
        old.write_text("old")
        outcome = self.expect(UNUSABLE, "export", BASE, "-o", old)
        self.assertIn("No space left", outcome.err)
        self.assertEqual([old.name], os.listdir(disk))
        self.assertEqual("old", old.read_text())


class Limit(CliTest):
    def test_hundred_megabytes_are_refused(self):
        path = self.folder / "huge.cluster.yaml"
        with path.open("wb") as file:
            file.truncate(100_000_000)
        self.assertIn("limit", self.expect(UNUSABLE, "size", path).err)


class Network(CliTest):
    COMMANDS = (("check", BASE), ("size", BASE), ("suggest", "--model", "llama-3.1-8b", "--kind", "inference"), ("rules",),
                ("catalog", "gpu"), ("schema", "request"), ("export", BASE, "-o", "a.html", "-o", "a.svg", "-o", "a.odt"))

    def test_no_command_opens_a_socket(self):
        if shutil.which("strace") is None:
            self.skipTest("strace is not installed")
        for arguments in self.COMMANDS:
            log = self.folder / "calls"
            prefix = ("strace", "-f", "-o", str(log), "-e", "trace=network")
            self.expect(FINE, *arguments, prefix=prefix)
            calls = [line for line in log.read_text().splitlines() if "(" in line and "SIG" not in line]
            self.assertEqual([], calls, arguments)

    def test_every_command_works_without_a_network(self):
        if subprocess.run(["unshare", "-n", "true"], capture_output=True).returncode != 0:
            self.skipTest("the network cannot be taken away here")
        for arguments in self.COMMANDS:
            self.expect(FINE, *arguments, prefix=("unshare", "-n"))


if __name__ == "__main__":
    main()
