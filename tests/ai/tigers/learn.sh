#!/bin/sh
# Learns the network of hard in Dueling Tigers from nothing (docs/opponents.md "Training").
#
#   learn.sh BIN FOLDER [ROUNDS [GENERATIONS]]
#
# BIN is the folder of tool_learn. Networks (1.fit, 2.fit, ...) and what is learned from come into FOLDER: some 25 GB
# with 120,000 rounds and 7 generations, half of which are in memory at the end. A line for each generation tells how it plays
# against normal with a feeling that is never off.
set -eu
tool=$1/tool_learn folder=$2 rounds=${3:-120000} generations=${4:-7}
mkdir -p "$folder"

"$tool" gather "$folder/0.bin" $((rounds * 2)) 1 normal normal
"$tool" fit "$folder/0.fit" - "$folder/0.bin" lambda=1 passes=1.5 rate=0.002 decay=0
set --
generation=1
while [ "$generation" -le "$generations" ]; do
  last=$folder/$((generation - 1)).fit
  "$tool" gather "$folder/$generation.a.bin" "$rounds" $((10 * generation + 1)) "$last" normal reckoned=100
  "$tool" gather "$folder/$generation.b.bin" $((rounds / 2)) $((10 * generation + 2)) "$last" "$last" reckoned=100
  set -- "$@" "$folder/$generation.a.bin" "$folder/$generation.b.bin"
  "$tool" fit "$folder/$generation.fit" "$last" "$@" passes=0.8
  "$tool" match "$folder/$generation.fit" 4000 7 normal reckoned=100
  generation=$((generation + 1))
done
