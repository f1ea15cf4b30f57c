"""The house's tiger: from the front on the 1 bamboo and the icon, in profile on the emblem.

Both heads are drawn around (0, 0) in a box of about 100 x 100. A coat is a dict of colours.
"""
from svg import brush, circle, group, leaf, num, path

AMBER = dict(fur="#df8a34", shade="#bf6a1f", pale="#fdf6e6", dusk="#ecd6ae", stripe="#1d2130",
             eye="#e8b93c", nose="#b5384a", line="#141a28")
WHITE = dict(fur="#f5ecd9", shade="#d5c7aa", pale="#fffdf7", dusk="#dfd2b8", stripe="#1f2b49",
             eye="#4f9bd0", nose="#b5505f", line="#141d33")
JADE = dict(fur="#4f9c8a", shade="#2f7567", pale="#eaf3e6", dusk="#c3d9cc", stripe="#0f2f2d",
            eye="#e8b93c", nose="#8f4653", line="#0c2422")
INK = dict(fur="#5c6f9f", shade="#3c4d7a", pale="#eef0f4", dusk="#c8cedd", stripe="#141b36",
           eye="#f0d070", nose="#8f4653", line="#10162c")


def strokes(marks, colour, **how):
    return path("".join(brush(spine, width, **how) for spine, width in marks), colour)


HEAD = ("M0,-40C12,-42 24,-40 32,-33C39,-27 42,-18 42,-9C43,-4 45,0 49,4C47,5 45,6 44,7C45,11 47,15 51,19"
        "C46,19 43,20 41,20C41,25 42,29 44,33C39,32 35,31 32,31C30,35 29,38 29,41C24,40 20,39 18,39C13,44 6,46 0,46")


def mirrored(half):
    """A closed outline from its right half, which runs from top to bottom on the axis."""
    cells = half[1:].replace("C", " ").replace(",", " ").split()
    numbers = [float(c) for c in cells]
    pts = list(zip(numbers[::2], numbers[1::2]))
    back = [(-x, y) for x, y in pts[::-1]]
    d = half
    for i in range(1, len(back), 3):
        d += "C" + " ".join(f"{num(x)},{num(y)}" for x, y in back[i:i + 3])
    return d + "Z"


def front(coat, outline=None, other=None):
    """The head from the front. With `other`, its left half wears that coat."""
    left = other or coat
    rim = dict(stroke=outline, stroke_width=3.4, stroke_linejoin="round") if outline else {}

    def pair(draw):
        return draw(coat) + group(draw(left), "scale(-1 1)")

    def whole(half, colour):
        if left is coat:
            return path(mirrored(half), coat[colour])
        return pair(lambda c: path(half + "Z", c[colour]))

    art = pair(lambda c: path("M16,-36C18,-47 27,-53 36,-50C44,-47 46,-36 39,-22Z", c["fur"], **rim)
               + path("M22,-38C24,-45 30,-48 35,-46C40,-43 41,-34 37,-25Z", c["stripe"])
               + path("M26,-36C28,-41 31,-43 34,-41C37,-38 37,-32 34,-26Z", c["pale"]))
    art += path(mirrored(HEAD), coat["fur"], **rim) + whole(HEAD, "fur")
    # White of the cheeks, ruff and chin; darker fur along the bridge of the nose.
    cheek = ("M44,7C45,11 47,15 51,19C46,19 43,20 41,20C41,25 42,29 44,33C39,32 35,31 32,31C30,35 29,38 29,41"
             "C23,40 20,39 18,39C13,44 6,46 0,46L0,30L10,8C16,11 23,12 29,10C34,8 39,6 44,7Z")
    brow = "M7,-13C8,-20 17,-26 27,-24C32,-22 35,-18 35,-13C29,-15 23,-15 18,-12C13,-9 9,-9 7,-13Z"
    art += pair(lambda c: path(cheek, c["pale"]) + path(brow, c["pale"]))
    art += whole("M0,-18C4,-18 7,-14 7,-8C7,-2 9,4 13,11C13,17 6,20 0,20", "fur")
    bridge = [([(6.8, -8), (7.6, -1), (9.6, 5), (13.4, 12)], 3)]
    art += pair(lambda c: strokes(bridge, c["shade"], belly=.5))
    # Muzzle, nose and mouth.
    art += whole("M0,43C7,44 13,41 14,36C14,33 6,33 0,33", "pale")
    art += whole("M0,39C4,39 8,37 10,35C6,34 3,33 0,33", "dusk")
    lobe = "M0,18C5,14 13,13 19,17C24,22 25,30 20,34C14,38 5,37 0,31Z"
    art += pair(lambda c: path(lobe, c["dusk"], transform="translate(.4 1.5)") + path(lobe, c["pale"]))
    art += path(mirrored("M0,9C5,9 10,9 12,11C12,16 6,20 0,22"), coat["nose"])
    art += path("M-7,11.5C-3,10.6 3,10.6 7,11.5C3,13 -3,13 -7,11.5Z", "#fff", fill_opacity=.35)
    mouth = dict(fill="none", stroke_width=2.2, stroke_linecap="round")
    art += pair(lambda c: path("M0,21V28C2,34 9,35.5 16,32", stroke=c["line"], **mouth)
                + "".join(circle(x, y, .9, c["line"]) for x, y in ((10, 24), (15, 26), (10, 29))))
    # Eyes: dark lid with a tear line towards the nose, iris, pupil, light.
    lid = "M7,1C9,-5 14,-9 20,-10C25,-10.5 28,-9 31,-7C28,-1.5 23,1.5 17.5,2C14.5,2 12.5,2 11.5,3C11,5 10.6,7 10.4,9C7.6,7 6,4 7,1Z"
    iris = "M12.5,-1.6C14,-5.6 17.5,-7.4 21,-7.6C23.6,-7.6 25.4,-7 27,-6C24.6,-2.4 21,-.6 17.4,-.4C15.4,-.4 13.6,-.8 12.5,-1.6Z"
    art += pair(lambda c: group(path(lid, c["line"]) + path(iris, c["eye"]) + circle(19.4, -4.6, 2.5, c["line"]),
                                "translate(1 .4) scale(.9)"))
    art += circle(19.4, -5, 1, "#fff") + circle(-17.6, -5, 1, "#fff")
    art += strokes([([(0, -40), (.2, -31), (0, -21)], 4.6)], coat["stripe"], belly=.4, root=.6, steps=4)
    return art + pair(lambda c: strokes(FRONT_STRIPES, c["stripe"], belly=.35, root=.25, steps=4))


