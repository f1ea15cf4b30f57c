"""Three places around the table, seen from above as the table is: a teahouse, a night market, a garden in snow.

A picture is 2000 x 1200; the table covers its middle, 1152 x 720, and throws its shadow itself (src/sdl/venue/venue.c).
A window shows what is near the table: of 16:10 64 units at the sides and 40 above and below. Light comes from the upper left.
"""
import math
import random

from svg import brush, circle, gradient, group, leaf, num, path, points, rect, shape, spline, write

WIDE, HIGH = 2000, 1200
TABLE = (424, 240, 1576, 960)


class Picture:
    def __init__(self):
        self.defs, self.art, self.names = "", "", 0

    def radial(self, cx, cy, r, *stops):
        self.names += 1
        inner = "".join(f'<stop offset="{num(o, 2)}" stop-color="{c}"' + (f' stop-opacity="{num(a[0], 2)}"' if a else "") + "/>"
                        for o, c, *a in stops)
        self.defs += (f'<radialGradient id="r{self.names}" gradientUnits="userSpaceOnUse" cx="{num(cx)}" cy="{num(cy)}" '
                      f'r="{num(r)}">{inner}</radialGradient>')
        return f"url(#r{self.names})"

    def linear(self, x1, y1, x2, y2, *stops):
        self.names += 1
        self.defs += gradient(f"l{self.names}", x1, y1, x2, y2, *stops)
        return f"url(#l{self.names})"

    def add(self, art):
        self.art += art

    def put(self, art, x, y, turn=0, size=1):
        self.art += group(art, f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
                          + (f" scale({num(size, 2)})" if size != 1 else ""))


def soft(d, spread, strength, colour="#000000", steps=4):
    """A shade that fades around a shape."""
    return "".join(path(d, colour, fill_opacity=strength / steps, stroke=colour, stroke_opacity=strength / steps,
                        stroke_width=2 * spread * (i + .5) / steps, stroke_linejoin="round") for i in range(steps))


def under(p, cx, cy, rx, ry, strength=.55, colour="#16263a"):
    """The shade of something round on the ground, to its lower right."""
    return group(circle(0, 0, 100, p.radial(0, 0, 100, (0, colour, strength), (.55, colour, strength), (1, colour, 0))),
                 f"translate({num(cx + 9)} {num(cy + 12)}) scale({num(rx / 78, 2)} {num(ry / 78, 2)})")


def cast(d, dx, dy, spread, strength=.5, colour="#000000"):
    return group(soft(d, spread, strength, colour), f"translate({num(dx)} {num(dy)})")


def ring(x, y, r):
    k = r * .5523
    return (f"M{points(x - r, y)}C{points(x - r, y - k, x - k, y - r, x, y - r)}C{points(x + k, y - r, x + r, y - k, x + r, y)}"
            f"C{points(x + r, y + k, x + k, y + r, x, y + r)}C{points(x - k, y + r, x - r, y + k, x - r, y)}Z")


def box(x, y, w, h, r=0):
    if not r:
        return f"M{points(x, y)}H{num(x + w)}V{num(y + h)}H{num(x)}Z"
    return (f"M{points(x + r, y)}H{num(x + w - r)}Q{points(x + w, y, x + w, y + r)}V{num(y + h - r)}Q{points(x + w, y + h, x + w - r, y + h)}"
            f"H{num(x + r)}Q{points(x, y + h, x, y + h - r)}V{num(y + r)}Q{points(x, y, x + r, y)}Z")


def line(d, colour, width, alpha=1, **more):
    return path(d, "none", stroke=colour, stroke_width=width, stroke_opacity=alpha, stroke_linecap="round", stroke_linejoin="round", **more)


def hoop(x, y, r, colour, width, alpha=1):
    return circle(x, y, r, "none", stroke=colour, stroke_width=width, stroke_opacity=alpha)


def polar(r, degrees, x=0, y=0):
    return x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees))


def hidden(x, y, by=0):
    return TABLE[0] + by < x < TABLE[2] - by and TABLE[1] + by < y < TABLE[3] - by


# --- teahouse ---------------------------------------------------------------------------------------------

def mats():
    """Mats of 2 to 1, long and across in turn."""
    for down in range(3):
        for across in range(-1, 3):
            x, y = across * 1000 + (down % 2) * 500, down * 500 - 60
            yield from ((x, y, 500, 250), (x, y + 250, 500, 250), (x + 500, y, 250, 500), (x + 750, y, 250, 500))


def mat(picture, x, y, w, h, tone):
    """Rushes, woven tight, between two hems of dark cloth."""
    if x >= WIDE or y >= HIGH or x + w <= 0 or y + h <= 0:
        return
    if x > TABLE[0] and y > TABLE[1] and x + w < TABLE[2] and y + h < TABLE[3]:
        return
    flat = w > h
    high, low = (("#8d8350", "#7c7343"), ("#857a49", "#746a3d"))[tone]
    picture.add(path(box(x, y, w, h), picture.linear(x, y, x + w * .4, y + h, (0, high), (1, low))))
    across, along = (f"M{x + w / 2:.0f} {y + 3}v{h}", f"M{x} {y + h / 2:.0f}h{w}") if flat else (f"M{x + 3} {y + h / 2:.0f}h{w}", f"M{x + w / 2:.0f} {y}v{h}")
    long, short = (w, h) if flat else (h, w)
    for d, wide, colour, alpha, dash in ((across, long, "#3c3517", .34, "1.1 3.9"), (across, long, "#d9cd8c", .11, "0 2 1 2"), (along, short, "#2c260f", .2, "0 21 1 0")):
        picture.add(shape("path", d=d, fill="none", stroke=colour, stroke_width=wide, stroke_opacity=alpha, stroke_dasharray=dash))
    for end in (0, 1):
        edge = box(x, y + end * (h - 15), w, 15) if flat else box(x + end * (w - 15), y, 15, h)
        picture.add(path(edge, "#20302d"))
        knots, marks = range(14, (w if flat else h) - 6, 22), ""
        for k in knots:
            cx, cy = (x + k, y + end * (h - 15) + 7.5) if flat else (x + end * (w - 15) + 7.5, y + k)
            marks += f"M{num(cx, 0)} {num(cy - 4, 0)}l4 4l-4 4l-4 -4Z" if not hidden(cx, cy) else ""
        picture.add(line(marks, "#8f8352", 1, .5))
        inner = (f"M{x} {y + (15 if not end else h - 15)}h{w}" if flat else f"M{x + (15 if not end else w - 15)} {y}v{h}")
        picture.add(line(inner, "#0c1413", 1.6, .55))
    picture.add(line(box(x, y, w, h), "#0e0c05", 2.2, .5))


def window_light(picture, x, y):
    """What the sun throws through a lattice of paper: slanted squares, soft at their edges."""
    for column in range(5):
        for row in range(9):
            cx, cy = x + column * 68 + row * 16, y + row * 66 - column * 20
            d = f"M{points(cx, cy)}l56 -16l14 52l-56 16Z"
            picture.add(path(d, "#ffe2a0", fill_opacity=.13, stroke="#ffe2a0", stroke_opacity=.05, stroke_width=9, stroke_linejoin="round")
                        + line(d, "#ffe2a0", 4, .05))


