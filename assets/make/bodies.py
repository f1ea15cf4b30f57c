"""The bodies of the tiles: everything but the engraved face, in three backs, without shadow.

A tile is 100 wide, 134 high and 17 thick. The lamp hangs above, a little to the left.
"""
from svg import brush, gradient, group, num, path, rect, write

W, H, T, R = 100, 134, 17, 10
BACKS = {  # light, dark, stripe, deep edge
    "amber": ("#d9873a", "#a9571d", "#5b2a10", "#753810"),
    "jade": ("#378a7c", "#175048", "#0a2a28", "#0f3833"),
    "ink": ("#46598a", "#222f54", "#10172e", "#172040"),
}

# Stripes of a flank, from the frame inwards: the spine of a stroke, and its width. The long
# ones of one side end between those of the other.
STRIPES = [
    ([(3, 19), (17, 16), (33, 19), (46, 28), (56, 32)], 10.5), ([(97, 15), (86, 15), (75, 19), (66, 26)], 8.5),
    ([(3, 40), (14, 39), (25, 42), (34, 49)], 9), ([(97, 36), (83, 36), (68, 41), (55, 51), (46, 54)], 11),
    ([(3, 61), (18, 58), (35, 61), (49, 70), (59, 73)], 11.5), ([(97, 58), (87, 58), (77, 62), (68, 69)], 9),
    ([(3, 83), (13, 82), (23, 85), (32, 92)], 9), ([(97, 79), (83, 79), (67, 84), (53, 93), (44, 96)], 11.5),
    ([(3, 104), (18, 101), (34, 104), (47, 112), (57, 115)], 10.5), ([(97, 101), (88, 101), (79, 104), (71, 111)], 8.5),
    ([(97, 119), (86, 118), (76, 120), (68, 124)], 6.5), ([(3, 122), (12, 120.5), (20, 122), (27, 126)], 6),
]
# What is left of them where a tile is no wider than a finger nail.
STACK_STRIPES = [
    ([(3, 22), (22, 18), (44, 24), (66, 40)], 18), ([(97, 46), (78, 46), (58, 54), (42, 68)], 18),
    ([(3, 70), (22, 66), (44, 72), (66, 88)], 18), ([(97, 94), (78, 94), (58, 102), (42, 116)], 18),
]


def back_defs(back, y=0, height=H, name="b"):
    light, dark, _, _ = BACKS[back]
    return gradient(name, 0, y, 30, y + height, (0, light), (1, dark))


def back_face(back, x, y, height, stripes=STRIPES, squeeze=1.0, line=1.4):
    """The coloured back with its stripes, 100 wide."""
    _, _, stripe, deep = BACKS[back]
    art = rect(x, y, W, height, R, deep) + rect(x + 1.1, y + .7, W - 2.2, height - 2, R - .8, "url(#b)")
    inset = lambda px: 50 + (px - 50) * .925
    marks = "".join(brush([(x + inset(px), y + py * squeeze) for px, py in spine], width, belly=.3, root=.62,
                          steps=5) for spine, width in stripes)
    art += path(marks, stripe, fill_opacity=.88)
    return art + rect(x + 5, y + 4.6, W - 10, height - 9.6, R - 3, "none", stroke="#fff",
                      stroke_opacity=.3, stroke_width=line)


def face_defs():
    return (gradient("f", 0, 0, 34, H, (0, "#fffdf6"), (.5, "#faf3e2"), (1, "#eee1c4"))
            + gradient("r", 0, 0, 27, H, (0, "#ffffff"), (.5, "#ffffff", .25), (1, "#b39a63", .65)))


def face(x, y, width=W, height=H):
    return (rect(x, y, width, height, R, "#b39c66")
            + rect(x + .7, y + .5, width - 1.4, height - 1.4, R - .5, "url(#f)")
            + rect(x + 2.4, y + 2.2, width - 4.8, height - 4.8, R - 2, "none", stroke="url(#r)", stroke_width=2.6))


def rounding(width, y, height):
    """Darker towards the rounded corners of a side. Returns (definition, shape)."""
    name = "e"
    dark = "#1d0f04"
    return (gradient(name, 0, y, width, y, (0, dark, .34), (.1, dark, 0), (.9, dark, 0), (1, dark, .4)),
            rect(0, y, width, height, R, f"url(#{name})"))


def lying(back, width=W, height=H):
    """Face up on the table: ivory, then the back's colour, below the face."""
    _, dark, _, deep = BACKS[back]
    low = height + T
    edge_defs, edge = rounding(width, height - 2 * R, T + 2 * R)
    defs = (face_defs() + edge_defs + gradient("i", 0, height, 0, height + 10, (0, "#e4d6b0"), (1, "#c0a974"))
            + gradient("c", 0, height + 6, 0, low, (0, dark), (1, deep)))
    art = (rect(0, height - 2 * R, width, T + 2 * R, R, "url(#c)")
           + rect(0, height - 2 * R, width, 2 * R + T * .58, R, "url(#i)") + edge + face(0, 0, width, height))
    return width, low, art, defs


def side(back):
    """A lying tile turned sideways."""
    return lying(back, H, W)


