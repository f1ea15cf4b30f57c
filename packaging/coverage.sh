#!/bin/sh
# coverage.sh: builds with gcc's counters (build/coverage), runs the quick tests, and prints lines and branches by folder.
#   coverage.sh [--no-window] [--all]   --no-window leaves the window and its tests out, --all takes the slow tests in, which takes hours
# build/coverage/uncovered.txt has what is not covered. Branches that no test can take are not counted: those of a CHECK that fails,
# which ends the program, and of refusal_set, which is always false.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
cd "$root"
window=ON
some="-L quick"
for option in "$@"; do
    case $option in
    --no-window) window=OFF ;;
    --all) some= ;;
    *) fail "usage: coverage.sh [--no-window] [--all]" ;;
    esac
done
# shellcheck disable=SC2046 # one word a need
install_missing $(game_needs) gcc cmocka gcovr

say "Building with counters (build/coverage)."
quietly build/coverage-configure.log cmake --preset coverage -D TIGERS_WINDOW=$window
quietly build/coverage-build.log cmake --build build/coverage --parallel "$(cores)"
find build/coverage -name '*.gcda' -exec rm {} +
# A program that is killed while it writes its counters spoils them, so tests that kill programs come first.
say "Running the tests."
kill='two_programs|torture|^life/'
# shellcheck disable=SC2086 # two words, or none
quietly build/coverage-tests.log ctest --test-dir build/coverage $some -R "$kill" --output-on-failure --timeout 20000
# shellcheck disable=SC2086
quietly build/coverage-tests.log ctest --test-dir build/coverage $some -E "$kill" --output-on-failure -j "$(cores)" --timeout 20000

say "Reading the counters."
checks='.*(\bCHECK(_MEMORY)?\(|\|\| refusal_set\().*'
gcovr --root . --filter src/ --exclude src/tools/ --exclude-branches-by-pattern "$checks" \
    --csv build/coverage/files.csv --txt build/coverage/lines.txt --json build/coverage/all.json build/coverage
gcovr --root . --add-tracefile build/coverage/all.json --filter src/ --branches --txt build/coverage/uncovered.txt
awk -F, 'NR > 1 {
    folder = $1
    sub("/[^/]*$", "", folder)
    lines[folder] += $2; lines_met[folder] += $3; branches[folder] += $5; branches_met[folder] += $6
}
END {
    for (folder in lines)
        printf "%-28s %6d lines %6.1f %%  %6d branches %6.1f %%\n", folder, lines[folder],
            100 * lines_met[folder] / (lines[folder] + !lines[folder]), branches[folder],
            100 * branches_met[folder] / (branches[folder] + !branches[folder])
}' build/coverage/files.csv | sort
say "File by file: build/coverage/files.csv; what is left: build/coverage/uncovered.txt."
