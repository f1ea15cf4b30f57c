/*
 * review.h: what a seat decided in a recorded match, and what each decision
 * was worth beside the best that the teacher finds.
 *
 * Every decision is judged from what the seat could see then, not from what the
 * tiles turned out to be. A forced move is no decision, nor is it one which suit is taken out before the
 * first deal.
 */
#ifndef SESSION_REVIEW_H
#define SESSION_REVIEW_H

#include "ai/teach.h"
#include "session/record.h"

enum { REVIEW_COSTLIEST = 3 };

/* One decision. */
struct verdict {
    int place;  /* of the entry in the record: the game after so many entries is where it was made */
    int round;  /* from 1 */
    int rank;   /* of the move among all, 0 the best; -1 if the teacher has nothing to say of it */
    int behind; /* expected points less than the best, in hundredths; 0 for it and where nothing is estimated
                 */
    int error;  /* standard error of that, likewise; 0 for the best */
    int loss;   /* points given away: `behind`, or 0 where that is within its error: as good as the best */
    struct split split; /* what the loss is made of; nothing where there is none */
    int mark;           /* 1 the costliest of all, 2, 3; 0 the others, and those that cost nothing */
    struct advice made, best;
};

struct review {
    int seat;
    int count;
    struct verdict *list; /* in order of play */
    int loss;             /* of all together, in hundredths of a point */
};

/* What is wanted. */
struct review_request {
    int seat;
    int round;                  /* only this one; 0: the whole match */
    int skip;                   /* so many of these decisions were judged before: they are left out */
    const struct ai_stop *stop; /* NULL: it is not stopped */
    /* Told after every decision from where the review is made: `done` of `all`, skipped ones
     * counted, and the newest verdict, whose mark is not known yet. NULL: nobody wants to know. */
    void (*progress)(void *context, const struct verdict *verdict, int done, int all);
    void *context;
};

/* Judges the decisions of a valid record, which must not change meanwhile; may run on any thread. False if it
 * was stopped: the review is then empty. The review is freed by review_deinit. */
bool review_make(struct review *review, const struct record *record, const struct review_request *request);

/* Frees the list. */
void review_deinit(struct review *review);

/* Judges one move: that of the viewer, who is asked and may make it. `place` and `round` of the verdict are
 * the caller's; it has no mark. */
void review_judge(struct verdict *verdict, const struct view *view, struct move move, uint64_t seed,
                  const struct ai_stop *stop);

/* True if it is known how far the move stands behind the best. Where the teacher has no figures (a guess, a
 * naming, the indicators kept) that is its own move alone. */
bool review_is_weighed(const struct verdict *verdict);

/* Sets the marks of `count` verdicts anew: while a review is being made, those of the decisions so far. */
void review_mark(struct verdict *list, int count);

/* The sum of the losses and of what they are made of. */
int review_sum(const struct verdict *list, int count, struct split *split);

/* The decisions, the costliest first and equal ones in order of play: `order` (room for count) gets their
 * places in the list. */
void review_sort(const struct review *review, int order[]);

#endif
