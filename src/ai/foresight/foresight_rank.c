/* foresight_rank.c: moves in the order of what is expected of them; see foresight_rank.h. */
#include "ai/foresight/foresight_rank.h"

#include "ai/foresight/foresight_ahead.h"
#include "ai/next_draw.h"

enum {
    LOOKED = 4,  /* discards whose next draw is looked at, at most */
    BEHIND = 10, /* others that stand farther behind are left out: hundredths of the outlook's unit */
    LOSS = 90,   /* hundredths of the outlook's unit that another wins, as a rule */
    LEADING = 50 /* and that being ahead after the last round is worth where two play for points */
};

/* A decision being ranked; `places` lead from a ranked move to what was foreseen of it. */
struct ranking_now {
    struct oracle oracle;
    struct telling telling;
    struct foreseen foreseen[MOVE_MAX];
};

/* What beside the points is answered for a move. */
static void take_chances(struct ranking_now *now, const struct foreseen *foreseen, struct ranked *ranked)
{
    int32_t answers[NET_OUTPUTS_MAX];
    if (foreseen->known) {
        ranked->wins = AI_ONE;
        ranked->loses = ranked->given = 0;
        return;
    }
    oracle_answer(&now->oracle, foreseen->flags, foreseen->count, answers);
    ranked->wins = foresight_chance(answers[FORESEEN_WINS]);
    ranked->loses = foresight_chance(answers[FORESEEN_LOSES]);
    ranked->given = foresight_chance(answers[FORESEEN_GIVEN]);
}

static int sign(int32_t lead)
{
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/* What the standing after the last round is worth besides the points; 0 in others. */
static int32_t standing(const struct ranking_now *now, const struct ranked *ranked)
{
    const struct view *view = now->telling.view;
    const struct table *table = &view->table;
    const struct outlook *outlook = now->telling.outlook;
    if (!table_is_last_round(table) || now->telling.rivals != 1)
        return 0;
    int32_t lead = table->scores[view->seat] - table->scores[now->telling.rival[0].seat];
    int64_t sum = (int64_t)ranked->wins * sign(lead + outlook->unit) +
                  (int64_t)ranked->loses * sign(lead - outlook->unit) +
                  (int64_t)(AI_ONE - ranked->wins - ranked->loses) * sign(lead);
    return (int32_t)(sum * outlook->unit * LEADING / 100);
}

static void sort(struct ranked *list, struct foreseen *foreseen, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && list[k].value > list[k - 1].value; k--) {
            struct ranked moved = list[k];
            struct foreseen told = foreseen[k];
            list[k] = list[k - 1];
            foreseen[k] = foreseen[k - 1];
            list[k - 1] = moved;
            foreseen[k - 1] = told;
        }
}

static bool is_discard(struct move move)
{
    return move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI;
}

/* How many of the first moves are discards that stand near the best; 0 if something else stands among them.
 */
static int near_discards(const struct ranking_now *now, const struct ranked *list, int count)
{
    int64_t least = list[0].value - (int64_t)now->telling.outlook->unit * AI_ONE * BEHIND / 100;
    int near = 0;
    while (near < count && near < LOOKED && list[near].value > least)
        near++;
    for (int i = 0; i < near; i++)
        if (!is_discard(list[i].move))
            return 0;
    return near;
}

/* What a discard is worth by the next draw, and by whether it is won on. */
static int32_t value_ahead(struct ranking_now *now, const struct ranked *ranked)
{
    int64_t loss = (int64_t)now->telling.outlook->unit * AI_ONE * LOSS / 100;
    int64_t then = foresight_ahead(&now->telling, &now->oracle, ranked->move);
    return (int32_t)((then * (AI_ONE - ranked->given) - loss * ranked->given) / AI_ONE);
}

/* Looks a draw ahead with the best discards. As what they are worth then is higher for all alike, their mean
 * is kept. False if it was stopped. */
static bool look_ahead(struct ranking_now *now, const struct ai_stop *stop, struct ranked *list, int count)
{
    int near = near_discards(now, list, count);
    int32_t ahead[MOVE_MAX];
    int64_t higher = 0;
    for (int i = 0; i < near && near > 1; i++) {
        if (stop && stop->asked(stop->context))
            return false;
        ahead[i] = value_ahead(now, &list[i]);
        higher += ahead[i] - list[i].value;
    }
    for (int i = 0; i < near && near > 1; i++)
        list[i].value += ahead[i] - list[i].value - (int32_t)(higher / near);
    sort(list, now->foreseen, near);
    return true;
}

int foresight_rank(const struct foresight_player *player, const struct view *view, const struct ai_stop *stop,
                   struct ranked list[MOVE_MAX])
{
    struct ranking_now now = {.oracle = oracle_of(player->net, player->outlook)};
    telling_init(&now.telling, player->outlook, view);
    int count = foresight_list(&now.telling, &now.oracle, now.foreseen);
    for (int i = 0; i < count; i++) {
        list[i] = (struct ranked){
            .move = now.foreseen[i].move, .then = now.foreseen[i].then, .value = now.foreseen[i].value};
        take_chances(&now, &now.foreseen[i], &list[i]);
        list[i].value += standing(&now, &list[i]);
    }
    sort(list, now.foreseen, count);
    bool free = !view->table.riichi[view->seat];
    if (free && next_draw_can(view) && !look_ahead(&now, stop, list, count))
        return 0;
    return count;
}
