/*
 * input_keys.c: keyboard and gamepad (input.h, input_parts.h).
 */
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/input_parts.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"

static const float pad_hold = 0.4f; /* seconds */

static void show_focus(struct app *app, const struct target *target)
{
    if (target)
        SDL_strlcpy(app->input.focus, target->id, sizeof app->input.focus);
    app->input.focus_visible = true;
    app_dirty(app);
}

/* Moves the focus; if there is nothing further, says that the key did nothing. */
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

/* Opens the settings over any scene, unless they are open. */
static void open_settings(struct app *app)
{
    for (const struct scene *scene = app->top; scene; scene = scene->under)
        if (strcmp(scene->class->name, "settings") == 0)
            return;
    app_go(app, scene_settings(app, app->top));
}

/* Handles keys that mean the same in every scene; true if it was one. Cmd on a Mac counts as Ctrl. */
static bool common_key(struct app *app, const struct scene_key *key)
{
    bool alt = key->modifiers & KMOD_ALT, control = key->modifiers & (KMOD_CTRL | KMOD_GUI);
    if (key->code == SDLK_F11 || (key->code == SDLK_RETURN && alt))
        app_toggle_fullscreen(app);
    else if (control && key->code == SDLK_COMMA)
        open_settings(app);
    else if (control && key->code == SDLK_q)
        app->quit = true; /* saves everything, like closing the window */
    else
        return false;
    return true;
}

/* Handles a key that the scene has no use for. */
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

/* True if the key is Return in a field and the device can't type: the screen then shows letters. */
static bool wants_letters(const struct app *app, const struct scene_key *key)
{
    bool enter = key->code == SDLK_RETURN || key->code == SDLK_KP_ENTER;
    return enter && input_opens_letters(app, target_find(app, app->input.focus));
}

bool input_take_key(struct app *app, const struct scene_key *key)
{
    struct scene *top = app->top, *next = NULL;
    app->input.acted = true;
    if (speaker_key(app, key) || common_key(app, key) || terms_key(app, key))
        return true;
    if (wants_letters(app, key))
        next = scene_typing(app, top, app->input.focus);
    else if (top->class->key) {
        speaker_take(app, key);
        next = top->class->key(top, app, key);
        if (next != top) /* nobody took it, or it leads away */
            speaker_take(app, &(struct scene_key){0});
    }
    if (next)
        input_go(app, next);
    else if (!key->text)
        fall_back(app, key);
    return true;
}

/* A pad's button passes a win only if it is held: the player may press it before they see the win. */
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
        input_take_key(app, &(struct scene_key){.code = SDLK_SPACE});
    else
        app_wake(app, app->input.hold);
}

/* Ends a hold, as any button that goes up or down does. */
static void end_hold(struct app *app)
{
    char words[KEYS_WORDS];
    if (app->input.hold > 0)
        app_notice(app, tr("Hold {1} to pass: you could win."), input_key(app, SDLK_SPACE, words));
    app->input.hold = 0;
}

/* Returns a number for a pad's button that no key has. */
static SDL_Keycode pad_held(const SDL_Event *event)
{
    return -1 - event->cbutton.button;
}

/* Notes that the key or button is up, for a scene that waits for it; false if it wasn't the last one down. */
static bool let_go(struct app *app, SDL_Keycode what)
{
    if (what != app->input.held)
        return false;
    app->input.held = 0;
    app_animate(app);
    app_dirty(app);
    return true;
}

/* Each button of a pad stands for a key. */
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
    return app->settings.scan && does.key == SDLK_RETURN ? input_choose_lit(app) : input_take_key(app, &key);
}

/* A held key repeats only to move and to erase. */
static bool may_repeat(SDL_Keycode code)
{
    return code == SDLK_LEFT || code == SDLK_RIGHT || code == SDLK_UP || code == SDLK_DOWN ||
           code == SDLK_TAB || code == SDLK_BACKSPACE || code == SDLK_DELETE;
}

/* True if the key edits the text of the focused field, whatever it does elsewhere. */
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

/* Returns the pressed key. If it does nothing here and types nothing, returns the key that is at its place on
 * most keyboards: where letters are Russian, that one pastes with Ctrl too. */
static SDL_Keycode key_of(const struct app *app, const SDL_Keysym *pressed)
{
    const struct keys *keys = &app->keys;
    const char *scene = app->top->class->name;
    SDL_Keycode elsewhere = keys_elsewhere(pressed);
    bool own = keys_is_asked(keys, scene, pressed->sym) ||
               (app->settings.scan && pressed->sym == keys->now[keys_find("scan")]);
    bool given_away = keys_meaning(keys, scene, elsewhere) == 0;
    bool edits =
        pressed->mod & (KMOD_CTRL | KMOD_GUI) || elsewhere > SDLK_DELETE; /* as a keypad's arrows do */
    if (input_is_typing(app))
        return edits ? elsewhere : pressed->sym;
    return own || given_away ? pressed->sym : elsewhere;
}

/* Handles a key of the keyboard as the default key of its action. */
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
        return true; /* it asks for speech, which is off; with Shift it is only the letter */
    key.code = means & ~KEYS_HELD;
    if (means != all)
        key.modifiers = (Uint16)((key.modifiers & ~held) | (means & KEYS_CTRL ? KMOD_LCTRL : 0) |
                                 (means & KEYS_SHIFT ? KMOD_LSHIFT : 0));
    return key.code == 0 || input_take_key(app, &key);
}

bool input_button_event(struct app *app, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_KEYDOWN:
        if (app->input.composed[0])
            return false; /* Return ends the composition, not the field */
        if (event->key.repeat && !may_repeat(key_of(app, &event->key.keysym)))
            return false;
        return on_keyboard(app, &event->key.keysym);
    case SDL_KEYUP:
        app->input.chosen = false; /* all that the key writes came before */
        return let_go(app, event->key.keysym.sym);
    case SDL_TEXTEDITING:
        return input_compose(app, event->edit.text);
    case SDL_TEXTINPUT:
        app->input.composed[0] = 0; /* this is the composed text */
        if (SDL_GetModState() & KMOD_GUI || app->input.chosen)
            return false; /* a letter with Cmd is a command, and the one key has done its work */
        return input_take_key(app, &(struct scene_key){.text = event->text.text});
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
