/* command.c: reading a command's options and reporting what is wrong; see command.h. */
#include "cli/command.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/check.h"
#include "cli/help.h"

bool command_file(int argc, char **argv, int *at)
{
    *at = command_arguments();
    if (*at + 1 != argc)
        command_usage(argv[0], *at == argc ? "which file?" : "one file at a time");
    return *at + 1 == argc;
}

int command_usage(const char *command, const char *format, ...)
{
    fprintf(stderr, "tigers %s: ", command);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, " (see tigers %s --help)\n", command);
    return EXIT_USAGE;
}

int command_flag(int argc, char **argv, const struct flag *flags, const char **value)
{
    struct option options[FLAGS_MOST + 2] = {{"help", no_argument, NULL, 'h'}};
    for (int i = 0; flags && flags[i].name; i++) {
        CHECK(i < FLAGS_MOST);
        int has_value = flags[i].value ? required_argument : no_argument;
        options[i + 1] = (struct option){flags[i].name, has_value, NULL, flags[i].letter};
    }
    opterr = 0;
    int at = optind;
    int letter = getopt_long(argc, argv, ":h", options, NULL);
    *value = optarg;
    if (letter == -1)
        return FLAG_END;
    if (letter == 'h') {
        help_command(argv[0]);
        return FLAG_HELP;
    }
    if (letter != ':' && letter != '?')
        return letter;
    /* A word of short options is not stepped over before its last letter. */
    const char *word = argv[optind > at ? optind - 1 : at];
    command_usage(argv[0], letter == ':' ? "%s needs a value" : "unknown option %s", word);
    return FLAG_WRONG;
}

int command_arguments(void)
{
    return optind;
}

int command_status(int answer)
{
    return answer == FLAG_HELP ? command_finish(EXIT_FINE) : EXIT_USAGE;
}

bool command_plain(int argc, char **argv, int *status)
{
    const char *value;
    int answer = command_flag(argc, argv, NULL, &value);
    if (answer != FLAG_END) {
        *status = command_status(answer);
        return false;
    }
    if (optind < argc) {
        *status = command_usage(argv[0], "takes no argument, but got %s", argv[optind]);
        return false;
    }
    return true;
}

int command_finish(int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    fprintf(stderr, "tigers: the output could not be written\n");
    return status == EXIT_FINE ? EXIT_BAD_DATA : status;
}
