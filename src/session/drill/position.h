/* position.h: positions for the trainers, from rounds played by the built-in opponents. */
#ifndef SESSION_POSITION_H
#define SESSION_POSITION_H

#include "base/rng.h"
#include "session/session.h"

/* True if the position is a good question; `view` is that of `seat`, who must move. */
typedef bool position_fits(const struct view *view, int seat, void *context);

/* Plays rounds of the mode with default options until a position fits. Returns the session, which the caller
 * frees, and the seat that must move. The same random source gives the same position. */
struct session *position_seek(const struct ruleset *rules, struct rng *rng, position_fits *fits,
                              void *context, int *seat);

#endif
