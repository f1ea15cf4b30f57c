#!/bin/sh
# make-notices.sh SOURCES [linux|windows|macos|web]: writes to standard output the notices of what is linked into the
# programs for that system (linux). SOURCES is the folder of packaging/libraries/fetch.sh: the words are taken from the very
# sources that were built. What is not found there ends it with an error, so that a library renewed is looked at again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
[ $# -ge 1 ] || {
    echo "usage: make-notices.sh SOURCES [linux|windows|macos|web]" >&2
    exit 1
}
target=${2:-linux}
cd "$1"
rule=------------------------------------------------------------------------

title() {
    printf '\n%s\n%s\n%s\n\n' "$rule" "$1" "$rule"
}
missing() {
    echo "make-notices.sh: $*" >&2
    exit 1
}
# Takes standard input, which must not be empty.
found() {
    text=$(tr -d '\r')
    [ -n "$text" ] || missing "$* is not there any more"
    printf '%s\n' "$text"
}
listed_version() {
    sed -n "s/^[a-z]* *[a-z0-9-]* *\([0-9.]*\)[^ ]* *$1\$/\1/p" "$here/libraries/list"
}
whole() {
    sed 's/[[:blank:]]*$//' "$1" | found "$1"
}
# library TITLE FOLDER FILE LICENCE: a whole library, whose licence is in FILE
library() {
    version=$(listed_version "$2" | found "the version of $2")
    title "$1 $version: $4"
    whole "$2/$3"
}
# head_of FILE: the first comment that names a copyright
head_of() {
    awk '
    /^\/\*/ { inside = 1; text = "" }
    inside { line = $0; sub(/^ ?\/?\*+\/?[-* ]?/, "", line); sub(/ *\*+\/.*/, "", line); text = text line "\n" }
    inside && /\*\// { inside = 0; if (text ~ /[Cc]opyright/) { print text; exit } }' "$1" | found "the notice of $1"
}
# holders FOLDER FILES: who Debian says these files belong to
holders() {
    awk -v want="$2" 'BEGIN { RS = "" } /^Files:/ && index($0, want) {
        sub(/^.*\nCopyright:/, "Copyright:"); sub(/\n(License|Comment):.*/, ""); print; print "" }' "$1/debian/copyright" | found "$2 of $1"
}
# licence FOLDER NAME: the words of a licence as Debian quotes them
licence() {
    awk -v want="License: $2" 'BEGIN { RS = ""; FS = "\n" } $1 == want {
        for (i = 2; i <= NF; i++) { line = $i; sub(/^ /, "", line); sub(/^\.$/, "", line); print line } exit }' "$1/debian/copyright" |
        found "the licence $2 of $1"
}

