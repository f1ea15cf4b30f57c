/* discard.c: which tile to discard; see discard.h. */
#include "ai/tigers/discard.h"

enum {
    FEARED = AI_ONE / 2, /* with a rival this likely to be tenpai, slower discards are weighed too */
    FAR_OFF = 3          /* a hand with this many steps to tenpai is called far off */
};

static void consider(struct judged *best, struct judged *next, const struct judged *choice)
{
    if (best->move.tile == TILE_NONE || choice->score > best->score) {
        *next = *best;
        *best = *choice;
    } else if (next->move.tile == TILE_NONE || choice->score > next->score) {
        *next = *choice;
    }
}

/* Returns the discards worth a closer look: those that leave the hand as near as possible or one step
 * farther. */
static tile_set near_discards(const struct situation *situation, const struct holding *holding,
                              tile_set allowed)
{
    struct shape shape;
    situation_shape(situation, holding, &shape);
    int least = shape_shanten(&shape);
    while (allowed && !(allowed & shape_discards(&shape, least)))
        least++;
    return allowed & shape_discards(&shape, least + 1);
}

/* Declares Riichi with a discard if that is better. */
static void consider_riichi(const struct situation *situation, const struct holding *rest,
                            struct judged *choice)
{
    struct hand_value declared;
    hand_value_estimate(situation, rest, choice->move.tile, true, &declared);
    if (declared.dead)
        declared.value = declared.value * situation->weights->dead / AI_ONE;
    declared.value += (int)((int64_t)declared.value * situation->weights->riichi / AI_ONE);
    if (declared.value <= choice->hand.value)
        return;
    choice->move.kind = MOVE_RIICHI;
    choice->hand = declared;
}

void discard_choose(const struct situation *situation, const struct danger *danger,
                    const struct holding *holding, tile_set allowed, tile_set riichi, struct judged *best,
                    struct judged *next)
{
    bool feared = danger_rival(situation)->tenpai >= FEARED;
    best->move.tile = next->move.tile = TILE_NONE;
    tile_set left = feared ? allowed : near_discards(situation, holding, allowed);
    for (; left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        struct holding rest = *holding;
        hand_remove(&rest.hand, kind);
        struct judged choice = {.move = move_make(MOVE_DISCARD, situation->seat, kind)};
        hand_value_estimate(situation, &rest, kind, situation->riichi, &choice.hand);
        if (riichi & TILE_BIT(kind))
            consider_riichi(situation, &rest, &choice);
        choice.cost = danger_cost(danger, situation, kind, choice.hand.value);
        choice.score = choice.hand.value - choice.cost + situation_feeling(situation, kind);
        consider(best, next, &choice);
    }
}

/* Converts to whole points. */
static int in_points(int value)
{
    return (value + AI_ONE / 2) / AI_ONE;
}

/* Returns why the rival can't win on the tile. */
static enum reason_kind safe_because(const struct situation *situation, const struct rival *rival,
                                     uint8_t kind)
{
    bool thrown = table_discarded(situation->table, rival->seat) & TILE_BIT(kind);
    if (thrown && situation->held.hand.counts[kind] == 2)
        return REASON_SAFE_PAIR;
    if (thrown)
        return REASON_THEY_DISCARDED;
    return rival->riichi ? REASON_RIICHI_RIVAL_SAFE : REASON_NEAR_RIVAL_SAFE;
}

/* Returns the reason for a tile that is safer than a better one. */
static struct reason safer_because(const struct situation *situation, const struct rival *rival,
                                   const struct judged *best, const struct judged *next)
{
    uint8_t kind = best->move.tile;
    int out = situation->copies[kind] - situation->held.hand.counts[kind] - situation->unseen[kind];
    if (tile_is_honor(kind) && out > 0)
        return reason_number(REASON_FEW_LEFT, out);
    if (!rival->riichi && best->hand.shanten >= FAR_OFF)
        return reason_plain(REASON_FAR_OFF);
    return reason_tile(rival->riichi ? REASON_RIICHI_RIVAL_DANGER : REASON_NEAR_RIVAL_DANGER,
                       next->move.tile);
}

/* Returns the reason for a tile that is more dangerous. */
static struct reason risked_for(const struct rival *rival, const struct hand_value *hand)
{
    if (hand->shanten == 0 && in_points(hand->points) > 0)
        return reason_number(REASON_WORTH_RISK, in_points(hand->points));
    return reason_plain(rival->riichi ? REASON_RIICHI_RIVAL_RISK : REASON_NEAR_RIVAL_RISK);
}

