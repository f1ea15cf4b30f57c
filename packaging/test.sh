#!/bin/sh
# test.sh: installs what is missing, builds with warnings as errors, and runs the tests. Needs no display.
#   --clang   installs clang too, where it is missing, so that both compilers judge the code
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"

clang=
case ${1:-} in
--clang) clang=clang ;;
?*) fail "usage: test.sh [--clang]" ;;
esac

# shellcheck disable=SC2046,SC2086 # one word a need, none where it is empty
install_missing $(game_needs) gcc cmocka $clang

say "Building with gcc, warnings as errors (build/ci)."
build ci
if have clang; then
    say "Building with clang, warnings as errors (build/ci-clang)."
    build ci-clang
else
    say "clang is not installed: its build is left out (--clang installs it)."
fi
if have sanitizers; then
    say "Building with AddressSanitizer and UndefinedBehaviorSanitizer (build/dev)."
    build dev
    say "Running the tests under the sanitizers."
    quietly "$root/build/dev-tests.log" ctest --test-dir "$root/build/dev" --output-on-failure -j "$(cores)" --timeout 300
else
    say "This compiler has no sanitizers: their build is left out."
fi
say "Running the tests."
ctest --test-dir "$root/build/ci" --output-on-failure -j "$(cores)" --timeout 300
