/*
 * imports.h: records from elsewhere: dropped on the window, or pasted.
 *
 * They are kept in a folder of their own (session/archive/import.h), at once: a player who drops a file wants
 * to see it, and can delete it; asking first would only stand in the way.
 */
#ifndef SDL_IMPORTS_H
#define SDL_IMPORTS_H

#include "sdl/app/scene.h"
#include "session/record.h"

/* What the clipboard holds: a record's text, or the name of a file. Returns the replay over the scene, or a
 * notice why there is none. */
struct scene *imports_paste(struct scene *scene, struct app *app);

/* Keeps a record if anything can be saved here, and tells so at the top of the window. */
void imports_keep(struct app *app, const struct record *record);

#endif
