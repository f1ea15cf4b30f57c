/*
 * judge.h: what normal's judgement makes of single moves, in points.
 *
 * `normal` takes the best of them; the teacher ranks them all; the search
 * begins with those that are judged best.
 */
#ifndef AI_JUDGE_H
#define AI_JUDGE_H

#include "ai/tigers/discard.h"
#include "ai/tigers/dummy.h"

/* What a decision is made from. */
struct judge {
    const struct view *view;
    struct situation situation;
    struct danger danger;
    struct memo memo; /* of the situation */
};

/* Works out what all judgements need. The view must outlive it. */
void judge_init(struct judge *judge, const struct view *view, const struct weights *weights);

/* The value of a hand that lays a kong out and draws its replacement. */
int judge_kong(const struct judge *judge, uint8_t kind, struct hand_value *hand);

/* What is to be said for a claim, a kong or else a pung, that is neither a step nearer nor on the way to a
 * hand of its own. */
enum reason_kind judge_claim_reason(const struct judge *judge, bool kong, const struct hand_value *before,
                                    const struct hand_value *after);

/* The points of the win the viewer may declare. */
int judge_win_points(const struct view *view);

/* What a pung of the offered tile leads to: the score of the best discard after it. */
int judge_pung(const struct judge *judge, uint8_t kind, struct judged *best);

/* True if a pung of the tile on offer may be made and leaves fewer steps to a win, whatever is thrown then. A
 * kong of three alike in the hand never does. */
bool judge_pung_is_nearer(const struct judge *judge);

/* Judges an own kong, its move filled in and all else 0. */
void judge_own_kong(const struct judge *judge, struct judged *judged);

/* True if an own kong costs nothing beside that discard: nobody may rob it, and no more steps are left. */
bool judge_kong_is_free(const struct judged *kong, const struct judged *discard);

/* How well the hand fits two numbers: least steps to sets that hold them, then most tiles of use. */
int judge_keep(const struct judge *judge, int first, int second);

/* What turning the treasure up is worth, in suit tiles of whoever wins, AI_ONE each: above 0 if it is more
 * likely to count for the own hand. */
int judge_treasure(const struct judge *judge, struct hand_value *hand);

/* Judges the viewer's legal moves of the usual phases (turn, claim, dummy action, treasure, indicators), the
 * best first; the places of the row stand once. Returns how many; 0 where it has no judgement. */
int judge_moves(const struct judge *judge, struct judged list[MOVE_MAX]);

#endif
