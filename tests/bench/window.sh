#!/bin/sh
# Measures the window under Xvfb: start, memory, idleness, frames, input. Numbers for docs/opponents.md "Speed".
#
#   window.sh PROGRAM [-n STARTS] [-t SECONDS] [-q QUIET]
#
# STARTS of the program and of a bare SDL window alternate; each measurement of frames and of idleness lasts SECONDS, and
# idleness begins QUIET seconds after the table has come. Needs Xvfb, xdotool, cc, pkg-config and /proc (Linux).
set -u

usage() { echo "usage: $0 PROGRAM [-n STARTS] [-t SECONDS] [-q QUIET]" >&2; exit 2; }
[ $# -ge 1 ] || usage
program=$1; shift
starts=11 seconds=30 quiet=30
while getopts n:t:q: option; do
    case $option in
    n) starts=$OPTARG ;;
    t) seconds=$OPTARG ;;
    q) quiet=$OPTARG ;;
    *) usage ;;
    esac
done
for tool in Xvfb xdotool cc pkg-config; do
    command -v $tool >/dev/null || { echo "$0: $tool is needed" >&2; exit 2; }
done

work=$(mktemp -d)
server='' running=''
finish() {
    [ -z "$running" ] || kill "$running" 2>/dev/null
    [ -z "$server" ] || kill "$server" 2>/dev/null
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM
# shellcheck disable=SC2046 # flags are words
cc -O2 -o "$work/bare" "$(dirname "$0")/bare.c" $(pkg-config --cflags --libs sdl2) || exit 2
Xvfb -displayfd 3 -screen 0 3840x2160x24 3>"$work/display" 2>/dev/null &
server=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
    [ -s "$work/display" ] && break
    sleep 0.3
done
DISPLAY=:$(cat "$work/display"); export DISPLAY
SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy; export SDL_VIDEODRIVER SDL_AUDIODRIVER
mkdir "$work/data"
pin=''
command -v taskset >/dev/null && pin='taskset -c 0'

# begin NAME COMMAND...: starts a program; its output in NAME, the time of day before it in $began.
begin() {
    output=$work/$1; shift
    rm -f "$output"
    printf '[sound]\nmusic = 0\n' >"$work/data/settings.ini"
    began=$(date +%s.%N)
    "$@" >"$output" 2>"$work/errors" &
    running=$!
}

end() {
    kill "$running" 2>/dev/null
    wait "$running" 2>/dev/null
    running=''
}

# shellcheck disable=SC2086 # $pin is words, or none
game() { # SIZE OPTION...
    size=$1; shift
    mkdir -p "$work/data" && : >>"$work/data/settings.ini" # no first start: its welcome would come before the title
    begin out $pin "$program" --data "$work/data" --frames "$work/frames" --size "$size" "$@"
}

# quantiles NAME: reads numbers; prints the median, the 99th percentile and the largest.
quantiles() {
    sort -g | awk -v name="$1" '{ a[NR] = $1 } END {
        if (NR) printf "%s: median %.3f, 99th percentile %.3f, most %.3f (%d)\n", name, a[int((NR + 1) / 2)], a[int(NR * 0.99 + 0.5)], a[NR], NR }'
}

# What it takes alone, by its share of what is shared, and with all of that.
pss() {
    awk '/^Pss:/ { p = $2 } /^Rss:/ { r = $2 } /^Private_/ { u += $2 }
        END { printf "%.1f (its own alone %.1f, with all shared pages %.1f)", p / 1024, u / 1024, r / 1024 }' \
        "/proc/$running/smaps_rollup"
}

