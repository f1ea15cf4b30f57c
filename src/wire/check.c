/* check.c: see check.h. */
#include "wire/check.h"

#include <string.h>

enum { TILES_MAX = 144 };

static bool is_tile(uint8_t tile)
{
    return tile < TILE_COUNT;
}

/* True for a tile that a hand can hold. */
static bool is_held(uint8_t tile)
{
    return is_tile(tile) && tile_suit(tile) != SUIT_BONUS;
}

static bool is_held_or(uint8_t tile, uint8_t other)
{
    return is_held(tile) || tile == other;
}

static bool is_seat_or(const struct table *table, uint8_t seat, uint8_t other)
{
    return seat < table->seats || seat == other;
}

static bool are_seats(const struct table *table, unsigned seats)
{
    return seats >> table->seats == 0;
}

/* --- the parts of a table ------------------------------------------------------------------------- */

static bool check_phase(const struct table *table)
{
    const struct ruleset *rules = table->rules;
    switch ((enum phase)table->phase) {
    case PHASE_REMOVE:
        return rules->removes_suit;
    case PHASE_KEEP:
    case PHASE_DUMMY:
    case PHASE_TREASURE:
        return rules->dummy > 0;
    case PHASE_CLAIM:
        return is_held(table->offer.tile) && table->offer.by < table->seats;
    case PHASE_NAME:
        return rules->declares_risk;
    case PHASE_GUESS:
    case PHASE_STAGE:
        return rules->has_stages && table->stage.attacker < table->seats;
    default:
        return table->phase <= PHASE_OVER;
    }
}

static bool check_course(const struct table *table)
{
    return table->dealer < table->seats && table->turn < table->seats &&
           (table->removed == SUIT_NONE || (table->rules->removes_suit && table->removed < SUIT_HONORS)) &&
           is_seat_or(table, table->drawn_by, SEAT_NONE) && table->draw_source <= WIN_REPLACEMENT &&
           table->wall + table->dead <= TILES_MAX && table->kongs <= SEAT_MAX * MELD_MAX &&
           are_seats(table, table->kong_fed) && are_seats(table, table->declared) &&
           is_seat_or(table, table->sitting, SEAT_NONE) &&
           (table->sitting == SEAT_NONE || table->rules->sits_out);
}

static bool check_offer(const struct table *table)
{
    const struct offer *offer = &table->offer;
    return is_held_or(offer->tile, TILE_NONE) && offer->source < WIN_SOURCES &&
           is_seat_or(table, offer->by, SEAT_NONE) && offer->place < DUMMY_MAX &&
           (offer->source != WIN_REVEALED || table->rules->dummy);
}

static bool check_discards(const struct table *table)
{
    if (table->discard_count > DISCARD_MAX)
        return false;
    for (int i = 0; i < table->discard_count; i++) {
        const struct discard *discard = &table->discards[i];
        int pile = discard->flags & DISCARD_PILE;
        bool hidden = discard->tile == TILE_HIDDEN && discard->flags & DISCARD_DOWN;
        if (!(hidden || is_held(discard->tile)) || discard->flags & 128 ||
            !(pile < table->seats || pile == SEAT_DUMMY || pile == PILE_ASIDE))
            return false;
    }
    return true;
}

static bool check_meld(const struct table *table, const struct meld *meld)
{
    bool closed = meld->kind == MELD_KONG_CLOSED, run = meld->kind == MELD_RUN;
    uint8_t claimed = is_held(meld->claimed) ? tile_kind(meld->claimed) : TILE_NONE;
    if (meld->kind > MELD_KONG_CLOSED || meld->tile >= TILE_KINDS || meld->reds > 7)
        return false;
    if (run && (meld->tile >= TILE_EAST || tile_number(meld->tile) > 7))
        return false;
    if (closed)
        return meld->claimed == TILE_NONE && meld->from == SEAT_NONE;
    return is_seat_or(table, meld->from, SEAT_DUMMY) &&
           (run ? claimed >= meld->tile && claimed <= meld->tile + 2 : claimed == meld->tile);
}

