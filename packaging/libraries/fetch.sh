#!/bin/sh
# fetch.sh FOLDER [--renew | NAME...]: fetches the source packages of the libraries in `list` and unpacks them into FOLDER/NAME
# with Debian's patches applied. Each file must have the sum in SHA256SUMS. A file that FOLDER/archives has already is kept.
#   NAME      only these libraries, by their folders in `list`
#   --renew   takes the newest versions Debian has now, and updates list and SHA256SUMS: read the difference before you commit it.
#             If it fails, nothing changes.
# A file is looked for in the last release's own archive of sources, on Debian's mirror, in its security suites and in the snapshot
# of the day in `list`, in this order. These variables set other places, each an address or a folder:
#   TIGERS_RELEASE (a …-libraries.tar.xz), TIGERS_MIRROR, TIGERS_SECURITY, TIGERS_SNAPSHOT
# Needs Debian with dpkg-dev. Leaves the machine's own apt configuration as it is.
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
apt=$folder/apt     # everything here is removed at the end, and at the start if a run was interrupted
log=$folder/apt.log

if [ -z "$renew" ] && [ -e "$folder/complete" ] && cmp -s "$folder/complete" "$here/SHA256SUMS"; then
    exit 0
fi
command -v apt-get >/dev/null || fail "needs apt. On other systems, use the sources that a Debian machine fetched: they are part of every release."
command -v dpkg-source >/dev/null || fail "needs dpkg-source (package dpkg-dev)."

mirror=${TIGERS_MIRROR:-$(debian_mirror)}
mirror=${mirror:-http://deb.debian.org/debian}
security=${TIGERS_SECURITY:-${mirror%/debian*}/debian-security}
snapshot=${TIGERS_SNAPSHOT:-http://snapshot.debian.org/archive}
day=$(sed -n 's/^# pinned \([0-9TZ]*\).*/\1/p' "$here/list")
last=$(sed -n 's/^## \([0-9.]*\) (.*)$/\1/p' "$root/docs/changelog.md" | head -n 1)
homepage=$(sed -n 's/^ *HOMEPAGE_URL \([^ )]*\).*/\1/p' "$root/CMakeLists.txt")
release=${TIGERS_RELEASE:-$homepage/releases/download/v$last/dueling-tigers-$last-libraries.tar.xz}

# get ADDRESS FILE: false if there is no such thing. Asks each server once, and waits half a minute for an answer.
get() {
    case $1 in
    /*) cp "$1" "$2" 2>/dev/null ;;
    *)
        /usr/lib/apt/apt-helper -q -o APT::Sandbox::User=root -o Acquire::Retries=0 -o Acquire::http::Timeout=30 \
            -o Acquire::https::Timeout=30 download-file "$1" "$2" >>"$log" 2>&1
        ;;
    esac
}
has() { # has FILE: it is in the archives and has its sum
    (cd "$archives" && grep "  $1\$" "$here/SHA256SUMS" | sha256sum --check --quiet --status 2>/dev/null)
}
keep() { # keep FILE: moves it from the apt folder to the archives if it has its sum
    (cd "$apt" && grep "  $1\$" "$here/SHA256SUMS" | sha256sum --check --quiet --status 2>/dev/null) && mv "$apt/$1" "$archives/$1"
}
files_of() { # files_of PACKAGE
    sed -n "s/^[0-9a-f]*  \($1_.*\)/\1/p" "$here/SHA256SUMS"
}
# Takes what is missing from the archive of the last release, which is fetched once.
from_release() {
    [ ! -e "$apt/asked" ] || return 0
    touch "$apt/asked"
    get "$release" "$apt/libraries.tar.xz" || return 0
    mkdir -p "$apt/libraries"
    tar -xJf "$apt/libraries.tar.xz" -C "$apt/libraries" --strip-components=2 --wildcards '*/archives/*' >>"$log" 2>&1 || return 0
    for file in "$apt"/libraries/*; do
        mv "$file" "$apt"
        has "${file##*/}" || keep "${file##*/}" || :
    done
}
# fetch FILE: false if it is nowhere as it should be
fetch() {
    has "$1" && return
    from_release
    has "$1" && return
    package=${1%%_*}
    case $package in
    lib*) part=$(echo "$package" | cut -c 1-4)/$package ;;
    *) part=$(echo "$package" | cut -c 1)/$package ;;
    esac
    for place in "$mirror/pool/main" "$security/pool/updates/main" "$snapshot/debian/$day/pool/main" \
        "$snapshot/debian-security/$day/pool/updates/main"; do
        rm -f "$apt/$1"
        get "$place/$part/$1" "$apt/$1" && keep "$1" && return
    done
    return 1
}
fetch_pinned() {
    while read -r _ package _ _; do
        [ -n "$(files_of "$package")" ] || fail "SHA256SUMS names no file of $package."
        for file in $(files_of "$package"); do
            fetch "$file" || fail "$file with the sum of SHA256SUMS is not in the last release, on $mirror, in $security or in the \
snapshot of $day. fetch.sh --renew takes what Debian has now. $log says more."
        done
    done <"$folder/list"
}

