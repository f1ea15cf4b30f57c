/*
 * scene_lobby.c: before a match with people elsewhere: the host's code to scan or type, and who has joined.
 *
 * The table appears as soon as the host has started the match.
 */
#include <math.h>
#include <string.h>

#include "ai/people.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/art/backdrop.h"
#include "sdl/friend/friends.h"
#include "sdl/friend/link_code.h"
#include "sdl/ui/face.h"
#include "sdl/ui/rows.h"
#include "sdl/ui/widgets.h"
#include "words/words.h"

enum { CLOCKS = 4 };
static const int clocks[CLOCKS] = {0, 20, 40, 60}; /* seconds */

enum { CODE_WIDE = 52, PLATE_HIGH = 84, SEATS_HIGH = 280, ROWS = 3, LEFT = 400, UNDER_CODE = 254 };

struct lobby {
    struct scene scene;
    int taken;            /* seats that had somebody at the last update */
    struct scroll scroll; /* of the rows, if the interface is large, */
    struct rect view;     /* ... and their room */
};

SCENE_OF(struct lobby)

static bool is_host(const struct app *app)
{
    return friends_keeps(friends_of(app));
}

static struct host *host_of(const struct app *app)
{
    return open_table_host(friends_of(app)->table);
}

/* --- actions ------------------------------------------------------------------------------------ */

static struct scene *go_back(struct scene *scene, struct app *app)
{
    (void)scene;
    friends_leave(app);
    return scene_title(app);
}

/* Returns a different one of the eight for each seat. */
static struct player computer_for(const struct app *app, int seat)
{
    int first = settings_opponent(&app->settings, 1) - AI_PERSON;
    struct player player = {.kind = PLAYER_COMPUTER, .level = (uint8_t)(AI_PERSON + (first + seat) % PEOPLE)};

    SDL_strlcpy(player.name, person_at((enum ai_level)player.level)->name, sizeof player.name);
    return player;
}

/* Leaves the table and opens the screen that looks for one again. */
static struct scene *ask_again(struct scene *scene, struct app *app)
{
    (void)scene;
    friends_leave(app);
    return scene_friend(scene_title(app), app);
}

static struct scene *watch(struct scene *scene, struct app *app)
{
    friends_watch(app);
    return app->company ? scene : scene_title(app);
}

static struct scene *start(struct scene *scene, struct app *app)
{
    struct host *host = host_of(app);

    for (int seat = 0; seat < host_seats(host); seat++) { /* one of the eight plays where nobody came */
        const struct player player = computer_for(app, seat);
        if (!host_seat(host, seat).taken)
            host_seat_player(host, seat, &player);
    }
    if (!host_start(host, (int64_t)SDL_GetTicks64())) {
        int missing = friends_missing(friends_of(app));
        if (missing != SEAT_NONE)
            app_notice(app, tr("{1} is away. A click on the seat frees it."),
                       words_given_name(guest_place(friends_of(app)->guest, missing)->name));
        return scene;
    }
    app->company->turn(app);
    return scene;
}

static void seat_computer(struct scene *under, struct app *app, int seat, const struct player *player)
{
    (void)under;
    host_seat_player(host_of(app), seat, player);
    app->company->turn(app);
}

/* Opens the choice of a computer for a free seat. */
static struct scene *choose_computer(struct scene *scene, struct app *app, int seat)
{
    struct people_choice choice = {
        .rules = open_table_rules(friends_of(app)->table), .count = 1, .chosen = seat_computer};

    choice.places[0].seat = seat;
    choice.places[0].player = computer_for(app, seat);
    return scene_people(scene, &choice);
}

/* Makes the person on the seat East, unless dice decide that; frees a computer's seat. */
static struct scene *use_seat(struct scene *scene, struct app *app, int seat)
{
    struct host *host = host_of(app);
    const struct host_seat at = host_seat(host, seat);
    const struct player person = {.kind = PLAYER_PERSON};

    if (!at.taken)
        return choose_computer(scene, app, seat);
    if (at.player->kind == PLAYER_COMPUTER)
        host_seat_player(host, seat, &person);
    else if (!host_free_seat(host, seat))
        host_make_east(host, seat, (int64_t)SDL_GetTicks64());
    app->company->turn(app);
    return scene;
}

