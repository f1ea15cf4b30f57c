/* observation.c: see observation.h. */
#include "session/luck/observation_parts.h"

#include <string.h>

#include "base/check.h"

/* --- what is left ---------------------------------------------------------------------------------- */

/* A face-down or missing place of the dummy's row is not a tile. */
static void take_out(struct onlooker *all, uint8_t tile)
{
    if (tile >= TILE_COUNT)
        return;
    CHECK(all->left[tile_kind(tile)]);
    all->left[tile_kind(tile)]--;
}

static void take_out_open(struct onlooker *all)
{
    const struct table *table = all->table;
    for (int i = 0; i < table->discard_count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED))
            take_out(all, table->discards[i].tile);
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
        take_out(all, table->dora.shown[i]);
    for (int i = 0; i < table->rules->dummy; i++)
        take_out(all, table->dummy.row[i]);
}

static void take_out_seat(struct onlooker *all, int seat)
{
    const struct table *table = all->table;
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        uint8_t tiles[4];
        int count = meld_list(&table->melds[seat][i], tiles);
        for (int t = 0; t < count; t++)
            take_out(all, tiles[t]);
    }
    for (int kind = 0; kind < TILE_KINDS; kind++)
        all->left[kind] = (uint8_t)(all->left[kind] - all->held[seat][kind]);
}

static void count_left(struct onlooker *all)
{
    table_copies(all->table, all->copies);
    memcpy(all->left, all->copies, sizeof all->left);
    for (int seat = 0; seat < all->table->seats; seat++)
        take_out_seat(all, seat);
    take_out_open(all);
    all->to_come = 1;
    for (int kind = 0; kind < TILE_KINDS; kind++)
        all->to_come += all->left[kind];
}

static int left_of(const struct onlooker *all, tile_set kinds)
{
    int sum = 0;
    for (; kinds; kinds &= kinds - 1)
        sum += all->left[tile_set_first(kinds)];
    return sum;
}

void observation_shape(const struct onlooker *all, const struct hand *hand, int seat, struct shape *shape)
{
    const struct table *table = all->table;
    shape_init(shape, hand, NULL, 0, all->copies, table->sets, table_forms(table, seat));
    shape->sets = (uint8_t)(shape->sets - table->meld_counts[seat]);
}

static int points_of(const struct onlooker *all, const struct stand *stand, int seat, uint8_t kind,
                     enum win_source source)
{
    struct hand hand = stand->own.hand;
    struct win win;
    struct score score;
    hand_add(&hand, kind);
    table_win(all->table, &hand, seat, kind, source, &win);
    score_win(all->table->rules, all->table->options, &win, &score);
    return score.win ? score.points : -1;
}

static int held_by_others(const struct onlooker *all, int seat, uint8_t kind)
{
    int sum = 0;
    for (int other = 0; other < all->table->seats; other++)
        sum += other == seat ? 0 : all->held[other][kind];
    return sum;
}

/* Finds the waits of a tenpai hand and their points. */
static void look_at_waits(const struct onlooker *all, struct stand *stand, int seat)
{
    for (tile_set waits = stand->useful; waits; waits &= waits - 1) {
        uint8_t kind = tile_set_first(waits);
        int left = all->left[kind], others = held_by_others(all, seat, kind);
        if (!left && !others)
            continue;
        int drawn = points_of(all, stand, seat, kind, WIN_SELF_DRAW);
        int taken = points_of(all, stand, seat, kind, WIN_DISCARD);
        stand->draws += drawn >= 0 ? left : 0;
        stand->draw_points += drawn > 0 ? drawn * left : 0;
        if (taken < 0 || kind == (stand->thrown < TILE_COUNT ? tile_kind(stand->thrown) : TILE_NONE) ||
            legal_furiten(all->table, &stand->own, seat, kind, NULL))
            continue;
        stand->taken[kind] = taken;
        stand->takes += left;
        stand->take_points += taken * left;
        stand->held += others;
    }
}

static void look_at(const struct onlooker *all, struct stand *stand, int seat)
{
    struct shape shape;
    observation_shape(all, &stand->own.hand, seat, &shape);
    stand->useful = shape_useful(&shape, &stand->shanten);
    stand->live = left_of(all, stand->useful);
}

/* True if another seat wins on the tile. */
static bool feeds_another(const struct onlooker *all, int seat, uint8_t tile)
{
    for (int other = 0; other < all->table->seats; other++)
        if (other != seat && all->playing >> other & 1 && all->stands[other].shanten == 0 &&
            all->stands[other].useful & TILE_BIT(tile_kind(tile)) &&
            legal_can_win_on(all->table, &all->stands[other].own, other, tile, WIN_DISCARD, NULL))
            return true;
    return false;
}

