/* encoding.c: the order of the kinds, and the rivals; see encoding.h. */
#include "ai/forecast/encoding.h"

#include <string.h>

#include "ai/forecast/encoding_parts.h"
#include "ai/unseen.h"
#include "base/check.h"
#include "rules/hand/counts.h"

static void place_groups(struct encoding *encoding)
{
    const struct net_group *groups = encoding->feature_set->inputs.flags;
    for (int i = 0, at = 0; i < FEATURE_GROUPS; i++) {
        encoding->at[i] = at;
        at += groups[i].count;
    }
}

/* --- the order of the kinds ----------------------------------------------------------------------- */

/* True if the seat holds more below the middle than above. */
static bool holds_low(const struct hand *hand)
{
    int sum = 0;
    for (int kind = 0; kind < TILE_EAST; kind++)
        sum += hand->counts[kind] * (kind % 9 - 4);
    return sum < 0;
}

/* Places the dragons, the one with the most tiles first. */
static void place_dragons(struct encoding *encoding, int at)
{
    const uint8_t *held = encoding->view->own.hand.counts;
    for (int kind = TILE_WHITE; kind <= TILE_RED; kind++) {
        int before = 0;
        for (int other = TILE_WHITE; other <= TILE_RED; other++)
            before += other < kind ? held[other] >= held[kind] : held[other] > held[kind];
        encoding->place[kind] = (uint8_t)(at + before);
    }
}

static void place_kinds(struct encoding *encoding)
{
    int honors = encoding->feature_set->kinds - 7;
    const struct view *view = encoding->view;
    const struct table *table = &view->table;
    encode_order_suits(&view->own.hand, table->melds[view->seat], table->meld_counts[view->seat],
                       counts_kinds(encoding->copies, 1), encoding->suits);
    encode_place_suits(encoding->place, encoding->suits, holds_low(&view->own.hand));
    if (!encoding->copies[TILE_EAST])
        return;
    encode_place_winds(encoding->place, table, view->seat, honors);
    place_dragons(encoding, honors + 4);
}

/* --- the others ----------------------------------------------------------------------------------- */

static void find_rivals(struct encoding *encoding)
{
    const struct table *table = &encoding->view->table;
    encoding->rivals = 0;
    for (int seat = table_next(table, encoding->view->seat); seat != encoding->view->seat;
         seat = table_next(table, seat)) {
        CHECK(encoding->rivals < encoding->feature_set->rivals);
        bool declared = table->riichi[seat] || table->stage.attacker == seat;
        encoding->rival[encoding->rivals++] =
            (struct rival_features){.seat = (uint8_t)seat, .declared = declared};
    }
}

static void put_on_piles(struct encoding *encoding, struct discard discard)
{
    int pile = discard.flags & DISCARD_PILE;
    tile_set kind = TILE_BIT(tile_kind(discard.tile));
    encoding->piles |= kind;
    if (pile == encoding->view->seat)
        encoding->discarded |= kind;
    for (int i = 0; i < encoding->rivals; i++) {
        struct rival_features *rival = &encoding->rival[i];
        if (rival->seat == pile) {
            rival->discarded |= kind;
            if (!(discard.flags & DISCARD_DRAWN))
                rival->since = 0;
        }
        rival->since |= kind;
    }
}

static void look_at_piles(struct encoding *encoding)
{
    const struct view *view = encoding->view;
    const struct table *table = &view->table;
    encoding->piles = encoding->discarded = 0;
    for (int i = 0; i < table->discard_count; i++)
        if (table->discards[i].tile < TILE_HIDDEN)
            put_on_piles(encoding, table->discards[i]);
    encoding->barred = encoding->discarded | counts_kinds(view->own.passed, 1);
    encoding->safe = ~(tile_set)0;
    for (int i = 0; i < encoding->rivals; i++)
        if (encoding->rival[i].declared)
            encoding->safe &= encoding->rival[i].discarded | encoding->rival[i].since;
}