static struct scene *turn_dice_at(struct scene *scene, struct app *app, int index)
{
    (void)index;
    app->settings.friends_dice = !app->settings.friends_dice;
    app_settings_changed(app);
    host_set_dice(host_of(app), app->settings.friends_dice);
    app->company->turn(app);
    return scene;
}

static struct scene *choose_clock(struct scene *scene, struct app *app, int which)
{
    app->settings.friends_clock = clocks[which];
    app_settings_changed(app);
    host_set_clock(host_of(app), clocks[which]);
    app->company->turn(app);
    return scene;
}

static struct scene *turn_looking_at(struct scene *scene, struct app *app, int index)
{
    (void)index;
    friends_look_on(app, !friends_of(app)->looks_on);
    return scene;
}

static struct scene *next_address(struct scene *scene, struct app *app)
{
    struct friends *friends = friends_of(app);

    if (friends->addresses.count)
        friends->address = (friends->address + 1) % friends->addresses.count;
    return scene;
}

static struct scene *copy_link(struct scene *scene, struct app *app)
{
    char link[TABLE_LINK];

    friends_link(friends_of(app), true, link);
    if (app_copy(app, link))
        app_notice(app, tr("Copied the address with the code. Friends can paste it under Address."));
    return scene;
}

/* --- the code ----------------------------------------------------------------------------------- */

/* Draws the letters of the code on tiles. */
static void draw_code(struct painter *painter, struct rect row, const char *code)
{
    struct pen pen = pen_in(painter, row);
    pen.room = pen_middle(&pen, CODE_WIDE * HOST_CODE_LETTERS, row.h / pen.u);
    struct box_style tile = {
        .radius = 6, .top = COLOUR_PAPER, .bottom = COLOUR_PAPER, .shadow = COLOUR_SHADOW};

    for (int i = 0; i < HOST_CODE_LETTERS && code[i]; i++) {
        char letter[2] = {code[i], '\0'};
        struct rect at = pen_column(&pen, i, HOST_CODE_LETTERS, 3);
        draw_box(painter, at, &tile);
        struct type type = type_make(TYPE_SERIF, SIZE_TITLE, COLOUR_PAPER_INK, TYPE_CENTRE);
        text_typed(painter, type, at, letter);
    }
}

/* Draws the link as a QR code, for a browser. */
static void draw_link(struct app *app, struct pen *pen)
{
    char link[TABLE_LINK];
    float high = fminf(pen->room.w / pen->u, pen->room.h / pen->u - UNDER_CODE);
    struct rect card = pen_top(pen, high), square = rect_inset(card, (card.w - card.h) / 2, 0);

    friends_link(friends_of(app), true, link);
    link_code_draw(pen->painter, square, link);
    pen_top(pen, 14);
}

static void draw_way_in(struct app *app, struct rect panel)
{
    const struct friends *friends = friends_of(app);
    struct pen pen = pen_in(&app->painter, panel);
    bool page = open_table_has_page(friends->table);
    char plain[TABLE_LINK];

    draw_panel(pen.painter, panel);
    pen_pad(&pen, 24, page ? 18 : 24);
    friends_link(friends, false, plain);
    plain[strlen(plain) - 1] = '\0'; /* without the slash at its end */
    if (page)
        draw_link(app, &pen);
    else
        pen_top(&pen, pen.room.h / pen.u * .18f);
    text_draw(pen.painter, TEXT_NOTE | TEXT_CENTRE, pen_top(&pen, 22),
              page ? tr("Or type this into any browser") : tr("The address of this table"));
    struct pen row = pen_in(pen.painter, pen_top(&pen, 40));
    widget_icon_button(app, pen_right(&row, 36), "button:copy", "icons/copy", SDLK_c);
    target_does(app, copy_link);
    target_name(app, tr("Copy the address and the code"));
    pen_right(&row, 8);
    if (friends->addresses.count > 1) {
        widget_icon_button(app, pen_left(&row, 36), "button:address", "icons/next", SDLK_1);
        target_does(app, next_address);
        target_name(app, tr("Show another address of this computer"));
        pen_left(&row, 8);
    }
    text_draw(pen.painter, TEXT_PANEL | TEXT_CENTRE, row.room, plain + strlen("http://"));
    pen_top(&pen, 8);
    text_draw(pen.painter, TEXT_NOTE | TEXT_CENTRE, pen_top(&pen, 22),
              page ? tr("and the code") : tr("and its code"));
    pen_top(&pen, 4);
    draw_code(&app->painter, pen_top(&pen, page ? 56 : 70), host_code(host_of(app)));
    pen_top(&pen, page ? 10 : 14);
    pen_write(&pen, TEXT_NOTE | TEXT_CENTRE, 20, 3,
              tr("Only people on your network who have this code can join. Others on the network could read "
                 "what is sent."));
}

