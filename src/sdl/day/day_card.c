/*
 * day_card.c: the day that is shown, what was made of it, and that as a picture to share, which tells
 * nothing of its tiles; see scene_day.h.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/people.h"
#include "base/check.h"
#include "base/tr.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/day/scene_day.h"
#include "sdl/menu/mode_card.h"
#include "sdl/paint/canvas.h"
#include "sdl/replay/exports.h"
#include "sdl/ui/face.h"
#include "sdl/ui/flow.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"
#include "words/words.h"

enum { DAY_TEXT = 2400, BUTTONS = 3 };
enum { PAD = 28, NAMES = 130 /* units of the column of names */, ROW = 78, NARROW = 420 };

static void say_text(enum day_state state, int day, char out[DAY_TEXT])
{
    switch (state) {
    case DAY_MISSED:
        tr_say(out, DAY_TEXT, tr("You didn’t play that day. You can still try its deal as practice."));
        break;
    case DAY_LEFT:
        tr_say(out, DAY_TEXT,
               tr("You started that day’s deal but didn’t finish it, or undid moves in it. You can still try "
                  "the deal as practice."));
        break;
    default:
        tr_say(out, DAY_TEXT,
               tr("Four rounds of Dueling Tigers against {1}, by the house rules. The tiles, the first "
                  "East and the removed suit come from the date alone: they are the same for everyone who "
                  "plays today, on every computer.\n\nOne try counts. You can leave it and continue whenever "
                  "you like; afterwards you can play the same deal again as practice.\n\nAfter the fourth "
                  "round you see what {2} made of the same tiles in your seat, and get a five-line card to "
                  "share that gives away nothing about the tiles."),
               words_day_rival(day), words_day_other(day));
    }
}

/* The one who is played against, between tiles of the deal. */
static void day_fan_draw(struct painter *painter, int day, struct rect area)
{
    float u = painter->layout.u, w = floorf(fminf(62 * u, area.h * .34f));

    draw_tray(painter, area, 30);
    bool named = person_is(day_rival(day));
    for (int i = 0; i < 4; i++) {
        float at = (float)i - 1.5f + (named ? (i < 2 ? -1.1f : 1.1f) : 0);
        atlas_draw_turned(painter, POSE_DOWN, TILE_HIDDEN, area.x + area.w / 2 + at * (w + 8 * u),
                          area.y + area.h / 2 + at * at * 3 * u, w, at * 6);
    }
    float side = roundf(area.h * .86f);
    if (named)
        face_draw(painter, day_rival(day), rect_centred(area, side, side));
}

/* The words take what they need, the tiles above them what is left. */
static void draw_text(struct painter *painter, enum day_state state, int day, struct rect body)
{
    char words[DAY_TEXT];
    enum { GAP = 26, FAN_LEAST = 90, FAN = 170 };
    struct pen pen = pen_in(painter, body);
    struct type type = text_type(TEXT_PROSE);
    say_text(state, day, words);
    float leading = type_leading(painter, type, 23);
    float needs = (float)type_count_lines(painter, type, body.w, words) * leading;
    type = type_squeezed(painter, type, needs, body.h);
    leading = type_leading(painter, type, 23);
    int lines = type_count_lines(painter, type, body.w, words);
    float fan = fminf((body.h - (float)lines * leading) / pen.u - GAP, FAN);

    if (fan >= FAN_LEAST) {
        day_fan_draw(painter, day, pen_top(&pen, fan));
        pen_top(&pen, GAP);
    }
    type_draw_wrapped(painter, type, body.x, roundf(pen.room.y + leading * .75f), body.w, 23, lines, words);
}

/* A column of figures in what a pen has right of the names: four rounds and their sum. */
static struct rect column(const struct pen *pen, int i)
{
    struct rect rect = pen_column(pen, i, DAY_ROUNDS + 1, 0);
    rect.w -= i < DAY_ROUNDS ? 14 * pen->u : 0;
    return rect;
}

