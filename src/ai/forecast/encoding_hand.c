/* encoding_hand.c: the flags of the position after a move; see encoding.h. */
#include <string.h>

#include "ai/forecast/encoding_parts.h"
#include "ai/unseen.h"
#include "base/check.h"
#include "rules/hand/counts.h"

/* The hand after a move, and facts about it that are needed several times. */
struct looked_at {
    const struct encoding *encoding;
    const struct led_to *led_to;
    struct shape shape;
    int shanten;
    tile_set useful; /* 0 for a hand with one tile too many */
};

/* Finds the facts. Tiles in melds don't limit the hand's shape here, because the tables of shape.c are fast
 * only if all limits are four; kinds that aren't unseen are left out anyway. */
static void look(struct looked_at *looked, const struct encoding *encoding, const struct led_to *led_to)
{
    const struct ruleset *rules = encoding->view->table.rules;
    const struct holding *held = &led_to->held;
    looked->encoding = encoding;
    looked->led_to = led_to;
    struct shape *shape = &looked->shape;
    memcpy(shape->counts, held->hand.counts, sizeof shape->counts);
    memcpy(shape->limits, encoding->copies, sizeof shape->limits);
    shape->sets = (uint8_t)(encoding->view->table.sets - held->meld_count);
    shape->forms =
        (uint8_t)(held->meld_count || encoding->view->table.sets < 4 ? FORM_STANDARD : rules->forms);
    looked->useful = 0;
    if (held->hand.size % 3 == 2)
        looked->shanten = shape_shanten(shape);
    else
        looked->useful = shape_useful(shape, &looked->shanten);
    looked->shanten = looked->shanten < 0 ? 0 : looked->shanten;
}

/* --- points --------------------------------------------------------------------------------------- */

/* Returns what a win on that tile pays; 0 if it isn't a win. */
static int points_on(const struct looked_at *looked, uint8_t kind)
{
    const struct view *view = looked->encoding->view;
    const struct holding *held = &looked->led_to->held;
    struct hand whole = held->hand;
    struct win win;
    struct score score;
    hand_add(&whole, kind);
    bool draws = looked->encoding->feature_set->stages;
    table_win(&view->table, &whole, view->seat, kind, draws ? WIN_SELF_DRAW : WIN_DISCARD, &win);
    memcpy(win.melds, held->melds, sizeof win.melds);
    win.meld_count = held->meld_count;
    win.riichi = looked->led_to->declared;
    score_win(view->table.rules, view->table.options, &win, &score);
    return score.win ? score.points : 0;
}

/* Returns the flag for points: small values have one each, large values share. */
static int points_place(int quarters)
{
    static const int from[] = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 28, 40};
    int place = 0;
    while (place < (int)(sizeof from / sizeof *from) && quarters >= from[place])
        place++;
    return place;
}

static void encode_waits(const struct marks *marks, const struct looked_at *looked)
{
    enum { NONE_PAYS = 15 };
    const struct encoding *encoding = looked->encoding;
    tile_set thrown = looked->led_to->tile == TILE_NONE ? 0 : TILE_BIT(tile_kind(looked->led_to->tile));
    int points = 0, tiles = 0;
    if (looked->useful & (encoding->barred | thrown))
        mark(marks, FEATURE_BARRED, 0);
    if (looked->useful & (encoding->piles | thrown))
        mark(marks, FEATURE_PILED, 0);
    if (encoding->view->table.rules->declares_risk)
        return;
    for (tile_set left = looked->useful; left; left &= left - 1) {
        uint8_t kind = tile_set_first(left);
        if (!encoding->unseen[kind])
            continue;
        points += encoding->unseen[kind] * points_on(looked, kind);
        tiles += encoding->unseen[kind];
    }
    int quarters = tiles ? points / tiles / encoding->feature_set->quarter : 0;
    mark(marks, FEATURE_POINTS, points ? points_place(quarters) : NONE_PAYS);
}

