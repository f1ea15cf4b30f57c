/*
 * plain_reason.h: a reason anybody can check at the table, for moves whose engine only says that they are
 * better or worse.
 */
#ifndef AI_PLAIN_REASON_H
#define AI_PLAIN_REASON_H

#include "ai/teach.h"

/* Replaces the reasons of a ranking by what can be seen of the moves' tiles or figures, where that is true
 * and the reason says less, or what the figures deny. */
void plain_reason(const struct view *view, struct ranking *ranking);

/* The rest is in plain_compare.c. */

enum {
    PLAIN_SAFER = 20, /* per mille: a discard that deals in this much less often is safer, */
    PLAIN_LEVEL = 15  /* ... and one whose wins differ by no more is just as good */
};

/* Gives two moves, whose figures differ by the parts of `split`, the one fact that decides between them:
 * tiles that help, the risk, or else the largest part. Each is compared with the other. */
void plain_compare(const struct view *view, const struct split *split, struct advice *best,
                   struct advice *made);

/* Gives two moves the part of their figures that decides, if it can be told; otherwise leaves their reasons.
 * False if they hardly differ. */
bool plain_figures(const struct view *view, struct advice *best, struct advice *made);

/* Returns the reason for a move that hardly differs from another. */
struct reason plain_level(const struct advice *best, const struct advice *made);

/* Takes reasons that only say better or worse, or by figures that were measured again since, away from two
 * moves that can't be told apart. */
void plain_taste(struct advice *best, struct advice *made);

/* True for a kind of reason that only says the move is better, or worse. */
bool plain_is_vague(uint8_t kind);

/* True if the move discards a tile. */
bool plain_throws(const struct move *move);

/* Returns the reason that the best move deals in less often. */
struct reason plain_less_risk(const struct advice *best, const struct advice *made);

#endif
