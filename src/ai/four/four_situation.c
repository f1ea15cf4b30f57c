/* four_situation.c: what a seat at a table of four concludes from its view; see four_situation.h. */
#include "ai/four/four_situation.h"

#include <string.h>

#include "ai/four/finish.h"
#include "ai/unseen.h"

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

static const struct four_weights four_weights_easy = {.meet = AI_ONE,
                                                      .usual = AI_ONE,
                                                      .deny = AI_ONE / 2,
                                                      .danger = 0,
                                                      .second = 0,
                                                      .reach = 1,
                                                      .claim = AI_ONE * 3 / 4,
                                                      .wait = 0,
                                                      .reads = 0,
                                                      .wins = 280};

void four_weights_of(const struct person *who, struct four_weights *weights)
{
    const struct traits *traits = &who->traits;
    *weights = who->level == AI_EASY ? four_weights_easy : four_weights_normal;
    weights->blur = weights->blur * traits->blur / 100;
    weights->danger += weights->danger * traits->care / 200; /* with three rivals half has the same effect */
    weights->calls = AI_ONE * traits->calls / 100;
    weights->greed = AI_ONE * traits->greed / 100;
}

/* The chance that a player is tenpai by number of melds, after 0, 3, 6, ... 18 and more discards: in modes
 * where any complete hand wins, and in modes with a minimum. Counted over 600 rounds of normal and easy in
 * each of the two modes. */
static const int tenpai_chances[2][MELD_MAX + 1][7] = {
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

/* --- what is unseen, what was thrown ----------------------------------------------------------- */

int four_situation_unseen(const struct four_situation *situation, tile_set kinds)
{
    return kinds_sum(situation->unseen, kinds & FINISH_KINDS);
}

/* Finds the kinds that a player discarded, and those that they let pass since their hand last changed. */
static void read_discards(const struct table *table, struct four_rival *rival)
{
    int count = table->discard_count - (table_offers_discard(table) ? 1 : 0);
    for (int i = 0; i < count; i++) {
        const struct discard *discard = &table->discards[i];
        tile_set bit = TILE_BIT(tile_kind(discard->tile));
        bool own = (discard->flags & DISCARD_PILE) == rival->seat;
        if (own && !(discard->flags & DISCARD_DRAWN))
            rival->safe = 0;
        rival->safe |= bit;
        rival->thrown |= own ? bit : 0;
    }
}

/* --- points and payments ------------------------------------------------------------------------ */

static int points(const struct four_situation *situation, int seat, const struct holding *holding,
                  uint8_t tile, enum win_source source, uint8_t flowers)
{
    const struct table *table = situation->table;
    struct win win;
    table_win(table, &holding->hand, seat, tile, source, &win);
    memcpy(win.melds, holding->melds, sizeof win.melds);
    win.meld_count = holding->meld_count;
    win.first_turn = win.last_tile = false;
    win.flowers = flowers;
    score_win(table->rules, table->options, &win, situation->scratch);
    return situation->scratch->win ? situation->scratch->points : -1;
}

int four_situation_points(const struct four_situation *situation, int seat, const struct holding *holding,
                          uint8_t tile, enum win_source source)
{
    return points(situation, seat, holding, tile, source, situation->table->flowers[seat]);
}

int four_situation_promise(const struct four_situation *situation, const struct holding *holding,
                           uint8_t tile, enum win_source source)
{
    return points(situation, situation->seat, holding, tile, source, situation->flowers);
}

/* Returns the flowers to estimate with: one more if the seat has none and will more likely than not get
 * one. */
static uint8_t likely_flowers(const struct four_situation *situation)
{
    const struct table *table = situation->table;
    int hidden = table_has_flowers(table) ? 8 : 0, turns = (table->wall + table->seats - 1) / table->seats;
    for (int seat = 0; seat < table->seats; seat++)
        hidden -= bits_count(table->flowers[seat]);
    if (table->flowers[situation->seat] || 2 * hidden * turns < situation->unseen_total)
        return table->flowers[situation->seat];
    int wind = table_wind(table, situation->seat) - TILE_EAST;
    return (uint8_t)(1u << (wind + 1) % 4);
}

/* Lets the mode's rules settle a win with that score on a copy of the table. */
static void settle_score(struct table *table, const struct score *score, int winner, int from, uint8_t tile,
                         int32_t gain[SEAT_MAX])
{
    struct score scores[SEAT_MAX] = {0};
    memset(gain, 0, SEAT_MAX * sizeof gain[0]);
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
                   int32_t gain[SEAT_MAX])
{
    score_none(score);
    score->points = AI_ONE;
    settle_score(table, score, winner, from, tile, gain);
}

static void estimate_pay(struct four_situation *situation)
{
    struct table table = *situation->table;
    int32_t gain[SEAT_MAX];
    int one = situation->rivals[0].seat, other = situation->rivals[1].seat;
    table.discard_count = 0;
    settle(&table, situation->scratch, situation->seat, situation->seat, TILE_EAST, gain);
    situation->pay.own_draw = gain[situation->seat];
    situation->pay.looking = -gain[one];
    settle(&table, situation->scratch, situation->seat, one, TILE_EAST, gain);
    situation->pay.discard = gain[situation->seat];
    situation->pay.bystander = -gain[other];
}

int four_situation_feeds(const struct four_situation *situation, int rival, uint8_t kind)
{
    struct table table = *situation->table;
    int32_t gain[SEAT_MAX];
    if (table.discard_count < DISCARD_MAX)
        table.discards[table.discard_count++] = (struct discard){kind, situation->seat};
    settle(&table, situation->scratch, situation->rivals[rival].seat, situation->seat, kind, gain);
    return -gain[situation->seat];
}

/* --- the others --------------------------------------------------------------------------------- */

/* Returns the chance that a player collects a suit and honors, by their melds and discards. */
static int collects_suit(const struct four_situation *situation, const struct four_rival *rival, int suit)
{
    static const int by_melds[MELD_MAX + 1] = {40, 160, 450, 750, 900};
    const struct table *table = situation->table;
    tile_set kinds = TILE_SUIT(suit) | TILE_HONORS;
    int count = table->meld_counts[rival->seat], suited = 0, thrown = 0;
    for (int i = 0; i < count; i++)
        if (holding_meld_kinds(&table->melds[rival->seat][i]) & ~kinds)
            return 0;
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) != rival->seat || !tile_is_suited(discard->tile))
            continue;
        suited++;
        thrown += tile_suit(discard->tile) == (enum suit)suit;
    }
    bool suit_shown = false;
    for (int i = 0; i < count; i++)
        suit_shown |= tile_is_suited(table->melds[rival->seat][i].tile);
    int chance = by_melds[count] / (count && !suit_shown ? 3 : 1);
    if (suited >= 5 && thrown * 8 <= suited)
        chance += (AI_ONE - chance) * 2 / 5;
    else if (suited >= 4 && thrown * 4 > suited)
        chance /= 4;
    return chance;
}

