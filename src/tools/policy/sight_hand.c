/* sight_hand.c: what a policy is told of its own hand, and the traits of what it may discard; see sight.h. */
#include "ai/unseen.h"
#include "tools/policy/sight_parts.h"

static void give_trait(struct sight *sight, int kind, enum trait trait)
{
    if (sight->place[kind] < SIGHT_KINDS)
        sight->traits[sight->place[kind]] |= (uint32_t)1 << trait;
}

static void give_traits(struct sight *sight, tile_set kinds, enum trait trait)
{
    for (; kinds; kinds &= kinds - 1)
        give_trait(sight, tile_set_first(kinds), trait);
}

/* What a discard that leaves the hand tenpai leaves it waiting for. */
static void see_waits(struct sight *sight, int kind, tile_set waits, int unseen, tile_set barred,
                      tile_set piles)
{
    give_trait(sight, kind,
               unseen <= 2   ? SIGHT_TRAIT_WAITS_FEW
               : unseen <= 4 ? SIGHT_TRAIT_WAITS_SOME
                             : SIGHT_TRAIT_WAITS_MANY);
    if (waits & barred)
        give_trait(sight, kind, SIGHT_TRAIT_BARRED);
    if (waits & piles)
        give_trait(sight, kind, SIGHT_TRAIT_PILED);
}

/* A hand with a tile too many: which discards keep it as near, and how many tiles then help. */
static void see_discards(struct sight *sight, struct shape *shape, const struct look *look)
{
    int shanten = shape_shanten(shape), most = 0, counts[TILE_KINDS] = {0};
    tile_set near = shape_discards(shape, shanten);
    sight_mark_one(sight, SIGHT_SHANTEN, shanten + 1, SIGHT_FAR + 1);
    sight_mark_set(sight, SIGHT_NEAR, near);
    give_traits(sight, near, SIGHT_TRAIT_NEAR);
    for (tile_set left = near; left; left &= left - 1) {
        int kind = tile_set_first(left);
        shape->counts[kind]--;
        tile_set useful = shape_useful(shape, NULL);
        shape->counts[kind]++;
        counts[kind] = unseen_sum(look->unseen, useful);
        most = counts[kind] > most ? counts[kind] : most;
        if (shanten <= 0)
            see_waits(sight, kind, useful, counts[kind], look->piles.own | TILE_BIT(kind) | look->passed,
                      look->piles.any | TILE_BIT(kind));
    }
    for (tile_set left = near; left; left &= left - 1) {
        int kind = tile_set_first(left);
        if (4 * counts[kind] < 3 * most)
            continue;
        bool best = counts[kind] == most;
        sight_mark_kind(sight, best ? SIGHT_BEST : SIGHT_GOOD, (uint8_t)kind);
        give_trait(sight, kind, best ? SIGHT_TRAIT_BEST : SIGHT_TRAIT_GOOD);
    }
}

static void see_useful(struct sight *sight, const struct shape *shape, const struct look *look)
{
    int shanten;
    tile_set useful = shape_useful(shape, &shanten);
    sight_mark_one(sight, SIGHT_SHANTEN, shanten + 1, SIGHT_FAR + 1);
    for (; useful; useful &= useful - 1)
        if (look->unseen[tile_set_first(useful)])
            sight_mark_kind(sight, SIGHT_USEFUL, tile_set_first(useful));
}

/* What a pung of the tile on offer, and the best discard after it, make of the hand. */
static void see_claim(struct sight *sight, const struct shape *shape, const struct view *view)
{
    const struct table *table = &view->table;
    if (!view_find(view, MOVE_PUNG))
        return;
    struct shape claimed = *shape;
    uint8_t kind = tile_kind(table->offer.tile);
    claimed.counts[kind] -= 2;
    claimed.limits[kind] = (uint8_t)(claimed.limits[kind] - 3);
    claimed.sets--;
    claimed.forms &= FORM_STANDARD;
    int before = shape_shanten(shape), after = shape_shanten(&claimed);
    sight_mark(sight, SIGHT_CLAIMED + (after > before ? 0 : after == before ? 1 : 2));
    if (kind >= TILE_EAST + 4)
        sight_mark(sight, SIGHT_WORTH);
    if (kind == table_wind(table, view->seat))
        sight_mark(sight, SIGHT_WORTH + 1);
    for (int i = 0; i < 2; i++)
        if (kind < TILE_EAST && table->dummy.bonus[i] < TILE_EAST && table->dummy.bonus[i] % 9 == kind % 9) {
            sight_mark(sight, SIGHT_WORTH + 2);
            break;
        }
    if (kind < TILE_EAST && table->dummy.treasure < TILE_EAST && table->dummy.treasure % 9 == kind % 9)
        sight_mark(sight, SIGHT_WORTH + 3);
}

