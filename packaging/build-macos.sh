#!/bin/sh
# build-macos.sh [FOLDER]: makes the download for macOS, a disk image with the bundle, in FOLDER/packages and checks it;
# FOLDER is build/macos if none is named. Needs a Mac with its command line tools, cmake, ninja and pkg-config, and in
# FOLDER/sources what packaging/libraries/fetch.sh fetched on a Debian machine, as a Mac has no apt.
#
# The programs are for both processors and for macOS 11 or newer. They are signed ad hoc: that lets them run, but names nobody,
# so at the first start a player has to allow it.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
least=11.0

[ "$(uname -s)" = Darwin ] || fail "build-macos.sh needs a Mac. What can be tried elsewhere is packaging/macos/compile-check.sh."
mkdir -p "${1:-$root/build/macos}"
folder=$(CDPATH='' cd -- "${1:-$root/build/macos}" && pwd)
[ -d "$folder/sources/sdl2" ] || fail "$folder/sources does not hold the sources of the libraries: fetch them on a Debian machine
with packaging/libraries/fetch.sh FOLDER, and bring that folder here."
libraries=$folder/libraries build=$folder/build stage=$folder/stage packages=$folder/packages
bundle="$stage/Dueling Tigers.app"
version=$(sed -n 's/^project(.* VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
image=$packages/dueling-tigers-$version-macos.dmg

build_all() {
    JOBS=$(cores) sh "$root/packaging/libraries/build.sh" macos "$folder/sources" "$libraries" with-tests
    sh "$root/packaging/make-notices.sh" "$folder/sources" macos >"$folder/THIRD-PARTY"
    PKG_CONFIG_LIBDIR=$libraries/lib/pkgconfig quietly "$folder/configure.log" cmake -S "$root" -B "$build" -G Ninja \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_OSX_ARCHITECTURES="arm64;x86_64" -DCMAKE_OSX_DEPLOYMENT_TARGET=$least \
        -DPKG_CONFIG_EXECUTABLE="$libraries/bin/pkg-config-static" -DTIGERS_PACKAGED=ON -DTIGERS_NOTICES="$folder/THIRD-PARTY"
    quietly "$folder/build.log" cmake --build "$build" --parallel "$(cores)"
}
run_tests() {
    say "Running the tests (of this Mac's processor)."
    quietly "$folder/tests.log" ctest --test-dir "$build" --output-on-failure -L quick -j "$(cores)"
}
# The signature comes last: whatever changes afterwards breaks it.
make_bundle() {
    rm -rf "$stage"
    quietly "$folder/install.log" cmake --install "$build" --prefix "$stage" --strip
    xattr -cr "$stage"
    codesign --force --sign - "$bundle/Contents/MacOS/tigers"
    codesign --force --sign - "$bundle"
}
# hdiutil at times finds its own work busy.
make_image() {
    ln -s /Applications "$stage/Applications"
    rm -rf "$packages"
    mkdir -p "$packages"
    for try in 1 2 3 4 5; do
        hdiutil create -quiet -ov -volname "Dueling Tigers" -srcfolder "$stage" -fs HFS+ -format UDZO "$image" && return
        say "hdiutil failed ($try of 5); once more."
        sleep $((5 * try))
    done
    fail "hdiutil cannot make the image."
}
# check_bundle BUNDLE
check_bundle() {
    sh "$root/packaging/macos/check-bundle.sh" "$1"
    plutil -lint -s "$1/Contents/Info.plist" || fail "Info.plist is no property list."
    codesign --verify --deep --strict "$1" || fail "the signature is not good."
    for program in dueling-tigers tigers; do
        file=$1/Contents/MacOS/$program
        lipo "$file" -verify_arch arm64 x86_64 || fail "$program is not for both processors."
        ! otool -L "$file" | sed 1d | grep '(compatibility' | grep -vE '^[[:space:]]*(/System/Library/|/usr/lib/)' ||
            fail "$program needs a library that is no part of macOS."
        otool -l "$file" | grep -A4 LC_BUILD_VERSION | awk '/minos/ { if ($2 != "'$least'") exit 1 }' ||
            fail "$program needs another macOS than $least."
        ! strings - "$file" | grep -F "$root" || fail "$program names a folder of the machine that built it."
    done
}
# From the mounted image, as a player has it, in a place with letters of other languages.
check_image() {
    place="$folder/try/Jürgen 龍"
    rm -rf "$folder/try"
    mkdir -p "$place" "$folder/mounted"
    hdiutil attach -quiet -readonly -nobrowse -mountpoint "$folder/mounted" "$image"
    cp -R "$folder/mounted/Dueling Tigers.app" "$place/"
    hdiutil detach -quiet "$folder/mounted" || hdiutil detach -quiet -force "$folder/mounted"
    check_bundle "$place/Dueling Tigers.app"
    programs="$place/Dueling Tigers.app/Contents/MacOS"
    [ "$("$programs/dueling-tigers" --version)" = "dueling-tigers $version" ] || fail "the game does not start."
    "$programs/dueling-tigers" --data "$folder/try/data" --scene table --screenshot "$folder/try/table.png" ||
        fail "the game does not draw."
    "$programs/tigers" play --rules dueling-tigers --seed 7 --rounds 1 --seat east=easy --seat west=easy \
        --record "$place/match.tigers" >/dev/null
    "$programs/dueling-tigers" "$place/match.tigers" --data "$folder/try/data" --screenshot "$folder/try/record.png" ||
        fail "the game does not show a record."
}

build_all
run_tests
make_bundle
check_bundle "$bundle"
make_image
check_image
ls -l "$packages"
