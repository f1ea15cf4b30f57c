/* table_hint_bubble.c: the bubble in which the teacher says the hint; see table_hint.h. */
#include <math.h>

#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/face.h"
#include "sdl/ui/widgets.h"

/* Units. */
enum { PAD = 16, FACE = 64, WIDE = 330, NARROW = 190, LEADING = 20, BEAK = 20, FAR = 30, RISE = 8 };
enum { COMES = 140 /* ms at normal speed */, TEACHER = AI_PERSON + PEOPLE - 1 };

/* The bubble's words, how they are set, and how large they come to be, in pixels. */
struct bubble {
    struct hint_words words;
    struct type move, why, figure;
    float width, why_high, average_high, next_high; /* of the column of words */
};

static float high_of(struct painter *painter, struct type type, float width, const char *words)
{
    return words[0]
               ? (float)type_count_lines(painter, type, width, words) * type_leading(painter, type, LEADING)
               : 0;
}

static bool has_more(const struct hint_words *words)
{
    return words->average[0] || words->next[0];
}

static float link_width(struct painter *painter)
{
    return type_width(painter, type_make(TYPE_SANS_BOLD, SIZE_SMALL, COLOUR_PAPER_LINK, TYPE_RIGHT),
                      tr("Why?"));
}

static void measure(struct painter *painter, bool more, struct bubble *bubble)
{
    float u = painter->layout.u, wide = WIDE * u * fmaxf(painter->layout.grown, 1);
    const struct hint_words *words = &bubble->words;

    bubble->move = type_make(TYPE_SERIF, SIZE_HEAD, COLOUR_PAPER_INK, TYPE_LEFT);
    bubble->why = type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_PAPER_INK, TYPE_LEFT);
    bubble->figure = type_make(TYPE_SANS, SIZE_SMALL, COLOUR_PAPER_QUIET, TYPE_LEFT);
    float width =
        fmaxf(type_width(painter, bubble->move, words->move), type_width(painter, bubble->why, words->why));
    width = fmaxf(width, type_width(painter, bubble->figure, words->figure) + 24 * u + link_width(painter));
    if (more)
        width = wide;
    bubble->width = ceilf(fminf(fmaxf(width, NARROW * u), wide));
    bubble->why_high = high_of(painter, bubble->why, bubble->width, words->why);
    bubble->average_high = more ? high_of(painter, bubble->figure, bubble->width, words->average) : 0;
    bubble->next_high = more ? high_of(painter, bubble->figure, bubble->width, words->next) : 0;
}

/* Half of a square on its corner, between the bubble and what it is about. */
static void draw_beak(struct painter *painter, struct rect box, struct rect named)
{
    float u = painter->layout.u, half = BEAK * u / 2, inner = 18 * u;
    float x = named.x + named.w / 2, y = named.y + named.h / 2;
    bool beside = x < box.x || x > box.x + box.w;

    float away = fmaxf(fmaxf(named.y - box.y - box.h, box.y - named.y - named.h),
                       fmaxf(named.x - box.x - box.w, box.x - named.x - named.w));
    if (away > FAR * u || (beside && (y < box.y || y > box.y + box.h)))
        return; /* it would point at something else */
    x = x < box.x ? box.x : x > box.x + box.w ? box.x + box.w : x;
    y = beside ? y : y < box.y ? box.y : box.y + box.h;
    if (beside)
        y = fminf(fmaxf(y, box.y + inner), box.y + box.h - inner);
    else
        x = fminf(fmaxf(x, box.x + inner), box.x + box.w - inner);
    draw_svg(painter, "icons/beak", rect_make(roundf(x - half), roundf(y - half), 2 * half, 2 * half),
             COLOUR_PAPER);
}

static struct scene *ask_again(struct scene *scene, struct app *app)
{
    table_hint_ask((struct table_scene *)scene, app);
    return scene;
}

static struct scene *put_away(struct scene *scene, struct app *app)
{
    ((struct table_scene *)scene)->hint.shown = false;
    app_dirty(app);
    return scene;
}

