/*
 * scene_verdict.c: the end of a hand whose waits were named: who declared and
 * whether rightly, how each wait completes each hand, the names, the points.
 *
 * Nothing here is seen before all have named: the rules open the hands then.
 */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/audio.h"
#include "sdl/app/speaker.h"
#include "sdl/result/result_draw.h"
#include "sdl/result/verdict_draw.h"
#include "sdl/table/scene_table.h"

static struct verdict_scene *of(struct scene *scene)
{
    return (struct verdict_scene *)scene;
}

/* The hand without a tile just drawn, as its waits are meant. */
static void fill_verdict(struct verdict_scene *scene, int seat)
{
    const struct table *table = &scene->view.table;
    const struct result *result = &table->result;
    struct naming_verdict *verdict = &scene->verdicts[seat];

    verdict->suit = naming_suit(table->rules, table->options);
    verdict->hand = scene->view.hands[seat];
    if (verdict->hand.size % 3 == 2 && hand_has(&verdict->hand, result->tile))
        hand_remove(&verdict->hand, result->tile);
    verdict->meld_count = table->meld_counts[seat];
    memcpy(verdict->melds, table->melds[seat], sizeof verdict->melds);
    verdict->waits = result->naming.waits[seat];
    verdict->named = result->naming.named[seat];
    verdict->asked = result->naming.named_by >> seat & 1;
    scene->line_counts[seat] = naming_lines(&scene->words, table, seat, scene->lines[seat]);
}

/* Whose waits come first: the winner's, else a declarer's, else those of the one at the screen. */
static int first_seat(const struct verdict_scene *scene)
{
    const struct table *table = &scene->view.table;
    int seat = scene->near == table->sitting ? table_next(table, scene->near) : scene->near;

    if (table->result.outcome == OUTCOME_WIN)
        return table->result.winner;
    if (table->result.naming.declared && !(table->result.naming.declared >> seat & 1))
        for (seat = 0; !(table->result.naming.declared >> seat & 1);)
            seat++;
    return seat;
}

static void fill_verdicts(struct scene *scene, struct app *app)
{
    struct verdict_scene *verdict = of(scene);
    (void)app;
    words_seat(&verdict->words, session_setup(verdict->session)->players);
    for (int seat = 0; seat < verdict->view.table.seats; seat++)
        if (seat != verdict->view.table.sitting)
            fill_verdict(verdict, seat);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct verdict_scene *verdict = of(scene);

    if (again)
        return;
    words_init(&verdict->words, session_setup(verdict->session));
    verdict->near = verdict->words.you == SEAT_NONE ? 0 : verdict->words.you;
    session_view(verdict->session, verdict->near, &verdict->view);
    fill_verdicts(scene, app);
    verdict->seat = first_seat(verdict);
    luck_strip_begin(&verdict->luck, app, verdict->session, verdict->view.table.round);
    app_animate(app);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    luck_strip_end(&of(scene)->luck);
    free(scene);
}

static void sound_parts(struct verdict_scene *verdict, struct app *app, int before)
{
    int rows = naming_verdict_rows(&verdict->verdicts[verdict->seat]), parts = verdict_parts(verdict);

    for (int part = before; part < verdict->shown; part++) {
        if (part < rows)
            audio_play(app, SOUND_TURN);
        else if (part < parts - 1)
            audio_play(app, SOUND_POINT);
        else
            audio_play(app, verdict->view.table.result.gain[verdict->seat] > 0 ? SOUND_WIN : SOUND_LOSS);
    }
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct verdict_scene *verdict = of(scene);
    int before = verdict->shown;
    float speed = app_duration(app, 1000);

    luck_strip_update(&verdict->luck, app);
    verdict->time = speed > 0 && !verdict->skip ? verdict->time + dt / speed : 1000;
    verdict->verdicts[verdict->seat].time = verdict->time;
    verdict->shown = verdict_parts_at(verdict, verdict->time);
    if (speed > 0 && !verdict->skip)
        sound_parts(verdict, app, before);
    bool done = verdict->time > verdict_time(verdict) + .3f;
    if (!done || before != verdict->shown)
        app_animate(app);
    if (!app->command_line.autoplay || !done)
        return scene;
    verdict->rest += dt;
    app_animate(app);
    return speed <= 0 || verdict->rest > 3 ? result_go_on(app, verdict->session) : scene;
}

static void draw(struct scene *scene, struct app *app)
{
    verdict_draw(of(scene), app);
}

/* Another seat's waits: they open one by one like the first. */
static void show_seat(struct verdict_scene *verdict, struct app *app, int seat)
{
    if (seat == verdict->seat || seat < 0 || seat >= verdict->view.table.seats)
        return;
    verdict->seat = seat;
    verdict->time = 0;
    verdict->shown = 0;
    verdict->skip = false;
    audio_play(app, SOUND_TILE);
    app_animate(app);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    if (target_after(id, "change"))
        return scene_change_opponents(app, scene);
    if (!strcmp(id, "button:next"))
        return result_go_on(app, of(scene)->session);
    if (!strcmp(id, "button:table"))
        return scene_look(app, scene, of(scene)->session, of(scene)->near);
    if (!strcmp(id, "button:review"))
        return scene_review(scene, session_record(of(scene)->session),
                            result_reviewed(of(scene)->session, of(scene)->near),
                            of(scene)->view.table.round);
    luck_strip_activate(&of(scene)->luck, app, id);
    if (target_after(id, "seat"))
        show_seat(of(scene), app, target_number(id, "seat"));
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    if (result_asks_hands(app, pressed)) {
        verdict_speak_hands(of(scene), app);
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

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    verdict_speak(of(scene), app, what);
    if (what == SPEAK_COMES)
        speaker_say_choices(app);
}

static const struct scene_class verdict_class = {.name = "verdict",
                                                 .speak = speak,
                                                 .enter = enter,
                                                 .leave = leave,
                                                 .update = update,
                                                 .draw = draw,
                                                 .reword = fill_verdicts,
                                                 .activate = activate,
                                                 .key = key,
                                                 .click = click};

struct scene *scene_verdict(struct session *session)
{
    struct verdict_scene *verdict = calloc(1, sizeof *verdict);

    CHECK_MEMORY(verdict);
    verdict->scene.class = &verdict_class;
    verdict->session = session;
    return &verdict->scene;
}
