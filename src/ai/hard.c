/* hard.c: the opponent that tries its moves out; see hard.h. */
#include "ai/hard.h"

#include <stdio.h>

#include "ai/normal.h"
#include "base/check.h"

/* Any of the places still face down: they are all alike. */
static struct move any_place(const struct view *view, struct rng *rng, struct move move)
{
    struct move reveals[DUMMY_MOST];
    uint32_t count = 0;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_REVEAL)
            reveals[count++] = view->moves[i];
    return move.kind == MOVE_REVEAL ? reveals[rng_below(rng, count)] : move;
}

static void explain(const struct searched *best, const struct searched *next, char reason[AI_REASON])
{
    int mine = (int)(best->points / best->count), other = (int)(next->points / next->count);
    int more = mine > other ? mine - other : 0;
    snprintf(reason, AI_REASON,
             "wins %d of 100 rounds played on from here, %d.%02d points more than the next best",
             (int)((int64_t)best->wins * 100 / best->count), more / 100, more % 100);
}

struct move hard_choose(const struct view *view, const struct search_plan *plan, struct rng *rng,
                        const struct ai_stop *stop, char reason[AI_REASON])
{
    struct judge judge;
    struct judged list[MOVE_MOST];
    struct searched tried[SEARCH_MOST];
    if (view->move_count == 1 || !search_can(view))
        return normal_choose(view, &weights_normal, rng, reason);
    judge_init(&judge, view, &weights_normal);
    int count = judge_moves(&judge, list);
    if (count == 1) {
        snprintf(reason, AI_REASON, "nothing else can be done");
        return any_place(view, rng, list[0].move);
    }
    if (search_moves(&judge, list, count, plan, rng, stop, tried) == 0)
        return list[0].move;
    explain(&tried[0], &tried[1], reason);
    return any_place(view, rng, tried[0].move);
}
