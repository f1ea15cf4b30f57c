/*
 * tool_rounds.c: as many seeded rounds as wanted of every mode, with all options by chance, every step
 * checked.
 *
 *   tool_rounds ROUNDS SEED [MODE [swift]]
 *
 * swift checks one step of sixteen, so that there can be many rounds (support/rounds.h).
 * The match of number n has the seed SEED + n; so `tool_rounds 1 SEED MODE` plays a match again that went
 * wrong, which is told with its seed and step.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/rounds.h"

static void tell(const struct ruleset *rules, long rounds, long matches, const struct coverage *met,
                 double seconds)
{
    printf(
        "%s: %ld rounds in %ld matches, %ld steps, %ld draws, %ld moves taken back, %.0f rounds a second\n",
        rules->id, rounds, matches, met->steps, met->draws, met->undone, (double)rounds / seconds);
    printf(" ");
    for (int source = 0; source < WIN_SOURCES; source++)
        printf(" %s %ld", win_source_name((enum win_source)source), met->wins[source]);
    printf("\n");
    fflush(stdout);
}

static void play(const struct ruleset *rules, long most, uint64_t seed, bool swift)
{
    long (*one)(const struct ruleset *, uint64_t, struct coverage *) =
        swift ? rounds_play_swiftly : rounds_play;
    static struct coverage met;
    long rounds = 0, matches = 0;
    clock_t begun = clock();
    met = (struct coverage){0};
    while (rounds < most)
        rounds += one(rules, seed + (uint64_t)matches++, &met);
    tell(rules, rounds, matches, &met, (double)(clock() - begun) / CLOCKS_PER_SEC + 1e-6);
}

int main(int argc, char **argv)
{
    const struct ruleset *only = argc >= 4 ? ruleset_find(argv[3]) : NULL;
    bool swift = argc == 5 && !strcmp(argv[4], "swift");
    if (argc < 3 || argc > 5 || (argc >= 4 && !only) || (argc == 5 && !swift)) {
        fprintf(stderr, "usage: tool_rounds ROUNDS SEED [MODE [swift]]\n");
        return EXIT_FAILURE;
    }
    for (int mode = 0; ruleset_list[mode]; mode++)
        if (!only || only == ruleset_list[mode])
            play(ruleset_list[mode], atol(argv[1]), strtoull(argv[2], NULL, 10), swift);
    return EXIT_SUCCESS;
}
