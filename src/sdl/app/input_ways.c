/*
 * input_ways.c: the ways to play beside mouse, keys and gamepad: one key alone, and fingers; what the caps of
 * keys show; and what is typed, by way of the system's input method too (input.h, input_parts.h).
 */
#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/input_parts.h"
#include "sdl/app/window.h"
#include "sdl/art/draw.h"
#include "sdl/art/theme.h"

enum { SCAN_LINES = 5 };

static const float touch_rests = 0.5f; /* seconds until a finger asks what it lies on */
static const float touch_forgotten =
    10; /* seconds without a word of a finger until another may come for it */
static const float touch_reach =
    12; /* points of the screen from a finger to a target that it may be meant for */

/* --- one key alone ------------------------------------------------------------------------------ */

static float pace_of(const struct settings *settings)
{
    return (float)settings->scan_pace / 10;
}

/* Lists the targets for the one key: the same that a pointer can choose. */
static void arrange_stops(struct app *app)
{
    static struct scan_stop stops[SCAN_MAX];
    int count = 0;
    for (int i = 0; i < app->targets.count && count < SCAN_MAX; i++) {
        const struct target *target = &app->targets.list[i];
        bool filled = strcmp(target->id, app->input.field) == 0; /* nothing is to be chosen in that line */
        if (filled || target->flags & (TARGET_OFF | TARGET_INFO | TARGET_NO_FOCUS))
            continue;
        SDL_strlcpy(stops[count].id, target->id, sizeof stops[count].id);
        stops[count++].rect = target->rect;
    }
    if (scan_arrange(&app->input.scan, stops, count, pace_of(&app->settings)))
        app->loop.slept = 0; /* what is lit first is lit from now on */
}

/* The focus is on what is lit, so that scenes show it as they show a focus. */
static void light(struct app *app)
{
    struct rect rect;
    const char *id = scan_lit(&app->input.scan, &rect);
    if (strcmp(app->input.focus, id) != 0 || !app->input.focus_visible)
        app_animate(app);
    SDL_strlcpy(app->input.focus, id, sizeof app->input.focus);
    app->input.focus_visible = true;
}

static struct scene *scroll_up(struct scene *scene, struct app *app)
{
    input_wheel(app, SCAN_LINES);
    return scene;
}

static struct scene *scroll_down(struct scene *scene, struct app *app)
{
    input_wheel(app, -SCAN_LINES);
    return scene;
}

/* Draws two buttons at the edge that scroll like the wheel. */
static void draw_scrolling(struct app *app)
{
    static const char *const ids[] = {"scan:up", "scan:down"};
    static scene_action *const does[] = {scroll_up, scroll_down};
    static const char *const icons[] = {"icons/chevron-up", "icons/chevron-down"};
    struct painter *painter = &app->painter;
    float u = painter->layout.u, side = roundf(34 * u), high = painter->layout.high * u;
    struct box_style body = {.radius = 8,
                             .top = COLOUR_ALPHA(COLOUR_OVERLAY_HIGH, 240),
                             .bottom = COLOUR_ALPHA(COLOUR_OVERLAY_LOW, 240),
                             .stroke = COLOUR_ALPHA(COLOUR_BRASS, 170),
                             .stroke_width = 1.2f};
    for (int i = 0; i < 2; i++) {
        struct rect rect =
            rect_make(roundf(4 * u), roundf(high - (float)(2 - i) * (side + 4 * u)), side, side);
        draw_box(painter, rect, &body);
        draw_svg(painter, icons[i], rect_inset(rect, roundf(7 * u), roundf(7 * u)), COLOUR_IVORY);
        target_add(app, ids[i], rect, TARGET_QUIET, 0);
        target_does(app, does[i]);
    }
}

