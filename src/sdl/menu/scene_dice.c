/*
 * scene_dice.c: the dice decide the first East. Everyone throws one; a tie for
 * the most is seen and thrown again; who threw most sits on seat 0, which is
 * East of round 1, the others behind in the order they were in. In Tenpai Duel
 * the two dice together also say where the hands are dealt from.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/window.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/type.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { DICE_STREAM = 0xd1ce, THROWS_MAX = 4 /* seen: earlier ties beyond that are passed over */ };

static const float ROLL = .9f, SETTLED = 1.1f, AGAIN = 2.0f, READ = 2.4f; /* seconds at normal speed */
static const float FACE = 68;                                             /* units */

struct dice_scene {
    struct scene scene;
    struct setup setup; /* seats as they will be */
    struct words words;
    uint8_t faces[THROWS_MAX][SEAT_MAX]; /* of each throw of all, by seat; the last one decides */
    int throws;
    float time;     /* since the throw that is seen began */
    int seen;       /* its place */
    int spoken;     /* how many throws were spoken of */
    bool elsewhere; /* the match has begun there */
};

/* Everyone throws: who threw most, or SEAT_NONE for a tie. */
static int throw_once(struct rng *rng, uint8_t faces[SEAT_MAX], int seats)
{
    int east = 0, ties = 0;

    for (int i = 0; i < seats; i++)
        faces[i] = (uint8_t)(1 + rng_below(rng, 6));
    for (int i = 1; i < seats; i++) {
        ties = faces[i] > faces[east] ? 0 : ties + (faces[i] == faces[east]);
        east = faces[i] > faces[east] ? i : east;
    }
    return ties ? SEAT_NONE : east;
}

/* Throws until somebody has most, and gives everyone the seat that follows from it. */
static void throw_dice(struct dice_scene *dice, const struct setup *setup)
{
    struct rng rng;
    uint8_t thrown[THROWS_MAX][SEAT_MAX];
    int east;

    rng_init(&rng, rng_derive(setup->seed, DICE_STREAM));
    do {
        if (dice->throws == THROWS_MAX)
            memmove(thrown[0], thrown[1], sizeof thrown - sizeof thrown[0]);
        else
            dice->throws++;
        east = throw_once(&rng, thrown[dice->throws - 1], setup->seats);
    } while (east == SEAT_NONE);
    dice->setup = *setup;
    for (int seat = 0; seat < setup->seats; seat++) {
        int from = (east + seat) % setup->seats;
        dice->setup.players[seat] = setup->players[from];
        for (int i = 0; i < dice->throws; i++)
            dice->faces[i][seat] = thrown[i][from];
        dice->setup.dice[seat] = dice->faces[dice->throws - 1][seat];
    }
}

static bool is_last(const struct dice_scene *dice)
{
    return dice->seen + 1 == dice->throws;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    (void)scene;
    if (again)
        return;
    audio_play(app, SOUND_DICE);
    app_animate(app);
}

/* Says where the hands of Tenpai Duel are dealt from: as many sides as both dice show, counted round from
 * East. */
static void say_side(const struct dice_scene *dice, char *out, size_t size)
{
    int sum = dice->setup.dice[0] + dice->setup.dice[1];

    tr_say(out, size, tr("The dice total {1}. Counting from East, the hands are dealt from the {2} side."),
           sum, words_tile((uint8_t)(TILE_EAST + (sum - 1) % 4)));
}

static void say_first(const struct dice_scene *dice, char *out, size_t size)
{
    static const struct words_forms chooses = {N_("You are East first: choose the suit to remove"),
                                               N_("{1} is East first and chooses the suit to remove"), NULL};
    static const struct words_forms deals = {N_("You deal first"), N_("{1} deals first"), NULL};

    if (!is_last(dice))
        tr_say(out, size, tr("A tie: roll again"));
    else
        words_say(&dice->words, dice->setup.rules->removes_suit ? &chooses : &deals, 0, SEAT_NONE, NULL, out,
                  size);
}

/* "You 4, Mei 2.", and what follows from it. */
static void speak_throw(struct dice_scene *dice, struct app *app)
{
    char parts[SEAT_MAX][80], list[SPEAKER_SENTENCE], line[SPEAKER_SENTENCE];
    const char *names[SEAT_MAX];

    for (int seat = 0; seat < dice->setup.seats; seat++) {
        tr_say(parts[seat], sizeof parts[seat], tr("{1} {2}"), words_plate_name(&dice->words, seat),
               dice->faces[dice->seen][seat]);
        names[seat] = parts[seat];
    }
    tr_list(list, sizeof list, TR_COMMA, names, dice->setup.seats);
    speaker_say_tr(app, tr("{1}."), list);
    say_first(dice, list, sizeof list);
    speaker_say_tr(app, tr("{1}."), list);
    if (!is_last(dice) || !dice->setup.rules->has_stages)
        return;
    say_side(dice, line, sizeof line);
    speaker_say(app, line);
}