def cushion(picture, cloth, dark, thread):
    """A square to sit on: puffed, tied in the middle, stitched in waves."""
    body = "M-118 -104Q0 -116 118 -104Q130 0 118 104Q0 116 -118 104Q-130 0 -118 -104Z"
    art = cast(body, 6, 8, 16, .55) + path(body, picture.radial(-30, -30, 170, (0, cloth), (.65, cloth), (1, dark)))
    art += line(body, "#000000", 2, .35) + line("M-112 -98Q0 -110 112 -98", "#ffffff", 2, .16)
    waves = ""
    for row in range(-5, 6):
        for column in range(-5, 6):
            cx, cy = column * 21 + (row % 2) * 10.5, row * 19
            if abs(cx) < 106 and abs(cy) < 92:
                for r in (10, 6, 2.5):
                    waves += f"M{points(cx - r, cy)}Q{points(cx - r, cy - r * 1.2, cx, cy - r * 1.2)}Q{points(cx + r, cy - r * 1.2, cx + r, cy)}"
    art += line(waves, thread, 1.1, .42)
    art += line("M-108 -94Q0 -105 108 -94Q119 0 108 94Q0 105 -108 94Q-119 0 -108 -94Z", thread, 1.4, .55, stroke_dasharray="6 4")
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = 118 * sx, 104 * sy
            art += "".join(line(f"M{points(x, y)}q{points(sx * (4 + k), sy * (3 + k * .5), sx * (9 + 2.2 * k), sy * (16 - 2.2 * k))}", thread, 1.5, .8)
                           for k in range(6)) + circle(x, y, 4.5, dark)
    return art


def tray(picture):
    """A kettle of iron, two cups, a whisk and something sweet, on dark wood."""
    body = box(-52, -150, 104, 300, 16)
    art = cast(body, 8, 10, 16, .6) + path(body, picture.linear(-52, -150, 52, 150, (0, "#6b3d24"), (1, "#3e2113")))
    art += "".join(line(spline([(-48, y + 5 * math.sin(y)), (-10, y + 4 * math.cos(y * 2)), (48, y + 6 * math.sin(y * 3))]), "#1e0e07", 1.2, .28)
                   for y in range(-140, 148, 9))
    art += line(box(-44, -142, 88, 284, 11), "#000000", 3, .4) + line(box(-43, -140, 88, 284, 11), "#c78a58", 1.2, .35)
    return art


def kettle(picture):
    art = cast(ring(0, 0, 37), 7, 9, 12, .6)
    spout = "M26 -18L52 -36Q57 -33 56 -27L36 -6Z"
    art += path(spout, "#2c2b2d") + line("M30 -17L51 -32", "#8a8785", 1.4, .5)
    art += circle(0, 0, 37, picture.radial(-12, -14, 52, (0, "#56534f"), (.5, "#3a3837"), (1, "#1b1a1b")))
    for r, count in ((33, 30), (28.5, 26), (24, 22)):
        art += "".join(circle(*polar(r, 360 * k / count + r), 1.6, "#82807b", fill_opacity=.5) for k in range(count))
    art += circle(0, 0, 18, picture.radial(-5, -6, 24, (0, "#6a655f"), (1, "#2a2827"))) + hoop(0, 0, 18, "#121212", 1.6, .8)
    art += circle(1.5, 2, 6.5, "#0f0f0f", fill_opacity=.6) + circle(0, 0, 6, picture.radial(-2, -2, 8, (0, "#a5763f"), (1, "#5a3a1a")))
    art += line("M-36 10Q-22 -44 30 -33", "#000000", 6, .3) + line("M-38 6Q-26 -48 28 -36", "#201f20", 6) + line("M-37 4Q-25 -47 26 -37", "#7d7974", 1.5, .7)
    return art


def cup(picture, glaze, shade):
    art = cast(ring(0, 0, 19), 4, 6, 8, .5) + circle(0, 0, 19, picture.radial(-6, -7, 28, (0, glaze), (1, shade)))
    art += circle(0, 0, 15, "#2b2a18") + circle(.6, .8, 14, picture.radial(-4, -5, 20, (0, "#a9b662"), (1, "#61762c")))
    art += line("M-9 -6Q-4 -12 5 -11", "#f2f6c8", 2, .5) + hoop(0, 0, 17, "#ffffff", 1, .35)
    return art


def whisk(picture):
    """A tea whisk, lying: split bamboo."""
    art = cast(box(-30, -7, 58, 16, 6), 3, 5, 6, .4)
    art += "".join(line(f"M-2 {num(y * .5)}Q14 {num(y * 1.5)} 30 {num(y)}", "#e2c58a", 1.2, .95) for y in (-11, -8.5, -6, -3.5, -1, 1.5, 4, 6.5, 9, 11))
    art += path(box(-32, -6.5, 32, 13, 4), picture.linear(0, -7, 0, 7, (0, "#e8cf98"), (1, "#a5824a"))) + line("M-12 -6v12M-8 -6v12", "#3a2a14", 1.4, .6)
    return art


def sweets(picture):
    art = cast(ring(0, 0, 24), 4, 6, 8, .5) + circle(0, 0, 24, picture.radial(-8, -8, 34, (0, "#54697c"), (1, "#2b3a4a")))
    art += hoop(0, 0, 20, "#a9bccb", 1, .5)
    for x, y, fill, low in ((-8, -6, "#e6b9b4", "#b97f80"), (9, -3, "#eee4cc", "#bfae8a"), (-1, 9, "#a9bd82", "#72884f")):
        art += circle(x + 1.5, y + 2.5, 9, "#0a1018", fill_opacity=.4) + circle(x, y, 9, picture.radial(x - 3, y - 3, 13, (0, fill), (1, low)))
        art += "".join(line(f"M{points(x, y)}L{points(*polar(7, 72 * k - 90, x, y))}", low, 1.1, .8) for k in range(5)) + circle(x, y, 1.8, "#d9b84a")
    return art


def blossom(x, y, r, turn=0, fill="#e6b3b2", low="#c98489"):
    art = ""
    for k in range(5):
        px, py = polar(r * .62, 72 * k + turn, x, y)
        art += circle(px + .6, py + .9, r * .46, low) + circle(px, py, r * .43, fill)
    art += "".join(line(f"M{points(x, y)}L{points(*polar(r * .5, 45 * k + turn, x, y))}", "#a03c4c", .7, .8) for k in range(8))
    return art + circle(x, y, r * .16, "#e9cf74")


def vase(picture):
    """A celadon vase with a branch of plum that leans out of it."""
    art = cast(ring(0, 0, 33), 8, 10, 13, .55) + circle(0, 0, 33, picture.radial(-11, -12, 48, (0, "#9cb7a6"), (.6, "#5f8279"), (1, "#35524e")))
    art += hoop(0, 0, 25, "#cfe2d2", 1.2, .25) + circle(0, 0, 15, "#7fa094") + circle(1, 1.4, 12.5, "#10201d")
    art += line("M-24 -12Q-20 -22 -10 -26", "#eef7ea", 3, .45)
    twigs = (([(0, 0), (-16, -42), (-10, -88), (-34, -140), (-30, -186)], 7), ([(-12, -82), (16, -112), (20, -150), (38, -176)], 4.6),
             ([(-24, -122), (-52, -140), (-62, -170)], 3.8), ([(-14, -44), (-44, -62), (-58, -58)], 3.6), ([(18, -140), (8, -166), (14, -190)], 3))
    for nodes, width in twigs:
        art += group(line(spline(nodes), "#000000", width, .3), "translate(7 9)")
    for nodes, width in twigs:
        art += line(spline(nodes), "#3b261b", width) + line(spline([(x - width * .2, y - 1) for x, y in nodes]), "#8c6448", width * .25, .6)
    flowers = random.Random(3)
    for x, y, r in ((-30, -186, 12), (-38, -150, 11), (38, -178, 12), (20, -148, 10), (-62, -170, 11), (-58, -58, 11), (-10, -100, 10), (14, -190, 9),
                    (-46, -136, 8), (30, -160, 8), (-20, -60, 8)):
        art += group(circle(x, y, r * .9, "#000000", fill_opacity=.22), "translate(5 7)") + blossom(x, y, r, flowers.uniform(0, 72))
    art += "".join(circle(x, y, 3.4, "#b5566a") + circle(x - 1, y - 1, 1.4, "#e6a3ae") for x, y in ((-24, -168), (26, -122), (-50, -62), (6, -176), (-36, -112)))
    return art


