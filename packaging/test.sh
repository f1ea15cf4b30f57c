#!/bin/sh
# test.sh: installs what is missing, builds with warnings as errors, and runs the tests. Needs no display.
#   test.sh         the quick tests, in a few minutes
#   test.sh --ci    what .ci/run runs: the quick tests, the tests of tier ci, both compilers, the sanitizers, a replay of the fuzz seeds,
#                   and the linters
#   test.sh --list  every test with its tier, from an existing build
# What takes longer runs at night: packaging/night.sh.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"

tier=quick
case ${1:-} in
--ci) tier=ci ;;
--list)
    [ -e "$root/build/ci/CTestTestfile.cmake" ] || fail "Nothing is built yet: run test.sh first."
    for label in quick ci night; do
        ctest --test-dir "$root/build/ci" -N -L "^$label\$" | sed -n "s/^ *Test *#[0-9]*: /$label /p"
    done
    exit 0
    ;;
?*) fail "usage: test.sh [--ci | --list]" ;;
esac
began=$(date +%s)

# run_tests NAME PRESET CTEST-OPTIONS...: runs tests of a build with a line of progress, and sums up what they checked. One more at a
# time than there are cores, because some tests mostly wait for other programs.
run_tests() {
    what=$1
    preset=$2
    shift 2
    log=$root/build/$preset-tests.log
    status=$root/build/$preset-tests.status
    {
        rc=0
        ctest --test-dir "$root/build/$preset" --output-on-failure -j "$(($(cores) + 1))" "$@" 2>&1 || rc=$?
        echo $rc >"$status"
    } | tee "$log" | progress "$what"
    summarize "$log"
    [ "$(cat "$status")" = 0 ] || {
        failures "$log" "$preset"
        fail "Tests failed. The whole output is in $log."
    }
}

# summarize LOG: how many tests ran of each folder, and how long they took.
summarize() {
    awk '/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: / {
        sub(/^.*Test +#[0-9]+: /, "")
        split($1, path, "/")
        count[path[1]]++
        all++
    }
    /^[0-9]+% tests passed/ { closing = $0 }
    /^Total Test time/ { time = $(NF - 1) }
    END {
        split("base rules ai session wire host net words cli sdl life docs tools", folders, " ")
        for (i = 1; i in folders; i++)
            if (count[folders[i]])
                line = line (line ? ", " : "") folders[i] " " count[folders[i]]
        printf "  %d tests in %d s: %s.\n", all, time, line
        print closing
    }' "$1"
}

# failures LOG PRESET: what each failed test said, and the command that repeats it, or one check of one scene (sdl/whole/test_scenes).
failures() {
    awk -v preset="$2" -v effort="${TIGERS_EFFORT:+TIGERS_EFFORT=$TIGERS_EFFORT }" '/^The following tests FAILED:/ { failed = 1; next }
    failed && /^[\t ]*[0-9]+ - / {
        name = $3
        printf "FAILED: %s. This repeats it:\n  %sctest --test-dir build/%s -R \"^%s\\$\" --output-on-failure\n", name, effort, preset, name
    }' "$1" >&2
    grep -aE '^[[:space:]]*([0-9]+: )?(\[ +(ERROR|LINE|FAILED) +\]|SUMMARY: |This repeats it: |[^ ]+ at [0-9]+x[0-9]+ in |[^ ]+ in [A-Za-z_]+ at [0-9]+x[0-9]+, )' "$1" | head -n 60 >&2 || true
}

# shellcheck disable=SC2046 # one word a need
install_missing $(game_needs) gcc cmocka
# shellcheck disable=SC2046
install_if_possible $(friend_needs)
if [ $tier = ci ]; then
    install_missing clang
    install_if_possible fuzzer clang-format clang-tidy cppcheck shellcheck ninja
fi

build_with_progress ci "Building with gcc, warnings as errors"
built=$(($(date +%s) - began))
if [ $tier = quick ]; then
    run_tests "Running the quick tests" ci -L '^quick$'
    say "Everything is as it should be. Building took $built s, all together $(($(date +%s) - began)) s."
    exit 0
fi

TIGERS_EFFORT=10 run_tests "Running the tests of the tiers quick and ci" ci -L '^(quick|ci)$'
if have sanitizers; then
    build_with_progress ci-clang "Building with clang, warnings as errors, with AddressSanitizer and UndefinedBehaviorSanitizer"
    run_tests "Running the quick tests that a sanitizer can judge" ci-clang -L '^quick$' -LE '^plain$'
fi
if have fuzzer; then
    sh "$root/packaging/fuzz.sh" --replay
else
    say "This clang has no libFuzzer: the fuzz targets are left out."
fi
sh "$root/packaging/lint.sh"
say "Everything is as it should be. All together: $(($(date +%s) - began)) s."
