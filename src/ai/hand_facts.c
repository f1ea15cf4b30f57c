/* hand_facts.c: see hand_facts.h. */
#include "ai/hand_facts.h"

enum { REACH = 2 /* numbers a tile can be away in a run */ };

int hand_facts_useful(const struct view *view, const struct move *move, int *shanten)
{
    struct hand hand = view->own.hand;
    struct shape shape;
    int count = 0;
    hand_remove(&hand, move->tile);
    table_shape(&view->table, &hand, view->seat, &shape);
    tile_set useful = shape_useful(&shape, shanten);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        count += useful & TILE_BIT(kind) ? table_unseen(&view->table, &view->own, kind) : 0;
    return count;
}

int hand_facts_waits(const struct view *view, const struct move *move)
{
    struct hand rest = view->own.hand;
    if (!view->table.rules->declares_risk)
        return 0;
    hand_remove(&rest, move->tile);
    return tile_set_count(table_waits(&view->table, &rest, view->seat));
}

int hand_facts_spare_pairs(const struct view *view, uint8_t kind)
{
    struct shape shape;
    int pairs = 0;
    table_shape(&view->table, &view->own.hand, view->seat, &shape);
    int least = shape_shanten(&shape);
    shape.forms = FORM_STANDARD;
    for (uint8_t each = 0; each < TILE_KINDS; each++)
        pairs += view->own.hand.counts[each] == 2;
    bool spare = view->own.hand.counts[kind] == 2 && pairs > 1 && shape_shanten(&shape) == least;
    return spare ? pairs : 0;
}

int hand_facts_pairs(const struct view *view, const struct move *move)
{
    struct hand rest = view->own.hand;
    struct shape shape;
    int pairs = 0;
    hand_remove(&rest, move->tile);
    table_shape(&view->table, &rest, view->seat, &shape);
    int least = shape_shanten(&shape);
    shape.forms = FORM_STANDARD;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        pairs += rest.counts[kind] >= 2;
    return shape_shanten(&shape) > least ? pairs : 0;
}

uint8_t hand_facts_dead_for(const struct view *view, uint8_t kind, const uint8_t unseen[TILE_KINDS])
{
    const uint8_t *held = view->own.hand.counts;
    uint8_t gone = TILE_NONE;
    if (!tile_is_suited(kind) || held[kind] + unseen[kind] >= 3)
        return TILE_NONE;
    for (int low = tile_number(kind) - REACH; low <= tile_number(kind); low++) {
        uint8_t first = (uint8_t)(kind + low - tile_number(kind)), lacks = TILE_NONE;
        if (low < 1 || low > 9 - REACH)
            continue;
        for (uint8_t part = first; part <= first + REACH; part++)
            lacks = part != kind && held[part] + unseen[part] == 0 ? part : lacks;
        if (lacks == TILE_NONE)
            return TILE_NONE;
        gone = lacks;
    }
    return gone;
}

/* True if the tiles and one more of the kind are complete: the set that it is in is a run or a pung. */
static bool one_more_wins(const struct hand *hand, uint8_t kind, int sets)
{
    struct hand rest = *hand;
    for (int low = tile_number(kind) - REACH; low <= tile_number(kind); low++) {
        uint8_t first = (uint8_t)(kind + low - tile_number(kind));
        bool held = low >= 1 && low <= 9 - REACH;
        rest = *hand;
        for (uint8_t part = first; held && part <= first + REACH; part++) {
            held = part == kind || rest.counts[part];
            if (held && part != kind)
                rest.counts[part]--;
        }
        if (held && shape_counts_complete(rest.counts, sets - 1, FORM_STANDARD))
            return true;
    }
    rest = *hand;
    rest.counts[kind] = 2;
    return shape_counts_complete(rest.counts, sets - 1, FORM_STANDARD);
}

uint8_t hand_facts_fifth(const struct view *view)
{
    struct hand hand = view->own.hand;
    int sets = view->table.sets - view->table.meld_counts[view->seat];
    if (view->own.drawn != TILE_NONE)
        hand_remove(&hand, view->own.drawn);
    for (uint8_t kind = 0; kind < TILE_EAST && sets > 0; kind++)
        if (hand.counts[kind] == 4 && one_more_wins(&hand, kind, sets))
            return kind;
    return TILE_NONE;
}
