/*
 * play.c: `tigers play`: makes a plan from the command line, lets the referee play it and writes the record.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/streams.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/commands/referee.h"

enum { SEAT_ARGUMENTS = 8 };

/* The options on the command line. */
struct arguments {
    struct match_arguments match;
    const char *record;
    const char *seats[SEAT_ARGUMENTS];
    int seat_count;
    bool json;
};

static bool plan_player(struct plan *plan, int seat, const char *spec, struct error *why)
{
    struct player *player = &plan->setup.players[seat];
    struct error inner;
    if (strcmp(spec, "person") == 0) {
        *player = (struct player){.kind = PLAYER_PERSON, .name = "You"};
        return true;
    }
    if (!arguments_player(spec, player, &plan->commands[seat], &inner))
        return error_set(why, "--seat: %s", inner.message);
    return true;
}

/* Adds numbers to equal names, except the first, so that a replay can tell the players apart. */
static void number_names(struct setup *setup)
{
    for (int seat = setup->seats - 1; seat > 0; seat--) {
        struct player *players = setup->players;
        int same = 1;
        for (int other = 0; other < seat; other++)
            same += strcmp(players[other].name, players[seat].name) == 0;
        size_t length = strlen(players[seat].name);
        if (same > 1)
            snprintf(players[seat].name + length, PLAYER_NAME - length, " %d", same);
    }
}

/* Seats every player; there must be as many as the options ask for. */
static bool plan_seats(struct plan *plan, const struct arguments *arguments, struct error *why)
{
    int count = arguments->seat_count, seats = plan->setup.seats;
    unsigned taken = 0;
    for (int i = 0; i < count; i++) {
        char name[16];
        const char *spec = arguments_split(arguments->seats[i], name, sizeof name);
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
    number_names(&plan->setup);
    return true;
}

/* Notes in the setup that the match ends earlier than its options say. */
static void keep_cut(struct plan *plan)
{
    struct setup *setup = &plan->setup;
    int length = ruleset_value(setup->rules, setup->options, OPTION_ROUNDS);
    if (plan->rounds < (length ? length : INT_MAX))
        setup->rounds = (uint8_t)plan->rounds;
}

static bool make_plan(struct plan *plan, const struct arguments *arguments, struct error *why)
{
    *plan = (struct plan){.json = arguments->json, .record = arguments->record};
    if (!arguments_match(&arguments->match, &plan->setup, &plan->rounds, INT_MAX, why) ||
        !plan_seats(plan, arguments, why) ||
        !arguments_timeout(arguments->match.timeout, &plan->timeout, why))
        return false;
    if (setup_persons(&plan->setup) && setup_only_person(&plan->setup) == SEAT_NONE)
        return error_set(
            why, "--seat: only one person can play at a terminal; a second would see the first one's tiles");
    if (setup_persons(&plan->setup) && plan->json)
        return error_set(why, "--json doesn't go with person: a person gets sentences");
    keep_cut(plan);
    return true;
}

static int play(struct plan *plan)
{
    struct error why;
    int status = EXIT_FINE;
    if (!plan->json)
        command_speak();
    struct session *session = session_new(&plan->setup, NULL);
    plan->waits = plan->record && file_kind(plan->record) == FILE_PLAIN;
    if (!plan->waits && !referee_write(plan, session)) { /* report it before a long match, not after it */
        session_free(session);
        return EXIT_BAD_DATA;
    }
    if (!referee_play(plan, session, &why)) {
        fflush(stdout);
        status = plan->left ? EXIT_FINE : EXIT_BAD_PLAYER;
        streams_say("tigers play: %s", why.message);
    }
    if (!plan->waits && !referee_write(plan, session) && status == EXIT_FINE)
        status = EXIT_BAD_DATA;
    session_free(session);
    return command_finish(status);
}

int command_play(int argc, char **argv)
{
    struct arguments arguments = {0};
    const struct flag flags[] = {
        ARGUMENTS_FLAGS(arguments.match),
        {"seat", .value = arguments.seats, .count = &arguments.seat_count, .most = SEAT_ARGUMENTS},
        {"record", .value = &arguments.record},
        {"json", .on = &arguments.json},
        {0},
    };
    int status, at = command_options(argc, argv, flags, &status);
    if (!at)
        return status;
    if (at < argc)
        return command_usage(argv[0], "unknown argument %s", argv[at]);
    struct plan plan;
    struct error why;
    if (!make_plan(&plan, &arguments, &why))
        return command_usage(argv[0], "%s", why.message);
    return play(&plan);
}
