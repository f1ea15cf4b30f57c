/* title_draw.c: the title's head, buttons, cards and foot line; see title.h. */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/menu/title.h"
#include "sdl/system/page.h"
#include "sdl/ui/widgets.h"
#include "words/people/road_words.h"

enum { LINES_MAX = 7, DUST = 26 };

static const float PI_2 = 6.2831853f, BREATH = 5.2f, LIGHT_EVERY = 9, LIGHT = 2.4f, FELT = 3,
                   GLINT_EVERY = 12, GLINT = .5f;                         /* seconds */
static const float pad_units = 16, edge_units = 2, leading_units = 19.5f; /* of a card */

/* --- the head ----------------------------------------------------------------------------------------- */

static float breath(const struct title *title)
{
    return (.5f - .5f * cosf(title->life.time * PI_2 / BREATH)) * title->life.awake;
}

/* Returns how far the wandering light is over the emblem, or, after that, over the felt; 0 while it isn't. */
static float light(const struct title *title, bool felt)
{
    float t = fmodf(title->life.time, LIGHT_EVERY) - (felt ? LIGHT : 0);
    return t > 0 && title->life.awake > 0 ? t / (felt ? FELT : LIGHT) : 0;
}

static uint32_t lamp(const struct title *title, float alpha)
{
    return COLOUR_ALPHA(COLOUR_SHINE, (int)(255 * alpha * title->life.awake));
}

/* Dust that rises a little where the light falls. */
static void draw_dust(const struct title *title, struct painter *painter, struct rect emblem)
{
    float t = light(title, false), u = painter->layout.u, middle = emblem.x + emblem.w / 2;
    for (uint32_t i = 0; i < DUST && t > 0 && t < 1; i++) {
        uint32_t lot = (i + 3) * 2654435761u;
        float x = (float)(lot >> 8 & 1023) / 1023 - .5f, y = (float)(lot >> 18 & 1023) / 1023;
        float side = fmaxf(roundf((1 + (float)(lot & 1)) * u), 1);
        draw_fill(painter, rect_make(middle + x * 360 * u, emblem.y + y * 370 * u - 6 * u * t, side, side),
                  lamp(title, (.2f + .4f * (float)(lot & 7) / 7) * sinf(t * PI_2 / 2)));
    }
}

/* A part of an eye of the emblem, which it is a window of, moved by dx, dy of the emblem's 200. */
static void draw_eye(struct painter *painter, struct rect emblem, int tiger, const char *part, float dx,
                     float dy)
{
    float k = emblem.w / 200;
    int side = (int)lroundf(30 * k), high = (int)lroundf(16 * k);
    char path[40];
    snprintf(path, sizeof path, "title/%s-%s", tiger ? "white" : "amber", part);
    draw_svg_moving(
        painter, path, side, high,
        rect_make(emblem.x + (tiger ? 116 : 54) * k + dx * k, emblem.y + 80 * k + dy * k, 30 * k, 16 * k));
}

static void draw_eyes(const struct title *title, struct app *app, struct rect emblem)
{
    struct painter *painter = &app->painter;
    float alpha = painter->alpha;
    for (int tiger = 0; tiger < TITLE_TIGERS; tiger++) {
        float lid = title_lid(title, tiger), gaze = title->life.gaze[tiger];
        float x = app->input.x - emblem.x - emblem.w * (tiger ? .655f : .345f),
              y = app->input.y - emblem.y - emblem.h * .44f, far = fmaxf(hypotf(x, y), 1);
        if (gaze > 0) {
            draw_eye(painter, emblem, tiger, "iris", 0, 0);
            draw_eye(painter, emblem, tiger, "pupil", .7f * gaze * x / far, .7f * gaze * y / far);
        }
        painter->alpha = alpha * lid;
        if (lid > 0)
            draw_eye(painter, emblem, tiger, "lid", 0, 0);
        painter->alpha = alpha;
    }
}

