/* four_sight.c: what a seat at a table of four concludes from its view; see four_sight.h. */
#include "ai/four/four_sight.h"

#include <string.h>

#include "ai/four/four_finish.h"
#include "ai/tigers/ready.h"

const struct four_weights four_weights_normal = {.meet = 800,
                                                 .usual = 600,
                                                 .deny = 300,
                                                 .danger = 700,
                                                 .second = 300,
                                                 .reach = 3,
                                                 .claim = AI_ONE + 30,
                                                 .wait = 1400,
                                                 .look = 1,
                                                 .values = 1,
                                                 .reads = 1,
                                                 .wins = 280,
                                                 .blur = 130};

const struct four_weights four_weights_easy = {.meet = AI_ONE,
                                               .usual = AI_ONE,
                                               .deny = AI_ONE / 2,
                                               .danger = 0,
                                               .second = 0,
                                               .reach = 1,
                                               .claim = AI_ONE * 3 / 4,
                                               .wait = 0,
                                               .reads = 0,
                                               .wins = 280};

/* Chance that a player with so many melds is tenpai, for a hand that may win, after 0, 3, 6, ... 18 and more
 * discards: where any complete hand wins, and where a minimum is asked for. Counted over 600 rounds of normal
 * and easy in each of the two modes. */
static const int ready_chances[2][MELD_MOST + 1][7] = {
    {{1, 19, 94, 211, 380, 480, 520},
     {5, 22, 112, 268, 348, 430, 450},
     {10, 40, 253, 393, 590, 620, 715},
     {200, 489, 750, 780, 850, 900, 900},
     {1024, 1024, 1024, 1024, 1024, 1024, 1024}},
    {{1, 12, 50, 100, 140, 185, 260},
     {1, 1, 2, 8, 35, 70, 140},
     {1, 15, 30, 70, 95, 150, 260},
     {200, 230, 230, 280, 330, 370, 420},
     {500, 550, 585, 600, 700, 850, 900}},
};

#define ALL_KINDS (~(tile_set)0 >> (64 - TILE_KINDS))

/* --- what is unseen, what was thrown ----------------------------------------------------------- */

static void see(struct sight *sight, uint8_t tile)
{
    uint8_t kind = tile_kind(tile);
    if (kind < TILE_KINDS && sight->unseen[kind] > 0)
        sight->unseen[kind]--;
}

static void count_unseen(struct sight *sight)
{
    const struct table *table = sight->table;
    table_copies(table, sight->unseen);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        sight->unseen[kind] = (uint8_t)(sight->unseen[kind] - sight->held.hand.counts[kind]);
    for (int i = 0; i < table->discard_count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED))
            see(sight, table->discards[i].tile);
    for (int seat = 0; seat < table->seats; seat++) {
        for (int i = 0; i < table->meld_counts[seat]; i++) {
            uint8_t tiles[4];
            int count = meld_list(&table->melds[seat][i], tiles);
            for (int t = 0; t < count; t++)
                see(sight, tiles[t]);
        }
    }
    for (int kind = 0; kind < TILE_KINDS; kind++)
        sight->unseen_total += sight->unseen[kind];
}

int sight_unseen(const struct sight *sight, tile_set kinds)
{
    int count = 0;
    for (kinds &= ALL_KINDS; kinds; kinds &= kinds - 1)
        count += sight->unseen[tile_set_first(kinds)];
    return count;
}

/* Kinds a player threw, and those that came by since they last changed their hand: they did not want those.
 */
static void read_discards(const struct table *table, struct foe *foe)
{
    int count = table->discard_count - (table_offers_discard(table) ? 1 : 0);
    for (int i = 0; i < count; i++) {
        const struct discard *discard = &table->discards[i];
        tile_set bit = TILE_BIT(tile_kind(discard->tile));
        bool own = (discard->flags & DISCARD_PILE) == foe->seat;
        if (own && !(discard->flags & DISCARD_DRAWN))
            foe->safe = 0;
        foe->safe |= bit;
        foe->thrown |= own ? bit : 0;
    }
}

/* --- points and payments ------------------------------------------------------------------------ */

