#!/bin/sh
# build-linux.sh [FOLDER]: makes the downloads for Linux (.deb, .tar.gz, .run) in FOLDER/packages and checks them; FOLDER is
# build/linux if none is named. They are built against the glibc of Debian 11, so they run there and on all that is newer.
#   --unchecked   leaves packaging/linux/check.sh out
# Needs root, for it builds in a chroot. What it fetched and made is kept in FOLDER, so a second run is quick.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"

checked=yes
if [ "${1:-}" = --unchecked ]; then
    checked=
    shift
fi
[ $# -le 1 ] || fail "usage: build-linux.sh [--unchecked] [FOLDER]"
[ "$(id -u)" -eq 0 ] || fail "build-linux.sh builds in a chroot, and only root can make one: run it as root, or with sudo."
mkdir -p "${1:-$root/build/linux}"
folder=$(CDPATH='' cd -- "${1:-$root/build/linux}" && pwd)
chroot=$folder/bullseye

# file and dpkg-dev: without them CPack names no dependency of the .deb, and is content. The rest is what SDL opens at run
# time, if the player has it.
build_needs='gcc g++ libc6-dev cmake ninja-build pkg-config file dpkg-dev makeself xz-utils advancecomp
    libx11-dev libxext-dev libxcursor-dev libxi-dev libxrandr-dev libxss-dev libxfixes-dev libxkbcommon-dev
    libwayland-dev wayland-protocols libegl1-mesa-dev libgl1-mesa-dev libgles2-mesa-dev libdrm-dev libgbm-dev
    libasound2-dev libpulse-dev libudev-dev libdbus-1-dev libibus-1.0-dev'

make_chroot() {
    say "Making the chroot of Debian 11 (some minutes)."
    make_debian bullseye "$chroot"
    quietly "$folder/chroot.log" chroot "$chroot" apt-get -qq update
    # shellcheck disable=SC2086 # names are words on purpose
    quietly "$folder/chroot.log" chroot "$chroot" env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -y --no-install-recommends install $build_needs
    echo "$build_needs" >"$chroot/ready"
}

# build_in NAME [with-tests]: builds all of it in the chroot's folder /NAME, from a copy of the project and of the libraries' sources there.
# The mounts are those of a namespace, and end with it.
build_in() {
    area=$chroot/$1
    mkdir -p "$area/sources"
    copy_project "$area" "$folder"
    # shellcheck disable=SC2016 # the inner shell's
    unshare --mount --pid --fork --kill-child --mount-proc sh -euc '
        mount --bind "$2" "$1/$3/sources"
        mount --bind /proc "$1/proc"
        exec chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 SOURCE_DATE_EPOCH="$4" JOBS="$5" \
            sh "/$3/game/packaging/linux/build-inside.sh" "/$3" "$6"' \
        sh "$chroot" "$folder/sources" "$1" "$SOURCE_DATE_EPOCH" "$(cores)" "${2:-}"
}

install_on_debian ca-certificates debootstrap dpkg-dev rsync
fetch_sources "$folder/sources"
[ "$(cat "$chroot/ready" 2>/dev/null)" = "$build_needs" ] || make_chroot
say "Building (the first time takes some ten minutes)."
build_in one with-tests
rm -rf "$folder/packages"
cp -r "$chroot/one/packages" "$folder/packages"
if [ -n "$checked" ]; then
    say "Building it all again in another folder: it must be the same, byte for byte."
    build_in two
    same_packages "$folder/packages" "$chroot/two/packages"
    sh "$root/packaging/linux/check.sh" "$folder"
fi
ls -l "$folder/packages"
