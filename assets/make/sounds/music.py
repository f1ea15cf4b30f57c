"""Four pieces of music, and the pulse of the last tiles, that go round without a seam.

Everything is laid onto a ring: a note that sounds past the end sounds on at the start, and the hall is a circular
convolution, so that the last sample is followed by the first. The file begins in a quiet place of the ring.
"""

import numpy as np

import chimes
import dsp
import strings


RATE = 26000  # of the files: the music has next to nothing above 8 kHz, and below this rate Vorbis packs it worse


class Ring:
    """Two channels of a loop, in beats: `dry` is heard as it is, `hall` through the hall."""

    def __init__(self, name, beats, tempo):
        self.rng = dsp.seeded(name)
        self.beat = 60.0 / tempo
        self.seconds = beats * self.beat
        self.size = dsp.count(self.seconds)
        self.dry = np.zeros((2, self.size))
        self.hall = np.zeros((2, self.size))

    def put(self, sound, beat, gain, side=0.0, wet=0.35, loose=0.010):
        """Adds a mono sound at a beat; side from -1 (left) to 1; `loose` is the hand's inexactness in s."""
        at = (beat * self.beat + loose * self.rng.uniform(-1, 1)) % self.seconds
        angle = (side + 1.0) * np.pi / 4
        for row, share in enumerate((np.cos(angle), np.sin(angle))):
            dsp.place_around(self.dry[row], sound, at, gain * share)
            dsp.place_around(self.hall[row], sound, at, gain * share * wet)

    def sound(self, hall_seconds, edge):
        """The finished loop: it begins 0.9 s before the first beat, where the music takes breath.

        There it is nearly silent, because Vorbis does not know of the ring and errs a little at both ends.
        """
        out = np.zeros((2, self.size))
        for row in range(2):
            echo = hall(self.rng, hall_seconds, edge)
            answer = np.fft.rfft(self.hall[row]) * np.fft.rfft(echo, self.size)
            both = np.fft.rfft(self.dry[row]) + answer
            both *= dsp.high_pass(np.fft.rfftfreq(self.size, 1.0 / dsp.RATE), 35.0)
            out[row] = np.roll(np.fft.irfft(both, self.size), dsp.count(0.9)) * breath(self.size)
        return out


def breath(size):
    """Up from near silence in 0.8 s and down to it in the last 3 s; the same at both ends."""
    t = np.arange(size) / dsp.RATE
    left = (size - np.arange(size)) / dsp.RATE
    inside = np.minimum(np.clip(t / 0.8, 0, 1), np.clip(left / 3.0, 0, 1))
    return 0.01 + 0.99 * np.sin(inside * np.pi / 2) ** 2


def hall(rng, seconds, edge):
    """The answer of a wooden hall: high tones die sooner."""
    t = dsp.clock(seconds)
    early = rng.standard_normal(len(t)) * np.exp(-t * 9.0 / seconds)
    late = rng.standard_normal(len(t)) * np.exp(-t * 6.5 / seconds) * (1 - np.exp(-t / 0.03))
    out = dsp.response(early, lambda f: dsp.low_pass(f, edge * 1.8, 1)) + dsp.response(late, lambda f: dsp.low_pass(f, edge, 2))
    out = dsp.response(out, lambda f: dsp.high_pass(f, 160.0, 1)) * (1 - np.exp(-t / 0.006))
    return out / np.sqrt(np.sum(out**2))


def pad(rng, name, seconds, swell):
    """One soft held tone, three voices a little apart, that comes and goes over `swell` seconds."""
    t = dsp.clock(seconds)
    out = np.zeros(len(t))
    for cents in (-5, 0, 6):
        root = dsp.note(name) * 2 ** (cents / 1200)
        for number, strength in enumerate((1.0, 0.42, 0.20, 0.09, 0.05), 1):
            drift = 1 + 0.25 * np.sin(2 * np.pi * rng.uniform(0.05, 0.16) * t + rng.uniform(0, 6.28))
            out += strength * drift * np.sin(2 * np.pi * root * number * t + rng.uniform(0, 6.28))
    rise = np.clip(t / swell, 0, 1)
    fall = np.clip((seconds - t) / (1.3 * swell), 0, 1)
    return out * np.sin(rise * np.pi / 2) ** 2 * np.sin(fall * np.pi / 2) ** 2


