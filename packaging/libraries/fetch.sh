#!/bin/sh
# fetch.sh FOLDER [--renew | NAME...]: the sources of the libraries in `list`, fetched by apt and unpacked into FOLDER/NAME with
# Debian's patches applied. Each file must have the sum in SHA256SUMS. What FOLDER/archives holds already is not fetched again.
#   NAME      only of those libraries, by their folders in `list`
#   --renew   takes what Debian has now, and writes list and SHA256SUMS anew: look at the difference before you commit it
# Needs Debian with dpkg-dev. The machine's own apt configuration stays as it is; its mirror is used.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(CDPATH='' cd -- "$here/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
[ $# -ge 1 ] || fail "usage: fetch.sh FOLDER [--renew | NAME...]"
mkdir -p "$1/archives"
folder=$(CDPATH='' cd -- "$1" && pwd)
shift
renew=
if [ "${1:-}" = --renew ]; then
    renew=$1
    shift
fi
names=$*
archives=$folder/archives

if [ -z "$renew" ] && [ -e "$folder/complete" ] && cmp -s "$folder/complete" "$here/SHA256SUMS"; then
    exit 0
fi
command -v apt-get >/dev/null || fail "needs apt. Elsewhere take the sources that a Debian machine fetched: they are a part of every release."
command -v dpkg-source >/dev/null || fail "needs dpkg-source (package dpkg-dev)."
rm -f "$folder/complete"

apt=$folder/apt
get() {
    apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/sources" -o Dir::State::lists="$apt/lists" \
        -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root "$@"
}
prepare_apt() {
    mkdir -p "$apt/sources" "$apt/lists/partial" "$apt/cache/archives/partial"
    mirror=$(debian_mirror)
    [ -n "$mirror" ] || fail "apt's configuration names no mirror of Debian."
    keys=/usr/share/keyrings/debian-archive-keyring.gpg
    [ -e $keys ] || fail "needs Debian's keys (package debian-archive-keyring)."
    cat >"$apt/sources/debian.sources" <<S
Types: deb-src
URIs: $mirror
Suites: trixie bookworm
Components: main
Signed-By: $keys
S
    get update >"$folder/apt.log" 2>&1 || {
        tail -5 "$folder/apt.log" >&2
        fail "apt cannot read the lists of source packages."
    }
}
has_all() { # has_all PACKAGE: every file of it that SHA256SUMS names lies in the archives, as it should be
    files=$(grep "  $1_" "$here/SHA256SUMS" || true)
    [ -n "$files" ] && (cd "$archives" && echo "$files" | sha256sum --check --quiet --status 2>/dev/null)
}
fetch() { # fetch SUITE PACKAGE VERSION
    if [ -z "$renew" ] && has_all "$2"; then
        return
    fi
    [ -d "$apt" ] || prepare_apt
    wanted=$2=$3
    [ -z "$renew" ] || wanted=$2/$1
    # One at a time: a mirror may lack a file of one package, and apt then fetches none of those it was asked for.
    (cd "$archives" && get source --download-only "$wanted" >>"$folder/apt.log" 2>&1) || {
        tail -3 "$folder/apt.log" >&2
        fail "Debian does not have $2 $3 (any more). fetch.sh --renew takes what it has now."
    }
    [ -n "$renew" ] || has_all "$2" || fail "a file of $2 $3 is not the one of SHA256SUMS."
}
unpack() { # unpack PACKAGE NAME
    rm -rf "${folder:?}/$2"
    dpkg-source --no-check -x "$archives/$1"_*.dsc "$folder/$2" >/dev/null || fail "$1 cannot be unpacked."
    rm -f "$folder/$1"_*.orig*.tar.* # dpkg-source puts copies beside its folder
    # dpkg-source keeps the newest time for what it patched; builds must not depend on it.
    find "$folder/$2" -newermt @1767225600 -exec touch -h -d @1767225600 {} +
}

[ -z "$renew" ] || rm -rf "$archives"
rm -rf "$apt" # half made by a run that was broken off
mkdir -p "$archives"
grep -v '^#' "$here/list" | while read -r suite package version name; do
    case " ${names:-$name} " in *" $name "*) echo "$suite $package $version $name" ;; esac
done >"$folder/list"
while read -r suite package version _; do
    fetch "$suite" "$package" "$version"
done <"$folder/list"
if [ -n "$renew" ]; then
    (cd "$archives" && sha256sum -- *) >"$here/SHA256SUMS"
    while read -r _ package version _; do
        now=$(sed -n 's/^Version: *//p' "$archives/$package"_*.dsc | head -1)
        [ "$now" = "$version" ] || sed -i "s|\($package *\)$version|\1$now|" "$here/list"
    done <"$folder/list"
fi
while read -r _ package _ name; do
    unpack "$package" "$name"
done <"$folder/list"
rm -rf "$apt"
[ -n "$names" ] || cp "$here/SHA256SUMS" "$folder/complete"
