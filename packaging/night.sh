#!/bin/sh
# night.sh: a whole night, with new seeds each date: every test of every tier with the effort of a night, plainly and under the
# sanitizers, then NIGHT_HOURS (1) of everything below. Each failure leaves a file in build/night/replay that repeats it.
# TIGERS_EFFORT=1 NIGHT_HOURS=0.03 night.sh: a rehearsal, with the effort of the quick tests and two minutes of the rest.
# night.sh HOURS WHAT...: continues long runs on all cores, and enters how far they came in tests/nights.tsv. WHAT is any of
#   lives               whole lives of the program (tests/life)
#   rounds:MODE         random rounds with every check (tests/rules, tool_rounds)
#   swift:MODE          many of them, with one step of sixteen checked
#   sanitized:MODE      rounds under AddressSanitizer and UndefinedBehaviorSanitizer
#   monkey              random input in every scene (tests/sdl, tool_monkey) under the sanitizers: its seeds are visits of 1,000
#   fuzz:TARGET         a fuzz target (tests/fuzz), such as fuzz:record: its seeds are seconds
#   torture:window      the window's lives in which one call to the system fails (tests/torture): its seeds are the numbers of calls,
#                       and the night ends with the last of them
#   torture:console     the same of the console program's lives
# each with the seeds after those entered there. HOURS may be a fraction; after Ctrl+C, what was done is entered, too. A failure is
# shown, entered, and ends the night. CORES=n: on that many cores.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
usage="usage: night.sh HOURS lives|monkey|rounds:MODE|swift:MODE|sanitized:MODE|fuzz:TARGET|torture:window|torture:console..."
if [ $# -eq 0 ]; then
    replays=$root/build/night/replay
    rm -rf "$replays"
    mkdir -p "$replays"
    TIGERS_EFFORT=${TIGERS_EFFORT:-100}
    TIGERS_SEED=$(date +%Y%m%d)
    export TIGERS_EFFORT TIGERS_SEED
    # shellcheck disable=SC2046 # one word a need
    install_missing $(game_needs) gcc cmocka
    for preset in ci dev; do
        build_with_progress $preset "Building"
        cmake --build "$root/build/$preset" --parallel "$(cores)" --target tool_life tool_rounds tool_monkey >/dev/null
        cmake -S "$root" -B "$root/build/$preset" -DTIGERS_PATIENT=ON >/dev/null
        log=$replays/$preset-tests.log
        # What judges pictures and words is left to the plain build. One test more than cores, as some wait for others.
        [ $preset = ci ] && but='^$' || but='^plain$'
        ctest --test-dir "$root/build/$preset" -LE "$but" --output-on-failure -j "$(($(cores) + 1))" >"$log" 2>&1 || true
        grep -a 'tests passed' "$log" || true
        awk '/^The following tests FAILED:/ { failed = 1; next } failed && /^[\t ]*[0-9]+ - / { print $3 }' "$log" | while read -r name; do
            echo "cmake -B build/$preset -DTIGERS_PATIENT=ON && TIGERS_EFFORT=$TIGERS_EFFORT TIGERS_SEED=$TIGERS_SEED ctest --test-dir build/$preset -R '^$name\$' --output-on-failure" \
                >"$replays/$preset-$(echo "$name" | tr / -).sh"
        done
        cmake -S "$root" -B "$root/build/$preset" -UTIGERS_PATIENT >/dev/null
    done
    all="lives monkey torture:window torture:console"
    for mode in $(modes); do all="$all rounds:$mode sanitized:$mode"; done
    for target in $(fuzz_targets); do all="$all fuzz:$target"; done
    # shellcheck disable=SC2086 # a word each
    sh "$0" "${NIGHT_HOURS:-1}" $all >"$replays/long.log" 2>&1 || mv "$replays/long.log" "$replays/long-failed.log"
    cp "$root/build/night/wrong" "$replays/" 2>/dev/null || true
    failed=$(find "$replays" -name '*.sh' -o -name 'long-failed.log' | wc -l)
    [ "$failed" -eq 0 ] || fail "$failed things failed in this night. These files repeat them: $(echo "$replays"/*)"
    say "Nothing failed in this night."
    exit 0
fi
[ $# -ge 2 ] || fail "$usage"
hours=$1
shift
case $hours in *[!0-9.]* | *.*.* | .) fail "$usage" ;; esac
area=$root/build/night
ledger=$root/tests/nights.tsv
bin=$root/build/ci/bin
quick=$root/build/swift
careful=$root/build/dev/bin
fuzz=$root/build/fuzz

# chunk WHAT: how many make a piece of work, a minute or so. Pieces go round, so they weigh what a night is for, too.
chunk() {
    case $1 in
    lives) echo 100 ;;
    rounds:patterns | rounds:classic) echo 40000 ;;
    rounds:*) echo 200000 ;;
    swift:patterns | swift:classic) echo 250000 ;;
    swift:one-suit) echo 8000000 ;;
    swift:*) echo 1000000 ;;
    sanitized:patterns | sanitized:classic) echo 10000 ;;
    fuzz:*) echo 300 ;;
    torture:*) echo 50 ;;
    monkey) echo 25 ;;
    *) echo 50000 ;;
    esac
}

