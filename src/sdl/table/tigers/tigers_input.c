/*
 * tigers_input.c: see tigers_input.h.
 */
#include "sdl/table/tigers/tigers_input.h"

#include <stdlib.h>
#include <string.h>

#include "sdl/app/audio.h"
#include "sdl/table/table_input.h"
#include "sdl/table/tigers/tigers_actions.h"

static void turn_place(struct table_scene *table, struct app *app, int place)
{
    struct move move = move_make_number(MOVE_REVEAL, table->near, place, 0);

    if (view_allows(&table->view, move))
        table_scene_play(table, app, move);
}

static void turn_any(struct table_scene *table, struct app *app)
{
    for (int place = 0; place < DUMMY_MAX; place++)
        if (table->view.table.dummy.row[place] == TILE_HIDDEN) {
            turn_place(table, app, place);
            return;
        }
}

static void choose_kept(struct table_scene *table, struct app *app, const char *id)
{
    int which = target_number(id, "keep") % 3;

    table->choice.keep[which] = !table->choice.keep[which];
    if (table->choice.keep[0] && table->choice.keep[1] && table->choice.keep[2])
        table->choice.keep[(which + 1) % 3] = false;
    table_scene_mark(table, app, id, table->choice.keep[which]);
    audio_play(app, SOUND_TILE);
    table_scene_choice_changed(table, app);
}

bool tigers_activate(struct table_scene *table, struct app *app, const char *id)
{
    if (!strcmp(id, "button:turn"))
        turn_any(table, app);
    else if (!strncmp(id, "button:remove-", 14))
        table_scene_play(table, app, move_make_number(MOVE_REMOVE, table->near, (int)suit_parse(id[14]), 0));
    else if (target_after(id, "dummy"))
        turn_place(table, app, target_number(id, "dummy"));
    else if (target_after(id, "keep"))
        choose_kept(table, app, id);
    else if (!strcmp(id, "wall"))
        table_scene_play(table, app, move_make(MOVE_DUMMY_DRAW, table->near, TILE_NONE));
    else
        return false;
    return true;
}

/* True if a candidate was chosen: none is now. */
static bool unmark_all(struct table_scene *table, struct app *app)
{
    bool *keep = table->choice.keep;

    if (!keep[0] && !keep[1] && !keep[2])
        return false;
    keep[0] = keep[1] = keep[2] = false;
    audio_play(app, SOUND_UNDO);
    table_scene_choice_changed(table, app);
    return true;
}

bool tigers_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    struct move move;

    if (table->view.table.phase != PHASE_KEEP)
        return false;
    if (!table_scene_plays_marked(table, app, key))
        return key->code == SDLK_BACKSPACE && unmark_all(table, app);
    if (!tigers_keep_move(&table->view, &table->choice, &move))
        return false;
    table_scene_play(table, app, move);
    return true;
}
