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

#include "rules/play/game.h"
#include "session/session.h"

/* What the matches played so far have met, so that a test can tell that nothing was left out. */
struct coverage {
    long steps, deals, draws;
    long wins[WIN_SOURCES];
    long riichi, both_asked, undone;
    long events[EVENT_KINDS];
    long kongs[MELD_KONG_CLOSED + 1];
};

enum { SWIFT_LOOKS = 16 };

struct walker {
    struct game game;
    struct record record;
    struct rng rng;
    uint64_t seed;
    int step;
    bool swift;              /* checks only one step of SWIFT_LOOKS, and the end of each round */
    bool careful;            /* goes for tenpai, so that rounds end in wins and Riichi */
    uint8_t level[SEAT_MAX]; /* enum ai_level; AI_RANDOM: random moves, as above */
    int clock;               /* time is up after so many steps in modes with a clock; 0: never */
    struct coverage *coverage;
    const struct game *before; /* the newest move, for `round_over` */
    void (*round_over)(
        const struct walker *walker); /* called after each round; NULL: nothing more is checked */
};

/* Begins a match of a mode. */
void walker_init(struct walker *walker, const struct ruleset *rules, const int16_t options[OPTION_MAX],
                 int seats, uint64_t seed, struct coverage *coverage);

/* Frees the record. */
void walker_deinit(struct walker *walker);

/* Plays the match to its end and checks every step. */
void walker_play(struct walker *walker);

/* Fails unless the record of the match can be read back from its text and leads to the same position, as
 * every seat and an onlooker see it. */
void walker_check_record(const struct walker *walker);

/* Lets a person at a random seat play on from a random place of the record. Fails unless they can undo their
 * moves one by one and redo them, through exactly the positions of the record. */
void walker_check_undo(struct walker *walker);

/* Returns the next move of a seat that is asked: its opponent's (`level`), or a random one (`careful`). */
struct move walker_choose(struct walker *walker, int seat);

/* True for moves whose kind is in the list of legal moves only once, without tiles: guesses and namings. */
bool walker_is_form(struct move move);

/* Fails, naming match and step, unless the condition holds. */
void walker_expect(const struct walker *walker, bool condition, const char *what);

#endif
