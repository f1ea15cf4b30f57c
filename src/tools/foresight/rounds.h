/*
 * rounds.h: rounds that a network plays with itself, and what came of its moves.
 */
#ifndef TOOLS_ROUNDS_H
#define TOOLS_ROUNDS_H

#include "ai/foresight/foresight.h"
#include "base/rng.h"
#include "rules/play/game.h"

/* What a move of a round led to, and what came. */
struct sample {
    uint32_t flags; /* where they begin among those of all */
    uint16_t count;
    uint8_t seat;
    bool won, lost, given;          /* the seat won; another did; the move's tile was won on */
    uint8_t ready;                  /* bit r: other r was tenpai */
    uint64_t waits[OUTLOOK_RIVALS]; /* of each, as places of kinds: bit n */
    float came; /* the own points less the mean of the others', in the outlook's unit; see `lambda` */
};

/* Samples of many rounds, which are added to until they are emptied. */
struct samples {
    struct sample *list;
    uint16_t *flags;
    size_t count, room, flag_count, flag_room;
    int64_t rounds, decisions, wins, points;
};

/* How the rounds are played. */
struct rounds {
    const struct ruleset *rules;
    const struct outlook *outlook;
    const struct oracle *oracle; /* of every seat */
    /* Of all seats but one, drawn anew each round, which alone learns then; NULL: the same. It takes the
     * best. */
    const struct oracle *rival;
    /* The same, for a rival who is no network; NULL: none. */
    struct move (*rival_moves)(const struct view *view, struct rng *rng);
    /* What a teacher would do, by which the rounds are played instead; NULL: none. */
    struct move (*teacher)(const struct view *view, struct rng *rng);
    float soft;   /* a move that is so many units behind the best is made e times as seldom */
    int one_in;   /* of so many decisions one is kept */
    float lambda; /* how far what came reaches back: 1: it alone counts; else what was expected later counts
                     too */
};

void samples_init(struct samples *samples);
void samples_deinit(struct samples *samples);
void samples_clear(struct samples *samples);

/* Plays a round of that seed, with the usual options or, in one of three, others, and keeps samples of it. */
void rounds_play(const struct rounds *rounds, uint64_t seed, struct samples *samples);

#endif
