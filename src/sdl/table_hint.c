/* table_hint.c: the hint at the table; see table_hint.h. */
#include "sdl/table_hint.h"

#include <stdio.h>

#include "sdl/draw.h"
#include "sdl/move_words.h"
#include "sdl/scene_table.h"
#include "sdl/theme.h"
#include "sdl/widgets.h"

static void think(void *context, const struct ai_stop *stop)
{
    struct table_hint *hint = context;
    teach_rank(&hint->view, hint->seed, stop, &hint->ranking);
}

void table_hint_ask(struct table_scene *table, struct app *app)
{
    struct table_hint *hint = &table->hint;
    if (!table_is_open(table) || worker_is_busy(&hint->worker) || table_cover_looks(table, app))
        return;
    hint->view = table->view;
    hint->position = table->position;
    hint->seed = (uint64_t)table->position;
    hint->shown = false;
    worker_begin(&hint->worker, think, hint);
    app_wake(app, .02f);
}

/* "Discard 7 dots: keeps three useful tiles more (+1.30, wins 27%)." */
static void tell(struct table_scene *table, struct app *app)
{
    const struct advice *best = &table->hint.ranking.list[0];
    char move[80], figures[80];
    move_words(&table->words, best->move, move, sizeof move);
    move_words_figures(best, figures, sizeof figures);
    app_notice(app, "%s: %s%s%s%s.", move, best->reason, figures[0] ? " (" : "", figures,
               figures[0] ? ")" : "");
}

void table_hint_update(struct table_scene *table, struct app *app)
{
    struct table_hint *hint = &table->hint;
    bool here = table_is_open(table) && table->position == hint->position;
    if (worker_is_done(&hint->worker)) {
        worker_end(&hint->worker);
        hint->shown = here && hint->ranking.count > 0;
        if (hint->shown)
            tell(table, app);
        app_dirty(app);
    } else if (worker_is_busy(&hint->worker)) {
        if (!here)
            worker_end(&hint->worker);
        app_wake(app, .02f);
    }
    if (hint->shown && !here) {
        hint->shown = false;
        app_dirty(app);
    }
}

void table_mark_tile(struct table_scene *table, struct app *app, uint8_t wanted, uint32_t colour)
{
    uint8_t tiles[HAND_MOST];
    int count = table_hand(table, tiles);
    for (int i = 0; i < count; i++) {
        uint8_t tile;
        picture_hand_key(&table->layout, &table->view, i, &tile);
        bool apart = table->view.own.drawn == tile && i == count - 1;
        if (tile != wanted)
            continue;
        struct rect rect = table_layout_hand(&table->layout, i, apart);
        rect.y -= table->lifts[i];
        draw_outline(app, rect_inset(table_pixels(app, rect), -app->layout.u, -app->layout.u), 6, 3, colour);
        return;
    }
}

void table_hint_draw(struct table_scene *table, struct app *app)
{
    const struct table_hint *hint = &table->hint;
    struct rect line = table->layout.prompt;
    if (!table_is_open(table) || table->bare || table->choice.declaring)
        return;
    struct rect place = rect_make(line.x + line.w - 34, line.y - 3, 34, 34);
    widget_icon_button(app, table_pixels(app, place), "button:hint", "icons/hint", SDLK_h);
    const struct move *best = &hint->ranking.list[0].move;
    bool discards = best->kind == MOVE_DISCARD || best->kind == MOVE_RIICHI || best->kind == MOVE_TENPAI;
    if (hint->shown && discards)
        table_mark_tile(table, app, best->tile, COLOUR_BRASS);
}

void table_hint_end(struct table_scene *table)
{
    if (worker_is_busy(&table->hint.worker))
        worker_end(&table->hint.worker);
    table->hint.shown = false;
}
