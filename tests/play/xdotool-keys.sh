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
takes='' usage_of=''
# shellcheck source=tests/play/xdotool-common.sh
. "$(dirname "$0")/xdotool-common.sh"

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
    $1 ~ /^button:kong-[0-9]/ { quads++ }
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
        if (quads) press(1 + turn % quads, "button:menu")
        press("Return", "button:guess")
        if (guesses) reach(guess[turn * 7 % guesses + 1])
        press("Return", "button:keep")
        reach("keep:" turn % 3)
        if (turn % 2) press(1 + turn % 3, "button:remove-" substr("mps", 1 + turn % 3, 1))
        reach("button:remove-" substr("mps", 1 + turn % 3, 1))
        if (turn % 3) { press("p", "button:pung"); press("k", "button:kong"); press("c", "button:chow") }
        press("space", "button:pass"); press("space", "button:done")
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

keys=0 moves=0 walked=0 window=''
while :; do
    look_at $keys
    # shellcheck disable=SC2046 # the words of the answer
    set -- $(printf '%s\n' "$list" | choose $moves $walked)
    [ $# -eq 2 ] || { idle_on; continue; }
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
    await_change "pressing $1 for $2"
done
the_end $keys keys
