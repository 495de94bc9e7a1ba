"""What the request's format takes from YAML 1.2 and JSON: each form has its right value or a message.

A case is a text and either the value that the request then has or a place and words of the message.
"""

import json
import unittest

import yaml

from command import DATA, FINE, UNUSABLE, CliTest, main

HEAD = "schema: clusterbrief/request/1\n"
JSON_HEAD = '{"schema": "clusterbrief/request/1", '
MISSING = object()

NUMBER = "expected a number from 0 to 10,000 (kW)"
COUNT = "expected a whole number in plain digits from 1 to 1,000,000 (servers, or racks)"

# Count of a node group, at 4:12: the value, or what the message calls it.
COUNTS = {
    "5": 5,
    "5   ": 5,
    "5 # five": 5,
    "1000000": 1_000_000,
    "010": 'is the text "010"',
    "0o10": 'is the text "0o10"',
    "0x10": 'is the text "0x10"',
    "0b11": 'is the text "0b11"',
    "1e3": "is the number 1e3",
    "1_000": 'is the text "1_000"',
    "1,000": 'is the text "1,000"',
    ".inf": 'is the text ".inf"',
    "-.inf": 'is the text "-.inf"',
    ".nan": 'is the text ".nan"',
    "+5": 'is the text "+5"',
    "1.5": "is the number 1.5",
    "5.0": "is the number 5.0",
    "5.": 'is the text "5."',
    "-0": "is the number -0",
    "0": "is the number 0",
    "1000001": "is the number 1000001",
    "9223372036854775807": "is the number 9223372036854775807",
    "9223372036854775808": "is the number 9223372036854775808",
    "18446744073709551617": "is the number 18446744073709551617",
    "1" * 400: "is the number " + "1" * 60 + "…",
    "12:30:45": 'is the text "12:30:45"',
    "５": 'is the text "５"',
    "yes": 'is the text "yes"',
    "true": "is true",
    "[5]": "is a list",
    "{}": "is a map",
}
# A number with a fraction, at 2:27.
NUMBERS = {
    "0.1": 0.1,
    "1e3": 1000,
    "1E+3": 1000,
    "1.0": 1,
    "0": 0,
    "-0.0": 0,
    "010": 'is the text "010"',
    "0x10": 'is the text "0x10"',
    "1_000": 'is the text "1_000"',
    ".inf": 'is the text ".inf"',
    ".nan": 'is the text ".nan"',
    "nan": 'is the text "nan"',
    "Infinity": 'is the text "Infinity"',
    "+5": 'is the text "+5"',
    "-5": "is the number -5",
    ".5": 'is the text ".5"',
    "5.": 'is the text "5."',
    "1e": 'is the text "1e"',
    "1e400": "is the number 1e400",
    "1e-400": "is the number 1e-400",
    "1" * 400: "is the number " + "1" * 60 + "…",
    "1" + "0" * 400: "is the number 1" + "0" * 59 + "…",
}
# What a title is when it is written so, plain or quoted.
TEXTS = {
    **{word: word for word in ("no", "No", "yes", "on", "off", "y", "n", "true", "False", "TRUE", "2026-11-30", "2026-11-30T10:00:00Z")},
    **{word: word for word in ("1.10", "010", "0x10", "1e3", ".inf", ".nan", "12:30", "=", "<<", "--", "-x", "?x", ":x", "a#b", "a:b", "a'b")},
    "~": MISSING,
    "null": MISSING,
    "Null": MISSING,
    "NULL": MISSING,
    "": MISSING,
    '""': MISSING,
    "a #b": "a",
    "! 5": "5",
    "'it''s'": "it's",
    "'a\\n'": "a\\n",
    '"~"': "~",
    '"null"': "null",
    "a\n    b": "a b",
    '"a\n    b"': "a b",
    '"a\n\n    b"': "a\nb",
    '"a\\\n    b"': "ab",
    '"\\x41\\u00e9\\U0001F600"': "Aé😀",
    '"\\e\\a\\b\\v\\f"': "\x1b\a\b\v\f",
    '"\\N\\_\\L\\P"': "\x85\xa0\u2028\u2029",
    '"\xe9\\_\\N\xe9"': "é\xa0\x85é",
    '"\\/\\t\\r\\n\\"\\\\\\ "': '/\t\r\n"\\ ',
    "\u2028": "\u2028",
    "\x85x": "\x85x",
    "😀": "😀",
    "|\n    a\n     b\n\n    c": "a\n b\n\nc\n",
    "|-\n    a": "a",
    "|+\n    a\n\n": "a\n\n\n",
    "|2\n     a": " a\n",
    ">\n    a\n    b\n\n    c": "a b\nc\n",
    "| # remark\n    a # b": "a # b\n",
}
# What a title cannot be: column in line 3, words of the message.
BAD_TEXTS = {
    "-": (10, "a dash where no list item can stand; put each"),
    "a: b": (11, 'a second colon in one line, or a key where none can stand; put a text with ": " in it into quotes'),
    "x:": (11, "put a text"),
    "@x": (10, "a text cannot begin with this sign; put it into quotes"),
    "`x": (10, "put it into quotes"),
    "%x": (10, "put it into quotes"),
    "&a x": (10, "an anchor (&name) is not allowed; write the value out where it is wanted"),
    "*a": (10, "an alias (*name) is not allowed; write the value out"),
    "!x y": (10, "the tag !x is not allowed; write the plain value"),
    "!!str 5": (10, "the tag tag:yaml.org,2002:str is not allowed; write the plain value"),
    "!!int 5": (10, "the tag tag:yaml.org,2002:int is not allowed"),
    "!!binary aGk=": (10, "the tag tag:yaml.org,2002:binary is not allowed"),
    "!!python/object/apply:os.system [touch owned]": (10, "python/object/apply:os.system is not allowed"),
    "!<tag:yaml.org,2002:str> x": (10, "is not allowed; write the plain value"),
    '"\\u0000"': (10, "a NUL character (\\0) in a text, at which many programs stop reading; take it out"),
    '"a\\0b"': (10, "a NUL character"),
    '"\\x00"': (10, "a NUL character"),
    '"\\ud800"': (17, "an escape that names no character; write the character itself"),
    '"\\udc00"': (17, "an escape that names no character"),
    '"\\ud83d\\ude00"': (17, "\\U and eight hexadecimal digits in place of a pair of surrogates"),
    '"\\U00110000"': (21, "an escape that names no character"),
    '"\\q"': (13, "write \\\\ for a backslash, or the text in single quotes"),
    '"C:\\data"': (15, "write \\\\ for a backslash"),
    '"\\x4"': (15, "\\x has two, \\u four, \\U eight"),
    '"abc': (10, 'a text without its closing quote; expected " at its end'),
    "'abc": (10, "a text without its closing quote; expected ' at its end"),
    "'abc''": (10, "a text without its closing quote"),
    '"abc\\"': (10, "a text without its closing quote"),
    "a\x01": (11, 'a control character, which YAML has only as an escape; take it out, or write "\\u0001" in double quotes'),
    '"\x1b[31m"': (11, '"\\u001b"'),
    "\x7f": (10, '"\\u007f"'),
    "é\x9b": (11, '"\\u009b"'),
    "\ufffe": (10, '"\\ufffe"'),
    "a\rb": (11, "a carriage return without a line feed; end lines with LF or CR LF"),
    "[a": (9, "a list in brackets goes on wrongly; expected a comma or ]"),
    "|x\n    a": (11, "begin the text on the next line"),
}

