#!/bin/sh
# Measures players against each other and prints rows of the tables of docs/opponents.md.
#
#   strength.sh BIN RULES PAIRS A B [JOBS]
#
# BIN is the folder of `tigers` and, for the player "plain", of tool_plain_bot. The seed is always 1.
set -eu
bin=$1 rules=$2 pairs=$3 jobs=${6:-1}

spec() { if [ "$1" = plain ]; then echo "cmd:$bin/tool_plain_bot $rules"; else echo "$1"; fi; }

result=$("$bin/tigers" arena --json --rules "$rules" --pairs "$pairs" --seed 1 --jobs "$jobs" "$(spec "$4")" "$(spec "$5")")
whole=${result%%,\"a\":*}
a=${result##*\"a\":} b=${result##*\"b\":}
a=${a%%,\"b\":*}

# The number of field $2 in the text $1.
number() { printf '%s\n' "$1" | sed "s/.*\"$2\":\([-0-9.e]*\).*/\1/"; }

awk -v mode="$rules" -v names="$4 - $5" -v pairs="$pairs" -v points="$(number "$whole" points)" \
    -v margin="$(number "$whole" margin)" -v win="$(number "$whole" mean_win)" -v won="$(number "$whole" won)" \
    -v lost="$(number "$whole" lost)" -v drawn="$(number "$whole" drawn)" -v fed="$(number "$a" deal_in)" \
    -v fed_b="$(number "$b" deal_in)" -v mean="$(number "$a" mean_ms)" -v median="$(number "$a" median_ms)" \
    -v longest="$(number "$a" longest_ms)" 'BEGIN {
    form = win > 100 ? "%+.0f ± %.0f" : win > 20 ? "%+.1f ± %.1f" : "%+.2f ± %.2f"
    printf "| %s | %s | " form " | %+.1f ± %.1f %% | %.0f %% | %.0f %% | %.0f %% | %.1f %%, %.1f %% | %d | %.3g, %.2g, %.3g ms |\n",
        mode, names, points, margin, 100 * points / win, 100 * margin / win, 100 * won, 100 * lost, 100 * drawn,
        100 * fed, 100 * fed_b, pairs, mean, median, longest
}'
