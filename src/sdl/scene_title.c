/*
 * scene_title.c: the first screen: the emblem, what can be played, where else to go.
 *
 * Only what exists stands here. The mode on the card comes from scene_modes.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "sdl/app.h"
#include "sdl/atlas.h"
#include "sdl/audio.h"
#include "sdl/backdrop.h"
#include "sdl/duel_draw.h"
#include "sdl/scenes.h"
#include "sdl/theme.h"
#include "sdl/widgets.h"
#include "sdl/words.h"

struct title {
    struct scene scene;
    int mode; /* place in scene_modes of the mode on the card */
};

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    free(scene);
}

static int mode_count(void)
{
    int count = 0;
    while (scene_modes[count])
        count++;
    return count;
}

/* "Round 3 of 4. You 9, Lin 6" */
static void describe_match(const struct app *app, char *out, size_t size)
{
    static struct view view; /* large */
    const struct setup *setup = session_setup(app->session);
    const struct table *table = &view.table;
    size_t used;
    session_view(app->session, SEAT_NONE, &view);
    if (session_is_over(app->session))
        snprintf(out, size, "The last result.");
    else
        words_progress(table, out, size - 1);
    if (!session_is_over(app->session))
        strcat(out, ".");
    for (int i = 0; i < setup->seats; i++) {
        char points[16];
        used = strlen(out);
        duel_points(table->scores[i], points, sizeof points);
        snprintf(out + used, size - used, "%s %s %s", i > 0 ? "," : "", setup->players[i].name, points);
    }
}

static void draw_head(struct app *app, float dy)
{
    const struct layout *l = &app->layout;
    float u = l->u, cx = l->wide / 2 * u;
    struct rect emblem = layout_rect(l, l->wide / 2 - 108, 28 + dy, 216, 216);
    draw_glow(app, rect_inset(emblem, 30 * u, 30 * u), 80, 0x03100f90u, 16);
    draw_svg(app, "emblem", emblem, 0);
    type_draw(app, type_make(TYPE_SERIF, 82, COLOUR_IVORY, TYPE_CENTRE), cx, (310 + dy) * u,
              "Dueling Tigers");
    type_draw(app, type_make(TYPE_SERIF_ITALIC, 21, COLOUR_BRASS, TYPE_CENTRE), cx, (352 + dy) * u,
              "Mahjong for two, and a silent third");
}

static void draw_continue(struct app *app, float dy)
{
    const struct layout *l = &app->layout;
    char words[120];
    struct button button = {.id = "button:continue",
                            .label = "Continue",
                            .sub = words,
                            .key_label = "Enter",
                            .key = SDLK_RETURN,
                            .look = BUTTON_PRIMARY};
    describe_match(app, words, sizeof words);
    widget_button(app, layout_rect(l, l->wide / 2 - 190, 378 + dy, 380, 66), &button);
}

/* The picture on the card: a fan of tiles on lighter felt. */
static void draw_fan(struct app *app, const struct ruleset *rules, struct rect card, float width)
{
    enum { COUNT = 5 };
    static const uint8_t all[COUNT] = {TILE_HIDDEN, TILE_1S, TILE_RED, TILE_1P, TILE_HIDDEN};
    static const uint8_t suit[COUNT] = {1, 3, 4, 5, 7}; /* characters */
    static const uint8_t guess[COUNT] = {TILE_HIDDEN, TILE_1S + 4, TILE_HIDDEN, TILE_1S + 7, TILE_HIDDEN};
    static const uint8_t plain[COUNT] = {TILE_1M + 4, TILE_1P + 4, TILE_1S + 4, TILE_GREEN, TILE_GREEN};
    static const uint8_t winds[COUNT] = {TILE_FLOWER, TILE_EAST, TILE_SOUTH, TILE_WEST, TILE_SEASON + 1};
    const uint8_t *tiles = rules->suit_option   ? suit
                           : rules->has_stages  ? guess
                           : rules->customary   ? plain
                           : rules->has_flowers ? winds
                                                : all;
    struct box_style felt = {.radius = 12, .top = 0x236a61ffu, .bottom = 0x123d3affu};
    float u = app->layout.u, w = atlas_width(app, 66);
    struct rect area =
        rect_make(card.x + roundf(2 * u), card.y + roundf(2 * u), width, card.h - roundf(4 * u));
    draw_box(app, area, &felt);
    draw_light(app, area.x + area.w / 2, area.y + area.h * 0.44f, area.w * 0.5f, area.h * 0.62f, 0xffdf9e26u);
    for (int i = 0; i < COUNT; i++) {
        float at = (float)i - (COUNT - 1) / 2.0f;
        atlas_draw_turned(app, tiles[i] == TILE_HIDDEN ? POSE_DOWN : POSE_LYING, tiles[i],
                          area.x + area.w / 2 + at * (w + 2 * u),
                          area.y + area.h / 2 - 16 * u + at * at * 4.6f * u, w, at * 7);
    }
}

