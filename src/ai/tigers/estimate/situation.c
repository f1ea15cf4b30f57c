/* situation.c: what a seat concludes from its view; see situation.h. */
#include "ai/tigers/estimate/situation.h"

#include <string.h>

#include "ai/unseen.h"

#include "rules/hand/counts.h"
#include "rules/modes/dueling_tigers.h"

/* The chance that a player not in Riichi is tenpai by number of melds, after 0, 3, 6, ... 18 and more
 * discards; and their chance per turn to win from then on. Counted over 6,000 rounds of normal and easy
 * against normal. */
static const int tenpai_chances[MELD_MAX + 1][7] = {
    {1, 8, 45, 100, 160, 200, 220},
    {30, 180, 360, 480, 560, 620, 650},
    {85, 320, 540, 690, 760, 800, 850},
    {500, 750, 830, 900, 930, 960, 980},
    {1024, 1024, 1024, 1024, 1024, 1024, 1024},
};
static const int win_chances[MELD_MAX + 1][7] = {
    {45, 60, 75, 90, 105, 110, 110},     {70, 85, 100, 115, 130, 140, 140},
    {80, 95, 110, 120, 130, 140, 140},   {110, 110, 115, 120, 130, 140, 140},
    {140, 140, 140, 140, 140, 140, 140},
};
enum { RIICHI_WINS = 128 };

/* Returns the kinds in these piles (a bit for each). A claimed tile has left its pile; the tile on offer
 * isn't in it yet. */
static tile_set lying_in_piles(const struct table *table, unsigned piles)
{
    tile_set kinds = 0;
    int count = table->discard_count - (table_offers_discard(table) ? 1 : 0);
    for (int i = 0; i < count; i++)
        if (!(table->discards[i].flags & DISCARD_CLAIMED) &&
            piles >> (table->discards[i].flags & DISCARD_PILE) & 1)
            kinds |= TILE_BIT(tile_kind(table->discards[i].tile));
    return kinds;
}

/* Returns the kinds in piles where they kill a Riichi of that seat that waits for them. */
static tile_set killing_riichi(const struct situation *situation, int seat)
{
    return situation->own_pile_only ? lying_in_piles(situation->table, 1u << seat) : situation->piles;
}

/* Returns the kinds that the player let pass since their hand last changed, so that they aren't waits of
 * theirs. */
static tile_set let_pass_by(const struct table *table, int seat)
{
    tile_set kinds = 0;
    int count = table->discard_count - (table_offers_discard(table) ? 1 : 0);
    for (int i = 0; i < count; i++) {
        const struct discard *discard = &table->discards[i];
        if ((discard->flags & DISCARD_PILE) == seat && !(discard->flags & DISCARD_DRAWN))
            kinds = 0;
        kinds |= TILE_BIT(tile_kind(discard->tile));
    }
    return kinds;
}

/* True for a dragon or the seat's own wind. */
static bool is_value_honor(const struct table *table, int seat, uint8_t kind)
{
    return tile_is_dragon(kind) || kind == table_wind(table, seat);
}

/* Returns what a rival's open melds promise, AI_ONE a point. */
static int rival_points(const struct table *table, const struct rival *rival)
{
    const struct meld *melds = table->melds[rival->seat];
    int count = table->meld_counts[rival->seat], value = 0, honors = 0;
    for (int i = 0; i < count; i++) {
        value += is_value_honor(table, rival->seat, melds[i].tile);
        honors += tile_is_honor(melds[i].tile);
    }
    int points = AI_ONE / 2 + value * AI_ONE;
    if (rival->exposed == 0)
        points += 2 * AI_ONE;
    if (rival->riichi)
        points += 2 * AI_ONE;
    if (count >= 2)
        points += (count - 1) * AI_ONE; /* all pungs or one suit become likely */
    if (honors >= 3)
        points += honors * 2 * AI_ONE;
    if (table->dummy.treasure < TILE_KINDS)
        points += AI_ONE;
    return points;
}

static void rival_init(struct rival *rival, const struct situation *situation, int seat)
{
    const struct table *table = situation->table;
    memset(rival, 0, sizeof *rival);
    rival->seat = (uint8_t)seat;
    rival->riichi = table->riichi[seat] > 0;
    rival->exposed = (uint8_t)table_exposed(table, seat);
    rival->ruled_out = let_pass_by(table, seat) | killing_riichi(situation, seat);
    rival->safe = table_discarded(table, seat) | let_pass_by(table, seat);
    if (rival->riichi)
        rival->safe |= rival->ruled_out;
    int step = table->turns[seat] / 3;
    step = step > 6 ? 6 : step;
    rival->tenpai = rival->riichi ? AI_ONE : tenpai_chances[table->meld_counts[seat]][step];
    rival->hazard = rival->riichi ? RIICHI_WINS : win_chances[table->meld_counts[seat]][step];
    rival->points = rival_points(table, rival);
}

/* Estimates how long the round will last: in each round of turns every player draws one tile, and takes
 * another for the dummy unless they reveal a tile of the row. */
static void estimate_time(struct situation *situation)
{
    const struct table *table = situation->table;
    int hidden = table_hidden_count(table), seats = table->seats, turned = hidden / 2;
    int tiles = table->wall + (table->rules->dummy ? turned : 0);
    int each = table->rules->dummy ? 2 * seats : seats;
    situation->turns = tiles * AI_ONE / each + AI_ONE / 4;
    if (table->rules->dummy)
        situation->dummy_draws = hidden > 0 ? seats * AI_ONE / 2 : seats * AI_ONE;
}