/* --- who has joined ----------------------------------------------------------------------------- */

/* Says what a click on the seat does. */
static void say_use(const struct guest_place *place, char *out, size_t size)
{
    if (!place->taken)
        tr_say(out, size, tr("Choose a computer for the free seat"));
    else
        tr_say(out, size, place->computer || !place->here ? tr("Free the seat of {1}") : tr("{1} sits East"),
               words_given_name(place->name));
}

static void draw_seat(struct app *app, struct rect plate, int seat)
{
    const struct friends *friends = friends_of(app);
    const struct guest_place *place = guest_place(friends->guest, seat);
    bool mine = seat == guest_seat(friends->guest);
    struct painter *painter = &app->painter;
    struct pen pen = pen_in(painter, plate);
    bool person = place->taken && !place->computer, empty = !place->taken && !place->computer;
    struct player players[SEAT_MAX] = {0};

    for (int i = 0; i < guest_places(friends->guest); i++) {
        const struct guest_place *at = guest_place(friends->guest, i);
        players[i].kind = at->taken && !at->computer ? PLAYER_PERSON : PLAYER_COMPUTER;
        players[i].level = (uint8_t)person_named(at->name);
    }
    if (is_host(app) && (!person || !place->here || (seat && !app->settings.friends_dice))) {
        char use[80];
        widget_target(app, TARGET_ID("seat", seat), plate, 0, 0, 12);
        target_does_at(app, use_seat, seat);
        say_use(place, use, sizeof use);
        target_name(app, use);
    }
    if (empty)
        draw_outline(painter, plate, 12, 1.5f, COLOUR_ALPHA(COLOUR_IVORY, 110));
    else
        draw_panel(painter, plate);
    if (input_is_hot(app, TARGET_ID("seat", seat)))
        draw_wash(painter, plate, 12, COLOUR_ALPHA(COLOUR_WHITE, 18));
    pen_pad(&pen, 14, 12);
    struct rect face = pen_left(&pen, 60);
    face_draw_player(painter, players, seat, face,
                     TILE_EAST + seat * (guest_places(friends->guest) == 2 ? 2 : 1), mine);
    pen_left(&pen, 14);
    text_pair(painter, pen.room, empty ? TEXT_NAME | TEXT_QUIET : TEXT_NAME,
              empty ? tr("Free seat") : words_given_name(place->name),
              place->here && !place->computer ? TEXT_NOTE | TEXT_GOOD : TEXT_NOTE,
              place->computer ? tr("computer")
              : mine          ? tr("this screen")
              : empty         ? is_host(app) ? tr("Click for a computer") : tr("Waiting for somebody")
                      : place->here ? tr("has joined")
                              : tr("is away"));
}

/* Tells a guest the host's choices. */
static void draw_terms(struct app *app, struct pen *pen)
{
    const struct guest_table *table = guest_table(friends_of(app)->guest);

    pen_top(pen, 6);
    pen_write(pen, TEXT_NOTE, 22, 2,
              table->dice ? tr("The dice decide who is East.") : tr("The first seat is East."));
    if (table->clock)
        pen_write(pen, TEXT_NOTE, 22, 2,
                  TR_SAID(tr_many("You have {1} second for each turn.", "You have {1} seconds for each turn.",
                                  table->clock),
                          table->clock));
}

