/*
 * cap.h: the cap of a key, or the button of a gamepad, beside what it does.
 *
 * Scenes name the key an action has from the beginning. Whoever knows better (the program, which knows the
 * player's own keys and what they hold in their hands) is asked what to show instead.
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
    CAP_NONE      /* no button does it: nothing is drawn, and takes no room */
};

struct cap {
    enum cap_shape shape;
    char words[CAP_WORDS];
};

/* Makes of the words a scene gave what is to be shown; part of a painter, `ask` NULL: the words in a key. */
struct caps {
    void (*ask)(void *to, const char *words, struct cap *cap);
    void *to;
};

/* What a cap is called where it is spoken of: "P", "Triangle"; "" if it has no name. */
const char *cap_name(const struct cap *cap);

/* A cap for words such as "P" or "Space", its right edge at `right`, middle at `y`; on_brass for dark
 * words. Returns its width in pixels, 0 if there is nothing to show. */
float draw_key_cap(struct painter *painter, float right, float y, const char *words, bool on_brass);
float draw_key_cap_width(struct painter *painter, const char *words);
float draw_key_cap_height(struct painter *painter);

#endif