static int points(const struct sight *sight, int seat, const struct holding *holding, uint8_t tile,
                  enum win_source source, uint8_t flowers)
{
    const struct table *table = sight->table;
    struct win win;
    table_win(table, &holding->hand, seat, tile, source, &win);
    memcpy(win.melds, holding->melds, sizeof win.melds);
    win.meld_count = holding->meld_count;
    win.first_turn = win.last_tile = false;
    win.flowers = flowers;
    score_win(table->rules, table->options, &win, sight->scratch);
    return sight->scratch->win ? sight->scratch->points : -1;
}

int sight_points(const struct sight *sight, int seat, const struct holding *holding, uint8_t tile,
                 enum win_source source)
{
    return points(sight, seat, holding, tile, source, sight->table->flowers[seat]);
}

int sight_promise(const struct sight *sight, const struct holding *holding, uint8_t tile,
                  enum win_source source)
{
    return points(sight, sight->seat, holding, tile, source, sight->flowers);
}

/* The flowers to reckon with: another's one to come, if none lies there and one is likelier than not. */
static uint8_t likely_flowers(const struct sight *sight)
{
    const struct table *table = sight->table;
    int hidden = table_has_flowers(table) ? 8 : 0, turns = (table->wall + table->seats - 1) / table->seats;
    for (int seat = 0; seat < table->seats; seat++)
        for (int bit = 0; bit < 8 && hidden; bit++)
            hidden -= table->flowers[seat] >> bit & 1;
    if (table->flowers[sight->seat] || 2 * hidden * turns < sight->unseen_total)
        return table->flowers[sight->seat];
    int wind = table_wind(table, sight->seat) - TILE_EAST;
    return (uint8_t)(1u << (wind + 1) % 4);
}

/* Lets the mode's rules settle a win with that score on a table that is a copy. */
static void settle_score(struct table *table, const struct score *score, int winner, int from, uint8_t tile,
                         int32_t gain[SEAT_MOST])
{
    struct score scores[SEAT_MOST] = {0};
    memset(gain, 0, SEAT_MOST * sizeof gain[0]);
    scores[winner] = *score;
    table->result = (struct result){.outcome = OUTCOME_WIN,
                                    .winner = (uint8_t)winner,
                                    .from = (uint8_t)from,
                                    .source = winner == from ? WIN_SELF_DRAW : WIN_DISCARD,
                                    .tile = tile,
                                    .winners = (uint8_t)(1u << winner)};
    memset(table->result.liable, SEAT_NONE, sizeof table->result.liable);
    table->rules->settle(table, scores, gain);
}

/* The same for a win of AI_ONE points. */
static void settle(struct table *table, struct score *score, int winner, int from, uint8_t tile,
                   int32_t gain[SEAT_MOST])
{
    score_none(score);
    score->points = AI_ONE;
    settle_score(table, score, winner, from, tile, gain);
}

static void reckon_pay(struct sight *sight)
{
    struct table table = *sight->table;
    int32_t gain[SEAT_MOST];
    int one = sight->foes[0].seat, other = sight->foes[1].seat;
    table.discard_count = 0;
    settle(&table, sight->scratch, sight->seat, sight->seat, TILE_EAST, gain);
    sight->pay.own_draw = gain[sight->seat];
    sight->pay.looking = -gain[one];
    settle(&table, sight->scratch, sight->seat, one, TILE_EAST, gain);
    sight->pay.discard = gain[sight->seat];
    sight->pay.bystander = -gain[other];
}

int sight_feeds(const struct sight *sight, int foe, uint8_t kind)
{
    struct table table = *sight->table;
    int32_t gain[SEAT_MOST];
    if (table.discard_count < DISCARD_MOST)
        table.discards[table.discard_count++] = (struct discard){kind, sight->seat};
    settle(&table, sight->scratch, sight->foes[foe].seat, sight->seat, kind, gain);
    return -gain[sight->seat];
}

/* --- the others --------------------------------------------------------------------------------- */

static bool within(const struct meld *meld, tile_set kinds)
{
    tile_set tiles = meld->kind == MELD_RUN ? (tile_set)7 << meld->tile : TILE_BIT(meld->tile);
    return !(tiles & ~kinds);
}

