/*
 * input.c: mouse, keyboard and gamepad (input.h).
 */
#include "sdl/app/input.h"

#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/input_parts.h"
#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/window.h"

enum { AWAY = -10000 };

static const float pad_hold = 0.4f; /* seconds */

void input_init(struct app *app)
{
    memset(&app->input, 0, sizeof app->input);
    app->input.x = app->input.y = AWAY;
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0"); /* a finger is no mouse: see on_finger */
    pads_init(&app->input.pads);
}

void input_deinit(struct app *app)
{
    pads_deinit(&app->input.pads);
}

/* Caps show the signs of what is used. */
void input_use(struct app *app, enum device device)
{
    if (app->input.device != device)
        app_dirty(app);
    app->input.device = device;
}

static bool enabled(const struct app *app, const char *id)
{
    const struct target *target = target_find(app, id);
    return target && !(target->flags & TARGET_OFF);
}

bool input_is_hot(const struct app *app, const char *id)
{
    const struct input *input = &app->input;
    return !input->covered && input->hot_on && strcmp(input->hot, id) == 0;
}

bool input_is_pressed(const struct app *app, const char *id)
{
    bool touched = app->input.touch.down && !app->input.covered;
    return app->input.down && strcmp(app->input.pressed, id) == 0 && (touched || input_is_hot(app, id));
}

bool input_is_focused(const struct app *app, const char *id)
{
    return !app->input.covered && app->input.focus_visible && strcmp(app->input.focus, id) == 0;
}

bool input_tells(const struct app *app, const char *id)
{
    return (input_is_hot(app, id) && tips_open(app)) || input_is_focused(app, id);
}

void input_focus(struct app *app, const char *id)
{
    SDL_strlcpy(app->input.focus, id, sizeof app->input.focus);
    app_dirty(app);
}

/* On a pad, A is the gold button: the focus goes to it when it comes to the table, and back when it has gone.
 */
static void follow_gold(struct app *app)
{
    struct input *input = &app->input;
    const struct target *gold = target_first(app, TARGET_DRAG); /* a tile isn't gold */
    const char *id = gold && input_is_at_table(app) ? gold->id : "";
    if (input->device != DEVICE_PAD || strcmp(id, input->gold) == 0)
        return;
    if (!input->gold[0])
        SDL_strlcpy(input->aside, input->focus, sizeof input->aside);
    if (*id || strcmp(input->focus, input->gold) == 0)
        SDL_strlcpy(input->focus, *id ? id : input->aside, sizeof input->focus);
    SDL_strlcpy(input->gold, id, sizeof input->gold);
    input->focus_visible = true;
    app_dirty(app);
}

void input_settle(struct app *app)
{
    struct input *input = &app->input;
    bool tells = !input->touch.down || input->touch.tells;
    const struct target *target = tells ? target_at(app, input->x, input->y) : NULL;
    const char *id = target ? target->id : "";
    bool on = target && !(target->flags & TARGET_OFF);
    if (strcmp(id, input->hot) != 0 || on != input->hot_on) {
        SDL_strlcpy(input->hot, id, sizeof input->hot);
        input->hot_on = on;
        app_animate(app); /* a step too: scenes at rest lift tiles and tell about them in their update */
    }
    follow_gold(app);
    if (input->focus[0] && !enabled(app, input->focus)) {
        input->focus[0] = 0;
        app_dirty(app);
    }
    tips_settle(app, false);
}

void input_let_go(struct app *app)
{
    struct input *input = &app->input;
    input->touch.down = input->down = input->dragging = input->chosen = false;
    input->pressed[0] = input->composed[0] = '\0';
    app_animate(app);
}

/* A place in window coordinates, in output pixels. */
static void move_to(struct app *app, int x, int y)
{
    struct rect shown = window_shown(app);
    int w = 0, h = 0;
    SDL_GetWindowSize(app->window, &w, &h);
    app->input.touched = false;
    app->input.x = shown.x + (w > 0 ? ((float)x + 0.5f) * shown.w / (float)w : (float)x);
    app->input.y = shown.y + (h > 0 ? ((float)y + 0.5f) * shown.h / (float)h : (float)y);
}

