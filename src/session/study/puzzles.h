/*
 * puzzles.h: costly decisions, kept as positions in which the player looks for a better move.
 *
 * A puzzle comes up when it is made and, as long as the answers are right, again after 1, 3, 7 and 21 days;
 * then it is learned. A wrong answer starts the waits again. It contains the record up to the decision, so
 * it does not need the match's record. Days are numbers (base/date.h), passed by the caller.
 */
#ifndef SESSION_PUZZLES_H
#define SESSION_PUZZLES_H

#include "session/record.h"
#include "session/study/review.h"

enum { PUZZLES_MAX = 200, PUZZLE_WAITS = 4 };

/* The days to wait after each right answer. */
extern const int puzzle_waits[PUZZLE_WAITS];

struct puzzle {
    int due;      /* the first day on which it comes up */
    int stage;    /* the wait that the next answer ends; 0: new */
    int seat;     /* the seat that decides */
    char *record; /* text, up to the decision; the last move is the one that was made */
};

struct puzzles {
    int count;
    struct puzzle *list; /* in the order they were made */
};

/* Reads the file; without one there are no puzzles. Returns false with the problem if it is broken: it has
 * been set aside, and there are no puzzles. Free them with puzzles_deinit. */
bool puzzles_load(struct puzzles *puzzles, const char *path, struct problem *why);

/* Writes the file safely; false with the error. */
bool puzzles_save(const struct puzzles *puzzles, const char *path, struct error *why);

/* Frees the puzzles; there are none then. */
void puzzles_deinit(struct puzzles *puzzles);

/* Makes a puzzle, due today, from a decision that cost points; the same decision is added only once. Above
 * PUZZLES_MAX the oldest is removed. Returns its index. */
int puzzles_add(struct puzzles *puzzles, const struct record *record, const struct verdict *verdict, int seat,
                int today);

/* Returns how many are due. */
int puzzles_due(const struct puzzles *puzzles, int today);

/* Returns the first day on which one is due, or DATE_NONE if there are none. */
int puzzles_next(const struct puzzles *puzzles);

/* True if this puzzle is due. */
bool puzzle_is_due(const struct puzzle *puzzle, int today);

/* Notes a right or wrong answer; a right answer before the due day changes nothing. Returns the days until it
 * comes up again, or 0 once it is learned and removed. */
int puzzles_answer(struct puzzles *puzzles, int place, bool right, int today);

/* Reads a puzzle's record up to the decision, and the move that was made. The deciding player becomes a
 * person who had that seat from the start, and the match becomes practice. False with the problem if it
 * cannot be read. */
bool puzzle_read(const struct puzzle *puzzle, struct record *record, struct move *made, struct problem *why);

#endif
