#!/bin/sh
# Prints seeded matches of every level, for `cmp` before and after a change that is not to change how opponents move.
#
#   [LEVELS="easy hard"] decisions.sh BIN [COUNT [MODE...]]
#
# BIN is the folder of `tigers`. Of every mode (all five if none is named) and every level (all four if LEVELS is not set)
# matches of seeds 1, 2, ... are played until the level has decided COUNT times (10,000): odd seeds with it on every
# seat, even ones with another on every other. The records go to standard output, how many decisions of the level they
# hold to standard error.
set -eu
bin=$1 want=${2:-10000}
if [ $# -lt 2 ]; then shift; else shift 2; fi
[ $# -gt 0 ] || set -- dueling-tigers tenpai-duel one-suit patterns classic
record=$(mktemp)
trap 'rm -f "$record"' EXIT

# seats MODE SEED LEVEL: who sits where, in the words of `tigers play`.
seats() {
  other=$3
  if [ $(($2 % 2)) -eq 0 ]; then
    other=normal
    [ "$3" != normal ] || other=easy
  fi
  case $1 in
  patterns | classic) echo "--seat east=$3 --seat south=$other --seat west=$3 --seat north=$other" ;;
  *) echo "--seat east=$3 --seat west=$other" ;;
  esac
}

for mode; do
  for level in ${LEVELS:-random easy normal hard}; do
    seed=1 count=0
    while [ "$count" -lt "$want" ]; do
      # shellcheck disable=SC2046
      "$bin/tigers" play --rules "$mode" --seed "$seed" $(seats "$mode" "$seed" "$level") --record "$record" >/dev/null
      cat "$record"
      of_match=$(awk -v level="$level" '$1 == "player" && $4 == level { its[$2] = 1 } $1 in its { n++ } END { print n + 0 }' "$record")
      count=$((count + of_match)) seed=$((seed + 1))
    done
    echo "$mode: $count decisions of $level in $((seed - 1)) matches" >&2
  done
done
