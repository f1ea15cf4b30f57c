/*
 * actions.h: which worded buttons stand in the four fixed places.
 *
 * Made from a view and from what the player is about to do (a Riichi begun, a
 * tile selected). Legality is asked of the rules alone: what is not legal is
 * shown gray, with the rules' reason.
 */
#ifndef SDL_ACTIONS_H
#define SDL_ACTIONS_H

#include "sdl/table/layout/table_layout.h"
#include "words/words.h"

/* What the player has begun; part of the scene, not of the game. */
struct choice {
    bool riichi;    /* chooses the discard of a Riichi */
    bool tenpai;    /* likewise with which tenpai is declared */
    bool chow;      /* chooses among several runs */
    tile_set guess; /* kinds laid out for a guess, two at most */
    bool kong;      /* chooses among several kongs */
    int selected;   /* place in the hand of the tile that waits for its confirmation, or -1 */
    bool keep[3];   /* East's candidates chosen so far */
    uint8_t hover;  /* the player's tile under the pointer, or TILE_NONE */
    bool rests;     /* the tile came under a pointer at rest: no hint about it */
    bool keys;      /* the keyboard or gamepad was used last */
    char enter[24]; /* what the key or button is called that chooses; "": Enter */
    bool confirm;   /* the setting: select, then confirm */
    bool hints;     /* the setting: explanations */
    bool first;     /* the first match, by a mouse: the icons are still to be explained */
    bool plans;     /* chooses the dummy action though the discard may still be claimed */
    bool marks;     /* marks pairs that claim while others play, after the discard */
    bool declaring; /* declares a win at one's own risk, once the waits are named (One Suit) */
};

enum action_verb {
    ACTION_NONE,    /* the place is empty */
    ACTION_MOVE,    /* makes `move` */
    ACTION_RIICHI,  /* begins or gives up the choice of a Riichi's discard */
    ACTION_TENPAI,  /* likewise of declaring tenpai */
    ACTION_KONGS,   /* begins or gives up the choice of a kong */
    ACTION_CHOWS,   /* likewise of a run */
    ACTION_CONFIRM, /* discards the selected tile */
    ACTION_ELSE     /* what the table's composition makes of it */
};

enum action_look { ACTION_BRASS, ACTION_PLAIN, ACTION_OFF };

struct action {
    uint8_t verb;              /* enum action_verb */
    uint8_t look;              /* enum action_look */
    bool warning;              /* `sub` is the reason of a furiten */
    enum refusal_kind refusal; /* why it is gray, if the rules refuse it */
    char id[28];               /* "button:pung" */
    char label[40];
    char sub[160];
    const char *key_label;
    int key; /* an SDL_Keycode: these keys are their ASCII characters */
    struct move move;
    uint8_t tiles[3];         /* a run shown on the button, */
    uint8_t tile_count;       /* ... or 0 */
    uint8_t uses[TILE_KINDS]; /* of a claim: how many own tiles of each kind it takes */
};

struct actions {
    struct action list[TABLE_PLACES];
    char hint[240];     /* quiet lines in the places that are left */
    tile_set concerned; /* kinds in the hand that a claim on offer would use */
};

/* Adds a button at that place and returns it; the caller sets its move or its verb. */
struct action *actions_put(struct actions *actions, int place, const char *id, const char *label, int key,
                           const char *key_label);

/* Adds a button for a move like `probe`: legal, or gray with the reason. Returns true if it is legal. */
bool actions_offer(struct actions *actions, int place, const struct view *view, const struct words *words,
                   struct move probe, const char *id, const char *label, int key, const char *key_label);

/* Writes the line below the label, with a capital first; the second also makes the button gray. */
void action_explain(struct action *action, const char *text);
void action_off(struct action *action, const char *why);

/* Makes all buttons of the viewer. */
void actions_make(struct actions *actions, const struct view *view, const struct words *words,
                  const struct choice *choice);

/* Writes the move that discards this tile: a Riichi or tenpai if one has begun. Returns false with the reason
 * if the tile can't be discarded now. */
bool actions_discard(const struct view *view, const struct choice *choice, uint8_t tile, struct move *move,
                     struct refusal *why);

#endif
