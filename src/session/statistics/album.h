/* album.h: every pattern of a mode with the person's own hands that have it, counted from the journal. */
#ifndef SESSION_ALBUM_H
#define SESSION_ALBUM_H

#include "session/statistics/statistics.h"

/* A pattern of the mode; where hands have no patterns (One Suit), a number of waits. */
struct album_entry {
    const struct pattern *pattern; /* or NULL: hands with that many waits */
    int waits;                     /* the last entry is for these and more */
    int hands;                     /* how many have it; if none, the next two are empty */
    struct won_hand first, best;
};

enum { ALBUM_WAITS = 6 };

/* Lists all of them in the mode's order; returns how many. As with achievements, a new start of the
 * statistics takes nothing away. */
int album_list(const struct journal *journal, const struct ruleset *rules,
               struct album_entry list[STATISTICS_PATTERNS]);

/* Returns how many of them have a hand. */
int album_made(const struct album_entry *list, int count);

#endif
