"""Bad input gives the contract's exit status, a clear line a problem, and leaves nothing behind."""

import os
import shutil
import subprocess
import unittest

from command import BASE, CLI, FINE, UNUSABLE, CliTest, main, most_memory_mb

HEAD = "schema: clusterbrief/request/1\n"


def alias_bomb():
    lines = ["a: &a [x,x,x,x,x,x,x,x,x]"]
    for before, name in zip("abcdefgh", "bcdefghi"):
        lines.append(f"{name}: &{name} [" + ",".join([f"*{before}"] * 9) + "]")
    return HEAD + "\n".join(lines) + "\n"


TEXTS = {
    "neither YAML nor JSON": b"%PDF-1.6 not a request",
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "tabs": HEAD + "project:\n\ttitle: x\n",
    "duplicate keys": HEAD + "nodes: []\nnodes: []\n",
    "aliases that explode": alias_bomb(),
    "100,000 levels": HEAD + "a: " + "[" * 100_000 + "]" * 100_000,
    "several documents": HEAD + "---\n" + HEAD,
    "duplicate keys in JSON": '{"schema": "clusterbrief/request/1", "nodes": [], "nodes": []}',
    "NaN in JSON": '{"schema": "clusterbrief/request/1", "facility": {"rack_power_kw": NaN}}',
    "a huge number in JSON": '{"schema": "clusterbrief/request/1", "facility": {"rack_power_kw": 1e999}}',
    "bytes after NUL": HEAD.encode() + b"\0garbage",
    "100,000 levels of JSON": '{"schema": "clusterbrief/request/1", "a": ' + "[" * 100_000,
    "wrong type": HEAD + "nodes: gpu\n",
    "invalid UTF-8": HEAD.encode() + b"project: {title: \"\xc3\x28\"}\n",
    "UTF-16": (HEAD + "project: {title: x}\n").encode("utf-16"),
    "empty": b"",
    "no schema": "project: {title: x}\n",
    "newer schema": "schema: clusterbrief/request/9\n",
}
COUNTS = ["0", "-4", "1.5", "1e3", "010", "1000000000000000000", "no", "none", "'4'", "0x10", "[1]", "{}", "true", ".nan"]