static int worth(const struct stand *stand)
{
    int near = stand->shanten > 20 ? 20 : stand->shanten;
    return -10000 * near + 16 * stand->live + (stand->shanten == 0 ? 4 * stand->draw_points : 0);
}

/* Makes the best discard from a hand of 3n+2 tiles; in Riichi the drawn tile. */
static void throw_one(const struct onlooker *all, struct stand *stand, int seat)
{
    struct stand best = *stand, safe = *stand;
    int most = INT32_MIN, most_safe = INT32_MIN;
    uint8_t tiles[HAND_MAX];
    int count = hand_choices(&stand->own.hand, tiles);
    for (int i = 0; i < count; i++) {
        if (all->table->riichi[seat] && tiles[i] != stand->own.drawn)
            continue;
        struct stand after = *stand;
        hand_remove(&after.own.hand, tiles[i]);
        after.thrown = tiles[i];
        after.own.drawn = TILE_NONE;
        look_at(all, &after, seat);
        if (after.shanten == 0)
            look_at_waits(all, &after, seat);
        int value = worth(&after);
        if (value > most) {
            most = value;
            best = after;
        }
        if (value > most_safe && !feeds_another(all, seat, tiles[i])) {
            most_safe = value;
            safe = after;
        }
    }
    best.feeds = most > most_safe;
    best.need_not = best.feeds && most_safe > INT32_MIN && safe.shanten == best.shanten;
    *stand = best;
}

static void stand_init(const struct onlooker *all, struct stand *stand, int seat)
{
    const struct game *game = all->observation->game;
    *stand = (struct stand){.own = game->own[seat], .thrown = TILE_NONE};
    if (all->observation->undrawn && stand->own.drawn != TILE_NONE) {
        hand_remove(&stand->own.hand, stand->own.drawn);
        stand->own.drawn = TILE_NONE;
    }
}

static bool has_drawn(const struct stand *stand)
{
    return stand->own.hand.size % 3 == 2;
}

/* Hands with a tile too many come last, because their discard depends on what the others win on. */
static void look_at_all(struct onlooker *all)
{
    for (int late = 0; late < 2; late++) {
        for (int seat = 0; seat < all->table->seats; seat++) {
            struct stand *stand = &all->stands[seat];
            if (!(all->playing >> seat & 1) || has_drawn(stand) != late)
                continue;
            if (late) {
                throw_one(all, stand, seat);
                continue;
            }
            look_at(all, stand, seat);
            if (stand->shanten == 0)
                look_at_waits(all, stand, seat);
        }
    }
}

/* Finds whether a wait of the hand is in any pile, and in the seat's own. */
static void look_at_piles(const struct onlooker *all, const struct stand *stand, int seat, bool found[2])
{
    const struct table *table = all->table;
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if (!(stand->useful & TILE_BIT(tile_kind(discard->tile))))
            continue;
        found[0] |= !(discard->flags & DISCARD_CLAIMED);
        found[1] |= (discard->flags & DISCARD_PILE) == seat;
    }
}

/* --- encoding -------------------------------------------------------------------------------------- */

/* Returns the total points of all winning draws of a tenpai hand of 3n+1 tiles. */
static int pay_of_draws(const struct onlooker *all, const struct stand *stand, int seat,
                        const uint8_t counts[TILE_KINDS], tile_set waits)
{
    struct stand after = *stand;
    int sum = 0;
    memcpy(after.own.hand.counts, counts, TILE_KINDS);
    for (; waits; waits &= waits - 1) {
        uint8_t kind = tile_set_first(waits);
        int points = all->left[kind] ? points_of(all, &after, seat, kind, WIN_SELF_DRAW) : 0;
        sum += points > 0 ? all->left[kind] * points : 0;
    }
    return sum;
}

void observation_next(const struct onlooker *all, const struct stand *stand, int seat, uint8_t kind,
                      struct next_step *step)
{
    struct shape shape;
    uint8_t thrown_best = TILE_NONE;
    tile_set waits = 0;
    *step = (struct next_step){0, 0};
    observation_shape(all, &stand->own.hand, seat, &shape);
    shape.counts[kind]++;
    for (tile_set out = shape_discards(&shape, stand->shanten - 1); out; out &= out - 1) {
        uint8_t thrown = tile_set_first(out);
        shape.counts[thrown]--;
        tile_set next = shape_useful(&shape, NULL);
        int live = left_of(all, next);
        shape.counts[thrown]++;
        if (live > step->live) {
            step->live = live;
            thrown_best = thrown;
            waits = next;
        }
    }
    if (stand->shanten != 1 || thrown_best == TILE_NONE)
        return;
    shape.counts[thrown_best]--;
    step->waits = pay_of_draws(all, stand, seat, shape.counts, waits);
}

