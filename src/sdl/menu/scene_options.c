/*
 * scene_options.c: the screen before a match: players, options, deal.
 *
 * The rows of options come from the mode itself. Choices are remembered in the settings. Before a first match
 * against the computer they are folded away.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/art/backdrop.h"
#include "sdl/menu/seats.h"
#include "sdl/people/people_card.h"
#include "sdl/ui/field.h"
#include "sdl/ui/option_row.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"

enum {
    FIELD_FIRST,
    FIELD_SECOND,
    FIELD_THIRD,
    FIELD_FOURTH,
    FIELD_SEED,
    FIELDS,
    SEED_DIGITS = 20 /* of 64 bits */
};

struct setting_up {
    struct scene scene;
    const struct ruleset *rules;
    bool hot_seat;
    bool friends; /* the other players are elsewhere */
    bool folded;  /* the options are those of the house, and a newcomer need not read them */
    bool practice;
    bool wall_dice; /* in Pattern Mahjong: dice break the wall */
    int dealer;     /* who deals first in One Suit: 0 the dice decide, else the player of that number */
    struct seats seats;
    int16_t options[OPTION_MAX];
    struct field fields[FIELDS];
    char usual[SEAT_MAX][PLAYER_NAME]; /* names in fields where nobody typed another */
    struct scroll scroll;              /* of the options, if the interface is large, */
    struct rect view;                  /* ... their room, */
    float high;                        /* ... and their height in pixels */
};

SCENE_OF(struct setting_up)

static char pasted[SEED_DIGITS + 1]; /* the deal number for the next new match, or "" */

static const char *const field_ids[FIELDS] = {"field:first", "field:second", "field:third", "field:fourth",
                                              "field:seed"};

/* In One Suit the dice or the players choose the first dealer. */
static bool picks_dealer(const struct setting_up *up)
{
    return up->rules->declares_risk;
}

/* Returns a player's name before the match. */
static const char *name_of(const struct setting_up *up, int seat)
{
    bool person = up->seats.kinds[seat] == SEAT_PERSON;
    return person ? up->fields[FIELD_FIRST + seat].text : up->seats.who[seat].name;
}

/* The number of the player who was picked to deal first, from 1; 0: the dice decide. */
static int picked_dealer(const struct setting_up *up)
{
    bool there = picks_dealer(up) && up->dealer <= ruleset_seats(up->rules, up->options);
    return there ? up->dealer : 0;
}

/* Fields in which nobody typed follow the language, the settings and who is a person. */
static void fill_names(struct setting_up *up, const struct settings *settings)
{
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        char *text = up->fields[FIELD_FIRST + seat].text;
        const char *name = seats_name(&up->seats, settings, seat);
        if (strcmp(text, up->usual[seat]) == 0)
            snprintf(text, PLAYER_NAME, "%s", name);
        snprintf(up->usual[seat], PLAYER_NAME, "%s", name);
    }
}

/* --- actions ------------------------------------------------------------------------------------ */

/* Returns who plays on a seat. */
static struct player take(const struct setting_up *up, struct app *app, int seat)
{
    return seats_take(&up->seats, &app->settings, seat, up->fields[FIELD_FIRST + seat].text);
}

/* Opens a table whose seats are all free for guests. */
static struct scene *open_table(struct scene *scene, struct app *app, struct setup *setup)
{
    for (int seat = 0; seat < setup->seats; seat++)
        setup->players[seat].kind = PLAYER_PERSON;
    setup->practice = false;
#ifdef TIGERS_NET
    return scene_friends_table(app, scene, setup);
#else
    (void)app;
    return scene;
#endif
}