static void draw_emblem(struct title *title, struct app *app, struct rect rest)
{
    struct painter *painter = &app->painter;
    float grown = rest.w * .005f * breath(title);
    struct rect emblem = rect_inset(rest, -grown, -grown);
    draw_light(painter, rest.x + rest.w / 2, rest.y + rest.h / 2, rest.w * .8f, rest.h * .8f,
               COLOUR_ALPHA(COLOUR_LAMP, (int)(110 + 14 * breath(title))));
    draw_glow(painter, place_inset(painter, rest, 26, 26), 90, COLOUR_ALPHA(COLOUR_SHADOW, 144), 14);
    if (title->life.awake > 0)
        draw_svg_moving(painter, "emblem", (int)lroundf(rest.w), (int)lroundf(rest.h), emblem);
    else
        draw_svg(painter, "emblem", rest, 0);
    draw_eyes(title, app, emblem);
    draw_shine(painter, emblem, light(title, false), lamp(title, .5f));
}

static const char slogan[] = N_("Mahjong for two, and a silent third");

/* Returns the line below the name: a greeting for who was away, else what the game is. */
static const char *line_of(const struct title *title, const struct app *app)
{
    enum { DAYS = 2, WEEK = 7, MONTH = 30 };
    static char words[240];
    int next = SDL_min(road_next(&title->road), PEOPLE - 1), due = title->puzzles;
    if (app->taken)
        return tr("The game is open in another window: nothing is saved here");
    if (title->away < DAYS)
        return tr(slogan);
    if (title->away >= MONTH)
        return tr("It’s good to see you again. A short round first?");
    if (due)
        tr_say(words, sizeof words,
               tr_many("Welcome back. {1} position from your matches is ready.",
                       "Welcome back. {1} positions from your matches are ready.", due),
               due);
    else if (title->away >= WEEK)
        tr_say(words, sizeof words, tr("Welcome back. {1} asked about you."), words_road_name(next));
    else
        return tr("Welcome back. Your seat is as you left it.");
    return words;
}

/* Draws that line, between the panels if the title has them. A greeting without room, as on a phone that lies
 * flat, is left out. */
static void draw_below_name(const struct title *title, struct app *app, const struct title_places *places)
{
    struct painter *painter = &app->painter;
    struct type type =
        type_make(TYPE_SERIF_ITALIC, SIZE_NAME, app->taken ? COLOUR_WARNING : COLOUR_PROMPT, TYPE_CENTRE);
    struct pen pen = pen_at(painter, places->name_x, 0, places->name_wide, places->slogan);
    const char *words = line_of(title, app);
    if (!places->lines && app->settings.goals)
        pen_pad(&pen, (places->day.x + places->day.w) / pen.u + 12, 0);
    if (!app->taken && !type_has_room(painter, type, pen.room.w, 1, words))
        words = tr(slogan);
    pen_type(&pen, type, 0, places->slogan, 0, words);
}

void title_draw_head(struct title *title, struct app *app, const struct title_places *places)
{
    struct painter *painter = &app->painter;
    struct pen pen = pen_all(painter);
    float alpha = painter->alpha;
    draw_shaft(painter, place_inset(painter, pen.room, 13, 13), 420, light(title, true), lamp(title, .07f));
    painter->alpha = alpha * title_arrived(title, 0);
    draw_emblem(title, app, places->emblem);
    draw_dust(title, painter, places->emblem);
    painter->alpha = alpha * title_arrived(title, 2);
    pen = pen_at(painter, places->name_x, 0, places->name_wide, places->name);
    pen_type(&pen, type_make(TYPE_SERIF, places->size, COLOUR_IVORY, TYPE_CENTRE), 0, places->name, 0,
             tr("Dueling Tigers"));
    draw_below_name(title, app, places);
    painter->alpha = alpha;
}