/* The throws that have come to rest. */
static void speak_throws(struct dice_scene *dice, struct app *app)
{
    if (dice->spoken > dice->seen)
        return;
    dice->spoken = dice->seen + 1;
    speak_throw(dice, app);
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    struct dice_scene *dice = (struct dice_scene *)scene;

    if (what != SPEAK_COMES)
        speaker_say(app, tr("Who is East?"));
    if (what == SPEAK_ALL)
        speak_throw(dice, app);
}

static struct scene *begin(struct scene *scene, struct app *app)
{
    struct dice_scene *dice = (struct dice_scene *)scene;
    dice->seen = dice->throws - 1;
    speak_throws(dice, app);
    if (!dice->elsewhere)
        matches_begin(app, &dice->setup);
    return scene_table(app);
}

/* No match has begun: what was settled for it stands as it was. */
static struct scene *go_back(struct scene *scene, struct app *app)
{
    const struct dice_scene *dice = (const struct dice_scene *)scene;
    if (scene->under)
        return scene->under;
    return scene_options(app, dice->setup.rules, setup_only_person(&dice->setup) == SEAT_NONE);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct dice_scene *dice = (struct dice_scene *)scene;
    float second = app_duration(app, 1000);

    if (second <= 0)
        return begin(scene, app);
    dice->time += dt / second;
    if (dice->time > SETTLED)
        speak_throws(dice, app);
    if (app->command_line.screenshot && is_last(dice) && dice->time > SETTLED + .1f)
        return scene; /* the throw is what is to be seen */
    app_animate(app);
    if (!is_last(dice) && dice->time >= AGAIN) {
        dice->seen++;
        dice->time = 0;
        audio_play(app, SOUND_DICE);
    }
    return is_last(dice) && dice->time >= READ ? begin(scene, app) : scene;
}

/* A die on its way: it slides in from the side, turning through faces, and comes to rest. */
static void draw_die(struct dice_scene *dice, struct app *app, float x, float y, float side, int seat)
{
    struct painter *painter = &app->painter;
    float t = dice->time / (ROLL + .12f * (float)(seat % 2));
    int face = dice->faces[dice->seen][seat];
    char path[16];

    t = t > 1 || app_reduced(app) ? 1 : t;
    if (t < 1)
        face = 1 + ((int)(t * t * 14) * 5 + seat * 3) % 6;
    float off = (1 - t) * (1 - t) * (seat == 0 ? -300.0f : 300.0f);
    float hop = t < 1 ? fabsf(sinf(t * 9)) * (1 - t) * 50 : 0;
    snprintf(path, sizeof path, "dice/%d", face);
    draw_svg(painter, path, layout_rect(&painter->layout, x + off, y - hop, side, side), 0);
}

enum { PHONE_TOP = 70 /* units */ };

/* Where the seats have their panels, in units: beside each other, upright on a phone two in a row. */
struct panels {
    int columns, rows;
    float step, wide, high, side; /* from panel to panel; their size; that of the die */
};

static struct panels panels_of(const struct layout *l, int seats)
{
    enum { GAP = 10 };
    struct panels panels = {seats, 1, seats > 2 ? 290 : 360, 240, 220, 108};
    if (!layout_is_phone(l))
        return panels;
    panels.columns = l->shape == LAYOUT_UPRIGHT ? 2 : seats;
    panels.rows = (seats + panels.columns - 1) / panels.columns;
    panels.step = fminf((l->wide - GAP) / (float)panels.columns, 250);
    panels.wide = panels.step - GAP;
    panels.high = l->shape == LAYOUT_UPRIGHT ? 168 : 136;
    panels.side = l->shape == LAYOUT_UPRIGHT ? 84 : 68;
    return panels;
}

