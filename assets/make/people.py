"""The eight opponents, an animal each, and the players, a tiger each, in a round frame of brass.

Every bust is drawn around (0, 0) and set into a disc of its own colour. What would stick out at the bottom ends near
the disc's edge, as the game knows no clipping, and the ring is drawn over it.
"""
import math
import re

from svg import circle, gradient, group, num, path, points, write
from tiger import AMBER, INK, JADE, WHITE, front as tiger_front, mirrored, profile, strokes

R = 90  # where busts end
MOVED = 82  # ... in a group that is moved and enlarged
LINE = "#161a26"


def pair(art):
    return art + group(art, "scale(-1 1)")


def both(half, colour, **more):
    """A closed shape from its right half, from top to bottom on the axis; straight lines may be in it."""
    d, x, y = "", 0, 0
    for letter, rest in re.findall(r"([MLC])([^MLC]*)", half):
        values = [float(v) for v in re.findall(r"-?[0-9.]+", rest)]
        if letter == "L":
            values = [x + (values[0] - x) / 3, y + (values[1] - y) / 3,
                      x + (values[0] - x) * 2 / 3, y + (values[1] - y) * 2 / 3, *values]
        x, y = values[-2:]
        d += ("M" if letter == "M" else "C") + " ".join(num(v) for v in values)
    return path(mirrored(d), colour, **more)


def eye(x, y, r, iris, pupil=.55, light=True, white=None):
    """A round eye: dark rim, iris, pupil, light."""
    art = circle(x, y, r * 1.16, LINE)
    if white:
        art += circle(x, y, r, white)
    art += circle(x, y, r * (.74 if white else 1), iris) + circle(x, y, r * pupil, LINE)
    return art + (circle(x + r * .28, y - r * .34, r * .24, "#ffffff") if light else "")


def eyes(x, y, r, iris, **how):
    """Two of them that look the same way: both lights on the same side."""
    return eye(x, y, r, iris, **how) + eye(-x, y, r, iris, **how)


def shoulders(colour, width=74, top=44, neck=20):
    """From the neck down to the edge of the disc, in the units of the whole picture around its middle."""
    a = math.acos(width / R)
    x, y = R * math.cos(a), R * math.sin(a)
    return path(f"M{points(-neck, top)}C{points(-neck - 6, top + 16, -x, y - 16, -x, y)}"
                f"A{points(R, R)} 0 0 0 {points(x, y)}C{points(x, y - 16, neck + 6, top + 16, neck, top)}Z", colour)


def bib(colour, top=40, half=26, dip=84):
    """A pale breast in the middle of the shoulders."""
    return path(f"M{points(-half, top)}C{points(-half, top + 24, -14, dip - 4, 0, dip)}"
                f"C{points(14, dip - 4, half, top + 24, half, top)}Z", colour)


def foot(x):
    """Where a bust that is moved ends at x."""
    return MOVED * math.sin(math.acos(x / MOVED))


def hare():
    fur, shade, pale, rose = "#d8b78a", "#b98f5e", "#fbf1dc", "#e2a08f"
    ear = "M6,-26C2,-48 6,-76 18,-82C30,-84 34,-58 22,-24Z"
    inner = "M12,-30C9,-48 12,-68 18,-73C25,-72 27,-54 19,-28Z"
    art = group(path(ear, fur) + path(inner, rose), "rotate(4)")
    art += group(path(ear, shade) + path(inner, rose), "scale(-1 1) rotate(16)")
    art += both("M0,-36C18,-36 32,-22 33,-2C42,10 36,32 18,38C12,40 6,41 0,41", fur)
    art += pair(path("M32,2C40,12 35,30 20,36C16,30 18,10 32,2Z", pale))
    art += both("M0,4C10,4 18,12 18,24C18,34 8,40 0,40", pale)
    art += pair(path("M12,-16C16,-22 24,-22 28,-16C24,-19 16,-19 12,-16Z", shade))
    art += eyes(18, -4, 7.6, "#4a2c17", pupil=.62)
    art += both("M0,8C4,8 7,9 7,11C6,15 3,16 0,16", rose) + path("M0,16V22", "none", stroke=LINE, stroke_width=1.8)
    art += path("M-8,24C-5,28 -1,27 0,22C1,27 5,28 8,24", "none", stroke=LINE, stroke_width=2, stroke_linecap="round")
    art += both("M0,27L4.5,26C4.5,31 3,33 0,33", "#fffdf6", stroke=shade, stroke_width=.8)
    art += pair(strokes([([(20, 15), (30, 13), (40, 14)], 1.3), ([(20, 20), (30, 21), (39, 25)], 1.3)], shade))
    return shoulders(shade, 62, 36) + bib(pale, 34, 20, 82) + group(art, "translate(0 10)")


