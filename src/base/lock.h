/*
 * lock.h: whether another running program has this folder.
 *
 * The system holds the lock for the process, not the file: when the process
 * ends, however it ends, the lock is free. So a file left by a killed program
 * blocks nobody.
 */
#ifndef BASE_LOCK_H
#define BASE_LOCK_H

struct lock;

enum lock_answer {
    LOCK_TAKEN, /* it is ours */
    LOCK_HELD,  /* another process has it */
    LOCK_NEVER /* nobody knows: this folder has no locks (some network disks), or the file cannot be opened */
};

/* Tries to take the lock at `path`, a file of no content that is made for it; never waits. On LOCK_TAKEN
 * `*lock` is to be released by the caller, else it is NULL. */
enum lock_answer lock_take(struct lock **lock, const char *path);

/* Gives it back; the file stays, but on Windows. NULL is allowed. */
void lock_release(struct lock *lock);

#endif
