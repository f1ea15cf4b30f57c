/*
 * one_suit.c: the table of a small game (One Suit), as the hooks of struct composition: the calm tray, the
 * stakes, and the nine tiles on which waits are named when a win is declared at one's own risk. Its buttons
 * never tell whether the hand is complete. Where its parts lie is in one_suit_layout.c.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/tr.h"
#include "rules/modes/one_suit.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/layout/composition.h"
#include "sdl/table/motion/sprites.h"
#include "sdl/table/one_suit/one_suit_layout.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"
#include "words/naming_say.h"

/* --- buttons --------------------------------------------------------------------------------------- */

static void put_declare(struct actions *actions, const struct view *view)
{
    struct action *action = actions_put(actions, 0, "declare", tr("Declare a win"), 'w', "W");

    action->move = move_make(MOVE_DECLARE, view->seat, TILE_NONE);
    action_explain(action, tr("At your own risk"));
}

/* Declaring on a self-draw, in the first place. */
static void naming_turn_actions(struct actions *actions, const struct view *view, const struct words *words,
                                const struct choice *choice)
{
    (void)words;
    (void)choice;
    put_declare(actions, view);
}

/* Declaring on another's discard, or letting it go; nothing else is claimed. */
static bool naming_claim_actions(struct actions *actions, const struct view *view,
                                 const struct choice *choice)
{
    struct action *pass = actions_put(actions, 3, "pass", tr("Pass"), ' ', tr("Space"));

    put_declare(actions, view);
    pass->move = move_make(MOVE_PASS, view->seat, TILE_NONE);
    if (!choice->keys)
        action_explain(pass, tr("Or click the table"));
    if (choice->hints)
        tr_say(actions->hint, sizeof actions->hint,
               tr("Declare if this tile completes your hand. You then name every tile that would have."));
    return true;
}

/* --- clicks and keys ------------------------------------------------------------------------------- */

/* True while the person at the screen names waits. */
static bool naming_is_open(const struct table_scene *table)
{
    return table_scene_is_open(table) && (table->view.table.phase == PHASE_NAME || table->choice.declaring);
}

/* The move that names what is marked. */
static struct move naming_move(const struct table_scene *table)
{
    struct move move = move_make(MOVE_NAME, table->near, TILE_NONE);

    for (int i = 0; i < NAMING_NUMBERS; i++)
        if (table->palette.named >> i & 1)
            move.kinds |= TILE_BIT(NAMING_NUMBERS * (int)table->palette.suit + i);
    return move;
}

static void naming_begin(struct table_scene *table)
{
    table->palette.suit = naming_suit(table->view.table.rules, table->view.table.options);
}

static void naming_update(struct table_scene *table, struct app *app, float dt)
{
    naming_palette_update(app, &table->palette, dt);
}

/* A win at one's own risk is not declared before the waits are named: a slip can be taken back. */
static void begin_declaring(struct table_scene *table, struct app *app)
{
    table_scene_forget_choice(table);
    table->choice.declaring = true;
    table->palette.quiet = table_scene_is_hot_seat(table, app);
    table_scene_choice_changed(table, app);
}

/* Declares, and names with it what is marked as soon as that is asked for. */
static void declare_named(struct table_scene *table, struct app *app)
{
    if (!table->palette.named)
        return;
    table->named[table->near] = naming_move(table);
    table_scene_play(table, app, move_make(MOVE_DECLARE, table->near, TILE_NONE));
}

/* The button "Declare a win" first asks for the waits. */
static bool naming_act(struct table_scene *table, struct app *app, const struct action *action)
{
    bool declares = action->move.kind == MOVE_DECLARE && view_find(&table->view, MOVE_DECLARE);

    if (declares)
        begin_declaring(table, app);
    return declares;
}

/* Names the marked numbers, after a declaration if one was begun. */
static struct scene *confirm(struct scene *scene, struct app *app)
{
    struct table_scene *table = (struct table_scene *)scene;

    if (!table_scene_takes(table, app) || !naming_is_open(table))
        return scene;
    if (table->choice.declaring)
        declare_named(table, app);
    else
        table_scene_play(table, app, naming_move(table));
    return scene;
}

static struct scene *mark_number(struct scene *scene, struct app *app, int number)
{
    struct table_scene *table = (struct table_scene *)scene;

    if (table_scene_takes(table, app) && naming_is_open(table))
        naming_palette_mark(app, &table->palette, number);
    return scene;
}

static bool naming_key(struct table_scene *table, struct app *app, const struct scene_key *key)
{
    return naming_is_open(table) && naming_palette_key(app, &table->palette, key);
}

/* --- trays and words ------------------------------------------------------------------------------- */

