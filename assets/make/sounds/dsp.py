"""The few tools every sound of Dueling Tigers is made with: noise, resonances, rooms, levels and files.

A sound is a float array, one sample each 1/44100 s (two rows for stereo). Every random choice comes from a
generator seeded with the sound's name, so that the same script gives the same file on every machine.
"""

import os
import subprocess
import tempfile
import wave
import zlib

import numpy as np

RATE = 44100


def seeded(name):
    """A random generator of its own for each sound."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def count(seconds):
    return int(round(seconds * RATE))


def clock(seconds):
    """The time of each sample, in seconds."""
    return np.arange(count(seconds)) / RATE


def note(name):
    """The frequency in Hz of a note such as "D4", "F#3", "Bb2"; A4 is 440 Hz."""
    step = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}[name[0]]
    step += name.count("#") - name[1:].count("b")
    return 440.0 * 2.0 ** ((step + 12 * (int(name[-1]) - 4)) / 12.0)


def db(value):
    return 10.0 ** (value / 20.0)


def place(out, sound, at, gain=1.0):
    """Adds `sound` to `out` at `at` seconds; what would hang over the end is left away."""
    start = count(at)
    part = sound[: max(0, len(out) - start)]
    out[start : start + len(part)] += gain * part


def place_around(out, sound, at, gain=1.0):
    """Adds `sound` to a loop: what hangs over its end sounds on at its start."""
    index = (count(at) + np.arange(len(sound))) % len(out)
    np.add.at(out, index, gain * sound)


def response(sound, gain):
    """Filters by a function of frequency (in Hz), with room so that the end does not wrap to the start."""
    size = 1 << (len(sound) + 4096).bit_length()
    spectrum = np.fft.rfft(sound, size)
    return np.fft.irfft(spectrum * gain(np.fft.rfftfreq(size, 1.0 / RATE)), size)[: len(sound)]


def low_pass(frequencies, edge, order=2):
    return 1.0 / np.sqrt(1.0 + (frequencies / edge) ** (2 * order))


def high_pass(frequencies, edge, order=2):
    ratio = np.maximum(frequencies, 1e-6) / edge
    return 1.0 / np.sqrt(1.0 + ratio ** (-2.0 * order))


def band_noise(rng, seconds, low, high, order=2):
    """Noise between two edges, with an effective value of 1."""
    sound = rng.standard_normal(count(seconds))
    sound = response(sound, lambda f: high_pass(f, low, order) * low_pass(f, high, order))
    return sound / np.sqrt(np.mean(sound**2))


def decay(seconds, fall, rise=0.0005):
    """A struck thing's envelope: up in `rise`, then down by 1/e each `fall` seconds."""
    t = clock(seconds)
    return (1.0 - np.exp(-t / rise)) * np.exp(-t / fall)


def hump(seconds, top=0.5, power=1.0):
    """Up from zero to one at `top` of the way and down to zero again."""
    x = np.linspace(0.0, 1.0, count(seconds))
    x = np.where(x < top, x / top * 0.5, 0.5 + (x - top) / (1.0 - top) * 0.5)
    return np.sin(np.pi * x) ** (2.0 * power)


def ring(seconds, partials, contact=0.0004):
    """A struck body: partials of (Hz, fall in s, strength), struck by a blow that lasts `contact` seconds.

    A long contact is a soft mallet: it does not wake the high partials.
    """
    t = clock(seconds)
    out = np.zeros(len(t))
    for frequency, fall, strength in partials:
        woken = strength / (1.0 + (1.3 * frequency * contact) ** 2)
        out += woken * np.sin(2 * np.pi * frequency * t) * np.exp(-t / fall)
    out *= 1.0 - np.exp(-t / (0.4 * contact))
    return faded(out, 0.006)


def faded(sound, fall):
    """Takes the last `fall` seconds softly down to zero."""
    size = min(count(fall), len(sound))
    sound[-size:] *= np.cos(np.linspace(0.0, np.pi / 2, size)) ** 2
    return sound


def sweep(rng, seconds, start, end, width=0.6):
    """Noise whose band wanders from `start` to `end` Hz: a whoosh."""
    steps = 9
    out = np.zeros(count(seconds))
    x = np.linspace(0.0, steps - 1.0, len(out))
    for step in range(steps):
        middle = start * (end / start) ** (step / (steps - 1.0))
        part = band_noise(rng, seconds, middle * (1 - width / 2), middle * (1 + width / 2))
        out += part * np.clip(1.0 - np.abs(x - step), 0.0, 1.0) ** 0.5
    return out


