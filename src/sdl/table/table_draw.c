/*
 * table_draw.c: the table's fixed parts: trays, plates, counts, heading,
 * prompt, log. What is on turn or can be done is brass, nothing else.
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/face.h"
#include "sdl/ui/undo.h"
#include "sdl/ui/widgets.h"

struct rect table_scene_pixels(const struct painter *painter, struct rect units)
{
    return layout_rect(&painter->layout, units.x, units.y, units.w, units.h);
}

float table_scene_breath(const struct app *app)
{
    if (app_reduced(app) || app_duration(app, 1) <= 0 || app->away)
        return 1;
    return .8f + .2f * sinf((float)app->now * 2 * 3.14159265f / 1.8f);
}

const struct event *table_scene_offering(const struct table_scene *table)
{
    const struct anim *anim = &table->anim;
    if (!anim_is_busy(anim) || !anim->next)
        return NULL;
    const struct event *event = &anim->steps[anim->next - 1].event;
    bool offers = event->kind == EVENT_DISCARD || event->kind == EVENT_DUMMY_DISCARD ||
                  event->kind == EVENT_REVEAL || event->kind == EVENT_KONG_OFFERED;
    return offers ? event : NULL;
}

/* The word for how a player offers a tile. */
static const char *offer_act(enum win_source source)
{
    switch (source) {
    case WIN_DUMMY_DISCARD:
    case WIN_REVEALED:
        return tr("for the dummy");
    case WIN_ROBBED_KONG:
        return tr("adds to a set");
    default:
        return tr("discards");
    }
}

const char *table_scene_seat_act(const struct table_scene *table, int seat)
{
    const struct table *shown = &table->anim.shown.table;
    const struct event *offering = table_scene_offering(table);
    struct offer offer;

    if (offering && offering->seat == seat && table_cover_offer(offering, &offer))
        return offer_act((enum win_source)offer.source);
    if (shown->phase == PHASE_CLAIM && shown->offer.tile < TILE_COUNT)
        return offer_act((enum win_source)shown->offer.source);
    bool asked = seat == table->near && table->view.move_count;
    return shown->phase == PHASE_DUMMY && !asked ? tr("for the dummy") : tr("to act");
}

/* The line below a seat's name, of `room` pixels: its wind, and what it does. The seal shows the wind too, so
 * the wind is left out if both don't fit. The light of the plate shows whose turn it is, so what the seat
 * does is left out if that alone doesn't fit. */
static void draw_seat_words(struct table_scene *table, struct painter *painter, int seat, bool active,
                            float x, float y, float room)
{
    struct type type =
        type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, active ? COLOUR_BRASS : COLOUR_QUIET, TYPE_LEFT);
    const struct table *shown = &table->anim.shown.table;
    const char *act = active ? table_scene_seat_act(table, seat) : NULL,
               *wind = words_tile(table_wind(shown, seat));
    char words[48];

    if (seat == shown->sitting)
        tr_say(words, sizeof words, tr("sits out"));
    else if (act)
        tr_say(words, sizeof words, tr("{1}, {2}"), wind, act);
    else
        tr_say(words, sizeof words, "{1}", wind);
    if (act && type_width(painter, type, words) > room)
        snprintf(words, sizeof words, "%s", type_has_room(painter, type, room, 1, act) ? act : wind);
    type_draw_fit(painter, type, x, y, room, words);
}

/* The seat that is to act: the viewer if asked, else the one on turn; SEAT_NONE between rounds. */
static int seat_on_turn(const struct table_scene *table)
{
    const struct table *shown = &table->anim.shown.table;
    const struct event *offering = table_scene_offering(table);

    if (shown->result.outcome != OUTCOME_NONE || shown->phase == PHASE_DEAL || shown->phase == PHASE_OVER)
        return SEAT_NONE;
    if (offering && offering->seat < shown->seats)
        return offering->seat;
    if (shown->phase == PHASE_CLAIM && shown->offer.tile < TILE_COUNT && shown->offer.by < shown->seats)
        return shown->offer.by; /* the eye is led to whose tile it is; the prompt says who is asked */
    return table_scene_is_open(table) ? table->near : shown->turn;
}

