/*
 * laying.h: a hand entered tile by tile in the scorer, with how it was won; every step can be undone.
 *
 * A hand never has more tiles than the mode's set or than a hand allows: an impossible step is refused with
 * its fault and changes nothing. The last tile is the winning one unless another is chosen.
 */
#ifndef SESSION_LAYING_H
#define SESSION_LAYING_H

#include "rules/play/view.h"
#include "session/scorer/stock.h"

enum { LAYING_STEPS = 100 /* steps that can be undone */, LAYING_DORA = 5 };

/* The ways to add a tile. */
enum lay_as {
    LAY_TILE,
    LAY_RUN, /* a claimed run, by its lowest tile */
    LAY_PUNG,
    LAY_KONG,
    LAY_CLOSED_KONG,
    LAY_DORA,   /* an indicator */
    LAY_URA,    /* an ura indicator */
    LAY_FLOWER, /* flower or season */
    LAY_SEEN,   /* a tile seen elsewhere: a discard, another player's set */
    LAY_KINDS
};

/* The hand. */
struct laid {
    const struct ruleset *rules;
    int16_t options[OPTION_MAX];
    uint8_t tiles[HAND_MAX]; /* concealed, in the order they were added */
    uint8_t count;
    uint8_t winning;          /* index of the winning tile, once the hand is full */
    bool chosen;              /* the winning tile was chosen, not just the last */
    struct win win;           /* melds and how it was won, without the concealed tiles */
    uint8_t seen[TILE_KINDS]; /* tiles seen elsewhere, by kind */
    uint8_t seen_reds;        /* bit s: the red five of suit s is among them */
};

struct laying {
    struct laid now;
    int steps;
    struct laid before[LAYING_STEPS]; /* the oldest first */
};

/* Starts with an empty hand of a mode with default options. */
void laying_init(struct laying *laying, const struct ruleset *rules);

/* Changes the mode, dropping what it does not allow. Can be undone. */
void laying_set_mode(struct laying *laying, const struct ruleset *rules);

/* Sets the hand to a finished one of a match. */
void laying_set_win(struct laying *laying, const struct ruleset *rules, const int16_t *options,
                    const struct win *win);

/* Sets the hand to that of the viewer, with all other tiles that they see; nothing can be undone before it.
 */
void laying_set_view(struct laying *laying, const struct view *view);

/* True if the mode allows adding tiles like this. */
bool laying_allows(const struct laid *laid, enum lay_as as);

/* Adds a tile; false with the fault. */
bool laying_add(struct laying *laying, enum lay_as as, uint8_t tile, struct fault *error);

/* True if it could be added; otherwise fills in the fault. */
bool laying_can_add(const struct laid *laid, enum lay_as as, uint8_t tile, struct fault *error);

/* Removes a concealed tile, a meld, an indicator (dora or ura), a flower, or all seen tiles of the kind
 * `place`. */
void laying_remove(struct laying *laying, enum lay_as as, int place);

/* Makes the concealed tile at that index the winning one. */
void laying_choose(struct laying *laying, int place);

/* Saves a step for undo; call it before changing `now` directly (how it was won, an option). */
void laying_mark(struct laying *laying);

/* Undoes the last step; false if there is none. */
bool laying_undo(struct laying *laying);

/* Removes all tiles. Can be undone. */
void laying_clear(struct laying *laying);

/* Return how many sets the hand has in addition to the pair, and how many concealed tiles are missing. */
int laid_sets(const struct laid *laid);
int laid_missing(const struct laid *laid);

/* Returns how many indicators the list has. */
int laid_indicators(const uint8_t tiles[LAYING_DORA]);

/* Returns tile number `i` of the seen ones of a kind; the red five comes first. */
uint8_t laid_seen_tile(const struct laid *laid, uint8_t kind, int i);

/* Returns how many tiles are seen elsewhere. */
int laid_seen(const struct laid *laid);

/* True if a tile of the suit is held or seen. */
bool laid_uses_suit(const struct laid *laid, int suit);

/* Returns the suit that is removed from the match, as the tiles tell it; SUIT_NONE if they don't. */
int laid_removed(const struct laid *laid);

/* Returns the concealed tiles as a hand. */
struct hand laid_hand(const struct laid *laid);

/* Fills in the rest of the set. */
void laid_stock(const struct laid *laid, struct stock *stock);

#endif
