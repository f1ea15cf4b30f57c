/* discard.c: which tile to throw; see discard.h. */
#include "ai/tigers/discard.h"

#include <stdio.h>

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
    hand_value_reckon(situation, rest, choice->move.tile, true, &declared);
    if (declared.dead)
        declared.value = declared.value * situation->weights->dead / AI_ONE;
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
        hand_value_reckon(situation, &rest, kind, standing, &choice.hand);
        if (riichi & TILE_BIT(kind))
            consider_riichi(situation, &rest, &choice);
        choice.cost = danger_cost(danger, situation, kind, choice.hand.value);
        choice.score = choice.hand.value - choice.cost + situation_feeling(situation, kind);
        consider(best, next, &choice);
    }
}

static const char *rival_name(const struct situation *situation, const struct rival *rival)
{
    return tile_name(table_wind(situation->table, rival->seat));
}

static void explain_riichi(const struct judged *best, char *out, size_t size)
{
    if (best->hand.dead)
        snprintf(out, size, "Riichi, though only an own draw can win: %d tiles left", best->hand.useful);
    else
        snprintf(out, size, "Riichi: %d winning tiles left to come", best->hand.useful);
}

/* Says what the other player has to do with it; false if they have not. */
static bool explain_safety(const struct situation *situation, const struct danger *danger,
                           const struct judged *best, const struct judged *next, char *out, size_t size)
{
    const struct rival *rival = danger_rival(situation);
    const char *name = rival_name(situation, rival),
               *state = rival->riichi ? "in Riichi" : "close to winning";
    if (rival->tenpai < FEARED || next->move.tile == TILE_NONE)
        return false;
    bool safer = next->cost > best->cost;
    if (safer && danger->chance[best->move.tile] == 0)
        snprintf(out, size, "%s is %s and cannot win on %s", name, state, tile_name(best->move.tile));
    else if (safer && next->hand.value > best->hand.value)
        snprintf(out, size, "%s is %s and %s is more dangerous", name, state, tile_name(next->move.tile));
    else if (best->cost > next->cost)
        snprintf(out, size, "%s is %s, but the own hand is worth the risk", name, state);
    else
        return false;
    return true;
}

void discard_explain(const struct situation *situation, const struct danger *danger,
                     const struct judged *best, const struct judged *next, char *out, size_t size)
{
    const struct hand_value *mine = &best->hand, *other = &next->hand;
    if (best->move.kind == MOVE_RIICHI)
        explain_riichi(best, out, size);
    else if (next->move.tile == TILE_NONE)
        snprintf(out, size, "no other tile can be discarded");
    else if (explain_safety(situation, danger, best, next, out, size))
        return;
    else if (mine->shanten == 0)
        snprintf(out, size, "tenpai with %d winning tiles left", mine->useful);
    else if (mine->plan != PLAN_SETS)
        snprintf(out, size, "keeps the way to %s", plan_aim((enum plan_kind)mine->plan));
    else if (mine->shanten < other->shanten)
        snprintf(out, size, "a step nearer to winning than without %s", tile_name(next->move.tile));
    else if (mine->shanten == other->shanten && mine->useful > other->useful)
        snprintf(out, size, "keeps %d useful tile%s more than %s", mine->useful - other->useful,
                 mine->useful - other->useful > 1 ? "s" : "", tile_name(next->move.tile));
    else
        snprintf(out, size, "of least use in the hand");
}
