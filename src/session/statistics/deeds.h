/*
 * deeds.h: facts about a round that only achievements need, noted while a match is counted (match_tally.h).
 */
#ifndef SESSION_DEEDS_H
#define SESSION_DEEDS_H

#include "session/statistics/match_tally.h"

/* A round so far. */
struct deeds {
    int reveals, draws;             /* the person's dummy actions */
    int guesses, guessed_wrong;     /* guesses by the person; wrong ones by others */
    int counters;                   /* on the table */
    int passed;                     /* the points of the best drawn win that the person passed */
    bool riichi, borrowed, blocked; /* the last one: the win is a self-draw while furiten */
};

/* Call deeds_begin with the table as dealt, deeds_move before an entry is applied, deeds_event after it,
 * deeds_won once the person has won. Each returns the TALLY_* bits that it finds. */
unsigned deeds_begin(struct deeds *deeds, const struct table *table, int seat);
void deeds_move(struct deeds *deeds, const struct game *game, const struct entry *entry, int seat);
unsigned deeds_event(struct deeds *deeds, const struct event *event, int seat);
unsigned deeds_won(const struct deeds *deeds, const struct table *table, int seat, const struct win *win,
                   const struct score *score);

#endif
