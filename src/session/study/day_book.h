/*
 * day_book.h: the deals of the day that a player has tried, kept in an INI file.
 *
 * A day is entered when its only counted try begins, so that there is no second; the result follows when the
 * try is over. A file that cannot be read is set aside.
 */
#ifndef SESSION_DAY_BOOK_H
#define SESSION_DAY_BOOK_H

#include "session/day.h"
#include "session/problem.h"

struct day_entry {
    int day;       /* base/date.h */
    bool done;     /* the counted try is finished: `own` is valid */
    bool compared; /* `hard` is valid */
    struct day_score own, hard;
};

struct day_book {
    struct day_entry *list; /* by day, oldest first; owned */
    int count;
};

/* Frees the list; the book is then empty. */
void day_book_deinit(struct day_book *book);

/* Returns the entry of a day, or NULL. Valid until the next is added. */
struct day_entry *day_book_find(const struct day_book *book, int day);

/* Returns the entry of a day, adding it if there is none. */
struct day_entry *day_book_enter(struct day_book *book, int day);

/* True if the counted try of that day is finished. */
bool day_book_played(const struct day_book *book, int day);

/* Return how many days were finished in the streak that reaches today (or yesterday, if today's is not
 * finished yet), in the longest streak, and in the longest before that day. One missed day in DAY_FORGIVEN is
 * forgiven: the streak goes on, and the day isn't counted. */
enum { DAY_FORGIVEN = 7 };
int day_book_streak(const struct day_book *book, int today);
int day_book_longest(const struct day_book *book);
int day_book_longest_before(const struct day_book *book, int day);

/* True if that day was missed and is forgiven, as seen on `today`. */
bool day_book_forgives(const struct day_book *book, int day, int today);

/* Totals of the finished days. A round is won, lost or neither, by its points. */
struct day_sum {
    int days, won, lost, neither; /* rounds won, lost and neither */
    int64_t points;               /* yours minus the opponent's, over all rounds */
    int compared, ahead, level;   /* days with `hard`; of these, days with more points, and with as many */
    int64_t compared_points, by_hard; /* over these days: the player's points and those of the other */
};

/* Adds up the days from a day on; DATE_NONE: all. */
void day_book_count(const struct day_book *book, int from, struct day_sum *sum);

/* The first line of its file. */
#define DAY_BOOK_HEAD "# The deals of the day"

/* Reads the file into an empty book. A missing file is not an error. If it is broken, returns false: the
 * book stays empty, the file has been set aside, and `why` has its new name. */
bool day_book_load(struct day_book *book, const char *path, struct problem *why);

/* The same, but leaves a broken file in place. */
bool day_book_look(struct day_book *book, const char *path, struct problem *why);

/* Writes the file safely; false with the error. */
bool day_book_save(const struct day_book *book, const char *path, struct error *why);

#endif
