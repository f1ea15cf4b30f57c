/* friends.c: see friends.h. */
#include "sdl/friend/friends.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/tr.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/table/scene_table.h"
#include "words/problem_words.h"
#include "words/words.h"

enum { MISSING_AFTER = 2500 /* ms until it is said that somebody is missing */, TURNS = 64 };

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

/* --- lines between the network and the host ------------------------------------------------------------- */

static struct friends_line *line_of_net(struct friends *friends, unsigned net)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (friends->lines[i].host && friends->lines[i].net == net)
            return &friends->lines[i];
    return NULL;
}

static struct friends_line *line_of_host(struct friends *friends, int host)
{
    for (int i = 0; i < HOST_LINES_MAX; i++)
        if (friends->lines[i].host == host)
            return &friends->lines[i];
    return NULL;
}

static void open_line(struct friends *friends, const struct net_letter *letter)
{
    struct friends_line *line = line_of_host(friends, 0); /* one that is free */
    int host = line ? host_line(friends->host, letter->text, now()) : 0;

    if (!host) {
        server_leave(friends->server, letter->line);
        return;
    }
    *line = (struct friends_line){letter->line, host};
}

static void take_letter(struct friends *friends, const struct net_letter *letter)
{
    struct friends_line *line = letter->news == NET_OPENED ? NULL : line_of_net(friends, letter->line);

    if (letter->news == NET_OPENED)
        open_line(friends, letter);
    else if (line && letter->news == NET_TEXT)
        host_receive(friends->host, line->host, letter->text, letter->size, now());
    else if (line && letter->news == NET_CLOSED) {
        host_lost(friends->host, line->host, now());
        *line = (struct friends_line){0};
    }
}

/* What the host says goes to the network, or to this screen's guest. True if it said anything. */
static bool send_from_host(struct friends *friends)
{
    const char *bytes;
    size_t size;
    int number;
    bool any = false;

    while (host_next(friends->host, &number, &bytes, &size)) {
        struct friends_line *line = line_of_host(friends, number);
        any = true;
        if (number == friends->here && bytes)
            guest_receive(friends->guest, bytes, size, now());
        else if (line && bytes)
            server_send(friends->server, line->net, bytes, size);
        else if (line) {
            server_leave(friends->server, line->net);
            *line = (struct friends_line){0};
        }
    }
    return any;
}

static bool send_from_guest(struct friends *friends)
{
    const char *bytes;
    size_t size;
    bool any = false;

    guest_tick(friends->guest, now());
    while (guest_next(friends->guest, &bytes, &size)) {
        any = true;
        if (friends->host)
            host_receive(friends->host, friends->here, bytes, size, now());
        else
            way_send(friends->way, bytes, size);
    }
    return any;
}

static void take_all(struct friends *friends)
{
    struct mailbox *box = friends->host ? server_mailbox(friends->server) : way_mailbox(friends->way);
    struct net_letter *letter;

    while ((letter = mailbox_take(box))) {
        if (friends->host)
            take_letter(friends, letter);
        else if (letter->news == NET_OPENED)
            guest_open(friends->guest, now());
        else if (letter->news == NET_TEXT)
            guest_receive(friends->guest, letter->text, letter->size, now());
        else if (letter->news == NET_CLOSED) {
            guest_lost(friends->guest);
            SDL_strlcpy(friends->why, letter->text, sizeof friends->why);
        }
        free(letter);
    }
}

/* --- what the table on this screen shows of it ------------------------------------------------------------ */

static struct table_scene *table_below(struct app *app)
{
    for (struct scene *scene = app->top; scene; scene = scene->under)
        if (strcmp(scene->class->name, "table") == 0)
            return (struct table_scene *)scene;
    return NULL;
}

static void hear_phrases(struct friends *friends, struct app *app)
{
    int seat, phrase;

    while (guest_heard_phrase(friends->guest, &seat, &phrase)) {
        struct table_scene *table = table_below(app);
        if (table && app->settings.talk)
            table_remarks_put(table, seat, friends_phrase(phrase));
    }
}

