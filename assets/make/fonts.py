#!/usr/bin/env python3
"""Make the fonts the game draws its text with: small, static, plain TrueType.

    fonts.py INTER_DIR GARAMOND_DIR OUT_DIR

INTER_DIR holds Inter-Regular.otf and its sisters (Debian: fonts-inter).
GARAMOND_DIR holds EBGaramond_600SemiBold.ttf and EBGaramond_500Medium_Italic.ttf, in any
subfolder (npm: @expo-google-fonts/eb-garamond). Neither font reserves its name, so the
subsets keep it; the name table says that they were modified.

SDL_ttf may be built with or without HarfBuzz, and without it sees neither GSUB nor GPOS.
So that both draw the same text, everything they would do is done here, once:
  - lining figures (EB Garamond) and tabular figures (Inter) become the mapped ones,
  - the pair kerning of GPOS is written out as a `kern` table,
  - GSUB and GPOS are dropped.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

FONTS = [
    # source file, output file, features made the default
    ("EBGaramond_600SemiBold.ttf", "EBGaramond-SemiBold.ttf", ["lnum"]),
    ("EBGaramond_500Medium_Italic.ttf", "EBGaramond-MediumItalic.ttf", ["lnum"]),
    ("Inter-Regular.otf", "Inter-Regular.ttf", ["tnum"]),
    ("Inter-Medium.otf", "Inter-Medium.ttf", ["tnum"]),
    ("Inter-SemiBold.otf", "Inter-SemiBold.ttf", ["tnum"]),
]
# Latin of every European language and Vietnamese, Greek, Cyrillic: names are written in them.
TEXT = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x192, 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1CD, 0x1DD),
        *range(0x1E6, 0x1F0), *range(0x1FA, 0x21C), *range(0x300, 0x305), *range(0x306, 0x30D), 0x31B,
        0x323, 0x326, 0x327, 0x328, *range(0x370, 0x400), *range(0x400, 0x530), *range(0x1E80, 0x1E86),
        0x1E9E, *range(0x1EA0, 0x1EFA), *range(0x2010, 0x2027),
        *map(ord, "‰′″‹›€™−×÷≤≥≈≠≡←↑→↓↔✓½¼¾·•")]
IDENTICAL_TO = 0x2261  # drawn here: neither font has it
NARROW_SPACE = 0x202F  # before ; : ! ? and within « » of French; made here, alike in all
# Kerning is kept between the letters our sentences and players' names are made of.
KERNED = [*range(0x21, 0x7F), *range(0xC0, 0x100), *map(ord, "–—‘’“”…ŁłŚśŠšŻżČčŐőŰű"),
          *range(0x391, 0x3CF), *range(0x410, 0x450)]
KERN_PAIRS_MAX = 10900  # a format 0 table holds 64 KB


def single_substitutions(font, tag):
    """{glyph: glyph} of every one-to-one substitution that feature `tag` asks for."""
    gsub, found = font["GSUB"].table, {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != tag:
            continue
        for index in record.Feature.LookupListIndex:
            for sub in gsub.LookupList.Lookup[index].SubTable:
                sub = getattr(sub, "ExtSubTable", sub)
                if sub.LookupType == 1:
                    found.update(sub.mapping)
    return found


def freeze_figures(font, features):
    for tag in features:
        swap = single_substitutions(font, tag)
        for table in font["cmap"].tables:
            for code in range(ord("0"), ord("9") + 1):
                if code in table.cmap:
                    table.cmap[code] = swap.get(table.cmap[code], table.cmap[code])


def pair_value(subtables, left, right):
    """The kerning that one lookup gives a pair: the first subtable that speaks decides."""
    for sub in subtables:
        if left not in sub.coverage:
            continue
        if sub.Format == 1:
            if right in sub.pairs[left]:
                return sub.pairs[left][right]
        else:
            row = sub.Class1Record[sub.ClassDef1.classDefs.get(left, 0)]
            value = row.Class2Record[sub.ClassDef2.classDefs.get(right, 0)].Value1
            return value.XAdvance if value and hasattr(value, "XAdvance") else 0
    return 0


def kern_lookups(font):
    gpos = font["GPOS"].table
    indices = {i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern"
               for i in r.Feature.LookupListIndex}
    lookups = []
    for index in sorted(indices):
        subs = [getattr(s, "ExtSubTable", s) for s in gpos.LookupList.Lookup[index].SubTable]
        subs = [s for s in subs if s.LookupType == 2]
        for sub in subs:
            sub.coverage = {g: i for i, g in enumerate(sub.Coverage.glyphs)}
            if sub.Format == 1:
                sub.pairs = {g: {r.SecondGlyph: getattr(r.Value1, "XAdvance", 0)
                                 for r in sub.PairSet[i].PairValueRecord}
                             for g, i in sub.coverage.items()}
        if subs:
            lookups.append(subs)
    return lookups


def kern_pairs(font):
    cmap, lookups, pairs = font.getBestCmap(), kern_lookups(font), {}
    glyphs = sorted({cmap[c] for c in KERNED if c in cmap})
    for left in glyphs:
        for right in glyphs:
            value = sum(pair_value(subs, left, right) for subs in lookups)
            if value:
                pairs[left, right] = value
    strongest = sorted(pairs.items(), key=lambda p: (-abs(p[1]), p[0]))
    return dict(strongest[:KERN_PAIRS_MAX])


def kern_table(pairs):
    inner = KernTable_format_0(apple=False)
    inner.version, inner.coverage, inner.tupleIndex = 0, 1, None
    inner.kernTable = pairs
    table = newTable("kern")
    table.version, table.kernTables = 0, [inner]
    return table


def add_identical_to(font):
    """≡, from the metrics of = : three bars on its advance."""
    glyf, name = font["glyf"], font.getBestCmap()[ord("=")]
    equal, (width, _) = glyf[name], font["hmtx"][name]
    bar = max(1, round((equal.yMax - equal.yMin) * .24))
    pitch = round((equal.yMax - equal.yMin - bar) * .75)
    middle = (equal.yMax + equal.yMin) // 2
    pen = TTGlyphPen(None)
    for row in (-1, 0, 1):
        y0, y1 = middle + row * pitch - bar // 2, middle + row * pitch + bar - bar // 2
        pen.moveTo((equal.xMin, y0))
        for point in ((equal.xMin, y1), (equal.xMax, y1), (equal.xMax, y0)):
            pen.lineTo(point)
        pen.closePath()
    font.setGlyphOrder(font.getGlyphOrder() + ["identical"])
    glyf["identical"] = pen.glyph()
    font["hmtx"]["identical"] = (width, equal.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[IDENTICAL_TO] = "identical"


def add_narrow_space(font):
    """A blank of 60 % of the usual one's width."""
    width, _ = font["hmtx"][font.getBestCmap()[ord(" ")]]
    font.setGlyphOrder(font.getGlyphOrder() + ["narrow"])
    font["glyf"]["narrow"] = TTGlyphPen(None).glyph()
    font["hmtx"]["narrow"] = (round(width * .6), 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = "narrow"


def to_truetype(font):
    """CFF outlines as quadratic curves, within a thousandth of the em."""
    glyphs, order = {}, font.getGlyphOrder()
    outlines = font.getGlyphSet()
    for name in order:
        pen = TTGlyphPen(outlines)
        outlines[name].draw(Cu2QuPen(pen, font["head"].unitsPerEm / 1000, reverse_direction=True))
        glyphs[name] = pen.glyph()
    del font["CFF "]
    font["loca"] = newTable("loca")
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder, glyf.glyphs = order, glyphs
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in ("maxZones maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs "
                  "maxStackElements maxSizeOfInstructions maxComponentElements").split():
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    font["post"].formatType, font["post"].extraNames, font["post"].mapping = 2.0, [], {}
    font["post"].glyphOrder = order
    font.sfntVersion = "\000\001\000\000"
    for name in order:
        glyphs[name].recalcBounds(glyf)
        advance, _ = font["hmtx"][name]
        font["hmtx"][name] = (advance, getattr(glyphs[name], "xMin", 0))


def make(source, target, features):
    font = TTFont(source)
    freeze_figures(font, features)
    pairs = kern_pairs(font)
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True,
                             name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], glyph_names=False,
                             drop_tables=["GSUB", "GPOS", "GDEF", "STAT", "FFTM", "gasp", "prep"])
    options.drop_tables += ["DSIG", "BASE"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=TEXT)
    cutter.subset(font)
    if "CFF " in font:
        to_truetype(font)
    add_identical_to(font)
    add_narrow_space(font)
    font["kern"] = kern_table({p: v for p, v in pairs.items()
                               if p[0] in font["hmtx"].metrics and p[1] in font["hmtx"].metrics})
    for record in font["name"].names:
        if record.nameID == 5:
            record.string = f"{record}; subset and refitted for Dueling Tigers"
    font.recalcTimestamp = False
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs, "
          f"{len(font['kern'].kernTables[0].kernTable)} kerning pairs")


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    inter, garamond, out = map(Path, sys.argv[1:])
    for source, target, features in FONTS:
        folder = inter if source.startswith("Inter") else garamond
        make(next(folder.rglob(source)), out / target, features)


if __name__ == "__main__":
    main()