static void draw_card_words(struct app *app, const struct ruleset *rules, struct rect place)
{
    float u = app->layout.u;
    type_draw_fit(app, type_make(TYPE_SERIF, 30, COLOUR_IVORY, TYPE_LEFT), place.x, place.y + 58 * u, place.w,
                  rules->name);
    type_draw_wrapped(app, type_make(TYPE_SANS, 16, 0xd8dacbffu, TYPE_LEFT), place.x, place.y + 94 * u,
                      place.w, 24, 5, rules->pitch);
    if (rules == ruleset_list[0])
        type_draw(app, type_make(TYPE_SANS_MEDIUM, SIZE_SMALL, COLOUR_BRASS, TYPE_LEFT), place.x,
                  place.y + place.h - 28 * u, "The house game");
}

static void draw_card_buttons(struct app *app, const struct ruleset *rules, struct rect column, bool first)
{
    bool trains = rules->declares_risk; /* the trainer's hands are of this mode */
    const struct button buttons[] = {
        {.id = "button:new",
         .label = "New match",
         .sub = trains ? NULL : "Against the computer",
         .key = first ? SDLK_RETURN : SDLK_n,
         .look = first ? BUTTON_PRIMARY : BUTTON_SECONDARY},
        {.id = "button:two",
         .label = rules->seats_most > 2 ? "At one screen" : "Two players",
         .sub = trains                  ? NULL
                : rules->seats_most > 2 ? "Several people"
                                        : "At one screen",
         .key = SDLK_2,
         .look = BUTTON_SECONDARY},
        {.id = "button:rules",
         .label = "How to play",
         .sub = trains ? NULL : "The rules, illustrated",
         .key = SDLK_r,
         .look = BUTTON_SECONDARY},
        {.id = "button:trainer", .label = "Trainer", .key = SDLK_t, .look = BUTTON_SECONDARY},
    };
    int count = trains ? 4 : 3;
    for (int i = 0; i < count; i++)
        widget_button(app, rect_row(column, i, count, 10 * app->layout.u), &buttons[i]);
}

/* The mode: picture, words, what to do with it. Without a saved match it is the first thing to look at. */
static void draw_card(struct app *app, const struct title *title, float dy)
{
    const struct layout *l = &app->layout;
    float u = l->u, fan = roundf(384 * u), buttons = roundf(232 * u);
    bool first = !app_can_continue(app);
    struct rect card = layout_rect(l, l->wide / 2 - 490, 468 + dy, 980, 248);
    struct box_style body = {.radius = 14,
                             .top = COLOUR_CARD,
                             .bottom = 0x092425ffu,
                             .stroke = first ? COLOUR_BRASS : 0xd9a94f70u,
                             .stroke_width = first ? 2 : 1.3f,
                             .shadow = COLOUR_SHADOW,
                             .glow = first ? COLOUR_ALPHA(COLOUR_BRASS, 90) : 0,
                             .glow_size = 7};
    draw_box(app, card, &body);
    draw_fan(app, scene_modes[title->mode], card, fan);
    draw_card_words(app, scene_modes[title->mode],
                    rect_make(card.x + fan + 30 * u, card.y, card.w - fan - buttons - 72 * u, card.h));
    draw_card_buttons(
        app, scene_modes[title->mode],
        rect_make(card.x + card.w - buttons - 24 * u, card.y + 22 * u, buttons, card.h - 44 * u), first);
}

/* Leafing through the modes, once there are several. */
static void draw_chevrons(struct app *app, float dy)
{
    const struct layout *l = &app->layout;
    if (mode_count() < 2)
        return;
    widget_icon_button(app, layout_rect(l, l->wide / 2 - 546, 572 + dy, 40, 40), "mode:previous",
                       "icons/chevron-left", SDLK_PAGEUP);
    widget_icon_button(app, layout_rect(l, l->wide / 2 + 506, 572 + dy, 40, 40), "mode:next",
                       "icons/chevron-right", SDLK_PAGEDOWN);
}

