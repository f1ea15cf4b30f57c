/*
 * table_furiten.c: telling a player why a tile that completes the hand cannot be won on.
 *
 * Where furiten leaves nothing to claim, nobody is asked and the tile just
 * passes by; then a notice names the rule, the tile and since when. Where the
 * player is asked, the gray button says it.
 */

#include "base/tr.h"
#include "sdl/table/scene_table.h"
#include "words/refusal_words.h"

enum { EVENTS_BACK = 8 /* how far back a turn of the other can lie */ };

/* True if the event put a tile where that seat could have won on it. An added kong counts once it stands, not
 * when it is offered. */
static bool is_offer(const struct view *view, const struct event *event)
{
    bool other = event->seat != view->seat;
    switch ((enum event_kind)event->kind) {
    case EVENT_DISCARD:
        return other;
    case EVENT_KONG:
        return other && event->number == MELD_KONG_ADDED;
    case EVENT_DUMMY_DISCARD:
        return true;
    case EVENT_REVEAL:
        return view->table.riichi[view->seat] > 0;
    default:
        return false;
    }
}

/* True if the tile completes the viewer's hand of 3n+1 tiles, and furiten forbids the win: the rule into
 * `why`. */
static bool is_blocked(const struct view *view, uint8_t tile, struct refusal *why)
{
    struct hand hand = view->own.hand;
    struct own own = view->own;
    struct shape shape;
    if (own.drawn != TILE_NONE) {
        hand_remove(&hand, own.drawn);
        hand_remove(&own.hand, own.drawn);
        own.drawn = TILE_NONE;
    }
    if (hand.size % 3 != 1 || hand.counts[tile_kind(tile)] == 4)
        return false;
    hand_add(&hand, tile);
    table_shape(&view->table, &hand, view->seat, &shape);
    return shape_is_complete(&shape) && legal_furiten(&view->table, &own, view->seat, tile_kind(tile), why);
}

static void tell(struct table_scene *table, struct app *app, const struct event *event)
{
    const struct view *view = &table->view;
    struct refusal why;
    char reason[REFUSAL_WORDS];
    bool asked = view->move_count > 0 && view->table.phase == PHASE_CLAIM;
    if (view->seat == SEAT_NONE || view->table.result.outcome != OUTCOME_NONE || asked)
        return;
    if (!is_offer(view, event) || !is_blocked(view, event->tile, &why))
        return;
    if (why.kind == REFUSAL_PASSED_TILE && why.tile == tile_kind(event->tile))
        return; /* by letting this very tile go, which was no win: else they would be asked */
    words_refusal(&table->words, &why, reason, sizeof reason);
    app_notice(app, tr("{1} would complete your hand. {2}."), words_tile(event->tile), reason);
}

void table_scene_tell_furiten(struct table_scene *table, struct app *app, const struct event *events,
                              int count)
{
    for (int i = 0; i < count; i++)
        tell(table, app, &events[i]);
}

void table_scene_tell_furiten_since(struct table_scene *table, struct app *app)
{
    for (int back = 0; back < EVENTS_BACK; back++) {
        struct event event = session_event(table->session, back, table->view.seat);
        bool own_turn = event.kind == EVENT_DISCARD && event.seat == table->view.seat;
        if (event.kind == EVENT_KINDS || own_turn)
            return;
        tell(table, app, &event);
    }
}
