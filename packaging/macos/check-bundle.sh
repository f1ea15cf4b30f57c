#!/bin/sh
# check-bundle.sh BUNDLE: the checks of the bundle that work on every system: each file is where macOS and the game look for it, and
# Info.plist names what is there. packaging/build-macos.sh checks the programs themselves with a Mac's tools.
set -eu
bundle=${1:?usage: check-bundle.sh BUNDLE}
contents=$bundle/Contents

fail() {
    echo "check-bundle.sh: $*" >&2
    exit 1
}
# value KEY: the text after it in the description
value() {
    sed -n "/<key>$1<\/key>/{n;s/.*<string>\(.*\)<\/string>.*/\1/p;}" "$contents/Info.plist" | head -n 1
}
# True for a program of the two processors together (fat) or of one (Mach-O of 64 bits).
is_program() {
    case $(od -An -tx1 -N4 "$1" | tr -d ' ') in
    cafebabe | cffaedfe) [ -x "$1" ] ;;
    *) false ;;
    esac
}

[ -f "$contents/Info.plist" ] || fail "there is no Info.plist"
! grep -q '@' "$contents/Info.plist" || fail "Info.plist is not filled in"
for key in CFBundleIdentifier CFBundleShortVersionString LSMinimumSystemVersion CFBundlePackageType UTTypeIdentifier \
    NSLocalNetworkUsageDescription; do
    [ -n "$(value $key)" ] || fail "Info.plist names no $key"
done
[ "$(value CFBundleVersion)" = "$(value CFBundleShortVersionString)" ] || fail "Info.plist names two versions"
grep -q '<string>tigers</string>' "$contents/Info.plist" || fail "Info.plist does not name the ending of records"
for program in "$(value CFBundleExecutable)" tigers; do
    is_program "$contents/MacOS/$program" || fail "$program is no program of macOS"
done
[ "$(head -c 4 "$contents/Resources/$(value CFBundleIconFile)")" = icns ] || fail "the icon is none"
for file in fonts/Inter-Regular.ttf assets/emblem.svg assets/tiles/faces/5m.svg assets/sounds/music/lantern.ogg LICENSE THIRD-PARTY; do
    [ -s "$contents/Resources/$file" ] || fail "Resources/$file is missing"
done
for folder in "$bundle"/* "$contents"/*; do
    case ${folder#"$bundle"/} in
    Contents | Contents/Info.plist | Contents/MacOS | Contents/Resources | Contents/_CodeSignature) ;;
    *) fail "$folder does not belong in a bundle" ;;
    esac
done
[ "$(find "$contents/MacOS" -type f | wc -l)" -eq 2 ] || fail "there are other files beside the programs"
