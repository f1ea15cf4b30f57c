"""Line icons of the buttons: 24 x 24, 2 thick, one colour; a filled part is drawn twice."""
from svg import IVORY, circle, path, write

EYE = "M2 12C4.5 7.4 8 5 12 5S19.5 7.4 22 12C19.5 16.6 16 19 12 19S4.5 16.6 2 12Z"
SLASH = "M4 3L20 21"

# Strokes, then circles as (x, y, r), then filled dots as (x, y, r).
ICONS = {
    "menu": ("M4 6H20M4 12H20M4 18H20",),
    "help": ("M8.2 8.6C8.6 6.2 10.2 5 12.2 5C14.5 5 16 6.4 16 8.4C16 11.2 12.2 11.4 12.2 14.8", [], [(12.2, 19, 1.4)]),
    "undo": ("M8.5 4L4 8.5L8.5 13M4 8.5H14.2C17.4 8.5 20 11 20 14.2S17.4 20 14.2 20H8",),
    "redo": ("M15.5 4L20 8.5L15.5 13M20 8.5H9.8C6.6 8.5 4 11 4 14.2S6.6 20 9.8 20H16",),
    "hint": ("M9.4 17.4V16.2C9.4 14.9 8.6 14.2 7.9 13.3C7 12.2 6.5 10.9 6.5 9.4C6.5 6.2 9 3.8 12 3.8S17.5 6.2 17.5 9.4"
             "C17.5 10.9 17 12.2 16.1 13.3C15.4 14.2 14.6 14.9 14.6 16.2V17.4ZM10 21H14",),
    "back": ("M11 5L4 12L11 19M4 12H20",),
    "fullscreen": ("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",),
    "play": ("M7 4.5L19 12L7 19.5Z",),
    "pause": ("M8 5V19M16 5V19",),
    "next": ("M6 5L15.5 12L6 19ZM18.5 5V19",),
    "previous": ("M18 5L8.5 12L18 19ZM5.5 5V19",),
    "check": ("M4.5 12.5L9.8 17.8L19.5 6.5",),
    "close": ("M6 6L18 18M18 6L6 18",),
    "chevron-left": ("M15 5L8 12L15 19",),
    "chevron-right": ("M9 5L16 12L9 19",),
    "chevron-up": ("M5 15L12 8L19 15",),
    "chevron-down": ("M5 9L12 16L19 9",),
    "dice": ("M6.5 4H17.5C19 4 20 5 20 6.5V17.5C20 19 19 20 17.5 20H6.5C5 20 4 19 4 17.5V6.5C4 5 5 4 6.5 4Z",
             [], [(8.6, 8.6, 1.5), (15.4, 8.6, 1.5), (12, 12, 1.5), (8.6, 15.4, 1.5), (15.4, 15.4, 1.5)]),
    "eye": (EYE, [(12, 12, 3)]),
    "eye-off": ("M9.5 5.4C10.3 5.1 11.1 5 12 5C16 5 19.5 7.4 22 12C21.2 13.5 20.3 14.8 19.2 15.9M15.4 18.3"
                "C14.3 18.8 13.2 19 12 19C8 19 4.5 16.6 2 12C3.2 9.9 4.6 8.2 6.2 7.1" + SLASH
                + "M9.9 9.9C8.7 11.2 8.8 13 10 14.1C11.1 15.2 12.8 15.2 14 14.3",),
    "settings": ("M4 7H9M15 7H20M4 17H7M13 17H20", [(12, 7, 3), (10, 17, 3)]),
    "restart": ("M19.6 9.5C18.5 6.3 15.5 4 12 4C7.6 4 4 7.6 4 12S7.6 20 12 20C15.3 20 18.1 18 19.3 15.2M20 4.2V9.6H14.6",),
    "quit": ("M14 4H6.5C5.4 4 4.5 4.9 4.5 6V18C4.5 19.1 5.4 20 6.5 20H14M10.5 12H21M17 8L21 12L17 16",),
    "copy": ("M10.5 8.5H18C19.1 8.5 20 9.4 20 10.5V18C20 19.1 19.1 20 18 20H10.5C9.4 20 8.5 19.1 8.5 18V10.5"
             "C8.5 9.4 9.4 8.5 10.5 8.5ZM4.9 15.5C4.3 15.2 4 14.6 4 14V6C4 4.9 4.9 4 6 4H14C14.6 4 15.2 4.3 15.5 4.9",),
    "save": ("M12 4V14.5M7.5 10L12 14.5L16.5 10M4 16V18.5C4 19.6 4.9 20.5 6 20.5H18C19.1 20.5 20 19.6 20 18.5V16",),
    "import": ("M12 14.5V4M7.5 8.5L12 4L16.5 8.5M4 16V18.5C4 19.6 4.9 20.5 6 20.5H18C19.1 20.5 20 19.6 20 18.5V16",),
    "delete": ("M4.5 7H19.5M9.5 7V4.5H14.5V7M6.5 7L7.3 20H16.7L17.5 7M10.2 11V16.5M13.8 11V16.5",),
    "search": ("M15.2 15.2L20.5 20.5", [(10.5, 10.5, 6)]),
    "no-claims": ("M7.5 3.5H16.5V20.5H7.5ZM3.5 20.5L20.5 3.5",),
    "win-at-once": ("M13.5 3L5 14H11L10.5 21L19 9.8H13Z",),
    "no-runs": ("M3 8H8V17H3ZM9.5 8H14.5V17H9.5ZM16 8H21V17H16ZM4.5 21L19.5 3.5",),
    "danger": ("M12 3.8L21.2 20H2.8ZM12 10V14.2", [], [(12, 17.1, 1.3)]),
    "order": ("M4 19V11M9.3 19V15M14.7 19V4.5M20 19V8.5",),
    "speed-slow": ("M9 5L16 12L9 19",),
    "speed-normal": ("M5.5 5L12.5 12L5.5 19M12 5L19 12L12 19",),
    "speed-fast": ("M3 5.5L9.5 12L3 18.5M9 5.5L15.5 12L9 18.5M15 5.5L21.5 12L15 18.5",),
    "decision-next": ("M5.5 5L12.5 12L5.5 19", [], [(18, 12, 2.4)]),
    "decision-back": ("M18.5 5L11.5 12L18.5 19", [], [(6, 12, 2.4)]),
    "speed-off": ("M4 5L11 12L4 19M10.5 5L17.5 12L10.5 19M20.5 5V19",),
    "person": ("M4.5 20.5C4.9 16.3 7.9 14 12 14S19.1 16.3 19.5 20.5", [(12, 7.5, 4)]),
    "computer": ("M5 4H19C20.1 4 21 4.9 21 6V14C21 15.1 20.1 16 19 16H5C3.9 16 3 15.1 3 14V6C3 4.9 3.9 4 5 4ZM12 16V20M8 20H16",),
}

FILLED = {"beak": "M12 1L23 12L12 23L1 12Z"}  # half of it shows beside a bubble


def icon(strokes, rings=(), spots=()):
    line = dict(stroke=IVORY, stroke_width=2, stroke_linecap="round", stroke_linejoin="round")
    art = path(strokes, "none", **line)
    art += "".join(circle(x, y, r, "none", stroke=IVORY, stroke_width=2) for x, y, r in rings)
    return art + "".join(circle(x, y, r, IVORY) for x, y, r in spots)


def make(out):
    for name, parts in ICONS.items():
        write(out / "icons" / f"{name}.svg", 24, 24, icon(*parts))
    for name, area in FILLED.items():
        write(out / "icons" / f"{name}.svg", 24, 24, path(area, IVORY))
