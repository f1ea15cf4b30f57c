/* foresight_danger.c: which tiles the others wait for; see foresight_danger.h. */
#include "ai/foresight/foresight_danger.h"

#include "ai/foresight/foresight_play.h"
#include "ai/teach.h"

/* Sums over the discards there are. */
struct fear {
    int64_t all[TILE_KINDS];    /* of every kind, whatever is discarded */
    int32_t thrown[TILE_KINDS]; /* of the kind that is discarded */
    tile_set held;              /* kinds that can be */
    int count;
};

/* The chance that one of the others at least waits for the kind, of AI_ONE. */
static int32_t chance_of(const struct telling *telling, const int32_t answers[NET_OUTPUTS_MAX], uint8_t kind)
{
    int64_t none = AI_ONE;
    for (int other = 0; other < telling->rivals; other++) {
        int output = FORESEEN_WAITS + other * telling->outlook->kinds + telling->place[kind];
        none = none * (AI_ONE - foresight_chance(answers[output])) / AI_ONE;
    }
    return (int32_t)(AI_ONE - none);
}

static void look_at(struct fear *fear, const struct telling *telling, struct oracle *oracle,
                    const struct foreseen *foreseen)
{
    int32_t answers[NET_OUTPUTS_MAX];
    uint8_t thrown = tile_kind(foreseen->move.tile);
    oracle_answer(oracle, foreseen->flags, foreseen->count, answers);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        fear->all[kind] += telling->place[kind] == TILE_NONE ? 0 : chance_of(telling, answers, kind);
    fear->thrown[thrown] = chance_of(telling, answers, thrown);
    fear->held |= TILE_BIT(thrown);
    fear->count++;
}

bool foresight_danger(const struct view *view, uint16_t chance[TILE_KINDS])
{
    const struct foresight_player *player = foresight_player_of(view);
    if (!player || !view_find(view, MOVE_DISCARD))
        return false;
    struct oracle oracle = oracle_of(player->net, player->outlook);
    struct foreseen list[MOVE_MAX];
    struct telling telling;
    struct fear fear = {0};
    telling_init(&telling, player->outlook, view);
    int count = foresight_list(&telling, &oracle, list);
    for (int i = 0; i < count; i++)
        if (list[i].move.kind == MOVE_DISCARD)
            look_at(&fear, &telling, &oracle, &list[i]);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        chance[kind] = (uint16_t)teach_per_mille(fear.held >> kind & 1 ? fear.thrown[kind]
                                                                       : (int)(fear.all[kind] / fear.count));
    return true;
}
