"""The calls: short sung marks, as if from across the table with the mouth half closed.

A voice is a row of harmonics of one gliding pitch, each as strong as the mouth lets it through at that moment.
The mouth is four resonances (formants) that glide from key to key; breath and consonants are noise through the
same mouth. Everything above 3 kHz is dimmed and a soft wooden bar doubles the pitch, so that a call stays a mark.
"""

import numpy as np

import dsp

MOUTH = {
    "a": (760, 1220, 2500), "o": (480, 840, 2400), "u": (330, 700, 2250), "i": (350, 2050, 2750), "e": (430, 1850, 2500),
    "ng": (290, 1050, 2150), "m": (260, 950, 2100), "r": (330, 1250, 1650), "w": (300, 640, 2200),
}
WIDTHS = (110, 110, 150, 240)


def glide(keys, t):
    """A value that passes smoothly through keys of (time, value)."""
    times, values = zip(*keys)
    line = np.interp(t, times, values)
    span = dsp.count(0.018)
    kernel = np.hanning(span + 2)[1:-1]
    padded = np.pad(line, (span, span), mode="edge")
    return np.convolve(padded, kernel / kernel.sum(), mode="same")[span:-span]


def mouth_at(frequency, formants):
    """How the mouth answers one frequency (arrays over time allowed): strength and phase as a complex number."""
    out = 1.0
    for middle, width in zip(formants, WIDTHS):
        out = out * middle**2 / (middle**2 - frequency**2 + 1j * frequency * width)
    return out


def sing(rng, t, pitch, formants):
    """The sung tone, equally strong throughout whatever the vowel."""
    wobble = 1.0 + 0.004 * glide([(x, rng.uniform(-1, 1)) for x in np.arange(0, t[-1] + 0.08, 0.04)], t)
    wobble += 0.006 * np.sin(2 * np.pi * 5.2 * t) * np.clip((t - 0.2) * 4, 0, 1)
    phase = 2 * np.pi * np.cumsum(pitch * wobble) / dsp.RATE
    out = np.zeros(len(t))
    for number in range(1, int(5000 / pitch.min())):
        frequency = number * pitch * wobble
        answer = mouth_at(frequency, formants) * number**-0.75
        answer = answer * (frequency < 5200)
        out += np.real(answer * np.exp(1j * number * phase))
    span = dsp.count(0.03)
    power = np.convolve(np.pad(out**2, (span, span), mode="reflect"), np.hanning(span), mode="same")[span:-span]
    return out / np.sqrt(power / np.sum(np.hanning(span)))


def breathe(rng, t, formants, strength):
    """Noise through the mouth: the mouth stands still for 20 ms at a time and is faded over."""
    out = np.zeros(len(t))
    step = dsp.count(0.02)
    for start in range(0, len(t), step):
        still = [np.atleast_1d(f)[min(start, np.size(f) - 1)] for f in formants]
        fade = np.clip(1.0 - np.abs(np.arange(len(t)) - start) / step, 0.0, 1.0)
        raw = rng.standard_normal(len(t)) * fade * strength
        out += dsp.response(raw, lambda f: np.abs(mouth_at(np.maximum(f, 60.0), still)) * dsp.high_pass(f, 350.0))
    return out


def puff(rng, seconds, low, high, fall):
    """A consonant's burst."""
    return dsp.band_noise(rng, seconds, low, high) * dsp.decay(seconds, fall, 0.002)


def call(rng, seconds, pitch, mouths, strength, breath, bursts=(), bar=0.16):
    """One call: keys for pitch (Hz), mouth (name), strength and breath; bursts of (time, gain, low, high, fall)."""
    t = dsp.clock(seconds)
    formants = [glide([(at, MOUTH[name][row]) for at, name in mouths], t) for row in range(3)]
    formants.append(np.full(len(t), 3350.0))
    line = glide(pitch, t)
    loud = glide(strength, t)
    out = 0.3 * loud * (sing(rng, t, line, formants) + 0.45 * sing(rng, t, line * 1.0045, formants))
    out += 0.02 * breathe(rng, t, formants, glide(breath, t))
    for at, gain, low, high, fall in bursts:
        dsp.place(out, puff(rng, 0.15, low, high, fall), at, gain)
    out = dsp.response(out, lambda f: dsp.low_pass(f, 3000.0, 1) * dsp.low_pass(f, 5200.0, 2) * dsp.high_pass(f, 110.0, 1))
    first = min(at for at, value in strength if value > 0.5)
    root = np.interp(first, *zip(*pitch)) * 2
    wood = dsp.ring(seconds, [(root, 0.13, 1.0), (root * 3.93, 0.03, 0.22), (root / 2, 0.16, 0.5)], 0.002)
    dsp.place(out, wood, max(0.0, first - 0.03), bar)
    return dsp.room(rng, out, 0.30, -17, 2600)


