/* referee.c: the course of a match between opponents and programs; see referee.h. */
#include "cli/referee.h"

#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "cli/batch.h"
#include "cli/bot.h"
#include "cli/log.h"
#include "cli/process.h"
#include "cli/wire.h"

struct referee {
    const struct plan *plan;
    struct session *session;
    struct bot *bots[SEAT_MOST]; /* NULL for a built-in opponent */
    int rounds;                  /* played to their end */
};

/* Fills `why` with the seat, its command and what is wrong with it. Always false. */
static bool blame(const struct plan *plan, int seat, const char *what, struct error *why)
{
    return error_set(why, "%s (cmd:%.60s) %s", seat_name(seat, plan->setup.seats), plan->commands[seat],
                     what);
}

static bool start_bots(struct referee *referee, struct error *why)
{
    const struct plan *plan = referee->plan;
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        struct error inner;
        if (!plan->commands[seat])
            continue;
        referee->bots[seat] = bot_start(plan->commands[seat], &inner);
        if (!referee->bots[seat])
            return blame(plan, seat, inner.message, why);
    }
    return true;
}

static void stop_bots(struct referee *referee, bool gently)
{
    for (int seat = 0; seat < referee->plan->setup.seats; seat++)
        bot_stop(referee->bots[seat], gently);
}

static void print_round(const struct referee *referee, const struct view *view)
{
    if (referee->plan->json)
        batch_print(wire_round(view));
    else
        log_round(view);
    fflush(stdout);
}

/* Tells the newest `count` events to every program that may see them, and prints the result of a round. */
static void announce(struct referee *referee, int count)
{
    struct view view;
    for (int seat = 0; seat < referee->plan->setup.seats; seat++) {
        if (!referee->bots[seat])
            continue;
        session_view(referee->session, seat, &view);
        for (int i = count - 1; i >= 0; i--) {
            struct event event = session_event(referee->session, i, seat);
            bot_tell(referee->bots[seat], wire_event(&event, &view));
        }
    }
    session_view(referee->session, SEAT_NONE, &view);
    for (int i = count - 1; i >= 0; i--) {
        if (session_event(referee->session, i, SEAT_NONE).kind != EVENT_ROUND_END)
            continue;
        referee->rounds++;
        print_round(referee, &view);
    }
}

/* Reads a program's line; false with what is wrong with it. */
static bool read_answer(struct move *move, const char *line, const struct view *view, struct error *why)
{
    cJSON *object = cJSON_ParseWithOpts(line, NULL, 1);
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, "action"));
    struct error inner = {0};
    struct move read;
    bool good = false;
    if (!text)
        error_set(why, "answered %.60s instead of {\"action\":\"...\"}", line);
    else if (!move_parse(&read, view->seat, text, &inner))
        error_set(why, "answered \"%.40s\", which is no action", text);
    else if (!view_allows(view, read) && !legal_check(&view->table, &view->own, read, &inner))
        error_set(why, "answered \"%.40s\", which is not in the list: %s", text, inner.message);
    else if (!view_allows(view, read))
        error_set(why, "answered \"%.40s\", which is not in the list", text);
    else
        good = true;
    if (good)
        *move = read;
    cJSON_Delete(object);
    return good;
}

static bool hear_answer(struct referee *referee, int seat, int64_t deadline, struct move *move,
                        struct error *why)
{
    struct error inner;
    struct view view;
    session_view(referee->session, seat, &view);
    const char *line = bot_listen(referee->bots[seat], deadline, referee->plan->timeout, &inner);
    if (!line || !read_answer(move, line, &view, &inner))
        return blame(referee->plan, seat, inner.message, why);
    return true;
}

/* Finds the moves of all asked seats before any of them is made; false with whose is none. */
static bool collect_moves(struct referee *referee, unsigned asked, struct move moves[SEAT_MOST],
                          struct error *why)
{
    unsigned open = 0; /* the seats whose programs must answer */
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        if (!(asked >> seat & 1) || session_forced(referee->session, seat, &moves[seat]))
            continue;
        if (!referee->bots[seat]) {
            moves[seat] = session_think(referee->session, seat, NULL);
            continue;
        }
        struct view view;
        session_view(referee->session, seat, &view);
        bot_tell(referee->bots[seat], wire_ask(&view));
        open |= 1u << seat;
    }
    int64_t deadline = process_now() + referee->plan->timeout;
    for (int seat = 0; seat < SEAT_MOST; seat++)
        if ((open >> seat & 1) && !hear_answer(referee, seat, deadline, &moves[seat], why))
            return false;
    return true;
}

/* Deals, or asks whoever must move and makes the moves; false with the sentence. */
static bool step(struct referee *referee, struct error *why)
{
    struct session *session = referee->session;
    if (session_awaits_deal(session)) {
        announce(referee, session_deal(session));
        return true;
    }
    struct move moves[SEAT_MOST];
    unsigned asked = session_asked(session);
    CHECK(asked);
    if (!collect_moves(referee, asked, moves, why))
        return false;
    for (int seat = 0; seat < SEAT_MOST; seat++) {
        int caused = 0;
        if (!(asked >> seat & 1))
            continue;
        CHECK(session_play(session, moves[seat], &caused, NULL));
        announce(referee, caused);
    }
    return true;
}

/* A match cut short by --rounds has no event of its own that says so. */
static void announce_cut(struct referee *referee)
{
    struct event event = {.kind = EVENT_MATCH_END, .seat = SEAT_NONE, .tile = TILE_NONE};
    for (int seat = 0; seat < referee->plan->setup.seats; seat++) {
        struct view view;
        if (!referee->bots[seat])
            continue;
        session_view(referee->session, seat, &view);
        bot_tell(referee->bots[seat], wire_event(&event, &view));
    }
}

static void print_match(const struct referee *referee)
{
    struct view view;
    session_view(referee->session, SEAT_NONE, &view);
    if (referee->plan->json)
        batch_print(wire_match(&view));
    else
        log_match(&view.table);
}

bool referee_play(const struct plan *plan, struct session *session, struct error *why)
{
    struct referee referee = {.plan = plan, .session = session};
    bool good = start_bots(&referee, why);
    while (good && !session_is_over(session) && referee.rounds < plan->rounds)
        good = step(&referee, why);
    if (good && !session_is_over(session))
        announce_cut(&referee);
    stop_bots(&referee, good);
    if (good)
        print_match(&referee);
    return good;
}
