/*
 * event_apply.c: see event_apply.h.
 *
 * The engine (game.c, flow.c, stage.c, naming.c) changes a whole game and reports it; here the same steps are
 * followed from the reports, on the table and the viewer's own tiles. What both need of a table alone they
 * share.
 */
#include "rules/play/event_apply.h"

#include <string.h>

#include "rules/play/flow.h"
#include "rules/play/passed.h"
#include "rules/play/stage.h"

/* The viewer's own tiles if it is that seat, else NULL. */
static struct own *own_of(struct view *view, int seat)
{
    return seat == view->seat ? &view->own : NULL;
}

static void clear_drawn(struct view *view)
{
    if (view->table.drawn_by == view->seat)
        view->own.drawn = TILE_NONE;
    view->table.drawn_by = SEAT_NONE;
}

/* --- the tiles of a hand ----------------------------------------------------------------------------- */

static void shrink(struct table *table, int seat, int count)
{
    table->hand_sizes[seat] -= (uint8_t)(count < table->hand_sizes[seat] ? count : table->hand_sizes[seat]);
}

/* One very tile leaves a hand; a hidden one leaves another's. */
static void drop(struct view *view, int seat, uint8_t tile)
{
    struct own *own = own_of(view, seat);

    clear_drawn(view);
    shrink(&view->table, seat, 1);
    if (own && tile < TILE_COUNT && hand_has(&own->hand, tile))
        hand_remove(&own->hand, tile);
}

/* So many of a kind leave a hand for a meld. */
static void take(struct view *view, int seat, uint8_t kind, int count)
{
    struct own *own = own_of(view, seat);

    clear_drawn(view);
    shrink(&view->table, seat, count);
    if (own && own->hand.counts[kind] >= count)
        hand_take(&own->hand, kind, count);
}

/* A tile comes into a hand. A flower is held until its own event lays it out, but is no part of the hand. */
static void hold(struct view *view, int seat, uint8_t tile)
{
    struct table *table = &view->table;
    struct own *own = own_of(view, seat);

    if (table->hand_sizes[seat] < HAND_MOST)
        table->hand_sizes[seat]++;
    table->drawn_by = (uint8_t)seat;
    if (!own || tile >= TILE_COUNT)
        return;
    own->drawn = tile;
    bool held = tile_suit(tile) != SUIT_BONUS && own->hand.size < HAND_MOST;
    if (held && own->hand.counts[tile_kind(tile)] < 4)
        hand_add(&own->hand, tile);
}

static void note_passed_draw(struct view *view, int seat)
{
    if (own_of(view, seat))
        passed_note_draw(&view->table, &view->own, seat);
}

/* --- an offer, and that nobody takes it -------------------------------------------------------------- */

static void lay_on_pile(struct table *table, uint8_t tile, unsigned flags)
{
    if (table->discard_count < DISCARD_MOST)
        table->discards[table->discard_count++] = (struct discard){tile, (uint8_t)flags};
}

static void offer(struct table *table, const struct event *event, enum win_source source, int place)
{
    table->offer = (struct offer){
        .tile = event->tile, .source = (uint8_t)source, .by = event->seat, .place = (uint8_t)place};
    table->phase = PHASE_CLAIM;
}

/* Where a win is declared at one's own risk and the wall gives no tile, everybody names their waits. */
static void name_at_the_end(struct table *table)
{
    if (table->rules->declares_risk && table->wall == 0 && !table->result.naming.named_by)
        table->phase = PHASE_NAME;
}

static void begin_turn(struct table *table, int seat)
{
    flow_clear_offer(table);
    table->turn = (uint8_t)seat;
    table->draw_source = WIN_SELF_DRAW;
    name_at_the_end(table);
}

static void begin_guess(struct table *table)
{
    table->phase = PHASE_GUESS;
    table->turn = (uint8_t)table_next(table, table->stage.attacker);
}

static void after_discard(struct table *table)
{
    if (table->stage.attacker != SEAT_NONE) {
        stage_open(table);
        begin_guess(table);
    } else if (table->rules->dummy && (table->wall || table_hidden_count(table))) {
        flow_clear_offer(table);
        table->phase = PHASE_DUMMY;
    } else if (!table_turns_are_over(table)) {
        begin_turn(table, table_next(table, table->turn));
    }
}

static void let_go(struct view *view)
{
    if (view->seat < view->table.seats)
        passed_note_offer(&view->table, &view->own, view->seat);
}