/* Makes a part of the table a control that opens something; it lights up under the pointer. */
static void table_scene_opens(const struct table_scene *table, struct app *app, struct rect units,
                              const char *id, scene_action *does)
{
    struct painter *painter = &app->painter;
    struct rect rect = table_scene_pixels(painter, units);

    if (table_scene_is_bare(table) || table_scene_is_curtained(table))
        return;
    target_add(app, id, rect, TARGET_NO_FOCUS, 0);
    target_does(app, does);
    if (input_is_hot(app, id))
        draw_wash(painter, rect, SIZE_RADIUS, COLOUR_ALPHA(COLOUR_IVORY, 28));
}

void table_scene_draw_pile(struct table_scene *table, struct painter *painter, int side, int dark)
{
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table->layout.pile[side], reach = table->layout.reach[side];
    uint8_t tiles[DISCARD_MAX];
    int count = table_pile(shown, sprites_seat(shown, table->near, side), tiles, DISCARD_MAX);

    if (table_layout_pile_is_long(count)) { /* the two lie in one line */
        float right = fmaxf(tray.x + tray.w, reach.x + reach.w),
              bottom = fmaxf(tray.y + tray.h, reach.y + reach.h);
        tray.x = fminf(tray.x, reach.x);
        tray.y = fminf(tray.y, reach.y);
        tray.w = right - tray.x;
        tray.h = bottom - tray.y;
    }
    draw_tray(painter, table_scene_pixels(painter, tray), dark);
}

/* A plate opens the score sheet; that of somebody elsewhere, what can be said to them. */
static void open_plate(const struct table_scene *table, struct app *app, struct rect units, int seat)
{
    bool elsewhere = session_setup(table->session)->players[seat].kind == PLAYER_PROGRAM;
    bool says = table_scene_speaks(table, app) && elsewhere;
    char id[INPUT_ID];

    snprintf(id, sizeof id, "button:%s-%d", says ? "say" : "sheet", seat);
    table_scene_opens(table, app, units, id, says ? app->company->say : table_scene_sheet);
}

/* On a phone: the face, and beside it the name over points and wind, or all in one line. */
static void draw_small_plate(struct table_scene *table, struct app *app, int side)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    int seat = sprites_seat(shown, table->near, side);
    struct rect units = table->layout.plate[side], plate = table_scene_pixels(painter, units);
    bool active = seat_on_turn(table) == seat, low = units.h < 40;
    float u = painter->layout.u, face = low ? 22 : 36, x = plate.x + (face + 6) * u,
          right = plate.x + plate.w - 2 * u;
    struct type quiet = type_make(TYPE_SANS, SIZE_SMALL, active ? COLOUR_BRASS : COLOUR_QUIET, TYPE_LEFT);
    struct type name = type_make(TYPE_SERIF, SIZE_LABEL, active ? COLOUR_PROMPT : COLOUR_IVORY, TYPE_LEFT);
    struct type points = type_make(TYPE_SERIF, SIZE_NAME, COLOUR_IVORY, TYPE_RIGHT);
    char score[24];

    if (active)
        draw_glow(painter, plate, 8, COLOUR_ALPHA(COLOUR_BRASS, 60), 4);
    face_draw_seat(
        painter, session_setup(table->session)->players, seat,
        table_scene_pixels(painter, rect_make(units.x + 1, units.y + (units.h - face) / 2, face, face)),
        table_wind(shown, seat), active);
    if (!low)
        open_plate(table, app, units, seat);
    words_points(table_scene_points_shown(table, seat), score, sizeof score);
    float base = plate.y + (low ? 17 : 39) * u, wide = type_draw(painter, points, right, base, score) + 6 * u;
    if (low) {
        bool held = table->layout.held;
        right -=
            (side == TABLE_OWN || held ? 0 : HAND_MAX * table->layout.other_w) * u; /* the hand's backs */
        if (!held || type_has_room(painter, name, right - x - wide, 1, words_plate_name(&table->words, seat)))
            type_draw_fit(painter, name, x, base, right - x - wide, words_plate_name(&table->words, seat));
        return;
    }
    type_draw_fit(painter, name, x, plate.y + 18 * u, right - x, words_plate_name(&table->words, seat));
    const char *wind = words_tile(table_wind(shown, seat));
    if (type_has_room(painter, quiet, right - x - wide, 1, wind)) /* the seal tells it too */
        type_draw_fit(painter, quiet, x, base, right - x - wide, wind);
}

