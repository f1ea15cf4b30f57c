"""What names.py and languages.py share: a part of a font, with outlines on a coarser grid, whose file packs a third smaller."""
from fontTools import subset
from fontTools.misc.transform import Scale
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib.scaleUpem import scale_upem

UNITS = 250  # in an em, instead of 1000: a point moves by less than a thirtieth of a pixel in running text


def round_all(font):
    """Gives the font that many units in an em. Rounds each point: scale_upem rounds the steps between them, and the errors add up."""
    factor = UNITS / font["head"].unitsPerEm
    glyphs, drawn = font.getGlyphSet(), {}
    for name in font.getGlyphOrder():
        drawn[name] = RecordingPen()
        glyphs[name].draw(TransformPen(drawn[name], Scale(factor)))
    scale_upem(font, UNITS)
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    for name, outline in drawn.items():
        private, width = strings[name].private, font["hmtx"][name][0]
        pen = T2CharStringPen(None if width == private.defaultWidthX else width - private.nominalWidthX, None)
        outline.replay(pen)
        strings[name] = pen.getCharString(private, strings[name].globalSubrs)


def write(font, codes, target):
    """Writes the file of the part of a font that has these characters."""
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, glyph_names=False,
                             name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], desubroutinize=True)
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx", "DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID == 5:
            record.string = f"{record}; subset for Dueling Tigers"
    round_all(font)
    font.recalcTimestamp = False
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")