/* Nobody took the tile on offer. */
static void lapse(struct view *view)
{
    struct table *table = &view->table;

    let_go(view);
    if (table->offer.source == WIN_DISCARD)
        after_discard(table);
    else if (table->offer.source != WIN_ROBBED_KONG) /* that kong is an event of its own */
        begin_turn(table, table_next(table, table->turn));
}

/* The attacker lets the tile lie that was turned. */
static void lay_aside(struct view *view)
{
    struct table *table = &view->table;
    uint8_t tile = table->stage.turned;

    if (tile >= TILE_COUNT)
        return;
    table->stage.turned = TILE_NONE;
    drop(view, table->stage.attacker, tile);
    lay_on_pile(table, tile, PILE_ASIDE);
}

/* --- sets -------------------------------------------------------------------------------------------- */

static void add_meld(struct table *table, int seat, struct meld meld)
{
    if (table->meld_counts[seat] < MELD_MOST)
        table->melds[seat][table->meld_counts[seat]++] = meld;
}

/* The claimed tile leaves its pile or the dummy's row, and the seat is on turn. */
static void claim(struct view *view, int seat)
{
    struct table *table = &view->table;
    const struct offer *from = &table->offer;

    let_go(view);
    if (from->source == WIN_REVEALED && from->place < DUMMY_MOST)
        table->dummy.row[from->place] = TILE_NONE;
    else if (table->discard_count > 0)
        table->discards[table->discard_count - 1].flags |= DISCARD_CLAIMED;
    flow_clear_offer(table);
    if (own_of(view, seat))
        passed_forget(table, &view->own);
    table->turn = (uint8_t)seat;
    table->phase = PHASE_TURN;
}

static void chow(struct view *view, const struct event *event)
{
    uint8_t lowest = event->other, kind = tile_kind(event->tile);

    claim(view, event->seat);
    for (uint8_t part = lowest; part <= lowest + 2; part++)
        if (part != kind)
            take(view, event->seat, part, 1);
    add_meld(&view->table, event->seat,
             (struct meld){MELD_RUN, lowest, event->tile, event->from, event->number});
}

static void pung(struct view *view, const struct event *event)
{
    uint8_t kind = tile_kind(event->tile);

    claim(view, event->seat);
    take(view, event->seat, kind, 2);
    add_meld(&view->table, event->seat,
             (struct meld){MELD_PUNG, kind, event->tile, event->from, event->number});
}

/* The red five that a kong of that kind holds, having all four. */
static uint8_t reds_of_kong(const struct table *table, uint8_t kind)
{
    bool is_five = kind < TILE_EAST && tile_number(kind) == 5;
    return is_five && table_option(table, OPTION_RED_FIVES) ? (uint8_t)(1u << tile_suit(kind)) : 0;
}

static void add_to_pung(struct table *table, int seat, uint8_t kind, uint8_t reds)
{
    for (int i = 0; i < table->meld_counts[seat]; i++) {
        struct meld *meld = &table->melds[seat][i];
        if (meld->kind != MELD_PUNG || meld->tile != kind)
            continue;
        meld->kind = MELD_KONG_ADDED;
        meld->reds = reds;
    }
}

/* The kong lies; the treasure may be turned up, then the replacement comes. */
static void kong_stands(struct table *table, int seat, bool claimed)
{
    flow_clear_offer(table);
    table->kong_fed &= (uint8_t) ~(1u << seat);
    table->kong_fed |= (uint8_t)(claimed << seat);
    table->phase = PHASE_TURN;
    if (table->dummy.treasure == TILE_HIDDEN) {
        table->phase = PHASE_TREASURE;
        return;
    }
    table->draw_source = WIN_REPLACEMENT;
    name_at_the_end(table);
}

static void kong(struct view *view, const struct event *event)
{
    static const int from_hand[] = {[MELD_KONG_OPEN] = 3, [MELD_KONG_ADDED] = 1, [MELD_KONG_CLOSED] = 4};
    struct table *table = &view->table;
    int seat = event->seat;
    uint8_t kind = tile_kind(event->tile), reds = reds_of_kong(table, kind);
    bool claimed = event->number == MELD_KONG_OPEN, turned = table->stage.turned < TILE_COUNT;

    if (event->number < MELD_KONG_OPEN || event->number > MELD_KONG_CLOSED)
        return;
    if (claimed)
        claim(view, seat);
    else if (table->phase == PHASE_TURN)
        note_passed_draw(view, seat);
    take(view, seat, kind, from_hand[event->number]);
    if (event->number == MELD_KONG_ADDED)
        add_to_pung(table, seat, kind, reds);
    else
        add_meld(table, seat,
                 (struct meld){event->number, kind, claimed ? event->tile : TILE_NONE,
                               claimed ? event->from : SEAT_NONE, reds});
    table->kongs++;
    if (turned)
        table->stage.turned = TILE_NONE;
    else
        kong_stands(table, seat, claimed);
}

