/* conformance_record.c: the record of a walked match, and taking moves back (conformance.h). */
#include "support/conformance.h"

#include <string.h>

#include "base/text.h"
#include "support/refused.h"

static void expect_same_game(const struct walker *walker, const struct game *a, const struct game *b,
                             const char *what)
{
    for (int seat = 0; seat <= a->table.seats; seat++) {
        struct view one, two;
        int viewer = seat < a->table.seats ? seat : SEAT_NONE;
        view_init(&one, a, viewer);
        view_init(&two, b, viewer);
        walker_expect(walker, memcmp(&one, &two, sizeof one) == 0, what);
    }
}

void walker_check_record(const struct walker *walker)
{
    struct text text = {0}, again = {0};
    struct record record;
    struct problem problem = {0};
    struct game game;
    record_print(&walker->record, &text);
    walker_expect(walker, record_parse(&record, text_string(&text), &problem), problem_sentence(&problem));
    record_print(&record, &again);
    walker_expect(walker, strcmp(text_string(&text), text_string(&again)) == 0,
                  "the record reads back otherwise");
    record_replay(&record, record.count, &game);
    expect_same_game(walker, &walker->game, &game, "the replay ends in another position");
    record_deinit(&record);
    text_deinit(&text);
    text_deinit(&again);
}

/* The session stands at its place of the record, as every seat sees it. */
static void check_place(const struct walker *walker, const struct session *session)
{
    struct game game;
    record_replay(&walker->record, session_position(session), &game);
    for (int seat = 0; seat <= game.table.seats; seat++) {
        struct view one, two;
        int viewer = seat < game.table.seats ? seat : SEAT_NONE;
        view_init(&one, &game, viewer);
        session_view(session, viewer, &two);
        walker_expect(walker, memcmp(&one, &two, sizeof one) == 0, "undo leads to another position");
    }
}

/* Goes back as far as the person there may, and forward again; returns how often it went back. */
static int go_back_and_forth(const struct walker *walker, struct session *session)
{
    int undone = 0, place = session_position(session);
    while (session_undo(session)) {
        walker_expect(walker, session_position(session) < place, "undo goes on");
        place = session_position(session);
        check_place(walker, session);
        undone++;
    }
    for (int again = undone; again > 0; again--) {
        walker_expect(walker, session_redo(session), "what was undone cannot be done again");
        check_place(walker, session);
    }
    return undone;
}

void walker_check_undo(struct walker *walker)
{
    struct setup setup = walker->record.setup;
    int moves = 1 + (int)rng_below(&walker->rng, (uint32_t)walker->record.count - 1);
    int person = (int)rng_below(&walker->rng, setup.seats);
    setup.practice = true;
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat].kind = seat == person ? PLAYER_PERSON : PLAYER_COMPUTER;
    struct session *session = session_play_on(&walker->record, moves, &setup, NULL);
    check_place(walker, session);
    bool can = session_can_undo(session);
    int undone = go_back_and_forth(walker, session);
    walker_expect(walker, can == (undone > 0) && !session_can_redo(session), "undo is offered wrongly");
    walker_expect(walker, session_position(session) == moves, "redo ends elsewhere");
    walker->coverage->undone += undone;
    session_free(session);
}
