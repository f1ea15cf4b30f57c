/* child.c: other programs started by a test; see child.h. */
#include "support/child.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include "base/wide.h"
#else
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "base/check.h"
#include "base/file.h"
#include "base/text.h"
#include "support/system.h"

enum { WORDS_MAX = 80, NO_PROGRAM = 127, HANDLES_MAX = 4096 };

/* A command's words, ended by NULL, in one copy of its text. */
struct words {
    char *text;
    char *list[WORDS_MAX + 1];
    int count;
};

/* How much of the text is the name of the project's folder, in which nothing is special: it may have
 * quotation marks and blanks. Compilers name this file by its whole path. */
static size_t project_length(const char *at)
{
    size_t length = strlen(__FILE__) - strlen("/tests/support/child.c");
    return __FILE__[0] == '/' && strncmp(at, __FILE__, length) == 0 ? length : 0;
}

/* Reads the word at `*at`, which ends up behind it, and writes it to `to`; the end of what was written. */
static char *read_word(const char **at, char *to)
{
    char quote = '\0';
    for (; **at && (quote || **at != ' '); ++*at) {
        size_t project = project_length(*at);
        if (project) {
            memcpy(to, *at, project);
            to += project, *at += project - 1;
        } else if (!quote && (**at == '\'' || **at == '"'))
            quote = **at;
        else if (**at == quote)
            quote = '\0';
        else if (quote == '"' && **at == '\\' && ((*at)[1] == '"' || (*at)[1] == '\\'))
            *to++ = *++*at;
        else
            *to++ = **at;
    }
    CHECK(!quote);
    *to++ = '\0';
    return to;
}

static void words_read(struct words *words, const char *command)
{
    char *to = malloc(strlen(command) + 1);
    CHECK(to);
    words->text = to;
    words->count = 0;
    for (command += strspn(command, " "); *command; command += strspn(command, " ")) {
        CHECK(words->count < WORDS_MAX);
        words->list[words->count++] = to;
        to = read_word(&command, to);
    }
    CHECK(words->count);
    words->list[words->count] = NULL;
}

#ifdef _WIN32

struct child {
    HANDLE handle;
};

/* As the C library of the program that is started takes a command line apart. */
static void add_quoted(struct text *line, const char *word)
{
    text_add(line, "%s\"", line->size ? " " : "");
    for (; *word; word++) {
        size_t slashes = strspn(word, "\\");
        char next = word[slashes];
        word += slashes;
        for (size_t i = 0; i < (next == '"' || !next ? 2 * slashes : slashes); i++)
            text_add(line, "\\");
        if (!next)
            break;
        text_add(line, next == '"' ? "\\\"" : "%c", next);
    }
    text_add(line, "\"");
}

static wchar_t *wide_copy(const char *text)
{
    int room = (int)strlen(text) + 1;
    wchar_t *wide = malloc((size_t)room * sizeof *wide);
    CHECK(wide);
    wide_text(text, wide, room);
    return wide;
}

static HANDLE open_stream(const char *path, bool to_write)
{
    SECURITY_ATTRIBUTES inherit = {.nLength = sizeof inherit, .bInheritHandle = TRUE};
    wchar_t *wide = wide_copy(path ? path : "NUL");
    HANDLE handle =
        CreateFileW(wide, to_write ? GENERIC_WRITE : GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE,
                    &inherit, to_write ? CREATE_ALWAYS : OPEN_EXISTING, 0, NULL);
    CHECK(handle != INVALID_HANDLE_VALUE);
    free(wide);
    return handle;
}

static HANDLE inherited(HANDLE handle)
{
    if (handle)
        SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    return handle;
}

static void open_streams(STARTUPINFOW *start, const char *in, const char *out, const char *error)
{
    *start = (STARTUPINFOW){.cb = sizeof *start, .dwFlags = STARTF_USESTDHANDLES};
    start->hStdInput = open_stream(in, false);
    start->hStdOutput = out ? open_stream(out, true) : inherited(GetStdHandle(STD_OUTPUT_HANDLE));
    if (!error)
        start->hStdError = inherited(GetStdHandle(STD_ERROR_HANDLE));
    else if (out && strcmp(out, error) == 0)
        start->hStdError = start->hStdOutput;
    else
        start->hStdError = open_stream(error, true);
}

static void close_streams(const STARTUPINFOW *start, const char *out, const char *error)
{
    CloseHandle(start->hStdInput);
    if (error && start->hStdError != start->hStdOutput)
        CloseHandle(start->hStdError);
    if (out)
        CloseHandle(start->hStdOutput);
}

