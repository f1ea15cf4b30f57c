/*
 * scene_about.c: what this is, who may use it how, what it is made with.
 */
#include <math.h>
#include <stdlib.h>

#include "base/check.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/ui/widgets.h"

static const struct paragraph {
    const char *head, *text;
} paragraphs[] = {
    {N_("The game"), N_("Mahjong for two players and a hand nobody plays. Everything you see and hear was "
                        "made for it. The game keeps to itself: it sends nothing anywhere, and your matches "
                        "and settings stay in your own folder.")},
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
      {N_("HarfBuzz"), N_("MIT license")},
      {N_("cJSON"), N_("MIT license")},
      {N_("inih"), N_("BSD license")}}},
};
enum { CREDIT_LISTS = sizeof credits / sizeof *credits, PARAGRAPH_BYTES = 640 };

/* The first sentence is what FreeType's licence asks for, word by word. */
static const char freetype_credit[] =
    N_("Portions of this software are copyright © The FreeType Project (www.freetype.org). All rights "
       "reserved. The licenses of everything named here come with the game.");

/* In units: the emblem's column; the heights of a list of credits, of a row of it, of the lines below the
 * lists. */
static const float SIDE = 312, LIST = 180, ROW = 27, LAST_LINE = 64;

/* The words of a paragraph, which may name the project's address. */
static const char *words_of(int i, char words[PARAGRAPH_BYTES])
{
    tr_say(words, PARAGRAPH_BYTES, tr(paragraphs[i].text), tr_spare(TIGERS_HOMEPAGE));
    return words;
}

/* How the paragraphs are set: their letters, and in units the lines' distance and the gap between two. */
struct setting {
    struct type text;
    float leading, gap;
};

/* How high heads and words are without the gaps. */
static float height_in(struct painter *painter, const struct setting *setting, float width)
{
    float high = (float)PARAGRAPHS * 30 * painter->layout.u;
    char words[PARAGRAPH_BYTES];
    for (int i = 0; i < PARAGRAPHS; i++)
        high += type_leading(painter, setting->text, setting->leading) *
                (float)type_count_lines(painter, setting->text, width, words_of(i, words));
    return high;
}

/* What is left for each gap, in units, and no more than looks well. */
static float gap_in(struct painter *painter, const struct setting *setting, float width, float high)
{
    float left = high - height_in(painter, setting, width);
    return fminf(floorf(left / painter->layout.u / (float)(PARAGRAPHS - 1)), 24);
}

/* Letters no larger than there is room for, and all closer together where even the smallest need more. */
static struct setting fitting_setting(struct painter *painter, float width, float high)
{
    struct setting setting = {text_type(TEXT_PROSE), 24, 24};
    float gaps = (float)PARAGRAPHS * setting.gap * painter->layout.u;
    float used = height_in(painter, &setting, width) + gaps;
    setting.text = type_squeezed(painter, setting.text, used, high);
    setting.gap = gap_in(painter, &setting, width, high);
    if (setting.gap < 14) {
        setting.leading = 22;
        setting.gap = fmaxf(gap_in(painter, &setting, width, high), 14);
    }
    return setting;
}

static void draw_head(struct painter *painter, float x, float y, const char *head)
{
    type_draw(painter, text_type(TEXT_PLATE), x, y, tr(head));
}

/* The emblem with the game's name, in the middle of its column. */
static void draw_emblem(struct painter *painter, struct rect column)
{
    float u = painter->layout.u, size = roundf(244 * u), middle = roundf(column.x + column.w / 2);
    float top = roundf(column.y + (column.h - size - 116 * u) / 2), y = top + size;
    char version[40];
    tr_say(version, sizeof version, tr("Version {1}"), TIGERS_VERSION);
    draw_light(painter, (float)middle, top + size / 2, size * .9f, size * .9f, COLOUR_ALPHA(COLOUR_LAMP, 34));
    draw_svg(painter, "emblem", rect_make(middle - size / 2, top, size, size), 0);
    type_draw(painter, text_type(TEXT_PANEL | TEXT_CENTRE), middle, y + 58 * u, tr("Dueling Tigers"));
    type_draw_fit(painter, type_make(TYPE_SERIF_ITALIC, SIZE_LABEL, COLOUR_BRASS, TYPE_CENTRE), middle,
                  y + 86 * u, column.w - 24 * u, tr("Mahjong for two, and a silent third"));
    struct type quiet = text_type(TEXT_NOTE | TEXT_CENTRE);
    type_draw(painter, type_limited(painter, quiet, 1.2f), middle, y + 114 * u, version);
}

