#!/bin/sh
# source.sh FOLDER [LIBRARIES]: the source of the release in FOLDER: the committed tree, and beside it that of the
# libraries, from the folder of packaging/libraries/fetch.sh (build/sources). The same commit gives the same bytes.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
[ $# -ge 1 ] || fail "usage: source.sh FOLDER [LIBRARIES]"
mkdir -p "$1"
folder=$(CDPATH='' cd -- "$1" && pwd)
libraries=${2:-$root/build/sources}
name=dueling-tigers-$version

# Each tar is made before it is packed: of a pipe only the end is asked whether it went well.
git -c safe.directory="$root" -C "$root" archive --format=tar --prefix="$name/" -o "$folder/$name.tar" HEAD
xz -9 -T1 -f "$folder/$name.tar"

sh "$root/packaging/libraries/fetch.sh" "$libraries"
tar -C "$libraries" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --mode=u=rwX,go=rX \
    --exclude=./apt.log --transform="s|^\.|$name-libraries|" -cf "$folder/$name-libraries.tar" .
# In blocks, for several cores; any number of threads from two on gives the same bytes.
xz -6 -T4 -f "$folder/$name-libraries.tar"
