/*
 * scene_welcome.c: the first start: which faces the tiles are to have, shown side by side, and where to
 * begin.
 *
 * It comes once: leaving it in any way writes the settings, by which the next start knows.
 */
#include <math.h>

#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/art/atlas.h"
#include "sdl/art/backdrop.h"
#include "sdl/art/theme.h"
#include "sdl/ui/spoken_widgets.h"
#include "sdl/ui/widgets.h"
#include "words/languages/languages.h"

enum { CHOICES = 2, SHOWN = 5 };

static const struct choice {
    const char *id, *head, *text;
} choices[CHOICES] = {
    {"faces:0", N_("Yes"), N_("Traditional faces, as on tiles everywhere.")},
    {"faces:1", N_("Not yet"), N_("Learner’s faces: the same, with numbers and letters added.")},
};

/* It is not asked again. */
static void note_seen(struct app *app)
{
    app->first_start = false;
    app_save_settings(app);
}

/* A player who can't read the tiles yet sees what their hand waits for; one who can doesn't, even against the
 * first opponents. */
static struct scene *choose(struct scene *scene, struct app *app, int faces)
{
    app->settings.faces = faces;
    settings_choose_waits(&app->settings, faces == 1);
    app_settings_changed(app);
    return scene;
}

static struct scene *open_lessons(struct scene *scene, struct app *app)
{
    (void)scene;
    note_seen(app);
    return scene_lesson(app, 0, 0);
}

/* On to the games. */
static struct scene *finish(struct scene *scene, struct app *app)
{
    (void)scene;
    note_seen(app);
    return scene_title(app);
}

/* The answer that is lit is the player's. */
static struct scene *begin(struct scene *scene, struct app *app)
{
    return finish(choose(scene, app, app->settings.faces), app);
}

static struct scene *open_rules(struct scene *scene, struct app *app)
{
    struct scene *title = finish(scene, app);
    return scene_rules(app, title, scene_modes[0], 0);
}

/* Tiles in the one set of faces, whichever is set. */
static void draw_tiles(struct painter *painter, int faces, struct rect area)
{
    static const uint8_t tiles[SHOWN] = {TILE_1M + 2, TILE_1P + 4, TILE_1S + 6, TILE_EAST, TILE_RED};
    struct atlas_tile group[SHOWN];
    float u = painter->layout.u,
          w = atlas_width(painter, fminf(fminf(64, area.w / u / 6.2f), (area.h / u - 12) / 1.51f)), wide,
          high;
    int set = painter->look.faces;
    atlas_size(POSE_LYING, w, &wide, &high);
    float step = roundf(wide + 9 * u);
    struct rect row = rect_centred(area, wide + (SHOWN - 1) * step, high);
    for (int i = 0; i < SHOWN; i++)
        group[i] = (struct atlas_tile){
            .pose = POSE_LYING, .tile = tiles[i], .x = row.x + (float)i * step, .y = row.y, .w = w};
    painter->look.faces = faces;
    atlas_draw_group(painter, group, SHOWN);
    painter->look.faces = set;
}

static void draw_choice(struct app *app, int faces, struct rect card, float cloth)
{
    struct painter *painter = &app->painter;
    const struct choice *choice = &choices[faces];
    bool chosen = app->settings.faces == faces, hot = input_is_hot(app, choice->id);
    struct pen pen = pen_in(painter, place_inset(painter, card, 2, 2));
    struct box_style body = {.radius = 14,
                             .top = hot ? COLOUR_CARD_HOT : COLOUR_CARD,
                             .bottom = COLOUR_CARD_LOW,
                             .stroke = chosen ? COLOUR_BRASS
                                       : hot  ? COLOUR_ALPHA(COLOUR_BRASS, 200)
                                              : COLOUR_ALPHA(COLOUR_BRASS_DIM, 96),
                             .stroke_width = chosen ? 2 : 1.3f,
                             .shadow = COLOUR_SHADOW,
                             .glow = chosen ? COLOUR_ALPHA(COLOUR_BRASS, 100) : 0,
                             .glow_size = 7};
    struct rect area = pen_top(&pen, cloth);
    draw_box(painter, card, &body);
    draw_cloth(painter, area);
    draw_tiles(painter, faces, area);
    pen_pad(&pen, 22, 0);
    pen_top(&pen, layout_is_phone(&painter->layout) ? 24 : 42);
    pen_text(&pen, TEXT_HEAD | (chosen ? TEXT_LIT : TEXT_IVORY), 0, 0, 0, tr(choice->head));
    pen_top(&pen, 10);
    pen_write(&pen, TEXT_BODY, 22, 2, tr(choice->text));
    target_add(app, choice->id, card, 0, faces ? SDLK_2 : SDLK_1);
    target_does_at(app, choose, faces);
    char name[SPEAKER_SENTENCE];
    tr_say(name, sizeof name, tr_in("a button, what it does", "{1}. {2}"), tr(choice->head),
           tr(choice->text));
    if (chosen)
        spoken_chosen(app, name);
    else
        target_name(app, name);
    widget_ring(app, choice->id, card, 14);
}

