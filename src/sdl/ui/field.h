/*
 * field.h: lines of text that can be typed.
 */
#ifndef SDL_FIELD_H
#define SDL_FIELD_H

#include <stdbool.h>

#include "sdl/app/scene.h"
#include "sdl/art/draw.h"

/* A line of text that can be typed. */
struct field {
    char text[64];
    int room; /* most bytes that may be typed */
    bool digits;
    const char *hint; /* shown while it is empty, or NULL */
};
void field_row(struct app *app, struct rect rect, const char *id, const char *label,
               const struct field *field);
/* Its box alone, where nothing need be said beside it. */
void field_box(struct app *app, struct rect box, const char *id, const struct field *field);
/* Types a key into the field; false if the key means nothing to it. */
bool field_key(struct field *field, const struct scene_key *key);

#endif
