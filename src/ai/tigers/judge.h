/*
 * judge.h: the value of single moves in points by normal's estimate.
 *
 * `normal` takes the best move, the teacher ranks them all, and hard's search starts with the best.
 */
#ifndef AI_JUDGE_H
#define AI_JUDGE_H

#include "ai/tigers/discard.h"
#include "ai/tigers/dummy.h"

/* A decision. */
struct judge {
    const struct view *view;
    struct situation situation;
    struct danger danger;
    struct memo memo; /* of the situation */
};

/* Calculates what all judgements of a decision share. The view must outlive `judge`. */
void judge_init(struct judge *judge, const struct view *view, const struct weights *weights);

/* Returns the value of the hand after a kong of the kind and its replacement, and fills in `hand`. */
int judge_kong(const struct judge *judge, uint8_t kind, struct hand_value *hand);

/* Returns the reason for claiming a kong, or else a pung, that gains no step and aims at no special hand. */
struct reason judge_claim_reason(const struct judge *judge, bool kong, const struct hand_value *before,
                                 const struct hand_value *after);

/* Returns the reason for a pung after which the hand is tenpai; of kind REASON_NONE if it isn't, or was. */
struct reason judge_waiting_reason(const struct judge *judge, const struct hand_value *before,
                                   const struct hand_value *after);

/* Returns the reason to pass on a tile: it gets the hand no closer, or costs more than it gains. */
struct reason judge_pass_reason(const struct judge *judge);

/* Returns the points of the win the viewer can declare now. */
int judge_win_points(const struct view *view);

/* Returns the score of the best discard after a pung of the offered tile, and fills in `best`. */
int judge_pung(const struct judge *judge, uint8_t kind, struct judged *best);

/* True if the viewer can pung the offered tile and this lowers the shanten number. Claiming a kong never
 * does. */
bool judge_pung_is_nearer(const struct judge *judge);

/* Judges a kong from the hand; `judged` has its move, and 0 in all other members. */
void judge_own_kong(const struct judge *judge, struct judged *judged);

/* True if the kong costs nothing compared with the discard: nobody can rob it and it loses no step. */
bool judge_kong_is_free(const struct judged *kong, const struct judged *discard);

/* Returns how well the hand fits two numbers: first by few steps to sets with them, then by useful tiles. */
int judge_keep(const struct judge *judge, int first, int second);

/* Returns the value of revealing the treasure, in suit tiles of the winner, AI_ONE each; above 0 if it more
 * likely helps the viewer. */
int judge_treasure(const struct judge *judge, struct hand_value *hand);

/* Returns the reason to reveal the treasure if it more likely helps the viewer (`own`), otherwise not to. */
struct reason judge_treasure_reason(const struct judge *judge, bool own);

/* Judges the viewer's legal moves (turn, claim, dummy action, treasure, indicators), the best first; the
 * tiles of the row appear once. Returns how many; 0 in other phases. */
int judge_moves(const struct judge *judge, struct judged list[MOVE_MAX]);

#endif
