/*
 * exports.h: what leaves the program: text to the clipboard, files for the player, pictures of a record.
 *
 * Files go to the folder "exports" of the data folder: every package, also a sandboxed one, can write there
 * without asking the player for a name. A notice says the whole path and can open the folder. In a browser
 * the page offers the file as a download.
 */
#ifndef SDL_EXPORTS_H
#define SDL_EXPORTS_H

#include <SDL.h>

#include "base/text.h"
#include "sdl/app/app.h"
#include "sdl/app/scene.h"
#include "session/record.h"

/* Returns why nothing can be written out now, or NULL. */
const char *exports_refusal(const struct app *app);

/* Writes a file of the match, named after its beginning, its mode, `what` ("" or "round-2") and the ending
 * (".gif"); if another file has that name, the new one gets a number. Returns a notice over `under` with the
 * path or the reason why it could not be written; `under` itself where exports_refusal refuses. */
struct scene *exports_write(struct app *app, struct scene *under, const struct setup *setup, const char *what,
                            const char *ending, const void *data, size_t size);

/* The same with another name. `told` is the sentence with the path, marked TR. */
struct scene *exports_write_as(struct app *app, struct scene *under, const char *name, const char *ending,
                               const void *data, size_t size, const char *told);

/* The same without a notice: false with the error; `path` (APP_PATH bytes) gets its path. */
bool exports_write_quietly(struct app *app, const char *name, const char *ending, const void *data,
                           size_t size, char *path, struct error *why);

/* Writes the record itself. */
struct scene *exports_write_record(struct app *app, struct scene *under, const struct record *record);

enum making_kind { MAKING_MOVING, MAKING_STRIP };

/* Over a scene: makes an animation or a strip of pictures of the round at a place of the record, which is
 * copied, a picture a step; shows the progress, can be stopped, and ends in the notice with the file's path.
 * The round must have been dealt. */
struct scene *scene_making(struct app *app, struct scene *under, const struct record *record, int place,
                           enum making_kind kind);

/* Copies the record's text to the clipboard, with a notice. */
void exports_copy_record(struct app *app, const struct record *record);

/* --- pictures of a record's steps ----------------------------------------------------------------------- */

/* They are drawn apart from the window, in their own size, with all hands open and without the controls. */
struct studio;
enum { STUDIO_WIDTH = 960, STUDIO_HEIGHT = 600 };

/* Makes one over a copy of the record, after `place` of its entries. NULL if there are no fonts. */
struct studio *studio_new(struct app *app, const struct record *record, int place);
void studio_free(struct studio *studio, struct app *app); /* NULL is allowed */

/* The picture after so many entries of the record: STUDIO_WIDTH * STUDIO_HEIGHT pixels 0xffRRGGBB, valid
 * until the next one. */
const uint32_t *studio_picture(struct studio *studio, struct app *app, int place);

/* Writes the last line of the table's log there, "" if it has none. */
void studio_caption(const struct studio *studio, char *out, size_t size);

/* Writes how the round ended, at the last place drawn; "" if it hasn't. */
void studio_headline(const struct studio *studio, char *out, size_t size);

/* A picture of the same size with three lines on it: what happened, of which match, and whose. */
const uint32_t *studio_end(struct studio *studio, struct app *app, const char *head, const char *title,
                           const char *below);

/* Puts pictures of STUDIO_WIDTH * STUDIO_HEIGHT pixels on a sheet of so many columns, each with its caption,
 * below two lines. Returns a surface that the caller frees, NULL without memory. */
SDL_Surface *studio_sheet(struct studio *studio, uint32_t *const *pictures, char (*captions)[160], int count,
                          int columns, const char *title, const char *below);

/* Writes the surface as a PNG into `out`, which the caller frees; false if it can't be made. */
bool studio_png(SDL_Surface *surface, struct text *out);

#endif
