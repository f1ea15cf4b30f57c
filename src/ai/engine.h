/*
 * engine.h: who thinks at a table. Each kind of table has an engine in its own room; ai.c lists them all.
 */
#ifndef AI_ENGINE_H
#define AI_ENGINE_H

#include "ai/people.h"
#include "ai/teach.h"

struct engine {
    /* True if it plays the viewer's mode. */
    bool (*plays)(const struct view *view);
    /* ai_think for whoever plays at easy or better; `reason` is never NULL. */
    struct move (*choose)(const struct person *who, const struct view *view, struct rng *rng,
                          const struct ai_stop *stop, struct reason *reason);
    /* teach_rank into an empty ranking; false where it has no judgement of single moves. */
    bool (*teach)(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                  struct ranking *ranking);
    /* teach_danger for a viewer who holds tiles in a round that goes on, into cleared figures: for all kinds
     * in play. */
    void (*danger)(const struct view *view, uint64_t seed, struct danger_figures *figures);
    /* teach_measure; NULL where the ranking's own figures are the best there are. */
    void (*measure)(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct advice *best,
                    struct advice *made);
};

/* Each in the room of its name. */
extern const struct engine tigers_engine, tenpai_duel_engine, one_suit_engine, four_engine;

/* The engine for the viewer's table. Static. */
const struct engine *engine_find(const struct view *view);

#endif
