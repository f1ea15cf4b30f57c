/*
 * fold_sets.c: chows, pungs and kongs (fold_parts.h).
 */
#include "rules/fold/fold_parts.h"
#include "rules/play/passed.h"

static void add_meld(struct table *table, int seat, struct meld meld)
{
    if (table->meld_counts[seat] < MELD_MAX)
        table->melds[seat][table->meld_counts[seat]++] = meld;
}

/* The claimed tile leaves its pile or the dummy's row, and the seat is on turn. */
static void claim(struct view *view, int seat)
{
    struct table *table = &view->table;
    const struct offer *from = &table->offer;

    fold_let_go(view);
    if (from->source == WIN_REVEALED && from->place < DUMMY_MAX)
        table->dummy.row[from->place] = TILE_NONE;
    else if (table->discard_count > 0)
        table->discards[table->discard_count - 1].flags |= DISCARD_CLAIMED;
    table_clear_offer(table);
    if (fold_own(view, seat))
        passed_forget(table, &view->own);
    table->turn = (uint8_t)seat;
    table->phase = PHASE_TURN;
}

void fold_chow(struct view *view, const struct event *event)
{
    uint8_t lowest = event->other, kind = tile_kind(event->tile);

    claim(view, event->seat);
    for (uint8_t part = lowest; part <= lowest + 2; part++)
        if (part != kind)
            fold_take(view, event->seat, part, 1);
    add_meld(&view->table, event->seat,
             (struct meld){MELD_RUN, lowest, event->tile, event->from, event->number});
}

void fold_pung(struct view *view, const struct event *event)
{
    uint8_t kind = tile_kind(event->tile);

    claim(view, event->seat);
    fold_take(view, event->seat, kind, 2);
    add_meld(&view->table, event->seat,
             (struct meld){MELD_PUNG, kind, event->tile, event->from, event->number});
}

/* Returns the red five in a kong of that kind, which has all four tiles. */
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

/* The kong stands; the treasure may be revealed, then the replacement is drawn. */
static void kong_stands(struct table *table, int seat, bool claimed)
{
    table_clear_offer(table);
    table->kong_fed &= (uint8_t) ~(1u << seat);
    table->kong_fed |= (uint8_t)(claimed << seat);
    table->phase = PHASE_TURN;
    if (table->dummy.treasure == TILE_HIDDEN) {
        table->phase = PHASE_TREASURE;
        return;
    }
    table->draw_source = WIN_REPLACEMENT;
    fold_name_at_the_end(table);
}

void fold_kong(struct view *view, const struct event *event)
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
        fold_note_draw(view, seat);
    fold_take(view, seat, kind, from_hand[event->number]);
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
