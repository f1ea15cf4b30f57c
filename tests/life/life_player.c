/*
 * life_player.c: the person of a life, and what befalls them (life.h): they play, or storm about with keys,
 * mouse, fingers and pad; the window changes, the machine sleeps, the disk fails, the program ends.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "life/life.h"
#include "sdl/app/app.h"
#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/table/scene_table.h"
#include "support/any_round.h"

enum { TURN = 120000 /* microseconds of a turn of the loop */, PATIENCE = 12 /* turns */, ACTS = 40 };
enum { LARGEST = 8000 /* a side of the window */, PAINTED = 4000000 /* pixels that are painted in time */ };

/* --- time --------------------------------------------------------------------------------------------- */

/* The loop turns once, after so many microseconds. */
static void turn(struct app *app, int microseconds)
{
    life_watch_before(app);
    life->now += (uint64_t)microseconds;
    life->awake += (uint64_t)microseconds;
    loop_turn(app);
    life_watch_passed(app);
}

/* The program goes on until it rests, or for a while. */
static void let_pass(struct app *app, int turns)
{
    for (int i = 0; i < turns && !app->quit; i++) {
        turn(app, TURN);
        if (!app->animating && app->wake_at < 0)
            return;
    }
}

static void note_scene(const struct app *app)
{
    struct life_counts *counts = &life->counts;
    const char *name = app->top->class->name;
    for (int i = 0; i < LIFE_SCENES; i++) {
        if (!counts->scenes[i][0])
            snprintf(counts->scenes[i], sizeof counts->scenes[i], "%s", name);
        if (strcmp(counts->scenes[i], name) != 0)
            continue;
        counts->seen[i]++;
        return;
    }
}

/* --- fingers and keys ----------------------------------------------------------------------------------- */

static void send(struct app *app, SDL_Event *event)
{
    life->counts.events++;
    life_watch_before(app);
    loop_handle(app, event);
    if (!app->quit)
        life_watch_handled(app);
}

static void press(struct app *app, SDL_Keycode code, Uint16 modifiers)
{
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    life_tell("%s: key %s%s", app->top->class->name, modifiers & KMOD_CTRL ? "Ctrl " : "",
              SDL_GetKeyName(code));
    send(app, &event);
}

/* A place of the picture, in the window, which may be smaller. */
static void in_window(const struct app *app, int *x, int *y)
{
    const struct layout *layout = &app->painter.layout;
    int w, h;
    SDL_GetWindowSize(app->window, &w, &h);
    *x = *x * w / layout->width;
    *y = *y * h / layout->height;
}

static void move_mouse(struct app *app, int x, int y)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    in_window(app, &x, &y);
    event.motion.x = x;
    event.motion.y = y;
    send(app, &event);
}

static void mouse_button(struct app *app, Uint32 type, int x, int y)
{
    SDL_Event event = {.type = type};
    in_window(app, &x, &y);
    event.button.clicks = (Uint8)(1 + (life_chance(4) ? life_below(3) : 0));
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = x;
    event.button.y = y;
    if (!app->quit)
        send(app, &event);
}

static void finger(struct app *app, Uint32 type, float x, float y)
{
    SDL_Event event = {.type = type};
    event.tfinger.fingerId = life_chance(12) ? 8 : 7;
    event.tfinger.x = x / (float)app->painter.layout.width;
    event.tfinger.y = y / (float)app->painter.layout.height;
    if (!app->quit)
        send(app, &event);
}

static void pad(struct app *app, int button)
{
    SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};
    event.cbutton.button = (Uint8)button;
    life_tell("%s: pad %d", app->top->class->name, button);
    send(app, &event);
    event.type = SDL_CONTROLLERBUTTONUP;
    if (!app->quit)
        send(app, &event);
}

static const char *const texts[] = {"a",
                                    "Zoë",
                                    "7",
                                    "龍",
                                    "\"",
                                    "[x]",
                                    " ",
                                    "0123456789012345678901234",
                                    "\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa",
                                    "e\xcc\x81"};
enum { TEXTS = sizeof texts / sizeof *texts };