static bool is_narrow(const struct pen *pen)
{
    return pen->room.w <= NARROW * pen->u;
}

static uint8_t figure(int points)
{
    return points > 0 ? TILE_RED : points < 0 ? TILE_WHITE : TILE_HIDDEN;
}

static void draw_figure(struct painter *painter, int points, float x, float middle, float w)
{
    float wide, high;
    enum pose pose = points ? POSE_LYING : POSE_DOWN;
    atlas_size(pose, w, &wide, &high);
    atlas_draw(painter, pose, figure(points), roundf(x), roundf(middle - high / 2), w, ATLAS_TOLD);
}

/* `golden`: nobody made more. */
static void draw_score(struct pen pen, const char *name, const struct day_score *score, bool golden)
{
    struct type total = text_type(TEXT_HEAD | TEXT_RIGHT | (golden ? TEXT_BRASS : TEXT_QUIET));
    bool narrow = is_narrow(&pen);
    char words[16] = "\xe2\x80\xa6";

    text_draw(pen.painter, TEXT_HEAD, pen_left(&pen, NAMES - 12), name);
    pen_left(&pen, 12);
    for (int i = 0; i < DAY_ROUNDS && score; i++) {
        struct rect cell = column(&pen, i);
        words_change(score->rounds[i], words, sizeof words);
        if (!narrow)
            draw_figure(pen.painter, score->rounds[i], cell.x + cell.w - 84 * pen.u, cell.y + cell.h / 2,
                        floorf(34 * pen.u));
        text_draw(pen.painter, TEXT_HEAD | TEXT_RIGHT, cell, words);
    }
    if (score)
        words_change(day_total(score), words, sizeof words);
    total.size = SIZE_SCORE;
    pen_type(&pen, total, 0, pen.room.h / pen.u / 2 + 11, 0, words);
}

static void draw_heads(struct pen pen)
{
    bool narrow = is_narrow(&pen);

    pen_left(&pen, NAMES);
    for (int i = 0; i < DAY_ROUNDS; i++) {
        text_draw(pen.painter, TEXT_NOTE | TEXT_RIGHT, column(&pen, i),
                  TR_SAID(narrow ? "{1}" : tr("Round {1}"), i + 1));
    }
    text_draw(pen.painter, TEXT_NOTE | TEXT_RIGHT, column(&pen, DAY_ROUNDS), tr("Total"));
}

/* Draws what the tiles of the card mean. */
static void draw_legend(struct pen pen)
{
    static const struct {
        int points;
        const char *words;
    } marks[] = {{1, N_("won")}, {-1, N_("lost")}, {0, N_("drawn")}};
    const char *explained = tr("In each round, your points minus your opponent’s.");
    struct pen line = pen_in(pen.painter, pen_top(&pen, 26));

    for (int i = 0; i < 3; i++) {
        struct rect tile = pen_left(&line, 17);
        draw_figure(pen.painter, marks[i].points, tile.x, tile.y + tile.h / 2, tile.w);
        pen_left(&line, 8);
        pen_left(&line, text_draw(pen.painter, TEXT_NOTE, line.room, tr(marks[i].words)) / pen.u + 22);
    }
    if (type_has_room(pen.painter, text_type(TEXT_NOTE), line.room.w, 1, explained))
        text_draw(pen.painter, TEXT_NOTE, line.room, explained);
    else
        pen_write(&pen, TEXT_NOTE, 22, 2, explained);
}

/* Draws what was made of the day that is shown, without its buttons; it must be done. `news`: today's tells
 * what becomes of the streak. */