void input_scan(struct app *app)
{
    if (!app->settings.scan)
        return;
    if (app->top->class->wheel && !app->targets.still)
        draw_scrolling(app);
    arrange_stops(app);
    light(app);
    scan_lit(&app->input.scan, &app->input.ring);
    app->input.ring_radius = 10;
    app_wake(app, fmaxf(app->input.scan.left, 0));
}

bool input_choose_lit(struct app *app)
{
    app->input.acted = true;
    app->loop.slept = 0; /* what it lights is lit from now on */
    const char *id = scan_choose(&app->input.scan, pace_of(&app->settings));
    const struct target *target = id ? target_find(app, id) : NULL;
    light(app);
    if (target)
        input_activate(app, target);
    app_dirty(app);
    return true;
}

/* --- what caps show ----------------------------------------------------------------------------- */

/* Several keys in one cap ("X A V", "1-9"): those in force, one after the other. */
static void say_several(const struct app *app, const char *words, char *out, size_t size)
{
    out[0] = 0;
    for (const char *at = words; *at; at++) {
        char one[2] = {*at, 0}, said[KEYS_WORDS];
        bool between = *at == ' ' || *at == '-'; /* no keys themselves */
        SDL_Keycode key = between ? 0 : keys_said(one),
                    now = key ? keys_in_force(&app->keys, app->input.scene, key) : 0;
        if (now)
            keys_say(now, said);
        SDL_strlcat(out, now ? said : one, size);
    }
}

/* At the table a pad's button stands for the first of these keys that a button there has, else for the last.
 * No two of a row are offered together, so each can show its sign. While a win has the focus, only those of
 * the first row: one press must not lose it. */
enum { PAD_MEANINGS = 3 };
static const struct {
    SDL_Keycode pad, keys[PAD_MEANINGS];
} pad_table[] = {{SDLK_SPACE, {SDLK_SPACE, SDLK_n, SDLK_d}},
                 {SDLK_PAGEUP, {SDLK_k}},
                 {SDLK_PAGEDOWN, {SDLK_p, SDLK_r}},
                 {SDLK_F2, {SDLK_c, SDLK_t, SDLK_F2}}};

enum { PAD_TABLE = sizeof pad_table / sizeof *pad_table };

bool input_is_at_table(const struct app *app)
{
    return keys_is_asked(&app->keys, app->top->class->name, SDLK_TAB); /* which shows the waits there alone */
}

/* Returns how many rows hold now. */
static int pad_rows(const struct app *app)
{
    return !input_is_at_table(app) ? 0 : input_is_focused(app, "button:win") ? 1 : PAD_TABLE;
}

/* Before a curtain the shoulders show the hands of the two players while they are held, by a setting. */
static const struct {
    SDL_Keycode shoulder, shows;
} pad_curtain[] = {{SDLK_g, SDLK_q}, {SDLK_s, SDLK_j}};

static bool shows_held(const struct app *app)
{
    return app->settings.hold_to_see && !input_is_at_table(app) &&
           keys_is_asked(&app->keys, app->top->class->name, SDLK_j);
}

static SDL_Keycode meaning_of(const struct app *app, const SDL_Keycode keys[PAD_MEANINGS])
{
    int i = 0;
    while (i + 1 < PAD_MEANINGS && keys[i + 1] && !target_with_key(app, keys[i]))
        i++;
    return keys[i];
}

SDL_Keycode input_pad_key(const struct app *app, SDL_Keycode key)
{
    bool shoulder = key == SDLK_g || key == SDLK_s;
    for (int i = 0; i < 2 && shows_held(app); i++)
        if (pad_curtain[i].shoulder == key)
            return pad_curtain[i].shows;
    for (int i = 0; i < pad_rows(app); i++)
        if (pad_table[i].pad == key)
            return meaning_of(app, pad_table[i].keys);
    if (shoulder && !keys_is_asked(&app->keys, app->top->class->name, key))
        return key == SDLK_g ? SDLK_PAGEUP : SDLK_PAGEDOWN; /* as the triggers do */
    return key;
}