/* --- a turn ------------------------------------------------------------------------------------------ */

/* The seat holds one tile more and is to play; a bare deal leaves the choice of indicators first. */
static void give(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    if (table->wall > 0)
        table->wall--;
    hold(view, event->seat, event->tile);
    if (own_of(view, event->seat) && tile_suit(event->tile) != SUIT_BONUS)
        passed_forget(table, &view->own);
    if (table->phase != PHASE_KEEP)
        table->phase = PHASE_TURN;
    table->turn = event->seat;
}

static void draw(struct view *view, const struct event *event)
{
    begin_turn(&view->table, event->seat);
    give(view, event);
}

static void replace(struct view *view, const struct event *event)
{
    if (view->table.phase == PHASE_TREASURE)
        view->table.draw_source = WIN_REPLACEMENT;
    give(view, event);
}

/* A flower that was dealt never counted as a tile of the hand. */
static void flower(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    table->flowers[event->seat] |= (uint8_t)(1u << (event->tile - TILE_FLOWER));
    if (table->drawn_by == event->seat)
        drop(view, event->seat, TILE_NONE);
}

/* Riichi or tenpai; the discard follows. */
static void declare(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    bool riichi = event->kind == EVENT_RIICHI;

    note_passed_draw(view, event->seat);
    if (table->rules->has_stages) {
        table->stage.attacker = event->seat;
        table->stage.double_riichi = riichi && table_is_first_turn(table, event->seat);
    }
    if (riichi)
        table->riichi[event->seat] = event->number;
}

static void discard(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    int seat = event->seat;
    bool riichi = table->riichi[seat] == table->turns[seat] + 1;

    if (!riichi && table->stage.attacker != seat) /* else noted with the declaration */
        note_passed_draw(view, seat);
    drop(view, seat, event->tile);
    table->turns[seat]++;
    lay_on_pile(table, event->tile,
                (unsigned)seat | (riichi ? DISCARD_RIICHI : 0u) | (event->number ? DISCARD_DRAWN : 0u));
    offer(table, event, WIN_DISCARD, 0);
}

static void lay_down(struct view *view, const struct event *event)
{
    drop(view, event->seat, event->tile);
    lay_on_pile(&view->table, event->tile, event->seat | DISCARD_DOWN);
    begin_turn(&view->table, event->seat);
}

static void offer_kong(struct view *view, const struct event *event)
{
    note_passed_draw(view, event->seat);
    offer(&view->table, event, WIN_ROBBED_KONG, 0);
}

/* --- the dummy and the indicators -------------------------------------------------------------------- */

static void reveal(struct table *table, const struct event *event)
{
    table->dummy.row[event->number] = event->tile;
    offer(table, event, WIN_REVEALED, event->number);
}

static void discard_for_dummy(struct table *table, const struct event *event)
{
    if (table->wall > 0)
        table->wall--;
    lay_on_pile(table, event->tile, SEAT_DUMMY);
    offer(table, event, WIN_DUMMY_DISCARD, 0);
}

static void keep(struct view *view, const struct event *event)
{
    view->table.dummy.bonus[0] = event->tile;
    view->table.dummy.bonus[1] = event->other;
    view->table.phase = PHASE_TURN;
    memset(view->own.three, TILE_NONE, sizeof view->own.three);
}

static void turn_up_treasure(struct table *table, const struct event *event)
{
    table->dummy.treasure = event->tile;
    table->dummy.treasure_turns = (uint8_t)(1 + table->kongs);
}

/* --- Stage B ----------------------------------------------------------------------------------------- */

static void guess(struct table *table, const struct event *event)
{
    struct stage *stage = &table->stage;

    if (stage->guess_count + 2 > TILE_KINDS)
        return;
    stage->guesses[stage->guess_count++] = event->tile;
    stage->guesses[stage->guess_count++] = event->other;
    stage->guessed |= TILE_BIT(event->tile) | TILE_BIT(event->other);
    table->phase = PHASE_STAGE;
    if (!event->number) {
        stage->batch = STAGE_BATCH;
        return;
    }
    table->result.outcome = OUTCOME_PREVENTED;
    table->result.from = event->seat;
}

