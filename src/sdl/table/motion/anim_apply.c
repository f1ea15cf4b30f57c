/*
 * anim_apply.c: a view after one event of several, or before the draws that followed a deal.
 *
 * Only what is seen on the table is followed. The true view, which comes with
 * the last event of a move, replaces it.
 */
#include "sdl/table/motion/anim.h"

#include <string.h>

static void take(struct view *view, int seat, uint8_t tile, int count)
{
    struct table *table = &view->table;

    table->hand_sizes[seat] =
        (uint8_t)(table->hand_sizes[seat] > count ? table->hand_sizes[seat] - count : 0);
    table->drawn_by = SEAT_NONE;
    if (seat != view->seat)
        return;
    for (int i = 0; i < count && tile < TILE_COUNT && hand_has(&view->own.hand, tile); i++)
        hand_remove(&view->own.hand, tile);
    view->own.drawn = TILE_NONE;
}

static void give(struct view *view, int seat, uint8_t tile)
{
    struct table *table = &view->table;

    if (table->hand_sizes[seat] >= HAND_MOST)
        return;
    table->hand_sizes[seat]++;
    table->drawn_by = (uint8_t)seat;
    table->phase = PHASE_TURN;
    table->turn = (uint8_t)seat;
    if (table->wall > 0)
        table->wall--;
    if (seat == view->seat && tile < TILE_COUNT) {
        if (tile_suit(tile) != SUIT_BONUS)
            hand_add(&view->own.hand, tile);
        view->own.drawn = tile;
    }
}

static void put_on_pile(struct view *view, int pile, uint8_t tile, unsigned flags)
{
    struct table *table = &view->table;

    if (table->discard_count < DISCARD_MOST)
        table->discards[table->discard_count++] = (struct discard){tile, (uint8_t)((unsigned)pile | flags)};
    table->offer.tile = tile;
    table->offer.by = (uint8_t)table->turn;
}

static void discard(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    bool riichi = table->riichi[event->seat] == table->turns[event->seat] + 1;

    take(view, event->seat, event->tile, 1);
    put_on_pile(view, event->seat, event->tile,
                (riichi ? DISCARD_RIICHI : 0u) | (event->number ? DISCARD_DRAWN : 0u));
    table->turns[event->seat]++;
}

/* The claimed tile leaves its pile, or the dummy's row. */
static void take_offer(struct table *table, uint8_t tile)
{
    if (table->offer.source == WIN_REVEALED && table->offer.place < DUMMY_MOST &&
        table->dummy.row[table->offer.place] == tile) {
        table->dummy.row[table->offer.place] = TILE_NONE;
        return;
    }
    if (table->discard_count > 0)
        table->discards[table->discard_count - 1].flags |= DISCARD_CLAIMED;
}

static void lay_meld(struct view *view, const struct event *event, int kind, int from_hand)
{
    struct table *table = &view->table;
    int seat = event->seat;

    take(view, seat, event->tile, from_hand);
    if (kind == MELD_KONG_ADDED) {
        for (int i = 0; i < table->meld_counts[seat]; i++)
            if (table->melds[seat][i].tile == tile_kind(event->tile))
                table->melds[seat][i].kind = MELD_KONG_ADDED;
        return;
    }
    if (kind != MELD_KONG_CLOSED)
        take_offer(table, event->tile);
    if (table->meld_counts[seat] < MELD_MOST) {
        bool closed = kind == MELD_KONG_CLOSED;
        table->melds[seat][table->meld_counts[seat]++] =
            (struct meld){.kind = (uint8_t)kind,
                          .tile = tile_kind(event->tile),
                          .claimed = closed ? TILE_NONE : event->tile,
                          .from = closed ? SEAT_NONE : event->from};
    }
    table->turn = (uint8_t)seat;
}

static void kong(struct view *view, const struct event *event)
{
    static const int from_hand[] = {[MELD_KONG_OPEN] = 3, [MELD_KONG_ADDED] = 1, [MELD_KONG_CLOSED] = 4};

    if (event->number < MELD_KONG_OPEN || event->number > MELD_KONG_CLOSED)
        return;
    lay_meld(view, event, event->number, from_hand[event->number]);
    view->table.stage.turned = TILE_NONE;
}

static void replace(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    if (table->stage.batch && table->rules->has_flowers)
        table->stage.batch--;
    else if (table->phase != PHASE_TREASURE) /* there the kong is counted already */
        table->kongs++;
    give(view, event->seat, event->tile);
}

static void turn(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    if (table->stage.turned < TILE_COUNT && table->discard_count < DISCARD_MOST)
        table->discards[table->discard_count++] = (struct discard){table->stage.turned, PILE_ASIDE};
    table->stage.turned = event->tile;
    table->phase = PHASE_STAGE;
    if (table->wall > 0)
        table->wall--;
}

static void guess(struct table *table, const struct event *event)
{
    if (table->stage.guess_count + 2 > TILE_KINDS)
        return;
    table->stage.guesses[table->stage.guess_count++] = event->tile;
    table->stage.guesses[table->stage.guess_count++] = event->other;
    table->stage.guessed |= TILE_BIT(event->tile) | TILE_BIT(event->other);
    table->phase = PHASE_STAGE;
}

