/*
 * spoken.h: the table described in sentences, for speech and for a terminal.
 *
 * All of it comes from a view, so it reveals only what the viewer may know. Each function appends lines; each
 * line is a complete sentence and a line end.
 */
#ifndef WORDS_SPOKEN_H
#define WORDS_SPOKEN_H

#include "base/text.h"
#include "words/words.h"

/* The descriptions a player can ask for. */
enum spoken_kind {
    SPOKEN_HAND,     /* your tiles suit by suit, and the one just drawn; hands that lie open */
    SPOKEN_DISCARDS, /* all discard piles, your own last */
    SPOKEN_MELDS,    /* everybody's exposed sets and flowers */
    SPOKEN_MIDDLE,   /* the dummy's row, indicators, what was turned or guessed */
    SPOKEN_POINTS,   /* scores, the pot and what lies on the table */
    SPOKEN_WAITS,    /* the waits of your own hand */
    SPOKEN_STATE,    /* the round, who deals, the wall */
    SPOKEN_KINDS
};

/* Returns its name, marked N_: "My hand". Static. */
const char *spoken_name(enum spoken_kind kind);

/* Appends that description; never empty. */
void spoken_say(const struct words *words, const struct view *view, enum spoken_kind kind, struct text *out);

/* Appends a sentence for each event, the oldest first, but none for the other players' draws. */
void spoken_events(const struct words *words, const struct event *events, int count, struct text *out);

/* Writes the sets of a winning hand: "3 4 5 dots, three 5 bamboo, pair of East". */
void spoken_sets(const struct reading *reading, char *out, size_t size);

/* Writes tiles in groups: "1, 2 and 3 of dots, two red dragons, East", "" for none. They need not be
 * sorted. */
void spoken_tiles(const uint8_t *tiles, int count, char *out, size_t size);

/* Writes kinds, naming each suit once: "4 and 7 dots and East". */
void spoken_kinds(tile_set kinds, char *out, size_t size);

/* Appends a sentence in the form for a voice. In Japanese a voice would misread a tile's characters ("1萬" as
 * ten thousand), so the catalogue gives their readings. Other languages change nothing. */
void spoken_aloud(const char *sentence, struct text *out);

#endif
