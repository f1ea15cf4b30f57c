/*
 * scene_result.c: the end of a round (result.h): the hand set by set while its points are counted, why each
 * counts, what the mode shows beside it, and the scores. The ways on are in result_ways.c.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/toast.h"
#include "sdl/app/window.h"
#include "sdl/art/backdrop.h"
#include "sdl/result/result.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"

enum { PANEL_TOP = 288, PLATES_TOP = 650, DRAWN = 8 /* steps after which it has been seen */ };

SCENE_OF(struct result_scene)

/* --- part by part ------------------------------------------------------------------------------------- */

static bool shows_names(const struct result_scene *result)
{
    return result->mode == &names_result;
}

int result_opens(const struct result_scene *result)
{
    if (shows_names(result))
        return naming_verdict_rows(&result->names.verdicts[result->names.seat]);
    return result->won ? result->score.reading.count : 0;
}

static int line_count(const struct result_scene *result)
{
    if (shows_names(result))
        return result->names.line_counts[result->names.seat];
    return result->won ? result->score.line_count : 0;
}

static bool has_total(const struct result_scene *result)
{
    return shows_names(result) ? line_count(result) > 0 : result->won;
}

int result_parts(const struct result_scene *result)
{
    return result_opens(result) + line_count(result) + has_total(result);
}

/* When the first line comes, and the last part. */
static float lines_from(const struct result_scene *result)
{
    return result->mode->open_step * (float)result_opens(result) + result->mode->open_length;
}

static float length_of(const struct result_scene *result)
{
    return lines_from(result) + result->mode->line_step * (float)line_count(result) +
           (has_total(result) ? result->mode->total_step : 0);
}

/* Returns how many parts are seen by its time. */
static int parts_at(const struct result_scene *result)
{
    int opens = result_opens(result), lines = line_count(result);
    float late = result->time - lines_from(result);

    if (late < 0)
        return SDL_min((int)(result->time / result->mode->open_step), opens);
    if (result->time >= length_of(result))
        return result_parts(result);
    return opens + SDL_min((int)(late / result->mode->line_step), lines);
}

int result_lines_shown(const struct result_scene *result)
{
    return SDL_clamp(result->shown - result_opens(result), 0, line_count(result));
}

bool result_all_shown(const struct result_scene *result)
{
    return result->shown >= result_parts(result);
}

/* --- drawing ------------------------------------------------------------------------------------------ */

float result_left(const struct painter *painter)
{
    return (painter->layout.wide - result_width(painter)) / 2;
}

float result_width(const struct painter *painter)
{
    const struct layout *l = &painter->layout;
    return layout_is_phone(l) ? l->wide - 2 * l->margin : RESULT_WIDTH;
}

float result_top(const struct painter *painter)
{
    return (painter->layout.high - 800) / 2;
}

uint32_t result_headline_colour(const struct result_scene *result)
{
    const struct result *end = &result->view.table.result;
    unsigned winners = end->winners | (end->winner < SEAT_MAX ? 1u << end->winner : 0u);
    bool ours = result->words.you == SEAT_NONE || winners >> result->words.you & 1;

    return end->outcome != OUTCOME_WIN ? COLOUR_IVORY : ours ? COLOUR_PROMPT : COLOUR_COOL;
}

static struct scene *change(struct scene *scene, struct app *app)
{
    return scene_change_opponents(app, scene);
}

