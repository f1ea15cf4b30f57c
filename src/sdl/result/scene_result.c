/*
 * scene_result.c: the end of a round: who won with what, the hand set by set
 * while its points are counted, why each counts, what was close, the other's
 * hand and what it waited for, the scores.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/speaker.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/result/four_result.h"
#include "sdl/result/result_draw.h"
#include "sdl/result/tenpai_result.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"

static struct result_scene *of(struct scene *scene)
{
    return (struct result_scene *)scene;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct result_scene *result = of(scene);

    if (again)
        return;
    result_begin(result, result->session);
    luck_strip_begin(&result->luck, app, result->session, result->view.table.round);
    if (!result->won)
        audio_play(app, SOUND_DRAW_ROUND);
    app_animate(app);
}

void result_begin(struct result_scene *result, struct session *session)
{
    const struct setup *setup = session_setup(session);

    result->session = session;
    words_init(&result->words, setup);
    result->near = result->words.you == SEAT_NONE ? 0 : result->words.you;
    session_view(session, result->near, &result->view);
    result->winner = result->view.table.result.winner;
    result->won = view_result(&result->view, &result->win, &result->score);
    if (setup->rules->has_stages)
        tenpai_result_prepare(result, session);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    luck_strip_end(&of(scene)->luck);
    free(scene);
}

/* The sounds of the parts that came to be seen in this step. */
static void sound_parts(struct result_scene *result, struct app *app, int before, int now)
{
    int lines = result->score.line_count, sets = result->score.reading.count;

    for (int part = before; part < now; part++) {
        if (part < sets)
            audio_play(app, SOUND_TURN);
        else if (part < sets + lines)
            audio_play_step(app, SOUND_POINT, part - sets);
        else {
            bool lost = result->words.you != SEAT_NONE &&
                        !(result->view.table.result.winners >> result->words.you & 1);
            audio_play(app, lost ? SOUND_LOSS : SOUND_WIN);
        }
    }
}

struct scene *result_go_on(struct app *app, struct session *session)
{
    if (session_is_over(session))
        return scene_match_result(app);
    if (session_awaits_deal(session)) {
        session_deal(session);
        matches_tell_saving(app);
    }
    return scene_table(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct result_scene *result = of(scene);
    int parts = result_parts(result), before = result->shown;
    float speed = app_duration(app, 1000);

    luck_strip_update(&result->luck, app);
    result->time = speed > 0 && !result->skip && !result->counted ? result->time + dt / speed : 1000;
    result->shown = result->won ? result_parts_at(result, result->time) : parts;
    if (speed > 0 && !result->counted)
        sound_parts(result, app, before, result->shown);
    bool done = result->shown >= parts && result->time > result_time(result) + .3f;
    if (!done || before != result->shown)
        app_animate(app);
    if (!app->command_line.autoplay || !done)
        return scene;
    result->rest += dt;
    app_animate(app);
    return speed <= 0 || result->rest > 3 ? result_go_on(app, result->session) : scene;
}

static void draw(struct scene *scene, struct app *app)
{
    result_draw(of(scene), app);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    if (target_after(id, "change"))
        return scene_change_opponents(app, scene);
    if (!strcmp(id, "button:next"))
        return result_go_on(app, of(scene)->session);
    luck_strip_activate(&of(scene)->luck, app, id);
    if (!strcmp(id, "button:winner"))
        four_result_next_winner(of(scene));
    if (!strcmp(id, "button:table"))
        return scene_look(app, scene, of(scene)->session, of(scene)->near);
    if (!strcmp(id, "button:scorer"))
        return scene_scorer_of(app, scene, of(scene)->view.table.rules, of(scene)->view.table.options,
                               &of(scene)->win);
    if (!strcmp(id, "button:review"))
        return scene_review(scene, session_record(of(scene)->session),
                            result_reviewed(of(scene)->session, of(scene)->near),
                            of(scene)->view.table.round);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    if (result_asks_hands(app, pressed)) {
        result_speak_hands(of(scene), app);
        return scene;
    }
    if (pressed->code == SDLK_g)
        return scene_log(app, scene, of(scene)->session, of(scene)->words.you, 0);
    return pressed->code == SDLK_ESCAPE ? scene_pause(app, scene) : NULL;
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    (void)x;
    (void)y;
    of(scene)->skip = true;
    app_animate(app);
    return scene;
}

static void reword(struct scene *scene, struct app *app)
{
    struct result_scene *result = of(scene);
    (void)app;
    words_init(&result->words, session_setup(result->session));
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    result_speak(of(scene), app, what);
    if (what == SPEAK_COMES)
        speaker_say_choices(app);
}

static const struct scene_class result_class = {.name = "result",
                                                .speak = speak,
                                                .enter = enter,
                                                .reword = reword,
                                                .leave = leave,
                                                .update = update,
                                                .draw = draw,
                                                .activate = activate,
                                                .key = key,
                                                .click = click};

struct scene *scene_result(struct app *app)
{
    if (session_setup(app->session)->rules->declares_risk)
        return scene_verdict(app->session);
    struct result_scene *result = calloc(1, sizeof *result);

