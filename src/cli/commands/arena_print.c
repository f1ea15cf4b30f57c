/* arena_print.c: prints the result of `tigers arena` as sentences or JSON; see arena.h. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "cli/commands/arena.h"
#include "cli/commands/batch.h"

static double part(int64_t count, int64_t of)
{
    return of ? (double)count / (double)of : 0;
}

static int64_t drawn(const struct tally *tally)
{
    return tally->rounds - tally->won[SIDE_A] - tally->won[SIDE_B];
}

/* Rounds to so many places, so that JSON shows no more than was measured. */
static double rounded(double number, double places)
{
    return round(number * places) / places;
}

static void print_side(const struct contest *contest, int side)
{
    const struct tally *tally = &contest->tally;
    const struct timing *timing = &contest->timings[side];
    printf("%c (%s): %+.3f points per round, dealing in: %.1f %% of rounds; %.3g ms per decision, median "
           "%.2g ms, longest %.3g ms (%lld decisions)\n",
           'A' + side, contest->names[side], tally_gain(tally, side),
           100 * part(tally->given[side], tally->seats[side]), timing_mean(timing), timing_median(timing),
           timing_longest(timing), (long long)timing->count);
}

/* Prints each pattern that won, with the number of matches, or deals of one round, in which it did. */
static void print_hands(const struct contest *contest)
{
    const struct tally *tally = &contest->tally;
    const struct pattern *at = NULL;
    printf("Winning hands in %lld %s:\n", (long long)tally->playings,
           contest->rounds > 1 ? "matches" : "rounds");
    for (int place = 0; (at = ruleset_next_pattern(contest->rules, at)); place++)
        if (tally->hands[place])
            printf("  %s: %lld, one in %.3g\n", at->name, (long long)tally->hands[place],
                   part(tally->playings, tally->hands[place]));
}

static void print_text(const struct contest *contest)
{
    const struct tally *tally = &contest->tally;
    double mean = contest->estimate.mean, margin = contest->estimate.margin, win = tally_win(tally);
    printf("%s - %s, %s: %d pair%s, %lld rounds, seed %llu\n", contest->names[SIDE_A], contest->names[SIDE_B],
           contest->rules->name, contest->pairs, contest->pairs == 1 ? "" : "s", (long long)tally->rounds,
           (unsigned long long)contest->seed);
    printf(
        "A is better by %+.3f +- %.3f points per round (95 %%), %+.1f +- %.1f %% of an average win of %.2f\n",
        mean, margin, win > 0 ? 100 * mean / win : 0, win > 0 ? 100 * margin / win : 0, win);
    printf("Rounds: A wins %.1f %%, B wins %.1f %%, nobody %.1f %%\n",
           100 * part(tally->won[SIDE_A], tally->rounds), 100 * part(tally->won[SIDE_B], tally->rounds),
           100 * part(drawn(tally), tally->rounds));
    if (contest->rounds > 1 && tally->matches)
        printf("Matches: A wins %.1f %%, B wins %.1f %% of %lld finished matches\n",
               100 * part(tally->ahead[SIDE_A], tally->matches),
               100 * part(tally->ahead[SIDE_B], tally->matches), (long long)tally->matches);
    print_side(contest, SIDE_A);
    print_side(contest, SIDE_B);
    if (contest->hands)
        print_hands(contest);
}

static void add_side(cJSON *object, const char *name, const struct contest *contest, int side)
{
    const struct tally *tally = &contest->tally;
    const struct timing *timing = &contest->timings[side];
    cJSON *entry = cJSON_AddObjectToObject(object, name);
    cJSON_AddStringToObject(entry, "player", contest->names[side]);
    cJSON_AddNumberToObject(entry, "points", rounded(tally_gain(tally, side), 1e4));
    cJSON_AddNumberToObject(entry, "won", rounded(part(tally->won[side], tally->rounds), 1e5));
    cJSON_AddNumberToObject(entry, "deal_in", rounded(part(tally->given[side], tally->seats[side]), 1e5));
    if (contest->rounds > 1 && tally->matches)
        cJSON_AddNumberToObject(entry, "matches_won", rounded(part(tally->ahead[side], tally->matches), 1e5));
    cJSON_AddNumberToObject(entry, "decisions", (double)timing->count);
    cJSON_AddNumberToObject(entry, "mean_ms", rounded(timing_mean(timing), 1e5));
    cJSON_AddNumberToObject(entry, "median_ms", rounded(timing_median(timing), 1e5));
    cJSON_AddNumberToObject(entry, "longest_ms", rounded(timing_longest(timing), 1e4));
}

static void add_hands(cJSON *object, const struct contest *contest)
{
    cJSON *hands = cJSON_AddObjectToObject(object, "hands");
    const struct pattern *at = NULL;
    cJSON_AddNumberToObject(object, "playings", (double)contest->tally.playings);
    for (int place = 0; (at = ruleset_next_pattern(contest->rules, at)); place++)
        if (contest->tally.hands[place])
            cJSON_AddNumberToObject(hands, at->id, (double)contest->tally.hands[place]);
}

/* cJSON keeps numbers as double, which has only 53 bits. */
static void add_seed(cJSON *object, uint64_t seed)
{
    char number[24];
    snprintf(number, sizeof number, "%" PRIu64, seed);
    cJSON_AddRawToObject(object, "seed", number);
}

static void print_json(const struct contest *contest)
{
    const struct tally *tally = &contest->tally;
    double mean = contest->estimate.mean, margin = contest->estimate.margin, win = tally_win(tally);
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "type", "arena");
    cJSON_AddStringToObject(object, "rules", contest->rules->id);
    add_seed(object, contest->seed);
    cJSON_AddNumberToObject(object, "pairs", contest->pairs);
    cJSON_AddNumberToObject(object, "rounds", (double)tally->rounds);
    cJSON_AddNumberToObject(object, "points", rounded(mean, 1e4));
    cJSON_AddNumberToObject(object, "margin", rounded(margin, 1e4));
    cJSON_AddNumberToObject(object, "mean_win", rounded(win, 1e4));
    cJSON_AddNumberToObject(object, "share", win > 0 ? rounded(mean / win, 1e5) : 0);
    cJSON_AddNumberToObject(object, "won", rounded(part(tally->won[SIDE_A], tally->rounds), 1e5));
    cJSON_AddNumberToObject(object, "lost", rounded(part(tally->won[SIDE_B], tally->rounds), 1e5));
    cJSON_AddNumberToObject(object, "drawn", rounded(part(drawn(tally), tally->rounds), 1e5));
    add_side(object, "a", contest, SIDE_A);
    add_side(object, "b", contest, SIDE_B);
    if (contest->hands)
        add_hands(object, contest);
    batch_print(object);
}

void contest_print(const struct contest *contest, bool json)
{
    if (json)
        print_json(contest);
    else
        print_text(contest);
}