def fan(picture, ground, low, wave, from_=196, to=326):
    """A paper fan, open."""
    sector = lambda r0, r1: (f"M{points(*polar(r0, from_))}L{points(*polar(r1, from_))}A{r1} {r1} 0 0 1 {points(*polar(r1, to))}"
                             f"L{points(*polar(r0, to))}A{r0} {r0} 0 0 0 {points(*polar(r0, from_))}Z")
    folds = 18
    art = cast(sector(52, 150), 5, 8, 12, .5)
    art += "".join(line(f"M0 0L{points(*polar(60, from_ + (to - from_) * (k + .5) / folds))}", "#4a2c18", 3.4) for k in range(folds))
    art += path(sector(52, 150), ground)
    for k in range(folds):
        a0, a1 = from_ + (to - from_) * k / folds, from_ + (to - from_) * (k + .5) / folds
        art += path(f"M{points(*polar(52, a0))}L{points(*polar(150, a0))}L{points(*polar(150, a1))}L{points(*polar(52, a1))}Z", low, fill_opacity=.35)
    for r in (70, 88, 106, 124):
        nodes = [polar(r + 7 * math.sin(k * 1.1 + r), from_ + (to - from_) * k / 24) for k in range(1, 24)]
        art += line(spline(nodes), wave, 2.4, .55)
    art += "".join(circle(*polar(r, a), s, "#d8c48a", fill_opacity=.8) for r, a, s in ((132, from_ + 22, 9), (128, from_ + 24, 3), (112, to - 30, 2.4), (136, to - 18, 2)))
    art += line(f"M{points(*polar(150, from_))}A150 150 0 0 1 {points(*polar(150, to))}", "#d8b878", 2.4, .7)
    for a in (from_, to):
        art += line(f"M{points(*polar(-8, a))}L{points(*polar(150, a))}", "#2c1810", 6) + line(f"M{points(*polar(-6, a, -1, -1))}L{points(*polar(148, a, -1, -1))}", "#8f5f3c", 1.4, .8)
    return art + circle(0, 0, 5, "#171010") + circle(-1, -1, 2, "#c9a565")


def cat(picture):
    """Asleep, rolled up: a small tiger of the house."""
    body = spline([(-62, 10), (-50, -36), (-6, -56), (44, -42), (66, 2), (50, 44), (4, 58), (-42, 46)], closed=True)
    art = cast(body, 7, 9, 14, .55) + path(body, picture.radial(-16, -20, 92, (0, "#d99a52"), (.6, "#c07f3b"), (1, "#8b5424")))
    for d in ("M34 -38Q26 -22 30 -6", "M48 -26Q38 -14 40 2", "M58 -8Q46 0 46 14", "M16 -46Q12 -30 18 -14", "M-4 -48Q-6 -34 0 -20", "M54 14Q44 18 40 30", "M40 36Q34 30 26 32"):
        art += line(d, "#6a3a17", 5.5, .75)
    tail = [(46, 34), (14, 54), (-30, 46), (-52, 22), (-46, 4)]
    art += group(line(spline(tail), "#3d2310", 19, .35), "translate(2 4)") + line(spline(tail), "#c9873f", 17) + line(spline([(x - 1, y - 4) for x, y in tail]), "#e6b473", 4, .5)
    art += "".join(line(f"M{points(x, y)}L{points(x + dx, y + dy)}", "#6a3a17", 4.5, .75) for x, y, dx, dy in ((22, 44, 5, 13), (0, 45, 1, 14), (-22, 40, -5, 13), (-40, 26, -11, 7)))
    head = spline([(-52, -12), (-44, -38), (-18, -44), (2, -28), (0, -2), (-20, 12), (-44, 8)], closed=True)
    art += group(path(head, "#3d2310", fill_opacity=.4), "translate(3 5)") + path(head, picture.radial(-30, -24, 38, (0, "#e2a860"), (1, "#bf7c37")))
    for ear in ("M-46 -32L-52 -56L-30 -42Z", "M-14 -42L2 -58L6 -32Z"):
        art += path(ear, "#bf7c37", stroke="#8b5424", stroke_width=2, stroke_linejoin="round")
    art += path("M-45 -36L-49 -49L-37 -41Z", "#d98f84") + path("M-9 -41L-1 -51L1 -37Z", "#d98f84")
    art += "".join(line(d, "#6a3a17", 3.4, .8) for d in ("M-26 -42L-26 -31", "M-34 -40L-32 -31", "M-18 -41L-20 -31", "M-50 -12L-42 -10", "M-1 -10L-9 -9"))
    art += path(spline([(-34, -2), (-24, -8), (-12, -2), (-16, 9), (-30, 9)], closed=True), "#f0d9b0")
    art += path("M-26 -4L-19 -4L-22.5 0Z", "#b5605c") + line("M-22.5 0v3M-22.5 3q-4 4 -8 1M-22.5 3q4 4 8 1", "#5a3018", 1.4)
    art += line("M-42 -16q5 5 10 1M-16 -16q5 5 10 0", "#4a2610", 2.2)
    art += line("M-32 3L-52 0M-32 6L-50 9M-12 3L4 1M-12 6L4 9", "#fff3da", .9, .7)
    return art


def hearth(picture):
    """A square of raked ash sunk into the floor, with a fire of a few coals."""
    frame = box(-120, -120, 240, 240, 4)
    art = cast(frame, 4, 6, 10, .4) + path(frame, picture.linear(-120, -120, 120, 120, (0, "#7a4d2d"), (1, "#48291a")))
    art += "".join(line(f"M-118 {-116 + k * 7}h236", "#26140c", 1, .25) for k in range(34))
    art += path(box(-92, -92, 184, 184), "#140d0a") + path(box(-86, -84, 176, 174), picture.linear(-90, -90, 90, 90, (0, "#6b665e"), (1, "#8b857b")))
    art += "".join(hoop(0, 4, r, "#3f3b36", 1.6, .4) + hoop(.8, 5.2, r, "#c9c2b4", 1, .35) for r in range(44, 84, 8))
    art += circle(0, 4, 60, picture.radial(0, 4, 60, (0, "#ff8a3c", .5), (1, "#ff8a3c", 0)))
    for x, y, r in ((-13, -3, 12), (7, -9, 11), (12, 9, 12), (-7, 15, 11), (0, 3, 9)):
        art += circle(x, y, r, "#241712") + circle(x - 1, y - 1, r * .72, picture.radial(x, y, r, (0, "#ffb75a"), (.6, "#e0552a"), (1, "#5a1f14")))
    return art


def inkstone(picture):
    art = cast(box(-70, -46, 140, 92, 3), 5, 7, 9, .45) + path(box(-70, -46, 140, 92, 3), "#d9cfae")
    art += line("M-62 -38h124M-62 38h124", "#8f8352", 1.2, .6) + path(brush([(-40, -18), (-20, -26), (4, -14), (20, -20)], 9), "#20211f") \
        + path(brush([(-28, -30), (-24, 0), (-32, 28)], 8), "#20211f") + path(brush([(-24, 2), (-4, 14), (22, 24)], 8), "#20211f") \
        + path(brush([(2, -14), (0, 8), (-12, 22)], 6), "#20211f") + rect(40, 16, 15, 15, 2, "#a2352c") + line("M44 20v7M48 20v7M51 20v7", "#e6d8b4", 1)
    art += cast(box(84, -40, 46, 78, 6), 4, 6, 8, .5) + path(box(84, -40, 46, 78, 6), picture.linear(84, -40, 130, 38, (0, "#4c4a4c"), (1, "#232224")))
    art += circle(107, 12, 17, "#0b0b0c") + line("M94 6Q98 -4 108 -4", "#83838a", 1.6, .6) + rect(94, -34, 26, 11, 3, "#171718")
    art += line("M-58 66L92 58", "#000000", 8, .25) + line("M-60 60L70 53", "#8a5a30", 7) + line("M-58 58L68 51", "#d9a468", 1.6, .7) \
        + path(brush([(68, 53), (86, 55), (104, 50)], 11, .25, .7), "#262320")
    return art