static bool has_number(const struct dummy *dummy, int number)
{
    return (dummy->bonus[0] < TILE_EAST && dummy->bonus[0] % 9 == number) ||
           (dummy->bonus[1] < TILE_EAST && dummy->bonus[1] % 9 == number);
}

/* No number within two of it is held. */
static bool is_alone(const struct hand *hand, int kind)
{
    for (int step = -2; step <= 2; step++) {
        int number = kind % 9 + step;
        if (step && number >= 0 && number < 9 && hand->counts[kind + step])
            return false;
    }
    return true;
}

/* The other discarded what lies three to either side, as far as there is a side. */
static bool is_sided(tile_set theirs, int kind)
{
    int number = kind % 9;
    return (number < 3 || theirs & TILE_BIT(kind - 3)) && (number > 5 || theirs & TILE_BIT(kind + 3));
}

static void give_number_traits(struct sight *sight, int kind, const struct look *look)
{
    const struct dummy *dummy = &look->view->table.dummy;
    if (is_alone(&look->view->own.hand, kind))
        give_trait(sight, kind, SIGHT_TRAIT_ALONE);
    if (is_sided(look->piles.theirs, kind))
        give_trait(sight, kind, SIGHT_TRAIT_SIDE);
    if (kind % 9 == 0 || kind % 9 == 8)
        give_trait(sight, kind, SIGHT_TRAIT_TERMINAL);
    if (has_number(dummy, kind % 9))
        give_trait(sight, kind, SIGHT_TRAIT_BONUS);
    if (dummy->treasure < TILE_EAST && dummy->treasure % 9 == kind % 9)
        give_trait(sight, kind, SIGHT_TRAIT_TREASURE);
    if (sight->place[kind] < 9)
        give_trait(sight, kind, SIGHT_TRAIT_MAIN);
}

static void give_honor_traits(struct sight *sight, int kind, const struct view *view)
{
    give_trait(sight, kind, SIGHT_TRAIT_HONOR);
    if (kind >= TILE_EAST + 4)
        give_trait(sight, kind, SIGHT_TRAIT_DRAGON);
    if (kind == table_wind(&view->table, view->seat))
        give_trait(sight, kind, SIGHT_TRAIT_OWN_WIND);
}

static void see_traits(struct sight *sight, const struct look *look)
{
    const struct view *view = look->view;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        int held = view->own.hand.counts[kind];
        if (!held)
            continue;
        give_trait(sight, kind, held == 1 ? SIGHT_TRAIT_ONE : held == 2 ? SIGHT_TRAIT_TWO : SIGHT_TRAIT_MORE);
        give_trait(sight, kind,
                   (enum trait)(SIGHT_TRAIT_UNSEEN_0 + (look->unseen[kind] < 3 ? look->unseen[kind] : 3)));
        if (look->piles.safe & TILE_BIT(kind))
            give_trait(sight, kind, SIGHT_TRAIT_SAFE);
        if (view->own.drawn < TILE_HIDDEN && tile_kind(view->own.drawn) == kind)
            give_trait(sight, kind, SIGHT_TRAIT_DRAWN);
        if (kind < TILE_EAST)
            give_number_traits(sight, kind, look);
        else
            give_honor_traits(sight, kind, view);
    }
}

void sight_see_hand(struct sight *sight, const struct look *look)
{
    const struct view *view = look->view;
    const struct hand *hand = &view->own.hand;
    struct shape shape;
    int pairs = 0, main = 0;
    table_shape(&view->table, hand, view->seat, &shape);
    if (hand->size % 3 == 2) {
        see_discards(sight, &shape, look);
    } else {
        see_useful(sight, &shape, look);
        see_claim(sight, &shape, view);
    }
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        pairs += hand->counts[kind] >= 2;
        main += sight->place[kind] < 9 || kind >= TILE_EAST ? hand->counts[kind] : 0;
    }
    sight_mark_one(sight, SIGHT_PAIRS, pairs, 8);
    sight_mark_one(sight, SIGHT_MAIN, main, 15);
    sight_mark_counts(sight, SIGHT_HELD, hand->counts);
    sight_mark_set(sight, SIGHT_MELDS, sight_meld_kinds(&view->table, view->seat, false));
    sight_mark_kind(sight, SIGHT_DRAWN, view->own.drawn);
    sight_mark_set(sight, SIGHT_PASSED, look->passed);
    see_traits(sight, look);
}
