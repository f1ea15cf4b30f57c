#!/usr/bin/env python3
"""Make the pictures that Windows needs from the game's art: dueling-tigers.ico and installer.ico, and the installer's side and header.

    pictures.py

Needs SDL2, SDL2_image and SDL2_ttf, which draw as the game does, and icotool (Debian: icoutils). What it makes is committed:
the build does not run it. The output is the same byte for byte. Both bitmaps have twice the size of the installer's
places for them at 100 %, so that they stay sharp on scaled screens.
"""
import ctypes
import ctypes.util
import subprocess
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_uint8, c_uint32, c_void_p
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ASSETS, FONTS = ROOT / "assets", ROOT / "fonts"
IVORY, GOLD = (246, 236, 214), (236, 190, 104)
TOP, BOTTOM = (43, 92, 78), (7, 27, 29)


class Rect(ctypes.Structure):
    _fields_ = [(name, c_int) for name in ("x", "y", "w", "h")]


class Color(ctypes.Structure):
    _fields_ = [(name, c_uint8) for name in ("r", "g", "b", "a")]


def library(name, **functions):
    """A library whose functions have the given (result, argument...) types."""
    found = ctypes.CDLL(ctypes.util.find_library(name))
    for function, (result, *arguments) in functions.items():
        getattr(found, function).restype = result
        getattr(found, function).argtypes = arguments
    return found


P = c_void_p
sdl = library("SDL2-2.0", SDL_CreateRGBSurfaceWithFormat=(P, c_uint32, c_int, c_int, c_int, c_uint32),
              SDL_CreateSoftwareRenderer=(P, P), SDL_CreateTextureFromSurface=(P, P, P), SDL_RWFromFile=(P, c_char_p, c_char_p),
              SDL_RenderCopyEx=(c_int, P, P, P, POINTER(Rect), c_double, P, c_int), SDL_SetHint=(c_int, c_char_p, c_char_p),
              SDL_QueryTexture=(c_int, P, P, P, POINTER(c_int), POINTER(c_int)), SDL_RenderPresent=(None, P),
              SDL_SetRenderDrawColor=(c_int, P, c_uint8, c_uint8, c_uint8, c_uint8), SDL_SaveBMP_RW=(c_int, P, P, c_int),
              SDL_RenderDrawLine=(c_int, P, c_int, c_int, c_int, c_int), SDL_RenderClear=(c_int, P))
image = library("SDL2_image-2.0", IMG_LoadSizedSVG_RW=(P, P, c_int, c_int))
ttf = library("SDL2_ttf-2.0", TTF_Init=(c_int,), TTF_OpenFont=(P, c_char_p, c_int),
              TTF_RenderUTF8_Blended=(P, P, c_char_p, Color))
RGB888 = 0x16161804  # without alpha: saved with 24 bits a pixel


class Picture:
    def __init__(self, w, h):
        self.w, self.h = w, h
        self.surface = sdl.SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, RGB888)
        self.renderer = sdl.SDL_CreateSoftwareRenderer(self.surface)

    def fill(self, *colour):
        sdl.SDL_SetRenderDrawColor(self.renderer, *colour, 255)
        sdl.SDL_RenderClear(self.renderer)

    def felt(self):
        """The table's green, darker towards the foot."""
        for y in range(self.h):
            t = y / (self.h - 1)
            sdl.SDL_SetRenderDrawColor(self.renderer, *(round(a + (b - a) * t) for a, b in zip(TOP, BOTTOM)), 255)
            sdl.SDL_RenderDrawLine(self.renderer, 0, y, self.w - 1, y)

    def put(self, surface, x, y, angle=0):
        """Lays a surface down with its middle at (x, y), turned by degrees."""
        texture = sdl.SDL_CreateTextureFromSurface(self.renderer, surface)
        w, h = c_int(), c_int()
        sdl.SDL_QueryTexture(texture, None, None, byref(w), byref(h))
        place = Rect(round(x - w.value / 2), round(y - h.value / 2), w.value, h.value)
        sdl.SDL_RenderCopyEx(self.renderer, texture, None, byref(place), angle, None, 0)

    def art(self, name, x, y, w, h, angle=0):
        self.put(image.IMG_LoadSizedSVG_RW(sdl.SDL_RWFromFile(bytes(ASSETS / name), b"rb"), w, h), x, y, angle)

    def text(self, words, font, size, colour, y):
        face = ttf.TTF_OpenFont(bytes(FONTS / font), size)
        self.put(ttf.TTF_RenderUTF8_Blended(face, words.encode(), Color(*colour, 255)), self.w / 2, y)

    def save(self, name):
        sdl.SDL_RenderPresent(self.renderer)
        sdl.SDL_SaveBMP_RW(self.surface, sdl.SDL_RWFromFile(bytes(HERE / name), b"wb"), 1)


def side():
    """The left of the installer's first and last page."""
    picture = Picture(328, 628)
    picture.felt()
    picture.art("emblem.svg", 164, 168, 264, 264)
    picture.text("Dueling", "EBGaramond-SemiBold.ttf", 62, IVORY, 344)
    picture.text("Tigers", "EBGaramond-SemiBold.ttf", 62, IVORY, 404)
    for x, angle, body, face in ((66, -9, "lying-amber", "1s"), (131, -3, "down-amber", None), (197, 3, "lying-amber", "7z"),
                                 (262, 9, "down-amber", None)):
        picture.art(f"tiles/body/{body}.svg", x, 520 + abs(x - 164) / 14, 68, 103, angle)
        if face:
            picture.art(f"tiles/faces/{face}.svg", x, 514 + abs(x - 164) / 14, 68, 91, angle)
    picture.save("side.bmp")


def header():
    """Above the other pages, on white."""
    picture = Picture(300, 114)
    picture.fill(255, 255, 255)
    picture.art("emblem.svg", 236, 57, 102, 102)
    picture.save("header.bmp")


def icon():
    at = lambda size: str(ASSETS / "icon" / f"dueling-tigers-{size}.png")
    for name, large in (("dueling-tigers", [f"--raw={at(256)}"]), ("installer", [])):
        subprocess.run(["icotool", "--create", f"--output={HERE / name}.ico", *map(at, (16, 24, 32, 48, 64)), *large], check=True)


def main():
    sdl.SDL_SetHint(b"SDL_RENDER_SCALE_QUALITY", b"linear")
    ttf.TTF_Init()
    side()
    header()
    icon()


if __name__ == "__main__":
    main()
