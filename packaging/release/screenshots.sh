#!/bin/sh
# screenshots.sh [PROGRAM]: the pictures of README.md and of the catalogues, in docs/images, made by the game itself: by
# PROGRAM, or else by that of build/release. Needs ImageMagick, which makes them half as large.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
program=${1:-$root/build/release/bin/dueling-tigers}
[ -x "$program" ] || fail "There is no $program (cmake --preset release && cmake --build build/release)."
command -v convert >/dev/null || fail "Needs ImageMagick's convert."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
picture() { # picture NAME SCENE
    SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy "$program" --data "$folder/data" --size 1280x800 --scene "$2" \
        --screenshot "$folder/$1.png"
    convert "$folder/$1.png" -strip -sampling-factor 4:4:4 -quality 92 "$root/docs/images/$1.jpg"
}
picture dueling-tigers table
picture tenpai-duel duel-guess
picture one-suit one-suit-name
picture patterns patterns-turn
picture classic classic-late
picture rules rules-2
say "The pictures are in docs/images; look at each."