static void estimate_rivals(struct situation *situation)
{
    int hazards = 0, lost = 0;
    for (int i = 0; i < situation->rival_count; i++) {
        const struct rival *rival = &situation->rivals[i];
        hazards += rival->hazard;
        lost += rival->hazard * (rival->points / 16);
    }
    int end = situation->weights->time * AI_ONE / situation->turns;
    situation->hazard = hazards + end;
    situation->lost = lost * 16 / situation->hazard;
}

static int prize(const struct ruleset *rules, const char *id)
{
    const struct pattern *pattern = ruleset_pattern(rules, id);
    return pattern ? pattern->points * AI_ONE : 0;
}

static void prizes_init(struct prizes *prizes, const struct ruleset *rules)
{
    prizes->concealed = prize(rules, "concealed-hand");
    prizes->riichi = prize(rules, "riichi");
    prizes->self_picked = prize(rules, "self-picked");
    prizes->all_pung = prize(rules, "all-pung");
    prizes->pure_suit = prize(rules, "pure-one-suit");
    prizes->pairs = prize(rules, "seven-pairs");
    prizes->only_bonus = prize(rules, "only-bonus");
    prizes->all_honors = prize(rules, "all-winds-dragons");
    prizes->dragon = prize(rules, "dragon-pung");
    prizes->wind = prize(rules, "matching-wind-pung");
}

/* Returns the suit tiles with an indicator's number. */
static tile_set bonus_kinds(const struct table *table)
{
    tile_set kinds = 0;
    if (table->dummy.bonus[0] >= TILE_EAST || table->dummy.bonus[1] >= TILE_EAST)
        return 0;
    for (int suit = 0; suit < 3; suit++)
        for (int i = 0; i < 2; i++)
            kinds |= TILE_BIT(9 * suit + table->dummy.bonus[i] % 9);
    return kinds;
}

static void count_unseen(struct situation *situation)
{
    table_copies(situation->table, situation->copies);
    situation->unseen_total = unseen_count(situation->view, situation->unseen);
    situation->in_play = counts_kinds(situation->copies, 1);
    situation->alive = counts_kinds(situation->unseen, 1);
}

void situation_init(struct situation *situation, const struct view *view, const struct weights *weights)
{
    const struct table *table = &view->table;
    memset(situation, 0, sizeof *situation);
    situation->view = view;
    situation->table = table;
    situation->weights = weights;
    situation->seat = view->seat;
    situation->riichi = table->riichi[view->seat] > 0;
    prizes_init(&situation->prizes, table->rules);
    situation->bonus = bonus_kinds(table);
    situation->held.hand = view->own.hand;
    memcpy(situation->held.melds, table->melds[view->seat], sizeof situation->held.melds);
    situation->held.meld_count = table->meld_counts[view->seat];
    count_unseen(situation);
    situation->piles = lying_in_piles(table, ~0u);
    situation->discarded = table_discarded(table, view->seat);
    situation->own_pile_only = table_option(table, OPTION_RIICHI_FURITEN) == RIICHI_FURITEN_OWN;
    situation->killing = killing_riichi(situation, view->seat);
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != view->seat)
            rival_init(&situation->rivals[situation->rival_count++], situation, seat);
    estimate_time(situation);
    estimate_rivals(situation);
}

void situation_shape(const struct situation *situation, const struct holding *holding, struct shape *shape)
{
    holding_shape(holding, situation->table->rules, situation->copies, shape);
}

int situation_swing(const struct situation *situation)
{
    return table_option(situation->table, OPTION_SCORING) == SCORING_PAY ? 2 : 1;
}

/* Returns the value of a win in the last round, where only the standing counts: more if it is enough to lead,
 * less if not. */
static int standing_value(const struct situation *situation, int points)
{
    const struct table *table = situation->table;
    if (!table_is_last_round(table))
        return points;
    int32_t best = 0;
    for (int i = 0; i < situation->rival_count; i++) {
        int32_t score = table->scores[situation->rivals[i].seat];
        best = i == 0 || score > best ? score : best;
    }
    int32_t behind = (best - table->scores[situation->seat]) * AI_ONE;
    int32_t caught_up = points * situation_swing(situation);
    if (caught_up > behind)
        return points + AI_ONE;
    return caught_up == behind ? points : points / 2;
}

/* Returns how much a win seems to be worth to a player who likes great hands, or cheap ones. */
static int felt_points(const struct situation *situation, int points)
{
    enum { USUAL = 2 * AI_ONE, LEAST = AI_ONE / 8 };
    int more = (int)((int64_t)situation->weights->greed * (points - USUAL) / AI_ONE);
    return more && points + more < LEAST ? LEAST : points + more;
}

int situation_value(const struct situation *situation, int points)
{
    points = felt_points(situation, points);
    return standing_value(situation, points) + situation->lost * situation->weights->deny / AI_ONE;
}

int situation_feeling(const struct situation *situation, int choice)
{
    uint64_t blur = (uint64_t)situation->weights->blur;
    return blur ? (int)(rng_derive(situation->mood, (uint64_t)choice) % (2 * blur + 1)) - (int)blur : 0;
}
