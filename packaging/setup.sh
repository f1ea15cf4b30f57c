# shellcheck shell=sh
# setup.sh: what the scripts of packaging/ share; read with `.`, never run.
#
# Needs are named once here, and translated for each package manager. A need that is met is never touched, so a
# second run asks for no rights and changes nothing.
root=${root:?is the folder of the project, set by who reads this file}

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# How many jobs a build may run.
cores() {
    nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2
}

# quietly LOG COMMAND...: keeps the output in LOG and shows its end, and what tests found, only if the command fails.
quietly() {
    log=$1
    shift
    mkdir -p "$(dirname "$log")"
    if ! "$@" >"$log" 2>&1; then
        grep -aE '^[[:space:]]*([0-9]+: )?(\[ +(ERROR|LINE|FAILED) +\]|SUMMARY: )' "$log" | head -n 60 >&2 || true
        tail -n 60 "$log" >&2
        fail "That did not work: $*. The whole output is in $log."
    fi
}

# NEED with the oldest version that will do, as pkg-config is asked for it; CMakeLists.txt asks for the same.
versioned() {
    case $1 in
    sdl2) echo "sdl2 >= 2.26" ;;
    libwebsockets) echo "libwebsockets >= 4.1" ;;
    SDL2_image) echo "SDL2_image >= 2.6" ;;
    SDL2_ttf) echo "SDL2_ttf >= 2.0.18" ;;
    *) echo "$1" ;;
    esac
}

# True if cmake is there and reads CMakePresets.json.
reads_presets() {
    cmake --version 2>/dev/null | awk 'NR == 1 { split($3, of, "."); new = of[1] > 3 || (of[1] == 3 && of[2] >= 21) } END { exit !new }'
}

# Ends if NEED is here, but in a version that is too old and has just been installed.
refuse_old() {
    if [ "$1" = cmake ] && command -v cmake >/dev/null 2>&1; then
        fail "Building takes CMake 3.21 or newer, and this system has $(cmake --version | awk 'NR == 1 { print $3 }'). The finished downloads run here: see docs/building.md."
    elif pkg-config --exists "$1" 2>/dev/null; then
        fail "Building takes $(versioned "$1" | sed "s, >=,,") or newer, and this system has $(pkg-config --modversion "$1"). The finished downloads run here: see docs/building.md."
    fi
}

# True if NEED is there already. Small letters are commands; the others are known to pkg-config.
have() {
    case $1 in
    compiler) command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 ;;
    make) command -v make >/dev/null 2>&1 || command -v ninja >/dev/null 2>&1 || [ -n "${MINGW_PACKAGE_PREFIX:-}" ] ;;
    fuzzer) # clang can link a libFuzzer target with the sanitizers
        echo 'int LLVMFuzzerTestOneInput(const char *d, unsigned long n) { return !d + !n > 3; }' |
            clang -x c -fsanitize=fuzzer,address,undefined -o /dev/null - 2>/dev/null
        ;;
    sanitizers) echo 'int main(void) { return 0; }' | cc -x c -fsanitize=address,undefined -o /dev/null - 2>/dev/null ;;
    cmake) reads_presets ;;
    gcc | clang | ninja | gcovr | python3 | clang-format | clang-tidy | cppcheck | shellcheck | desktop-file-validate | appstreamcli | update-mime-database)
        command -v "$1" >/dev/null 2>&1 ;;
    pkg-config) command -v pkg-config >/dev/null 2>&1 ;;
    *) pkg-config --exists "$(versioned "$1")" 2>/dev/null ;;
    esac
}