void result_draw_who(const struct result_scene *result, struct app *app, int seat, struct rect rect,
                     bool brass)
{
    struct painter *painter = &app->painter;
    const struct player *player = &session_setup(result->session)->players[seat];
    const struct player *next = session_next_player(result->session, seat);
    float small = roundf(rect.w * .5f), out = roundf(rect.w * .12f), round = rect.w / 2 / painter->layout.u;
    const char *id = TARGET_ID("change", seat);

    if (player->kind == PLAYER_COMPUTER && result->session == app->session &&
        !change_opponents_refusal(app)) {
        if (input_is_hot(app, id))
            draw_glow(painter, rect, round, COLOUR_GLOW, 9);
        widget_target(app, id, rect, 0, 0, round);
        target_does(app, change);
        target_name(app, TR_SAID(tr("{1}: {2}"), tr("Change opponent"), next ? next->name : player->name));
    }
    face_draw_seat(painter, session_setup(result->session)->players, seat, rect,
                   table_wind(&result->view.table, seat), brass);
    if (next->level != player->level && face_is(next))
        face_draw(painter, (enum ai_level)next->level,
                  rect_make(rect.x - out, rect.y - out, small, small)); /* who plays on */
}

/* One of two: who it is, what the hand changed for them, and what they have now. */
static void draw_plate(const struct result_scene *result, struct app *app, int seat, struct rect place)
{
    enum { WIDTH = 280, TEXT = 66, GAP = 26 };
    struct pen pen = pen_in(&app->painter, place);
    const struct table *table = &result->view.table;
    int gain = table->result.gain[seat];
    bool winner = result->won && table->result.winner == seat, pot = table->rules->start_pot;
    struct type large = type_make(TYPE_SERIF, pot ? SIZE_PANEL : SIZE_HEADLINE, COLOUR_IVORY, TYPE_LEFT);
    struct type small =
        type_make(TYPE_SANS_BOLD, SIZE_SMALL, winner ? COLOUR_BRASS : COLOUR_QUIET, TYPE_LEFT);
    char change[40], points[24], total[24];

    words_points(pot ? gain : abs(gain), points, sizeof points);
    words_points(table->scores[seat], total, sizeof total);
    if (pot && gain < 0) /* a pot pays the wins */
        tr_say(change, sizeof change, tr("Bet {1}"), points);
    else if (pot)
        words_change(gain, change, sizeof change);
    else
        snprintf(change, sizeof change, "%d %s %s", table->scores[seat] - gain, gain < 0 ? "−" : "+", points);
    float room = WIDTH - TEXT - GAP - type_width(pen.painter, large, total) / pen.u;
    result_draw_who(result, app, seat, pen_part(&pen, 0, 0, 54, 54), winner);
    float name = pen_text(&pen, TEXT_NAME, TEXT, 24, room, words_plate_name(&result->words, seat));
    float sum = pen_type(&pen, small, TEXT, 47, room, change);
    pen_type(&pen, large, TEXT + fmaxf(name, sum) / pen.u + GAP, 42, WIDTH, total);
}

/* The winner after the one that is shown, where several won on a tile. */
static int next_winner(const struct result_scene *result)
{
    int next = result->winner;
    do
        next = (next + 1) % result->view.table.seats;
    while (!(result->view.table.result.winners >> next & 1));
    return next;
}

static struct scene *show_winner(struct scene *scene, struct app *app)
{
    struct result_scene *result = of(scene);
    result->winner = next_winner(result);
    view_result_of(&result->view, result->winner, &result->win, &result->score);
    result_speak_winner(result, app);
    return scene;
}

static void draw_winner_button(const struct result_scene *result, struct app *app, struct rect place)
{
    int next = result->won ? next_winner(result) : SEAT_NONE;
    char label[48];
    struct button button = button_make("button:winner", label, tr("Won on the same tile"), "H", SDLK_h);
    button.does = show_winner;

    if (!result->won || next == result->winner)
        return;
    tr_say(label, sizeof label, next == result->words.you ? tr("Your hand") : tr("{1}’s hand"),
           tr_spare(words_name(&result->words, next)));
    widget_button(app, place, &button);
}

static struct scene *tell_luck(struct scene *scene, struct app *app)
{
    luck_strip_turn(&of(scene)->luck, app);
    return scene;
}

