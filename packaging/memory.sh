#!/bin/sh
# memory.sh [TOOL]...: runs the console program in every mode and some of the tests under valgrind, and gcc's analyser over the
# sources. Fails if one of them finds something.
#   memory.sh valgrind    build/ci; memory that is read before it was written or after it was freed, and leaks of the console program
#   memory.sh analyser    build/analyser; the findings are in build/analyser.txt
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
cd "$root"
area=$root/build/memory
tigers=$root/build/ci/bin/tigers

# Those that write, compare or keep whole structures, or read what comes from outside; a window without a display among them.
tests="base/test_file base/test_text base/test_catalogue rules/play/test_view rules/fold/test_event_misfit session/test_record session/test_save
session/test_golden session/test_settings session/test_session session/test_foreign words/languages/test_po sdl/paint/test_canvas
sdl/paint/test_stroke sdl/art/test_type sdl/table/test_think sdl/replay/test_replay"
scripts="sdl/table/scripts/auto_play sdl/menu/scripts/taken"

# watched NAME COMMAND...: under valgrind; the command itself has to be content too.
watched() {
    name=$1
    shift
    status=0
    valgrind --quiet --error-exitcode=99 --log-file="$area/$name.txt" "$@" >"$area/$name.out" 2>&1 || status=$?
    if [ $status -ne 0 ] || [ -s "$area/$name.txt" ]; then
        tail -n 5 "$area/$name.out" >&2
        head -n 40 "$area/$name.txt" >&2
        fail "$name: exit status $status (99: valgrind has found something), $area/$name.txt"
    fi
    runs=$((runs + 1))
}

# The same of the console program, which frees all it was lent.
console() {
    name=$1
    shift
    watched "$name" --leak-check=full --errors-for-leak-kinds=definite,possible "$tigers" "$@"
}

valgrind_all() {
    command -v valgrind >/dev/null || install_on_debian valgrind
    say "Building with gcc (build/ci)."
    build ci
    rm -rf "$area"
    mkdir -p "$area"
    runs=0
    say "Having valgrind look on at the console program."
    for mode in $(modes); do
        record=$area/$mode.tigers
        # shellcheck disable=SC2046 # words
        console "play-$mode" play --rules "$mode" --seed 3 --rounds 1 --json $(mixed_seats "$mode") --record "$record"
        console "replay-$mode" replay "$record"
        [ "$mode" = tenpai-duel ] || console "review-$mode" review --seat east "$record" # there it takes minutes, as luck does
        [ "$(mixed_seats "$mode" | wc -w)" -gt 4 ] || console "luck-$mode" luck "$record"   # at a table of four
        yes '1' | head -n 400 >"$area/typed"
        # shellcheck disable=SC2046
        console "person-$mode" play --rules "$mode" --seed 4 --rounds 1 $(mixed_seats "$mode" | sed 's/=hard/=person/') <"$area/typed"
        console "arena-$mode" arena --rules "$mode" --pairs 1 --seed 1 easy normal
    done
    console export export "$area/tenpai-duel.tigers"
    console count count "$area"/*.tigers
    grep '"request":{"rules"' tests/data/riichi_hands.jsonl | grep -v '"reason"' | sed -n '1,40s/.*"request":\(.*\),"han":.*/\1/p' >"$area/hands"
    console score score <"$area/hands"
    echo '{"rules":"dueling-tigers","hand":"123m456p789s1155z"}' >"$area/waiting"
    console waits waits <"$area/waiting"
    console rules rules
    say "And at tests."
    export SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy TIGERS_NO_BOX=1
    for test in $tests; do
        # shellcheck disable=SC2046 # one word or none
        watched "$(echo "$test" | tr / -)" "$(test_file "$test" "$root/build/ci/tests")" $(test_argument "$test" "$root/build/ci/tests")
    done
    for script in $scripts; do
        watched "$(echo "$script" | tr / -)" "$root/build/ci/tests/sdl-test_scripts" "$root/tests/$script.txt"
    done
    say "valgrind found nothing in $runs runs."
}

# False reports, FILE:KIND. Add a new one with its reason:
#   make_shape_table.c: distance_step sets the state           scene_quarantine.c: asked only where there are files
#   easy.c: the second move sets the value, the third reads it table_entries.c: the entry has that name
#   arena.c: the giver is a seat, never 255                    mode_card.c: checked before
#   value.c: estimate copies the network's input               command_line.c: checked before
# Leaks are left out: this gcc loses sight of what a structure holds. Valgrind and AddressSanitizer find them.
argued="src/tools/make_shape_table.c:use-of-uninitialized-value src/ai/tigers/easy.c:use-of-uninitialized-value \
src/session/arena/arena.c:shift-count-overflow src/session/luck/value.c:use-of-uninitialized-value \
src/sdl/files/scene_quarantine.c:null-dereference src/sdl/gallery/table_entries.c:null-dereference \
src/sdl/menu/mode_card.c:null-dereference src/sdl/system/command_line.c:null-dereference"

analyser() {
    command -v gcc >/dev/null || install_missing gcc
    say "Building with gcc's analyser (build/analyser)."
    quietly "$root/build/analyser-configure.log" cmake --preset ci -B build/analyser -D TIGERS_WERROR=OFF -D TIGERS_TESTS=OFF \
        -D CMAKE_C_FLAGS='-fanalyzer -Wno-analyzer-malloc-leak'
    cmake --build build/analyser --parallel "$(cores)" --clean-first >build/analyser.log 2>&1 || fail "It does not build: build/analyser.log"
    grep -- '-Wanalyzer' build/analyser.log | sed "s,^$root/,," | sort -u >build/analyser.txt || true
    left=0
    while read -r line; do
        kind=${line##*-Wanalyzer-}
        case " $argued " in *" ${line%%:*}:${kind%]} "*) continue ;; esac
        say "$line"
        left=$((left + 1))
    done <build/analyser.txt
    [ $left -eq 0 ] || fail "gcc's analyser says so $left times."
    say "gcc's analyser says nothing that is not argued ($(wc -l <build/analyser.txt) lines)."
}

[ $# -gt 0 ] || set -- valgrind analyser
for tool in "$@"; do
    case $tool in
    valgrind) valgrind_all ;;
    analyser) analyser ;;
    *) fail "usage: memory.sh [valgrind] [analyser]" ;;
    esac
done
