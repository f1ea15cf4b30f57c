#!/bin/sh
# build-web.sh [FOLDER] [--unchecked]: makes the page to play on: FOLDER/page is what a web server is given, and
# FOLDER/packages has the same as a ZIP. FOLDER is build/web if none is named.
#   --unchecked   leaves the second build and packaging/web/check.sh out
# Needs Debian, for its emscripten. What it fetched and made is kept in FOLDER, so a second run is quick.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"

folder='' checked=yes
for argument in "$@"; do
    case $argument in
    --unchecked) checked='' ;;
    -*) fail "usage: build-web.sh [FOLDER] [--unchecked]" ;;
    *) folder=$argument ;;
    esac
done
mkdir -p "${folder:-$root/build/web}"
folder=$(CDPATH='' cd -- "${folder:-$root/build/web}" && pwd)
umask 022

# Debian's emscripten needs Debian's acorn with any node; its own cache of libraries is whole, and cannot be written.
export NODE_PATH=/usr/share/nodejs
unset EM_CACHE EM_CONFIG

# configure AREA: what is built from AREA/game with the libraries of AREA
configure() {
    PKG_CONFIG_LIBDIR=$1/libraries/lib/pkgconfig emcmake cmake -S "$1/game" -B "$1/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DTIGERS_PACKAGED=ON -DTIGERS_TESTS=OFF -DPKG_CONFIG_EXECUTABLE="$1/libraries/bin/pkg-config-static" \
        -DCMAKE_FIND_ROOT_PATH="$1/libraries" -DTIGERS_NOTICES="$1/THIRD-PARTY"
}

# build_in NAME: builds all of it in FOLDER/NAME, from a copy of the project there.
build_in() {
    area=$folder/$1
    copy_project "$area" "$folder"
    JOBS=$(cores) sh "$area/game/packaging/libraries/build.sh" web "$folder/sources" "$area/libraries"
    sh "$area/game/packaging/make-notices.sh" "$folder/sources" web >"$area/THIRD-PARTY"
    quietly "$area/configure.log" configure "$area"
    quietly "$area/build.log" cmake --build "$area/build" --parallel "$(cores)"
    sh "$area/game/packaging/web/make-page.sh" "$area/build" "$area/THIRD-PARTY" "$area/page"
}

# The page as one file, index.html at its top: in the order of the names, with the commit's time.
pack() {
    rm -rf "$folder/packages"
    mkdir "$folder/packages"
    find "$folder/page" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    # shellcheck disable=SC2154 # version is set by facts.sh
    (cd "$folder/page" && find . -type f | LC_ALL=C sort | TZ=UTC zip -q -X "../packages/dueling-tigers-$version-web.zip" -@)
}

install_on_debian ca-certificates emscripten node-acorn python3 gcc libc6-dev cmake ninja-build pkg-config dpkg-dev rsync zip zopfli
fetch_sources "$folder/sources"
say "Building (the first time takes some ten minutes)."
build_in one
rm -rf "$folder/page"
cp -r "$folder/one/page" "$folder/page"
pack
if [ -n "$checked" ]; then
    say "Building it all again in another folder: it must be the same, byte for byte."
    build_in two
    diff -r "$folder/page" "$folder/two/page" || fail "The page differs when it is built elsewhere."
    sh "$root/packaging/web/check.sh" "$folder"
fi
ls -l "$folder/page" "$folder/packages"