void result_draw_luck(const struct result_scene *result, struct app *app, float x, float y)
{
    if (!result_all_shown(result) || toast_is_low(app))
        return;
    luck_strip_draw(&result->luck, app, &result->words, result->near,
                    layout_rect(&app->painter.layout, x - 12, y, RESULT_WIDTH + 24, LUCK_STRIP_HEIGHT),
                    tell_luck);
}

void result_phone_luck(const struct result_scene *result, struct app *app, struct pen *pen)
{
    if (result_all_shown(result))
        luck_strip_draw(&result->luck, app, &result->words, result->near, pen_top(pen, 44), tell_luck);
}

static struct scene *open_scorer(struct scene *scene, struct app *app)
{
    const struct table *table = &of(scene)->view.table;
    return scene_scorer_of(app, scene, table->rules, table->options, &of(scene)->win);
}

/* Draws how far the match has come, the link that opens the hand in the scorer, and what comes next. */
static void draw_foot(const struct result_scene *result, struct app *app, const struct pen *pen)
{
    const struct table *table = &result->view.table;
    const char *label = tr("Open in the scorer");
    float u = pen->u, left = table->rounds ? 16 + 22 * (float)table->rounds : 0, right = 0;
    char progress[96], next[120];

    for (int i = 0; i < table->rounds; i++)
        draw_disc(pen->painter, pen->room.x + (8 + 22 * (float)i) * u, pen->room.y + 15 * u, 6 * u,
                  i < table->round ? 0 : 1.6f, COLOUR_BRASS);
    result_progress(result, progress, sizeof progress);
    result_next(result, next, sizeof next);
    left += pen_text(pen, TEXT_NOTE, left, 20, 0, progress[0] ? progress : next) / u;
    if (progress[0])
        right = pen_text(pen, TEXT_NOTE | TEXT_RIGHT, 0, 20, 0, next) / u;
    if (!result->won)
        return;
    struct rect link = pen->room;
    link.w = widget_link_width(pen->painter, label);
    link.x += roundf((pen->room.w + (left - right) * u - link.w) / 2);
    widget_link(app, link, "button:scorer", label, SDLK_c);
    target_does(app, open_scorer);
}

/* y of the last line, in units: clear of the strip, however small the window. */
static float foot_of(const struct painter *painter)
{
    float strip = LUCK_TOP + LUCK_STRIP_HEIGHT / 2.f; /* its middle */
    return result_top(painter) + fmaxf(767, strip + TARGET_MIN / painter->layout.u);
}

/* On a phone: all of it one below the other. */
static void draw_phone(struct result_scene *result, struct app *app)
{
    enum { PLATE = 66, BESIDE = 330 };
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    const struct table *table = &result->view.table;
    struct pen pen = pen_at(painter, l->margin, 8, l->wide - 2 * l->margin, PEN_ENDLESS);
    char words[120];

    result_phone_head(result, painter, &pen);
    pen_top(&pen, 6);
    if (result->won) {
        float top = pen.room.y / l->u;
        result_draw_sets(result, app, top);
        pen_top(&pen, l->shape == LAYOUT_UPRIGHT ? 50 : 136);
        result_draw_counted(result, app, pen_top(&pen, result_counted_high(result, painter)));
        pen_top(&pen, 10);
        result->mode->draw_beside(result, app, pen_top(&pen, BESIDE));
    } else {
        result->mode->draw_unwon(result, app, &pen);
    }
    pen_top(&pen, 10);
    for (int i = 0; i < 2 && table->seats == 2; i++)
        draw_plate(result, app, (result->near + i) % 2, pen_top(&pen, PLATE));
    if (result->won && next_winner(result) != result->winner) {
        struct pen row = pen_in(painter, pen_top(&pen, 58));
        draw_winner_button(result, app, pen_left(&row, 248));
        pen_top(&pen, 10);
    }
    result_phone_buttons(result, app, &pen);
    result_phone_luck(result, app, &pen);
    result_progress(result, words, sizeof words);
    text_draw(painter, TEXT_NOTE, pen_top(&pen, 24), words);
    result_next(result, words, sizeof words);
    text_draw(painter, TEXT_NOTE, pen_top(&pen, 24), words);
    if (result->won) {
        widget_link(app, pen_top(&pen, 44), "button:scorer", tr("Open in the scorer"), SDLK_c);
        target_does(app, open_scorer);
    }
    window_reach(app, pen.room.y + 8 * pen.u);
}

