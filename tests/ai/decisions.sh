#!/bin/sh
# Prints seeded matches of hard, for `cmp` before and after a change that is not to change how opponents move.
#
#   decisions.sh BIN [COUNT [MODE...]]
#
# BIN is the folder of `tigers`. Of every mode (all five if none is named) matches of seeds 1, 2, ... are played until
# hard has decided COUNT times (10,000): odd seeds with hard on every seat, even ones with normal on every other.
# The records go to standard output, how many decisions of hard they hold to standard error.
set -eu
bin=$1 want=${2:-10000}
if [ $# -lt 2 ]; then shift; else shift 2; fi
[ $# -gt 0 ] || set -- dueling-tigers tenpai-duel one-suit patterns classic
record=$(mktemp)
trap 'rm -f "$record"' EXIT

# seats MODE SEED: who sits where, in the words of `tigers play`.
seats() {
  other=hard
  [ $(($2 % 2)) -eq 1 ] || other=normal
  case $1 in
  patterns | classic) echo "--seat east=hard --seat south=$other --seat west=hard --seat north=$other" ;;
  *) echo "--seat east=hard --seat west=$other" ;;
  esac
}

for mode; do
  seed=1 count=0
  while [ "$count" -lt "$want" ]; do
    # shellcheck disable=SC2046
    "$bin/tigers" play --rules "$mode" --seed "$seed" $(seats "$mode" "$seed") --record "$record" >/dev/null
    cat "$record"
    of_match=$(awk '$1 == "player" && $4 == "hard" { hard[$2] = 1 } $1 in hard { n++ } END { print n + 0 }' "$record")
    count=$((count + of_match)) seed=$((seed + 1))
  done
  echo "$mode: $count decisions of hard in $((seed - 1)) matches" >&2
done