/* An input method may still compose it, and who composes may look elsewhere. */
static void type_text(struct app *app)
{
    const char *text = texts[life_below(TEXTS)];
    SDL_Event event = {.type = life_chance(4) ? SDL_TEXTEDITING : SDL_TEXTINPUT};
    life_tell("%s: %s %s", app->top->class->name, event.type == SDL_TEXTINPUT ? "text" : "composes", text);
    if (event.type == SDL_TEXTINPUT)
        snprintf(event.text.text, sizeof event.text.text, "%s", text);
    else
        snprintf(event.edit.text, sizeof event.edit.text, "%s", text);
    send(app, &event);
    if (app->quit || event.type == SDL_TEXTINPUT || !life_chance(2))
        return;
    event = (SDL_Event){.type = SDL_WINDOWEVENT};
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    life_tell("and looks elsewhere");
    send(app, &event);
    if (app->input.composed[0] && !app->quit)
        life_fail("what was composed is still there though the focus is lost");
}

/* Somebody else puts something on the clipboard. */
static void copy_something(void)
{
    static const char *const others[] = {"",
                                         "1234",
                                         "18446744073709551616",
                                         "copy\nfile:///nowhere.tigers",
                                         "dueling-tigers record 1\nrules classic\n",
                                         "\xff\xfe",
                                         "a\nb"};
    SDL_SetClipboardText(life_chance(2) ? texts[life_below(TEXTS)] : others[life_below(7)]);
}

/* --- doing something that means something --- */

static void click_rect(struct app *app, struct rect rect)
{
    float x = rect.x + rect.w / 2, y = rect.y + rect.h / 2;
    if (life_chance(5)) {
        finger(app, SDL_FINGERDOWN, x, y);
        finger(app, SDL_FINGERUP, x, y);
        return;
    }
    move_mouse(app, (int)x, (int)y);
    mouse_button(app, SDL_MOUSEBUTTONDOWN, (int)x, (int)y);
    mouse_button(app, SDL_MOUSEBUTTONUP, (int)x, (int)y);
}

/* Chooses a target by the pointer, or by its key if it has one. */
static void choose(struct app *app, const struct target *target)
{
    struct rect rect = target->rect;
    SDL_Keycode key = target->key;
    life_tell("%s: choose %s", app->top->class->name, target->id);
    if (key && life_chance(3))
        press(app, key, 0);
    else
        click_rect(app, rect);
}

static bool begins(const char *id, const char *with)
{
    return strncmp(id, with, strlen(with)) == 0;
}

/* What ends the program, and what leads far from play, is chosen seldom. */
static bool is_shunned(const char *id)
{
    static const char *const shunned[] = {"button:menu",  "button:help",   "button:log",   "button:sheet",
                                          "button:title", "button:review", "button:watch", "button:scorer",
                                          "button:table", "change:",       "toggle:",      "button:hint"};
    if (!strcmp(id, "button:quit") || !strcmp(id, "button:another"))
        return true;
    for (size_t i = 0; i < sizeof shunned / sizeof *shunned; i++)
        if (begins(id, shunned[i]))
            return !life_chance(6);
    return false;
}

/* One of all that can be chosen, or NULL. */
static const struct target *any_target(const struct app *app)
{
    const struct target *found = NULL;
    int count = 0;
    for (int i = 0; i < app->targets.count; i++) {
        const struct target *target = &app->targets.list[i];
        if (!(target->flags & (TARGET_OFF | TARGET_INFO)) && !is_shunned(target->id) &&
            life_below(++count) == 0)
            found = target;
    }
    return found;
}

static void choose_any(struct app *app)
{
    const struct target *target = any_target(app);
    if (target)
        choose(app, target);
    else
        press(app, life_chance(2) ? SDLK_RETURN : SDLK_ESCAPE, 0);
}

/* The person at the table makes moves, one after the other, as their clicks would. */
static void play_some(struct app *app, int most)
{
    for (int i = 0; i < most && !app->quit; i++) {
        struct table_scene *table = app->session ? life_table(app) : NULL;
        if (table && app->top == &table->scene && table_scene_is_open(table)) {
            struct rng rng = life->rng;
            rng_next(&life->rng);
            life_watch_before(app);
            struct view *view = &table->view;
            bool looks = table->cover.holds; /* then it answers by what the cover allows */
            struct move move = looks ? view->moves[life_below(view->move_count)]
                                     : match_choose(app->session, table->near, &rng);
            table_scene_play(table, app, move);
            life_watch_handled(app);
        } else if (!strcmp(app->top->class->name, "curtain")) {
            press(app, SDLK_RETURN, 0);
        } else if (!table || app->top != &table->scene) {
            choose_any(app);
        }
        let_pass(app, PATIENCE);
    }
}

