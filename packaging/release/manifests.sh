#!/bin/sh
# manifests.sh PACKAGES: fills in what catalogues want to know of a release, in PACKAGES/manifests: Flathub's
# manifest, Homebrew's formula, winget's three files. Names and sums are those of the files in PACKAGES, where the
# release's source (source.sh) and the installer for Windows must lie.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
[ $# -eq 1 ] || fail "usage: manifests.sh PACKAGES"
packages=$1

# The one file in PACKAGES that is called so.
file() {
    found=
    for path in "$packages"/$1; do
        [ -f "$path" ] || fail "$packages has no $1."
        [ -z "$found" ] || fail "$packages has more than one $1."
        found=$path
    done
    basename "$found"
}
sum() {
    sha256sum "$packages/$1" | cut -d ' ' -f 1
}

source=$(file "dueling-tigers-$version.tar.xz")
libraries=$(file "dueling-tigers-$version-libraries.tar.xz")
installer=$(file "dueling-tigers-$version-windows-*setup.exe")
installer_sum=$(sum "$installer")

# fill FROM TO: a template with all its places filled in
# shellcheck disable=SC2154 # facts.sh says homepage
fill() {
    sed -e "s|@version@|$version|g" -e "s|@homepage@|$homepage|g" \
        -e "s|@released@|${released:-$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)}|g" \
        -e "s|@downloads@|$homepage/releases/download/v$version|g" \
        -e "s|@source@|$source|g" -e "s|@source_sum@|$(sum "$source")|g" \
        -e "s|@libraries@|$libraries|g" -e "s|@libraries_sum@|$(sum "$libraries")|g" \
        -e "s|@installer@|$installer|g" -e "s|@INSTALLER_SUM@|$(echo "$installer_sum" | tr '[:lower:]' '[:upper:]')|g" \
        "$root/packaging/$1" >"$packages/manifests/$2"
    if grep -n '@[A-Za-z_]*@' "$packages/manifests/$2"; then
        fail "A place in packaging/$1 is not filled in."
    fi
}

rm -rf "$packages/manifests"
mkdir -p "$packages/manifests"
fill linux/flatpak.yml.in io.github.dueling_tigers.dueling_tigers.yml
fill macos/dueling-tigers.rb.in dueling-tigers.rb
for template in "$root"/packaging/windows/winget/*.yaml.in; do
    name=$(basename "$template" .in)
    fill "windows/winget/$name.in" "$name"
done
