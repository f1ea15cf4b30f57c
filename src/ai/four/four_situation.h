/*
 * four_situation.h: what a seat at a table of four concludes from its view before it
 * weighs a move.
 *
 * Worked out once for each decision and then only read: what is unseen, how long
 * the round will last, how near the three others are and what they collect, and
 * who pays how much. What a hand is worth and who pays is asked of the mode's own
 * rules (docs/rules/patterns.md "The patterns", docs/rules/classic.md "Winning"), so nothing here knows a
 * mode. All in whole numbers, AI_ONE a point or certainty.
 */
#ifndef AI_FOUR_SITUATION_H
#define AI_FOUR_SITUATION_H

#include "ai/holding.h"
#include "ai/people.h"
#include "ai/unit.h"
#include "rules/play/view.h"

enum { FOUR_TURNS = 24 /* turns looked ahead at most */, FOUR_RIVALS = 3 };

/* The numbers that the judgement depends on (docs/opponents.md "Experiments without success"). */
struct four_weights {
    int meet;   /* how much of what lies unseen comes by as another's discard, AI_ONE: as by a draw */
    int usual;  /* how far the usual numbers of useful tiles are believed for the steps to come */
    int deny;   /* how much of what the others may win counts as gained by winning first */
    int danger; /* how much a tile's danger weighs */
    int second; /* how much the second best plan adds to the best */
    int reach;  /* how many steps farther than the nearest a plan may be */
    int claim;  /* a claim must be worth this much of the hand left as it is */
    int wait;   /* a win is let go if going on promises this much of it; 0: never */
    int look;   /* 1: a hand one step from tenpai is valued by what it may become */
    int values; /* 1: weighs what a hand pays, not only how near it is */
    int reads;  /* 1: looks at what the others collect and let pass */
    int wins;   /* chance that a player who is tenpai wins within a turn */
    int blur;   /* how far the feeling for what a move is worth may be off, of what the best is worth */

    /* Habits (ai/people.h), 0 without: */
    int greed; /* how much more of what it pays beyond the usual a hand is felt to be worth */
    int calls; /* how much more a claimed set is felt to be worth, of what it is */
};

extern const struct four_weights four_weights_normal, four_weights_easy;

/* The weights of a person's level as they feel them. */
void four_weights_of(const struct person *who, struct four_weights *weights);

/* What is known of another player. */
struct four_rival {
    uint8_t seat;
    uint8_t exposed;    /* open melds */
    tile_set safe;      /* kinds that came by since they last changed their hand: no waits of theirs */
    tile_set thrown;    /* kinds they threw themselves */
    int tenpai;         /* chance that they are tenpai */
    int collects[3];    /* chance that they collect that suit and honors */
    int points;         /* points if they win a hand of no special sort */
    int suit_points[3]; /* points if they collect that suit */
};

/* Who moves how much for a hand of one point, AI_ONE each. */
struct four_pay {
    int own_draw;  /* to the winner */
    int discard;   /* to the winner */
    int looking;   /* from each of the others at an own draw */
    int bystander; /* from one who did not throw the tile */
};

struct four_situation {
    const struct view *view;
    const struct table *table;
    const struct four_weights *weights;
    struct holding held; /* the own tiles now */
    uint8_t seat;
    uint8_t rival_count;
    struct four_rival rivals[FOUR_RIVALS];
    struct four_pay pay;
    uint8_t unseen[TILE_KINDS];
    int unseen_total;
    uint8_t flowers;        /* the own ones, and what is likely to come */
    int turns;              /* own draws to come */
    int hazard[FOUR_TURNS]; /* chance that another wins in that turn from now */
    bool minimum;           /* not every complete hand wins */
    int usual_points;       /* points of a usual win */
    int deny;               /* what winning first keeps from being lost, AI_ONE a point */
    struct score *scratch;  /* room to score in: it is large */
};

/* Works it out for the viewer, who holds tiles. View and scratch must outlive it. */
void four_situation_init(struct four_situation *situation, const struct view *view,
                         const struct four_weights *weights, struct score *scratch);

/* The points of a complete hand won with that tile, or -1 if it does not win; `melds` are the holding's. */
int four_situation_points(const struct four_situation *situation, int seat, const struct holding *holding,
                          uint8_t tile, enum win_source source);

/* The same for a hand of the viewer's that takes a while to finish: a flower is likely to come to it. */
int four_situation_promise(const struct four_situation *situation, const struct holding *holding,
                           uint8_t tile, enum win_source source);

/* What the viewer is expected to pay for a rival's hand once the rival has claimed that kind from them for a
 * set laid out: all that goes with it is filled up cheaply. AI_ONE a point; 0 if no such hand wins. */
int four_situation_liability(const struct four_situation *situation, int rival, const struct meld *meld);

/* What the viewer pays if that rival wins a hand of one point on the kind they throw now, AI_ONE. */
int four_situation_feeds(const struct four_situation *situation, int rival, uint8_t kind);

/* How many tiles of the kinds are unseen. */
int four_situation_unseen(const struct four_situation *situation, tile_set kinds);

#endif
