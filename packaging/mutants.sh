#!/bin/sh
# mutants.sh: changes one operator or number of the rules at a time and checks whether the tests of the rules notice
# (tests/mutants/mutants.py). Lists the changes that survive; exits 1 if one does that tests/mutants/argued.txt does not explain.
#   mutants.sh [FILE]...   source files below src/rules; without names all of them, which takes hours
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
cd "$root"
have python3 || fail "Python 3 is not installed: the mutants are made with it."

say "Building the tests of the rules (build/mutants)."
quietly "$root/build/mutants.log" cmake --preset ci -B build/mutants -G "Unix Makefiles" \
    -D CMAKE_C_COMPILER_LAUNCHER="${CMAKE_C_COMPILER_LAUNCHER:-}"
quietly "$root/build/mutants.log" cmake --build build/mutants --parallel "$(cores)" --target \
    rules rules-modes-test_scripts session

# Those that notice most in the least time come first.
tests="rules/hand/test_tile rules/hand/test_hand rules/hand/test_meld rules/hand/test_shape rules/play/test_corners"
for test in $(ctest --test-dir build/mutants -N -R '^rules/(play|modes|fold)/' | sed -n 's/^ *Test *#[0-9]*: //p'); do
    case $test in
    *conformance* | */test_rounds | */test_judge | */test_corners | */test_scripts) ;;
    *) tests="$tests $test" ;;
    esac
done
tests="$tests session/test_golden rules/modes/test_judge rules/play/test_rounds"
[ $# -gt 0 ] || set -- src/rules/*/*.c
python3 tests/mutants/mutants.py --build build/mutants --tests "$tests" --jobs "${JOBS:-$(cores)}" "$@"