static bool check_seat(const struct table *table, int seat)
{
    if (table->meld_counts[seat] > MELD_MAX || table->meld_counts[seat] > table->sets ||
        table->hand_sizes[seat] > HAND_MAX || table->turns[seat] > DISCARD_MAX ||
        table->riichi[seat] > DISCARD_MAX)
        return false;
    for (int i = 0; i < table->meld_counts[seat]; i++)
        if (!check_meld(table, &table->melds[seat][i]))
            return false;
    return table->hand_sizes[seat] + 3 * table->meld_counts[seat] <= 3 * table->sets + 2;
}

static bool check_dummy(const struct table *table, const struct table *plain)
{
    const struct dummy *dummy = &table->dummy;
    if (!table->rules->dummy)
        return memcmp(dummy, &plain->dummy, sizeof *dummy) == 0;
    for (int i = 0; i < DUMMY_MAX; i++)
        if (!is_held_or(dummy->row[i], TILE_NONE) && dummy->row[i] != TILE_HIDDEN)
            return false;
    return is_held_or(dummy->bonus[0], TILE_NONE) && is_held_or(dummy->bonus[1], TILE_NONE) &&
           (is_held_or(dummy->treasure, TILE_NONE) || dummy->treasure == TILE_HIDDEN);
}

static bool check_dora(const struct table *table, const struct table *plain)
{
    const struct dora *dora = &table->dora;
    if (!table->rules->has_dora)
        return memcmp(dora, &plain->dora, sizeof *dora) == 0;
    for (int i = 0; i < DORA_MAX; i++)
        if (!is_held_or(dora->shown[i], TILE_NONE) || !is_held_or(dora->under[i], TILE_NONE) ||
            (i > 0 && dora->shown[i] != TILE_NONE && dora->shown[i - 1] == TILE_NONE))
            return false;
    return true;
}

static bool check_stage(const struct table *table, const struct table *plain)
{
    const struct stage *stage = &table->stage;
    uint8_t flag;
    memcpy(&flag, &stage->double_riichi, 1);
    if (flag > 1)
        return false;
    if (!table->rules->has_stages)
        return memcmp(stage, &plain->stage, sizeof *stage) == 0 &&
               memcmp(&table->stakes, &plain->stakes, sizeof table->stakes) == 0;
    if (!is_seat_or(table, stage->attacker, SEAT_NONE) || stage->batch > STAGE_BATCH ||
        !is_held_or(stage->turned, TILE_NONE) || stage->guessed >> TILE_KINDS ||
        stage->guess_count > TILE_KINDS)
        return false;
    for (int i = 0; i < stage->guess_count; i++)
        if (stage->guesses[i] >= TILE_KINDS)
            return false;
    return true;
}

static bool check_hand(const struct table *table, const struct hand *hand)
{
    bool reds = ruleset_value(table->rules, table->options, OPTION_RED_FIVES);
    int size = 0;
    for (int kind = 0; kind < TILE_KINDS; kind++) {
        if (hand->counts[kind] > 4)
            return false;
        size += hand->counts[kind];
    }
    for (int suit = 0; suit < 3; suit++)
        if (hand->reds >> suit & 1 && !hand->counts[9 * suit + 4])
            return false;
    return hand->reds <= (reds ? 7 : 0) && size == hand->size && size <= HAND_MAX;
}

/* True if a shown winning hand is complete with the winning tile, so that the rules can value it. */
static bool check_winner(const struct view *view, int seat)
{
    const struct result *result = &view->table.result;
    struct hand hand = view->hands[seat];
    bool added = result->from != seat;
    if (added && (hand.size >= HAND_MAX || hand.counts[tile_kind(result->tile)] >= 4))
        return false;
    if (added)
        hand_add(&hand, result->tile);
    return hand_has(&hand, result->tile) && table_completes(&view->table, &hand, seat) &&
           hand.size + 3 * view->table.meld_counts[seat] == 3 * view->table.sets + 2;
}

