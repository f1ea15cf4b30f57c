#!/bin/sh
# Plays a whole match by real mouse clicks under Xvfb: xdotool clicks what the trace says can be clicked.
#
#   xdotool-match.sh PROGRAM [-2] [-l LEVEL] [-r RULES] [-o TARGET] [-k CLICKS] [-s SEED] [-g WIDTHxHEIGHT]
#                    [-z FACTOR] [-v SPEED] [-p FOLDER]
#
# -2 plays the hot seat, two persons (and two opponents where four play); -l is the opponents' level; -o is clicked once
# on the screen of options, such as option:0:0; -k kills the program (-9) after so many clicks, starts it again and goes on by
# "Continue", from the very save; -z is for a scaled screen: pixels a point of the trace has; -p keeps a picture of every scene.
# Exits 0 once the match's result is on the screen, 1 if nothing can be clicked or nothing changes for twenty seconds.
set -u
takes='o:k:' usage_of=' [-o TARGET] [-k CLICKS]'
# shellcheck source=tests/play/xdotool-common.sh
. "$(dirname "$0")/xdotool-common.sh"

# Chooses what to click: a win, a Riichi, a kong or pung now and then, else a discard or a step for the dummy.
choose() {
    awk -v turn="$1" -v two="$two" -v option="$option" -v rules="$rules" -v killed="$killed" '
    $1 == "scene" { scene = $2; next }
    $1 == "focus" { next }
    { place[$1] = $2 " " $3; order[++count] = $1 }
    $1 ~ /^hand:/ { hand[++hands] = $1 }
    $1 ~ /^dummy:/ { row[++rows] = $1 }
    $1 ~ /^guess:/ { guess[++guesses] = $1 }
    $1 ~ /^button:chow-[0-9]/ { run = $1 }
    $1 ~ /^button:kong-[0-9]/ { quad = $1 }
    function take(id) { if (!done && (id in place)) { print id, place[id]; done = 1 } }
    END {
        if (scene == "match-result") { print "END 0 0"; exit }
        if (scene == "title") take(killed ? "button:continue" : "card:" rules)
        if (scene == "mode") take(two == "yes" ? "button:two" : "button:new")
        if (scene == "options" && option) { take("button:unfold"); take(option) }
        take("button:yes"); take("button:start"); take("button:ready"); take("button:win")
        take("button:treasure-yes")
        take("button:named")
        if ("button:take-back" in place) for (id in place) if (id ~ /^name:/) take(id)
        if (turn % 11 == 5) take("button:declare")
        if (run) take(run)
        if (quad) take(quad)
        take("button:guess")
        if (guesses) take(guess[turn * 7 % guesses + 1])
        take("button:keep")
        take("keep:" turn % 3)
        take("button:remove-" substr("mps", turn % 3 + 1, 1))
        if (turn % 3) { take("button:pung"); take("button:kong"); take("button:chow") }
        take("button:pass"); take("button:done")
        take("button:riichi")
        if (turn % 2) take("button:tenpai")
        if (turn % 2) take("wall")
        if (rows) take(row[turn % rows + 1])
        take("wall")
        if (hands) take(hand[turn % 2 ? hands : turn % hands + 1])
        take("button:next")
    }'
}

# Kills the program and starts it again; what was saved by then is kept beside.
kill_program() {
    kill -9 "$program_id"
    wait "$program_id" 2>/dev/null
    cp "$work/data/$rules.tigers" "$work/kept" || stop "nothing was saved when the program was killed"
    rm "$trace"
    killed=yes last_scene=''
    start_program
}

# Once the title is left: the match that goes on begins with all that was saved.
check_going_on() {
    head -c "$(wc -c <"$work/kept")" "$work/data/$rules.tigers" | cmp -s - "$work/kept" ||
        stop "what goes on is not what was saved"
    echo "killed after $kill_at clicks, and gone on with"
    killed=''
}

clicks=0 killed=''
while :; do
    look_at $clicks
    case $killed:$scene in
    : | *: | *:title) ;; # a line of the trace that is being written names no scene
    yes:*) check_going_on ;;
    esac
    # shellcheck disable=SC2046 # the choice is several words
    set -- $(printf '%s\n' "$list" | choose $clicks)
    [ $# -eq 3 ] || { idle_on; continue; }
    [ "$1" = END ] && break
    [ "$1" = "$option" ] && option=
    window=$(xdotool search --onlyvisible --name 'Dueling Tigers' | head -n 1)
    xdotool mousemove --window "$window" $(($2 * zoom)) $(($3 * zoom)) click 1
    clicks=$((clicks + 1))
    await_change "clicking $1"
    [ "$clicks" != "$kill_at" ] || kill_program
done
the_end $clicks clicks
