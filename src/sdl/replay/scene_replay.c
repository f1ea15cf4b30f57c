/*
 * scene_replay.c: a record shown on the table, step by step: play and pause,
 * next and previous, by rounds, from any seat, with all hands open or none; or,
 * with --screens, one picture of every step. It may lie over any scene, to which it returns.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/file.h"
#include "base/tr.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"
#include "sdl/art/type.h"
#include "sdl/table/scene_table.h"
#include "sdl/ui/widgets.h"

enum { VIEW_ALL = SEAT_MOST, VIEW_NONE };

struct replay {
    struct scene scene;
    struct table_scene *table;
    struct session *session; /* its own, over the record */
    int seen_by;             /* a seat, VIEW_ALL or VIEW_NONE: an onlooker who sees no hand */
    bool playing;
    float wait;
};

/* The seat below. */
static int near_of(const struct replay *replay)
{
    return replay->seen_by < SEAT_MOST ? replay->seen_by : 0;
}

static void look(struct replay *replay, struct app *app, struct view *view)
{
    (void)app;
    session_view(replay->session, replay->seen_by == VIEW_NONE ? SEAT_NONE : near_of(replay), view);
    view->move_count = 0;
    for (int seat = 1; seat < view->table.seats && replay->seen_by == VIEW_ALL; seat++) {
        struct view other;
        session_view(replay->session, seat, &other);
        view->hands[seat] = other.own.hand;
        view->shown |= (uint8_t)(1u << seat);
    }
}

/* Shows the present position at once. */
static void show(struct replay *replay, struct app *app)
{
    struct table_scene *table = replay->table;

    table->near = near_of(replay);
    look(replay, app, &table->view);
    anim_show(&table->anim, &table->view, table->near);
    app_animate(app);
}

static void forward(struct replay *replay, struct app *app)
{
    struct event events[EVENT_MOST];
    struct table_scene *table = replay->table;

    if (session_position(replay->session) >= session_length(replay->session)) {
        replay->playing = false;
        return;
    }
    anim_finish(&table->anim);
    int count = session_forward(replay->session);
    for (int i = 0; i < count; i++)
        events[i] = session_event(replay->session, count - 1 - i, table->view.seat);
    look(replay, app, &table->view);
    anim_add(&table->anim, events, count, &table->view);
    app_animate(app);
}

static void go_to(struct replay *replay, struct app *app, int position)
{
    int length = session_length(replay->session);

    session_go_to(replay->session, position < 0 ? 0 : position > length ? length : position);
    show(replay, app);
}

/* The place just after the deal before or after the present one. */
static int round_place(const struct replay *replay, int direction)
{
    const struct record *record = session_record(replay->session);
    int place = session_position(replay->session) + (direction > 0 ? 1 : -1);

    for (; place > 0 && place <= session_length(replay->session); place += direction)
        if (record->entries[place - 1].is_deal)
            return place;
    return direction < 0 ? 0 : session_length(replay->session);
}

static void enter(struct scene *scene, struct app *app, bool again)
{
    struct replay *replay = (struct replay *)scene;

    if (again)
        return;
    replay->table = (struct table_scene *)scene_table_still(replay->session, 0);
    replay->table->scene.class->enter(&replay->table->scene, app, false);
    replay->table->bare = true;
    words_init(&replay->table->words, session_setup(replay->session));
    replay->table->words.you = SEAT_NONE;
    show(replay, app);
}

static void leave(struct scene *scene, struct app *app)
{
    struct replay *replay = (struct replay *)scene;

    if (replay->table)
        replay->table->scene.class->leave(&replay->table->scene, app);
    session_free(replay->session);
    free(scene);
}

/* "0001-east-discard-5m" for the entry just played. */
static void picture_name(const struct replay *replay, char *out, size_t size)
{
    int position = session_position(replay->session);
    char words[MOVE_TEXT] = "start";

    if (position > 0) {
        const struct entry *entry = &session_record(replay->session)->entries[position - 1];
        char move[MOVE_TEXT];
        if (entry->is_deal) {
            snprintf(words, sizeof words, "deal");
        } else {
            move_print(entry->move, move);
            snprintf(words, sizeof words, "%s-%.80s",
                     seat_name(entry->move.seat, session_setup(replay->session)->seats), move);
        }
    }
    for (char *at = words; *at; at++)
        if (*at == ' ')
            *at = '-';
    snprintf(out, size, "%04d-%s.png", position, words);
}

