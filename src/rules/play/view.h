/*
 * view.h: everything that one seat may know, and nothing else.
 *
 * Opponents and the window see a game only as a view. Two games that differ only in what a seat cannot see
 * give that seat the same view, byte for byte.
 */
#ifndef RULES_VIEW_H
#define RULES_VIEW_H

#include "base/rng.h"
#include "rules/play/legal.h"

struct game;

struct view {
    struct table table; /* `asked` contains only the viewer */
    uint8_t seat;       /* the viewer, or SEAT_NONE for an onlooker who sees no hand */
    struct own own;     /* the viewer's tiles; empty for an onlooker and before the deal */
    uint8_t shown;      /* bit s: all players may see `hands[s]` (after the round) */
    struct hand hands[SEAT_MAX];
    uint8_t move_count;
    struct move moves[MOVE_MAX]; /* the viewer's legal moves; empty if it need not choose */
};

/* Fills the view of a seat, or of an onlooker (SEAT_NONE). */
void view_init(struct view *view, const struct game *game, int seat);

/* True if the move is in the view's list, or is a valid guess or naming while the list has one. */
bool view_allows(const struct view *view, struct move move);

/* Returns the first legal move of a kind, or NULL. */
const struct move *view_find(const struct view *view, enum move_kind kind);

/* Returns how many legal moves of that kind there are. */
int view_count(const struct view *view, enum move_kind kind);

/* Writes the winning hand of the last round and its score, once it is shown; false if there is none. */
bool view_result(const struct view *view, struct win *win, struct score *score);

/* The same for one of several winners; false unless that seat won the last round. */
bool view_result_of(const struct view *view, int seat, struct win *win, struct score *score);

/* Scores the win that the viewer can declare now, on the tile just drawn or the one on offer. */
void view_score(const struct view *view, struct score *score);

/* Returns the hand of a seat if the viewer sees it, otherwise NULL. */
const struct hand *view_hand(const struct view *view, int seat);

/* Returns how many copies of a kind in play the viewer cannot see: not in their hand, a pile, a meld, the
 * row or a shown hand. */
int view_unseen(const struct view *view, uint8_t kind);

/* Chooses a legal move for the viewer of `view`, who must choose; used by view_try. */
struct view_player {
    struct move (*choose)(void *context, const struct view *view);
    void *context;
};

/* Makes the viewer's move in a possible game (see view_guess) in which the others have `hands` of unseen
 * tiles (NULL: any), and plays the round to its end; `player` chooses each move from the view of the seat
 * that makes it. `gain` gets the change of each seat's score, including a bet paid on the way. Returns the
 * winner, or SEAT_NONE. The same random source gives the same game, whatever the move. */
int view_try(const struct view *view, const struct hand *hands, struct rng *rng, struct move move,
             const struct view_player *player, int32_t gain[SEAT_MAX]);

/* Like view_try, where the others have `hands` and the wall's tiles are drawn in the order of `wall`, and
 * nothing else is hidden but the treasure, which comes from `rng`. */
int view_try_known(const struct view *view, const struct hand *hands, const uint8_t *wall, struct rng *rng,
                   struct move move, const struct view_player *player, int32_t gain[SEAT_MAX]);

/* Makes a game that this seat could be in: everything it cannot see is dealt at random from the unseen
 * tiles, each arrangement equally likely. Only for the view of a seat during a round. */
void view_guess(const struct view *view, struct rng *rng, struct game *game);

#endif
