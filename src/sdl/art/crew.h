/*
 * crew.h: one piece of work shared among the processor's cores.
 */
#ifndef SDL_CREW_H
#define SDL_CREW_H

/* Calls work(context, i) once for each i below `count`, in any order and several at a time; returns when all
 * calls have returned. The calls must not touch the same memory. One core, or a browser's page: all on the
 * calling thread. Only the main thread may call it. */
void crew_share(void (*work)(void *context, int i), void *context, int count);

/* Ends the threads, which the first work of more than one piece has started. */
void crew_end(void);

#endif
