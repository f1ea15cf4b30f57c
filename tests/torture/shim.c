/*
 * shim.c: a library that is loaded before all others (LD_PRELOAD) and has one call of the program fail: the
 * one of number TORTURE_CALL, counted over every call below that the program's own code makes, or cJSON and
 * inih for it. What SDL, fonts and drivers ask for themselves is let through: who asks is told by the address
 * to which the call returns.
 *
 * Which one failed stands in the file TORTURE_LOG, a line "NAME ADDRESS"; with TORTURE_CALL=0 every call that
 * counts does. Linux with glibc alone.
 */
#define _GNU_SOURCE

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

enum { RANGES = 8 };

/* Where the code lies whose calls count. */
static struct range {
    uintptr_t begin, end;
    uintptr_t base; /* where its file was loaded */
} ranges[RANGES];
static int range_count;

static long wanted;
static atomic_long calls;
static atomic_bool begun;
static const char *log_path;
static FILE *_Atomic failed_stream;

static int take_object(struct dl_phdr_info *info, size_t size, void *user)
{
    bool program = !info->dlpi_name[0];
    (void)size;
    (void)user;
    if (!program && !strstr(info->dlpi_name, "libcjson") && !strstr(info->dlpi_name, "libinih"))
        return 0;
    for (int i = 0; i < info->dlpi_phnum && range_count < RANGES; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X))
            continue;
        uintptr_t start = info->dlpi_addr + part->p_vaddr;
        ranges[range_count++] = (struct range){start, start + part->p_memsz, info->dlpi_addr};
    }
    return 0;
}

/* Of the programs that the program starts none is tortured. */
__attribute__((constructor)) static void begin(void)
{
    const char *number = getenv("TORTURE_CALL");
    wanted = number ? atol(number) : 0;
    log_path = getenv("TORTURE_LOG");
    unsetenv("LD_PRELOAD");
    dl_iterate_phdr(take_object, NULL);
    begun = true;
}

/* One line into the log, with nothing that could itself be counted. */
static void note(const char *line)
{
    int before = errno,
        file =
            log_path ? (int)syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_CREAT | O_APPEND, 0644) : -1;
    if (file < 0)
        return;
    syscall(SYS_write, file, line, strlen(line));
    syscall(SYS_close, file);
    errno = before;
}

/* The part of our code that calls, or NULL. */
static const struct range *range_of(const void *caller)
{
    uintptr_t at = (uintptr_t)caller;
    for (int i = 0; i < range_count; i++)
        if (at >= ranges[i].begin && at < ranges[i].end)
            return &ranges[i];
    return NULL;
}

#ifdef TIGERS_COVERAGE
/* From now on what is written are the counters of branches, which is no work of the program's: as it exits,
 * or when it is asked for (coverage/counted_exit.c). */
void torture_rests(void);
void torture_rests(void)
{
    begun = false;
}

static void rest_at_exit(void)
{
    static atomic_bool known;
    if (!atomic_exchange(&known, true))
        atexit(torture_rests);
}

/* Which writes its counters before it becomes another program. */
static void rest_in_child(void)
{
    torture_rests();
}
#else
static void rest_at_exit(void)
{
}

static void rest_in_child(void)
{
}
#endif

/* Counts a call; true if it is the one to fail. */
static bool fails(const char *name, const void *caller, int problem)
{
    char line[96];
    const struct range *range = begun ? range_of(caller) : NULL;
    if (!range)
        return false;
    rest_at_exit();
    bool now = ++calls == wanted;
    if (now || !wanted) {
        snprintf(line, sizeof line, "%s 0x%lx\n", name, (unsigned long)((uintptr_t)caller - range->base));
        note(line);
    }
    errno = now ? problem : errno;
    return now;
}