/* Another scene that the player asked for begins with its own: nothing of it came by surprise. */
static void go(struct app *app, struct scene *next)
{
    if (next && next != app->top) {
        app_go(app, next);
        target_forget(app);
    }
    app_dirty(app);
}

static void drag(struct app *app, bool drop)
{
    struct scene *top = app->top;
    if (top->class->drag && enabled(app, app->input.pressed))
        go(app, top->class->drag(top, app, app->input.pressed, app->input.x, app->input.y, drop));
}

/* What is held follows the pointer, once it went some way. */
void input_pull(struct app *app)
{
    struct input *input = &app->input;
    const struct target *held = target_find(app, input->pressed);
    float far_enough = INPUT_DRAG * app->painter.layout.u;
    if (!input->down || !held || !(held->flags & TARGET_DRAG))
        return;
    if (hypotf(input->x - input->press_x, input->y - input->press_y) > far_enough)
        input->dragging = true;
    drag(app, false);
}

/* In the text of a field a press sets the caret, and selects a word or all where it comes at once again. */
static void point_at_text(struct app *app, int point)
{
    struct input *input = &app->input;
    const struct target *held = target_find(app, input->pressed);
    if (!input->down || !held || !(held->flags & TARGET_FIELD) || strcmp(input->focus, held->id) != 0)
        return;
    input->edit.point = point;
    input->edit.x = input->x;
    app_dirty(app);
}

static void press_text(struct app *app, int clicks)
{
    bool shift = SDL_GetModState() & KMOD_SHIFT;
    app->input.edit.drags = clicks < 2;
    point_at_text(app, clicks > 2 ? EDIT_ALL : clicks == 2 ? EDIT_WORD : shift ? EDIT_EXTEND : EDIT_PLACE);
}

static bool on_motion(struct app *app, const SDL_MouseMotionEvent *event)
{
    struct input *input = &app->input;
    char before[INPUT_ID];
    move_to(app, event->x, event->y);
    input_use(app, DEVICE_POINTER);
    if (input->focus_visible) {
        input->focus_visible = false;
        app_animate(app);
    }
    SDL_strlcpy(before, input->hot, sizeof before);
    input_settle(app);
    bool before_moved = app->tips.moved;
    tips_settle(app, true);
    terms_point(app);
    if (!before_moved)
        app_animate(app);
    if (strcmp(before, input->hot) != 0 && strncmp(input->hot, "button:", 7) == 0 &&
        enabled(app, input->hot) && !app->top->hushed)
        audio_play(app, SOUND_HOVER);
    input_pull(app);
    if (input->edit.drags)
        point_at_text(app, EDIT_EXTEND);
    return false;
}

/* What a click at the pointer means: nothing where a target only tells something. */
static const struct target *clickable(const struct app *app)
{
    const struct target *target = target_at(app, app->input.x, app->input.y);
    return target && target->flags & TARGET_INFO ? NULL : target;
}

/* Something is pressed where the pointer or a finger is. */
void input_press(struct app *app)
{
    struct input *input = &app->input;
    input->acted = true;
    bool fresh = target_is_fresh(app, input->x, input->y);
    input_settle(app);
    tips_close(app);
    const struct target *target = clickable(app);
    input->down = true;
    input->dragging = false;
    input->focus_visible = false;
    input->press_x = input->x;
    input->press_y = input->y;
    /* Nobody can have meant what has just come there; nor the felt, then. */
    SDL_strlcpy(input->pressed, fresh ? "fresh" : target ? target->id : "", sizeof input->pressed);
    if (target && !fresh && !(target->flags & TARGET_OFF)) {
        SDL_strlcpy(input->focus, target->id, sizeof input->focus);
        if (target->flags & TARGET_DRAG)
            drag(app, false);
    }
    app_dirty(app);
}

