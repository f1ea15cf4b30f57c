"""What every drawing here is made with: numbers, brush strokes, glyph outlines, files.

The game draws these files with nanosvg, which ignores text, use, clip-path, filter and
group opacity. So a drawing is only paths, rectangles, circles and gradients in user units.
"""
import math

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

# Faces
INK, BLUE, GREEN, RED = "#182a49", "#1f4687", "#14704a", "#b01f2a"
CREAM, GOLD = "#fbf4e2", "#d9962f"
# Text and marks on the table
IVORY = "#f6ecd6"


def num(value, digits=1):
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text in ("-0", "") else text


def points(*values):
    return " ".join(num(v) for v in values)


def path(d, fill, **more):
    return shape("path", d=d, fill=fill, **more)


def circle(x, y, r, fill, **more):
    return shape("circle", cx=x, cy=y, r=r, fill=fill, **more)


def rect(x, y, w, h, r, fill, **more):
    return shape("rect", x=x, y=y, width=w, height=h, rx=r, fill=fill, **more)


def shape(name, **attributes):
    parts = []
    for key, value in attributes.items():
        value = num(value, 2) if isinstance(value, (int, float)) else value
        parts.append(f'{key.replace("_", "-")}="{value}"')
    return f'<{name} {" ".join(parts)}/>'


def group(art, transform):
    return f'<g transform="{transform}">{art}</g>'


def gradient(name, x1, y1, x2, y2, *stops):
    """A linear gradient in user units. A stop is (offset, colour) or (…, opacity)."""
    inner = "".join(
        f'<stop offset="{num(s[0], 2)}" stop-color="{s[1]}"'
        + (f' stop-opacity="{num(s[2], 2)}"' if len(s) > 2 else "") + "/>" for s in stops)
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(x1)}" '
            f'y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}">{inner}</linearGradient>')


def write(target, width, height, art, defs=""):
    target.parent.mkdir(parents=True, exist_ok=True)
    head = f"<defs>{defs}</defs>" if defs else ""
    target.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" '
                      f'height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}">'
                      f"{head}{art}</svg>\n")


def spline(nodes, closed=False, start=True):
    """A smooth curve through `nodes` (Catmull-Rom, written as cubic Béziers)."""
    count = len(nodes)
    at = (lambda i: nodes[i % count]) if closed else (lambda i: nodes[min(max(i, 0), count - 1)])
    d = f"M{points(*nodes[0])}" if start else ""
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (ex, ey) = at(i - 1), at(i), at(i + 1), at(i + 2)
        d += "C" + points(bx + (cx - ax) / 6, by + (cy - ay) / 6,
                          cx - (ex - bx) / 6, cy - (ey - by) / 6, cx, cy)
    return d + ("Z" if closed else "")


def along(nodes, steps):
    """`steps`+1 positions and normals along the smooth curve through `nodes`."""
    def place(t):
        t = min(max(t, 0), 1) * (len(nodes) - 1)
        i = min(int(t), len(nodes) - 2)
        f = t - i
        pick = lambda k: nodes[min(max(k, 0), len(nodes) - 1)]
        p = [pick(i + k) for k in (-1, 0, 1, 2)]
        return tuple(.5 * (2 * p[1][c] + (p[2][c] - p[0][c]) * f
                           + (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * f * f
                           + (3 * p[1][c] - p[0][c] - 3 * p[2][c] + p[3][c]) * f ** 3)
                     for c in (0, 1))
    for k in range(steps + 1):
        t = k / steps
        (x0, y0), (x1, y1) = place(t - .02), place(t + .02)
        length = math.hypot(x1 - x0, y1 - y0) or 1
        yield t, place(t), ((y0 - y1) / length, (x1 - x0) / length)


def brush(nodes, width, belly=.35, root=0.0, steps=6):
    """A stroke as a brush leaves it: it swells to `width` at `belly` and ends in a point.

    `root` is the share of the width it starts with: 0 begins in a point as well.
    """
    left, right = [], []
    for t, (x, y), (nx, ny) in along(nodes, steps):
        if t < belly:
            swell = root + (1 - root) * math.sin(t / belly * math.pi / 2)
        else:
            swell = math.cos((t - belly) / (1 - belly) * math.pi / 2) ** .8
        half = width * swell / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    back = right[::-1]
    return spline(left) + "L" + points(*back[0]) + spline(back, start=False) + "Z"


def leaf(x, y, length, angle, colour, width=.3):
    """A pointed leaf from (x, y), curving a little to its right."""
    a = math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)
    spine = [(x + ux * length * t - uy * length * .1 * math.sin(t * math.pi),
              y + uy * length * t + ux * length * .1 * math.sin(t * math.pi)) for t in (0, .35, .7, 1)]
    return path(brush(spine, length * width, .4, steps=4), colour)


class Glyphs:
    """Outlines of one font, placed by the box of their ink."""

    def __init__(self, file):
        self.font = TTFont(file)
        self.set, self.map = self.font.getGlyphSet(), self.font.getBestCmap()

    def _scaled(self, name, scale_x, scale_y, x, y):
        pen = SVGPathPen(self.set, ntos=num)
        self.set[name].draw(TransformPen(pen, (scale_x, 0, 0, -scale_y, x, y)))
        return pen.getCommands()

    def bounds(self, char):
        pen = BoundsPen(self.set)
        self.set[self.map[ord(char)]].draw(pen)
        return pen.bounds

    def centred(self, char, cx, cy, width, height, stretch=1.0):
        """`char` as large as the box allows, its ink centred; `stretch` widens it."""
        x0, y0, x1, y1 = self.bounds(char)
        scale_y = min(width / (x1 - x0), height / (y1 - y0))
        scale_x = min(scale_y * stretch, width / (x1 - x0))
        return self._scaled(self.map[ord(char)], scale_x, scale_y,
                            cx - scale_x * (x0 + x1) / 2, cy + scale_y * (y0 + y1) / 2)

    def line(self, text, x, baseline, cap_height):
        """`text` set from the left edge of its ink, capitals `cap_height` high."""
        _, _, _, top = self.bounds("H")
        scale, d = cap_height / top, ""
        x -= self.bounds(text[0])[0] * scale
        for char in text:
            d += self._scaled(self.map[ord(char)], scale, scale, x, baseline)
            x += self.set[self.map[ord(char)]].width * scale
        return d
