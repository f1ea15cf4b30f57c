/* forecast_danger.c: the tiles that the others wait for; see forecast_danger.h. */
#include "ai/forecast/forecast_danger.h"

#include "ai/forecast/forecast_play.h"
#include "ai/teach.h"

/* Sums over the possible discards. */
struct fear {
    int64_t all[TILE_KINDS];    /* for each kind, whatever is discarded */
    int32_t thrown[TILE_KINDS]; /* for the kind that is discarded */
    tile_set held;              /* kinds that can be discarded */
    int count;
};

/* Returns the chance, of AI_ONE, that at least one other player waits for the kind. */
static int32_t chance_of(const struct encoding *encoding, const int32_t answers[NET_OUTPUTS_MAX],
                         uint8_t kind)
{
    int64_t none = AI_ONE;
    for (int other = 0; other < encoding->rivals; other++) {
        int output = FORECAST_WAITS + other * encoding->feature_set->kinds + encoding->place[kind];
        none = none * (AI_ONE - forecast_chance(answers[output])) / AI_ONE;
    }
    return (int32_t)(AI_ONE - none);
}

static void look_at(struct fear *fear, const struct encoding *encoding, struct evaluator *evaluator,
                    const struct forecast *forecast)
{
    int32_t answers[NET_OUTPUTS_MAX];
    uint8_t thrown = tile_kind(forecast->move.tile);
    evaluator_answer(evaluator, forecast->flags, forecast->count, answers);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        fear->all[kind] += encoding->place[kind] == TILE_NONE ? 0 : chance_of(encoding, answers, kind);
    fear->thrown[thrown] = chance_of(encoding, answers, thrown);
    fear->held |= TILE_BIT(thrown);
    fear->count++;
}

bool forecast_danger(const struct view *view, uint16_t chance[TILE_KINDS])
{
    const struct forecast_player *player = forecast_player_of(view);
    if (!player || !view_find(view, MOVE_DISCARD))
        return false;
    struct evaluator evaluator = evaluator_of(player->net, player->feature_set);
    struct forecast list[MOVE_MAX];
    struct encoding encoding;
    struct fear fear = {0};
    encoding_init(&encoding, player->feature_set, view);
    int count = forecast_list(&encoding, &evaluator, list);
    for (int i = 0; i < count; i++)
        if (list[i].move.kind == MOVE_DISCARD)
            look_at(&fear, &encoding, &evaluator, &list[i]);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        chance[kind] = (uint16_t)teach_per_mille(fear.held >> kind & 1 ? fear.thrown[kind]
                                                                       : (int)(fear.all[kind] / fear.count));
    return true;
}
