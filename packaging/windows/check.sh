#!/bin/sh
# check.sh FOLDER [STEP]...: checks what packaging/build-windows.sh made in FOLDER. Steps: contents, records, installed,
# unpacked, scaled, upgrade, everyone; all of them if none is named. The game is played by mouse under wine: installed and unpacked,
# in folders and for players with letters of all kinds in their names, on plain and scaled screens. It is killed and continued, opens
# a record by a double click, and leaves only the saves when it is removed. FOLDER/seen has pictures.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
# shellcheck disable=SC1091
. "$root/packaging/release/facts.sh"
# shellcheck disable=SC1091
. "$root/packaging/windows/wine.sh"
[ $# -ge 1 ] || fail "usage: check.sh FOLDER [contents|records|installed|unpacked|scaled|upgrade|everyone]..."
folder=$(CDPATH='' cd -- "$1" && pwd)
shift
install_on_debian binutils-mingw-w64-x86-64 binutils icoutils unzip wine fonts-wine xvfb xdotool imagemagick procps libcjson-dev \
    libinih-dev

# shellcheck disable=SC2154 # facts.sh sets it
name=dueling-tigers-$version-windows-x64
zip=$folder/packages/$name.zip
setup=$folder/packages/$name-setup.exe
inside=$folder/inside/$name
seen=$folder/seen
here=$root/packaging/windows
mkdir -p "$seen" "$folder/try"

unpack() {
    rm -rf "$folder/inside"
    unzip -q "$zip" -d "$folder/inside"
}

# --- what is inside ---

check_program() { # check_program FILE SUBSYSTEM DLLS
    x86_64-w64-mingw32-objdump -p "$1" >"$folder/try/headers"
    same "libraries that $1 imports" "$3" "$(sed -n 's/.*DLL Name: //p' "$folder/try/headers" | tr '[:upper:]' '[:lower:]' |
        sort | paste -s -d ' ')"
    grep -q "^Subsystem.*($2)" "$folder/try/headers" || fail "the subsystem of $1 is not \"$2\""
    for flag in HIGH_ENTROPY_VA DYNAMIC_BASE NX_COMPAT; do
        grep -q "^[[:space:]]*$flag" "$folder/try/headers" || fail "$1 lacks $flag"
    done
    grep -q "^PE File Base Relocations" "$folder/try/headers" || fail "$1 cannot be laid elsewhere: it has no relocations"
    if strings -a "$1" | grep -E "$root|$folder|/(home|root|build)/"; then
        fail "$1 names a folder of the machine that built it"
    fi
}

check_icon() { # check_icon FILE
    wrestool --extract --type=group_icon "$1" >"$folder/try/icon"
    same "icons in $1" "16x16 24x24 256x256 32x32 48x48 64x64" "$(icotool --list "$folder/try/icon" | sed 's/.*--width=\([0-9]*\) --height=\([0-9]*\).*/\1x\2/' | sort | paste -s -d ' ')"
}

check_resources() { # check_resources FILE
    manifest=$(wrestool --extract --raw --type=24 "$1")
    for wish in 'PerMonitorV2' '>UTF-8<' 'asInvoker' 'Microsoft.Windows.Common-Controls'; do
        case $manifest in
        *"$wish"*) ;;
        *) fail "the manifest in $1 says nothing of $wish" ;;
        esac
    done
    wrestool --extract --raw --type=version "$1" | tr -d '\0' | grep -aq "ProductVersion.*$version" ||
        fail "$1 does not tell its version"
}

check_contents() {
    say "Looking into the packages."
    same "the packages" "$name-setup.exe $name.zip" "$(cd "$folder/packages" && echo *)"
    check_size "$setup" 8192
    check_size "$zip" 10240
    unpack
    same "what the ZIP holds" "LICENSE.txt THIRD-PARTY.txt assets dueling-tigers.exe fonts tigers.dll tigers.exe" \
        "$(cd "$inside" && echo *)"
    check_program "$inside/dueling-tigers.exe" "Windows GUI" "kernel32.dll msvcrt.dll tigers.dll"
    check_program "$inside/tigers.exe" "Windows CUI" "kernel32.dll msvcrt.dll tigers.dll"
    check_program "$inside/tigers.dll" "Windows CUI" "advapi32.dll gdi32.dll imm32.dll iphlpapi.dll kernel32.dll \
msvcrt.dll ole32.dll oleaut32.dll setupapi.dll shell32.dll user32.dll version.dll winmm.dll ws2_32.dll"
    check_icon "$inside/dueling-tigers.exe"
    check_resources "$inside/dueling-tigers.exe"
    check_resources "$inside/tigers.exe"
    grep -q 'The FreeType Project' "$inside/THIRD-PARTY.txt" || fail "FreeType is not credited"
    # Inter and EB Garamond are kerned by HarfBuzz alone; that they are is the test sdl/art/test_type.
    x86_64-w64-mingw32-nm "$folder/one/build/bin/tigers.dll" | grep -q ' T hb_shape$' || fail "HarfBuzz is not linked in"
    x86_64-w64-mingw32-objdump -f "$setup" | grep -q pei-x86-64 || fail "the installer is no 64-bit program"
}

