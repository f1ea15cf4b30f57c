#!/bin/sh
# publish.sh PACKAGES: publishes all files of PACKAGES by gh, as the release of the tag in TAG. If TAG is empty, this is a
# rehearsal: the release stays a draft without a tag, to be looked at and deleted.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
[ $# -eq 1 ] || fail "usage: publish.sh PACKAGES"
packages=$1
tag=${TAG:-}
sh "$root/packaging/release/notes.sh" "$tag" >"$root/build/notes.md"
if [ -n "$tag" ]; then
    newest=$(sh "$root/packaging/release/newest.sh" "$tag")
    set -- "$tag" --verify-tag --latest="$newest" --title "Dueling Tigers $version"
else
    set -- "rehearsal-$GITHUB_RUN_NUMBER" --draft --target "$GITHUB_SHA" --title "Rehearsal of Dueling Tigers $version"
fi
gh release create "$@" --notes-file "$root/build/notes.md" "$packages"/*
