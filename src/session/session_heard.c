/*
 * session_heard.c: a session without a game, which hears of its match; see session.h.
 *
 * It knows only what its seat was sent: steps of events, each with the view after them.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "session/session_inside.h"

struct session *session_heard(const struct setup *setup, int seat)
{
    struct setup heard = *setup;
    for (int i = 0; i < heard.seats; i++)
        if (i == seat || heard.players[i].kind == PLAYER_PERSON)
            heard.players[i].kind = i == seat ? PLAYER_PERSON : PLAYER_PROGRAM;
    struct session *session = session_new(&heard, NULL);
    session->heard = calloc(1, sizeof *session->heard);
    CHECK_MEMORY(session->heard);
    session->heard->seat = (uint8_t)seat;
    return session;
}

bool session_is_heard(const struct session *session)
{
    return session->heard != NULL;
}

void session_plain_view(const struct session *session, int seat, struct view *view)
{
    struct game game;
    record_start(&session->record, &game);
    view_init(view, &game, seat);
}

static void forget_steps(struct heard *heard)
{
    for (int i = 0; i < heard->count; i++)
        free(heard->steps[i].events);
    heard->count = 0;
    heard->said = heard->ready = false;
}

void heard_free(struct heard *heard)
{
    if (!heard)
        return;
    forget_steps(heard);
    free(heard->steps);
    free(heard);
}

void session_hear_again(struct session *session)
{
    forget_steps(session->heard);
    session_go_to(session, 0);
}

void session_hear(struct session *session, const struct event *events, int count, const struct view *view,
                  bool asked)
{
    struct heard *heard = session->heard;
    heard->steps = check_grow(heard->steps, heard->count, sizeof *heard->steps);
    struct heard_step *step = &heard->steps[heard->count++];
    *step = (struct heard_step){.count = count, .view = *view, .asked = asked};
    step->events = malloc((size_t)(count ? count : 1) * sizeof *events);
    CHECK_MEMORY(step->events);
    if (count)
        memcpy(step->events, events, (size_t)count * sizeof *events);
    heard->said = false; /* it answered an earlier question */
}

int heard_step(struct session *session)
{
    struct heard *heard = session->heard;
    CHECK(session->position < heard->count);
    const struct heard_step *step = &heard->steps[session->position++];
    heard->said = heard->ready = false;
    for (int i = 0; i < step->count; i++)
        session->events[session->event_count++ % EVENTS_KEPT] = step->events[i];
    return step->count;
}

/* Turns a seat's view into that of an onlooker. */
static void look_on(struct view *view)
{
    struct table *table = &view->table;
    bool over = view->shown || table->phase == PHASE_DEAL || table->phase == PHASE_OVER;
    for (int i = 0; i < table->discard_count && !over; i++)
        if (table->discards[i].flags & DISCARD_DOWN)
            table->discards[i].tile = TILE_HIDDEN;
    memset(&view->own, 0, sizeof view->own);
    view->own.drawn = TILE_NONE;
    memset(view->own.three, TILE_NONE, sizeof view->own.three);
    view->seat = SEAT_NONE;
}

void heard_view(const struct session *session, int seat, struct view *view)
{
    const struct heard *heard = session->heard;
    const struct heard_step *step = session->position ? &heard->steps[session->position - 1] : NULL;
    if (step)
        *view = step->view;
    else
        session_plain_view(session, heard->seat, view);
    if (seat != heard->seat && view->seat != SEAT_NONE)
        look_on(view);
    if (seat == heard->seat && step && step->asked && !heard->said && session->position == heard->count)
        return;
    view->table.asked = 0;
    view->move_count = 0;
    memset(view->moves, 0, sizeof view->moves);
}

bool heard_play(struct session *session, struct move move, struct refusal *why)
{
    struct view view;
    heard_view(session, session->heard->seat, &view);
    if (!legal_check(&view.table, &view.own, move, why))
        return false;
    session->heard->said = true;
    session->heard->move = move;
    return true;
}

bool session_said(const struct session *session, struct move *move)
{
    if (!session->heard || !session->heard->said)
        return false;
    *move = session->heard->move;
    return true;
}

bool session_is_ready(const struct session *session)
{
    return session->heard && session->heard->ready;
}

bool session_hear_record(struct session *session, const struct record *record)
{
    struct record kept = *record;
    struct setup ours = session->now;
    ours.seed = record->setup.seed;
    if (!setup_is_same_match(&ours, &record->setup) || !record_is_over(record))
        return false;
    memcpy(kept.setup.players, ours.players, sizeof ours.players);
    record_deinit(&session->record);
    heard_free(session->heard);
    session->heard = NULL;
    session->position = 0;
    session->event_count = 0;
    struct session *whole = session_from_record(&kept); /* a copy of the entries */
    session_take_record(session, &whole->record);
    whole->record = (struct record){0};
    session_free(whole);
    session_save(session);
    return true;
}
