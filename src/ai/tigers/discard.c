/* discard.c: which tile to throw; see discard.h. */
#include "ai/tigers/discard.h"

enum { FEARED = AI_ONE / 2 /* from this chance of a tenpai rival on, far-off discards are weighed too */ };

static void consider(struct judged *best, struct judged *next, const struct judged *choice)
{
    if (best->move.tile == TILE_NONE || choice->score > best->score) {
        *next = *best;
        *best = *choice;
    } else if (next->move.tile == TILE_NONE || choice->score > next->score) {
        *next = *choice;
    }
}

/* The discards worth a closer look: those that leave the hand as near as can be, or one step farther. */
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

/* Declares Riichi with a discard where that is better. */
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
        bool standing = situation->table->riichi[situation->seat] > 0;
        hand_value_estimate(situation, &rest, kind, standing, &choice.hand);
        if (riichi & TILE_BIT(kind))
            consider_riichi(situation, &rest, &choice);
        choice.cost = danger_cost(danger, situation, kind, choice.hand.value);
        choice.score = choice.hand.value - choice.cost + situation_feeling(situation, kind);
        consider(best, next, &choice);
    }
}

/* Says what the other player has to do with it; false if they have not. */
static bool explain_safety(const struct situation *situation, const struct danger *danger,
                           const struct judged *best, const struct judged *next, struct reason *reason)
{
    const struct rival *rival = danger_rival(situation);
    uint8_t wind = table_wind(situation->table, rival->seat);
    if (rival->tenpai < FEARED || next->move.tile == TILE_NONE)
        return false;
    bool safer = next->cost > best->cost, riichi = rival->riichi;
    if (safer && danger->chance[best->move.tile] == 0)
        *reason = reason_tile(riichi ? REASON_RIICHI_RIVAL_SAFE : REASON_NEAR_RIVAL_SAFE, best->move.tile);
    else if (safer && next->hand.value > best->hand.value)
        *reason =
            reason_tile(riichi ? REASON_RIICHI_RIVAL_DANGER : REASON_NEAR_RIVAL_DANGER, next->move.tile);
    else if (best->cost > next->cost)
        *reason = reason_plain(riichi ? REASON_RIICHI_RIVAL_RISK : REASON_NEAR_RIVAL_RISK);
    else
        return false;
    reason->wind = wind;
    return true;
}

struct reason discard_explain(const struct situation *situation, const struct danger *danger,
                              const struct judged *best, const struct judged *next)
{
    const struct hand_value *mine = &best->hand, *other = &next->hand;
    struct reason reason;
    if (best->move.kind == MOVE_RIICHI)
        return reason_number(mine->dead ? REASON_RIICHI_BY_DRAW : REASON_RIICHI, mine->useful);
    if (next->move.tile == TILE_NONE)
        return reason_plain(REASON_ONLY_DISCARD);
    if (explain_safety(situation, danger, best, next, &reason))
        return reason;
    if (mine->shanten == 0)
        return reason_number(REASON_TENPAI, mine->useful);
    if (mine->plan != PLAN_SETS)
        return reason_aim(REASON_KEEPS_AIM, plan_aim((enum plan_kind)mine->plan));
    if (mine->shanten < other->shanten)
        return reason_tile(REASON_STEP_NEARER, next->move.tile);
    if (mine->shanten == other->shanten && mine->useful > other->useful)
        return (struct reason){
            .kind = REASON_MORE_USEFUL, .number = mine->useful - other->useful, .tile = next->move.tile};
    return reason_plain(REASON_LEAST_USE);
}
