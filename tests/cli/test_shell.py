"""What shells and `man` are given: it follows every command and option that there is."""

import pathlib
import re
import shutil
import subprocess
import unittest

from command import CLI, FINE, USAGE, CliTest, main

SHELLS = ("bash", "zsh", "fish")


class Shell(CliTest):
    def commands(self):
        """Every command with the long options of its help."""
        text = self.expect(FINE, "--help").out
        names = re.findall(r"^  ([a-z]+) {2,}", text.split("Subcommands:")[1], re.M)
        self.assertLess(10, len(names))
        return {name: set(re.findall(r"--[a-z-]+", self.options(name))) for name in names}

    def options(self, command):
        lines = self.expect(FINE, command, "--help").out.splitlines()
        return "\n".join(line[:29] for line in lines if line.startswith("  -"))

    def complete(self, *words):
        """What bash would offer for the last word."""
        script = self.write("completion.bash", self.expect(FINE, "completion", "bash").out)
        program = f"""
            PATH={pathlib.Path(CLI).parent}:$PATH
            source {script}
            COMP_WORDS=({' '.join(repr(word) for word in ('clusterbrief-cli', *words))})
            COMP_CWORD={len(words)}
            _clusterbrief_cli
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        done = subprocess.run(["bash", "-c", program], capture_output=True, check=True, encoding="utf-8")
        self.assertEqual("", done.stderr)
        return done.stdout.split()

    def test_commands_are_offered(self):
        self.assertEqual(["compare", "completion"], self.complete("comp"))

    def test_options_of_the_command_are_offered(self):
        self.assertEqual(["--fail-on"], self.complete("check", "my.cluster.yaml", "--fa"))
        self.assertEqual([], self.complete("size", "my.cluster.yaml", "--fa"))

    def test_values_are_offered(self):
        self.assertEqual(["text", "json", "sarif"], self.complete("check", "--format", ""))
        self.assertEqual(["h100-superpod-127"], self.complete("new", "--template", "h100-s"))
        self.assertIn("fabric/oversubscribed", self.complete("explain", "fabric/over"))
        self.assertIn("llama-3.1-70b", self.complete("suggest", "--model", "llama-3.1"))

    def test_files_are_left_to_the_shell(self):
        self.assertEqual([], self.complete("check", ""))
        self.assertEqual([], self.complete("export", "my.cluster.yaml", "-o", ""))

    def test_every_option_is_in_every_completion(self):
        for shell in SHELLS:
            text = self.expect(FINE, "completion", shell).out
            for command, options in self.commands().items():
                for option in options:
                    name = f"-l {option[2:]}" if shell == "fish" else option
                    self.assertIn(name, text, f"{shell} {command}")

    def test_shells_read_their_completion(self):
        for shell in SHELLS:
            if shutil.which(shell) is None:
                continue
            script = self.write(f"completion.{shell}", self.expect(FINE, "completion", shell).out)
            done = subprocess.run([shell, "-n", script], capture_output=True, encoding="utf-8")
            self.assertEqual((0, ""), (done.returncode, done.stderr), shell)

    def test_manual_has_every_command_and_option(self):
        page = self.expect(FINE, "manual").out
        for command, options in self.commands().items():
            self.assertIn(f".SS {command}\n", page)
            for option in options - {"--help"}:
                self.assertIn(option.replace("-", "\\-"), page, command)

    def test_man_has_nothing_to_complain(self):
        if shutil.which("groff") is None:
            self.skipTest("groff is not installed")
        page = self.write("clusterbrief-cli.1", self.expect(FINE, "manual").out)
        window = pathlib.Path(__file__).parents[2] / "packaging" / "man" / "clusterbrief.1"
        for name in (page, window):
            done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", name], capture_output=True, encoding="utf-8")
            self.assertEqual((0, ""), (done.returncode, done.stderr))
            self.assertTrue("SEE ALSO" in re.sub(".\x08", "", done.stdout), f"{name} ends early")

    def test_version_says_what_was_built(self):
        self.assertRegex(self.expect(FINE, "--version").out, r"^clusterbrief-cli \d+\.\d+\.\d+ \(.*(Qt).*\)\n$")

    def test_unknown_shell_is_refused(self):
        self.assertIn("bash", self.expect(USAGE, "completion", "tcsh").err)


if __name__ == "__main__":
    main()
