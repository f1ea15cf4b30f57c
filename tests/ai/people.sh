#!/bin/sh
# Prints the ladder and the habits of the people for docs/opponents.md: each against normal over duplicate pairs, and
# the easiest against the beginner who only makes sets.
#
#   people.sh BIN [PAIRS [SEED [MODE...]]]
#
# BIN is the folder of tool_match, tool_sets_bot and `tigers`. PAIRS (4,000) are those of Dueling Tigers; the modes whose
# rounds take longer get a share of them. SEED (1) is that of the deals: take figures for the
# page from one by which no weight was chosen.
set -eu
bin=$1 pairs=${2:-4000} seed=${3:-1}
if [ $# -lt 3 ]; then shift $#; else shift 3; fi
[ $# -gt 0 ] || set -- dueling-tigers tenpai-duel one-suit patterns classic

# of MODE WHO: how many pairs.
of() {
  case $1-$2 in
  one-suit-amara) echo $((pairs / 2)) ;;
  patterns-amara | classic-amara) echo $((pairs / 4)) ;;
  patterns-* | classic-*) echo $((pairs / 3)) ;;
  *) echo "$pairs" ;;
  esac
}

for mode; do
  echo "$mode"
  for who in nino mei otto kai lin ravi zora amara; do
    "$bin/tool_match" "$mode" "$(of "$mode" "$who")" "$seed" "$who" normal luck=off | tail -n 1
  done
  echo "the beginner who only makes sets - nino"
  "$bin/tigers" arena --rules "$mode" --pairs $((pairs / 4)) --seed "$seed" "cmd:$bin/tool_sets_bot $mode" nino | sed -n 2,3p
done
