/*
 * main.c: `tigers`, the console program over the same core as the window.
 *
 * It hands the words of the command line to one command (help.c lists them).
 */
#include <stdio.h>
#include <string.h>

#include "base/streams.h"
#include "cli/command.h"
#include "cli/help.h"
#include "session/json_memory.h"

static int unknown_word(const char *word)
{
    const char *what = word[0] == '-' ? "option" : "command";
    fprintf(stderr, "tigers: unknown %s %s (see tigers --help)\n", what, word);
    return EXIT_USAGE;
}

int main(int argc, char **argv)
{
    streams_plain();
    json_memory_check();
    if (argc < 2) {
        fprintf(stderr, "tigers: which command? (see tigers --help)\n");
        return EXIT_USAGE;
    }
    if (argc > 3 && strcmp(argv[1], "--language") == 0) {
        if (!command_take_language(argv[2]))
            return EXIT_USAGE;
        argc -= 2, argv += 2;
    }
    const char *word = argv[1];
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
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
