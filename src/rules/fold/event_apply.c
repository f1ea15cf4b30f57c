/*
 * event_apply.c: see event_apply.h.
 *
 * The rules engine (game.c, flow.c, stage.c, naming.c) changes a whole game and reports events. This file
 * repeats its steps from the events, on the table and the viewer's own tiles. Both use the same functions of
 * a table.
 */
#include "rules/fold/event_apply.h"

#include "rules/fold/fold_parts.h"

/* True if the event answers the offer, ends what the answers began, or says nothing about it. Any other
 * event means that everyone passed. */
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

/* Applies events that change only the table. */
static void apply_to_table(struct table *table, const struct event *event)
{
    switch ((enum event_kind)event->kind) {
    case EVENT_REMOVE:
        fold_remove(table, event);
        break;
    case EVENT_REVEAL:
        fold_reveal(table, event);
        break;
    case EVENT_DUMMY_DISCARD:
        fold_dummy_discard(table, event);
        break;
    case EVENT_TREASURE:
        fold_treasure(table, event);
        break;
    case EVENT_DORA:
        fold_dora(table, event);
        break;
    case EVENT_GUESS:
        fold_guess(table, event);
        break;
    case EVENT_DECLARE:
        fold_declare(table, event);
        break;
    case EVENT_NAME:
        fold_name(table, event);
        break;
    case EVENT_WIN:
        fold_win(table, event);
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
        fold_lapse(view);
    switch ((enum event_kind)event->kind) {
    case EVENT_KEEP:
        fold_keep(view, event);
        break;
    case EVENT_DRAW:
        fold_draw(view, event);
        break;
    case EVENT_REPLACEMENT:
        fold_replacement(view, event);
        break;
    case EVENT_FLOWER:
        fold_flower(view, event);
        break;
    case EVENT_RIICHI:
    case EVENT_TENPAI:
        fold_declaration(view, event);
        break;
    case EVENT_DISCARD:
        fold_discard(view, event);
        break;
    case EVENT_LAY_DOWN:
        fold_lay_down(view, event);
        break;
    case EVENT_CHOW:
        fold_chow(view, event);
        break;
    case EVENT_PUNG:
        fold_pung(view, event);
        break;
    case EVENT_KONG:
        fold_kong(view, event);
        break;
    case EVENT_KONG_OFFERED:
        fold_kong_offered(view, event);
        break;
    case EVENT_TURN:
        fold_turn(view, event);
        break;
    case EVENT_ROUND_END:
        fold_round_end(view);
        break;
    default:
        apply_to_table(&view->table, event);
        break;
    }
}

/* --- back to the deal ----------------------------------------------------------------------------- */

/* Returns the flower that was drawn, or TILE_NONE if the tile was not one. */
static uint8_t flower_drawn(const struct event *draw, const struct event *next)
{
    if (next && next->kind == EVENT_FLOWER && next->seat == draw->seat)
        return next->tile;
    return TILE_NONE;
}

static void take_back(struct view *view, int seat, uint8_t tile)
{
    struct own *own = fold_own(view, seat);
    struct hand *shown = view->shown >> seat & 1 ? &view->hands[seat] : NULL;

    fold_shrink(&view->table, seat, 1);
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