# The package of NEED for the package manager in $manager.
package_of() {
    case $manager:$1 in
    apt-get:compiler | apt-get:gcc) echo gcc libc6-dev ;;
    apt-get:fuzzer) echo "libclang-rt-$(clang -dumpversion | cut -d . -f 1)-dev" ;; # Debian has one for each version of clang
    apt-get:ninja | dnf:ninja) echo ninja-build ;;
    apt-get:sdl2 | apt-get:SDL2_*) echo "lib$1-dev" | tr '[:upper:]_' '[:lower:]-' ;;
    apt-get:libcjson | apt-get:libwebsockets) echo "$1-dev" ;;
    apt-get:inih | apt-get:cmocka | apt-get:qrcodegen) echo "lib$1-dev" ;;
    dnf:clang) echo clang compiler-rt ;;
    dnf:clang-format | dnf:clang-tidy) echo clang-tools-extra ;;
    dnf:shellcheck) echo ShellCheck ;;
    dnf:compiler) echo gcc ;;
    dnf:fuzzer) echo compiler-rt ;;
    dnf:gcc) echo gcc libasan libubsan ;;
    dnf:pkg-config) echo pkgconf-pkg-config ;;
    dnf:sdl2) echo SDL2-devel ;;
    dnf:SDL2_* | dnf:inih | dnf:libwebsockets | dnf:qrcodegen) echo "$1-devel" ;;
    dnf:libcjson) echo cjson-devel ;;
    dnf:cmocka) echo libcmocka-devel ;;
    pacman:compiler | pacman:gcc) echo "${prefix}gcc" ;;
    pacman:fuzzer) echo "${prefix}compiler-rt" ;;
    pacman:clang-format | pacman:clang-tidy) if [ -n "$prefix" ]; then echo "${prefix}clang-tools-extra"; else echo clang; fi ;;
    pacman:pkg-config) echo "${prefix}pkgconf" ;;
    pacman:sdl2) if [ -n "$prefix" ]; then echo "${prefix}SDL2"; else echo sdl2; fi ;;
    pacman:SDL2_*) if [ -n "$prefix" ]; then echo "$prefix$1"; else echo "$1" | tr '[:upper:]' '[:lower:]'; fi ;;
    pacman:libcjson) echo "${prefix}cjson" ;;
    pacman:inih) echo "${prefix}libinih" ;;
    pacman:*) echo "$prefix$1" ;;
    brew:compiler | brew:gcc | brew:clang | brew:make) fail "Please run xcode-select --install, then this again." ;;
    brew:clang-tidy) echo llvm ;;
    brew:SDL2_*) echo "$1" | tr '[:upper:]' '[:lower:]' ;;
    brew:pkg-config) echo pkgconf ;;
    brew:libcjson) echo cjson ;;
    *) echo "$1" ;;
    esac
}

# Runs COMMAND with the rights to install, asking for a password only where someone can type one.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif ! command -v sudo >/dev/null 2>&1; then
        echo "Neither root nor sudo is at hand." && return 1
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

install_packages() {
    case $manager in
    apt-get)
        as_root apt-get -qq update || echo "The package lists could not all be renewed; going on with those there are."
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "$@"
        ;;
    dnf) as_root dnf -q -y install "$@" ;;
    pacman)
        if [ -n "$prefix" ]; then # MSYS2, where everyone may install
            pacman -S --needed --noconfirm "$@"
        else # a new machine has no package list yet; Arch wants it renewed together with the system
            as_root pacman -S --needed --noconfirm "$@" || as_root pacman -Syu --needed --noconfirm "$@"
        fi
        ;;
    brew) HOMEBREW_NO_AUTO_UPDATE=1 brew install -q "$@" ;;
    esac
}

# install_or_fail PACKAGE...: installs them by $manager, or says in a sentence what is to be installed by hand.
install_or_fail() {
    say "Installing with $manager: $*"
    install_packages "$@" >"$setup_log" 2>&1 && return 0
    tail -n 20 "$setup_log" >&2
    fail "The packages could not be installed. Please install them as an administrator: $*. Then run this again."
}

# What building the game takes.
game_needs() {
    echo compiler make pkg-config cmake sdl2 SDL2_image SDL2_ttf SDL2_mixer libcjson inih
}

# What playing with a friend takes besides: a build without it has all else.
friend_needs() {
    echo libwebsockets qrcodegen
}

# Sets $manager, empty if none is known, and $prefix, what MSYS2 puts before a package's name.
find_manager() {
    prefix=${MINGW_PACKAGE_PREFIX:+$MINGW_PACKAGE_PREFIX-}
    manager=
    for candidate in apt-get dnf pacman brew; do
        if command -v "$candidate" >/dev/null 2>&1; then
            manager=$candidate
            break
        fi
    done
}

