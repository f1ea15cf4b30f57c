#!/usr/bin/env python3
"""Make the fonts of the languages that are written in Chinese characters: subsets of Noto CJK.

    languages.py NOTO_DIR LANGUAGES_DIR OUT_DIR

NOTO_DIR holds NotoSansCJK-Regular.ttc, -Bold.ttc and NotoSerifCJK-Bold.ttc (Debian's
fonts-noto-cjk). LANGUAGES_DIR holds the catalogues, assets/languages: what is kept is each
character beyond Latin that a sentence of the language has, in that language's own form, and
nothing more, so the fonts are made again after a change of a catalogue. Hinting, layout tables,
glyph names and subroutines go, and the outlines are rounded (outlines.py). The fonts reserve no
name, so the subsets keep it; their name tables say that they were modified.
"""
import ast
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

import outlines

# catalogue, ending of the files, place in the collections
LANGUAGES = [("ja", "JP", 0), ("zh_CN", "SC", 2), ("zh_TW", "TC", 3)]
SOURCES = [("NotoSansCJK-Regular.ttc", "NotoSans{}-Regular.otf"),
           ("NotoSansCJK-Bold.ttc", "NotoSans{}-Bold.otf"),
           ("NotoSerifCJK-Bold.ttc", "NotoSerif{}-Bold.otf")]
# Marks of Latin writing that are wide beside Chinese characters (src/sdl/art/fonts.c).
WIDE_MARKS = "—‘’“”…·"


def characters(catalogue):
    """Those of all sentences, and of the language's own name."""
    text, within = set(WIDE_MARKS), False
    for line in catalogue.read_text(encoding="utf-8").splitlines():
        if line.startswith("msg"):
            within = line.startswith("msgstr")
        if within and '"' in line:
            text.update(ast.literal_eval(line[line.index('"'):]))
    return {ord(c) for c in text if c in WIDE_MARKS or ord(c) >= 0x2E80}


def make(source, number, target, codes):
    font = TTFont(source, fontNumber=number)
    missing = codes - set(font.getBestCmap())
    if missing:
        sys.exit(f"{source}: no glyph for {' '.join(map(chr, sorted(missing)))}")
    outlines.write(font, codes, target)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    noto, catalogues, out = map(Path, sys.argv[1:])
    for code, ending, number in LANGUAGES:
        catalogue = catalogues / f"{code}.po"
        if not catalogue.exists():
            continue
        codes = characters(catalogue)
        for source, name in SOURCES:
            make(noto / source, number, out / name.format(ending), codes)


if __name__ == "__main__":
    main()