/* Encodes the most useful tiles the hand can have after drawing a useful one, over all of these. */
static void encode_next(const struct onlooker *all, const struct stand *stand, int seat,
                        const struct encoder *encoder)
{
    int sum = 0, kinds = 0;
    int64_t pay = 0;
    for (tile_set useful = stand->shanten > 0 ? stand->useful : 0; useful; useful &= useful - 1) {
        uint8_t kind = tile_set_first(useful);
        struct next_step step;
        if (!all->left[kind])
            continue;
        observation_next(all, stand, seat, kind, &step);
        sum += all->left[kind] * step.live;
        pay += all->left[kind] * step.waits;
        kinds++;
    }
    int live = stand->live ? stand->live : 1;
    encode_number(encoder, OBSERVATION_NEXT, sum / live, 16);
    encode_number(encoder, OBSERVATION_NEXT + 1, 4 * sum / live, all->to_come);
    encode_number(encoder, OBSERVATION_NEXT + 2, kinds, 8);
    encode_number(encoder, OBSERVATION_AHEAD, sum ? pay / sum : 0, all->observation->unit);
    encode_number(encoder, OBSERVATION_AHEAD + 1, 8 * pay / live / all->observation->unit, all->to_come);
}

static void encode_wins(const struct onlooker *all, const struct stand *stand, int seat,
                        const struct encoder *encoder)
{
    bool found[2] = {false, false};
    if (stand->shanten == 0)
        look_at_piles(all, stand, seat, found);
    encode_number(encoder, OBSERVATION_WAITS + 3, found[0], 1);
    encode_number(encoder, OBSERVATION_WAITS + 4, found[1], 1);
    int unit = all->observation->unit;
    encode_number(encoder, OBSERVATION_DRAWS, stand->draws, 8);
    encode_number(encoder, OBSERVATION_DRAWS + 1, 8 * stand->draws, all->to_come);
    encode_number(encoder, OBSERVATION_DRAWS + 2, stand->draws ? stand->draw_points / stand->draws : 0, unit);
    encode_number(encoder, OBSERVATION_DRAWS + 3, 8LL * stand->draw_points / unit, all->to_come);
    encode_number(encoder, OBSERVATION_TAKES, stand->takes, 8);
    encode_number(encoder, OBSERVATION_TAKES + 1, 8 * stand->takes, all->to_come);
    encode_number(encoder, OBSERVATION_TAKES + 2, stand->takes ? stand->take_points / stand->takes : 0, unit);
    encode_number(encoder, OBSERVATION_TAKES + 3, 8LL * stand->take_points / unit, all->to_come);
    encode_number(encoder, OBSERVATION_WAITS, stand->held, 4);
    encode_number(encoder, OBSERVATION_WAITS + 1, stand->shanten ? 0 : tile_set_count(stand->useful), 4);
    encode_number(encoder, OBSERVATION_WAITS + 2, stand->shanten == 0 && stand->draws == 0, 1);
}

static void encode_distance(const struct onlooker *all, const struct stand *stand, int seat,
                            const struct encoder *encoder)
{
    int claims = 0, shanten = stand->shanten > 6 ? 6 : stand->shanten;
    encode_number(encoder, OBSERVATION_SHANTEN + shanten, 1, 1);
    encode_number(encoder, OBSERVATION_USEFUL, stand->live, 16);
    encode_number(encoder, OBSERVATION_USEFUL + 1, 4 * stand->live, all->to_come);
    for (int kind = 0; kind < TILE_KINDS && stand->shanten; kind++)
        if (stand->own.hand.counts[kind] >= 2 && stand->useful & TILE_BIT(kind))
            claims += all->left[kind];
    encode_number(encoder, OBSERVATION_CLAIMS, claims, 8);
    encode_next(all, stand, seat, encoder);
    encode_wins(all, stand, seat, encoder);
}

static bool is_value(const struct table *table, int seat, int kind)
{
    return kind >= TILE_WHITE || kind == table_wind(table, seat) || kind == table_round_wind(table);
}

