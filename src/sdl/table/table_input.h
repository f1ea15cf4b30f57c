/*
 * table_input.h: what a click, a key and a drag do at the table: the handlers of the table's scene_class.
 *
 * While something moves or another plays, only what plays nothing is answered (menu, log, sheet, toggles); a
 * click just after a new question appeared is taken as meant for what was there before.
 */
#ifndef SDL_TABLE_INPUT_H
#define SDL_TABLE_INPUT_H

#include "sdl/table/scene_table.h"

struct scene *table_scene_activate(struct scene *scene, struct app *app, const char *id);
struct scene *table_scene_key(struct scene *scene, struct app *app, const struct scene_key *key);
struct scene *table_scene_drag(struct scene *scene, struct app *app, const char *id, float x, float y,
                               bool drop);
struct scene *table_scene_click(struct scene *scene, struct app *app, float x, float y);

/* What has been begun has changed: the buttons are made anew. */
void table_scene_choice_changed(struct table_scene *table, struct app *app);

/* Of several, of which two are to be marked, one was marked, or no longer is. The ring goes there. */
void table_scene_mark(struct table_scene *table, struct app *app, const char *id, bool marked);

/* True if the key is Enter and plays what is marked. It does while there is no ring, and while the ring is
 * still on the one marked just now; else it is for what has the ring, as everywhere. */
bool table_scene_plays_marked(struct table_scene *table, const struct app *app, const struct scene_key *key);

#endif
