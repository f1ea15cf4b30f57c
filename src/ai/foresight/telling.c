/* telling.c: the order of the kinds, and who the others are; see telling.h. */
#include "ai/foresight/telling.h"

#include <string.h>

#include "ai/foresight/telling_parts.h"
#include "ai/unseen.h"
#include "base/check.h"

static void place_groups(struct telling *telling)
{
    const struct net_group *groups = telling->outlook->inputs.flags;
    for (int i = 0, at = 0; i < TOLD_GROUPS; i++) {
        telling->at[i] = at;
        at += groups[i].count;
    }
}

/* --- the order of the kinds ----------------------------------------------------------------------- */

static int suit_count(const struct view *view, int suit)
{
    const struct table *table = &view->table;
    int count = 0;
    for (int kind = 9 * suit; kind < 9 * suit + 9; kind++)
        count += view->own.hand.counts[kind];
    for (int i = 0; i < table->meld_counts[view->seat]; i++)
        count += table->melds[view->seat][i].tile / 9 == suit ? 3 : 0;
    return count;
}

/* The suits in play, that of which most is held first. */
static void order_suits(struct telling *telling)
{
    int counts[3], found = 0;
    memset(telling->suits, SUIT_NONE, sizeof telling->suits);
    for (int suit = 0; suit < 3; suit++) {
        if (!telling->copies[9 * suit])
            continue;
        int count = suit_count(telling->view, suit), at = found++;
        for (; at > 0 && counts[at - 1] < count; at--) {
            counts[at] = counts[at - 1];
            telling->suits[at] = telling->suits[at - 1];
        }
        counts[at] = count;
        telling->suits[at] = (uint8_t)suit;
    }
}

/* More is held below the middle than above. */
static bool holds_low(const struct hand *hand)
{
    int sum = 0;
    for (int kind = 0; kind < TILE_EAST; kind++)
        sum += hand->counts[kind] * (kind % 9 - 4);
    return sum < 0;
}

static void place_suits(struct telling *telling)
{
    for (int i = 0; i < 3 && telling->suits[i] != SUIT_NONE; i++)
        for (int n = 0; n < 9; n++)
            telling->place[9 * telling->suits[i] + n] = (uint8_t)(9 * i + (telling->turned ? 8 - n : n));
}

/* The own wind, those of the others in turn, those of nobody. */
static void place_winds(struct telling *telling, int at)
{
    const struct table *table = &telling->view->table;
    telling->place[table_wind(table, telling->view->seat)] = (uint8_t)at++;
    for (int i = 0; i < telling->rivals; i++)
        telling->place[table_wind(table, telling->rival[i].seat)] = (uint8_t)at++;
    for (int kind = TILE_EAST; kind <= TILE_NORTH; kind++)
        if (telling->place[kind] == TILE_NONE)
            telling->place[kind] = (uint8_t)at++;
}

/* The dragon of which most is held first. */
static void place_dragons(struct telling *telling, int at)
{
    const uint8_t *held = telling->view->own.hand.counts;
    for (int kind = TILE_WHITE; kind <= TILE_RED; kind++) {
        int before = 0;
        for (int other = TILE_WHITE; other <= TILE_RED; other++)
            before += other < kind ? held[other] >= held[kind] : held[other] > held[kind];
        telling->place[kind] = (uint8_t)(at + before);
    }
}

static void place_kinds(struct telling *telling)
{
    int honors = telling->outlook->kinds - 7;
    memset(telling->place, TILE_NONE, sizeof telling->place);
    order_suits(telling);
    telling->turned = holds_low(&telling->view->own.hand);
    place_suits(telling);
    if (!telling->copies[TILE_EAST])
        return;
    place_winds(telling, honors);
    place_dragons(telling, honors + 4);
}

/* --- the others ----------------------------------------------------------------------------------- */

static void find_rivals(struct telling *telling)
{
    const struct table *table = &telling->view->table;
    telling->rivals = 0;
    for (int seat = table_next(table, telling->view->seat); seat != telling->view->seat;
         seat = table_next(table, seat)) {
        CHECK(telling->rivals < telling->outlook->rivals);
        bool declared = table->riichi[seat] || table->stage.attacker == seat;
        telling->rival[telling->rivals++] = (struct told_rival){.seat = (uint8_t)seat, .declared = declared};
    }
}

static void put_on_piles(struct telling *telling, struct discard discard)
{
    int pile = discard.flags & DISCARD_PILE;
    tile_set kind = TILE_BIT(tile_kind(discard.tile));
    telling->piles |= kind;
    if (pile == telling->view->seat)
        telling->discarded |= kind;
    for (int i = 0; i < telling->rivals; i++) {
        struct told_rival *rival = &telling->rival[i];
        if (rival->seat == pile) {
            rival->discarded |= kind;
            if (!(discard.flags & DISCARD_DRAWN))
                rival->since = 0;
        }
        rival->since |= kind;
    }
}

