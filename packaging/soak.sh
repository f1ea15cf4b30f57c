#!/bin/sh
# soak.sh [HOURS]: lets the window play for that many hours of its own clock (8), in every mode: once by computer players at fast
# speed with everything moving, once by random keys with nothing moving. Its clock goes as fast as the machine draws: eight hours take
# about one. Every two seconds it samples memory, threads and open files (build/soak); fails if one of them grows, or if the program
# ends. SDL_VIDEODRIVER=x11 shows the window. Linux only: it reads /proc.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
[ -d /proc/self/fd ] || fail "This reads /proc, which is not here."
hours=${1:-8}
case $hours in *[!0-9.]* | *.*.* | .) fail "usage: soak.sh [HOURS]" ;; esac

area=$root/build/soak
bin=$root/build/ci/bin
tests=$root/build/ci/tests
often=2  # seconds between two samples
least=30 # samples of a life

# What a life takes: seconds of its clock.
each=$(awk -v hours="$hours" 'BEGIN { print int(hours * 3600 / 10) }')

# sample PID: a line with KiB of memory, threads and open files.
sample() {
    awk '/^VmRSS:/ { memory = $2 } /^Threads:/ { threads = $2 } END { if (!memory) exit 1; printf "%d %d ", memory, threads }' \
        "/proc/$1/status" 2>/dev/null && find "/proc/$1/fd" -mindepth 1 2>/dev/null | wc -l
}

# live NAME KEYS ARGUMENT...: the program with those keys and arguments, in a folder of its own.
live() {
    name=$1
    pressed=$2
    shift 2
    rm -rf "${area:?}/$name"
    mkdir -p "$area/$name"
    clock=$area/$name/clock
    echo 0 >"$clock"
    # Only by its name, as a path with a blank would be two.
    LD_LIBRARY_PATH=$tests${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} LD_PRELOAD=libtorture-keys.so TORTURE_ENDLESS=1 TORTURE_CLOCK=$clock TORTURE_KEYS=$pressed "$bin/dueling-tigers" --data "$area/$name/data" \
        --size 800x600 --seed 5 "$@" >"$area/$name/log" 2>&1 &
    pid=$!
    samples=0
    while [ "$(cat "$clock")" -lt "$each" ] || [ $samples -lt $least ]; do
        sleep $often
        sample $pid >>"$area/$name/samples" || { tail -n 5 "$area/$name/log" >&2; fail "$name: the program has ended."; }
        samples=$((samples + 1))
        [ $samples -lt $least ] || [ "$(cat "$clock")" -gt 0 ] || stop "$name: its clock stands still."
    done
    played=$((played + $(cat "$clock")))
    kill -TERM $pid
    wait $pid || true
    judge "$name"
}

# stop SENTENCE: ends the program that lives, however it hangs, and then this script.
stop() {
    kill -KILL $pid 2>/dev/null || true
    wait $pid || true
    fail "$1"
}

# judge NAME: the last quarter of the samples beside the second one. Memory has caches that fill slowly: a twentieth and 2 MiB are
# let pass. Threads and files must not be more than before; medians, as a sound's file is open for a moment.
judge() {
    awk -v name="$1" '
    function median(column, from, to,   list, count, i, k, value) {
        for (i = from; i < to; i++) {
            value = at[i, column]
            for (k = count++; k > 0 && list[k - 1] > value; k--)
                list[k] = list[k - 1]
            list[k] = value
        }
        return list[int(count / 2)]
    }
    BEGIN { rows = 0 }
    NF == 3 { for (i = 1; i <= 3; i++) at[rows, i] = $i; rows++ }
    END {
        quarter = int(rows / 4)
        for (i = 1; i <= 3; i++) {
            early[i] = median(i, quarter, 2 * quarter)
            late[i] = median(i, rows - quarter, rows)
        }
        printf "%-24s %5d samples, memory %6.1f MiB then %6.1f MiB, threads %d then %d, files %d then %d\n", name, rows,
            early[1] / 1024, late[1] / 1024, early[2], late[2], early[3], late[3]
        exit !rows || late[1] > early[1] * 1.05 + 2048 || late[2] > early[2] || late[3] > early[3]
    }' "$area/$1/samples" || fail "$1 grows: $area/$1/samples"
}

# shellcheck disable=SC2046 # one word a need
install_missing $(game_needs) gcc cmocka
say "Building with gcc (build/ci)."
build ci
export SDL_VIDEODRIVER="${SDL_VIDEODRIVER:-offscreen}" SDL_AUDIODRIVER=dummy TIGERS_NO_BOX=1
played=0
for mode in $(modes); do
    live "$mode-computers" "Return*2000000000" --rules "$mode" --autoplay --speed fast
    live "$mode-keys" "Return*5 Play*2000000000" --rules "$mode" --speed off
done
say "Nothing grew in $((played / 3600)) hours and $((played / 60 % 60)) minutes of play. The samples are in $area."
