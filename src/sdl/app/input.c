/*
 * input.c: mouse, keyboard and gamepad (input.h).
 */
#include "sdl/app/input.h"

#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/scenes.h"
#include "sdl/app/speaker.h"
#include "sdl/app/toast.h"

enum { DRAG_UNITS = 6, STICK = 20000, STICK_LINES = 3, AWAY = -10000 };

void input_init(struct app *app)
{
    memset(&app->input, 0, sizeof app->input);
    app->input.x = app->input.y = AWAY;
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0)
        return;
    for (int i = 0; i < SDL_NumJoysticks() && !app->input.gamepad; i++)
        if (SDL_IsGameController(i))
            app->input.gamepad = SDL_GameControllerOpen(i);
}

void input_deinit(struct app *app)
{
    if (app->input.gamepad)
        SDL_GameControllerClose(app->input.gamepad);
    app->input.gamepad = NULL;
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
    return app->input.down && strcmp(app->input.pressed, id) == 0 && input_is_hot(app, id);
}

bool input_is_focused(const struct app *app, const char *id)
{
    return !app->input.covered && app->input.focus_visible && strcmp(app->input.focus, id) == 0;
}

void input_focus(struct app *app, const char *id)
{
    SDL_strlcpy(app->input.focus, id, sizeof app->input.focus);
    app_dirty(app);
}

void input_settle(struct app *app)
{
    struct input *input = &app->input;
    const struct target *target = target_at(app, input->x, input->y);
    const char *id = target ? target->id : "";
    bool on = target && !(target->flags & TARGET_OFF);
    if (strcmp(id, input->hot) != 0 || on != input->hot_on) {
        SDL_strlcpy(input->hot, id, sizeof input->hot);
        input->hot_on = on;
        app_animate(app); /* a step too: scenes at rest lift tiles and tell about them in their update */
    }
    if (input->focus[0] && !enabled(app, input->focus)) {
        input->focus[0] = 0;
        app_dirty(app);
    }
}

/* A place in window coordinates, in output pixels. */
static void move_to(struct app *app, int x, int y)
{
    struct painter *painter = &app->painter;
    int w = 0, h = 0;
    SDL_GetWindowSize(app->window, &w, &h);
    app->input.x = w > 0 ? ((float)x + 0.5f) * (float)painter->layout.width / (float)w : (float)x;
    app->input.y = h > 0 ? ((float)y + 0.5f) * (float)painter->layout.height / (float)h : (float)y;
}

static void go(struct app *app, struct scene *next)
{
    if (next)
        app_go(app, next);
    app_dirty(app);
}

static void drag(struct app *app, bool drop)
{
    struct scene *top = app->top;
    if (top->class->drag && enabled(app, app->input.pressed))
        go(app, top->class->drag(top, app, app->input.pressed, app->input.x, app->input.y, drop));
}

static bool on_motion(struct app *app, const SDL_MouseMotionEvent *event)
{
    struct input *input = &app->input;
    const struct target *held = target_find(app, input->pressed);
    float far_enough = DRAG_UNITS * app->painter.layout.u;
    char before[INPUT_ID];
    move_to(app, event->x, event->y);
    if (input->focus_visible) {
        input->focus_visible = false;
        app_animate(app);
    }
    SDL_strlcpy(before, input->hot, sizeof before);
    input_settle(app);
    terms_settle(app);
    if (strcmp(before, input->hot) != 0 && strncmp(input->hot, "button:", 7) == 0 && enabled(app, input->hot))
        audio_play(app, SOUND_HOVER);
    if (!input->down || !held || !(held->flags & TARGET_DRAG))
        return false;
    if (hypotf(input->x - input->press_x, input->y - input->press_y) > far_enough)
        input->dragging = true;
    drag(app, false);
    return false;
}

/* What a click at the pointer means: nothing where a target only tells something. */
static const struct target *clickable(const struct app *app)
{
    const struct target *target = target_at(app, app->input.x, app->input.y);
    return target && target->flags & TARGET_INFO ? NULL : target;
}