def standing(back):
    """In the own hand: the top side above the face, the back's colour behind the ivory."""
    light, dark, _, _ = BACKS[back]
    edge_defs, edge = rounding(W, 0, T + 2 * R)
    defs = (face_defs().replace('y1="0"', f'y1="{T}"').replace(f'y2="{H}"', f'y2="{H + T}"') + edge_defs
            + gradient("c", 0, 0, 0, T * .5, (0, light), (1, dark))
            + gradient("i", 0, T * .42, 0, T + 4, (0, "#d9caa2"), (1, "#fffaf0")))
    art = (rect(0, 0, W, T + 2 * R, R, "url(#c)") + rect(0, T * .45, W, T * .55 + 2 * R, R, "url(#i)")
           + edge + face(0, T))
    return W, H + T, art, defs


def back_up(back, small, sideways):
    """Face down on the table: the back, then its colour and the ivory below. `small`: for small sizes, with a thicker side
    and fewer stripes."""
    _, dark, _, deep = BACKS[back]
    width, height = (H, W) if sideways else (W, H)
    thick, fold, low, round_, pale = (42, 20, 20, R + 2, "#ecdfbd") if small else (T, 9, T * .48, R, "#e0d1aa")
    edge_defs, edge = rounding(width, height - 2 * R, thick + 2 * R)
    defs = (back_defs(back) + edge_defs + gradient("c", 0, height, 0, height + fold, (0, dark), (1, deep))
            + gradient("i", 0, height + fold - 2, 0, height + thick, (0, pale), (1, "#b9a26c")))
    stripes = back_face(back, 0, 0, H, STACK_STRIPES, line=3) if small else back_face(back, 0, 0, H)
    art = (rect(0, height - 2 * R, width, thick + 2 * R, round_, "url(#i)")
           + rect(0, height - 2 * R, width, 2 * R + low, round_, "url(#c)") + edge
           + (group(stripes, f"matrix(0 -1 1 0 0 {W})") if sideways else stripes))
    return width, height + thick, art, defs


def down(back):
    return back_up(back, small=False, sideways=False)


def flat(back):
    """The outer tiles of a closed kong at the left and right of the table."""
    return back_up(back, small=False, sideways=True)


def stack(back):
    """One wall tile."""
    return back_up(back, small=True, sideways=False)


def flank(back):
    """One wall tile of the ring's left and right sides."""
    return back_up(back, small=True, sideways=True)


def rear(back):
    """The opponent's standing tile from behind: its top, ivory then colour, above the back."""
    light, dark, _, _ = BACKS[back]
    height = 122
    edge_defs, edge = rounding(W, 0, T + 2 * R)
    defs = (back_defs(back, T, height) + edge_defs + gradient("i", 0, 0, 0, T * .6, (0, "#efe3c4"), (1, "#fffaf0"))
            + gradient("c", 0, T * .5, 0, T + 4, (0, dark), (1, light)))
    art = (rect(0, 0, W, T + 2 * R, R, "url(#i)") + rect(0, T * .52, W, T * .48 + 2 * R, R, "url(#c)")
           + edge + back_face(back, 0, T, height, squeeze=height / H))
    return W, height + T, art, defs


def end(back, left):
    """A standing tile at the left or right of the table: its top, its back slanting towards the middle, and its
    near end below. Drawn for the left; the right is its mirror image."""
    light, dark, _, deep = BACKS[back]
    top, fold, wide, near = 26, 42, 88, 40  # ivory, then the colour of the top, then the back
    high = W + near
    defs = (gradient("t", 0, 0, top, W, (0, "#fffdf6"), (1, "#eadcbb"))
            + gradient("c", 0, 0, fold, 0, (.6, light), (1, dark))
            + gradient("b", fold, 0, wide, W, (0, light), (1, dark))
            + gradient("n", 0, W, 0, high, (0, "#d9caa2"), (1, "#a8905a"))
            + gradient("d", 0, W, 0, high, (0, dark), (1, deep)))
    narrow = (wide - fold) / H
    marks = "".join(brush([(fold + 3 + (H - py) * narrow * .94, px) for px, py in spine], width * .5, belly=.3,
                          root=.62, steps=5) for spine, width in STRIPES)
    _, _, stripe, _ = BACKS[back]
    edge = rect(0, 0, wide, W, R, "none", stroke="#1d0f04", stroke_opacity=.5, stroke_width=2.4)
    shine = path(f"M{num(fold)} 6V94", "none", stroke="#fff", stroke_opacity=.32, stroke_width=1.6)
    art = (rect(0, W - 2 * R, wide, near + 2 * R, R, "url(#d)") + rect(0, W - 2 * R, top + R, near + 2 * R, R, "url(#n)")
           + rect(top, W - 2 * R, R, near + 2 * R, 0, "url(#d)")
           + rect(0, 0, wide, W, R, deep) + rect(.8, .8, wide - 1.6, W - 1.6, R - .8, "url(#b)")
           + rect(.8, .8, fold, W - 1.6, R - .8, "url(#c)") + rect(fold - R, .8, R, W - 1.6, 0, "url(#c)")
           + rect(.8, .8, top, W - 1.6, R - .8, "url(#t)") + rect(top - R, .8, R, W - 1.6, 0, "url(#t)")
           + path(marks, stripe, fill_opacity=.8) + shine + edge)
    if not left:
        art = group(art, f"matrix(-1 0 0 1 {wide} 0)")
    return wide, high, art, defs


def left(back):
    return end(back, True)


def right(back):
    return end(back, False)


def make(out):
    for draw in (lying, side, standing, down, rear, stack, flat, left, right, flank):
        for back in BACKS:
            width, height, art, defs = draw(back)
            write(out / "tiles" / "body" / f"{draw.__name__}-{back}.svg", width, height, art, defs)