void title_draw_glint(const struct title *title, struct painter *painter, struct rect button)
{
    float t = fmodf(title->life.time, GLINT_EVERY) - .3f;
    struct pen pen = pen_in(painter, button);
    pen_bottom(&pen, 4);
    if (t > 0 && t < GLINT && title->life.awake > 0)
        draw_shaft(painter, rect_inset(pen.room, 2, 1), 150, t / GLINT, lamp(title, .65f));
}

/* --- the cards ---------------------------------------------------------------------------------------- */

/* As many lines as the longest text takes. */
static int text_lines(struct painter *painter, float width)
{
    int most = 0;
    for (int i = 0; i < title_modes(); i++)
        most = SDL_max(
            most, type_count_lines(painter, text_type(TEXT_NOTE), width, mode_card_text(scene_modes[i])));
    return SDL_min(most, LINES_MAX);
}

float title_words_height(struct painter *painter, float wide)
{
    struct pen pen = pen_at(painter, 0, 0, wide - 2 * pad_units, 0);
    float leading = type_leading(painter, text_type(TEXT_NOTE), leading_units) / pen.u;
    return 58 + leading * (float)(text_lines(painter, pen.room.w) + 1);
}

struct rect title_fan_place(struct painter *painter, struct rect card)
{
    struct pen pen = pen_in(painter, place_inset(painter, card, edge_units, edge_units));
    float words = title_words_height(painter, card.w / pen.u);
    return pen_top(&pen, fminf(card.h / pen.u - words, 122));
}

/* Draws how many play; if a match is in progress, a mark and where it stands instead, or beside that. */
static void draw_card_foot(struct app *app, int mode, const struct pen *pen, float y)
{
    struct painter *painter = &app->painter;
    const struct session *match = matches_of(app, scene_modes[mode]);
    unsigned text = TEXT_MARK | (match ? TEXT_QUIET : TEXT_LIT), mark = match ? TEXT_MARK : TEXT_NOTE;
    char players[48], progress[48] = "";
    float wide = pen->room.w / pen->u, dot = match ? fmaxf(4, 3 / pen->u) : 0;
    mode_card_players(scene_modes[mode], players, sizeof players);
    if (match)
        mode_card_progress(match, progress, sizeof progress);
    else if (mode == 0)
        snprintf(progress, sizeof progress, "%s", tr("The house game"));
    float taken = progress[0] ? text_units(painter, mark, progress) + 3 * dot : 0;
    bool both = text_units(painter, text, players) + taken + 8 <= wide;
    float at = both ? wide - taken : 0;
    if (both || !match)
        pen_text(pen, text, 0, y, 0, players);
    if (!progress[0] || (!both && !match))
        return;
    struct rect disc = pen_part(pen, at, y, 2 * dot, 0);
    if (match)
        draw_disc(painter, disc.x + disc.w / 2, disc.y - type_cap_height(painter, text_type(mark)) / 2,
                  disc.w / 2, 0, COLOUR_BRASS);
    pen_text(pen, mark, at + 3 * dot, y, 0, progress);
}

void title_draw_card(struct title *title, struct app *app, int mode, struct rect card)
{
    struct painter *painter = &app->painter;
    const struct ruleset *rules = scene_modes[mode];
    float alpha = painter->alpha;
    char id[INPUT_ID];
    card.y -= roundf(title->life.lifts[mode] * painter->layout.u);
    struct pen pen = pen_in(painter, place_inset(painter, card, pad_units, 0));
    float middle = card.h / pen.u / 2;
    title_card_id(mode, id);
    painter->alpha = alpha * title_arrived(title, 4 + mode);
    draw_card_body(painter, card, title_lit(app) == mode, input_is_hot(app, id));
    if (layout_is_phone(&painter->layout)) { /* its name alone */
        pen_text(&pen, TEXT_LABEL, 0, middle - 2, 0, tr(rules->name));
        draw_card_foot(app, mode, &pen, middle + 18);
    } else {
        struct rect fan = title_fan_place(painter, card);
        float name = (fan.y + fan.h - card.y) / pen.u + 30;
        mode_card_fan(painter, rules, fan, 46, &title->life.fans[mode]);
        struct pen words = pen;
        pen_text(&pen, TEXT_PLATE, 0, name, 0, tr(rules->name));
        pen_top(&words, name + 7);
        pen_write(&words, TEXT_NOTE, leading_units, LINES_MAX, mode_card_text(rules));
        draw_card_foot(app, mode, &pen, 2 * middle - 15);
    }
    painter->alpha = alpha;
}

