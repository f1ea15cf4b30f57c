/*
 * forecast.h: what a network that has seen many rounds expects of each move, at any table.
 *
 * Every legal move is put as what it leads to (encoding.h); the network answers with the points it
 * expects of the round from there. A win that can be had is counted by the rules.
 */
#ifndef AI_FORECAST_H
#define AI_FORECAST_H

#include "ai/forecast/encoding.h"
#include "ai/unit.h"

/* A network that is asked about one decision after another. */
struct evaluator {
    const struct net *net;
    int unit;              /* of its outlook */
    struct net_sums table; /* of what lies open at this decision */
};

struct evaluator evaluator_of(const struct net *net, const struct feature_set *feature_set);

/* All answers for a move that forecast_list listed, FORESEEN_*, AI_ONE is 1. */
void evaluator_answer(const struct evaluator *evaluator, const uint16_t *flags, int count,
                      int32_t answers[NET_OUTPUTS_MAX]);

/* A move and what is expected of it. */
struct forecast {
    struct move move;
    int32_t value;                     /* the own points less the mean of the others', AI_ONE a point */
    uint8_t then;                      /* of a claimed set: the tile discarded with it, or TILE_NONE */
    bool known;                        /* by the rules: it is the win */
    int count;                         /* of the flags */
    uint16_t flags[FEATURES_HAND_MAX]; /* what it leads to; none if it is known */
};

/* How a table is told; NULL if no network plays it. */
const struct feature_set *forecast_feature_set(const struct table *table);

/* True if the view's seat has such a decision: more than one legal move, and none of them a suit to take out,
 * a guess or a naming. */
bool forecast_can(const struct view *view);

/* Foresees what each of the viewer's legal moves leads to, in their order; moves that come to the same, such
 * as turning one or another tile of the row, stand once. A hand that is not complete is not declared (One
 * Suit). Returns how many. */
int forecast_list(const struct encoding *encoding, struct evaluator *evaluator,
                  struct forecast list[MOVE_MAX]);

/* Foresees the round as the hand is now, before a guess or between moves; see evaluator_answer. */
void forecast_now(const struct encoding *encoding, struct evaluator *evaluator, struct forecast *now,
                  int32_t answers[NET_OUTPUTS_MAX]);

/* The chance, of AI_ONE, that the next other waits for each kind. `answers` are forecast_now's. */
void forecast_waits(const struct encoding *encoding, const int32_t answers[NET_OUTPUTS_MAX],
                    int32_t chances[TILE_KINDS]);

/* The two kinds to name against a declared hand (Tenpai Duel) that waits for each kind with that chance, of
 * AI_ONE: the likeliest between them, and the rather the more tiles of them could come before the next guess.
 */
struct move forecast_guess(const struct view *view, const int32_t chances[TILE_KINDS]);

/* The chance, of AI_ONE, that such a guess catches a wait. */
int32_t forecast_covered(const int32_t chances[TILE_KINDS], struct move guess);

/* The chance, of AI_ONE, whose logit that is. */
int32_t forecast_chance(int32_t logit);

/* The points the viewer gains by the win they can declare, less the mean of what the others do. */
int32_t forecast_win(const struct view *view);

#endif
