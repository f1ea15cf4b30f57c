/*
 * match_log.h: the log of a match as lines, made by replaying its record.
 *
 * Lines use the names of the players of that time and say when a player changes. Every event passes the
 * filter of the viewer's seat (session_event), so hidden tiles stay hidden.
 */
#ifndef WORDS_MATCH_LOG_H
#define WORDS_MATCH_LOG_H

#include "base/text.h"
#include "words/words.h"

enum { MATCH_LOG_TEXT = 120, MATCH_LOG_TURN_TEXT = PLAYER_NAME + 24 };

enum match_log_kind {
    MATCH_LOG_ROUND, /* a round begins: a heading */
    MATCH_LOG_TURN,  /* the first line of a turn */
    MATCH_LOG_LINE
};

struct match_log_line {
    uint8_t kind; /* enum match_log_kind */
    uint8_t seat; /* whose turn it is, or SEAT_NONE */
    uint8_t tile; /* the line's tile; TILE_NONE: no tile, or one the viewer may not know */
    /* "Kai, turn 7" at the first line of it, else "": each counts their own, so claims leave some behind */
    char turn[MATCH_LOG_TURN_TEXT];
    char text[MATCH_LOG_TEXT];
};

/* Makes the lines of a match so far, as `viewer` may know them, without the newest `pending` events. Returns
 * their number; the caller frees `*lines`. */
int match_log_make(const struct session *session, const struct words *words, int viewer, int pending,
                   struct match_log_line **lines);

/* Appends the same lines as plain text: a heading for each round, turns with numbers. */
void match_log_print(const struct match_log_line *lines, int count, struct text *text);

#endif