static void turn(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    bool replaces = event->number;

    lay_aside(view);
    table->stage.turned = event->tile;
    if (!replaces && table->stage.batch > 0)
        table->stage.batch--;
    if (table->wall > 0)
        table->wall--;
    hold(view, event->seat, event->tile);
    table->phase = PHASE_STAGE;
}

/* --- the end of a round ------------------------------------------------------------------------------ */

static void declare_win(struct table *table, const struct event *event)
{
    table->declared |= (uint8_t)(1u << event->seat);
    table->phase = PHASE_NAME;
}

static void name(struct table *table, const struct event *event)
{
    struct naming *naming = &table->result.naming;

    naming->declared = table->declared;
    naming->named_by |= (uint8_t)(1u << event->seat);
    naming->named[event->seat] = (uint16_t)(event->number | event->other << 8);
}

/* Of several winners the first is told first. */
static void win(struct table *table, const struct event *event)
{
    struct result *result = &table->result;

    if (!result->winners)
        result->winner = event->seat;
    result->winners |= (uint8_t)(1u << event->seat);
    result->outcome = OUTCOME_WIN;
    result->from = event->from;
    result->source = event->number;
    result->tile = event->tile;
    result->last_tile = table->wall == 0;
}

/* Nobody who declared had won. */
static void end_invalid(const struct view *view, struct result *result)
{
    const struct table *table = &view->table;
    bool drawn = table->drawn_by != SEAT_NONE;

    result->outcome = OUTCOME_INVALID;
    result->from = drawn ? table->drawn_by : table->offer.by;
    result->source = drawn ? table->draw_source : table->offer.source;
    result->tile = drawn ? view->own.drawn : table->offer.tile;
}

static void end_round(struct view *view)
{
    struct table *table = &view->table;
    struct result *result = &table->result;

    if (table->phase == PHASE_TREASURE)
        table->draw_source = WIN_REPLACEMENT;
    if (result->outcome == OUTCOME_NONE && table->declared)
        end_invalid(view, result);
    if (result->outcome == OUTCOME_NONE) {
        lay_aside(view);
        result->outcome = OUTCOME_DRAW;
    }
    table->phase = PHASE_DEAL;
}

/* --- all events -------------------------------------------------------------------------------------- */

/* True if the event answers the offer, ends what the answers began, or tells nothing; any other tells that
 * all passed.
 */
static bool leaves_offer(const struct table *table, const struct event *event)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_CHOW:
    case EVENT_PUNG:
    case EVENT_WIN:
    case EVENT_DECLARE:
    case EVENT_DEAL:
    case EVENT_KINDS:
        return true;
    case EVENT_KONG:
        return event->number == MELD_KONG_OPEN;
    case EVENT_ROUND_END:
        return table->result.outcome != OUTCOME_NONE;
    default:
        return false;
    }
}

static void remove_suit(struct table *table, const struct event *event)
{
    table->removed = event->number;
    table->phase = PHASE_DEAL;
}

static void turn_up_dora(struct table *table, const struct event *event)
{
    if (event->number < DORA_MOST)
        table->dora.shown[event->number] = event->tile;
}

/* Events that change only what lies open. */
static void apply_to_table(struct table *table, const struct event *event)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_REMOVE:
        remove_suit(table, event);
        break;
    case EVENT_REVEAL:
        reveal(table, event);
        break;
    case EVENT_DUMMY_DISCARD:
        discard_for_dummy(table, event);
        break;
    case EVENT_TREASURE:
        turn_up_treasure(table, event);
        break;
    case EVENT_DORA:
        turn_up_dora(table, event);
        break;
    case EVENT_GUESS:
        guess(table, event);
        break;
    case EVENT_DECLARE:
        declare_win(table, event);
        break;
    case EVENT_NAME:
        name(table, event);
        break;
    case EVENT_WIN:
        win(table, event);
        break;
    case EVENT_MATCH_END:
        table->phase = PHASE_OVER;
        break;
    default:
        break;
    }
}

