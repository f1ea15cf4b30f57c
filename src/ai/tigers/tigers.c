/* tigers.c: the levels of Dueling Tigers. */
#include "ai/brain.h"

#include "ai/tigers/easy.h"
#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"
#include "ai/tigers/tigers_teach.h"

static bool plays_any(const struct view *view)
{
    (void)view;
    return true;
}

static struct move choose(enum ai_level level, const struct view *view, struct rng *rng,
                          const struct ai_stop *stop, struct reason *reason)
{
    switch (level) {
    case AI_EASY:
        return easy_choose(view, rng, reason);
    case AI_HARD:
        return hard_choose(view, &hard_usual, rng, stop, reason);
    default:
        return normal_choose(view, &weights_normal, rng, reason);
    }
}

const struct brain tigers_brain = {plays_any, choose, tigers_teach, tigers_danger, tigers_measure};
