"""The engraved faces: 34 kinds, flowers, seasons, red fives, and the learner's set.

A face is drawn straight on the tile's 100 x 134, within 7 units of its rim. Every mark has
a white copy to its lower right: the light that the lower edge of an engraving catches.
"""
import math

from svg import BLUE, CREAM, GOLD, GREEN, INK, RED, brush, circle, group, leaf, num, path, points, rect, write
import learner
import tiger

LIT = (.9, 1.3)


def engraved(d, colour, bold=0.0):
    weight = dict(stroke=colour, stroke_width=bold, stroke_linejoin="round") if bold else {}
    return (path(d, "#fff", transform=f"translate({LIT[0]} {LIT[1]})") + path(d, colour, **weight))


# Dots ------------------------------------------------------------------------------------

def petals(cx, cy, count, inner, outer, width, turn=0.0):
    """A rosette as one path: `count` leaf-shaped petals from radius inner to outer."""
    d = ""
    for k in range(count):
        a = turn + k * 2 * math.pi / count
        ux, uy, half = math.sin(a), -math.cos(a), width / 2
        at = lambda r, s: (cx + ux * r - uy * s, cy + uy * r + ux * s)
        mid = inner + (outer - inner) * .62
        d += (f"M{points(*at(inner, 0))}C{points(*at(inner, half), *at(mid, half * 1.5), *at(outer, 0))}"
              f"C{points(*at(mid, -half * 1.5), *at(inner, -half), *at(inner, 0))}Z")
    return d


def dot(cx, cy, r, colour, heart=None):
    art = circle(cx + .7, cy + 1.2, r, "#fff") + circle(cx, cy, r, colour)
    art += circle(cx, cy, r * .8, "none", stroke=CREAM, stroke_width=r * .1)
    art += path(petals(cx, cy, 8, r * .25, r * .65, r * .21), CREAM)
    return art + circle(cx, cy, r * .19, heart or colour)


def coin(cx, cy, r, outer, inner):
    """The two dots are large enough for a ring of their own around the rosette."""
    art = circle(cx + .9, cy + 1.4, r, "#fff") + circle(cx, cy, r, outer)
    art += circle(cx, cy, r * .8, CREAM) + circle(cx, cy, r * .71, outer)
    art += path(petals(cx, cy, 8, r * .2, r * .64, r * .26), CREAM)
    art += circle(cx, cy, r * .27, CREAM) + circle(cx, cy, r * .19, inner)
    return art + "".join(circle(cx + math.sin(a) * r * .9, cy - math.cos(a) * r * .9, r * .045, CREAM)
                         for a in (k * math.pi / 8 for k in range(16)))


def wheel(c, cx=50, cy=67, r=42):
    """1 dots: ring of pearls, ring of leaves, rosette, red heart."""
    art = circle(cx + 1, cy + 1.5, r, "#fff") + circle(cx, cy, r, c.green)
    art += circle(cx, cy, r * .93, "none", stroke=CREAM, stroke_width=1.5)
    pearls = (k * math.pi / 10 for k in range(20))
    art += "".join(circle(cx + math.sin(a) * r * .825, cy - math.cos(a) * r * .825, r * .056, CREAM) for a in pearls)
    art += circle(cx, cy, r * .72, CREAM) + circle(cx, cy, r * .67, c.blue)
    art += path(petals(cx, cy, 12, r * .36, r * .63, r * .1, math.pi / 12), CREAM)
    art += circle(cx, cy, r * .36, CREAM) + circle(cx, cy, r * .315, c.red)
    return art + path(petals(cx, cy, 6, r * .05, r * .27, r * .09), CREAM) + circle(cx, cy, r * .07, c.red)


def dots(c):
    b, g, r = c.blue, c.green, c.red
    layout = {
        3: [(26.5, 28.5, 18.5, b), (50, 67, 18.5, r), (73.5, 105.5, 18.5, g)],
        4: [(28, 35.5, 19.5, b), (72, 35.5, 19.5, g), (28, 98.5, 19.5, g), (72, 98.5, 19.5, b)],
        5: [(26, 29, 17.3, b), (74, 29, 17.3, g), (50, 67, 17.3, r), (26, 105, 17.3, g), (74, 105, 17.3, b)],
        6: [(x, y, 16.8, col) for y, col in ((27, g), (69.5, r), (106.5, r)) for x in (30.5, 69.5)],
        7: [(23, 22, 14, g), (50, 32.5, 14, g), (77, 43, 14, g)]
           + [(x, y, 15.5, r) for y in (76, 109) for x in (31.5, 68.5)],
        8: [(x, 20 + 31.3 * k, 14.6, b) for k in range(4) for x in (32.5, 67.5)],
        9: [(20.5 + 29.5 * k, y, 13.8, col) for y, col in ((27, g), (67, r), (107, b)) for k in range(3)],
    }
    faces = {f"{n}p": "".join(dot(*d) for d in list_) for n, list_ in layout.items()}
    faces["1p"] = wheel(c)
    faces["2p"] = coin(50, 37.5, 26.5, g, r) + coin(50, 96.5, 26.5, b, r)
    faces["0p"] = "".join(dot(x, y, size, r) for x, y, size, _ in layout[5])
    return faces