static char *command_line(const char *command)
{
    struct words words;
    struct text line = {0};
    words_read(&words, command);
    for (int i = 0; i < words.count; i++)
        add_quoted(&line, words.list[i]);
    free(words.text);
    return line.data;
}

struct child *child_start(const char *command, const char *in, const char *out, const char *error)
{
    STARTUPINFOW start;
    PROCESS_INFORMATION made;
    char *line = command_line(command);
    wchar_t *wide = wide_copy(line);
    struct child *child = malloc(sizeof *child);
    CHECK(child);
    fflush(NULL);
    open_streams(&start, in, out, error);
    bool good = CreateProcessW(NULL, wide, NULL, NULL, TRUE, 0, NULL, NULL, &start, &made);
    close_streams(&start, out, error);
    free(wide);
    free(line);
    if (!good) {
        free(child);
        return NULL;
    }
    CloseHandle(made.hThread);
    child->handle = made.hProcess;
    return child;
}

bool child_runs(struct child *child)
{
    return WaitForSingleObject(child->handle, 0) == WAIT_TIMEOUT;
}

void child_kill(struct child *child)
{
    TerminateProcess(child->handle, CHILD_KILLED);
}

void child_end(struct child *child)
{
    child_kill(child); /* a program without a window has nobody who could be asked */
}

int child_wait(struct child *child)
{
    DWORD status = 0;
    WaitForSingleObject(child->handle, INFINITE);
    CHECK(GetExitCodeProcess(child->handle, &status));
    CloseHandle(child->handle);
    free(child);
    return (int)status;
}

#else

struct child {
    pid_t number;
    int status; /* once it has ended */
    bool ended;
};

static void open_stream(int stream, const char *path)
{
    int flags = stream == STDIN_FILENO ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC;
    int handle = open(path, flags, 0644);
    if (handle < 0 || dup2(handle, stream) < 0)
        _exit(NO_PROGRAM);
    close(handle);
}

/* In the new process. What cannot be started is told to the test by the pipe, which a start closes. The
 * test's other handles are closed: a connection that a child has too stays open when the test closes it. */
static void become(const struct words *words, const char *in, const char *out, const char *error, int to_test)
{
    open_stream(STDIN_FILENO, in ? in : "/dev/null");
    if (out)
        open_stream(STDOUT_FILENO, out);
    if (error && out && strcmp(out, error) == 0)
        dup2(STDOUT_FILENO, STDERR_FILENO);
    else if (error)
        open_stream(STDERR_FILENO, error);
    for (int handle = STDERR_FILENO + 1; handle < HANDLES_MAX; handle++)
        if (handle != to_test)
            close(handle);
    execvp(words->list[0], words->list);
    if (write(to_test, "x", 1) < 0)
        _exit(NO_PROGRAM + 1);
    _exit(NO_PROGRAM);
}

struct child *child_start(const char *command, const char *in, const char *out, const char *error)
{
    struct words words;
    int ends[2];
    char failed;
    struct child *child = calloc(1, sizeof *child);
    CHECK(child && pipe(ends) == 0 && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0);
    words_read(&words, command);
    fflush(NULL);
    child->number = fork();
    CHECK(child->number >= 0);
    if (child->number == 0)
        become(&words, in, out, error, ends[1]);
    free(words.text);
    close(ends[1]);
    bool good = read(ends[0], &failed, 1) == 0;
    close(ends[0]);
    if (good)
        return child;
    child_wait(child);
    return NULL;
}

/* Notes whether it has ended, waiting for that or not. */
static void look(struct child *child, int how)
{
    int status;
    while (!child->ended) {
        pid_t number = waitpid(child->number, &status, how);
        if (number < 0 && errno == EINTR)
            continue;
        CHECK(number >= 0);
        if (number == 0)
            return;
        child->ended = true;
        child->status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
}

bool child_runs(struct child *child)
{
    look(child, WNOHANG);
    return !child->ended;
}

void child_kill(struct child *child)
{
    if (child_runs(child))
        kill(child->number, SIGKILL);
}

void child_end(struct child *child)
{
    if (child_runs(child))
        kill(child->number, SIGTERM);
}

int child_wait(struct child *child)
{
    look(child, 0);
    int status = child->status;
    free(child);
    return status;
}

#endif

int child_run(const char *command, const char *in, const char *out, const char *error)
{
    struct child *child = child_start(command, in, out, error);
    return child ? child_wait(child) : -1;
}

int child_says(const char *command, char *said, size_t size)
{
    char path[1024];
    system_free_name(path, sizeof path);
    int status = child_run(command, NULL, path, path);
    FILE *file = file_open(path, "rb");
    CHECK(file);
    said[fread(said, 1, size - 1, file)] = '\0';
    fclose(file);
    system_remove(path);
    return status;
}
