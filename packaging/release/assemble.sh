#!/bin/sh
# assemble.sh PACKAGES [LIBRARIES]: adds to the downloads in PACKAGES what belongs to a release besides them: its source and
# that of the libraries (LIBRARIES is the folder of packaging/libraries/fetch.sh, or build/sources), the bill of materials,
# the catalogues' manifests and SHA256SUMS. Every system's download must be there.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
[ $# -ge 1 ] || fail "usage: assemble.sh PACKAGES [LIBRARIES]"
packages=$(CDPATH='' cd -- "$1" && pwd)
libraries=$(CDPATH='' cd -- "${2:-$root/build/sources}" && pwd)
cd "$packages"

for ending in _amd64.deb -linux-x86_64.tar.gz -linux-x86_64.run -windows-x64.zip -windows-x64-setup.exe -macos.dmg -web.zip; do
    # shellcheck disable=SC2144,SC2154 # one file an ending; facts.sh says version
    [ -f dueling-tigers?"$version"*"$ending" ] || fail "$packages has no dueling-tigers-$version…$ending."
done
for name in *; do
    case $name in
    *"$version"* | SHA256SUMS | manifests) ;;
    *) fail "$name in $packages is not of version $version." ;;
    esac
done

sh "$root/packaging/release/source.sh" "$packages" "$libraries"
sh "$root/packaging/release/sbom.sh" >"dueling-tigers-$version.cdx.json"
sh "$root/packaging/release/manifests.sh" "$packages"
sha256sum -- dueling-tigers* >SHA256SUMS
say "The release is in $packages:"
cat SHA256SUMS
