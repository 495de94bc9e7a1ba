"""Each translation of the window is whole: nothing unfinished, and what a program puts into a text,
what the keyboard uses of it and the words of the glossary are the same in both.

Usage: check_translations.py FOLDER_OF_THE_REPOSITORY
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

PLACEHOLDER = re.compile(r"%L?\d+|%n|\{[a-z_]+\}|\[\*\]|\(\*[^)]*\)|;;")
MNEMONIC = re.compile(r"&(?=\w)")


def read_glossary(page: Path) -> list[tuple[re.Pattern[str], list[str]]]:
    """The rows of the glossary: what a source has, and one of what its translation then has."""
    words = []
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| \n").split(" | ")]
        if not line.startswith("|") or len(cells) != 2 or cells[0] == "source" or "---" in line:
            continue
        pattern = "|".join(f"(?:{part.strip()})" for part in cells[0].split(","))
        words.append((re.compile(pattern, re.IGNORECASE), [word.strip() for word in cells[1].split(",")]))
    return words


def faults_of(source: str, message: ElementTree.Element, glossary) -> list[str]:
    """What is wrong with one translation."""
    translation = message.find("translation")
    state = translation.get("type")
    text = translation.text or ""
    if state is not None:
        return [f"is {state}"]
    if not text.strip():
        return ["is empty"]
    faults = []
    for name, pattern in (("placeholders", PLACEHOLDER), ("mnemonics", MNEMONIC)):
        if Counter(pattern.findall(source)) != Counter(pattern.findall(text)):
            faults.append(f"has other {name}: {text}")
    for name, sign in (("ellipses", "…"), ("line ends", "\n"), ("arrows", "→")):
        if source.count(sign) != text.count(sign):
            faults.append(f"has other {name}: {text}")
    if (source[0] == " ", source[-1] == " ") != (text[0] == " ", text[-1] == " "):
        faults.append(f"has other blanks at its ends: {text!r}")
    for pattern, words in glossary:
        plain = PLACEHOLDER.sub("", MNEMONIC.sub("", source))
        if pattern.search(plain) and not plain.isupper() and not any(word in text for word in words):
            faults.append(f"lacks {' or '.join(words)}: {text}")
    return faults


def check(file: Path, glossary) -> list[str]:
    """All that is wrong with a file."""
    faults = []
    seen = 0
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name")
        if name == "clusterbrief::ui":
            faults.append(f"{file.name}: a text without a class of its own, which is not found at run time")
        for message in context.iter("message"):
            seen += 1
            source = message.findtext("source")
            faults += [f"{file.name}: {name}: “{source}” {fault}" for fault in faults_of(source, message, glossary)]
    if seen < 500:
        faults.append(f"{file.name}: only {seen} texts")
    return faults


def main() -> int:
    """Prints what is wrong; 1 where anything is."""
    folder = Path(sys.argv[1]) / "resources/translations"
    glossary = read_glossary(folder / "README.md")
    files = sorted(folder.glob("*.ts"))
    faults = [fault for file in files for fault in check(file, glossary)]
    if not files or len(glossary) < 15:
        faults.append("no translation or no glossary was read")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
