#!/bin/sh
# Plays a whole match by real mouse clicks under Xvfb: xdotool clicks what the trace says can be clicked.
#
#   xdotool-match.sh PROGRAM [-2] [-l LEVEL] [-r RULES] [-o TARGET] [-s SEED] [-g WIDTHxHEIGHT] [-v SPEED] [-p FOLDER]
#
# -2 plays the hot seat, two persons (and two opponents where four play); -l is the opponents' level; -o is clicked once
# on the screen of options, such as option:0:0; -p keeps a picture of every scene. Exits 0 once the match's result is on the
# screen, 1 if nothing can be clicked or nothing changes for twenty seconds.
set -u

usage() { echo "usage: $0 PROGRAM [-2] [-l LEVEL] [-r RULES] [-o TARGET] [-s SEED] [-g WxH] [-v SPEED] [-p FOLDER]" >&2; exit 2; }
[ $# -ge 1 ] || usage
program=$1; shift
two=no level=normal rules=dueling-tigers option='' seed=7 size=1280x800 speed=fast pictures=''
while getopts 2l:r:o:s:g:v:p: flag; do
    case $flag in
    2) two=yes ;;
    l) level=$OPTARG ;;
    r) rules=$OPTARG ;;
    o) option=$OPTARG ;;
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
for wait in 1 2 3 4 5 6 7 8 9 10; do
    [ -s "$work/display" ] && break
    sleep 0.3
done
DISPLAY=:$(cat "$work/display"); export DISPLAY
SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy "$program" --rules "$rules" --data "$work/data" --trace "$trace" --seed "$seed" \
    --speed "$speed" --size "$size" 2>"$work/errors" &
program_id=$!

# Writes "id x y" of the middle of every target in the last whole line of the trace, and "scene NAME", "ask N".
targets() {
    tail -n 1 "$trace" 2>/dev/null | awk '
    /\]}$/ || /}$/ {
        line = $0
        if (match(line, /"scene":"[^"]*"/)) print "scene", substr(line, RSTART + 9, RLENGTH - 10)
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

# Chooses what to click: a win, a Riichi, a kong or pung now and then, else a discard or a step for the dummy.
choose() {
    awk -v turn="$1" -v two="$two" -v option="$option" -v rules="$rules" '
    $1 == "scene" { scene = $2; next }
    { place[$1] = $2 " " $3; order[++count] = $1 }
    $1 ~ /^hand:/ { hand[++hands] = $1 }
    $1 ~ /^dummy:/ { row[++rows] = $1 }
    $1 ~ /^guess:/ { guess[++guesses] = $1 }
    $1 ~ /^button:chow-[0-9]/ { run = $1 }
    function take(id) { if (!done && (id in place)) { print id, place[id]; done = 1 } }
    END {
        if (scene == "match-result") { print "END 0 0"; exit }
        if (scene == "title") take("card:" rules)
        if (scene == "mode") take(two == "yes" ? "button:two" : "button:new")
        if (scene == "options" && option) take(option)
        take("button:yes"); take("button:start"); take("button:ready"); take("button:win")
        take("button:treasure-yes")
        take("button:named")
        if ("button:take-back" in place) for (id in place) if (id ~ /^name:/) take(id)
        if (turn % 11 == 5) take("button:declare")
        if (run) take(run)
        take("button:guess")
        if (guesses) take(guess[turn * 7 % guesses + 1])
        take("button:keep")
        take("keep:" turn % 3)
        take("button:remove-" substr("mps", turn % 3 + 1, 1))
        if (turn % 3) { take("button:pung"); take("button:kong"); take("button:chow") }
        take("button:pass")
        take("button:riichi")
        if (turn % 2) take("button:tenpai")
        if (turn % 2) take("wall")
        if (rows) take(row[turn % rows + 1])
        take("wall")
        if (hands) take(hand[turn % 2 ? hands : turn % hands + 1])
        take("button:next")
    }'
}

picture() {
    [ -n "$pictures" ] && command -v import >/dev/null && import -window root "$pictures/$1.png"
}

clicks=0 idle=0 last_scene=
while :; do
    kill -0 "$program_id" 2>/dev/null || { echo "$0: the program ended early" >&2; cat "$work/errors" >&2; exit 1; }
    [ -f "$trace" ] || { sleep 0.2; idle=$((idle + 1)); [ $idle -lt 100 ] || exit 1; continue; }
    before=$(wc -l <"$trace")
    list=$(targets)
    scene=$(printf '%s\n' "$list" | awk '$1 == "scene" { print $2; exit }')
    [ "$scene" = "$last_scene" ] || { picture "$(printf '%04d' $clicks)-$scene"; last_scene=$scene; }
    # shellcheck disable=SC2046 # the choice is several words
    set -- $(printf '%s\n' "$list" | choose $clicks)
    if [ $# -lt 3 ]; then
        sleep 0.1
        idle=$((idle + 1))
        [ $idle -lt 200 ] || { echo "$0: nothing to click in $scene" >&2; tail -n 1 "$trace" >&2; picture stuck; exit 1; }
        continue
    fi
    [ "$1" = END ] && break
    [ "$1" = "$option" ] && option=
    window=$(xdotool search --onlyvisible --name 'Dueling Tigers' | head -n 1)
    xdotool mousemove --window "$window" "$2" "$3" click 1
    clicks=$((clicks + 1))
    # shellcheck disable=SC2034 # only counts
    for wait in 1 2 3 4 5 6 7 8; do
        [ "$(wc -l <"$trace")" -gt "$before" ] && break
        sleep 0.05
    done
    [ "$(wc -l <"$trace")" -gt "$before" ] && idle=0 || idle=$((idle + 4))
    [ $idle -lt 200 ] || { echo "$0: clicking $1 in $scene changes nothing" >&2; picture stuck; exit 1; }
done
picture "$(printf '%04d' $clicks)-match-result"
cat "$work/errors" >&2
echo "a match was played to its end with $clicks clicks"
