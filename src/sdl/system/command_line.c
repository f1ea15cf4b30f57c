/*
 * command_line.c: reading the command line (command_line.h).
 */
#include "sdl/system/command_line.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "sdl/paint/layout.h"
#include "sdl/system/failure.h"

static const char help[] =
    "dueling-tigers: mahjong for two, and a silent third\n"
    "\n"
    "Usage: dueling-tigers [OPTION]... [FILE]\n"
    "\n"
    "FILE is a recorded match to show, as with --replay.\n"
    "\n"
    "  --seed N            deal number of the next match\n"
    "  --rules ID          the mode to play\n"
    "  --speed S           slow, normal, fast or off, for this run\n"
    "  --fullscreen        start in full screen\n"
    "  --data DIR          keep saves and settings in DIR\n"
    "  --language CODE     use de, ja, zh_TW, ... or a translator's file, for this run\n"
    "  --replay FILE       show a recorded match\n"
    "  --screens DIR       with --replay: write a picture of each step to DIR and exit\n"
    "  --autoplay          the computer plays both seats\n"
    "  --scene NAME        start with that screen\n"
    "  --screenshot FILE   write a picture of the screen as PNG and exit, without a window\n"
    "  --size WxH          size of the window or picture, at least 300x300\n"
    "  --trace FILE        write what can be clicked and read to FILE, one JSON object per line\n"
    "  --speech FILE       write what is spoken to FILE (- for the terminal), one sentence per line\n"
    "  --frames FILE       write the timing of each frame to FILE\n"
    "  --version           print the version and exit\n"
    "  --help              print this and exit\n";

enum option_id {
    ID_SEED = 256,
    ID_SPEED,
    ID_FULLSCREEN,
    ID_AUTOPLAY,
    ID_SIZE,
    ID_VERSION,
    ID_HELP,
    ID_WORD /* and above: the word is kept in the field that many bytes into struct command_line */
};

#define WORD(field) ID_WORD + (int)offsetof(struct command_line, field)

static const char *const speeds[] = {"slow", "normal", "fast", "off"}; /* as enum speed */

static bool read_speed(struct command_line *options, const char *word, struct error *why)
{
    for (int i = 0; i < 4; i++) {
        if (strcmp(speeds[i], word) == 0) {
            options->speed = i;
            return true;
        }
    }
    return error_set(why, "--speed must be slow, normal, fast or off, not \"%s\"", word);
}

static bool read_size(struct command_line *options, const char *word, struct error *why)
{
    char copy[32];
    char *x;
    if (strlen(word) >= sizeof copy || !strchr(word, 'x'))
        return error_set(why, "--size must be a width and a height such as 1280x800, not \"%s\"", word);
    strcpy(copy, word);
    x = strchr(copy, 'x');
    *x = 0;
    if (!text_to_int(copy, LAYOUT_PHONE_MIN, COMMAND_LINE_SIDE_MAX, &options->width) ||
        !text_to_int(x + 1, LAYOUT_PHONE_MIN, COMMAND_LINE_SIDE_MAX, &options->height))
        return error_set(why, "--size must be from %dx%d to %dx%d, not \"%s\"", LAYOUT_PHONE_MIN,
                         LAYOUT_PHONE_MIN, COMMAND_LINE_SIDE_MAX, COMMAND_LINE_SIDE_MAX, word);
    return true;
}

static bool read_seed(struct command_line *options, const char *word, struct error *why)
{
    options->has_seed = true;
    return text_to_u64(word, &options->seed) ||
           error_set(why, "--seed must be a whole number, not \"%s\"", word);
}

/* Takes one option with its word; those that answer and exit are the caller's. */
static bool take(struct command_line *options, int id, const char *word, struct error *why)
{
    switch (id) {
    case ID_SEED:
        return read_seed(options, word, why);
    case ID_SPEED:
        return read_speed(options, word, why);
    case ID_SIZE:
        return read_size(options, word, why);
    case ID_FULLSCREEN:
        options->fullscreen = true;
        return true;
    case ID_AUTOPLAY:
        options->autoplay = true;
        return true;
    default:
        memcpy((char *)options + (id - ID_WORD), &word, sizeof word);
        return true;
    }
}

static enum command_line_outcome bad(const struct command_line *options, const char *message)
{
    return (enum command_line_outcome)failure_say(message, COMMAND_LINE_BAD,
                                                  options->screenshot || options->screens);
}

/* Reads the argument after the options: the file that a double click opens. */
static enum command_line_outcome finish(struct command_line *options, int rest, char **argv)
{
    char message[200];
    if (argv[rest] && !options->replay)
        options->replay = argv[rest++];
    if (argv[rest]) {
        snprintf(message, sizeof message,
                 "only one record can be opened at a time: \"%.100s\" is one too many", argv[rest]);
        return bad(options, message);
    }
    if (options->screens && !options->replay)
        return bad(options, "--screens needs --replay");
    options->headless = options->screenshot || options->screens;
    return COMMAND_LINE_RUN;
}

enum command_line_outcome command_line_read(struct command_line *options, int argc, char **argv)
{
    static const struct option names[] = {
        {"seed", required_argument, NULL, ID_SEED},
        {"rules", required_argument, NULL, WORD(rules)},
        {"speed", required_argument, NULL, ID_SPEED},
        {"fullscreen", no_argument, NULL, ID_FULLSCREEN},
        {"data", required_argument, NULL, WORD(data)},
        {"language", required_argument, NULL, WORD(language)},
        {"replay", required_argument, NULL, WORD(replay)},
        {"screens", required_argument, NULL, WORD(screens)},
        {"autoplay", no_argument, NULL, ID_AUTOPLAY},
        {"scene", required_argument, NULL, WORD(scene)},
        {"screenshot", required_argument, NULL, WORD(screenshot)},
        {"size", required_argument, NULL, ID_SIZE},
        {"trace", required_argument, NULL, WORD(trace)},
        {"speech", required_argument, NULL, WORD(speech)},
        {"frames", required_argument, NULL, WORD(frames)},
        {"version", no_argument, NULL, ID_VERSION},
        {"help", no_argument, NULL, ID_HELP},
        {NULL, 0, NULL, 0},
    };
    struct error why;
    int id;
    memset(options, 0, sizeof *options);
    options->speed = -1;
    optind = 1;
    opterr = 0;
    while ((id = getopt_long(argc, argv, ":", names, NULL)) != -1) {
        if (id == ID_HELP || id == ID_VERSION) {
            fputs(id == ID_HELP ? help : "dueling-tigers " TIGERS_VERSION "\n", stdout);
            return COMMAND_LINE_DONE;
        }
        if (id == '?')
            error_set(&why, "\"%.100s\" isn't an option; --help lists them", argv[optind - 1]);
        if (id == ':')
            error_set(&why, "\"%.100s\" needs a value; see --help", argv[optind - 1]);
        if (id == '?' || id == ':' || !take(options, id, optarg, &why))
            return bad(options, why.message);
    }
    return finish(options, optind, argv);
}
