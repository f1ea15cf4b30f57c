/*
 * anim_apply.c: what the table shows between two events of a move, and before the draws that followed a deal.
 *
 * The views are event_apply's. Of what an event changes the picture keeps some back, as it would be hasty
 * there: the last event of a move brings the true view.
 */
#include "sdl/table/motion/anim.h"

#include <string.h>

#include "rules/fold/event_apply.h"

/* True if the eye goes on with the event to another part of the turn. */
static bool goes_on(const struct event *event)
{
    return event->kind == EVENT_DRAW || event->kind == EVENT_REPLACEMENT || event->kind == EVENT_KEEP ||
           event->kind == EVENT_GUESS || event->kind == EVENT_TURN;
}

/* How many flowers lie open that are not replaced, after the event: in the views of the animation,
 * `stage.batch` counts them; in a true view it is 0. */
static int owed(const struct table *last, const struct event *event)
{
    int flowers = last->stage.batch;

    if (event->kind == EVENT_FLOWER)
        return flowers + 1;
    return event->kind == EVENT_REPLACEMENT && flowers > 0 ? flowers - 1 : flowers;
}

/* `last` is the table as it was shown before the event. */
static void keep_back(struct table *table, const struct table *last, const struct event *event)
{
    if (!goes_on(event))
        table->phase = last->phase;
    if (table->offer.tile == TILE_NONE || event->kind == EVENT_KONG_OFFERED)
        table->offer = last->offer; /* it stays marked until the move is over */
    if (event->kind != EVENT_REPLACEMENT)
        table->kongs = last->kongs; /* the wall's end counts it when its tile is taken from there */
    if (event->kind != EVENT_WIN)
        table->result = last->result;
    else
        table->result.winner = event->seat; /* of several winners each is shown in turn */
    if (event->kind == EVENT_RIICHI)
        table->stage.attacker =
            last->stage.attacker; /* the stick is seen; the stage comes with the discard */
    table->stage.batch = (uint8_t)owed(last, event);
}

void anim_apply(struct view *view, struct view *shown, const struct event *event)
{
    struct table last = shown->table;

    event_apply(view, event);
    *shown = *view;
    keep_back(&shown->table, &last, event);
}

struct view anim_before_draws(const struct view *after, const struct event *events, int count)
{
    struct view view = *after;

    event_apply_back(&view, events, count);
    memset(view.table.flowers, 0, sizeof view.table.flowers);
    return view;
}
