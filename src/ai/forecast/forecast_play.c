/* forecast_play.c: plays by a forecast network; see forecast_play.h. */
#include "ai/forecast/forecast_play.h"

#include "ai/forecast/forecast_nets.h"
#include "base/check.h"

static const struct forecast_player players[] = {
    {&forecast_net_tenpai, &feature_set_tenpai},
    {&forecast_net_one_suit, &feature_set_one_suit},
    {&forecast_net_classic, &feature_set_classic},
};

/* True for every choice but which suit to remove. */
static bool decides(const struct view *view)
{
    return view->move_count == 1 || view->table.phase == PHASE_GUESS || view->table.phase == PHASE_NAME ||
           forecast_can(view);
}

const struct forecast_player *forecast_player_of(const struct view *view)
{
    const struct feature_set *feature_set = forecast_feature_set(&view->table);
    for (size_t i = 0; i < sizeof players / sizeof *players; i++)
        if (players[i].feature_set == feature_set && decides(view))
            return &players[i];
    return NULL;
}

/* Names all waits of the hand. */
static struct move name_waits(const struct view *view, struct reason *reason)
{
    struct move naming = view->moves[0];
    naming.kinds = table_own_waits(&view->table, &view->own, view->seat);
    *reason = reason_naming(naming.kinds);
    return naming;
}

void forecast_ask_waits(const struct forecast_player *player, const struct view *view,
                        int32_t chances[TILE_KINDS])
{
    struct evaluator evaluator = evaluator_of(player->net, player->feature_set);
    struct encoding encoding;
    struct forecast now;
    int32_t answers[NET_OUTPUTS_MAX];
    encoding_init(&encoding, player->feature_set, view);
    forecast_now(&encoding, &evaluator, &now, answers);
    forecast_waits(&encoding, answers, chances);
}

static struct move guess(const struct forecast_player *player, const struct view *view, struct reason *reason)
{
    int32_t chances[TILE_KINDS];
    forecast_ask_waits(player, view, chances);
    struct move move = forecast_guess(view, chances);
    *reason = reason_number(REASON_GUESS_COVERS, forecast_covered(chances, move) * 100 / AI_ONE);
    return move;
}

/* Returns the reason why the first move of the list is the best. */
static struct reason explain(const struct ranked *list, int count, const struct estimate *estimate)
{
    int place = 0;
    while (place < count && !move_equal(list[place].move, estimate->move))
        place++;
    CHECK(place < count);
    return place ? reason_more_than(estimate->move, list[0].value - list[place].value) : estimate->why;
}

struct move forecast_play(const struct forecast_player *player, const struct view *view,
                          const struct ai_stop *stop, const struct estimate *estimate, struct reason *reason)
{
    struct ranked list[MOVE_MAX];
    *reason = reason_plain(REASON_NONE);
    if (view->table.phase == PHASE_GUESS)
        return guess(player, view, reason);
    if (view->table.phase == PHASE_NAME)
        return name_waits(view, reason);
    if (view->move_count > 1) {
        int count = forecast_rank(player, view, stop, list);
        if (count && estimate)
            *reason = explain(list, count, estimate);
        return count ? list[0].move : view->moves[0];
    }
    if (estimate)
        *reason = estimate->why;
    return view->moves[0];
}
