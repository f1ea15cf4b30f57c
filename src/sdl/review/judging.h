/*
 * judging.h: a review made on a thread, whose verdicts are there one by one as
 * they come.
 */
#ifndef SDL_JUDGING_H
#define SDL_JUDGING_H

#include "session/study/review.h"

struct app;
struct judging;

/* Makes the review of the decisions of `seat` in a round of a record, which is copied; round 0: in the whole
 * record. Nothing runs yet. Freed by judging_free. */
struct judging *judging_new(const struct record *record, int seat, int round);

/* Stops it and frees it. NULL is nothing. */
void judging_free(struct judging *judging);

/* Begins, or goes on after a stop; where a picture is made of the program it is whole when this returns. */
void judging_begin(struct judging *judging, struct app *app);

/* Stops after the decision that is judged just now, at the latest; those that are judged stay. */
void judging_stop(struct judging *judging);

/* Takes over what has come; true if that changed anything. Asks for time while it runs. With reduced motion
 * only every thirtieth call takes over, so that what is drawn from it changes now and then and does not
 * crawl. */
bool judging_update(struct judging *judging, struct app *app);

/* True while it runs; once all decisions are judged. */
bool judging_runs(const struct judging *judging);
bool judging_is_whole(const struct judging *judging);

/* The decisions so far, in order of play, the three costliest of them marked; how many there are in all, 0
 * while that is not known. */
const struct verdict *judging_list(const struct judging *judging, int *count);
int judging_all(const struct judging *judging);

/* Returns the seat whose decisions are reviewed. */
int judging_seat(const struct judging *judging);

/* The place in the list of the decision with that mark, or -1. */
int judging_marked(const struct judging *judging, int mark);

#endif
