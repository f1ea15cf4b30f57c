/*
 * counted_exit.c: the end of a process without exit handlers, as gcov, which writes its counters in one,
 * would lose them (src/CMakeLists.txt puts this in its place where branches are counted).
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <unistd.h>

void __gcov_dump(void);
_Noreturn void counted_exit(int status);

_Noreturn void counted_exit(int status)
{
    void (*rest)(void); /* who has calls of the program fail (torture/shim.c) lets these be */
    *(void **)&rest = dlsym(RTLD_DEFAULT, "torture_rests");
    if (rest)
        rest();
    __gcov_dump();
    _exit(status);
}
