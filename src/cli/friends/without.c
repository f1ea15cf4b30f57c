/* without.c: the commands for friends in a program that was built without libwebsockets or qrcodegen. */
#include <string.h>

#include "base/streams.h"
#include "cli/command.h"
#include "cli/help.h"

/* Prints the help if it was asked for, otherwise that the command is missing. */
static int refuse(int argc, char **argv)
{
    const char *command = argv[0];
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        help_command(command);
        return command_finish(EXIT_FINE);
    }
    streams_say("tigers %s: this program was built without libwebsockets and qrcodegen, so it has no network",
                command);
    return EXIT_BAD_DATA;
}

int command_host(int argc, char **argv)
{
    return refuse(argc, argv);
}

int command_join(int argc, char **argv)
{
    return refuse(argc, argv);
}

int command_tables(int argc, char **argv)
{
    return refuse(argc, argv);
}
