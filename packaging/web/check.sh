#!/bin/sh
# check.sh FOLDER: checks what build-web.sh made in FOLDER: the files of the page, what they weigh, that they name no folder of
# this machine; that `tigers` plays the very records there that it plays here; that matches can be played in Chromium.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
[ $# -eq 1 ] || fail "usage: check.sh FOLDER"
folder=$(CDPATH='' cd -- "$1" && pwd)
page=$folder/page
playwright='playwright-core@1.55.1' # the newest that Debian 12's node can run

# HASH stands for what names.py puts into a name.
expected='LICENSE.txt OFL-EBGaramond.txt OFL-Inter.txt OFL-NotoSansCJK.txt OFL-NotoSerifCJK.txt THIRD-PARTY.txt dueling-tigers.HASH.js
    effects.HASH.pack game.HASH.pack game.webmanifest icon-256.png icon-32.png icon-512.png icon.svg index.html language-de.HASH.pack
    language-es.HASH.pack language-fr.HASH.pack language-ja.HASH.pack language-zh_CN.HASH.pack language-zh_TW.HASH.pack letters-ja.HASH.pack
    letters-zh_CN.HASH.pack letters-zh_TW.HASH.pack nets.HASH.pack
    page.HASH.css page.HASH.js program.HASH.pack rest.HASH.pack slanted.HASH.pack sw.js words.HASH.js worker.HASH.js'

check_files() {
    # shellcheck disable=SC2086 # the names
    printf '%s\n' $expected >"$folder/expected"
    (cd "$page" && find . -type f | sed -E 's|^\./||; s|\.[0-9a-f]{10}\.|.HASH.|' | LC_ALL=C sort) | diff "$folder/expected" - ||
        fail "The page does not have the files it should (< expected, > found)."
}

# No folder of this machine, and nothing that the page would load from another server.
check_words() {
    for file in "$folder"/one/build/bin/*; do
        for word in "$folder" "$root" /usr/share/emscripten /home/ /tmp/; do
            ! grep -q -F -e "$word/" "$file" || fail "$(basename "$file") names $word."
        done
    done
    ! grep -n -E '(src|href|import|fetch|url)[^a-z]{1,3}(https?:)?//' "$page"/index.html "$page"/page.*.js "$page"/worker.*.js "$page"/sw.js ||
        fail "The page loads something from elsewhere."
    python3 -m json.tool "$page/game.webmanifest" >/dev/null || fail "game.webmanifest is no JSON."
}

# plays_alike NAME [argument of tigers play]...: the same record here and there
plays_alike() {
    record=$folder/records/$1
    shift
    "$folder/native/bin/tigers" play "$@" --rounds 1 --record "$record.here" >"$record.here.txt"
    node "$folder/one/build/bin/tigers.js" play "$@" --rounds 1 --record "$record.there" >"$record.there.txt"
    cmp "$record.here" "$record.there"
    cmp "$record.here.txt" "$record.there.txt"
}

check_records() {
    # shellcheck disable=SC2046 # one word a need
    install_missing compiler make cmake pkg-config libcjson inih libwebsockets qrcodegen
    quietly "$folder/native.log" cmake -S "$root" -B "$folder/native" -DCMAKE_BUILD_TYPE=Release -DTIGERS_WINDOW=OFF -DTIGERS_TESTS=OFF
    quietly "$folder/native.log" cmake --build "$folder/native" --parallel "$(cores)"
    mkdir -p "$folder/records"
    for seed in 1 2 3; do
        for rules in dueling-tigers tenpai-duel one-suit; do
            plays_alike "$rules-$seed" --rules $rules --seed $seed --seat east=easy --seat west=easy
        done
        for rules in patterns classic; do
            plays_alike "$rules-$seed" --rules $rules --seed $seed --seat east=easy --seat south=easy --seat west=easy --seat north=easy
        done
        plays_alike "hard-$seed" --rules dueling-tigers --seed $seed --seat east=hard --seat west=normal
    done
    say "18 records are the same as here."
}

check_failures() {
    node "$root/tests/play/page-alone.mjs" "$page" || fail "The page does not do without what a browser takes away."
}

check_play() {
    install_on_debian chromium
    command -v npm >/dev/null || install_on_debian npm
    [ -d "$folder/npm/node_modules/playwright-core" ] ||
        quietly "$folder/npm.log" npm install --no-audit --no-fund --prefix "$folder/npm" "$playwright"
    PLAYWRIGHT=$folder/npm/node_modules/playwright-core timeout 1500 \
        node "$root/tests/play/page-match.mjs" "$page" -t "$folder/native/bin/tigers" -v off -p "$folder/pictures" || fail "The page cannot be played on as it should."
}

check_files
check_failures
check_size "$page"/program.*.pack 1400
check_size "$page"/game.*.pack 400
check_size "$page"/nets.*.pack 1350
check_size "$page"/rest.*.pack 4100
check_size "$page"/dueling-tigers.*.js 220
check_words
check_records
check_play