# --- under wine ---

# play_rounds TO PROGRAM...: a round of each mode with two seeds, and one by those who play better
play_rounds() {
    to=$folder/records/$1
    shift
    rm -rf "$to"
    mkdir -p "$to"
    for mode in $("$folder/native/bin/tigers" rules | sed 's/:.*//'); do
        seats=$(seats_of "$mode")
        for seed in 1 2; do
            # shellcheck disable=SC2086 # seats are words on purpose
            "$@" play --rules "$mode" --seed $seed --rounds 1 $seats --record "$to/$mode-$seed.tigers" >"$to/$mode-$seed.txt"
        done
    done
    "$@" play --rules dueling-tigers --seed 3 --rounds 1 --seat east=hard --seat west=normal --record "$to/hard.tigers" >"$to/hard.txt"
}

seats_of() {
    case $("$folder/native/bin/tigers" rules | grep "^$1:") in
    *", 4 players") echo --seat east=easy --seat south=easy --seat west=easy --seat north=easy ;;
    *) echo --seat east=easy --seat west=easy ;;
    esac
}

check_records() {
    say "Playing rounds of all modes here and under wine: the records must be equal."
    quietly "$folder/native-configure.log" cmake -S "$root" -B "$folder/native" -DCMAKE_BUILD_TYPE=Release \
        -DTIGERS_WINDOW=OFF -DTIGERS_TESTS=OFF
    quietly "$folder/native-build.log" cmake --build "$folder/native" --parallel "$(cores)"
    unpack
    play_rounds here "$folder/native/bin/tigers"
    wine_begin "$folder/try/records"
    cd / # which is the Windows program's Z:\, so that names of files mean the same to it
    play_rounds wine wine "$inside/tigers.exe"
    diff -r "$folder/records/here" "$folder/records/wine" || fail "the records differ"
}

# A wine that nobody has used, for a player of this name.
fresh() { # fresh NAME USER
    rm -rf "$folder/try/$1"
    wine_begin "$folder/try/$1" "$2"
    drive=$WINEPREFIX/drive_c
    player=$drive/users/$USER
    programs=$player/AppData/Local/Programs
    saves=$player/AppData/Roaming/dueling-tigers
    menu="$player/AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
}

# setup STATUS SETUP [ARGUMENT]...: the installer ends with that status
setup() {
    status=$1 found=0
    shift
    timeout 120 wine "$@" || found=$?
    same "the exit status of the installer, called with $*" "$status" "$found"
}

uninstall() { # uninstall FOLDER
    timeout 60 wine "$1/Uninstall.exe" /S
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do # a copy of it goes on
        [ -e "$1" ] || return 0
        sleep 1
    done
    fail "$1 is still there after the game was removed: $(ls "$1")"
}

