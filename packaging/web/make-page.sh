#!/bin/sh
# make-page.sh BUILD NOTICES PAGE: puts what a web server needs into the folder PAGE: the programs that were built by emscripten
# in BUILD, the game's files packed, and the page itself. The first picture waits for game.pack alone; music and the large fonts
# come after it, in rest.pack.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
[ $# -eq 3 ] || {
    echo "usage: make-page.sh BUILD NOTICES PAGE" >&2
    exit 1
}
root=$here/../.. build=$1 notices=$2 page=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

rm -rf "$page"
mkdir -p "$page" "$work/first/fonts" "$work/rest/fonts" "$work/rest/assets/sounds"
cmake --install "$build" --prefix "$work/installed" >/dev/null
cp -r "$work/installed/share/dueling-tigers/assets" "$work/first/assets"
rm -rf "$work/first/assets/icon" "$work/first/assets/LICENSE-CC0.txt"
mv "$work/first/assets/sounds/music" "$work/rest/assets/sounds/music"
cp "$root"/fonts/*.ttf "$work/first/fonts"
cp "$root"/fonts/*.otf "$work/rest/fonts"
python3 "$here/pack.py" "$page/game.pack" /dueling-tigers.wasm="$build/bin/dueling-tigers.wasm" /="$work/first"
python3 "$here/pack.py" "$page/rest.pack" /="$work/rest"

cp "$here/index.html" "$here/page.js" "$here/worker.js" "$here/game.webmanifest" "$build/bin/dueling-tigers.js" "$page"
cp "$root/assets/icon/dueling-tigers.svg" "$page/icon.svg"
for size in 32 256 512; do
    cp "$root/assets/icon/dueling-tigers-$size.png" "$page/icon-$size.png"
done
cp "$root/LICENSE" "$page/LICENSE.txt"
cat "$notices" >"$page/THIRD-PARTY.txt"
for licence in "$root"/fonts/OFL-*.txt; do
    cp "$licence" "$page"
done
chmod -R u=rwX,go=rX "$page"
