"""The calls in words, for those who want them spoken: two voices in six languages.

The words are said by espeak-ng (English by Flite, whose voices were people), one clear word at a time, and then made
to fit the table: no silence around them, the buzz above the vowels dimmed, breath and the small unsteadiness of a
throat added, a light room, one loudness for all. Sounds are written in each program's own letters, as none
of them knows how players say "pung".
"""

import os
import subprocess
import tempfile
import wave

import numpy as np

import dsp

LEVEL = -19.0  # LUFS
QUALITY = 1
RATE = 22050  # of the files: there is nothing in them above 9 kHz

# What is said: words of each language. English in Flite's letters, the others in espeak-ng's, Chinese in pinyin.
WORDS = {
    "en": {
        "chow": "ch aw1", "pung": "p ah1 ng", "kong": "k ao1 ng", "riichi": "r iy1 ch iy0", "tenpai": "t eh1 n p ay0",
        "win": "m aa0 zh ao1 ng", "ron": "r ao1 n", "tsumo": "t s uw1 m ow0",
    },
    "de": {
        "chow": "[[tS'aU]]", "pung": "[[p'UN]]", "kong": "[[k'ON]]", "riichi": "[[r'i:tSi]]", "tenpai": "[[t'EnpaI]]",
        "win": "[[ma:dZ'ON]]", "ron": "[[r'On]]", "tsumo": "[[ts'u:mo:]]",
    },
    "fr": {
        "chow": "[[tS'aU]]", "pung": "[[p'uN]]", "kong": "[[k'ON]]", "riichi": "[[ri:tS'i]]", "tenpai": "[[tEnp'aj]]",
        "win": "[[maZ'O~g]]", "ron": "[[r'On]]", "tsumo": "[[tsum'o]]",
    },
    "es": {
        "chow": "chao", "pung": "pung", "kong": "kong", "riichi": "richi", "tenpai": "tenpai",
        "win": "mayón", "ron": "ron", "tsumo": "[[ts'umo]]",
    },
    "ja": {
        "chow": "チー", "pung": "ポン", "kong": "カン", "riichi": "リーチ", "tenpai": "テンパイ",
        "ron": "ロン", "tsumo": "ツモ",
    },
    "zh": {
        "chow": "chi1", "pung": "peng4", "kong": "gang4", "riichi": "li4zhi2", "tenpai": "ting1 pai2",
        "win": "hu2", "ron": "rong2", "tsumo": "zi4 mo1",
    },
}
VOICES = {"de": "de", "fr": "fr", "es": "es", "ja": "ja", "zh": "cmn-latn-pinyin"}
LOW, HIGH = "low", "high"


def read_wave(path):
    with wave.open(path, "rb") as file:
        rate = file.getframerate()
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768.0, rate


def spoken_by(command):
    """What a program says into the file that is added to its command, at our rate."""
    handle, path = tempfile.mkstemp(suffix=".wav")
    os.close(handle)
    try:
        subprocess.run(command + [path], check=True, stdout=subprocess.DEVNULL)
        sound, rate = read_wave(path)
    finally:
        os.remove(path)
    return dsp.resampled(sound, rate, dsp.RATE)


def by_flite(sounds, voice):
    stretch, name = {LOW: (1.02, "rms"), HIGH: (0.98, "slt")}[voice]
    return spoken_by(["flite", "-voice", name, "--setf", f"duration_stretch={stretch}", "-p", f"pau {sounds} pau", "-o"])


def by_espeak(language, sounds, voice):
    pitch, speed, kind = {LOW: ("58", "138", "m3"), HIGH: ("52", "146", "f2")}[voice]
    command = ["espeak-ng", "-v", f"{VOICES[language]}+{kind}", "-p", pitch, "-s", speed, sounds, "-w"]
    return spoken_by(command)


def trimmed(sound):
    """Without the silence around it: from 12 ms before its first to 60 ms after its last audible moment."""
    power = np.convolve(sound**2, np.ones(dsp.count(0.01)), mode="same")
    heard = np.flatnonzero(power > np.max(power) * dsp.db(-38) ** 2)
    return sound[max(0, heard[0] - dsp.count(0.012)) : heard[-1] + dsp.count(0.06)]


def unsteady(rng, sound, much):
    """The pitch wavers as a throat's does: `much` of it at most, changing each 50 ms."""
    t = np.arange(len(sound)) / dsp.RATE
    keys = np.arange(0.0, t[-1] + 0.1, 0.05)
    speed = 1.0 + much * np.interp(t, keys, rng.uniform(-1, 1, len(keys)))
    return np.interp(np.cumsum(speed) - 1.0, np.arange(len(sound)), sound)


def with_breath(rng, sound):
    """Noise where there is voice, as strong as the voice is at that moment."""
    span = dsp.count(0.02)
    loud = np.sqrt(np.convolve(sound**2, np.hanning(span) / np.sum(np.hanning(span)), mode="same"))
    return sound + 0.05 * loud * dsp.band_noise(rng, len(sound) / dsp.RATE, 900, 5000, 1)[: len(sound)]


def warm(frequencies):
    """The colour: chest where a machine has none, less of the edge between 2.5 and 4 kHz, an end at 8 kHz."""
    octaves = np.log2(np.maximum(frequencies, 20.0) / 240.0)
    edge = np.log2(np.maximum(frequencies, 20.0) / 3100.0)
    out = 1.0 + 0.5 * np.exp(-((octaves / 0.8) ** 2))
    out *= 1.0 - 0.35 * np.exp(-((edge / 0.45) ** 2))
    return out * dsp.high_pass(frequencies, 95.0, 2) * dsp.low_pass(frequencies, 8000.0, 3)


def call(rng, language, word, voice):
    """One word, said across the table."""
    sounds = WORDS[language][word]
    human = language == "en"
    raw = trimmed(by_flite(sounds, voice) if human else by_espeak(language, sounds, voice))
    raw = raw / np.sqrt(np.mean(raw**2))
    out = raw if human else with_breath(rng, unsteady(rng, raw, 0.010))
    if not human:
        second = unsteady(rng, raw, 0.014)
        dsp.place(out, second, 0.004, 0.35)
    out = np.concatenate([dsp.response(out, warm), np.zeros(dsp.count(0.16))])
    return dsp.room(rng, out, 0.26, -18, 3000)


def all_calls():
    """Name of the file, language, word and voice of every call."""
    for language, words in WORDS.items():
        for word in words:
            for voice in (LOW, HIGH):
                yield f"voices/{language}/{word}-{voice}", language, word, voice
