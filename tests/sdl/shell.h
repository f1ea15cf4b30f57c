/*
 * shell.h: what a command says, for tests that start the program as a user does.
 */
#ifndef TESTS_SDL_SHELL_H
#define TESTS_SDL_SHELL_H

#include <stdio.h>
#include <sys/wait.h>

/* Runs a command line, the first `size` - 1 characters of what it says in `out`; returns its exit status. */
static inline int shell_run(const char *command, char *out, size_t size)
{
    FILE *pipe = popen(command, "r");

    assert_non_null(pipe);
    size_t length = fread(out, 1, size - 1, pipe);
    out[length] = 0;
    while (fgetc(pipe) != EOF) {
    }
    int status = pclose(pipe);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

#endif