    CHECK_MEMORY(result);
    result->scene.class = &result_class;
    result->session = app->session;
    return &result->scene;
}

struct scene *scene_result_counted(struct app *app)
{
    struct scene *scene = scene_result(app);

    CHECK(scene->class == &result_class);
    of(scene)->counted = true;
    return scene;
}

/* --- the table at the end, over the result ------------------------------------------------------ */

struct table_look {
    struct scene scene;
    struct scene *table; /* a still table scene, drawn by this one */
};

static void look_leave(struct scene *scene, struct app *app)
{
    struct scene *table = ((struct table_look *)scene)->table;

    table->class->leave(table, app);
    free(scene);
}

static void look_draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct scene *table = ((struct table_look *)scene)->table;
    struct rect place = layout_rect(&painter->layout, painter->layout.right, 558, painter->layout.side, 60);
    struct button back = {.id = "button:result",
                          .label = tr("Back to the result"),
                          .key_label = tr("Enter"),
                          .key = SDLK_RETURN,
                          .look = BUTTON_PRIMARY,
                          .glow = true};

    table->class->draw(table, app);
    target_keep_info(app); /* the table below is only looked at */
    widget_button(app, place, &back);
}

static struct scene *look_activate(struct scene *scene, struct app *app, const char *id)
{
    (void)app;
    (void)id;
    return scene->under;
}

static struct scene *look_key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    if (pressed->code == SDLK_i) { /* the arrow keys reach every tile */
        app->input.look = !app->input.look;
        return scene;
    }
    return pressed->code == SDLK_ESCAPE ? scene->under : NULL;
}

static void look_reword(struct scene *scene, struct app *app)
{
    struct scene *table = ((struct table_look *)scene)->table;
    table->class->reword(table, app);
}

static const struct scene_class look_class = {.name = "result-table",
                                              .leave = look_leave,
                                              .reword = look_reword,
                                              .draw = look_draw,
                                              .activate = look_activate,
                                              .key = look_key};

struct scene *scene_look(struct app *app, struct scene *under, struct session *session, int near)
{
    struct table_look *look = calloc(1, sizeof *look);

    CHECK_MEMORY(look);
    look->scene.class = &look_class;
    look->scene.under = under;
    look->table = scene_table_still(session, near);
    const struct setup *setup = session_setup(session);
    bool shared = setup->players[0].kind == PLAYER_PERSON && setup->players[1].kind == PLAYER_PERSON;
    if (shared && setup->rules->has_stages) /* hands stay hidden */
        ((struct table_scene *)look->table)->state = TABLE_CURTAINED;
    look->table->class->enter(look->table, app, false);
    return &look->scene;
}