/* Returns how many tiles the best wait has to which a hand of 3n+2 tiles can come. */
static int best_wait(const struct encoding *encoding, struct shape *shape)
{
    int most = 0;
    for (tile_set left = shape_discards(shape, 0); left; left &= left - 1) {
        int kind = tile_set_first(left);
        shape->counts[kind]--;
        int tiles = kinds_sum(encoding->unseen, shape_waits(shape));
        shape->counts[kind]++;
        most = tiles > most ? tiles : most;
    }
    return most;
}

static void encode_next(const struct marks *marks, const struct looked_at *looked)
{
    const struct encoding *encoding = looked->encoding;
    struct shape shape = looked->shape;
    int waits = 0, tiles = 0;
    for (tile_set left = looked->useful; left; left &= left - 1) {
        int kind = tile_set_first(left), unseen = encoding->unseen[kind];
        if (!unseen || shape.counts[kind] == 4)
            continue;
        shape.counts[kind]++;
        waits += unseen * best_wait(encoding, &shape);
        shape.counts[kind]--;
        tiles += unseen;
    }
    if (tiles)
        mark_one(marks, FEATURE_NEXT, 0, (2 * waits + tiles) / (2 * tiles), 12);
}

static void encode_useful(const struct marks *marks, const struct looked_at *looked)
{
    const struct encoding *encoding = looked->encoding;
    tile_set alive = looked->useful & counts_kinds(encoding->unseen, 1);
    int tiles = kinds_sum(encoding->unseen, alive), far = looked->shanten;
    mark_one(marks, FEATURE_SHANTEN, 0, far, FEATURES_FAR);
    mark_kinds(marks, FEATURE_USEFUL, 0, alive);
    if (far == 0)
        mark_one(marks, FEATURE_TILES, 0, tiles, 16);
    else
        mark_one(marks, FEATURE_TILES, far == 1 ? 16 : 32, far == 1 ? tiles / 2 : tiles / 3, 16);
    if (far == 0 && looked->useful)
        encode_waits(marks, looked);
    if (far == 1)
        encode_next(marks, looked);
}

static int seven_pairs_shanten(const struct hand *hand)
{
    int pairs = tile_set_count(counts_kinds(hand->counts, 2));
    int kinds = tile_set_count(counts_kinds(hand->counts, 1));
    return 6 - pairs + (kinds < 7 ? 7 - kinds : 0);
}

/* Encodes the distance to other forms than the nearest. */
static void encode_plans(const struct marks *marks, const struct looked_at *looked)
{
    const struct encoding *encoding = looked->encoding;
    const struct holding *held = &looked->led_to->held;
    struct shape flush = looked->shape;
    bool other = false;
    for (int i = 0; i < held->meld_count; i++)
        other |= held->melds[i].tile < TILE_EAST && held->melds[i].tile / 9 != encoding->suits[0];
    for (int kind = 0; kind < TILE_EAST; kind++)
        if (kind / 9 != encoding->suits[0])
            flush.counts[kind] = flush.limits[kind] = 0;
    flush.forms = FORM_STANDARD;
    int far = other ? FEATURES_FAR : shape_shanten(&flush);
    mark_one(marks, FEATURE_FLUSH, 0, far, FEATURES_FAR);
    if (looked->shape.forms & (FORM_SEVEN_PAIRS | FORM_SEVEN_PAIRS_ANY))
        mark_one(marks, FEATURE_SEVEN_PAIRS, 0, seven_pairs_shanten(&held->hand), FEATURES_FAR);
}

/* --- the tiles ------------------------------------------------------------------------------------ */

