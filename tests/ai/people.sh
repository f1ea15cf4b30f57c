#!/bin/sh
# Prints the ladder and the habits of the people for docs/opponents.md: each against normal over duplicate pairs, and
# the easiest against the beginner who only makes sets.
#
#   people.sh BIN [PAIRS [SEED [MODE...]]]
#
# BIN is the folder of tool_people, tool_sets_bot and `tigers`. PAIRS (4,000) are those of Dueling Tigers; the modes whose
# rounds take longer get a share of them. SEED (1) is that of the deals: figures that are told come from one by which no
# weight was chosen.
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
  echo "$mode (against normal; points, of a mean win, won, lost, calls, declared in 100 rounds, draws, deals in, a win)"
  for who in nino mei otto kai lin ravi zora amara; do
    "$bin/tool_people" "$mode" "$(of "$mode" "$who")" "$seed" "$who"
  done
  echo "the beginner who only makes sets - nino"
  "$bin/tigers" arena --rules "$mode" --pairs $((pairs / 4)) --seed "$seed" "cmd:$bin/tool_sets_bot $mode" nino | sed -n 2,3p
done