static void draw_plate(struct table_scene *table, struct app *app, int side)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    int seat = sprites_seat(shown, table->near, side);
    struct rect units = table->layout.plate[side], plate = table_scene_pixels(painter, units);
    bool active = seat_on_turn(table) == seat;
    float u = painter->layout.u;
    char score[16];

    if (active)
        draw_panel_brass(painter, plate, true);
    else
        draw_panel(painter, plate);
    face_draw_seat(painter, session_setup(table->session)->players, seat,
                   table_scene_pixels(painter, rect_make(units.x + 10, units.y + 10, 52, 52)),
                   table_wind(shown, seat), active);
    open_plate(table, app, units, seat);
    if (table->layout.composition->draw_plate) {
        table->layout.composition->draw_plate(table, app, seat, plate, active);
        return;
    }
    words_points(table_scene_points_shown(table, seat), score, sizeof score);
    float score_w = type_draw(painter, type_make(TYPE_SERIF, SIZE_SCORE, COLOUR_IVORY, TYPE_RIGHT),
                              plate.x + 202 * u, plate.y + 46 * u, score);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_PLATE, COLOUR_IVORY, TYPE_LEFT), plate.x + 74 * u,
                  plate.y + 31 * u, 117 * u - score_w, words_plate_name(&table->words, seat));
    draw_seat_words(table, painter, seat, active, plate.x + 74 * u, plate.y + 54 * u, 117 * u - score_w);
}

static void draw_riichi(struct table_scene *table, struct painter *painter, int side)
{
    const struct table *shown = &table->anim.shown.table;
    int seat = sprites_seat(shown, table->near, side);
    struct rect units = table->layout.riichi[side];

    if (!shown->riichi[seat] || shown->round == 0 || table_scene_lays_stick(table, seat))
        return;
    bool phone = table->layout.shape != LAYOUT_DESK;
    draw_svg(painter, "riichi-stick",
             table_scene_pixels(painter, rect_make(units.x, units.y + 1, units.w, phone ? units.h : 12)), 0);
    if (phone)
        return;
    struct rect line = table_scene_pixels(painter, units);
    type_draw_fit(painter, type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_IVORY, TYPE_LEFT), line.x,
                  line.y + 34 * painter->layout.u, line.w,
                  TR_SAID(tr("Riichi since turn {1}"), shown->riichi[seat]));
}

static void draw_counts(struct table_scene *table, struct painter *painter)
{
    const struct table *shown = &table->anim.shown.table;
    struct rect count = table_scene_pixels(painter, table->layout.wall_count);
    float u = painter->layout.u;
    char words[40];

    if (shown->round == 0 || anim_dice(&table->anim) < 1)
        return;
    snprintf(words, sizeof words, "%d", shown->wall);
    type_draw(painter, type_make(TYPE_SERIF, SIZE_COUNT, COLOUR_IVORY, TYPE_CENTRE), count.x + count.w / 2,
              count.y + 25 * u, words);
    type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_IVORY, TYPE_CENTRE), count.x + count.w / 2,
              count.y + 43 * u, tr("wall"));
}

/* Says that moves can be undone in this match, if that fits in so many lines. */
static bool mark_practice(const struct table_scene *table, struct painter *painter, struct type type,
                          float width, int lines, char *words, size_t size)
{
    char marked[120];

    SDL_strlcpy(marked, words, sizeof marked);
    undo_mark_practice(table->session, marked, sizeof marked);
    bool fits = type_count_lines(painter, type, width, marked) <= lines;
    if (fits)
        SDL_strlcpy(words, marked, size);
    return fits;
}

/* The removed suit or the mode, after the hand where the match is measured in winds; with a line's end
 * between them where one line is too narrow. */
