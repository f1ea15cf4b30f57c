/* command.c: reading a command's options and reporting what is wrong; see command.h. */
#include "cli/command.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/streams.h"
#include "cli/help.h"
#include "words/languages/languages.h"

enum { LANGUAGE = 1000, FLAG_FIRST, USAGE = 4096 };
enum { FLAG_END = -1, FLAG_HELP = -2, FLAG_WRONG = -3 };

static struct {
    int count;
    char **shown, **words; /* as the system shows them, and the copy */
} line;

char **command_line_copy(int argc, char **argv)
{
    line.count = argc;
    line.shown = argv;
    line.words = calloc((size_t)argc + 1, sizeof *line.words);
    CHECK_MEMORY(line.words);
    for (int i = 0; i < argc; i++) {
        size_t size = strlen(argv[i]) + 1;
        line.words[i] = malloc(size);
        CHECK_MEMORY(line.words[i]);
        memcpy(line.words[i], argv[i], size);
    }
    return line.words;
}

/* A hidden text makes the line shorter by its length, so the words move up and become one. The last byte must
 * not be zero: that tells Linux to show only that word. */
void command_line_hide(const char *secret)
{
    char *begin = line.shown[0], *end = begin, *out = begin;
    for (int i = 0; i < line.count; i++) {
        if (line.shown[i] != end)
            return; /* already a copy */
        end += strlen(end) + 1;
    }
    for (int i = 0; i < line.count; i++) {
        const char *word = line.words[i];
        size_t length = strlen(word);
        bool holds = secret >= word && secret <= word + length;
        length = holds ? (size_t)(secret - word) : length;
        memcpy(out, word, length);
        out += length;
        if (holds)
            *out++ = '*';
        *out++ = i + 1 < line.count ? ' ' : '\0';
    }
    memset(out, 0, (size_t)(end - out));
    if (out < end)
        end[-1] = '*';
}

static const struct language *wanted; /* NULL: the environment's */

bool command_take_language(const char *name)
{
    struct error why;
    const struct language *language = language_find(name);
    if (!language && strpbrk(name, "./"))
        language = language_open(name, &why);
    else if (!language)
        error_set(&why, "--language %.40s: there is no such language", name);
    if (!language)
        streams_say("tigers: %s", why.message);
    wanted = language ? language : wanted;
    return language != NULL;
}

static bool speaks;

void command_in_english(bool on)
{
    if (on)
        language_speak(language_find("en"));
    else if (speaks)
        command_speak();
}

void command_speak(void)
{
    speaks = true;
    language_speak(wanted ? wanted : language_of_environment());
}

int command_usage(const char *command, const char *format, ...)
{
    char what[USAGE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    streams_say("tigers %s: %s (see tigers %s --help)", command, what, command);
    return EXIT_USAGE;
}

/* A single dash is an argument. */
static bool looks_like_option(const char *word)
{
    return word[0] == '-' && word[1];
}

/* Reads the next option; returns its index in `flags`, or FLAG_END, FLAG_HELP or FLAG_WRONG. */
static int next_flag(int argc, char **argv, const struct flag *flags)
{
    struct option options[FLAGS_MAX + 3] = {{"help", no_argument, NULL, 'h'},
                                            {"language", required_argument, NULL, LANGUAGE}};
    for (int i = 0; flags && flags[i].name; i++) {
        CHECK(i < FLAGS_MAX);
        int has_value = flags[i].on ? no_argument : required_argument;
        options[i + 2] = (struct option){flags[i].name, has_value, NULL, FLAG_FIRST + i};
    }
    opterr = 0;
    int at = optind;
    int letter = getopt_long(argc, argv, ":h", options, NULL);
    if (letter == -1)
        return FLAG_END;
    if (letter == 'h') {
        help_command(argv[0]);
        return FLAG_HELP;
    }
    if (letter == LANGUAGE)
        return command_take_language(optarg) ? next_flag(argc, argv, flags) : FLAG_WRONG;
    if (letter >= FLAG_FIRST)
        return letter - FLAG_FIRST;
    /* getopt steps over a word of short options only after its last letter, but it steps over arguments
     * before that word. */
    const char *word = optind > at && looks_like_option(argv[optind - 1]) ? argv[optind - 1] : argv[optind];
    command_usage(argv[0], letter == ':' ? "%s needs a value" : "unknown option %s", word);
    return FLAG_WRONG;
}

/* Stores the value of an option; false if there are too many of it. */
static bool store(const struct flag *flag)
{
    if (flag->on)
        *flag->on = true;
    else if (!flag->count)
        *flag->value = optarg;
    else if (*flag->count < flag->most)
        flag->value[(*flag->count)++] = optarg;
    else
        return false;
    return true;
}

int command_options(int argc, char **argv, const struct flag *flags, int *status)
{
    int which;
    *status = EXIT_USAGE;
    while ((which = next_flag(argc, argv, flags)) >= 0)
        if (!store(&flags[which])) {
            command_usage(argv[0], "too many options, from %s on", optarg);
            return 0;
        }
    if (which == FLAG_HELP)
        *status = command_finish(EXIT_FINE);
    return which == FLAG_END ? optind : 0;
}

int command_file(int argc, char **argv, const struct flag *flags, int *status)
{
    int at = command_options(argc, argv, flags, status);
    if (!at || at + 1 == argc)
        return at;
    command_usage(argv[0], at == argc ? "name a file" : "takes one file at a time");
    return 0;
}

bool command_plain(int argc, char **argv, int *status)
{
    int at = command_options(argc, argv, NULL, status);
    if (at && at < argc)
        command_usage(argv[0], "takes no argument, but got %s", argv[at]);
    return at == argc;
}

void command_say(const char *sentence)
{
    puts(sentence);
    fflush(stdout);
}

int command_finish(int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    streams_say("tigers: the output couldn't be written");
    return status == EXIT_FINE ? EXIT_BAD_DATA : status;
}
