/* title_life.c: what moves on the title, and when it rests; see title.h. */
#include <math.h>
#include <string.h>

#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/menu/title.h"

/* Seconds. */
static const float REST = 60, WAKE = .4f, CLOSED = .07f, SHUT = .13f, OPEN = .24f, FIRST_BLINK = 3;
static const float LIFT = .16f, TILE = .22f, HELD = .6f, GAZE = .18f, ARRIVAL = .52f, CROWN = .35f;
static const float CARD_LIFT = 8; /* units */

bool title_is_still(const struct app *app)
{
    return app_reduced(app) || app_duration(app, 100) <= 0 || app->command_line.screenshot || app->away;
}

/* Goes from `now` to `goal` in `seconds` for the whole way; true while it is on its way. */
static bool approach(float *now, float goal, float seconds, float dt)
{
    float way = goal - *now, most = dt / seconds;
    *now = fabsf(way) <= most ? goal : *now + (way > 0 ? most : -most);
    return way != 0;
}

static bool has_input(struct title_life *life, const struct input *input)
{
    bool same =
        life->x == input->x && life->y == input->y && strcmp(life->focus, input->focus) == 0 && !input->down;
    life->x = input->x;
    life->y = input->y;
    SDL_strlcpy(life->focus, input->focus, sizeof life->focus);
    return !same;
}

/* One tiger every five to nine seconds. */
static void step_blink(struct title_life *life, float dt)
{
    life->blink -= dt;
    if (life->blink > -OPEN)
        return;
    life->blinks++;
    life->blink = 5 + (float)((unsigned)life->blinks * 2654435761u >> 22) / 256;
}

float title_lid(const struct title *title, int tiger)
{
    const struct title_life *life = &title->life;
    float since = -life->blink;
    if (life->awake < 1 || since <= 0 || (life->blinks & 1) != tiger)
        return 0;
    return since < CLOSED ? since / CLOSED : since < SHUT ? 1 : fmaxf(1 - (since - SHUT) / (OPEN - SHUT), 0);
}

static bool is_near(const struct app *app, struct rect emblem, int tiger)
{
    float x = emblem.x + emblem.w * (tiger ? .655f : .345f), y = emblem.y + emblem.h * .44f;
    return hypotf(app->input.x - x, app->input.y - y) < 200 * app->painter.layout.u;
}

/* The tiles of a card that the pointer is on; true while something moves. */
static bool step_fan(struct title *title, struct app *app, int mode, struct rect card, bool lit, float dt)
{
    struct title_life *life = &title->life;
    struct fan *fan = &life->fans[mode];
    struct rect area = title_fan_place(&app->painter, card);
    int on =
        lit ? mode_card_tile_at(&app->painter, scene_modes[mode], area, 46, app->input.x, app->input.y) : -1;
    bool moves = approach(&fan->open, lit, LIFT, dt);
    for (int i = 0; i < MODE_CARD_FAN; i++) {
        bool turns = i == on && mode_card_is_down(scene_modes[mode], i);
        life->held[mode][i] = turns ? HELD : fmaxf(life->held[mode][i] - dt, 0);
        moves |= approach(&fan->lifts[i], i == on, LIFT, dt);
        moves |= approach(&fan->turned[i], life->held[mode][i] > 0, TILE, dt) || life->held[mode][i] > 0;
    }
    return moves;
}

/* What answers the pointer also does so at rest, but not without motion. */
static bool step_answers(struct title *title, struct app *app, bool still, float dt)
{
    struct title_places places = title_layout(app);
    int lit = title_lit(app);
    bool moves = false;
    for (int i = 0; i < scene_mode_count(); i++) {
        bool here = i == lit && !still;
        moves |= approach(&title->life.lifts[i], here ? CARD_LIFT : 0, still ? 1e-6f : LIFT / CARD_LIFT, dt);
        moves |= step_fan(title, app, i, places.cards[i], here, still ? 1e6f : dt);
    }
    for (int i = 0; i < TITLE_TIGERS; i++)
        moves |= approach(&title->life.gaze[i], !still && is_near(app, places.emblem, i), GAZE, dt);
    return moves && !still;
}

/* Returns the bounded time since the last step. Things that always move take only every second step. */
static float passed(struct title_life *life, float dt)
{
    double now = loop_seconds(), since = now - life->stepped;
    life->stepped = now;
    return (float)SDL_clamp(since, (double)dt, 3 * (double)dt);
}

static void go_on(struct app *app, bool moves, float dt)
{
    if (moves)
        app_animate(app);
    app_wake(app, 2 * dt);
    app_dirty(app);
}

void title_life_step(struct title *title, struct app *app, float step)
{
    struct title_life *life = &title->life;
    float dt = passed(life, step);
    bool still = title_is_still(app), input = has_input(life, &app->input);
    life->quiet = input ? 0 : life->quiet + dt;
    bool lives = !still && life->quiet < REST;
    bool moves = step_answers(title, app, still, dt);
    if (lives && life->awake <= 0) {
        life->time = 0;
        life->blink = FIRST_BLINK;
    }
    if (still)
        life->awake = life->crown_fall = 0;
    else
        moves |= approach(&life->awake, lives, WAKE, dt);
    life->time += dt;
    step_blink(life, dt);
    if (life->arrival > 0)
        life->arrival = still || life->arrival > ARRIVAL ? 0 : life->arrival + dt;
    moves |= life->arrival > 0 || (life->crown_fall > 0 && approach(&life->crown_fall, 0, CROWN, dt));
    if (moves || life->awake > 0)
        go_on(app, moves || life->blink < 0, step);
}

float title_arrived(const struct title *title, int place)
{
    if (title->life.arrival <= 0)
        return 1;
    return SDL_clamp((title->life.arrival - .04f * (float)place) / .2f, 0, 1);
}