FRONT_STRIPES = [  # forehead, temple, cheek
    ([(1.6, -32), (8, -34), (14, -40)], 5), ([(1.6, -24), (9, -26), (17, -30), (22, -37)], 5.2),
    ([(2, -15), (6, -18), (11, -24)], 4), ([(41, -18), (36, -22), (30, -30)], 5.2),
    ([(42.5, -8), (40, -12), (36, -20)], 4.4), ([(44, 0), (39, -1), (34, -6)], 5.2),
    ([(48, 6), (41, 5), (35, 6), (30, 10)], 5.2), ([(48, 18), (40, 14), (33, 15), (28, 20)], 5.2),
    ([(42, 32), (36, 25), (30, 25)], 4.8),
]


def bamboo_tiger(c, cane):
    """1 bamboo: the head above one cane with its leaves. `cane` draws a stalk."""
    art = cane(50, 103.5, 44, c.green, 14)
    for x, y, length, turn in ((55, 104, 31, -26), (45, 104, 31, 206), (55, 114, 27, 14), (45, 114, 27, 166)):
        art += leaf(x, y, length, turn, c.green, .36)
    return art + group(front(AMBER, AMBER["line"]), "translate(50 52) scale(.84)")


FACE = ("M-26,-37C-18,-42 -8,-45 2,-44C11,-43 18,-38 22,-32C24,-29 27,-27 30,-26C37,-25 43,-22 47,-17"
        "C50,-13 50,-8 47,-5C48,0 46,5 41,7C34,9 26,7 19,9C16,10 14,12 13,14C16,20 23,23 31,21C36,21 38,26 35,30"
        "C31,36 23,38 16,37C17,41 18,44 20,47C14,46 9,44 6,41C6,46 5,50 3,54C-2,51 -6,47 -8,43C-10,48 -13,52 -17,55"
        "C-20,50 -22,46 -22,42")
EAR = "M-26,-30C-31,-44 -25,-54 -16,-55C-8,-54 -3,-46 -3,-36C-8,-28 -18,-24 -26,-30Z"
NAPE = "C-38,-30 -48,-14 -58,4"      # from the crown back, where the head ends the body
THROAT = "C-34,40 -46,32 -58,18"     # from the ruff back, likewise


