/* friends.c: see friends.h. friends_shown.c shows the player what happens at the table. */
#include "sdl/friend/friends.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/tr.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/system/page.h"
#include "session/archive.h"

enum { TURNS = 64 };

struct friends *friends_of(const struct app *app)
{
    return (struct friends *)app->company;
}

static int64_t now(void)
{
    return (int64_t)SDL_GetTicks64();
}

/* Called by the network's thread. */
static void wake(void *to)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    (void)to;
    SDL_PushEvent(&event);
}

/* --- messages ----------------------------------------------------------------------------------- */

static bool send_from_guest(struct friends *friends)
{
    const char *bytes;
    size_t size;
    bool any = false;

    guest_tick(friends->guest, now());
    while (guest_next(friends->guest, &bytes, &size)) {
        any = true;
        if (friends->table)
            open_table_say_here(friends->table, bytes, size, now());
        else if (friends->way)
            way_send(friends->way, bytes, size);
    }
    return any;
}

/* Lets the host act, and passes its messages to this screen's guest. */
static bool hear_host(struct friends *friends, int64_t *wait)
{
    const char *bytes;
    size_t size;
    bool any = false;

    *wait = open_table_turn(friends->table, now());
    while (open_table_hear_here(friends->table, &bytes, &size)) {
        any = true;
        if (bytes)
            guest_receive(friends->guest, bytes, size, now());
    }
    return any;
}

/* True if the host has sent this screen away for good: asking again would not help. */
static bool is_sent_away(const struct friends *friends)
{
    enum refused why = guest_refused(friends->guest);

    return guest_state(friends->guest) == GUEST_REFUSED && why != REFUSED_CLOSED && why != REFUSED_SILENT &&
           why != REFUSED_FLOOD;
}

/* Begins a line to the host elsewhere. On a new line the host takes the player to be here. */
static void reopen(struct friends *friends)
{
    if (is_sent_away(friends))
        return;
    guest_open(friends->guest, now());
    friends->away = false;
}

/* Makes the guest of a table elsewhere; `token` is that of its earlier seat there, or "". */
static struct guest *new_guest(const struct app *app, const char *token, bool looks_on)
{
    const struct settings *kept = &app->settings;
    struct guest_setup setup = {.seat = SEAT_NONE, .onlooks = looks_on};

    SDL_strlcpy(setup.name, settings_is_unnamed(kept) ? tr("Friend") : kept->names[0], sizeof setup.name);
    SDL_strlcpy(setup.code, kept->table_code, sizeof setup.code);
    SDL_strlcpy(setup.token, token, sizeof setup.token);
    return guest_new(&setup);
}

/* If the table doesn't know the token, because it has another match by now, asks for a new seat with the
 * code. */
static void forget_seat(struct friends *friends, struct app *app)
{
    if (friends->session || guest_state(friends->guest) != GUEST_REFUSED ||
        guest_refused(friends->guest) != REFUSED_TOKEN || !app->settings.table_token[0])
        return;
    app->settings.table_token[0] = '\0';
    guest_free(friends->guest);
    friends->guest = new_guest(app, "", false);
}

/* Tells the host when the player of a page stops or starts looking at it. */
static void tell_away(struct friends *friends)
{
    enum guest_state state = guest_state(friends->guest);

    if (friends->away == page_is_hidden() || (state != GUEST_SEATED && state != GUEST_PLAYING))
        return;
    friends->away = !friends->away;
    guest_away(friends->guest, friends->away);
}

/* Opens another line, as this one is dead, or says what no host can. */
static void renew(struct friends *friends)
{
    way_renew(friends->way);
    guest_lost(friends->guest);
}

/* Passes the letters of the host elsewhere to the guest. A guest that was sent away for good gives up the
 * way. */
static bool hear_way(struct friends *friends, struct app *app)
{
    struct net_letter *letter;
    bool any = false;

    if (is_sent_away(friends)) {
        way_free(friends->way);
        friends->way = NULL;
    }
    while (friends->way && (letter = mailbox_take(way_mailbox(friends->way)))) {
        any = true;
        if (letter->news == NET_OPENED)
            reopen(friends);
        else if (letter->news == NET_TEXT &&
                 !guest_receive(friends->guest, letter->text, letter->size, now()))
            renew(friends);
        else if (letter->news == NET_CLOSED) {
            guest_lost(friends->guest);
            SDL_strlcpy(friends->why, letter->text, sizeof friends->why);
        }
        forget_seat(friends, app);
        free(letter);
    }
    return any;
}

