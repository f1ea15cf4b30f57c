/*
 * main.c: `tigers`, the console program for the same game as the window.
 *
 * It passes the words of the command line to one command (help.c lists them).
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/streams.h"
#include "cli/command.h"
#include "cli/help.h"
#include "session/json_memory.h"

static int unknown_word(const char *word)
{
    const char *what = word[0] == '-' ? "option" : "command";
    streams_say("tigers: unknown %s %s (see tigers --help)", what, word);
    return EXIT_USAGE;
}

/* Reads --language before the command, in both forms that it has after the command; false, and reported, if
 * it is wrong. */
static bool take_language(int *argc, char ***argv)
{
    static const char option[] = "--language";
    size_t length = strlen(option);
    if (*argc < 2 || strncmp((*argv)[1], option, length) != 0)
        return true;
    const char *rest = (*argv)[1] + length;
    if (*rest && *rest != '=')
        return true;
    int words = *rest ? 1 : 2;
    if (*argc <= words) {
        streams_say("tigers: %s needs a value (see tigers --help)", option);
        return false;
    }
    if (!command_take_language(*rest ? rest + 1 : (*argv)[2]))
        return false;
    *argc -= words, *argv += words;
    return true;
}

int main(int argc, char **argv)
{
    argv = command_line_copy(argc, argv);
    streams_plain();
    json_memory_check();
    if (!take_language(&argc, &argv))
        return EXIT_USAGE;
    if (argc < 2) {
        streams_say("tigers: name a command (see tigers --help)");
        return EXIT_USAGE;
    }
    static char asks_help[] = "--help";
    char *swapped[] = {argv[0], argc > 2 ? argv[2] : NULL, asks_help, NULL};
    if (strcmp(argv[1], "help") == 0 && argc > 2) { /* "help score" is "score --help" */
        argv = swapped;
        argc = 3;
    }
    const char *word = argv[1];
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0) {
        help_program();
        return command_finish(EXIT_FINE);
    }
    if (strcmp(word, "--version") == 0) {
        printf("tigers %s\n", TIGERS_VERSION);
        return command_finish(EXIT_FINE);
    }
    const struct command *command = help_find(word);
    return command ? command->run(argc - 1, argv + 1) : unknown_word(word);
}