/* How likely a player collects a suit and honors: what they have laid out, and what they threw. */
static int collects_suit(const struct sight *sight, const struct foe *foe, int suit)
{
    static const int by_melds[MELD_MOST + 1] = {40, 160, 450, 750, 900};
    const struct table *table = sight->table;
    tile_set kinds = TILE_SUIT(suit) | TILE_HONORS;
    int count = table->meld_counts[foe->seat], suited = 0, thrown = 0;
    for (int i = 0; i < count; i++)
        if (!within(&table->melds[foe->seat][i], kinds))
            return 0;
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) != foe->seat || !tile_is_suited(discard->tile))
            continue;
        suited++;
        thrown += tile_suit(discard->tile) == (enum suit)suit;
    }
    bool suit_shown = false;
    for (int i = 0; i < count; i++)
        suit_shown |= tile_is_suited(table->melds[foe->seat][i].tile);
    int chance = by_melds[count] / (count && !suit_shown ? 3 : 1);
    if (suited >= 5 && thrown * 8 <= suited)
        chance += (AI_ONE - chance) * 2 / 5;
    else if (suited >= 4 && thrown * 4 > suited)
        chance /= 4;
    return chance;
}

/* Fills a foe's hand beside their melds from these kinds; false if it cannot be. */
static bool fill_hand(const struct sight *sight, tile_set kinds, struct holding *holding, uint8_t *tile)
{
    static const uint8_t none[TILE_KINDS];
    struct finish_kinds allowed = {.runs = kinds & FINISH_RUNS, .pairs = kinds};
    struct finish finish;
    if (!finish_find(none, sight->unseen, MELD_MOST - holding->meld_count, &allowed, &finish))
        return false;
    for (int i = 0; i < finish.count; i++)
        for (int t = 0; t < 3; t++)
            hand_add(&holding->hand, (uint8_t)(finish.sets[i].tile + t));
    hand_add(&holding->hand, finish.pair);
    hand_add(&holding->hand, finish.pair);
    *tile = finish.pair;
    return true;
}

/* What a hand with a foe's melds is worth if all the rest comes from these kinds; -1 if it cannot be. */
static int foe_points(const struct sight *sight, const struct foe *foe, tile_set kinds)
{
    const struct table *table = sight->table;
    struct holding holding = {.meld_count = table->meld_counts[foe->seat]};
    uint8_t tile;
    memcpy(holding.melds, table->melds[foe->seat], sizeof holding.melds);
    return fill_hand(sight, kinds, &holding, &tile)
               ? sight_points(sight, foe->seat, &holding, tile, WIN_DISCARD)
               : -1;
}

/* The kinds that the rest of a hand beside such melds is likely made of. */
static tile_set kinds_beside(const struct holding *holding)
{
    tile_set kinds = 0;
    for (int i = 0; i < holding->meld_count; i++)
        kinds |= tile_is_suited(holding->melds[i].tile) ? TILE_SUIT(holding->melds[i].tile / 9) : TILE_HONORS;
    bool runs = kinds & ~TILE_HONORS || holding->meld_count == MELD_MOST;
    return runs && tile_set_count(kinds) <= 16 ? kinds : ALL_KINDS;
}

int sight_liability(const struct sight *sight, int foe, const struct meld *meld)
{
    struct table table = *sight->table;
    int seat = sight->foes[foe].seat, other = sight->foes[foe ? 0 : 1].seat;
    struct holding holding = {.meld_count = table.meld_counts[seat]};
    int32_t drawn[SEAT_MOST], thrown[SEAT_MOST];
    uint8_t tile;
    memcpy(holding.melds, table.melds[seat], sizeof holding.melds);
    holding.melds[holding.meld_count++] = *meld;
    if (!fill_hand(sight, kinds_beside(&holding), &holding, &tile))
        return 0;
    memcpy(table.melds[seat], holding.melds, sizeof holding.melds);
    table.meld_counts[seat] = holding.meld_count;
    table.discard_count = 0;
    if (sight_points(sight, seat, &holding, tile, WIN_SELF_DRAW) <= 0)
        return 0;
    settle_score(&table, sight->scratch, seat, seat, tile, drawn);
    if (sight_points(sight, seat, &holding, tile, WIN_DISCARD) <= 0)
        return -drawn[sight->seat] * AI_ONE / 2;
    settle_score(&table, sight->scratch, seat, other, tile, thrown);
    return -(drawn[sight->seat] + thrown[sight->seat]) * AI_ONE / 2;
}

