/*
 * puzzles.h: decisions that were dear, kept to be found better: each comes back
 * as a position whose answer is hidden.
 *
 * A puzzle is asked when it is made and, as long as the answers are right, again after 1, 3, 7 and 21 days;
 * then it is learned. A wrong answer puts it back to the first wait. It holds the record up to the decision,
 * so it outlives the match's record. Days are numbers (base/date.h), and given by who asks.
 */
#ifndef SESSION_PUZZLES_H
#define SESSION_PUZZLES_H

#include "session/record.h"
#include "session/study/review.h"

enum { PUZZLES_MAX = 200, PUZZLE_WAITS = 4 };

extern const int puzzle_waits[PUZZLE_WAITS]; /* days */

struct puzzle {
    int due;      /* the day from which on it is asked */
    int stage;    /* waits it has been put to: 0 new, then the next answer ends that wait */
    int seat;     /* whose decision */
    char *record; /* as text, up to the decision; its last move is the one that was made */
};

struct puzzles {
    int count;
    struct puzzle *list; /* in the order they were made */
};

/* Reads the file; if there is none there are no puzzles. False if it is broken: it has been set aside then,
 * which `why` tells, and there are none. Freed by puzzles_deinit. */
bool puzzles_load(struct puzzles *puzzles, const char *path, struct problem *why);

/* Writes the file safely; false with the reason. */
bool puzzles_save(const struct puzzles *puzzles, const char *path, struct error *why);

void puzzles_deinit(struct puzzles *puzzles);

/* Makes a puzzle, due today, of a decision of a record that lost points; the same one is made once only.
 * Beyond PUZZLES_MAX the oldest goes. Returns its place. */
int puzzles_add(struct puzzles *puzzles, const struct record *record, const struct verdict *verdict, int seat,
                int today);

/* How many are due. */
int puzzles_due(const struct puzzles *puzzles, int today);

/* True if that one is. */
bool puzzle_is_due(const struct puzzle *puzzle, int today);

/* The answer to one: right or wrong. What was not due yet stays as it is if it was right. Returns the days
 * until it comes back, 0 once it is learned: then it is no longer among them. */
int puzzles_answer(struct puzzles *puzzles, int place, bool right, int today);

/* Reads a puzzle's record into `record`, up to before the decision, and the move that was made; who decided
 * is a person, on that seat from the beginning, and the match practice. False with the reason if it cannot be
 * read. */
bool puzzle_read(const struct puzzle *puzzle, struct record *record, struct move *made, struct problem *why);

#endif
