#!/bin/sh
# threads.sh: builds with ThreadSanitizer (build/tsan) and runs tests of what uses threads: opponents that think, reviews, luck, sound,
# speech, two programs with one save; then the window in every mode, with computer players, and the arena with several jobs. Fails at
# a data race. Linux only.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
cd "$root"
area=$root/build/threads
tests="sdl/table/test_think sdl/app/test_background sdl/app/test_two_programs sdl/system/test_voice sdl/day/test_day
sdl/result/test_luck_strip sdl/review/test_review"

# watched NAME COMMAND...: a report is a failure, whatever the command thinks of itself.
watched() {
    name=$1
    shift
    status=0
    "$@" >"$area/$name.out" 2>&1 || status=$?
    [ $status -eq 0 ] || { tail -n 40 "$area/$name.out" >&2; fail "$name: exit status $status, $area/$name.out"; }
    ! grep -q 'WARNING: ThreadSanitizer' "$area/$name.out" || { head -n 60 "$area/$name.out" >&2; fail "$name: $area/$name.out"; }
    say "$name: nothing."
}

# shellcheck disable=SC2046 # one word a need
install_missing $(game_needs) gcc cmocka
say "Building with ThreadSanitizer (build/tsan)."
quietly build/tsan-configure.log cmake --preset tsan
quietly build/tsan-build.log cmake --build build/tsan --parallel "$(cores)"
rm -rf "$area"
mkdir -p "$area"
export SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy TIGERS_NO_BOX=1
export TSAN_OPTIONS="exitcode=66 suppressions=$root/tests/support/threads.txt"
for test in $tests; do
    # shellcheck disable=SC2046 # one word or none
    watched "$(echo "$test" | tr / -)" "$(test_file "$test" build/tsan/tests)" $(test_argument "$test" build/tsan/tests)
done
for mode in $(modes); do
    watched "window-$mode" build/tsan/bin/dueling-tigers --data "$area/data" --rules "$mode" --autoplay --speed off --seed 7
    watched "arena-$mode" build/tsan/bin/tigers arena --rules "$mode" --pairs 4 --seed 1 --jobs 2 easy normal
done
