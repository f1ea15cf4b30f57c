/*
 * playout.c: the course of a round in the head; see playout.h.
 *
 * Follows rules.md section 1. What a seat does is decided in playout_sense.c;
 * here stands only what it may do and what comes of it.
 */
#include "ai/playout.h"

#include <string.h>

#include "ai/playout_sense.h"
#include "base/check.h"

bool playout_plays(const struct ruleset *rules)
{
    return rules->dummy == DUMMY_MOST && rules->has_riichi && rules->seats_most == PLAYOUT_SEATS;
}

/* --- from a view --------------------------------------------------------------------------------- */

static void read_discards(struct playout *playout, const struct table *table)
{
    int lying = table->discard_count - table_offers_discard(table);
    for (int i = 0; i < table->discard_count; i++) {
        uint8_t kind = tile_kind(table->discards[i].tile);
        int pile = table->discards[i].flags & DISCARD_PILE;
        if (pile < PLAYOUT_SEATS)
            playout->sides[pile].discarded |= TILE_BIT(kind);
        if (i >= lying || table->discards[i].flags & DISCARD_CLAIMED)
            continue;
        playout->seen[kind]++;
        playout->piles |= TILE_BIT(kind);
        if (pile < PLAYOUT_SEATS)
            playout->own_piles[pile] |= TILE_BIT(kind);
    }
}

static void read_side(struct playout *playout, const struct table *table, int seat)
{
    struct playout_side *side = &playout->sides[seat];
    table_copies(table, side->shape.limits);
    side->meld_count = table->meld_counts[seat];
    memcpy(side->melds, table->melds[seat], sizeof side->melds);
    side->shape.sets = (uint8_t)(table->rules->sets - side->meld_count);
    side->shape.forms = side->meld_count ? FORM_STANDARD : table->rules->forms;
    side->wind = table_wind(table, seat);
    side->riichi = table->riichi[seat] > 0;
    for (int i = 0; i < side->meld_count; i++) {
        side->open += meld_is_exposed(&side->melds[i]);
        playout->seen[side->melds[i].tile] += meld_is_kong(&side->melds[i]) ? 4 : 3;
    }
}

static uint8_t number_of(uint8_t tile)
{
    return tile < TILE_EAST ? (uint8_t)tile_number(tile) : 0;
}

static enum playout_step step_of(const struct table *table)
{
    switch ((enum phase)table->phase) {
    case PHASE_KEEP:
        return STEP_KEEP;
    case PHASE_CLAIM:
        return STEP_OFFER;
    case PHASE_DUMMY:
        return STEP_DUMMY;
    case PHASE_TREASURE:
        return STEP_TREASURE;
    default:
        return STEP_TURN;
    }
}

void playout_init(struct playout *playout, const struct view *view)
{
    const struct table *table = &view->table;
    CHECK(playout_plays(table->rules));
    memset(playout, 0, sizeof *playout);
    playout->senses[0] = playout->senses[1] = &senses_usual;
    playout->rules = table->rules;
    playout->options = table->options;
    playout->step = (uint8_t)step_of(table);
    playout->turn = table->turn;
    playout->drawn = TILE_NONE;
    playout->source = table->draw_source;
    playout->offer = table->offer;
    playout->offer.tile = table->offer.tile == TILE_NONE ? TILE_NONE : tile_kind(table->offer.tile);
    playout->answers[0] = playout->answers[1] = MOVE_KINDS;
    playout->own_pile_only = table_option(table, "riichi-furiten") == 1;
    for (int i = 0; i < 2; i++)
        playout->bonus[i] = number_of(table->bonus[i]);
    playout->treasure = number_of(table->treasure);
    playout->treasure_up = playout->treasure > 0;
    for (int seat = 0; seat < PLAYOUT_SEATS; seat++)
        read_side(playout, table, seat);
    read_discards(playout, table);
    for (int i = 0; i < table->rules->dummy; i++)
        if (table->row[i] < TILE_KINDS)
            playout->seen[table->row[i]]++;
    if (table->offer.source == WIN_REVEALED && playout->step == STEP_OFFER)
        playout->seen[playout->offer.tile]--; /* counted again when it is taken or stays */
    struct playout_side *own = &playout->sides[view->seat];
    memcpy(own->shape.counts, view->own.hand.counts, sizeof own->shape.counts);
    for (int kind = 0; kind < TILE_KINDS; kind++)
        own->passed |= view->own.passed[kind] ? TILE_BIT(kind) : 0;
    playout->row_count = (uint8_t)table_hidden_count(table);
    playout->left = playout->back = table->wall;
    playout->stock = playout->row_count;
    if (table->drawn_by == view->seat)
        playout->drawn = view->own.drawn;
}

