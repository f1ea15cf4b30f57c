#!/bin/sh
# run.sh: the core's figures and their ratios to peers and limits measured in the same run.
#   tests/bench/run.sh [FOLDER]    of the programs, build/release/bin without it
# Prints one line a figure: what, figure, unit, ratio, against what. A peer's ratio says how many times as fast ours
# is, a limit's how many times as long ours takes. Needs a build with tests:
#   cmake --preset release -DTIGERS_TESTS=ON && cmake --build build/release
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
bin=${1:-$root/build/release/bin}
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
"$bin/tool_bench_plain" >"$lines"
"$bin/tigers" bench >>"$lines"

# The lines are flat objects of known order: the quotes and commas alone tell the fields.
sed -n 's/^{"bench":"\([^"]*\)","what":"\([^"]*\)","unit":"\([^"]*\)","median":\([^,]*\),"least":[^,]*,"most":\([^,]*\),.*/\1|\2|\3|\4|\5/p' "$lines" |
    awk -F'|' '
function row(bench, what, against, kind, figure, other) {
    figure = value[bench "|" what]
    other = value["plain|" against]
    if (figure == "" || (kind != "" && other == "")) {
        print "run.sh: no line for " bench ": " what " or " against > "/dev/stderr"
        exit 1
    }
    printf "%-52s %10.4g %-11s", bench ": " what, figure, unit[bench "|" what]
    if (kind == "peer")
        printf "%8.4gx as fast as %s (%.4g)", other / figure, against, other
    if (kind == "limit")
        printf "%8.3gx as long as %s (%.4g)", figure / other, against, other
    if (kind == "share")
        printf "%8.3g of %s (%.4g)", figure / other, against, other
    printf "\n"
}
{ value[$1 "|" $2] = $4; unit[$1 "|" $2] = $3; most[$1 "|" $2] = $5 }
END {
    row("shanten", "standard form, 14 of 136 tiles", "shanten by the textbook, standard form, 14 of 136 tiles", "peer")
    row("shanten", "standard form, 14 of 136 tiles", "reading 14 of 136 tiles", "limit")
    row("shanten", "three forms, 14 of 136 tiles", "shanten by the textbook, three forms, 14 of 136 tiles", "peer")
    row("shanten", "three forms, 14 tiles of one suit", "shanten by the textbook, three forms, 14 tiles of one suit", "peer")
    row("waits", "three forms, 13 of 136 tiles", "waits by the textbook, three forms, 13 of 136 tiles", "peer")
    row("waits", "three forms, 13 of 136 tiles", "waits by trying all kinds with our shanten", "peer")
    row("score", "riichi, a winning hand with fu, han and points", "taking a complete hand apart", "limit")
    row("apply", "game_apply and game_legal, a move in mid-round", "copying a game", "limit")
    row("apply", "sizeof(struct game)", "", "")
    row("tables", "shanten and waits", "", "")
    row("rounds", "random", "random rounds without views", "share")
    row("rounds", "easy", "random rounds without views", "share")
    row("rounds", "normal", "random rounds without views", "share")
    count = split("random easy normal hard", levels, " ")
    for (i = 1; i <= count; i++)
        if ((name = "decision|" levels[i]) in value)
            printf "%-52s %10.4g %-11s at most %.4g\n", "decision: " levels[i], value[name], "ms", most[name]
}'