class BadInput(CliTest):
    def refused(self, *arguments, **options):
        outcome = self.expect(UNUSABLE, *arguments, **options)
        self.assertEqual("", outcome.out)
        self.assertNotIn("Traceback", outcome.err)
        for line in outcome.err.strip().splitlines():
            self.assertLess(len(line), 400, line)
        return outcome

    def test_every_bad_text_is_refused_by_every_command(self):
        for name, text in TEXTS.items():
            with self.subTest(name):
                path = self.write("bad.cluster.yaml", text)
                outcome = self.refused("check", path)
                self.assertTrue(outcome.err.startswith(str(path)), outcome.err)
                self.refused("size", path, "--format", "json")
                self.refused("export", path, "-o", "out.md", "-o", "out.brief.json")
                self.assertEqual([path.name], os.listdir(self.folder))
                self.refused("check", "-", stdin=path.read_bytes())

    def test_bad_counts(self):
        for count in COUNTS:
            with self.subTest(count):
                path = self.write("bad.cluster.yaml", f"{HEAD}nodes:\n  - name: gpu\n    count: {count}\n")
                self.assertIn(f"{path}:4:12: nodes/0/count", self.refused("check", path).err)

    def test_unknown_system_is_no_reading_error(self):
        self.assertEqual(1, self.run_cli("check", "-", stdin=(HEAD + "nodes: [{name: a, system: no, count: 1}]\n").encode()).status)

    def test_all_problems_at_once(self):
        path = self.write("bad.cluster.yaml", f"{HEAD}nodes:\n  - {{name: a, count: x}}\n  - {{name: b, count: y}}\nfacility: []\n")
        self.assertEqual(3, len(self.refused("check", path).err.strip().splitlines()))

    def test_places_that_cannot_be_read(self):
        self.assertIn("folder", self.refused("check", self.folder).err)
        self.assertIn("No such file", self.refused("check", "missing.yaml").err)
        self.refused("check", "name\nwith line\x1b[31m.yaml")
        self.refused("check", BASE, "--catalog", "missing.yaml")
        endless = self.run_cli("check", "/dev/zero")
        self.assertEqual(UNUSABLE, endless.status)

    def test_file_without_permission(self):
        path = self.write("secret.cluster.yaml", BASE.read_bytes())
        path.chmod(0)
        self.folder.chmod(0o755)
        prefix = self.as_nobody()
        self.assertIn("Permission denied", self.refused("check", path, prefix=prefix).err)

    def test_folder_that_cannot_be_written(self):
        self.folder.chmod(0o555)
        prefix = self.as_nobody()
        target = self.folder / "out.md"
        # From standard input: whoever is not root may not reach the test's own data.
        outcome = self.refused("export", "-", "-o", target, prefix=prefix, stdin=BASE.read_bytes())
        self.assertIn("out.md", outcome.err)
        self.folder.chmod(0o755)
        self.assertFalse(target.exists())

    def test_file_that_can_only_be_read_is_kept(self):
        target = self.folder / "out.md"
        target.write_text("old")
        target.chmod(0o444)
        self.folder.chmod(0o777)
        prefix = self.as_nobody()
        outcome = self.refused("export", "-", "-o", target, prefix=prefix, stdin=BASE.read_bytes())
        self.assertIn("out.md: cannot be written: the file can only be read", outcome.err)
        self.assertEqual("old", target.read_text())

    @unittest.skipUnless(os.geteuid() == 0, "only root writes into the files of others")
    def test_owner_of_a_file_stays(self):
        target = self.folder / "out.md"
        target.write_text("old")
        os.chown(target, 65534, 65534)
        self.expect(FINE, "export", BASE, "-o", target)
        self.assertEqual((65534, 65534), (target.stat().st_uid, target.stat().st_gid))

    def test_failed_write_keeps_the_old_file(self):
        target = self.folder / "out.md"
        target.write_text("old")
        self.refused("export", BASE, "-o", self.folder / "missing" / "out.html", "-o", target)
        self.assertEqual("old", target.read_text())
        (self.folder / "folder.md").mkdir()
        self.assertIn("folder", self.refused("export", BASE, "-o", "folder.md").err)
        if os.path.exists("/dev/full"):
            self.assertIn("No space", self.refused("export", BASE, "-o", "/dev/full", "--to", "md").err)

    @unittest.skipUnless(os.path.exists("/dev/full"), "this system has no full device")
    def test_full_standard_output(self):
        for arguments in (["check", BASE], ["check", BASE, "--format", "json"], ["size", BASE], ["rules"], ["schema", "request"], ["catalog"],
                          ["explain", "fabric/oversubscribed"], ["new"], ["new", "--list"], ["export", BASE, "-o", "-", "--to", "md"]):
            with self.subTest(arguments), open("/dev/full", "wb") as full:
                done = subprocess.run([CLI, *map(str, arguments)], stdout=full, stderr=subprocess.PIPE, timeout=60)
                self.assertEqual(UNUSABLE, done.returncode)
                self.assertEqual(1, done.stderr.decode().count("<stdout>: cannot be written: No space left on device"))

    def test_empty_name_is_named(self):
        self.assertTrue(self.refused("check", "").err.startswith('"": '))

    def test_closed_standard_output(self):
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run([CLI, "size", str(BASE)], stdout=writer, stderr=subprocess.PIPE, timeout=60)
        os.close(writer)
        self.assertEqual(UNUSABLE, done.returncode)

    def test_names_do_not_reach_the_terminal_as_commands(self):
        request = HEAD + 'nodes: [{name: "a\\e[31m", system: "b\\u009b", count: 1}]\n'
        outcome = self.run_cli("check", "-", stdin=request.encode())
        self.assertNotIn("\x1b", outcome.out + outcome.err)
        self.assertNotIn("\u009b", outcome.out + outcome.err)

    def test_memory_stays_small(self):
        for text in (*TEXTS.values(), "a: " + "x" * 90_000_000):
            self.run_cli("check", "-", stdin=text if isinstance(text, bytes) else text.encode())
        if "ASAN_OPTIONS" not in os.environ:
            self.assertLess(most_memory_mb(), 200)

    def as_nobody(self):
        """Root may write anywhere, so a test of permissions drops it."""
        if os.geteuid() != 0:
            return ()
        if shutil.which("setpriv") is None:
            self.skipTest("needs setpriv to drop root")
        return ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


class OddNames(CliTest):
    def test_names_with_spaces_and_quotes(self):
        path = self.write("a 'b' \"c\" ü.cluster.yaml", BASE.read_bytes())
        self.expect(FINE, "export", path, "-o", "out 'x' ü.md")

    def test_symbolic_link_is_written_through(self):
        real = self.write("real.md", "old")
        link = self.folder / "link.md"
        link.symlink_to(real)
        self.expect(FINE, "export", BASE, "-o", link)
        self.assertTrue(link.is_symlink())
        self.assertNotEqual("old", real.read_text())


if __name__ == "__main__":
    main()