static struct scene *start_match(struct scene *scene, struct app *app)
{
    struct setting_up *up = of(scene);
    struct settings *settings = &app->settings;
    struct setup setup = {.rules = up->rules};
    memcpy(setup.options, up->options, sizeof setup.options);
    memcpy(settings_options(settings, up->rules), up->options, sizeof up->options);
    setup.seats = (uint8_t)ruleset_seats(up->rules, up->options);
    if (!text_to_u64(up->fields[FIELD_SEED].text, &setup.seed))
        setup.seed = rng_next(&app->cosmetic_rng);
    if (up->friends) {
        take(up, app, 0);
        app_settings_changed(app);
        return open_table(scene, app, &setup);
    }
    int first = picked_dealer(up) ? picked_dealer(up) - 1 : 0;
    for (int seat = 0; seat < setup.seats; seat++)
        setup.players[seat] = take(up, app, (first + seat) % setup.seats);
    setup.practice = up->practice && setup_only_person(&setup) != SEAT_NONE;
    settings->practice = up->practice;
    settings->wall_dice = up->wall_dice;
    app_settings_changed(app);
    if (!picked_dealer(up))
        return scene_dice(scene, &setup);
    matches_begin(app, &setup);
    return scene_table(app);
}

static struct scene *choose_option(struct scene *scene, struct app *app, int choice)
{
    (void)app;
    option_row_choose(of(scene)->rules, of(scene)->options, choice);
    return scene;
}

static void take_opponent(struct scene *under, struct app *app, int seat, const struct player *player)
{
    (void)app;
    of(under)->seats.who[seat] = *player;
}

/* Opens the cards to choose an opponent from. */
struct scene *scene_options_opponent(struct scene *scene, struct app *app, int seat)
{
    struct setting_up *up = of(scene);
    struct people_choice choice = {.rules = up->rules, .chosen = take_opponent};
    (void)app;
    seats_offer(&up->seats, ruleset_seats(up->rules, up->options), seat, &choice);
    return scene_people(scene, &choice);
}

/* `choice` counts through all seats, SEAT_KINDS each. */
static struct scene *choose_kind(struct scene *scene, struct app *app, int choice)
{
    struct setting_up *up = of(scene);
    up->seats.kinds[choice / SEAT_KINDS] = choice % SEAT_KINDS;
    fill_names(up, &app->settings);
    return scene;
}

static struct scene *choose_dealer(struct scene *scene, struct app *app, int dealer)
{
    (void)app;
    of(scene)->dealer = dealer;
    return scene;
}

static struct scene *turn_practice(struct scene *scene, struct app *app)
{
    struct setting_up *up = of(scene);
    (void)app;
    up->practice = !up->practice;
    return scene;
}

static struct scene *turn_wall_dice(struct scene *scene, struct app *app, int index)
{
    struct setting_up *up = of(scene);
    (void)app, (void)index;
    up->wall_dice = !up->wall_dice;
    return scene;
}

static struct scene *roll_number(struct scene *scene, struct app *app)
{
    char *number = of(scene)->fields[FIELD_SEED].text;
    audio_play(app, SOUND_DICE);
    snprintf(number, SEED_DIGITS + 1, "%llu", (unsigned long long)rng_next(&app->cosmetic_rng));
    return scene;
}

static struct scene *go_back(struct scene *scene, struct app *app)
{
#ifdef TIGERS_NET
    if (of(scene)->friends)
        return scene_friend(scene_title(app), app);
#endif
    return scene_mode(app, scene_title(app), of(scene)->rules);
}

/* --- drawing ------------------------------------------------------------------------------------ */

/* The places of the screen's parts, in pixels. */
struct places {
    struct rect players, deal, options, start;
};

static struct places places_of(const struct layout *l)
{
    float x = l->margin + 16, w = l->wide - 2 * x, column = (w - 24) / 2, bottom = l->high - 124;
    struct places out = {.players = layout_rect(l, x, 136, column, 352),
                         .deal = layout_rect(l, x, 508, column, bottom - 508),
                         .options = layout_rect(l, x + column + 24, 136, column, bottom - 136),
                         .start = layout_rect(l, l->wide - x - 300, l->high - 104, 300, 66)};
    return out;
}

/* Writes a note about the players below the rows. */
static void draw_remark(struct pen pen, const char *words)
{
    pen_pad(&pen, 16, 10);
    pen_write(&pen, TEXT_NOTE, 20, 5, words);
}

static void draw_practice(struct app *app, const struct setting_up *up, struct rect row)
{
    row_toggle(app, row, "practice", tr("Practice"), tr("You can undo moves and restart deals."),
               up->practice, true);
    target_does(app, turn_practice);
}

