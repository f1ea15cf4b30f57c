#!/bin/sh
# Plays a whole match by real keys alone under Xvfb: no pointer moves. The trace says only what is asked, what can be
# chosen and where the ring stands; the keys are those shown on the buttons, and the arrows and Enter.
#
#   xdotool-keys.sh PROGRAM [-2] [-l LEVEL] [-r RULES] [-s SEED] [-g WIDTHxHEIGHT] [-v SPEED] [-p FOLDER]
#
# -2 plays the hot seat, two persons (and two opponents where four play); -l is the opponents' level; -p keeps a picture of
# every scene. Exits 0 once the match's result is on the screen, 1 if nothing can be chosen, the ring does not come where it
# should within sixty steps, or nothing changes for twenty seconds.
set -u

usage() { echo "usage: $0 PROGRAM [-2] [-l LEVEL] [-r RULES] [-s SEED] [-g WxH] [-v SPEED] [-p FOLDER]" >&2; exit 2; }
[ $# -ge 1 ] || usage
program=$1; shift
two=no level=normal rules=dueling-tigers seed=7 size=1280x800 speed=fast pictures=''
while getopts 2l:r:s:g:v:p: flag; do
    case $flag in
    2) two=yes ;;
    l) level=$OPTARG ;;
    r) rules=$OPTARG ;;
    s) seed=$OPTARG ;;
    g) size=$OPTARG ;;
    v) speed=$OPTARG ;;
    p) pictures=$OPTARG ;;
    *) usage ;;
    esac
done
for tool in Xvfb xdotool; do
    command -v $tool >/dev/null || { echo "$0: $tool is needed" >&2; exit 2; }
done