/* Finds out how far a hand of 3n+1 tiles is. */
static void measure(struct playout_side *side)
{
    int shanten;
    side->useful = shape_waits(&side->shape, &shanten);
    side->shanten = (int8_t)shanten;
}

void playout_place(struct playout *playout, int viewer, const struct playout_hidden *hidden)
{
    struct playout_side *other = &playout->sides[1 - viewer];
    memset(other->shape.counts, 0, sizeof other->shape.counts);
    for (int i = 0; i < hidden->hand_count; i++)
        other->shape.counts[hidden->hand[i]]++;
    CHECK(hidden->rest_count == playout->row_count + playout->back);
    memcpy(playout->row, hidden->rest, playout->row_count);
    memcpy(playout->wall, hidden->rest + playout->row_count, playout->back);
    if (hidden->treasure != TILE_NONE && !playout->treasure_up)
        playout->treasure = number_of(hidden->treasure);
    for (int seat = 0; seat < PLAYOUT_SEATS; seat++) {
        struct playout_side *side = &playout->sides[seat];
        struct shape whole = side->shape;
        int count = 0;
        for (int kind = 0; kind < TILE_KINDS; kind++)
            count += side->shape.counts[kind];
        /* With a tile drawn the waits are those without it. */
        if (count % 3 == 2 && playout->drawn != TILE_NONE && seat == playout->turn)
            side->shape.counts[playout->drawn]--;
        if (count % 3 == 1 || playout->drawn != TILE_NONE)
            measure(side);
        side->shape = whole;
    }
}

/* --- what may be done ---------------------------------------------------------------------------- */

bool playout_can_win(const struct playout *playout, int seat, uint8_t kind, enum win_source source)
{
    const struct playout_side *side = &playout->sides[seat];
    if (side->shanten != 0 || !(side->useful & TILE_BIT(kind)))
        return false;
    if (source == WIN_SELF_DRAW || source == WIN_REPLACEMENT)
        return true;
    if ((side->discarded | side->passed) & TILE_BIT(kind) || (source == WIN_REVEALED && !side->riichi))
        return false;
    return !side->riichi ||
           !(side->useful & (playout->own_pile_only ? playout->own_piles[seat] : playout->piles));
}

bool playout_is_offered_to(const struct playout *playout, int seat)
{
    const struct offer *offer = &playout->offer;
    return seat != offer->by || offer->source == WIN_DUMMY_DISCARD || offer->source == WIN_REVEALED;
}

static const struct meld *pung_of(const struct playout_side *side, uint8_t kind)
{
    for (int i = 0; i < side->meld_count; i++)
        if (side->melds[i].kind == MELD_PUNG && side->melds[i].tile == kind)
            return &side->melds[i];
    return NULL;
}

bool playout_may_kong(const struct playout *playout, int seat, uint8_t kind)
{
    const struct playout_side *side = &playout->sides[seat];
    if (playout->drawn == TILE_NONE || side->riichi || playout->left == 0)
        return false;
    return side->shape.counts[kind] == 4 || (side->shape.counts[kind] && pung_of(side, kind));
}

/* --- what comes of it ---------------------------------------------------------------------------- */

static void begin_offer(struct playout *playout, uint8_t tile, enum win_source source, int by)
{
    playout->offer = (struct offer){.tile = tile, .source = (uint8_t)source, .by = (uint8_t)by};
    playout->answers[0] = playout->answers[1] = MOVE_KINDS;
    playout->step = STEP_OFFER;
}

static void end_won(struct playout *playout, int seat, uint8_t tile, enum win_source source, int from)
{
    const struct playout_side *side = &playout->sides[seat];
    struct win win = {
        .tile = tile, .source = (uint8_t)source, .seat_wind = side->wind, .round_wind = TILE_NONE};
    struct score score;
    memcpy(win.hand.counts, side->shape.counts, sizeof win.hand.counts);
    memcpy(win.melds, side->melds, sizeof win.melds);
    win.meld_count = side->meld_count;
    win.riichi = side->riichi;
    memcpy(win.bonus, playout->bonus, sizeof win.bonus);
    win.treasure = playout->treasure_up ? playout->treasure : 0;
    memset(win.dora, TILE_NONE, sizeof win.dora);
    memset(win.ura, TILE_NONE, sizeof win.ura);
    if (from != seat)
        win.hand.counts[tile]++;
    win.hand.size = (uint8_t)(14 - 3 * side->meld_count);
    score_win(playout->rules, playout->options, &win, &score);
    playout->end = (struct playout_end){(uint8_t)seat, (uint8_t)source, (uint8_t)from, (int16_t)score.points};
    playout->step = STEP_OVER;
}

