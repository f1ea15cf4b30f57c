/*
 * tool_arena.c: measures the opponents `normal` and `hard` with other numbers.
 *
 *   tool_arena PAIRS SEED A B [NAME=VALUE ...]
 *
 * A and B are levels, in Dueling Tigers, B also `exact`: normal with a feeling that is never off. The values
 * change what A plays by: the weights of normal, or hard's (reckoned, ahead, looked, behind). It is
 * `tigers arena` (docs/console.md) but for them, and prints the same measure. Every run with the same words
 * is the same.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/tigers/normal.h"
#include "base/check.h"
#include "tools/played.h"
#include "tools/tiger_knobs.h"

/* How A plays by other numbers than its own. */
struct changed {
    struct weights weights;
    struct hard_weights hard;
    bool is_hard;
};

static bool changed_choose(void *self, const struct session *session, int seat, struct move *move,
                           struct error *why)
{
    struct view view;
    struct rng rng;
    struct reason reason;
    (void)why;
    played_chance(session, seat, &rng);
    session_view(session, seat, &view);
    const struct changed *changed = self;
    *move = changed->is_hard ? hard_choose(&view, &changed->hard, &rng, NULL, &reason)
                             : normal_choose(&view, &changed->weights, &rng, &reason);
    return true;
}

int main(int count, char **words)
{
    struct changed changed = {weights_normal, hard_usual, false}, exact = {weights_exact, hard_usual, false};
    struct arena arena;
    struct tally tally = {0};
    enum ai_level a = AI_LEVELS, b = AI_LEVELS;
    if (count >= 5) {
        a = ai_level_parse(words[3]);
        b = strcmp(words[4], "exact") == 0 ? AI_NORMAL : ai_level_parse(words[4]);
    }
    bool good = a < AI_LEVELS && b < AI_LEVELS && atoi(words[1]) > 0;
    if (good)
        arena_init(&arena, ruleset_find("dueling-tigers"), a, b);
    if (good && strcmp(words[4], "exact") == 0)
        arena.sitters[SIDE_B] = (struct sitter){.self = &exact, .choose = changed_choose};
    for (int i = 5; good && i < count; i++) {
        changed.is_hard = a == AI_HARD;
        good = changed.is_hard ? knob_turn(mixing_knobs, MIXING_KNOBS, &changed.hard, words[i])
                               : knob_turn(judgement_knobs, JUDGEMENT_KNOBS, &changed.weights, words[i]);
        arena.sitters[SIDE_A] = (struct sitter){.self = &changed, .choose = changed_choose};
    }
    if (!good) {
        fprintf(stderr, "usage: tool_arena PAIRS SEED A B [NAME=VALUE ...]\n");
        return 2;
    }
    int pairs = atoi(words[1]);
    struct estimate estimate = arena_run(&arena, strtoull(words[2], NULL, 10), 0, pairs, &tally);
    printf("%s - %s: %+.3f +- %.3f points a round (%+.1f %% of a mean win of %.2f), %d pairs\n", words[3],
           words[4], estimate.mean, estimate.margin, 100 * estimate.mean / tally_win(&tally),
           tally_win(&tally), pairs);
    return 0;
}
