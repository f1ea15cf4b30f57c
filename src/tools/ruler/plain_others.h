/*
 * plain_others.h: a player of the modes beside Dueling Tigers written by hand, unlike those of src/ai.
 *
 * Everywhere it wins as soon as it may and throws the tile after which the hand
 * is nearest to complete and, of those, after which most unseen tiles help. In
 * Tenpai Duel it never claims, declares as soon as it can on whatever waits are
 * unseen, and guesses the kinds of which most are unseen. In One Suit it declares
 * every complete hand and names every wait. At a table of four it goes for one
 * suit with honors, that of which it holds most, and claims whatever of these
 * brings the hand nearer. It uses no judgement of src/ai and leaves nothing to
 * chance.
 */
#ifndef TOOLS_RULER_PLAIN_OTHERS_H
#define TOOLS_RULER_PLAIN_OTHERS_H

#include "rules/play/view.h"

/* A legal move for the viewer, who is asked. */
struct move plain_others_choose(const struct view *view);

#endif
