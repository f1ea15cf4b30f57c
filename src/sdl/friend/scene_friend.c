/*
 * scene_friend.c: over the title: start a table for a mode, continue the one that was left, or join one that
 * was found on the network or whose address and code are known.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/tr.h"
#include "net/finding.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"
#include "sdl/friend/friends.h"
#include "sdl/ui/field.h"
#include "sdl/ui/widgets.h"

enum { WIDTH = 1040, HEIGHT = 610, LEFT = 440, ROW = 66, SHOWN = 4, ASKING = 700 /* ms */ };

struct friend_scene {
    struct scene scene;
    struct field address, code;
    SDL_Thread *seeker; /* asks the network for tables, or NULL */
    SDL_atomic_t done;
    bool example; /* the tables found are made up */
    bool page;    /* browsers can play at a table that opens here */
    struct found_table found[FOUND_MAX];
    int count;
};

SCENE_OF(struct friend_scene)

static const char *const field_ids[] = {"field:address", "field:code"};

/* --- tables on the network ------------------------------------------------------------------------------ */

static int seek(void *of)
{
    struct friend_scene *scene = of;
    SDL_Event event = {.type = SDL_USEREVENT};

    scene->count = finding_ask(scene->found, ASKING);
    SDL_AtomicSet(&scene->done, 1);
    SDL_PushEvent(&event);
    return 0;
}

static void stop(struct friend_scene *scene)
{
    SDL_WaitThread(scene->seeker, NULL);
    scene->seeker = NULL;
}

static struct scene *look_again(struct scene *scene, struct app *app)
{
    (void)app;
    stop(of(scene));
    SDL_AtomicSet(&of(scene)->done, 0);
    of(scene)->seeker = SDL_CreateThread(seek, "tables", of(scene));
    return scene;
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    if (!again && !of(scene)->example)
        look_again(scene, app);
}

static void leave(struct scene *scene, struct app *app)
{
    (void)app;
    stop(of(scene));
    free(scene);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    (void)dt;
    if (!of(scene)->seeker)
        return scene;
    if (SDL_AtomicGet(&of(scene)->done)) {
        stop(of(scene));
        app_dirty(app);
    } else {
        app_wake(app, .1f);
    }
    return scene;
}

/* --- actions ------------------------------------------------------------------------------------ */

static struct scene *start(struct scene *scene, struct app *app, int mode)
{
    (void)scene;
    return scene_options_friends(app, scene_modes[mode]);
}

/* The lobby of a table that has opened; else says why not and stays. */
static struct scene *enter_lobby(struct app *app, bool opened, const struct problem *why, struct scene *scene)
{
    if (opened)
        return scene_lobby(app);
    app_warn_problem(app, why);
    return scene;
}

static struct scene *go_on(struct scene *scene, struct app *app)
{
    struct problem why;
    bool opened = friends_open(app, NULL, &why);

    return enter_lobby(app, opened, &why, scene);
}

/* Reads "192.168.1.5", "192.168.1.5:7733", or the whole link with its code. */
static void read_address(const char *text, char address[64], int *port, char code[GUEST_CODE])
{
    const char *from = strstr(text, "//"), *hash = strchr(text, '#');
    const char *colon;

    from = from ? from + 2 : text;
    snprintf(address, 64, "%.*s", (int)strcspn(from, ":/#"), from);
    colon = strchr(from, ':');
    *port = colon ? atoi(colon + 1) : 0;
    *port = *port > 0 && *port < 65536 ? *port : NET_PORT;
    if (hash)
        snprintf(code, GUEST_CODE, "%s", hash + 1);
}

static struct scene *join(struct scene *scene, struct app *app)
{
    struct friend_scene *friend = of(scene);
    char address[64], code[GUEST_CODE];
    int port;

    SDL_strlcpy(code, friend->code.text, sizeof code);
    read_address(friend->address.text, address, &port, code);
    if (!address[0] || !code[0]) {
        app_notice(app, tr("Enter the address and the code that your friend’s screen shows."));
        return scene;
    }
    for (char *letter = code; *letter; letter++)
        *letter = (char)SDL_toupper(*letter);
    friends_join(app, address, port, code);
    if (app->company)
        return scene_lobby(app);
    app_warn(app, tr("This system doesn’t let the game use the network."));
    return scene;
}

static struct scene *choose(struct scene *scene, struct app *app, int which)
{
    struct friend_scene *friend = of(scene);
    const struct found_table *found = &friend->found[which];

    snprintf(friend->address.text, sizeof friend->address.text, "%s:%d", found->address, found->notice.port);
    if (found->notice.free)
        friend->code.text[0] = '\0'; /* a full table keeps the code: it may lead back to a seat */
    input_focus(app, field_ids[1]);
    return scene;
}

/* --- drawing ------------------------------------------------------------------------------------ */

static void draw_start(struct app *app, const struct friend_scene *friend, struct pen *pen)
{
    struct button saved = button_make("button:saved", tr("Continue your table"),
                                      tr("Everybody comes back to their seat"), "9", SDLK_9);

    pen_line(pen, TEXT_PLATE, 14, tr("Start a table"));
    pen_write(pen, TEXT_NOTE, 20, 3,
              friend->page
                  ? tr("Your screen shows a code. Friends on your network scan it with a phone, or join from "
                       "their computer.")
                  : tr("Your screen shows a code. Friends on your network join with it from their "
                       "computer."));
    pen_top(pen, 10);
    for (int i = 0; scene_modes[i]; i++) {
        char id[INPUT_ID], key[2] = {(char)('1' + i), '\0'};
        snprintf(id, sizeof id, "friends:%s", scene_modes[i]->id);
        struct button mode = button_make(id, tr(scene_modes[i]->name), NULL, key, SDLK_1 + i);
        mode.does_at = start;
        mode.index = i;
        widget_button(app, pen_top(pen, 52), &mode);
        pen_top(pen, 10);
    }
    if (!friends_have_saved(app))
        return;
    saved.does = go_on;
    saved.look = BUTTON_PRIMARY;
    widget_button(app, pen_bottom(pen, 66), &saved);
}

