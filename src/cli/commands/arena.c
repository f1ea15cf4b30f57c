/*
 * arena.c: `tigers arena`: two players against each other over duplicate deals.
 *
 * The pairs are played side by side (jobs.h), each for itself. Except for times, the output depends only on
 * mode, options, seed and players.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/streams.h"
#include "cli/arguments.h"
#include "cli/bots/bot_sitter.h"
#include "cli/command.h"
#include "cli/commands/arena.h"
#include "cli/commands/jobs.h"

enum { PAIRS_MAX = 10000000 };

struct arguments {
    struct match_arguments match;
    const char *pairs, *jobs;
    bool json, hands;
};

/* A worker's result of a pair. */
struct pair {
    bool good;
    struct error why;
    double value;
    struct tally tally;
    struct timing timings[SIDES];
};

/* The whole run. */
struct run {
    struct contest contest;
    struct arena arena;
    const char *commands[SIDES]; /* for each side the command of its program, or NULL */
    int timeout, jobs;
    double *values; /* of the pairs */
    struct error why;
    bool broken_off; /* a program failed during a match */
};

static bool read_player(struct run *run, int side, const char *spec, struct error *why)
{
    struct error inner;
    run->contest.names[side] = spec;
    run->arena.sitters[side] = sitter_computer;
    if (!arguments_player(spec, &run->arena.players[side], &run->commands[side], &inner))
        return error_set(why, "player %c: %s", 'A' + side, inner.message);
    snprintf(run->arena.players[side].name, PLAYER_NAME, "%c", 'A' + side);
    return true;
}

static bool read_run(struct run *run, const struct arguments *arguments, char **players, struct error *why)
{
    struct contest *contest = &run->contest;
    run->jobs = 1;
    if (!arguments_match(&arguments->match, &run->arena.setup, &run->arena.rounds, 1, why))
        return false;
    if (!arguments->pairs)
        return error_set(why, "--pairs is missing: say how many deals to play");
    if (!text_to_int(arguments->pairs, 1, PAIRS_MAX, &contest->pairs))
        return error_set(why, "--pairs %.40s: expected a number from 1 to %d", arguments->pairs, PAIRS_MAX);
    if (arguments->jobs && !text_to_int(arguments->jobs, 1, JOBS_WORKERS_MAX, &run->jobs))
        return error_set(why, "--jobs %.40s: expected a number from 1 to %d", arguments->jobs,
                         JOBS_WORKERS_MAX);
    contest->rules = run->arena.setup.rules;
    contest->seed = run->arena.setup.seed;
    contest->rounds = run->arena.rounds;
    contest->seats = run->arena.setup.seats;
    contest->hands = arguments->hands;
    return read_player(run, SIDE_A, players[SIDE_A], why) && read_player(run, SIDE_B, players[SIDE_B], why) &&
           arguments_timeout(arguments->match.timeout, &run->timeout, why);
}

/* Plays a pair. Workers share nothing but `run`, which they only read. */
static void work(void *self, int index, void *result)
{
    const struct run *run = self;
    struct pair *pair = result;
    struct arena arena = run->arena;
    struct bot_sitter programs[SIDES];
    struct timed timed[SIDES];
    for (int side = 0; side < SIDES; side++) {
        programs[side] = (struct bot_sitter){.command = run->commands[side], .timeout = run->timeout};
        timed[side] = (struct timed){.timing = &pair->timings[side], .sitter = run->arena.sitters[side]};
        if (run->commands[side])
            timed[side].sitter = bot_sitter_make(&programs[side]);
        arena.sitters[side] = timed_sitter(&timed[side]);
    }
    uint64_t seed = arena_seed(run->contest.seed, index);
    pair->good = arena_pair(&arena, seed, &pair->tally, &pair->value, &pair->why);
}

static bool done(void *self, int index, const void *result)
{
    struct run *run = self;
    const struct pair *pair = result;
    if (!pair->good) {
        run->broken_off = true;
        error_set(&run->why, "pair %d (seed %llu): %s", index + 1,
                  (unsigned long long)arena_seed(run->contest.seed, index), pair->why.message);
        return false;
    }
    run->values[index] = pair->value;
    tally_add(&run->contest.tally, &pair->tally);
    for (int side = 0; side < SIDES; side++)
        timing_add(&run->contest.timings[side], &pair->timings[side]);
    return true;
}

static int play(struct run *run, bool json)
{
    struct contest *contest = &run->contest;
    struct jobs jobs = {.workers = run->jobs < contest->pairs ? run->jobs : contest->pairs,
                        .count = contest->pairs,
                        .size = sizeof(struct pair),
                        .self = run,
                        .work = work,
                        .done = done};
    run->values = calloc((size_t)contest->pairs, sizeof *run->values);
    CHECK_MEMORY(run->values);
    bool good = jobs_run(&jobs, &run->why);
    if (good) {
        contest->estimate = arena_estimate(run->values, contest->pairs);
        contest_print(contest, json);
    } else {
        streams_say("tigers arena: %s", run->why.message);
    }
    free(run->values);
    return command_finish(good ? EXIT_FINE : run->broken_off ? EXIT_BAD_PLAYER : EXIT_BAD_DATA);
}

int command_arena(int argc, char **argv)
{
    struct arguments arguments = {0};
    struct run run = {0};
    const struct flag flags[] = {
        ARGUMENTS_FLAGS(arguments.match),   {"pairs", .value = &arguments.pairs},
        {"jobs", .value = &arguments.jobs}, {"json", .on = &arguments.json},
        {"hands", .on = &arguments.hands},  {0},
    };
    int status, at = command_options(argc, argv, flags, &status);
    if (!at)
        return status;
    if (at + SIDES != argc)
        return command_usage(argv[0], "name two players, such as normal easy");
    if (!read_run(&run, &arguments, argv + at, &run.why))
        return command_usage(argv[0], "%s", run.why.message);
    return play(&run, arguments.json);
}