def profile(coat, outline, nape):
    """The head in profile, facing right, its mouth open.

    Behind it the body goes on without a line, below (`nape`: the outline follows the nape)
    or above (the outline follows the throat).
    """
    c = coat
    line = dict(stroke=outline, stroke_width=5, stroke_linejoin="round")
    edge = "M-26,-37" + NAPE if nape else "M-22,42" + THROAT
    filled = FACE + ("C-34,62 -50,50 -60,40L-58,4C-48,-14 -38,-30 -26,-37Z" if nape else
                     THROAT + "L-58,-40C-46,-50 -38,-44 -26,-37Z")
    art = path(EAR, "none", **line) + path(FACE, "none", **line) + path(edge, "none", **line)
    art += path(filled, c["fur"]) + path(EAR, c["fur"])
    # Mouth, tongue, teeth.
    art += path("M19,8C16,9 14,11 12,14C15,21 23,24 32,21C34,19 35,12 37,7C31,8 25,6 19,8Z", "#4a0f18")
    art += path("M15,16C20,15 26,15 31,19C28,23 20,23 15,16Z", "#c65a62")
    art += path("M40,6C40,11 38,16 36,18C34,15 33,11 33,7Z", "#fffdf6")
    art += path("M25,7L24,11L21,8Z", "#fffdf6") + path("M28,21C28,17 30,14 31,12C33,15 35,20 35,25H28Z", "#fffdf6")
    # White of muzzle, chin, cheek and brow.
    art += path("M30,-12C36,-15 43,-13 47,-6C48,0 46,5 41,7C34,9 26,6 19,8C17,2 22,-8 30,-12Z", c["pale"])
    art += path("M13,15C17,21 24,24 31,21C36,21 38,26 35,30C31,36 23,38 16,37C10,33 9,22 13,15Z", c["pale"])
    art += path("M16,37C17,41 18,44 20,47C14,46 9,44 6,41C6,46 5,50 3,54C-2,51 -6,47 -8,43C-10,48 -13,52 -17,55"
                "C-20,50 -22,46 -22,42C-26,30 -20,12 -6,4C2,0 9,4 11,12C8,22 10,33 16,37Z", c["pale"])
    art += path("M1,-23C6,-30 14,-31 20,-26C22,-23 23,-20 23,-17C18,-22 9,-22 1,-23Z", c["pale"])
    art += path("M-22,-33C-25,-42 -21,-49 -16,-50C-11,-48 -8,-42 -8,-36C-12,-31 -18,-30 -22,-33Z", c["stripe"])
    art += path("M-18,-34C-20,-40 -17,-45 -15,-45C-12,-43 -11,-39 -11,-35C-13,-32 -16,-32 -18,-34Z", c["pale"])
    # Nose and eye.
    art += path("M38,-20C43,-20 48,-16 49,-11C49,-8 48,-6 46,-5C42,-7 38,-12 38,-20Z", c["nose"])
    art += path("M-1,-17C6,-22 16,-22 23,-16C25,-13 28,-10 32,-8C27,-7 22,-8 18,-10C11,-8 5,-11 -1,-17Z", c["line"])
    art += path("M6,-16.4C10,-18.4 15.5,-18 19.4,-15C18.6,-12 15.6,-10.8 12.6,-11.4C9.8,-12.2 7.4,-14 6,-16.4Z", c["eye"])
    art += circle(14, -15.2, 2.1, c["line"]) + circle(14.8, -16.2, .9, "#fff")
    art += "".join(circle(x, y, 1, c["line"]) for x, y in ((33, -3), (38, -1), (32, 2)))
    art += strokes([
        ([(4, -43), (8, -38), (8, -31)], 4.6), ([(-4, -43), (1, -37), (1, -28)], 5), ([(13, -39), (16, -35), (17, -31)], 3.4),
        ([(-2, -26), (-6, -22), (-8, -16)], 4.4), ([(0, -8), (-8, -6), (-14, 0), (-16, 6)], 5),
        ([(4, 0), (-3, 3), (-8, 10), (-8, 17)], 4.6), ([(6, 14), (0, 18), (-2, 26), (1, 33)], 4.4),
        ([(-14, 14), (-18, 24), (-15, 34)], 5), ([(-18, -24), (-24, -16), (-25, -6)], 5.4), ([(-28, -8), (-32, 4), (-30, 16)], 5.6),
        ([(-34, -28), (-40, -14), (-40, 0)], 5),
    ], c["stripe"], belly=.4, root=.2, steps=4)
    return art
