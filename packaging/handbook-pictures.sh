#!/bin/sh
# handbook-pictures.sh PROGRAM: takes the pictures of docs/handbook.md anew, from the program itself. PROGRAM is the built
# dueling-tigers; ImageMagick makes the files small. Each line below is a picture and the scene it shows; the test
# docs/test_handbook holds the page to this list.
set -eu

program=${1:?which program, as build/release/bin/dueling-tigers}
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
out=$here/docs/images/handbook
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

take() { # the picture's name, the scene, other options
    name=$1 scene=$2
    shift 2
    "$program" --data "$work/data" --scene "$scene" --size 1120x700 --screenshot "$work/$name.png" "$@"
    convert "$work/$name.png" -strip -resize 960x600 -sampling-factor 4:2:0 -quality 78 "$out/$name.jpg"
}

mkdir "$work/data"
take title title
take mode mode
take discard table-discard
take claim table-claim
take dummy table-dummy
take riichi table-riichi
take result result
take log table-log
take back table-back
take pause pause
take rules rules-4
take day day
take day-done day-done
take lesson lesson-claims-4
take trainer drill-discard-verdict
take scorer scorer-hand
take review review
take statistics statistics-overview

# Discards that were drawn and thrown at once are marked by a setting.
printf '[table]\nmark-drawn = yes\n' > "$work/data/settings.ini"
take marks table-late
rm "$work/data/settings.ini"