/* Fills a rival's hand from these kinds in addition to their melds; false if that is impossible. */
static bool fill_hand(const struct four_situation *situation, tile_set kinds, struct holding *holding,
                      uint8_t *tile)
{
    static const uint8_t none[TILE_KINDS];
    struct finish_kinds allowed = {.runs = kinds & FINISH_RUNS, .pairs = kinds};
    struct finish finish;
    if (!finish_find(none, situation->unseen, MELD_MAX - holding->meld_count, &allowed, &finish))
        return false;
    for (int i = 0; i < finish.count; i++)
        for (int t = 0; t < 3; t++)
            hand_add(&holding->hand, (uint8_t)(finish.sets[i].tile + t));
    hand_add(&holding->hand, finish.pair);
    hand_add(&holding->hand, finish.pair);
    *tile = finish.pair;
    return true;
}

/* Returns the value of a hand with a rival's melds and otherwise only these kinds; -1 if it is impossible. */
static int rival_points(const struct four_situation *situation, const struct four_rival *rival,
                        tile_set kinds)
{
    const struct table *table = situation->table;
    struct holding holding = {.meld_count = table->meld_counts[rival->seat]};
    uint8_t tile;
    memcpy(holding.melds, table->melds[rival->seat], sizeof holding.melds);
    return fill_hand(situation, kinds, &holding, &tile)
               ? four_situation_points(situation, rival->seat, &holding, tile, WIN_DISCARD)
               : -1;
}

/* Returns the kinds that the rest of a hand with such melds is likely made of. */
static tile_set kinds_beside(const struct holding *holding)
{
    tile_set kinds = 0;
    for (int i = 0; i < holding->meld_count; i++)
        kinds |= tile_is_suited(holding->melds[i].tile) ? TILE_SUIT(holding->melds[i].tile / 9) : TILE_HONORS;
    bool runs = kinds & ~TILE_HONORS || holding->meld_count == MELD_MAX;
    return runs && tile_set_count(kinds) <= 16 ? kinds : FINISH_KINDS;
}

int four_situation_liability(const struct four_situation *situation, int rival, const struct meld *meld)
{
    struct table table = *situation->table;
    int seat = situation->rivals[rival].seat, other = situation->rivals[rival ? 0 : 1].seat;
    struct holding holding = {.meld_count = table.meld_counts[seat]};
    int32_t drawn[SEAT_MAX], thrown[SEAT_MAX];
    uint8_t tile;
    memcpy(holding.melds, table.melds[seat], sizeof holding.melds);
    holding.melds[holding.meld_count++] = *meld;
    if (!fill_hand(situation, kinds_beside(&holding), &holding, &tile))
        return 0;
    memcpy(table.melds[seat], holding.melds, sizeof holding.melds);
    table.meld_counts[seat] = holding.meld_count;
    table.discard_count = 0;
    if (four_situation_points(situation, seat, &holding, tile, WIN_SELF_DRAW) <= 0)
        return 0;
    settle_score(&table, situation->scratch, seat, seat, tile, drawn);
    if (four_situation_points(situation, seat, &holding, tile, WIN_DISCARD) <= 0)
        return -drawn[situation->seat] * AI_ONE / 2;
    settle_score(&table, situation->scratch, seat, other, tile, thrown);
    return -(drawn[situation->seat] + thrown[situation->seat]) * AI_ONE / 2;
}

