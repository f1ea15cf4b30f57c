/*
 * tiger_notes.h: moves of a learner in Dueling Tigers, written down for fitting.c to learn from.
 *
 * A learner makes the move it judges best, and now and then one left to chance, so
 * that other moves are seen. What each move led to is noted, and written once it is known what the round
 * brought.
 */
#ifndef TOOLS_TIGER_NOTES_H
#define TOOLS_TIGER_NOTES_H

#include "ai/tigers/hard.h"
#include "base/rng.h"
#include "tools/fitting.h"

enum { NOTES_MOST = 256 };

/* A move made, before it is known what came of it. */
struct noted {
    struct net_input input;
    float best; /* what the best move was expected to bring */
    bool explored;
};

/* Of a seat in a round. */
struct notes {
    struct noted list[NOTES_MOST];
    int count;
};

/* The networks that learn Dueling Tigers. */
extern const struct fit_size tiger_size;

/* The ways to tell the same position into the plan. */
void notes_turnings(struct fit_plan *plan);

/* Notes the move that was chosen from the list, `best` being what the best was expected to bring. */
void notes_add(struct notes *notes, const struct told *told, const struct judged *judged, int32_t best,
               bool explored);

/* The place in the list, the best first, of the move to be made; `knows` tells that a network judged. */
int notes_choose(struct rng *rng, bool knows, const struct judged *list, int count);

/* Writes them down with what the round brought the seat, and forgets them; returns how many. */
int notes_write(struct notes *notes, FILE *out, int seat, const struct result *result);

#endif
