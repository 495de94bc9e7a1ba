"""Faults of the world: full disks, vanished folders, odd names, readers that go away, kills in the middle of writing."""

import fcntl
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import time
import unittest

from command import BASE, CLI, FINE, HAS_PDF, UNUSABLE, USAGE, CliTest, main

JOURNEYS = os.environ.get("CLUSTERBRIEF_JOURNEYS")  # The window's whole use, where it was built.
ENDINGS = ["html", "md", "odt", "brief.json", "cluster.yaml", "xlsx", "wiring.csv", "ibnet"]
REPORTS = (["check", BASE], ["size", BASE], ["rules"], ["schema", "request"], ["catalog"], ["new"], ["manual"], ["completion", "bash"], ["--help"], ["--version"],
           ["explain", "fabric/oversubscribed"], ["compare", BASE, BASE], ["export", BASE, "-o", "-", "--to", "wiring.csv"],
           ["suggest", "--model", "llama-3.1-70b", "--kind", "training"])  # fmt: skip


def environment():
    return {name: value for name, value in os.environ.items() if name in ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS")}


class Streams(CliTest):
    def shell(self, script, *arguments):
        return subprocess.run(["sh", "-c", script, "sh", CLI, *map(str, arguments)], capture_output=True, timeout=60, cwd=self.folder)

    def test_a_closed_standard_output_is_told(self):
        for arguments in REPORTS:
            with self.subTest(arguments):
                done = self.shell('"$@" >&-', *arguments)
                self.assertEqual(UNUSABLE, done.returncode)
                self.assertIn(b"<stdout>: cannot be written: Bad file descriptor", done.stderr)

    def test_a_reader_that_goes_away_is_told(self):
        for arguments in REPORTS:
            with self.subTest(arguments):
                reader, writer = os.pipe()
                os.close(reader)
                done = subprocess.run([CLI, *map(str, arguments)], stdout=writer, stderr=subprocess.PIPE, timeout=60, cwd=self.folder)
                os.close(writer)
                self.assertEqual(UNUSABLE, done.returncode)
                self.assertIn(b"<stdout>: cannot be written: Broken pipe", done.stderr)

    def test_head_takes_one_line(self):
        done = self.shell('{ "$@"; echo $? >status; } | head -1', "export", BASE, "-o", "-", "--to", "wiring.csv")
        self.assertTrue(done.stdout.startswith(b"network,plane"))
        self.assertEqual("3", (self.folder / "status").read_text().strip())

    def test_closed_streams_do_not_end_up_in_files(self):
        self.expect(FINE, "export", BASE, "-o", "right.md")
        for closed in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
            with self.subTest(closed):
                done = self.shell(f'"$@" {closed}', "export", BASE, "-o", "out.md")
                self.assertEqual(FINE, done.returncode)
                self.assertEqual((self.folder / "right.md").read_bytes(), (self.folder / "out.md").read_bytes())
        self.assertEqual(UNUSABLE, self.shell('"$@" <&-', "check", "-").returncode)

    def test_a_full_device_is_told_of_help_too(self):
        with open("/dev/full", "wb") as full:
            for arguments in (["--help"], ["--version"], ["check", "--help"], ["manual"], ["completion", "zsh"]):
                done = subprocess.run([CLI, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
                self.assertEqual(UNUSABLE, done.returncode, arguments)


class Environments(CliTest):
    def test_no_environment_is_needed(self):
        expected = {arguments[0]: self.run_cli(*arguments).out for arguments in REPORTS}
        clean = {name: value for name, value in environment().items() if name != "PATH"}
        for odd in ({}, {"TERM": "dumb"}, {"TERM": "", "HOME": ""}, {"HOME": "/nowhere", "XDG_RUNTIME_DIR": "/nowhere"}, {"LANG": "xx_YY.latin1", "LC_ALL": "nonsense"},
                    {"LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"}, {"LANG": "tr_TR.UTF-8"}, {"COLUMNS": "0"}, {"COLUMNS": "x" * 9_999},
                    {"TZ": ":/etc/passwd"}, {"TZ": "XXX-99:99:99"}, {"TZ": ""}, {"TMPDIR": "/nowhere"}):  # fmt: skip
            for arguments in REPORTS:
                with self.subTest(odd, arguments=arguments):
                    done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, timeout=60, cwd=self.folder, env={**clean, **odd})
                    self.assertEqual((FINE, b""), (done.returncode, done.stderr))
                    self.assertEqual(expected[arguments[0]], done.stdout.decode())

    def test_documents_do_not_depend_on_the_environment(self):
        endings = ENDINGS + (["pdf"] if HAS_PDF else [])
        clean = {name: value for name, value in environment().items() if name != "PATH"}
        written = []
        for number, odd in enumerate(({"LANG": "C.UTF-8"}, {"TZ": "Pacific/Kiritimati", "LC_ALL": "nonsense"}, {"HOME": "/nowhere", "TMPDIR": "/nowhere"})):
            folder = self.folder / str(number)
            folder.mkdir()
            outputs = [word for ending in endings for word in ("-o", folder / f"out.{ending}")]
            done = subprocess.run([CLI, "export", BASE, *map(str, outputs)], capture_output=True, timeout=120, env={**clean, **odd, "SOURCE_DATE_EPOCH": "1"})
            self.assertEqual(FINE, done.returncode, done.stderr)
            written.append({ending: (folder / f"out.{ending}").read_bytes() for ending in endings})
        for ending in endings:
            self.assertEqual([written[0][ending]] * 2, [other[ending] for other in written[1:]], ending)

    def test_clocks_far_away(self):
        for epoch, date in (("0", "1970-01-01"), ("-86400", "1969-12-31"), ("-30610224000", "1000-01-01"), ("-62135596800", ""), ("253402300799", "9999-12-31"),
                            ("253402300800", ""), ("-99999999999999", ""), ("9223372036854775807", ""), ("-9223372036854775808", "")):  # fmt: skip
            with self.subTest(epoch):
                text = "schema: clusterbrief/request/1\nproject: {title: x}\n"
                outputs = ["-o", "a.md", "-o", "a.html", "-o", "a.odt", *(["-o", "a.pdf"] if HAS_PDF else [])]
                self.expect(FINE, "export", "-", *outputs, stdin=text.encode(), env={"SOURCE_DATE_EPOCH": epoch})
                markdown = (self.folder / "a.md").read_text()
                self.assertIn(date, markdown)
                self.assertNotRegex(markdown, r"1900-01-00|0-00|-\d{4,}-")

    def test_a_date_that_is_none_is_taken_for_none(self):
        for epoch in ("", "now", "1e9", "99999999999999999999"):
            self.expect(FINE, "export", BASE, "-o", "a.md", env={"SOURCE_DATE_EPOCH": epoch})


class Places(CliTest):
    def test_a_folder_that_has_been_removed(self):
        gone = self.folder / "gone"
        gone.mkdir()
        script = 'cd "$1" && rmdir "$1" && shift && exec "$@"'

        def run(*arguments):
            return subprocess.run(["sh", "-c", script, "sh", gone, CLI, *map(str, arguments)], capture_output=True, timeout=60)

        self.assertEqual(FINE, run("check", BASE).returncode)
        for arguments in (["export", BASE, "-o", "out.md"], ["check", "in.yaml"], ["new", "-o", "out.yaml"]):
            gone.mkdir(exist_ok=True)
            done = run(*arguments)
            self.assertEqual(UNUSABLE, done.returncode)
            self.assertIn(b"No such file", done.stderr)

    def test_odd_names(self):
        for name in (b"a b", b"'a'\"b\"", b"a\nb", b"a\tb", b"\x1b[31m", b"\xff\xfe", b"M\xfcller", "é😀".encode(), b"-", b"--help", b"a;b|c&d", b"$(x)`y`", b"*", b"\\", b"x" * 200, b".hidden", b" ", b"#", b"%s%n", b"C:"):
            with self.subTest(name):
                folder = os.fsencode(self.folder) + b"/d" + name
                os.mkdir(folder)
                source, target = folder + b"/" + name + b".cluster.yaml", folder + b"/" + name + b".md"
                with open(source, "wb") as file:
                    file.write(BASE.read_bytes())
                page = folder + b"/" + name + b".brief.json"
                done = subprocess.run([CLI, "export", source, "-o", target, "-o", page, "--since", source], capture_output=True, timeout=60)
                self.assertEqual(FINE, done.returncode, done.stderr)
                done.stderr.decode("utf-8")
                self.assertEqual(2, len(done.stderr.splitlines()))
                self.assertNotIn(b"\x1b", done.stderr)
                with open(target, encoding="utf-8") as file:
                    self.assertIn("# ", file.read())
                with open(page, encoding="utf-8") as file:
                    self.assertEqual("clusterbrief/brief/1", json.load(file)["schema"])
                self.assertEqual(3, len(os.listdir(folder)))
                for arguments in (["check", source, "--format", "sarif"], ["compare", source, BASE, "--format", "json"], ["compare", source, BASE, "--format", "md"]):
                    outcome = self.run_bytes(*arguments)
                    self.assertEqual(FINE, outcome.returncode, outcome.stderr)
                    text = outcome.stdout.decode("utf-8")
                    if "md" not in arguments:
                        json.loads(text)

    def run_bytes(self, *arguments):
        return subprocess.run([CLI, *arguments], capture_output=True, timeout=60)

    def test_names_as_long_as_they_may_be(self):
        name = "x" * (255 - len(".md")) + ".md"
        self.expect(FINE, "export", BASE, "-o", name)
        self.assertTrue((self.folder / name).stat().st_size > 0)
        self.assertIn("File name too long", self.expect(UNUSABLE, "export", BASE, "-o", "x" + name).err)

    def test_paths_of_4000_characters(self):
        deep = "/".join([str(self.folder), *["d" * 200] * 19])
        deep += "/" + "d" * (3_990 - len(deep))
        os.makedirs(deep[:3_000])
        self.addCleanup(shutil.rmtree, self.folder / ("d" * 200), ignore_errors=True)
        folder = os.open(deep[:3_000], os.O_RDONLY)
        os.close(folder)
        os.makedirs(deep)
        self.expect(FINE, "export", BASE, "-o", deep + "/out.md")
        self.assertTrue(os.path.getsize(deep + "/out.md") > 0)
        too_long = "/".join(["d" * 200] * 25) + "/a.md"
        for arguments in (["check", too_long], ["export", BASE, "-o", too_long], ["compare", BASE, too_long]):
            self.assertIn("File name too long", self.expect(UNUSABLE, *arguments).err)

    def test_symbolic_links(self):
        real = self.write("real.md", "old")
        real.chmod(0o640)
        for name, goal in (("one.md", "real.md"), ("two.md", "one.md")):
            (self.folder / name).symlink_to(goal)
        (self.folder / "later.md").symlink_to("made.md")
        (self.folder / "round.md").symlink_to("round.md")
        self.expect(FINE, "export", BASE, "-o", "two.md", "-o", "later.md")
        self.assertTrue(all((self.folder / name).is_symlink() for name in ("one.md", "two.md", "later.md")))
        self.assertEqual(real.read_bytes(), (self.folder / "made.md").read_bytes())
        self.assertEqual(0o640, real.stat().st_mode & 0o777)
        self.assertIn("leads back to itself", self.expect(UNUSABLE, "export", BASE, "-o", "round.md").err)
        self.assertTrue((self.folder / "round.md").is_symlink())
        (self.folder / "page.html").symlink_to("real.md")
        for outputs in (["real.md", "page.html"], ["new.md", "./new.md"], ["new.md", self.folder / "new.md"]):
            outcome = self.expect(USAGE, "export", BASE, "-o", outputs[0], "-o", outputs[1])
            self.assertIn(f"{outputs[1]}: is named twice", outcome.err)
        self.assertIn("Too many levels", self.expect(UNUSABLE, "check", "round.md").err)

    def test_a_pipe_with_a_name_is_read_and_written(self):
        pipe = self.folder / "in.cluster.yaml"
        os.mkfifo(pipe)
        writer = subprocess.Popen(["sh", "-c", 'cat "$1" >"$2"', "sh", BASE, pipe])
        self.expect(FINE, "check", pipe)
        self.assertEqual(0, writer.wait(timeout=60))
        out = self.folder / "out.md"
        os.mkfifo(out)
        reader = subprocess.Popen(["cat", out], stdout=subprocess.PIPE)
        self.expect(FINE, "export", BASE, "-o", out)
        self.assertTrue(reader.communicate(timeout=60)[0].startswith(b"# "))
        self.assertTrue(out.is_fifo())

    def test_what_is_no_file(self):
        listener = socket.socket(socket.AF_UNIX)
        self.addCleanup(listener.close)
        os.chdir(self.folder)
        listener.bind("s.md")
        self.expect(UNUSABLE, "check", "s.md")
        self.expect(UNUSABLE, "export", BASE, "-o", "s.md")
        for arguments in (["check", "."], ["export", BASE, "-o", "./"], ["export", BASE, "-o", ".", "--to", "md"], ["compare", BASE, "/"], ["import", "."], ["check", BASE, "--catalog", "."]):
            self.assertNotEqual(FINE, self.run_cli(*arguments).status)
        self.assertIn("folder", self.expect(UNUSABLE, "check", ".").err)
        if os.path.exists("/proc/self/mem"):
            self.expect(UNUSABLE, "check", "/proc/self/mem")

    def test_a_read_only_disk_and_a_full_one(self):
        if os.geteuid() != 0:
            self.skipTest("only root can mount")
        disk = self.folder / "disk"
        disk.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True).returncode != 0:
            self.skipTest("mounting is not permitted here")
        self.addCleanup(subprocess.run, ["umount", disk], check=True)
        (disk / "out.xlsx").write_text("old")
        outcome = self.expect(UNUSABLE, "export", BASE, "-o", disk / "out.xlsx", "-o", disk / "out.wiring.csv")
        self.assertIn("No space left on device", outcome.err)
        self.assertEqual(["out.xlsx"], os.listdir(disk))
        self.assertEqual("old", (disk / "out.xlsx").read_text())
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        for arguments in (["export", BASE, "-o", disk / "out.md"], ["new", "-o", disk / "a.yaml"], ["check", BASE, "--fix", "-o", disk / "a.cluster.yaml"]):
            self.assertIn("Read-only file system", self.expect(UNUSABLE, *arguments).err)

    def test_a_limit_on_file_sizes_is_told(self):
        """ulimit -f sends a signal that would end the program."""
        script = 'ulimit -f 8; exec "$@"'
        (self.folder / "out.wiring.csv").write_text("old")
        done = subprocess.run(["sh", "-c", script, "sh", CLI, "export", BASE, "-o", "out.wiring.csv"], capture_output=True, timeout=60, cwd=self.folder)
        self.assertEqual(UNUSABLE, done.returncode)
        self.assertIn(b"File too large", done.stderr)
        self.assertEqual(["out.wiring.csv"], os.listdir(self.folder))
        self.assertEqual("old", (self.folder / "out.wiring.csv").read_text())

    def test_missing_memory_is_told(self):
        def run(kilobytes, *arguments):
            return subprocess.run(["sh", "-c", 'ulimit -v "$1"; shift; exec "$@"', "sh", str(kilobytes), CLI, *map(str, arguments)], capture_output=True, timeout=60, cwd=self.folder)

        least = next((limit for limit in range(8_000, 400_000, 4_000) if run(limit, "--version").returncode == FINE), None)
        if least is None:
            self.skipTest("a sanitizer takes more")
        waiver = '  - {rule: fabric/oversubscribed, at: networks/compute, reason: "agreed", by: "A", date: 2026-11-12}\n'
        (self.folder / "long.cluster.yaml").write_text("schema: clusterbrief/request/1\nwaivers:\n" + waiver * 35_000)
        (self.folder / "out.cluster.yaml").write_text("old")
        done = run(least + 8_000, "check", "long.cluster.yaml", "--fix", "-o", "out.cluster.yaml")
        self.assertEqual(UNUSABLE, done.returncode, done.stderr)
        self.assertEqual(b"not enough memory\n", done.stderr)
        self.assertEqual("old", (self.folder / "out.cluster.yaml").read_text())


class Kills(CliTest):
    def outputs(self):
        return [word for ending in ENDINGS for word in ("-o", f"out.{ending}")]

    def test_files_are_old_or_new_whenever_the_program_is_killed(self):
        env = {**environment(), "SOURCE_DATE_EPOCH": "1"}
        other = ["--set", "project/title=Other"]
        versions = {ending: set() for ending in ENDINGS}
        began = time.monotonic()
        for extra in (other, []):
            subprocess.run([CLI, "export", BASE, *self.outputs(), *extra], check=True, capture_output=True, cwd=self.folder, env=env)
            for ending in ENDINGS:
                versions[ending].add((self.folder / f"out.{ending}").read_bytes())
        usual = (time.monotonic() - began) / 2
        chance = random.Random(7)
        killed = 0
        for number in range(200):
            process = subprocess.Popen([CLI, "export", BASE, *self.outputs(), *(other if number % 2 else [])],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, env=env)  # fmt: skip
            time.sleep(chance.uniform(0, usual))
            process.kill()
            killed += process.wait() == -signal.SIGKILL
            for ending in ENDINGS:
                self.assertIn((self.folder / f"out.{ending}").read_bytes(), versions[ending], ending)
        self.assertGreater(killed, 20)
        left = [name for name in os.listdir(self.folder) if not name.startswith("out.")]
        self.assertTrue(all(name.startswith(".clusterbrief-") and name.endswith(".tmp") for name in left), left)
        self.expect(FINE, "export", BASE, *self.outputs())
        self.assertEqual(sorted(f"out.{ending}" for ending in ENDINGS), sorted(os.listdir(self.folder)))

    def test_leftovers_go_and_what_is_in_use_stays(self):
        left = self.write(".clusterbrief-abcdef.tmp", "half")
        used = self.write(".clusterbrief-ghijkl.tmp", "half")
        mine = self.write(".clusterbrief-notes.txt", "mine")
        link = self.folder / ".clusterbrief-linked.tmp"
        link.symlink_to(self.write("precious.txt", "mine"))
        with open(used, "r+b") as held:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.expect(FINE, "export", BASE, "-o", "out.md")
            self.assertEqual([False, True, True, True, True], [path.exists() for path in (left, used, mine, link, self.folder / "precious.txt")])

    def test_many_writers_of_one_file(self):
        processes = [subprocess.Popen([CLI, "export", BASE, "-o", "out.html"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder) for _ in range(12)]
        for process in processes:
            self.assertEqual((FINE, 0), (process.returncode or FINE, process.wait(timeout=60)), process.stderr.read())
            process.stderr.close()
        self.assertEqual(["out.html"], os.listdir(self.folder))


TRACE = ("strace", "-f", "--seccomp-bpf", "-e", "trace=socket,connect", "-o")


def permits(*prefix):
    return shutil.which(prefix[0]) is not None and subprocess.run([*prefix, "true"], capture_output=True).returncode == 0


def sockets_in(log):
    """But for the one on which the C library asks this machine for the name of a user."""
    calls = [line for line in log.read_text().splitlines() if "socket(" in line or "connect(" in line]
    asked = sum("nscd/socket" in line for line in calls)
    local = [line for line in calls if "socket(AF_UNIX" in line]
    return [line for line in calls if "nscd/socket" not in line and line not in local[:asked]]


class Network(CliTest):
    """Neither a command nor the window talks to anything: not to the network, not to a socket of this machine."""

    COMMANDS = (*REPORTS, ["import", BASE], ["check", BASE, "--format", "sarif"], ["check", BASE, "--fix", "-o", "fixed.cluster.yaml"],
                ["export", BASE, "-o", "-", "--to", "md"], ["check", "http://127.0.0.1:9/a.yaml"], ["check", BASE, "--catalog", "https://localhost/x"])  # fmt: skip

    def commands(self):
        endings = [*ENDINGS, "svg", "dot", "topo", "topology.conf", "bom.csv", *(["pdf"] if HAS_PDF else [])]
        return [*self.COMMANDS, ["export", BASE, *[word for ending in endings for word in ("-o", f"out.{ending}")]]]

    def test_every_command_works_without_a_network(self):
        if not permits("unshare", "-n"):
            self.skipTest("a network namespace is not permitted here")
        for arguments in self.commands():
            with self.subTest(arguments):
                usual = self.run_cli(*arguments)
                apart = self.run_cli(*arguments, prefix=("unshare", "-n"))
                self.assertEqual((usual.status, usual.out, usual.err), (apart.status, apart.out, apart.err))

    def test_no_command_opens_a_socket(self):
        log = self.trace_that_sees_sockets()
        for arguments in self.commands():
            with self.subTest(arguments):
                self.run_cli(*arguments, prefix=(*TRACE, log))
                self.assertEqual([], sockets_in(log))

    def test_the_window_works_without_a_network_and_opens_no_socket(self):
        if JOURNEYS is None or not permits("unshare", "-n"):
            self.skipTest("needs the window and a network namespace")
        log = self.trace_that_sees_sockets()
        journeys = ["fromTemplateToPdf", "mistakeIsFoundFixedAndBroughtBack", "rightBriefByKeyboardAlone"]
        done = subprocess.run(["unshare", "-n", *TRACE, log, JOURNEYS, *journeys], capture_output=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        self.assertEqual(0, done.returncode, done.stdout.decode("utf-8", "replace")[-2000:])
        self.assertEqual([], sockets_in(log))

    def trace_that_sees_sockets(self):
        log = self.folder / "strace.log"
        if "ASAN_OPTIONS" in os.environ or not permits("strace", "-f", "-o", log):
            self.skipTest("needs strace")
        control = [*TRACE, log, "/usr/bin/python3", "-c", "import socket; socket.socket()"]
        subprocess.run(control, check=True, capture_output=True)
        self.assertEqual(1, len(sockets_in(log)), "the trace sees a socket where there is one")
        return log


if __name__ == "__main__":
    main()
