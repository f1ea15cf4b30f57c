#!/bin/sh
# A player for the tests: reads the referee's lines and answers by its MODE.
#   first FILE     wins if it can, else makes the first move of the list; keeps all it hears in FILE
#   last           makes the last move of the list
#   illegal        asks for a suit that there is not
#   nonsense       answers with no JSON
#   wordless       answers with JSON that holds no action
#   silent         hears everything and never answers
#   dies N         ends instead of giving its Nth answer
#   chatty         writes far more than a line can hold, without ever ending it
mode=$1
if [ "$mode" = first ]; then exec 3>"$2"; fi
if [ "$mode" = chatty ]; then yes | tr -d '\n'; fi
asked=0
while IFS= read -r line; do
    if [ "$mode" = first ]; then printf '%s\n' "$line" >&3; fi
    case $line in
    '{"type":"ask"'*) ;;
    *) continue ;;
    esac
    asked=$((asked + 1))
    actions=${line#*\"actions\":[\"}
    actions=${actions%%\"],\"view\"*}
    case $mode in
    first)
        action=${actions%%\"*}
        case \"$actions\" in *\"win\"*) action=win ;; esac
        printf '{"action":"%s"}\n' "$action"
        ;;
    last) printf '{"thought":"why not?","action":"%s"}\n' "${actions##*\"}" ;;
    illegal) echo '{"action":"remove z"}' ;;
    nonsense) echo 'well, let me see' ;;
    wordless) echo '{"move":"pass"}' ;;
    dies) if [ "$asked" -ge "$2" ]; then exit 0; fi
        printf '{"action":"%s"}\n' "${actions%%\"*}" ;;
    esac
done
