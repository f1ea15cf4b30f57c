/*
 * tool_judge.c: the scorers of all modes before the judge, over as many hands as wanted.
 *
 *   tool_judge HANDS SEED [MODE]
 *
 * Tells after every million hands of a mode how far it is, and stops at the first hand that the two differ
 * on, with the hand and both opinions.
 */
#include <stdio.h>
#include <stdlib.h>

#include "judge/judge_compare.h"

enum { BATCH = 1000000 };

/* The hands of a mode in batches, each with a seed of its own; false if the two differ. */
static bool run(const struct ruleset *rules, long hands, uint64_t seed)
{
    static struct judge_tally tally;
    static char sentence[JUDGE_SENTENCE];
    tally = (struct judge_tally){0};
    for (long done = 0; done < hands; done += BATCH) {
        long batch = hands - done < BATCH ? hands - done : BATCH;
        if (!judge_hands(rules, batch, rng_derive(seed, (uint64_t)(done / BATCH)), &tally, sentence)) {
            printf("%s\n", sentence);
            return false;
        }
        printf("%s: %ld hands, %ld complete, %ld win: the judge agrees\n", rules->id, tally.hands,
               tally.complete, tally.wins);
        fflush(stdout);
    }
    for (int i = 0; i < tally.count; i++)
        printf("  %s %ld\n", tally.patterns[i].id, tally.patterns[i].times);
    return true;
}

int main(int argc, char **argv)
{
    if (argc < 3 || argc > 4) {
        fprintf(stderr, "usage: tool_judge HANDS SEED [MODE]\n");
        return EXIT_FAILURE;
    }
    const struct ruleset *only = argc == 4 ? ruleset_find(argv[3]) : NULL;
    if (argc == 4 && !only) {
        fprintf(stderr, "There is no mode %s.\n", argv[3]);
        return EXIT_FAILURE;
    }
    for (int mode = 0; ruleset_list[mode]; mode++)
        if ((!only || only == ruleset_list[mode]) &&
            !run(ruleset_list[mode], atol(argv[1]), strtoull(argv[2], NULL, 10)))
            return EXIT_FAILURE;
    return EXIT_SUCCESS;
}
