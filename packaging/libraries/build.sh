#!/bin/sh
# build.sh TARGET SOURCES PREFIX [with-tests] [cmake option]...: builds the game's libraries as static ones in PREFIX, with .pc files
# that stay right if PREFIX moves. TARGET is linux, windows, macos or web; SOURCES is the folder of fetch.sh.
# with-tests adds cmocka. A second run continues where the first stopped.
#
# To link a program with them, configure it with PKG_CONFIG_LIBDIR=PREFIX/lib/pkgconfig,
# PKG_CONFIG_EXECUTABLE=PREFIX/bin/pkg-config-static and the same toolchain file, which finds them by TIGERS_LIBRARIES=PREFIX.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
[ $# -ge 3 ] || {
    echo "usage: build.sh linux|windows|macos|web SOURCES PREFIX [with-tests] [cmake option]..." >&2
    exit 1
}
target=$1 sources=$(CDPATH='' cd -- "$2" && pwd)
mkdir -p "$3/include" "$3/lib/pkgconfig" "$3/bin" "$3/work"
prefix=$(CDPATH='' cd -- "$3" && pwd)
shift 3
case $here$sources$prefix in
*[[:space:]]*) # their build files take a blank in a path for two paths
    echo "build.sh: the libraries cannot be built in a folder with a blank in its path. Please clone the project into another." >&2
    exit 1
    ;;
esac
tests=
if [ "${1:-}" = with-tests ]; then
    tests=yes
    shift
fi
work=$prefix/work
configure=cmake
pic=ON
flags='-Os -ffunction-sections -fdata-sections' # small: the game has its own painting; the linker drops what is never called
case $target in
linux) flags="$flags -fPIC -fstack-protector-strong -D_FORTIFY_SOURCE=2" ;;
windows)
    flags="$flags -fstack-protector-strong"
    set -- -DCMAKE_TOOLCHAIN_FILE="$here/mingw-w64.cmake" "$@"
    ;;
macos) set -- -DCMAKE_OSX_ARCHITECTURES="arm64;x86_64" -DCMAKE_OSX_DEPLOYMENT_TARGET=11.0 "$@" ;;
web)
    configure='emcmake cmake'
    pic=OFF
    # Debian's emscripten needs Debian's acorn with any node. Its headers are older than SDL's EM_JS_DEPS, which only names
    # what the link must keep: packaging/web/library.js does.
    export NODE_PATH="${NODE_PATH:-/usr/share/nodejs}"
    flags="$flags \"-DEM_JS_DEPS(name,needed)=\""
    set -- -DCMAKE_FIND_ROOT_PATH="$prefix" "$@"
    ;;
*)
    echo "build.sh: no target is called \"$target\"" >&2
    exit 1
    ;;
esac
export TIGERS_LIBRARIES="$prefix"
# The same bytes wherever it is built: no path of this machine in the programs.
flags="$flags -ffile-prefix-map=$sources=. -ffile-prefix-map=$work=. -ffile-prefix-map=$here=."

# FindPkgConfig of CMake 3.18 knows no PKG_CONFIG_ARGN.
printf '#!/bin/sh\nexec pkg-config --static "$@"\n' >"$prefix/bin/pkg-config-static"
chmod +x "$prefix/bin/pkg-config-static"