/* A picture of every step into the folder. */
static bool write_screens(struct replay *replay, struct app *app, struct error *why)
{
    if (!file_make_folder(app->command_line.screens, why))
        return false;
    for (int step = 0; step <= session_length(replay->session); step++) {
        char name[128], path[APP_PATH + 128];
        go_to(replay, app, step);
        picture_name(replay, name, sizeof name);
        snprintf(path, sizeof path, "%s/%s", app->command_line.screens, name);
        if (!app_screenshot(app, path, why))
            return false;
    }
    return true;
}

/* Writes the pictures, then the program ends. */
static void finish_screens(struct replay *replay, struct app *app)
{
    struct error why;

    app->quit = true;
    app->failed = !write_screens(replay, app, &why);
    if (app->failed)
        fprintf(stderr, "dueling-tigers: %s\n", why.message);
}

static struct scene *update(struct scene *scene, struct app *app, float dt)
{
    struct replay *replay = (struct replay *)scene;

    if (app->command_line.screens) {
        finish_screens(replay, app);
        return scene;
    }
    if (table_scene_step(replay->table, app, dt) || !replay->playing)
        return scene;
    replay->wait += dt;
    app_animate(app);
    if (replay->wait > app_duration(app, 350)) {
        replay->wait = 0;
        forward(replay, app);
    }
    return scene;
}

static void draw_control(struct app *app, struct rect row, int index, const char *id, const char *icon,
                         SDL_Keycode key)
{
    struct rect place = rect_column(row, index, 5, 6 * app->painter.layout.u);
    widget_icon_button(app, place, id, icon, key);
}

/* Where the controls lie, in units. */
struct panel {
    struct rect controls, view, close;
    float bar, step; /* below the top of the controls */
    bool narrow;     /* no room for key caps */
};

/* In the places of the actions; in Stage B the tally lies on two of them, and the rest is made to do. */
static struct panel make_panel(struct replay *replay)
{
    struct table_layout l = replay->table->layout;

    table_layout_follow(&l, &replay->table->anim.shown.table, replay->table->near);
    struct panel panel = {.controls = l.actions[1], .view = l.actions[3], .close = l.actions[3]};
    if (l.tally.w > 0) {
        float below = l.tally.y + l.tally.h;
        panel.controls = rect_make(l.tally.x, below + 7, l.tally.w, 40);
        panel.view = rect_make(l.tally.x, below + 81, l.tally.w - 96, 64);
        panel.close = rect_make(l.tally.x + l.tally.w - 88, below + 81, 88, 64);
        panel.bar = 46, panel.step = 67;
        panel.narrow = true;
        return panel;
    }
    panel.controls.y = l.actions[0].y; /* the first and third place may be halved */
    panel.controls.h = 48;
    panel.view.y = l.actions[2].y;
    panel.bar = 58, panel.step = 84;
    return panel;
}