REQUEST = HEAD + "project: {title: x}\n"
TITLED = {"title": "x"}
# A whole file and its project.
FILES = {
    "byte order mark": ("\ufeff" + REQUEST, TITLED),
    "CR LF": (REQUEST.replace("\n", "\r\n"), TITLED),
    "no line end": (REQUEST.strip(), TITLED),
    "comments": ("# a\n\n" + HEAD + "# b\nproject: # c\n  # d\n  title: x # e\n# f", TITLED),
    "a document's start": ("---\n" + REQUEST, TITLED),
    "a document's end": ("---\n" + REQUEST + "...\n", TITLED),
    "a version": ("%YAML 1.2\n---\n" + REQUEST, TITLED),
    "a map in braces": ("{schema: clusterbrief/request/1, project: {title: x}}", TITLED),
    "a comma at the end in braces": ("{schema: clusterbrief/request/1, project: {title: x,},}", TITLED),
    "braces over lines": ("{\n  schema: clusterbrief/request/1,\n  project: {\n    title: x}\n}\n", TITLED),
    "a tab after a colon": (HEAD + "project:\n  title:\tx\n", TITLED),
    "a key with a question mark": (HEAD + "? project\n: {title: x}\n", TITLED),
    "a key in quotes": (HEAD + '"project": {\'title\': x}\n', TITLED),
    "a key without a value": (HEAD + "project:\n", MISSING),
    "a map within lists 30 deep": (HEAD + "project: {title: x}\nother: " + "[" * 31 + "]" * 31 + "\n", TITLED),
    "JSON": (JSON_HEAD + '"project": {"title": "x"}}', TITLED),
    "JSON with a byte order mark": ("\ufeff" + JSON_HEAD + '"project":{"title":"x"}}', TITLED),
    "JSON amid blanks": (" \r\n\t" + JSON_HEAD + '"project":{"title":"x"}}\n\n', TITLED),
    "JSON null": (JSON_HEAD + '"project": null}', MISSING),
    "JSON escapes": (JSON_HEAD + r'"project": {"title": "\/\u0041\ud83d\ude00\b\f\n\r\t\"\\"}}', {"title": '/A😀\b\f\n\r\t"\\'}),
    "JSON with DEL, which its grammar has": (JSON_HEAD + '"project": {"title": "a\x7f\u2028"}}', {"title": "a\x7f\u2028"}),
}
# A whole file, the place, and words of the message.
BAD_FILES = {
    "UTF-16": (REQUEST.encode("utf-16"), ":1:4", "UTF-16; save it as UTF-8"),
    "UTF-16 without a mark": (REQUEST.encode("utf-16-le"), ":1:2", "UTF-16; save it as UTF-8"),
    "UTF-16 of the other order": (b"\xfe\xff" + REQUEST.encode("utf-16-be"), ":1:3", "UTF-16; save it as UTF-8"),
    "UTF-32": (REQUEST.encode("utf-32"), ":1:3", "save it as UTF-8"),
    "Latin-1": (HEAD.encode() + b"project: {title: M\xfcller}\n", ":2:19", "bytes that are not UTF-8; save the file as UTF-8"),
    "overlong slash": (HEAD.encode() + b"project: {title: \xc0\xaf}\n", ":2:18", "not UTF-8"),
    "overlong slash of three bytes": (HEAD.encode() + b"project: {title: \xe0\x80\xaf}\n", ":2:18", "not UTF-8"),
    "overlong NUL": (HEAD.encode() + b"project: {title: \xc0\x80}\n", ":2:18", "not UTF-8"),
    "a surrogate in UTF-8": (HEAD.encode() + b"project: {title: \xed\xa0\x80}\n", ":2:18", "not UTF-8"),
    "beyond Unicode": (HEAD.encode() + b"project: {title: \xf4\x90\x80\x80}\n", ":2:18", "not UTF-8"),
    "cut in a character": (HEAD.encode() + b"project: {title: \xf0\x9f", ":2:18", "not UTF-8"),
    "bytes after NUL": (REQUEST.encode() + b"\0more", ":3:1", "a NUL byte"),
    "CR alone": (REQUEST.replace("\n", "\r"), ":1:31", "end lines with LF or CR LF"),
    "nothing": ("", "", "is empty; YAML or JSON was expected"),
    "blanks": (" \n\t\n", "", "is empty; YAML or JSON was expected"),
    "a mark alone": ("\ufeff", "", "is empty"),
    "a comment alone": ("# nothing\n", "", "a request is a map that begins with `schema: clusterbrief/request/1`; found null"),
    "a word": ("hello\n", ":1:1", 'found the text "hello"'),
    "a number": ("42\n", ":1:1", "found the number 42"),
    "a list": ("- a\n", ":1:1", "found a list"),
    "a JSON text": ('"x"', ":1:1", 'found the text "x"'),
    "a JSON list": ('["a"]', ":1:1", "found a list"),
    "an empty map": ("{}", ":1:1", "the key schema is missing; a request begins with `schema: clusterbrief/request/1`"),
    "two documents": (REQUEST + "---\n" + REQUEST, ":3:1", "write one document a file"),
    "an empty second document": (REQUEST + "---\n", ":3:1", "write one document a file"),
    "a key after the end": (REQUEST + "...\nfoo: 1\n", ":4:1", "write one document a file"),
    "another version": ("%YAML 2.0\n---\n" + REQUEST, ":1:1", "write %YAML 1.2"),
    "a tab": (HEAD + "project:\n\ttitle: x\n", ":3:7", "YAML is indented by spaces"),
    "indented unlike": (HEAD + "project:\n    title: x\n  site: y\n", ":4:3", "keys of one map stand one below the other"),
    "an open brace": ("{schema: clusterbrief/request/1, project: {title: x}\n", ":1:1", "expected its } or ]"),
    "an open brace amid quotes and comments": ("{schema: '}', # }\n a: \"}\", b: 'it''s}'\n", ":1:1", "expected its } or ]"),
    "no comma": ("{schema: clusterbrief/request/1 project: {title: x}}", ":1:40", "expected a comma or }"),
    "one brace too many": (HEAD + "project: {title: x}}\n", ":2:20", "a closing bracket that nothing opened; take it out"),
    "a list as key": (HEAD + "? [a, b]\n: c\n", ":2:3", "a key must be a plain word"),
    "a key twice": (HEAD + "project: {title: a, title: b}\n", ":2:21", 'the key "title" stands twice in one map; keep one of them'),
    "a key twice, once in quotes": (HEAD + 'project: {title: a, "title": b}\n', ":2:21", "twice"),
    "an unknown key twice": (HEAD + "x: {a: 1, a: 2}\n", ":2:11", "twice"),
    "an anchor": (HEAD + "project: &p {title: x}\n", ":2:10", "an anchor (&name) is not allowed"),
    "a merge": (HEAD + "project: {<<: {title: x}}\n", ":2:11", "the merge key << is not allowed; write the keys out"),
    "a reference to itself": (HEAD + "a: &a [*a]\n", ":2:8", "an alias (*name) is not allowed"),
    "too deep": (HEAD + "a: " + "[" * 32 + "]" * 32, ":2:35", "nested deeper than 32 levels"),
    "too deep by indentation": (HEAD + "".join(" " * i + "a:\n" for i in range(40)), ":34:33", "nested deeper than 32 levels"),
    "JSON too deep": (JSON_HEAD + '"a":' + "[" * 32 + "]" * 32 + "}", ":1:73", "nested deeper than 32 levels"),
    "JSON comma at the end": (JSON_HEAD + '"nodes": [],}', ":1:50", "found } after a comma; expected a key in double quotes"),
    "JSON comma at a list's end": (JSON_HEAD + '"nodes": [{},]}', ":1:51", "found ] after a comma; expected a value"),
    "JSON comment": (JSON_HEAD + '/* c */ "nodes": []}', ":1:38", "JSON has none, YAML has them after #"),
    "JSON comment of a line": (JSON_HEAD + '"nodes": [] // c\n}', ":1:50", "JSON has none"),
    "JSON single quotes": (JSON_HEAD + "'nodes': []}", ":1:38", "expected a key in double quotes"),
    "JSON key without quotes": (JSON_HEAD + "nodes: []}", ":1:38", "expected a key in double quotes"),
    "JSON second value": (JSON_HEAD + '"nodes": []} {}', ":1:51", "expected nothing more after the closing bracket"),
    "JSON cut": (JSON_HEAD + '"nodes": [', ":1:48", "the file ends here"),
    "JSON cut in a text": (JSON_HEAD + '"nodes', ":1:38", 'a text without its closing quote; expected " at its end'),
    "JSON key twice": (JSON_HEAD + '"project": {"title": "a", "title": "b"}}', ":1:64", "twice in one object"),
    "JSON key twice, once escaped": (JSON_HEAD + '"project": {"title": "a", "\\u0074itle": "b"}}', ":1:64", "twice in one object"),
    "JSON number for text": (JSON_HEAD + '"project": {"title": 5}}', ":1:59", "project/title is the number 5; expected text"),
    "JSON flag for text": (JSON_HEAD + '"project": {"title": true}}', ":1:59", "expected text"),
    "JSON hard blank": (JSON_HEAD + '\u00a0"nodes": []}', ":1:38", "expected a key in double quotes"),
}
JSON_NUMBER = "expected a number such as 4, 0.5 or -3"
# A number of JSON, at 1:68.
BAD_JSON_NUMBERS = {
    "NaN": "found NaN; expected a value",
    "Infinity": "found Infinity; expected a value",
    "-Infinity": "found -Infinity; " + JSON_NUMBER,
    "010": "found 010; " + JSON_NUMBER,
    "0x10": "found 0x10; " + JSON_NUMBER,
    "+5": "found +5; " + JSON_NUMBER,
    ".5": "found .5; " + JSON_NUMBER,
    "5.": "found 5.; " + JSON_NUMBER,
    "-": "found -; " + JSON_NUMBER,
    "1e": "found 1e; " + JSON_NUMBER,
    "1e400": "found the number 1e400, which is too large",
    "1" * 400: "…, which is too large",
    "True": "found True; expected a value",
}
BAD_JSON_TEXTS = {
    "\\ud800": "a pair of surrogates",
    "\\udc00": "a pair of surrogates",
    "\\ud800\\u0041": "a pair of surrogates",
    "\\u12": "expected four hexadecimal digits",
    "\\x41": "expected \\\\ for a backslash",
    "\\'": "expected \\\\ for a backslash",
    "a\x01b": "control character",
    "a\nb": "line break",
    "a\tb": "control character",
    "\\u0000": "a NUL character",
}
# A field, what it says, and the value or the message.
FIELDS = [
    ("facility/liquid_cooling", "true", True),
    ("facility/liquid_cooling", "True", True),
    ("facility/liquid_cooling", "FALSE", False),
    ("facility/liquid_cooling", "yes", 'is the text "yes"; expected true or false'),
    ("facility/liquid_cooling", "on", "expected true or false"),
    ("facility/liquid_cooling", "1", "is the number 1; expected true or false"),
    ("facility/liquid_cooling", '"true"', "expected true or false, without quotes"),
    ("facility/rack_power_kw", '"5"', NUMBER + ", without quotes"),
    ("facility/rack_units", "'48'", "(U), without quotes"),
    ("project/date", "2026-11-30", "2026-11-30"),
    ("project/date", '"2026-11-30"', "2026-11-30"),
    ("project/date", "2026-02-30", "expected a date as YYYY-MM-DD"),
    ("project/date", "2026-11-30T00:00:00Z", "expected a date as YYYY-MM-DD"),
    ("project/date", "20261130", "expected a date as YYYY-MM-DD"),
    ("project/audience", "Quote", "expected one of request, quote; did you mean quote?"),
    ("networks/compute/oversubscription", "4:3", "4:3"),
    ("networks/compute/oversubscription", "0", "expected a ratio above zero"),
    ("networks/compute/roce/lossless", "none", "none"),
    ("severities/fabric~oversubscribed", "off", MISSING),
]