static bool check_result(const struct view *view)
{
    const struct table *table = &view->table;
    const struct result *result = &table->result;
    if (result->outcome > OUTCOME_VOID || !is_seat_or(table, result->winner, SEAT_NONE) ||
        !(is_seat_or(table, result->from, SEAT_NONE) || result->from == SEAT_DUMMY) ||
        result->source >= WIN_SOURCES || !is_held_or(result->tile, TILE_NONE) ||
        !are_seats(table, result->winners) || !are_seats(table, result->naming.declared) ||
        !are_seats(table, result->naming.named_by))
        return false;
    if (result->winners && !(result->outcome == OUTCOME_WIN && is_held(result->tile)))
        return false;
    if (result->outcome == OUTCOME_WIN &&
        !(result->winner < table->seats && result->winners >> result->winner & 1))
        return false;
    for (int seat = 0; seat < table->seats; seat++)
        if (!is_seat_or(table, result->liable[seat], SEAT_NONE) || result->naming.named[seat] > 0x1ff ||
            result->naming.waits[seat] > 0x1ff)
            return false;
    for (int seat = 0; seat < table->seats; seat++)
        if (result->winners >> seat & 1 && view->shown && !check_winner(view, seat))
            return false;
    return true;
}

/* --- the viewer's hand -------------------------------------------------------------------------- */

/* True if the viewer's hand has the tiles for the choice that the viewer must make. */
static bool check_asked(const struct view *view)
{
    const struct table *table = &view->table;
    const struct own *own = &view->own;
    int tiles = own->hand.size + 3 * table->meld_counts[view->seat], whole = 3 * table->sets + 1;
    switch ((enum phase)table->phase) {
    case PHASE_KEEP:
        return is_held(own->three[0]) && is_held(own->three[1]) && is_held(own->three[2]);
    case PHASE_TURN:
        return tiles == whole + 1 && table->turn == view->seat;
    case PHASE_STAGE:
        return tiles == whole + 1 && is_held(own->drawn) && table->drawn_by == view->seat &&
               own->hand.counts[tile_kind(own->drawn)] == 4;
    case PHASE_CLAIM:
        return tiles == whole && table_offers_to(table, view->seat);
    default:
        return table->phase != PHASE_DEAL && table->phase != PHASE_OVER;
    }
}

static bool check_own(const struct view *view)
{
    const struct table *table = &view->table;
    const struct own *own = &view->own;
    bool drew = table->drawn_by == view->seat;
    if (!check_hand(table, &own->hand) || own->hand.size != table->hand_sizes[view->seat] ||
        (own->drawn != TILE_NONE && !(is_held(own->drawn) && hand_has(&own->hand, own->drawn))) ||
        drew != (own->drawn != TILE_NONE))
        return false;
    for (int i = 0; i < 3; i++)
        if (!is_held_or(own->three[i], TILE_NONE))
            return false;
    return !table->asked || check_asked(view);
}

/* True if the unseen tiles are as many as the wall, the others' hands and the row need: the opponents'
 * thinking deals them out. */
static bool check_unseen(const struct view *view)
{
    const struct table *table = &view->table;
    int unseen = 0, flowers = 0, hidden = table_hidden_count(table), wall = table->wall + table->dead;
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        int left = table_unseen(table, &view->own, kind);
        if (left < 0)
            return false;
        unseen += left;
    }
    for (int seat = 0; seat < table->seats; seat++) {
        flowers |= table->flowers[seat];
        hidden += seat == view->seat ? 0 : table->hand_sizes[seat];
    }
    for (int i = 0; i < table->discard_count; i++)
        hidden += table->discards[i].tile == TILE_HIDDEN;
    for (int i = 0; i < DORA_MAX && table->dora.shown[i] != TILE_NONE; i++)
        wall--;
    int bonus = 0;
    for (int i = 0; table_has_flowers(table) && i < 8; i++)
        bonus += !(flowers >> i & 1);
    return unseen >= hidden && unseen + bonus == hidden + wall;
}

