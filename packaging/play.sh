#!/bin/sh
# play.sh: installs what is missing, builds the game and starts it. Its arguments are the game's (--help lists them).
# Without a display the game plays itself, into pictures and a log.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"

# True if a window can be opened, or the arguments ask for none.
can_start() {
    case $(uname -s) in
    Darwin | MINGW* | MSYS* | CYGWIN*) return 0 ;;
    esac
    [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || return 0
    for argument in "$@"; do
        case $argument in
        --help | --version | --screenshot | --screenshot=* | --screens | --screens=*) return 0 ;;
        esac
    done
    return 1
}

# The computer plays both seats of one round; build/demo gets the record, a log and a picture of every step.
demo() {
    demo=$root/build/demo
    bin=$root/build/release/bin
    rm -rf "$demo"
    mkdir -p "$demo/screens"
    "$bin/tigers" play --rules dueling-tigers --seed 17 --rounds 1 --seat east=normal --seat west=normal \
        --record "$demo/match.tigers" >"$demo/result.txt"
    "$bin/tigers" replay "$demo/match.tigers" >"$demo/log.txt"
    SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy \
        "$bin/dueling-tigers" --replay "$demo/match.tigers" --screens "$demo/screens" --data "$demo/data"
    cat "$demo/result.txt"
    set -- "$demo"/screens/*.png
    say "The round is in $demo: $# pictures in screens, the moves in log.txt."
}

# shellcheck disable=SC2046 # one word a need
install_missing $(game_needs)
# shellcheck disable=SC2046
install_if_possible $(friend_needs)
say "Building the game in build/release (the first time takes about a minute)."
build release
if can_start "$@"; then
    say "Starting Dueling Tigers."
    exec "$root/build/release/bin/dueling-tigers" "$@"
fi
say "There is no display here, so the game plays a round by itself, in pictures."
demo
