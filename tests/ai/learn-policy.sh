#!/bin/sh
# Lets the policy for Dueling Tigers learn, two programs side by side: each plays and learns from where both stand, then
# the mean of what they have come to is where both go on. Goes on from what lies in the folder, or from what is kept
# beside this script, or, where neither is, from nothing: then first from a teacher's moves.
#
#   learn-policy.sh BIN FOLDER GENERATIONS [PAIRS [KNOB...]]
#
# BIN is the folder of tool_policy, of a Release build if time counts. A generation is 2 x 65,536 rounds. FOLDER/log tells
# what came of each; every fourth is held against exact normal over PAIRS (16,000) pairs, always the same. KNOBs such as
# passes=2 are handed on to `tool_policy learn`. Where the folder's policy stands, in generations since the teacher, is
# FOLDER/dueling-tigers.generation. To keep it: copy FOLDER/dueling-tigers.* beside this script, into policy/.
set -eu
bin=$1 folder=$2 generations=$3 pairs=${4:-16000}
knobs=
if [ $# -gt 4 ]; then
  shift 4
  knobs=$*
fi
kept=$(dirname -- "$0")/policy
rounds=65536
here=$folder/dueling-tigers

put() { cp "$1.actor" "$2.actor" && cp "$1.critic" "$2.critic"; }

learn() {
  # shellcheck disable=SC2086 # knobs are words of their own
  "$bin/tool_policy" learn "$1" $rounds "$2" rate=3e-4 update=8192 entropy=0.01 $knobs >"$1.log"
}

mkdir -p "$folder"
if [ ! -e "$here.actor" ] && [ -e "$kept/dueling-tigers.actor" ]; then
  put "$kept/dueling-tigers" "$here"
  cp "$kept/dueling-tigers.generation" "$here.generation"
elif [ ! -e "$here.actor" ]; then
  "$bin/tool_policy" distil "$here" 200704 2 exact rate=1e-3 >>"$folder/log"
  "$bin/tool_policy" distil "$here" 81920 20 exact rate=7e-4 >>"$folder/log"
  echo 0 >"$here.generation"
fi
at=$(cat "$here.generation") last=$((at + generations))
while [ "$at" -lt "$last" ]; do
  at=$((at + 1))
  put "$here" "$folder/a"
  put "$here" "$folder/b"
  learn "$folder/a" $((2 * at + 100)) &
  other=$!
  learn "$folder/b" $((2 * at + 101))
  wait $other
  "$bin/tool_policy" mean "$here" "$folder/a" "$folder/b"
  echo $at >"$here.generation"
  tail -n 1 "$folder/a.log" | sed "s/^ *[0-9]* rounds,/generation $at:/" >>"$folder/log"
  [ $((at % 4)) -ne 0 ] || "$bin/tool_policy" match "$here" "$pairs" 7 exact ways=6 >>"$folder/log"
done
tail -n 3 "$folder/log"