sdl_parts() {
    title "Parts of SDL: the mathematical functions (SunPro)"
    head_of sdl2/src/libm/e_exp.c
    title "Parts of SDL: HIDAPI (the original licence of HIDAPI)"
    holders sdl2 'src/hidapi/*'
    licence sdl2 hidapi-orig
    title "Parts of SDL: controller_type.c, SDL_hidapi_steamdeck.c, SDL_rotate.c (zlib)"
    notice=$(head_of sdl2/src/joystick/controller_type.c)
    printf '%s\n' "$notice" | head -n 1
    notice=$(head_of sdl2/src/joystick/hidapi/SDL_hidapi_steamdeck.c)
    printf '%s\n' "$notice" | grep Copyright
    notice=$(head_of sdl2/src/render/software/SDL_rotate.c)
    printf '%s\n' "$notice" | sed -n '/Copyright/,$p'
    title "Parts of SDL: SDL_qsort.c"
    holders sdl2 src/stdlib/SDL_qsort.c
    licence sdl2 Gareth_McCaughan
    title "Parts of SDL: SDL_yuv_sw.c"
    licence sdl2 BrownUn_UnCalifornia_ErikCorry
    title "Parts of SDL: yuv2rgb (BSD, 3 clauses)"
    whole sdl2/src/video/yuv2rgb/LICENSE
}
unix_parts_of_sdl() {
    title "Parts of SDL: names of keys, imKStoUCS.c (MIT)"
    head_of sdl2/src/events/imKStoUCS.c
    title "Parts of SDL: what a screen tells of itself, edid-parse.c (MIT)"
    head_of sdl2/src/video/x11/edid-parse.c
    title "Parts of SDL: Wayland's protocols (MIT)"
    holders sdl2 'wayland-protocols/*.xml'
    licence sdl2 Expat
    echo
    licence sdl2 MIT-open-group
}
# The runtimes are no sources of ours: their words are taken from the compilers' packages.
windows_runtime() {
    title "The runtime of MinGW-w64"
    from=/usr/share/doc/mingw-w64-x86-64-dev/copyright # crt/profile is linked with -pg only
    awk 'BEGIN { RS = ""; ORS = "\n\n" }
        /^Files: (\*|mingw-w64-crt\/[^p])/ || /^License: (BSD-3-clause|BSD-2-clause-NetBSD|ISC)\n/' $from | found "the runtime in $from"
    title "The runtime of GCC (libgcc)"
    echo "GPL 3 with the GCC Runtime Library Exception 3.1, which lays no condition on"
    echo "programs that GCC compiled: https://www.gnu.org/licenses/gcc-exception-3.1.html"
}
web_runtime() {
    title "The runtime of Emscripten (MIT), with musl's C library (MIT)"
    from=/usr/share/doc/emscripten/copyright
    awk 'BEGIN { RS = ""; ORS = "\n\n" } /^Files:\n \*\n/ || /^License: Expat\n/' $from | found "the runtime in $from"
    whole /usr/share/emscripten/system/lib/libc/musl/COPYRIGHT
}

cat <<T
What is inside the programs of Dueling Tigers besides its own code

The game's own licences, and those of its art and fonts, are in LICENSE. Portions
of this software are copyright (c) The FreeType Project (www.freetype.org). All
rights reserved.
T
library SDL sdl2 LICENSE.txt zlib
sdl_parts
[ "$target" != linux ] || unix_parts_of_sdl
library SDL_image image LICENSE.txt zlib
title "Parts of SDL_image: nanosvg (zlib)"
head_of image/src/nanosvg.h
title "Parts of SDL_image: stb_image (MIT or public domain), miniz (public domain)"
holders image src/stb_image.h
licence image Expat
library SDL_ttf ttf LICENSE.txt zlib
library SDL_mixer mixer LICENSE.txt zlib
title "Parts of SDL_mixer: stb_vorbis (MIT or public domain)"
holders mixer 'src/codecs/stb_vorbis/*'
licence mixer Expat
library FreeType freetype docs/FTL.TXT "FreeType Project License"
title "Parts of FreeType: fonts of the BDF and PCF formats, and their hash table (MIT)"
head_of freetype/src/bdf/bdf.c
head_of freetype/src/pcf/pcf.c
head_of freetype/src/base/fthash.c
title "Parts of FreeType: zlib"
head_of freetype/src/gzip/zlib.h
library HarfBuzz harfbuzz COPYING "Old MIT"
title "Parts of HarfBuzz: the tables of Unicode (Unicode, ISC)"
head_of harfbuzz/src/hb-ucd.cc
holders harfbuzz src/hb-unicode-emoji-table.hh
licence harfbuzz Unicode
library cJSON cjson LICENSE MIT
library inih inih LICENSE.txt "BSD, 3 clauses"
if [ "$target" != web ]; then
    title "libwebsockets $(listed_version lws | found "the version of lws"): MIT"
    sed -n '/^## MIT License/,/^## BSD2/{/^## BSD2/!p}' lws/LICENSE | found "the license of lws"
    title "Parts of libwebsockets: sha-1.c (BSD, 3 clauses)"
    head_of lws/lib/misc/sha-1.c
    title "qrcodegen $(listed_version qrcodegen | found "the version of qrcodegen"): MIT"
    head_of qrcodegen/c/qrcodegen.c
fi
case $target in
windows) windows_runtime ;;
web) web_runtime ;;
esac