static void look_at_piles(struct telling *telling)
{
    const struct view *view = telling->view;
    const struct table *table = &view->table;
    telling->piles = telling->discarded = 0;
    for (int i = 0; i < table->discard_count; i++)
        if (table->discards[i].tile < TILE_HIDDEN)
            put_on_piles(telling, table->discards[i]);
    telling->barred = telling->discarded;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        telling->barred |= view->own.passed[kind] ? TILE_BIT(kind) : 0;
    telling->safe = ~(tile_set)0;
    for (int i = 0; i < telling->rivals; i++)
        if (telling->rival[i].declared)
            telling->safe &= telling->rival[i].discarded | telling->rival[i].since;
}

/* Kinds that make a hand dearer: of the indicators' numbers, or dora. */
static void find_counted(struct telling *telling)
{
    const struct table *table = &telling->view->table;
    telling->counted = 0;
    memset(telling->dora, 0, sizeof telling->dora);
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] < TILE_HIDDEN; i++) {
        uint8_t kind = tile_indicated(table->dora.shown[i]);
        telling->dora[kind]++;
        telling->counted |= TILE_BIT(kind);
    }
}

void telling_init(struct telling *telling, const struct outlook *outlook, const struct view *view)
{
    telling->outlook = outlook;
    telling->view = view;
    telling->count = 0;
    place_groups(telling);
    unseen_count(view, telling->copies, telling->unseen);
    find_rivals(telling);
    place_kinds(telling);
    look_at_piles(telling);
    find_counted(telling);
    telling_table(telling);
}

/* --- the tile of a move --------------------------------------------------------------------------- */

/* No number within two of it is held, as the hand is now. */
static bool is_alone(const struct hand *hand, int kind)
{
    for (int step = -2; step <= 2; step++) {
        int number = kind % 9 + step;
        if (step && number >= 0 && number < 9 && hand->counts[kind + step])
            return false;
    }
    return true;
}

/* They discarded what lies three to either side, as far as there is a side. */
static bool is_sided(tile_set theirs, int kind)
{
    int number = kind % 9;
    return (number < 3 || theirs & TILE_BIT(kind - 3)) && (number > 5 || theirs & TILE_BIT(kind + 3));
}

static inline uint32_t trait(int which, bool has)
{
    return has ? (uint32_t)1 << which : 0;
}

static uint32_t traits_of_number(const struct telling *telling, uint8_t kind)
{
    uint32_t traits = trait(TRAIT_TERMINAL, tile_is_terminal(kind)) |
                      trait(TRAIT_MAIN, kind / 9 == telling->suits[0]) |
                      trait(TRAIT_ALONE, is_alone(&telling->view->own.hand, kind));
    for (int i = 0; i < telling->rivals; i++)
        traits |= trait(TRAIT_SIDED + i, is_sided(telling->rival[i].discarded, kind));
    return traits;
}

static uint32_t traits_of_honor(const struct telling *telling, uint8_t kind)
{
    const struct table *table = &telling->view->table;
    return trait(TRAIT_HONOR, true) | trait(TRAIT_DRAGON, tile_is_dragon(kind)) |
           trait(TRAIT_OWN_WIND, kind == table_wind(table, telling->view->seat)) |
           trait(TRAIT_ROUND_WIND, kind == table_round_wind(table));
}

uint32_t telling_traits(const struct telling *telling, uint8_t tile)
{
    uint8_t kind = tile_kind(tile), unseen = telling->unseen[kind], drawn = telling->view->own.drawn;
    uint32_t traits = trait(TRAIT_UNSEEN + (unseen < 3 ? unseen : 3), true) |
                      trait(TRAIT_COUNTED, telling->counted & TILE_BIT(kind)) |
                      trait(TRAIT_PILED, telling->piles & TILE_BIT(kind)) |
                      trait(TRAIT_RED, tile >= TILE_RED_FIVE) |
                      trait(TRAIT_DRAWN, drawn < TILE_HIDDEN && tile_kind(drawn) == kind);
    for (int i = 0; i < telling->rivals; i++) {
        const struct told_rival *rival = &telling->rival[i];
        traits |= trait(TRAIT_DISCARDED + i, rival->discarded & TILE_BIT(kind));
        traits |= trait(TRAIT_SAFE + i, (rival->discarded | rival->since) & TILE_BIT(kind));
    }
    return traits | (kind < TILE_EAST ? traits_of_number(telling, kind) : traits_of_honor(telling, kind));
}