# Bamboo ----------------------------------------------------------------------------------

def cane(cx, cy, length, colour, width, turn=0.0):
    """A stalk of two joints: wide at its three nodes, narrow between, with two lights."""
    h, w = length / 2, width / 2
    waist, lip, node = w * .66, length * .035, length * .075

    def joint(y0, y1):
        q = node * 1.6
        right = (f"L{points(w * .82, y0)}L{points(w, y0 + lip)}L{points(w, y0 + node)}"
                 f"Q{points(waist, y0 + node + lip * .6, waist, y0 + q + lip)}L{points(waist, y1 - q - lip)}"
                 f"Q{points(waist, y1 - node - lip * .6, w, y1 - node)}L{points(w, y1 - lip)}L{points(w * .82, y1)}")
        left = (f"L{points(-w * .82, y1)}L{points(-w, y1 - lip)}L{points(-w, y1 - node)}"
                f"Q{points(-waist, y1 - node - lip * .6, -waist, y1 - q - lip)}L{points(-waist, y0 + q + lip)}"
                f"Q{points(-waist, y0 + node + lip * .6, -w, y0 + node)}L{points(-w, y0 + lip)}")
        return f"M{points(-w * .82, y0)}{right}{left}Z"

    gap = length * .008
    d = joint(-h, -gap) + joint(gap, h)
    light = "".join(rect(-w * .14, y, w * .28, length * .25, w * .14, CREAM)
                    for y in (-h + length * .125, length * .125))
    art = path(d, "#fff", transform="translate(.7 1.1)") + path(d, colour) + light
    place = f"translate({num(cx)} {num(cy)})" + (f" rotate({num(turn)})" if turn else "")
    return group(art, place)


def bamboo(c):
    b, g, r = c.blue, c.green, c.red
    top, low, tall, wide = 37, 97, 55, 17
    row = lambda xs, y, cols, h=tall, w=wide: "".join(cane(x, y, h, col, w) for x, col in zip(xs, cols))
    three = (23, 50, 77)
    faces = {
        "2s": cane(50, top, tall, g, 19) + cane(50, low, tall, b, 19),
        "3s": cane(50, top, tall, b, 18) + row((28, 72), low, (g, g), w=18),
        "4s": row((28, 72), top, (g, b), w=18) + row((28, 72), low, (b, g), w=18),
        "5s": row((22, 78), top, (g, b)) + cane(50, 67, tall, r, wide) + row((22, 78), low, (b, g)),
        "6s": row(three, top, (g,) * 3) + row(three, low, (b,) * 3),
        "7s": cane(50, 26, 35, r, 14.5) + row(three, 68, (g, b, g), 38, 14.5) + row(three, 109, (g, b, g), 38, 14.5),
        "9s": "".join(row(three, y, (g, r, b), 37.5, 14.5) for y in (26, 67, 108)),
        "0s": row((22, 78), top, (r, r)) + cane(50, 67, tall, r, wide) + row((22, 78), low, (r, r)),
    }
    # 8 bamboo: an M above, its mirror image W below.
    post, slant, turn = dict(length=50, width=13.4), dict(length=48, width=12.6), 21
    faces["8s"] = "".join(
        cane(13.8, y, colour=g, **post) + cane(86.2, y, colour=g, **post)
        + cane(36, y, colour=b, turn=-turn * way, **slant) + cane(64, y, colour=b, turn=turn * way, **slant)
        for y, way in ((37, 1), (97, -1)))
    faces["1s"] = tiger.bamboo_tiger(c, cane)
    return faces


# Characters and honours ------------------------------------------------------------------

NUMERALS = "一二三四五六七八九"


def characters(c, kai):
    faces = {}
    for n, char in enumerate(NUMERALS, 1):
        box = {1: 13, 2: 29, 3: 37}.get(n, 41)
        faces[f"{n}m"] = numeral_and_wan(kai, char, box, c.ink, c.red)
    faces["0m"] = numeral_and_wan(kai, "五", 41, c.red, c.red)
    return faces


def numeral_and_wan(kai, char, box, ink, red):
    return (engraved(kai.centred(char, 50, 32.5, 64, box), ink, 1)
            + engraved(kai.centred("萬", 50, 92, 68, 64), red, .7))