#define FAILS(name, problem) fails(name, __builtin_return_address(0), problem)
#define REAL(type, name, ...)                                                                                \
    static type (*real)(__VA_ARGS__);                                                                        \
    if (!real)                                                                                               \
    *(void **)&real = dlsym(RTLD_NEXT, #name)

/* --- memory --- */

void *malloc(size_t size)
{
    return FAILS("malloc", ENOMEM) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return FAILS("calloc", ENOMEM) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return FAILS("realloc", ENOMEM) ? NULL : __libc_realloc(old, size);
}

/* --- names --- */

FILE *fopen(const char *path, const char *mode)
{
    REAL(FILE *, fopen, const char *, const char *);
    return FAILS("fopen", EMFILE) ? NULL : real(path, mode);
}

int open(const char *path, int flags, ...)
{
    va_list list;
    REAL(int, open, const char *, int, ...);
    va_start(list, flags);
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
    va_end(list);
    return FAILS("open", EMFILE) ? -1 : real(path, flags, mode);
}

DIR *opendir(const char *path)
{
    REAL(DIR *, opendir, const char *);
    return FAILS("opendir", EMFILE) ? NULL : real(path);
}

int stat(const char *path, struct stat *info)
{
    REAL(int, stat, const char *, struct stat *);
    return FAILS("stat", EIO) ? -1 : real(path, info);
}

int mkdir(const char *path, mode_t mode)
{
    REAL(int, mkdir, const char *, mode_t);
    return FAILS("mkdir", ENOSPC) ? -1 : real(path, mode);
}

int rename(const char *from, const char *to)
{
    REAL(int, rename, const char *, const char *);
    return FAILS("rename", EACCES) ? -1 : real(from, to);
}

int remove(const char *path)
{
    REAL(int, remove, const char *);
    return FAILS("remove", EACCES) ? -1 : real(path);
}

char *realpath(const char *path, char *out)
{
    REAL(char *, realpath, const char *, char *);
    return FAILS("realpath", EACCES) ? NULL : real(path, out);
}

/* --- streams and handles --- */

/* The stream keeps the mark that a failed call leaves on it. */
static size_t broken(FILE *stream, size_t count)
{
    int problem = errno;
    failed_stream = stream;
    errno = problem;
    return count;
}

size_t fread(void *data, size_t size, size_t count, FILE *stream)
{
    REAL(size_t, fread, void *, size_t, size_t, FILE *);
    return FAILS("fread", EIO) ? broken(stream, 0) : real(data, size, count, stream);
}

/* Half of it comes to the disk. */
size_t fwrite(const void *data, size_t size, size_t count, FILE *stream)
{
    REAL(size_t, fwrite, const void *, size_t, size_t, FILE *);
    if (!FAILS("fwrite", ENOSPC))
        return real(data, size, count, stream);
    count = real(data, 1, size * count / 2, stream) / (size ? size : 1);
    errno = ENOSPC;
    return broken(stream, count);
}

char *fgets(char *line, int size, FILE *stream)
{
    REAL(char *, fgets, char *, int, FILE *);
    if (!FAILS("fgets", EIO))
        return real(line, size, stream);
    broken(stream, 0);
    return NULL;
}

int fflush(FILE *stream)
{
    REAL(int, fflush, FILE *);
    if (!FAILS("fflush", ENOSPC))
        return real(stream);
    broken(stream, 0);
    return EOF;
}

int ferror(FILE *stream)
{
    REAL(int, ferror, FILE *);
    return stream == failed_stream || real(stream);
}

int fclose(FILE *stream)
{
    REAL(int, fclose, FILE *);
    bool failing = FAILS("fclose", EIO);
    if (stream == failed_stream)
        failed_stream = NULL;
    int answer = real(stream);
    if (!failing)
        return answer;
    errno = EIO;
    return EOF;
}

ssize_t read(int handle, void *data, size_t size)
{
    REAL(ssize_t, read, int, void *, size_t);
    return FAILS("read", EIO) ? -1 : real(handle, data, size);
}

ssize_t write(int handle, const void *data, size_t size)
{
    REAL(ssize_t, write, int, const void *, size_t);
    return FAILS("write", EIO) ? -1 : real(handle, data, size);
}

int close(int handle)
{
    REAL(int, close, int);
    bool failing = FAILS("close", EIO);
    int answer = real(handle);
    if (!failing)
        return answer;
    errno = EIO;
    return -1;
}

int fsync(int handle)
{
    REAL(int, fsync, int);
    return FAILS("fsync", EIO) ? -1 : real(handle);
}

int flock(int handle, int how)
{
    REAL(int, flock, int, int);
    return FAILS("flock", ENOLCK) ? -1 : real(handle, how);
}

int pipe(int ends[2])
{
    REAL(int, pipe, int *);
    return FAILS("pipe", EMFILE) ? -1 : real(ends);
}

pid_t fork(void)
{
    REAL(pid_t, fork, void);
    pid_t child = FAILS("fork", EAGAIN) ? -1 : real();
    if (child == 0)
        rest_in_child();
    return child;
}
