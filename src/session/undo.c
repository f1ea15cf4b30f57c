/*
 * undo.c: undo, redo and stepping through a session's record; see session.h.
 *
 * Going back replays the record up to an earlier place, so a position can be reached in only one way.
 */
#include "base/check.h"
#include "session/session_inside.h"

int session_length(const struct session *session)
{
    return session->heard ? session->heard->count : session->record.count;
}

int session_position(const struct session *session)
{
    return session->position;
}

void session_go_to(struct session *session, int position)
{
    CHECK(position >= 0 && position <= session_length(session));
    if (position < session->position) {
        record_start(&session->record, &session->game);
        session->position = 0;
        session->event_count = 0;
        session_seat_players(session);
    }
    while (session->position < position)
        session_forward(session);
}

/* Undo is for one person; two people would have seen each other's tiles. */
static bool may_undo(const struct session *session)
{
    return session->record.setup.practice && setup_only_person(&session->record.setup) != SEAT_NONE;
}

bool session_may_practice(const struct session *session)
{
    return !session->heard && !session->record.setup.practice && setup_persons(&session->record.setup);
}

void session_make_practice(struct session *session)
{
    CHECK(session_may_practice(session));
    session->record.setup.practice = session->record.setup.practice_later = true;
    session_seat_players(session);
    session_save(session);
}

/* Undo never crosses a deal or the end by the clock. */
static bool is_barrier(const struct entry *entry)
{
    return entry->is_deal || entry->is_time_up;
}

/* Returns the place before the last decision in this round of one of the `seats`, or -1. */
static int place_of(const struct session *session, unsigned seats)
{
    for (int i = session->position - 1; i >= 0 && !session->heard && !is_barrier(&session->record.entries[i]);
         i--)
        if (session->decisions[i] && seats >> session->record.entries[i].move.seat & 1)
            return i;
    return -1;
}

static int undo_place(const struct session *session)
{
    return place_of(session, ~0u);
}

/* Returns the place just after the newest deal that was played, or -1. */
static int deal_place(const struct session *session)
{
    int place = session->heard ? 0 : session->position;
    while (place > 0 && !is_barrier(&session->record.entries[place - 1]))
        place--;
    return place > 0 && session->record.entries[place - 1].is_deal ? place : -1;
}

bool session_can_undo(const struct session *session)
{
    return may_undo(session) && undo_place(session) >= 0;
}

bool session_has_undo(const struct session *session)
{
    return undo_place(session) >= 0;
}

bool session_has_restart(const struct session *session)
{
    int place = deal_place(session);
    return place >= 0 && place != session->position;
}

bool session_can_redo(const struct session *session)
{
    return may_undo(session) && session->position < session->record.count &&
           !session->record.entries[session->position].is_deal;
}

bool session_undo(struct session *session)
{
    if (!session_can_undo(session))
        return false;
    session_go_to(session, undo_place(session));
    session_save(session);
    return true;
}

bool session_may_undo_of(const struct session *session, int seat)
{
    return place_of(session, 1u << seat) >= 0;
}

void session_undo_of(struct session *session, int seat)
{
    CHECK(session_may_undo_of(session, seat));
    session_go_to(session, place_of(session, 1u << seat));
    if (session_may_practice(session))
        session_make_practice(session);
    session_save(session);
}

bool session_redo(struct session *session)
{
    if (!session_can_redo(session))
        return false;
    const struct record *record = &session->record;
    int place = session->position + 1;
    while (place < record->count && !session->decisions[place] && !record->entries[place].is_deal)
        place++;
    session_go_to(session, place);
    session_save(session);
    return true;
}

bool session_restart_deal(struct session *session)
{
    if (!session->record.setup.practice || !session_has_restart(session))
        return false;
    session_go_to(session, deal_place(session));
    session_save(session);
    return true;
}