# entered WHAT: the first seed that is not in the ledger yet; in a whole night one of that date, and no row is entered.
entered() {
    if [ -n "${TIGERS_SEED:-}" ]; then
        case $1 in
        torture:*) echo 1 ;;
        fuzz:*) echo "$TIGERS_SEED" ;;
        *) echo "$(($(date +%s) / 86400))00000000" ;;
        esac
        return
    fi
    awk -F'\t' -v what="$1" '$3 == what && $4 + $5 > next_seed { next_seed = $4 + $5 } END { print next_seed ? next_seed : 1 }' "$ledger"
}

# tortured WHAT: the test whose lives those are, with the calls that TORTURE names.
tortured() {
    case $1 in
    window) SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy TIGERS_NO_BOX=1 "$bin/../tests/sdl" whole/test_torture ;;
    console) "$bin/../tests/cli-commands-test_torture" ;;
    esac
}

# work WHAT FROM COUNT
work() {
    case $1 in
    lives) "$bin/tool_life" "$3" "$2" ;;
    monkey) "$careful/tool_monkey" "${3}000" 1 "$2" ;;
    rounds:*) "$bin/tool_rounds" "$3" "$2" "${1#*:}" ;;
    swift:*) "$quick/bin/tool_rounds" "$3" "$2" "${1#*:}" swift ;;
    sanitized:*) "$careful/tool_rounds" "$3" "$2" "${1#*:}" ;;
    fuzz:*)
        mkdir -p "$area/replay"
        "$fuzz/bin/fuzz_${1#*:}" -max_total_time="$3" -timeout=60 -seed="$2" -artifact_prefix="$area/replay/" "$fuzz/corpus/fuzz_${1#*:}"
        ;;
    torture:*) TORTURE=$2-$(($2 + $3 - 1)) tortured "${1#*:}" ;;
    esac
}

