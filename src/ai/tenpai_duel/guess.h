/*
 * guess.h: what a hidden tenpai hand may wait for (Tenpai Duel).
 *
 * Every wait on one or two kinds is a hypothesis. Its weight is the number of ways in which the unseen tiles
 * can form it. Riichi rules out waits on the attacker's own discards; without it such a wait counts less.
 */
#ifndef AI_GUESS_H
#define AI_GUESS_H

#include "rules/play/view.h"

enum { GUESS_MAX = 160 };

/* The forms of a wait. */
enum wait_form {
    WAIT_TWO_SIDED,
    WAIT_EDGE,
    WAIT_MIDDLE,
    WAIT_TWO_PAIRS, /* on either pair */
    WAIT_SINGLE_INNER,
    WAIT_SINGLE_END,
    WAIT_SINGLE_HONOR,
    WAIT_FORMS
};

/* The hints that the attacker's discards give about the tiles of a wait. */
enum wait_hint {
    HINT_NONE,
    HINT_THREW_EARLY,  /* one of them is among their first discards */
    HINT_BESIDE_EARLY, /* a neighbor of them is among those */
    HINT_THREW_LATER,  /* one of them is among the later discards */
    HINT_BESIDE_LAST,  /* the discard of the declaration is within two steps */
    HINTS
};

/* One possible wait and its weight. */
struct hypothesis {
    tile_set waits;
    int weight;   /* in guesses */
    int told;     /* in what is said about them */
    uint8_t form; /* enum wait_form */
    uint8_t hint; /* enum wait_hint */
    uint8_t low;  /* the lowest kind held for it */
    uint8_t ways; /* in how many ways the unseen tiles can form it */
};

struct guesses {
    int count;
    int total;  /* of the weights */
    bool later; /* the hand has survived a guess */
    struct hypothesis list[GUESS_MAX];
};

/* Fills in the hypotheses about the hand of `attacker`, without the kinds guessed already; `unseen` counts
 * the copies of each kind that the guesser cannot see. Without `reads`, as for a beginner, discards only rule
 * out waits. */
void guesses_init(struct guesses *guesses, const struct table *table, const uint8_t unseen[TILE_KINDS],
                  int attacker, bool reads);

/* Returns the kind's share, per mille, of what the waits weigh in figures. There a tile that was turned in
 * Stage B rules out the waits of a closed hand, and a hand without Riichi may well be furiten. Players don't
 * consider that. */
int guesses_share(const struct guesses *guesses, uint8_t kind);

/* Returns how often in 1000 such hands wait for at least one of these kinds. That isn't their share of the
 * weights: many hands have several of the waits that are hypotheses, and players declare rather where a
 * reader of their discards names other kinds first. */
int guesses_covered(const struct guesses *guesses, tile_set kinds);

/* Calculates each kind's share of the weights, of AI_ONE. */
void guesses_chances(const struct guesses *guesses, int32_t chances[TILE_KINDS]);

/* Gives more weight to waits with many unseen tiles, which may win before the next guess. */
void guesses_hurry(struct guesses *guesses, const uint8_t unseen[TILE_KINDS]);

/* Returns the kind outside `excluded` with the most weight in hypotheses without a wait in `covered`;
 * TILE_NONE if all kinds are excluded. */
uint8_t guesses_best(const struct guesses *guesses, tile_set excluded, tile_set covered);

#endif
