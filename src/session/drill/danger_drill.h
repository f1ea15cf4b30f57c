/*
 * danger_drill.h: a question: which of four of your tiles is the safest to discard while others are close to
 * winning?
 *
 * The chance that a tile wins for another player is the estimate that the opponents use
 * (ai/tigers/estimate/danger.h, ai/four/four_danger.h): counted from the tiles that the seat does not see,
 * and 0 if furiten or a passed tile rules out the win. In Dueling Tigers and Classic Mahjong it is raised to
 * what comes true where somebody is dangerous. In Tenpai Duel, where opponents have no such estimate, it is
 * the teacher's (teach_danger). In One Suit it is counted from the unseen tiles alone
 * (one_suit_danger_counted), and only clear cases are asked.
 */
#ifndef SESSION_DANGER_DRILL_H
#define SESSION_DANGER_DRILL_H

#include "base/rng.h"
#include "rules/play/view.h"

enum { DANGER_CHOICES = 4 };

/* Why a tile cannot win for anyone, or that it can. */
enum danger_why {
    DANGER_OPEN,     /* it can win */
    DANGER_THROWN,   /* the dangerous opponent discarded it */
    DANGER_LIES,     /* the opponent is in Riichi and the tile is in a pile, so it cannot be a wait */
    DANGER_LET_PASS, /* it was passed on since they last changed their hand */
    DANGER_HARDLY,   /* in less than one case in a thousand */
    DANGER_GONE      /* no tiles are left that could wait for it */
};

struct danger_choice {
    uint8_t kind;
    int per_mille;  /* the chance that discarding it deals in */
    uint8_t why;    /* enum danger_why, for the most dangerous opponent */
    uint8_t unseen; /* copies that the seat cannot see */
};

struct danger_question {
    struct view view;                             /* of the seat that must discard */
    uint8_t rival;                                /* the most dangerous opponent's seat */
    struct danger_choice choices[DANGER_CHOICES]; /* in tile order */
    unsigned safest;                              /* bit i: choices[i] is right */
};

/* Plays rounds of the mode until there is such a position. */
void danger_question_deal(struct danger_question *question, const struct ruleset *rules, struct rng *rng);

/* Fills in the chances of a view's tiles and the four choices; false if the position is not a good question:
 * nobody is dangerous, or the tiles are too similar. */
bool danger_question_init(struct danger_question *question, const struct view *view);

/* Calculates the chance that the viewer deals in by discarding each kind, per mille, and the most dangerous
 * opponent. */
void danger_chances(const struct view *view, int per_mille[TILE_KINDS], int *rival);

#endif