# The value in the registry; that without a name is @. Only an export has letters of all kinds.
registry() { # registry KEY NAME
    rm -f "$HOME/key.reg"
    wine reg export "$1" "Z:$HOME/key.reg" /y >/dev/null 2>&1 || fail "the registry has no $1"
    iconv -f UTF-16 -t UTF-8 "$HOME/key.reg" | tr -d '\r' | awk -v name="$2" '
        /^\[/ { if (++keys > 1) exit }
        index($0, name "=") == 1 || index($0, "\"" name "\"=") == 1 { sub(/^[^=]*=/, ""); print }' |
        sed 's/^"\(.*\)"$/\1/; s/^dword:/0x/; s/\\\(.\)/\1/g'
}

uninstall_key='Software\Microsoft\Windows\CurrentVersion\Uninstall\DuelingTigers'

check_registry() { # check_registry ROOT FOLDER
    same "the name in Apps" "Dueling Tigers" "$(registry "$1\\$uninstall_key" DisplayName)"
    same "the version in Apps" "$version" "$(registry "$1\\$uninstall_key" DisplayVersion)"
    same "the publisher in Apps" "The Dueling Tigers founders" "$(registry "$1\\$uninstall_key" Publisher)"
    same "the picture in Apps" "$2\\dueling-tigers.exe,0" "$(registry "$1\\$uninstall_key" DisplayIcon)"
    same "how Apps removes it" "\"$2\\Uninstall.exe\" /S" "$(registry "$1\\$uninstall_key" QuietUninstallString)"
    [ $(($(registry "$1\\$uninstall_key" EstimatedSize))) -gt 10000 ] || fail "Apps is not told the size"
    same "what .tigers is" DuelingTigers.Record "$(registry "$1\\Software\\Classes\\.tigers" @)"
    same "what opens a record" "\"$2\\dueling-tigers.exe\" \"%1\"" \
        "$(registry "$1\\Software\\Classes\\DuelingTigers.Record\\shell\\open\\command" @)"
}

check_registry_empty() { # check_registry_empty ROOT
    for key in "$uninstall_key" 'Software\Classes\.tigers' 'Software\Classes\DuelingTigers.Record' \
        'Software\Microsoft\Windows\CurrentVersion\App Paths\dueling-tigers.exe'; do
        if wine reg query "$1\\$key" >/dev/null 2>&1; then
            fail "$1\\$key is still there after the game was removed"
        fi
    done
}

# A match by mouse, killed after forty clicks and gone on with. Saves lie where the game puts them by itself: the folder that
# xdotool-match.sh looks in becomes a link to there.
play_match() { # play_match NAME GAME [OPTION]...
    pictures=$seen/$1
    cat >"$HOME/game" <<G
#!/bin/sh
unset SDL_VIDEODRIVER
left=\$#
while [ \$left -gt 0 ]; do
    argument=\$1
    shift
    left=\$((left - 1))
    if [ "\$argument" = --data ]; then
        data=\$1
        shift
        left=\$((left - 1))
    else
        set -- "\$@" "\$argument"
    fi
done
if [ ! -L "\$data" ]; then
    mkdir -p "$saves/dueling-tigers"
    mv "\$data/settings.ini" "$saves/dueling-tigers"
    rmdir "\$data"
    ln -s "$saves/dueling-tigers" "\$data"
fi
cd /
exec wine "$2" "\$@"
G
    chmod +x "$HOME/game"
    shift 2
    wine_rest
    rm -rf "$pictures"
    timeout 1500 sh "$root/tests/play/xdotool-match.sh" "$HOME/game" -s 7 -v off -l easy -k 40 -p "$pictures" "$@" ||
        fail "no match could be played under wine (pictures in $pictures)"
    wineserver -k || :
}

# window_shows PICTURE: the game's window has come, and is no single colour
window_shows() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        window=$(xdotool search --onlyvisible --name 'Dueling Tigers' 2>/dev/null | head -n 1) || :
        [ -z "$window" ] || break
        sleep 1
    done
    [ -n "$window" ] || fail "no window came for $1"
    sleep 3
    import -window root "$seen/$1.png"
    [ "$(identify -format %k "$seen/$1.png")" -gt 100 ] || fail "the window of $1 is empty"
}

# A record in the player's folder is opened as the Explorer does it. Wine looks for what opens it among what is everyone's
# only, Windows among the player's own first.
check_double_click() {
    record="$player/Duell im Grünen 虎.tigers"
    cp "$root/tests/golden/tenpai-kan.tigers" "$record"
    wine start /unix "$record" &
    window_shows double-click
    pgrep -f 'dueling-tigers.exe.*Duell im Grünen 虎.tigers' >/dev/null || fail "the record was not handed to the game"
    wineserver -k || :
}

check_running() { # check_running FOLDER
    wine "$1/dueling-tigers.exe" &
    game=$!
    window_shows installed
    setup 3 "$setup" /S
    wineserver -k || :
    wait $game || :
    [ -e "$1/tigers.exe" ] || fail "an installer that gave up has removed the game"
}

# Names of all that lies on the drive, but for Windows' own and for what goes when it starts anew, as the uninstaller's copy.
drive_files() {
    (cd "$drive" && find . -path ./windows -prune -o -path '*/Temp/*' -prune -o -print | sort)
}

check_installed() {
    say "Installing it, for a player called Jürgen 龍."
    unpack
    fresh installed "Jürgen 龍"
    drive_files >"$HOME/before"
    setup 0 "$setup" /S
    at="$programs/Dueling Tigers"
    diff -r "$inside" "$at" | grep -v ': Uninstall.exe$' && fail "what is installed is not what the ZIP holds"
    check_registry HKCU "C:\\users\\Jürgen 龍\\AppData\\Local\\Programs\\Dueling Tigers"
    [ -e "$menu/Dueling Tigers.lnk" ] || fail "the Start menu has no entry"
    [ ! -e "$player/Desktop/Dueling Tigers.lnk" ] || fail "an icon is on the desktop that nobody asked for"
    same "--version" "dueling-tigers $version" "$(wine "$at/dueling-tigers.exe" --version | tr -d '\r')"
    same "--version of tigers" "tigers $version" "$(wine "$at/tigers.exe" --version)"
    check_running "$at"
    play_match installed "$at/dueling-tigers.exe"
    uninstall "$at"
    check_registry_empty HKCU
    drive_files | grep -v "^./users/$USER/AppData/Roaming/dueling-tigers" | diff "$HOME/before" - ||
        fail "that is what was changed on the drive by installing and removing the game"
    [ -e "$saves/dueling-tigers/settings.ini" ] || fail "the player's settings are gone with the game"
}

