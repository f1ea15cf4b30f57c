/*
 * danger_drill.h: a position in which others are near to winning, and four own tiles, of which the safest is
 * to be found.
 *
 * The chance that a tile wins for another is the one the opponents estimate with
 * (ai/tigers/estimate/danger.h, ai/four/four_danger.h): counted from the tiles that the seat does not see,
 * and 0 where furiten or a tile let pass forbid the win. In Tenpai Duel, where no opponent estimates with it,
 * it is the teacher's (teach_danger), in One Suit counted from the unseen tiles alone
 * (one_suit_danger_counted); asked is only what that is sure enough of.
 */
#ifndef SESSION_DANGER_DRILL_H
#define SESSION_DANGER_DRILL_H

#include "base/rng.h"
#include "rules/play/view.h"

enum { DANGER_CHOICES = 4 };

/* Why a tile cannot win for anybody, or that it may. */
enum danger_why {
    DANGER_OPEN,     /* it may win */
    DANGER_THROWN,   /* who is to be feared threw it */
    DANGER_LIES,     /* they are in Riichi, and it lies in a pile: their wait it cannot be */
    DANGER_LET_PASS, /* it came by since they last changed their hand */
    DANGER_HARDLY,   /* in less than one case of a thousand */
    DANGER_GONE      /* no tiles are left that would wait for it */
};

struct danger_choice {
    uint8_t kind;
    int per_mille;  /* the chance that it wins for another as a discard */
    uint8_t why;    /* enum danger_why, of the rival to be feared most */
    uint8_t unseen; /* copies that the seat does not see */
};

struct danger_question {
    struct view view;                             /* of the seat that must discard */
    uint8_t rival;                                /* the seat to be feared most */
    struct danger_choice choices[DANGER_CHOICES]; /* in tile order */
    unsigned safest;                              /* bit i: choices[i] is right */
};

/* Plays rounds of the mode until such a position comes. */
void danger_question_deal(struct danger_question *question, const struct ruleset *rules, struct rng *rng);

/* Finds the chances of the tiles of a view and the four to choose from; false if the position is not worth
 * asking about: nobody is to be feared, or the tiles are too much alike. */
bool danger_question_init(struct danger_question *question, const struct view *view);

/* The chance that a kind wins for another as a discard of the viewer's, per mille. */
void danger_chances(const struct view *view, int per_mille[TILE_KINDS], int *rival);

#endif
