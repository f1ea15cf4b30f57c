/*
 * title_draw.c: how the title looks: head, buttons, cards, foot line, and the panels of the day and the
 * road, each one button; see title.h.
 */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/days.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/menu/title.h"
#include "sdl/system/page.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"
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
    for (int i = 0; i < scene_mode_count(); i++)
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

enum { WEEK = 7, FLAMES = 3, SENTENCE = 400 };

static const float FLAME = .7f, GLOW = 1.8f; /* seconds */

/* What a panel shows of the day. */
struct day_shown {
    int today, streak, longest;
    bool lit; /* today or yesterday was played */
    enum ai_level rival;
};

static struct day_shown day_of_title(struct app *app)
{
    const struct day_book *book = days_book(app);
    int today = days_today();
    struct day_shown day = {today, day_book_streak(book, today), day_book_longest(book), false,
                            day_rival(today)};
    day.lit = day_book_played(book, today) || day_book_played(book, today - 1);
    return day;
}

/* The three drawings of a flame follow each other where it is alive. */
static void draw_flame(const struct title *title, struct painter *painter, struct rect rect, bool alive)
{
    static const char *const paths[FLAMES] = {"title/flame-1", "title/flame-2", "title/flame-3"};
    float alpha = painter->alpha, t = alive && title->life.awake > 0 ? title->life.time / FLAME : 0;
    int now = (int)t % FLAMES;
    if (alive)
        draw_light(painter, rect.x + rect.w / 2, rect.y + rect.h * .56f, rect.h * .8f, rect.h * .8f,
                   COLOUR_ALPHA(COLOUR_FLAME, 120));
    draw_svg(painter, paths[now], rect, 0);
    painter->alpha = alpha * (t - floorf(t)) * title->life.awake;
    if (painter->alpha > 0)
        draw_svg(painter, paths[(now + 1) % FLAMES], rect, 0);
    painter->alpha = alpha;
}

/* The body of a panel, lighter where it is pointed at, and its target. */
static void draw_body(struct app *app, const char *id, struct rect panel, SDL_Keycode key, scene_action *does)
{
    bool hot = input_is_hot(app, id);
    draw_flat(&app->painter, panel, 16, COLOUR_ALPHA(hot ? COLOUR_CARD_HOT : COLOUR_PANEL, 158),
              hot ? COLOUR_BRASS : COLOUR_ALPHA(COLOUR_BRASS_DIM, 70), hot ? 2 : 1.2f);
    widget_target(app, id, panel, 0, key, 16);
    target_does(app, does);
}

/* Draws who comes next, at the foot of a panel: a face, a line and another below it. */
static void draw_who(struct painter *painter, struct rect panel, int stop, const char *line,
                     const char *below)
{
    struct pen pen = pen_in(painter, panel);
    pen_pad(&pen, 24, 0);
    pen.room = pen_bottom(&pen, 80);
    float room = pen.room.w / pen.u - 84;
    pen_rule(&pen);
    if (stop >= 0 && stop < PEOPLE)
        face_draw(painter, (enum ai_level)(AI_PERSON + stop), pen_part(&pen, 1, 13, 54, 54));
    pen_text(&pen, TEXT_LABEL, 63, 36, room, line);
    pen_text(&pen, TEXT_NOTE, 63, 57, room, below);
    draw_svg(painter, "icons/chevron-right", pen_part(&pen, room + 64, 29, 22, 22), 0);
}

/* The head of a panel, `aside` units of which are kept free at the right. */
static void draw_heads(struct painter *painter, struct rect panel, float aside, const char *head,
                       const char *below)
{
    struct pen pen = pen_in(painter, panel);
    float room = panel.w / pen.u - 48 - aside;
    pen_text(&pen, TEXT_CARD, 24, 40, room, head);
    pen_text(&pen, TEXT_NOTE, 24, 62, room, below);
}

/* --- the day ------------------------------------------------------------------------------------------ */

static void draw_round(struct painter *painter, struct rect rect, float ring, uint32_t colour)
{
    draw_disc(painter, rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w / 2, ring, colour);
}