def frog():
    skin, shade, pale, deep = "#5fa14a", "#3d7a36", "#e9eeb2", "#2c5c2c"
    art = pair(circle(25, -27, 17.5, shade) + circle(25, -28, 16, skin))
    art += both("M0,-28C26,-30 50,-14 51,6C52,28 28,40 0,40", skin)
    art += both("M0,14C22,15 38,12 47,4C52,24 30,39 0,39", pale)
    art += path("M-47,4C-36,16 -20,18 0,18C20,18 36,16 47,4", "none", stroke=deep, stroke_width=3.2, stroke_linecap="round")
    art += pair(path("M47,4C50,2 51,-1 50,-4", "none", stroke=deep, stroke_width=3, stroke_linecap="round"))
    art += eyes(25, -28, 11, "#f0c04a", pupil=.5)
    art += pair(circle(7, -3, 1.8, deep) + circle(38, 12, 5.5, "#e59a7c", fill_opacity=.5))
    art += strokes([([(-8, -20), (0, -24), (8, -20)], 2.6)], shade) + pair(circle(33, -6, 3, shade) + circle(41, -1, 2, shade)
                                                                    + circle(15, -14, 2.2, shade))
    return shoulders(shade, 70, 34, 30) + bib(pale, 34, 30, 84) + group(art, "translate(0 4) scale(1.14)")


def tortoise():
    shell, plate, rim, skin, shade = "#7a5a2c", "#a9803f", "#d5b06a", "#a6ad6a", "#7d8549"
    # The shell behind, to the edge of the disc.
    a = math.acos(76 / R)
    y = R * math.sin(a)
    dome = (f"M{points(-76, y)}C{points(-84, -6, -50, -62, 0, -62)}C{points(50, -62, 84, -6, 76, y)}"
            f"A{points(R, R)} 0 0 1 {points(-76, y)}Z")
    art = path(dome, shell)
    art += both("M0,-54L17,-50L25,-28L12,-12L0,-12", plate)
    art += pair(path("M23,-48C36,-42 48,-30 55,-16L36,-2L18,-12L30,-28Z", plate)
                + path("M57,-10C65,4 69,18 68,34L52,40L40,4Z", plate))
    art += path(f"M{points(-76, y)}C{points(-84, -6, -50, -62, 0, -62)}C{points(50, -62, 84, -6, 76, y)}", "none",
                stroke=rim, stroke_width=5)
    neck = both(f"M0,20C16,20 25,34 26,56C27,66 30,74 34,{num(math.sqrt(R * R - 34 * 34) - .5)}"
                f"C22,84 10,{R} 0,{R}", shade)
    head = both("M0,-26C20,-26 32,-12 32,4C32,24 20,38 0,38", skin)
    head += both("M0,-26C12,-26 20,-21 25,-14C16,-16 8,-14 0,-14", shade)
    head += eyes(17, -1, 6.6, "#6b4a1d", pupil=.6)
    head += pair(path("M8,-5C12,-11 22,-11 27,-4C22,-8 13,-8 8,-5Z", shade)
                 + path("M9,6C13,10 22,10 26,5C22,8 14,8 9,6Z", shade) + circle(3.4, 13, 1.4, LINE))
    head += path("M-20,20C-10,27 10,27 20,20", "none", stroke="#4f5a2b", stroke_width=2.6, stroke_linecap="round")
    folds = [([(-14, 50), (0, 54), (14, 50)], 2.4), ([(-16, 62), (0, 66), (16, 62)], 2.4)]
    return art + neck + strokes(folds, "#5f6836", belly=.5) + group(head, "translate(0 8) scale(1.08)")


