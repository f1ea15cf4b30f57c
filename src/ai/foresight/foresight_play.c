/* foresight_play.c: playing by what a network foresees; see foresight_play.h. */
#include "ai/foresight/foresight_play.h"

#include "ai/foresight/foresight_nets.h"
#include "base/check.h"

static const struct foresight_player players[] = {
    {&foresight_net_tenpai, &outlook_tenpai},
    {&foresight_net_one_suit, &outlook_one_suit},
    {&foresight_net_classic, &outlook_classic},
};

/* All but which suit to take out. */
static bool decides(const struct view *view)
{
    return view->move_count == 1 || view->table.phase == PHASE_GUESS || view->table.phase == PHASE_NAME ||
           foresight_can(view);
}

const struct foresight_player *foresight_player_of(const struct view *view)
{
    const struct outlook *outlook = foresight_outlook(&view->table);
    for (size_t i = 0; i < sizeof players / sizeof *players; i++)
        if (players[i].outlook == outlook && decides(view))
            return &players[i];
    return NULL;
}

/* All that the hand waits for. */
static struct move name_waits(const struct view *view, struct reason *reason)
{
    struct move naming = view->moves[0];
    naming.kinds = table_own_waits(&view->table, &view->own, view->seat);
    *reason = reason_naming(naming.kinds);
    return naming;
}

void foresight_ask_waits(const struct foresight_player *player, const struct view *view,
                         int32_t chances[TILE_KINDS])
{
    struct oracle oracle = oracle_of(player->net, player->outlook);
    struct telling telling;
    struct foreseen now;
    int32_t answers[NET_OUTPUTS_MAX];
    telling_init(&telling, player->outlook, view);
    foresight_now(&telling, &oracle, &now, answers);
    foresight_waits(&telling, answers, chances);
}

static struct move guess(const struct foresight_player *player, const struct view *view,
                         struct reason *reason)
{
    int32_t chances[TILE_KINDS];
    foresight_ask_waits(player, view, chances);
    struct move move = foresight_guess(view, chances);
    *reason = reason_number(REASON_GUESS_COVERS, foresight_covered(chances, move) * 100 / AI_ONE);
    return move;
}

/* Why the first of the list stands there. */
static struct reason explain(const struct ranked *list, int count, const struct reckoned *reckoned)
{
    int place = 0;
    while (place < count && !move_equal(list[place].move, reckoned->move))
        place++;
    CHECK(place < count);
    return place ? reason_more_than(reckoned->move, list[0].value - list[place].value) : reckoned->why;
}

struct move foresight_play(const struct foresight_player *player, const struct view *view,
                           const struct ai_stop *stop, const struct reckoned *reckoned, struct reason *reason)
{
    struct ranked list[MOVE_MAX];
    *reason = reason_plain(REASON_NONE);
    if (view->table.phase == PHASE_GUESS)
        return guess(player, view, reason);
    if (view->table.phase == PHASE_NAME)
        return name_waits(view, reason);
    if (view->move_count > 1) {
        int count = foresight_rank(player, view, stop, list);
        if (count && reckoned)
            *reason = explain(list, count, reckoned);
        return count ? list[0].move : view->moves[0];
    }
    if (reckoned)
        *reason = reckoned->why;
    return view->moves[0];
}