static void encode_suits(const struct marks *marks, const struct looked_at *looked)
{
    const struct encoding *encoding = looked->encoding;
    const struct holding *held = &looked->led_to->held;
    int counts[4] = {0}, pairs = tile_set_count(counts_kinds(held->hand.counts, 2));
    int triplets = tile_set_count(counts_kinds(held->hand.counts, 3));
    for (int kind = 0; kind < TILE_KINDS; kind++)
        counts[kind / 9] += held->hand.counts[kind];
    for (int i = 0; i < held->meld_count; i++) {
        counts[held->melds[i].tile / 9] += 3;
        triplets += held->melds[i].kind != MELD_RUN;
    }
    mark_one(marks, FEATURE_PAIRS, 0, pairs, 8);
    mark_one(marks, FEATURE_TRIPLETS, 0, triplets, 5);
    for (int i = 0; i < 3 && encoding->suits[i] != SUIT_NONE; i++)
        mark_one(marks, FEATURE_SUITS, 15 * i, counts[encoding->suits[i]], 15);
    mark_one(marks, FEATURE_HONORS, 0, counts[3], 15);
}

static void encode_own_melds(const struct marks *marks, const struct holding *held)
{
    int kongs = 0;
    for (int i = 0; i < held->meld_count; i++)
        kongs += meld_is_kong(&held->melds[i]);
    mark_melds(marks, FEATURE_PUNGS, FEATURE_RUNS, 0, held->melds, held->meld_count);
    mark_one(marks, FEATURE_EXPOSED, 0, holding_exposed(held), 5);
    mark_one(marks, FEATURE_KONGS, 0, kongs, 5);
}

static void encode_safe(const struct marks *marks, const struct looked_at *looked)
{
    const struct encoding *encoding = looked->encoding;
    if (encoding->safe == ~(tile_set)0)
        return;
    mark_one(marks, FEATURE_SAFE_HELD, 0, kinds_sum(looked->led_to->held.hand.counts, encoding->safe), 8);
}

/* Returns how many tiles of those kinds are held, including melds; each kind counts `times` times. */
static int count_held(const struct holding *held, const uint8_t times[TILE_KINDS])
{
    int count = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        count += held->hand.counts[kind] * times[kind];
    for (int i = 0; i < held->meld_count; i++) {
        uint8_t tiles[4];
        int size = meld_list(&held->melds[i], tiles);
        for (int t = 0; t < size; t++)
            count += times[tile_kind(tiles[t])];
    }
    return count;
}

/* Encodes the tiles that make the hand worth more. */
static void encode_counted(const struct marks *marks, const struct looked_at *looked)
{
    const struct encoding *encoding = looked->encoding;
    const struct holding *held = &looked->led_to->held;
    int reds = bits_count(held->hand.reds);
    for (int i = 0; i < held->meld_count; i++)
        reds += bits_count(held->melds[i].reds);
    mark_one(marks, FEATURE_COUNTED_HELD, 0, reds + count_held(held, encoding->dora), 8);
}

static void encode_move(const struct marks *marks, const struct looked_at *looked)
{
    const struct led_to *led_to = looked->led_to;
    mark(marks, FEATURE_DEED, led_to->deed);
    if (led_to->tile == TILE_NONE)
        return;
    mark_kinds(marks, FEATURE_MOVED, 0, TILE_BIT(tile_kind(led_to->tile)));
    for (uint32_t left = encoding_traits(looked->encoding, led_to->tile); left; left &= left - 1)
        mark(marks, FEATURE_TRAIT, bits_count((left & (~left + 1)) - 1));
}

int encoding_hand(const struct encoding *encoding, const struct led_to *led_to,
                  uint16_t flags[FEATURES_HAND_MAX])
{
    int count = 0;
    struct marks marks = {.encoding = encoding,
                          .to = {.place = encoding->place, .flags = flags, .count = &count}};
    struct looked_at looked;
    look(&looked, encoding, led_to);
    encode_move(&marks, &looked);
    encode_counts(&marks.to, mark_at(&marks, FEATURE_HELD, 0), led_to->held.hand.counts);
    encode_own_melds(&marks, &led_to->held);
    encode_useful(&marks, &looked);
    encode_suits(&marks, &looked);
    encode_safe(&marks, &looked);
    if (encoding->feature_set->kinds > 9)
        encode_plans(&marks, &looked);
    if (encoding->feature_set->stages)
        encode_counted(&marks, &looked);
    CHECK(count <= FEATURES_HAND_MAX);
    return count;
}
