#!/bin/sh
# soak.sh [HOURS]: lets the window play by itself for so long (1 if it does not say; 0.5 is half an hour), in every mode, once by its
# computers with everything moving, once by keys pressed by chance with nothing moving, as fast as the machine can. Every two seconds
# it looks at memory, threads and open files; fails if one of them grows, or if the program ends. The samples are in build/soak.
# Linux alone: it reads /proc.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
[ -d /proc/self/fd ] || fail "This reads /proc, which is not here."
hours=${1:-1}
case $hours in *[!0-9.]* | *.*.* | .) fail "usage: soak.sh [HOURS]" ;; esac

area=$root/build/soak
bin=$root/build/ci/bin
keys=$root/build/ci/tests/libtorture-keys.so
modes='dueling-tigers tenpai-duel one-suit patterns classic'
often=2 # seconds between two samples

# What a life may take: seconds, so many samples.
each=$(awk -v hours="$hours" 'BEGIN { print int(hours * 3600 / 10) }')
[ "$each" -ge 60 ] || fail "That is less than a minute for each of the ten lives: 0.17 hours are needed at least."

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
    LD_PRELOAD=$keys TORTURE_ENDLESS=1 TORTURE_KEYS=$pressed "$bin/dueling-tigers" --data "$area/$name/data" --size 800x600 --seed 5 "$@" \
        >"$area/$name/log" 2>&1 &
    pid=$!
    ends=$(($(date +%s) + each))
    while [ "$(date +%s)" -lt "$ends" ]; do
        sleep $often
        sample $pid >>"$area/$name/samples" || { tail -n 5 "$area/$name/log" >&2; fail "$name: the program has ended."; }
    done
    kill -TERM $pid
    wait $pid || true
    judge "$name"
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
export SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy TIGERS_NO_BOX=1
for mode in $modes; do
    live "$mode-computers" "Return*2000000000" --rules "$mode" --autoplay --speed fast
    live "$mode-keys" "Return*5 Play*2000000000" --rules "$mode" --speed off
done
say "Nothing grew. The samples are in $area."
