/*
 * exports.h: what of a record leaves the program: text to the clipboard, files for the player, and the
 * pictures in them.
 *
 * Files go to the folder "exports" of the data folder: the one place that can be written in every package,
 * sandboxed ones too, without asking the player for a name; they are told the whole path and can have the
 * folder opened. In a browser the page offers the file as a download.
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

/* Writes a file of the match, called by when it began, its mode, `what` ("" or "round-2") and the ending
 * (".gif"); another file of that name stays, the new one gets a number. Goes on to a notice over `under` with
 * the path, or with the reason why it could not be written; stays there where exports_refusal says why. */
struct scene *exports_write(struct app *app, struct scene *under, const struct setup *setup, const char *what,
                            const char *ending, const void *data, size_t size);

/* A file with that name and ending so, and the sentence that tells the path, marked TR. */
struct scene *exports_write_as(struct app *app, struct scene *under, const char *name, const char *ending,
                               const void *data, size_t size, const char *told);

/* Writes it without a word; false with the error. `path` (APP_PATH) gets where it is. */
bool exports_write_quietly(struct app *app, const char *name, const char *ending, const void *data,
                           size_t size, char *path, struct error *why);

/* The record itself so. */
struct scene *exports_write_record(struct app *app, struct scene *under, const struct record *record);

/* As a log of riichi, where the mode fits (session/archive/mjai.h). */
struct scene *exports_write_log(struct app *app, struct scene *under, const struct record *record);

enum making_kind { MAKING_MOVING, MAKING_STRIP };

/* Over a scene, the round on the table as a picture that moves, or a strip of pictures: makes the pictures of
 * the round at a place of the record, which is copied, a step at a time while it tells how far it is, then
 * goes on to the notice of where the file is. It can be broken off. The round must have been dealt. */
struct scene *scene_making(struct app *app, struct scene *under, const struct record *record, int place,
                           enum making_kind kind);

/* The record's text to the clipboard; a notice tells it. */
void exports_copy_record(struct app *app, const struct record *record);

/* --- pictures of a record's steps ----------------------------------------------------------------------- */

/* They are drawn beside the window: in a size of their own, with all hands open and without the controls,
 * whatever the player looks at. */
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