/* The whole record has come: it is the player's own, as that of every match. */
static void keep(struct friends *friends, struct app *app)
{
    if (friends->kept || !friends->session || session_is_heard(friends->session))
        return;
    friends->kept = true;
    if (app->data[0])
        session_archive_in(friends->session, matches_records(app));
    if (friends->host && friends->path[0]) {
        char seats[APP_PATH + 48];
        snprintf(seats, sizeof seats, "%s.seats", friends->path);
        file_remove(friends->path);
        file_remove(seats);
    }
}

int friends_missing(const struct friends *friends)
{
    for (int seat = 0; seat < guest_places(friends->guest); seat++) {
        const struct guest_place *place = guest_place(friends->guest, seat);
        if (!place->computer && !place->here && !place->stands_in)
            return seat;
    }
    return SEAT_NONE;
}

/* Says after a moment that somebody is missing, or that this screen's way is lost. */
static void watch(struct friends *friends, struct app *app)
{
    bool lost = guest_state(friends->guest) != GUEST_PLAYING;
    bool over = !friends->session || session_is_over(friends->session);

    if (over || (!lost && friends_missing(friends) == SEAT_NONE)) {
        friends->since = 0;
        friends->looked = false;
        return;
    }
    if (!friends->since)
        friends->since = SDL_GetTicks64();
    Uint64 passed = SDL_GetTicks64() - friends->since;
    if (passed < MISSING_AFTER)
        app_wake(app, (float)(MISSING_AFTER - passed) / 1000);
    else if (!friends->looked && strcmp(app->top->class->name, "table") == 0)
        app_go(app, scene_absent(app, app->top));
}

/* --- turns ------------------------------------------------------------------------------------------------- */

static void wake_later(struct app *app, int64_t milliseconds)
{
    if (milliseconds >= 0)
        app_wake(app, (float)milliseconds / 1000);
}

static void turn(struct app *app)
{
    struct friends *friends = friends_of(app);
    bool busy = true, any = false;

    take_all(friends);
    if (friends->host)
        host_tick(friends->host, now());
    for (int i = 0; busy && i < TURNS; i++) {
        busy = friends->host && send_from_host(friends);
        busy |= send_from_guest(friends);
        any |= busy;
    }
    if (!friends->host && guest_is_deaf(friends->guest, now()))
        guest_lost(friends->guest);
    hear_phrases(friends, app);
    keep(friends, app);
    watch(friends, app);
    if (friends->host)
        wake_later(app, host_wait(friends->host, now()));
    wake_later(app, guest_wait(friends->guest, now()));
    if (any)
        app_animate(app);
}

/* Ends it; the session is the program's. */
static void leave(struct app *app)
{
    struct friends *friends = friends_of(app);

    if (guest_state(friends->guest) != GUEST_APART)
        guest_leave(friends->guest);
    send_from_guest(friends);
    if (friends->host) {
        host_close(friends->host, now());
        send_from_host(friends);
    }
    guest_free(friends->guest);
    finding_stop(friends->finding);
    way_free(friends->way);
    server_close(friends->server);
    host_free(friends->host);
    free(friends);
    app->company = NULL;
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
    friends->company = (struct company){turn, leave};
    app->company = &friends->company;
    return friends;
}

/* --- the host ---------------------------------------------------------------------------------------------- */

static void sit_down(struct friends *friends, const struct app *app, bool looks_on)
{
    struct guest_setup setup = {.seat = looks_on ? SEAT_NONE : 0, .onlooks = looks_on};
    const char *name = settings_is_unnamed(&app->settings) ? tr("Host") : app->settings.names[0];

    SDL_strlcpy(setup.name, name, sizeof setup.name);
    friends->looks_on = looks_on;
    friends->guest = guest_new(&setup);
    friends->here = host_line_here(friends->host, now());
    guest_open(friends->guest, now());
}

static void notice_of(const struct friends *friends, const struct app *app, struct table_notice *notice)
{
    const char *name = settings_is_unnamed(&app->settings) ? tr("Host") : app->settings.names[0];

    *notice = (struct table_notice){.port = server_port(friends->server),
                                    .seats = host_seats(friends->host)};
    for (int seat = 0; seat < notice->seats; seat++)
        notice->free += !host_seat(friends->host, seat).taken;
    SDL_strlcpy(notice->mode, friends->setup.match.rules ? friends->setup.match.rules->id : "", FINDING_MODE);
    SDL_strlcpy(notice->name, name, FINDING_NAME);
}