void input_activate(struct app *app, const struct target *target)
{
    struct scene *top = app->top;
    char id[INPUT_ID];
    SDL_strlcpy(id, target->id, sizeof id); /* the list may be made again meanwhile */
    if (target->flags & TARGET_INFO)
        return;
    if (target->flags & TARGET_OFF) {
        audio_play(app, SOUND_REFUSE);
        return;
    }
    bool types = target->flags & TARGET_FIELD;
    go(app, target_choose(app, target));
    if (types && app->top == top && input_shows_letters(app))
        go(app, scene_typing(app, top, id));
    app_dirty(app);
}

/* It is let go, which chooses what it was pressed on. */
void input_release(struct app *app)
{
    struct input *input = &app->input;
    input->acted = true;
    bool dragged = input->dragging;
    input_settle(app);
    const struct target *target = clickable(app);
    input->down = false;
    input->dragging = false;
    if (dragged)
        drag(app, true);
    else if (target && strcmp(target->id, input->pressed) == 0)
        input_activate(app, target);
    else if (!target && !input->pressed[0] && app->top->class->click)
        go(app, app->top->class->click(app->top, app, input->x, input->y));
    input->pressed[0] = 0;
    app_dirty(app);
}

static void show_focus(struct app *app, const struct target *target)
{
    if (target)
        SDL_strlcpy(app->input.focus, target->id, sizeof app->input.focus);
    app->input.focus_visible = true;
    app_dirty(app);
}

bool input_wheel(struct app *app, float lines)
{
    if (app->painter.layout.sheet)
        lines = -window_pan(app, 0, -lines * 48 * app->painter.layout.u) / (48 * app->painter.layout.u);
    if (app->top->class->wheel && lines != 0)
        app->top->class->wheel(app->top, app, lines);
    app_dirty(app);
    return true;
}

/* In one-key play a click is that key, wherever the pointer is. */
static bool on_press(struct app *app, const SDL_MouseButtonEvent *event)
{
    if (event->button != SDL_BUTTON_LEFT)
        return false;
    input_use(app, DEVICE_POINTER);
    if (app->settings.scan)
        return input_choose_lit(app);
    app->input.touch.down = false; /* a finger whose end nobody told of */
    move_to(app, event->x, event->y);
    input_press(app);
    press_text(app, event->clicks);
    return true;
}

static bool on_release(struct app *app, const SDL_MouseButtonEvent *event)
{
    if (event->button != SDL_BUTTON_LEFT || !app->input.down)
        return false;
    move_to(app, event->x, event->y);
    input_release(app);
    return true;
}

/* Where there is nothing further a key has done nothing, and says so. */
static void lead_focus(struct app *app, const struct scene_key *key, const struct target *to)
{
    if (!to || (app->input.focus_visible && strcmp(to->id, app->input.focus) == 0))
        speaker_say_nothing(app, key);
    show_focus(app, to);
}

static void move_focus(struct app *app, const struct scene_key *key, int dx, int dy)
{
    const struct target *from = target_find(app, app->input.focus);
    if (!from)
        lead_focus(app, key, target_step(app, "", 1));
    else
        lead_focus(app, key, target_towards(app, from, dx, dy));
}

/* Over whatever is on the screen, which goes on when they are closed; once. */
static void open_settings(struct app *app)
{
    for (const struct scene *scene = app->top; scene; scene = scene->under)
        if (strcmp(scene->class->name, "settings") == 0)
            return;
    app_go(app, scene_settings(app, app->top));
}

/* Keys that mean the same in every scene; true if it was one. What is Ctrl elsewhere is Cmd on a Mac. */
static bool common_key(struct app *app, const struct scene_key *key)
{
    bool alt = key->modifiers & KMOD_ALT, control = key->modifiers & (KMOD_CTRL | KMOD_GUI);
    if (key->code == SDLK_F11 || (key->code == SDLK_RETURN && alt))
        app_toggle_fullscreen(app);
    else if (control && key->code == SDLK_COMMA)
        open_settings(app);
    else if (control && key->code == SDLK_q)
        app->quit = true; /* everything is saved, as when the window is closed */
    else
        return false;
    return true;
}