def honours(c, kai):
    # Widths by eye: the four look equally large.
    winds = (("東", 84), ("南", 74), ("西", 78), ("北", 81))
    faces = {f"{k}z": engraved(kai.centred(char, 50, 67, width, 94), c.ink, 1.6)
             for k, (char, width) in enumerate(winds, 1)}
    faces["5z"] = white_dragon(c.blue)
    faces["6z"] = engraved(kai.centred("發", 50, 67, 82, 98), c.green, 1.4)
    faces["7z"] = engraved(kai.centred("中", 50, 67, 76, 98), c.red, 2)
    return faces


def white_dragon(colour):
    frame = lambda dx, dy, tint: rect(17 + dx, 19 + dy, 66, 96, 5, "none", stroke=tint, stroke_width=5.4)
    art = frame(.9, 1.4, "#fff") + frame(0, 0, colour)
    art += rect(24.6, 26.6, 50.8, 80.8, 2, "none", stroke=colour, stroke_width=1.7)
    return art + corners(colour, 33, 101)


def corners(colour, upper, lower):
    """The angles within the white dragon's frame."""
    corner = "".join(f"M{points(x, y + 13 * v)}V{num(y)}H{num(x + 13 * h)}M{points(x + 5 * h, y + 13 * v)}V{num(y + 5 * v)}H{num(x + 13 * h)}"
                     for x, y, h, v in ((31, upper, 1, 1), (69, upper, -1, 1), (31, lower, 1, -1), (69, lower, -1, -1)))
    return path(corner, "none", stroke=colour, stroke_width=2)


# Flowers and seasons ---------------------------------------------------------------------

def blossom(cx, cy, r, colour, heart, count=5, fat=.66, turn=0.0):
    """An open blossom: round petals with a cream seam, stamens, heart."""
    art = circle(cx + .7, cy + 1, r * .7, "#fff")
    for k in range(count):
        a = turn + k * 2 * math.pi / count
        art += circle(cx + math.sin(a) * r * .56, cy - math.cos(a) * r * .56, r * fat * .72, colour,
                      stroke=CREAM, stroke_width=1.1)
    seams = "".join(f"M{points(cx, cy)}L{points(cx + math.sin(a) * r * .5, cy - math.cos(a) * r * .5)}"
                    for a in (turn + k * 2 * math.pi / count for k in range(count)))
    art += path(seams, "none", stroke=heart, stroke_width=1.3, stroke_linecap="round")
    tips = "".join(circle(cx + math.sin(a) * r * .52, cy - math.cos(a) * r * .52, r * .07, heart)
                   for a in (turn + k * 2 * math.pi / count for k in range(count)))
    return art + tips + circle(cx, cy, r * .17, heart)


def stroke(spine, width, colour, belly=.3, root=.6):
    return path(brush(spine, width, belly, root, 4), colour)


def plum(c):
    wood = "#5a3826"
    art = stroke([(14, 122), (34, 108), (46, 92), (60, 84), (82, 60)], 7, wood, .1, 1)
    art += stroke([(46, 92), (42, 76), (32, 62)], 4.5, wood) + stroke([(60, 84), (74, 86), (84, 92)], 3.6, wood)
    art += blossom(36, 66, 15, c.red, GOLD) + blossom(66, 78, 17, c.red, GOLD, turn=.5)
    return art + blossom(80, 56, 9, c.red, GOLD, turn=.3) + circle(86, 94, 4, c.red) + circle(30, 52, 3.4, c.red)


def orchid(c):
    art = "".join(stroke(s, w, c.green, .35, .4) for s, w in (
        ([(50, 124), (44, 96), (26, 72), (10, 66)], 6), ([(52, 124), (56, 92), (72, 74), (90, 76)], 6),
        ([(48, 124), (34, 106), (16, 100)], 5.5), ([(54, 124), (68, 108), (86, 106)], 5.5)))
    art += stroke([(51, 124), (49, 100), (52, 78), (50, 62)], 2.6, c.green)
    for turn, length in ((-90, 27), (-22, 24), (-158, 24), (35, 20), (145, 20)):
        art += leaf(50, 64, length, turn, c.blue, .5)
    return art + circle(50, 65, 5.4, GOLD) + circle(50, 66, 2.4, c.red)


def mum(c):
    art = stroke([(50, 124), (49, 108), (50, 86)], 3.4, c.green, .3, 1)
    art += leaf(50, 112, 26, -28, c.green, .42) + leaf(50, 116, 26, 206, c.green, .42)
    art += path(petals(50, 70, 18, 10, 32, 5.6), GOLD) + path(petals(50, 70, 18, 7, 24, 5, math.pi / 18), "#c07a1c")
    return art + path(petals(50, 70, 12, 3, 15, 4.2), "#e9b558") + circle(50, 70, 4.4, c.red)


