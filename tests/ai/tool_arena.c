/*
 * tool_arena.c: measures one opponent against another over duplicate pairs.
 *
 *   tool_arena PAIRS SEED A B [NAME=VALUE ...]
 *
 * A and B are levels; the values change the weights A plays by (A is then
 * normal). Prints points a round for A with the 95 % interval and the rest of
 * what is needed to see why. Every run with the same words is the same.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/arena.h"

struct knob {
    const char *name;
    size_t place;
};

#define KNOB(name)                                                                                           \
    {                                                                                                        \
#name, offsetof(struct weights, name)                                                                \
    }
static const struct knob knobs[] = {
    KNOB(time),      KNOB(meet),        KNOB(meet_riichi), KNOB(deny), KNOB(danger), KNOB(second),
    KNOB(pair_open), KNOB(pair_closed), KNOB(promise),     KNOB(dead), KNOB(look),
};

static bool turn_knob(struct weights *weights, const char *text)
{
    const char *sign = strchr(text, '=');
    for (size_t i = 0; sign && i < sizeof knobs / sizeof knobs[0]; i++) {
        size_t length = strlen(knobs[i].name);
        if (length != (size_t)(sign - text) || strncmp(text, knobs[i].name, length) != 0)
            continue;
        int value = atoi(sign + 1);
        memcpy((char *)weights + knobs[i].place, &value, sizeof value);
        return true;
    }
    return false;
}

static void print_tally(const struct tally *tally, const char *a, const char *b, double seconds)
{
    double rounds = tally->rounds, hand = (double)tally->points_won / (tally->wins + tally->losses);
    printf("%s - %s: %+.3f +- %.3f points a round (%+.1f %% of a mean hand of %.2f), %d pairs\n", a, b,
           tally_mean(tally), tally_margin(tally), 100 * tally_mean(tally) / hand, hand, tally->pairs);
    printf("  won %.1f %%, lost %.1f %% (%.1f %% on own discards), drawn %.1f %%; Riichi in %.1f %%, %.1f %% "
           "of them dead\n",
           100 * tally->wins / rounds, 100 * tally->losses / rounds, 100 * tally->given / rounds,
           100 * tally->draws / rounds, 100 * tally->riichi / rounds,
           tally->riichi ? 100.0 * tally->dead / tally->riichi : 0.0);
    printf("  %.0f rounds a second, %.1f us a decision\n", rounds / seconds,
           1e6 * seconds / tally->decisions);
}

int main(int count, char **words)
{
    struct weights weights = weights_normal;
    struct player players[2] = {{AI_LEVELS, NULL}, {AI_LEVELS, NULL}};
    if (count >= 5) {
        players[0].level = ai_level_parse(words[3]);
        players[1].level = ai_level_parse(words[4]);
    }
    bool good = players[0].level < AI_LEVELS && players[1].level < AI_LEVELS;
    for (int i = 5; good && i < count; i++) {
        good = turn_knob(&weights, words[i]);
        players[0].weights = &weights;
    }
    if (!good) {
        fprintf(stderr, "usage: tool_arena PAIRS SEED A B [NAME=VALUE ...]\n");
        return 2;
    }
    struct tally tally = {0};
    clock_t begin = clock();
    arena_pairs(players, strtoull(words[2], NULL, 10), atoi(words[1]), &tally);
    print_tally(&tally, words[3], words[4], (double)(clock() - begin) / CLOCKS_PER_SEC);
    return 0;
}
