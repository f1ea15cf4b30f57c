/*
 * scene_about.c: what this is, who may use it how, what it is made with.
 */
#include <float.h>
#include <math.h>

#include "base/environment.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/system/page.h"
#include "sdl/ui/scroll.h"
#include "sdl/ui/widgets.h"

struct about {
    struct scene scene;
    struct scroll scroll; /* of what is written, in a large interface, */
    struct rect view;     /* ... in this place */
};

SCENE_OF(struct about)

static const struct paragraph {
    const char *head, *text;
} paragraphs[] = {
    {N_("The game"), N_("Mahjong for two players and a hand nobody plays. Everything you see and hear was "
                        "made for it. The game keeps to itself: it sends nothing except to a friend’s table, "
                        "and your matches and settings stay in your own folder.")},
    {N_("Yours to use"), N_("The program is free software under the MIT license. The tiles, table, icons, "
                            "sounds and music are in the public domain (CC0 1.0): use them for anything.")},
    {N_("Get in touch"), N_("Bugs, questions and wishes: {1}")},
};

/* What is of others: its name, and who made it or how it may be used. */
struct credit {
    const char *name, *by;
};
enum { PARAGRAPHS = sizeof paragraphs / sizeof *paragraphs, CREDITS = 5 };
static const struct credits {
    const char *head;
    struct credit of[CREDITS];
} credits[] = {
    {N_("Typefaces"),
     {{N_("EB Garamond"), N_("Georg Duffner, Octavio Pardo")},
      {N_("Inter"), N_("Rasmus Andersson")},
      {N_("Noto Sans and Serif CJK"), N_("Adobe")},
      {N_("LXGW WenKai"), N_("the outlines on the tiles")},
      {N_("All of the above"), N_("SIL Open Font License 1.1")}}},
    {N_("Made with"),
     {{N_("SDL 2"), N_("zlib license")},
      {N_("FreeType"), N_("FreeType license")},
      {N_("HarfBuzz, cJSON"), N_("MIT")},
      {N_("libwebsockets"), N_("MIT")},
      {N_("inih, qrcodegen"), N_("BSD, MIT")}}},
};
enum { PARAGRAPH_BYTES = 640 };

/* The first sentence is what FreeType's licence asks for, word by word. */
static const char freetype_credit[] =
    N_("Portions of this software are copyright © The FreeType Project (www.freetype.org). All rights "
       "reserved. The licenses of everything named here come with the game.");

/* In units: the emblem's column; the heights of a list of credits, of a row of it, of the lines below the
 * lists. */
static const float SIDE = 312, LIST = 180, ROW = 27, LAST_LINE = 64, LEADING = 23;

/* The words of a paragraph, which may name the project's address. */
static const char *words_of(int i, char words[PARAGRAPH_BYTES])
{
    tr_say(words, PARAGRAPH_BYTES, tr(paragraphs[i].text), tr_spare(TIGERS_HOMEPAGE));
    return words;
}

static void draw_head(struct pen *pen, const char *head)
{
    pen_text(pen, TEXT_PLATE, 0, 0, 0, tr(head));
    pen_top(pen, 10);
}

/* The emblem with the game's name, in the middle of its column. */
static void draw_emblem(struct pen column)
{
    struct painter *painter = column.painter;
    pen_top(&column, (column.room.h / column.u - 244 - 116) / 2);
    struct rect row = pen_top(&column, 244), emblem = rect_centred(row, row.h, row.h);
    float middle = emblem.x + emblem.w / 2;
    draw_light(painter, middle, emblem.y + emblem.h / 2, emblem.w * .9f, emblem.h * .9f,
               COLOUR_ALPHA(COLOUR_LAMP, 34));
    draw_svg(painter, "emblem", emblem, 0);
    pen_text(&column, TEXT_PANEL | TEXT_CENTRE, 0, 58, 0, tr("Dueling Tigers"));
    struct type motto = type_make(TYPE_SERIF_ITALIC, SIZE_LABEL, COLOUR_BRASS, TYPE_CENTRE);
    const char *words = tr("Mahjong for two, and a silent third");
    float wide = column.room.w - 24 * column.u, y = column.room.y + 86 * column.u;
    int lines =
        painter->layout.grown > 1 ? type_draw_wrapped(painter, motto, middle, y, wide, 24, 2, words) : 1;
    if (painter->layout.grown <= 1)
        type_draw_fit(painter, motto, middle, y, wide, words);
    y += 28 * column.u + (float)(lines - 1) * type_leading(painter, motto, 24);
    type_draw(painter, text_type(TEXT_NOTE | TEXT_CENTRE), middle, y,
              TR_SAID(tr("Version {1}"), TIGERS_VERSION));
}

