/* foresight_play.c: playing by what a network foresees; see foresight_play.h. */
#include "ai/foresight/foresight_play.h"

#include "ai/foresight/foresight_nets.h"
#include "ai/foresight/whole_oracle.h"

static const struct foresight_player players[] = {
    {&foresight_net_tenpai, &outlook_tenpai, .ahead = 100, .looked = 4, .behind = 10},
    {&foresight_net_one_suit, &outlook_one_suit, .ahead = 100, .looked = 4, .behind = 10},
};

bool foresight_decides(const struct view *view)
{
    return view->move_count == 1 || view->table.phase == PHASE_GUESS || view->table.phase == PHASE_NAME ||
           foresight_can(view);
}

const struct foresight_player *foresight_player_of(const struct view *view)
{
    const struct outlook *outlook = foresight_outlook(&view->table);
    for (size_t i = 0; i < sizeof players / sizeof *players; i++)
        if (players[i].outlook == outlook && foresight_decides(view))
            return &players[i];
    return NULL;
}

/* All that the hand waits for. */
static struct move name_waits(const struct view *view, struct reason *reason)
{
    struct move naming = view->moves[0];
    naming.kinds = table_own_waits(&view->table, &view->own, view->seat);
    *reason = reason_plain(REASON_TILES_COMPLETE);
    return naming;
}

static struct move guess(const struct foresight_player *player, const struct oracle *oracle,
                         const struct view *view, struct reason *reason)
{
    struct telling telling;
    struct foreseen now;
    int32_t answers[NET_OUTPUTS_MOST];
    telling_init(&telling, player->outlook, view);
    foresight_now(&telling, oracle, &now, answers);
    struct move move = foresight_guess(&telling, answers);
    *reason = reason_number(REASON_GUESS_COVERS, foresight_covered(&telling, answers, move) * 100 / AI_ONE);
    return move;
}

/* Why the first of the list stands there. */
static struct reason explain(const struct foresight_player *player, const struct ranked *list, int count)
{
    const struct ranked *best = &list[0];
    bool thousands = player->outlook->unit >= 1000;
    if (best->move.kind == MOVE_WIN)
        return reason_plain(REASON_WINS);
    if (best->move.kind == MOVE_DECLARE)
        return reason_plain(REASON_COMPLETE);
    if (count == 1)
        return reason_plain(REASON_ONLY_MOVE);
    int64_t lead = (int64_t)best->value - list[1].value;
    return (struct reason){.kind = thousands ? REASON_NETWORK_WHOLE : REASON_NETWORK,
                           .number = (int)(best->wins * 100 / AI_ONE),
                           .second = (int)(lead * (thousands ? 1 : 100) / AI_ONE)};
}

struct move foresight_choose(const struct foresight_player *player, const struct oracle *oracle,
                             const struct view *view, const struct ai_stop *stop, struct reason *reason)
{
    struct ranked list[MOVE_MOST];
    if (view->table.phase == PHASE_NAME)
        return name_waits(view, reason);
    if (view->table.phase == PHASE_GUESS)
        return guess(player, oracle, view, reason);
    *reason = reason_plain(REASON_ONLY_MOVE);
    if (view->move_count == 1)
        return view->moves[0];
    int count = foresight_rank(player, oracle, view, stop, list);
    *reason = count ? explain(player, list, count) : reason_plain(REASON_NONE);
    return count ? list[0].move : view->moves[0];
}

struct move foresight_play(const struct foresight_player *player, const struct view *view,
                           const struct ai_stop *stop, struct reason *reason)
{
    struct whole_oracle asked;
    struct oracle oracle = whole_oracle(&asked, player->net, player->outlook);
    return foresight_choose(player, &oracle, view, stop, reason);
}