made_of=$(cat "$here/SHA256SUMS" "$here"/*/* | cksum) # other sources make other libraries

build() { # build NAME FOLDER [option]...
    name=$1 folder=$2
    shift 2
    stamp=$work/$name.done
    if [ -e "$stamp" ] && [ "$(cat "$stamp")" = "$made_of $* $flags" ]; then
        return
    fi
    echo "Building $name for $target."
    rm -rf "${work:?}/$name"
    {
        # shellcheck disable=SC2086 # one word or two
        $configure -S "$folder" -B "$work/$name" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" \
            -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_PREFIX_PATH="$prefix" -DBUILD_SHARED_LIBS=OFF \
            -DCMAKE_POSITION_INDEPENDENT_CODE=$pic -DCMAKE_C_FLAGS="$flags" -DCMAKE_CXX_FLAGS="$flags" \
            -DCMAKE_C_FLAGS_RELEASE=-DNDEBUG -DCMAKE_CXX_FLAGS_RELEASE=-DNDEBUG "$@" &&
            cmake --build "$work/$name" ${JOBS:+-j "$JOBS"} &&
            cmake --install "$work/$name"
    } >"$work/$name.log" 2>&1 || {
        grep -E 'error|Error' "$work/$name.log" | head -20 >&2
        tail -20 "$work/$name.log" >&2
        echo "build.sh: $name cannot be built; $work/$name.log has it all" >&2
        exit 1
    }
    echo "$made_of $* $flags" >"$stamp"
}
describe() { # describe NAME VERSION REQUIRES LIBS CFLAGS: writes the .pc file of a library that has none when static
    cat >"$prefix/lib/pkgconfig/$1.pc" <<P
prefix=\${pcfiledir}/../..
Name: $1
Description: $1, static
Version: $2
Requires: $3
Libs: -L\${prefix}/lib $4
Cflags: $5
P
}
version_of() { # version_of CMAKE-PACKAGE
    sed -n 's/.*PACKAGE_VERSION "\(.*\)").*/\1/p' "$prefix/lib/cmake/$1/$1ConfigVersion.cmake" | head -1
}
listed_version() { # listed_version NAME: the upstream version in `list`
    sed -n "s/^[a-z]* *[a-z0-9-]* *\([0-9.]*\)[^ ]* *$1\$/\1/p" "$here/list"
}

# Downloads are small: SDL and FreeType are without what the game never asks for. Windows has a surface for each window.
case $target in
windows) renderer='-DSDL_RENDER_D3D=OFF -DSDL_OPENGLES=OFF' ;;
web) renderer=-DSDL_RENDER=OFF ;;
*) renderer='' ;;
esac
# shellcheck disable=SC2086 # a word an option
build sdl2 "$sources/sdl2" "$@" -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_TEST=OFF -DSDL_HAPTIC=OFF -DSDL_SENSOR=OFF -DSDL_VULKAN=OFF $renderer \
    -DCMAKE_C_FLAGS="$flags -DSDL_HAVE_BLIT_AUTO=0 -DSDL_HAVE_RLE=0 -DSDL_HAVE_YUV=0"
build freetype "$sources/freetype" "$@" -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON \
    -DFT_DISABLE_BROTLI=ON \
    -DCMAKE_C_FLAGS="$flags -I$here/freetype \"-DFT_CONFIG_MODULES_H=<tigers-modules.h>\""
build harfbuzz "$here/harfbuzz" "$@" -DSOURCE="$sources/harfbuzz"
describe harfbuzz "$(listed_version harfbuzz)" freetype2 -lharfbuzz "-I\${prefix}/include/harfbuzz"
build image "$sources/image" "$@" -DSDL2IMAGE_VENDORED=ON -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_BACKEND_STB=ON \
    -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_TESTS=OFF -DSDL2IMAGE_AVIF=OFF -DSDL2IMAGE_BMP=OFF -DSDL2IMAGE_GIF=OFF -DSDL2IMAGE_JPG=OFF \
    -DSDL2IMAGE_JXL=OFF -DSDL2IMAGE_LBM=OFF -DSDL2IMAGE_PCX=OFF -DSDL2IMAGE_PNM=OFF -DSDL2IMAGE_QOI=OFF -DSDL2IMAGE_TGA=OFF \
    -DSDL2IMAGE_TIF=OFF -DSDL2IMAGE_WEBP=OFF -DSDL2IMAGE_XCF=OFF -DSDL2IMAGE_XPM=OFF -DSDL2IMAGE_XV=OFF
build ttf "$sources/ttf" "$@" -DSDL2TTF_VENDORED=OFF -DSDL2TTF_HARFBUZZ=ON -DSDL2TTF_SAMPLES=OFF
build mixer "$sources/mixer" "$@" -DSDL2MIXER_DEPS_SHARED=OFF -DSDL2MIXER_VORBIS=STB -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_MOD=OFF \
    -DSDL2MIXER_MIDI=OFF -DSDL2MIXER_OPUS=OFF -DSDL2MIXER_MP3=OFF -DSDL2MIXER_FLAC=OFF -DSDL2MIXER_CMD=OFF \
    -DSDL2MIXER_WAVPACK=OFF -DSDL2MIXER_GME=OFF
