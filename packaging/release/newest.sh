#!/bin/sh
# newest.sh TAG: says true if no published release is newer than TAG, else false, so that a release of an older branch
# takes neither the page nor the title "Latest". Asks gh for the releases.
set -eu
[ $# -eq 1 ] || { echo "usage: newest.sh TAG" >&2; exit 1; }
published=$(gh release list --exclude-drafts --exclude-pre-releases --limit 1000 --json tagName --jq '.[].tagName')
highest=$(printf '%s\n' "$published" "$1" | grep -E '^v[0-9]+\.[0-9]+\.[0-9]+$' | sort -V | tail -n 1)
if [ "$highest" = "$1" ]; then echo true; else echo false; fi