static void say_subheading(const struct table_scene *table, struct painter *painter, struct type type,
                           float width, char *out, size_t size)
{
    const struct table *shown = &table->anim.shown.table;
    int hand = shown->round > 0 ? shown->round : 1;
    char what[80], number[40];

    if (shown->rounds && shown->removed != SUIT_NONE && shown->phase != PHASE_REMOVE)
        words_removed(shown, what, sizeof what);
    else
        SDL_strlcpy(what, tr(shown->rules->name), sizeof what);
    SDL_strlcpy(out, what, size);
    if (!shown->rounds)
        tr_say(out, size, tr("Hand {1}, {2}"), hand, what);
    if (mark_practice(table, painter, type, width, shown->rounds ? 2 : 1, out, size) || shown->rounds)
        return;
    tr_say(number, sizeof number, tr("Hand {1}"), hand);
    if (!mark_practice(table, painter, type, width, 1, what, sizeof what))
        mark_practice(table, painter, type, width, 1, number, sizeof number);
    snprintf(out, size, "%s\n%s", number, what);
}

/* Draws how far the match is. */
static void draw_progress(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect head = table_scene_pixels(painter, table->layout.heading);
    float u = painter->layout.u;
    struct type small = type_make(TYPE_SANS, SIZE_BODY, COLOUR_QUIET, TYPE_RIGHT);
    char words[40], sub[120];

    table_scene_opens(table, app, table->layout.heading, "button:sheet", table_scene_sheet);
    words_progress(shown, words, sizeof words);
    if (!shown->rounds) /* measured in winds */
        tr_say(words, sizeof words, tr_in("wind", "{1} round"), words_tile(table_round_wind(shown)));
    bool low = table->layout.shape != LAYOUT_DESK;
    type_draw_fit(painter, type_make(TYPE_SERIF, low ? SIZE_NAME : SIZE_HEAD, COLOUR_IVORY, TYPE_RIGHT),
                  head.x + head.w, head.y + (low ? 20 : 26) * u, head.w, words);
    say_subheading(table, painter, small, head.w, sub, sizeof sub);
    if (low && !shown->rounds)
        tr_say(sub, sizeof sub, tr("Hand {1}"), shown->round > 0 ? shown->round : 1);
    type_draw_wrapped(painter, small, head.x + head.w, head.y + (low ? 39 : 50) * u, head.w, 18, low ? 1 : 2,
                      sub);
}

static void draw_heading(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;

    if (table->layout.heading.w > 0)
        draw_progress(table, app);
    if (table_scene_is_bare(table))
        return;
    widget_icon_button(app, table_scene_pixels(painter, table->layout.menu), "button:menu", "icons/menu",
                       SDLK_ESCAPE);
    target_does(app, table_scene_menu);
    target_aside(app);
    if (table->layout.help.w <= 0)
        return;
    widget_icon_button(app, table_scene_pixels(painter, table->layout.help), "button:help", "icons/help",
                       SDLK_F1);
    target_does(app, table_scene_help);
    target_aside(app);
}

/* The event whose step is on its way: a tile that is being turned is not called before it lies open. */
static bool say_step(const struct table_scene *table, const struct event *event, char *out, size_t size)
{
    bool turning = anim_is_busy(&table->anim) && anim_progress(&table->anim) < 1;

    return (turning && words_turning(&table->words, event, out, size)) ||
           words_event(&table->words, event, out, size);
}