/* The last seven days: a flame, the outline of one that was forgiven, or a dot; today has a ring. */
static void draw_week(const struct title *title, struct app *app, const struct day_shown *day, struct pen pen)
{
    struct painter *painter = &app->painter;
    const struct day_book *book = days_book(app);
    for (int i = 0; i < WEEK; i++) {
        int number = day->today - WEEK + 1 + i;
        struct pen name = pen_in(painter, pen_column(&pen, i, WEEK, 0)),
                   flame = pen_in(painter, pen_top(&name, 30));
        bool today = number == day->today;
        if (day_book_played(book, number))
            draw_flame(title, painter, pen_middle(&flame, 25, 25), false);
        else if (day_book_forgives(book, number, day->today) || today)
            draw_svg(painter, "title/flame-out", pen_middle(&flame, 21, 21), 0);
        else
            draw_round(painter, pen_middle(&flame, 4, 4), 0, COLOUR_ALPHA(COLOUR_FAINT, 150));
        if (today)
            draw_round(painter, flame.room, 2, COLOUR_BRASS);
        struct type type = text_type(TEXT_NOTE | TEXT_CENTRE | (today ? TEXT_IVORY : TEXT_QUIET));
        pen_type(&name, type_limited(painter, type, 1.2f), 0, 19, 0, words_weekday(date_weekday(number)));
    }
}

static void draw_streak(const struct title *title, struct painter *painter, const struct day_shown *day,
                        struct pen pen)
{
    struct pen flame = pen_in(painter, pen_left(&pen, 84));
    float high = fminf(92, pen.room.h / pen.u), out = high * .9f;
    char words[40];
    if (day->lit && day->streak)
        draw_flame(title, painter, pen_middle(&flame, high, high), true);
    else
        draw_svg(painter, "title/flame-out", pen_middle(&flame, out, out), 0);
    pen_left(&pen, 8);
    snprintf(words, sizeof words, "%d", day->streak);
    float wide = pen_type(&pen, type_make(TYPE_SERIF, SIZE_CEREMONY, COLOUR_IVORY, TYPE_LEFT), 0,
                          pen.room.h / pen.u / 2 + 18, 0, words);
    pen_left(&pen, wide / pen.u + 12);
    text_pair(painter, pen.room, TEXT_LABEL, tr("day streak"), TEXT_NOTE,
              TR_SAID(tr("Best {1}"), day->longest));
}

static void draw_day(struct title *title, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    struct day_shown day = day_of_title(app);
    char date[48], rival[80], streak[80], sentence[SENTENCE];
    const char *parts[4] = {tr("Deal of the day"), date, streak, rival};
    words_date(day.today, date, sizeof date);
    tr_say(rival, sizeof rival, tr("Today against {1}"), words_day_rival(day.today));
    tr_say(streak, sizeof streak, tr("Day streak: {1}, best {2}"), day.streak, day.longest);
    draw_body(app, "button:day", panel, SDLK_d, title_open_day);
    tr_list(sentence, sizeof sentence, TR_COMMA, parts, 4);
    target_name(app, sentence);
    draw_heads(painter, panel, 0, parts[0], date);
    struct pen pen = pen_in(painter, place_inset(painter, panel, 20, 0)), week = pen;
    pen_top(&pen, 74);
    pen_bottom(&pen, 154);
    draw_streak(title, painter, &day, pen);
    pen_bottom(&week, 90);
    week.room = pen_bottom(&week, 56);
    draw_week(title, app, &day, week);
    draw_who(painter, panel, (int)day.rival - AI_PERSON, rival,
             day_book_find(days_book(app), day.today) ? streak : tr("Four rounds, one try"));
}

/* --- the road ----------------------------------------------------------------------------------------- */

/* Where the eight are on the panel, in units of a panel of 300 x 336. */
static const struct point stops[PEOPLE] = {{46, 218},  {114, 206}, {182, 214}, {250, 196},
                                           {252, 126}, {186, 110}, {118, 119}, {52, 112}};

static void draw_path(struct painter *painter, struct rect panel, float lift)
{
    float u = painter->layout.u, side = roundf(fmaxf(2.4f * u, 1.6f));
    for (int i = 0; i + 1 < PEOPLE; i++) {
        float dx = stops[i + 1].x - stops[i].x, dy = stops[i + 1].y - stops[i].y, far = hypotf(dx, dy);
        for (float at = 30; at < far - 26; at += 8)
            draw_disc(painter, panel.x + (stops[i].x + dx * at / far) * u,
                      panel.y + (stops[i].y + dy * at / far + (i == 3 ? 0 : 4) - lift) * u, side / 2, 0,
                      COLOUR_ALPHA(COLOUR_IVORY, 150));
    }
}

