/* deeds.h: what only achievements ask of a round, noted while its match is counted (match_tally.h). */
#ifndef SESSION_DEEDS_H
#define SESSION_DEEDS_H

#include "session/statistics/match_tally.h"

/* A round so far. */
struct deeds {
    int reveals, draws;             /* the person's dummy actions */
    int guesses, guessed_wrong;     /* guesses by the person; wrong ones by others */
    int counters;                   /* on the table */
    int passed;                     /* the points of the best drawn win that the person passed */
    bool riichi, borrowed, blocked; /* the last: the win comes by self-draw while furiten */
};

/* Each returns the TALLY_* that it finds. A round begins with the table as dealt; deeds_move comes before
 * an entry is applied, deeds_event after it, deeds_won once the person has won. */
unsigned deeds_begin(struct deeds *deeds, const struct table *table, int seat);
void deeds_move(struct deeds *deeds, const struct game *game, const struct entry *entry, int seat);
unsigned deeds_event(struct deeds *deeds, const struct event *event, int seat);
unsigned deeds_won(const struct deeds *deeds, const struct table *table, int seat, const struct win *win,
                   const struct score *score);

#endif