def stalks(c, cane):
    art = cane(36, 85, 78, c.green, 13) + cane(60, 92, 64, c.green, 11)
    for x, y, length, turn in ((42, 58, 28, -28), (43, 60, 24, 12), (30, 76, 22, 200), (65, 76, 26, -34),
                               (65, 78, 24, 8), (30, 98, 20, 160), (66, 104, 20, 30)):
        art += leaf(x, y, length, turn, c.green, .32)
    return art


def spring(c):
    pink = "#d9718a"
    art = stroke([(22, 124), (40, 104), (50, 84), (74, 54)], 5.5, "#5a3826", .1, 1)
    art += stroke([(46, 94), (64, 96), (80, 90)], 3.6, "#5a3826")
    art += leaf(70, 58, 20, -70, c.green, .42) + leaf(30, 114, 20, 196, c.green, .42)
    art += blossom(42, 70, 18, pink, c.red, turn=.2) + blossom(76, 88, 13, pink, c.red, turn=.6)
    return art + circle(79, 50, 4.6, pink)


def summer(c):
    art = "".join(stroke([(x - 15, y + 2), (x, y - 2.2), (x + 15, y + 2)], 3.4, c.blue, .5) for x, y in
                  ((22, 112), (52, 112), (80, 112), (37, 120), (66, 120)))
    art += leaf(50, 104, 40, 190, c.green, .3) + leaf(50, 104, 40, -10, c.green, .3)
    for turn, length in ((170, 34), (10, 34), (205, 36), (-25, 36), (228, 40), (-48, 40)):
        art += leaf(50, 100, length, turn, "#c93f55", .4)
    for turn, length in ((250, 42), (-70, 42)):
        art += leaf(50, 100, length, turn, "#d9718a", .42)
    return art + leaf(50, 100, 44, -90, "#e79aa9", .44)


def autumn(c):
    tips = [(50, 40), (56, 60), (66, 51), (66, 64), (86, 60), (77, 72), (90, 82), (72, 84), (70, 96), (54, 88)]
    outline = tips + [(100 - x, y) for x, y in tips[:0:-1]]
    d = "M" + points(*outline[0]) + "".join("L" + points(*p) for p in outline[1:]) + "Z"
    veins = "M50,90V56M50,88L78,66M50,88L22,66M50,90L82,82M50,90L18,82"
    return (stroke([(50, 84), (50, 104), (56, 122)], 3.4, "#7a3315", .1, 1)
            + path(d, "#fff", stroke="#fff", stroke_width=3, stroke_linejoin="round", transform="translate(.8 1.2)")
            + path(d, "#c4532a", stroke="#c4532a", stroke_width=3, stroke_linejoin="round")
            + path(veins, "none", stroke="#f0b27a", stroke_width=1.4, stroke_linecap="round"))


def winter(c):
    arms = ""
    for k in range(6):
        a = k * math.pi / 3
        at = lambda r, s: points(50 + math.sin(a) * r - math.cos(a) * s, 82 - math.cos(a) * r - math.sin(a) * s)
        arms += f"M{at(0, 0)}L{at(37, 0)}M{at(27, 9)}L{at(19, 0)}L{at(27, -9)}M{at(36, 6.5)}L{at(30, 0)}L{at(36, -6.5)}"
    d = dict(fill="none", stroke_width=3.4, stroke_linecap="round", stroke_linejoin="round")
    return (path(arms, stroke="#fff", transform="translate(.7 1.1)", **d) + path(arms, stroke=c.blue, **d))


def bonuses(c, kai, roman):
    art = {"1f": ("梅", plum(c)), "2f": ("蘭", orchid(c)), "3f": ("菊", mum(c)), "4f": ("竹", stalks(c, cane)),
           "1g": ("春", spring(c)), "2g": ("夏", summer(c)), "3g": ("秋", autumn(c)), "4g": ("冬", winter(c))}
    faces = {}
    for code, (char, picture) in art.items():
        colour = c.red if code[1] == "f" else c.ink
        faces[code] = (picture + engraved(kai.centred(char, 75, 25.5, 29, 30), colour, .5)
                       + engraved(roman.line(code[0], 14, 36, 21), colour))
    return faces


# Both sets -------------------------------------------------------------------------------

class Colours:
    def __init__(self, ink, blue, green, red):
        self.ink, self.blue, self.green, self.red = ink, blue, green, red


USUAL = Colours(INK, BLUE, GREEN, RED)
# Told apart by lightness alone: L* 10, 24, 53, 43.
LEARNER = Colours("#131c30", "#17386f", "#27905b", "#c3272f")


def all_faces(c, kai, roman):
    return {**characters(c, kai), **dots(c), **bamboo(c), **honours(c, kai), **bonuses(c, kai, roman)}


def make(out, kai, roman, sans):
    for code, art in all_faces(USUAL, kai, roman).items():
        write(out / "tiles" / "faces" / f"{code}.svg", 100, 134, art)
    learner.make(out, all_faces(LEARNER, kai, roman), LEARNER, kai, sans)
