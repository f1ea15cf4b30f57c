/*
 * conformance.h: what must hold at every step of every game, whatever is played.
 *
 * A walker plays one match with moves chosen at random and checks each
 * step against the promises of the rules library: the legal moves are one
 * sorted list that alone is accepted, tiles are conserved, hidden tiles show in
 * no view and no event, the wall counts right, payments add up. It fails the
 * running cmocka test with the seed and the step.
 */
#ifndef SUPPORT_CONFORMANCE_H
#define SUPPORT_CONFORMANCE_H

#include "base/rng.h"
#include "rules/play/game.h"
#include "session/record.h"

/* What the matches played so far have met, so that a test can tell that nothing was left out. */
struct coverage {
    long steps, deals, draws;
    long wins[WIN_SOURCES];
    long riichi, both_asked;
    long events[EVENT_KINDS];
    long kongs[MELD_KONG_CLOSED + 1];
};

struct walker {
    struct game game;
    struct record record;
    struct rng rng;
    uint64_t seed;
    int step;
    bool careful; /* goes for tenpai, so that rounds end in wins and Riichi */
    struct coverage *coverage;
    void (*round_over)(
        const struct walker *walker); /* called after each round; NULL: nothing more is checked */
};

/* Begins a match of a mode. */
void walker_init(struct walker *walker, const struct ruleset *rules, const int16_t options[OPTION_MOST],
                 int seats, uint64_t seed, struct coverage *coverage);

/* Frees the record. */
void walker_deinit(struct walker *walker);

/* Plays the match to its end, checking every step. */
void walker_play(struct walker *walker);

/* Fails, naming match and step, unless the condition holds. */
void walker_expect(const struct walker *walker, bool condition, const char *what);

#endif