/* The sign of the button that stands for the key; A for several keys, which are the numbers of what can be
 * chosen. */
static struct cap pad_sign(const struct app *app, SDL_Keycode key, const char *words)
{
    SDL_GameControllerType type = pads_type(&app->input.pads);
    if (!key && (strchr(words, '-') || strstr(words, "–")))
        key = SDLK_RETURN;
    for (int i = 0; i < pad_rows(app) * PAD_MEANINGS && key; i++)
        if (pad_table[i / PAD_MEANINGS].keys[i % PAD_MEANINGS] == key)
            key = pad_table[i / PAD_MEANINGS].pad;
    for (int i = 0; i < 2 && shows_held(app); i++)
        if (pad_curtain[i].shows == key)
            key = pad_curtain[i].shoulder;
    return pads_cap(type, key);
}

static void ask_cap(void *to, const char *words, struct cap *cap)
{
    struct app *app = to;
    SDL_Keycode key = keys_said(words);
    if (app->input.device == DEVICE_PAD && !app->input.apart) {
        *cap = pad_sign(app, key, words);
        return;
    }
    if (key)
        keys_say(keys_in_force(&app->keys, app->input.scene, key), cap->words);
    else if (strlen(words) <= 5 && (strchr(words, ' ') || strchr(words, '-')))
        say_several(app, words, cap->words, sizeof cap->words);
}

void input_caps_of(struct app *app, const char *scene)
{
    app->input.apart = scene != NULL;
    app->input.scene = scene ? scene : app->top->class->name;
}

void input_show_keys(struct app *app)
{
    keys_read(&app->keys, &app->settings);
    app->painter.caps = (struct caps){ask_cap, app};
    input_caps_of(app, NULL);
}

const char *input_key(const struct app *app, SDL_Keycode key, char *out)
{
    struct cap cap = pads_cap(pads_type(&app->input.pads), key);
    bool pad = app->input.device == DEVICE_PAD;
    if (pad && (cap.shape == CAP_DISC || cap.shape == CAP_CROSS))
        SDL_strlcpy(out, cap.shape == CAP_CROSS ? "×" : cap.words, KEYS_WORDS);
    else
        keys_say(keys_in_force(&app->keys, "table", key), out);
    return out;
}

const char *input_cap(struct app *app, const char *words, char *out)
{
    struct cap cap = {.shape = CAP_KEY};
    if (!app->input.apart)
        input_show_keys(app); /* a scene may speak before it is drawn */
    SDL_strlcpy(cap.words, words, sizeof cap.words);
    ask_cap(app, words, &cap);
    SDL_strlcpy(out, cap_name(&cap), KEYS_WORDS);
    return out;
}

/* --- fingers ------------------------------------------------------------------------------------ */

static void finger_to(struct app *app, const SDL_TouchFingerEvent *event)
{
    struct rect shown = window_shown(app);
    app->input.x = shown.x + event->x * shown.w + app->input.touch.dx;
    app->input.y = shown.y + event->y * shown.h + app->input.touch.dy;
}

/* A finger is broader than a point, and on a phone's screen targets are small: one that is put down on
 * nothing is meant for the nearest target, if one is close by. */
static void find_near(struct app *app)
{
    struct input *input = &app->input;
    float x = input->x, y = input->y, nearest = touch_reach;
    int wide = 0, high = 0;
    SDL_GetWindowSize(app->window, &wide, &high);
    if (wide > 0)
        nearest *= window_shown(app).w / (float)wide;
    if (target_at(app, x, y))
        return;
    for (int i = 0; i < app->targets.count; i++) {
        struct rect rect = app->targets.list[i].rect;
        float dx = fmaxf(rect.x - x, 0) + fminf(rect.x + rect.w - 1 - x, 0);
        float dy = fmaxf(rect.y - y, 0) + fminf(rect.y + rect.h - 1 - y, 0);
        if (app->targets.list[i].flags & TARGET_INFO || rect.h <= 0 || hypotf(dx, dy) > nearest)
            continue;
        nearest = hypotf(dx, dy);
        input->touch.dx = dx;
        input->touch.dy = dy;
    }
}

