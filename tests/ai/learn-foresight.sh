#!/bin/sh
# Makes the network of a mode that foresees what comes of moves (docs/opponents.md "Foresight").
#
#   learn-foresight.sh BIN FOLDER MODE
#   learn-foresight.sh BIN FOLDER all      of all modes, two at a time
#
# BIN is the folder of tool_foresight. It learns from nothing, stage by stage, and says in FOLDER/MODE.log what it sees;
# a sitting that was cut off goes on with the stage it was at. At the end FOLDER/MODE.net is what plays.
set -eu
bin=$1 folder=$2 mode=$3
mkdir -p "$folder"
net=$folder/$mode

# Dueling Tigers takes as long as the others together.
if [ "$mode" = all ]; then
    sh "$0" "$bin" "$folder" dueling-tigers &
    for other in one-suit tenpai-duel patterns classic; do
        sh "$0" "$bin" "$folder" "$other"
    done
    wait $!
    exit
fi

# Of each stage the rounds, the rate, how far the average follows, and the rest.
case $mode in
dueling-tigers)
    stages='100000 1e-3 0.03 taught=1
            500000 1e-3 0.03
            600000 4e-4 0.02
            800000 1e-4 0.01
            3800000 2e-4 0.01 lambda=0.9 keep=2 batch=2048
            5200000 1e-4 0.005 lambda=0.9 keep=2 batch=2048
            12000000 5e-5 0.005 lambda=0.9 keep=2 batch=2048
            20000000 2e-5 0.003 lambda=0.9 keep=2 batch=2048' ;;
tenpai-duel)
    stages='200000 1e-3 0.03 taught=1
            400000 1e-3 0.03
            600000 4e-4 0.02
            800000 1e-4 0.01
            1000000 1e-4 0.005 lambda=0.9 keep=2 batch=2048
            2000000 4e-5 0.005 lambda=0.9 keep=2 batch=2048' ;;
one-suit)
    stages='1000000 1e-3 0.03 keep=2
            1000000 4e-4 0.02 keep=2
            2000000 1e-4 0.01 keep=2
            1000000 5e-5 0.005 lambda=0.9 keep=1 batch=2048' ;;
patterns | classic)
    stages='50000 1e-3 0.03 lambda=0.9 batch=2048 taught=1
            300000 1e-3 0.03 lambda=0.9 batch=2048
            500000 4e-4 0.02 lambda=0.9 batch=2048
            4150000 1e-4 0.01 lambda=0.9 batch=2048' ;;
*)
    echo "learn-foresight.sh: there is no mode $mode" >&2
    exit 2 ;;
esac

done=0
[ ! -f "$net.stage" ] || done=$(cat "$net.stage")
stage=0
printf '%s\n' "$stages" | while read -r rounds rate follow rest; do
    stage=$((stage + 1))
    [ "$stage" -gt "$done" ] || continue
    echo "stage $stage: $rounds rounds, rate=$rate follow=$follow $rest" >> "$net.log"
    # shellcheck disable=SC2086 # one word a value
    "$bin/tool_foresight" learn "$mode" "$net" "$rounds" "$stage" "rate=$rate" "follow=$follow" $rest >> "$net.log"
    echo "$stage" > "$net.stage"
done
"$bin/tool_foresight" whole "$mode" "$net" "$net.net"