# install_if_possible NEED...: installs one after the other what is not there. What cannot be had is told, and done
# without.
install_if_possible() {
    find_manager
    for need in "$@"; do
        have "$need" && continue
        # shellcheck disable=SC2046 # names are words on purpose
        if [ -z "$manager" ] || ! install_packages $(package_of "$need") >"$setup_log" 2>&1 || ! have "$need"; then
            say "$need cannot be installed here: it is done without."
        fi
    done
}

# install_missing NEED...: installs what is not there, or says in a sentence what is to be installed by hand.
install_missing() {
    missing=
    for need in "$@"; do
        have "$need" || missing="$missing $need"
    done
    [ -n "$missing" ] || return 0

    find_manager
    [ -n "$manager" ] ||
        fail "Missing:$missing. None of apt-get, dnf, pacman and brew is here: please install these, then run this again."

    packages=
    for need in $missing; do
        packages="$packages $(package_of "$need")"
    done
    # shellcheck disable=SC2086 # names are words on purpose
    install_or_fail $packages
    for need in $missing; do
        have "$need" || refuse_old "$need"
        have "$need" || fail "$need is still not found after installing$packages; see $setup_log."
    done
}

# install_on_debian PACKAGE...: for what is only made on Debian and its kin: installs those of these packages that are missing.
install_on_debian() {
    command -v dpkg-query >/dev/null 2>&1 || fail "This is done on Debian or its kin only: dpkg is not here."
    absent=
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || absent="$absent $package"
    done
    [ -n "$absent" ] || return 0
    manager=apt-get
    # shellcheck disable=SC2086 # names are words on purpose
    install_or_fail $absent
}

# The mirror of Debian that this machine's apt uses; where a file lists some (Debian's images for clouds), the first of them.
debian_mirror() {
    mirror=$(sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\) .*/\2/p' \
        /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null | grep -v security | head -n 1)
    case $mirror in
    mirror+file:*) sed -n 's/^\(http[^ \t]*\).*/\1/p' "${mirror#mirror+file:}" | head -n 1 ;;
    *) echo "$mirror" ;;
    esac
}

# make_debian SUITE FOLDER: a minimal Debian by debootstrap. A release that has left the mirror is in Debian's archive of old releases
# (TIGERS_OLD_DEBIAN sets another). Debootstrap's output is in FOLDER.log.
make_debian() {
    for place in "$(debian_mirror)" "${TIGERS_OLD_DEBIAN:-http://archive.debian.org/debian}"; do
        rm -rf "$2"
        ! debootstrap --variant=minbase "$1" "$2" "$place" >"$2.log" 2>&1 || return 0
    done
    tail -n 20 "$2.log" >&2
    fail "Debian's $1 can't be fetched from $(debian_mirror) or $place. The whole output is in $2.log."
}

# fetch_sources FOLDER: those of the libraries that the downloads are built with.
fetch_sources() {
    say "Fetching the sources of the libraries."
    sh "$root/packaging/libraries/fetch.sh" "$1"
}

# copy_project AREA FOLDER: the project as it is here into AREA/game, without what was built in it and without FOLDER.
copy_project() {
    mkdir -p "$1/game"
    rsync -a --no-times --checksum --delete --exclude=/.git --exclude=/build --exclude="${2#"$root"}" "$root/" "$1/game/"
}

# same WHAT EXPECTED FOUND: fails unless they are equal.
same() {
    [ "$2" = "$3" ] || fail "$1: expected \"$2\", found \"$3\""
}

