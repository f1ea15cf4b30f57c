"""Chimes for how a round and a match end, and the small signs of buttons and counters.

All tuned to the pentatonic row on D (D E F# A B) that the evening music also uses, so that nothing clashes.
"""

import numpy as np

import dsp
import strings
import tiles

BAR = [(1.0, 1.0, 1.0), (2.0, 0.5, 0.10), (3.94, 0.30, 0.20), (9.6, 0.10, 0.06)]


def bar(name, seconds, fall, contact=0.0016):
    """A soft-struck metal bar; low bars ring longer."""
    root = dsp.note(name)
    return dsp.ring(seconds, [(root * r, fall * f, s) for r, f, s in BAR if root * r < 12000], contact)


def gong(seconds, root, fall):
    """A low soft gong: partials that are not harmonics, the high ones slow to come."""
    t = dsp.clock(seconds)
    out = np.zeros(len(t))
    for ratio, strength, rise in [(1, 1, 0.01), (1.51, 0.5, 0.03), (2.02, 0.45, 0.05), (2.74, 0.3, 0.09), (3.83, 0.16, 0.14)]:
        shimmer = 1.0 + 0.15 * np.sin(2 * np.pi * (0.9 + ratio) * t)
        envelope = (1 - np.exp(-t / rise)) * np.exp(-t / (fall / ratio**0.5))
        out += strength * shimmer * envelope * np.sin(2 * np.pi * root * ratio * t + ratio)
    return out


def score(rng, seconds, notes, instrument, echo=-13.0, space=1.1):
    """Notes of (time, name, strength) in a hall; the hall's tail is kept within the length."""
    out = np.zeros(dsp.count(seconds))
    for at, name, strength in notes:
        dsp.place(out, instrument(name, seconds), at, strength)
    return dsp.room(rng, out, min(space, seconds), echo, 3000)


def win(rng):
    notes = [(0.0, "D4", 0.8), (0.085, "A4", 0.75), (0.17, "D5", 0.75), (0.27, "F#5", 0.85)]
    out = score(rng, 2.1, notes, lambda n, s: bar(n, s, 0.50))
    dsp.place(out, strings.pluck(rng, dsp.note("D3"), 2.0, 0.9), 0.0, 0.7)
    dsp.place(out, strings.pluck(rng, dsp.note("A3"), 2.0, 0.9), 0.085, 0.4)
    return out


def loss(rng):
    notes = [(0.0, "B4", 0.55), (0.20, "F#4", 0.7), (0.44, "E4", 0.8), (0.44, "B3", 0.6)]
    return score(rng, 1.9, notes, lambda n, s: bar(n, s, 0.40, 0.0022), -14)


def draw_round(rng):
    notes = [(0.0, "A4", 0.7), (0.0, "E4", 0.6), (0.26, "B4", 0.5), (0.26, "E4", 0.5)]
    return score(rng, 1.7, notes, lambda n, s: bar(n, s, 0.38, 0.0022), -14)


def match_win(rng):
    out = np.zeros(dsp.count(3.2))
    run = ["D3", "F#3", "A3", "B3", "D4", "E4", "F#4", "A4", "B4", "D5"]
    for number, name in enumerate(run):
        at = 0.62 * (number / len(run)) ** 0.8
        dsp.place(out, strings.pluck(rng, dsp.note(name), 2.6, 0.8), at, 0.40 + 0.03 * number)
    chord = [(0.66, "D4", 0.6), (0.68, "A4", 0.6), (0.70, "D5", 0.6), (0.73, "F#5", 0.7), (0.92, "A5", 0.45)]
    for at, name, strength in chord:
        dsp.place(out, bar(name, 2.6, 0.8), at, strength)
    dsp.place(out, gong(2.6, 73.4, 1.1), 0.64, 0.55)
    return dsp.room(rng, out, 1.6, -12, 3000)


def match_loss(rng):
    out = np.zeros(dsp.count(2.9))
    for at, name in [(0.0, "A3"), (0.34, "F#3"), (0.72, "E3"), (1.16, "B2")]:
        dsp.place(out, strings.pluck(rng, dsp.note(name), 2.4, 0.7), at, 0.8)
    dsp.place(out, gong(1.8, 61.7, 0.8), 1.14, 0.35)
    return dsp.room(rng, out, 1.4, -13, 2400)


def treasure(rng):
    notes = [(0.0, "B5", 0.6), (0.055, "D6", 0.6), (0.11, "F#6", 0.7), (0.175, "A6", 0.55), (0.30, "D7", 0.28), (0.40, "A6", 0.18)]
    return score(rng, 1.1, notes, lambda n, s: bar(n, s, 0.22, 0.0007), -13, 0.8)


ROW = ["D5", "E5", "F#5", "A5", "B5", "D6", "E6", "F#6"]


