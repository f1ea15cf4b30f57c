/* fold_turn.c: draws, declarations, discards; guesses and turned tiles of Stage B (fold_parts.h). */
#include "rules/fold/fold_parts.h"
#include "rules/play/passed.h"

/* The seat gets one more tile and plays next, except at the deal if the indicators are still to be chosen. */
static void give(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    if (table->wall > 0)
        table->wall--;
    fold_hold(view, event->seat, event->tile);
    if (fold_own(view, event->seat) && tile_suit(event->tile) != SUIT_BONUS)
        passed_forget(table, &view->own);
    if (table->phase != PHASE_KEEP)
        table->phase = PHASE_TURN;
    table->turn = event->seat;
}

void fold_draw(struct view *view, const struct event *event)
{
    fold_begin_turn(&view->table, event->seat);
    give(view, event);
}

void fold_replacement(struct view *view, const struct event *event)
{
    if (view->table.phase == PHASE_TREASURE)
        view->table.draw_source = WIN_REPLACEMENT;
    give(view, event);
}

void fold_flower(struct view *view, const struct event *event)
{
    struct table *table = &view->table;

    table->flowers[event->seat] |= (uint8_t)(1u << (event->tile - TILE_FLOWER));
    if (table->drawn_by == event->seat)
        fold_drop(view, event->seat, TILE_NONE);
}

void fold_declaration(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    bool riichi = event->kind == EVENT_RIICHI;

    fold_note_draw(view, event->seat);
    if (table->rules->has_stages) {
        table->stage.attacker = event->seat;
        table->stage.double_riichi = riichi && table_is_first_turn(table, event->seat);
    }
    if (riichi)
        table->riichi[event->seat] = event->number;
}

void fold_discard(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    int seat = event->seat;
    bool riichi = table->riichi[seat] == table->turns[seat] + 1;

    if (!riichi && table->stage.attacker != seat) /* otherwise noted with the declaration */
        fold_note_draw(view, seat);
    fold_drop(view, seat, event->tile);
    table->turns[seat]++;
    fold_lay(table, event->tile,
             (unsigned)seat | (riichi ? DISCARD_RIICHI : 0u) | (event->number ? DISCARD_DRAWN : 0u));
    fold_offer(table, event, WIN_DISCARD, 0);
}

void fold_lay_down(struct view *view, const struct event *event)
{
    fold_drop(view, event->seat, event->tile);
    fold_lay(&view->table, event->tile, event->seat | DISCARD_DOWN);
    fold_begin_turn(&view->table, event->seat);
}

void fold_kong_offered(struct view *view, const struct event *event)
{
    fold_note_draw(view, event->seat);
    fold_offer(&view->table, event, WIN_ROBBED_KONG, 0);
}

void fold_guess(struct table *table, const struct event *event)
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

void fold_turn(struct view *view, const struct event *event)
{
    struct table *table = &view->table;
    bool replaces = event->number;

    fold_lay_aside(view);
    table->stage.turned = event->tile;
    if (!replaces && table->stage.batch > 0)
        table->stage.batch--;
    if (table->wall > 0)
        table->wall--;
    fold_hold(view, event->seat, event->tile);
    table->phase = PHASE_STAGE;
}