static struct scene *open_homepage(struct scene *scene, struct app *app)
{
    if (!environment_opens_folders() || SDL_OpenURL(TIGERS_HOMEPAGE) != 0)
        app_notice(app, tr("Couldn’t open {1}"), TIGERS_HOMEPAGE);
    return scene;
}

/* Draws the paragraphs, `gap` apart. The one with the project's address opens it, but not from a page. */
static void draw_paragraphs(struct app *app, struct pen *pen, float gap)
{
    struct painter *painter = pen->painter;
    char words[PARAGRAPH_BYTES];
    for (int i = 0; i < PARAGRAPHS; i++) {
        struct type text = text_type(TEXT_PROSE);
        bool opens = i == PARAGRAPHS - 1 && !PAGE_HERE;
        if (opens)
            text.colour = input_is_hot(app, "button:homepage") ? COLOUR_PROMPT : COLOUR_BRASS;
        draw_head(pen, paragraphs[i].head);
        pen_top(pen, 20);
        int lines = type_draw_wrapped(painter, text, pen->room.x, pen->room.y, pen->room.w, LEADING, 9,
                                      words_of(i, words));
        float high = (float)lines * type_leading(painter, text, LEADING);
        if (opens) {
            widget_target(app, "button:homepage",
                          rect_make(pen->room.x, pen->room.y - 20 * pen->u, pen->room.w, high + 4 * pen->u),
                          0, 0, 6);
            target_does(app, open_homepage);
        }
        pen_top(pen, high / pen->u + gap);
    }
}

/* Returns how far the paragraphs are apart in a place of that height. */
static float paragraph_gap(const struct pen *pen)
{
    struct type text = text_type(TEXT_PROSE);
    char words[PARAGRAPH_BYTES];
    float gap = pen->room.h / pen->u - PARAGRAPHS * 30;
    for (int i = 0; i < PARAGRAPHS; i++)
        gap -= (float)type_count_lines(pen->painter, text, pen->room.w, words_of(i, words)) *
               type_leading(pen->painter, text, LEADING) / pen->u;
    return fmaxf(fminf(gap / (PARAGRAPHS - 1), 24), 8);
}

/* True if no word of a list of that width is cut. */
static bool has_room_for_credits(struct painter *painter, const struct credits *list, float width)
{
    struct type name = text_type(TEXT_LINE), by = text_type(TEXT_BODY);
    for (int i = 0; i < CREDITS; i++) {
        float taken = type_width(painter, name, tr(list->of[i].name)) + roundf(14 * painter->layout.u);
        if (!type_has_room(painter, by, width - taken, 1, tr(list->of[i].by)))
            return false;
    }
    return true;
}

