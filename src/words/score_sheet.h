/*
 * score_sheet.h: all rounds of a match with their players, results and points, from its record.
 */
#ifndef WORDS_SCORE_SHEET_H
#define WORDS_SCORE_SHEET_H

#include "words/words.h"

enum { SCORE_SHEET_TEXT = 120 };

struct score_sheet_row {
    int round;                       /* from 1 */
    uint8_t dealer;                  /* East, or the dealer */
    uint8_t wind;                    /* the round's, or TILE_NONE */
    uint8_t winners;                 /* bit s: seat s won */
    struct player players[SEAT_MAX]; /* who played it */
    int32_t gain[SEAT_MAX];          /* the change of the score, including stakes */
    int32_t total[SEAT_MAX];         /* after the round */
    char text[SCORE_SHEET_TEXT];     /* "Lin wins with your 5 dots" */
};

/* Lists the finished rounds in order. Returns how many; the caller frees `*rows`. */
int score_sheet_make(const struct session *session, const struct words *words, struct score_sheet_row **rows);

#endif
