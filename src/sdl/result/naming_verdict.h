/*
 * naming_verdict.h: what became of the waits that were named.
 *
 * A row for each wait shows the tile completing the hand set by set; one more row says of all wrong names why
 * they are none. Named, missed and wrong are told by a sign and a word, never by colour alone.
 */
#ifndef SDL_NAMING_VERDICT_H
#define SDL_NAMING_VERDICT_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/hand/hand.h"
#include "rules/hand/meld.h"
#include "sdl/paint/layout.h"

struct app;
struct painter;

struct naming_verdict {
    enum suit suit;
    struct hand hand; /* the concealed tiles, 3n+1 with the melds */
    struct meld melds[MELD_MAX];
    int meld_count;
    uint16_t waits, named; /* bit n - 1 is number n */
    bool asked;            /* somebody named; if not, waits are neither named nor missed */
    float time;            /* seconds at normal speed since it came: the rows open one after the other, */
    float step;            /* ... so many seconds apart */
};

/* Seconds until all rows are open. */
float naming_verdict_length(const struct naming_verdict *verdict);

/* Returns how many rows there are, and how many have begun to open by its time. */
int naming_verdict_rows(const struct naming_verdict *verdict);
int naming_verdict_shown(const struct naming_verdict *verdict);

/* Returns how high the rows are on a phone in a rect so wide, in pixels. */
float naming_verdict_high(struct painter *painter, float wide, const struct naming_verdict *verdict);

/* Draws the rows from the top of `rect` (pixels) on; they get lower the more there are. Upright on a phone
 * they are as high as they need be, and the hand stands below what is said of it. */
void naming_verdict_draw(struct app *app, struct rect rect, const struct naming_verdict *verdict);

/* How that number, a wait from 1 on, completes the hand: "Completes the run 4 5 6"; false if it is none. */
bool naming_verdict_completes(const struct naming_verdict *verdict, int number, char *out, size_t size);

/* "Lin named every wait: 2 and 5." or "You missed 6; 9 is no wait." `who` is the player's name, NULL: the
 * person at the screen. */
void naming_verdict_words(const struct naming_verdict *verdict, const char *who, char *out, size_t size);

#endif