static void draw_four(struct app *app, const struct setting_up *up, struct pen rows)
{
    int persons = seats_persons(&up->seats, SEAT_MAX);
    seats_draw_four(app, &up->seats, &rows, 58, field_ids, up->fields);
    target_does_each(app, "opponent", scene_options_opponent, 0);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        target_does_each(app, TARGET_ID("kind", seat), choose_kind, seat * SEAT_KINDS);
    if (persons == 1)
        draw_practice(app, up, pen_top(&rows, 68));
    else
        draw_remark(rows, persons
                              ? tr("A curtain falls between your turns. The dice decide who is East first.")
                              : tr("Only the computer plays: you watch."));
}

/* Draws a row with a label for each opponent. */
static void draw_opponents(struct app *app, const struct setting_up *up, struct pen *rows, int count)
{
    static const char *const labels[] = {N_("Opponent"), N_("Second opponent")};
    for (int i = 0; i < count; i++) {
        struct pen row = pen_in(&app->painter, pen_top(rows, count > 1 ? 78 : 116));
        float wide = row.room.w / row.u;
        pen_pad(&row, 16, count > 1 ? 5 : 8);
        text_draw(row.painter, TEXT_LINE, pen_left(&row, wide * .44f - 40), tr(labels[i]));
        pen_left(&row, 8);
        people_row_draw(app, TARGET_ID("opponent", i + 1), &up->seats.who[i + 1], row.room);
        target_does_at(app, scene_options_opponent, i + 1);
    }
}

static void draw_players(struct app *app, const struct setting_up *up, struct rect panel)
{
    static const char *const labels[] = {N_("First player"), N_("Second player"), N_("Third player")};
    struct pen rows = widget_panel(&app->painter, panel, tr("Players"));
    int seats = ruleset_seats(up->rules, up->options);
    float high = seats > 2 ? 57 : 72;
    pen_pad(&rows, 6, 0);
    if (up->friends) {
        field_row(app, pen_top(&rows, high), field_ids[FIELD_FIRST], tr("Your name"),
                  &up->fields[FIELD_FIRST]);
        pen_top(&rows, 10);
        draw_remark(rows, tr("Friends who join take the other seats; computers take the rest."));
        return;
    }
    if (up->seats.four) {
        draw_four(app, up, rows);
        return;
    }
    for (int i = 0; i < (up->hot_seat ? seats : 1); i++)
        field_row(app, pen_top(&rows, high), field_ids[FIELD_FIRST + i],
                  up->hot_seat ? tr(labels[i]) : tr("Your name"), &up->fields[FIELD_FIRST + i]);
    if (up->hot_seat) {
        pen_top(&rows, 10);
        draw_remark(
            rows,
            tr("You share one screen. A curtain falls between turns, and nobody’s tiles are shown until "
               "that player lifts it. The dice decide who is East first."));
        return;
    }
    draw_opponents(app, up, &rows, seats - 1);
    float left = rows.room.h / rows.u - 4;
    draw_practice(app, up, pen_top(&rows, fmaxf(fminf(high * app->painter.layout.grown, left), high)));
}

static void draw_deal(struct app *app, const struct setting_up *up, struct rect panel)
{
    struct pen rows = widget_panel(&app->painter, panel, tr("Deal"));
    pen_pad(&rows, 6, 0);
    struct pen row = pen_in(rows.painter, pen_top(&rows, 60)), field = row;
    float side = fmaxf(36, 28 / rows.u);
    pen_right(&field, side + 12);
    field_row(app, field.room, field_ids[FIELD_SEED], tr("Deal number"), &up->fields[FIELD_SEED]);
    pen_right(&row, 16);
    pen_pad(&row, 0, (60 - side) / 2);
    widget_icon_button(app, pen_right(&row, side), "button:dice", "icons/dice", 0);
    target_does(app, roll_number);
    target_quiet(app);
    pen_pad(&rows, 16, 0);
    if (rows.room.h > 30 * rows.u)
        pen_text(&rows, TEXT_NOTE, 0, 20, 0, tr("The same number deals the same tiles again."));
}

