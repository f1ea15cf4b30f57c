/* arguments.c: the mode, its options and the players from the command line; see arguments.h. */
#include "cli/arguments.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/people.h"
#include "cli/command.h"
#include "words/refusal_words.h"

enum { TIMEOUT = 10000 /* milliseconds */ };

const char *arguments_split(const char *text, char *name, size_t size)
{
    const char *sign = strchr(text, '=');
    if (!sign || sign == text || (size_t)(sign - text) >= size)
        return NULL;
    memcpy(name, text, (size_t)(sign - text));
    name[sign - text] = '\0';
    return sign + 1;
}

static bool read_options(const struct match_arguments *arguments, struct setup *setup, struct error *error)
{
    ruleset_defaults(setup->rules, setup->options);
    for (int i = 0; i < arguments->option_count; i++) {
        char name[48];
        const char *value = arguments_split(arguments->options[i], name, sizeof name);
        if (!value)
            return error_set(error, "--option %.60s: expected NAME=VALUE", arguments->options[i]);
        if (!ruleset_set(setup->rules, setup->options, name, value, error))
            return false;
    }
    int clock = ruleset_option(setup->rules, OPTION_CLOCK);
    if (clock >= 0)
        setup->options[clock] = 0; /* no clock runs in a match on the console */
    struct refusal refusal;
    if (ruleset_check(setup->rules, setup->options, &refusal))
        return true;
    words_refusal(NULL, &refusal, error->message, sizeof error->message);
    return false;
}

/* True if --option sets how many rounds a match has. */
static bool sets_rounds(const struct match_arguments *arguments)
{
    for (int i = 0; i < arguments->option_count; i++)
        if (strncmp(arguments->options[i], "rounds=", 7) == 0)
            return true;
    return false;
}

static bool read_rounds(const char *text, bool set, struct setup *setup, int *rounds, struct error *error)
{
    static const int16_t none[OPTION_CHOICES] = {0};
    int place = ruleset_option(setup->rules, OPTION_ROUNDS);
    const int16_t *numbers = place >= 0 ? setup->rules->options[place].numbers : none;
    int longest = place >= 0 ? 0 : UINT8_MAX, length = INT_MAX;
    for (int i = 0; i < OPTION_CHOICES && numbers[i]; i++)
        longest = numbers[i] > longest ? numbers[i] : longest;
    longest = set && place >= 0 ? setup->options[place] : longest;
    if (!text_to_int(text, 1, longest, rounds))
        return error_set(error, "--rounds %.40s: expected a number from 1 to %d", text, longest);
    for (int i = 0; i < OPTION_CHOICES && numbers[i]; i++)
        if (numbers[i] >= *rounds && numbers[i] < length)
            length = numbers[i];
    if (place >= 0 && !set)
        setup->options[place] = (int16_t)length;
    return true;
}

/* Hides the seed, because programs that play could read it on the command line and know the deals. */
static bool read_seed(const char *text, uint64_t *seed, struct error *error)
{
    char line[40] = "";
    if (strcmp(text, "-") != 0) {
        if (!text_to_u64(text, seed))
            return error_set(error, "--seed %.40s: expected a whole number", text);
        command_line_hide(text);
        return true;
    }
    if (fgets(line, sizeof line, stdin))
        line[strcspn(line, "\r\n")] = '\0';
    return text_to_u64(line, seed) ||
           error_set(error, "--seed -: expected a whole number as the first line of the input, not \"%s\"",
                     line);
}

bool arguments_match(const struct match_arguments *arguments, struct setup *setup, int *rounds, int standard,
                     struct error *error)
{
    *rounds = standard;
    if (!arguments->rules)
        return error_set(error, "--rules is missing: name the mode to play");
    setup->rules = ruleset_find(arguments->rules);
    if (!setup->rules)
        return error_set(error, "unknown mode %.40s: tigers rules lists the modes", arguments->rules);
    if (!arguments->seed)
        return error_set(error, "--seed is missing: give any number, it decides the tiles");
    if (!read_seed(arguments->seed, &setup->seed, error))
        return false;
    if (!read_options(arguments, setup, error) ||
        (arguments->rounds && !read_rounds(arguments->rounds, sets_rounds(arguments), setup, rounds, error)))
        return false;
    setup->seats = (uint8_t)ruleset_seats(setup->rules, setup->options);
    return true;
}

bool arguments_player(const char *spec, struct player *player, const char **command, struct error *error)
{
    bool is_program = strncmp(spec, "cmd:", 4) == 0;
    enum ai_level level = ai_level_parse(spec);
    if (is_program && !spec[4])
        return error_set(error, "the command after cmd: is missing");
    if (!is_program && level == AI_LEVELS)
        return error_set(error,
                         "unknown player \"%.40s\": expected easy, normal, hard, random, an opponent's "
                         "name (tigers play --help lists them) or cmd:COMMAND",
                         spec);
    *command = is_program ? spec + 4 : NULL;
    *player = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)level};
    if (is_program)
        *player = (struct player){.kind = PLAYER_PROGRAM, .name = "Program"};
    else
        snprintf(player->name, PLAYER_NAME, "%s",
                 person_is(level) ? person_at(level)->name : ai_level_label(level));
    return true;
}

bool arguments_timeout(const char *text, int *milliseconds, struct error *error)
{
    char *end;
    *milliseconds = TIMEOUT;
    if (!text)
        return true;
    double seconds = strtod(text, &end);
    if (end == text || *end || !(seconds >= 0.001 && seconds <= 86400))
        return error_set(error, "--timeout %.40s: expected a number of seconds from 0.001 to 86400", text);
    *milliseconds = (int)(seconds * 1000 + 0.5);
    return true;
}