static void draw_panel_of(struct replay *replay, struct app *app)
{
    struct painter *painter = &app->painter;
    const struct panel panel = make_panel(replay);
    struct rect row = table_scene_pixels(painter, panel.controls);
    int position = session_position(replay->session), length = session_length(replay->session);
    float u = painter->layout.u;
    char words[64], seen[64];

    draw_control(app, row, 0, "button:previous-round", "icons/previous", SDLK_UP);
    draw_control(app, row, 1, "button:previous", "icons/chevron-left", SDLK_LEFT);
    draw_control(app, row, 2, "button:play", replay->playing ? "icons/pause" : "icons/play", SDLK_SPACE);
    draw_control(app, row, 3, "button:next", "icons/chevron-right", SDLK_RIGHT);
    draw_control(app, row, 4, "button:next-round", "icons/next", SDLK_DOWN);
    struct rect bar = {row.x, row.y + panel.bar * u, row.w, 4 * u};
    draw_fill(painter, bar, COLOUR_ALPHA(COLOUR_BLACK, 102));
    bar.w *= length ? (float)position / (float)length : 0;
    draw_fill(painter, bar, COLOUR_BRASS);
    tr_say(words, sizeof words, tr("Step {1} of {2}"), position, length);
    type_draw(painter, type_make(TYPE_SANS, SIZE_SMALL, COLOUR_QUIET, TYPE_LEFT), row.x,
              row.y + panel.step * u, words);
    if (replay->seen_by < SEAT_MOST)
        tr_say(seen, sizeof seen, tr("As {1} sees it"), replay->table->words.names[replay->seen_by]);
    else
        tr_say(seen, sizeof seen,
               replay->seen_by == VIEW_ALL ? tr("All hands open") : tr("As an onlooker sees it"));
    struct button view = {.id = "button:view",
                          .label = seen,
                          .sub = panel.narrow ? tr("Another view: V") : tr("Another view"),
                          .key_label = panel.narrow ? NULL : "V",
                          .key = SDLK_v,
                          .look = BUTTON_SECONDARY};
    widget_button(app, table_scene_pixels(painter, panel.view), &view);
    struct button back = {.id = "button:back",
                          .label = tr("Close"),
                          .key_label = panel.narrow ? NULL : tr("Esc"),
                          .key = SDLK_ESCAPE,
                          .look = BUTTON_SECONDARY};
    widget_button(app, table_scene_pixels(painter, panel.close), &back);
}

static void draw(struct scene *scene, struct app *app)
{
    struct replay *replay = (struct replay *)scene;

    replay->table->scene.class->draw(&replay->table->scene, app);
    target_begin(app);
    draw_panel_of(replay, app);
}

static struct scene *activate(struct scene *scene, struct app *app, const char *id)
{
    struct replay *replay = (struct replay *)scene;
    int position = session_position(replay->session);

    replay->playing = !strcmp(id, "button:play") && !replay->playing;
    if (!strcmp(id, "button:next"))
        forward(replay, app);
    else if (!strcmp(id, "button:previous"))
        go_to(replay, app, position - 1);
    else if (!strcmp(id, "button:next-round"))
        go_to(replay, app, round_place(replay, 1));
    else if (!strcmp(id, "button:previous-round"))
        go_to(replay, app, round_place(replay, -1));
    else if (!strcmp(id, "button:view")) {
        int seats = session_setup(replay->session)->seats;
        replay->seen_by++;
        if (replay->seen_by > VIEW_NONE)
            replay->seen_by = 0;
        else if (replay->seen_by < SEAT_MOST && replay->seen_by >= seats)
            replay->seen_by = VIEW_ALL;
        show(replay, app);
    } else if (!strcmp(id, "button:back"))
        return scene->under ? scene->under : app_first_scene(app);
    app_animate(app);
    return scene;
}

static struct scene *key(struct scene *scene, struct app *app, const struct scene_key *pressed)
{
    static const struct {
        SDL_Keycode code;
        const char *id;
    } keys[] = {{SDLK_RIGHT, "button:next"},
                {SDLK_LEFT, "button:previous"},
                {SDLK_DOWN, "button:next-round"},
                {SDLK_UP, "button:previous-round"}};

    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (pressed->code == keys[i].code)
            return activate(scene, app, keys[i].id);
    return NULL;
}

static const struct scene_class replay_class = {.name = "replay",
                                                .enter = enter,
                                                .leave = leave,
                                                .update = update,
                                                .draw = draw,
                                                .activate = activate,
                                                .key = key};

struct scene *scene_watch(struct app *app, struct scene *under, const struct record *record)
{
    struct replay *replay = calloc(1, sizeof *replay);

    (void)app;
    CHECK(replay);
    replay->scene.class = &replay_class;
    replay->scene.under = under;
    replay->session = session_from_record(record);
    session_go_to(replay->session, round_place(replay, 1)); /* the first deal is on the table */
    replay->seen_by = VIEW_ALL;
    return &replay->scene;
}
