"""The map of the road: a garden gate, a mountain pass and a tower by night, with the path that joins them."""
import random

from svg import circle, gradient, path, rect, spline, write

WIDE, HIGH = 840, 576
STOPS = [(76, 454), (264, 472), (460, 452), (656, 442), (754, 294), (558, 286), (356, 298), (158, 276)]
PATH = [(-8, 474)] + STOPS[:4] + [(758, 390)] + STOPS[4:] + [(64, 196), (202, 154), (392, 162), (574, 142)]


def ridge(nodes, fill):
    return path(spline(nodes) + f"L{WIDE} {HIGH}L0 {HIGH}Z", fill)


def peaks(fill):
    tops = [(-8, 244), (102, 142), (184, 196), (324, 60), (422, 154), (512, 86), (652, 20), (752, 110), (852, 64)]
    rough = random.Random(8)
    d = f"M{tops[0][0]} {tops[0][1]}"
    for (x0, y0), (x1, y1) in zip(tops, tops[1:]):
        for k in range(1, 7):
            t = k / 7
            d += f"L{x0 + (x1 - x0) * t + rough.uniform(-3, 3):.1f} {y0 + (y1 - y0) * t + rough.uniform(-5, 5):.1f}"
        d += f"L{x1} {y1}"
    return path(d + f"L852 {HIGH}L-8 {HIGH}Z", fill)


def snow():
    return "".join(path(d, "#eef3f0", fill_opacity=.85) for d in (
        "M324 60L300 84L284 104L304 95L314 112L326 96L342 116L352 98L372 106L346 80Z",
        "M652 20L624 36L592 52L616 54L630 66L642 78L656 60L668 56L680 66L696 60L676 40Z",
        "M512 86L488 104L500 106L514 112L524 104L536 108Z", "M102 142L74 168L90 165L102 172L112 164L128 170Z"))


def pine(x, y, high, fill):
    return "".join(path(f"M{x} {y - high * (1 - .22 * i):.0f}L{x - high * (.12 + .07 * i):.0f} {y - high * (.62 - .22 * i):.0f}"
                        f"L{x + high * (.12 + .07 * i):.0f} {y - high * (.62 - .22 * i):.0f}Z", fill) for i in range(3))


def house(x, y, w, fill, lit):
    h = w * .42
    roof = (f"M{x - w * .62:.1f} {y - h * .86:.1f}Q{x - w * .3:.1f} {y - h * 1.05:.1f} {x - w * .2:.1f} {y - h * 1.62:.1f}"
            f"L{x + w * .2:.1f} {y - h * 1.62:.1f}Q{x + w * .3:.1f} {y - h * 1.05:.1f} {x + w * .62:.1f} {y - h * .86:.1f}"
            f"Q{x} {y - h * 1.02:.1f} {x - w * .62:.1f} {y - h * .86:.1f}Z")
    art = rect(x - w * .36, y - h, w * .72, h, 0, fill) + path(roof, fill, stroke="#0a1a1e", stroke_width=1)
    return art + "".join(rect(x + dx * w - w * .075, y - h * .72, w * .15, h * .5, 0, lit) for dx in (-.2, 0, .2))


def tower(lit):
    glow = "".join(circle(592, 110, r, "#ffcf8a", fill_opacity=.05) for r in range(20, 110, 10)) if lit else ""
    window = "#ffd58e" if lit else "#3d4a54"
    return glow + house(592, 136, 112, "#23303f", window) + house(592, 90, 66, "#23303f", window)


def halo(x, y, radius, colour, strength):
    steps = 12
    return "".join(circle(x, y, radius * (i + 1) / steps, colour, fill_opacity=strength / steps) for i in range(steps))


def brushwork():
    art = ""
    for k in range(7):
        y = 380 + k * 13
        art += path(f"M0 {y}C172 {y - 36} 292 {y + 30} 452 {y}C560 {y - 20} 712 {y - 26} 840 {y - 8}", "none", stroke="#bfe0d0",
                    stroke_opacity=.11 - .012 * k, stroke_width=2.2 + .3 * k)
    for k in range(6):
        y = 492 + k * 15
        art += path(f"M0 {y}C132 {y - 44} 282 {y + 36} 452 {y}C560 {y - 24} 732 {y - 46} 840 {y - 10}", "none", stroke="#9fd0bd",
                    stroke_opacity=.10 - .012 * k, stroke_width=2.6)
    rough = random.Random(6)
    for x, y, count in ((324, 64, 9), (652, 24, 11), (102, 146, 7), (512, 90, 6)):
        for i in range(count):
            a, length = (i / (count - 1) - .5) * 1.5, 40 + rough.random() * 50
            art += path(f"M{x + a * 20:.0f} {y + 16 + abs(a) * 30:.0f}q{a * length * .6:.0f} {length * .3:.0f} {a * length:.0f} {length:.0f}",
                        "none", stroke="#1d4552", stroke_opacity=.3, stroke_width=1.5 + rough.random() * 2, stroke_linecap="round")
    return art