/* --- matches
 * ------------------------------------------------------------------------------------------------ */

static void seat_players(struct setup *setup)
{
    static const char *const names[] = {"Ann", "Ben", "Cleo", "Dora"};
    int persons = life_chance(3) ? 2 + life_below(setup->seats - 1) : 1;
    for (int seat = 0; seat < setup->seats; seat++) {
        struct player *player = &setup->players[seat];
        bool person = seat < persons;
        player->kind = person ? PLAYER_PERSON : PLAYER_COMPUTER;
        player->level = (uint8_t)(life_chance(4) ? AI_NORMAL : AI_EASY);
        if (!person && life_chance(6))
            player->level = (uint8_t)(AI_PERSON + life_below(3));
        snprintf(player->name, sizeof player->name, "%s", names[seat]);
    }
}

/* Throws the dice for a match of any mode, as the options do. */
static void begin_match(struct app *app)
{
    struct setup setup = {.seed = 1 + (uint64_t)life_below(1000000)};
    setup.rules = scene_modes[life_below(5)];
    ruleset_defaults(setup.rules, setup.options);
    if (life_chance(3))
        any_options(setup.rules, &life->rng, setup.options);
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    seat_players(&setup);
    setup.practice = life_chance(2);
    setup.rounds = (uint8_t)(life_chance(4) ? 0 : 1 + life_below(2));
    life->counts.hot_seats += setup.players[1].kind == PLAYER_PERSON;
    life_tell("%s: a match of %s, seed %llu, %d seats%s%s", app->top->class->name, setup.rules->id,
              (unsigned long long)setup.seed, setup.seats, setup.practice ? ", practice" : "",
              setup.players[1].kind == PLAYER_PERSON ? ", hot seat" : "");
    life_watch_before(app);
    app_go(app, scene_dice(NULL, &setup));
    loop_draw(app, false);
    life_watch_handled(app);
}

/* Goes on with what is there, or begins again. */
static void go_to_table(struct app *app)
{
    if (app->session && life_table(app)) {
        press(app, SDLK_ESCAPE, 0);
        return;
    }
    if (!life_chance(3) && !app->session && saves_latest(&app->saves)) {
        life_tell("%s: go on with the latest match", app->top->class->name);
        life_watch_before(app);
        app_go(app, scene_title(app));
        if (!app->session) /* the title's own button does this */
            press(app, SDLK_RETURN, 0);
        return;
    }
    begin_match(app);
}

/* --- storms
 * -------------------------------------------------------------------------------------------------- */

static void storm_keys(struct app *app)
{
    static const SDL_Keycode keys[] = {
        SDLK_RETURN, SDLK_SPACE, SDLK_RIGHT, SDLK_LEFT,      SDLK_UP,     SDLK_DOWN, SDLK_TAB, SDLK_ESCAPE,
        SDLK_y,      SDLK_w,     SDLK_p,     SDLK_d,         SDLK_u,      SDLK_h,    SDLK_1,   SDLK_2,
        SDLK_3,      SDLK_n,     SDLK_i,     SDLK_g,         SDLK_s,      SDLK_r,    SDLK_t,   SDLK_m,
        SDLK_k,      SDLK_c,     SDLK_F1,    SDLK_F2,        SDLK_F5,     SDLK_F6,   SDLK_F7,  SDLK_PAGEDOWN,
        SDLK_PAGEUP, SDLK_HOME,  SDLK_END,   SDLK_BACKSPACE, SDLK_DELETE, SDLK_o,    SDLK_l,   SDLK_F12};
    for (int i = 1 + life_below(6); i > 0 && !app->quit; i--)
        press(app, keys[life_below(sizeof keys / sizeof *keys)], 0);
}

