#!/bin/sh
# hardened.sh PROGRAM...: fails unless each is built as packaging/hardening.cmake has it: position independent, its tables
# read-only once they are filled in, no stack or other memory that can be written and run, the stack protector and FORTIFY,
# protection of the ways it branches (on x86), nothing looked for where others may write. Needs binutils.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
# shellcheck disable=SC1091
. "$root/packaging/setup.sh"
[ $# -gt 0 ] || fail "usage: hardened.sh PROGRAM..."
for tool in readelf objdump; do
    command -v $tool >/dev/null || fail "$tool is needed (package binutils)."
done

wants() { # wants WHAT: standard input has a line of it
    grep -q "$1"
}

for program in "$@"; do
    readelf -hW "$program" | wants 'Type: *DYN' || fail "$program is not position independent."
    readelf -lW "$program" | wants GNU_RELRO || fail "$program has no RELRO."
    readelf -dW "$program" | wants 'FLAGS.*NOW' || fail "$program binds its symbols late, so RELRO does not hold for all of them."
    readelf -lW "$program" | grep GNU_STACK | wants 'RW ' || fail "$program has a stack that can be executed."
    ! readelf -lW "$program" | wants 'LOAD.* RWE ' || fail "$program has memory that can be written and executed."
    ! readelf -dW "$program" | wants '(RPATH)\|(RUNPATH)' || fail "$program says where its libraries are to be looked for."
    for symbol in __stack_chk_fail __snprintf_chk; do
        readelf --dyn-syms -W "$program" | wants "$symbol" || fail "$program was built without $symbol."
    done
    # Debian's own start of a program lacks the mark that would turn this on, so the functions themselves are looked at.
    if readelf -hW "$program" | wants X86-64; then
        [ "$(objdump -d --no-show-raw-insn "$program" | grep -c endbr64)" -gt 100 ] || fail "$program marks no place that is branched to."
    fi
    say "$program is hardened."
done