/* True if the finger that is held is still there: the end of some is never told. One that has not been heard
 * of for long gives way to another. */
static bool is_there(const struct touch *touch)
{
    for (int i = 0; i < SDL_GetNumTouchFingers(touch->device); i++) {
        const SDL_Finger *finger = SDL_GetTouchFinger(touch->device, i);
        if (finger && finger->id == touch->finger)
            return touch->silent < touch_forgotten;
    }
    return false;
}

bool input_finger_down(struct app *app, const SDL_TouchFingerEvent *event)
{
    struct touch *touch = &app->input.touch;
    if (touch->down && touch->finger != event->fingerId && is_there(touch))
        return false;
    if (touch->down)
        input_let_go(app);
    input_use(app, DEVICE_POINTER);
    if (app->settings.scan)
        return input_choose_lit(app);
    *touch = (struct touch){.down = true, .device = event->touchId, .finger = event->fingerId};
    finger_to(app, event);
    find_near(app);
    finger_to(app, event);
    input_press(app, 1);
    app_animate(app);
    return true;
}

/* A finger that goes some way on what cannot be dragged pushes the page. */
static void push_page(struct app *app, float across, float by)
{
    struct touch *touch = &app->input.touch;
    const struct target *held = target_find(app, app->input.pressed);
    bool sheet = app->painter.layout.sheet;
    float u = app->painter.layout.u, gone = fabsf(app->input.y - app->input.press_y);
    if (touch->tells || (held && held->flags & TARGET_DRAG) || (!app->top->class->wheel && !sheet))
        return;
    if (sheet)
        gone = fmaxf(gone, fabsf(app->input.x - app->input.press_x));
    touch->scrolls = touch->scrolls || gone > 2 * INPUT_DRAG * u;
    if (!touch->scrolls)
        return;
    if (sheet)
        window_pan(app, -across, 0);
    input_wheel(app, by / (48 * u));
}

bool input_finger_moves(struct app *app, const SDL_TouchFingerEvent *event)
{
    struct touch *touch = &app->input.touch;
    float before = app->input.y, from = app->input.x, u = app->painter.layout.u;
    if (!touch->down || touch->finger != event->fingerId)
        return false;
    touch->silent = 0;
    finger_to(app, event);
    bool rests =
        hypotf(app->input.x - app->input.press_x, app->input.y - app->input.press_y) <= INPUT_DRAG * u;
    if (!rests)
        touch->held = 0;
    input_settle(app);
    if (!touch->tells)
        input_pull(app);
    push_page(app, app->input.x - from, app->input.y - before);
    finger_to(app, event); /* a sheet has gone with it */
    if (!rests && !touch->scrolls)
        input_select(app);
    app_animate(app);
    return true;
}

/* What a finger that rested was told about stays to be read; else nothing is pointed at any more. */
bool input_finger_up(struct app *app, const SDL_TouchFingerEvent *event)
{
    struct touch *touch = &app->input.touch;
    if (!touch->down || touch->finger != event->fingerId)
        return false;
    finger_to(app, event);
    if (touch->tells || touch->scrolls)
        app->input.down = app->input.dragging = false;
    else if (app->input.down) /* else it was pressed in another scene */
        input_release(app);
    app->input.pressed[0] = 0;
    touch->down = false;
    if (!touch->tells)
        app->input.x = app->input.y = INPUT_AWAY;
    input_settle(app);
    app_animate(app);
    return true;
}

static void rest_finger(struct app *app, float seconds)
{
    struct touch *touch = &app->input.touch;
    if (!touch->down || touch->tells || touch->scrolls || app->input.dragging)
        return;
    touch->held += seconds;
    touch->tells = touch->held >= touch_rests;
    if (touch->tells)
        input_settle(app);
    app_animate(app);
}