static void day_done_draw(struct day_scene *scene, struct painter *painter, struct rect body, bool news)
{
    const struct day_entry *entry = day_book_find(scene->book, scene->shown);
    struct pen pen = pen_in(painter, body), said;
    int ahead = entry->compared ? day_total(&entry->own) - day_total(&entry->hard) : 0;
    unsigned colour = ahead < 0 ? TEXT_IVORY : TEXT_LIT;
    bool narrow = is_narrow(&pen);
    char words[160];

    draw_heads(pen_in(painter, pen_top(&pen, 32)));
    for (int i = 0; i < 2; i++) {
        pen_rule(&pen);
        draw_score(pen_in(painter, pen_top(&pen, ROW)), i ? words_day_other(scene->shown) : tr("You"),
                   i == 0            ? &entry->own
                   : entry->compared ? &entry->hard
                                     : NULL,
                   i ? ahead <= 0 : ahead >= 0);
    }
    pen_rule(&pen);
    if (entry->compared)
        words_day_compared(entry, words, sizeof words);
    else
        tr_say(words, sizeof words, tr("{1} is playing the same deals…"), words_day_other(scene->shown));
    said = pen;
    pen_top(&said, 13);
    if (narrow)
        pen_write(&said, TEXT_LABEL | colour, 24, 2, words);
    else
        pen_text(&pen, TEXT_HEAD | colour, 0, 48, 0, words);
    if (news && scene->shown == scene->today && !narrow)
        words_day_streak(scene->book, scene->shown, words, sizeof words);
    else
        words_streak(day_book_streak(scene->book, scene->shown), words, sizeof words);
    pen_text(&pen, TEXT_PROSE, 0, 80, 0, words);
    pen.room = pen_part(&pen, 0, 102, pen.room.w / pen.u, PEN_ENDLESS);
    draw_legend(pen);
}

/* Draws the picture and writes it out. */
static struct scene *day_save_picture(struct scene *scene, struct app *app);

/* What can be done with the day, the first with the gold; returns how many. */
static int fill_buttons(const struct day_scene *scene, const struct app *app, char words[160],
                        struct button buttons[BUTTONS])
{
    enum day_state state = day_scene_state(scene, app);
    const struct session *match = day_scene_match(scene, app);
    struct button copy =
        button_make("button:copy", tr("Copy the card"), tr("Five lines of text"), "C", SDLK_c);
    copy.does = day_copy;
    struct button play =
        button_make("button:play", tr("Play as practice"), tr("It doesn’t count"), "P", SDLK_p);
    play.does = day_play;
    int count = 0;

    if (match && !session_is_over(match)) {
        mode_card_match(match, words, 160);
        buttons[count++] = button_primary("button:continue", tr("Continue"), words, day_continue);
    }
    if (state == DAY_DONE) {
        buttons[count++] = copy;
        buttons[count] =
            button_make("button:save", tr("Save the picture"), tr("A card to share"), "S", SDLK_s);
        buttons[count++].does = day_save_picture;
    }
    if (state == DAY_FRESH)
        play = button_primary("button:play", tr_in("begin", "Play"), tr("The try that counts"), day_play);
    if (count < BUTTONS && state != DAY_UNDER_WAY && day_scene_may_play(scene, scene->shown))
        buttons[count++] = play;
    for (int i = 0; i < count; i++)
        buttons[i].look = i ? BUTTON_SECONDARY : BUTTON_PRIMARY;
    return count;
}

void day_card_draw(struct day_scene *scene, struct app *app, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel);
    struct button buttons[BUTTONS];
    enum day_state state = day_scene_state(scene, app);
    char date[48], words[160];
    int count = fill_buttons(scene, app, words, buttons);
    bool narrow = is_narrow(&pen); /* on an upright phone the buttons are in a column */
    float pad = narrow ? 16 : PAD;

    words_date(scene->shown, date, sizeof date);
    draw_panel(pen.painter, panel);
    pen_pad(&pen, pad, 0);
    pen_text(&pen, TEXT_HEAD, 0, 46, 0, scene->shown == scene->today ? tr("Today’s deal") : date);
    pen_top(&pen, 70);
    pen_bottom(&pen, pad);
    struct pen foot = pen_in(pen.painter, pen_bottom(&pen, narrow ? 66 * (float)count - 8 : 66));
    pen_bottom(&pen, pad);
    if (state == DAY_DONE)
        day_done_draw(scene, pen.painter, pen.room, app->settings.announce);
    else
        draw_text(pen.painter, state, scene->shown, pen.room);
    for (int i = 0; i < count; i++)
        widget_button(app,
                      narrow      ? pen_row(&foot, i, count, 8)
                      : count > 1 ? pen_column(&foot, i, count, 14)
                                  : pen_left(&foot, 420),
                      &buttons[i]);
}

