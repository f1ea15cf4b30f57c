/* hand_facts.c: see hand_facts.h. */
#include "ai/hand_facts.h"

#include "ai/unseen.h"
#include "rules/hand/counts.h"

int hand_facts_useful(const struct view *view, const struct move *move, int *shanten)
{
    struct hand hand = view->own.hand;
    struct shape shape;
    uint8_t unseen[TILE_KINDS];
    hand_remove(&hand, move->tile);
    table_shape(&view->table, &hand, view->seat, &shape);
    unseen_count(view, unseen);
    return kinds_sum(unseen, shape_useful(&shape, shanten));
}

/* Returns how many tiles win after the hand draws a kind and discards for the widest wait. */
static int widest_wait(const struct view *view, struct hand hand, uint8_t drawn, tile_set barred,
                       const uint8_t unseen[TILE_KINDS])
{
    int widest = 0;
    hand_add(&hand, drawn);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        struct hand rest = hand;
        if (!hand.counts[kind])
            continue;
        hand_remove(&rest, kind);
        tile_set waits = table_waits(&view->table, &rest, view->seat);
        int left = kinds_sum(unseen, waits) - (waits >> drawn & 1);
        if (left > widest && !(waits & (barred | TILE_BIT(kind))))
            widest = left;
    }
    return widest;
}

int hand_facts_better(const struct view *view, const struct move *move, tile_set barred)
{
    uint8_t unseen[TILE_KINDS];
    struct hand rest = view->own.hand;
    int better = 0;
    hand_remove(&rest, move->tile);
    unseen_count(view, unseen);
    tile_set waits = table_waits(&view->table, &rest, view->seat);
    int now = kinds_sum(unseen, waits);
    barred |= TILE_BIT(tile_kind(move->tile));
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (unseen[kind] && !(waits >> kind & 1) && widest_wait(view, rest, kind, barred, unseen) > now)
            better += unseen[kind];
    return better > now ? better : 0;
}

int hand_facts_waits(const struct view *view, const struct move *move)
{
    struct hand rest = view->own.hand;
    if (!view->table.rules->declares_risk)
        return 0;
    hand_remove(&rest, move->tile);
    return tile_set_count(table_waits(&view->table, &rest, view->seat));
}

/* Returns by how many steps another form is closer than sets and a pair. */
static int sets_behind(const struct view *view, const struct hand *hand)
{
    struct shape shape;
    table_shape(&view->table, hand, view->seat, &shape);
    int least = shape_shanten(&shape);
    shape.forms = FORM_STANDARD;
    return shape_shanten(&shape) - least;
}

int hand_facts_spare_pairs(const struct view *view, uint8_t kind)
{
    const struct hand *hand = &view->own.hand;
    int pairs = 0;
    for (uint8_t each = 0; each < TILE_KINDS; each++)
        pairs += hand->counts[each] == 2;
    return hand->counts[kind] == 2 && pairs > 1 && sets_behind(view, hand) == 0 ? pairs : 0;
}

int hand_facts_pairs(const struct view *view, const struct move *move)
{
    struct hand rest = view->own.hand;
    hand_remove(&rest, move->tile);
    return sets_behind(view, &rest) > 0 ? tile_set_count(counts_kinds(rest.counts, 2)) : 0;
}

int hand_facts_dora(const struct view *view, uint8_t kind)
{
    int count = 0;
    for (int i = 0; i < DORA_MAX && view->table.dora.shown[i] != TILE_NONE; i++)
        count += tile_indicated(view->table.dora.shown[i]) == kind;
    return count;
}

int hand_facts_runs(uint8_t kind, tile_set runs[RUNS_MAX])
{
    int count = 0, number = tile_number(kind);
    for (int low = number - 2; low <= number && tile_is_suited(kind); low++)
        if (low >= 1 && low <= 7)
            runs[count++] = (tile_set)7 << (kind + low - number);
    return count;
}

tile_set hand_facts_dead_for(const struct view *view, uint8_t kind, const uint8_t unseen[TILE_KINDS])
{
    const uint8_t *held = view->own.hand.counts;
    tile_set runs[RUNS_MAX], gone = 0;
    if (held[kind] + unseen[kind] >= 3)
        return 0;
    for (int i = 0, count = hand_facts_runs(kind, runs); i < count; i++) {
        tile_set lacks = 0;
        for (tile_set run = runs[i]; run; run &= run - 1)
            lacks = held[tile_set_first(run)] + unseen[tile_set_first(run)] ? lacks : run & ~(run - 1);
        if (!lacks)
            return 0;
        gone |= runs[i] & gone ? 0 : lacks; /* one kind can end two runs */
    }
    return gone;
}

/* True if one more tile of the kind completes the tiles: then the set it is in is a run or a pung. */
static bool one_more_wins(const struct hand *hand, uint8_t kind, int sets)
{
    tile_set runs[RUNS_MAX];
    struct hand rest;
    for (int i = hand_facts_runs(kind, runs); i-- > 0;) {
        tile_set others = runs[i] & ~TILE_BIT(kind);
        rest = *hand;
        for (; others && rest.counts[tile_set_first(others)]; others &= others - 1)
            rest.counts[tile_set_first(others)]--;
        if (!others && shape_counts_complete(rest.counts, sets - 1, FORM_STANDARD))
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