static void draw_stop(const struct title *title, struct painter *painter, int stop, float x, float y)
{
    float u = painter->layout.u, radius = roundf(25 * u);
    bool crown = title->road.stops[stop].crown, next = stop == road_next(&title->road);
    float glow = .8f + .2f * cosf(title->life.time * PI_2 / GLOW) * title->life.awake;
    if (next) {
        radius = roundf(29 * u);
        draw_light(painter, x, y, radius * 1.6f, radius * 1.6f, COLOUR_ALPHA(COLOUR_GLOW, (int)(250 * glow)));
    }
    road_face_draw(painter, stop, rect_make(x - radius, y - radius, 2 * radius, 2 * radius), crown || next);
    float fall = title->life.crowns >> stop & 1 ? title->life.crown_fall : 0;
    float up = fall > .26f ? 40 * (1 - powf((1 - fall) / .74f, 2)) : 4 * sinf(fall / .26f * PI_2 / 2);
    if (crown)
        draw_svg(
            painter, "title/crown",
            rect_make(roundf(x - 14 * u), roundf(y - radius - (15 + up) * u), roundf(28 * u), roundf(24 * u)),
            0);
}

static void say_crowns(const struct road *road, char *out, size_t size)
{
    tr_say(out, size, tr("{1} of 8 crowns"), road->crowns);
}

/* Says who is next, and what their crown brings. */
static void say_next(const struct road *road, char next[80], const char **prize)
{
    int stop = road_next(road);
    if (stop == PEOPLE) {
        snprintf(next, 80, "%s", tr("An evening of eight"));
        *prize = tr("Start the evening");
        return;
    }
    tr_say(next, 80, tr("Next: {1}"), words_road(stop, ROAD_TITLE));
    *prize = words_road(stop, road_prize(stop).kind ? ROAD_PRIZE : ROAD_STAGE);
}

static void draw_road(struct title *title, struct app *app, struct rect panel)
{
    struct painter *painter = &app->painter;
    const struct pen pen = pen_in(painter, panel);
    float lift = fmaxf(336 - panel.h / pen.u, 0) * .6f;
    char crowns[40], next[80], sentence[SENTENCE];
    const char *parts[4] = {tr("The road"), crowns, next, NULL};
    say_crowns(&title->road, crowns, sizeof crowns);
    say_next(&title->road, next, &parts[3]);
    draw_body(app, "button:road", panel, SDLK_o, title_open_road);
    tr_list(sentence, sizeof sentence, TR_COMMA, parts, 4);
    target_name(app, sentence);
    draw_heads(painter, panel, 62, parts[0], crowns);
    draw_svg(painter, title->road.crowns ? "title/crown" : "title/crown-out",
             pen_part(&pen, panel.w / pen.u - 66, 18, 46, 40), 0);
    draw_path(painter, panel, lift);
    for (int i = 0; i < PEOPLE; i++) {
        struct rect stop = pen_part(&pen, stops[i].x, stops[i].y - lift * (i < 4 ? 1 : .2f), 0, 0);
        draw_stop(title, painter, i, stop.x, stop.y);
    }
    draw_who(painter, panel, road_next(&title->road), next, parts[3]);
}

/* --- a line each -------------------------------------------------------------------------------------- */

static void draw_line_of(struct app *app, const char *id, struct rect rect, SDL_Keycode key,
                         scene_action *does, const char *picture, const char *head, const char *below)
{
    struct button button = button_make(id, head, below, NULL, key);
    button.picture = picture;
    button.does = does;
    widget_button(app, rect, &button);
}

static void draw_lines(struct title *title, struct app *app, const struct title_places *places)
{
    struct day_shown day = day_of_title(app);
    char streak[60], crowns[40];
    tr_say(streak, sizeof streak, tr("Day streak: {1}, best {2}"), day.streak, day.longest);
    if (!type_has_room(&app->painter, text_type(TEXT_NOTE), places->day.w - 90 * app->painter.layout.u, 1,
                       streak))
        snprintf(streak, sizeof streak, "%d", day.streak);
    say_crowns(&title->road, crowns, sizeof crowns);
    draw_line_of(app, "button:day", places->day, SDLK_d, title_open_day,
                 day.lit ? "title/flame-1" : "title/flame-out", tr("Deal of the day"), streak);
    draw_line_of(app, "button:road", places->road, SDLK_o, title_open_road,
                 title->road.crowns ? "title/crown" : "title/crown-out", tr("The road"), crowns);
}

void title_draw_panels(struct title *title, struct app *app, const struct title_places *places)
{
    struct painter *painter = &app->painter;
    float alpha = painter->alpha;
    painter->alpha = alpha * title_arrived(title, 3);
    if (places->lines) {
        draw_lines(title, app, places);
    } else {
        draw_day(title, app, places->day);
        draw_road(title, app, places->road);
    }
    painter->alpha = alpha;
}
