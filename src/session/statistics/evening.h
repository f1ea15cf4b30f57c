/*
 * evening.h: an evening of eight: the person and seven of the eight (ai/people.h) play a tournament of
 * Dueling Tigers in three rounds; the eighth keeps the score. The seed decides by lot who that is, who meets
 * whom, and all tiles.
 *
 * Each meeting is a match by default options; a tie is played again. Meetings of two computers are played in
 * memory, always with the same score. The person's own matches are found in the journal by the time when they
 * began.
 */
#ifndef SESSION_EVENING_H
#define SESSION_EVENING_H

#include "ai/ai.h"
#include "session/statistics/journal.h"

enum {
    EVENING_YOU = PEOPLE, /* the person, among the numbers of the eight */
    EVENING_NOBODY,       /* who has not been decided yet */
    EVENING_PLAYERS = 8,
    EVENING_MEETINGS = 7, /* four quarterfinals, two semifinals, the final */
    EVENING_TRIES = 9     /* matches of the person that are kept: ties count here */
};

struct meeting {
    uint8_t who[2];    /* numbers of the eight, EVENING_YOU or EVENING_NOBODY */
    int16_t points[2]; /* once it was played */
    uint8_t winner;    /* EVENING_NOBODY: not played yet */
};

struct evening {
    uint64_t seed;
    uint8_t keeper; /* who keeps the score */
    struct meeting meetings[EVENING_MEETINGS];
};

/* Draws lots. */
void evening_draw(struct evening *evening, uint64_t seed);

/* Enters the person's match that began at that time in their meeting that comes next, once all others that
 * come first were played; false if there is no such match in the journal, or no meeting. */
bool evening_enter(struct evening *evening, const struct journal *journal, const char *began);

/* Plays the meetings of computers in the rounds before the person's next match, or all once they are out;
 * false if `stop` (may be NULL) stopped it. */
bool evening_play(struct evening *evening, const struct ai_stop *stop);

/* Returns the person's meeting that comes next, or -1: they are out, or have won. */
int evening_mine(const struct evening *evening);

/* The round of a meeting: 0 for quarterfinals to 2 for the final. */
int evening_round(int meeting);

/* Returns who has won the evening; EVENING_NOBODY while it isn't over. */
int evening_winner(const struct evening *evening);

/* The seed of the person's next match, of which that many were played. */
uint64_t evening_seed(const struct evening *evening, int played);

#endif
