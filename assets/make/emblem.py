"""The emblem: an amber and a white tiger face each other in a yin-yang, in a brass ring.

The lower half of the disc is the amber tiger's body, the upper half the white one's; each
runs out in a tail at the other's neck. The icon is one head that wears both coats.
"""
import ctypes
import ctypes.util
import math

from svg import brush, circle, gradient, group, path, points, write
import tiger

R, LOBE = 84, 42  # of the disc, of the two circles within it
NIGHT = "#0d2425"


def polar(r, degrees):
    a = math.radians(degrees)
    return 100 + r * math.cos(a), 100 + r * math.sin(a)


def body(gap=2.6):
    """The lower half, less the right lobe: from the neck on the left to the tail's tip."""
    lobe = LOBE + gap
    return (f"M{points(100 - R, 88)}L{points(100 - R + 60, 100)}L{points(96, 116)}"
            f"C{points(101, 130, 116, 100 + lobe, 100 + LOBE, 100 + lobe)}"
            f"A{points(lobe, lobe)} 0 0 0 {points(*polar(R, -2))}"
            f"A{points(R, R)} 0 1 1 {points(100 - R, 100)}Z")


def coat(marks, width):
    """Stripes across the body, from its outer edge inwards, swept towards the tail."""
    d = ""
    for k, (angle, reach) in enumerate(marks):
        inner = R * math.cos(math.radians(angle)) + 5 if angle < 90 else 30
        length = min(reach, (R - inner) * .72)
        spine = [polar(R + 2 - length * t, angle - 13 * t * t - 2 * t) for t in (0, .35, .7, 1)]
        d += brush(spine, width * (.55 + .45 * min(1, length / 30)), .3, .55, 4)
    return d


MARKS = [(30, 26), (41, 30), (53, 34), (66, 30), (79, 40), (93, 32), (107, 40), (121, 30), (136, 34)]


def beast(colours, fill):
    return path(body(), fill) + path(coat(MARKS, 9), colours["stripe"])


def brass():
    return (gradient("brass", 40, 0, 150, 200, (0, "#fbe3a4"), (.45, "#d9a343"), (.75, "#a8752a"), (1, "#e6b656"))
            + gradient("inner", 150, 200, 40, 0, (0, "#fbe3a4"), (.6, "#8f6122"), (1, "#6d4815")))


def ring(inside):
    """The dark groove around the disc and the brass around that; it trims what sticks out."""
    hoop = lambda r0, r1, paint: circle(100, 100, (r0 + r1) / 2, "none", stroke=paint, stroke_width=r1 - r0)
    return hoop(inside, 91.2, NIGHT) + hoop(90.6, 93, "url(#inner)") + hoop(92.4, 98.4, "url(#brass)")


def emblem():
    fade = lambda name, light, dark: gradient(name, 24, 100, 184, 160, (0, light), (.3, light), (1, dark))
    defs = brass() + fade("amber", tiger.AMBER["fur"], "#b55c1a") + fade("white", tiger.WHITE["fur"], "#d6c8a9")
    art = circle(100, 100, 91, NIGHT)
    art += beast(tiger.AMBER, "url(#amber)") + group(beast(tiger.WHITE, "url(#white)"), "rotate(180 100 100)")
    art += group(tiger.profile(tiger.AMBER, NIGHT, nape=True), "translate(56 100) scale(.8)")
    art += group(tiger.profile(tiger.WHITE, NIGHT, nape=False), "translate(144 100) scale(-.8 .8)")
    return art + ring(R), defs


def icon():
    """One head, half amber and half white: it still says two tigers at 16 pixels."""
    defs = brass() + gradient("night", 60, 10, 130, 190, (0, "#1f5d55"), (1, "#0a2224"))
    art = circle(100, 100, 98, "url(#brass)") + circle(100, 100, 91, "url(#inner)") + circle(100, 100, 89, "url(#night)")
    art += group(tiger.front(tiger.WHITE, NIGHT, tiger.AMBER), "translate(100 104) scale(1.48)")
    return art, defs


def make(out):
    art, defs = emblem()
    write(out / "emblem.svg", 200, 200, art, defs)
    art, defs = icon()
    write(out / "icon" / "dueling-tigers.svg", 200, 200, art, defs)
    draw_sizes(out / "icon" / "dueling-tigers.svg")


def draw_sizes(source):
    """The icon in pixels, by the same SDL2_image that draws everything else."""
    image = ctypes.CDLL(ctypes.util.find_library("SDL2_image-2.0"))
    sdl = ctypes.CDLL(ctypes.util.find_library("SDL2-2.0"))
    sdl.SDL_RWFromFile.restype = image.IMG_LoadSizedSVG_RW.restype = ctypes.c_void_p
    image.IMG_LoadSizedSVG_RW.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
    image.IMG_SavePNG.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    sdl.SDL_RWFromFile.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        picture = image.IMG_LoadSizedSVG_RW(sdl.SDL_RWFromFile(bytes(source), b"rb"), size, size)
        image.IMG_SavePNG(picture, bytes(source.with_name(f"dueling-tigers-{size}.png")))
