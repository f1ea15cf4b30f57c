/*
 * mjai.h: exports a record of Tenpai Duel as an mjai log, which Riichi programs read: one JSON object a
 * line. docs/formats.md says what each field contains, and what has no counterpart.
 */
#ifndef SESSION_MJAI_H
#define SESSION_MJAI_H

#include "session/record.h"

/* The usual ending of such a file. */
#define MJAI_ENDING ".mjson"

/* True if matches of the mode can be exported: those with the hands, discards and calls of Riichi. */
bool mjai_fits(const struct ruleset *rules);

/* Appends the whole record, whose mode must fit, to `text`; if the record ends within a round, so does the
 * log. */
void mjai_print(const struct record *record, struct text *text);

/* Returns the mjai name of a tile: "5m", "5mr" for a red five, "E", "P" for white; "?" if it is hidden.
 * Static. */
const char *mjai_tile(uint8_t tile);

/* Returns the mjai name of a yaku from our id: "reach" for "riichi"; `id` itself if the name is the same. */
const char *mjai_yaku(const char *id);

#endif