/* One list of credits: names at the left, who or how at the right. */
static void draw_credits(const struct credits *list, struct pen *pen)
{
    struct painter *painter = pen->painter;
    struct type name = type_make(TYPE_SANS_MEDIUM, SIZE_BODY, COLOUR_TEXT, TYPE_LEFT);
    struct type by = type_make(TYPE_SANS, SIZE_BODY, COLOUR_FAINT, TYPE_RIGHT);
    float high = fmaxf(ROW, type_leading(painter, name, 20) / pen->u + 4);
    draw_head(pen, list->head);
    for (int i = 0; i < CREDITS; i++) {
        struct pen row = pen_in(painter, pen_top(pen, high)),
                   rule = pen_in(painter, pen_part(&row, 0, high + 8, row.room.w / row.u, 0));
        pen_left(&row, pen_type(&row, name, 0, high - 1, 0, tr(list->of[i].name)) / row.u + 14);
        pen_type(&row, by, 0, high - 1, 0, tr(list->of[i].by));
        if (i < CREDITS - 1)
            pen_rule(&rule);
    }
}

/* The lists side by side and, below them, what FreeType asks for. */
static void draw_others(struct pen pen)
{
    struct painter *painter = pen.painter;
    struct pen lists = pen_in(painter, pen_top(&pen, LIST));
    float wide = lists.room.w / pen.u, gap = 40, first = .54f; /* typefaces have longer names */
    if (!has_room_for_credits(painter, &credits[0], (wide - gap) * first * pen.u))
        gap = 24;
    while (first < .64f && !has_room_for_credits(painter, &credits[0], (wide - gap) * first * pen.u))
        first += .01f;
    struct pen left = pen_in(painter, pen_left(&lists, (wide - gap) * first));
    draw_credits(&credits[0], &left);
    pen_left(&lists, gap);
    draw_credits(&credits[1], &lists);
    type_draw_wrapped(painter, text_type(TEXT_NOTE | TEXT_FAINT), pen.room.x, pen.room.y, pen.room.w, 20, 3,
                      tr(freetype_credit));
}

/* With large letters all is below each other, and scrolls where it has no room. */
static void draw_large(struct app *app, struct about *about, struct pen pen)
{
    about->view = pen.room;
    scroll_target(app, "rows", pen.room, &about->scroll);
    pen.room.y -= scroll_begin(pen.painter, about->view, &about->scroll);
    pen.room.w -= roundf(20 * pen.u); /* the bar */
    pen.room.h = FLT_MAX;
    float top = pen.room.y;
    pen_top(&pen, 26);
    draw_paragraphs(app, &pen, 40);
    for (int i = 0; i < 2; i++) {
        draw_credits(&credits[i], &pen);
        pen_top(&pen, 46);
    }
    pen_top(&pen, -30);
    pen_write(&pen, TEXT_NOTE | TEXT_FAINT, 20, 9, tr(freetype_credit));
    about->scroll.content = pen.room.y - top + roundf(12 * pen.u);
    scroll_end(pen.painter, about->view, &about->scroll);
}

static void draw(struct scene *scene, struct app *app)
{
    struct pen pen = widget_screen(app, 34, tr("About"), NULL, 120);
    pen_bottom(&pen, 44);
    draw_panel(pen.painter, pen.room);
    draw_emblem(pen_in(pen.painter, pen_left(&pen, SIDE)));
    pen_left(&pen, 20);
    app->targets.still = true;
    if (pen.painter->layout.grown > 1) {
        pen_pad(&pen, 0, 16);
        pen_right(&pen, 12);
        draw_large(app, of(scene), pen);
        return;
    }
    pen_right(&pen, 44);
    pen_top(&pen, 52);
    struct rect others = pen_bottom(&pen, LIST + LAST_LINE);
    pen_bottom(&pen, 36);
    draw_paragraphs(app, &pen, paragraph_gap(&pen));
    draw_others(pen_in(pen.painter, others));
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    return scroll_text_key(app, &of(scene)->scroll, of(scene)->view, key) ? scene : NULL;
}

SCROLL_WHEEL(scroll, view)

SCROLL_DRAG(scroll, view)

static const struct scene_class about_class = {
    .name = "about", .clicks = true, .draw = draw, .key = key, .drag = drag, .wheel = wheel};

struct scene *scene_about(struct scene *scene, struct app *app)
{
    (void)scene, (void)app;
    return &SCENE_NEW(struct about, &about_class, NULL)->scene;
}