static void draw_seats(struct app *app, struct rect panel)
{
    const struct friends *friends = friends_of(app);
    int seats = guest_places(friends->guest);
    struct pen pen = pen_in(&app->painter, panel);

    draw_panel(pen.painter, panel);
    pen_pad(&pen, 26, 22);
    pen_line(&pen, TEXT_PANEL, 14, tr(open_table_rules(friends->table)->name));
    int columns = app->painter.layout.shape == LAYOUT_UPRIGHT ? 1 : 2;
    for (int seat = 0; seat < seats; seat += columns) {
        struct pen row = pen_in(pen.painter, pen_top(&pen, PLATE_HIGH));
        for (int i = 0; i < columns && seat + i < seats; i++)
            draw_seat(app, pen_column(&row, i, columns, 12), seat + i);
        pen_top(&pen, 12);
    }
}

static void say_start(const struct app *app, char *out, size_t size)
{
    const struct guest *guest = friends_of(app)->guest;
    int free = 0;

    for (int seat = 0; seat < guest_places(guest); seat++)
        free += !guest_place(guest, seat)->taken && !guest_place(guest, seat)->computer;
    if (free)
        tr_say(out, size,
               tr_many("A computer takes the free seat", "Computers take the {1} free seats", free), free);
    else
        tr_say(out, size, tr("Everybody is here"));
}

/* Draws a row of the host's settings, below the seats. */
static void draw_row(struct app *app, const void *of, int i, struct rect row)
{
    const struct friends *friends = of;
    const char *labels[CLOCKS] = {tr_in("a clock", "Off")};
    char seconds[CLOCKS][24];
    int chosen = 0;

    if (i == 0) {
        row_toggle(app, row, "dice", tr("The dice decide who is East"),
                   tr("Otherwise the first seat is East; a click on a seat moves its player there."),
                   app->settings.friends_dice, true);
    } else if (i == 1) {
        for (int choice = 1; choice < CLOCKS; choice++) {
            tr_say(seconds[choice], sizeof seconds[choice], tr("{1} s"), clocks[choice]);
            labels[choice] = seconds[choice];
            chosen = clocks[choice] <= app->settings.friends_clock ? choice : chosen;
        }
        row_choice(app, row, "clock", tr("Turn clock"), tr("Then the computer moves."), labels, CLOCKS,
                   chosen, true);
    } else {
        row_toggle(app, row, "looks-on", tr("Show only the table here"),
                   tr("For a television: everybody has their hand on their own screen."), friends->looks_on,
                   true);
    }
}

static void draw_ways_on(struct app *app, struct lobby *lobby, struct rect panel)
{
    struct pen pen = pen_in(&app->painter, panel);
    char sub[120];
    struct button begins = button_primary("button:start", tr("Start"), sub, start);

    say_start(app, sub, sizeof sub);
    draw_panel(pen.painter, panel);
    pen_pad(&pen, 8, 12);
    struct pen foot = pen_in(pen.painter, pen_bottom(&pen, 74));
    pen_pad(&foot, 12, 4);
    begins.glow = true;
    widget_button(app, foot.room, &begins);
    pen_bottom(&pen, 6);
    lobby->view = pen.room;
    rows_draw(app, pen.room, 72 * pen.painter->layout.grown * pen.u, ROWS, &lobby->scroll, draw_row,
              friends_of(app));
    target_does_each(app, "dice", turn_dice_at, 0);
    target_does_each(app, "clock", choose_clock, 0);
    target_does_each(app, "looks-on", turn_looking_at, 0);
}

/* Returns a sentence that says what the guest waits for, or why it was sent away. */
static const char *news_of(const struct friends *friends)
{
    switch (guest_state(friends->guest)) {
    case GUEST_REFUSED:
        return tr(host_refused_text(guest_refused(friends->guest)));
    case GUEST_SEATED:
    case GUEST_PLAYING:
        return tr("You are at the table. The match starts when the host starts it.");
    default:
        return friends->why[0] ? tr("Nobody answers at this address. The game keeps trying.")
                               : tr("Calling the table…");
    }
}

