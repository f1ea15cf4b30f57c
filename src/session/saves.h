/*
 * saves.h: the matches in progress, one for each mode and the deal of the day, each in its own file.
 *
 * A mode's file is "<id>.tigers" in the data folder, that of the day "day.tigers". Matches are kept here
 * while they are not being played: take a match out to play it and put it back afterwards. A match without a
 * file (nothing can be saved) may be here too.
 */
#ifndef SESSION_SAVES_H
#define SESSION_SAVES_H

#include "session/session.h"

enum { SAVES_DAY = RULESETS_MAX, SAVES_MAX /* number of entries */ };

struct saves {
    struct session *list[SAVES_MAX]; /* parallel to ruleset_list, then the deal of the day; NULL: no match */
    int64_t played[SAVES_MAX];       /* the highest is the one played last */
};

/* Writes the path of a mode's save in a folder (which ends with a slash, or is ""). */
void saves_path(const char *folder, const struct ruleset *rules, char *out, size_t size);

enum saves_news_kind {
    SAVES_UNREADABLE,       /* problem: why a file cannot be read */
    SAVES_OTHER_MODE,       /* rules, holds; name: the new name of the save */
    SAVES_OTHER_MODE_STAYS, /* rules, holds; problem: why it was not set aside, if that was tried */
    SAVES_CUT,              /* rules: the end of the save was incomplete */
    SAVES_OLDER             /* rules; name: the file that keeps the older match of that mode */
};

/* Writes the path of the deal of the day's save. */
void saves_day_path(const char *folder, char *out, size_t size);

/* True if it is a deal of the day (day.h) saved as one, including a later practice try. An ordinary match
 * that happens to have the same deals is not. */
bool saves_is_day(const struct session *session);

/* News for the player when the matches are opened; words/problem_words.h makes the sentence. */
struct saves_news {
    enum saves_news_kind kind;
    const struct ruleset *rules; /* the mode whose save it is; NULL: the deal of the day */
    const struct ruleset *holds; /* the mode of the match in the file */
    const char *name;            /* a file name; valid during the call */
    struct problem problem;
};

typedef void saves_tell(void *user, const struct saves_news *news);

/* Opens all matches in the folder. "match.tigers", the only save of 1.0.0, is renamed to its mode's file; a
 * save of another mode than its name says is set aside. Calls `tell` for each file that cannot be read or
 * renamed. With `only_look` files are not touched, and the matches are copies that are never saved. */
void saves_open(struct saves *saves, const char *folder, bool only_look, saves_tell *tell, void *user);

/* Frees the matches; their files stay. */
void saves_close(struct saves *saves);

/* Puts a match in its mode's place and takes ownership; frees the one that was there. A match without a file
 * is freed instead if the place has one with a file. NULL is allowed. */
void saves_put(struct saves *saves, struct session *session);

/* Takes the match of that mode out; the caller owns it. NULL if there is none. */
struct session *saves_take(struct saves *saves, const struct ruleset *rules);

/* Returns the match of that mode without taking it out; NULL if there is none. */
const struct session *saves_look(const struct saves *saves, const struct ruleset *rules);

/* The same for the deal of the day. */
struct session *saves_take_day(struct saves *saves);
const struct session *saves_look_day(const struct saves *saves);

/* Returns the match that was played last, including the deal of the day, or NULL. */
const struct session *saves_latest(const struct saves *saves);

#endif
