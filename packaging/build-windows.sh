#!/bin/sh
# build-windows.sh [FOLDER] [--tests] [--unchecked]: makes the downloads for 64-bit Windows, a ZIP and an installer, in
# FOLDER/packages and checks them; FOLDER is build/windows if none is named.
#   --tests       also builds all tests for Windows and runs them under wine
#   --unchecked   leaves the second build and packaging/windows/check.sh out
# Needs Debian. What it fetched and made is kept in FOLDER, so a second run is quick.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
# shellcheck disable=SC1091
. "$root/packaging/windows/wine.sh"

folder='' tests='' checked=yes
for argument in "$@"; do
    case $argument in
    --tests) tests=yes ;;
    --unchecked) checked='' ;;
    -*) fail "usage: build-windows.sh [FOLDER] [--tests] [--unchecked]" ;;
    *) folder=$argument ;;
    esac
done
mkdir -p "${folder:-$root/build/windows}"
folder=$(CDPATH='' cd -- "${folder:-$root/build/windows}" && pwd)
umask 022

# configure AREA BUILD [option]...: what is built for Windows from AREA/game with the libraries of AREA
configure() {
    area=$1 build=$2
    shift 2
    TIGERS_LIBRARIES=$area/libraries PKG_CONFIG_LIBDIR=$area/libraries/lib/pkgconfig cmake -S "$area/game" -B "$build" -G Ninja \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_TOOLCHAIN_FILE="$area/game/packaging/libraries/mingw-w64.cmake" \
        -DPKG_CONFIG_EXECUTABLE="$area/libraries/bin/pkg-config-static" "$@"
}

# build_in NAME: builds all of it in FOLDER/NAME, from a copy of the project there.
build_in() {
    area=$folder/$1
    copy_project "$area" "$folder"
    JOBS=$(cores) sh "$area/game/packaging/libraries/build.sh" windows "$folder/sources" "$area/libraries" with-tests
    sh "$area/game/packaging/make-notices.sh" "$folder/sources" windows >"$area/THIRD-PARTY"
    quietly "$area/configure.log" configure "$area" "$area/build" -DTIGERS_PACKAGED=ON -DTIGERS_TESTS=OFF \
        -DTIGERS_NOTICES="$area/THIRD-PARTY"
    quietly "$area/build.log" cmake --build "$area/build" --parallel "$(cores)"
    rm -rf "$area/build/packages"
    (cd "$area/build" && quietly "$area/pack.log" cpack)
}

run_tests() {
    install_on_debian wine fonts-wine xvfb
    say "Building the tests for Windows."
    quietly "$folder/tests-configure.log" configure "$folder/one" "$folder/tests"
    quietly "$folder/tests-build.log" cmake --build "$folder/tests" --parallel "$(cores)"
    say "Running the tests under wine."
    (
        wine_begin "$folder/tests-home"
        ctest --test-dir "$folder/tests" --output-on-failure -j "$(cores)"
    )
    rm -rf "$folder/tests-home"
}

install_on_debian ca-certificates gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32 gcc libc6-dev cmake ninja-build pkg-config dpkg-dev rsync \
    nsis zip advancecomp
fetch_sources "$folder/sources"
say "Building (the first time takes some ten minutes)."
build_in one
rm -rf "$folder/packages"
mkdir "$folder/packages"
cp "$folder"/one/build/packages/*.zip "$folder"/one/build/packages/*.exe "$folder/packages"
[ -z "$tests" ] || run_tests
if [ -n "$checked" ]; then
    say "Building it all again in another folder: it must be the same, byte for byte."
    build_in two
    same_packages "$folder/packages" "$folder/two/build/packages"
    sh "$root/packaging/windows/check.sh" "$folder"
fi
ls -l "$folder/packages"
