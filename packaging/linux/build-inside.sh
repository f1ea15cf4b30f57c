#!/bin/sh
# build-inside.sh AREA [with-tests]: builds the packages in AREA/packages from AREA/game and AREA/sources. Run by
# packaging/build-linux.sh inside the chroot of Debian 11, with SOURCE_DATE_EPOCH and JOBS set.
set -eu
area=$1 tests=${2:-}
packaging=$area/game/packaging
libraries=$area/libraries
build=$area/build
cd "$area"
umask 022

sh "$packaging/libraries/build.sh" linux "$area/sources" "$libraries" with-tests
sh "$packaging/make-notices.sh" "$area/sources" >"$area/THIRD-PARTY"

# configure DEB: for the .deb, or for the others
configure() {
    PKG_CONFIG_LIBDIR=$libraries/lib/pkgconfig cmake -S "$area/game" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX=/usr -DPKG_CONFIG_EXECUTABLE="$libraries/bin/pkg-config-static" -DTIGERS_PACKAGED=ON \
        -DTIGERS_NOTICES="$area/THIRD-PARTY" -DCMAKE_SKIP_INSTALL_ALL_DEPENDENCY=ON -DTIGERS_DEB="$1"
}
quietly() {
    "$@" >"$area/build.log" 2>&1 || {
        tail -n 40 "$area/build.log" >&2
        exit 1
    }
}
# The bytes of the archive must not depend on who packs it, nor when; makeself writes its own command into it, too.
pack_run() {
    from=dueling-tigers # in AREA
    rm -rf "$from"
    mkdir "$from"
    tar -xzf "$1" -C "$from" --strip-components=1
    rm -f dueling-tigers.run
    quietly makeself --nox11 --noprogress --sha256 --xz --packaging-date "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)" \
        --tar-extra "--sort=name --owner=0 --group=0 --numeric-owner --mtime=@$SOURCE_DATE_EPOCH --format=gnu" \
        "$from" dueling-tigers.run "Dueling Tigers" ./dueling-tigers
    mv dueling-tigers.run "${1%.tar.gz}.run"
    rm -rf "$from"
}

# What is measured in words holds with the libraries that are linked in: kerning, and that every text has its room.
test_words() {
    for test in "sdl art/test_type" "sdl-whole-test_sweep"; do
        quietly cmake --build "$build" -j "$JOBS" --target "${test% *}"
        # shellcheck disable=SC2086 # a program and a test
        quietly env SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy TIGERS_ASSETS="$area/game" "$build"/tests/$test
    done
}

rm -rf "$area/packages" "$build"/*.deb "$build"/*.tar.gz
mkdir -p "$area/packages"
quietly configure OFF
quietly cmake --build "$build" -j "$JOBS" --target dueling-tigers tigers
[ -z "$tests" ] || test_words
(cd "$build" && quietly cpack -G TGZ)
quietly advdef -z -3 -q "$build"/*.tar.gz # packs it again, better
quietly configure ON
(cd "$build" && quietly cpack -G DEB)
mv "$build"/*.deb "$build"/*.tar.gz "$area/packages"
pack_run "$area"/packages/*.tar.gz