static void storm_commands(struct app *app)
{
    static const SDL_Keycode keys[] = {SDLK_z, SDLK_y, SDLK_z,         SDLK_COMMA, SDLK_c, SDLK_v,
                                       SDLK_a, SDLK_x, SDLK_BACKSPACE, SDLK_LEFT,  SDLK_v, SDLK_RIGHT};
    if (life_chance(3))
        copy_something();
    for (int i = 1 + life_below(3); i > 0 && !app->quit; i--)
        press(app, keys[life_below(12)], life_chance(5) ? KMOD_LCTRL | KMOD_LSHIFT : KMOD_LCTRL);
}

static void storm_mouse(struct app *app)
{
    int w = app->painter.layout.width, h = app->painter.layout.height;
    for (int i = 1 + life_below(5); i > 0 && !app->quit; i--) {
        int x = life_below(w), y = life_below(h);
        life_tell("%s: mouse at %d, %d", app->top->class->name, x, y);
        move_mouse(app, x, y);
        mouse_button(app, SDL_MOUSEBUTTONDOWN, x, y);
        if (life_chance(3))
            move_mouse(app, life_below(w), life_below(h));
        mouse_button(app, SDL_MOUSEBUTTONUP, x, y);
    }
}

static void storm_wheel(struct app *app)
{
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.preciseY = (float)(life_below(9) - 4);
    life_tell("%s: wheel", app->top->class->name);
    send(app, &event);
}

static void storm_fingers(struct app *app)
{
    float w = (float)app->painter.layout.width, h = (float)app->painter.layout.height;
    float x = (float)life_below((int)w), y = (float)life_below((int)h);
    life_tell("%s: a finger pulls", app->top->class->name);
    finger(app, SDL_FINGERDOWN, x, y);
    for (int i = life_below(4); i > 0; i--)
        finger(app, SDL_FINGERMOTION, (float)life_below((int)w), (float)life_below((int)h));
    if (life_chance(3))
        turn(app, 700000);
    if (life_chance(4)) { /* nobody tells when it goes */
        life->counts.lost++;
        return;
    }
    finger(app, SDL_FINGERUP, (float)life_below((int)w), (float)life_below((int)h));
}

static void storm_pad(struct app *app)
{
    for (int i = 1 + life_below(4); i > 0 && !app->quit; i--)
        pad(app, life_below(SDL_CONTROLLER_BUTTON_MAX));
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};
    event.caxis.axis = (Uint8)life_below(SDL_CONTROLLER_AXIS_MAX);
    event.caxis.value = (Sint16)(life_below(65536) - 32768);
    if (!app->quit)
        send(app, &event);
}

/* One thing twice, faster than anybody can see what came of the first. */
static void twice(struct app *app)
{
    const struct target *target = any_target(app);
    if (!target)
        return;
    struct rect rect = target->rect;
    life_tell("%s: twice %s", app->top->class->name, target->id);
    click_rect(app, rect);
    if (!app->quit)
        click_rect(app, rect);
}

static void storm(struct app *app)
{
    static void (*const storms[])(struct app *
                                  app) = {storm_keys,    storm_keys, storm_commands, storm_mouse, storm_wheel,
                                          storm_fingers, storm_pad,  type_text,      twice,       twice};
    storms[life_below(sizeof storms / sizeof *storms)](app);
}

/* --- what befalls them
 * ------------------------------------------------------------------------------------------ */

static void window_is(struct app *app, SDL_WindowEventID what)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = (Uint8)what;
    life_tell("the window: %d", what);
    send(app, &event);
}

/* Any size that a screen may have, or several together: often the largest. Where it is painted, in one
 * direction only. */
static void enlarge_window(struct app *app)
{
    int w = life_chance(4) ? LARGEST : 1 + life_below(LARGEST);
    int h = life_chance(4) ? LARGEST : 1 + life_below(LARGEST);
    if (life->pictures && h > PAINTED / w)
        h = PAINTED / w;
    life_tell("the window is %d by %d", w, h);
    SDL_SetWindowSize(app->window, w, h);
    life->counts.resized++;
    life->counts.large += w > 2000 || h > 2000;
}

