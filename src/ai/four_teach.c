/* four_teach.c: the teacher's ranking at a table of four; see four_teach.h. */
#include "ai/four_teach.h"

#include <string.h>

#include "ai/four_explain.h"

static int per_mille(int chance)
{
    int share = chance * 1000 / AI_ONE;
    return share < 0 ? 0 : share > 1000 ? 1000 : share;
}

/* A move is judged by what winning denies the others besides; what they win on the average is taken off. */
static void take_figures(const struct four_judge *judge, const struct four_judged *judged,
                         struct advice *advice)
{
    int points = judged->move.kind == MOVE_WIN ? judged->worth.gain : judged->score - judge->sight.deny;
    advice->move = judged->move;
    advice->reckoned = true;
    advice->points = (int)((int64_t)points * 100 / AI_ONE);
    advice->win = per_mille(judged->worth.chance);
    advice->deal_in = per_mille(judged->give);
}

void four_rank(const struct view *view, struct ranking *ranking)
{
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    memset(ranking, 0, sizeof *ranking);
    four_judge_init(&judge, view, &four_weights_normal);
    ranking->count = four_judge_moves(&judge, true, list);
    for (int i = 0; i < ranking->count; i++) {
        take_figures(&judge, &list[i], &ranking->list[i]);
        four_explain(&judge, list, ranking->count, i, ranking->list[i].reason, AI_REASON);
    }
}
