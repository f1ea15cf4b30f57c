"""A plucked string over a wooden body, as of a zither.

The string is a delay line one period long whose content is averaged a little each time round (Karplus and
Strong). The line has a whole number of samples; the exact pitch, and every bend, comes from reading it faster
or slower.
"""

import numpy as np

import dsp

BODY = [(196, 1.6, 0.5), (410, 1.9, 0.45), (770, 1.5, 0.6), (2300, 1.2, 0.9)]


def wood(frequencies):
    """The body's colour: a few broad rises."""
    out = 0.7 * np.ones(len(frequencies))
    for middle, height, width in BODY:
        octaves = np.log2(np.maximum(frequencies, 20.0) / middle)
        out += (height - 0.7) * np.exp(-((octaves / width) ** 2))
    return out * dsp.high_pass(frequencies, 60.0, 1) * dsp.low_pass(frequencies, 6500.0, 1)


def line(rng, period, length, ring, bright, blend):
    """The string itself: `ring` is the time in s in which it falls by 60 dB, `bright` 0 to 1.

    `blend` is the share of the neighbour in each averaging: the more, the sooner the high tones die.
    """
    first = rng.standard_normal(period)
    spectrum = np.fft.rfft(first)
    number = np.arange(len(spectrum))
    spectrum = np.exp(1j * np.angle(spectrum)) / np.maximum(number, 1) ** (1.45 - 0.75 * bright)
    spectrum *= np.abs(np.sin(np.pi * number * 0.17)) * (number > 0)
    first = np.fft.irfft(spectrum, period)
    first /= np.sqrt(np.mean(first**2))
    loss = 10.0 ** (-3.0 * period / (ring * dsp.RATE))
    out = np.zeros(length + period)
    out[:period] = first
    for start in range(period, len(out), period - 1):
        stop = min(start + period - 1, len(out))
        near = out[start - period : stop - period]
        before = start - period - 1
        far = np.concatenate([[0.0], near[:-1]]) if before < 0 else out[before : stop - period - 1]
        out[start:stop] = loss * ((1.0 - blend) * near + blend * far)
    return out


def pluck(rng, frequency, seconds, bright=0.6, ring=None, bend=None):
    """One plucked note. `bend` gives for each sample by how many semitones it stands above its pitch."""
    ring = ring or 5.5 * (220.0 / frequency) ** 0.45
    blend = (0.5 - 0.36 * bright) * min(1.0, (220.0 / frequency) ** 1.5)
    period = int(dsp.RATE / frequency - blend)
    size = dsp.count(seconds)
    speed = np.full(size, frequency * (period + blend) / dsp.RATE)
    if bend is not None:
        speed = speed * 2.0 ** (bend[:size] / 12.0)
    where = np.cumsum(speed)
    source = line(rng, period, int(where[-1]) + 4, ring, bright, blend)
    out = np.interp(where, np.arange(len(source)), source)
    nail = dsp.band_noise(rng, 0.03, 1200, 5000) * dsp.decay(0.03, 0.004, 0.0008)
    out *= 1.0 - np.exp(-dsp.clock(seconds) / 0.0012)
    dsp.place(out, nail, 0.0, 0.18 * bright)
    return 0.35 * dsp.faded(dsp.response(out, wood), 0.25)
