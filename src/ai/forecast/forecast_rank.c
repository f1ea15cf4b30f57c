/* forecast_rank.c: sorts moves by their expected results; see forecast_rank.h. */
#include "ai/forecast/forecast_rank.h"

#include "ai/next_draw.h"

enum {
    LOOKED = 4,  /* at most this many discards get a look at the next draw */
    BEHIND = 10, /* except those farther behind, in hundredths of the feature set's unit */
    LOSS = 90,   /* what another player's win usually costs, in hundredths of that unit */
    LEADING = 50 /* what being ahead after the last round is worth between two, in hundredths */
};

/* The decision being ranked. */
struct ranking_now {
    struct evaluator evaluator;
    struct encoding encoding;
    struct forecast forecast[MOVE_MAX];
};

/* Stores the network's chances for a move, or those of a win that the rules give. */
static void take_chances(struct ranking_now *now, const struct forecast *forecast, struct ranked *ranked)
{
    int32_t answers[NET_OUTPUTS_MAX];
    if (forecast->known) {
        ranked->wins = AI_ONE;
        ranked->loses = ranked->given = 0;
        return;
    }
    evaluator_answer(&now->evaluator, forecast->flags, forecast->count, answers);
    ranked->wins = forecast_chance(answers[FORECAST_WINS]);
    ranked->loses = forecast_chance(answers[FORECAST_LOSES]);
    ranked->given = forecast_chance(answers[FORECAST_GIVEN]);
}

static int sign(int32_t lead)
{
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/* Returns what the standing after the last round is worth besides the points; 0 in earlier rounds. */
static int32_t standing(const struct ranking_now *now, const struct ranked *ranked)
{
    const struct view *view = now->encoding.view;
    const struct table *table = &view->table;
    const struct feature_set *feature_set = now->encoding.feature_set;
    if (!table_is_last_round(table) || now->encoding.rivals != 1)
        return 0;
    int32_t lead = table->scores[view->seat] - table->scores[now->encoding.rival[0].seat];
    int64_t sum = (int64_t)ranked->wins * sign(lead + feature_set->unit) +
                  (int64_t)ranked->loses * sign(lead - feature_set->unit) +
                  (int64_t)(AI_ONE - ranked->wins - ranked->loses) * sign(lead);
    return (int32_t)(sum * feature_set->unit * LEADING / 100);
}

static void sort(struct ranked *list, struct forecast *forecast, int count)
{
    for (int i = 1; i < count; i++)
        for (int k = i; k > 0 && list[k].value > list[k - 1].value; k--) {
            struct ranked moved = list[k];
            struct forecast told = forecast[k];
            list[k] = list[k - 1];
            forecast[k] = forecast[k - 1];
            list[k - 1] = moved;
            forecast[k - 1] = told;
        }
}

static bool is_discard(struct move move)
{
    return move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI;
}

/* Returns how many of the first moves are discards close to the best; 0 if another move is among them. */
static int near_discards(const struct ranking_now *now, const struct ranked *list, int count)
{
    int64_t least = list[0].value - (int64_t)now->encoding.feature_set->unit * AI_ONE * BEHIND / 100;
    int near = 0;
    while (near < count && near < LOOKED && list[near].value > least)
        near++;
    for (int i = 0; i < near; i++)
        if (!is_discard(list[i].move))
            return 0;
    return near;
}

/* --- the next own draw ---------------------------------------------------------------------------- */

static int32_t best_after(const struct view *after, const struct feature_set *feature_set,
                          struct evaluator *evaluator, uint8_t kind)
{
    struct view next = *after;
    struct encoding encoding;
    struct forecast list[MOVE_MAX];
    next_draw_take(&next, kind);
    next.table.hand_sizes[next.seat] = next.own.hand.size;
    encoding_init(&encoding, feature_set, &next);
    int count = forecast_list(&encoding, evaluator, list);
    int32_t best = list[0].value;
    for (int i = 1; i < count; i++)
        best = list[i].value > best ? list[i].value : best;
    return best;
}

/* Returns the mean, over the possible next draws, of the value of the best move after each, AI_ONE a point.
 * It assumes that the others do nothing, so use it only to compare discards. next_draw_can must be true. */
static int32_t mean_ahead(const struct encoding *encoding, struct evaluator *evaluator, struct move discard)
{
    struct view after = *encoding->view;
    int64_t sum = 0, tiles = 0;
    next_draw_wait(&after, discard);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int unseen = encoding->unseen[kind];
        if (!unseen || after.own.hand.counts[kind] == 4)
            continue;
        sum += (int64_t)unseen * best_after(&after, encoding->feature_set, evaluator, kind);
        tiles += unseen;
    }
    return (int32_t)(sum / (tiles ? tiles : 1));
}

/* Returns the value of a discard by the next draw and the chance that it deals in. */
static int32_t value_ahead(struct ranking_now *now, const struct ranked *ranked)
{
    int64_t loss = (int64_t)now->encoding.feature_set->unit * AI_ONE * LOSS / 100;
    int64_t then = mean_ahead(&now->encoding, &now->evaluator, ranked->move);
    return (int32_t)((then * (AI_ONE - ranked->given) - loss * ranked->given) / AI_ONE);
}

/* Looks a draw ahead with the best discards. Their values are then higher by about the same amount, so their
 * mean is kept. False if it was stopped. */
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
    sort(list, now->forecast, near);
    return true;
}

int forecast_rank(const struct forecast_player *player, const struct view *view, const struct ai_stop *stop,
                  struct ranked list[MOVE_MAX])
{
    struct ranking_now now = {.evaluator = evaluator_of(player->net, player->feature_set)};
    encoding_init(&now.encoding, player->feature_set, view);
    int count = forecast_list(&now.encoding, &now.evaluator, now.forecast);
    for (int i = 0; i < count; i++) {
        list[i] = (struct ranked){
            .move = now.forecast[i].move, .then = now.forecast[i].then, .value = now.forecast[i].value};
        take_chances(&now, &now.forecast[i], &list[i]);
        list[i].value += standing(&now, &list[i]);
    }
    sort(list, now.forecast, count);
    bool free = !view->table.riichi[view->seat];
    if (free && next_draw_can(view) && !look_ahead(&now, stop, list, count))
        return 0;
    return count;
}