def drum(rng, root=62.0, fall=0.30):
    """A large low drum touched with the flat hand."""
    t = dsp.clock(1.6)
    phase = 2 * np.pi * np.cumsum(root * (1 + 0.55 * np.exp(-t / 0.035))) / dsp.RATE
    out = np.sin(phase) * np.exp(-t / fall) + 0.35 * np.sin(1.59 * phase) * np.exp(-t / (0.45 * fall))
    skin = dsp.band_noise(rng, 1.6, 90, 500) * dsp.decay(1.6, 0.03, 0.003)
    return dsp.faded((out * (1 - np.exp(-t / 0.004)) + 0.12 * skin), 0.2)


def finger(rng, seconds, mark):
    """How a held string is bent: "~" trembles, "^" comes up from below, "v" sinks at the end."""
    t = dsp.clock(seconds)
    out = np.zeros(len(t))
    if "~" in mark:
        out += 0.22 * np.sin(2 * np.pi * rng.uniform(4.6, 5.3) * t) * np.clip((t - 0.3) / 0.4, 0, 1) * np.exp(-t / 1.6)
    if "^" in mark:
        out -= 2.0 * (1 - 1 / (1 + np.exp(-(t - 0.16) / 0.022)))
    if "v" in mark:
        out -= 2.0 / (1 + np.exp(-(t - 0.75) / 0.05))
    return out


def notes(text):
    """Reads "beat:note[marks]" words."""
    for word in text.split():
        beat, rest = word.split(":")
        name = rest.rstrip("~^v*")
        yield float(beat), name, rest[len(name):]


def melody(ring, text, start, gain, bright):
    """Plucks a line; "*" runs up or down to the note over the strings before it."""
    for beat, name, mark in notes(text):
        frequency = dsp.note(name)
        side = np.clip(np.log2(frequency / 330.0) * 0.35, -0.5, 0.5)
        if "*" in mark:
            run(ring, start + beat, name, gain, bright)
        strength = gain * ring.rng.uniform(0.82, 1.08)
        sound = strings.pluck(ring.rng, frequency, 4.2, bright * ring.rng.uniform(0.9, 1.1), bend=finger(ring.rng, 4.2, mark))
        ring.put(sound, start + beat, strength, side)


ROW = sorted((f"{n}{o}" for o in range(2, 7) for n in ("D", "E", "F#", "A", "B")), key=dsp.note)


def run(ring, beat, name, gain, bright):
    """A hand drawn over the six strings above a note, down to it."""
    first = ROW.index(name) + 6
    for step in range(6):
        sound = strings.pluck(ring.rng, dsp.note(ROW[first - step]), 2.2, 0.8 * bright)
        ring.put(sound, beat - 0.068 * (6 - step) / ring.beat, gain * (0.16 + 0.035 * step), 0.3 - 0.08 * step, 0.5)


