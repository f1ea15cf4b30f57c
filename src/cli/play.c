/*
 * play.c: `tigers play`: reads the command line into a plan, has the referee
 * play it, and writes the record.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "cli/command.h"
#include "cli/referee.h"

enum { TIMEOUT = 10000 /* milliseconds */, SEAT_ARGUMENTS = 8, OPTION_ARGUMENTS = 32 };

/* The options as they stand on the command line; the mode, which explains them, may come last. */
struct arguments {
    const char *rules, *seed, *rounds, *record, *timeout;
    const char *seats[SEAT_ARGUMENTS];
    const char *options[OPTION_ARGUMENTS];
    int seat_count, option_count;
    bool json;
};

static const struct flag flags[] = {{"rules", 'r', true},   {"seed", 's', true},  {"rounds", 'n', true},
                                    {"option", 'o', true},  {"seat", 'p', true},  {"record", 'f', true},
                                    {"timeout", 't', true}, {"json", 'j', false}, {0}};

/* Appends to a list of the command line; false if it is full. */
static bool append(const char **list, int *count, int most, const char *value)
{
    if (*count == most)
        return false;
    list[(*count)++] = value;
    return true;
}

/* Keeps one option; false if there are too many of its kind. */
static bool keep_argument(struct arguments *arguments, int letter, const char *value)
{
    switch (letter) {
    case 'r':
        arguments->rules = value;
        return true;
    case 's':
        arguments->seed = value;
        return true;
    case 'n':
        arguments->rounds = value;
        return true;
    case 'f':
        arguments->record = value;
        return true;
    case 't':
        arguments->timeout = value;
        return true;
    case 'j':
        arguments->json = true;
        return true;
    case 'p':
        return append(arguments->seats, &arguments->seat_count, SEAT_ARGUMENTS, value);
    default:
        return append(arguments->options, &arguments->option_count, OPTION_ARGUMENTS, value);
    }
}

/* Splits "NAME=VALUE"; the value, with the name in `name`, or NULL if it has not that form. */
static const char *split_pair(const char *text, char *name, size_t size)
{
    const char *sign = strchr(text, '=');
    if (!sign || sign == text || (size_t)(sign - text) >= size)
        return NULL;
    memcpy(name, text, (size_t)(sign - text));
    name[sign - text] = '\0';
    return sign + 1;
}

static bool plan_options(struct plan *plan, const struct arguments *arguments, struct error *why)
{
    ruleset_defaults(plan->setup.rules, plan->setup.options);
    for (int i = 0; i < arguments->option_count; i++) {
        char name[48];
        const char *value = split_pair(arguments->options[i], name, sizeof name);
        if (!value)
            return error_set(why, "--option %.60s: expected NAME=VALUE", arguments->options[i]);
        if (!ruleset_set(plan->setup.rules, plan->setup.options, name, value, why))
            return false;
    }
    return true;
}

/* Any number of rounds up to the longest match: one that no match has is cut off from the next longer one. */
static bool plan_rounds(struct plan *plan, const struct arguments *arguments, struct error *why)
{
    const struct ruleset *rules = plan->setup.rules;
    int place = ruleset_option(rules, rules->rounds_option);
    const int16_t *numbers = rules->options[place].numbers;
    int longest = 0, length = INT_MAX;
    plan->rounds = INT_MAX;
    if (!arguments->rounds)
        return true;
    for (int i = 0; i < OPTION_CHOICES && numbers[i]; i++)
        longest = numbers[i] > longest ? numbers[i] : longest;
    if (!text_to_int(arguments->rounds, 1, longest, &plan->rounds))
        return error_set(why, "--rounds %.40s: expected a number from 1 to %d", arguments->rounds, longest);
    for (int i = 0; i < OPTION_CHOICES && numbers[i]; i++)
        if (numbers[i] >= plan->rounds && numbers[i] < length)
            length = numbers[i];
    plan->setup.options[place] = (int16_t)length;
    return true;
}

/* Who the built-in opponents are called in the record, so that a replay tells them apart. */
static const char *const opponents[SEAT_MOST] = {"Lin", "Mei", "Kai", "Ana"};

static bool plan_player(struct plan *plan, int seat, const char *spec, struct error *why)
{
    struct player *player = &plan->setup.players[seat];
    if (strncmp(spec, "cmd:", 4) == 0) {
        if (!spec[4])
            return error_set(why, "--seat: the command after cmd: is missing");
        *player = (struct player){.kind = PLAYER_PROGRAM};
        snprintf(player->name, sizeof player->name, "Program");
        plan->commands[seat] = spec + 4;
        return true;
    }
    enum ai_level level = ai_level_parse(spec);
    if (level == AI_LEVELS)
        return error_set(
            why, "--seat: unknown player \"%.40s\": expected easy, normal, random or cmd:COMMAND", spec);
    *player = (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)level};
    snprintf(player->name, sizeof player->name, "%s", opponents[seat]);
    return true;
}

