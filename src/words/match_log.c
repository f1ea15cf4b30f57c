/*
 * match_log.c: see match_log.h.
 */
#include "words/match_log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "words/words.h"

struct log {
    struct words words; /* with the players at that place of the record */
    struct match_log_line *lines;
    int count, room;
    int discards[SEAT_MAX]; /* of this round */
    uint8_t seat, turn;     /* whose turn it is, and which of theirs, from 1 */
    bool fresh;             /* the next line is the first of the turn */
};

static struct match_log_line *add_line(struct log *log)
{
    if (log->count == log->room) {
        log->room = log->room ? 2 * log->room : 256;
        log->lines = realloc(log->lines, (size_t)log->room * sizeof *log->lines);
        CHECK_MEMORY(log->lines);
    }
    struct match_log_line *line = &log->lines[log->count++];
    memset(line, 0, sizeof *line);
    line->tile = TILE_NONE;
    return line;
}

/* True if the event begins a seat's turn: a draw, or a claimed tile. */
static bool begins_turn(const struct event *event)
{
    return event->kind == EVENT_DRAW || event->kind == EVENT_CHOW || event->kind == EVENT_PUNG ||
           (event->kind == EVENT_KONG && event->number == MELD_KONG_OPEN) || event->kind == EVENT_GUESS;
}

/* Keeps count of whose turn it is. */
static void follow(struct log *log, const struct event *event)
{
    if (event->kind == EVENT_DEAL) {
        memset(log->discards, 0, sizeof log->discards);
        log->seat = SEAT_NONE;
        log->turn = 0;
    }
    if (begins_turn(event)) {
        log->seat = event->seat;
        log->turn = (uint8_t)(log->discards[event->seat % SEAT_MAX] + 1);
        log->fresh = true;
    }
    if (event->kind == EVENT_DISCARD)
        log->discards[event->seat % SEAT_MAX]++;
}

/* Adds why a win scores nothing. */
static void explain_win(struct log *log, const struct table *table)
{
    struct match_log_line *line;
    bool several = table->result.winners & (table->result.winners - 1); /* each hand has its own value */

    if (table->result.points != 0 || several || log->words.risk || log->words.stages)
        return;
    line = add_line(log);
    line->kind = MATCH_LOG_LINE;
    line->seat = log->seat;
    tr_say(line->text, sizeof line->text,
           tr("The hand is complete but has none of the patterns, so it is worth nothing."));
}

/* Adds the line of an event. A win's line waits for the end of the round, which knows its points. */
static void add_event(struct log *log, const struct event *event, const struct table *table, bool told)
{
    char text[MATCH_LOG_TEXT];
    bool wins = told && event->kind == EVENT_WIN && table->result.outcome == OUTCOME_WIN;

    follow(log, event);
    if (!words_event(&log->words, event, text, sizeof text))
        return;
    if (wins)
        words_result(&log->words, table, text, sizeof text);
    struct match_log_line *line = add_line(log);
    line->kind = event->kind == EVENT_DEAL ? MATCH_LOG_ROUND : log->fresh ? MATCH_LOG_TURN : MATCH_LOG_LINE;
    log->fresh = false;
    line->seat = log->seat;
    if (line->kind == MATCH_LOG_TURN && log->turn)
        tr_say(line->turn, sizeof line->turn, tr("{1}, turn {2}"), words_name(&log->words, log->seat),
               log->turn);
    bool named = event->kind != EVENT_KEEP && event->kind != EVENT_NAME && event->kind != EVENT_DEAL &&
                 event->kind != EVENT_REMOVE && event->kind != EVENT_ROUND_END && event->kind != EVENT_GUESS;
    if (named && event->tile < TILE_COUNT)
        line->tile = event->tile;
    snprintf(line->text, sizeof line->text, "%s", text);
    if (wins)
        explain_win(log, table);
}

/* Adds who plays from this deal on, and whom they replace. */
static void add_change(struct log *log, const struct change *change, const struct player before[SEAT_MAX])
{
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        if (!(change->seats >> seat & 1))
            continue;
        struct match_log_line *line = add_line(log);
        line->kind = MATCH_LOG_LINE;
        line->seat = SEAT_NONE;
        tr_say(line->text, sizeof line->text, tr("{1} takes {2}’s place."),
               words_player(&change->players[seat]), words_player(&before[seat]));
    }
}

/* Returns how many events the match has had so far. */
static int count_events(const struct session *session)
{
    struct session *copy = session_copy(session);
    int count = 0;

    while (session_position(copy) < session_position(session))
        count += session_forward(copy);
    session_free(copy);
    return count;
}

int match_log_make(const struct session *session, const struct words *words, int viewer, int pending,
                   struct match_log_line **lines)
{
    struct session *copy = session_copy(session);
    struct log log = {.words = *words, .seat = SEAT_NONE};
    int left = count_events(session) - pending;
    static struct view view; /* large */

    while (session_position(copy) < session_position(session)) {
        int place = session_position(copy);
        struct setup before = *session_setup(copy);
        int caused = session_forward(copy);
        session_view(copy, SEAT_NONE, &view);
        words_seat(&log.words, session_setup(copy)->players);
        for (int i = caused - 1; i >= 0 && left-- > 0; i--) {
            struct event event = session_event(copy, i, viewer);
            add_event(&log, &event, &view.table, left >= i);
            if (event.kind == EVENT_DEAL && !session_is_heard(copy))
                add_change(&log, &session_record(copy)->entries[place].change, before.players);
        }
    }
    session_free(copy);
    *lines = log.lines;
    return log.count;
}

void match_log_print(const struct match_log_line *lines, int count, struct text *text)
{
    for (int i = 0; i < count; i++) {
        const struct match_log_line *line = &lines[i];
        if (line->kind == MATCH_LOG_ROUND) {
            text_add(text, "%s%s\n", text->size ? "\n" : "", line->text);
            continue;
        }
        text_add(text, "%-14s %s\n", line->turn, line->text);
    }
}