work=$(mktemp -d)
trace=$work/trace
mkdir "$work/data"
printf '[match]\nlevel = %s\n' "$level" >"$work/data/settings.ini"
for seat in second third fourth; do printf '%s-seat = %s\n' $seat "$level"; done >>"$work/data/settings.ini"
[ -z "$pictures" ] || mkdir -p "$pictures"
Xvfb -displayfd 3 -screen 0 "${size}x24" 3>"$work/display" 2>/dev/null &
server=$!
program_id=
finish() {
    [ -z "$program_id" ] || kill "$program_id" 2>/dev/null
    kill "$server" 2>/dev/null
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM
for _ in 1 2 3 4 5 6 7 8 9 10; do
    [ -s "$work/display" ] && break
    sleep 0.3
done
DISPLAY=:$(cat "$work/display"); export DISPLAY
SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy "$program" --rules "$rules" --data "$work/data" --trace "$trace" --seed "$seed" \
    --speed "$speed" --size "$size" 2>"$work/errors" &
program_id=$!

# Writes "id x y" of the middle of every target in the last whole line of the trace, and "scene NAME", "focus NAME".
targets() {
    tail -n 1 "$trace" 2>/dev/null | awk '
    /\]}$/ || /}$/ {
        line = $0
        if (match(line, /"scene":"[^"]*"/)) print "scene", substr(line, RSTART + 9, RLENGTH - 10)
        if (match(line, /"focus":"[^"]*"/)) print "focus", substr(line, RSTART + 9, RLENGTH - 10)
        while (match(line, /"id":"[^"]*","x":[-0-9.]*,"y":[-0-9.]*,"w":[-0-9.]*,"h":[-0-9.]*/)) {
            split(substr(line, RSTART, RLENGTH), part, /[":,]+/)
            # part: "", id, NAME.., x, X, y, Y, w, W, h, H; a name may hold colons
            text = substr(line, RSTART, RLENGTH)
            name = text; sub(/^"id":"/, "", name); sub(/".*/, "", name)
            numbers = text; sub(/^"id":"[^"]*",/, "", numbers)
            split(numbers, number, /[^-0-9.]+/)
            printf "%s %d %d\n", name, number[2] + number[4] / 2, number[3] + number[5] / 2
            line = substr(line, RSTART + RLENGTH)
        }
    }'
}

# Chooses a key to press, and what for: letters for what is called, arrows and Enter for tiles and cards: prints
# "KEY FOR", where "walk" says that the ring is on its way.
choose() {
    awk -v turn="$1" -v walked="$2" -v two="$two" -v rules="$rules" '
    $1 == "scene" { scene = $2; next }
    $1 == "focus" { focus = $2; next }
    { x[$1] = $2; y[$1] = $3 }
    $1 ~ /^hand:/ { hand[++hands] = $1 }
    $1 ~ /^guess:/ { guess[++guesses] = $1 }
    $1 ~ /^name:/ { names++ }
    $1 ~ /^button:chow-[0-9]/ { runs++ }
    function press(key, id) { if (!done && (id in x)) { print key, id; done = 1 } }
    # Enter if the ring is there, else the arrow that brings it nearer.
    function reach(id) {
        if (done || !(id in x)) return
        done = 1
        if (focus == id) print "Return", id
        else if (!(focus in x)) print "Right walk"
        else if (walked % 12 > 5 && x[id] - x[focus] > 20) print "Right walk" # where a gap leads up and down
        else if (walked % 12 > 5 && x[focus] - x[id] > 20) print "Left walk"
        else if (y[id] - y[focus] > 40) print "Down walk"
        else if (y[focus] - y[id] > 40) print "Up walk"
        else print (x[id] > x[focus] ? "Right" : "Left"), "walk"
    }
    END {
        if (scene == "match-result") { print "END 0"; exit }
        if (scene == "welcome") press("Return", "button:start")
        if (scene == "title") reach("card:" rules)
        if (scene == "mode") if (two == "yes") press("2", "button:two"); else press("Return", "button:new")
        if (scene == "win") { print "Return win"; exit }
        press("y", "button:yes"); press("Return", "button:start"); press("Return", "button:ready")
        press("w", "button:win"); press("y", "button:treasure-yes")
        if (names && !("button:named" in x)) press(1 + turn % 9, "button:take-back")
        press("Return", "button:named")
        if (turn % 11 == 5) press("w", "button:declare")
        if (runs) press(1 + turn % runs, "button:menu")
        press("Return", "button:guess")
        if (guesses) reach(guess[turn * 7 % guesses + 1])
        press("Return", "button:keep")
        reach("keep:" turn % 3)
        if (turn % 2) press(1 + turn % 3, "button:remove-" substr("mps", 1 + turn % 3, 1))
        reach("button:remove-" substr("mps", 1 + turn % 3, 1))
        if (turn % 3) { press("p", "button:pung"); press("k", "button:kong"); press("c", "button:chow") }
        press("space", "button:pass")
        press("r", "button:riichi")
        if (turn % 2) press("t", "button:tenpai")
        if (turn % 4 == 1) press("d", "wall")
        if (turn % 4 == 2) for (i = 0; i < 9; i++) press(i + 1, "dummy:" i)
        for (i = 0; i < 9; i++) reach("dummy:" (i + turn) % 9)
        press("d", "wall")
        if (hands) reach(hand[turn % 2 ? hands : turn % hands + 1])
        press("Return", "button:next")
    }'
}

picture() {
    [ -n "$pictures" ] && command -v import >/dev/null && import -window root "$pictures/$1.png"
}

stop() {
    echo "$0: $*" >&2
    tail -n 1 "$trace" >&2
    picture stuck
    exit 1
}

keys=0 moves=0 idle=0 walked=0 last_scene='' window=''
while :; do
    kill -0 "$program_id" 2>/dev/null || { echo "$0: the program ended early" >&2; cat "$work/errors" >&2; exit 1; }
    [ -f "$trace" ] || { sleep 0.2; idle=$((idle + 1)); [ $idle -lt 100 ] || exit 1; continue; }
    before=$(wc -l <"$trace")
    list=$(targets)
    scene=$(printf '%s\n' "$list" | awk '$1 == "scene" { print $2; exit }')
    [ "$scene" = "$last_scene" ] || { picture "$(printf '%04d' $keys)-$scene"; last_scene=$scene; }
    # shellcheck disable=SC2046 # the words of the answer
    set -- $(printf '%s\n' "$list" | choose $moves $walked)
    if [ $# -lt 2 ]; then
        sleep 0.1
        idle=$((idle + 1))
        [ $idle -lt 200 ] || stop "nothing to press in $scene"
        continue
    fi
    [ "$1" = END ] && break
    if [ -z "$window" ]; then
        window=$(xdotool search --onlyvisible --name 'Dueling Tigers' | head -n 1)
        xdotool windowfocus "$window"
        sleep 0.3
    fi
    xdotool key "$1"
    keys=$((keys + 1))
    if [ "$2" = walk ]; then
        walked=$((walked + 1))
    else
        walked=0
        moves=$((moves + 1))
    fi
    [ $walked -lt 60 ] || stop "the ring does not come to what is asked in $scene"
    for _ in 1 2 3 4 5 6 7 8; do
        [ "$(wc -l <"$trace")" -gt "$before" ] && break
        sleep 0.05
    done
    [ "$(wc -l <"$trace")" -gt "$before" ] && idle=0 || idle=$((idle + 4))
    [ $idle -lt 200 ] || stop "pressing $1 for $2 in $scene changes nothing"
done
picture "$(printf '%04d' $keys)-match-result"
cat "$work/errors" >&2
echo "a match was played to its end with $keys keys"