/* Explains the discard by the other player; false if they don't matter. */
static bool explain_safety(const struct situation *situation, const struct danger *danger,
                           const struct judged *best, const struct judged *next, struct reason *reason)
{
    const struct rival *rival = danger_rival(situation);
    if (rival->tenpai < FEARED || next->move.tile == TILE_NONE)
        return false;
    bool safer = next->cost > best->cost;
    if (safer && danger->chance[best->move.tile] == 0)
        *reason = reason_tile(safe_because(situation, rival, best->move.tile), best->move.tile);
    else if (safer && next->hand.value > best->hand.value)
        *reason = safer_because(situation, rival, best, next);
    else if (best->cost > next->cost)
        *reason = risked_for(rival, &best->hand);
    else
        return false;
    *reason = danger_reason(situation, *reason);
    return true;
}

/* Returns the reason to declare Riichi: the points it adds, or the dummy's row if that raises the chance to
 * win more than the points. */
static struct reason explain_riichi(const struct situation *situation, const struct judged *best)
{
    const struct hand_value *declared = &best->hand;
    struct holding rest = situation->held;
    struct hand_value quiet;
    if (declared->dead)
        return reason_number(REASON_RIICHI_BY_DRAW, declared->useful);
    hand_remove(&rest.hand, best->move.tile);
    hand_value_estimate(situation, &rest, best->move.tile, false, &quiet);
    if (table_hidden_count(situation->table) > 0 &&
        (int64_t)declared->chance * quiet.points > (int64_t)quiet.chance * declared->points)
        return reason_plain(REASON_RIICHI_REVEALED);
    return (struct reason){
        .kind = REASON_RIICHI, .number = declared->useful, .second = situation->prizes.riichi / AI_ONE};
}

/* Returns how many points the seat needs to be first in the last round; 0 if it already is, or in an earlier
 * round. */
static int points_needed(const struct situation *situation)
{
    const struct table *table = situation->table;
    int behind = 0;
    if (!table_is_last_round(table))
        return 0;
    for (int i = 0; i < situation->rival_count; i++)
        behind = table->scores[situation->rivals[i].seat] - table->scores[situation->seat];
    return behind < 0 ? 0 : behind / situation_swing(situation) + 1;
}

/* Explains the better discard by the points needed in the last round; false if they don't decide. */
static bool explain_points(const struct situation *situation, const struct hand_value *mine,
                           const struct hand_value *other, struct reason *reason)
{
    int needed = points_needed(situation), more = in_points(mine->points - other->points);
    if (needed && in_points(mine->points) >= needed && in_points(other->points) < needed)
        *reason = reason_number(REASON_POINTS_NEEDED, needed);
    else if (mine->shanten == other->shanten + 1 && more > 0)
        *reason = reason_number(REASON_SLOWER_WORTH_MORE, more);
    else
        return false;
    return true;
}

struct reason discard_explain(const struct situation *situation, const struct danger *danger,
                              const struct judged *best, const struct judged *next)
{
    const struct hand_value *mine = &best->hand, *other = &next->hand;
    struct reason reason;
    if (best->move.kind == MOVE_RIICHI)
        return explain_riichi(situation, best);
    if (next->move.tile == TILE_NONE)
        return reason_plain(REASON_ONLY_DISCARD);
    if (explain_safety(situation, danger, best, next, &reason))
        return reason;
    if (mine->shanten == 0 && other->shanten == 0 && mine->useful > other->useful)
        return (struct reason){.kind = REASON_WIDER_WAIT, .number = mine->useful, .second = other->useful};
    if (mine->shanten == 0)
        return reason_number(REASON_TENPAI, mine->useful);
    if (explain_points(situation, mine, other, &reason))
        return reason;
    if (mine->plan != PLAN_SETS)
        return reason_aim(REASON_KEEPS_AIM, plan_aim((enum plan_kind)mine->plan));
    if (mine->shanten < other->shanten)
        return reason_tile(REASON_STEP_NEARER, next->move.tile);
    if (mine->shanten == other->shanten && mine->useful > other->useful)
        return (struct reason){
            .kind = REASON_MORE_USEFUL, .number = mine->useful - other->useful, .tile = next->move.tile};
    return reason_plain(REASON_LEAST_USE);
}
