/*
 * view.h: all that one seat may know, and nothing else.
 *
 * Opponents and the window see a game only as a view. Two games that differ
 * only in what a seat cannot see give that seat the same view, byte for byte.
 */
#ifndef RULES_VIEW_H
#define RULES_VIEW_H

#include "base/rng.h"
#include "rules/play/legal.h"

struct game;

struct view {
    struct table table; /* `asked` names the viewer only */
    uint8_t seat;       /* the viewer, or SEAT_NONE for an onlooker who sees no hand */
    struct own own;     /* the viewer's tiles; empty for an onlooker and before the deal */
    uint8_t shown;      /* bit s: `hands[s]` is open to all (after the round) */
    struct hand hands[SEAT_MAX];
    uint8_t move_count;
    struct move moves[MOVE_MAX]; /* the viewer's legal moves, none if it is not asked */
};

/* Fills the view of a seat (or SEAT_NONE). */
void view_init(struct view *view, const struct game *game, int seat);

/* True if the move is in the view's list, or a guess or naming that fits its form. */
bool view_allows(const struct view *view, struct move move);

/* The first legal move of a kind, or NULL. */
const struct move *view_find(const struct view *view, enum move_kind kind);

/* How many legal moves of that kind there are. */
int view_count(const struct view *view, enum move_kind kind);

/* The winning hand of the last round and its score, once it is shown; false if there is none. */
bool view_result(const struct view *view, struct win *win, struct score *score);

/* Likewise for one of several winners: false unless that seat won the last round. */
bool view_result_of(const struct view *view, int seat, struct win *win, struct score *score);

/* The hand of a seat if the viewer sees it, else NULL. */
const struct hand *view_hand(const struct view *view, int seat);

/* How many copies of a kind in play the viewer sees nowhere: not in its hand, a pile, a meld, the row, nor in
 * a hand that lies open. */
int view_unseen(const struct view *view, uint8_t kind);

/* Who moves in view_try: a legal move for the viewer, who is asked. */
struct view_player {
    struct move (*choose)(void *context, const struct view *view);
    void *context;
};

/* Makes the viewer's move in a game that they could be in (see view_guess) and plays the round to its end,
 * every move chosen from a view of the seat that makes it. By how much each seat's score changes goes into
 * `gain`, a bet it lays on the way counted; returns the winner, or SEAT_NONE. The same random source gives
 * the same game, whatever the move. */
int view_try(const struct view *view, struct rng *rng, struct move move, const struct view_player *player,
             int32_t gain[SEAT_MAX]);

/* A game that this seat could be in: all it cannot see is dealt anew from the tiles unseen, each
 * arrangement equally likely. Only for a view of a seat in a round that goes on. */
void view_guess(const struct view *view, struct rng *rng, struct game *game);

#endif
