/*
 * scripted.h: deals that somebody has thought out, as text: for lessons and tests.
 *
 * A deal is a list of statements parted by ";":
 *   east 123m55z..., west ...  the hands; the dealer's last tile is the first draw (flowers among the tiles
 *                              are laid out and replaced, so replacements may be needed)
 *   dummy ...         the dummy's row from place 0
 *   wall 5s 3z ...    the next draws in order
 *   back 7p ...       the replacement tiles in order
 *   end 8s 2p         the last live tiles, where there is a dead wall (without one the last draws are the
 *                     tiles of the back, the first of them the very last)
 *   dora 1p ..., ura ...  the indicators and those under them, where there is a dead wall
 *   aside 2s 6s 9s 4s  three candidates for indicators and the treasure
 * A part may be said in several statements, whose tiles follow one another.
 * What is not said is filled up from the remaining tiles in a fixed order that
 * gives no pairs and no runs while it can be helped. Flowers and seasons that
 * are not said lie deepest in the dead wall.
 */
#ifndef SESSION_SCRIPTED_H
#define SESSION_SCRIPTED_H

#include "session/session.h"

/* The deal the text says, for a game that waits for it; false with the reason if it says none. */
bool scripted_deal(struct deal *deal, const struct game *game, const char *text, struct error *error);

/* A match just begun with that deal, the suit `removed` taken out where the mode does so; nothing of it is
 * saved. NULL with the reason if the text says no deal. The caller frees it. */
struct session *scripted_session(const struct setup *setup, int removed, const char *text,
                                 struct error *error);

#endif
