"""`import` as a process: formats, files, exit status."""

import json

from command import FINDINGS, FINE, UNUSABLE, USAGE, CliTest, main

SCRIPT = "torchrun --nproc_per_node 8 --nnodes 16 t.py \\\n  --tensor-model-parallel-size 8 --pipeline-model-parallel-size 4 --bf16 --rerun-mode on\n"
CONFIG = {"model_type": "llama", "hidden_size": 8192, "intermediate_size": 28672, "num_attention_heads": 64, "num_hidden_layers": 80,
          "num_key_value_heads": 8, "tie_word_embeddings": False, "torch_dtype": "bfloat16", "vocab_size": 128256}
KEYS = {"schema", "recognised_as", "model", "workload", "gpus", "nodes", "kv_cache_bf16", "weight_bytes", "understood", "not_understood", "assumed", "messages"}


class Import(CliTest):
    def test_json_has_every_key(self):
        for text in (SCRIPT, json.dumps(CONFIG), "vllm serve org/model"):
            outcome = self.expect(FINE, "import", "-", "--format", "json", stdin=text.encode()).json
            self.assertEqual("clusterbrief/import/1", outcome["schema"])
            self.assertEqual(KEYS, set(outcome))
            for fact in outcome["understood"]:
                self.assertEqual({"source", "line", "column", "field", "value"}, set(fact))
            for gap in outcome["not_understood"]:
                self.assertEqual({"source", "line", "column", "reason"}, set(gap))
            for assumption in outcome["assumed"]:
                self.assertEqual({"field", "value", "reason"}, set(assumption))
            for message in outcome["messages"]:
                self.assertEqual({"severity", "text"}, set(message))

    def test_numbers_are_numbers(self):
        outcome = self.expect(FINE, "import", self.write("train.sh", SCRIPT), "--format", "json").json
        self.assertEqual({"tensor": 8, "pipeline": 4, "sequence": False, "context": 1, "data": 4}, outcome["workload"]["parallelism"])
        self.assertEqual(128, outcome["gpus"])
        model = self.expect(FINE, "import", self.write("config.json", json.dumps(CONFIG)), "--format", "json").json["model"]
        self.assertEqual(70553706496, model["parameters"])

    def test_text_says_what_was_and_was_not_understood(self):
        out = self.expect(FINE, "import", self.write("train.sh", SCRIPT)).out
        self.assertIn("Recognised as Megatron-LM command line", out)
        self.assertRegex(out, r"workload/parallelism/tensor += 8 +from --tensor-model-parallel-size  \(line 2\)")
        self.assertRegex(out, r"Assumed[^\n]*\n(.*\n)*  workload/parallelism/context = 1: not stated")
        self.assertRegex(out, r"Not understood[^\n]*\n  --rerun-mode on  \(line 2\): ")

    def test_quantisation_beside_a_config_is_read(self):
        path = self.write("70b.config.json", json.dumps(CONFIG))
        self.write("70b.hf_quant_config.json", json.dumps({"quantization": {"quant_algo": "FP8", "kv_cache_quant_algo": "FP8"}}))
        told = self.expect(FINE, "import", path, "--format", "json").json
        self.assertEqual(("fp8", "fp8"), (told["workload"]["precision"], told["workload"]["kv_precision"]))
        self.assertAlmostEqual(72.66, told["weight_bytes"] / 1e9, 2)
        self.write("70b.hf_quant_config.json", "{")
        self.assertIn("70b.hf_quant_config.json:1:", self.expect(UNUSABLE, "import", path).err)

    def test_a_request_is_written_that_check_reads(self):
        for name, text in (("a.cluster.yaml", SCRIPT), ("b.cluster.json", json.dumps(CONFIG))):
            self.expect(FINE, "import", "-", "-o", name, stdin=text.encode())
            findings = self.run_cli("check", name, "--format", "json")
            self.assertEqual("clusterbrief/findings/1", findings.json["schema"])
        size = self.expect(FINE, "size", "b.cluster.json", "--format", "json").json
        self.assertIn("imported", size["workloads"])

    def test_a_request_goes_to_standard_output_alone(self):
        outcome = self.expect(FINE, "import", "-", "-o", "-", stdin=SCRIPT.encode())
        self.assertTrue(outcome.out.startswith("schema: clusterbrief/request/1"))

    def test_another_file_is_not_overwritten(self):
        mine = self.write("mine.cluster.yaml", "mine\n")
        outcome = self.expect(UNUSABLE, "import", "-", "-o", mine, stdin=SCRIPT.encode())
        self.assertIn("exists and holds something else", outcome.err)
        self.assertEqual("mine\n", mine.read_text())
        self.expect(FINE, "import", "-", "-o", "new.cluster.yaml", stdin=SCRIPT.encode())
        self.expect(FINE, "import", "-", "-o", "new.cluster.yaml", stdin=SCRIPT.encode())

    def test_a_model_without_a_count_is_left_out_and_told(self):
        unknown = dict(CONFIG, model_type="hyena")
        outcome = self.expect(FINE, "import", "-", "-o", "a.cluster.yaml", stdin=json.dumps(unknown).encode())
        self.assertIn("the model is left out of the request", outcome.err)
        self.assertNotIn("model", (self.folder / "a.cluster.yaml").read_text())

    def test_contradictions_are_findings(self):
        text = "torchrun --nproc_per_node 8 --nnodes 3 t.py --tensor-model-parallel-size 8 --pipeline-model-parallel-size 2"
        self.assertIn("error: 24 GPUs do not divide by 16", self.expect(FINDINGS, "import", "-", stdin=text.encode()).out)

    def test_usage_is_decided_first(self):
        self.expect(USAGE, "import")
        self.expect(USAGE, "import", "absent", "--format", "yaml")
        self.expect(USAGE, "import", "absent", "--what")

    def test_unusable_files_are_told_with_their_place(self):
        self.assertIn("absent: cannot be read", self.expect(UNUSABLE, "import", "absent").err)
        path = self.write("cut.json", '{"model_type": "llama",\n "hidden_si')
        self.assertIn(f"{path}:2:2: ", self.expect(UNUSABLE, "import", path).err)
        path = self.write("own.json", '{"dim": 7168, "n_layers": 61}')
        self.assertIn(f"{path}:1:1: ", self.expect(UNUSABLE, "import", path).err)
        self.expect(UNUSABLE, "import", self.write("binary", bytes(range(256)) * 40))
        self.expect(UNUSABLE, "import", self.write("long", b"--seq-length " + b"8" * 10_000_000))

    def test_no_sign_for_the_terminal_gets_through(self):
        outcome = self.expect(FINE, "import", "-", stdin=b"--tensor-model-parallel-size \x1b[31m8 --bf16")
        self.assertNotIn("\x1b", outcome.out)


if __name__ == "__main__":
    main()