class Conformance(CliTest):
    def read(self, text, name="case.cluster.yaml"):
        return self.run_cli("export", self.write(name, text), "-o", "-", "--to", "cluster.json")

    def request(self, text):
        outcome = self.read(text)
        self.assertEqual(FINE, outcome.status, outcome.err)
        return outcome.json

    def assert_refused(self, text, place, words):
        outcome = self.read(text)
        self.assertEqual((UNUSABLE, ""), (outcome.status, outcome.out))
        path = self.folder / "case.cluster.yaml"
        lines = [line for line in outcome.err.splitlines() if line.startswith(f"{path}{place}: ") and words in line]
        self.assertEqual(1, len(lines), f"{place}: {words}\n{outcome.err}")
        self.assertNotIn("unknown token", outcome.err)

    def test_counts(self):
        for text, right in COUNTS.items():
            with self.subTest(text[:30]):
                request = f"{HEAD}nodes:\n  - name: gpu\n    count: {text}\n"
                if isinstance(right, int):
                    self.assertEqual(right, self.request(request)["nodes"][0]["count"])
                else:
                    self.assert_refused(request, ":4:12", f"nodes/0/count {right}; {COUNT}")

    def test_numbers(self):
        for text, right in NUMBERS.items():
            with self.subTest(text[:30]):
                request = f"{HEAD}facility: {{rack_power_kw: {text}}}\n"
                if isinstance(right, str):
                    hint = ", written as 4, 0.5 or 1e3" if right.startswith("is the text") else ""
                    self.assert_refused(request, ":2:27", f"facility/rack_power_kw {right}; {NUMBER}{hint}")
                else:
                    self.assertEqual(right, self.request(request)["facility"]["rack_power_kw"])

    def test_texts(self):
        for text, right in TEXTS.items():
            with self.subTest(text):
                project = self.request(f"{HEAD}project:\n  title: {text}\n").get("project", {})
                self.assertEqual(right, project.get("title", MISSING))

    def test_texts_that_cannot_be(self):
        for text, (column, words) in BAD_TEXTS.items():
            with self.subTest(text):
                line = 4 if text == "[a" else 3
                place = ":4:1" if text == "[a" else f":{line}:{column}"
                self.assert_refused(f"{HEAD}project:\n  title: {text}\n", place, words)
        self.assertEqual(["case.cluster.yaml"], [path.name for path in self.folder.iterdir()])

    def test_files(self):
        for name, (text, project) in FILES.items():
            with self.subTest(name):
                self.assertEqual(project, self.request(text).get("project", MISSING))

    def test_files_that_cannot_be(self):
        for name, (text, place, words) in BAD_FILES.items():
            with self.subTest(name):
                self.assert_refused(text, place, words)

    def test_json_numbers_and_texts_that_cannot_be(self):
        for number, words in BAD_JSON_NUMBERS.items():
            with self.subTest(number[:30]):
                self.assert_refused(f'{JSON_HEAD}"facility": {{"rack_power_kw": {number}}}}}', ":1:68", words)
        for text, words in BAD_JSON_TEXTS.items():
            with self.subTest(text):
                self.assert_refused(f'{JSON_HEAD}"project": {{"title": "{text}"}}}}', ":1:59", words)

    def test_fields(self):
        for path, text, right in FIELDS:
            with self.subTest(path, text=text):
                keys = [key.replace("~", "/") for key in path.split("/")]
                request = HEAD + "\n".join(f"{'  ' * depth}{key}:" for depth, key in enumerate(keys)) + f" {text}\n"
                if isinstance(right, str) and (" " in right):
                    place = f":{len(keys) + 1}:{2 * (len(keys) - 1) + len(keys[-1]) + 3}"
                    self.assert_refused(request, place, right)
                    continue
                value = self.request(request)
                for key in keys:
                    value = value[key]
                self.assertEqual("off" if right is MISSING else right, value)

    def test_every_text_survives_saving_for_every_reader(self):
        """What is saved as YAML means the same to PyYAML, which reads YAML 1.1."""
        texts = [text for text in TEXTS.values() if text is not MISSING]
        texts += [chr(code) for code in (*range(1, 0x21), *range(0x7E, 0xA2), 0x2027, 0x2028, 0x2029, 0x202E, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x10FFFF)]
        texts += ["a" + text + "b" for text in texts] + [" a", "a ", "a:", "- a", "{a", "[", "a, b", "%a", "@", "&a", "*a", "!a", "|", ">", "? a", "'", '"', "\\", "#", "---", "..."]
        names = [text for text in dict.fromkeys(texts) if text.strip()]
        request = {"schema": "clusterbrief/request/1", "project": {"title": "x", "notes": "y"}, "kept": {text: text for text in names}}
        request["workloads"] = [{"name": text, "kind": "training"} for text in names]
        source = self.write("texts.cluster.json", json.dumps(request))
        self.expect(FINE, "export", source, "-o", "saved.cluster.yaml", "-o", "saved.cluster.json")
        saved = (self.folder / "saved.cluster.yaml").read_bytes()
        for read in (yaml.safe_load(saved.decode()), json.loads((self.folder / "saved.cluster.json").read_bytes())):
            self.assertEqual(names, [workload["name"] for workload in read["workloads"]])
            self.assertEqual(request["kept"], read["kept"])
        self.expect(FINE, "export", "saved.cluster.yaml", "-o", "again.cluster.yaml")
        self.assertEqual(saved, (self.folder / "again.cluster.yaml").read_bytes())

    def test_what_a_tag_names_is_never_run(self):
        self.read(f"{HEAD}project: !!python/object/apply:os.system [touch {self.folder}/owned]\n")
        self.assertFalse((self.folder / "owned").exists())


