/* four_teach.c: the teacher's ranking at a table of four; see four_teach.h. */
#include "ai/four/four_teach.h"

#include "ai/four/four_explain.h"
#include "ai/four/four_hard.h"
#include "base/check.h"

/* A move is judged by what winning denies the others besides; what they win on the average is taken off. */
static void take_figures(const struct four_judge *judge, const struct four_judged *judged,
                         struct advice *advice)
{
    int points = judged->move.kind == MOVE_WIN ? judged->hand.gain : judged->score - judge->situation.deny;
    advice->move = judged->move;
    advice->reckoned = true;
    advice->points = (int)((int64_t)points * 100 / AI_ONE);
    advice->win = teach_per_mille(judged->hand.chance);
    advice->deal_in = teach_per_mille(judged->give);
}

/* Brings the judged moves into the order hard has them in, and takes the figures over from it: the network's
 * for the best, the others so many points behind. */
static void rank_by_network(const struct four_judge *judge, struct four_judged *list, int count,
                            struct ranking *ranking)
{
    struct four_judged learned[MOVE_MOST];
    CHECK(four_hard_moves(judge, learned) == count);
    int64_t best = learned[0].learned;
    for (int i = 0; i < count; i++) {
        int from = i;
        while (!move_equal(list[from].move, learned[i].move))
            CHECK(++from < count);
        struct four_judged found = list[from];
        list[from] = list[i];
        list[i] = found;
        struct advice *advice = &ranking->list[i];
        bool wins = found.move.kind == MOVE_WIN;
        int64_t points = wins ? found.hand.gain : best - (learned[0].value - learned[i].value);
        *advice = (struct advice){.move = found.move, .reckoned = true};
        advice->points = (int)(points * 100 / AI_ONE);
        advice->win = wins ? 1000 : teach_per_mille(learned[i].wins);
        advice->deal_in = teach_per_mille(found.give);
    }
}

bool four_teach(const struct view *view, uint64_t seed, const struct ai_stop *stop, struct ranking *ranking)
{
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    (void)seed, (void)stop; /* nothing is left to chance, and it is quick */
    four_judge_init(&judge, view, &four_weights_normal);
    ranking->count = four_judge_moves(&judge, true, list);
    if (ranking->count > 1 && four_hard_plays(view)) {
        rank_by_network(&judge, list, ranking->count, ranking);
    } else {
        for (int i = 0; i < ranking->count; i++)
            take_figures(&judge, &list[i], &ranking->list[i]);
    }
    for (int i = 0; i < ranking->count; i++)
        ranking->list[i].reason = four_explain(&judge, list, ranking->count, i);
    return true;
}
