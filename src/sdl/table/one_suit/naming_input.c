/*
 * naming_input.c: see naming_input.h.
 */
#include "sdl/table/one_suit/naming_input.h"

#include <string.h>

#include "sdl/table/table_input.h"

bool naming_is_open(const struct table_scene *table)
{
    return table_scene_is_open(table) && (table->view.table.phase == PHASE_NAME || table->choice.declaring);
}

/* The move that names what is marked. */
static struct move naming_move(const struct table_scene *table)
{
    struct move move = move_make(MOVE_NAME, table->near, TILE_NONE);

    for (int i = 0; i < NAMING_NUMBERS; i++)
        if (table->palette.named >> i & 1)
            move.kinds |= TILE_BIT(NAMING_NUMBERS * (int)table->palette.suit + i);
    return move;
}

void naming_begin(struct table_scene *table)
{
    table->palette.suit = naming_suit(table->view.table.rules, table->view.table.options);
}

void naming_update(struct table_scene *table, struct app *app, float dt)
{
    naming_palette_update(app, &table->palette, dt);
}

/* A win at one's own risk is not declared before the waits are named: a slip can be taken back. */
static void begin_declaring(struct table_scene *table, struct app *app)
{
    table_scene_forget_choice(table);
    table->choice.declaring = true;
    table->palette.quiet = table_scene_is_hot_seat(table, app);
    table_scene_choice_changed(table, app);
}

/* Declares, and names with it what is marked as soon as that is asked for. */
static void declare_named(struct table_scene *table, struct app *app)
{
    if (!table->palette.named)
        return;
    table->named[table->near] = naming_move(table);
    table_scene_play(table, app, move_make(MOVE_DECLARE, table->near, TILE_NONE));
}

bool naming_activate(struct table_scene *table, struct app *app, const char *id)
{
    if (!strcmp(id, "button:declare") && view_find(&table->view, MOVE_DECLARE))
        begin_declaring(table, app);
    else if (!naming_is_open(table))
        return false;
    else if (strcmp(id, "button:named") != 0)
        return naming_palette_activate(app, &table->palette, id);
    else if (table->choice.declaring)
        declare_named(table, app);
    else
        table_scene_play(table, app, naming_move(table));
    return true;
}

bool naming_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    return naming_is_open(table) && naming_palette_key(app, &table->palette, key);
}