def keys_of(value, path=""):
    """Every place where a value stands, items of lists by no number."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield f"{path}/{key}"
            yield from keys_of(inside, f"{path}/{key}")
    elif isinstance(value, list):
        for item in value:
            yield from keys_of(item, path)


def fields_of(schema, node, path=""):
    """The same of what a JSON Schema has."""
    while "$ref" in node:
        node = schema["$defs"][node["$ref"].rsplit("/", 1)[1]]
    for key, inside in node.get("properties", {}).items():
        yield f"{path}/{key}"
        yield from fields_of(schema, inside, f"{path}/{key}")
    for inside in (*node.get("anyOf", ()), *([node["items"]] if "items" in node else ())):
        yield from fields_of(schema, inside, path)


class Versions(CliTest):
    """Files that earlier builds have saved; they are never changed, a new field gets a file of its own."""

    SAVED = sorted((DATA / "versions").glob("request-1*.cluster.yaml"))

    def test_saved_files_load_and_save_byte_for_byte(self):
        self.assertIn("request-1.cluster.yaml", [path.name for path in self.SAVED])
        for path in self.SAVED:
            outputs = ["saved.cluster.yaml", "saved.cluster.json", "saved.brief.json"]
            self.expect(FINE, "export", path, *[word for name in outputs for word in ("-o", name)])
            for name in outputs:
                self.expect(FINE, "export", name, "-o", "again.cluster.yaml")
                self.assertEqual(path.read_bytes(), (self.folder / "again.cluster.yaml").read_bytes(), name)
            self.assertEqual(yaml.safe_load(path.read_text()), json.loads((self.folder / "saved.cluster.json").read_text()))

    def test_saved_files_use_every_field_of_the_format(self):
        schema = self.expect(FINE, "schema", "request").json
        used = {key for path in self.SAVED for key in keys_of(yaml.safe_load(path.read_text()))}
        fields = set(fields_of(schema, schema))
        self.assertGreater(len(fields), 100)
        self.assertEqual(set(), fields - used)

    def refused(self, text, words):
        path = self.write("other.cluster.json", text)
        for arguments in (["check", path], ["size", path], ["export", path, "-o", "out.md"], ["compare", path, path]):
            outcome = self.expect(UNUSABLE, *arguments)
            self.assertIn(words, outcome.err)
        self.assertFalse((self.folder / "out.md").exists())

    def test_newer_versions_are_named(self):
        self.refused(
            "schema: clusterbrief/request/2\n",
            ":1:9: the file has the schema clusterbrief/request/2, which a newer version of the program writes; this one reads "
            "clusterbrief/request/1; open it with a version that reads clusterbrief/request/2",
        )
        self.refused(
            '{"schema": "clusterbrief/brief/2", "request": {}}',
            ":1:12: the brief has the schema clusterbrief/brief/2, which a newer version of the program writes; this one reads "
            "clusterbrief/brief/1; open it with a version that reads clusterbrief/brief/2",
        )

    def test_versions_that_never_were(self):
        for number in ("0", "01", "1.0", "x", "-1", ""):
            with self.subTest(number):
                self.refused(f"schema: clusterbrief/request/{number}\n", "which no version of the program writes; expected clusterbrief/request/1")
                self.refused(f'{{"schema": "clusterbrief/brief/{number}"}}', "which no version of the program writes; expected clusterbrief/brief/1")

    def test_other_files_of_the_program(self):
        self.refused('{"schema": "clusterbrief/design/1"}', "a request has `schema: clusterbrief/request/1`")


if __name__ == "__main__":
    main()
