#!/bin/sh
# machines.sh: builds `tigers` for 32 bits (i686) and for the other byte order (s390x, run by qemu). Each must play, score and replay
# exactly as the one for this machine: every record and every line must be the same.
# Installs Debian's cross compilers and qemu-user; builds the two libraries from the sources of the downloads.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"

area=$root/build/machines
sources=$area/sources
seeds='1 2 3'

# The libraries `tigers` needs, as static ones for the compiler $1 in the folder $2.
libraries() {
    mkdir -p "$2/lib/pkgconfig" "$2/include/cjson"
    for library in cjson:cJSON inih:ini; do
        name=${library%%:*} file=${library#*:}
        "$1" -O2 -I"$sources/$name" -c "$sources/$name/$file.c" -o "$2/$name.o"
        ar rcs "$2/lib/lib$name.a" "$2/$name.o"
    done
    cp "$sources/cjson/cJSON.h" "$2/include/cjson"
    cp "$sources/inih/ini.h" "$2/include"
    for library in libcjson:cjson inih:inih; do
        # shellcheck disable=SC2016 # pkg-config's own variables
        printf 'prefix=${pcfiledir}/../..\nName: %s\nDescription: %s\nVersion: 1\nLibs: -L"${prefix}/lib" -l%s -lm\nCflags: -I"${prefix}/include" -I"${prefix}/include/cjson"\n' \
            "${library%%:*}" "${library%%:*}" "${library#*:}" >"$2/lib/pkgconfig/${library%%:*}.pc"
    done
}

# build_for MACHINE COMPILER [CMAKE OPTION]...
build_for() {
    folder=$area/$1
    machine=$1 compiler=$2
    shift 2
    say "Building tigers for $machine."
    libraries "$compiler" "$folder/libraries"
    PKG_CONFIG_LIBDIR=$folder/libraries/lib/pkgconfig quietly "$area/$machine.log" cmake -S "$root" -B "$folder" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER="$compiler" -DTIGERS_WINDOW=OFF -DTIGERS_TESTS=OFF \
        -DCMAKE_EXE_LINKER_FLAGS=-static -DTIGERS_HARDENED=OFF "$@"
    quietly "$area/$machine.log" cmake --build "$folder" --parallel "$(cores)" --target tigers
}

# transcripts FOLDER COMMAND...: what that tigers says of all modes, into FOLDER.
transcripts() {
    to=$1
    shift
    rm -rf "$to"
    mkdir -p "$to"
    for mode in $(modes); do
        for seed in $seeds; do
            # shellcheck disable=SC2046 # words
            "$@" play --rules "$mode" --seed "$seed" --rounds 2 --json $(mixed_seats "$mode") --record "$to/$mode-$seed.tigers" \
                >"$to/$mode-$seed.json"
        done
    done
    for record in "$root"/tests/golden/*.tigers "$root"/tests/data/1.0.0/*.tigers; do
        "$@" replay --json "$record" >"$to/replay-$(basename "$record").json"
    done
    sed 's/.*"request":\(.*\),"han":.*/\1/' "$root/tests/data/riichi_hands.jsonl" | grep '^{"rules"' | grep -v '"reason"' >"$to/hands"
    "$@" score <"$to/hands" >"$to/scores.json" || true
}

install_on_debian gcc-i686-linux-gnu libc6-dev-i386-cross gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user dpkg-dev pkg-config cmake
mkdir -p "$area"
if [ ! -d "$sources/cjson" ] || [ ! -d "$sources/inih" ]; then
    sh "$root/packaging/libraries/fetch.sh" "$sources" cjson inih
fi

build_for here gcc
build_for i686 i686-linux-gnu-gcc -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=i686
build_for s390x s390x-linux-gnu-gcc -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=s390x

transcripts "$area/said-here" "$area/here/bin/tigers"
qemu="qemu-i386"
"$area/i686/bin/tigers" --version >/dev/null 2>&1 && qemu=
# shellcheck disable=SC2086 # nothing, or a word
transcripts "$area/said-i686" $qemu "$area/i686/bin/tigers"
transcripts "$area/said-s390x" qemu-s390x "$area/s390x/bin/tigers"
for machine in i686 s390x; do
    diff -r "$area/said-here" "$area/said-$machine" >"$area/$machine.diff" ||
        fail "What $machine says differs: $area/$machine.diff"
    say "$machine says the same in $(find "$area/said-$machine" -type f | wc -l) files, $(du -sk "$area/said-$machine" | cut -f 1) KiB."
done