/* --- turns -------------------------------------------------------------------------------------- */

static void wake_later(struct app *app, int64_t milliseconds)
{
    if (milliseconds >= 0)
        app_wake(app, (float)milliseconds / 1000);
}

static void turn(struct app *app)
{
    struct friends *friends = friends_of(app);
    bool busy = true, any = false;
    int64_t wait = -1;

    for (int i = 0; busy && i < TURNS; i++) {
        busy = friends->table ? hear_host(friends, &wait) : hear_way(friends, app);
        tell_away(friends);
        busy |= send_from_guest(friends);
        any |= busy;
    }
    if (friends->way && guest_is_deaf(friends->guest, now()))
        renew(friends);
    friends_show(friends, app);
    wake_later(app, wait);
    wake_later(app, guest_wait(friends->guest, now()));
    if (any)
        app_animate(app);
}

static void free_all(struct app *app)
{
    struct friends *friends = friends_of(app);

    guest_free(friends->guest);
    way_free(friends->way);
    open_table_free(friends->table);
    free(friends);
    app->company = NULL;
}

/* Leaves the table; the session stays with the program. */
static void leave(struct app *app)
{
    struct friends *friends = friends_of(app);

    if (guest_state(friends->guest) != GUEST_APART)
        guest_leave(friends->guest);
    send_from_guest(friends);
    free_all(app);
}

void friends_leave(struct app *app)
{
    if (app->company)
        app->company->leave(app);
}

static struct friends *begin(struct app *app)
{
    struct friends *friends = calloc(1, sizeof *friends);

    CHECK_MEMORY(friends);
    friends_leave(app);
    friends->company = friends_shown;
    friends->company.turn = turn;
    friends->company.leave = leave;
    friends->question = -1;
    friends->seconds = -1;
    friends->undo_answered = friends->missed = SEAT_NONE;
    app->company = &friends->company;
    return friends;
}

/* --- the host ----------------------------------------------------------------------------------- */

/* Gives this screen a guest; `token` is that of its earlier seat, or "". */
static void sit_down(struct friends *friends, bool looks_on, const char *token)
{
    struct guest_setup setup = {.seat = looks_on ? SEAT_NONE : friends->visits, .onlooks = looks_on};

    SDL_strlcpy(setup.name, friends->name, sizeof setup.name);
    SDL_strlcpy(setup.token, token, sizeof setup.token);
    friends->looks_on = looks_on;
    friends->guest = guest_new(&setup);
    open_table_line_here(friends->table, now());
    guest_open(friends->guest, now());
}

static void path_of(const struct app *app, char path[APP_PATH + 32])
{
    path[0] = '\0';
    if (app->data[0])
        snprintf(path, APP_PATH + 32, "%sfriends.tigers", app->data);
}

/* Finds the folder of the page for browsers, packaged with the game or built beside its sources; NULL if
 * there is none. */
static const char *find_page(char path[PATHS_MAX])
{
    if (!paths_find("page/index.html", path, PATHS_MAX) &&
        !paths_find("build/web/page/index.html", path, PATHS_MAX)) /* made by packaging/build-web.sh */
        return NULL;
    *strrchr(path, '/') = '\0';
    return path;
}

bool friends_have_page(void)
{
    char path[PATHS_MAX];

    return find_page(path) != NULL;
}