/* True while the scene appears, before that step: much of it is painted for the first time, which takes
 * longer than a frame, so it comes in three. */
static bool is_first(const struct result_scene *result, const struct app *app, int step)
{
    return result->steps <= step && !app->command_line.headless && app_duration(app, 1000) > 0;
}

static void draw_desk(struct result_scene *result, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *table = &result->view.table;
    float x = result_left(painter), y = result_top(painter);
    struct pen pen = pen_at(painter, x, y, RESULT_WIDTH, PLATES_TOP),
               plates = pen_at(painter, x, y + PLATES_TOP, RESULT_WIDTH, 58), buttons = plates,
               foot = pen_at(painter, x, foot_of(painter) - 15, RESULT_WIDTH, 30);
    result_draw_head(result, &pen);
    if (result->won) {
        result_draw_sets(result, app, y + 136);
        pen_top(&pen, PANEL_TOP);
        pen.room = pen_top(&pen, RESULT_HEIGHT);
        result_draw_counted(result, app, pen_left(&pen, RESULT_PANEL));
        if (!is_first(result, app, 1))
            result->mode->draw_beside(result, app, pen_right(&pen, 520));
    } else {
        pen_top(&pen, 136);
        result->mode->draw_unwon(result, app, &pen);
    }
    if (is_first(result, app, 2))
        return;
    for (int i = 0; i < 2 && table->seats == 2; i++)
        draw_plate(result, app, (result->near + i) % 2, pen_left(&plates, 292));
    pen_left(&plates, 320);
    draw_winner_button(result, app, pen_left(&plates, 248));
    if (!toast_is_low(app))
        draw_foot(result, app, &foot);
    result_draw_buttons(result, app, buttons);
    result_draw_luck(result, app, x, y + LUCK_TOP);
}

static void draw(struct scene *scene, struct app *app)
{
    struct result_scene *result = of(scene);

    backdrop_draw_dim(&app->painter, BACKDROP_RESULT);
    if (result->mode->draw)
        result->mode->draw(result, app);
    else if (layout_is_phone(&app->painter.layout))
        draw_phone(result, app);
    else
        draw_desk(result, app);
    luck_strip_tip(&result->luck, app, result->near);
}

/* --- the scene ---------------------------------------------------------------------------------------- */

void result_begin(struct result_scene *result, struct session *session)
{
    const struct ruleset *rules = session_setup(session)->rules;

    result->session = session;
    words_init(&result->words, session_setup(session));
    result->near = result->words.you == SEAT_NONE ? 0 : result->words.you;
    session_view(session, result->near, &result->view);
    result->winner = result->view.table.result.winner;
    result->won = view_result(&result->view, &result->win, &result->score);
    result->mode = rules->declares_risk                      ? &names_result
                   : rules->has_stages                       ? &tenpai_result
                   : result->view.table.seats == TABLE_SIDES ? &four_result
                                                             : &two_result;
    if (result->mode->prepare)
        result->mode->prepare(result);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct result_scene *result = of(scene);

    if (again)
        return;
    result_begin(result, result->session);
    if (result->counted) { /* in its first picture too */
        result->time = 1000;
        result->shown = parts_at(result);
    }
    if (result->session == app->session)
        result_find_remark(result, app);
    luck_strip_begin(&result->luck, app, result->session, result->view.table.round);
    if (!result->won && !shows_names(result))
        audio_play(app, SOUND_DRAW_ROUND);
    result_announce_round(app, result->session);
    app_animate(app);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    luck_strip_end(&of(scene)->luck);
    free(scene);
}

