/*
 * spoken.h: what lies on the table, in sentences to be heard: for who cannot see it, and for a terminal.
 *
 * All of it is made from a view, so it tells nothing that the viewer may not know. Each function appends
 * lines, each a sentence and its line end, which stand by themselves.
 */
#ifndef WORDS_SPOKEN_H
#define WORDS_SPOKEN_H

#include "base/text.h"
#include "words/words.h"

/* What can be asked for at the table. */
enum spoken_kind {
    SPOKEN_HAND,     /* your tiles suit by suit, and the one just drawn */
    SPOKEN_DISCARDS, /* all piles, the own one last */
    SPOKEN_MELDS,    /* what everyone has laid out, flowers too */
    SPOKEN_MIDDLE,   /* the dummy's row, indicators, what was turned or guessed */
    SPOKEN_POINTS,   /* scores, the pot and what lies on the table */
    SPOKEN_WAITS,    /* what the own hand waits for */
    SPOKEN_STATE,    /* the round, who deals, the wall */
    SPOKEN_KINDS
};

/* What it is called, marked: "My hand". Static. */
const char *spoken_name(enum spoken_kind kind);

/* What it comes to. Never empty. */
void spoken_say(const struct words *words, const struct view *view, enum spoken_kind kind, struct text *out);

/* What has happened, the oldest first: a sentence each, but that others draw, which they do at each turn. */
void spoken_events(const struct words *words, const struct event *events, int count, struct text *out);

/* The sets of a hand that won: "3 4 5 dots, three 5 bamboo, pair of East". */
void spoken_sets(const struct reading *reading, char *out, size_t size);

/* Tiles in groups: "1, 2 and 3 of dots, two red dragons, East", "" for none. They need not be sorted. */
void spoken_tiles(const uint8_t *tiles, int count, char *out, size_t size);

/* "4 and 7 dots and East": of each kind one, each suit named once. */
void spoken_kinds(tile_set kinds, char *out, size_t size);

/* Appends a sentence as a voice is to read it. In Japanese a voice would say a tile's characters as other
 * words ("1萬" as ten thousand), so the catalog gives their readings. Other languages change nothing. */
void spoken_aloud(const char *sentence, struct text *out);

#endif