bool view_check(const struct view *view, const struct view *plain)
{
    const struct table *table = &view->table;
    bool seated = view->seat < table->seats;
    unsigned asked = seated ? 1u << view->seat : 0;
    if (table->asked & ~asked || table->sets != plain->table.sets || !are_seats(table, view->shown) ||
        !check_course(table) || !check_offer(table) || !check_phase(table) || !check_discards(table) ||
        !check_dummy(table, &plain->table) || !check_dora(table, &plain->table) ||
        !check_stage(table, &plain->table))
        return false;
    for (int seat = 0; seat < table->seats; seat++)
        if (!check_seat(table, seat) || !check_hand(table, &view->hands[seat]))
            return false;
    if (!check_result(view))
        return false;
    if (!seated)
        return memcmp(&view->own, &plain->own, sizeof view->own) == 0;
    return check_own(view) && (!table->asked || table->round == 0 || check_unseen(view));
}

/* --- events --------------------------------------------------------------------------------------- */

/* True if an event of this kind can name the tile. */
static bool check_event_tile(const struct event *event, int viewer)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_DRAW:
    case EVENT_REPLACEMENT:
        return event->seat == viewer ? is_tile(event->tile)
                                     : event->tile == TILE_HIDDEN || is_tile(event->tile);
    case EVENT_FLOWER:
        return is_tile(event->tile) && tile_suit(event->tile) == SUIT_BONUS;
    case EVENT_LAY_DOWN:
        return is_held(event->tile) || (event->tile == TILE_HIDDEN && event->seat != viewer);
    case EVENT_REMOVE:
    case EVENT_DEAL:
    case EVENT_RIICHI:
    case EVENT_TENPAI:
    case EVENT_ROUND_END:
    case EVENT_MATCH_END:
    case EVENT_NAME:
        return event->tile == TILE_NONE;
    default:
        return is_held(event->tile);
    }
}

static bool check_event_numbers(const struct event *event, const struct table *table)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_REMOVE:
        return table->rules->removes_suit && event->number < SUIT_HONORS;
    case EVENT_KEEP:
        return is_held(event->other);
    case EVENT_CHOW:
        return event->other < TILE_EAST && tile_number(event->other) <= 7 && event->number <= 7;
    case EVENT_PUNG:
        return event->number <= 7;
    case EVENT_KONG:
        return event->number >= MELD_KONG_OPEN && event->number <= MELD_KONG_CLOSED;
    case EVENT_REVEAL:
        return event->number < table->rules->dummy;
    case EVENT_WIN:
        return event->number < WIN_SOURCES;
    case EVENT_GUESS:
        return table->rules->has_stages && event->tile < TILE_KINDS && event->other < TILE_KINDS;
    case EVENT_TURN:
        return table->rules->has_stages;
    case EVENT_DORA:
        return table->rules->has_dora && event->number < DORA_MAX;
    default:
        return true;
    }
}

bool event_check(const struct event *event, const struct view *view)
{
    const struct table *table = &view->table;
    bool seated = event->seat < table->seats, nobody = event->seat == SEAT_NONE;
    if (event->kind >= EVENT_KINDS ||
        !(is_seat_or(table, event->from, SEAT_NONE) || event->from == SEAT_DUMMY))
        return false;
    bool of_nobody =
        event->kind == EVENT_ROUND_END || event->kind == EVENT_MATCH_END || event->kind == EVENT_DORA;
    return (seated || (nobody && of_nobody)) && check_event_tile(event, view->seat) &&
           check_event_numbers(event, table);
}
