#!/usr/bin/env python3
"""Draw the game's art anew: every SVG under assets/.

    art.py LXGWWenKai-Bold.ttf Inter-Bold.otf

The two fonts (Debian: fonts-lxgw-wenkai, fonts-inter) lend the outlines of the
characters and of the learner's numerals. Neither the build nor the game runs this.
"""
import sys
from pathlib import Path

import bodies
import emblem
import faces
import icons
import people
import pieces
import places
import road
import title
from svg import Glyphs

ASSETS = Path(__file__).resolve().parent.parent


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    kai, sans = Glyphs(sys.argv[1]), Glyphs(sys.argv[2])
    roman = Glyphs(ASSETS.parent / "fonts" / "EBGaramond-SemiBold.ttf")
    faces.make(ASSETS, kai, roman, sans)
    bodies.make(ASSETS)
    emblem.make(ASSETS)
    icons.make(ASSETS)
    people.make(ASSETS)
    pieces.make(ASSETS, kai)
    places.make(ASSETS)
    road.make(ASSETS)
    title.make(ASSETS)


if __name__ == "__main__":
    main()
