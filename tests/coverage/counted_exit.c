/*
 * counted_exit.c: the ends of a process without exit handlers, as gcov, which writes its counters in one,
 * would lose them (src/CMakeLists.txt puts these in their place where branches are counted).
 */
#include <stdlib.h>
#include <unistd.h>

void __gcov_dump(void);
_Noreturn void counted_abort(void);
_Noreturn void counted_exit(int status);

_Noreturn void counted_abort(void)
{
    __gcov_dump();
    abort();
}

_Noreturn void counted_exit(int status)
{
    __gcov_dump();
    _exit(status);
}