/* --- the foot line ------------------------------------------------------------------------------------ */

static const struct {
    const char *id, *label;
    SDL_Keycode key;
    scene_action *does;
} links[] = {{"button:learn", N_("Learn"), SDLK_l, scene_learn},
             {"button:shelf", N_("Shelf"), SDLK_h, scene_shelf},
#ifdef TIGERS_JOIN
             {"button:friend", N_("Play a friend"), SDLK_p, scene_friend},
#endif
             {"button:trainer", N_("Trainers"), SDLK_t, scene_trainers},
             {"button:records", N_("Records"), SDLK_r, scene_records},
             {"button:statistics", N_("Statistics"), SDLK_i, scene_statistics},
             {"button:settings", N_("Settings"), SDLK_s, title_open_settings},
             {"button:about", N_("About"), SDLK_a, scene_about},
             {"button:quit", N_("Quit"), SDLK_ESCAPE, title_ask_quit}};

/* Which of them the title shows; returns how many. A page is closed, not left, and knows only the table that
 * it came from. */
static int shown_links(int shown[])
{
    int count = 0;
    for (int i = 0; i < (int)(sizeof links / sizeof *links); i++)
        if (!PAGE_HERE ||
            (links[i].does != title_ask_quit && (links[i].does != scene_friend || page_has_table())))
            shown[count++] = i;
    return count;
}

/* On a phone: in columns of equal width. */
static void draw_foot_grid(struct app *app, float top, const int shown[], int count)
{
    const struct layout *l = &app->painter.layout;
    int columns = l->shape == LAYOUT_FLAT ? count : 3, rows = (count + columns - 1) / columns;
    struct rect grid = layout_rect(l, 8, top, l->wide - 16, (float)rows * 44);
    for (int i = 0; i < count; i++) {
        struct rect cell = rect_row(rect_column(grid, i % columns, columns, 0), i / columns, rows, 0);
        widget_link_of_row(app, cell, links[shown[i]].id, tr(links[shown[i]].label), links[shown[i]].key);
        target_does(app, links[shown[i]].does);
    }
}

/* Each link as wide as its words, with equal gaps between them, so that all stand in the middle. */
void title_draw_foot(struct app *app, float top)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    int shown[sizeof links / sizeof *links], count = shown_links(shown);
    float all = 0;
    if (layout_is_phone(l)) {
        draw_foot_grid(app, top, shown, count);
        return;
    }
    for (int i = 0; i < count; i++)
        all += text_units(painter, TEXT_LABEL, tr(links[shown[i]].label));
    float gap = fminf((fminf(l->wide - 120, 1180) - all) / (float)(count - 1), 110);
    float x = (l->wide - all - gap * (float)(count - 1)) / 2, reach = fminf(gap / 2 - 6, 24);
    for (int i = 0; i < count; i++) {
        float wide = text_units(painter, TEXT_LABEL, tr(links[shown[i]].label));
        struct rect dot = layout_rect(l, x + wide + gap / 2, top + 17, 0, 0);
        widget_link_of_row(app, layout_rect(l, x - reach, top, wide + 2 * reach, 34), links[shown[i]].id,
                           tr(links[shown[i]].label), links[shown[i]].key);
        target_does(app, links[shown[i]].does);
        x += wide + gap;
        if (i < count - 1)
            draw_disc(painter, dot.x, dot.y, fmaxf(2 * l->u, 1.5f), 0, COLOUR_ALPHA(COLOUR_BRASS, 180));
    }
}
