#!/bin/sh
# Starts Dueling Tigers from the folder it was unpacked to. Its arguments are the game's (--help lists them).
here=$(dirname -- "$(readlink -f -- "$0")")
exec "$here/bin/dueling-tigers" "$@"
