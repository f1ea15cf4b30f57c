#!/bin/sh
# Makes a network of assets/nets again, from nothing.
#
#   learn.sh NETWORK FOLDER [BIN]
#
# BIN is the folder of tool_learn (build/release/bin). The network comes to FOLDER/NETWORK.net and what the learner
# says to FOLDER/NETWORK.log. A run that was cut off goes on with the stage it was at. The stages of the forecast
# networks are those the shipped ones learned by; the others were fitted by earlier programs (commit 67c432fa) to
# about as many rounds.
set -eu
network=$1 folder=$2 bin=${3:-build/release/bin}

# Of each stage the rounds, the rate, how far the average follows, and the rest.
case $network in
foresee-tenpai)
    stages='200000 1e-3 0.03 taught=1
            400000 1e-3 0.03
            600000 4e-4 0.02
            800000 1e-4 0.01
            1000000 1e-4 0.005 lambda=0.9 keep=2 batch=2048
            2000000 4e-5 0.005 lambda=0.9 keep=2 batch=2048' ;;
foresee-one-suit)
    stages='1000000 1e-3 0.03 keep=2
            1000000 4e-4 0.02 keep=2
            2000000 1e-4 0.01 keep=2
            1000000 5e-5 0.005 lambda=0.9 keep=1 batch=2048' ;;
foresee-classic)
    stages='50000 1e-3 0.03 lambda=0.9 batch=2048 taught=1
            300000 1e-3 0.03 lambda=0.9 batch=2048
            500000 4e-4 0.02 lambda=0.9 batch=2048
            4150000 1e-4 0.01 lambda=0.9 batch=2048' ;;
tigers)
    stages='240000 2e-3 0.03 taught=1 keep=1 batch=512
            400000 1e-3 0.02 lambda=0.4 keep=1 batch=512
            400000 3e-4 0.01 lambda=0.4 keep=1 batch=512
            400000 1e-4 0.005 lambda=0.4 keep=1 batch=512' ;;
four-*)
    stages='10000 2e-3 0.03 taught=1 keep=1 batch=512 update=512
            40000 1e-3 0.02 lambda=0.4 keep=1 batch=512 update=512
            40000 3e-4 0.01 lambda=0.4 keep=1 batch=512 update=512
            20000 1e-4 0.005 lambda=0.4 keep=1 batch=512 update=512' ;;
luck-tigers | luck-tenpai | luck-one-suit)
    stages='40000 2e-3 0.03 batch=256 update=512
            40000 6e-4 0.02 batch=256 update=512
            40000 2e-4 0.01 batch=256 update=512' ;;
luck-*)
    stages='8000 2e-3 0.03 lambda=0.7 batch=256 update=128
            8000 6e-4 0.02 lambda=0.7 batch=256 update=128
            8000 2e-4 0.01 lambda=0.7 batch=256 update=128' ;;
*)
    echo "learn.sh: there is no network $network" >&2
    exit 2 ;;
esac

mkdir -p "$folder"
file=$folder/$network.net
done=0 stage=0
[ ! -f "$folder/$network.stage" ] || done=$(cat "$folder/$network.stage")
printf '%s\n' "$stages" | while read -r rounds rate follow rest; do
    stage=$((stage + 1))
    [ "$stage" -gt "$done" ] || continue
    echo "stage $stage: $rounds rounds, rate=$rate follow=$follow $rest" >>"$folder/$network.log"
    # shellcheck disable=SC2086 # one word a value
    "$bin/tool_learn" "$network" "$file" "$rounds" "$stage" "rate=$rate" "follow=$follow" $rest >>"$folder/$network.log"
    echo "$stage" >"$folder/$network.stage"
done