static void count_tiles(const struct onlooker *all, const struct stand *stand, int seat,
                        uint8_t counts[TILE_KINDS])
{
    const struct table *table = all->table;
    memcpy(counts, stand->own.hand.counts, TILE_KINDS);
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        uint8_t tiles[4];
        int count = meld_list(&table->melds[seat][i], tiles);
        for (int t = 0; t < count && t < 3; t++)
            counts[tile_kind(tiles[t])]++;
    }
}

static int count_dora(const struct table *table, const uint8_t counts[TILE_KINDS], const struct stand *stand)
{
    int sum = bits_count(stand->own.hand.reds);
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
        sum += counts[tile_indicated(table->dora.shown[i])];
    return sum;
}

static int count_bonus(const struct table *table, const uint8_t counts[TILE_KINDS])
{
    int sum = 0;
    for (int kind = 0; kind < TILE_EAST; kind++)
        for (int i = 0; i < 2; i++)
            if (table->dummy.bonus[i] != TILE_NONE && tile_number(table->dummy.bonus[i]) == kind % 9 + 1)
                sum += counts[kind];
    return sum;
}

static void encode_hand(const struct onlooker *all, const struct stand *stand, int seat,
                        const struct encoder *encoder)
{
    uint8_t counts[TILE_KINDS];
    int suits[4] = {0}, pairs = 0, threes = 0, value_pairs = 0, value_threes = 0, ends = 0, kinds = 0;
    count_tiles(all, stand, seat, counts);
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        suits[kind < TILE_EAST ? kind / 9 : 3] += counts[kind];
        pairs += counts[kind] == 2;
        threes += counts[kind] >= 3;
        kinds += counts[kind] > 0;
        value_pairs += counts[kind] == 2 && kind >= TILE_EAST && is_value(all->table, seat, kind);
        value_threes += counts[kind] >= 3 && kind >= TILE_EAST && is_value(all->table, seat, kind);
        ends += TILE_TERMINALS >> kind & 1 ? counts[kind] : 0;
    }
    int first = suits[0] > suits[1] ? suits[0] : suits[1];
    first = suits[2] > first ? suits[2] : first;
    encode_number(encoder, OBSERVATION_HAND, first, 14);
    encode_number(encoder, OBSERVATION_HAND + 1, suits[3], 14);
    encode_number(encoder, OBSERVATION_HAND + 2, suits[0] + suits[1] + suits[2] - first, 14);
    encode_number(encoder, OBSERVATION_HAND + 3, pairs, 4);
    encode_number(encoder, OBSERVATION_HAND + 4, threes, 4);
    encode_number(encoder, OBSERVATION_HAND + 5, value_pairs, 2);
    encode_number(encoder, OBSERVATION_HAND + 6, value_threes, 2);
    encode_number(encoder, OBSERVATION_HAND + 7, ends, 14);
    int steps = 6 - pairs - threes + (kinds < 7 ? 7 - kinds : 0);
    encode_number(encoder, OBSERVATION_HAND + 8, all->table->meld_counts[seat] ? 8 : steps, 8);
    encode_number(encoder, OBSERVATION_BONUS, count_bonus(all->table, counts), 14);
    encode_number(encoder, OBSERVATION_BONUS + 1, count_dora(all->table, counts, stand), 4);
    int own = 0x11 << (table_wind(all->table, seat) - TILE_EAST);
    encode_number(encoder, OBSERVATION_BONUS + 2, bits_count(all->table->flowers[seat]), 4);
    encode_number(encoder, OBSERVATION_BONUS + 3, bits_count((unsigned)(all->table->flowers[seat] & own)), 2);
}

