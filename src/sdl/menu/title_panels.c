/* title_panels.c: the deal of the day and the road on the title, each one button; see title.h. */
#include <math.h>
#include <stdio.h>

#include "base/tr.h"
#include "sdl/app/days.h"
#include "sdl/menu/title.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"
#include "words/daily/day_words.h"
#include "words/people/road_words.h"

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

/* The body of a panel and its target; returns the hot one's lighter fill. */
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
    float glow = .8f + .2f * cosf(title->life.time * 6.2831853f / GLOW) * title->life.awake;
    if (next) {
        radius = roundf(29 * u);
        draw_light(painter, x, y, radius * 1.6f, radius * 1.6f, COLOUR_ALPHA(COLOUR_GLOW, (int)(250 * glow)));
    }
    road_face_draw(painter, stop, rect_make(x - radius, y - radius, 2 * radius, 2 * radius), crown || next);
    float fall = title->life.crowns >> stop & 1 ? title->life.crown_fall : 0;
    float up = fall > .26f ? 40 * (1 - powf((1 - fall) / .74f, 2)) : 4 * sinf(fall / .26f * 3.1415927f);
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
