"""Tiles, dice and wood.

A tile is a small dense block: its own partials lie above 2 kHz and die within 20 ms; the warmth comes from the
table's low partials. A tile never lands flat: one edge touches first, the rest follows some 12 ms later.
"""

import numpy as np

import dsp

BONE = [(1930, 0.0085, 0.6), (2480, 0.0075, 1.0), (3420, 0.0060, 1.0), (4690, 0.0045, 0.9), (6150, 0.0034, 0.6), (8300, 0.0025, 0.4)]
WOOD = [(186, 0.036, 0.6), (305, 0.030, 0.7), (452, 0.024, 0.8), (690, 0.018, 0.9), (1030, 0.012, 0.9), (1510, 0.008, 0.8)]


def tuned(rng, partials, scale, spread=0.03):
    """The same body struck elsewhere: pitches and strengths a little different."""
    return [
        (f * scale * (1 + spread * rng.uniform(-1, 1)), fall * rng.uniform(0.8, 1.2), s * rng.uniform(0.6, 1.3))
        for f, fall, s in partials
    ]


def blow(rng, bone=1.0, wood=1.0, pitch=1.0, seconds=0.25, contact=0.0003):
    """One impact of a tile: its own ring, the table's answer, and the grit of the touch."""
    out = 0.95 * bone * dsp.ring(seconds, tuned(rng, BONE, pitch), contact)
    out += 0.5 * wood * dsp.ring(seconds, tuned(rng, WOOD, pitch**0.7), 0.0006)
    grit = dsp.band_noise(rng, seconds, 1500, 6500) * dsp.decay(seconds, 0.0022, 0.0002)
    thump = dsp.band_noise(rng, seconds, 150, 800) * dsp.decay(seconds, 0.014, 0.0012)
    return out + 0.30 * bone * grit + 0.20 * wood * thump


def blows(rng, seconds, hits):
    """Several impacts of (time, strength, bone, wood, pitch)."""
    out = np.zeros(dsp.count(seconds))
    for at, strength, bone, wood, pitch in hits:
        dsp.place(out, blow(rng, bone, wood, pitch), at, strength)
    return dsp.faded(out, 0.04)


def discard(rng, variant):
    pitch = [1.0, 0.955, 1.05][variant]
    gap = [0.0120, 0.0165, 0.0090][variant]
    hits = [
        (0.002, 0.40, 1.1, 0.4, pitch * 1.04),
        (0.002 + gap, 1.0, 0.8, 1.0, pitch),
        (0.002 + gap * 3.1, 0.13, 1.0, 0.5, pitch * 0.98),
    ]
    return dsp.room(rng, blows(rng, 0.26, hits), 0.14, -19)


def tile(rng, variant):
    pitch = [1.12, 1.02, 1.22][variant]
    gap = [0.017, 0.011, 0.024][variant]
    hits = [(0.002, 1.0, 1.0, 0.12, pitch), (0.002 + gap, 0.35, 0.9, 0.10, pitch * 1.07)]
    return dsp.room(rng, blows(rng, 0.17, hits), 0.09, -22)


def slide(rng, seconds, low=700, high=4200, grain=0.55):
    """A tile drawn over wood: soft noise with the grain of the table in it."""
    out = dsp.band_noise(rng, seconds, low, high, 1)
    ripple = dsp.band_noise(rng, seconds, 25, 90, 1)
    return out * (1.0 + grain * np.clip(ripple, -1.6, 1.6) * 0.6)


def draw(rng, variant):
    length = [0.13, 0.16][variant]
    out = np.zeros(dsp.count(0.32))
    dsp.place(out, slide(rng, length) * dsp.hump(length, 0.6), 0.0, 0.085)
    tick = blows(rng, 0.15, [(0.0, 0.8, 0.8, 0.45, 1.08), (0.014, 0.25, 1.0, 0.2, 1.15)])
    dsp.place(out, tick, length - 0.012, 0.8)
    return dsp.room(rng, out, 0.1, -21)


