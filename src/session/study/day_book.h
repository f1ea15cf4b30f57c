/*
 * day_book.h: the deals of the day that a player has tried, day by day, kept in an INI file.
 *
 * A day is entered when its one counted try begins, so that there is no second; what was made of it follows
 * when that try is over. A file that cannot be read is set aside.
 */
#ifndef SESSION_DAY_BOOK_H
#define SESSION_DAY_BOOK_H

#include "session/day.h"
#include "session/problem.h"

struct day_entry {
    int day;       /* base/date.h */
    bool done;     /* the counted try was played to its end: `own` holds */
    bool compared; /* `hard` holds */
    struct day_score own, hard;
};

struct day_book {
    struct day_entry *list; /* by day, the oldest first; owned */
    int count;
};

/* Frees the list; the book is empty then. */
void day_book_deinit(struct day_book *book);

/* The entry of a day, or NULL. Valid until the next is added. */
struct day_entry *day_book_find(const struct day_book *book, int day);

/* The entry of a day, new if there is none. */
struct day_entry *day_book_enter(struct day_book *book, int day);

/* How many days in a row were played to their end, up to today, or up to yesterday while today's is not yet;
 * and the most there ever were. */
int day_book_streak(const struct day_book *book, int today);
int day_book_longest(const struct day_book *book);

/* What the days come to that were played to their end. Rounds are won, lost or neither by their points. */
struct day_sum {
    int days, won, lost, neither; /* rounds of them */
    int64_t points;               /* yours less the opponent's, over all rounds */
    int compared, ahead, level;   /* with Hard's result; more points than it, or as many; the rest: fewer */
    int64_t compared_points, by_hard; /* over the days compared: your points, and those Hard made */
};

/* Counts those from a day on; DATE_NONE: all. */
void day_book_count(const struct day_book *book, int from, struct day_sum *sum);

/* What its file begins with. */
#define DAY_BOOK_HEAD "# The deals of the day"

/* Reads the file into an empty book. A missing one is no error. False with a sentence if it is broken: then
 * the book stays empty, and the file has been set aside, which the sentence tells. */
bool day_book_load(struct day_book *book, const char *path, struct problem *why);

/* The same, but a broken file stays where it is. */
bool day_book_look(struct day_book *book, const char *path, struct problem *why);

/* Writes the file safely; false with the reason. */
bool day_book_save(const struct day_book *book, const char *path, struct error *why);

#endif
