/* judging.h: a review made on a thread; its verdicts come one by one. */
#ifndef SDL_JUDGING_H
#define SDL_JUDGING_H

#include "session/study/review.h"

struct app;
struct judging;

/* Makes a review of the seat's decisions in a round of the record, which is copied; round 0: in all of it.
 * Nothing runs yet. Freed by judging_free. */
struct judging *judging_new(const struct record *record, int seat, int round);

/* Stops it and frees it. NULL is allowed. */
void judging_free(struct judging *judging);

/* Begins, or continues after a stop. For a picture of the program it is complete when this returns. */
void judging_begin(struct judging *judging, struct app *app);

/* Stops, at the latest after the decision being judged; the verdicts so far stay. */
void judging_stop(struct judging *judging);

/* Takes over new verdicts; true if that changed anything. Call it in each update: it asks for the next while
 * it runs. With reduced motion only every thirtieth call takes over, so that the picture doesn't crawl. */
bool judging_update(struct judging *judging, struct app *app);

/* True while it runs; once all decisions are judged. */
bool judging_runs(const struct judging *judging);
bool judging_is_whole(const struct judging *judging);

/* Returns the verdicts so far, in order of play, the three costliest marked; how many these are; and how many
 * there will be, 0 while that isn't known. */
const struct verdict *judging_list(const struct judging *judging);
int judging_count(const struct judging *judging);
int judging_all(const struct judging *judging);

/* Returns the seat whose decisions are reviewed. */
int judging_seat(const struct judging *judging);

/* Returns the place in the list of the verdict with that mark, or -1. */
int judging_marked(const struct judging *judging, int mark);

#endif