def fox():
    fur, shade, pale, dark = "#d9702c", "#b4531a", "#fdf3df", "#33211c"
    art = pair(path("M10,-30C16,-52 30,-66 40,-68C46,-52 46,-32 40,-14Z", fur)
               + path("M20,-32C24,-46 32,-57 37.5,-59C41,-48 40,-32 36,-21Z", dark)
               + path("M22,-26C25,-36 30,-43 34,-45C36,-38 35,-28 32,-20Z", shade))
    art += both("M0,-34C16,-34 32,-30 40,-16C44,-6 50,2 56,8C48,10 42,14 36,20C26,32 14,46 0,48", fur)
    art += pair(path("M56,8C48,10 42,14 36,20C26,32 14,46 0,48C4,36 6,24 14,16C24,6 42,2 56,8Z", pale))
    art += both("M0,-34C6,-34 10,-30 10,-22C10,-8 12,4 8,22C6,30 4,36 0,38", fur)
    art += both("M0,-30C3,-30 5,-26 4.6,-18C4,-8 4,0 0,4", shade)
    art += both("M0,34C6,34 9,36 9,39C8,44 4,48 0,48", dark) + path("M-4,37C-2,36 2,36 4,37C2,38.4 -2,38.4 -4,37Z", "#ffffff", fill_opacity=.5)
    lid = "M10,-3C13,-11 22,-14 31,-11C29,-4 22,2 15,2C12,2 10,0 10,-3Z"
    art += pair(path(lid, LINE) + path("M13,-3C16,-8 22,-10 28,-9C26,-4 21,-.4 16,-.4C14,-.4 13,-1.6 13,-3Z", "#e9b93f"))
    art += pair(circle(20.4, -5, 3.1, LINE)) + circle(21.6, -6.4, 1.1, "#ffffff") + circle(-19.2, -6.4, 1.1, "#ffffff")
    art += pair(strokes([([(40, 14), (46, 12), (54, 14)], 2), ([(34, 22), (41, 20), (48, 22)], 2)], "#e6cfa6"))
    return shoulders(shade, 64, 30) + bib(pale, 24, 24, 84) + group(art, "translate(0 8) scale(1.06)")


def crane():
    white, shade, black, red, beak = "#fbf6e8", "#d9d6c6", "#1d2130", "#c8323a", "#d8a83c"
    # In profile, facing right: neck from below, head, long beak.
    left = points(-62, foot(62))
    art = path(f"M{left}C{points(-58, 40, -36, 34, -24, 34)}L{points(20, 40)}C{points(34, 46, 44, 56, 48, foot(48))}"
               f"A{points(MOVED, MOVED)} 0 0 1 {left}Z", white)
    art += path(f"M{left}C{points(-58, 52, -46, 42, -36, 40)}C{points(-40, 56, -36, 72, -26, 83)}A{points(MOVED, MOVED)} 0 0 1 {left}Z", shade)
    art += path("M-18,-24C-30,-6 -34,12 -30,36C-26,50 -6,58 14,50C22,46 22,40 16,36C-2,30 -4,12 10,-6Z", black)
    art += path("M-22,38C-14,52 4,58 24,46C32,54 38,60 44,70C24,74 -10,66 -22,38Z", white)
    head = "M-20,-20C-22,-42 -6,-56 14,-54C30,-52 40,-42 42,-30C40,-22 32,-16 22,-12C14,-8 10,-4 6,0C-6,0 -18,-8 -20,-20Z"
    art += path(head, white)
    art += path("M6,0C10,-4 14,-8 22,-12C16,-18 10,-18 4,-12C-2,-6 -8,-6 -14,-8C-10,-3 -4,0 6,0Z", black)
    art += path("M14,-54C30,-52 40,-42 42,-30C34,-38 24,-42 14,-42C2,-42 -6,-46 -8,-50C-2,-54 6,-55 14,-54Z", red)
    art += path("M40,-36C56,-33 72,-28 84,-21C68,-20 52,-20 36,-20C38,-24 41,-29 40,-36Z", beak)
    art += path("M38,-26C54,-25 70,-23 84,-21C68,-20 52,-20 36,-20Z", "#a97a24")
    art += circle(24, -31, 6, LINE) + circle(24, -31, 4.6, "#e9b93f") + circle(24.6, -31, 2.8, LINE) + circle(26, -32.4, 1, "#ffffff")
    return group(art, "translate(-11 4) scale(1.06)")


