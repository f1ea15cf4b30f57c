/*
 * thread.h: a thread, and a door (a lock) that lets one thread in at a time.
 *
 * thread_posix.c and thread_windows.c implement this for their systems.
 */
#ifndef NET_THREAD_H
#define NET_THREAD_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

/* Runs a function in a new thread; NULL if the system can't make one. End it with thread_join. */
struct thread *thread_start(void (*run)(void *self), void *self);

/* Waits until the function has returned, and frees the thread. NULL is allowed. */
void thread_join(struct thread *thread);

/* Frees a thread that nobody joins; called by its own function at the end. */
void thread_leave(struct thread *thread);

/* A door: at most one thread is inside. door_enter waits until nobody is. */
struct door;
struct door *door_new(void);
void door_free(struct door *door);
void door_enter(struct door *door);
void door_leave(struct door *door);

/* From inside: leaves, and enters again after a knock or after that many milliseconds (-1: never). May return
 * early. */
void door_wait(struct door *door, int64_t milliseconds);

/* Wakes all threads in door_wait. */
void door_knock(struct door *door);

#endif
