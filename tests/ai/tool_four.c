/*
 * tool_four.c: measures the opponent of the table of four with other weights.
 *
 *   tool_four RULES PAIRS SEED A B [NAME=VALUE ...]
 *
 * A and B are levels; the values change the weights A plays by, from those of
 * normal. It is `tigers arena` (docs/console.md) but for the weights, and
 * prints the same measure. Every run with the same words is the same.
 */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/four_judge.h"
#include "session/arena.h"

struct knob {
    const char *name;
    size_t place;
};

#define KNOB(name)                                                                                           \
    {                                                                                                        \
#name, offsetof(struct four_weights, name)                                                           \
    }
static const struct knob knobs[] = {
    KNOB(meet),  KNOB(usual), KNOB(deny), KNOB(danger), KNOB(second),
    KNOB(reach), KNOB(claim), KNOB(wait), KNOB(look),
};

static bool turn_knob(struct four_weights *weights, const char *text)
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

static bool weighted_choose(void *self, const struct session *session, int seat, struct move *move,
                            struct error *why)
{
    struct view view;
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    (void)why;
    session_view(session, seat, &view);
    four_judge_init(&judge, &view, self);
    four_judge_moves(&judge, list);
    *move = list[0].move;
    return true;
}

int main(int count, char **words)
{
    struct four_weights weights = four_weights_normal;
    struct arena arena;
    struct tally tally = {0};
    enum ai_level a = AI_LEVELS, b = AI_LEVELS;
    const struct ruleset *rules = NULL;
    if (count >= 6) {
        rules = ruleset_find(words[1]);
        a = ai_level_parse(words[4]);
        b = ai_level_parse(words[5]);
    }
    bool good = rules && a < AI_LEVELS && b < AI_LEVELS && atoi(words[2]) > 0;
    if (good)
        arena_init(&arena, rules, a, b);
    for (int i = 6; good && i < count; i++) {
        good = turn_knob(&weights, words[i]);
        arena.sitters[SIDE_A] = (struct sitter){.self = &weights, .choose = weighted_choose};
    }
    if (!good) {
        fprintf(stderr, "usage: tool_four RULES PAIRS SEED A B [NAME=VALUE ...]\n");
        return 2;
    }
    int pairs = atoi(words[2]);
    struct estimate estimate = arena_run(&arena, strtoull(words[3], NULL, 10), 0, pairs, &tally);
    double rounds = (double)tally.rounds;
    printf(
        "%s %s - %s: %+.3f +- %.3f points a round (mean win %.2f), %d pairs; wins %.1f %% and %.1f %%, feeds "
        "%.1f %% and %.1f %%\n",
        words[1], words[4], words[5], estimate.mean, estimate.margin, tally_win(&tally), pairs,
        100 * (double)tally.won[SIDE_A] / rounds, 100 * (double)tally.won[SIDE_B] / rounds,
        100 * (double)tally.given[SIDE_A] / rounds, 100 * (double)tally.given[SIDE_B] / rounds);
    return 0;
}