/* What a key does when the scene has no use for it. */
static void fall_back(struct app *app, const struct scene_key *key)
{
    const struct target *target = NULL;
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    if (enter && app->input.focus_visible)
        target = target_find(app, app->input.focus);
    if (!target && key->code && !(key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)))
        target = target_with_key(app, key->code == SDLK_KP_ENTER ? SDLK_RETURN : key->code);
    if (!target && (enter || key->code == SDLK_SPACE))
        target = target_find(app, app->input.focus_visible ? app->input.focus : "");
    if (target)
        input_activate(app, target);
    else if (key->code == SDLK_TAB)
        lead_focus(app, key, target_step(app, app->input.focus, key->modifiers & KMOD_SHIFT ? -1 : 1));
    else if (key->code == SDLK_LEFT || key->code == SDLK_RIGHT)
        move_focus(app, key, key->code == SDLK_LEFT ? -1 : 1, 0);
    else if (key->code == SDLK_UP || key->code == SDLK_DOWN)
        move_focus(app, key, 0, key->code == SDLK_UP ? -1 : 1);
    else if ((key->code == SDLK_HOME || key->code == SDLK_END) && target_find(app, app->input.focus))
        lead_focus(app, key,
                   target_end(app, target_find(app, app->input.focus), key->code == SDLK_HOME ? -1 : 1));
    else if (key->code == SDLK_m && !(key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)))
        app_toggle_mute(app);
    else
        speaker_say_nothing(app, key);
}

/* Where there are no letters to type with, Return in a field brings some onto the screen. */
static bool wants_letters(const struct app *app, const struct scene_key *key)
{
    const struct target *target = target_find(app, app->input.focus);
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    return enter && target && target->flags & TARGET_FIELD && input_shows_letters(app);
}

static bool on_key(struct app *app, const struct scene_key *key)
{
    struct scene *top = app->top, *next = NULL;
    app->input.acted = true;
    if (speaker_key(app, key) || common_key(app, key) || terms_key(app, key))
        return true;
    if (wants_letters(app, key))
        next = scene_typing(app, top, app->input.focus);
    else if (top->class->key)
        next = top->class->key(top, app, key);
    if (next)
        go(app, next);
    else if (!key->text)
        fall_back(app, key);
    return true;
}

/* On X11 and Wayland the middle button puts into a field what is selected, in whichever program. */
static bool on_middle_press(struct app *app, const SDL_MouseButtonEvent *event)
{
    move_to(app, event->x, event->y);
    const struct target *field = clickable(app);
    char *text = field && field->flags & TARGET_FIELD ? SDL_GetPrimarySelectionText() : NULL;
    if (!text || !text[0]) {
        SDL_free(text);
        return false;
    }
    input_press(app);
    press_text(app, 1);
    input_release(app);
    loop_draw(app, false); /* which sets the caret */
    on_key(app, &(struct scene_key){.text = text});
    SDL_free(text);
    return true;
}

/* A win is passed only by holding the button: it may be pressed before the win is seen. */
static bool must_hold(const struct app *app, SDL_Keycode key)
{
    const struct target *win = target_find(app, "button:win");
    return key == SDLK_SPACE && win && !(win->flags & TARGET_OFF) && target_with_key(app, SDLK_SPACE);
}

void input_hold(struct app *app, float seconds)
{
    if (app->input.hold <= 0)
        return;
    app->input.hold -= seconds;
    if (app->input.hold <= 0)
        on_key(app, &(struct scene_key){.code = SDLK_SPACE});
    else
        app_wake(app, app->input.hold);
}

