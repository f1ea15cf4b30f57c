"""What lives on the title: eyes of the emblem that blink and look, flames, crowns, and two coats pressed into the felt."""
import tiger
from svg import IVORY, brush, circle, gradient, group, path, write

OLD_GOLD = ("#d8b878", "#a9864a", "#6b5128")  # what was won: matt, it never glows
EYES = {"amber": (tiger.AMBER, "#c9772a", "translate(56 100) scale(.8)", 54),
        "white": (tiger.WHITE, "#d9ccb0", "translate(144 100) scale(-.8 .8)", 116)}
IRIS = "M6,-16.4C10,-18.4 15.5,-18 19.4,-15C18.6,-12 15.6,-10.8 12.6,-11.4C9.8,-12.2 7.4,-14 6,-16.4Z"


def eyes(out):
    """Each a window of 30 x 16 of the emblem's 200 x 200, its upper left corner at x, 80."""
    for name, (coat, lid, place, x) in EYES.items():
        parts = {
            "iris": path(IRIS, coat["eye"]),
            "pupil": circle(14, -15.2, 2.1, coat["line"]) + circle(14.8, -16.2, .9, "#fff"),
            "lid": path(IRIS, lid, stroke=coat["line"], stroke_width=.7)
            + path("M7,-14.2Q13,-11.6 19,-13.4", "none", stroke=coat["line"], stroke_width=1.4, stroke_linecap="round")}
        for part, art in parts.items():
            write(out / "title" / f"{name}-{part}.svg", 30, 16, group(group(art, place), f"translate({-x} -80)"))


def dashes(outline, count):
    """A dashed outline, for what is not won or was missed."""
    return path(outline, "#041314", fill_opacity=.35, stroke=IVORY, stroke_opacity=.6, stroke_width=count,
                stroke_linejoin="round", stroke_dasharray=f"{count * 2.2:.1f} {count * 1.9:.1f}")


FLAMES = [("M50,0C56,18 84,32 84,68C84,92 68,104 50,104C32,104 16,92 16,68C16,52 26,44 30,30C36,36 40,40 41,46C48,34 46,16 50,0Z",
           "M52,38C56,50 70,58 70,78C70,94 60,102 50,102C40,102 30,94 30,80C30,70 38,66 40,56C44,60 46,62 46,66C50,58 50,48 52,38Z"),
          ("M54,2C54,22 83,30 84,66C85,92 68,104 50,104C32,104 17,93 16,70C15,52 28,46 28,26C36,32 41,38 43,46C50,36 50,18 54,2Z",
           "M48,40C54,50 69,56 70,78C71,94 60,102 50,102C40,102 30,95 30,80C30,68 39,66 38,54C43,58 46,61 47,66C51,58 48,50 48,40Z"),
          ("M45,4C54,18 85,34 84,70C83,93 68,104 50,104C32,104 15,91 16,66C17,50 23,44 31,34C36,38 38,42 39,47C47,36 42,20 45,4Z",
           "M55,42C56,52 71,60 70,79C69,94 60,102 50,102C40,102 29,93 30,78C31,70 36,68 42,59C45,62 45,64 45,67C51,60 53,52 55,42Z")]


def flames(out):
    defs = (gradient("f", 0, 0, 0, 104, (0, "#f6a13c"), (.6, "#e4622a"), (1, "#b5301f"))
            + gradient("c", 0, 38, 0, 104, (0, "#ffc75a"), (1, "#fff0b8")))
    for i, (outer, core) in enumerate(FLAMES, 1):
        write(out / "title" / f"flame-{i}.svg", 100, 104, path(outer, "url(#f)") + path(core, "url(#c)"), defs)
    write(out / "title" / "flame-out.svg", 100, 104, dashes(FLAMES[0][0], 3.4))


CROWN = "M6,16L16,30L28,9L40,30L50,16L45,41Q28,46 11,41Z"


def crowns(out):
    high, low, line = OLD_GOLD
    art = path(CROWN, "url(#g)", stroke=line, stroke_width=1.4, stroke_linejoin="round")
    art += path("M12,35.5Q28,40.5 44,35.5", "none", stroke=line, stroke_width=1.4)
    art += "".join(circle(x, y, 3, high, stroke=line, stroke_width=1) for x, y in ((6, 15), (28, 8), (50, 15)))
    art += circle(28, 31, 3.2, "#b4302f") + circle(19, 33, 1.9, "#2f7f73") + circle(37, 33, 1.9, "#2f7f73")
    write(out / "title" / "crown.svg", 56, 48, art, gradient("g", 0, 8, 0, 44, (0, high), (1, low)))
    write(out / "title" / "crown-out.svg", 56, 48, dashes(CROWN, 1.6))


CLAWS = [(-30, 110, 470, 60, 40, 26), (-30, 250, 500, 250, -46, 30), (-30, 392, 476, 392, 34, 30), (-30, 560, 400, 452, -30, 30),
         (120, -30, 500, 44, 30, 20), (-30, 30, 330, -4, 24, 22), (-30, 690, 330, 560, -26, 26), (150, 452, 330, 420, 12, 15),
         (330, 120, 512, 140, -12, 13), (350, 330, 500, 308, 14, 14)]


def coats(out):
    """Long claws from both edges towards the emblem, pressed in: warm on the left, cool on the right."""
    for side, colour in (("left", "#f0a04c"), ("right", "#e6eef0")):
        art = ""
        for x0, y0, x1, y1, bend, width in CLAWS:
            y0, y1 = (y0 + 9, y1 - 7) if side == "right" else (y0, y1)
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + bend
            spine = [(x0, y0), ((x0 + mx) / 2, (y0 + my) / 2 + bend * .25), (mx, my), ((x1 + mx) / 2, (y1 + my) / 2 + bend * .2),
                     (x1, y1)]
            if side == "right":
                spine = [(640 - x, y) for x, y in spine]
            d = brush(spine, width, belly=.35, root=.9 if x0 < 0 or y0 < 0 else .12, steps=6)
            art += path(d, "#fff", fill_opacity=.07, transform="translate(.8 1.6)")
            art += path(d, "#03181a", fill_opacity=.34) + path(d, colour, fill_opacity=.075)
        write(out / "title" / f"coat-{side}.svg", 640, 800, art)


def make(out):
    eyes(out)
    flames(out)
    crowns(out)
    coats(out)