def shuffle(rng):
    seconds = 1.65
    out = np.zeros(dsp.count(seconds))
    swell = dsp.hump(seconds, 0.42, 0.35)
    for at in np.sort(rng.beta(1.5, 1.8, 210)) * 1.50:
        strength = 0.30 * np.exp(0.65 * rng.standard_normal())
        hit = blow(rng, 1.0, rng.uniform(0.1, 0.55), rng.uniform(0.9, 1.25), 0.12)
        dsp.place(out, hit, at, min(strength, 1.0) * swell[dsp.count(at)])
    hands = 0.5 + 0.5 * np.abs(np.sin(2 * np.pi * 1.35 * dsp.clock(seconds)))
    out += 0.035 * slide(rng, seconds, 400, 3000) * swell * hands
    return dsp.room(rng, out, 0.2, -17)


def deal(rng):
    hits = []
    for number, at in enumerate([0.003, 0.031, 0.052, 0.081]):
        hits.append((at, rng.uniform(0.55, 0.75), 0.8, 0.7, 1.0 + 0.03 * number))
        hits.append((at + 0.009, 0.28, 1.0, 0.3, 1.1))
    hits.append((0.120, 0.22, 0.9, 0.3, 1.15))
    return dsp.room(rng, blows(rng, 0.36, hits), 0.16, -18)


def wall(rng):
    out = np.zeros(dsp.count(0.62))
    push = slide(rng, 0.26, 350, 3000, 0.8) * dsp.hump(0.26, 0.75)
    dsp.place(out, push, 0.0, 0.10)
    hits = [(0.235 + 0.075 * rng.beta(1.3, 2.2), rng.uniform(0.2, 0.5), 0.9, 0.35, rng.uniform(0.95, 1.2)) for _ in range(13)]
    hits.append((0.248, 0.75, 0.6, 1.1, 0.92))
    out += blows(rng, 0.62, hits)
    return dsp.room(rng, out, 0.18, -18)


def dice(rng):
    hits = []
    for start, first, pitch in [(0.002, 0.150, 1.28), (0.026, 0.118, 1.40)]:
        at, gap, strength = start, first, 0.95
        while gap > 0.012:
            hits.append((at, strength, 0.85, 0.7, pitch * rng.uniform(0.96, 1.05)))
            if rng.uniform() < 0.6:
                hits.append((at + rng.uniform(0.006, 0.013), strength * 0.45, 1.0, 0.3, pitch * 1.1))
            at += gap
            gap *= rng.uniform(0.60, 0.76)
            strength *= 0.74
    hits.append((0.085, 0.25, 1.1, 0.0, 1.55))
    return dsp.room(rng, blows(rng, 0.66, hits), 0.18, -18)


def turn(rng):
    out = np.zeros(dsp.count(0.42))
    dsp.place(out, dsp.sweep(rng, 0.15, 700, 2300) * dsp.hump(0.15, 0.7), 0.0, 0.055)
    hits = [(0.138, 0.35, 1.1, 0.4, 1.03), (0.151, 0.85, 0.7, 1.0, 0.98), (0.182, 0.12, 1.0, 0.3, 1.0)]
    return dsp.room(rng, out + blows(rng, 0.42, hits), 0.15, -19)


def dummy(rng):
    out = np.zeros(dsp.count(0.36))
    dsp.place(out, slide(rng, 0.08, 500, 2600) * dsp.hump(0.08, 0.7), 0.0, 0.05)
    hits = [(0.070, 0.35, 0.9, 0.6, 0.84), (0.087, 1.0, 0.55, 1.3, 0.76), (0.125, 0.14, 0.8, 0.6, 0.78)]
    return dsp.room(rng, out + blows(rng, 0.36, hits), 0.16, -18)


def all_sounds():
    """Name, maker and loudness in LUFS."""
    out = [(f"discard-{v + 1}", lambda r, v=v: discard(r, v), -19.5) for v in range(3)]
    out += [(f"tile-{v + 1}", lambda r, v=v: tile(r, v), -24.5) for v in range(3)]
    out += [(f"draw-{v + 1}", lambda r, v=v: draw(r, v), -23.5) for v in range(2)]
    out += [("deal", deal, -20.0), ("wall", wall, -18.5), ("dice", dice, -16.0), ("turn", turn, -21.0), ("dummy", dummy, -19.0)]
    return out + [("shuffle", shuffle, -17.0)]