def point(rng, step):
    """One pattern counted: a small bar, a step of the pentatonic row higher each time."""
    root = dsp.note(ROW[step])
    out = dsp.ring(0.34, [(root, 0.085, 1.0), (root * 2, 0.04, 0.22), (root * 3.94, 0.012, 0.16)], 0.0009)
    out[: dsp.count(0.09)] += 0.10 * tiles.blow(rng, 0.6, 0.3, 1.2, 0.09)[: dsp.count(0.09)]
    return dsp.room(rng, out, 0.2, -20)


def stick(rng):
    """A counting stick laid down with weight: wood on wood, a ring that a laptop can play, and its short second touch."""
    out = np.zeros(dsp.count(0.36))
    dsp.place(out, tiles.blow(rng, 0.35, 1.0, 0.62, 0.3), 0.0, 1.0)
    dsp.place(out, dsp.ring(0.3, [(146.8, 0.05, 1.0), (293.7, 0.03, 0.4)], 0.002), 0.0, 0.35)
    dsp.place(out, dsp.ring(0.3, [(740, 0.045, 1.0)], 0.0008), 0.0, 0.4)
    dsp.place(out, tiles.blow(rng, 0.5, 0.6, 0.9, 0.15), 0.085, 0.28)
    return dsp.room(rng, out, 0.14, -22)


def stamp(rng):
    """A seal pressed on paper: a dull blow with a wooden knock that a laptop can play, then a shimmer above it."""
    out = np.zeros(dsp.count(1.5))
    dsp.place(out, dsp.ring(0.4, [(73.4, 0.10, 1.0), (110, 0.06, 0.6), (196, 0.03, 0.4)], 0.003), 0.0, 0.6)
    dsp.place(out, dsp.ring(0.4, [(660, 0.07, 1.0), (880, 0.045, 0.6)], 0.0008), 0.002, 0.55)
    dsp.place(out, 0.35 * dsp.band_noise(rng, 0.10, 150, 1500) * dsp.decay(0.10, 0.02, 0.002), 0.0, 1.0)
    for at, name, strength in [(0.05, "D6", 0.20), (0.10, "A6", 0.16), (0.17, "D7", 0.10)]:
        dsp.place(out, bar(name, 1.2, 0.28, 0.0007), at, strength)
    return dsp.room(rng, out, 0.9, -14, 3000)


def button(rng):
    out = dsp.ring(0.11, [(587.3, 0.022, 1.0), (1480, 0.010, 0.35), (240, 0.025, 0.5)], 0.0014)
    return dsp.room(rng, out + 0.10 * tiles.blow(rng, 0.4, 0.5, 0.9, 0.11), 0.06, -24)


def hover(rng):
    return dsp.ring(0.05, [(880, 0.009, 1.0), (1760, 0.004, 0.2)], 0.0016)


def refuse(rng):
    tap = dsp.ring(0.12, [(208, 0.028, 1.0), (318, 0.022, 0.9), (505, 0.016, 0.8)], 0.002)
    tap += 0.35 * dsp.band_noise(rng, 0.12, 150, 700) * dsp.decay(0.12, 0.012, 0.002)
    out = np.zeros(dsp.count(0.28))
    dsp.place(out, tap, 0.001, 1.0)
    dsp.place(out, tap, 0.105, 0.8)
    return out


def warning(rng):
    notes = [(0.0, "E5", 0.8), (0.15, "B4", 0.8)]
    return score(rng, 0.68, notes, lambda n, s: bar(n, s, 0.15, 0.003), -17, 0.4)


def undo(rng):
    whoosh = dsp.sweep(rng, 0.24, 2600, 800) * dsp.clock(0.24) ** 1.6
    whoosh *= np.clip((0.24 - dsp.clock(0.24)) / 0.02, 0, 1)
    out = np.zeros(dsp.count(0.34))
    dsp.place(out, whoosh, 0.0, 3.2)
    dsp.place(out, tiles.blow(rng, 0.5, 0.5, 0.95, 0.1), 0.232, 0.28)
    return out


def all_sounds():
    """Name, maker and loudness in LUFS; the points climb by 0.7 dB a step."""
    points = [(f"point-{step + 1}", lambda rng, step=step: point(rng, step), -27.0 + 5.0 * step / 7) for step in range(len(ROW))]
    return points + [
        ("win", win, -13.0), ("loss", loss, -15.0), ("draw-round", draw_round, -16.0), ("match-win", match_win, -13.0),
        ("match-loss", match_loss, -15.0), ("treasure", treasure, -20.5), ("stick", stick, -17.5), ("stamp", stamp, -12.5), ("button", button, -24.5),
        ("hover", hover, -38.5), ("refuse", refuse, -18.5), ("warning", warning, -20.0), ("undo", undo, -27.0),
    ]