/* Any button that goes up or down ends what was held. */
static void end_hold(struct app *app)
{
    char words[KEYS_WORDS];
    if (app->input.hold > 0)
        app_notice(app, tr("Hold {1} to pass: you could win."), input_key(app, SDLK_SPACE, words));
    app->input.hold = 0;
}

/* A pad's button in the place of the key that went down last: no key has such a number. */
static SDL_Keycode pad_held(const SDL_Event *event)
{
    return -1 - event->cbutton.button;
}

/* What a scene waits to see let go is. */
static bool let_go(struct app *app, SDL_Keycode what)
{
    if (what != app->input.held)
        return false;
    app->input.held = 0;
    app_animate(app);
    app_dirty(app);
    return true;
}

/* A pad does what the keys do that its buttons stand for. */
static bool on_pad(struct app *app, const SDL_Event *event)
{
    struct pads_does does;
    if (pads_is_loss(&app->input.pads, event)) {
        input_use(app, DEVICE_KEYS);
        if (app->input.held < 0)
            let_go(app, app->input.held);
        app_notice(app, tr("Gamepad disconnected. Keys and mouse still work."));
    }
    if (event->type != SDL_CONTROLLERAXISMOTION)
        end_hold(app);
    if (event->type == SDL_CONTROLLERBUTTONUP && let_go(app, pad_held(event)))
        return true;
    if (!pads_take(&app->input.pads, event, &does))
        return false;
    if (event->type == SDL_CONTROLLERBUTTONDOWN)
        app->input.last = pad_held(event);
    input_use(app, DEVICE_PAD);
    struct scene_key key = {.code = input_pad_key(app, does.key)};
    if (does.lines != 0)
        return input_wheel(app, does.lines);
    if (must_hold(app, key.code)) {
        app->input.hold = pad_hold;
        app_wake(app, pad_hold);
        return true;
    }
    return app->settings.scan && does.key == SDLK_RETURN ? input_choose_lit(app) : on_key(app, &key);
}

/* A held key repeats only where that helps: moving and erasing. */
static bool may_repeat(SDL_Keycode code)
{
    return code == SDLK_LEFT || code == SDLK_RIGHT || code == SDLK_UP || code == SDLK_DOWN ||
           code == SDLK_TAB || code == SDLK_BACKSPACE || code == SDLK_DELETE;
}

/* True while what is pressed is a letter or what else one edits a text with, whatever it does elsewhere. */
static bool is_typed(const struct app *app, SDL_Keycode pressed)
{
    static const SDL_Keycode editing[] = {SDLK_LEFT,          SDLK_RIGHT,         SDLK_HOME,
                                          SDLK_END,           SDLK_BACKSPACE,     SDLK_DELETE,
                                          SDLK_INSERT,        SDLK_a | KEYS_CTRL, SDLK_c | KEYS_CTRL,
                                          SDLK_v | KEYS_CTRL, SDLK_x | KEYS_CTRL};
    const struct target *target = target_find(app, app->input.focus);
    bool field = target && target->flags & TARGET_FIELD, edits = false;
    for (size_t i = 0; i < sizeof editing / sizeof *editing; i++)
        edits = edits || (pressed & ~(KEYS_CTRL | KEYS_SHIFT)) == editing[i] || pressed == editing[i];
    return (field && edits) || (input_is_typing(app) && pressed >= SDLK_SPACE && pressed < SDLK_DELETE);
}

/* The key that was pressed; where nothing is asked of it, nor typed, as which it counts on most keyboards. */
static SDL_Keycode key_of(const struct app *app, const SDL_Keysym *pressed)
{
    const struct keys *keys = &app->keys;
    const char *scene = app->top->class->name;
    SDL_Keycode elsewhere = keys_elsewhere(pressed);
    bool own = keys_is_asked(keys, scene, pressed->sym) ||
               (app->settings.scan && pressed->sym == keys->now[keys_find("scan")]);
    bool given_away = keys_meaning(keys, scene, elsewhere) == 0;
    return own || given_away || input_is_typing(app) ? pressed->sym : elsewhere;
}

