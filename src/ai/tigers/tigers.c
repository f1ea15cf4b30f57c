/* tigers.c: the levels of Dueling Tigers. */
#include "ai/engine.h"

#include "ai/tigers/easy.h"
#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"
#include "ai/tigers/tigers_teach.h"

static bool plays_any(const struct view *view)
{
    (void)view;
    return true;
}

static struct move choose(const struct person *who, const struct view *view, struct rng *rng,
                          const struct ai_stop *stop, struct reason *reason)
{
    struct weights weights;
    switch (who->level) {
    case AI_EASY:
        return easy_choose(who, view, rng, reason);
    case AI_HARD:
        return hard_choose(view, &hard_usual, rng, stop, reason);
    default:
        weights_of(who, &weights);
        return normal_choose(view, &weights, rng, reason);
    }
}

const struct engine tigers_engine = {plays_any,     choose,         tigers_teach,
                                     tigers_danger, tigers_measure, tigers_play_normally};
