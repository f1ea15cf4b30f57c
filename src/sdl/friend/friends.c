/* friends.c: see friends.h. */
#include "sdl/friend/friends.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/toast.h"
#include "sdl/system/page.h"
#include "sdl/table/scene_table.h"
#include "session/archive.h"
#include "words/phrase_words.h"
#include "words/words.h"

enum {
    MISSING_AFTER = 2500 /* ms until the screen says that somebody is missing */,
    TURNS = 64,
    LAST_SECONDS = 5 /* the player is warned then */
};

static void turn(struct app *app);

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

/* --- what is sent and heard ------------------------------------------------------------------------------
 */

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
static void open_anew(struct friends *friends)
{
    if (is_sent_away(friends))
        return;
    guest_open(friends->guest, now());
    friends->away = false;
}

/* Makes the guest of a table elsewhere; `token` is that of its earlier seat there, or "". */
static struct guest *new_guest(const struct app *app, const char *token)
{
    const struct settings *kept = &app->settings;
    struct guest_setup setup = {.seat = SEAT_NONE};

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
    friends->guest = new_guest(app, "");
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
            open_anew(friends);
        else if (letter->news == NET_TEXT)
            guest_receive(friends->guest, letter->text, letter->size, now());
        else if (letter->news == NET_CLOSED) {
            guest_lost(friends->guest);
            SDL_strlcpy(friends->why, letter->text, sizeof friends->why);
        }
        forget_seat(friends, app);
        free(letter);
    }
    return any;
}

/* --- what the table on this screen shows of it ------------------------------------------------------------
 */

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
        if (table && app->settings.phrases)
            table_remarks_put(table, seat, words_phrase(phrase));
    }
}

/* Saves the token, which brings this screen back to its seat, also after a restart. */
static void keep_token(const struct friends *friends, struct app *app)
{
    const char *token = guest_token(friends->guest);

    if (!token[0] || strcmp(token, app->settings.table_token) == 0 || friends->example)
        return;
    SDL_strlcpy(app->settings.table_token, token, sizeof app->settings.table_token);
    app_save_settings(app);
}