static bool is_lost(const struct result_scene *result)
{
    const struct result *end = &result->view.table.result;
    if (shows_names(result))
        return end->gain[result->names.seat] <= 0;
    return result->words.you != SEAT_NONE && !(end->winners >> result->words.you & 1);
}

/* The sounds of the parts that came to be seen in this step. */
static void sound_parts(const struct result_scene *result, struct app *app, int before)
{
    int opens = result_opens(result), parts = result_parts(result);

    for (int part = before; part < result->shown; part++) {
        if (part < opens && shows_names(result))
            audio_play_step(app, SOUND_POINT, part);
        else if (part < opens)
            audio_play(app, SOUND_TURN);
        else if (part < parts - 1)
            audio_play_step(app, SOUND_POINT, shows_names(result) ? 0 : part - opens);
        else
            audio_play(app, is_lost(result) ? SOUND_LOSS : SOUND_WIN);
    }
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct result_scene *result = of(scene);
    int before = result->shown;
    float speed = app_duration(app, 1000);

    luck_strip_update(&result->luck, app);
    if (++result->steps == DRAWN && speed > 0) /* what lies behind the next scene */
        app_prepare(app, &app->painter.layout, session_is_over(result->session) ? BACKDROP_MATCH : 0);
    result->time = speed > 0 && !result->skip && !result->counted ? result->time + dt / speed : 1000;
    result->names.verdicts[result->names.seat].time = result->time;
    result->shown = parts_at(result);
    if (speed > 0 && !result->counted)
        sound_parts(result, app, before);
    bool done = result_all_shown(result) && result->time > length_of(result) + .3f;
    if (!done || before != result->shown || result->steps < DRAWN)
        app_animate(app);
    if (!app->command_line.autoplay || !done)
        return scene;
    result->rest += dt;
    app_animate(app);
    return speed <= 0 || result->rest > 3 ? result_go_on(scene, app) : scene;
}

void result_restart(struct result_scene *result, struct app *app)
{
    result->time = 0;
    result->shown = 0;
    result->skip = false;
    app_animate(app);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    bool shift = pressed->modifiers & KMOD_SHIFT,
         other = pressed->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI);

    if (speaker_is_on(app) && shift && !other && pressed->code == SDLK_h) {
        result_speak_hands(of(scene), app);
        return scene;
    }
    if (scroll_by_key(app, &of(scene)->scroll, of(scene)->scrolled, pressed))
        return scene;
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
    int seat = result->names.seat;
    (void)app;
    words_init(&result->words, session_setup(result->session));
    if (shows_names(result))
        result->mode->prepare(result);
    result->names.seat = seat;
}

static void speak(struct scene *scene, struct app *app, enum speak what)
{
    result_speak(of(scene), app, what);
    if (what == SPEAK_COMES)
        speaker_say_choices(app);
}

SCROLL_WHEEL(scroll, scrolled)

#define RESULT_CLASS(scene_name, is_headed, turned)                                                          \
    {                                                                                                        \
        .name = (scene_name), .phone = true, .headed = (is_headed), .seated = true, .speak = speak,          \
        .enter = enter, .reword = reword, .leave = leave, .update = update, .draw = draw, .key = key,        \
        .click = click, .wheel = (turned)                                                                    \
    }

static const struct scene_class result_class = RESULT_CLASS("result", true, NULL),
                                names_class = RESULT_CLASS("verdict", false, wheel);

struct scene *scene_result(struct app *app)
{
    bool names = session_setup(app->session)->rules->declares_risk;
    struct result_scene *result = SCENE_NEW(struct result_scene, names ? &names_class : &result_class, NULL);
    result->session = app->session;
    return &result->scene;
}

struct scene *scene_result_counted(struct app *app)
{
    struct scene *scene = scene_result(app);

    of(scene)->counted = true;
    return scene;
}
