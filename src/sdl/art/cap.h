/*
 * cap.h: pictures of keys and gamepad buttons, drawn next to their actions.
 *
 * Scenes name an action's default key. The program's hook `ask` translates it to the player's own key or to
 * the button of the gamepad in use.
 */
#ifndef SDL_CAP_H
#define SDL_CAP_H

#include <stdbool.h>

struct painter;

enum { CAP_WORDS = 32 };

enum cap_shape {
    CAP_KEY,   /* a key, with words */
    CAP_DISC,  /* a round button, with a letter */
    CAP_CROSS, /* a round button with a cross, a ring, a square, a triangle */
    CAP_RING,
    CAP_SQUARE,
    CAP_TRIANGLE,
    CAP_SHOULDER, /* a long button, with words */
    CAP_ICON,     /* a round button with a picture, which `words` names */
    CAP_NONE      /* no button does it: draws nothing and has width 0 */
};

struct cap {
    enum cap_shape shape;
    char words[CAP_WORDS];
};

/* Part of a painter: `ask` translates a scene's words to the cap to show. NULL: a key with these words. */
struct caps {
    void (*ask)(void *to, const char *words, struct cap *cap);
    void *to;
};

/* Returns the spoken name of a cap: "P", "Triangle"; "" if it has none. */
const char *cap_name(const struct cap *cap);

/* A cap for words such as "P" or "Space", its right edge at `right`, middle at `y`; on_brass for dark
 * words. Returns its width in pixels, 0 if there is nothing to show. */
float draw_key_cap(struct painter *painter, float right, float y, const char *words, bool on_brass);
float draw_key_cap_width(struct painter *painter, const char *words);
float draw_key_cap_height(struct painter *painter);

#endif
