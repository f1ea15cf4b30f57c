/*
 * saves.h: the matches under way, one of each mode, each with a file of its own.
 *
 * The file of a mode is "<id>.tigers" in the data folder. Matches lie here
 * while none of them is on the table: whoever plays one takes it out and puts
 * it back. A match without a file (nothing can be saved) may lie here too.
 */
#ifndef SESSION_SAVES_H
#define SESSION_SAVES_H

#include "session/session.h"

enum { SAVES_MOST = 16 };

struct saves {
    struct session *list[SAVES_MOST]; /* parallel to ruleset_list; NULL: none */
    int64_t played[SAVES_MOST];       /* which was played last: the highest */
};

/* Where a mode's match is saved in a folder (which ends with a slash, or is ""). */
void saves_path(const char *folder, const struct ruleset *rules, char *out, size_t size);

/* Opens all that the folder holds. The one file that 1.0.0 wrote for all modes, "match.tigers", becomes that
 * of its mode; a save that holds another mode than its name says is set aside. `tell` is called with a
 * sentence for each that cannot be read or taken over. With `only_look` no file is touched, and the matches
 * are copies that are saved nowhere. */
void saves_open(struct saves *saves, const char *folder, bool only_look,
                void (*tell)(void *user, const char *sentence), void *user);

/* Frees them; their files stay. */
void saves_close(struct saves *saves);

/* Puts a match in its mode's place and owns it from then on; what lay there is freed. A match that is saved
 * nowhere gives way to one that is, and is freed. NULL is allowed. */
void saves_put(struct saves *saves, struct session *session);

/* Takes the match of that mode out: the caller owns it. NULL if there is none. */
struct session *saves_take(struct saves *saves, const struct ruleset *rules);

/* Looks at it. */
const struct session *saves_look(const struct saves *saves, const struct ruleset *rules);

/* The match that was played last, or NULL. */
const struct session *saves_latest(const struct saves *saves);

#endif
