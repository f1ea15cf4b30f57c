#!/bin/sh
# check.sh FOLDER [STEP]...: checks what packaging/build-linux.sh made in FOLDER/packages. Steps: contents, bullseye, bookworm,
# trixie, wayland; all of them if none is named. Each suite is a clean Debian in a chroot, in which the .deb is installed,
# started, played by mouse, killed, continued and removed, and the other two downloads are started.
# Needs root. FOLDER/clean keeps what it fetched, FOLDER/seen has pictures.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
[ $# -ge 1 ] || fail "usage: check.sh FOLDER [contents|bullseye|bookworm|trixie|wayland]..."
[ "$(id -u)" -eq 0 ] || fail "check.sh makes chroots, which takes root: run it as root, or with sudo."
folder=$(CDPATH='' cd -- "$1" && pwd)
case $folder in /tmp/*) fail "The chroots empty their /tmp: name a folder outside /tmp." ;; esac
shift

# Mounts and processes end with the namespace, whatever happens.
if [ -z "${TIGERS_APART:-}" ]; then
    install_on_debian debootstrap binutils lintian desktop-file-utils appstream xvfb xdotool imagemagick weston
    exec env TIGERS_APART=yes unshare --mount --pid --fork --kill-child --mount-proc sh "$0" "$folder" "$@"
fi

# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
name=dueling-tigers-$version-linux-x86_64
packages=$folder/packages
deb=$packages/dueling-tigers_$version-1_amd64.deb
seen=$folder/seen
shared=$folder/shared # is at this path in every chroot too
mkdir -p "$seen" "$shared" "$folder/clean"

# What SDL opens of X11, and of Wayland: out of the Recommends of the package.
x11='libx11-6 libxext6 libxcursor1 libxi6 libxrandr2 libxss1 libxfixes3 libxkbcommon0'
wayland='libwayland-client0 libwayland-cursor0 libwayland-egl1 libxkbcommon0 libegl1 libgl1'

# --- what is inside ---

check_program() { # check_program FILE NEEDED
    same "libraries that $1 needs" "$2" "$(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort | paste -s -d ' ')"
    same "the newest glibc that $1 needs" GLIBC_2.29 "$(objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -n 1)"
    sh "$root/packaging/linux/hardened.sh" "$1"
    if strings -a "$1" | grep -E "^/(one|two|root|home|build)/|$root|$folder"; then
        fail "$1 names a folder of the machine that built it"
    fi
}

check_contents() {
    say "Looking into the packages."
    [ "$(cd "$packages" && echo *)" = "$name.run $name.tar.gz $(basename "$deb")" ] || fail "other packages than expected: $(ls "$packages")"
    check_size "$deb" 8192
    check_size "$packages/$name.run" 8192
    check_size "$packages/$name.tar.gz" 10240
    rm -rf "$folder/inside"
    mkdir -p "$folder/inside"
    dpkg-deb -x "$deb" "$folder/inside/deb"
    tar -xzf "$packages/$name.tar.gz" -C "$folder/inside"
    check_program "$folder/inside/deb/usr/games/dueling-tigers" "libc.so.6 libdl.so.2 libm.so.6 libpthread.so.0"
    cmp "$folder/inside/deb/usr/games/dueling-tigers" "$folder/inside/$name/bin/dueling-tigers"
    for link in "$folder/inside/deb/usr/games/tigers" "$folder/inside/$name/bin/tigers"; do
        same "what $link leads to" dueling-tigers "$(readlink "$link")"
    done
    same "Depends" "libc6 (>= 2.29)" "$(dpkg-deb -f "$deb" Depends)"
    for package in $x11 $wayland; do
        dpkg-deb -f "$deb" Recommends | grep -qw "$package" || fail "$package is not recommended"
    done
    (cd "$folder/inside/deb" && md5sum --quiet -c -) <<M || fail "md5sums"
$(dpkg-deb -I "$deb" md5sums)
M
    grep -q 'The FreeType Project' "$folder/inside/deb/usr/share/doc/dueling-tigers/copyright" || fail "FreeType is not credited"
    desktop-file-validate "$folder"/inside/deb/usr/share/applications/*.desktop
    appstreamcli validate --no-net --pedantic "$folder"/inside/deb/usr/share/metainfo/*.xml
    lintian --allow-root --fail-on error,warning,info --display-info "$deb" || fail "lintian has something to say"
}

# --- a clean Debian ---

# Takes away what is mounted below $at, the last first.
unmount_all() {
    awk -v at="$at/" 'index($2, at) == 1 { list = $2 "\n" list } END { printf "%s", list }' /proc/self/mounts | while read -r mounted; do
        umount "$mounted"
    done
}

# fresh SUITE: a new one at $at
fresh() {
    at=$folder/try/$1
    clean=$folder/clean/$1
    if [ ! -e "$clean.tar" ]; then
        say "Making a clean $1."
        make_debian "$1" "$clean"
        tar -C "$clean" -cf "$clean.tar.part" .
        mv "$clean.tar.part" "$clean.tar"
        rm -rf "$clean"
    fi
    unmount_all
    rm -rf --one-file-system "$at"
    mkdir -p "$at" "$clean-debs/partial"
    tar -xf "$clean.tar" -C "$at"
    mkdir -p "$at$shared" "$at/packages"
    mount --bind "$clean-debs" "$at/var/cache/apt/archives"
    mount --bind "$shared" "$at$shared"
    mount --bind "$packages" "$at/packages"
    mount -o remount,bind,ro "$at/packages"
    mount -t proc proc "$at/proc"
}

enter() { # enter COMMAND...: becomes COMMAND in the chroot, with nothing of this machine's environment but the screen
    exec chroot "$at" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LC_ALL=C.UTF-8 SDL_AUDIODRIVER=dummy \
        ${DISPLAY:+DISPLAY="$DISPLAY"} "$@"
}

inside() { # inside COMMAND...
    (enter "$@")
}

inside_install() { # inside_install PACKAGE...
    quietly "$folder/try/apt.log" inside apt-get -qq update
    quietly "$folder/try/apt.log" inside env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends \
        -o APT::Keep-Downloaded-Packages=true install "$@"
}

# A picture of each of these screens, without a window, by COMMAND...: they are the same wherever they are made.
check_pictures() { # check_pictures FOLDER COMMAND...
    to=$1
    shift
    mkdir -p "$shared/$to" "$seen/pictures"
    for scene in title table rules; do
        inside SDL_VIDEODRIVER=offscreen "$@" --screenshot "$shared/$to/$scene.png" --scene $scene --size 1280x800 \
            --data "$shared/$to/data"
        [ -e "$seen/pictures/$scene.png" ] || cp "$shared/$to/$scene.png" "$seen/pictures/"
        cmp "$shared/$to/$scene.png" "$seen/pictures/$scene.png" || fail "the screen \"$scene\" looks otherwise in $to"
    done
}

check_versions() { # check_versions COMMAND...
    same "--version of $*" "dueling-tigers $version" "$(inside "$@" --version)"
}

# Without a screen the game says so.
check_no_display() {
    said=$(inside /usr/games/dueling-tigers 2>&1 >/dev/null) && fail "without a display the game is content"
    case $said in
    *"there is no display to open a window on"*) ;;
    *) fail "without a display the game says: $said" ;;
    esac
}

# A match by mouse, killed after forty clicks and gone on with.
play_match() { # play_match SUITE PROGRAM [ARGUMENT]...
    suite=$1
    shift
    cat >"$folder/try/game" <<G
#!/bin/sh
exec chroot "$at" env -i PATH=/usr/bin:/bin HOME=/root LC_ALL=C.UTF-8 DISPLAY="\$DISPLAY" SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy $1 "\$@"
G
    chmod +x "$folder/try/game"
    TMPDIR=$shared timeout 500 sh "$root/tests/play/xdotool-match.sh" "$folder/try/game" -s 7 -v off -l easy -k 40 \
        -p "$seen/$suite" || fail "no match could be played in $suite"
}

# on_screen COMMAND...: runs COMMAND with a screen of its own
on_screen() {
    rm -f "$shared/display"
    Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$shared/display" 2>/dev/null &
    server=$!
    until [ -s "$shared/display" ]; do sleep 0.2; done
    DISPLAY=:$(cat "$shared/display")
    export DISPLAY
    "$@"
    unset DISPLAY
    kill $server
    wait $server || :
}

# The game's window comes, is no single colour, and is left by the keys that the first screens name.
window_shows() { # window_shows PICTURE COMMAND...
    picture=$1
    shift
    enter SDL_VIDEODRIVER=x11 timeout 90 "$@" &
    game=$!
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        window=$(xdotool search --onlyvisible --name 'Dueling Tigers' 2>/dev/null | head -n 1) || :
        [ -z "$window" ] || break
        sleep 1
    done
    [ -n "$window" ] || fail "no window of \"$*\" came"
    sleep 2
    import -window root "$seen/$picture.png"
    [ "$(identify -format %k "$seen/$picture.png")" -gt 100 ] || fail "the window of \"$*\" is empty"
    xdotool mousemove 640 780 key Return sleep 2 key Escape sleep 2 key Return
    wait $game || fail "\"$*\" did not end well when it was left by its keys: $?"
}

# A match is begun in the player's own folder, the package removed and purged: what they saved stays, all else goes.
check_removal() {
    saves=root/.local/share/dueling-tigers/dueling-tigers
    on_screen begin_match
    [ -e "$at/$saves/dueling-tigers.tigers" ] || fail "a match was begun, and nothing saved in $saves"
    before=$(cd "$at/$saves" && sha256sum -- *.tigers)
    files=$(inside dpkg -L dueling-tigers)
    quietly "$folder/try/dpkg.log" inside dpkg --remove dueling-tigers
    quietly "$folder/try/dpkg.log" inside dpkg --purge dueling-tigers
    same "the saves after the package was removed" "$before" "$(cd "$at/$saves" && sha256sum -- *.tigers)"
    for file in $files; do
        case $file in
        *dueling*tigers*) [ ! -e "$at$file" ] || fail "$file is still there after the package was removed" ;;
        esac
    done
}

begin_match() {
    enter SDL_VIDEODRIVER=x11 /usr/games/dueling-tigers --seed 7 --speed off &
    game=$!
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do # Enter leads from the first screen to the table
        [ ! -e "$at/$saves/dueling-tigers.tigers" ] || break
        sleep 2
        xdotool mousemove 640 790 key Return
    done
    import -window root "$seen/begun.png"
    kill $game
    wait $game || :
}

# The folder to unpack, in one with blanks and letters of all kinds.
check_folder() {
    place="/home/Jürgen Groß/Spiele und 麻雀"
    mkdir -p "$at$place"
    tar -xzf "$packages/$name.tar.gz" -C "$at$place"
    check_versions "$place/$name/dueling-tigers"
    check_pictures "$1-folder" "$place/$name/dueling-tigers"
    on_screen window_shows "$1-folder" "$place/$name/dueling-tigers" --data "$place/data"
}

# The single file: unpacks itself, starts the game, leaves nothing behind. It takes xz, which every desktop has.
check_single_file() {
    said=$(inside "/packages/$name.run" 2>&1) && fail "without xz the single file is content"
    case $said in
    *"xz: not found"*) ;;
    *) fail "without xz the single file says: $said" ;;
    esac
    rm -rf "$at"/tmp/*
    inside_install xz-utils
    same "--version of the single file" "dueling-tigers $version" "$(inside "/packages/$name.run" --quiet -- --version)"
    check_pictures "$1-single" "/packages/$name.run" --quiet --
    on_screen window_shows "$1-single" "/packages/$name.run" --quiet -- --data /root/single
    [ -z "$(ls "$at/tmp")" ] || fail "the single file leaves something in /tmp: $(ls "$at/tmp")"
}

check_suite() { # check_suite SUITE
    say "Checking the downloads in $1."
    fresh "$1"
    quietly "$folder/try/dpkg.log" inside dpkg --install "/packages/$(basename "$deb")"
    check_versions /usr/games/dueling-tigers
    same "--version of tigers" "tigers $version" "$(inside /usr/games/tigers --version)"
    check_pictures "$1" /usr/games/dueling-tigers
    check_no_display
    # shellcheck disable=SC2086 # names are words on purpose
    inside_install $x11
    check_folder "$1"
    check_single_file "$1"
    play_match "$1" /usr/games/dueling-tigers
    check_removal
}

# --- Wayland ---

check_wayland() {
    say "Opening the window on Wayland, in trixie."
    fresh trixie
    quietly "$folder/try/dpkg.log" inside dpkg --install "/packages/$(basename "$deb")"
    # shellcheck disable=SC2086 # names are words on purpose
    inside_install $wayland
    export XDG_RUNTIME_DIR="$shared/wayland"
    rm -rf "$XDG_RUNTIME_DIR"
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    weston --backend=headless-backend.so --use-pixman --width=1280 --height=800 --socket=tigers --debug --idle-time=0 >"$shared/weston.log" 2>&1 &
    server=$!
    until [ -S "$XDG_RUNTIME_DIR/tigers" ]; do sleep 0.2; done
    enter XDG_RUNTIME_DIR="$XDG_RUNTIME_DIR" WAYLAND_DISPLAY=tigers WAYLAND_DEBUG=1 SDL_VIDEODRIVER=wayland \
        /usr/games/dueling-tigers --data "$shared/wayland-data" 2>"$shared/wayland.log" &
    game=$!
    sleep 8
    kill -0 $game || fail "the game ended: $(tail -n 3 "$shared/wayland.log")"
    (cd "$shared/wayland" && WAYLAND_DISPLAY=tigers timeout 60 weston-screenshooter && mv wayland-screenshot*.png "$seen/wayland.png")
    kill $game
    wait $game || :
    kill $server
    grep -q 'set_app_id("io.github.dueling_tigers.dueling_tigers")' "$shared/wayland.log" ||
        fail "the app id on Wayland is $(grep -o 'set_app_id([^)]*)' "$shared/wayland.log")"
    [ "$(identify -format %k "$seen/wayland.png")" -gt 100 ] || fail "the window on Wayland is empty"
}

[ $# -gt 0 ] || set -- contents bullseye bookworm trixie wayland
rm -rf "$seen/pictures"
for step in "$@"; do
    case $step in
    contents) check_contents ;;
    bullseye | bookworm | trixie) check_suite "$step" ;;
    wayland) check_wayland ;;
    *) fail "check.sh: no step is called \"$step\"" ;;
    esac
done
say "The downloads for Linux are as they should be."
