/*
 * studio.h: pictures of a record's steps, drawn beside the window: in a size of their own, with all hands
 * open and without the controls, whatever the player looks at.
 */
#ifndef SDL_STUDIO_H
#define SDL_STUDIO_H

#include <SDL.h>

#include "base/text.h"
#include "session/record.h"

struct app;
struct studio;

enum { STUDIO_WIDTH = 960, STUDIO_HEIGHT = 600 };

/* Makes one over a copy of the record, at the entries played so far `place`. NULL if there are no fonts. */
struct studio *studio_new(struct app *app, const struct record *record, int place);
void studio_free(struct studio *studio, struct app *app); /* NULL is allowed */

/* The picture after so many entries of the record: STUDIO_WIDTH * STUDIO_HEIGHT pixels 0xffRRGGBB, valid
 * until the next one. */
const uint32_t *studio_picture(struct studio *studio, struct app *app, int place);

/* What the table's log said last there, as a line below such a picture; "" if nothing. */
void studio_caption(const struct studio *studio, char *out, size_t size);

/* How the round ended, at the last place drawn; "" if it has not. */
void studio_headline(const struct studio *studio, char *out, size_t size);

/* A picture of the same size with three lines on it: what happened, of which match, and whose. */
const uint32_t *studio_end(struct studio *studio, struct app *app, const char *head, const char *title,
                           const char *below);

/* Several pictures, each STUDIO_WIDTH * STUDIO_HEIGHT pixels, on one sheet of `columns`, with a caption
 * below each, headed by two lines. A surface that the caller frees, NULL without memory. */
SDL_Surface *studio_sheet(struct studio *studio, uint32_t *const *pictures, char (*captions)[160], int count,
                          int columns, const char *title, const char *below);

/* The surface as the bytes of a PNG; false if it cannot be made. The caller frees them. */
bool studio_png(SDL_Surface *surface, struct text *out);

#endif