static void draw_dealer(struct app *app, const struct setting_up *up, struct rect row)
{
    int seats = ruleset_seats(up->rules, up->options);
    const char *labels[1 + SEAT_MAX] = {tr("The dice")};
    for (int seat = 0; seat < seats; seat++)
        labels[1 + seat] = name_of(up, seat);
    row_choice(app, row, "dealer", tr("First dealer"),
               option_row_has_help(&app->painter, row) ? tr("The dice decide, or you pick one.") : NULL,
               labels, 1 + seats, picked_dealer(up), true);
    target_does_each(app, "dealer", choose_dealer, 0);
}

/* Draws row `i`: the mode's options, then the dealer or the dice for the wall. */
static void draw_row(struct app *app, const void *of, int i, struct rect row)
{
    const struct setting_up *up = of;
    int options = ruleset_option_count(up->rules);
    if (i < options)
        option_row_draw(app, up->rules, up->options, i, row);
    else if (picks_dealer(up))
        draw_dealer(app, up, row);
    else
        row_toggle(app, row, "wall-dice", tr("Break the wall with dice"),
                   tr("Three dice show where. Otherwise it is at the dealer’s right."), up->wall_dice, true);
}

static struct scene *unfold(struct scene *scene, struct app *app)
{
    of(scene)->folded = false;
    input_focus(app, "option:0:0"); /* the button that had it goes */
    return scene;
}

/* In place of the options, in the middle of their panel if that is higher. */
static void draw_folded(struct app *app, struct setting_up *up, struct pen rows)
{
    struct button button = button_to("button:unfold", tr("Change the rules"), NULL, 0, unfold);
    enum { FOLDED_HIGH = 130 /* units, about */ };
    float top = rows.room.y;
    pen_pad(&rows, 22, 10);
    if (!layout_is_phone(&rows.painter->layout)) /* a phone's panel is as high as its words */
        pen_top(&rows, fmaxf((rows.room.h / rows.u - FOLDED_HIGH) / 2, 0));
    pen_write(&rows, TEXT_PROSE | TEXT_QUIET | TEXT_CENTRE, 24, 4,
              tr("The standard rules are right for a first match."));
    pen_top(&rows, 14);
    widget_button(app, pen_top(&rows, 54), &button);
    up->high = rows.room.y - top + 10 * rows.u;
}

static void draw_options(struct app *app, struct setting_up *up, struct rect panel)
{
    struct pen rows = widget_panel(&app->painter, panel, tr("Rules of this match"));
    if (up->folded) {
        draw_folded(app, up, rows);
        return;
    }
    int count = ruleset_option_count(up->rules) + (picks_dealer(up) || up->rules->breaks_wall);
    float most = roundf(fminf(rows.room.h / (float)count - rows.u, 78 * rows.painter->layout.grown * rows.u));
    pen_bottom(&rows, 2);
    pen_pad(&rows, 6, 0);
    up->view = rows.room;
    up->high = rows_draw(app, up->view, most, count, &up->scroll, draw_row, up);
    for (int i = 0; i < ruleset_option_count(up->rules); i++)
        target_does_each(app, TARGET_ID("option", i), choose_option, i * OPTION_CHOICES);
    target_does_each(app, "wall-dice", turn_wall_dice, 0);
}

/* On a phone the parts are one below the other; the picture reaches as far as they do. */
static struct places phone_places(const struct setting_up *up, struct app *app)
{
    enum { GAP = 10, HEAD = 48, START = 62, PLAYERS = 356, FRIENDS = 190, DEAL = 150 };
    const struct layout *l = &app->painter.layout;
    struct pen pen = pen_at(&app->painter, l->margin, 100, l->wide - 2 * l->margin, 8 * l->high);
    struct places out = {0};
    out.players = pen_top(&pen, up->friends ? FRIENDS : PLAYERS);
    pen_top(&pen, GAP);
    if (!up->friends) {
        out.deal = pen_top(&pen, DEAL);
        pen_top(&pen, GAP);
    }
    out.options = pen_top(&pen, HEAD + up->high / l->u + 8);
    pen_top(&pen, GAP);
    out.start = pen_top(&pen, START);
    window_reach(app, pen.room.y + GAP * l->u);
    return out;
}