static bool on_press(struct app *app, const SDL_MouseButtonEvent *event)
{
    struct input *input = &app->input;
    const struct target *target;
    if (event->button != SDL_BUTTON_LEFT)
        return false;
    move_to(app, event->x, event->y);
    input_settle(app);
    target = clickable(app);
    input->down = true;
    input->dragging = false;
    input->focus_visible = false;
    input->press_x = input->x;
    input->press_y = input->y;
    SDL_strlcpy(input->pressed, target ? target->id : "", sizeof input->pressed);
    if (target && !(target->flags & TARGET_OFF)) {
        SDL_strlcpy(input->focus, target->id, sizeof input->focus);
        if (target->flags & TARGET_DRAG)
            drag(app, false);
    }
    app_dirty(app);
    return true;
}

static void activate(struct app *app, const struct target *target)
{
    struct scene *top = app->top;
    char id[INPUT_ID];
    SDL_strlcpy(id, target->id, sizeof id); /* the list may be made anew meanwhile */
    if (target->flags & TARGET_INFO)
        return;
    if (target->flags & TARGET_OFF) {
        audio_play(app, SOUND_REFUSE);
        return;
    }
    if (!toast_activate(app, id) && top->class->activate)
        go(app, top->class->activate(top, app, id));
    app_dirty(app);
}

static bool on_release(struct app *app, const SDL_MouseButtonEvent *event)
{
    struct input *input = &app->input;
    const struct target *target;
    bool dragged = input->dragging, was_down = input->down;
    if (event->button != SDL_BUTTON_LEFT || !was_down)
        return false;
    move_to(app, event->x, event->y);
    input_settle(app);
    target = clickable(app);
    input->down = false;
    input->dragging = false;
    if (dragged)
        drag(app, true);
    else if (target && strcmp(target->id, input->pressed) == 0)
        activate(app, target);
    else if (!target && !input->pressed[0] && app->top->class->click)
        go(app, app->top->class->click(app->top, app, input->x, input->y));
    input->pressed[0] = 0;
    app_dirty(app);
    return true;
}

static void show_focus(struct app *app, const struct target *target)
{
    if (target)
        SDL_strlcpy(app->input.focus, target->id, sizeof app->input.focus);
    app->input.focus_visible = true;
    app_dirty(app);
}

static void move_focus(struct app *app, int dx, int dy)
{
    const struct target *from = target_find(app, app->input.focus);
    if (!from)
        show_focus(app, target_step(app, "", 1));
    else
        show_focus(app, target_towards(app, from, dx, dy));
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
        activate(app, target);
    else if (key->code == SDLK_TAB)
        show_focus(app, target_step(app, app->input.focus, key->modifiers & KMOD_SHIFT ? -1 : 1));
    else if (key->code == SDLK_LEFT || key->code == SDLK_RIGHT)
        move_focus(app, key->code == SDLK_LEFT ? -1 : 1, 0);
    else if (key->code == SDLK_UP || key->code == SDLK_DOWN)
        move_focus(app, 0, key->code == SDLK_UP ? -1 : 1);
    else if (key->code == SDLK_m && !(key->modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)))
        app_toggle_mute(app);
}

static bool on_key(struct app *app, const struct scene_key *key)
{
    struct scene *top = app->top, *next = NULL;
    if (speaker_key(app, key) || common_key(app, key) || terms_key(app, key))
        return true;
    if (top->class->key)
        next = top->class->key(top, app, key);
    if (next)
        go(app, next);
    else if (!key->text)
        fall_back(app, key);
    return true;
}

