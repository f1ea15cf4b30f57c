/*
 * four_situation.h: what a seat at a table of four knows or concludes from its view before it judges moves.
 *
 * Calculated once for each decision and then only read: what is unseen, how long the round will last, how
 * close the three rivals are and what they collect, and who pays how much. The mode's own rules score hands
 * and say who pays, so nothing here depends on a mode. All in integers; AI_ONE is a point or certainty.
 */
#ifndef AI_FOUR_SITUATION_H
#define AI_FOUR_SITUATION_H

#include "ai/holding.h"
#include "ai/people.h"
#include "ai/unit.h"
#include "rules/play/view.h"

enum { FOUR_TURNS = 24 /* the most turns to look ahead */, FOUR_RIVALS = 3 };

/* The numbers of the judgement (docs/training.md "Experiments without success"). */
struct four_weights {
    int meet;   /* how likely an unseen tile comes as another's discard; AI_ONE: as by a draw */
    int usual;  /* weight of the usual numbers of useful tiles for later steps */
    int deny;   /* how much of the others' expected wins counts as gained by winning first */
    int danger; /* weight of a tile's danger */
    int second; /* weight of the second best plan, added to the best */
    int reach;  /* how many steps farther than the nearest a plan may be */
    int claim;  /* a claim must reach this part of the value without it */
    int wait;   /* pass on a win if continuing promises this part of it; 0: never */
    int look;   /* 1: value a hand one step from tenpai by the hands it can become */
    int values; /* 1: weigh what a hand pays, not only its distance */
    int reads;  /* 1: look at what the others collect and pass on */
    int wins;   /* chance that a player who is tenpai wins within a turn */
    int blur;   /* the largest random error of a value, as a part of the best value */

    /* Traits (ai/people.h); 0: none. */
    int greed; /* added for points beyond the usual, as a part of them */
    int calls; /* added to the value of a claimed set, as a part of it */
};

extern const struct four_weights four_weights_normal;

/* Fills in the weights of a person's level, changed by their traits. */
void four_weights_of(const struct person *who, struct four_weights *weights);

/* Another player, as far as the seat knows. */
struct four_rival {
    uint8_t seat;
    uint8_t exposed;    /* open melds */
    tile_set safe;      /* kinds discarded since their hand last changed: not among their waits */
    tile_set thrown;    /* kinds they discarded */
    int tenpai;         /* chance that they are tenpai */
    int collects[3];    /* chance that they collect that suit and honors */
    int points;         /* points if they win a plain hand */
    int suit_points[3]; /* points if they collect that suit */
};

/* The payments for a hand of one point, AI_ONE each. */
struct four_pay {
    int own_draw;  /* to the winner */
    int discard;   /* to the winner */
    int looking;   /* from each other player on a self-draw */
    int bystander; /* from a player who did not discard the tile */
};

struct four_situation {
    const struct view *view;
    const struct table *table;
    const struct four_weights *weights;
    struct holding held; /* the seat's tiles now */
    uint8_t seat;
    uint8_t rival_count;
    struct four_rival rivals[FOUR_RIVALS];
    struct four_pay pay;
    uint8_t unseen[TILE_KINDS];
    int unseen_total;
    uint8_t flowers;        /* the seat's, and those likely to come */
    int turns;              /* draws of the seat to come */
    int hazard[FOUR_TURNS]; /* chance that another player wins in each turn from now */
    bool minimum;           /* the mode has a minimum: not every complete hand wins */
    int usual_points;       /* points of a usual win */
    int deny;               /* the loss that winning first avoids, AI_ONE a point */
    struct score *scratch;  /* a buffer for scoring, as the struct is large */
};

/* Calculates the situation of the viewer, who must hold tiles. View and scratch must outlive it. */
void four_situation_init(struct four_situation *situation, const struct view *view,
                         const struct four_weights *weights, struct score *scratch);

/* Returns the points of a complete hand won with the tile, or -1 if it does not win. */
int four_situation_points(const struct four_situation *situation, int seat, const struct holding *holding,
                          uint8_t tile, enum win_source source);

/* The same for a hand that the viewer finishes later: it counts flowers that are likely to come. */
int four_situation_promise(const struct four_situation *situation, const struct holding *holding,
                           uint8_t tile, enum win_source source);

/* Returns what the viewer is expected to pay, AI_ONE a point, for a rival's hand with `meld` claimed from
 * them and otherwise cheap sets; 0 if no such hand wins. */
int four_situation_liability(const struct four_situation *situation, int rival, const struct meld *meld);

/* Returns what the viewer pays, of AI_ONE, if the rival wins a hand of one point on the kind discarded now.
 */
int four_situation_feeds(const struct four_situation *situation, int rival, uint8_t kind);

/* Returns how many tiles of the kinds are unseen. */
int four_situation_unseen(const struct four_situation *situation, tile_set kinds);

#endif
