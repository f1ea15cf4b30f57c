/*
 * scene_dice.c: the dice decide the first East. Everyone throws two; a tie for
 * the most is thrown again; who threw most sits on seat 0, which is East of
 * round 1, the others after him in the order they were in.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app.h"
#include "sdl/audio.h"
#include "sdl/backdrop.h"
#include "sdl/draw.h"
#include "sdl/scenes.h"
#include "sdl/theme.h"
#include "sdl/type.h"
#include "sdl/widgets.h"
#include "sdl/words.h"

enum { DICE_STREAM = 0xd1ce };

static const float ROLL = .9f, READ = 2.2f; /* seconds at normal speed */

struct dice_scene {
    struct scene scene;
    struct setup setup; /* seats as they will be */
    struct words words;
    uint8_t faces[SEAT_MOST][2]; /* of each seat */
    int sums[SEAT_MOST];
    float time;
};

static void throw_dice(struct dice_scene *dice, const struct setup *setup)
{
    struct rng rng;
    uint8_t faces[SEAT_MOST][2];
    int sums[SEAT_MOST], east, ties;

    rng_init(&rng, rng_derive(setup->seed, DICE_STREAM));
    do {
        for (int i = 0; i < 2 * setup->seats; i++)
            faces[i / 2][i % 2] = (uint8_t)(1 + rng_below(&rng, 6));
        east = ties = 0;
        for (int i = 0; i < setup->seats; i++) {
            sums[i] = faces[i][0] + faces[i][1];
            ties = i == 0 || sums[i] > sums[east] ? 0 : ties + (sums[i] == sums[east]);
            east = sums[i] > sums[east] ? i : east;
        }
    } while (ties);
    dice->setup = *setup;
    for (int seat = 0; seat < setup->seats; seat++) {
        int from = (east + seat) % setup->seats;
        dice->setup.players[seat] = setup->players[from];
        memcpy(dice->faces[seat], faces[from], 2);
        dice->sums[seat] = sums[from];
        if (setup->seats == 2) /* a record keeps the throws of two */
            dice->setup.dice[seat] = (uint8_t)sums[from];
    }
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    (void)scene;
    if (again)
        return;
    audio_play(app, SOUND_DICE);
    app_animate(app);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(scene);
}

static struct scene *begin(struct dice_scene *dice, struct app *app)
{
    app_set_session(app, session_new(&dice->setup, app_save_path(app)));
    return scene_table(app);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct dice_scene *dice = (struct dice_scene *)scene;
    float second = app_duration(app, 1000);

    dice->time = second > 0 ? dice->time + dt / second : READ;
    if (app->options.screenshot && dice->time > ROLL + .3f)
        return scene; /* the throw is what is to be seen */
    app_animate(app);
    return dice->time >= READ ? begin(dice, app) : scene;
}

/* A die on its way: it slides in from the side, turning through faces, and comes to rest. */
static void draw_die(struct dice_scene *dice, struct app *app, float x, float y, int seat, int which)
{
    float t = dice->time / (ROLL + .12f * (float)which), u = app->layout.u;
    int face = dice->faces[seat][which];
    char path[16];

    t = t > 1 || app_reduced(app) ? 1 : t;
    if (t < 1)
        face = 1 + ((int)(t * t * 14) * 5 + which * 2 + seat) % 6;
    float off = (1 - t) * (1 - t) * (seat == 0 ? -300.0f : 300.0f);
    float hop = t < 1 ? fabsf(sinf(t * 9)) * (1 - t) * 50 : 0;
    snprintf(path, sizeof path, "dice/%d", face);
    struct rect place = {(x + off) * u, (y - hop) * u, 72 * u, 72 * u};
    draw_svg(app, path, place, 0);
}

static void draw(struct scene *scene, struct app *app)
{
    struct dice_scene *dice = (struct dice_scene *)scene;
    float u = app->layout.u, cx = app->layout.wide / 2, y = (app->layout.high - 800) / 2 + 250;
    bool settled = dice->time > ROLL + .2f;
    char words[96];

    backdrop_draw(app);
    type_draw(app, type_make(TYPE_SERIF, 38, COLOUR_IVORY, TYPE_CENTRE), cx * u, (y - 60) * u,
              "Who is East?");
    int seats = dice->setup.seats;
    for (int seat = 0; seat < seats; seat++) {
        float step = seats > 2 ? 290 : 360, x = cx - 120 + ((float)seat - (float)(seats - 1) / 2) * step;
        struct rect panel = layout_rect(&app->layout, x, y, 240, 220);
        if (settled && seat == 0)
            draw_panel_brass(app, panel, true);
        else
            draw_panel(app, panel);
        type_draw_fit(app, type_make(TYPE_SERIF, 24, COLOUR_IVORY, TYPE_CENTRE), (x + 120) * u, (y + 44) * u,
                      200 * u, words_name(&dice->words, seat));
        for (int die = 0; die < 2; die++)
            draw_die(dice, app, x + 40 + (float)die * 88, y + 72, seat, die);
        snprintf(words, sizeof words, "%d", dice->sums[seat]);
        if (settled)
            type_draw(app, type_make(TYPE_SERIF, 32, seat == 0 ? COLOUR_BRASS : COLOUR_IVORY, TYPE_CENTRE),
                      (x + 120) * u, (y + 196) * u, words);
    }
    if (settled) {
        const char *name = words_name(&dice->words, 0), *ending = dice->words.you == 0 ? "" : "s";
        if (dice->setup.rules->removes_suit)
            snprintf(words, sizeof words, "%s %s East first and choose%s the suit to take out", name,
                     dice->words.you == 0 ? "are" : "is", ending);
        else
            snprintf(words, sizeof words, "%s deal%s first", name, ending);
        type_draw(app, type_make(TYPE_SERIF, 24, COLOUR_PROMPT, TYPE_CENTRE), cx * u, (y + 272) * u, words);
    }
    struct button go = {.id = "button:next",
                        .label = "To the table",
                        .key_label = "Enter",
                        .key = SDLK_RETURN,
                        .look = BUTTON_SECONDARY};
    widget_button(app, layout_rect(&app->layout, cx - 140, y + 310, 280, 58), &go);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    (void)id;
    return begin((struct dice_scene *)scene, app);
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    struct dice_scene *dice = (struct dice_scene *)scene;

    (void)x;
    (void)y;
    dice->time = dice->time < ROLL + .2f ? ROLL + .2f : READ;
    app_animate(app);
    return scene;
}

static const struct scene_class dice_class = {.name = "dice",
                                              .enter = enter,
                                              .leave = leave,
                                              .update = update,
                                              .draw = draw,
                                              .activate = activate,
                                              .click = click};

struct scene *scene_dice(struct app *app, const struct setup *setup)
{
    struct dice_scene *dice = calloc(1, sizeof *dice);

    (void)app;
    CHECK(dice && setup->seats >= 2);
    dice->scene.class = &dice_class;
    throw_dice(dice, setup);
    words_init(&dice->words, &dice->setup);
    return &dice->scene;
}
