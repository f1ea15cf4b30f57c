/*
 * review.h: a seat's decisions in a recorded match, compared with the teacher's best moves.
 *
 * Each decision is judged by what the seat could see then, not by how the tiles turned out. Forced moves,
 * and the choice of the suit to remove before the first deal, are not decisions.
 */
#ifndef SESSION_REVIEW_H
#define SESSION_REVIEW_H

#include "ai/teach.h"
#include "session/record.h"

enum { REVIEW_COSTLIEST = 3 };

/* One decision. */
struct verdict {
    int place;  /* the number of record entries before the decision */
    int round;  /* from 1 */
    int rank;   /* of the move among all, 0 for the best; -1: the teacher does not know it */
    int behind; /* expected points below the best move, in hundredths; 0 for the best, and where there is no
                   estimate */
    int error;  /* its standard error, also in hundredths; 0 for the best, and if it was worked out */
    int loss;   /* the cost: `behind`, or 0 if that is less than two of its errors */
    struct split split; /* the parts of the cost; empty if there is none */
    int mark;           /* 1 to 3: the costliest decisions; 0: the others, and those without cost */
    struct advice made, best;
};

struct review {
    int seat;
    int count;
    struct verdict *list; /* in order of play */
    int loss;             /* the total cost, in hundredths of a point */
};

/* A request for a review. */
struct review_request {
    int seat;
    int round;                  /* only this round; 0: the whole match */
    int skip;                   /* number of decisions to leave out, because they were judged before */
    const struct ai_stop *stop; /* NULL: cannot be stopped */
    /* Called after every decision on the reviewing thread: `done` of `all`, including skipped ones, and the
     * newest verdict, not marked yet. May be NULL. */
    void (*progress)(void *context, const struct verdict *verdict, int done, int all);
    void *context;
};

/* Judges the decisions of a valid record, which must not change meanwhile; may run on any thread. Returns
 * false if it was stopped; the review is then empty. Free it with review_deinit. */
bool review_make(struct review *review, const struct record *record, const struct review_request *request);

/* Frees the list. */
void review_deinit(struct review *review);

/* Judges one legal move of the viewer. The caller sets the verdict's `place` and `round`; it has no mark. */
void review_judge(struct verdict *verdict, const struct view *view, struct move move, uint64_t seed,
                  const struct ai_stop *stop);

/* True if the verdict says how far the move is below the best. If the teacher has no figures (a guess, a
 * naming, a choice of indicators), only its own move qualifies. */
bool review_is_weighed(const struct verdict *verdict);

/* Sets the marks of `count` verdicts; usable while a review is being made. */
void review_mark(struct verdict *list, int count);

/* Returns the total cost and adds up its parts. */
int review_sum(const struct verdict *list, int count, struct split *split);

/* Sorts the decisions, the costliest first and equals in order of play: `order` (of `count` ints) gets their
 * indexes. */
void review_sort(const struct review *review, int order[]);

#endif