EVENING = {
    "A": "0:F#4 1.5:A4 2:B4 4:A4~ 7:F#4 7.5:E4 8:D4 10:E4 11:F#4 12:A4^~ 16:B4 17.5:D5 18:E5 20:D5~ 22:B4 23:A4 "
         "24:F#4 25:A4 26:E4~ 29:D4",
    "B": "0:D5* 1:E5 2:F#5~ 4.5:E5 5:D5 6:B4v 9:A4 9.5:B4 10:D5^~ 13:B4 14:A4 16:F#5 17:E5 17.5:D5 18:B4 20:D5~ 22.5:A4 "
         "24:B4 25:A4 26:F#4 27:E4 28:F#4~",
    "C": "1:D4 3:A3 3.5:B3 4:D4~ 9:E4 10:F#4 12:E4v 17:B3 18:D4 19:E4 20:A4*~ 25:F#4 26:E4 28:D4~",
    "D": "0:F#4 0.5:A4 2:B4~ 4:D5 5:A4~ 8:D4 9:E4 10:F#4 11:A4 12:B4^~ 16:D5* 17.5:E5 18:F#5 20:E5~ 22:D5 23:B4 24:A4 "
         "25.5:F#4 26:E4~ 28:D4",
}
EVENING_CHORDS = [
    ("D2", "A3", "E4"), ("B2", "F#3", "D4"), ("G2", "D3", "B3"), ("A2", "E3", "D4"),
    ("B2", "F#3", "D4"), ("G2", "B3", "D4"), ("D2", "A3", "F#4"), ("A2", "E3", "B3"),
    ("G2", "D3", "B3"), ("D2", "A3", "E4"), ("B2", "A3", "D4"), ("A2", "E3", "D4"),
    ("D2", "A3", "E4"), ("B2", "F#3", "D4"), ("G2", "D3", "B3"), ("A2", "E3", "D4"),
]
FIGURES = [[(0, 0), (1, 1), (1.5, 2), (2.5, 3), (3.5, 1)], [(0, 0), (1.5, 2), (2, 1), (3, 3)], [(0, 0), (1, 2), (2.5, 1)]]


def evening():
    """A quiet table by a lamp: a plucked tune over slow chords on D."""
    ring = Ring("evening", 132, 62)
    for number, part in enumerate("ABCD"):
        melody(ring, EVENING[part], 32 * number, 0.62, 0.62)
    for number, chord in enumerate(EVENING_CHORDS):
        accompany(ring, chord, 8 * number, sparse=number in (0, 8, 9, 10, 11, 15))
        for row, name in enumerate(chord):
            name = name if row else name[:-1] + "3" if name[0] in "D" else name
            ring.put(pad(ring.rng, name, 8 * ring.beat + 4.0, 3.2), 8 * number - 1.5, 0.018, (-0.5, 0.5, 0.1)[row], 0.8, 0)
    for beat, strength in [(0, 0.8), (30.5, 0.35), (32, 0.9), (48, 0.6), (64, 0.5), (94.5, 0.4), (96, 0.9), (112, 0.6), (130.5, 0.3)]:
        ring.put(drum(ring.rng), beat, 0.26 * strength, 0.0, 0.3)
    return ring.sound(2.8, 2600.0)


def accompany(ring, chord, start, sparse):
    """Two bars of low strings under the tune, quieter each time round the figure."""
    low = dsp.note(chord[0])
    tones = [low * 2 if low < 80 else low, dsp.note(chord[1]), dsp.note(chord[2]), 4 * low if low < 100 else 2 * low]
    for bar in range(2):
        figure = FIGURES[2] if sparse else FIGURES[ring.rng.integers(0, 2)]
        for beat, tone in figure:
            strength = (0.30 if beat == 0 else 0.19) * ring.rng.uniform(0.8, 1.1)
            sound = strings.pluck(ring.rng, tones[tone], 3.6, 0.36)
            ring.put(sound, start + 4 * bar + beat, strength, -0.35 + 0.12 * tone, 0.4, 0.014)


