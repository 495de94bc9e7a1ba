#!/usr/bin/python3
"""Makes Cluster Brief Sans from Inter: tabular digits, fewer characters, no ligatures.

Run by hand after an update of Inter (Debian: fonts-inter, python3-fonttools):

    resources/fonts/make_fonts.py [FOLDER_WITH_INTER_OTF]
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "Cluster Brief Sans"
STYLES = ["Regular", "Medium", "SemiBold", "Bold"]

RANGES = [
    (0x0020, 0x017F),  # Latin, Latin-1, Extended-A
    (0x0218, 0x021B),
    (0x02C6, 0x02DD),
    (0x0300, 0x0304), (0x0306, 0x030C), (0x0326, 0x0328),
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x045F), (0x0490, 0x0491),  # Cyrillic
    (0x1E9E, 0x1E9E),
    (0x2000, 0x206F),  # punctuation and spaces
    (0x2070, 0x2089),
    (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122), (0x2126, 0x2126),
    (0x2190, 0x2199), (0x21D2, 0x21D2),  # arrows
    (0x2202, 0x2265),  # maths
    (0x25A0, 0x25CF),
    (0x2713, 0x2717),
    (0xFFFD, 0xFFFD),
]
FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk"]


def freeze_tabular_digits(font):
    table = font["GSUB"].table
    tabular = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    tabular.update(getattr(part, "ExtSubTable", part).mapping)
    for cmap in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if cmap.cmap.get(digit) in tabular:  # tables may share one dictionary
                cmap.cmap[digit] = tabular[cmap.cmap[digit]]


def reduce(font):
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.notdef_outline = True
    options.desubroutinize = False
    options.hinting = False
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for a, b in RANGES for c in range(a, b + 1)])
    subsetter.subset(font)


def rename(font, style):
    names = font["name"]
    version = names.getDebugName(5)
    compact = FAMILY.replace(" ", "") + "-" + style
    shown = style.replace("SemiBold", "Semi Bold")
    basic = style in ("Regular", "Bold")
    for name in list(names.names):
        if name.nameID not in (0, 13, 14):
            names.removeNames(nameID=name.nameID)
    values = {
        1: FAMILY if basic else f"{FAMILY} {shown}",
        2: style if basic else "Regular",
        3: f"{compact}: made from Inter {version}",
        4: f"{FAMILY} {shown}",
        5: version,
        6: compact,
        16: FAMILY,
        17: shown,
    }
    for name_id, text in values.items():
        names.setName(text, name_id, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [compact]
    top = cff.topDictIndex[0]
    top.FamilyName, top.FullName = FAMILY, f"{FAMILY} {shown}"


def main():
    source = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter")
    for style in STYLES:
        font = TTFont(source / f"Inter-{style}.otf", recalcTimestamp=False)
        freeze_tabular_digits(font)
        reduce(font)
        rename(font, style)
        target = Path(__file__).parent / f"ClusterBriefSans-{style}.otf"
        font.save(target)
        print(target.name, target.stat().st_size)


if __name__ == "__main__":
    main()
