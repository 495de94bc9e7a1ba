"""What `suggest` answers, writes and refuses."""

import unittest

from command import FINDINGS, FINE, UNUSABLE, USAGE, CliTest, main

FINE_TUNE = ("suggest", "--model", "llama-3.1-70b", "--kind", "training")
SERVING = ("suggest", "--model", "llama-3.3-70b", "--kind", "inference", "--precision", "fp8")


class Suggest(CliTest):
    def test_every_system_is_in_the_table(self):
        outcome = self.expect(FINE, *FINE_TUNE)
        lines = {line.split()[0]: line.split() for line in outcome.out.splitlines() if line.startswith("  ")}
        self.assertEqual(["hgx-h100-8", "15", "2", "16"], lines["hgx-h100-8"][:4])
        self.assertEqual(["hgx-b300-8", "5", "1", "8"], lines["hgx-b300-8"][:4])
        self.assertIn("takes any card", " ".join(lines["pcie-server"]))
        self.assertIn("Taken, since not stated", outcome.out)

    def test_columns_of_the_table_are_aligned(self):
        lines = self.expect(FINE, *FINE_TUNE).out.splitlines()
        head = next(line for line in lines if line.startswith("  system"))
        rows = [line for line in lines if " × data " in line]
        self.assertLess(5, len(rows))
        self.assertEqual({head.index("layout")}, {line.index("tensor") for line in rows})

    def test_one_system_has_its_layouts(self):
        outcome = self.expect(FINE, *SERVING, "--system", "hgx-h200-8")
        self.assertIn("72.7 GB + KV cache 42.9 GB = 115.6 GB", outcome.out)
        self.assertIn("not needed", outcome.out)

    def test_json_is_as_documented(self):
        result = self.expect(FINE, *SERVING, "--system", "hgx-h200-8", "--format", "json").json
        self.assertEqual("clusterbrief/suggest/1", result["schema"])
        self.assertEqual({"schema", "asked", "assumptions", "ranking", "systems"}, set(result))
        (system,) = result["systems"]
        self.assertEqual({"system", "name", "gpu", "gpus_by_memory", "by_memory", "options", "roomier", "reason"}, set(system))
        best = system["options"][0]
        self.assertEqual({"servers", "gpus_to_buy", "gpus_together", "layout", "memory_gb", "gpu_memory_gb", "headroom_gb",
                          "headroom", "fabric_gb_a_step", "lost_seconds_a_step", "needs_compute_fabric"}, set(best))
        self.assertEqual(1, best["gpus_together"])
        self.assertAlmostEqual(115.65, best["memory_gb"], places=1)
        self.assertAlmostEqual(best["gpu_memory_gb"], best["memory_gb"] + best["headroom_gb"])

    def test_written_request_is_one_that_check_takes(self):
        path = self.folder / "job.cluster.yaml"
        self.expect(FINE, *FINE_TUNE, "--system", "dgx-h100", "-o", path)
        self.expect(FINE, "check", path)
        design = self.expect(FINE, "size", path, "--format", "json").json
        self.assertEqual(16, design["totals"]["gpus"])
        self.assertEqual({"compute", "storage", "in_band", "out_of_band"}, set(design["networks"]))
        path.write_text("schema: clusterbrief/request/1\nproject: {title: mine}\n")
        self.assertIn("exists and holds something else", self.expect(UNUSABLE, *FINE_TUNE, "--system", "dgx-h100", "-o", path).err)
        self.assertIn("mine", path.read_text())

    def test_request_on_standard_output_stands_alone(self):
        written = self.expect(FINE, *SERVING, "--system", "hgx-h200-8", "-o", "-")
        self.assertIn("clusterbrief/request/1", written.out)
        self.expect(FINE, "check", "-", stdin=written.out.encode())

    def test_wrong_words_name_the_right_ones(self):
        self.assertIn("--model: llama-3.1-70: the catalog has no such model; did you mean llama-3.1-70b?",
                      self.expect(USAGE, "suggest", "--model", "llama-3.1-70", "--kind", "training").err)
        self.assertIn("did you mean dgx-h100?", self.expect(USAGE, *FINE_TUNE, "--system", "dgx-h10").err)
        for arguments in (("suggest",), ("suggest", "--model", "llama-3.1-70b"), (*FINE_TUNE[:4], "guessing"),
                          (*FINE_TUNE, "--precision", "fp7"), (*FINE_TUNE, "--sharding", "zero4"), (*FINE_TUNE, "--format", "csv"),
                          (*FINE_TUNE, "--concurrent", "2"), (*SERVING, "--sharding", "zero1"), (*FINE_TUNE, "-o", "x.yaml")):
            self.expect(USAGE, *arguments)

    def test_figures_are_plain_counts(self):
        for option in ("--gpus", "--sequence", "--global-batch"):
            for figure in ("0", "-3", "1e3", "010", "1.5", "many", "99999999999999999999999", "1000000000000000000"):
                outcome = self.expect(USAGE, *FINE_TUNE, f"{option}={figure}")
                self.assertIn(option, outcome.err)

    def test_what_fits_nowhere_is_told(self):
        outcome = self.expect(FINDINGS, "suggest", "--model", "llama-3.1-405b", "--kind", "inference", "--system", "dgx-h100", "--gpus", "8",
                              "-o", "none.yaml")
        self.assertIn("nothing fits on 1 server: ", outcome.out)
        self.assertFalse((self.folder / "none.yaml").exists())

    def test_users_catalog_has_its_own_systems(self):
        catalog = self.write("mine.yaml", "systems:\n  - {id: mine, name: Mine, form: server, gpu: b200, gpus: 4, domain: 4}\n")
        outcome = self.expect(FINE, "suggest", "--model", "llama-3.1-8b", "--kind", "inference", "--system", "mine", "--catalog", catalog)
        self.assertIn("1 server, 4 GPUs", outcome.out)


if __name__ == "__main__":
    main()
