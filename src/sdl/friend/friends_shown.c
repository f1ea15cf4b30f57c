/*
 * friends_shown.c: shows the player a table with people elsewhere: phrases, missing players, the clock, undo,
 * another match; see friends.h.
 */
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/tr.h"
#include "sdl/app/audio.h"
#include "sdl/app/matches.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/art/draw.h"
#include "sdl/friend/friends.h"
#include "sdl/friend/link_code.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/flow.h"
#include "session/archive.h"
#include "words/phrase_words.h"
#include "words/words.h"

enum {
    MISSING_AFTER = 2500 /* ms until the screen says that somebody is missing */,
    LAST_SECONDS = 5 /* the player is warned then */
};

/* --- the match on this screen ------------------------------------------------------------------- */

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
        if (table && app->settings.phrases && seat < session_setup(table->session)->seats)
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

/* Once the whole record has come, adds it to the player's records, as after every match. If there is no room
 * for it, the table's save stays. */
static void keep(struct friends *friends, struct app *app)
{
    if (friends->kept || friends->example || !friends->session || session_is_heard(friends->session))
        return;
    friends->kept = true;
    if (app->data[0])
        session_archive_in(friends->session, matches_records(app));
    if (friends->table && friends->path[0] && !session_archive_problem(friends->session)) {
        char seats[APP_PATH + 48];
        snprintf(seats, sizeof seats, "%s.seats", friends->path);
        file_remove(friends->path);
        file_remove(seats);
    }
}

/* Says once that the match of this table can't be saved. */
static void watch_saving(struct friends *friends, struct app *app)
{
    const struct session *session = friends->table ? host_session(open_table_host(friends->table)) : NULL;
    const char *problem = session ? session_save_problem(session) : NULL;

    if (problem && !friends->unsaved)
        app_warn(app, tr("The match isn’t saved: {1}. The game will try again after every move."), problem);
    friends->unsaved = problem != NULL;
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

static void greet_back(struct friends *friends, struct app *app)
{
    const struct guest_place *place = guest_place(friends->guest, friends->missed);

    if (!place->here)
        return;
    app_notice(app, tr("{1} is back."), words_given_name(place->name));
    friends->missed = SEAT_NONE;
}

/* Says after a moment that somebody is missing, or that this screen's connection is lost. */
static void watch(struct friends *friends, struct app *app)
{
    bool lost = guest_state(friends->guest) != GUEST_PLAYING;
    bool over = !friends->session || session_is_over(friends->session);

    if (friends->missed != SEAT_NONE && !lost && !over)
        greet_back(friends, app);
    if (over || (!lost && friends_missing(friends) == SEAT_NONE)) {
        friends->since = 0;
        friends->looked = false;
        return;
    }
    if (!friends->since)
        friends->since = SDL_GetTicks64();
    Uint64 passed = SDL_GetTicks64() - friends->since;
    if (passed < MISSING_AFTER) {
        app_wake(app, (float)(MISSING_AFTER - passed) / 1000);
    } else if (!friends->looked && strcmp(app->top->class->name, "table") == 0) {
        friends->missed = friends_missing(friends);
        app_go(app, scene_absent(app, app->top));
    }
}

/* --- the clock ---------------------------------------------------------------------------------- */

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
        audio_play(app, SOUND_WARNING);
        speaker_say_tr(app, tr_many("{1} second left", "{1} seconds left", LAST_SECONDS), LAST_SECONDS);
    }
}

/* --- undo --------------------------------------------------------------------------------------- */

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
    app->company->turn(app);
    if (guest_undo_seat(friends_of(app)->guest) != SEAT_NONE)
        app_notice(app, tr("The others are asked whether you may undo your last move."));
}

/* Shows the position again, even if a result is over the table. */
static void take_back(struct friends *friends, struct app *app)
{
    app_notice(app, tr("The last move was undone."));
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
        app_notice(app, tr("The move stays: not everyone agreed to undo it."));
    bool asked = seat != SEAT_NONE && seat != own && own != SEAT_NONE && friends->undo_answered != seat;
    if (asked && !friends->asks_undo && strcmp(app->top->class->name, "table") == 0) {
        friends->asks_undo = true;
        app_go(app, scene_undo_asked(app, app->top, seat));
    }
}

/* --- another match ------------------------------------------------------------------------------ */

/* The link to scan, if there is a page for browsers, and the code; else address and code. */
static void draw_way_in(struct app *app, struct rect place)
{
    const struct friends *friends = friends_of(app);
    struct pen pen = pen_in(&app->painter, place);
    bool page = friends_keeps(friends) && open_table_has_page(friends->table);
    char link[TABLE_LINK], words[160];

    if (!friends_keeps(friends))
        return;
    const char *code = host_code(open_table_host(friends->table));
    draw_tray(pen.painter, place, 26);
    friends_link(friends, page, link);
    if (page) {
        link_code_draw(pen.painter, pen_left(&pen, place.h / pen.u), link);
        pen_pad(&pen, 10, 30);
        pen_write(&pen, TEXT_NOTE, 20, 3, tr("Watch, or come back"));
        text_draw(pen.painter, TEXT_PANEL, pen_bottom(&pen, 30), code);
        return;
    }
    link[strlen(link) - 1] = '\0'; /* without the slash at its end */
    tr_say(words, sizeof words, tr("Watch, or come back: {1} with the code {2}"), link + strlen("http://"),
           code);
    pen_pad(&pen, 14, 12);
    pen_write(&pen, TEXT_NOTE, 22, 4, words);
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
    app->company->turn(app);
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
    host_again(host, &next, (int64_t)SDL_GetTicks64());
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

/* Shows a new code, which comes after too many wrong ones. */
static void watch_code(struct friends *friends, struct app *app)
{
    const char *code = friends->table ? host_code(open_table_host(friends->table)) : "";

    if (strcmp(code, friends->code) == 0)
        return;
    SDL_strlcpy(friends->code, code, sizeof friends->code);
    app_dirty(app);
}

static bool has_television(const struct app *app)
{
    return guest_table(friends_of(app)->guest)->television;
}

void friends_show(struct friends *friends, struct app *app)
{
    watch_code(friends, app);
    hear_phrases(friends, app);
    keep_token(friends, app);
    keep(friends, app);
    watch_saving(friends, app);
    watch(friends, app);
    watch_clock(friends, app);
    watch_undo(friends, app);
    play_again(friends, app);
    follow(friends, app);
}

const struct company friends_shown = {.undo_refusal = undo_refusal,
                                      .ask_undo = ask_undo,
                                      .want_again = want_again,
                                      .may_want_again = may_want_again,
                                      .draw_way_in = draw_way_in,
                                      .say = scene_phrases,
                                      .seconds_left = seconds_left,
                                      .has_television = has_television};