/* --- the picture to share ------------------------------------------------------------------------------- */

enum { WIDE = 1200, HIGH = 680 };

static void draw_head(const struct pen *pen, int day)
{
    char date[DAY_DATE];
    words_date(day, date, sizeof date);
    draw_svg(pen->painter, "emblem", pen_part(pen, 0, 44, 120, 120), 0);
    pen_type(pen, type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_LEFT), 146, 110, 0,
             tr("Dueling Tigers"));
    pen_type(pen, type_make(TYPE_SERIF_ITALIC, SIZE_TERM, COLOUR_PROMPT, TYPE_LEFT), 148, 146, 0, date);
}

/* As large as the program draws it in a window of that size. */
static void draw_picture(struct day_scene *scene, struct painter *painter)
{
    struct pen pen = pen_at(painter, 60, 0, painter->layout.wide - 120, painter->layout.high - 60), card;
    backdrop_draw_dim(painter, 36);
    draw_head(&pen, scene->shown);
    pen_top(&pen, 190);
    card = pen_in(painter, pen_top(&pen, 372));
    draw_panel(painter, card.room);
    pen_pad(&card, 34, 34);
    day_done_draw(scene, painter, card.room, false);
    pen_top(&pen, 28);
    day_fan_draw(painter, scene->shown, pen.room);
}

/* The pixels of the picture, which the caller frees; NULL if there are no letters. */
static uint32_t *paint(struct day_scene *scene, const struct app *app)
{
    struct painter painter = {0};
    struct layout layout = layout_make(WIDE, HIGH, 100);
    const struct area *areas;
    struct error why;
    uint32_t *pixels = NULL;
    painter_init(&painter);
    painter_speak(&painter, app->painter.language);
    if (painter_read_fonts(&painter, &why)) {
        pixels = malloc((size_t)WIDE * HIGH * sizeof *pixels);
        CHECK_MEMORY(pixels);
        painter_resize(&painter, &layout);
        painter_set_look(&painter, &app->painter.look);
        canvas_begin(painter.canvas, WIDE, HIGH, painter_colour(&painter, COLOUR_GROUND));
        draw_picture(scene, &painter);
        struct canvas_target target = {.pixels = pixels, .w = WIDE, .h = HIGH, .stride = WIDE};
        canvas_paint(painter.canvas, &target, &areas);
    }
    painter_deinit(&painter);
    return pixels;
}

static struct scene *day_save_picture(struct scene *scene, struct app *app)
{
    struct day_scene *day = (struct day_scene *)scene;
    uint32_t *pixels = paint(day, app);
    SDL_Surface *surface = pixels ? SDL_CreateRGBSurfaceWithFormatFrom(pixels, WIDE, HIGH, 32, 4 * WIDE,
                                                                       SDL_PIXELFORMAT_ARGB8888)
                                  : NULL;
    struct text png;
    char date[DATE_TEXT], name[DATE_TEXT + 16];
    struct scene *next = scene;
    date_print(day->shown, date);
    snprintf(name, sizeof name, "%s_day", date);
    if (surface && studio_png(surface, &png)) {
        next = exports_write_as(app, scene, name, ".png", png.data, png.size, N_("The file is {1}"));
        text_deinit(&png);
    }
    SDL_FreeSurface(surface);
    free(pixels);
    return next;
}