/* Finds the dora. */
static void find_counted(struct encoding *encoding)
{
    const struct table *table = &encoding->view->table;
    encoding->counted = 0;
    memset(encoding->dora, 0, sizeof encoding->dora);
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] < TILE_HIDDEN; i++) {
        uint8_t kind = tile_indicated(table->dora.shown[i]);
        encoding->dora[kind]++;
        encoding->counted |= TILE_BIT(kind);
    }
}

void encoding_init(struct encoding *encoding, const struct feature_set *feature_set, const struct view *view)
{
    encoding->feature_set = feature_set;
    encoding->view = view;
    encoding->count = 0;
    place_groups(encoding);
    table_copies(&view->table, encoding->copies);
    unseen_count(view, encoding->unseen);
    find_rivals(encoding);
    place_kinds(encoding);
    look_at_piles(encoding);
    find_counted(encoding);
    encoding_table(encoding);
}

/* --- the tile of a move --------------------------------------------------------------------------- */

/* True if the hand holds no number within two of it. */
static bool is_alone(const struct hand *hand, int kind)
{
    for (int step = -2; step <= 2; step++) {
        int number = kind % 9 + step;
        if (step && number >= 0 && number < 9 && hand->counts[kind + step])
            return false;
    }
    return true;
}

/* True if they discarded the numbers three above and below, as far as those exist. */
static bool is_sided(tile_set theirs, int kind)
{
    int number = kind % 9;
    return (number < 3 || theirs & TILE_BIT(kind - 3)) && (number > 5 || theirs & TILE_BIT(kind + 3));
}

static inline uint32_t trait(int which, bool has)
{
    return has ? (uint32_t)1 << which : 0;
}

static uint32_t traits_of_number(const struct encoding *encoding, uint8_t kind)
{
    uint32_t traits = trait(TRAIT_TERMINAL, tile_is_terminal(kind)) |
                      trait(TRAIT_MAIN, kind / 9 == encoding->suits[0]) |
                      trait(TRAIT_ALONE, is_alone(&encoding->view->own.hand, kind));
    for (int i = 0; i < encoding->rivals; i++)
        traits |= trait(TRAIT_SIDED + i, is_sided(encoding->rival[i].discarded, kind));
    return traits;
}

static uint32_t traits_of_honor(const struct encoding *encoding, uint8_t kind)
{
    const struct table *table = &encoding->view->table;
    return trait(TRAIT_HONOR, true) | trait(TRAIT_DRAGON, tile_is_dragon(kind)) |
           trait(TRAIT_OWN_WIND, kind == table_wind(table, encoding->view->seat)) |
           trait(TRAIT_ROUND_WIND, kind == table_round_wind(table));
}

uint32_t encoding_traits(const struct encoding *encoding, uint8_t tile)
{
    uint8_t kind = tile_kind(tile), unseen = encoding->unseen[kind], drawn = encoding->view->own.drawn;
    uint32_t traits = trait(TRAIT_UNSEEN + (unseen < 3 ? unseen : 3), true) |
                      trait(TRAIT_COUNTED, encoding->counted & TILE_BIT(kind)) |
                      trait(TRAIT_PILED, encoding->piles & TILE_BIT(kind)) |
                      trait(TRAIT_RED, tile >= TILE_RED_FIVE) |
                      trait(TRAIT_DRAWN, drawn < TILE_HIDDEN && tile_kind(drawn) == kind);
    for (int i = 0; i < encoding->rivals; i++) {
        const struct rival_features *rival = &encoding->rival[i];
        traits |= trait(TRAIT_DISCARDED + i, rival->discarded & TILE_BIT(kind));
        traits |= trait(TRAIT_SAFE + i, (rival->discarded | rival->since) & TILE_BIT(kind));
    }
    return traits | (kind < TILE_EAST ? traits_of_number(encoding, kind) : traits_of_honor(encoding, kind));
}
