/*
 * field.h: lines of text that can be typed, as everywhere on people's systems: with a caret, a selection, the
 * clipboard, and moving by words. The one that has the focus is edited; where in it is `struct edit` of the
 * input.
 */
#ifndef SDL_FIELD_H
#define SDL_FIELD_H

#include <stdbool.h>

#include "sdl/app/scene.h"

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

/* Does with the field that has the focus what a key does, and says what comes of it to who cannot see it:
 * Enter leaves it. False if the key means nothing to it. */
bool field_key(struct app *app, struct field *field, const struct scene_key *key);

/* True for the keys that paste: Ctrl and V (Cmd on macOS), Shift and Insert. */
bool field_is_paste(const struct scene_key *key);

#endif
