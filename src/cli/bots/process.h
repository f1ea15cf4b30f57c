/*
 * process.h: another program, its standard input and output on pipes.
 *
 * Nothing here blocks but process_wait and process_stop, each for the given
 * time at most. The program's stderr is ours. process_posix.c and
 * process_windows.c each do it for their systems.
 */
#ifndef CLI_PROCESS_H
#define CLI_PROCESS_H

#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

struct process;

/* Starts a command in the system's shell; NULL with the error. End and free it with process_stop. */
struct process *process_start(const char *command, struct error *error);

/* Writes as much as the pipe takes now. Returns the number of bytes, or -1 if the reader is gone. */
int process_write(struct process *process, const char *data, size_t size);

/* Reads available data. Returns the number of bytes, 0 if there is none yet, or -1 at the end. */
int process_read(struct process *process, char *data, size_t size);

/* Waits until something can be read (or written, if `to_write`), or for that many milliseconds. */
void process_wait(struct process *process, bool to_write, int milliseconds);

/* Closes its input, gives it that many milliseconds to end, ends it and all it started, and frees it. */
void process_stop(struct process *process, int milliseconds);

/* Milliseconds of a clock that only goes forward. */
int64_t process_now(void);

/* Returns the same clock in nanoseconds. */
int64_t process_clock(void);

/* Returns the processor time of this thread in nanoseconds, which other programs don't affect; where the
 * system doesn't have it, process_clock. */
int64_t process_worked(void);

#endif