static void draw_found(struct app *app, const struct friend_scene *friend, struct pen *pen)
{
    if (friend->seeker || !friend->count)
        pen_write(pen, TEXT_NOTE, 20, 2,
                  friend->seeker ? tr("Looking for tables…")
                                 : tr("No table was found on this network. Some networks hide them."));
    for (int i = 0; i < friend->count && i < SHOWN && !friend->seeker; i++) {
        const struct table_notice *notice = &friend->found[i].notice;
        const struct ruleset *rules = scene_mode_find(notice->mode);
        const char *sub =
            TR_SAID(notice->free ? tr_many("{1}, {2} free seat", "{1}, {2} free seats", notice->free)
                                 : tr("{1}, no free seats"),
                    rules ? tr(rules->name) : "", notice->free);
        struct button table =
            button_make(TARGET_ID("table", i), TR_SAID(tr("{1}’s table"), notice->name), sub, NULL, 0);
        table.does_at = choose;
        table.index = i;
        widget_button(app, pen_top(pen, ROW), &table);
        pen_top(pen, 8);
    }
}

static void draw(struct scene *scene, struct app *app)
{
    struct friend_scene *friend = of(scene);
    struct button joins = button_to("button:join", tr("Join"), tr("Enter"), SDLK_RETURN, join);
    enum { START_HIGH = 520 }; /* height of the upper part on an upright phone */
    float more = app->painter.layout.shape == LAYOUT_UPRIGHT ? START_HIGH : 0;
    struct pen right =
        widget_overlay(app, window_middle(app, WIDTH, HEIGHT + more), tr("Play a friend"), true);

    pen_top(&right, 22);
    struct pen left = pen_in(right.painter, pen_aside(&right, LEFT, START_HIGH));
    pen_aside(&right, 44, 0);
    draw_start(app, friend, &left);
    struct pen head = pen_in(right.painter, pen_top(&right, 34));
    struct pen again = pen_in(right.painter, pen_right(&head, 34)); /* beside the letters of the head */
    widget_icon_button(app, pen_part(&again, 0, -8, 34, 34), "button:look", "icons/restart", SDLK_F5);
    target_does(app, look_again);
    target_name(app, tr("Look for tables again"));
    pen_line(&head, TEXT_PLATE, 0, tr("Join a table"));
    pen_top(&right, 8);
    struct pen foot = pen_in(right.painter, pen_bottom(&right, 220));
    draw_found(app, friend, &right);
    field_row(app, pen_top(&foot, 68), field_ids[0], tr("Address"), &friend->address);
    field_row(app, pen_top(&foot, 68), field_ids[1], tr("Code"), &friend->code);
    joins.look = friends_have_saved(app) ? BUTTON_SECONDARY : BUTTON_PRIMARY;
    widget_button(app, pen_bottom(&foot, 66), &joins);
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *key)
{
    struct field *fields[] = {&of(scene)->address, &of(scene)->code};

    for (int i = 0; i < 2; i++) {
        if (strcmp(app->input.focus, field_ids[i]) != 0)
            continue;
        if (key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER)
            return join(scene, app);
        return field_key(app, fields[i], key) ? scene : NULL;
    }
    return NULL;
}

static void reword(struct scene *scene, struct app *app)
{
    (void)app;
    of(scene)->address.hint = "192.168.1.5:7733";
    of(scene)->code.hint = tr("six letters");
}

static const struct scene_class friend_class = {.name = "friend",
                                                .phone = true,
                                                .clicks = true,
                                                .enter = enter,
                                                .leave = leave,
                                                .update = update,
                                                .reword = reword,
                                                .draw = draw,
                                                .key = key};

struct scene *scene_friend(struct scene *under, struct app *app)
{
    struct friend_scene *friend = SCENE_NEW(struct friend_scene, &friend_class, under);

    friend->page = friends_have_page();
    friend->address.room = (int)sizeof friend->address.text - 1;
    friend->code.room = HOST_CODE_LETTERS;
    SDL_strlcpy(friend->address.text, app->settings.table, sizeof friend->address.text);
    if (strlen(app->settings.table) >= sizeof friend->address.text) /* only its port was not typed */
        friend->address.text[strcspn(friend->address.text, ":")] = '\0';
    SDL_strlcpy(friend->code.text, app->settings.table_code, sizeof friend->code.text);
    reword(&friend->scene, app);
    return &friend->scene;
}

struct scene *scene_friend_found(struct scene *under, struct app *app, const struct found_table *found,
                                 int count)
{
    struct friend_scene *friend = (struct friend_scene *)scene_friend(under, app);

    friend->example = friend->page = true;
    friend->count = count;
    memcpy(friend->found, found, (size_t)count * sizeof *found);
    return &friend->scene;
}

struct scene *scene_friends_table(struct app *app, struct scene *under, const struct setup *setup)
{
    struct problem why;
    bool opened = friends_open(app, setup, &why);

    return enter_lobby(app, opened, &why, under);
}