check_unpacked() {
    say "Unpacking it in a folder with letters of all kinds."
    fresh unpacked "Zoë 麻雀"
    place="$drive/Spiele für Jürgen 龍"
    mkdir "$place"
    unzip -q "$zip" -d "$place"
    play_match unpacked "$place/$name/dueling-tigers.exe"
    [ -e "$saves/dueling-tigers/settings.ini" ] || fail "nothing was saved for $USER"
}

check_scaled() {
    say "Playing on a screen of 200 %."
    unpack
    fresh scaled player
    wine reg add 'HKCU\Control Panel\Desktop' /v LogPixels /t REG_DWORD /d 192 /f >/dev/null
    wine_rest
    play_match scaled "$inside/dueling-tigers.exe" -g 960x600 -z 2
    for picture in "$seen"/scaled/*-table-turn.png "$seen"/scaled/*-match-result.png; do
        same "the size of $picture" 1920x1200 "$(identify -format %wx%h "$picture")"
        colours=$(convert "$picture" -crop 300x300+1600+880 +repage -format %k info:)
        [ "$colours" -gt 20 ] || fail "$picture is not filled to its lower right corner"
    done
}

# An older version: two files, of which the newer one has one.
make_older() {
    older=$folder/try/older
    rm -rf "$older"
    mkdir -p "$older"
    cat >"$older/files.nsh" <<N
!macro InstallFiles
  SetOutPath \$INSTDIR
  File "$inside/dueling-tigers.exe"
  File "/oname=gone.txt" "$inside/LICENSE.txt"
!macroend
!macro RemoveFiles
  Delete "\$INSTDIR\dueling-tigers.exe"
  Delete "\$INSTDIR\gone.txt"
!macroend
N
    (cd "$here" && quietly "$folder/try/older.log" makensis -NOCD -DVERSION=0.9.0 "-DVENDOR=somebody" -DHOMEPAGE=none \
        -DFILES="$older/files.nsh" -DSIZE=1 -DOUTPUT="$older/setup.exe" installer.nsi)
}

check_upgrade() {
    say "Replacing an older version."
    unpack
    make_older
    fresh upgrade player
    setup 0 "$older/setup.exe" /S '/D=C:\Spiele'
    touch "$drive/Spiele/mine.txt"
    setup 0 "$setup" /S
    check_registry HKCU 'C:\Spiele'
    [ ! -e "$drive/Spiele/gone.txt" ] || fail "a file of the older version is still there"
    [ -e "$drive/Spiele/assets/emblem.svg" ] || fail "the newer version is not where the older one was"
    setup 0 "$setup" /S /Desktop '/D=C:\Anderswo'
    [ -e "$player/Desktop/Dueling Tigers.lnk" ] || fail "no icon is on the desktop"
    same "what is left where the game was before" mine.txt "$(ls "$drive/Spiele")"
    setup 2 "$setup" /S '/D=Q:\nowhere'
    setup 2 "$setup" /S '/D=C:\in quotes'
    uninstall "$drive/Anderswo"
    check_registry_empty HKCU
    [ ! -e "$player/Desktop/Dueling Tigers.lnk" ] || fail "the icon is still on the desktop"
}

check_everyone() {
    say "Installing it for everyone, and opening a record by a double click."
    fresh everyone "Jürgen 龍"
    setup 0 "$setup" /S /AllUsers /Friends
    check_registry HKLM 'C:\Program Files\Dueling Tigers'
    [ -e "$drive/ProgramData/Microsoft/Windows/Start Menu/Programs/Dueling Tigers.lnk" ] || fail "everyone's Start menu has no entry"
    check_double_click
    uninstall "$drive/Program Files/Dueling Tigers"
    check_registry_empty HKLM
    [ -e "$saves/dueling-tigers" ] || fail "what the player saved is gone with the game"
}

[ $# -gt 0 ] || set -- contents records installed unpacked scaled upgrade everyone
for step in "$@"; do
    case $step in
    contents | records | installed | unpacked | scaled | upgrade | everyone)
        ("check_$step")
        rm -rf "$folder/try/$step" # a wine of 700 MB
        ;;
    *) fail "check.sh: no step is called \"$step\"" ;;
    esac
done
say "The downloads for Windows are as they should be."