def rooster():
    red, deep, body, gold, dark, beak = "#c8323a", "#94202a", "#e7c27a", "#d9862f", "#5c2a16", "#f0c04a"
    # In profile, facing left; the comb above, the wattle below the beak.
    art = path(f"M{points(-40, foot(40))}C{points(-40, 40, -26, 20, -22, 0)}L{points(26, -12)}C{points(30, 20, 62, 36, 68, foot(68))}"
               f"A{points(MOVED, MOVED)} 0 0 1 {points(-40, foot(40))}Z", gold)
    hackles = [([(20, -6), (26, 24), (52, 56)], 11), ([(10, 0), (14, 32), (34, 70)], 12), ([(-2, 6), (0, 36), (12, 76)], 12),
               ([(-12, 10), (-14, 38), (-10, 78)], 11), ([(-20, 14), (-26, 40), (-30, 72)], 9)]
    art += strokes(hackles, body, belly=.45, root=.3)
    art += strokes([([(27, 6), (38, 34), (64, 54)], 9), ([(4, 22), (8, 50), (24, 78)], 6)], dark, belly=.5)
    comb = ("M-26,-30C-36,-42 -34,-56 -24,-60C-20,-54 -18,-50 -16,-46C-16,-60 -8,-70 2,-70C4,-62 4,-56 4,-48"
            "C10,-58 20,-62 28,-58C28,-50 26,-44 22,-38C30,-40 36,-38 38,-33C32,-24 22,-20 10,-22Z")
    art += path(comb, red) + path("M-22,-34C-12,-42 14,-40 30,-32C24,-26 16,-22 8,-22Z", deep)
    art += path("M-28,-22C-24,-38 -2,-42 14,-34C28,-26 30,-8 22,4C12,14 -8,16 -20,6C-28,0 -31,-10 -28,-22Z", body)
    art += path("M-27,-20C-22,-30 -8,-32 0,-24C8,-14 4,0 -8,4C-18,6 -26,0 -28,-8Z", red)
    art += path("M-26,-22C-36,-22 -48,-16 -54,-6C-44,-8 -36,-6 -28,-6C-30,-12 -29,-18 -26,-22Z", beak)
    art += path("M-54,-6C-44,-8 -36,-6 -28,-6C-30,-1 -36,1 -42,0C-46,-1 -50,-3 -54,-6Z", "#b9832b")
    art += path("M-28,0C-36,6 -38,22 -30,32C-20,30 -14,18 -16,6C-20,2 -24,0 -28,0Z", red)
    art += path("M-16,4C-20,14 -18,24 -12,28C-5,24 -3,12 -8,3Z", deep)
    art += eye(-10, -15, 5.4, "#f0a93a", pupil=.5) + path("M12,-4C18,-8 22,-4 20,4C16,8 10,4 12,-4Z", "#fdf3df")
    return group(art, "translate(5 7) scale(1.04)")


def owl():
    blue, shade, pale, deep, amber = "#6d7fa8", "#465884", "#efe7d2", "#2b3862", "#f0b038"
    art = both("M0,-40C10,-40 18,-43 26,-50C34,-56 42,-60 48,-60C50,-46 48,-34 44,-24C50,-10 50,10 44,24C34,42 16,48 0,48", blue)
    art += pair(path("M30,-50C36,-54 42,-57 46,-57C48,-47 46,-38 43,-32C40,-40 36,-45 30,-50Z", deep))
    art += pair(circle(21, -6, 23, shade) + circle(21, -6, 20.6, pale))
    art += "".join(pair(strokes([([(21 + 12 * math.cos(t), -6 + 12 * math.sin(t)), (21 + 16 * math.cos(t), -6 + 16 * math.sin(t)),
                                   (21 + 20 * math.cos(t), -6 + 20 * math.sin(t))], 2.2)], "#cfc3a4"))
                   for t in (math.radians(d) for d in range(-60, 250, 30)))
    art += eyes(20, -6, 12, amber, pupil=.56)
    art += both("M0,-40C8,-36 14,-28 14,-24C8,-22 3,-16 0,-8", blue)
    art += both("M0,-40C4,-36 6,-30 6,-26C3,-24 1,-20 0,-16", shade)
    art += both("M0,-4C5,0 8,6 7,12C5,18 2,22 0,24", "#e0a23a") + path("M0,-4C3,0 4,8 0,24C-2,20 -3,8 0,-4Z", "#b97f24")
    feathers = "".join(path(f"M{x - 7},{y}C{x - 7},{y + 9} {x + 7},{y + 9} {x + 7},{y}C{x + 4},{y + 3} {x - 4},{y + 3} {x - 7},{y}Z", shade)
                       for row, y in enumerate((58, 70)) for x in ([-16, 0, 16] if row == 0 else [-8, 8]))
    art += pair(strokes([([(44, 4), (40, 20), (30, 34)], 4), ([(36, 24), (28, 36), (16, 43)], 3.4)], shade))
    return shoulders(shade, 66, 30, 34) + bib(pale, 40, 32, 86) + feathers + group(art, "translate(0 4) scale(1.1)")


