#!/bin/sh
# make-page.sh BUILD NOTICES PAGE: puts what a web server needs into the folder PAGE: the programs that were built by emscripten
# in BUILD, the game's files packed, and the page itself. The first picture waits for program.pack, game.pack and the pack of its
# language; its letters for heads, what opponents know, effects, other languages, music, voices, places and the font of names come after it, in packs of their own.
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
mkdir -p "$page" "$work/game/fonts" "$work/effects/assets" "$work/slanted/fonts" "$work/rest/fonts" "$work/rest/assets/sounds" "$work/nets"
cmake --install "$build" --prefix "$work/installed" >/dev/null
cp -r "$work/installed/share/dueling-tigers/assets" "$work/game/assets"
rm -rf "$work/game/assets/icon" "$work/game/assets/LICENSE-CC0.txt"
mv "$work/game/assets/sounds/music" "$work/game/assets/sounds/voices" "$work/rest/assets/sounds"
mv "$work/game/assets/places" "$work/rest/assets"
mv "$work/game/assets/sounds" "$work/effects/assets"
cp "$root"/fonts/*.ttf "$work/game/fonts"
mv "$work/game/fonts/EBGaramond-MediumItalic.ttf" "$work/slanted/fonts"
cp "$root/fonts/NotoSansCJK-Names.otf" "$work/rest/fonts"

python3 "$here/later.py" "$build/bin/dueling-tigers.wasm" "$work/program.wasm" "$work/later" "$build"/src/language-*.c "$build"/src/net-*.c
for net in "$work"/later/net-*; do
    mv "$net"/* "$work/nets"
done
mv "$work/later/language-texts" "$work/texts" # what every language begins with
for memory in "$work"/later/language-*; do
    name=$(basename "$memory")
    case $name in
    *-ja) ending=JP ;;
    *-zh_CN) ending=SC ;;
    *-zh_TW) ending=TC ;;
    *) ending= ;;
    esac
    mkdir -p "$work/$name/fonts"
    if [ "$ending" ]; then # the plain letters stand in for the others
        letters=letters-${name#language-}
        mkdir -p "$work/$letters/fonts"
        cp "$root"/fonts/Noto*"$ending"-Bold.otf "$work/$letters/fonts"
        cp "$root/fonts/NotoSans$ending-Regular.otf" "$work/$name/fonts"
        python3 "$here/pack.py" --best "$page/$letters.pack" /="$work/$letters"
    fi
    python3 "$here/pack.py" --best "$page/$name.pack" memory:/="$memory" memory:/="$work/texts" /="$work/$name"
done
python3 "$here/pack.py" "$page/nets.pack" memory:/="$work/nets"
for part in effects rest; do
    python3 "$here/pack.py" "$page/$part.pack" /="$work/$part"
done
python3 "$here/pack.py" --best "$page/game.pack" /="$work/game"
python3 "$here/pack.py" --best "$page/slanted.pack" /="$work/slanted"
python3 "$here/pack.py" --best --alone "$page/program.pack" "$work/program.wasm"

cp "$here/index.html" "$here/page.css" "$here/words.js" "$here/page.js" "$here/worker.js" "$here/sw.js" "$here/game.webmanifest" \
    "$build/bin/dueling-tigers.js" "$page"
cp "$root/assets/icon/dueling-tigers.svg" "$page/icon.svg"
for size in 32 256 512; do
    cp "$root/assets/icon/dueling-tigers-$size.png" "$page/icon-$size.png"
done
cp "$root/LICENSE" "$page/LICENSE.txt"
cat "$notices" >"$page/THIRD-PARTY.txt"
for licence in "$root"/fonts/OFL-*.txt; do
    cp "$licence" "$page"
done
python3 "$here/names.py" "$page"
chmod -R u=rwX,go=rX "$page"
