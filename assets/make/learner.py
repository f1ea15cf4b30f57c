"""The learner's faces: a large numeral or letter in the corner, and the picture in all of the room below.

The upper strip of the tile, 8 to 35, is the numeral's; the picture lies below it, from 40 to 127, as wide
as on the usual face. Its marks keep their size where they can and move together where they must.
"""
import faces
from svg import group, rect, write
import tiger


def characters(c, kai):
    """The character's numeral stands beside ours, so that the lower character keeps its size."""
    out = {}
    for n, char in enumerate(faces.NUMERALS, 1):
        box = {1: 11, 2: 26, 3: 34}.get(n, 38)
        out[f"{n}m"] = numeral_and_wan(kai, char, box, c.ink, c.red)
    out["0m"] = numeral_and_wan(kai, "五", 38, c.red, c.red)
    return out


def numeral_and_wan(kai, char, box, ink, red):
    return (faces.engraved(kai.centred(char, 62, 31, 50, box), ink, 1)
            + faces.engraved(kai.centred("萬", 50, 91, 74, 68), red, .8))


def dots(c):
    b, g, r = c.blue, c.green, c.red
    layout = {
        3: [(24, 57, 16.3, b), (50, 84, 16.3, r), (76, 111, 16.3, g)],
        4: [(28, 61, 19.5, b), (72, 61, 19.5, g), (28, 106, 19.5, g), (72, 106, 19.5, b)],
        5: [(23.5, 56.5, 16.2, b), (76.5, 56.5, 16.2, g), (50, 83, 16.2, r), (23.5, 109.5, 16.2, g),
            (76.5, 109.5, 16.2, b)],
        6: [(x, y, 14.4, col) for y, col in ((53.5, g), (83, r), (112.5, r)) for x in (30, 70)],
        7: [(24, 51, 11.2, g), (50, 58, 11.2, g), (76, 65, 11.2, g)]
           + [(x, y, 12.6, r) for y in (88.5, 114.5) for x in (32, 68)],
        8: [(x, 50 + 22.2 * k, 10.9, b) for k in range(4) for x in (33, 67)],
        9: [(20.5 + 29.5 * k, y, 13.6, col) for y, col in ((53, g), (83, r), (113, b)) for k in range(3)],
    }
    out = {f"{n}p": "".join(faces.dot(*d) for d in list_) for n, list_ in layout.items()}
    out["1p"] = faces.wheel(c, 50, 83, 42)
    out["2p"] = faces.coin(30, 62, 21.5, g, r) + faces.coin(71, 104, 21.5, b, r)
    out["0p"] = "".join(faces.dot(x, y, size, r) for x, y, size, _ in layout[5])
    return out


def bamboo(c):
    b, g, r = c.blue, c.green, c.red
    top, mid, under, tall, wide = 61, 83.5, 106, 42, 17
    row = lambda xs, y, cols, h=tall, w=wide: "".join(
        faces.cane(x, y, h, col, w) for x, col in zip(xs, cols))
    three = (23, 50, 77)
    rows = (54, 83.5, 113)
    out = {
        "2s": row((50,), top, (g,), w=19) + row((50,), under, (b,), w=19),
        "3s": row((50,), top, (b,), w=18) + row((28, 72), under, (g, g), w=18),
        "4s": row((28, 72), top, (g, b), w=18) + row((28, 72), under, (b, g), w=18),
        "5s": row((22, 78), top, (g, b)) + row((50,), mid, (r,)) + row((22, 78), under, (b, g)),
        "6s": row(three, top, (g,) * 3) + row(three, under, (b,) * 3),
        "7s": row((50,), rows[0], (r,), 27.5, 14.5)
              + "".join(row(three, y, (g, b, g), 27.5, 14.5) for y in rows[1:]),
        "9s": "".join(row(three, y, (g, r, b), 27.5, 14.5) for y in rows),
        "0s": row((22, 78), top, (r, r)) + row((50,), mid, (r,)) + row((22, 78), under, (r, r)),
    }
    post, slant, turn = dict(length=41, width=13.4), dict(length=40, width=12.6), 23
    out["8s"] = "".join(
        faces.cane(13.8, y, colour=g, **post) + faces.cane(86.2, y, colour=g, **post)
        + faces.cane(36, y, colour=b, turn=-turn * way, **slant)
        + faces.cane(64, y, colour=b, turn=turn * way, **slant)
        for y, way in ((61, 1), (106, -1)))
    # The tiger's ears reach into the strip, beside the narrowest of numerals.
    out["1s"] = group(tiger.bamboo_tiger(c, faces.cane), "translate(17 24) scale(.82)")
    return out


def honours(c, kai):
    out = {f"{k}z": faces.engraved(kai.centred(char, 50, 83, width, 84), c.ink, 1.6)
           for k, (char, width) in enumerate((("東", 82), ("南", 74), ("西", 78), ("北", 81)), 1)}
    out["5z"] = white_dragon(c.blue)
    out["6z"] = faces.engraved(kai.centred("發", 50, 83, 82, 86), c.green, 1.4)
    out["7z"] = faces.engraved(kai.centred("中", 50, 83, 76, 86), c.red, 2)
    return out


def white_dragon(colour):
    frame = lambda dx, dy, tint: rect(17 + dx, 44 + dy, 66, 79, 5, "none", stroke=tint, stroke_width=5.4)
    art = frame(.9, 1.4, "#fff") + frame(0, 0, colour)
    art += rect(24.6, 51.6, 50.8, 63.8, 2, "none", stroke=colour, stroke_width=1.7)
    return art + faces.corners(colour, 58, 109)


def corner_label(code):
    number, suit = code
    if suit == "z":
        return dict(zip("1234567", ("E", "S", "W", "N", "Wh", "G", "R")))[number]
    return "5" if number == "0" else number


def corner_colour(code, c):
    number, suit = code
    if suit == "z":
        return {"5": c.blue, "6": c.green, "7": c.red}.get(number, c.ink)
    return c.red if number == "0" else {"m": c.ink, "p": c.blue, "s": c.green}[suit]


def make(out, usual, c, kai, sans):
    """`usual`: the faces in the learner's colours; flowers and seasons have their numerals already."""
    own = {**characters(c, kai), **dots(c), **bamboo(c), **honours(c, kai)}
    for code, art in usual.items():
        label = ""
        if code in own:
            label = faces.engraved(sans.line(corner_label(code), 8.5, 35, 27), corner_colour(code, c))
        write(out / "tiles" / "learner" / f"{code}.svg", 100, 134, own.get(code, art) + label)