static void pass_scan(struct app *app, float seconds)
{
    struct scan *scan = &app->input.scan;
    if (scan_pass(scan, seconds, pace_of(&app->settings))) {
        light(app);
        app_animate(app); /* a group is no focus that would be another now */
    } else if (scan->count) {
        app_wake(app, scan->left); /* something else woke the program before */
    }
}

void input_sleep(struct app *app, float seconds)
{
    const float least = 1e-6f; /* the step that is due ends it */
    target_pass(app, seconds);
    app->input.touch.silent += seconds;
    if (app->input.hold > 0)
        app->input.hold = fmaxf(app->input.hold - seconds, least);
}

void input_pass(struct app *app, float seconds, float slept)
{
    target_pass(app, seconds);
    input_hold(app, seconds);
    app->input.touch.silent += seconds;
    rest_finger(app, seconds); /* which lets nobody sleep */
    if (app->settings.scan)
        pass_scan(app, seconds + slept);
}

/* --- what is typed ------------------------------------------------------------------------------ */

/* SDL lets the input method have all keys from the beginning. With one for Chinese, Japanese or Korean a
 * letter that is to do something would be composed then, so it gets them only where something is typed. */

bool input_is_typing(const struct app *app)
{
    const struct target *target = target_find(app, app->input.focus);
    return app->top->class->types || (target && target->flags & TARGET_FIELD);
}

static bool shows_letters(const struct app *app)
{
    const struct input *input = &app->input;
    return app->settings.scan || input->device == DEVICE_PAD ||
           (input->device == DEVICE_POINTER && input->touched);
}

bool input_opens_letters(const struct app *app, const struct target *target)
{
    return target && target->flags & TARGET_FIELD && shows_letters(app) &&
           strcmp(app->input.field, target->id) != 0;
}

/* In one-key play the focus is on what is lit: a field it goes over is none that is typed in. */
static bool wants_text(const struct app *app)
{
    if (app->settings.scan && !app->top->class->types)
        return false;
    /* the system may open a keyboard of its own, which would cover the letters */
    return input_is_typing(app) && !(shows_letters(app) && SDL_HasScreenKeyboardSupport());
}

/* Not where a scene takes letters as keys as well: there nothing would show what is composed. */
bool input_compose(struct app *app, const char *text)
{
    const struct target *target = target_find(app, app->input.focus);
    bool field = app->input.field[0] || (target && target->flags & TARGET_FIELD);
    if (!field || !wants_text(app))
        text = "";
    if (strcmp(app->input.composed, text) == 0)
        return false;
    SDL_strlcpy(app->input.composed, text, sizeof app->input.composed);
    app_dirty(app);
    return true;
}

/* The candidates stand below what is typed. That is told in the window's measure, which is not the picture's
 * on hi-DPI screens; on Windows in the picture's. */
static void tell_place(const struct app *app)
{
    const struct target *target = target_find(app, app->input.focus);
    struct rect shown = window_shown(app);
    float across = 1, down = 1;
    if (!target || !(target->flags & TARGET_FIELD))
        return;
#ifndef _WIN32
    int w, h;
    SDL_GetWindowSize(app->window, &w, &h);
    across = (float)w / shown.w;
    down = (float)h / shown.h;
#endif
    SDL_Rect at = {(int)((target->rect.x - shown.x) * across), (int)((target->rect.y - shown.y) * down),
                   (int)(target->rect.w * across), (int)(target->rect.h * down)};
    SDL_SetTextInputRect(&at);
}

void input_method(struct app *app)
{
    bool wanted = wants_text(app);
    if (!wanted)
        app->input.composed[0] = 0;
    if (!app->window)
        return;
    if (wanted && !SDL_IsTextInputActive())
        SDL_StartTextInput();
    else if (!wanted && SDL_IsTextInputActive())
        SDL_StopTextInput();
    if (wanted)
        tell_place(app);
}
