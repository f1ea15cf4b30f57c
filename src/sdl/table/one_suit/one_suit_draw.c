/*
 * one_suit_draw.c: see one_suit_draw.h.
 */
#include "sdl/table/one_suit/one_suit_draw.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/modes/one_suit.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/motion/sprites.h"
#include "sdl/table/one_suit/naming_input.h"
#include "sdl/table/one_suit/one_suit_layout.h"
#include "sdl/ui/widgets.h"
#include "words/naming_say.h"

void one_suit_draw_trays(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;
    const struct table *shown = &table->anim.shown.table;
    struct rect field = table_scene_pixels(painter, l->field);

    draw_light(painter, field.x + field.w / 2, field.y + field.h / 2, field.w * .62f, field.h * .6f,
               COLOUR_ALPHA(COLOUR_LAMP, 28));
    draw_tray(painter, field, 10);
    for (int side = 0; side < (l->three ? ONE_SUIT_SIDES : 2); side++)
        if (sprites_seat(shown, table->near, side) != shown->sitting)
            draw_tray(painter, table_scene_pixels(painter, l->pile[side]), 15);
    draw_tray(painter, table_scene_pixels(painter, l->wall), 30);
}

enum { STAKE_LEADING = 16 };

/* What a win or a name brings or costs. */
struct stake {
    const char *words;
    int points;
};

/* How the words of all stakes are set: as large as one another, narrower only if they have no room. */
struct stake_look {
    struct type type;
    bool narrows;
};

/* The height of a stake in pixels; draws it at y, or only measures it. Its words stand in two lines rather
 * than be cut. The last one has some room below it in the tray. */
static float put_stake(struct painter *painter, const struct stake_look *look, struct rect tray, float y,
                       const struct stake *stake, bool last, bool draws)
{
    struct type figure = type_make(TYPE_SERIF, SIZE_FIGURE, COLOUR_IVORY, TYPE_RIGHT);
    float u = painter->layout.u, step = fmaxf(24 * u, type_leading(painter, look->type, 0));
    const char *words = tr(stake->words);
    char number[16];

    snprintf(number, sizeof number, stake->points < 0 ? "−%d" : "%d", abs(stake->points));
    float room = tray.w - type_width(painter, figure, number) - 42 * u;
    bool wraps = look->narrows ? !type_has_room(painter, look->type, room, 1, words)
                               : type_width(painter, look->type, words) > room;
    if (wraps)
        step += type_leading(painter, look->type, STAKE_LEADING) - (last ? 14 * u : 0);
    if (!draws)
        return step;
    figure.colour = stake->points < 0 ? COLOUR_WARNING : COLOUR_IVORY;
    type_draw(painter, figure, tray.x + tray.w - 18 * u, y + u, number);
    if (wraps)
        type_draw_wrapped(painter, look->type, tray.x + 16 * u, y, room, STAKE_LEADING, 2, words);
    else
        type_draw_fit(painter, look->type, tray.x + 16 * u, y, room, words);
    return step;
}

/* The look that fits into so many pixels with the largest letters; the height of all stakes in it. */
static float find_look(struct painter *painter, struct rect tray, const struct stake *stakes, int count,
                       float room, struct stake_look *look)
{
    float high = room + 1;
    for (int percent = painter->layout.grown > 1 ? 150 : 100; high > room && percent >= 100; percent -= 5) {
        look->narrows = percent == 100; /* it has to do */
        look->type = type_limited(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT),
                                  (float)(look->narrows ? 115 : percent) / 100);
        high = 0;
        for (int i = 0; i < count; i++)
            high += put_stake(painter, look, tray, 0, &stakes[i], i == 4, false);
    }
    return high;
}

void one_suit_draw_middle(struct table_scene *table, struct app *app, int turn)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table_scene_pixels(painter, table->layout.stakes);
    float u = painter->layout.u, y = tray.y + 60 * u;
    bool detailed = table_option(shown, OPTION_SCORING) == ONE_SUIT_DETAILED;
    char words[64];

    (void)turn;
    const struct stake stakes[] = {{TR("Valid win"), detailed ? ONE_SUIT_WIN : ONE_SUIT_SIMPLE_WIN},
                                   {TR("Each wait named"), ONE_SUIT_RIGHT},
                                   {TR("All of them, no mistakes"), ONE_SUIT_ALL},
                                   {TR("Each wrong name"), ONE_SUIT_WRONG},
                                   {TR("Declared, incomplete"), ONE_SUIT_INVALID}};
    int count = detailed ? 5 : 1;
    struct stake_look look;
    float room = table_scene_pixels(painter, table->layout.actions[0]).y - y - 14 * u;
    float high = find_look(painter, tray, stakes, count, room, &look);
    if (!detailed)
        tray.h = 96 * u;
    tray.h = roundf(tray.h + high - (float)count * 24 * u); /* what is wrapped makes it higher */
    draw_tray(painter, tray, 26);
    enum suit suit = naming_suit(shown->rules, shown->options);
    tr_say(words, sizeof words,
           suit == SUIT_CHARACTERS ? tr("Characters, {1}-tile hands")
           : suit == SUIT_DOTS     ? tr("Dots, {1}-tile hands")
                                   : tr("Bamboo, {1}-tile hands"),
           words_number(table->layout.hand_tiles));
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), tray.x + 16 * u,
                  tray.y + 30 * u, tray.w - 32 * u, words);
    for (int i = 0; i < count; i++)
        y += put_stake(painter, &look, tray, y, &stakes[i], i == 4, true);
}

/* While a win is only about to be declared: what completes the hand is among its waits, so none is no answer;
 * and it can be given up. */
static void draw_declaring(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct button name = {.id = "button:named",
                          .label = tr("Name your waits"),
                          .sub = tr("This declares the win"),
                          .key_label = tr("Enter"),
                          .look = BUTTON_OFF};
    struct button back = {.id = "button:take-back",
                          .label = tr("Cancel"),
                          .sub = tr("Nothing is declared yet"),
                          .key_label = tr("Esc"),
                          .look = BUTTON_SECONDARY};

    if (table->palette.named)
        naming_palette_button(app, table_scene_pixels(painter, table->layout.actions[0]), &table->palette);
    else
        widget_button(app, table_scene_pixels(painter, table->layout.actions[0]), &name);
    widget_button(app, table_scene_pixels(painter, table->layout.actions[1]), &back);
}

void one_suit_draw_cards(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct rect palette = table_scene_pixels(painter, table->layout.palette),
                place = table_scene_pixels(painter, table->layout.actions[0]);
    float u = painter->layout.u;
    struct box_style body = {.radius = 14,
                             .top = COLOUR_CARD,
                             .bottom = COLOUR_CARD_LOW,
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 200),
                             .stroke_width = 1.6f,
                             .shadow = COLOUR_SHADOW};

    if (!naming_is_open(table))
        return;
    draw_box(painter, palette, &body);
    naming_palette_draw(app, rect_inset(palette, 8 * u, 8 * u), &table->palette);
    if (table->choice.declaring)
        draw_declaring(table, app);
    else { /* nothing stands below */
        place.h += naming_palette_button_grows(painter, place.w, &table->palette);
        naming_palette_button(app, place, &table->palette);
    }
}