# --- renewing ---

# in_suite SUITE COMMAND...: apt-get with the sources of SUITE and of its security updates
in_suite() {
    area=$apt/$1
    shift
    apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$area/sources" -o Dir::State::lists="$area/lists" \
        -o Dir::Cache="$area/cache" -o APT::Sandbox::User=root "$@"
}
prepare_suite() { # prepare_suite SUITE
    mkdir -p "$apt/$1/sources" "$apt/$1/lists/partial" "$apt/$1/cache/archives/partial"
    keys=/usr/share/keyrings/debian-archive-keyring.gpg
    [ -e $keys ] || fail "needs Debian's keys (package debian-archive-keyring)."
    for from in "$mirror $1" "$security $1-security"; do
        printf 'Types: deb-src\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n\n' "${from% *}" "${from#* }" "$keys"
    done >"$apt/$1/sources/debian.sources"
    in_suite "$1" update >"$log" 2>&1 || {
        tail -5 "$log" >&2
        fail "apt cannot read the lists of source packages."
    }
}
fetch_newest() {
    mkdir -p "$apt/new"
    while read -r suite package version name; do
        [ -d "$apt/$suite" ] || prepare_suite "$suite"
        # One at a time: a mirror may lack a file of one package, and apt then fetches none of those it was asked for.
        case $version in *-*) part= ;; *) part=--tar-only ;; esac
        (cd "$apt/new" && in_suite "$suite" source --download-only ${part:+"$part"} "$package" >>"$log" 2>&1) || {
            tail -3 "$log" >&2
            fail "$mirror does not have all files of the newest $package of $suite. Nothing was changed."
        }
        now=$(cd "$apt/new" && echo "$package"_*.orig.tar.*)
        now=${now#*_}
        now=${now%%.orig.tar*}
        [ -n "$part" ] || now=$(sed -n 's/^Version: *//p' "$apt/new/${package}"_*.dsc | head -n 1)
        printf 's|^\\(%s  *%s  *\\)%s  *%s$|\\1%s %s|\n' "$suite" "$package" "$version" "$name" "$now" "$name"
    done <"$folder/list" >"$apt/versions"
    echo "s|^# pinned [0-9]*T[0-9]*Z|# pinned $(date -u +%Y%m%dT%H%M%SZ)|" >>"$apt/versions"
    (cd "$apt/new" && sha256sum -- *) >"$apt/sums"
    sed -i -f "$apt/versions" "$here/list"
    cp "$apt/sums" "$here/SHA256SUMS"
    rm -rf "$archives"
    mv "$apt/new" "$archives"
}

unpack() { # unpack PACKAGE NAME
    rm -rf "${folder:?}/$2"
    if ! ls "$archives/$1"_*.dsc >/dev/null 2>&1; then
        mkdir "$folder/$2"
        tar -xf "$archives/$1"_*.orig.tar.* -C "$folder/$2" --strip-components=1 || fail "$1 cannot be unpacked."
        return
    fi
    dpkg-source --no-check -x "$archives/$1"_*.dsc "$folder/$2" >/dev/null || fail "$1 cannot be unpacked."
    rm -f "$folder/$1"_*.orig*.tar.* # dpkg-source puts copies beside its folder
    # dpkg-source keeps the newest time for what it patched; builds must not depend on it.
    find "$folder/$2" -newermt @1767225600 -exec touch -h -d @1767225600 {} +
}

rm -rf "$apt"
mkdir -p "$apt"
: >"$log"
grep -v '^#' "$here/list" | while read -r suite package version name; do
    case " ${names:-$name} " in *" $name "*) echo "$suite $package $version $name" ;; esac
done >"$folder/list"
if [ -n "$renew" ]; then
    fetch_newest
else
    fetch_pinned
fi
rm -f "$folder/complete"
# A file of another version would be a second .dsc.
for file in "$archives"/*; do
    grep -q "  ${file##*/}\$" "$here/SHA256SUMS" || rm -f "$file"
done
while read -r _ package _ name; do
    unpack "$package" "$name"
done <"$folder/list"
rm -rf "$apt"
[ -n "$names" ] || cp "$here/SHA256SUMS" "$folder/complete"
