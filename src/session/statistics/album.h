/* album.h: every pattern of a mode with the person's hands that have it, counted from the journal. */
#ifndef SESSION_ALBUM_H
#define SESSION_ALBUM_H

#include "session/statistics/statistics.h"

/* A pattern of the mode or, if its hands have no patterns (One Suit), a number of waits. */
struct album_entry {
    const struct pattern *pattern; /* NULL: hands with `waits` waits */
    int waits;                     /* the last entry is for that many and more */
    int hands;                     /* how many hands have it; with 0, `first` and `best` are empty */
    struct won_hand first, best;
};

enum { ALBUM_WAITS = 6 };

/* Lists all entries in the mode's order; returns how many. Like achievements, they survive a restart of the
 * statistics. */
int album_list(const struct journal *journal, const struct ruleset *rules,
               struct album_entry list[STATISTICS_PATTERNS]);

/* Returns how many entries have a hand. */
int album_made(const struct album_entry *list, int count);

#endif