def lake():
    art = path("M188 242C252 222 372 228 472 234C520 238 552 252 492 264C440 272 252 270 192 260C170 254 168 248 188 242Z",
               "#3f7d8a", fill_opacity=.8)
    rough = random.Random(6)
    for i in range(11):
        wide = 4 + rough.random() * 16
        art += rect(282 + rough.randint(-26, 26) - wide, 236 + i * 2.6, 2 * wide, 2, 1, "#f4ead0", fill_opacity=.22 + .3 * rough.random())
    art += path("M404 252Q420 259 438 252L434 259L408 259Z", "#14302f")
    return art + halo(421, 248, 12, "#ffcf8a", .5) + circle(421, 248, 3, "#ffcf8a")


def market():
    """Two stalls under strings of light."""
    art = halo(742, 374, 100, "#ff9a5c", .3)
    for x, fill in ((598, "#7c2f2a"), (810, "#8a5a26")):
        art += rect(x - 20, 386, 40, 18, 0, "#ffc98a", fill_opacity=.35)
        art += path(f"M{x - 26} 386L{x - 20} 364L{x + 20} 364L{x + 26} 386q-6.5 7 -13 0q-6.5 7 -13 0q-6.5 7 -13 0q-6.5 7 -13 0Z", fill)
    for x0, y0, x1, y1 in ((564, 350, 682, 342), (682, 360, 836, 344)):
        mx, my = (x0 + x1) / 2, max(y0, y1) + 22
        art += path(f"M{x0} {y0}Q{mx} {my} {x1} {y1}", "none", stroke="#0a2022", stroke_width=1.2)
        for i in range(1, 9):
            q = i / 9
            x, y = (1 - q) ** 2 * x0 + 2 * q * (1 - q) * mx + q * q * x1, (1 - q) ** 2 * y0 + 2 * q * (1 - q) * my + q * q * y1
            art += circle(x, y + 3, 9, "#ff9a4c", fill_opacity=.22) + circle(x, y + 3, 3.4, ("#ffcf8a", "#f0763c", "#ffe7b0")[i % 3])
    return art


def road():
    d = spline(PATH)
    line = lambda colour, alpha, width, **more: path(d, "none", stroke=colour, stroke_opacity=alpha, stroke_width=width,
                                                     stroke_linecap="round", **more)
    return line("#06201f", .55, 17) + line("#e9ddc0", .3, 12) + line("#fff7e4", .75, 3, stroke_dasharray="1 11")


def scene():
    defs = (gradient("sky", 0, 0, 0, 576, (0, "#13233f"), (.35, "#22466a"), (.6, "#2d5f73"), (1, "#2d5f73"))
            + gradient("far", 0, 20, 0, 300, (0, "#4a7c8c"), (1, "#2c6670"))
            + gradient("hill", 0, 160, 0, 420, (0, "#35767a"), (1, "#235f5f"))
            + gradient("near", 0, 340, 0, 520, (0, "#1f5753"), (1, "#123f3d"))
            + gradient("here", 0, 450, 0, 576, (0, "#17504a"), (1, "#0b3032"))
            + gradient("mist", 0, 144, 0, 314, (0, "#cfe3dc", 0), (.55, "#cfe3dc", .2), (1, "#cfe3dc", 0))
            + gradient("fog", 0, 294, 0, 444, (0, "#cfe3dc", 0), (.55, "#cfe3dc", .16), (1, "#cfe3dc", 0)))
    art = rect(0, 0, WIDE, HIGH, 0, "url(#sky)") + halo(128, 60, 76, "#f4ead0", .3) + circle(128, 60, 30, "#f4ead0")
    rough = random.Random(4)
    art += "".join(circle(rough.uniform(10, 830), rough.uniform(6, 130), rough.uniform(.6, 1.4), "#f4ead0", fill_opacity=rough.uniform(.2, .7))
                   for _ in range(46))
    art += peaks("url(#far)") + snow()
    art += ridge([(-8, 216), (112, 190), (232, 226), (332, 204), (452, 176), (572, 190), (672, 196), (792, 176), (852, 154)], "url(#hill)")
    art += rect(0, 144, WIDE, 170, 0, "url(#mist)")
    art += "".join(pine(x, y, h, "#1b4a4b") for x, y, h in ((38, 222, 46), (64, 228, 38), (422, 216, 40), (444, 220, 50), (790, 196, 52), (814, 190, 40)))
    art += lake()
    art += ridge([(-8, 364), (152, 336), (282, 370), (422, 354), (560, 342), (712, 332), (852, 344)], "url(#near)")
    art += rect(0, 294, WIDE, 150, 0, "url(#fog)")
    art += ridge([(-8, 474), (112, 452), (292, 490), (452, 474), (580, 452), (732, 442), (852, 464)], "url(#here)")
    art += "".join(pine(x, y, h, "#0d3435") for x, y, h in ((12, 484, 70), (822, 474, 64), (798, 484, 48)))
    art += brushwork() + market() + house(254, 390, 84, "#14302f", "#ffcf8a") + halo(254, 376, 60, "#ffcf8a", .22)
    return art + road(), defs


def make(out):
    art, defs = scene()
    write(out / "road" / "map.svg", WIDE, HIGH, art + tower(False), defs)
    write(out / "road" / "tower.svg", WIDE, HIGH, tower(True))