# Voluntary context switches of all threads, and processor time in hundredths of a second.
switches() { cat /proc/"$running"/task/*/status | awk '/^voluntary_ctxt/ { n += $2 } END { print n }'; }
ticks() { awk '{ print $14 + $15 }' "/proc/$running/stat"; }

echo "start: milliseconds until the first picture is shown, at 1280x800"
pinned=$pin pin='' # threads may use what there is
for i in $(seq 0 "$starts"); do
    begin out "$work/bare"; sleep 1; end
    awk -v b="$began" -v i="$i" 'i > 0 { print ($1 - b) * 1000; exit }' "$output" >>"$work/start-bare"
    game 1280x800; sleep 1; end
    awk -v b="$began" -v i="$i" 'i > 0 { print ($1 - b) * 1000; exit }' "$work/frames" >>"$work/start-game"
    awk -v i="$i" 'i > 0 { print $9; exit }' "$work/frames" >>"$work/start-clock"
done
quantiles "  a bare window" <"$work/start-bare"
quantiles "  the game's title" <"$work/start-game"
quantiles "  of that, processor time" <"$work/start-clock"
pin=$pinned

echo "memory: PSS in MB"
begin out "$work/bare"; sleep 2; echo "  a bare window: $(pss)"; end
game 1280x800 --scene table; sleep 8; echo "  the table: $(pss)"; end
game 1280x800 --autoplay --seed 5 --speed fast; sleep "$seconds"; echo "  the table after $seconds s of fast play: $(pss)"; end

echo "idle: $seconds s on the table with nothing moving, music off"
game 1280x800 --scene table; sleep "$quiet"
before=$(switches) used=$(ticks); sleep "$seconds"
after=$(switches) spent=$(ticks)
awk -v n="$((after - before))" -v c="$((spent - used))" -v s="$seconds" \
    'BEGIN { printf "  processor %.2f %%, wake-ups a second %.2f\n", c / s, n / s }'
end

# show NAME SECONDS SCENE [KEY]: three times the frames of a scene, on two cores: from that key on, or without the first half
# second, in which the program starts. Frames that change nothing are none.
show() {
    pinned=$pin
    [ -z "$pin" ] || pin='taskset -c 0,1'
    rm -f "$work/show"
    for _ in 1 2 3; do
        rm -f "$work/frames"
        game "$size" --scene "$3"
        if [ $# -gt 3 ]; then
            sleep 6
            xdotool windowfocus "$(xdotool search --name 'Dueling Tigers' | head -n 1)" 2>/dev/null
            from=$(date +%s.%N)
            xdotool key "$4"
        else
            until [ -s "$work/frames" ]; do sleep 0.05; done
            from=$(awk '{ print $1 + 0.5; exit }' OFMT=%.6f "$work/frames")
        fi
        sleep "$2"; end
        awk -v from="$from" '$1 > from && $5 > 0 { print $2 + $3 + $4 }' "$work/frames" >>"$work/show"
    done
    pin=$pinned
    quantiles "  $1" <"$work/show"
}

for size in 1280x800 2560x1440 3840x2160; do
    echo "frames at $size while the computer plays, milliseconds"
    # shellcheck disable=SC2086
    begin out $pin "$work/bare" "${size%x*}" "${size#*x}"; sleep 5
    awk 'NR == 2 { printf "  all pixels filled with one colour: %.3f, and shown: %.3f\n", $1, $2 }' "$output"
    end
    game "$size" --autoplay --seed 5; sleep "$seconds"; end
    # the first second, in which the scene comes, is left out; frames that change nothing are none
    awk 'NR == 1 { t = $1 } $1 > t + 1 && $5 > 0 { print $2 + $3 + $4 }' "$work/frames" | quantiles "  drawn, painted and shown"
    awk 'NR == 1 { t = $1 } $1 > t + 1 && $5 > 0 { print $8 }' "$work/frames" | quantiles "  of that, processor time"
    awk 'NR == 1 { t = $1 } $1 > t + 1 && $5 > 0 { print $6 / 1000 }' "$work/frames" | quantiles "  thousands of pixels painted"
    show calls 2 table-claim p
    show wins 8 table-won
    show ends 4 duel-match-result # one that is won
done

echo "input to picture at 1280x800: milliseconds from the event to the shown picture that answers it"
game 1280x800 --scene table; sleep 6
window=$(xdotool search --name 'Dueling Tigers' | head -n 1)
xdotool windowfocus "$window" 2>/dev/null
for i in $(seq 1 60); do # tiles light up under the pointer, and the keyboard's ring goes round
    xdotool mousemove --window "$window" $((320 + i % 13 * 48)) $((i % 2 * 360 + 370)) 2>/dev/null
    sleep 0.1
    xdotool key Tab
    sleep 0.1
done
end
awk 'NR == 1 { t = $1 } $1 > t + 4 && $7 >= 0 { print $7 }' "$work/frames" | quantiles "  from the event"
awk 'NR == 1 { t = $1 } $1 > t + 4 && $7 >= 0 { print $7 / (1000 / 60) }' "$work/frames" | quantiles "  in steps of 1/60 s"
