#!/bin/sh
# handbook-pictures.sh PROGRAM: takes all pictures of docs/handbook.md from the program again. PROGRAM is the built dueling-tigers,
# with tigers beside it, which plays the matches that the records show; ImageMagick makes the files small.
# Each `take` below is a picture and its scene; the test docs/test_handbook compares this list with the page.
set -eu

program=${1:?which program, as build/release/bin/dueling-tigers}
console=$(dirname -- "$program")/tigers
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
out=$here/docs/images/handbook
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$work/data/records"

small() { # a picture as it is taken, its name in the handbook
    convert "$1" -strip -resize 960x600 -sampling-factor 4:2:0 -quality 78 "$out/$2.jpg"
}

take() { # the picture's name, the scene, other options
    name=$1 scene=$2
    shift 2
    case $scene in
    step-*) # of a replay, shown by --replay
        "$program" --data "$work/data" --size 1120x700 --screens "$work/steps" "$@" >"$work/said"
        small "$(ls "$work/steps/$(printf %04d "${scene#step-}")"-*.png)" "$name"
        ;;
    *)
        "$program" --data "$work/data" --scene "$scene" --size 1120x700 --screenshot "$work/$name.png" "$@"
        small "$work/$name.png" "$name"
        ;;
    esac
}

settings() { # a section and a line of the settings
    printf '[%s]\n%s\n' "$1" "$2" >>"$work/data/settings.ini"
}

keep() { # a match among the records: mode, deal number, day, time, the opponent, other seats
    kept=$work/data/records/$3_$4_$1.tigers began="$3 $(echo "$4" | tr - :)"
    mode=$1 seed=$2 west=$5
    shift 5
    "$console" play --rules "$mode" --seed "$seed" --seat east=zora --seat "west=$west" "$@" --record "$work/played" >/dev/null
    sed -e 's/^player east computer .*/player east person "You"/' -e "/^seed /a began $began" "$work/played" >"$kept"
}

take title title
take learn learn
take lesson lesson-claims-4
take mode mode
take discard table-discard
take claim table-claim
take dummy table-dummy
take riichi table-riichi
take result result
take people people
take log table-log
take back table-back
take pause pause
take rules rules-4
take lobby lobby
take phone table-discard --size 390x610
take road road
take day day
take day-done day-done
take trainer drill-discard-verdict
take points drill-points-verdict
take scorer scorer-hand
take review review
take match-review match-review
take puzzle puzzle
take statistics statistics-overview

# Large tiles and marks on discards that were drawn and thrown at once are settings, and the danger is told in practice.
settings window 'large-tiles = yes'
take large table-late
rm "$work/data/settings.ini"
settings table 'mark-drawn = yes'
take marks table-late
rm "$work/data/settings.ini"
settings match 'practice = yes'
settings helps 'show-danger = yes'
take danger table-late
rm "$work/data/settings.ini"

keep dueling-tigers 21 2026-11-21 20-14-05 kai
keep dueling-tigers 22 2026-11-20 19-02-41 mei
keep tenpai-duel 3 2026-11-19 21-30-12 lin
keep one-suit 5 2026-11-18 18-20-30 otto
keep patterns 4 2026-11-16 20-41-09 ravi --seat south=mei --seat north=lin
keep classic 6 2026-11-15 17-05-55 nino --seat south=kai --seat north=otto
keep dueling-tigers 8 2026-11-13 19-44-27 nino
keep tenpai-duel 9 2026-11-12 20-20-20 amara
take records records
take replay step-30 --replay "$work/data/records/2026-11-21_20-14-05_dueling-tigers.tigers"