/* Draws what opens the details. */
static void draw_link(struct app *app, float right, float base)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, width = link_width(painter);
    bool hot = input_is_hot(app, "hint:why");
    struct type type =
        type_make(TYPE_SANS_BOLD, SIZE_SMALL, hot ? COLOUR_PAPER_INK : COLOUR_PAPER_LINK, TYPE_RIGHT);

    type_draw(painter, type, right, base, tr("Why?"));
    draw_fill(painter, rect_make(right - width, base + 3 * u, width, fmaxf(1, roundf(1.4f * u))),
              hot ? COLOUR_PAPER_INK : COLOUR_PAPER_LINK);
    widget_target(app, "hint:why", rect_make(right - width - 8 * u, base - 16 * u, width + 16 * u, 24 * u), 0,
                  0, 6);
    target_does(app, ask_again);
}

static void draw_words(struct app *app, const struct bubble *bubble, bool more, float x, float y)
{
    struct painter *painter = &app->painter;
    float u = painter->layout.u, line = type_leading(painter, bubble->why, LEADING);
    float base = y + type_cap_height(painter, bubble->move) + 4 * u;

    type_draw_fit(painter, bubble->move, x, base, bubble->width, bubble->words.move);
    base += 6 * u + line;
    type_draw_wrapped(painter, bubble->why, x, base, bubble->width, LEADING, 4, bubble->words.why);
    base += bubble->why_high + 2 * u;
    type_draw_fit(painter, bubble->figure, x, base, bubble->width - 16 * u - link_width(painter),
                  bubble->words.figure);
    if (!more && has_more(&bubble->words))
        draw_link(app, x + bubble->width, base);
    if (!more)
        return;
    base += bubble->words.figure[0] ? line : 0;
    type_draw_wrapped(painter, bubble->figure, x, base, bubble->width, LEADING, 3, bubble->words.average);
    type_draw_wrapped(painter, bubble->figure, x, base + bubble->average_high, bubble->width, LEADING, 6,
                      bubble->words.next);
}

/* Returns how far the bubble has come, 0 to 1. */
static float arrived(const struct table_scene *table, struct app *app)
{
    float time = app_duration(app, COMES), gone = (float)(app->now - table->hint.since);

    if (time <= 0 || app_reduced(app) || gone >= time)
        return 1;
    app_animate(app);
    return gone / time;
}

void table_hint_draw_bubble(struct table_scene *table, struct app *app, struct rect named)
{
    struct painter *painter = &app->painter;
    struct table_hint *hint = &table->hint;
    float u = painter->layout.u, alpha = painter->alpha;
    struct bubble bubble;

    table_hint_words(table, &bubble.words);
    if (!bubble.words.move[0])
        return;
    measure(painter, hint->more, &bubble);
    float line = type_leading(painter, bubble.why, LEADING), pad = PAD * u, face = FACE * u;
    bool foot = bubble.words.figure[0] || (!hint->more && has_more(&bubble.words));
    float high = type_cap_height(painter, bubble.move) + bubble.why_high + bubble.average_high +
                 bubble.next_high + (foot ? line : 0) + 8 * u;
    float w = roundf(3 * pad + face + bubble.width), h = roundf(fmaxf(high, face) + 2 * pad);
    float come = arrived(table, app);
    struct rect box = tip_place(painter, named, w, h);
    struct box_style style = {.radius = SIZE_RADIUS,
                              .top = COLOUR_ALPHA(COLOUR_PAPER, 255),
                              .bottom = COLOUR_ALPHA(COLOUR_PAPER, 255),
                              .stroke = COLOUR_ALPHA(COLOUR_PAPER_EDGE, 90),
                              .stroke_width = 1,
                              .shadow = COLOUR_SHADOW};

    hint->place = box;
    painter->alpha *= come;
    box.y += roundf((1 - come) * RISE * u);
    target_cover(app, box);
    target_add(app, "hint:close", box, TARGET_NO_FOCUS, 0);
    target_does(app, put_away);
    draw_box(painter, box, &style);
    draw_beak(painter, box, named);
    face_draw(painter, (enum ai_level)TEACHER, rect_make(box.x + pad, box.y + pad, face, face));
    draw_words(app, &bubble, hint->more, box.x + 2 * pad + face, box.y + pad);
    painter->alpha = alpha;
}
