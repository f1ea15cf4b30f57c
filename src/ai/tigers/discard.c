/* discard.c: which tile to throw; see discard.h. */
#include "ai/tigers/discard.h"

#include <stdio.h>

#include "ai/tigers/ready.h"

enum { FEARED = AI_ONE / 2 /* from this chance of a tenpai rival on, far-off discards are weighed too */ };

static void consider(struct discard_choice *best, struct discard_choice *next,
                     const struct discard_choice *choice)
{
    if (best->tile == TILE_NONE || choice->score > best->score) {
        *next = *best;
        *best = *choice;
    } else if (next->tile == TILE_NONE || choice->score > next->score) {
        *next = *choice;
    }
}

/* The discards worth a closer look: those that leave the hand as near as can be, or one step farther. */
static tile_set near_discards(const struct situation *situation, const struct holding *holding,
                              tile_set allowed)
{
    struct shape shape;
    holding_shape(situation, holding, &shape);
    int least = shape_shanten(&shape);
    while (allowed && !(allowed & shape_discards(&shape, least)))
        least++;
    return allowed & shape_discards(&shape, least + 1);
}

void discard_choose(const struct situation *situation, const struct danger *danger,
                    const struct holding *holding, tile_set allowed, tile_set riichi,
                    struct discard_choice *best, struct discard_choice *next)
{
    bool feared = danger_rival(situation)->ready >= FEARED;
    best->tile = next->tile = TILE_NONE;
    tile_set left = feared ? allowed : near_discards(situation, holding, allowed);
    for (; left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        struct holding rest = *holding;
        hand_remove(&rest.hand, kind);
        struct discard_choice choice = {.tile = kind};
        bool standing = situation->table->riichi[situation->seat] > 0;
        evaluate_hand(situation, &rest, kind, standing, &choice.prospect);
        if (riichi & TILE_BIT(kind)) {
            struct prospect declared;
            evaluate_hand(situation, &rest, kind, true, &declared);
            if (declared.dead)
                declared.worth = declared.worth * situation->weights->dead / AI_ONE;
            choice.riichi = declared.worth > choice.prospect.worth;
            choice.prospect = choice.riichi ? declared : choice.prospect;
        }
        choice.cost = danger_cost(danger, situation, kind, choice.prospect.worth);
        choice.score = choice.prospect.worth - choice.cost + situation_feeling(situation, kind);
        consider(best, next, &choice);
    }
}

static const char *rival_name(const struct situation *situation, const struct rival *rival)
{
    return tile_name(table_wind(situation->table, rival->seat));
}

static void explain_riichi(const struct discard_choice *best, char *out, size_t size)
{
    if (best->prospect.dead)
        snprintf(out, size, "Riichi, though only an own draw can win: %d tiles left", best->prospect.useful);
    else
        snprintf(out, size, "Riichi: %d winning tiles left to come", best->prospect.useful);
}

/* Says what the other player has to do with it; false if they have not. */
static bool explain_safety(const struct situation *situation, const struct danger *danger,
                           const struct discard_choice *best, const struct discard_choice *next, char *out,
                           size_t size)
{
    const struct rival *rival = danger_rival(situation);
    const char *name = rival_name(situation, rival),
               *state = rival->riichi ? "in Riichi" : "close to winning";
    if (rival->ready < FEARED || next->tile == TILE_NONE)
        return false;
    bool safer = next->cost > best->cost;
    if (safer && danger->chance[best->tile] == 0)
        snprintf(out, size, "%s is %s and cannot win on %s", name, state, tile_name(best->tile));
    else if (safer && next->prospect.worth > best->prospect.worth)
        snprintf(out, size, "%s is %s and %s is more dangerous", name, state, tile_name(next->tile));
    else if (best->cost > next->cost)
        snprintf(out, size, "%s is %s, but the own hand is worth the risk", name, state);
    else
        return false;
    return true;
}

void discard_explain(const struct situation *situation, const struct danger *danger,
                     const struct discard_choice *best, const struct discard_choice *next, char *out,
                     size_t size)
{
    const struct prospect *mine = &best->prospect, *other = &next->prospect;
    if (best->riichi)
        explain_riichi(best, out, size);
    else if (next->tile == TILE_NONE)
        snprintf(out, size, "no other tile can be discarded");
    else if (explain_safety(situation, danger, best, next, out, size))
        return;
    else if (mine->shanten == 0)
        snprintf(out, size, "tenpai with %d winning tiles left", mine->useful);
    else if (mine->plan != PLAN_SETS)
        snprintf(out, size, "keeps the way to %s", route_aim((enum plan)mine->plan));
    else if (mine->shanten < other->shanten)
        snprintf(out, size, "a step nearer to winning than without %s", tile_name(next->tile));
    else if (mine->shanten == other->shanten && mine->useful > other->useful)
        snprintf(out, size, "keeps %d useful tile%s more than %s", mine->useful - other->useful,
                 mine->useful - other->useful > 1 ? "s" : "", tile_name(next->tile));
    else
        snprintf(out, size, "of least use in the hand");
}
