/*
 * guess.h: what a hidden tenpai hand may be waiting for (Tenpai Duel).
 *
 * Every wait a hand can have on one or two kinds is a hypothesis, weighed by
 * the ways its tiles can lie among those unseen, and struck out by the
 * attacker's own discards where they would be furiten.
 */
#ifndef AI_GUESS_H
#define AI_GUESS_H

#include "rules/play/view.h"

enum { GUESS_MAX = 160 };

/* The ways a hand can wait. */
enum wait_form {
    WAIT_TWO_SIDED,
    WAIT_EDGE,
    WAIT_MIDDLE,
    WAIT_TWO_PAIRS, /* either may be drawn */
    WAIT_SINGLE_INNER,
    WAIT_SINGLE_END,
    WAIT_SINGLE_HONOR,
    WAIT_FORMS
};

/* What the attacker's discards say of the tiles they would hold for it. */
enum wait_hint {
    HINT_NONE,
    HINT_THREW_EARLY,  /* one of them among their first discards */
    HINT_BESIDE_EARLY, /* the kind next to them there */
    HINT_THREW_LATER,  /* one of them afterwards */
    HINT_BESIDE_LAST,  /* the discard they declared with lies within two steps */
    HINTS
};

/* One possible wait and its weight. */
struct hypothesis {
    tile_set waits;
    int weight;
    uint8_t form; /* enum wait_form */
    uint8_t hint; /* enum wait_hint */
    uint8_t low;  /* the lowest kind that is held for it */
    uint8_t ways; /* in which those tiles can lie among the unseen */
};

struct guesses {
    int count;
    int total; /* of the weights */
    struct hypothesis list[GUESS_MAX];
};

/* Fills the hypotheses about the hand of `attacker`; `unseen` tells how many copies of each kind whoever
 * guesses cannot see. Kinds named before are struck out. Without `reads` they are those of a beginner, to
 * whom discards say no more than what cannot be waited for. */
void guesses_init(struct guesses *guesses, const struct table *table, const uint8_t unseen[TILE_KINDS],
                  int attacker, bool reads);

/* The chance, of AI_ONE, that each kind is waited for, by these hypotheses. */
void guesses_chances(const struct guesses *guesses, int32_t chances[TILE_KINDS]);

/* Gives waits of many unseen tiles more weight: they would win before there is another guess. */
void guesses_hurry(struct guesses *guesses, const uint8_t unseen[TILE_KINDS]);

/* The kind, not among `excluded`, that covers the most weight of hypotheses that touch none of `covered`; its
 * weight into `*weight` (may be NULL). TILE_NONE if all kinds are excluded. */
uint8_t guesses_best(const struct guesses *guesses, tile_set excluded, tile_set covered, int *weight);

#endif