build cjson "$sources/cjson" "$@" -DENABLE_CJSON_TEST=OFF -DENABLE_CUSTOM_COMPILER_FLAGS=OFF
build inih "$here/inih" "$@" -DSOURCE="$sources/inih"
if [ "$target" != web ]; then # the page has the browser's own
    build lws "$sources/lws" "$@" -DLWS_WITH_STATIC=ON -DLWS_WITH_SHARED=OFF -DLWS_STATIC_PIC=ON -DLWS_WITH_SSL=OFF -DLWS_WITH_ZLIB=OFF \
        -DLWS_WITHOUT_EXTENSIONS=ON -DLWS_WITH_HTTP2=OFF -DLWS_ROLE_MQTT=OFF -DLWS_ROLE_RAW_FILE=OFF -DLWS_ROLE_RAW_PROXY=OFF \
        -DLWS_WITHOUT_TESTAPPS=ON -DLWS_WITH_MINIMAL_EXAMPLES=OFF -DLWS_WITH_LIBUV=OFF -DLWS_WITH_LIBEV=OFF -DLWS_WITH_LIBEVENT=OFF \
        -DLWS_WITH_GLIB=OFF -DLWS_WITH_EVLIB_PLUGINS=OFF -DLWS_HAVE_LIBCAP=OFF -DLWS_WITH_PLUGINS=OFF -DLWS_WITH_PLUGINS_BUILTIN=OFF \
        -DLWS_WITH_NETLINK=OFF -DLWS_WITH_SECURE_STREAMS=OFF -DLWS_WITH_SYS_SMD=OFF -DLWS_WITH_SYS_STATE=OFF -DLWS_WITH_SYS_FAULT_INJECTION=OFF \
        -DLWS_WITH_CACHE_NSCOOKIEJAR=OFF -DLWS_WITH_LEJP=OFF -DLWS_WITH_LEJP_CONF=OFF -DLWS_WITH_CBOR=OFF -DLWS_WITH_COSE=OFF \
        -DLWS_WITH_LHP=OFF -DLWS_WITH_UPNG=OFF -DLWS_WITH_JPEG=OFF -DLWS_WITH_DLO=OFF -DLWS_WITH_LWSWS=OFF -DLWS_WITH_CUSTOM_HEADERS=OFF \
        -DLWS_WITH_HTTP_UNCOMMON_HEADERS=OFF -DLWS_UNIX_SOCK=OFF -DLWS_WITH_UNIX_SOCK=OFF -DLWS_WITH_RANGES=OFF -DLWS_WITH_ACCESS_LOG=OFF \
        -DLWS_WITH_SYS_ASYNC_DNS=OFF -DLWS_WITH_CONMON=OFF -DLWS_WITH_EVENT_LIBS=OFF -DLWS_WITH_DIR=OFF -DLWS_LOGS_TIMESTAMP=OFF \
        -DDISABLE_WERROR=ON -DCMAKE_POLICY_VERSION_MINIMUM=3.5
    sockets=
    [ "$target" != windows ] || sockets=-lws2_32
    lws=$(cd "$prefix/lib" && echo libwebsockets*.a)
    lws=${lws#lib}
    describe libwebsockets "$(listed_version lws)" "" "-l${lws%.a} $sockets" "-I\${prefix}/include"
    build qrcodegen "$here/qrcodegen" "$@" -DSOURCE="$sources/qrcodegen"
    describe qrcodegen "$(listed_version qrcodegen)" "" -lqrcodegen "-I\${prefix}/include"
fi
describe inih "$(listed_version inih)" "" -linih "-I\${prefix}/include"
describe SDL2_image "$(version_of SDL2_image)" sdl2 -lSDL2_image "-I\${prefix}/include/SDL2"
describe SDL2_ttf "$(version_of SDL2_ttf)" "sdl2 freetype2 harfbuzz" -lSDL2_ttf "-I\${prefix}/include/SDL2"
describe SDL2_mixer "$(version_of SDL2_mixer)" sdl2 -lSDL2_mixer "-I\${prefix}/include/SDL2"
if [ -n "$tests" ]; then
    # Windows would get a DLL: the static one is built, but not installed.
    build cmocka "$sources/cmocka" "$@" -DWITH_EXAMPLES=OFF -DWITH_STATIC_LIB=ON -DBUILD_STATIC_LIB=ON
    rm -f "$prefix"/lib/libcmocka.so* "$prefix"/lib/libcmocka.dll.a "$prefix"/lib/libcmocka*.dylib "$prefix"/bin/cmocka.dll
    cp "$work/cmocka/src/libcmocka-static.a" "$prefix/lib/libcmocka.a"
fi