def flute(rng, beat, phrase):
    """One breath of a bass flute over (note, beats): the pitch slides between notes, the air is heard."""
    lengths = [length * beat for _, length in phrase]
    seconds = sum(lengths) + 0.7
    t = dsp.clock(seconds)
    starts = np.concatenate([[0.0], np.cumsum(lengths)[:-1]])
    height = np.zeros(len(t))
    press = np.zeros(len(t))
    for (name, _), start, length in zip(phrase, starts, lengths):
        height[t >= start] = 12 * np.log2(dsp.note(name) / 220.0)
        inside = (t >= start) & (t < start + length)
        x = (t[inside] - start) / length
        press[inside] = 0.62 + 0.38 * np.sin(np.pi * np.clip(x * 1.1, 0, 1)) ** 0.8 - 0.10 * np.exp(-(t[inside] - start) / 0.05)
    press[t > seconds - 0.7] = 0.0
    height = smooth(height, 0.07) - 0.7 * np.exp(-t / 0.07)
    press = np.maximum(smooth(smooth(press, 0.16), 0.10), 0.0)
    tremble = np.sin(2 * np.pi * np.cumsum(4.3 + 0.4 * np.sin(t)) / dsp.RATE) * smooth(waiting(t, starts), 0.2)
    phase = 2 * np.pi * np.cumsum(220.0 * 2 ** ((height + 0.16 * tremble) / 12)) / dsp.RATE
    loud = press * (1 + 0.10 * tremble)
    out = np.zeros(len(t))
    for number, (strength, power) in enumerate([(1, 1), (0.42, 1.5), (0.20, 2.0), (0.07, 2.6), (0.05, 3.0), (0.02, 3.5)], 1):
        out += strength * loud**power * np.sin(number * phase)
    air = dsp.band_noise(rng, seconds, 350, 2600, 1) * (0.034 + 0.045 * np.exp(-t / 0.12)) * press
    tone = dsp.band_noise(rng, seconds, 3, 18, 1)
    whole = dsp.response(out * (1 + 0.03 * tone) + air, lambda f: dsp.low_pass(f, 3500.0))  # above it is hiss, which packs badly
    return dsp.faded(whole, 0.3)


