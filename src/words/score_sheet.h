/*
 * score_sheet.h: every round of a match that has been played, from the record
 * played again: who played it, how it ended and what each made of it.
 */
#ifndef WORDS_SCORE_SHEET_H
#define WORDS_SCORE_SHEET_H

#include "words/words.h"

enum { SCORE_SHEET_TEXT = 120 };

struct score_sheet_row {
    int round;                       /* from 1 */
    uint8_t dealer;                  /* who was East, or dealt */
    uint8_t wind;                    /* the round's, or TILE_NONE */
    uint8_t winners;                 /* bit s: seat s won */
    struct player players[SEAT_MAX]; /* who played it */
    int32_t gain[SEAT_MAX];          /* what the score changed by, stakes included */
    int32_t total[SEAT_MAX];         /* after the round */
    char text[SCORE_SHEET_TEXT];     /* "Lin wins with your 5 dots" */
};

/* The rounds that are over, the first one first. The caller frees `*rows`; returns how many. */
int score_sheet_make(const struct session *session, const struct words *words, struct score_sheet_row **rows);

#endif
