#!/usr/bin/env python3
"""Makes every sound of Dueling Tigers: `python3 assets/make/sounds/make.py [NAME...]` from the root.

Needs numpy, and sox with Ogg Vorbis; for the spoken calls also espeak-ng and Flite. Without names all are made; the name of
a folder, such as "voices" or "voices/fr", stands for all in it. Each line it prints is one file with its length,
peak and loudness: the loudest 0.4 s of a sound, the mean of a piece of music, both in LUFS.
"""

import os
import sys

import chimes
import dsp
import music
import spoken
import tiles
import voices

OUT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "sounds"))
KNOCKS = 32000  # samples a second of the files that are not packed
# Sounds with a tone are packed as Ogg Vorbis of that quality; the knocks of tiles stay as they are, for they would be smeared.
PACKED = {"shuffle": 3, "win": 4, "loss": 4, "draw-round": 4, "match-win": 4, "match-loss": 4, "treasure": 4, "stamp": 4,
          "warning": 4, "undo": 4, **{f"call-{call}": 4 for call in ("chow", "pung", "kong", "riichi", "win", "pass")},
          **{f"point-{step}": 4 for step in range(1, 9)}}
FADING = ("win", "loss", "draw-round", "match-win", "match-loss", "treasure")


def make_short(name, maker, level):
    rng = dsp.seeded(name)
    raw = maker(rng)
    if name in PACKED:
        raw = dsp.np.concatenate([dsp.np.zeros(dsp.count(0.006)), raw])
    fall = 0.35 if name in FADING else 0.02
    sound = dsp.finish(raw, level, fall=min(fall, len(raw) / dsp.RATE / 4))
    if name in PACKED:
        path = os.path.join(OUT, name + ".ogg")
        dsp.write_ogg(path, sound, PACKED[name])
    else:
        path = os.path.join(OUT, name + ".wav")
        dsp.write_wav(path, dsp.resampled(sound, dsp.RATE, KNOCKS), KNOCKS)
    peak = 20 * dsp.np.log10(dsp.np.max(dsp.np.abs(sound)))
    size = os.path.getsize(path) / 1024
    print(f"{os.path.basename(path):18} {len(sound) / dsp.RATE:5.2f} s {peak:6.1f} dB {dsp.loudness(sound):6.1f} LUFS {size:6.1f} KiB")


def make_call(name, language, word, voice):
    sound = dsp.finish(spoken.call(dsp.seeded(name), language, word, voice), spoken.LEVEL, fall=0.12)
    path = os.path.join(OUT, name + ".ogg")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    dsp.write_ogg(path, sound, spoken.QUALITY, spoken.RATE)
    size = os.path.getsize(path) / 1024
    print(f"{name:24} {len(sound) / dsp.RATE:5.2f} s {dsp.loudness(sound):6.1f} LUFS {size:6.1f} KiB")


def make_music(name, maker, level):
    sound = maker()
    sound = sound * dsp.db(level - dsp.mean_loudness(sound))
    path = os.path.join(OUT, name + ".ogg")
    dsp.write_ogg(path, sound, -1, music.RATE)
    seam = dsp.np.max(dsp.np.abs(sound[:, 0] - sound[:, -1]))
    peak = 20 * dsp.np.log10(dsp.np.max(dsp.np.abs(sound)))
    print(f"{name}.ogg {sound.shape[1] / dsp.RATE:.2f} s {peak:6.1f} dB, step at the seam {seam:.5f}, {os.path.getsize(path) / 1024:.0f} KiB")


def is_wanted(name, wanted):
    return not wanted or any((name + "/").startswith(start + "/") for start in wanted)


def main(wanted):
    for name, maker, level in tiles.all_sounds() + voices.all_sounds() + chimes.all_sounds():
        if is_wanted(name, wanted):
            make_short(name, maker, level)
    for call in spoken.all_calls():
        if is_wanted(call[0], wanted):
            make_call(*call)
    for piece in music.all_pieces():
        if is_wanted(piece[0], wanted):
            make_music(*piece)


if __name__ == "__main__":
    main(sys.argv[1:])