static void lay_down(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    int seat = event->seat;

    if (table->hand_sizes[seat] > 0)
        table->hand_sizes[seat]--;
    table->drawn_by = SEAT_NONE;
    if (seat == view->seat && event->tile < TILE_COUNT && hand_has(&view->own.hand, event->tile)) {
        hand_remove(&view->own.hand, event->tile);
        view->own.drawn = TILE_NONE;
    }
    if (table->discard_count < DISCARD_MOST)
        table->discards[table->discard_count++] =
            (struct discard){event->tile, (uint8_t)((unsigned)seat | DISCARD_DOWN)};
}

static void lay_chow(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    int seat = event->seat;
    struct meld meld = {.kind = MELD_RUN, .tile = event->other, .claimed = event->tile, .from = event->from};

    for (uint8_t kind = event->other; kind < event->other + 3; kind++) {
        if (kind == tile_kind(event->tile))
            continue;
        if (table->hand_sizes[seat] > 0)
            table->hand_sizes[seat]--;
        if (seat == view->seat && hand_has(&view->own.hand, kind))
            hand_remove(&view->own.hand, kind);
    }
    if (table->discard_count > 0)
        table->discards[table->discard_count - 1].flags |= DISCARD_CLAIMED;
    if (table->meld_counts[seat] < MELD_MOST)
        table->melds[seat][table->meld_counts[seat]++] = meld;
    table->turn = (uint8_t)seat;
}

static void dora(struct table *table, uint8_t tile)
{
    for (int i = 0; i < DORA_MOST; i++)
        if (table->dora.shown[i] >= TILE_COUNT) {
            table->dora.shown[i] = tile;
            return;
        }
}

static bool apply_special(struct view *view, const struct event *event)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_TURN:
        turn(view, event);
        return true;
    case EVENT_GUESS:
        guess(&view->table, event);
        return true;
    case EVENT_TENPAI:
        view->table.stage.attacker = event->seat;
        return true;
    case EVENT_LAY_DOWN:
        lay_down(view, event);
        return true;
    case EVENT_CHOW:
        lay_chow(view, event);
        return true;
    case EVENT_DORA:
        dora(&view->table, event->tile);
        return true;
    default:
        return false;
    }
}

/* `batch` counts flowers that lie open and have not been replaced yet; in a true view it is 0. */
static void flower(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    table->flowers[event->seat] |= (uint8_t)(1u << (event->tile - TILE_FLOWER));
    table->stage.batch++;
    if (table->drawn_by != event->seat)
        return;
    table->drawn_by = SEAT_NONE;
    if (table->hand_sizes[event->seat] > 0)
        table->hand_sizes[event->seat]--;
    if (event->seat == view->seat)
        view->own.drawn = TILE_NONE;
}

void anim_apply(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    view->move_count = 0;
    if (apply_special(view, event))
        return;
    switch (event->kind) {
    case EVENT_DRAW:
        give(view, event->seat, event->tile);
        break;
    case EVENT_REPLACEMENT:
        replace(view, event);
        break;
    case EVENT_FLOWER:
        flower(view, event);
        break;
    case EVENT_RIICHI:
        table->riichi[event->seat] = (uint8_t)(table->turns[event->seat] + 1);
        break;
    case EVENT_DISCARD:
        discard(view, event);
        break;
    case EVENT_PUNG:
        lay_meld(view, event, MELD_PUNG, 2);
        break;
    case EVENT_KONG:
        kong(view, event);
        break;
    case EVENT_REVEAL:
        table->dummy.row[event->number] = event->tile;
        table->offer = (struct offer){event->tile, WIN_REVEALED, event->seat, event->number};
        break;
    case EVENT_DUMMY_DISCARD:
        if (table->wall > 0)
            table->wall--;
        put_on_pile(view, SEAT_DUMMY, event->tile, 0);
        break;
    case EVENT_KEEP:
        table->dummy.bonus[0] = event->tile;
        table->dummy.bonus[1] = event->other;
        table->phase = PHASE_TURN;
        break;
    case EVENT_TREASURE:
        table->dummy.treasure = event->tile;
        break;
    case EVENT_WIN:
        table->result = (struct result){.outcome = OUTCOME_WIN,
                                        .winner = event->seat,
                                        .from = event->from,
                                        .source = event->number,
                                        .tile = event->tile};
        break;
    default:
        break;
    }
}

/* The tile that the event brought into a hand stayed there: it was no flower. */
static bool is_kept(const struct event *event, const struct event *next)
{
    return !next || next->kind != EVENT_FLOWER || next->seat != event->seat;
}

struct view anim_before_draws(const struct view *after, const struct event *events, int count)
{
    struct view view = *after;

    memset(view.table.flowers, 0, sizeof view.table.flowers);
    for (int i = 0; i < count; i++) {
        if (events[i].kind != EVENT_DRAW && events[i].kind != EVENT_REPLACEMENT)
            continue;
        view.table.wall++;
        view.table.drawn_by = SEAT_NONE;
        if (!is_kept(&events[i], i + 1 < count ? &events[i + 1] : NULL))
            continue;
        view.table.hand_sizes[events[i].seat]--;
        if (events[i].seat == view.seat && hand_has(&view.own.hand, events[i].tile)) {
            hand_remove(&view.own.hand, events[i].tile);
            view.own.drawn = TILE_NONE;
        }
    }
    return view;
}
