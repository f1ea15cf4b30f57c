/*
 * scripted.h: deals written as text, for lessons and tests.
 *
 * A deal is a list of statements separated by ";":
 *   east 123m55z..., west ...  the hands; the dealer's last tile is the first draw (flowers among the tiles
 *                              are laid out and replaced, so replacements may be needed)
 *   dummy ...         the dummy's row from place 0
 *   wall 5s 3z ...    the next draws in order
 *   back 7p ...       the replacement tiles in order
 *   end 8s 2p         the last live tiles, if there is a dead wall (without one the last draws are the
 *                     tiles of the back, the first of them the very last)
 *   dora 1p ..., ura ...  the indicators and those below them, if there is a dead wall
 *   aside 2s 6s 9s 4s  three candidates for indicators and the treasure
 * A part may be split into several statements, whose tiles are joined. Missing tiles are filled in from the
 * remaining ones in a fixed order that avoids pairs and runs if possible. Flowers and seasons that are not
 * listed are deepest in the dead wall.
 */
#ifndef SESSION_SCRIPTED_H
#define SESSION_SCRIPTED_H

#include "session/session.h"

/* Makes the deal for a game that awaits one; false with the error if the text is invalid. */
bool scripted_deal(struct deal *deal, const struct game *game, const char *text, struct error *error);

/* Begins a match with that deal, after removing the suit `removed` if the mode removes one; it is never
 * saved. Returns NULL with the error if the text is invalid. The caller frees it. */
struct session *scripted_session(const struct setup *setup, int removed, const char *text,
                                 struct error *error);

#endif
