#!/bin/sh
# lint.sh: judges the code by clang-format, clang-tidy, cppcheck and shellcheck, as far as they are installed.
# Needs build/ci (packaging/test.sh makes it). Exits 1 if one of them has something to say.
set -u
cd "$(dirname -- "$0")/.." || exit 1
worst=0

# judge TOOL ARGUMENT...: runs it, or says that it is missing.
judge() {
    if ! command -v "$1" >/dev/null 2>&1; then
        echo "$1 is not installed: left out."
        return
    fi
    echo "Asking $1."
    "$@" || worst=1
}

# The names of files hold no blanks.
# shellcheck disable=SC2046
judge clang-format --dry-run --Werror $(git ls-files 'src/*.[ch]' 'tests/*.[ch]')
# shellcheck disable=SC2046
judge clang-tidy --quiet -p build/ci $(git ls-files 'src/*.c')
# What may be uninitialised or NULL clang's analyser judges better, knowing CHECK.
judge cppcheck --quiet --std=c11 --enable=warning,performance,portability --error-exitcode=1 --inline-suppr -I src \
    --suppress=missingIncludeSystem --suppress=uninitvar --suppress=nullPointer --suppress=ctunullpointer \
    --suppress=arrayIndexOutOfBoundsCond --suppress=internalAstError src
judge shellcheck packaging/*.sh .ci/run
exit $worst
