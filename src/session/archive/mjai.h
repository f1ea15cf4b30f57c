/*
 * mjai.h: a record of Tenpai Duel as a log in the form of mjai, which programs of riichi mahjong read: one
 * JSON object a line. docs/formats.md says what each field holds, and what has no
 * counterpart.
 */
#ifndef SESSION_MJAI_H
#define SESSION_MJAI_H

#include "session/record.h"

/* What a file of such a log ends with, by custom. */
#define MJAI_ENDING ".mjson"

/* True if matches of the mode can be written so: those of riichi's hands, discards and calls. */
bool mjai_fits(const struct ruleset *rules);

/* Adds the lines of the whole record, whose mode must fit, to `text`; a record that ends within a round gives
 * a log that does. */
void mjai_print(const struct record *record, struct text *text);

/* What a tile is called there: "5m", "5mr" for a red five, "E", "P" for white; "?" if it is hidden. Static.
 */
const char *mjai_tile(uint8_t tile);

/* What a yaku is called there, by our id: "reach" for "riichi"; `id` itself where it has the same name. */
const char *mjai_yaku(const char *id);

#endif
