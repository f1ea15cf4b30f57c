/*
 * position.h: positions from rounds that the built-in opponents play, for the trainers.
 */
#ifndef SESSION_POSITION_H
#define SESSION_POSITION_H

#include "base/rng.h"
#include "session/session.h"

/* True if the position is one to ask about; `view` is that of `seat`, who must move. */
typedef bool position_fits(const struct view *view, int seat, void *context);

/* Plays rounds of the mode, by its default options, until a position fits: the session in it, which the
 * caller frees, and whose move it is. The same random source gives the same position. */
struct session *position_seek(const struct ruleset *rules, struct rng *rng, position_fits *fits,
                              void *context, int *seat);

#endif
