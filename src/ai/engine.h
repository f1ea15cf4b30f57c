/* engine.h: the interface of each mode's AI. ai.c has the list of engines. */
#ifndef AI_ENGINE_H
#define AI_ENGINE_H

#include "ai/people.h"
#include "ai/teach.h"

/* A mode's normal player, by whom rounds are played on. */
typedef struct move rollout_normal(const struct person *who, const struct view *view, struct rng *rng,
                                   struct reason *reason);

struct engine {
    /* True if it plays the viewer's mode. */
    bool (*plays)(const struct view *view);
    /* ai_think for every level and person above random; `reason` is never NULL. */
    struct move (*choose)(const struct person *who, const struct view *view, struct rng *rng,
                          const struct ai_stop *stop, struct reason *reason);
    /* teach_rank into an empty ranking; false if the engine cannot judge single moves here. */
    bool (*teach)(const struct view *view, uint64_t seed, const struct ai_stop *stop,
                  struct ranking *ranking);
    /* teach_danger_all into cleared figures, for a viewer who holds tiles in a round in progress. */
    void (*danger)(const struct view *view, uint64_t seed, struct danger_figures *figures);
    /* teach_measure, true if both moves were played on; NULL if it cannot improve the figures of the ranking.
     */
    bool (*measure)(const struct view *view, uint64_t seed, int times, const struct ai_stop *stop,
                    struct advice *best, struct advice *made);
    rollout_normal *normal;
};

/* Each is in the folder of its name. */
extern const struct engine tigers_engine, tenpai_duel_engine, one_suit_engine, four_engine;

/* Returns the engine for the viewer's table. Static. */
const struct engine *engine_find(const struct view *view);

#endif