def teahouse():
    p = Picture()
    p.add(rect(0, 0, WIDE, HIGH, 0, "#5f5731"))
    for i, (x, y, w, h) in enumerate(mats()):
        mat(p, x, y, w, h, i % 2)
    window_light(p, 120, 96)
    p.put(hearth(p), 176, 820)
    p.put(inkstone(p), 172, 330, -8)
    p.put(cushion(p, "#3b4f7c", "#202c4b", "#d9cda6"), 1000, 186, 1)
    p.put(cushion(p, "#7c3431", "#48191a", "#e0c79a"), 1000, 1018, -1)
    p.put(cushion(p, "#4e5f43", "#2a3626", "#d9cda6"), 296, 596, 3)
    p.put(tray(p), 352, 660, 1.5)
    p.put(kettle(p), 358, 572)
    p.put(cup(p, "#e8e0cb", "#a39877"), 338, 652)
    p.put(cup(p, "#6f8fa0", "#3a5464"), 374, 684)
    p.put(whisk(p), 354, 728, -24)
    p.put(sweets(p), 352, 774)
    p.put(fan(p, "#b9523f", "#6d241d", "#f0d9a8"), 408, 1066, 14, .9)
    p.put(vase(p), 1650, 452)
    p.put(cushion(p, "#5b4470", "#312341", "#d9cda6"), 1764, 690, -4)
    p.put(cat(p), 1646, 742, 10, .98)
    p.put(fan(p, "#d9c9a0", "#a88f58", "#3b5f6e"), 1840, 300, -30, 1)
    petals = random.Random(5)
    for _ in range(22):
        x, y = petals.uniform(1586, 1740), petals.uniform(206, 620)
        p.put(path("M0 0q5 -6 10 0q-4 7 -10 0Z", "#e3aeb0", fill_opacity=.85), x, y, petals.uniform(0, 360))
    p.add(rect(0, 0, WIDE, HIGH, 0, "#b06a2c", fill_opacity=.10) + rect(0, 0, WIDE, HIGH, 0, "#140d06", fill_opacity=.22))
    return p


# --- night market -----------------------------------------------------------------------------------------

def course(seed):
    """A row of stones."""
    rough = random.Random(seed)
    stones = {"#272a47": "", "#2c2f4e": "", "#232641": "", "#302e50": "", "#292c45": ""}
    lights = darks = worn = ""
    x = 0
    while x < WIDE + 120:
        w = rough.choice((60, 70, 80, 92, 102))
        stones[rough.choice(list(stones))] += f"M{x + 7} 7h{w - 14}v32h{14 - w}Z"
        lights += f"M{x + 10} 4h{w - 22}"
        darks += f"M{x + w - 4} 12v24"
        worn += f"M{x + 14} {14 + w % 17}q8 3 16 0"
        x += w
    art = "".join(path(d, fill, stroke=fill, stroke_width=10, stroke_linejoin="round") for fill, d in stones.items())
    return art + line(lights, "#7d80b0", 1.5, .28) + line(f"M0 43h{WIDE + 120}" + darks, "#06070f", 1.8, .45) + line(worn, "#8a8cc0", 1.1, .12)


def paving(p):
    p.add(rect(0, 0, WIDE, HIGH, 0, "#14162a"))
    courses = [course(seed) for seed in (5, 6, 7)]
    for row, y in enumerate(range(-10, HIGH, 46)):
        p.put(courses[row % 3], -row * 37 % 110 - 110, y)


def glow(p, x, y, rx, ry, colour, strength):
    """Light on wet stone."""
    rough = random.Random(3)
    art = circle(0, 0, 100, p.radial(0, 0, 100, (0, colour, strength), (.45, colour, strength * .42), (1, colour, 0)))
    streaks = ""
    for _ in range(14):
        dx, dy = rough.gauss(0, 22), rough.gauss(0, 30)
        w = rough.uniform(5, 17) * (1 - min(abs(dy) / 70, .8))
        streaks += f"M{points(dx - w, dy)}q{points(w, -2.6, 2 * w, 0)}q{points(-w, 2.6, -2 * w, 0)}Z"
    p.put(art + group(path(streaks, colour, fill_opacity=strength * .8), f"scale({num(rx / 52, 2)} {num(ry / 70, 2)})"), x, y)


def lantern(p, fill, low, light):
    """A paper lantern seen from above: ribs that close to a ring, the light within."""
    art = under(p, -2, -2, 25, 25, .5, "#000000") + circle(0, 0, 66, p.radial(0, 0, 66, (0, light, .40), (.5, light, .13), (1, light, 0)))
    art += circle(0, 0, 25, p.radial(-4, -5, 32, (0, light), (.42, fill), (1, low)))
    art += line("".join(f"M{points(*polar(8, a))}Q{points(*polar(18, a + 5))} {points(*polar(24.5, a))}" for a in range(0, 360, 20)), low, 1.2, .7)
    art += hoop(0, 0, 17, low, 1, .45) + circle(0, 0, 8.5, "#2b150d") + circle(0, 0, 5.4, p.radial(0, 0, 6, (0, "#fff0c0"), (1, "#f0a24a")))
    return art + line("M-14 -17Q-6 -22 4 -22", "#fff1cf", 2, .4)


def cord(p, nodes):
    p.put(line(spline(nodes), "#000000", 3, .35), 5, 9)
    p.add(line(spline(nodes), "#0d0a10", 2.6) + line(spline([(x - .6, y - .8) for x, y in nodes]), "#6b5a50", .8, .6))


def parasol(p, fill, low, band, r=110, ribs=24):
    """Oiled paper on ribs of bamboo."""
    d = "M" + "L".join(points(*polar(r, 360 * k / ribs)) for k in range(ribs)) + "Z"
    art = cast(d, r * .09, r * .13, r * .17, .62) + path(d, p.radial(-r * .3, -r * .34, r * 1.5, (0, fill), (1, low)))
    for k in range(ribs):
        a0, a1, a2 = 360 * k / ribs, 360 * (k + .5) / ribs, 360 * (k + 1) / ribs
        dark = .16 + .14 * math.cos(math.radians(a1 - 45))
        art += path(f"M0 0L{points(*polar(r, a1))}L{points(*polar(r, a2))}Z", "#000000", fill_opacity=max(dark, .02))
    for inner, outer in ((.84, .93), (.30, .36)):
        outside = "L".join(points(*polar(r * outer, 360 * k / ribs)) for k in range(ribs))
        inside = "L".join(points(*polar(r * inner, -360 * k / ribs)) for k in range(ribs))
        art += path(f"M{outside}ZM{inside}Z", band, fill_opacity=.8)
    art += line("".join(f"M{points(*polar(r * .1, 360 * k / ribs))}L{points(*polar(r, 360 * k / ribs))}" for k in range(ribs)), "#24120a", 1.1, .6)
    return art, d, r


