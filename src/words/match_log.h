/*
 * match_log.h: all that has happened in a match, as lines, from the record
 * played again.
 *
 * Players have the names of those who sat there then, and it is told when another sits down. Every event
 * passes the filter of the seat it is told to (session_event), so what was hidden then stays hidden.
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
    uint8_t tile; /* what the line is about, TILE_NONE: no tile, or one the viewer may not know */
    /* "Kai, turn 7" at the first line of it, else "": each counts their own, so claims leave some behind */
    char turn[MATCH_LOG_TURN_TEXT];
    char text[MATCH_LOG_TEXT];
};

/* The lines of a match up to where it stands, as `viewer` may know them, without the newest `pending` events.
 * The caller frees `*lines`; returns how many. */
int match_log_make(const struct session *session, const struct words *words, int viewer, int pending,
                   struct match_log_line **lines);

/* The same lines as plain text, a heading for each round, the turns numbered. */
void match_log_print(const struct match_log_line *lines, int count, struct text *text);

#endif