def smooth(line, seconds):
    span = dsp.count(seconds)
    kernel = np.hanning(span + 2)[1:-1]
    size = 1 << (len(line) + 2 * span).bit_length()
    padded = np.pad(line, (span // 2, span - span // 2), mode="edge")
    answer = np.fft.irfft(np.fft.rfft(padded, size) * np.fft.rfft(kernel / kernel.sum(), size), size)
    return answer[span - 1 : span - 1 + len(line)]


def waiting(t, starts):
    """0 where a note has just begun, towards 1 where it has been held a while."""
    since = t.copy()
    for start in starts:
        since[t >= start] = t[t >= start] - start
    return np.clip((since - 0.35) / 0.8, 0, 1)


LANTERN = [
    (4, [("A3", 3), ("C4", 1), ("D4", 4)]),
    (14, [("E4", 2), ("D4", 1), ("C4", 1), ("A3", 4)]),
    (28, [("A3", 1.5), ("C4", 0.5), ("D4", 1), ("E4", 4), ("G4", 1), ("E4", 3)]),
    (42, [("D4", 2), ("C4", 1), ("Bb3", 2), ("A3", 4)]),
    (57, [("E4", 2.5), ("G4", 0.5), ("A4", 4)]),
    (67, [("G4", 1), ("E4", 1), ("D4", 3), ("C4", 1), ("D4", 4)]),
    (81, [("C4", 1), ("D4", 1), ("C4", 1), ("A3", 2), ("G3", 4)]),
    (95, [("A3", 2), ("Bb3", 1.5), ("A3", 1), ("E3", 4)]),
]
LANTERN_CHORDS = [
    ("A2", "E3", "A3"), ("D3", "A3", "D4"), ("A2", "E3", "C4"), ("Bb2", "F3", "D4"),
    ("C3", "G3", "E4"), ("D3", "A3", "C4"), ("A2", "E3", "B3"),
]
REPLIES = "12:E4 12.5:D4 13:A3 24:A4~ 38.5:A4 39:G4 39.5:E4~ 52:F4 53:E4~ 64.5:A4 65:C5~ 78:A4 78.5:G4 79:D4~ 91:D4 92:E4v 105:C4 106:A3 107:E4~"


def lantern():
    """Late, the lamp turned low: a bass flute over a drone on A, with single strings that answer."""
    ring = Ring("lantern", 114, 54)
    for beat, phrase in LANTERN:
        ring.put(flute(ring.rng, ring.beat, phrase), beat, 0.21, 0.12, 0.75, 0)
    melody(ring, REPLIES, 0, 0.42, 0.42)
    for number, chord in enumerate(LANTERN_CHORDS):
        start = 16 * number
        for row, name in enumerate(chord):
            ring.put(pad(ring.rng, name, 16 * ring.beat + 6.0, 5.0), start - 2.5, 0.024, (-0.4, 0.4, 0.0)[row], 0.8, 0)
        for beat, row, strength in [(0, 0, 0.55), (1, 1, 0.36), (2, 2, 0.34), (8, 0, 0.42), (9.5, 1, 0.28)]:
            sound = strings.pluck(ring.rng, dsp.note(chord[row]), 4.5, 0.26)
            ring.put(sound, start + beat, strength, -0.3 + 0.15 * row, 0.5, 0.016)
        ring.put(drum(ring.rng, 52.0, 0.42), start, 0.22, 0.0, 0.4)
        ring.put(drum(ring.rng, 52.0, 0.34), start + 14.5, 0.09, 0.0, 0.4)
    for beat, name in [(10, "E6"), (26, "A5"), (50, "F5"), (74, "A5"), (88, "D6"), (108, "E6")]:
        ring.put(chimes.bar(name, 4.0, 0.9, 0.0012), beat, 0.028, 0.45, 1.2)
    return ring.sound(3.4, 2000.0)


POND = [
    "0:E5 1.5:G5 2:A5 5:B5 6:A5 7:G5 8:E5 10:D5 11:B4 12:D5 16:E5 17.5:G5 18:A5 21:D6 22:B5 23:A5 24:B5 28:E5",
    "0:A4 1:B4 2:D5 4:E5 8:D5 9:B4 10:A4 12:G4 16:A4 17:B4 18:D5 19:E5 20:G5 24:E5 25.5:D5 26:B4 28:E4",
    "0:B5 2:A5 3:G5 4:A5 8:G5 9:E5 10:D5 12:E5 16:D5 16.5:E5 17:G5 20:A5 22:G5 23:E5 24:D5 25:B4 26:D5 28:E5",
]
POND_CHORDS = [
    ("E2", "B2", "G3"), ("G2", "D3", "B3"), ("A2", "E3", "G3"), ("E2", "B2", "D4"), ("A2", "E3", "B3"), ("C3", "G3", "E4"),
    ("G2", "D3", "A3"), ("B2", "F#3", "D4"), ("C3", "G3", "B3"), ("A2", "E3", "G3"), ("G2", "D3", "B3"), ("E2", "B2", "G3"),
]
POND_REPLIES = "13.5:B4 14:A4~ 29.5:G4 30:A4 30.5:B4~ 45.5:E4 46:G4~ 62:D4 62.5:E4~ 77.5:B4 78:A4v 93:G4 93.5:E4~"


def pond():
    """A garden after rain: soft bars of wood over plucked basses, drops, and a far gong."""
    ring = Ring("pond", 96, 66)
    for number, part in enumerate(POND):
        for beat, name, _ in notes(part):
            strength = 0.24 * ring.rng.uniform(0.8, 1.1)
            side = 0.35 * np.log2(dsp.note(name) / 587.0)
            ring.put(chimes.bar(name, 2.4, 0.42, 0.0026), 32 * number + beat, strength, side, 0.5)
    melody(ring, POND_REPLIES, 0, 0.34, 0.5)
    for number, chord in enumerate(POND_CHORDS):
        low, middle, high = (dsp.note(name) for name in chord)
        for beat, root, strength in [(0, low, 0.42), (1.5, middle, 0.2), (2.5, high, 0.2), (4, middle, 0.28), (5.5, high, 0.2), (6.5, 2 * middle, 0.14)]:
            sound = strings.pluck(ring.rng, root, 3.2, 0.3)
            ring.put(sound, 8 * number + beat, strength * ring.rng.uniform(0.85, 1.1), -0.25, 0.4, 0.014)
    for beat, strength in [(0, 1.0), (32, 0.6), (64, 0.8)]:
        ring.put(chimes.gong(9.0, 82.4, 2.4), beat, 0.05 * strength, 0.3, 0.9)
    for beat, name in [(6.3, "E6"), (14.8, "B6"), (27, "D6"), (44.4, "A6"), (53.7, "E6"), (60.2, "G6"), (73.8, "B6"), (86.5, "E6")]:
        ring.put(chimes.bar(name, 1.6, 0.3, 0.0009), beat, 0.026, -0.4, 1.2)
    return ring.sound(3.0, 2400.0)


MOON = [
    (2, [("D5", 2), ("E5", 1), ("D5", 1), ("B4", 4)]),
    (12, [("A4", 1), ("B4", 1), ("D5", 1.5), ("B4", 0.5), ("A4", 4)]),
    (25, [("G4", 1.5), ("A4", 0.5), ("B4", 2), ("D5", 1), ("E5", 1), ("D5", 4)]),
    (40, [("E5", 2), ("G5", 1), ("E5", 1), ("D5", 2), ("B4", 3)]),
    (51, [("A4", 1), ("B4", 1), ("A4", 1), ("G4", 1), ("E4", 4)]),
    (66, [("A4", 2), ("B4", 1), ("A4", 1), ("G4", 5)]),
]
MOON_CHORDS = [
    ("G2", "D3", "B3", "D4"), ("E2", "B2", "G3", "B3"), ("C3", "G3", "B3", "E4"), ("D3", "A3", "D4", "E4"), ("G2", "D3", "A3", "B3"),
    ("E2", "B2", "G3", "D4"), ("A2", "E3", "B3", "D4"), ("C3", "G3", "A3", "E4"), ("D3", "A3", "D4", "E4"), ("G2", "D3", "G3", "B3"),
]
MOON_REPLIES = "10.5:D4 11:E4~ 22:E4 22.5:D4 23:B3~ 37:B4 37.5:A4~ 49.5:E4 50:D4~ 60:D4 61:E4 62:G4^~ 76:B3 76.5:D4~"


def moon():
    """The moon over the roofs: a high flute, chords rolled on a harp of strings, and much silence."""
    ring = Ring("moon", 80, 56)
    for beat, phrase in MOON:
        ring.put(flute(ring.rng, ring.beat, phrase), beat, 0.15, -0.12, 0.9, 0)
    melody(ring, MOON_REPLIES, 0, 0.4, 0.5)
    for number, chord in enumerate(MOON_CHORDS):
        for start, names, strength in [(0, chord, 0.40), (4, chord[1:], 0.26)]:
            for row, name in enumerate(names):
                sound = strings.pluck(ring.rng, dsp.note(name), 4.0, 0.32)
                ring.put(sound, 8 * number + start + 0.13 * row, strength * (1 - 0.12 * row), 0.3 - 0.15 * row, 0.5, 0.012)
        for row, name in enumerate(chord[1:3]):
            ring.put(pad(ring.rng, name, 8 * ring.beat + 4.0, 3.5), 8 * number - 1.5, 0.015, (-0.4, 0.4)[row], 0.8, 0)
    for beat, name in [(0.5, "D6"), (20, "B5"), (38.5, "E6"), (58.5, "B5"), (75, "D6")]:
        ring.put(chimes.bar(name, 4.0, 0.9, 0.0012), beat, 0.022, 0.45, 1.2)
    return ring.sound(3.2, 2400.0)


def last_tiles():
    """The wall is nearly gone: a drone that breathes, and under it a heart."""
    ring = Ring("last-tiles", 8, 56)
    for row, name in enumerate(("A2", "E3", "A3")):
        ring.put(pad(ring.rng, name, 8 * ring.beat + 1.2, 2.8), 0, 0.06, 0, 0.5, 0)
    for beat in (0, 2, 4, 6):
        for late, strength in ((0, 1.0), (0.36, 0.6)):
            ring.put(drum(ring.rng, 66.0, 0.2), beat + late, 0.34 * strength, 0, 0.3, 0.006)
            ring.put(chimes.bar("A3", 0.8, 0.12, 0.003), beat + late, 0.10 * strength, 0, 0.3, 0.006)
    ring.put(chimes.bar("E5", 2.0, 0.5, 0.003), 5, 0.03, 0, 0.8)
    return ring.sound(2.2, 1600.0)[:1]


def all_pieces():
    """Name, maker and loudness in LUFS."""
    pieces = [("music/evening", evening), ("music/lantern", lantern), ("music/pond", pond), ("music/moon", moon)]
    return [(name, maker, -18.5) for name, maker in pieces] + [("last-tiles", last_tiles, -20.0)]