static void draw_paragraphs(struct painter *painter, struct rect place)
{
    float u = painter->layout.u, y = place.y;
    struct setting setting = fitting_setting(painter, place.w, place.h);
    float leading = type_leading(painter, setting.text, setting.leading);
    char words[PARAGRAPH_BYTES];
    for (int i = 0; i < PARAGRAPHS; i++) {
        draw_head(painter, place.x, y, paragraphs[i].head);
        y += roundf(30 * u);
        int lines = type_draw_wrapped(painter, setting.text, place.x, y, place.w, setting.leading, 9,
                                      words_of(i, words));
        y += leading * (float)lines + roundf(setting.gap * u);
    }
}

static struct type credit_type(const struct painter *painter, enum type_font font, uint32_t colour,
                               enum type_align align)
{
    return type_limited(painter, type_make(font, SIZE_BODY, colour, align),
                        1.05f); /* there is hardly more room in a row */
}

/* Whether no word of a list of that width is cut. */
static bool has_room_for_credits(struct painter *painter, const struct credits *list, float width)
{
    struct type name = credit_type(painter, TYPE_SANS_MEDIUM, COLOUR_TEXT, TYPE_LEFT);
    struct type by = credit_type(painter, TYPE_SANS, COLOUR_FAINT, TYPE_RIGHT);
    for (int i = 0; i < CREDITS; i++) {
        float taken = type_width(painter, name, tr(list->of[i].name)) + roundf(14 * painter->layout.u);
        if (!type_has_room(painter, by, width - taken, 1, tr(list->of[i].by)))
            return false;
    }
    return true;
}

/* One list of credits: names at the left, who or how at the right. */
static void draw_credits(struct painter *painter, const struct credits *list, struct rect place)
{
    float u = painter->layout.u, y = place.y + roundf(36 * u);
    struct type name = credit_type(painter, TYPE_SANS_MEDIUM, COLOUR_TEXT, TYPE_LEFT);
    struct type by = credit_type(painter, TYPE_SANS, COLOUR_FAINT, TYPE_RIGHT);
    draw_head(painter, place.x, place.y, list->head);
    for (int i = 0; i < CREDITS; i++, y += roundf(ROW * u)) {
        float room = place.w - type_draw(painter, name, place.x, y, tr(list->of[i].name)) - roundf(14 * u);
        type_draw_fit(painter, by, place.x + place.w, y, room, tr(list->of[i].by));
        if (i < CREDITS - 1)
            draw_line(painter, place.x, y + 9 * u, place.x + place.w, y + 9 * u, 1, COLOUR_RULE);
    }
}

/* The lists side by side and, below them, what FreeType asks for. */
static void draw_others(struct painter *painter, struct rect place)
{
    float u = painter->layout.u, line = roundf(place.y + LIST * u);
    struct type last = text_type(TEXT_NOTE | TEXT_FAINT);
    struct rect list = place;
    float gap = roundf(40 * u), first = .54f; /* typefaces have longer names */
    if (!has_room_for_credits(painter, &credits[0], (place.w - gap) * first))
        gap = roundf(24 * u);
    while (first < .64f && !has_room_for_credits(painter, &credits[0], (place.w - gap) * first))
        first += .01f;
    for (int i = 0; i < CREDIT_LISTS; i++) {
        list.w = roundf((place.w - gap) * (i ? 1 - first : first));
        draw_credits(painter, &credits[i], list);
        list.x += list.w + gap;
    }
    last = type_limited(painter, last, 1.05f);
    type_draw_wrapped(painter, last, place.x, line, place.w, 20, 3, tr(freetype_credit));
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float u = l->u, x = l->margin + 16, side = roundf(SIDE * u);
    struct rect panel = layout_rect(l, x, 120, l->wide - 2 * x, l->high - 120 - 44);
    float left = panel.x + side + 20 * u, others = panel.y + panel.h - roundf((LIST + LAST_LINE) * u);
    struct rect place = rect_make(left, panel.y + roundf(52 * u), panel.x + panel.w - 44 * u - left, 0);
    (void)scene;
    place.h = others - roundf(36 * u) - place.y;
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app, tr("About"), NULL);
    draw_panel(painter, panel);
    draw_emblem(painter, rect_make(panel.x, panel.y, side, panel.h));
    draw_paragraphs(painter, place);
    draw_others(painter, rect_make(place.x, others, place.w, roundf((LIST + LAST_LINE) * u)));
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    (void)scene;
    (void)id;
    audio_play(app, SOUND_BUTTON);
    return scene_title(app);
}

static const struct scene_class about_class = {.name = "about", .draw = draw, .activate = activate};

struct scene *scene_about(struct app *app)
{
    (void)app;
    return SCENE_NEW(struct scene, &about_class, NULL);
}