static void end_drawn(struct playout *playout)
{
    playout->end = (struct playout_end){SEAT_NONE, WIN_SOURCES, SEAT_NONE, 0};
    playout->step = STEP_OVER;
}

enum { DUMMYS = PLAYOUT_SEATS };

/* A hidden tile for a player or for the dummy, who all have their own while there are enough. */
static uint8_t take_apart(struct playout *playout, int who)
{
    bool empty = playout->front == playout->back;
    if (playout->stock && (who == DUMMYS || empty))
        return playout->row[--playout->stock];
    return playout->wall[who == 1 ? --playout->back : playout->front++];
}

static void draw(struct playout *playout, bool back)
{
    if (playout->left == 0) {
        end_drawn(playout);
        return;
    }
    playout->left--;
    if (playout->apart)
        playout->drawn = take_apart(playout, back ? DUMMYS : playout->turn);
    else
        playout->drawn = playout->wall[back ? --playout->back : playout->front++];
    playout->source = back ? WIN_REPLACEMENT : WIN_SELF_DRAW;
    playout->sides[playout->turn].shape.counts[playout->drawn]++;
    playout->step = STEP_TURN;
}

static void next_turn(struct playout *playout)
{
    playout->turn = (uint8_t)(1 - playout->turn);
    playout->step = STEP_DRAW;
}

static void discard(struct playout *playout, uint8_t kind, bool riichi)
{
    struct playout_side *side = &playout->sides[playout->turn];
    bool changed = kind != playout->drawn;
    side->shape.counts[kind]--;
    side->discarded |= TILE_BIT(kind);
    side->riichi |= riichi;
    if (changed)
        measure(side);
    playout->drawn = TILE_NONE;
    begin_offer(playout, kind, WIN_DISCARD, playout->turn);
}

/* Lays three or four tiles out of which one may have been claimed. */
static void lay_meld(struct playout *playout, int seat, enum meld_kind kind, uint8_t tile, int taken)
{
    struct playout_side *side = &playout->sides[seat];
    bool closed = kind == MELD_KONG_CLOSED;
    side->shape.counts[tile] = (uint8_t)(side->shape.counts[tile] - taken);
    side->melds[side->meld_count++] = (struct meld){.kind = (uint8_t)kind,
                                                    .tile = tile,
                                                    .claimed = closed ? TILE_NONE : tile,
                                                    .from = closed ? SEAT_NONE : SEAT_DUMMY};
    side->shape.sets--;
    side->shape.forms = FORM_STANDARD;
    side->open += !closed;
    playout->seen[tile] = (uint8_t)(playout->seen[tile] + taken);
    playout->turn = (uint8_t)seat;
    playout->drawn = TILE_NONE;
}

/* A kong lies: the treasure may be turned, then a tile is drawn. */
static void kong_stands(struct playout *playout)
{
    playout->step = playout->treasure && !playout->treasure_up ? STEP_TREASURE : STEP_REPLACE;
    measure(&playout->sides[playout->turn]);
}

static void add_to_pung(struct playout *playout, int seat, uint8_t kind)
{
    struct playout_side *side = &playout->sides[seat];
    struct meld *meld = (struct meld *)pung_of(side, kind);
    meld->kind = MELD_KONG_ADDED;
    side->shape.counts[kind]--;
    playout->seen[kind]++;
    playout->drawn = TILE_NONE;
    kong_stands(playout);
}

static void kong_own(struct playout *playout, uint8_t kind)
{
    int seat = playout->turn;
    if (playout->sides[seat].shape.counts[kind] < 4) {
        begin_offer(playout, kind, WIN_ROBBED_KONG, seat);
        return;
    }
    lay_meld(playout, seat, MELD_KONG_CLOSED, kind, 4);
    kong_stands(playout);
}

/* Nobody took the tile on offer. */
static void let_lie(struct playout *playout)
{
    uint8_t kind = playout->offer.tile;
    switch ((enum win_source)playout->offer.source) {
    case WIN_DISCARD:
        playout->own_piles[playout->turn] |= TILE_BIT(kind);
        playout->piles |= TILE_BIT(kind);
        playout->seen[kind]++;
        playout->step = STEP_DUMMY;
        if (!playout->row_count && playout->left == 0)
            next_turn(playout);
        break;
    case WIN_ROBBED_KONG:
        add_to_pung(playout, playout->offer.by, kind);
        break;
    case WIN_DUMMY_DISCARD:
        playout->piles |= TILE_BIT(kind);
        playout->seen[kind]++;
        next_turn(playout);
        break;
    default:
        playout->seen[kind]++;
        next_turn(playout);
        break;
    }
}

