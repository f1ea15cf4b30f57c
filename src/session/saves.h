/*
 * saves.h: the matches under way, one of each mode and the deal of the day, each with a file of its own.
 *
 * The file of a mode is "<id>.tigers" in the data folder, that of the day "day.tigers". Matches lie here
 * while none of them is on the table: whoever plays one takes it out and puts
 * it back. A match without a file (nothing can be saved) may lie here too.
 */
#ifndef SESSION_SAVES_H
#define SESSION_SAVES_H

#include "session/session.h"

enum { SAVES_MODES = 16, SAVES_DAY = SAVES_MODES, SAVES_MAX /* places */ };

struct saves {
    struct session *list[SAVES_MAX]; /* parallel to ruleset_list, then the deal of the day; NULL: none */
    int64_t played[SAVES_MAX];       /* which was played last: the highest */
};

/* Where a mode's match is saved in a folder (which ends with a slash, or is ""). */
void saves_path(const char *folder, const struct ruleset *rules, char *out, size_t size);

enum saves_news_kind {
    SAVES_UNREADABLE,       /* problem: why a file cannot be read */
    SAVES_OTHER_MODE,       /* rules, holds; name: what the save is now called */
    SAVES_OTHER_MODE_STAYS, /* rules, holds; problem: why it was not set aside, if that was tried */
    SAVES_CUT,              /* rules: the last line of the save was cut off */
    SAVES_OLDER             /* rules; name: where the older match of that mode stays */
};

/* Where the deal of the day is saved. */
void saves_day_path(const char *folder, char *out, size_t size);

/* True if it is a deal of the day (day.h) in the place kept for one, a later try for practice too; an
 * ordinary match that happens to have its deals is none. */
bool saves_is_day(const struct session *session);

/* What a player must be told when the matches are opened; words/problem_words.h says it. */
struct saves_news {
    enum saves_news_kind kind;
    const struct ruleset *rules; /* the mode whose save it is; NULL: that of the deal of the day */
    const struct ruleset *holds; /* the mode of the match in it */
    const char *name;            /* a file's name; valid during the call */
    struct problem problem;
};

typedef void saves_tell(void *user, const struct saves_news *news);

/* Opens all that the folder holds. The one file that 1.0.0 wrote for all modes, "match.tigers", becomes that
 * of its mode; a save that holds another mode than its name says is set aside. `tell` is called
 * for each that cannot be read or taken over. With `only_look` no file is touched, and the matches
 * are copies that are saved nowhere. */
void saves_open(struct saves *saves, const char *folder, bool only_look, saves_tell *tell, void *user);

/* Frees them; their files stay. */
void saves_close(struct saves *saves);

/* Puts a match in its mode's place and owns it from then on; what lay there is freed. A match that is saved
 * nowhere gives way to one that is, and is freed. NULL is allowed. */
void saves_put(struct saves *saves, struct session *session);

/* Takes the match of that mode out: the caller owns it. NULL if there is none. */
struct session *saves_take(struct saves *saves, const struct ruleset *rules);

/* Looks at it. */
const struct session *saves_look(const struct saves *saves, const struct ruleset *rules);

/* The same of the deal of the day. */
struct session *saves_take_day(struct saves *saves);
const struct session *saves_look_day(const struct saves *saves);

/* The match that was played last, the deal of the day too, or NULL. */
const struct session *saves_latest(const struct saves *saves);

#endif