/* Once the whole record has come, adds it to the player's records, as after every match. */
static void keep(struct friends *friends, struct app *app)
{
    if (friends->kept || friends->example || !friends->session || session_is_heard(friends->session))
        return;
    friends->kept = true;
    if (app->data[0])
        session_archive_in(friends->session, matches_records(app));
    if (friends->table && friends->path[0]) {
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

/* Says after a moment that somebody is missing, or that this screen's connection is lost. */
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

/* --- the clock -------------------------------------------------------------------------------------------
 */

static int seconds_left(const struct app *app)
{
    return friends_of(app)->seconds;
}

/* Returns the seconds left for the open question, or -1 without a clock. */
static int count_seconds(const struct friends *friends)
{
    int left = guest_clock(friends->guest) - (int)((SDL_GetTicks64() - friends->asked_at) / 1000);

    if (guest_clock(friends->guest) < 0 || guest_question(friends->guest) < 0)
        return -1;
    return left > 0 ? left : 0;
}

static void watch_clock(struct friends *friends, struct app *app)
{
    double question = guest_question(friends->guest);
    int before = friends->seconds;
    struct move said;
    bool answered = friends->session && session_said(friends->session, &said);

    if (question != friends->question) {
        if (before == 0 && friends->question >= 0)
            app_notice(app, tr("Time was up: the computer moved for you."));
        friends->question = question;
        friends->asked_at = SDL_GetTicks64();
        before = -1;
    }
    friends->seconds = answered ? -1 : count_seconds(friends);
    if (friends->seconds == before)
        return;
    app_dirty(app);
    if (friends->seconds >= 0)
        app_wake(app, .25f);
    if (friends->seconds == LAST_SECONDS && before > LAST_SECONDS) {
        char words[60];
        audio_play(app, SOUND_WARNING);
        tr_say(words, sizeof words, tr_many("{1} second left", "{1} seconds left", LAST_SECONDS),
               LAST_SECONDS);
        speaker_say(app, words);
    }
}

/* --- undo ------------------------------------------------------------------------------------------------
 */

static const char *undo_refusal(const struct app *app)
{
    const struct friends *friends = friends_of(app);

    if (!app->session || !session_is_heard(app->session))
        return tr("The match is over");
    if (guest_seat(friends->guest) == SEAT_NONE)
        return tr("Nobody is playing in it");
    if (guest_undo_seat(friends->guest) != SEAT_NONE)
        return tr("The others are asked");
    return session_position(app->session) > 1 && !session_awaits_deal(app->session) ? NULL
                                                                                    : tr("Nothing to undo");
}

static void ask_undo(struct app *app)
{
    guest_undo_ask(friends_of(app)->guest);
    turn(app);
    if (guest_undo_seat(friends_of(app)->guest) != SEAT_NONE)
        app_notice(app, tr("The others are asked whether you may take your last move back."));
}

/* Shows the position again, even if a result is over the table. */
static void take_back(struct friends *friends, struct app *app)
{
    app_notice(app, tr("The last move was taken back."));
    audio_play(app, SOUND_UNDO);
    if (!table_below(app) && friends->session == app->session)
        app_go(app, scene_table(app));
}

static void watch_undo(struct friends *friends, struct app *app)
{
    int seat = guest_undo_seat(friends->guest), own = guest_seat(friends->guest);
    enum undo_end end = guest_undo_end(friends->guest);

    if (seat == SEAT_NONE)
        friends->undo_answered = SEAT_NONE;
    if (friends->asks_undo && seat == SEAT_NONE) {
        friends->asks_undo = false;
        if (strcmp(app->top->class->name, "question") == 0)
            app_go(app, app->top->under);
    }
    if (end == UNDO_DONE)
        take_back(friends, app);
    else if (end == UNDO_NOTHING)
        app_notice(app, tr("{1}."), tr("There is nothing to undo"));
    else if (end == UNDO_REFUSED)
        app_notice(app, tr("The move stands: not everybody agreed to take it back."));
    bool asked = seat != SEAT_NONE && seat != own && own != SEAT_NONE && friends->undo_answered != seat;
    if (asked && !friends->asks_undo && strcmp(app->top->class->name, "table") == 0) {
        friends->asks_undo = true;
        app_go(app, scene_undo_asked(app, app->top, seat));
    }
}

/* --- another match ---------------------------------------------------------------------------------------
 */

static void say_way_in(const struct app *app, char *out, size_t size)
{
    const struct friends *friends = friends_of(app);
    char link[TABLE_LINK];

    out[0] = '\0';
    if (!friends_keeps(friends))
        return;
    friends_link(friends, false, link);
    link[strlen(link) - 1] = '\0'; /* without the slash at its end */
    tr_say(out, size, tr("Watch, or come back: {1} with the code {2}"), link + strlen("http://"),
           host_code(open_table_host(friends->table)));
}

/* Nobody presses Continue on a television: it follows the others to the next deal. */
static void follow(const struct friends *friends, struct app *app)
{
    const char *shown = app->top ? app->top->class->name : "";
    bool result =
        strncmp(shown, "result", 6) == 0 || strcmp(shown, "verdict") == 0 || strcmp(shown, "win") == 0;

    if (guest_seat(friends->guest) == SEAT_NONE && result && app->session == friends->session &&
        session_is_heard(app->session) && session_position(app->session) < session_length(app->session))
        app_go(app, scene_table(app));
}

static void want_again(struct app *app)
{
    friends_of(app)->wants_again = true;
    guest_again(friends_of(app)->guest);
    turn(app);
}

/* Lists the people elsewhere who want another match, or those who don't yet; returns how many. */
static int who(const struct friends *friends, bool again, char *out, size_t size)
{
    const char *names[SEAT_MAX];
    int count = 0;

    for (int seat = 0; seat < guest_places(friends->guest); seat++) {
        const struct guest_place *place = guest_place(friends->guest, seat);
        if (!place->computer && seat != guest_seat(friends->guest) && place->again == again)
            names[count++] = words_given_name(place->name);
    }
    tr_list(out, size, TR_AND, names, count);
    return count;
}

static bool may_want_again(const struct app *app, char *sub, size_t size)
{
    const struct friends *friends = friends_of(app);
    char names[4 * PLAYER_NAME];

    sub[0] = '\0';
    if (guest_state(friends->guest) != GUEST_PLAYING || guest_seat(friends->guest) == SEAT_NONE) {
        if (guest_state(friends->guest) == GUEST_REFUSED)
            SDL_strlcpy(sub, tr("The table is closed"), size);
        return false;
    }
    if (friends->wants_again && who(friends, false, names, sizeof names))
        tr_say(sub, size, tr("Waiting for {1}"), names);
    else if (!friends->wants_again && who(friends, true, names, sizeof names))
        tr_say(sub, size, tr("Asked for by {1}"), names);
    return !friends->wants_again;
}

/* Lets the host begin another match as soon as all want it. */
static void begin_again(const struct friends *friends)
{
    struct host *host = open_table_host(friends->table);
    struct setup next = host_setup(host)->match;

    if (!host_wants_again(host))
        return;
    open_table_random(friends->table, &next.seed, sizeof next.seed);
    archive_now(next.began);
    host_again(host, &next, now());
}

/* Replaces a match that is over with the new one that has come. */
static void play_again(struct friends *friends, struct app *app)
{
    if (friends->table)
        begin_again(friends);
    if (!friends->session || guest_state(friends->guest) != GUEST_PLAYING ||
        guest_session(friends->guest) == friends->session)
        return;
    app->company = NULL; /* the table stays */
    matches_end(app);
    app->company = &friends->company;
    friends->kept = friends->wants_again = false;
    app_go(app, friends_table(app));
}

/* --- turns -------------------------------------------------------------------------------------------------
 */

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
    if (friends->way && guest_is_deaf(friends->guest, now())) {
        way_renew(friends->way);
        guest_lost(friends->guest);
    }
    hear_phrases(friends, app);
    keep_token(friends, app);
    keep(friends, app);
    watch(friends, app);
    watch_clock(friends, app);
    watch_undo(friends, app);
    play_again(friends, app);
    follow(friends, app);
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
    friends->company = (struct company){turn,       leave,          undo_refusal, ask_undo,
                                        want_again, may_want_again, say_way_in,   seconds_left};
    friends->question = -1;
    friends->seconds = -1;
    friends->undo_answered = SEAT_NONE;
    app->company = &friends->company;
    return friends;
}

/* --- the host ----------------------------------------------------------------------------------------------
 */

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

/* Opens the port, the match (NULL: the saved one) and this screen's seat. */
static bool open_doors(struct app *app, const struct setup *match, struct problem *why)
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
    if (match)
        setup.host.match = *match;
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

bool friends_open(struct app *app, const struct setup *match, struct problem *why)
{
    struct setup own = *match;

    archive_now(own.began);
    return open_doors(app, &own, why);
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

bool friends_open_saved(struct app *app, struct problem *why)
{
    return open_doors(app, NULL, why);
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

/* --- the guest ---------------------------------------------------------------------------------------------
 */

void friends_join(struct app *app, const char *address, int port, const char *code)
{
    struct friends *friends = begin(app);
    struct settings *kept = &app->settings;
    char table[sizeof kept->table];

    snprintf(table, sizeof table, "%s:%d", address, port);
    if (strcmp(table, kept->table) != 0 || strcmp(code, kept->table_code) != 0)
        kept->table_token[0] = '\0'; /* otherwise the token leads back to the same seat */
    SDL_strlcpy(kept->table, table, sizeof kept->table);
    SDL_strlcpy(kept->table_code, code, sizeof kept->table_code);
    SDL_strlcpy(friends->address_of, address, sizeof friends->address_of);
    friends->guest = new_guest(app, kept->table_token);
    friends->way = way_new(friends->address_of, port, wake, NULL);
    if (!friends->way)
        free_all(app);
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