/* Sits every player on a seat of its own; as many must come as the options ask for. */
static bool plan_seats(struct plan *plan, const struct arguments *arguments, struct error *why)
{
    int count = arguments->seat_count, seats = ruleset_seats(plan->setup.rules, plan->setup.options);
    unsigned taken = 0;
    for (int i = 0; i < count; i++) {
        char name[16];
        const char *spec = split_pair(arguments->seats[i], name, sizeof name);
        if (!spec)
            return error_set(why, "--seat %.60s: expected SEAT=PLAYER, such as east=normal",
                             arguments->seats[i]);
        int seat = seat_parse(name, seats);
        if (seat == SEAT_NONE)
            return error_set(why, "--seat: with %d players there is no seat %s", seats, name);
        if (taken >> seat & 1)
            return error_set(why, "--seat: two players for %s", name);
        if (!plan_player(plan, seat, spec, why))
            return false;
        taken |= 1u << seat;
    }
    for (int seat = 0; seat < seats; seat++)
        if (!(taken >> seat & 1))
            return error_set(why, "a player is missing: --seat %s=PLAYER", seat_name(seat, seats));
    plan->setup.seats = (uint8_t)seats;
    return true;
}

/* Reads a number of seconds, a fraction allowed, up to a day. */
static bool plan_timeout(struct plan *plan, const char *text, struct error *why)
{
    plan->timeout = TIMEOUT;
    if (!text)
        return true;
    char *end;
    double seconds = strtod(text, &end);
    if (end == text || *end || !(seconds >= 0.001 && seconds <= 86400))
        return error_set(why, "--timeout %.40s: expected a number of seconds", text);
    plan->timeout = (int)(seconds * 1000 + 0.5);
    return true;
}

static bool make_plan(struct plan *plan, const struct arguments *arguments, struct error *why)
{
    *plan = (struct plan){.json = arguments->json};
    if (!arguments->rules)
        return error_set(why, "--rules is missing: which mode is played?");
    plan->setup.rules = ruleset_find(arguments->rules);
    if (!plan->setup.rules)
        return error_set(why, "unknown rules %.40s: tigers rules lists them", arguments->rules);
    if (!arguments->seed)
        return error_set(why, "--seed is missing: any number, which decides the tiles");
    if (!text_to_u64(arguments->seed, &plan->setup.seed))
        return error_set(why, "--seed %.40s: expected a whole number", arguments->seed);
    return plan_options(plan, arguments, why) && ruleset_check(plan->setup.rules, plan->setup.options, why) &&
           plan_rounds(plan, arguments, why) && plan_seats(plan, arguments, why) &&
           plan_timeout(plan, arguments->timeout, why);
}

/* Writes the record of what was played; true without a path. */
static bool write_record(const struct session *session, const char *path)
{
    if (!path)
        return true;
    struct text text;
    struct error why;
    text_init(&text);
    record_print(session_record(session), &text);
    bool good = file_write(path, text_string(&text), text.size, &why);
    text_deinit(&text);
    if (!good)
        fprintf(stderr, "tigers play: the record could not be written: %s\n", why.message);
    return good;
}

static int play(struct plan *plan, const char *record)
{
    struct error why;
    int status = EXIT_FINE;
    struct session *session = session_new(&plan->setup, NULL);
    if (!write_record(session, record)) { /* better known before a long match than after it */
        session_free(session);
        return EXIT_BAD_DATA;
    }
    if (!referee_play(plan, session, &why)) {
        fflush(stdout);
        fprintf(stderr, "tigers play: %s\n", why.message);
        status = EXIT_BAD_PLAYER;
    }
    if (!write_record(session, record) && status == EXIT_FINE)
        status = EXIT_BAD_DATA;
    session_free(session);
    return command_finish(status);
}

int command_play(int argc, char **argv)
{
    struct arguments arguments = {0};
    const char *value;
    int letter;
    while ((letter = command_flag(argc, argv, flags, &value)) > FLAG_END)
        if (!keep_argument(&arguments, letter, value))
            return command_usage(argv[0], "too many options like %s", value);
    if (letter != FLAG_END)
        return command_status(letter);
    if (command_arguments() < argc)
        return command_usage(argv[0], "unknown argument %s", argv[command_arguments()]);
    struct plan plan;
    struct error why;
    if (!make_plan(&plan, &arguments, &why))
        return command_usage(argv[0], "%s", why.message);
    return play(&plan, arguments.record);
}
