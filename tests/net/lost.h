/* lost.h: what the sanitizers leave out in a test program that opens a table to the network. */
#ifndef NET_LOST_H
#define NET_LOST_H

/* Debian's libwebsockets 4.1.6 loses 72 bytes with each server. */
const char *__lsan_default_suppressions(void);
__attribute__((weak)) const char *__lsan_default_suppressions(void)
{
    return "leak:libwebsockets";
}

#endif