static void draw_foot(struct app *app, float dy)
{
    static const struct {
        const char *id, *label;
        SDL_Keycode key;
    } links[] = {{"button:settings", "Settings", SDLK_s},
                 {"button:about", "About", SDLK_a},
                 {"button:quit", "Quit", SDLK_ESCAPE}};
    enum { COUNT = sizeof links / sizeof *links };
    const struct layout *l = &app->layout;
    for (int i = 0; i < COUNT; i++) {
        float x = l->wide / 2 + ((float)i - (COUNT - 1) / 2.0f) * 150;
        widget_link(app, layout_rect(l, x - 56, 738 + dy, 112, 34), links[i].id, links[i].label,
                    links[i].key);
        if (i > 0)
            draw_disc(app, (x - 75) * l->u, (755 + dy) * l->u, fmaxf(2.2f * l->u, 1.5f), 0,
                      COLOUR_ALPHA(COLOUR_BRASS, 180));
    }
}

static void draw(struct scene *scene, struct app *app)
{
    const struct title *title = (const struct title *)scene;
    float dy = (app->layout.high - 800) * 0.45f; /* 4:3 windows are higher */
    bool saved = app_can_continue(app);
    backdrop_draw_dim(app, BACKDROP_TITLE);
    draw_head(app, saved ? dy : dy + 42);
    if (saved)
        draw_continue(app, dy);
    draw_card(app, title, dy);
    draw_chevrons(app, dy);
    draw_foot(app, dy);
}

static const struct ruleset *shown_mode(const struct scene *title)
{
    return scene_modes[((const struct title *)title)->mode];
}

/* A new match takes the place of the saved one: only after asking. */
static struct scene *begin_new(struct scene *under, struct app *app, bool yes)
{
    return yes ? scene_options(app, shown_mode(under), false) : under;
}

static struct scene *begin_two(struct scene *under, struct app *app, bool yes)
{
    return yes ? scene_options(app, shown_mode(under), true) : under;
}

static struct scene *new_match(struct scene *scene, struct app *app, bool two)
{
    struct question question = {
        .title = "Leave the match under way?",
        .text = "A new match takes its place once it is dealt. Until then you can still go back.",
        .yes = "New match",
        .no = "Back",
        .answer = two ? begin_two : begin_new};
    if (app_can_continue(app) && !session_is_over(app->session))
        return scene_question(app, scene, &question);
    return scene_options(app, shown_mode(scene), two);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct title *title = (struct title *)scene;
    int count = mode_count();
    audio_play(app, SOUND_BUTTON);
    if (strcmp(id, "button:continue") == 0)
        return scene_table(app);
    if (strcmp(id, "button:new") == 0)
        return new_match(scene, app, false);
    if (strcmp(id, "button:two") == 0)
        return new_match(scene, app, true);
    if (strcmp(id, "button:rules") == 0)
        return scene_rules(app, NULL, shown_mode(scene), 0);
    if (strcmp(id, "button:trainer") == 0)
        return scene_trainer(app);
    if (strcmp(id, "button:settings") == 0)
        return scene_settings(app, NULL);
    if (strcmp(id, "button:about") == 0)
        return scene_about(app);
    if (strcmp(id, "button:quit") == 0)
        app->quit = true;
    if (strcmp(id, "mode:next") == 0)
        title->mode = (title->mode + 1) % count;
    if (strcmp(id, "mode:previous") == 0)
        title->mode = (title->mode + count - 1) % count;
    return scene;
}

static const struct scene_class title_class = {
    .name = "title", .leave = leave, .draw = draw, .activate = activate};

struct scene *scene_title(struct app *app)
{
    struct title *title = calloc(1, sizeof *title);
    const struct ruleset *shown = app->session ? session_setup(app->session)->rules : scene_mode_of(app);
    CHECK(title);
    title->scene.class = &title_class;
    while (scene_modes[title->mode + 1] && scene_modes[title->mode] != shown)
        title->mode++;
    if (scene_modes[title->mode] != shown)
        title->mode = 0;
    return &title->scene;
}
