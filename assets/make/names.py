#!/usr/bin/env python3
"""Make the font for names in Chinese, Japanese and Korean: a subset of Noto Sans CJK.

    names.py NotoSansCJK-Regular.ttc OUT_DIR

The file is Debian's (fonts-noto-cjk). What is kept is what names are written with: the kanji of
JIS X 0208, the hanzi of GB 2312 and the frequent ones of Big5, all Korean syllables, kana and
bopomofo. Where the countries write a character differently, the Japanese form stands. Hinting,
layout tables, glyph names and subroutines go, and the outlines are rounded (outlines.py). The
font reserves no name, so the subset keeps it; its name table says that it was modified.
"""
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

import outlines

JAPANESE = 0  # its place in the collection


def rows(codec, first, last):
    """The characters of some rows of a 94 x 94 set, as the EUC codecs know them."""
    for row in range(first, last + 1):
        for column in range(1, 95):
            try:
                yield from bytes([0xA0 + row, 0xA0 + column]).decode(codec)
            except UnicodeDecodeError:
                pass


def big5_frequent():
    for lead in range(0xA4, 0xC7):
        for trail in [*range(0x40, 0x7F), *range(0xA1, 0xFF)]:
            try:
                if (lead, trail) <= (0xC6, 0x7E):
                    yield from bytes([lead, trail]).decode("big5")
            except UnicodeDecodeError:
                pass


def characters():
    text = {*rows("euc_jp", 16, 84), *rows("gb2312", 16, 87), *big5_frequent()}
    codes = {ord(c) for c in text}
    codes.update(range(0x3001, 0x3020), range(0x3041, 0x3100), range(0x3105, 0x3130))  # kana, bopomofo
    codes.update(range(0xAC00, 0xD7A4), range(0x3131, 0x3164))  # hangul
    codes.update(range(0xFF01, 0xFF5F), range(0xFF66, 0xFF9E))  # of full and half width
    return codes


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, target = sys.argv[1], Path(sys.argv[2]) / "NotoSansCJK-Names.otf"
    outlines.write(TTFont(source, fontNumber=JAPANESE), characters(), target)


if __name__ == "__main__":
    main()