# taken N: prints the N-th piece of the night, "WHAT FROM COUNT". They go round.
taken() {
    number=$1
    shift
    round=$((number / $#))
    shift $((number % $#))
    size=$(chunk "$1")
    echo "$1 $(($(cat "$area/from-$(echo "$1" | tr : -)") + round * size)) $size"
}

# has_any WHAT FILE: false if a life has no calls with these numbers, as it has ended before; the file holds what the test said.
has_any() {
    case $1 in
    torture:*) grep -Eq '^[a-z]+ +[0-9]+ +[0-9]+ +[0-9]+$' "$2" ;;
    esac
}

# labour WHAT...: one core's night: takes piece after piece until it is over or something went wrong anywhere.
labour() {
    while [ "$(date +%s)" -lt "$ends" ] && [ ! -e "$area/wrong" ] && [ ! -e "$area/over" ]; do
        until mkdir "$area/lock" 2>/dev/null; do sleep 0.1; done
        number=$(cat "$area/next")
        echo $((number + 1)) >"$area/next"
        rmdir "$area/lock"
        piece=$(taken "$number" "$@")
        # shellcheck disable=SC2086 # three words
        if work $piece >"$area/said-$number" 2>&1; then
            if has_any "${piece%% *}" "$area/said-$number"; then
                echo "$piece" >"$area/done-$number"
            else
                : >"$area/over"
            fi
            rm -f "$area/said-$number"
        else
            echo "$piece" >>"$area/wrong"
            tail -n 30 "$area/said-$number" >&2
        fi
    done
}

# enter: a row for each WHAT, of what was done without a gap.
enter() {
    trap - INT TERM
    commit=$(git -c safe.directory="$root" -C "$root" rev-parse --short=8 HEAD 2>/dev/null) || commit=unknown
    for what in "$@"; do
        from=$(cat "$area/from-$(echo "$what" | tr : -)")
        size=$(chunk "$what")
        count=0
        while grep -qsx "$what $((from + count)) $size" "$area"/done-*; do
            count=$((count + size))
        done
        found=nothing
        wrong=$(grep -s "^$what " "$area/wrong" | head -n 1 | cut -d ' ' -f 2) || true
        [ -z "$wrong" ] || found="something in the $size from $wrong"
        [ $count -gt 0 ] || [ -n "$wrong" ] || continue
        [ -n "${TIGERS_SEED:-}" ] || printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$(date +%Y-%m-%d)" "$commit" "$what" "$from" "$count" "$found" >>"$ledger"
        say "$what: $count from seed $from, found: $found"
    done
}

# build_swift STEP: a build by which a night has many rounds: for this machine, all files as one, and as rounds played before went. STEP
# is "generate", which keeps count of how they go, or "use".
build_swift() {
    quietly "$root/build/night.log" cmake -S "$root" -B "$quick" -D CMAKE_C_COMPILER=gcc -D CMAKE_BUILD_TYPE=Release \
        -D CMAKE_C_FLAGS_RELEASE=-O3 -D CMAKE_INTERPROCEDURAL_OPTIMIZATION=ON -D TIGERS_WINDOW=OFF \
        -D CMAKE_C_FLAGS="-march=native -fprofile-$1 -fprofile-update=single -fprofile-partial-training -Wno-missing-profile -Wno-coverage-mismatch"
    quietly "$root/build/night.log" cmake --build "$quick" --parallel "$(cores)" --target tool_rounds
}

for what in "$@"; do
    case $what in
    lives | monkey | rounds:?* | swift:?* | sanitized:?* | fuzz:?* | torture:window | torture:console) ;;
    *) fail "$usage" ;;
    esac
done
# shellcheck disable=SC2046 # one word a need
install_missing $(game_needs) gcc cmocka
say "Building with gcc (build/ci)."
quietly "$root/build/night.log" cmake --preset ci -S "$root" -B "$root/build/ci"
targets="tool_life tool_rounds"
case " $* " in *" torture:"*)
    targets="$targets tigers dueling-tigers torture-shim torture-keys cli-commands-test_torture sdl" ;;
esac
# shellcheck disable=SC2086 # a word a target
quietly "$root/build/night.log" cmake --build "$root/build/ci" --parallel "$(cores)" --target $targets
case " $* " in *" swift:"*)
    say "Building for speed (build/swift)."
    rm -rf "$quick"
    build_swift generate
    for mode in $(modes); do
        quietly "$root/build/night.log" "$quick/bin/tool_rounds" 8000 1 "$mode" swift
    done
    build_swift use ;;
esac
case " $* " in *" sanitized:"* | *" monkey "*)
    say "Building with the sanitizers (build/dev)."
    quietly "$root/build/night.log" cmake --preset dev -S "$root" -B "$root/build/dev"
    quietly "$root/build/night.log" cmake --build "$root/build/dev" --parallel "$(cores)" --target tool_rounds tool_monkey ;;
esac
case " $* " in *" fuzz:"*) sh "$root/packaging/fuzz.sh" 1 ;; esac
find "$area" -maxdepth 1 -type f -exec rm {} + 2>/dev/null || true
mkdir -p "$area"
rmdir "$area/lock" 2>/dev/null || true
echo 0 >"$area/next"
for what in "$@"; do
    entered "$what" >"$area/from-$(echo "$what" | tr : -)"
done
ends=$(awk -v now="$(date +%s)" -v hours="$hours" 'BEGIN { print int(now + hours * 3600) }')
trap 'enter "$@"; kill 0' INT TERM
core=0
while [ $core -lt "${CORES:-$(cores)}" ]; do
    labour "$@" &
    core=$((core + 1))
done
wait
enter "$@"
[ ! -e "$area/wrong" ] || fail "Something went wrong: $(cat "$area/wrong")"