bool table_scene_prompt(const struct table_scene *table, char *out, size_t size)
{
    const struct composition *composition = table->layout.composition;
    const struct table *shown = &table->anim.shown.table;
    bool open = table_scene_is_open(table), busy = anim_is_busy(&table->anim);
    /* A win's points are in the true view alone, and the count of its patterns tells them. */
    bool untold = shown->result.outcome == OUTCOME_WIN && (busy || table->unpaid > 0);

    out[0] = '\0';
    if (table_auto_play_prompt(table, out, size))
        open = false;
    else if (open && table->choice.declaring)
        tr_say(out, size, tr("Mark every tile that completes your hand, including this one"));
    else if (open && (table->choice.riichi || table->choice.tenpai))
        tr_say(out, size,
               table->choice.riichi ? tr("Riichi: choose the tile to discard")
                                    : tr("Tenpai: choose the tile to discard"));
    else if (open && table->choice.plans)
        tr_say(out, size, tr("If nobody claims it: reveal a tile, or draw from the wall"));
    else if (open && table->choice.marks)
        tr_say(out, size, tr("Pairs you mark claim their tile while others play"));
    else if ((open || !busy) && !untold)
        words_prompt(&table->words, &table->view, out, size);
    else if (busy && table->anim.next > 0 && !(composition->say && composition->say(table, out, size)))
        say_step(table, &table->anim.steps[table->anim.next - 1].event, out, size);
    if (!out[0] && untold)
        words_headline(&table->words, shown, out, size);
    else if (!out[0] && shown->result.outcome != OUTCOME_NONE)
        words_result(&table->words, shown, out, size);
    return open;
}

/* The seconds that are left, where a clock runs. */
static void add_seconds(const struct app *app, char *words, size_t size)
{
    char plain[160];
    int left = app->company ? app->company->seconds_left(app) : -1;

    if (left < 0)
        return;
    SDL_strlcpy(plain, words, sizeof plain);
    tr_say(words, size, tr("{1} ({2} s)"), plain, left);
}

/* That sentence: brass when the player is asked, quiet else. */
static void draw_prompt(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct rect line = table_scene_pixels(painter, table->layout.prompt);
    float u = painter->layout.u, base = line.y + 22 * u, cx = line.x + line.w / 2;
    char words[160];

    if (table_scene_is_curtained(table)) {
        table_scene_draw_news(table, painter);
        return;
    }
    if (table_scene_is_calling(table) || table->untaught & UNTAUGHT_TURN)
        return;
    bool open =
        !table_scene_says_call(table, words, sizeof words) && table_scene_prompt(table, words, sizeof words);
    if (!words[0])
        return;
    if (open)
        add_seconds(app, words, sizeof words);
    uint32_t colour = open ? COLOUR_PROMPT : COLOUR_QUIET;
    /* the hint's button stands at the right end, but for a phone */
    float button = (table_scene_is_bare(table) || table->layout.hint.w > 0 ? 0 : 40) * u;
    float width =
        type_draw_fit(painter, type_explained(type_make(TYPE_SERIF, SIZE_PROMPT, colour, TYPE_CENTRE)), cx,
                      base, line.w - 20 * u - 2 * button, words);
    float room = (line.w - width) / 2 - 30 * u - button, rule = 54 * u;
    if (!open || room < rule)
        return;
    uint32_t brass = COLOUR_ALPHA(COLOUR_BRASS, 140);
    draw_line(painter, line.x + 6 * u, base - 7 * u, line.x + 6 * u + rule, base - 7 * u, 1.2f, brass);
    float end = line.x + line.w - 6 * u - button;
    draw_line(painter, end - rule, base - 7 * u, end, base - 7 * u, 1.2f, brass);
}

/* The last lines that have been seen to happen, the newest last and brightest. */
static void draw_log(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct rect box = table_scene_pixels(painter, table->layout.log);
    int pending = table->anim.count - table->anim.next + table->cover.rest, found = 0;
    float u = painter->layout.u, lines = (float)table->layout.log_lines;
    struct type text = type_explained(type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT));
    float step = fmaxf(box.h / lines, type_leading(painter, text, 18));
    int most = (int)((box.h + 0.3f * step) / step);

    if (table->anim.shown.table.round == 0 || table->layout.log.w <= 0 || table->guide)
        return; /* a guide's words stand there */
    table_scene_opens(table, app, rect_inset(table->layout.log, -3, -3), "button:log", scene_table_log);
    for (int i = pending; found < most && i < 60; i++) {
        struct event event = session_event(table->session, i, table->view.seat);
        char words[TABLE_LOG_TEXT];
        if (event.kind == EVENT_KINDS)
            break;
        if (!(i == pending ? say_step(table, &event, words, sizeof words)
                           : words_event(&table->words, &event, words, sizeof words)))
            continue;
        float y = box.y + box.h - step * (float)found - 7 * u;
        text.colour = found ? COLOUR_QUIET : COLOUR_IVORY;
        int takes = most == 1 || type_fits(painter, text, box.w, words) ? 1 : 2;
        if (found + takes > most)
            break; /* the log tells it */
        if (takes == 1)
            type_draw_fit(painter, text, box.x, y, box.w, words);
        else
            type_draw_wrapped(painter, text, box.x, y - type_leading(painter, text, 18), box.w, 18, 2, words);
        found += takes;
    }
}