bool friends_open(struct app *app, const struct setup *match, struct problem *why)
{
    struct friends *friends = begin(app);
    struct open_table_setup setup = {.server = {.wake = wake}, .name = friends->name};

    path_of(app, friends->path);
    SDL_strlcpy(friends->name, settings_is_unnamed(&app->settings) ? tr("Host") : app->settings.names[0],
                sizeof friends->name);
    setup.host.path = friends->path[0] ? friends->path : NULL;
    setup.host.clock = app->settings.friends_clock;
    setup.host.dice = app->settings.friends_dice;
    setup.server.page = find_page(friends->page);
    if (match) {
        setup.host.match = *match;
        archive_now(setup.host.match.began);
    }
    friends->table = open_table_new(&setup, !match, why);
    if (!friends->table) {
        free_all(app);
        return false;
    }
    addresses_find(&friends->addresses);
    if (match || app->settings.table[0])
        app->settings.table_token[0] = '\0'; /* it belongs to another table */
    app->settings.table[0] = app->settings.table_code[0] = '\0';
    sit_down(friends, false, app->settings.table_token);
    turn(app);
    return true;
}

static void draw_bytes(void *of, void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)rng_below(of, 256);
}

void friends_open_example(struct app *app, const struct setup *match, const char *name, bool visits)
{
    struct friends *friends = begin(app);
    struct open_table_setup setup = {
        .host = {
            .match = *match, .clock = 40, .dice = true, .random = draw_bytes, .context = &friends->random}};
    struct problem why;

    rng_init(&friends->random, 1);
    friends->example = true;
    friends->visits = visits;
    friends->table = open_table_new(&setup, false, &why);
    CHECK(friends->table);
    friends->addresses.count = 1;
    SDL_strlcpy(friends->addresses.list[0].text, "192.168.1.20", sizeof friends->addresses.list[0].text);
    SDL_strlcpy(friends->name, name, sizeof friends->name);
    sit_down(friends, false, "");
    turn(app);
}

bool friends_keeps(const struct friends *friends)
{
    return friends->table && !friends->visits;
}

bool friends_have_saved(const struct app *app)
{
    char path[APP_PATH + 32];

    path_of(app, path);
    return path[0] && file_exists(path);
}

void friends_look_on(struct app *app, bool looks_on)
{
    struct friends *friends = friends_of(app);

    guest_leave(friends->guest);
    turn(app);
    guest_free(friends->guest);
    sit_down(friends, looks_on, "");
    turn(app);
}

void friends_link(const struct friends *friends, bool with_code, char link[TABLE_LINK])
{
    const struct addresses *all = &friends->addresses;

    open_table_link(friends->table, all->count ? all->list[friends->address].text : "127.0.0.1", with_code,
                    link);
}

/* --- the guest ---------------------------------------------------------------------------------- */

static void join(struct app *app, const char *address, int port, const char *code, bool looks_on)
{
    struct friends *friends = begin(app);
    struct settings *kept = &app->settings;
    char table[sizeof kept->table];

    snprintf(table, sizeof table, "%s:%d", address, port);
    if (looks_on || strcmp(table, kept->table) != 0 || strcmp(code, kept->table_code) != 0)
        kept->table_token[0] = '\0'; /* otherwise the token leads back to the same seat */
    SDL_strlcpy(kept->table, table, sizeof kept->table);
    SDL_strlcpy(kept->table_code, code, sizeof kept->table_code);
    SDL_strlcpy(friends->address_of, address, sizeof friends->address_of);
    friends->guest = new_guest(app, kept->table_token, looks_on);
    friends->way = way_new(friends->address_of, port, wake, NULL);
    if (!friends->way)
        free_all(app);
}

void friends_join(struct app *app, const char *address, int port, const char *code)
{
    join(app, address, port, code, false);
}

void friends_watch(struct app *app)
{
    char table[sizeof app->settings.table], code[sizeof app->settings.table_code];

    SDL_strlcpy(table, app->settings.table, sizeof table);
    SDL_strlcpy(code, app->settings.table_code, sizeof code);
    char *colon = strrchr(table, ':');
    CHECK(colon);
    *colon = '\0';
    join(app, table, atoi(colon + 1), code, true);
}

struct scene *friends_table(struct app *app)
{
    struct friends *friends = friends_of(app);

    if (!friends || guest_state(friends->guest) != GUEST_PLAYING || !guest_session(friends->guest))
        return NULL;
    matches_put_away(app);
    friends->session = guest_take(friends->guest);
    app_set_session(app, friends->session);
    app->beside = true;
    bool begins = session_setup(friends->session)->dice[0] && session_length(friends->session) <= 1;
    return begins ? scene_dice_seen(app) : scene_table(app);
}