/* A key of the keyboard, as the key that its action has from the beginning. */
static bool on_keyboard(struct app *app, const SDL_Keysym *pressed)
{
    const Uint16 controls = KMOD_CTRL | KMOD_GUI, held = controls | KMOD_SHIFT;
    bool control = pressed->mod & controls, shift = pressed->mod & KMOD_SHIFT;
    keys_read(&app->keys, &app->settings);
    SDL_Keycode beside = (control ? KEYS_CTRL : 0) | (shift ? KEYS_SHIFT : 0);
    SDL_Keycode all = key_of(app, pressed) | beside, code = all & ~KEYS_SHIFT, means = all;
    struct scene_key key = {.modifiers = pressed->mod};
    app->input.last = pressed->sym;
    app->input.chosen = app->settings.scan && code == app->keys.now[keys_find("scan")];
    if (app->input.chosen)
        return input_choose_lit(app);
    input_use(app, DEVICE_KEYS);
    if (app->top->class->takes_keys && app->top->class->takes_keys(app->top, app, pressed->sym | beside))
        return true;
    if (!(pressed->mod & KMOD_ALT) && !is_typed(app, code))
        means = keys_meaning(&app->keys, app->top->class->name, all);
    if (means & KEYS_SHIFT && !shift && !speaker_is_on(app))
        return true; /* something is to be spoken, and nothing is; with Shift it is the letter alone then */
    key.code = means & ~KEYS_HELD;
    if (means != all)
        key.modifiers = (Uint16)((key.modifiers & ~held) | (means & KEYS_CTRL ? KMOD_LCTRL : 0) |
                                 (means & KEYS_SHIFT ? KMOD_LSHIFT : 0));
    return key.code == 0 || on_key(app, &key);
}

bool input_event(struct app *app, const SDL_Event *event)
{
    struct scene_key key = {0};
    switch (event->type) {
    case SDL_MOUSEMOTION:
        return event->motion.which != SDL_TOUCH_MOUSEID && on_motion(app, &event->motion);
    case SDL_MOUSEBUTTONDOWN:
        if (event->button.button == SDL_BUTTON_MIDDLE)
            return on_middle_press(app, &event->button);
        return event->button.which != SDL_TOUCH_MOUSEID && on_press(app, &event->button);
    case SDL_MOUSEBUTTONUP:
        return event->button.which != SDL_TOUCH_MOUSEID && on_release(app, &event->button);
    case SDL_FINGERDOWN:
        app->input.touched = true;
        return input_finger_down(app, &event->tfinger);
    case SDL_FINGERMOTION:
        return input_finger_moves(app, &event->tfinger);
    case SDL_FINGERUP:
        return input_finger_up(app, &event->tfinger);
    case SDL_MOUSEWHEEL:
        return input_wheel(app, event->wheel.preciseY);
    case SDL_KEYDOWN:
        if (app->input.composed[0])
            return false; /* Return ends what is composed, and not the field */
        if (event->key.repeat && !may_repeat(key_of(app, &event->key.keysym)))
            return false;
        return on_keyboard(app, &event->key.keysym);
    case SDL_KEYUP:
        app->input.chosen = false; /* all that it writes came before */
        return let_go(app, event->key.keysym.sym);
    case SDL_TEXTEDITING:
        return input_compose(app, event->edit.text);
    case SDL_TEXTINPUT:
        app->input.composed[0] = 0; /* what comes of it */
        if (SDL_GetModState() & KMOD_GUI || app->input.chosen)
            return false; /* a letter with Cmd is a command, and what one key chose is done */
        key.text = event->text.text;
        return on_key(app, &key);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
    case SDL_CONTROLLERAXISMOTION:
    case SDL_CONTROLLERDEVICEADDED:
    case SDL_CONTROLLERDEVICEREMOVED:
        return on_pad(app, event);
    default:
        return false;
    }
}
