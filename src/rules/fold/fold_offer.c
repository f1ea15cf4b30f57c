/* fold_offer.c: a tile on offer, and what follows if nobody takes it (fold_parts.h). */
#include "rules/fold/fold_parts.h"
#include "rules/play/passed.h"

void fold_lay(struct table *table, uint8_t tile, unsigned flags)
{
    if (table->discard_count < DISCARD_MAX)
        table->discards[table->discard_count++] = (struct discard){tile, (uint8_t)flags};
}

void fold_offer(struct table *table, const struct event *event, enum win_source source, int place)
{
    table->offer = (struct offer){
        .tile = event->tile, .source = (uint8_t)source, .by = event->seat, .place = (uint8_t)place};
    table->phase = PHASE_CLAIM;
}

void fold_name_at_the_end(struct table *table)
{
    if (table->rules->declares_risk && table->wall == 0 && !table->result.naming.named_by)
        table->phase = PHASE_NAME;
}

void fold_begin_turn(struct table *table, int seat)
{
    table_clear_offer(table);
    table->turn = (uint8_t)seat;
    table->draw_source = WIN_SELF_DRAW;
    fold_name_at_the_end(table);
}

void fold_begin_guess(struct table *table)
{
    table->phase = PHASE_GUESS;
    table->turn = (uint8_t)table_next(table, table->stage.attacker);
}

static void after_discard(struct table *table)
{
    if (table->stage.attacker != SEAT_NONE) {
        table_open_stage(table);
        fold_begin_guess(table);
    } else if (table->rules->dummy && (table->wall || table_hidden_count(table))) {
        table_clear_offer(table);
        table->phase = PHASE_DUMMY;
    } else if (!table_turns_are_over(table)) {
        fold_begin_turn(table, table_next(table, table->turn));
    }
}

void fold_let_go(struct view *view)
{
    if (view->seat < view->table.seats && view->table.offer.tile < TILE_COUNT)
        passed_note_offer(&view->table, &view->own, view->seat);
}

void fold_lapse(struct view *view)
{
    struct table *table = &view->table;

    fold_let_go(view);
    if (table->offer.source == WIN_DISCARD)
        after_discard(table);
    else if (table->offer.source != WIN_ROBBED_KONG) /* a kong that is not robbed has its own event */
        fold_begin_turn(table, table_next(table, table->turn));
}

void fold_lay_aside(struct view *view)
{
    struct table *table = &view->table;
    uint8_t tile = table->stage.turned;

    if (tile >= TILE_COUNT || table->stage.attacker >= table->seats)
        return;
    table->stage.turned = TILE_NONE;
    fold_drop(view, table->stage.attacker, tile);
    fold_lay(table, tile, PILE_ASIDE);
}
