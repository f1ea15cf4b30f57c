/*
 * guess_drill.h: a declared hand of Tenpai Duel, of which two kinds are to be named that it may wait for.
 *
 * What it may wait for is counted as the opponents do (ai/tenpai_duel/guess.h): every wait on one or two
 * kinds, weighed by the ways its tiles can lie among those unseen and by what the attacker threw.
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
    int per_mille;          /* that it is among the waits */
    struct hypothesis best; /* the likeliest of them */
};

struct guess_question {
    struct view view; /* of the seat that guesses */
    uint8_t attacker;
    int per_mille[TILE_KINDS];            /* of each kind, that it is among the waits */
    struct guess_line shown[GUESS_SHOWN]; /* the likeliest first */
    int shown_count;
    uint8_t best[GUESS_NAMED]; /* two kinds that are most likely to hit */
    int best_chance;           /* per mille that one of them is a wait */
    tile_set waits;            /* what the hand did wait for */
    struct guesses guesses;
};

/* Plays hands until one is declared and the guess is asked. */
void guess_question_deal(struct guess_question *question, const struct ruleset *rules, struct rng *rng);

/* Counts for a view of the seat that guesses; `waits` are those of the attacker's hand. */
void guess_question_init(struct guess_question *question, const struct view *view, tile_set waits);

/* The chance that one of those kinds is a wait, per mille. */
int guess_chance(const struct guess_question *question, tile_set kinds);

/* A kind with its chance and the likeliest way to wait for it. */
struct guess_line guess_line_of(const struct guess_question *question, uint8_t kind);

/* True if two kinds are as good as the best, or nearly. */
bool guess_is_right(const struct guess_question *question, tile_set kinds);

#endif