static void foe_init(struct sight *sight, int seat)
{
    const struct table *table = sight->table;
    struct foe *foe = &sight->foes[sight->foe_count++];
    memset(foe, 0, sizeof *foe);
    foe->seat = (uint8_t)seat;
    int melds = table->meld_counts[seat];
    for (int i = 0; i < melds; i++)
        foe->exposed += meld_is_exposed(&table->melds[seat][i]);
    int step = table->turns[seat] / 3;
    foe->ready = ready_chances[sight->minimum][melds][step > 6 ? 6 : step];
    foe->value = sight->usual_value * AI_ONE;
    if (sight->weights->reads)
        read_discards(table, foe);
}

/* What the others' hands would be worth. */
static void value_foe(struct sight *sight, struct foe *foe)
{
    int plain = foe->exposed ? foe_points(sight, foe, ALL_KINDS) : -1;
    foe->value = (plain > sight->usual_value ? plain : sight->usual_value) * AI_ONE;
    for (int suit = 0; suit < 3; suit++) {
        foe->collects[suit] = collects_suit(sight, foe, suit);
        if (foe->collects[suit] < AI_ONE / 8)
            foe->collects[suit] = 0;
        if (!foe->collects[suit])
            continue;
        int points = foe_points(sight, foe, TILE_SUIT(suit) | TILE_HONORS);
        foe->suit_value[suit] = (points > sight->usual_value ? points : sight->usual_value) * AI_ONE;
    }
}

static int points_of(const struct sight *sight, struct holding holding, const char *tiles, uint8_t tile)
{
    struct error unused;
    bool read = hand_parse(&holding.hand, tiles, &unused);
    CHECK(read);
    return sight_points(sight, sight->seat, &holding, tile, WIN_DISCARD);
}

/* What there is usually to be lost: between a hand of one suit with honors and, where it wins, an open hand
 * that has nothing. */
static void reckon_usual(struct sight *sight)
{
    struct holding closed = {0}, open = {.meld_count = 1, .melds = {{.kind = MELD_PUNG, .tile = 1}}};
    int plain = points_of(sight, open, "456m234p678s99p", TILE_1P + 1);
    int suit = points_of(sight, closed, "123345678999m33z", TILE_WEST);
    sight->minimum = plain < 0;
    sight->usual_value = plain < 0 ? suit : (plain + suit) / 2;
    if (sight->usual_value < 1)
        sight->usual_value = 1;
}

/* The chance that one of the others wins in the turns to come, and what that would cost. */
static void reckon_time(struct sight *sight)
{
    const struct table *table = sight->table;
    int turns = (table->wall + table->seats - 1) / table->seats;
    sight->turns = turns < FOUR_TURNS ? turns : FOUR_TURNS;
    int stands = AI_ONE, lost = 0;
    for (int turn = 0; turn < sight->turns; turn++) {
        int hazard = 0, cost = 0;
        for (int i = 0; i < sight->foe_count; i++) {
            const struct foe *foe = &sight->foes[i];
            int step = (table->turns[foe->seat] + turn) / 3;
            int ready = ready_chances[sight->minimum][table->meld_counts[foe->seat]][step > 6 ? 6 : step];
            int chance = ready * sight->weights->wins / AI_ONE;
            hazard += chance;
            cost += chance * (foe->value / AI_ONE);
        }
        sight->hazard[turn] = hazard;
        lost += (int)((int64_t)stands * cost / AI_ONE);
        stands -= stands * hazard / AI_ONE;
    }
    /* Of every three wins about one is an own draw that all pay; of the others one in three is one's own
     * tile.
     */
    int share = (sight->pay.looking + sight->pay.discard * 2 / 3 + sight->pay.bystander) / 3;
    sight->deny = (int)((int64_t)lost * share / AI_ONE * sight->weights->deny / AI_ONE);
}

void sight_init(struct sight *sight, const struct view *view, const struct four_weights *weights,
                struct score *scratch)
{
    const struct table *table = &view->table;
    memset(sight, 0, sizeof *sight);
    sight->view = view;
    sight->table = table;
    sight->weights = weights;
    sight->scratch = scratch;
    sight->seat = view->seat;
    sight->held.hand = view->own.hand;
    memcpy(sight->held.melds, table->melds[view->seat], sizeof sight->held.melds);
    sight->held.meld_count = table->meld_counts[view->seat];
    count_unseen(sight);
    sight->flowers = likely_flowers(sight);
    reckon_usual(sight);
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != view->seat)
            foe_init(sight, seat);
    reckon_pay(sight);
    if (weights->reads)
        for (int i = 0; i < sight->foe_count; i++)
            value_foe(sight, &sight->foes[i]);
    reckon_time(sight);
}