static void encode_state(const struct onlooker *all, const struct stand *stand, int seat,
                         const struct encoder *encoder)
{
    const struct table *table = all->table;
    int open = 0, kongs = 0, before = 0;
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        open += meld_is_exposed(&table->melds[seat][i]);
        kongs += meld_is_kong(&table->melds[seat][i]);
    }
    encode_number(encoder, OBSERVATION_STATE, table->riichi[seat] > 0, 1);
    encode_number(encoder, OBSERVATION_STATE + 1, open == 0, 1);
    encode_number(encoder, OBSERVATION_STATE + 2, open, 4);
    encode_number(encoder, OBSERVATION_STATE + 3, kongs, 2);
    encode_number(encoder, OBSERVATION_STATE + 4, table->dealer == seat, 1);
    for (int at = all->next; at != seat && before < SEAT_MAX; at = table_next(table, at))
        before++;
    encode_number(encoder, OBSERVATION_ORDER, before == 0, 1);
    encode_number(encoder, OBSERVATION_ORDER + 1, before, 4);
    encode_number(encoder, OBSERVATION_ORDER + 2, stand->thrown != TILE_NONE, 1);
    int wall = table->wall + all->observation->undrawn;
    encode_number(encoder, OBSERVATION_TABLE, wall, 64);
    encode_number(encoder, OBSERVATION_TABLE + 1, wall < 8 ? 8 - wall : 0, 8);
    encode_number(encoder, OBSERVATION_TABLE + 2, table_hidden_count(table), 13);
    int attacker = table->stage.attacker;
    encode_number(encoder, OBSERVATION_STAGE, attacker == seat, 1);
    encode_number(encoder, OBSERVATION_STAGE + 1, attacker != SEAT_NONE && attacker != seat, 1);
    encode_number(encoder, OBSERVATION_STAGE + 2, table->stage.guess_count, 8);
}

static void encode_others(const struct onlooker *all, int seat, const struct encoder *encoder)
{
    const struct table *table = all->table;
    int ready = 0, riichi = 0, draws = 0, least = 6, live = 0;
    bool fed = false, fed_by_choice = false;
    for (int other = 0; other < table->seats; other++) {
        const struct stand *stand = &all->stands[other];
        if (other == seat || !(all->playing >> other & 1))
            continue;
        ready += stand->shanten == 0;
        riichi += table->riichi[other] > 0;
        draws = stand->draws > draws ? stand->draws : draws;
        if (stand->shanten < least || (stand->shanten == least && stand->live > live)) {
            least = stand->shanten;
            live = stand->live;
        }
        const struct stand *own = &all->stands[seat];
        bool mine = stand->feeds && own->shanten == 0 && own->useful & TILE_BIT(tile_kind(stand->thrown));
        fed |= mine;
        fed_by_choice |= mine && stand->need_not;
    }
    encode_number(encoder, OBSERVATION_OTHERS, ready, 2);
    encode_number(encoder, OBSERVATION_OTHERS + 1, riichi, 2);
    encode_number(encoder, OBSERVATION_OTHERS + 2, 8 * draws, all->to_come);
    encode_number(encoder, OBSERVATION_OTHERS + 3, least, 6);
    encode_number(encoder, OBSERVATION_OTHERS + 4, live, 16);
    encode_number(encoder, OBSERVATION_FEEDS, all->stands[seat].feeds, 1);
    encode_number(encoder, OBSERVATION_FEEDS + 1, all->stands[seat].need_not, 1);
    encode_number(encoder, OBSERVATION_FEEDS + 2, fed, 1);
    encode_number(encoder, OBSERVATION_FEEDS + 3, fed_by_choice, 1);
}

static void onlooker_init(struct onlooker *all, const struct observation *observation)
{
    const struct table *table = &observation->game->table;
    memset(all, 0, sizeof *all);
    all->observation = observation;
    all->table = table;
    int drawn = SEAT_NONE;
    for (int seat = 0; seat < table->seats; seat++) {
        if (seat == table->sitting)
            continue;
        all->playing |= 1u << seat;
        stand_init(all, &all->stands[seat], seat);
        memcpy(all->held[seat], all->stands[seat].own.hand.counts, TILE_KINDS);
        drawn = has_drawn(&all->stands[seat]) ? seat : drawn;
    }
    all->next =
        observation->undrawn ? table->turn : table_next(table, drawn != SEAT_NONE ? drawn : table->turn);
    count_left(all);
    look_at_all(all);
}

void observation_encode(const struct observation *observation, struct net_input inputs[])
{
    struct onlooker all;
    onlooker_init(&all, observation);
    bool four = all.table->seats == SEAT_MAX; /* the networks of smaller tables do not use this */
    if (four)
        observation_look_at_loose(&all);
    for (int seat = 0; seat < all.table->seats; seat++) {
        if (!(all.playing >> seat & 1))
            continue;
        inputs[seat].on_count = 0;
        inputs[seat].sort = 0;
        memset(inputs[seat].dense, 0, sizeof inputs[seat].dense);
        const struct encoder encoder = encoder_into(&inputs[seat], NULL);
        encode_distance(&all, &all.stands[seat], seat, &encoder);
        encode_hand(&all, &all.stands[seat], seat, &encoder);
        encode_state(&all, &all.stands[seat], seat, &encoder);
        encode_others(&all, seat, &encoder);
        if (four)
            observation_encode_held(&all, seat, &encoder);
    }
}
