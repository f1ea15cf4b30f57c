"""What is on the table besides the tiles: wind seals, dice, the Riichi stick; the lanterns of a match's end."""
from svg import IVORY, circle, gradient, path, rect, write

SEALS = {"east": "東", "south": "南", "west": "西", "north": "北"}
PIPS = {1: [(50, 50)], 2: [(30, 30), (70, 70)], 3: [(27, 27), (50, 50), (73, 73)],
        4: [(30, 30), (70, 30), (30, 70), (70, 70)],
        5: [(28, 28), (72, 28), (50, 50), (28, 72), (72, 72)],
        6: [(31, 24), (69, 24), (31, 50), (69, 50), (31, 76), (69, 76)]}


def seals(out, kai):
    for name, char in SEALS.items():
        art = path(kai.centred(char, 50, 50, 88, 88), IVORY, stroke=IVORY, stroke_width=1.6, stroke_linejoin="round")
        write(out / "seals" / f"{name}-ivory.svg", 100, 100, art)


def die(value):
    red = value in (1, 4)
    defs = (gradient("f", 10, 0, 60, 100, (0, "#fffdf6"), (.55, "#f8f0dd"), (1, "#e3d3ae"))
            + gradient("r", 0, 0, 30, 100, (0, "#ffffff"), (.5, "#ffffff", .3), (1, "#a98f57", .75))
            + gradient("p", 0, 0, 0, 100, *(((0, "#8c1420"), (1, "#d0333d")) if red else ((0, "#0e1a33"), (1, "#2b4069")))))
    art = (rect(0, 0, 100, 100, 22, "#a8915c") + rect(1, 1, 98, 98, 21, "url(#f)")
           + rect(4, 4, 92, 92, 18, "none", stroke="url(#r)", stroke_width=4))
    radius = 18 if value == 1 else 11.5
    for x, y in PIPS[value]:
        art += circle(x + 1.2, y + 1.8, radius + .6, "#fff") + circle(x, y, radius, "url(#p)")
    return art, defs


def stick():
    defs = (gradient("f", 0, 0, 0, 11, (0, "#fffdf6"), (.5, "#f6ecd4"), (1, "#cdb98a"))
            + gradient("p", 0, 2, 0, 9, (0, "#8c1420"), (1, "#cf3440")))
    art = (rect(0, 0, 216, 11, 4, "#a8915c") + rect(.5, .4, 215, 9.8, 3.8, "url(#f)")
           + rect(2.5, 1.4, 211, 1.5, .75, "#fff", fill_opacity=.8)
           + circle(108.4, 5.9, 3.4, "#fff") + circle(108, 5.3, 3.3, "url(#p)"))
    return art, defs


def lantern(lit):
    """A paper lantern on a cord, for the end of a match: lit, or not."""
    body = ((0, "#d2462c"), (.3, "#f08a4c"), (.55, "#ffcf8a"), (.8, "#e2603a"), (1, "#a92c27")) if lit else \
        ((0, "#5a2420"), (.5, "#74312a"), (1, "#461a1a"))
    rib, metal, tassel = ("#a92c27", "#6b3a1c", "#d8452f") if lit else ("#3a1516", "#2e1a12", "#6a2622")
    defs = gradient("f", 0, 24, 0, 104, *body)
    art = path("M49 0L51 0L51 18L49 18Z", metal) + rect(35, 14, 30, 10, 3, metal)
    art += path("M50 22C78 22 96 40 96 63C96 86 78 104 50 104C22 104 4 86 4 63C4 40 22 22 50 22Z", "url(#f)")
    for half in (44, 31, 16):
        d = f"M50 22C{50 + half * .72} 28 {50 + half} 44 {50 + half} 63C{50 + half} 82 {50 + half * .72} 98 50 104"
        for side in (d, f"M50 22C{50 - half * .72} 28 {50 - half} 44 {50 - half} 63C{50 - half} 82 {50 - half * .72} 98 50 104"):
            art += path(side, "none", stroke=rib, stroke_width=2.2, stroke_opacity=.7)
    art += rect(35, 102, 30, 9, 3, metal)
    for x, end in ((42, 140), (47, 146), (50, 149), (53, 146), (58, 140)):
        art += path(f"M{x} 110L{50 + (x - 50) * 1.25} {end}", "none", stroke=tassel, stroke_width=2.6, stroke_linecap="round")
    return art, defs


def make(out, kai):
    seals(out, kai)
    for value in PIPS:
        art, defs = die(value)
        write(out / "dice" / f"{value}.svg", 100, 100, art, defs)
    art, defs = stick()
    write(out / "riichi-stick.svg", 216, 11, art, defs)
    for name, lit in (("lantern", True), ("lantern-out", False)):
        art, defs = lantern(lit)
        write(out / f"{name}.svg", 100, 150, art, defs)
