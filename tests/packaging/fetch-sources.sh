#!/bin/sh
# fetch-sources.sh: tests packaging/libraries/fetch.sh and make_debian of packaging/setup.sh without a network, on a project of two
# small packages, with folders for Debian's servers and small scripts for its tools. Prints what is wrong; exits 1 then.
# shellcheck disable=SC2016,SC2119,SC2120,SC2317 # functions are called by name, and stand-ins have variables of their own
set -eu
project=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
wrong=0
cd "$place"

mkdir -p "game/packaging/libraries" game/docs tools
cp "$project/packaging/setup.sh" game/packaging/
cp "$project/packaging/libraries/fetch.sh" game/packaging/libraries/
echo 'project(x VERSION 2 HOMEPAGE_URL /nowhere)' >game/CMakeLists.txt
echo '## 1.0 (2026-01-01)' >game/docs/changelog.md
cat >game/packaging/libraries/list <<'L'
# pinned 20260102T030405Z: the day
trixie   libtile  1.0-1   tile
bookworm abacus   2.0-1   abacus
L
# tool NAME COMMANDS: the commands of a stand-in for one of Debian's tools
tool() {
    printf '#!/bin/sh\n%s\n' "$2" >"tools/$1"
    chmod +x "tools/$1"
}
tool dpkg-source 'for last; do :; done; mkdir -p "$last"; cat "$3" >"$last/unpacked"'
PATH=$place/tools:$PATH
export PATH

# package NAME VERSION FOLDER: its files in FOLDER
package() {
    mkdir -p "$3"
    printf 'Source: %s\nVersion: %s-1\n' "$1" "$2" >"$3/$1_$2-1.dsc"
    echo "$1 $2" >"$3/$1_$2.orig.tar.gz"
}
# start: empty servers but for what is pinned at its right place in the main archive, and nothing fetched
start() {
    rm -rf servers fetched
    package libtile 1.0 servers/debian/pool/main/libt/libtile
    package abacus 2.0 servers/debian/pool/main/a/abacus
    (cd servers/debian/pool/main && sha256sum -- */*/* | sed 's|  .*/|  |') >game/packaging/libraries/SHA256SUMS
}
# move FOLDER: the first package leaves the main archive for this place among the servers
move() {
    mkdir -p "servers/$1/libt"
    mv servers/debian/pool/main/libt/libtile "servers/$1/libt/"
}
fetch() {
    tool apt-get 'exit 1'
    TIGERS_RELEASE=$place/servers/libraries.tar.xz TIGERS_MIRROR=$place/servers/debian TIGERS_SNAPSHOT=$place/servers/snapshot \
        sh game/packaging/libraries/fetch.sh fetched "$@" >said 2>&1
}
# should WHAT COMMAND...: COMMAND is true
should() {
    what=$1
    shift
    "$@" && return
    echo "$what"
    sed 's/^/    /' said
    wrong=1
}
complete() {
    [ -e fetched/complete ] && grep -q 'Version: 1.0-1' fetched/tile/unpacked && grep -q 'Version: 2.0-1' fetched/abacus/unpacked &&
        (cd fetched/archives && sha256sum --check --quiet --status "$place/game/packaging/libraries/SHA256SUMS")
}
refused() {
    ! "$@"
}

start
should "what the main archive has is not fetched" fetch
should "what the main archive has is not complete" complete

start
move debian-security/pool/updates/main
should "a source that only the security suites have is not found" fetch
should "a source of the security suites is not complete" complete

for snapshot in debian/20260102T030405Z/pool/main debian-security/20260102T030405Z/pool/updates/main; do
    start
    move "snapshot/$snapshot"
    should "a source that only the snapshot has ($snapshot) is not found" fetch
    should "a source of the snapshot ($snapshot) is not complete" complete
done

start
mkdir -p packed/libraries/archives
mv servers/debian/pool/main/*/*/* packed/libraries/archives/
tar -C packed -cf - libraries | xz >servers/libraries.tar.xz
should "sources that only the last release has are not found" fetch
should "sources of the last release are not complete" complete

# What has another sum is passed over at every place, and is never kept.
start
mkdir -p servers/snapshot/debian/20260102T030405Z/pool/main
cp -r servers/debian/pool/main/libt servers/snapshot/debian/20260102T030405Z/pool/main/
echo forged >servers/debian/pool/main/libt/libtile/libtile_1.0.orig.tar.gz
should "a forged file hides the right one of the snapshot" fetch
should "beside a forged file the sources are not complete" complete
start
echo forged >servers/debian/pool/main/libt/libtile/libtile_1.0.orig.tar.gz
should "a forged file is taken" refused fetch
should "a forged file is kept" [ ! -e fetched/archives/libtile_1.0.orig.tar.gz ]
should "the sentence names no file" grep -q '^libtile_1.0.orig.tar.gz' said

# A renewal that fails leaves everything as it was; what was fetched is enough without any server.
start
fetch
rm -rf servers
cp -r game/packaging/libraries before
should "a renewal without a server ends well" refused fetch --renew
should "a failed renewal changes the lists" diff -r before game/packaging/libraries
should "a failed renewal takes away what was fetched" complete
rm fetched/complete
should "what was fetched once is asked for again" fetch
should "what was fetched once is not complete" complete

# A renewal that succeeds takes the newer files and drops the older.
if [ -e /usr/share/keyrings/debian-archive-keyring.gpg ]; then
    start
    fetch
    package libtile 1.1 servers/new
    package abacus 2.0 servers/new
    renew() {
        tool apt-get 'for last; do :; done; [ "$last" = update ] || cp "'"$place"'/servers/new/$last"_* .'
        TIGERS_MIRROR=$place/servers/debian sh game/packaging/libraries/fetch.sh fetched --renew >said 2>&1
    }
    should "a renewal fails" renew
    should "a renewal does not write the version" grep -q '^trixie  *libtile  *1.1-1 tile$' game/packaging/libraries/list
    should "a renewal keeps the old day" refused grep -q 20260102T030405Z game/packaging/libraries/list
    should "a renewal unpacks the old version" grep -q 'Version: 1.1-1' fetched/tile/unpacked
    should "a renewal keeps old files" [ "$(ls fetched/archives)" = "$(ls servers/new)" ]
    rm fetched/complete
    should "after a renewal the sums are wrong" fetch
fi

# Debian's old releases move to another server.
# shellcheck disable=SC2034 # for setup.sh
root=$place/game
# shellcheck disable=SC1091
. "$place/game/packaging/setup.sh"
tool debootstrap 'mkdir -p "$3"; echo "$4" >>asked; [ "$4" = /old ] && touch "$3/made"'
(TIGERS_OLD_DEBIAN=/old make_debian bullseye chroot) >said 2>&1
should "a release that has moved is not found" [ -e chroot/made ]
should "the mirror is not asked first" [ "$(head -n 1 asked)" = "$(debian_mirror)" ]
should "a release that is nowhere is made" refused sh -c '(. game/packaging/setup.sh; TIGERS_OLD_DEBIAN=/gone make_debian bullseye chroot) >said 2>&1'
exit $wrong