/* The field, the piles' trays and the wall's. */
static void one_suit_draw_trays(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct table_layout *l = &table->layout;
    const struct table *shown = &table->anim.shown.table;
    struct rect field = table_scene_pixels(painter, l->field);

    draw_light(painter, field.x + field.w / 2, field.y + field.h / 2, field.w * .62f, field.h * .6f,
               COLOUR_ALPHA(COLOUR_LAMP, 28));
    if (l->shape == LAYOUT_DESK)
        draw_tray(painter, field, 10);
    for (int side = 0; side < (l->three ? ONE_SUIT_SIDES : 2); side++)
        if (sprites_seat(shown, table->near, side) != shown->sitting)
            draw_tray(painter, table_scene_pixels(painter, l->pile[side]), 15);
    if (l->shape == LAYOUT_DESK)
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

/* Draws what a win and names are worth. */
static void one_suit_draw_middle(struct table_scene *table, struct app *app, int turn)
{
    struct painter *painter = &app->painter;
    const struct table *shown = &table->anim.shown.table;
    struct rect tray = table_scene_pixels(painter, table->layout.stakes);
    float u = painter->layout.u, y = tray.y + 60 * u;
    bool detailed = table_option(shown, OPTION_SCORING) == ONE_SUIT_DETAILED;

    (void)turn;
    if (table->layout.shape != LAYOUT_DESK)
        return; /* the rules tell it */
    const struct stake stakes[] = {{N_("Valid win"), detailed ? ONE_SUIT_WIN : ONE_SUIT_SIMPLE_WIN},
                                   {N_("Each wait named"), ONE_SUIT_RIGHT},
                                   {N_("All of them, no mistakes"), ONE_SUIT_ALL},
                                   {N_("Each wrong name"), ONE_SUIT_WRONG},
                                   {N_("Declared, incomplete"), ONE_SUIT_INVALID}};
    int count = detailed ? 5 : 1;
    struct stake_look look;
    float room = table_scene_pixels(painter, table->layout.actions[0]).y - y - 14 * u;
    float high = find_look(painter, tray, stakes, count, room, &look);
    if (!detailed)
        tray.h = 96 * u;
    tray.h = roundf(tray.h + high - (float)count * 24 * u); /* what is wrapped makes it higher */
    draw_tray(painter, tray, 26);
    enum suit suit = naming_suit(shown->rules, shown->options);
    type_draw_fit(painter, type_make(TYPE_SERIF, SIZE_LABEL, COLOUR_IVORY, TYPE_LEFT), tray.x + 16 * u,
                  tray.y + 30 * u, tray.w - 32 * u,
                  TR_SAID(suit == SUIT_CHARACTERS ? tr("Characters, {1}-tile hands")
                          : suit == SUIT_DOTS     ? tr("Dots, {1}-tile hands")
                                                  : tr("Bamboo, {1}-tile hands"),
                          words_number(table->layout.hand_tiles)));
    for (int i = 0; i < count; i++)
        y += put_stake(painter, &look, tray, y, &stakes[i], i == 4, true);
}

static void draw_confirm(struct app *app, struct rect place, const struct naming_palette *palette)
{
    naming_palette_button(app, place, palette);
    target_does(app, confirm);
}

/* While a win is only about to be declared: what completes the hand is among its waits, so none is no answer;
 * and it can be given up. */
static void draw_declaring(struct table_scene *table, struct app *app)
{
    struct painter *painter = &app->painter;
    struct button name =
        button_make("button:named", tr("Name your waits"), tr("This declares the win"), tr("Enter"), 0);
    name.look = BUTTON_OFF;
    struct button back =
        button_make("button:take-back", tr("Cancel"), tr("Nothing is declared yet"), tr("Esc"), 0);
    back.does = table_scene_take_back;

    if (table->palette.named)
        draw_confirm(app, table_scene_pixels(painter, table->layout.actions[0]), &table->palette);
    else
        widget_button(app, table_scene_pixels(painter, table->layout.actions[0]), &name);
    widget_button(app, table_scene_pixels(painter, table->layout.actions[1]), &back);
}

/* While waits are named: the palette over the player's pile, the button that confirms. Nothing otherwise. */
static void one_suit_draw_cards(struct table_scene *table, struct app *app)
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
    target_does_each(app, "name", mark_number, 0);
    if (table->choice.declaring)
        draw_declaring(table, app);
    else { /* nothing stands below */
        place.h += naming_palette_button_grows(painter, place.w, &table->palette);
        draw_confirm(app, place, &table->palette);
    }
}

/* --- the hooks ------------------------------------------------------------------------------------- */

const struct composition composition_one_suit = {
    .open = one_suit_layout_open,
    .open_phone = one_suit_layout_open_phone,
    .other = one_suit_layout_other,
    .pile = one_suit_layout_pile,
    .meld = one_suit_layout_meld,
    .draw_trays = one_suit_draw_trays,
    .draw_middle = one_suit_draw_middle,
    .draw_cards = one_suit_draw_cards,
    .begin = naming_begin,
    .update = naming_update,
    .act = naming_act,
    .key = naming_key,
    .pass_by_click = true,
    .turn_actions = naming_turn_actions,
    .claim_actions = naming_claim_actions,
};
