/*
 * failure.h: the last words of a program that cannot begin.
 *
 * They go to stderr. A player who started it by a click sees no terminal, so they get a box too; not where
 * pictures are made without a window, and not with TIGERS_NO_BOX in the environment, for scripts, which
 * would wait for a click.
 */
#ifndef SDL_FAILURE_H
#define SDL_FAILURE_H

#include <stdbool.h>
#include <stddef.h>

/* Says it; `headless`: without a box. Returns `status`, the one to exit with. */
int failure_say(const char *sentence, int status, bool headless);

/* From now on, should memory run out anywhere, what `words` writes is said in this way, and the program ends
 * (base/check.h). Some memory is kept back for that. NULL: no more. */
void failure_on_memory(void (*words)(char *out, size_t size));

#endif
