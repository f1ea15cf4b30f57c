/*
 * scene_look.c: the table at the end of a round, over its result.
 */
#include <stdlib.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/table/scene_table.h"
#include "sdl/table/table_spoken.h"
#include "sdl/ui/widgets.h"

struct table_look {
    struct scene scene;
    struct table_scene *table; /* a still one, drawn by this scene */
};

SCENE_OF(struct table_look)

static void leave(struct scene *scene, struct app *app)
{
    struct scene *table = &of(scene)->table->scene;

    table->class->leave(table, app);
    free(scene);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct table_scene *table = of(scene)->table;
    struct rect place = layout_rect(&painter->layout, painter->layout.right, 558, painter->layout.side, 60);
    struct button back = button_primary("button:result", tr("Back to the result"), NULL, scene_close);
    if (layout_is_phone(&painter->layout)) { /* where buttons are asked for */
        const struct table_layout *l = &table->layout;
        float left = l->shape == LAYOUT_FLAT ? l->actions[3].x : l->actions[2].x;
        place = layout_rect(&painter->layout, left, l->actions[3].y, l->actions[3].x + l->actions[3].w - left,
                            l->actions[3].h);
    }
    back.glow = true;

    table->scene.class->draw(&table->scene, app);
    target_keep_info(app); /* the table below is only looked at */
    widget_button(app, place, &back);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    if (table_spoken_key(of(scene)->table, app, pressed))
        return scene;
    if (pressed->code == SDLK_i) { /* the arrow keys reach every tile */
        app->input.look = !app->input.look;
        const struct target *to = app->input.look ? target_step(app, "", 1) : NULL;
        input_focus(app, to ? to->id : "button:result");
        app->input.focus_visible = true;
        return scene;
    }
    return pressed->code == SDLK_ESCAPE ? scene->under : NULL;
}

static void reword(struct scene *scene, struct app *app)
{
    struct scene *table = &of(scene)->table->scene;
    table->class->reword(table, app);
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    table_spoken_study(of(scene)->table, app, what);
}

static const struct scene_class class = {.name = "result-table",
                                         .phone = true,
                                         .seated = true,
                                         .leave = leave,
                                         .reword = reword,
                                         .draw = draw,
                                         .key = key,
                                         .speak = speak,
                                         .reads = true};

struct scene *scene_look(struct app *app, struct scene *under, struct session *session, int near)
{
    struct table_look *look = SCENE_NEW(struct table_look, &class, under);
    const struct setup *setup = session_setup(session);
    bool shared = setup->players[0].kind == PLAYER_PERSON && setup->players[1].kind == PLAYER_PERSON;

    look->table = (struct table_scene *)scene_table_still(session, near);
    if (shared && setup->rules->has_stages) /* hands stay hidden */
        look->table->state = TABLE_CURTAINED;
    look->table->scene.class->enter(&look->table->scene, app, false);
    return &look->scene;
}
