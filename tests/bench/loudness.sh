#!/bin/sh
# loudness.sh PROGRAM [SECONDS [SPEED]]: how loud a round is at the default volumes, in LUFS (EBU R128), and its peak in dBFS.
#
# The computer plays, and SDL's disk driver writes what would be heard. A round at normal speed is to be near -25. Needs ffmpeg.
set -eu
[ $# -ge 1 ] || { echo "usage: $0 PROGRAM [SECONDS [SPEED]]" >&2; exit 2; }
command -v ffmpeg >/dev/null || { echo "$0: ffmpeg is needed" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
mkdir "$work/data"
: >"$work/data/settings.ini" # no first start
SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=disk SDL_DISKAUDIOFILE="$work/sound" \
    timeout "${2:-120}" "$1" --data "$work/data" --autoplay --seed 5 --speed "${3:-normal}" || [ $? -eq 124 ]
ffmpeg -hide_banner -nostats -f s16le -ar 44100 -ac 2 -i "$work/sound" -af ebur128=peak=true -f null - 2>&1 |
    awk '/Summary/ { told = 1 } told && /I:|LRA:|Peak:/'