static bool on_button(struct app *app, Uint8 button)
{
    static const struct {
        Uint8 button;
        SDL_Keycode key;
    } keys[] = {
        {SDL_CONTROLLER_BUTTON_A, SDLK_RETURN},
        {SDL_CONTROLLER_BUTTON_B, SDLK_ESCAPE},
        {SDL_CONTROLLER_BUTTON_START, SDLK_ESCAPE},
        {SDL_CONTROLLER_BUTTON_DPAD_UP, SDLK_UP},
        {SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDLK_DOWN},
        {SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDLK_LEFT},
        {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDLK_RIGHT},
        {SDL_CONTROLLER_BUTTON_X, SDLK_SPACE},
        {SDL_CONTROLLER_BUTTON_Y, SDLK_TAB},
        {SDL_CONTROLLER_BUTTON_BACK, SDLK_i},
        {SDL_CONTROLLER_BUTTON_RIGHTSTICK, SDLK_F2},
        {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, SDLK_g},
        {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, SDLK_s},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        struct scene_key key = {.code = keys[i].key};
        if (keys[i].button == button)
            return on_key(app, &key);
    }
    return false;
}

static bool on_wheel(struct app *app, float lines)
{
    if (app->top->class->wheel)
        app->top->class->wheel(app->top, app, lines);
    app_dirty(app);
    return true;
}

/* What a stick or trigger means when it is pushed out one way or the other: a key, or the wheel turned. */
struct axis {
    Uint8 axis;
    SDL_Keycode back, on; /* 0: none */
    float lines;          /* of the wheel, when pushed back */
};

static const struct axis axes[INPUT_AXES] = {
    {SDL_CONTROLLER_AXIS_LEFTX, SDLK_LEFT, SDLK_RIGHT, 0},
    {SDL_CONTROLLER_AXIS_LEFTY, SDLK_UP, SDLK_DOWN, 0},
    {SDL_CONTROLLER_AXIS_RIGHTY, 0, 0, STICK_LINES},
    {SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0, SDLK_PAGEUP, 0},
    {SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0, SDLK_PAGEDOWN, 0},
};

static bool on_push(struct app *app, const struct axis *axis, int way)
{
    struct scene_key key = {.code = way > 0 ? axis->on : axis->back};
    return axis->lines > 0 ? on_wheel(app, axis->lines * (float)-way) : on_key(app, &key);
}

/* A push counts once, until the stick or trigger comes back. */
static bool on_axis(struct app *app, const SDL_ControllerAxisEvent *event)
{
    int pushed = event->value > STICK ? 1 : event->value < -STICK ? -1 : 0;
    for (int i = 0; i < INPUT_AXES; i++) {
        int *was = &app->input.pushed[i];
        if (axes[i].axis != event->axis || pushed == *was)
            continue;
        *was = pushed;
        return pushed != 0 && on_push(app, &axes[i], pushed);
    }
    return false;
}

/* A held key repeats only where that helps: moving and erasing. */
static bool may_repeat(SDL_Keycode code)
{
    return code == SDLK_LEFT || code == SDLK_RIGHT || code == SDLK_UP || code == SDLK_DOWN ||
           code == SDLK_TAB || code == SDLK_BACKSPACE;
}

bool input_event(struct app *app, const SDL_Event *event)
{
    struct scene_key key = {0};
    switch (event->type) {
    case SDL_MOUSEMOTION:
        return on_motion(app, &event->motion);
    case SDL_MOUSEBUTTONDOWN:
        return on_press(app, &event->button);
    case SDL_MOUSEBUTTONUP:
        return on_release(app, &event->button);
    case SDL_MOUSEWHEEL:
        return on_wheel(app, event->wheel.preciseY);
    case SDL_KEYDOWN:
        if (event->key.repeat && !may_repeat(event->key.keysym.sym))
            return false;
        key.code = event->key.keysym.sym;
        key.modifiers = event->key.keysym.mod;
        return on_key(app, &key);
    case SDL_TEXTINPUT:
        if (SDL_GetModState() & KMOD_GUI)
            return false; /* a letter with Cmd is a command */
        key.text = event->text.text;
        return on_key(app, &key);
    case SDL_CONTROLLERBUTTONDOWN:
        return on_button(app, event->cbutton.button);
    case SDL_CONTROLLERAXISMOTION:
        return on_axis(app, &event->caxis);
    case SDL_CONTROLLERDEVICEADDED:
        if (!app->input.gamepad)
            app->input.gamepad = SDL_GameControllerOpen(event->cdevice.which);
        return false;
    default:
        return false;
    }
}