/* Hooks that a composition may leave out. */
static void call(void (*hook)(struct table_scene *table, struct app *app), struct table_scene *table,
                 struct app *app)
{
    if (hook)
        hook(table, app);
}

static void draw_seats(struct table_scene *table, struct app *app)
{
    const struct table *shown = &table->anim.shown.table;
    const struct composition *composition = table->layout.composition;

    for (int side = 0; side < shown->seats; side++) {
        if (table->layout.shape != LAYOUT_DESK)
            draw_small_plate(table, app, side);
        else
            draw_plate(table, app, side);
        if (composition->draw_declared)
            composition->draw_declared(table, app, side);
        if (shown->rules->has_riichi)
            draw_riichi(table, &app->painter, side);
    }
}

/* Nothing is explained while another plays, a show runs or something lies over the table; and a hint speaks
 * alone. */
static bool is_quiet(const struct table_scene *table)
{
    bool asks = table->state == TABLE_ASKED || table->state == TABLE_OVER || !table_scene_is_played(table);

    return !asks || table->untaught & UNTAUGHT_TURN || anim_is_busy(&table->anim) || table->hint.shown ||
           table->lifted_out || table_back_is_shown(table);
}

void table_scene_draw(struct table_scene *table, struct app *app)
{
    const struct table *shown = &table->anim.shown.table;
    const struct table_layout plain = table->layout;
    const struct composition *composition = plain.composition;

    table_layout_follow(&table->layout, shown, table->near);
    app->painter.shade = table_scene_shade(table, &app->painter);
    backdrop_draw(&app->painter);
    if (is_quiet(table))
        tips_quiet(app);
    call(composition->draw_trays, table, app);
    table_scene_draw_lights(table, &app->painter);
    app->painter.shade = 0;
    draw_heading(table, app);
    draw_seats(table, app);
    draw_counts(table, &app->painter);
    if (composition->draw_middle)
        composition->draw_middle(table, app, seat_on_turn(table));
    draw_log(table, app);
    if (table_scene_looks_on(table) && app->company && table->layout.waits.w > 0)
        app->company->draw_way_in(app, table_scene_pixels(&app->painter, table->layout.waits));
    else if (!table_scene_looks_on(table) && table->layout.waits.w > 0 && !table->no_waits &&
             !(table->untaught & UNTAUGHT_WAITS))
        table_scene_draw_waits(table, app);
    table_scene_draw_sides(table, app);
    app->painter.shade = table_scene_shade(table, &app->painter);
    table_scene_draw_tiles(table, app);
    app->painter.shade = 0;
    call(composition->draw_cards, table, app);
    draw_prompt(table, app);
    table_hint_draw(table, app);
    table_order_draw(table, &app->painter);
    table_auto_play_draw(table, app);
    table_scene_draw_call(table, app);
    float now;
    if (!table->lifted_out && !anim_call(&table->anim, &now)) /* a call's word stands there */
        table_remarks_draw(table, &app->painter);
    table_auto_play_draw_tip(table, app);
    table_hint_draw_bubble(table, app, table_hint_place(table, app));
    table_facts_label(table, app);
    table_back_draw(table, app);
    char turn[16] = "";
    if (shown->phase != PHASE_DEAL && shown->phase != PHASE_OVER)
        snprintf(turn, sizeof turn, "%s", table_seat_name(shown, shown->turn));
    target_ask(app, turn, table->view.moves, table_scene_is_open(table) ? table->view.move_count : 0);
    table->layout = plain;
}