def on_parasol(p, made, kind):
    art, _, r = made
    if kind == "blossom":
        for k in range(5):
            x, y = polar(r * .6, 72 * k + 20)
            art += blossom(x, y, r * .13, 30 * k, "#f0dcc2", "#c9a98c")
    if kind == "waves":
        for count, far, size in ((24, .62, 9), (20, .48, 8)):
            d = ""
            for k in range(count):
                a = 360 * k / count
                for part in (1, .55):
                    wide = math.degrees(size * part / (r * far))
                    d += f"M{points(*polar(r * far - 4, a - wide))}Q{points(*polar(r * far + size * part * 1.7, a))} {points(*polar(r * far - 4, a + wide))}"
            art += line(d, "#e6dcc0", 1.4, .7)
    if kind == "stripes":
        for k in range(12):
            nodes = [polar(r * t, 30 * k + 8 * math.sin(t * 9)) for t in (.42, .54, .66, .78)]
            art += path(brush(nodes, r * .075, .4), "#23130c", fill_opacity=.8)
    art += circle(1.5, 2, r * .1, "#000000", fill_opacity=.5) + circle(0, 0, r * .085, p.radial(-r * .03, -r * .03, r * .11, (0, "#c9986a"), (1, "#4e2c16")))
    return art + circle(-1, -1, r * .025, "#2a160c")


def awning(p, wide, deep, one, two):
    """The roof of a stall: striped cloth over a beam, with a scalloped hem."""
    n = int(wide / 30)
    d = f"M0 0H{30 * n}V{deep}" + "".join(f"q-15 18 -30 0" for _ in range(n)) + "Z"
    art = cast(d, 5, 13, 16, .65)
    for i in range(n):
        fill = one if i % 2 else two
        art += path(f"M{30 * i} 0h30v{deep}q-15 18 -30 0Z", fill)
        art += path(f"M{30 * i} {deep - 13}h30v13q-15 18 -30 0Z", "#000000", fill_opacity=.16)
    art += path(box(0, 0, 30 * n, deep * .34), "#000000", fill_opacity=.30) + path(box(0, deep * .34, 30 * n, deep * .16), "#ffffff", fill_opacity=.10)
    art += "".join(line(f"M{30 * i} {num(deep * .2)}V{num(deep)}", "#000000", 1.2, .25) for i in range(n + 1))
    art += line(f"M0 {deep - 13}H{30 * n}", "#000000", 1.6, .4) + line(f"M0 {deep - 15}H{30 * n}", "#ffffff", 1, .22)
    return art


def steamer(p, buns):
    """A basket of bamboo with buns; the steam has drifted off."""
    art = under(p, 0, 0, 46, 46, .6, "#000000") + circle(0, 0, 42, p.radial(-14, -14, 60, (0, "#d8ad6c"), (1, "#7d5426")))
    art += hoop(0, 0, 39, "#4b2f14", 1.4, .7) + hoop(0, 0, 35, "#f0cf94", 1.4, .5) + circle(0, 0, 33, "#5d3d1c")
    art += "".join(line(f"M{points(-math.sqrt(max(32 ** 2 - y * y, 0)), y)}H{num(math.sqrt(max(32 ** 2 - y * y, 0)))}", "#b98a4c", 2.6, .7) for y in range(-30, 32, 5))
    folds = "".join(f"M{points(*polar(2, a))}Q{points(*polar(5, a + 22))} {points(*polar(8, a + 8))}" for a in range(0, 360, 45))
    bun = circle(2, 3, 11, "#1c0f06", fill_opacity=.5) + circle(0, 0, 11, p.radial(-4, -4, 16, (0, "#e6dac2"), (1, "#a98f6a"))) + line(folds, "#96794f", 1, .8) + circle(0, 0, 1.6, "#9d3b2f")
    art += "".join(group(bun, f"translate({x} {y})") for x, y in buns)
    art += path("M-44 -8h7v16h-7Z", "#5a3a1a") + line("M-36 -6q0 6 0 12", "#d8ad6c", 1, .6)
    return art


def fruits(p, kind):
    """Two of that kind, as they lie in a crate."""
    if kind == "greens":
        return (leaf(-11, 0, 22, -30, "#5f8a4c", .62) + leaf(-2, 4, 18, 200, "#85ad68", .5), leaf(-9, 4, 22, 40, "#4b7440", .62) + leaf(4, -4, 17, 250, "#76a05a", .5))
    high, mid, low, light = ("#e89a44", "#cc6c26", "#833d14", "#ffe3b0") if kind == "orange" else ("#c94e43", "#9a2a2b", "#521317", "#ffd0c0")
    art = circle(0, 0, 10.3, p.radial(-4, -4, 15, (0, high), (.7, mid), (1, low))) + circle(-3.5, -3.6, 2, light, fill_opacity=.45)
    stalk = circle(1, .6, 1.5, "#5a3a12") if kind == "orange" else line("M0 0q1 -4 4 -6", "#2a170c", 1.7)
    return art + stalk, art + stalk + (leaf(1, 0, 11, 30, "#46683a", .42) if kind == "orange" else "")


def crate(p, w, h, fruit, seed):
    rough = random.Random(seed)
    art = cast(box(-w / 2, -h / 2, w, h, 3), 6, 9, 12, .6) + path(box(-w / 2, -h / 2, w, h, 3), p.linear(-w / 2, -h / 2, w / 2, h / 2, (0, "#8a5d34"), (1, "#4e3018")))
    art += path(box(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16), "#170e08")
    places = [(x + (row % 2) * 10, y) for row, y in enumerate(range(int(-h / 2 + 18), int(h / 2 - 12), 17)) for x in range(int(-w / 2 + 19), int(w / 2 - 18), 20)]
    one, other = fruits(p, fruit)
    places = [(x + rough.randint(-2, 2), y + rough.randint(-2, 2)) for x, y in places]
    art += line("".join(f"M{x + 2} {y + 2}h.1" for x, y in places), "#0c0603", 21, .55)
    for i, (x, y) in enumerate(places):
        art += group(other if i % 3 == 1 else one, f"translate({x} {y})")
    for k in range(4):
        art += path(box(-w / 2, -h / 2, w, 8, 2) if k == 0 else box(-w / 2, h / 2 - 8, w, 8, 2) if k == 1 else box(-w / 2, -h / 2, 8, h, 2) if k == 2 else box(w / 2 - 8, -h / 2, 8, h, 2),
                    ("#a8743f", "#6d4420", "#96653a", "#63401f")[k])
    return art + line(box(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16), "#000000", 2, .5)


def skewers(p):
    """A grill: a trough of coals, sticks across it."""
    art = cast(box(-36, -100, 72, 200, 5), 6, 9, 12, .6) + path(box(-36, -100, 72, 200, 5), "#2b2a30") + path(box(-27, -92, 54, 184, 3), "#120c0c")
    rough = random.Random(2)
    for _ in range(46):
        x, y, r = rough.uniform(-22, 22), rough.uniform(-86, 86), rough.uniform(5, 9)
        art += circle(x, y, r, rough.choice(("#3a1a14", "#5a2016", "#7d2c18"))) + circle(x - 1, y - 1, r * .5, rough.choice(("#e0582a", "#ff8a3c", "#b53a1e")), fill_opacity=.75)
    for k in range(8):
        y = -80 + 23 * k
        art += line(f"M-54 {y + 5}H40", "#000000", 4, .4) + line(f"M-56 {y}H38", "#cfa468", 2.6)
        for x, fill in zip((-18, -3, 12, 26), (("#8d4a26", "#a65a2c", "#7d3f20", "#93502a") if k % 2 else ("#8d4a26", "#5f7a3c", "#a65a2c", "#c98a3c"))):
            art += path(box(x - 7, y - 7, 13, 14, 4), fill) + line(f"M{x - 4} {y - 4}h6", "#f0c58a", 1.4, .5) + line(f"M{x - 5} {y + 4}l8 -6", "#2e150a", 1.3, .6)
    return art + line(box(-36, -100, 72, 200, 5), "#8a8894", 1.4, .4)


