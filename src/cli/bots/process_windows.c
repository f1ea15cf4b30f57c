/*
 * process_windows.c: starts programs with CreateProcess and cmd.exe; see process.h.
 *
 * Each program runs in a job object, and closing its handle ends all of it, even if we are killed. Windows
 * can't wait for both ends of pipes at the same time, so waiting means looking every millisecond.
 */
#include "cli/bots/process.h"

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/wide.h"

enum { PIPE_BYTES = 1 << 16, COMMAND_MAX = 8000 /* cmd.exe takes no longer one */ };

struct process {
    HANDLE handle;
    HANDLE job;
    HANDLE input;  /* we write */
    HANDLE output; /* we read */
};

/* Makes a pipe; the program inherits the end `theirs` (0 reads, 1 writes) but not ours. */
static bool make_pipe(HANDLE ends[2], int theirs)
{
    SECURITY_ATTRIBUTES inherit = {.nLength = sizeof inherit, .bInheritHandle = TRUE};
    if (!CreatePipe(&ends[0], &ends[1], &inherit, PIPE_BYTES))
        return false;
    SetHandleInformation(ends[1 - theirs], HANDLE_FLAG_INHERIT, 0);
    return true;
}

static void close_pipe(const HANDLE ends[2])
{
    CloseHandle(ends[0]);
    CloseHandle(ends[1]);
}

static HANDLE make_job(void)
{
    HANDLE job = CreateJobObjectA(NULL, NULL);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {0};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job)
        SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

/* Starts cmd.exe with these ends of pipes; false with the error. */
static bool run_command(struct process *process, const char *command, HANDLE input, HANDLE output,
                        struct error *error)
{
    char line[COMMAND_MAX + 32];
    wchar_t wide[COMMAND_MAX + 32];
    STARTUPINFOW start = {.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES};
    PROCESS_INFORMATION made;
    start.hStdInput = input;
    start.hStdOutput = output;
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    if (snprintf(line, sizeof line, "cmd.exe /d /s /c \"%s\"", command) > COMMAND_MAX)
        return error_set(error, "can't be started, its command is too long");
    /* Suspended until it is in the job, so that nothing it starts can escape. */
    wide_text(line, wide, COMMAND_MAX + 32);
    if (!CreateProcessW(NULL, wide, NULL, NULL, TRUE, CREATE_SUSPENDED, NULL, NULL, &start, &made))
        return error_set(error, "can't be started: error %lu", GetLastError());
    process->handle = made.hProcess;
    process->job = make_job();
    if (process->job)
        AssignProcessToJobObject(process->job, made.hProcess);
    ResumeThread(made.hThread);
    CloseHandle(made.hThread);
    return true;
}

/* Held while a program's ends are inheritable, so that no other program is started then. */
static SRWLOCK starting = SRWLOCK_INIT;

static struct process *start(const char *command, struct error *error)
{
    HANDLE input[2], output[2];
    if (!make_pipe(input, 0)) {
        error_set(error, "can't be started, there is no pipe to it: error %lu", GetLastError());
        return NULL;
    }
    if (!make_pipe(output, 1)) {
        error_set(error, "can't be started, there is no pipe from it: error %lu", GetLastError());
        close_pipe(input);
        return NULL;
    }
    struct process *process = calloc(1, sizeof *process);
    CHECK_MEMORY(process);
    if (!run_command(process, command, input[0], output[1], error)) {
        close_pipe(input);
        close_pipe(output);
        free(process);
        return NULL;
    }
    CloseHandle(input[0]);
    CloseHandle(output[1]);
    DWORD mode = PIPE_READMODE_BYTE | PIPE_NOWAIT;
    SetNamedPipeHandleState(input[1], &mode, NULL, NULL);
    process->input = input[1];
    process->output = output[0];
    return process;
}

struct process *process_start(const char *command, struct error *error)
{
    AcquireSRWLockExclusive(&starting);
    struct process *process = start(command, error);
    ReleaseSRWLockExclusive(&starting);
    return process;
}

int process_write(struct process *process, const char *data, size_t size)
{
    DWORD count = 0;
    DWORD part = size < PIPE_BYTES / 4 ? (DWORD)size : PIPE_BYTES / 4;
    return WriteFile(process->input, data, part, &count, NULL) ? (int)count : -1;
}

int process_read(struct process *process, char *data, size_t size)
{
    DWORD there = 0, count = 0;
    if (!PeekNamedPipe(process->output, NULL, 0, NULL, &there, NULL))
        return -1;
    if (!there)
        return 0;
    DWORD part = there < size ? there : (DWORD)size;
    return ReadFile(process->output, data, part, &count, NULL) && count ? (int)count : -1;
}

void process_wait(struct process *process, bool to_write, int milliseconds)
{
    int64_t deadline = process_now() + milliseconds;
    DWORD there = 0;
    do {
        if (!PeekNamedPipe(process->output, NULL, 0, NULL, &there, NULL) || there)
            return;
        Sleep(1);
    } while (!to_write && process_now() < deadline);
}

int64_t process_now(void)
{
    return (int64_t)GetTickCount64();
}

int64_t process_clock(void)
{
    LARGE_INTEGER now, second;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&second);
    return (int64_t)(1e9 * (double)now.QuadPart / (double)second.QuadPart);
}

/* Windows counts a thread's time only in steps of 16 ms. */
int64_t process_worked(void)
{
    return process_clock();
}

void process_stop(struct process *process, int milliseconds)
{
    CloseHandle(process->input);
    WaitForSingleObject(process->handle, (DWORD)milliseconds);
    if (process->job)
        CloseHandle(process->job); /* ends everything in it */
    else
        TerminateProcess(process->handle, 1);
    CloseHandle(process->handle);
    CloseHandle(process->output);
    free(process);
}

#endif