static void rival_init(struct four_situation *situation, int seat)
{
    const struct table *table = situation->table;
    struct four_rival *rival = &situation->rivals[situation->rival_count++];
    memset(rival, 0, sizeof *rival);
    rival->seat = (uint8_t)seat;
    int melds = table->meld_counts[seat];
    rival->exposed = (uint8_t)table_exposed(table, seat);
    int step = table->turns[seat] / 3;
    rival->tenpai = tenpai_chances[situation->minimum][melds][step > 6 ? 6 : step];
    rival->points = situation->usual_points * AI_ONE;
    if (situation->weights->reads)
        read_discards(table, rival);
}

/* Estimates the value of a rival's hands. */
static void rival_estimate_points(struct four_situation *situation, struct four_rival *rival)
{
    int plain = rival->exposed ? rival_points(situation, rival, FINISH_KINDS) : -1;
    rival->points = (plain > situation->usual_points ? plain : situation->usual_points) * AI_ONE;
    for (int suit = 0; suit < 3; suit++) {
        rival->collects[suit] = collects_suit(situation, rival, suit);
        if (rival->collects[suit] < AI_ONE / 8)
            rival->collects[suit] = 0;
        if (!rival->collects[suit])
            continue;
        int points = rival_points(situation, rival, TILE_SUIT(suit) | TILE_HONORS);
        rival->suit_points[suit] =
            (points > situation->usual_points ? points : situation->usual_points) * AI_ONE;
    }
}

static int points_of(const struct four_situation *situation, struct holding holding, const char *tiles,
                     uint8_t tile)
{
    struct error unused;
    bool read = hand_parse(&holding.hand, tiles, &unused);
    CHECK(read);
    return four_situation_points(situation, situation->seat, &holding, tile, WIN_DISCARD);
}

/* Estimates the usual loss: between a half flush and, where it wins, an open hand without patterns. */
static void estimate_usual(struct four_situation *situation)
{
    struct holding closed = {0}, open = {.meld_count = 1, .melds = {{.kind = MELD_PUNG, .tile = 1}}};
    int plain = points_of(situation, open, "456m234p678s99p", TILE_1P + 1);
    int suit = points_of(situation, closed, "123345678999m33z", TILE_WEST);
    situation->minimum = plain < 0;
    situation->usual_points = plain < 0 ? suit : (plain + suit) / 2;
    if (situation->usual_points < 1)
        situation->usual_points = 1;
}

/* Estimates the chance that another player wins in each turn to come, and the cost of that. */
static void estimate_time(struct four_situation *situation)
{
    const struct table *table = situation->table;
    int turns = (table->wall + table->seats - 1) / table->seats;
    situation->turns = turns < FOUR_TURNS ? turns : FOUR_TURNS;
    int stands = AI_ONE, lost = 0;
    for (int turn = 0; turn < situation->turns; turn++) {
        int hazard = 0, cost = 0;
        for (int i = 0; i < situation->rival_count; i++) {
            const struct four_rival *rival = &situation->rivals[i];
            int step = (table->turns[rival->seat] + turn) / 3;
            int ready =
                tenpai_chances[situation->minimum][table->meld_counts[rival->seat]][step > 6 ? 6 : step];
            int chance = ready * situation->weights->wins / AI_ONE;
            hazard += chance;
            cost += chance * (rival->points / AI_ONE);
        }
        situation->hazard[turn] = hazard;
        lost += (int)((int64_t)stands * cost / AI_ONE);
        stands -= stands * hazard / AI_ONE;
    }
    /* About one win in three is a self-draw that all pay; of the others, one in three is on the seat's own
     * tile. */
    int share = (situation->pay.looking + situation->pay.discard * 2 / 3 + situation->pay.bystander) / 3;
    situation->deny = (int)((int64_t)lost * share / AI_ONE * situation->weights->deny / AI_ONE);
}

void four_situation_init(struct four_situation *situation, const struct view *view,
                         const struct four_weights *weights, struct score *scratch)
{
    const struct table *table = &view->table;
    memset(situation, 0, sizeof *situation);
    situation->view = view;
    situation->table = table;
    situation->weights = weights;
    situation->scratch = scratch;
    situation->seat = view->seat;
    situation->held.hand = view->own.hand;
    memcpy(situation->held.melds, table->melds[view->seat], sizeof situation->held.melds);
    situation->held.meld_count = table->meld_counts[view->seat];
    situation->unseen_total = unseen_count(view, situation->unseen);
    situation->flowers = likely_flowers(situation);
    estimate_usual(situation);
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != view->seat)
            rival_init(situation, seat);
    estimate_pay(situation);
    if (weights->reads)
        for (int i = 0; i < situation->rival_count; i++)
            rival_estimate_points(situation, &situation->rivals[i]);
    estimate_time(situation);
}