static void draw(struct scene *scene, struct app *app)
{
    struct painter *painter = &app->painter;
    struct setting_up *up = of(scene);
    struct places places =
        layout_is_phone(&painter->layout) ? phone_places(up, app) : places_of(&painter->layout);
    bool picked = picked_dealer(up);
    const char *decides =
        up->rules->has_riichi ? tr("They decide who is East") : tr("They decide who deals first");
    struct button start = button_primary("button:start", picked ? tr("Go to the table") : tr("Roll the dice"),
                                         picked ? NULL : decides, start_match);
    if (up->friends)
        start = button_primary("button:start", tr("Open the table"), tr("The code to join comes next"),
                               start_match);
    start.glow = true;
    backdrop_draw_dim(painter, 34);
    widget_screen_head(app,
                       up->friends    ? tr("Play a friend")
                       : up->hot_seat ? (up->rules->seats_most > 2 ? tr("On one screen") : tr("Two players"))
                                      : tr("New match"),
                       tr(up->rules->name));
    target_does(app, go_back);
    draw_players(app, up, places.players);
    if (!up->friends)
        draw_deal(app, up, places.deal);
    draw_options(app, up, places.options);
    widget_button(app, places.start, &start);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct setting_up *up = of(scene);
    for (int i = 0; i < FIELDS; i++)
        if (strcmp(app->input.focus, field_ids[i]) == 0)
            return field_key(app, &up->fields[i], key) ? scene : NULL;
    return scroll_by_key(app, &up->scroll, up->view, key) ? scene : NULL;
}

SCROLL_WHEEL(scroll, view)

SCROLL_DRAG(scroll, view)

static void reword(struct scene *scene, struct app *app)
{
    struct setting_up *up = of(scene);
    fill_names(up, &app->settings);
    up->fields[FIELD_SEED].hint = tr("a random one");
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (again) /* from settings or the dice, which may have changed names */
        reword(scene, app);
}

static const struct scene_class options_class = {.name = "options",
                                                 .phone = true,
                                                 .clicks = true,
                                                 .enter = enter,
                                                 .reword = reword,
                                                 .draw = draw,
                                                 .key = key,
                                                 .drag = drag,
                                                 .wheel = wheel};

void scene_options_deal(uint64_t number)
{
    snprintf(pasted, sizeof pasted, "%llu", (unsigned long long)number);
}

struct scene *scene_options(struct app *app, const struct ruleset *rules, bool hot_seat)
{
    struct setting_up *up = SCENE_NEW(struct setting_up, &options_class, NULL);
    struct settings *settings = &app->settings;
    up->rules = rules;
    up->hot_seat = hot_seat;
    up->practice = settings->practice;
    up->wall_dice = settings->wall_dice;
    memcpy(up->options, settings_options(settings, rules), sizeof up->options);
    int16_t house[OPTION_MAX];
    ruleset_defaults(rules, house);
    up->folded = !hot_seat && matches_none_finished(app) &&
                 memcmp(house, up->options, (size_t)ruleset_option_count(rules) * sizeof *house) == 0;
    for (int i = 0; i < FIELDS; i++)
        up->fields[i].room = PLAYER_NAME - 1;
    seats_init(&up->seats, rules, settings, hot_seat);
    fill_names(up, settings);
    up->fields[FIELD_SEED].digits = true;
    up->fields[FIELD_SEED].room = SEED_DIGITS;
    up->fields[FIELD_SEED].hint = tr("a random one");
    SDL_strlcpy(up->fields[FIELD_SEED].text, pasted, SEED_DIGITS + 1);
    if (app->command_line.has_seed && !pasted[0])
        snprintf(up->fields[FIELD_SEED].text, sizeof up->fields[FIELD_SEED].text, "%llu",
                 (unsigned long long)app->command_line.seed);
    pasted[0] = '\0';
    return &up->scene;
}

struct scene *scene_options_friends(struct app *app, const struct ruleset *rules)
{
    struct setting_up *up = (struct setting_up *)scene_options(app, rules, false);

    up->friends = true;
    up->folded = false;
    return &up->scene;
}
