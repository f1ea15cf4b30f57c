/*
 * forecast.h: what a trained network expects of each move, at any table.
 *
 * The position after each legal move (encoding.h) is the network's input; its outputs are the expected points
 * of the round and more. The rules give the value of a win.
 */
#ifndef AI_FORECAST_H
#define AI_FORECAST_H

#include "ai/forecast/encoding.h"
#include "ai/unit.h"

/* A network and the state of its current decision. */
struct evaluator {
    const struct net *net;
    int unit;              /* points for an output of 1 */
    struct net_sums table; /* of the flags of what is visible at this decision */
};

/* Returns an evaluator that uses `net`, which was trained with `feature_set`. It owns neither. */
struct evaluator evaluator_of(const struct net *net, const struct feature_set *feature_set);

/* Calculates all outputs (FORECAST_*, AI_ONE is 1) for the flags of a move listed by forecast_list. */
void evaluator_answer(const struct evaluator *evaluator, const uint16_t *flags, int count,
                      int32_t answers[NET_OUTPUTS_MAX]);

/* A move and its expected value. */
struct forecast {
    struct move move;
    int32_t value;                     /* the seat's points minus the mean of the others', AI_ONE a point */
    uint8_t then;                      /* after a claimed set: the tile to discard; otherwise TILE_NONE */
    bool known;                        /* it is a win, whose value the rules give */
    int count;                         /* number of flags */
    uint16_t flags[FEATURES_HAND_MAX]; /* of the position after it; none if `known` */
};

/* Returns the feature set for a table; NULL if no network plays it. */
const struct feature_set *forecast_feature_set(const struct table *table);

/* True if the viewer has more than one legal move, and the choice is not to remove a suit, to guess or to
 * name waits. */
bool forecast_can(const struct view *view);

/* Lists the viewer's legal moves with their values, in the order of the view; equivalent moves, such as
 * revealing different tiles of the row, appear once. Leaves out the declaration of a hand that is not
 * complete (One Suit). Returns how many. */
int forecast_list(const struct encoding *encoding, struct evaluator *evaluator,
                  struct forecast list[MOVE_MAX]);

/* Calculates the outputs for the hand as it is now, before a guess or between moves; see evaluator_answer. */
void forecast_now(const struct encoding *encoding, struct evaluator *evaluator, struct forecast *now,
                  int32_t answers[NET_OUTPUTS_MAX]);

/* Calculates the chance, of AI_ONE, that the next player waits for each kind, from forecast_now's `answers`.
 */
void forecast_waits(const struct encoding *encoding, const int32_t answers[NET_OUTPUTS_MAX],
                    int32_t chances[TILE_KINDS]);

/* Returns the guess of two kinds against a declared hand (Tenpai Duel) that waits for each kind with these
 * chances, of AI_ONE: the most likely pair, more so if many of its tiles could come before the next guess. */
struct move forecast_guess(const struct view *view, const int32_t chances[TILE_KINDS]);

/* Returns the chance, of AI_ONE, that the guess names a wait. */
int32_t forecast_covered(const int32_t chances[TILE_KINDS], struct move guess);

/* Converts a logit (AI_ONE is 1) to a chance, of AI_ONE. */
int32_t forecast_chance(int32_t logit);

#endif