def night_market():
    p = Picture()
    paving(p)
    for x, y, rx, ry, c, s in ((392, 300, 40, 60, "#ffb24a", .34), (1610, 420, 44, 70, "#ff8a3c", .34), (388, 720, 40, 66, "#ff8a3c", .36), (1612, 800, 44, 70, "#e2603a", .40), (720, 222, 90, 30, "#ffb24a", .34),
                               (1270, 976, 90, 34, "#ff8a3c", .38), (800, 984, 90, 34, "#e2503a", .3), (1180, 218, 80, 30, "#ff7a4a", .3), (250, 520, 60, 90, "#7fb0d8", .22), (1760, 620, 60, 90, "#7fb0d8", .2),
                               (180, 960, 80, 80, "#ffb24a", .3), (1880, 240, 80, 80, "#e2603a", .3), (120, 260, 70, 80, "#e2603a", .28), (1850, 960, 80, 80, "#ffb24a", .3), (1000, 1080, 140, 60, "#ffb24a", .3), (1000, 110, 140, 60, "#e2603a", .3)):
        glow(p, x, y, rx, ry, c, s)
    p.put(crate(p, 108, 150, "orange", 4), 350, 520, 3)
    p.put(crate(p, 108, 130, "greens", 7), 248, 640, -4)
    p.put(steamer(p, ((-12, -10), (12, -8), (0, 13))), 352, 654)
    p.put(steamer(p, ((-13, 0), (12, -11), (11, 13))), 322, 734)
    p.put(skewers(p), 1652, 640, 2)
    p.put(crate(p, 120, 116, "apple", 9), 1656, 806, -4)
    p.put(steamer(p, ((-12, 8), (12, 9), (0, -13))), 1760, 720)
    p.put(crate(p, 120, 150, "orange", 12), 1790, 560, 5)
    p.put(awning(p, 420, 96, "#8b2d2b", "#d3bf98"), 470, 134, 0)
    p.put(awning(p, 420, 96, "#24595a", "#d3bf98"), 1530, 1062, 180)
    p.put(awning(p, 300, 90, "#7c551f", "#d3bf98"), 60, 330, 90, 1)
    p.put(awning(p, 300, 90, "#3a3f7a", "#d3bf98"), 1950, 860, -90, 1)
    p.put(on_parasol(p, parasol(p, "#b53b31", "#641a1c", "#e8d2a0"), "blossom"), 330, 338, 0, 0.95)
    p.put(on_parasol(p, parasol(p, "#2f5f86", "#182f4a", "#e0d3ae"), "waves"), 330, 902, 8, 1.02)
    p.put(on_parasol(p, parasol(p, "#d2873a", "#7d4416", "#f0dcae"), "stripes"), 1674, 310, 4, 1.05)
    p.put(on_parasol(p, parasol(p, "#4d7a58", "#21402f", "#e6d9b2"), "waves"), 1684, 946, 3, 0.91)
    p.put(on_parasol(p, parasol(p, "#7a4a86", "#3c2247", "#e8d2a0"), "blossom"), 1180, 1064, 3, 0.69)
    p.put(on_parasol(p, parasol(p, "#a8473a", "#5a1d1c", "#e8d2a0"), "stripes"), 1240, 128, 3, 0.72)
    for nodes in ([(1452, 196), (1420, 214), (1350, 222), (1290, 210)], [(386, 434), (402, 480), (394, 560), (404, 620)], [(1606, 456), (1590, 500), (1604, 560), (1592, 610)], [(548, 990), (640, 982), (760, 992), (860, 984)]):
        cord(p, nodes)
    for x, y, size, fill, low, light in ((1420, 216, .62, "#e2603a", "#8f2a22", "#ffd08a"), (1330, 220, .62, "#d9a43c", "#8a5a1c", "#ffe6a8"), (398, 470, .6, "#e2603a", "#8f2a22", "#ffd08a"),
                                         (396, 574, .6, "#d9a43c", "#8a5a1c", "#ffe6a8"), (1597, 498, .6, "#d9a43c", "#8a5a1c", "#ffe6a8"), (1600, 576, .6, "#e2603a", "#8f2a22", "#ffd08a"),
                                         (620, 984, .62, "#e2603a", "#8f2a22", "#ffd08a"), (720, 990, .62, "#d9a43c", "#8a5a1c", "#ffe6a8"), (812, 988, .62, "#e2603a", "#8f2a22", "#ffd08a")):
        p.put(lantern(p, fill, low, light), x, y, 0, size)
    p.add(rect(0, 0, WIDE, HIGH, 0, "#070920", fill_opacity=.28))
    return p


# --- snow garden ------------------------------------------------------------------------------------------

def raked(p):
    """Furrows in the gravel under thin snow."""
    d = ""
    for k, y in enumerate(range(8, HIGH, 13)):
        cut = TABLE[1] + 10 < y < TABLE[3] - 10
        for x, count in ((-60 + k % 5 * 9, 4), (TABLE[2] - 20 - k % 5 * 9, 4)) if cut else ((k % 5 * 9 - 60, 17),):
            d += f"M{x} {y}q60 -7 120 0" + "t120 0" * (count - 1)
    p.add(line(d, "#54687a", 3.2, .30) + group(line(d, "#f0f6f8", 2.2, .32), "translate(0 3.4)"))


def rings(p, x, y, r, count):
    art = circle(x, y, r + count * 12 + 8, p.radial(x, y, r + count * 12 + 8, (0, "#8da2b1"), (.9, "#8da2b1"), (1, "#8da2b1", 0)))
    for k in range(count):
        art += hoop(x, y, r + 8 + k * 12, "#4f6375", 3, .40) + hoop(x + .9, y + 2.2, r + 8 + k * 12, "#f2f8fa", 2, .36)
    p.add(art)


def rock(p, nodes, cap):
    d, snow = spline(nodes, closed=True), spline(cap, closed=True)
    cx, cy = sum(x for x, _ in nodes) / len(nodes), sum(y for _, y in nodes) / len(nodes)
    rx, ry = (max(x for x, _ in nodes) - min(x for x, _ in nodes)) / 2, (max(y for _, y in nodes) - min(y for _, y in nodes)) / 2
    art = under(p, cx, cy, rx + 4, ry + 4) + path(d, p.radial(cx - 12, cy - 14, 70, (0, "#6a7782"), (.6, "#46525d"), (1, "#29333d")))
    for k, colour in ((.86, "#93a1ab"), (.6, "#1b242c")):
        art += line(spline([(cx + (x - cx) * k, cy + (y - cy) * k + 4) for x, y in nodes[1:5]]), colour, 1.2, .35)
    art += group(path(snow, "#1a2a3a", fill_opacity=.35), "translate(2.5 3.5)") + path(snow, p.linear(cx - 30, cy - 30, cx + 26, cy + 26, (0, "#f4f8f9"), (1, "#bccdd8")))
    return art + line(spline(cap[:4]), "#ffffff", 1.6, .8)


def slab(p, rx, ry, seed):
    """A stepping stone, swept on one side."""
    rough = random.Random(seed)
    nodes = [(rx * math.cos(a) * rough.uniform(.92, 1.05), ry * math.sin(a) * rough.uniform(.92, 1.05)) for a in [k * math.pi / 5 for k in range(10)]]
    cap = [(x * .8 - rx * .1, y * .74 - ry * .14) for x, y in nodes]
    return rock(p, nodes, cap)