# same_packages FOLDER OTHER: fails unless every file of FOLDER is in OTHER, byte for byte the same.
same_packages() {
    for package in "$1"/*; do
        cmp "$package" "$2/$(basename "$package")" || fail "$(basename "$package") differs when it is built elsewhere."
    done
}

# check_size FILE MOST: fails if it has more than so many KiB. Writes both numbers into the table of docs/releasing.md.
check_size() {
    size=$((($(wc -c <"$1") + 1023) / 1024))
    say "$(basename "$1"): $size KiB"
    row="| \`$(basename "$1" | sed 's/^dueling-tigers[-_][0-9.]*[-_]//; s/^1_//')\` |"
    sed -i "s@^$row.*@$row $size | $2 |@" "$root/docs/releasing.md"
    [ "$size" -le "$2" ] || fail "$1 has $size KiB, more than $2."
}

# The modes, seats of a mode with opponents of every kind, and the fuzz targets, as words.
modes() {
    echo dueling-tigers tenpai-duel one-suit patterns classic
}
mixed_seats() {
    case $1 in
    patterns | classic) echo --seat east=hard --seat south=normal --seat west=easy --seat north=amara ;;
    *) echo --seat east=hard --seat west=normal ;;
    esac
}
fuzz_targets() {
    (cd "$root/tests/fuzz" && ls fuzz_*.c) | sed 's/^fuzz_//; s/\.c$//'
}

# test_file TEST BIN: the program in BIN that holds the test, such as sdl/table/test_think: its own, or that of its floor.
test_file() {
    own=$2/$(echo "$1" | tr / -)
    if [ -x "$own" ]; then echo "$own"; else echo "$2/${1%%/*}"; fi
}

# test_argument TEST BIN: what that program is given, nothing if it holds one test only.
test_argument() {
    [ -x "$2/$(echo "$1" | tr / -)" ] || echo "${1#*/}"
}

# configure PRESET: configures it in build/PRESET, for Ninja where it is there and nothing else was chosen before.
configure() {
    if [ ! -e "$root/build/$1/CMakeCache.txt" ] && [ -z "${CMAKE_GENERATOR:-}" ] && command -v ninja >/dev/null 2>&1; then
        set -- "$1" -G Ninja
    fi
    quietly "$root/build/$1-configure.log" cmake -S "$root" --preset "$@"
}

# build PRESET: configures and builds it in build/PRESET.
build() {
    configure "$1"
    quietly "$root/build/$1-build.log" cmake --build "$root/build/$1" --parallel "$(cores)"
}

# build_with_progress PRESET SENTENCE: the same, with a line of progress.
build_with_progress() {
    configure "$1"
    {
        cmake --build "$root/build/$1" --parallel "$(cores)" 2>&1 && echo built >"$root/build/$1-build.status"
    } | tee "$root/build/$1-build.log" | progress "$2 (build/$1)"
    if [ "$(cat "$root/build/$1-build.status" 2>/dev/null)" != built ]; then
        grep -aE -A 6 'error:|undefined reference|multiple definition|FAILED:' "$root/build/$1-build.log" | head -n 60 >&2
        fail "The build failed. The whole output is in $root/build/$1-build.log."
    fi
    rm "$root/build/$1-build.status"
}

# progress SENTENCE: reads what ctest, ninja or make prints, and shows how much is done and how long the rest will take: on a terminal
# in one line that changes, elsewhere a line for each fifth.
progress() {
    line=$([ -t 1 ] && echo yes || echo no)
    say "$1."
    awk -v terminal="$line" '
    function now(    time) { "date +%s" | getline time; close("date +%s"); return time }
    BEGIN { began = now(); shown = 0 }
    /^\[[0-9]+\/[0-9]+\]/ || /^ *[0-9]+\/[0-9]+ Test +#/ {
        split($0, part, /[^0-9]+/)
        done = part[1] == "" ? part[2] : part[1]
        all = part[1] == "" ? part[3] : part[2]
    }
    /^\[ *[0-9]+%\]/ { split($0, part, /[^0-9]+/); done = part[2]; all = 100 }
    all && (int(5 * done / all) > shown || (terminal == "yes" && now() > last)) {
        last = now()
        shown = int(5 * done / all)
        left = done < all ? sprintf(", about %d s left", (last - began) * (all - done) / done + 1) : ""
        printf "%s  %d of %d after %d s%s%s", terminal == "yes" ? "\r" : "", done, all, last - began, left,
            terminal == "yes" ? "      " : "\n"
        fflush()
    }
    END { if (terminal == "yes" && all) print "" }'
}

mkdir -p "$root/build" || fail "The folder $root/build cannot be made."
setup_log=$root/build/setup.log
