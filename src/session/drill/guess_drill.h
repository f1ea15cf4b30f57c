/*
 * guess_drill.h: a question: which two kinds may a declared hand of Tenpai Duel be waiting for?
 *
 * The chances are counted as the opponents do (ai/tenpai_duel/guess.h): every wait on one or two kinds,
 * weighted by the number of ways its tiles can come from the unseen ones and by what the attacker discarded,
 * and corrected by how often hands do wait for kinds with such a weight.
 */
#ifndef SESSION_GUESS_DRILL_H
#define SESSION_GUESS_DRILL_H

#include "ai/tenpai_duel/guess.h"
#include "base/rng.h"
#include "rules/play/view.h"

enum { GUESS_NAMED = 2, GUESS_SHOWN = 6 };

/* A kind the hand may wait for. */
struct guess_line {
    uint8_t kind;
    int per_mille;          /* the chance that it is a wait */
    struct hypothesis best; /* the most likely wait that includes it */
};

struct guess_question {
    struct view view; /* of the guessing seat */
    uint8_t attacker;
    int per_mille[TILE_KINDS];            /* for each kind, the chance that it is a wait */
    struct guess_line shown[GUESS_SHOWN]; /* the most likely first */
    int shown_count;
    uint8_t best[GUESS_NAMED]; /* the two kinds most likely to hit */
    int best_chance;           /* the chance per mille that one of them is a wait */
    tile_set waits;            /* the actual waits */
    struct guesses guesses;
};

/* Plays rounds until a hand is declared and the defender must guess. */
void guess_question_deal(struct guess_question *question, const struct ruleset *rules, struct rng *rng);

/* Fills in the chances for the view of the guessing seat; `waits` are the attacker's. */
void guess_question_init(struct guess_question *question, const struct view *view, tile_set waits);

/* Returns the chance per mille that one of those kinds is a wait. */
int guess_chance(const struct guess_question *question, tile_set kinds);

/* Returns a kind with its chance and its most likely wait. */
struct guess_line guess_line_of(const struct guess_question *question, uint8_t kind);

/* True if two kinds are as good as the best, or nearly. */
bool guess_is_right(const struct guess_question *question, tile_set kinds);

#endif