def tuft(p, seed):
    """Needles from above, and the same with a cushion of snow."""
    rough = random.Random(seed)
    needles = {"#16263a": "", "#123a31": "", "#1d4a3a": "", "#2a5f4a": "", "#3f7d64": ""}
    for a in range(0, 360, 20):
        needles["#16263a"] += f"M7 10l{points(*polar(25, a))}"
    for k in range(34):
        a, r = k * 137.5, rough.uniform(17, 29)
        needles[rough.choice(("#123a31", "#1d4a3a", "#1d4a3a", "#2a5f4a", "#3f7d64"))] += f"M{points(*polar(3, a))}L{points(*polar(r, a))}"
    art = "".join(line(d, colour, 2.3, .18 if colour == "#16263a" else 1) for colour, d in needles.items())
    nodes = [polar(rough.uniform(12, 18), 45 * k, -3, -3) for k in range(8)]
    d, ends = spline(nodes, closed=True), "".join(f"M{points(*polar(9, a))}L{points(*polar(19, a))}" for a in (20, 75, 110, 200, 260, 300))
    snow = group(path(d, "#1a2a3a", fill_opacity=.3), "translate(2 3)") + path(d, p.linear(-14, -14, 12, 12, (0, "#f4f8fa"), (1, "#b4c7d3"))) + line(ends, "#2d6650", 1.4, .8)
    return art, snow


def pine(p, tufts, seed, n):
    """A branch of pine under snow, from above: tufts of needles along it, every other one white."""
    rough = random.Random(seed)
    spine = [(0, 0)] + [(34 * (i + 1), rough.randint(-10, 10)) for i in range(n)]
    art = group(line(spline(spine), "#16263a", 12, .30), "translate(8 12)") + line(spline(spine), "#3a2a20", 8) + line(spline([(x, y - 2) for x, y in spine]), "#7a5a44", 2, .6)
    at = []
    for i, (x, y) in enumerate(spine[1:]):
        for side in (-1, 1):
            tx, ty = x + rough.randint(-8, 12), y + side * rough.randint(18, 30)
            art += line(f"M{x - 12} {y}Q{x} {y + side * 6} {tx} {ty}", "#3a2a20", 4)
            at.append((tx, ty))
    at.append((spine[-1][0] + 14, spine[-1][1]))
    placed = [(f"translate({x} {y}) rotate({rough.choice((0, 60, 150, 240))})", tufts[i % len(tufts)]) for i, (x, y) in enumerate(at)]
    art += "".join(group(needles, where) for where, (needles, _) in placed)
    return art + "".join(group(snow, where.split(" rotate")[0]) for i, (where, (_, snow)) in enumerate(placed) if i % 3 != 1)


def camellia(p, r):
    art = under(p, -5, -7, r * .9, r * .9, .45)
    art += leaf(-r * .4, r * .2, r * 1.7, 140, "#1f4d38", .5) + leaf(r * .3, -r * .1, r * 1.7, -30, "#275c43", .5)
    for k in range(6):
        x, y = polar(r * .52, 60 * k + 12)
        art += circle(x + .6, y + 1, r * .5, "#6d1220") + circle(x, y, r * .47, p.radial(x - r * .14, y - r * .16, r * .62, (0, "#d4404c"), (1, "#93182a")))
    art += circle(0, 0, r * .34, "#a31f30") + circle(0, 0, r * .24, "#e2b64c")
    return art + "".join(circle(*polar(r * .17, 60 * k), r * .055, "#fbe8a8") for k in range(6))


def pond(p, nodes):
    """Ice at the edge, dark water, and carp that hardly move."""
    d = spline(nodes, closed=True)
    cx, cy = sum(x for x, _ in nodes) / len(nodes), sum(y for _, y in nodes) / len(nodes)
    shrink = lambda k: spline([(cx + (x - cx) * k, cy + (y - cy) * k) for x, y in nodes], closed=True)
    p.add(soft(d, 10, .35, "#20364a") + path(d, "#dfeaef") + path(shrink(.95), "#a9c0cd") + path(shrink(.88), "#5d8090") + path(shrink(.84), p.radial(cx, cy, 210, (0, "#16343f"), (.7, "#21485a"), (1, "#35647a"))))
    for k, a in ((.9, .5), (.925, .35)):
        p.add(line(shrink(k), "#f4fafc", 1.6, a))
    return cx, cy


def carp(p, fill, patch):
    body = "M46 0C36 -13 8 -16 -18 -8C-34 -3 -42 -2 -50 0C-42 2 -34 3 -18 8C8 16 36 13 46 0Z"
    art = group(path(body, "#03121a", fill_opacity=.5), "translate(6 10)")
    art += path("M-46 0C-58 -6 -66 -16 -76 -16C-70 -6 -70 6 -76 16C-66 16 -58 6 -46 0Z", patch, fill_opacity=.75) + path("M14 -10C10 -22 0 -28 -8 -28C-6 -20 -2 -14 2 -10ZM14 10C10 22 0 28 -8 28C-6 20 -2 14 2 10Z", patch, fill_opacity=.65)
    art += path(body, p.linear(0, -14, 0, 14, (0, fill), (1, patch)))
    art += path("M34 -8C24 -14 12 -10 14 -2C18 6 30 4 36 2Z", "#e0632e", fill_opacity=.9) + path("M-6 -10C-18 -8 -22 0 -10 4C2 6 6 -8 -6 -10Z", "#d9572a", fill_opacity=.85)
    art += "".join(line(f"M{x} -6q4 6 0 12", "#7a3a1c", 1, .35) for x in range(-28, 24, 8)) + circle(39, -5, 1.7, "#10151a") + circle(39, 5, 1.7, "#10151a")
    return art + line("M40 -2Q10 -4 -44 0", "#ffffff", 1.2, .3)


def stone_lantern(p):
    """Its roof: six sides, snow on each, a jewel on top."""
    d = "M" + "L".join(points(*polar(50, 60 * k + 30)) for k in range(6)) + "Z"
    art = cast(d, 12, 16, 17, .55, "#16263a") + path(d, "#56636e")
    for k in range(6):
        a0, a1 = 60 * k + 30, 60 * k + 90
        lit = max(math.cos(math.radians((a0 + a1) / 2 - 225)), 0)
        art += path(f"M0 0L{points(*polar(49, a0))}L{points(*polar(49, a1))}Z", "#ffffff" if lit > .2 else "#0c1620", fill_opacity=.10 + .2 * lit if lit > .2 else .22)
        nodes = [polar(13, (a0 + a1) / 2), polar(30, a0 + 9), polar(43, a0 + 14), polar(45, (a0 + a1) / 2), polar(43, a1 - 14), polar(30, a1 - 9)]
        art += path(spline(nodes, closed=True), p.linear(-40, -40, 40, 40, (0, "#fbfdfd"), (1, "#b9cad6")))
    art += "".join(line(f"M0 0L{points(*polar(50, 60 * k + 30))}", "#35414b", 2.4, .8) for k in range(6))
    return art + circle(2, 3, 14, "#16222c", fill_opacity=.5) + circle(0, 0, 13, p.radial(-4, -5, 18, (0, "#8b98a3"), (1, "#3f4b55"))) + circle(-2, -2, 7.5, "#eef4f6")


