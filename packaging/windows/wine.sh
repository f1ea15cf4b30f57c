# shellcheck shell=sh
# wine.sh: a separate wine; read with `.`, never run. It ends with the shell.

# wine_begin HOME [USER]: from here on wine uses the folder HOME, has a screen, and USER plays. A wineserver that was first started
# without a screen, or on one that is gone, never shows a window: wine_rest ends it.
wine_begin() {
    mkdir -p "$1"
    HOME=$(CDPATH='' cd -- "$1" && pwd)
    export HOME WINEPREFIX="$HOME/wine" USER="${2:-player}" LC_ALL=C.UTF-8 WINEDEBUG=-all
    export WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
    export SDL_AUDIODRIVER=dummy
    unset SDL_VIDEODRIVER WAYLAND_DISPLAY
    rm -f "$HOME/display"
    Xvfb -displayfd 3 -screen 0 1280x900x24 3>"$HOME/display" 2>/dev/null &
    wine_screen=$!
    trap wine_end EXIT
    trap 'exit 1' INT TERM
    until [ -s "$HOME/display" ]; do sleep 0.2; done
    DISPLAY=:$(cat "$HOME/display")
    export DISPLAY
    [ -e "$WINEPREFIX/system.reg" ] || wineboot --init >/dev/null 2>&1
    wine_rest
}

# Waits until all of wine's programs have ended and the registry is written; ends them after 20 seconds.
wine_rest() {
    timeout 20 wineserver -w || wineserver -k || :
}

wine_end() {
    wineserver -k 2>/dev/null || :
    timeout 20 wineserver -w || : # until nobody writes there any more
    kill "$wine_screen" 2>/dev/null || :
}
