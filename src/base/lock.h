/*
 * lock.h: a lock that keeps two running programs out of the same folder.
 *
 * The system ties the lock to the process, not to the file: the lock is released when the process ends,
 * however it ends. A file left by a killed program blocks nobody.
 */
#ifndef BASE_LOCK_H
#define BASE_LOCK_H

struct lock;

enum lock_answer {
    LOCK_TAKEN, /* this process has it now */
    LOCK_HELD,  /* another process has it */
    LOCK_NEVER  /* unknown: the folder has no locks (some network disks), or the file cannot be opened */
};

/* Tries to take the lock at `path`, creating an empty file there; never waits. On LOCK_TAKEN the caller must
 * release `*lock`; otherwise it is NULL. */
enum lock_answer lock_take(struct lock **lock, const char *path);

/* Releases the lock. The file stays, except on Windows. `lock` may be NULL. */
void lock_release(struct lock *lock);

#endif