void event_apply(struct view *view, const struct event *event)
{
    view->move_count = 0;
    view->table.asked = 0;
    if (view->table.phase == PHASE_CLAIM && !leaves_offer(&view->table, event))
        lapse(view);
    switch ((enum event_kind)event->kind) {
    case EVENT_KEEP:
        keep(view, event);
        break;
    case EVENT_DRAW:
        draw(view, event);
        break;
    case EVENT_REPLACEMENT:
        replace(view, event);
        break;
    case EVENT_FLOWER:
        flower(view, event);
        break;
    case EVENT_RIICHI:
    case EVENT_TENPAI:
        declare(view, event);
        break;
    case EVENT_DISCARD:
        discard(view, event);
        break;
    case EVENT_LAY_DOWN:
        lay_down(view, event);
        break;
    case EVENT_CHOW:
        chow(view, event);
        break;
    case EVENT_PUNG:
        pung(view, event);
        break;
    case EVENT_KONG:
        kong(view, event);
        break;
    case EVENT_KONG_OFFERED:
        offer_kong(view, event);
        break;
    case EVENT_TURN:
        turn(view, event);
        break;
    case EVENT_ROUND_END:
        end_round(view);
        break;
    default:
        apply_to_table(&view->table, event);
        break;
    }
}

/* --- who is asked ------------------------------------------------------------------------------------ */

/* After the replacements of flowers that were dealt, the dealer's first tile is the one drawn. */
static void end_deal(struct view *view)
{
    struct table *table = &view->table;
    int dealer = table->dealer;

    if (table->drawn_by >= table->seats || table->drawn_by == dealer || table->turns[dealer])
        return;
    table->drawn_by = table->turn = (uint8_t)dealer;
    if (view->seat != dealer)
        view->own.drawn = TILE_NONE;
}

/* True if the viewer is one of those who are to choose now. */
static bool is_asked(const struct view *view)
{
    const struct table *table = &view->table;

    switch ((enum phase)table->phase) {
    case PHASE_DEAL:
    case PHASE_OVER:
        return false;
    case PHASE_CLAIM:
        return table_offers_to(table, view->seat);
    case PHASE_NAME:
        return table->declared ? table->declared >> view->seat & 1 : view->seat != table->sitting;
    default:
        return table->turn == view->seat;
    }
}

static void ask(struct view *view)
{
    struct table *table = &view->table;

    if (table->phase == PHASE_STAGE)
        table->turn = table->stage.attacker;
    end_deal(view);
    table->asked = 0;
    view->move_count = 0;
    memset(view->moves, 0, sizeof view->moves);
    if (view->seat >= table->seats || !is_asked(view))
        return;
    table->asked = (uint8_t)(1u << view->seat);
    view->move_count = (uint8_t)legal_moves(table, &view->own, view->seat, view->moves);
    if (!view->move_count)
        table->asked = 0;
}

void event_apply_all(struct view *view, const struct event *events, int count)
{
    for (int i = 0; i < count; i++)
        event_apply(view, &events[i]);
    if (count > 0)
        ask(view);
}

void event_apply_pass(struct view *view)
{
    if (view->table.phase == PHASE_CLAIM) {
        lapse(view);
    } else if (view->table.phase == PHASE_STAGE) {
        lay_aside(view);
        begin_guess(&view->table);
    }
    ask(view);
}

/* --- as it was dealt --------------------------------------------------------------------------------- */

/* The flower that the drawn tile turned out to be, or TILE_NONE. */
static uint8_t flower_drawn(const struct event *draw, const struct event *next)
{
    if (next && next->kind == EVENT_FLOWER && next->seat == draw->seat)
        return next->tile;
    return TILE_NONE;
}

static void take_back(struct view *view, int seat, uint8_t tile)
{
    struct own *own = own_of(view, seat);
    struct hand *shown = view->shown >> seat & 1 ? &view->hands[seat] : NULL;

    shrink(&view->table, seat, 1);
    if (own && tile < TILE_COUNT && hand_has(&own->hand, tile))
        hand_remove(&own->hand, tile);
    if (shown && tile < TILE_COUNT && hand_has(shown, tile))
        hand_remove(shown, tile);
}

void event_apply_back(struct view *view, const struct event *events, int count)
{
    struct table *table = &view->table;

    for (int i = 0; i < count; i++) {
        const struct event *event = &events[i];
        if (event->kind != EVENT_DRAW && event->kind != EVENT_REPLACEMENT)
            continue;
        uint8_t tile = flower_drawn(event, i + 1 < count ? event + 1 : NULL);
        table->wall++;
        table->drawn_by = SEAT_NONE;
        view->own.drawn = TILE_NONE;
        if (tile < TILE_COUNT)
            table->flowers[event->seat] &= (uint8_t) ~(1u << (tile - TILE_FLOWER));
        else
            take_back(view, event->seat, event->tile);
    }
}