/* The seat's answer, thought of now if it was not given; a win let go is noted. */
static enum move_kind answer_of(struct playout *playout, int seat)
{
    if (!playout_is_offered_to(playout, seat))
        return MOVE_PASS;
    if (playout->answers[seat] == MOVE_KINDS)
        return sense_answer(playout, seat);
    enum move_kind answer = (enum move_kind)playout->answers[seat];
    const struct offer *offer = &playout->offer;
    if (answer != MOVE_WIN && playout_can_win(playout, seat, offer->tile, (enum win_source)offer->source))
        playout->sides[seat].passed |= TILE_BIT(offer->tile);
    return answer;
}

static void take_offer(struct playout *playout, int seat, enum move_kind claim)
{
    uint8_t tile = playout->offer.tile;
    enum win_source source = (enum win_source)playout->offer.source;
    bool from_dummy = source == WIN_DUMMY_DISCARD || source == WIN_REVEALED;
    if (claim == MOVE_WIN) {
        end_won(playout, seat, tile, source, from_dummy ? SEAT_DUMMY : playout->offer.by);
        return;
    }
    playout->seen[tile]++;
    lay_meld(playout, seat, claim == MOVE_PUNG ? MELD_PUNG : MELD_KONG_OPEN, tile,
             claim == MOVE_PUNG ? 2 : 3);
    playout->sides[seat].shanten = SHANTEN_NEVER;
    playout->step = STEP_TURN;
    if (claim == MOVE_KONG)
        kong_stands(playout);
}

static void resolve_offer(struct playout *playout)
{
    int by = playout->offer.by, other = 1 - by;
    enum move_kind theirs = answer_of(playout, other), own = answer_of(playout, by);
    if (theirs == MOVE_WIN || (theirs != MOVE_PASS && own != MOVE_WIN))
        take_offer(playout, other, theirs);
    else if (own != MOVE_PASS)
        take_offer(playout, by, own);
    else
        let_lie(playout);
}

static void dummy_action(struct playout *playout, bool draws)
{
    uint8_t tile;
    playout->left -= draws;
    playout->row_count -= !draws;
    if (playout->apart)
        tile = take_apart(playout, DUMMYS);
    else
        tile = draws ? playout->wall[playout->front++] : playout->row[--playout->stock];
    begin_offer(playout, tile, draws ? WIN_DUMMY_DISCARD : WIN_REVEALED, playout->turn);
}

static void choose_treasure(struct playout *playout, bool up)
{
    playout->treasure_up = up;
    playout->step = STEP_REPLACE;
}

void playout_apply(struct playout *playout, const struct move *move)
{
    struct playout_side *side = &playout->sides[move->seat];
    bool offered = playout->step == STEP_OFFER;
    if (playout->step == STEP_TURN && move->kind != MOVE_WIN && playout->drawn != TILE_NONE &&
        playout_can_win(playout, move->seat, playout->drawn, WIN_SELF_DRAW))
        side->passed |= TILE_BIT(playout->drawn);
    if (offered)
        playout->answers[move->seat] = move->kind;
    else if (move->kind == MOVE_DISCARD || move->kind == MOVE_RIICHI)
        discard(playout, tile_kind(move->tile), move->kind == MOVE_RIICHI);
    else if (move->kind == MOVE_KONG_OWN)
        kong_own(playout, move->tile);
    else if (move->kind == MOVE_WIN)
        end_won(playout, move->seat, playout->drawn, (enum win_source)playout->source, move->seat);
    else if (move->kind == MOVE_REVEAL || move->kind == MOVE_DUMMY_DRAW)
        dummy_action(playout, move->kind == MOVE_DUMMY_DRAW);
    else if (move->kind == MOVE_TREASURE)
        choose_treasure(playout, move->number);
    else if (move->kind == MOVE_KEEP) {
        playout->bonus[0] = move->number;
        playout->bonus[1] = move->other;
        playout->step = STEP_TURN;
    }
}

void playout_step(struct playout *playout)
{
    switch ((enum playout_step)playout->step) {
    case STEP_DRAW:
    case STEP_REPLACE:
        draw(playout, playout->step == STEP_REPLACE);
        break;
    case STEP_OFFER:
        resolve_offer(playout);
        break;
    default: {
        struct move move = playout_choose(playout, playout->turn);
        playout_apply(playout, &move);
        break;
    }
    }
}

void playout_run(struct playout *playout)
{
    while (playout->step != STEP_OVER)
        playout_step(playout);
}