def tiger():
    chest = shoulders(AMBER["shade"], 68, 30, 32) + bib(AMBER["pale"], 36, 26, 85)
    marks = [([(-62, 62), (-50, 58), (-36, 62)], 6), ([(-54, 72), (-44, 68), (-34, 72)], 5)]
    return chest + pair(strokes(marks, AMBER["stripe"])) + group(tiger_front(AMBER), "translate(0 2) scale(1.28)")


# Who, their bust, the disc's colour above and below.
PEOPLE = {
    "nino": (hare, "#8fc3a4", "#3f8268"), "mei": (frog, "#f2d48d", "#c98f3c"), "otto": (tortoise, "#8fb7bd", "#3c6b76"),
    "kai": (fox, "#2f8a7c", "#14504a"), "lin": (crane, "#7f96c9", "#33477d"), "ravi": (rooster, "#4a9183", "#1b5149"),
    "zora": (owl, "#4b3d6e", "#1f1a3d"), "amara": (tiger, "#234c63", "#0c1f33"),
}


def player(coat):
    """The emblem's head in profile; nape and throat go on to the disc's edge."""
    nape, throat = "M-30,-40C-45,-31 -58,-10 -71,13L-83,35", "L14,89L0,20"
    marks = [([(-72, 20), (-62, 36), (-61, 54)], 7), ([(-50, 28), (-46, 44), (-50, 62)], 7),
             ([(-66, 58), (-54, 66), (-46, 79)], 6)]
    return (path(nape + throat.replace("L", "M", 1), "none", stroke=coat["line"], stroke_width=6.5)
            + path(f"{nape}A{points(R, R)} 0 0 0 14,89{throat}Z", coat["fur"])
            + group(profile(coat, coat["line"], True), "translate(4 8) scale(1.3)")
            + strokes(marks, coat["stripe"], belly=.4, root=.2, steps=4))


# A player's coat by their seat, and the disc's colour above and below.
PLAYERS = {"amber": (AMBER, "#1f5a57", "#0d3233"), "white": (WHITE, "#3d5277", "#1c2843"),
           "jade": (JADE, "#c99a5a", "#7d5428"), "ink": (INK, "#8a4a3a", "#4a211b")}


def portrait(bust, high, low):
    defs = (gradient("disc", 100, 12, 100, 188, (0, high), (1, low))
            + gradient("brass", 20, 10, 180, 190, (0, "#fff0c4"), (.45, "#d9a343"), (.6, "#a8752a"), (1, "#f0cd7c")))
    art = circle(100, 100, 91, "url(#disc)") + group(bust, "translate(100 100)")
    art += circle(100, 100, 91.5, "none", stroke="#20150a", stroke_width=3)
    return art + circle(100, 100, 95.7, "none", stroke="url(#brass)", stroke_width=6.6), defs


def make(assets):
    for name, (bust, high, low) in PEOPLE.items():
        art, defs = portrait(bust(), high, low)
        write(assets / "people" / f"{name}.svg", 200, 200, art, defs)
    for name, (coat, high, low) in PLAYERS.items():
        art, defs = portrait(player(coat), high, low)
        write(assets / "people" / f"player-{name}.svg", 200, 200, art, defs)
