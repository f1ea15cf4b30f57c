#!/bin/sh
# lint.sh: checks the code with clang-format, clang-tidy, cppcheck and shellcheck, and the files for a Linux desktop with its tools,
# as far as they are installed.
#   lint.sh [TOOL]...   only these, of: format shell desktop cppcheck tidy, and two that run only when named: analyse, which
#                       takes minutes, and release (packaging/release/lint.sh), which fetches linters by npm
# clang-tidy and the description need build/ci (packaging/test.sh makes it). Exits 1 if one of them finds something.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 1
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
cd "$root" || exit 1
worst=0

# listed FOLDER PATTERN: the project's files there with matching names; in a release's source, or in another user's clone, where git
# lists nothing, all such files.
listed() {
    git ls-files -- "$1/$2" 2>/dev/null | grep . || find "$1" -name "$2" -not -path './build*' | sed 's|^\./||' | sort
}

# True if TOOL is there; says so either way.
asked() {
    if ! have "$1"; then
        say "$1 is not installed: left out."
        return 1
    fi
    say "Asking $1."
}

# Each version of clang-format sets some lines otherwise, so only the one that the project names has a say.
lint_format() {
    asked clang-format || return 0
    wanted=$(sed -n 's/.*clang-format \([0-9][0-9]*\).*/\1/p' docs/contributing.md | head -n 1)
    here=$(clang-format --version | sed -n 's/.*version \([0-9][0-9]*\).*/\1/p')
    { listed src '*.[ch]'; listed tests '*.[ch]'; } | xargs clang-format --dry-run --Werror >"$root/build/format.log" 2>&1 && return 0
    if [ "$wanted" = "$here" ]; then
        cat "$root/build/format.log"
        worst=1
    else
        say "clang-format $here would set some lines otherwise (build/format.log); what counts is version $wanted."
    fi
}

# lint_tidy [OPTION]...: one file a run, so that all cores have work.
lint_tidy() {
    asked clang-tidy || return 0
    if [ ! -f build/ci/compile_commands.json ]; then
        say "build/ci is not there (packaging/test.sh makes it): clang-tidy is left out."
        return 0
    fi
    listed src '*.c' | xargs -n 1 -P "$(cores)" clang-tidy --quiet -p build/ci "$@" 2>"$root/build/tidy.log" || worst=1
}

# The analyser does not see across files (that error_set is always false, say), so what its core says is to be read
# and does not count. The two others would have C's functions replaced by Annex K's, which no system here has.
lint_analyse() {
    lint_tidy "--checks=-*,clang-analyzer-*,-clang-analyzer-security.insecureAPI.DeprecatedOrUnsafeBufferHandling,\
-clang-analyzer-security.insecureAPI.strcpy" "--warnings-as-errors=*,-clang-analyzer-core.*"
}

# What may be uninitialised or NULL clang's analyser judges better, knowing CHECK; and what cppcheck takes for a stray comma
# is tr_say, whose macros it does not follow.
lint_cppcheck() {
    asked cppcheck || return 0
    mkdir -p build/cppcheck
    listed src '*.c' >build/cppcheck/files
    cppcheck --quiet -j "$(cores)" --std=c11 --enable=warning,performance,portability --error-exitcode=1 \
        --inline-suppr -I src --suppress=missingIncludeSystem --suppress=uninitvar --suppress=legacyUninitvar \
        --suppress=uninitStructMember --suppress=nullPointer \
        --suppress=ctunullpointer --suppress=arrayIndexOutOfBoundsCond --suppress=internalAstError \
        --suppress=constStatement \
        --file-list=build/cppcheck/files || worst=1
}

lint_shell() {
    asked shellcheck || return 0
    { listed . '*.sh'; echo .ci/run; } | xargs shellcheck || worst=1
}

# The description for software centres, as the build fills it in. Versions of appstreamcli below 1.0 do not know <developer>,
# which the catalogues demand today.
lint_description() {
    asked appstreamcli || return 0
    if [ ! -f "$1" ]; then
        say "build/ci is not there (packaging/test.sh makes it): the description is left out."
        return 0
    fi
    words=$(appstreamcli validate --no-net --pedantic "$1" 2>&1 | grep -v -e 'unknown-tag developer' -e 'was successful' -e '^$')
    [ -z "$words" ] || { say "$words"; worst=1; }
}

# The desktop entry, the description for software centres, and the type of records: a file with our ending must be one.
lint_desktop() {
    id=packaging/linux/io.github.dueling_tigers.dueling_tigers
    asked desktop-file-validate && { desktop-file-validate "$id.desktop" || worst=1; }
    lint_description "build/ci/packaging/${id##*/}.metainfo.xml"
    asked update-mime-database || return 0
    mime="$root/build/mime"
    type=$(sed -n 's/^MimeType=\(.*\);$/\1/p' "$id.desktop")
    rm -rf "$mime" && mkdir -p "$mime/packages" && cp "$id.mime.xml" "$mime/packages" || exit 1
    XDG_DATA_DIRS="$root/build" update-mime-database "$mime" || worst=1
    grep -qx "$type:\*.tigers" "$mime/globs" || { say "*.tigers is not of the type $type that the desktop entry opens."; worst=1; }
}

[ $# -gt 0 ] || set -- format shell desktop cppcheck tidy
for tool in "$@"; do
    case $tool in
    format) lint_format ;;
    tidy) lint_tidy ;;
    analyse) lint_analyse ;;
    cppcheck) lint_cppcheck ;;
    shell) lint_shell ;;
    desktop) lint_desktop ;;
    release) sh packaging/release/lint.sh || worst=1 ;;
    *) fail "usage: lint.sh [format] [shell] [desktop] [cppcheck] [tidy] [analyse] [release]" ;;
    esac
done
exit $worst