def pung(rng):
    return call(
        rng, 0.52, [(0, 158), (0.10, 156), (0.45, 128)],
        [(0, "w"), (0.045, "o"), (0.16, "o"), (0.26, "ng"), (0.5, "ng")],
        [(0, 0), (0.012, 0), (0.045, 1), (0.16, 0.95), (0.27, 0.42), (0.45, 0)],
        [(0, 0.4), (0.05, 0.15), (0.4, 0.0)],
        [(0.004, 0.16, 200, 900, 0.007)],
    )


def kong(rng):
    return call(
        rng, 0.66, [(0, 136), (0.14, 132), (0.60, 104)],
        [(0, "a"), (0.05, "a"), (0.22, "a"), (0.34, "ng"), (0.6, "ng")],
        [(0, 0), (0.030, 0), (0.070, 1), (0.22, 0.95), (0.36, 0.45), (0.60, 0)],
        [(0, 0), (0.012, 0.9), (0.045, 0.7), (0.09, 0.12), (0.5, 0)],
        [(0.004, 0.12, 1100, 2400, 0.012)],
        0.22,
    )


def riichi(rng):
    return call(
        rng, 0.66, [(0, 158), (0.10, 164), (0.24, 166), (0.36, 208), (0.44, 212), (0.62, 198)],
        [(0, "r"), (0.035, "r"), (0.085, "i"), (0.24, "i"), (0.30, "e"), (0.37, "i"), (0.62, "i")],
        [(0, 0), (0.03, 0.25), (0.085, 0.62), (0.20, 0.55), (0.262, 0), (0.335, 0), (0.372, 1), (0.48, 0.6), (0.63, 0)],
        [(0, 0.1), (0.2, 0.1), (0.3, 0.5), (0.34, 0.8), (0.39, 0.12), (0.6, 0)],
        [(0.282, 0.10, 2100, 4400, 0.030)],
        0.14,
    )


def win(rng):
    return call(
        rng, 0.68, [(0, 150), (0.12, 156), (0.24, 196), (0.42, 200), (0.66, 176)],
        [(0, "o"), (0.10, "u"), (0.3, "o"), (0.5, "u"), (0.66, "u")],
        [(0, 0), (0.05, 0.06), (0.11, 0.85), (0.26, 1), (0.42, 0.75), (0.64, 0)],
        [(0, 0), (0.03, 1.2), (0.08, 0.9), (0.13, 0.2), (0.6, 0.05)],
        (),
        0.26,
    )


def chow(rng):
    return call(
        rng, 0.44, [(0, 172), (0.12, 170), (0.40, 140)],
        [(0, "e"), (0.06, "a"), (0.16, "a"), (0.30, "u"), (0.42, "u")],
        [(0, 0), (0.05, 0), (0.085, 1), (0.18, 0.85), (0.30, 0.4), (0.41, 0)],
        [(0, 0.4), (0.05, 0.7), (0.1, 0.12), (0.4, 0)],
        [(0.004, 0.085, 2000, 4300, 0.026)],
        0.14,
    )


def skip(rng):
    return call(
        rng, 0.30, [(0, 136), (0.28, 118)],
        [(0, "m"), (0.3, "m")],
        [(0, 0), (0.05, 1), (0.12, 0.7), (0.27, 0)],
        [(0, 0.1), (0.25, 0.0)],
        (),
        0.10,
    )


def all_sounds():
    """Name, maker and loudness in LUFS."""
    return [
        ("call-pung", pung, -15.0), ("call-kong", kong, -16.0), ("call-riichi", riichi, -12.5),
        ("call-win", win, -12.5), ("call-chow", chow, -19.0), ("call-pass", skip, -23.0),
    ]
