# shellcheck shell=sh disable=SC2034,SC2154 # what one file sets the other reads
# What the scripts that play a match under Xvfb share; read by them with `.`, after `takes` says which options of their own they
# take and `usage_of` how those are written. Starts the program from their arguments; it ends with them.

usage() { echo "usage: $0 PROGRAM [-2] [-l LEVEL] [-r RULES]$usage_of [-s SEED] [-g WxH] [-z FACTOR] [-v SPEED] [-p FOLDER]" >&2; exit 2; }
[ $# -ge 1 ] || usage
program=$1; shift
two=no level=normal rules=dueling-tigers option='' kill_at='' seed=7 size=1280x800 zoom=1 speed=fast pictures=''
while getopts "2l:r:s:g:z:v:p:$takes" flag; do
    case $flag in
    2) two=yes ;;
    l) level=$OPTARG ;;
    r) rules=$OPTARG ;;
    o) option=$OPTARG ;;
    k) kill_at=$OPTARG ;;
    s) seed=$OPTARG ;;
    g) size=$OPTARG ;;
    z) zoom=$OPTARG ;; # pixels a point has, where the screen is scaled
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
Xvfb -displayfd 3 -screen 0 "$((${size%x*} * zoom))x$((${size#*x} * zoom))x24" 3>"$work/display" 2>/dev/null &
server=$!
program_id=
finish() {
    [ -z "$program_id" ] || { kill "$program_id" 2>/dev/null; wait "$program_id" 2>/dev/null; }
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

start_program() {
    SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy "$program" --rules "$rules" --data "$work/data" --trace "$trace" --seed "$seed" \
        --speed "$speed" --size "$size" 2>"$work/errors" &
    program_id=$!
}
start_program

# Writes "id x y" of the middle of every target in the last whole line of the trace, and "scene NAME", "focus NAME".
targets() {
    tail -n 1 "$trace" 2>/dev/null | awk '
    /\]}$/ || /}$/ {
        line = $0
        if (match(line, /"scene":"[^"]*"/)) print "scene", substr(line, RSTART + 9, RLENGTH - 10)
        if (match(line, /"focus":"[^"]*"/)) print "focus", substr(line, RSTART + 9, RLENGTH - 10)
        while (match(line, /"id":"[^"]*","x":[-0-9.]*,"y":[-0-9.]*,"w":[-0-9.]*,"h":[-0-9.]*/)) {
            # a name may hold colons
            text = substr(line, RSTART, RLENGTH)
            name = text; sub(/^"id":"/, "", name); sub(/".*/, "", name)
            numbers = text; sub(/^"id":"[^"]*",/, "", numbers)
            split(numbers, number, /[^-0-9.]+/)
            printf "%s %d %d\n", name, number[2] + number[4] / 2, number[3] + number[5] / 2
            line = substr(line, RSTART + RLENGTH)
        }
    }'
}

picture() {
    [ -n "$pictures" ] && command -v import >/dev/null && import -window root "$pictures/$1.png"
}

# picture_once SCENE COUNT: of each scene one is enough, and the larger the screen the longer it takes.
picture_once() {
    [ -n "$pictures" ] && [ -z "$(find "$pictures" -name "*-$1.png")" ] && picture "$2-$1"
}

stop() {
    echo "$0: $*" >&2
    tail -n 1 "$trace" >&2
    picture stuck
    exit 1
}

# look_at COUNT: waits for the trace; then `list` is what targets writes, `scene` its scene (the first picture of each is
# kept under that count) and `before` how long the trace is.
idle=0 last_scene=''
look_at() {
    while [ ! -f "$trace" ]; do
        sleep 0.2
        idle=$((idle + 1))
        [ $idle -lt 100 ] || exit 1
    done
    kill -0 "$program_id" 2>/dev/null || { echo "$0: the program ended early" >&2; cat "$work/errors" >&2; exit 1; }
    before=$(wc -l <"$trace")
    list=$(targets)
    scene=$(printf '%s\n' "$list" | awk '$1 == "scene" { print $2; exit }')
    [ "$scene" = "$last_scene" ] || { picture_once "$scene" "$(printf '%04d' "$1")"; last_scene=$scene; }
}

# There is nothing to do yet.
idle_on() {
    sleep 0.1
    idle=$((idle + 1))
    [ $idle -lt 200 ] || stop "nothing to choose in $scene"
}

# await_change WHAT: what was done shows in the trace, at the latest after so many times nothing did.
await_change() {
    for _ in 1 2 3 4 5 6 7 8; do
        [ "$(wc -l <"$trace")" -gt "$before" ] && break
        sleep 0.05
    done
    [ "$(wc -l <"$trace")" -gt "$before" ] && idle=0 || idle=$((idle + 4))
    [ $idle -lt 200 ] || stop "$1 in $scene changes nothing"
}

# the_end COUNT WHAT: the match is over.
the_end() {
    picture "$(printf '%04d' "$1")-match-result"
    cat "$work/errors" >&2
    echo "a match was played to its end with $1 $2"
}