static void change_window(struct app *app)
{
    static const SDL_WindowEventID events[] = {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_FOCUS_GAINED,
                                               SDL_WINDOWEVENT_MINIMIZED,  SDL_WINDOWEVENT_RESTORED,
                                               SDL_WINDOWEVENT_EXPOSED,    SDL_WINDOWEVENT_LEAVE};
    if (!life_chance(3)) {
        window_is(app, events[life_below(6)]);
        return;
    }
    if (life_chance(8)) {
        enlarge_window(app);
        return;
    }
    int w = 800 + life_below(life_chance(8) ? 1200 : 260), h = 600 + life_below(life_chance(8) ? 800 : 200);
    if (life_chance(4)) {
        w = 1 + life_below(life_chance(3) ? 60 : 1300);
        h = 1 + life_below(life_chance(3) ? 60 : 800);
        life->counts.small++;
    }
    life_tell("the window is %d by %d", w, h);
    SDL_SetWindowSize(app->window, w, h);
    life->counts.resized++;
}

/* Somebody sets the machine's clock, or it has lost its battery. */
static void change_clock(void)
{
    int days = life_chance(3) ? life_below(800000) - 20000 : life_below(800) - 400;
    life->wrong = life_chance(3) ? 0 : (int64_t)days * 86400 + life_below(86400);
    life_tell("the clock is wrong by %lld seconds", (long long)life->wrong);
    life->counts.clocks++;
}

/* The machine sleeps: the clock has jumped when it wakes. */
static void sleep_some(struct app *app)
{
    uint64_t seconds = 1 + (uint64_t)life_below(life_chance(2) ? 60 : 200000);
    life_tell("the machine sleeps for %llu seconds", (unsigned long long)seconds);
    life->now += seconds * 1000000;
    life->counts.slept++;
    turn(app, 1000);
}

static void change_disk(void)
{
    bool well = life->trouble == LIFE_WELL;
    life_trouble(well ? (enum life_trouble)(1 + life_below(LIFE_TROUBLES - 1)) : LIFE_WELL);
    life->counts.troubles += well;
    life_tell("the disk: trouble %d", life->trouble);
}

/* Somebody deletes the folder, and may make it again, empty. */
static void delete_folder(struct app *app)
{
    const struct session *match = app->session;
    if (life->second || life->trouble != LIFE_WELL)
        return;
    bool again = life_chance(2);
    life_tell("the folder is deleted%s", again ? " and made again" : "");
    life_delete_folder(match ? session_path(match) : NULL, match ? session_position(match) : 0);
    if (again)
        mkdir(life->folder, 0700);
}

static void befall(struct app *app)
{
    switch (life_below(6)) {
    case 0:
    case 1:
        change_window(app);
        break;
    case 2:
        if (life_chance(5))
            change_clock();
        sleep_some(app);
        break;
    case 3:
    case 4:
        if (life_chance(6))
            delete_folder(app);
        else
            change_disk();
        break;
    default:
        if (life->second || life->deleted || life->trouble == LIFE_GONE || !life_chance(6))
            break;
        life_tell("a second program");
        life->counts.second++;
        life_run_second(app);
    }
}

/* --- the whole time
 * ------------------------------------------------------------------------------------------------ */

static void act(struct app *app)
{
    int what = life_below(100);
    note_scene(app);
    if (!app->session && what < 30)
        go_to_table(app);
    else if (what < 40)
        play_some(app, 1 + life_below(8));
    else if (what < 66)
        choose_any(app);
    else if (what < 88)
        storm(app);
    else
        befall(app);
}

/* Now and then the same picture is drawn in another way. */
static void look(struct app *app)
{
    if (life_chance(life->pictures ? 3 : 5))
        life_watch_redealt(app);
    if (life_chance(4))
        life_watch_cold(app);
}

static void close_program(struct app *app)
{
    SDL_Event event = {.type = SDL_QUIT};
    life_tell("the window is closed");
    loop_handle(app, &event);
    life->counts.closed++;
}

void life_play(struct app *app)
{
    int acts = life->second ? 6 : 10 + life_below(ACTS);
    bool killed = !life->second && life_chance(2);
    SDL_SetWindowMinimumSize(app->window, 1, 1); /* a desktop may mind none */
    life_watch_start(app);
    if (life->seed % 8 == 5) /* some of any twenty lives */
        enlarge_window(app);
    for (int i = 0; i < acts && !app->quit; i++) {
        act(app);
        if (!app->quit)
            let_pass(app, life_chance(4) ? 0 : 1 + life_below(PATIENCE));
        if (!app->quit)
            look(app);
    }
    if (killed)
        life_die();
    if (!app->quit)
        close_program(app);
}
