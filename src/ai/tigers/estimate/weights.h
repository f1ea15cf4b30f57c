/*
 * weights.h: the numbers normal's judgement hangs on.
 *
 * They were tuned by playing duplicate pairs (docs/opponents.md) and are data: the program never changes
 * them. Points are in AI_ONE parts, chances too, so that every platform decides alike.
 */
#ifndef AI_WEIGHTS_H
#define AI_WEIGHTS_H

#include "ai/people.h"
#include "ai/unit.h"

struct weights {
    int time;        /* how much a round that runs out weighs against finishing, AI_ONE: once its length */
    int meet;        /* how much of what lies unseen comes by as the other's discard, AI_ONE: as by a draw */
    int meet_riichi; /* the same once the own Riichi warns them */
    int deny;        /* how much of what the other may win counts as gained by winning first */
    int danger;      /* how much a tile's danger weighs */
    int second;      /* how much the second best plan adds to the best */
    int pair_open;   /* chance that an honor pair becomes a pung when the hand may open */
    int pair_closed; /* the same when it stays closed */
    int promise;     /* how much of Riichi's points a closed hand counts on before it is tenpai */
    int dead;        /* value of a Riichi that can win only by drawing, against what is estimated; 0: never */
    int blur;        /* how far the feeling for what a move is worth may be off, AI_ONE a point */
    int look;        /* 1: a hand a step from tenpai is valued by what it may become; 0: by its tiles */

    /* Habits (ai/people.h), 0 without: */
    int calls;  /* how much more a claimed set is felt to be worth, of what it is */
    int riichi; /* the same of a Riichi */
    int greed;  /* how much more of the points beyond a usual win a win is felt to be worth */
    int draws;  /* how much better a draw for the dummy is felt to be, AI_ONE a point */
};

/* The tuned numbers: as normal plays by them, and with a feeling that is never off. */
extern const struct weights weights_normal, weights_exact;

/* The tuned numbers as a person feels them. */
void weights_of(const struct person *who, struct weights *weights);

#endif
