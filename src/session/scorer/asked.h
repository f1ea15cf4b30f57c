/*
 * asked.h: what a hand in the scorer may become: how far each form is, what each discard leaves, and a
 * position in which the teacher can be asked what to do.
 */
#ifndef SESSION_ASKED_H
#define SESSION_ASKED_H

#include "rules/play/view.h"
#include "session/scorer/laying.h"

/* The forms a hand can have, in this order. */
enum asked_form { ASKED_SETS, ASKED_PAIRS, ASKED_ORPHANS, ASKED_FORMS };

/* What a discard leaves. */
struct asked_line {
    uint8_t tile;    /* the kind that is discarded; TILE_NONE: no tile is too many */
    int shanten;     /* afterwards */
    tile_set useful; /* the kinds that bring it nearer and of which a copy is left */
    int left;        /* their copies that are left */
};

struct asked {
    int shanten;              /* of the best form, after the best discard; -1: complete */
    int forms[ASKED_FORMS];   /* the same of each form; SHANTEN_NEVER: it can't become that */
    uint8_t left[TILE_KINDS]; /* copies that are neither in the hand nor seen */
    int count;
    struct asked_line lines[HAND_MAX]; /* the best first: nearest, then most copies, then tile order */
};

/* Fills in what the hand may become. If several tiles are missing, fills in only `left` and returns false. */
bool asked_make(struct asked *asked, const struct laid *laid);

/* Makes the view of a player who holds this whole hand (no tile missing), the last tile just drawn, in the
 * round and on the seat it names. The seen tiles are everybody's discards, in turn, but those that would
 * block the hand's own wins are others'. Returns false if no round comes to this: too many tiles are seen. */
bool asked_view(struct view *view, const struct laid *laid);

#endif