static void draw_buttons(struct app *app, const struct rect *places)
{
    bool new_here = app->settings.faces == 1; /* who does not read the tiles begins with them */
    struct button buttons[] = {
        button_make("button:lessons", tr("Learn by playing"), tr("Twelve short lessons"),
                    new_here ? tr("Enter") : "L", new_here ? SDLK_RETURN : SDLK_l),
        button_make("button:learn", tr("How to play"), tr("A short book with pictures"), "H", SDLK_h),
        button_make("button:begin", tr("Start"), tr("Go to the games"), new_here ? "B" : tr("Enter"),
                    new_here ? SDLK_b : SDLK_RETURN)};
    buttons[0].does = open_lessons;
    buttons[1].does = open_rules;
    buttons[2].does = begin;
    struct button *first = &buttons[new_here ? 0 : 2];
    first->look = BUTTON_PRIMARY;
    first->glow = true;
    const struct layout *l = &app->painter.layout;
    for (int i = 0; i < 3; i++)
        widget_button(app, layout_rect(l, places[i].x, places[i].y, places[i].w, places[i].h), &buttons[i]);
}

/* Where its parts stand, in units: on a phone one below the other, or lying flat the buttons at the right. */
struct welcome_places {
    float head, question; /* baselines */
    struct rect choices[CHOICES], buttons[3];
    float felt; /* how high the cloth below the tiles is */
};

static struct welcome_places places_of(const struct layout *l)
{
    float dy = (l->high - 800) * 0.45f, cx = l->wide / 2, edge = 12, w = l->wide - 2 * edge;
    struct welcome_places places = {.head = 256 + dy, .question = 300 + dy, .felt = 158};
    bool flat = l->shape == LAYOUT_FLAT;
    if (!layout_is_phone(l)) {
        for (int i = 0; i < CHOICES; i++)
            places.choices[i] = rect_make(cx - 452 + (float)i * 464, 330 + dy, 440, 280);
        for (int i = 0; i < 3; i++)
            places.buttons[i] = rect_make(cx - 452 + (float)i * 308, 644 + dy, 288, 70);
        return places;
    }
    struct rect cards = rect_make(edge, 108, w, l->high - 108 - 3 * 64 - 8),
                buttons = rect_make(edge, l->high - 3 * 64, w, 3 * 64 - 8);
    if (flat) {
        cards = rect_make(edge, 84, w - 252, l->high - 92);
        buttons = rect_make(edge + w - 240, 84, 240, l->high - 92);
    }
    places.head = flat ? 38 : 76;
    places.question = flat ? 66 : 98;
    for (int i = 0; i < CHOICES; i++)
        places.choices[i] = flat ? rect_column(cards, i, CHOICES, 8) : rect_row(cards, i, CHOICES, 8);
    for (int i = 0; i < 3; i++)
        places.buttons[i] = rect_row(buttons, i, 3, 8);
    places.felt = places.choices[0].h - 92;
    return places;
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float dy = (l->high - 800) * 0.45f;
    struct pen pen = pen_all(painter);
    (void)scene;
    backdrop_draw_dim(painter, BACKDROP_TITLE);
    struct welcome_places places = places_of(l);
    bool phone = layout_is_phone(l);
    pen_pad(&pen, 12, 0);
    if (!phone) {
        struct rect emblem = layout_rect(l, l->wide / 2 - 82, 34 + dy, 164, 164);
        draw_glow(painter, place_inset(painter, emblem, 24, 24), 60, COLOUR_ALPHA(COLOUR_SHADOW, 144), 16);
        draw_svg(painter, "emblem", emblem, 0);
        pen_text(&pen, TEXT_NOTE | TEXT_CENTRE, 0, 750 + dy, 0,
                 tr("You can change this, and much more, in the settings at any time."));
    }
    pen_type(&pen, type_make(TYPE_SERIF, phone ? SIZE_PANEL : SIZE_WELCOME, COLOUR_IVORY, TYPE_CENTRE), 0,
             places.head, 0, tr("Welcome to the table"));
    pen_type(&pen, type_make(TYPE_SERIF_ITALIC, SIZE_CARD, COLOUR_BRASS, TYPE_CENTRE), 0, places.question, 0,
             tr("Can you read mahjong tiles?"));
    for (int i = 0; i < CHOICES; i++) {
        struct rect card = places.choices[i];
        draw_choice(app, i, layout_rect(l, card.x, card.y, card.w, card.h), places.felt);
    }
    draw_buttons(app, places.buttons);
    const char *language = language_spoken()->name;
    struct pen corner = pen_at(painter, 0, phone ? 2 : 34, l->wide - (phone ? 12 : 40), phone ? 44 : 40);
    widget_link(app, pen_right(&corner, widget_link_width(painter, language) / corner.u), "button:language",
                language, 0);
    target_does(app, scene_languages);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    return key->code == SDLK_ESCAPE ? finish(scene, app) : NULL;
}

static const struct scene_class welcome_class = {
    .name = "welcome", .phone = true, .clicks = true, .draw = draw, .key = key};

struct scene *scene_welcome(struct app *app)
{
    (void)app;
    return SCENE_NEW(struct scene, &welcome_class, NULL);
}
