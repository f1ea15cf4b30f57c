#!/bin/sh
# test.sh: installs what is missing, builds with warnings as errors, and runs the tests. Needs no display.
#   --clang   the whole of what .ci/run does: installs clang and the linters where they can be had, so that both
#             compilers and the linters judge the code and each fuzz target runs for some seconds
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"

clang=
case ${1:-} in
--clang) clang=yes ;;
?*) fail "usage: test.sh [--clang]" ;;
esac

# shellcheck disable=SC2046 # one word a need
install_missing $(game_needs) gcc cmocka
if [ -n "$clang" ]; then
    install_missing clang
    install_if_possible fuzzer clang-format clang-tidy cppcheck shellcheck
fi
# A limit is there for what hangs: a slow or busy machine takes a long time for these tests.
hangs=1800

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
    say "Running the tests under the sanitizers, without those of strength."
    quietly "$root/build/dev-tests.log" ctest --test-dir "$root/build/dev" --output-on-failure -j "$(cores)" \
        --timeout $hangs --label-exclude strength
else
    say "This compiler has no sanitizers: their build is left out."
fi
say "Running the tests."
ctest --test-dir "$root/build/ci" --output-on-failure -j "$(cores)" --timeout $hangs
if [ -n "$clang" ]; then
    if have fuzzer; then
        sh "$root/packaging/fuzz.sh" 10
    else
        say "This clang has no libFuzzer: the fuzz targets are left out."
    fi
    sh "$root/packaging/lint.sh"
fi
