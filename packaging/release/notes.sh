#!/bin/sh
# notes.sh [TAG]: the changelog's part of this version, as the text of a release. With a TAG it must be this version's,
# with its date, the README must know of releases, and somebody must read the maintainer's mail: a tag set too early ends here.
# shellcheck disable=SC2154 # facts.sh says version, homepage, maintainer and released
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
if [ -n "${1:-}" ]; then
    [ "$1" = "v$version" ] || fail "The tag is $1, CMakeLists.txt has version $version."
    [ -n "$released" ] || fail "docs/changelog.md has no \"## $version (date)\": name the day, then set the tag."
    ! grep -q 'There is no release yet' "$root/README.md" || fail "README.md still says that there is no release yet."
    case $maintainer in *noreply*) fail "Nobody reads the mail to $maintainer: name another maintainer in CMakeLists.txt." ;; esac
fi
heading="## $version ($released)"
[ -n "$released" ] || heading='## Unreleased'
# A link to a page beside the changelog is one to that page in this version. A paragraph becomes one line, as the forge
# breaks the lines of a release's text where they are broken.
awk -v heading="$heading" '
function flush() { if (text) print text; text = "" }
$0 == heading { on = 1; next }
/^## / { on = 0 }
!on { next }
/^$/ || /^#/ || /^- / { flush() }
/^$/ { print; next }
{ sub(/^ +/, ""); text = text (text ? " " : "") $0 }
END { flush() }' "$root/docs/changelog.md" | sed "s|](\([a-z-]*\.md\))|]($homepage/blob/v$version/docs/\1)|g"
cat <<T

What each file is, and how to check and start it: $homepage/blob/v$version/docs/building.md#install-a-download
T
