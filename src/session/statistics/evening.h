/*
 * evening.h: an evening of eight: a knockout tournament of Dueling Tigers in three rounds, between the person
 * and seven of the eight (ai/people.h); the last of the eight keeps the score. A seed decides who that is,
 * who meets whom, and all tiles.
 *
 * Each meeting is a match with default options; a tie is replayed. Meetings of two computers are played in
 * memory and always end with the same score. The person's own matches are found in the journal by their start
 * times.
 */
#ifndef SESSION_EVENING_H
#define SESSION_EVENING_H

#include "ai/ai.h"
#include "session/statistics/journal.h"

enum {
    EVENING_YOU = PEOPLE, /* the person, after the numbers of the eight */
    EVENING_NOBODY,       /* not decided yet */
    EVENING_PLAYERS = 8,
    EVENING_MEETINGS = 7, /* four quarterfinals, two semifinals, the final */
    EVENING_TRIES = 9     /* the person's matches that are remembered, including ties */
};

struct meeting {
    uint8_t who[2];    /* numbers of the eight, EVENING_YOU or EVENING_NOBODY */
    int16_t points[2]; /* once it has been played */
    uint8_t winner;    /* EVENING_NOBODY until it has been played */
};

struct evening {
    uint64_t seed;
    uint8_t keeper; /* the one of the eight who keeps the score */
    struct meeting meetings[EVENING_MEETINGS];
};

/* Starts an evening: draws lots for the meetings. */
void evening_draw(struct evening *evening, uint64_t seed);

/* Enters the person's match that began at that time as their next meeting, once all meetings that it depends
 * on have been played. False if the journal has no such match or there is no next meeting. */
bool evening_enter(struct evening *evening, const struct journal *journal, const char *began);

/* Plays the computers' meetings in the rounds before the person's next match, or all if the person is out.
 * False if `stop` (may be NULL) stopped it. */
bool evening_play(struct evening *evening, const struct ai_stop *stop);

/* Returns the index of the person's next meeting; -1 if they are out or have won. */
int evening_mine(const struct evening *evening);

/* Returns the round of a meeting: 0 for quarterfinals, 1 for semifinals, 2 for the final. */
int evening_round(int meeting);

/* Returns the winner of the evening; EVENING_NOBODY while it isn't over. */
int evening_winner(const struct evening *evening);

/* Returns the seed of the person's next match; `played` is how many they have played. */
uint64_t evening_seed(const struct evening *evening, int played);

#endif