def room(rng, sound, seconds=0.12, level=-20.0, edge=3500.0):
    """Puts a sound in a small warm room whose echo is `level` dB of it; the sound keeps its length."""
    t = clock(seconds)
    echo = rng.standard_normal(len(t)) * np.exp(-t * 5.0 / seconds) * (1.0 - np.exp(-t / 0.004))
    echo = response(echo, lambda f: high_pass(f, 180.0, 1) * low_pass(f, edge, 1))
    echo *= db(level) / np.sqrt(np.sum(echo**2)) * 2.0
    size = 1 << (len(sound) + len(echo)).bit_length()
    wet = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)
    return sound + wet[: len(sound)]


def k_weight(frequencies):
    """How strongly a listener takes each frequency: the two filters of ITU-R BS.1770-4, tables 1 and 2."""
    z = np.exp(-2j * np.pi * frequencies / 48000.0)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (1 - 1.69065929318241 * z + 0.73248077421585 * z**2)
    edge = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.abs(shelf * edge)


def blocks(sound):
    """The power that a listener hears in each 0.4 s, ten times a second; one channel is heard from both sides."""
    rows = np.atleast_2d(sound)
    span = count(0.4)
    power = np.zeros(rows.shape[1] + 2 * span + 1)
    for row in rows:
        power[1:] += np.cumsum(response(np.pad(row, span), k_weight) ** 2)
    return (power[span:] - power[:-span]) / span * (2 / len(rows)) + 1e-12


def lufs(power):
    return -0.691 + 10.0 * np.log10(power)


def loudness(sound):
    """The loudest 0.4 s of a sound, in LUFS."""
    return lufs(np.max(blocks(sound)))


def mean_loudness(sound):
    """The loudness of a piece of music, in LUFS, gated as in ITU-R BS.1770-4."""
    power = blocks(sound)[count(0.4) :: count(0.1)]
    power = power[lufs(power) > -70.0]
    return lufs(np.mean(power[power > np.mean(power) / 10.0]))


def finish(sound, level, rise=0.0006, fall=0.012, peak=-1.5):
    """Makes a sound ready for its file: no offset, silent ends, the wished loudness in LUFS, no peak above `peak` dB."""
    sound = response(sound, lambda f: high_pass(f, 45.0, 2))
    head = count(rise)
    sound[:head] *= np.sin(np.linspace(0.0, np.pi / 2, head)) ** 2
    sound = faded(sound, fall)
    for _ in range(2):  # what bends a peak takes some loudness
        sound = rounded(sound * db(level - loudness(sound)), db(peak))
    return sound


def rounded(sound, ceiling):
    """Bends the few peaks above the ceiling back under it; what lies under 0.6 of it stays as it is."""
    knee = 0.6 * ceiling
    over = np.maximum(np.abs(sound) - knee, 0.0) / (ceiling - knee)
    return np.where(over > 0, np.sign(sound) * (knee + (ceiling - knee) * np.tanh(over)), sound)


def resampled(sound, rate, wanted):
    size = int(round(len(sound) * wanted / rate))
    spectrum = np.fft.rfft(sound)
    out = np.zeros(size // 2 + 1, complex)
    out[: min(len(out), len(spectrum))] = spectrum[: len(out)]
    return np.fft.irfft(out, size) * size / len(sound)


def write_wav(path, sound, rate=RATE):
    """Writes 16-bit PCM of `rate` samples a second: one channel for a flat array, two for an array of two rows."""
    rows = np.atleast_2d(sound)
    data = np.round(np.clip(rows.T, -1.0, 1.0) * 32767.0).astype("<i2")
    with wave.open(path, "wb") as out:
        out.setnchannels(len(rows))
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(data.tobytes())


def write_ogg(path, sound, quality, rate=RATE):
    """Writes Ogg Vorbis of `rate` samples a second by sox (Debian: sox libsox-fmt-all)."""
    handle, plain = tempfile.mkstemp(suffix=".wav")
    os.close(handle)
    try:
        write_wav(plain, sound)
        command = ["sox", "-R", "-D", plain, "-C", str(quality), "--comment", "", path, "rate", str(rate)]
        subprocess.run(command, check=True)
    finally:
        os.remove(plain)