/* Draws the guest's lobby: a panel, which also fits a phone. */
static void draw_guest(struct app *app)
{
    const struct guest *guest = friends_of(app)->guest;
    bool refused = guest_state(guest) == GUEST_REFUSED, full = guest_refused(guest) == REFUSED_FULL;
    int seats = refused ? 0 : guest_places(guest);
    float high = (seats ? 262.0f : 206.0f) + (float)seats * (PLATE_HIGH + 10);
    struct pen pen =
        widget_overlay(app, layout_middle(&app->painter.layout, 0, 0, 560, high), tr("Play a friend"), false);
    struct button leave = button_to("button:back", tr("Leave"), tr("Esc"), SDLK_ESCAPE, go_back),
                  again =
                      button_primary(full ? "button:watch" : "button:again",
                                     full ? tr("Watch") : tr("Try again"), NULL, full ? watch : ask_again);

    pen_top(&pen, 11);
    pen_write(&pen, TEXT_PROSE, 24, 3, news_of(friends_of(app)));
    if (seats)
        draw_terms(app, &pen);
    struct pen row = pen_in(pen.painter, pen_bottom(&pen, 54));
    pen_bottom(&pen, 12);
    for (int seat = seats - 1; seat >= 0; seat--) {
        draw_seat(app, pen_bottom(&pen, PLATE_HIGH), seat);
        pen_bottom(&pen, 10);
    }
    widget_button(app, refused ? pen_column(&row, 0, 2, 10) : row.room, &leave);
    if (refused)
        widget_button(app, pen_column(&row, 1, 2, 10), &again);
}

static void draw(struct scene *scene, struct app *app)
{
    enum { WAY_IN = 330, SEATS_LONG = 530, ON = 410, GAP = 12 }; /* units, on a phone */
    struct painter *painter = &app->painter;
    const struct layout *l = &painter->layout;
    float x = l->margin + 16, top = 126, wide = l->wide - 2 * x, high = l->high - top - 40;

    backdrop_draw_dim(painter, 34);
    if (!is_host(app)) {
        draw_guest(app);
        return;
    }
    widget_screen_head(
        app, tr("Play a friend"),
        open_table_has_page(friends_of(app)->table)
            ? tr("Friends scan the code with a phone, and play. There is nothing to install, and no account.")
            : tr("Friends join from their copy of the game: Play a friend, then Join. No account."));
    target_does(app, go_back);
    if (layout_is_phone(l)) {
        bool page = open_table_has_page(friends_of(app)->table);
        struct pen pen = pen_in(painter, layout_rect(l, l->margin, 134, l->wide - 2 * l->margin, 2000));
        draw_way_in(app, pen_top(&pen, page ? WAY_IN + 240 : WAY_IN));
        pen_top(&pen, GAP);
        draw_seats(app, pen_top(&pen, SEATS_LONG));
        pen_top(&pen, GAP);
        draw_ways_on(app, of(scene), pen_top(&pen, ON));
        window_reach(app, pen.room.y + GAP * pen.u);
        return;
    }
    draw_way_in(app, layout_rect(l, x, top, LEFT, high));
    draw_seats(app, layout_rect(l, x + LEFT + 20, top, wide - LEFT - 20, SEATS_HIGH));
    draw_ways_on(
        app, of(scene),
        layout_rect(l, x + LEFT + 20, top + SEATS_HIGH + 16, wide - LEFT - 20, high - SEATS_HIGH - 16));
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct scene *table = friends_table(app);
    const struct guest *guest = friends_of(app)->guest;
    int taken = 0;

    (void)dt;
    if (table)
        return table;
    for (int seat = 0; seat < guest_places(guest); seat++)
        taken += guest_place(guest, seat)->taken;
    if (taken > of(scene)->taken)
        audio_play(app, SOUND_TILE);
    if (taken != of(scene)->taken)
        app_dirty(app);
    of(scene)->taken = taken;
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    return scroll_by_key(app, &of(scene)->scroll, of(scene)->view, key) ? scene : NULL;
}

SCROLL_WHEEL(scroll, view)

SCROLL_DRAG(scroll, view)

static const struct scene_class lobby_class = {.name = "lobby",
                                               .phone = true,
                                               .clicks = true,
                                               .update = update,
                                               .draw = draw,
                                               .key = key,
                                               .drag = drag,
                                               .wheel = wheel};

struct scene *scene_lobby(struct app *app)
{
    (void)app;
    return &SCENE_NEW(struct lobby, &lobby_class, NULL)->scene;
}
