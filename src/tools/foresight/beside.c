/* beside.c: see beside.h. */
#include "tools/foresight/beside.h"

#include "ai/four/four_hard.h"
#include "ai/tigers/hard.h"
#include "ai/tigers/normal.h"
#include "base/check.h"

/* What hard makes of a move, AI_ONE a point less what comes to the same for all. */
struct heard {
    struct move move;
    int64_t value;
};

bool beside_can(const struct outlook *outlook)
{
    return outlook == &outlook_tigers || outlook == &outlook_classic || outlook == &outlook_patterns;
}

static int hear_tigers(const struct view *view, struct heard heard[MOVE_MOST])
{
    struct judge judge;
    struct judged list[MOVE_MOST];
    struct told told;
    judge_init(&judge, view, &weights_exact);
    int count = hard_judge(&judge, &hard_usual, NULL, &told, list);
    for (int i = 0; i < count; i++)
        heard[i] = (struct heard){list[i].move, list[i].weight * AI_ONE / HARD_POINT};
    return count;
}

/* There points are the seat's own, of which the others together lose as much. */
static int hear_four(const struct view *view, struct heard heard[MOVE_MOST])
{
    struct four_judge judge;
    struct four_judged list[MOVE_MOST];
    bool learned = four_hard_plays(view);
    four_judge_init(&judge, view, &four_weights_normal);
    int count = learned ? four_hard_moves(&judge, list) : four_judge_moves(&judge, true, list);
    for (int i = 0; i < count; i++) {
        int64_t own = learned ? list[i].value : list[i].score;
        heard[i] = (struct heard){list[i].move, own * SEAT_MOST / (SEAT_MOST - 1)};
    }
    return count;
}

static int64_t foreseen_of(const struct ranked *list, int count, struct move move)
{
    int place = 0;
    while (place < count && !move_equal(list[place].move, move))
        place++;
    CHECK(place < count);
    return list[place].value;
}

struct move beside_choose(const struct foresight_player *player, const struct oracle *oracle, int part,
                          const struct view *view, struct rng *rng)
{
    struct heard heard[MOVE_MOST];
    struct ranked ranked[MOVE_MOST];
    int best = 0;
    if (!foresight_can(view) || (player->outlook == &outlook_tigers && !hard_can(view)))
        return ai_choose(AI_HARD, view, rng, NULL);
    int count = player->outlook == &outlook_tigers ? hear_tigers(view, heard) : hear_four(view, heard);
    int known = foresight_rank(player, oracle, view, NULL, ranked);
    for (int i = 0; i < count; i++) {
        heard[i].value = 100 * heard[i].value + part * foreseen_of(ranked, known, heard[i].move);
        best = heard[i].value > heard[best].value ? i : best;
    }
    return heard[best].move;
}