/* Face, name and die of a seat; who has thrown most is lit. A phone has no room for faces. */
static void draw_seat(struct dice_scene *dice, struct app *app, int seat, float y)
{
    struct painter *painter = &app->painter;
    int seats = dice->setup.seats;
    struct panels panels = panels_of(&painter->layout, seats);
    int row = seat / panels.columns, in_row = SDL_min(panels.columns, seats - row * panels.columns);
    bool phone = layout_is_phone(&painter->layout);
    float side = panels.side;
    float x =
        painter->layout.wide / 2 + ((float)(seat % panels.columns) - (float)(in_row - 1) / 2) * panels.step;
    y += (float)row * (panels.high + 10);
    struct pen pen = pen_at(painter, x - panels.wide / 2, y, panels.wide, panels.high);

    if (is_last(dice) && dice->time > SETTLED && seat == 0)
        draw_panel_brass(painter, pen.room, true);
    else
        draw_panel(painter, pen.room);
    const struct player *player = &dice->setup.players[seat];
    if (!phone && (player->kind == PLAYER_PERSON || face_is(player))) /* a seal would tell who is East */
        face_draw_player(painter, dice->setup.players, seat,
                         layout_rect(&painter->layout, x - FACE / 2, y - FACE / 2, FACE, FACE), 0, false);
    pen_text(&pen, TEXT_CARD | TEXT_CENTRE, 0, phone ? 36 : 62, panels.wide - 40,
             words_plate_name(&dice->words, seat));
    draw_die(dice, app, x - side / 2, y + panels.high - side - (phone ? 20 : 24), side, seat);
}

static void draw_sentences(const struct dice_scene *dice, struct painter *painter, float y)
{
    struct pen pen = pen_at(painter, 8, y, painter->layout.wide - 16, 320);
    char words[120];

    say_first(dice, words, sizeof words);
    pen_text(&pen, TEXT_CARD | TEXT_LIT | TEXT_CENTRE, 0, 270, 0, words);
    if (!is_last(dice) || !dice->setup.rules->has_stages)
        return;
    say_side(dice, words, sizeof words);
    pen_text(&pen, TEXT_BODY | TEXT_QUIET | TEXT_CENTRE, 0, 302, painter->layout.wide * .9f, words);
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct dice_scene *dice = (struct dice_scene *)scene;
    struct pen pen = pen_all(painter);
    float cx = painter->layout.wide / 2, y = (painter->layout.high - 800) / 2 + 250;
    bool phone = layout_is_phone(&painter->layout);
    struct panels panels = panels_of(&painter->layout, dice->setup.seats);
    y = phone ? PHONE_TOP : y;
    float below = phone ? y + (float)panels.rows * (panels.high + 10) - 234 : y; /* 270 above the words */

    backdrop_draw(painter);
    pen_text(&pen, TEXT_AMOUNT | TEXT_CENTRE, 0, phone ? y - 22 : y - 60, 0, tr("Who is East?"));
    for (int seat = 0; seat < dice->setup.seats; seat++)
        draw_seat(dice, app, seat, y);
    if (dice->time > SETTLED)
        draw_sentences(dice, painter, below);
    struct button go = button_primary("button:next", tr("Go to the table"), NULL, begin);
    go.quiet = true; /* the table is heard */
    widget_button(app, layout_rect(&painter->layout, cx - 140, below + (phone ? 318 : 330), 280, 58), &go);
    window_reach(app, (below + 318 + 66) * pen.u);
    if (dice->elsewhere)
        return;
    struct rect back = phone ? layout_rect(&painter->layout, painter->layout.margin, 10, 44, 44)
                             : layout_rect(&painter->layout, painter->layout.margin + 16, 40, 42, 42);
    widget_icon_button(app, back, "button:back", "icons/back", SDLK_ESCAPE);
    target_does(app, go_back);
}

static struct scene *click(struct scene *scene, struct app *app, float x, float y)
{
    struct dice_scene *dice = (struct dice_scene *)scene;

    (void)x;
    (void)y;
    if (is_last(dice) && dice->time > SETTLED)
        dice->time = READ;
    else
        dice->time = SETTLED + .01f;
    dice->seen = dice->throws - 1;
    app_animate(app);
    return scene;
}

static const struct scene_class dice_class = {.name = "dice",
                                              .phone = true,
                                              .seated = true,
                                              .clicks = true,
                                              .speak = speak,
                                              .enter = enter,
                                              .update = update,
                                              .draw = draw,
                                              .click = click};

struct scene *scene_dice(struct scene *under, const struct setup *setup)
{
    struct dice_scene *dice = SCENE_NEW(struct dice_scene, &dice_class, under);

    CHECK(setup->seats >= 2);
    throw_dice(dice, setup);
    words_init(&dice->words, &dice->setup);
    return &dice->scene;
}

struct scene *scene_dice_seen(struct app *app)
{
    struct dice_scene *dice = SCENE_NEW(struct dice_scene, &dice_class, NULL);

    dice->elsewhere = true;
    dice->setup = *session_setup(app->session);
    memcpy(dice->faces[0], dice->setup.dice, sizeof dice->faces[0]);
    dice->throws = 1;
    words_init(&dice->words, &dice->setup);
    return &dice->scene;
}

struct scene *scene_dealt(struct app *app, const struct setup *setup)
{
    struct dice_scene dice = {0};

    throw_dice(&dice, setup);
    matches_begin(app, &dice.setup);
    return scene_table(app);
}
