#!/bin/sh
# make-icns.sh FILE: the icon of the bundle from assets/icon: by iconutil on a Mac, by png2icns (package icnsutils) elsewhere,
# which knows fewer sizes.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
out=${1:?usage: make-icns.sh FILE}
icon=$root/assets/icon/dueling-tigers

if command -v iconutil >/dev/null 2>&1; then
    set=$(mktemp -d)/dueling-tigers.iconset
    mkdir "$set"
    for size in 16 32 128 256; do
        cp "$icon-$size.png" "$set/icon_${size}x$size.png"
    done
    cp "$icon-32.png" "$set/icon_16x16@2x.png"
    cp "$icon-64.png" "$set/icon_32x32@2x.png"
    cp "$icon-256.png" "$set/icon_128x128@2x.png"
    cp "$icon-512.png" "$set/icon_256x256@2x.png"
    cp "$icon-512.png" "$set/icon_512x512.png"
    iconutil --convert icns --output "$out" "$set"
    rm -rf "$(dirname "$set")"
else
    command -v png2icns >/dev/null 2>&1 || {
        echo "make-icns.sh: needs iconutil (a part of macOS) or png2icns (package icnsutils)" >&2
        exit 1
    }
    png2icns "$out" "$icon-16.png" "$icon-32.png" "$icon-48.png" "$icon-128.png" "$icon-256.png" "$icon-512.png" >/dev/null
fi