/* The port, the answers to who looks for tables, and this screen's seat. */
static bool open_doors(struct friends *friends, struct app *app, struct error *why)
{
    struct server_setup setup = {.page = app->command_line.page, .wake = wake};
    struct table_notice notice;

    friends->server = server_open(&setup, why);
    if (!friends->server) {
        host_free(friends->host);
        free(friends);
        app->company = NULL;
        return false;
    }
    addresses_find(&friends->addresses);
    notice_of(friends, app, &notice);
    friends->finding = finding_start(&notice);
    sit_down(friends, app, false);
    turn(app);
    return true;
}

static void path_of(const struct app *app, char path[APP_PATH + 32])
{
    path[0] = '\0';
    if (app->data[0])
        snprintf(path, APP_PATH + 32, "%sfriends.tigers", app->data);
}

static void set_up(struct friends *friends, const struct app *app)
{
    path_of(app, friends->path);
    friends->setup.path = friends->path[0] ? friends->path : NULL;
    friends->setup.random = server_random;
}

bool friends_open(struct app *app, const struct setup *match, struct error *why)
{
    struct friends *friends = begin(app);

    set_up(friends, app);
    friends->setup.match = *match;
    server_random(NULL, &friends->setup.match.seed, sizeof friends->setup.match.seed);
    archive_now(friends->setup.match.began);
    friends->host = host_new(&friends->setup);
    return open_doors(friends, app, why);
}

bool friends_have_saved(const struct app *app)
{
    char path[APP_PATH + 32];

    path_of(app, path);
    return path[0] && file_exists(path);
}

bool friends_open_saved(struct app *app, struct error *why)
{
    struct friends *friends = begin(app);
    struct problem problem;

    set_up(friends, app);
    friends->host = host_open(&friends->setup, &problem);
    if (!friends->host) {
        char words[PROBLEM_WORDS];
        words_problem(&problem, words, sizeof words);
        free(friends);
        app->company = NULL;
        return error_say(why, "{1}", words);
    }
    return open_doors(friends, app, why);
}

void friends_look_on(struct app *app, bool looks_on)
{
    struct friends *friends = friends_of(app);

    host_lost(friends->host, friends->here, now());
    guest_free(friends->guest);
    sit_down(friends, app, looks_on);
    turn(app);
}

void friends_address(const struct friends *friends, char *out, size_t size)
{
    const struct addresses *all = &friends->addresses;

    snprintf(out, size, "%s:%d", all->count ? all->list[friends->address].text : "127.0.0.1",
             server_port(friends->server));
}

void friends_link(const struct friends *friends, char *out, size_t size)
{
    char address[64];

    friends_address(friends, address, sizeof address);
    snprintf(out, size, "http://%s/#%s", address, host_code(friends->host));
}

/* --- the guest --------------------------------------------------------------------------------------------- */

void friends_join(struct app *app, const char *address, int port, const char *code)
{
    struct friends *friends = begin(app);
    struct guest_setup setup = {.seat = SEAT_NONE};

    SDL_strlcpy(setup.name, settings_is_unnamed(&app->settings) ? tr("Friend") : app->settings.names[0],
                sizeof setup.name);
    SDL_strlcpy(setup.code, code, sizeof setup.code);
    SDL_strlcpy(friends->address_of, address, sizeof friends->address_of);
    friends->guest = guest_new(&setup);
    friends->way = way_new(friends->address_of, port, wake, NULL);
    if (!friends->way)
        leave(app);
}

struct scene *friends_begin(struct app *app)
{
    struct friends *friends = friends_of(app);

    if (!friends || guest_state(friends->guest) != GUEST_PLAYING || !guest_session(friends->guest))
        return NULL;
    matches_put_away(app);
    friends->session = guest_take(friends->guest);
    app_set_session(app, friends->session);
    app->beside = true;
    return scene_table(app);
}