def bridge(p):
    """A small red bridge, swept in the middle."""
    body = box(-150, -44, 300, 88, 6)
    art = cast(body, 9, 15, 16, .5, "#16263a") + path(body, "#7a4a36")
    for x in range(-146, 146, 16):
        art += path(box(x, -36, 14, 72), "#94604a" if (x // 16) % 2 else "#875440") + line(f"M{x + 3} -30v60M{x + 9} -34v66", "#4a2a1e", .9, .35)
    art += path(spline([(-150, -30), (-90, -34), (-40, -30), (-30, -12), (-60, 4), (-52, 24), (-100, 33), (-150, 30)], closed=True), "#e9f1f4", fill_opacity=.93)
    art += path(spline([(150, -30), (100, -33), (54, -28), (48, -6), (70, 10), (60, 28), (104, 33), (150, 30)], closed=True), "#dfe9ee", fill_opacity=.93)
    for y in (-44, 34):
        art += path(box(-160, y, 320, 11, 4), p.linear(0, y, 0, y + 11, (0, "#c0453a"), (1, "#7c2220"))) + path(box(-158, y - 1, 316, 4.5, 2), "#f2f7f9", fill_opacity=.9)
        art += "".join(circle(x, y + 5.5, 9, "#8f2a26") + circle(x - 1, y + 4.5, 6, "#eef4f6") for x in (-156, -52, 52, 156))
    return art


def snow_garden():
    p = Picture()
    rough = random.Random(9)
    p.add(rect(0, 0, WIDE, HIGH, 0, p.linear(0, 0, WIDE * .6, HIGH, (0, "#9fb4c2"), (.5, "#8499aa"), (1, "#6d8296"))))
    stones = [(372, 330, 44), (1640, 806, 46), (1800, 330, 52), (860, 152, 40), (1240, 1060, 44)]
    drifts = (p.radial(0, 0, 100, (0, "#31485e", .15), (1, "#31485e", 0)), p.radial(0, 0, 100, (0, "#ffffff", .13), (1, "#ffffff", 0)))
    for k in range(34):
        p.put(circle(0, 0, 100, drifts[k % 2]), rough.randint(0, WIDE), rough.randint(0, HIGH), 0, rough.uniform(.6, 1.9))
    raked(p)
    for x, y, r in stones:
        rings(p, x, y, r, 6)
    cx, cy = pond(p, [(170, 480), (300, 452), (420, 500), (520, 600), (430, 760), (330, 830), (200, 850), (90, 800), (40, 660), (80, 540)])
    p.put(carp(p, "#e6dccd", "#bba992"), 384, 596, 74)
    p.put(carp(p, "#e0803f", "#a0441d"), 356, 712, -52, .86)
    p.put(carp(p, "#f0e6d8", "#d0b49a"), 190, 640, 20, .9)
    p.put(carp(p, "#3f4a52", "#20282e"), 150, 740, -150, .8)
    p.add("".join(hoop(x, y, r, "#bfe0ea", 1.1, .28) for x, y, r in ((330, 640, 13), (330, 640, 23), (330, 640, 33), (140, 600, 12), (140, 600, 20))))
    bank = [slab(p, 30, 22, seed) for seed in (7, 9, 11, 2)]
    for i, (x, y, turn, size) in enumerate(((404, 474, 0, .95), (352, 452, 8, 1.1), (282, 440, -8, 1), (214, 446, 4, 1.2), (120, 486, 0, 1), (398, 800, 6, 1), (344, 844, 0, 1.15),
                                            (268, 868, -6, 1), (190, 878, 5, 1.2), (96, 838, 0, 1))):
        p.put(bank[i % 4], x, y, turn, size)
    p.put(rock(p, [(-42, 8), (-38, -24), (-10, -40), (24, -36), (44, -8), (36, 26), (2, 40), (-30, 32)], [(-34, 2), (-30, -22), (-8, -34), (18, -30), (32, -12), (12, -2), (-4, 8), (-20, 6)]), 372, 330)
    p.put(rock(p, [(-44, 4), (-34, -30), (2, -42), (36, -26), (46, 8), (26, 36), (-12, 42), (-38, 28)], [(-36, -2), (-28, -26), (2, -36), (30, -22), (34, -2), (14, 2), (-6, -2), (-22, 8)]), 1640, 806)
    p.put(rock(p, [(-50, 8), (-42, -32), (-4, -48), (40, -36), (54, 4), (34, 40), (-14, 48), (-44, 34)], [(-42, 0), (-34, -28), (-2, -42), (34, -30), (42, -4), (16, 2), (-8, -2), (-26, 10)]), 1800, 330)
    p.put(rock(p, [(-40, 4), (-30, -26), (4, -36), (36, -20), (42, 10), (14, 34), (-24, 30)], [(-32, 0), (-24, -22), (4, -30), (28, -16), (26, 2), (4, 4), (-18, 8)]), 860, 152)
    p.put(rock(p, [(-42, 4), (-32, -28), (4, -40), (38, -22), (44, 10), (16, 36), (-24, 34)], [(-34, 0), (-26, -24), (4, -32), (30, -18), (28, 2), (4, 4), (-18, 8)]), 1240, 1060)
    steps = [slab(p, 32, 17, 20 + i) for i in range(3)]
    for i, (x, y) in enumerate(((486, 212), (566, 222), (650, 210), (736, 222), (960, 210), (1044, 222), (1128, 212), (1212, 222))):
        p.put(steps[i % 3], x, y)
    p.put(stone_lantern(p), 1640, 470)
    p.put(bridge(p), 220, 650, 82, 1.2)
    tufts = [tuft(p, seed) for seed in (1, 2, 3)]
    p.put(pine(p, tufts, 4, 7), 1790, 980, 196)
    p.put(pine(p, tufts, 6, 5), 1740, 1060, 222)
    p.put(pine(p, tufts, 8, 5), 1700, 176, 158)
    p.put(pine(p, tufts, 12, 6), 1960, 640, 170)
    p.put(pine(p, tufts, 10, 4), 300, 222, 12, .9)
    p.put(pine(p, tufts, 14, 5), 240, 1010, -18, .95)
    flower = camellia(p, 15)
    for x, y, r in ((1612, 594, 15), (1650, 640, 12), (1596, 668, 11), (1690, 700, 14), (470, 984, 13), (540, 996, 11), (1500, 206, 12), (1730, 560, 13), (1414, 216, 10)):
        p.put(flower, x, y, rough.randint(0, 24) * 15, r / 15)
    for _ in range(30):
        x, y = rough.choice(((rough.uniform(1584, 1720), rough.uniform(540, 760)), (rough.uniform(430, 700), rough.uniform(970, 1010)), (rough.uniform(1380, 1570), rough.uniform(196, 232))))
        p.put(path("M0 0q6 -7 12 0q-5 8 -12 0Z", rough.choice(("#b52c3e", "#c8404c", "#93182a")), fill_opacity=.9), x, y, rough.uniform(0, 360), .8)
    for i in range(12):
        x, y = 770 + i * 36, 984 + 5 * (i % 2) + 4 * math.sin(i)
        d = f"M{points(x, y)}l-8 -6M{points(x, y)}l-11 0M{points(x, y)}l-8 6M{points(x, y)}h7"
        p.add(line(d, "#3f5468", 2.4, .75) + group(line(d, "#f2f8fa", 1.2, .5), "translate(.8 1.4)"))
    flakes = [(rough.randint(0, WIDE), rough.randint(0, HIGH)) for _ in range(150)]
    for size, part in ((1.8, flakes[::3]), (2.6, flakes[1::3]), (4, flakes[2::3])):
        p.add(line("".join(f"M{x} {y}h0.1" for x, y in part if not hidden(x, y)), "#ffffff", size, .55))
    p.add(rect(0, 0, WIDE, HIGH, 0, "#122436", fill_opacity=.26))
    return p


def make(out):
    for name, place in (("teahouse", teahouse()), ("night-market", night_market()), ("snow-garden", snow_garden())):
        write(out / "places" / f"{name}.svg", WIDE, HIGH, place.art, place.defs)
