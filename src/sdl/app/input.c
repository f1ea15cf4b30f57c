/*
 * input.c: the focus, and the mouse (input.h); input_keys.c has keyboard and gamepad.
 */
#include "sdl/app/input.h"

#include <math.h>
#include <string.h>

#include "sdl/app/app.h"
#include "sdl/app/audio.h"
#include "sdl/app/input_parts.h"
#include "sdl/app/loop.h"
#include "sdl/app/scenes.h"
#include "sdl/app/window.h"

void input_init(struct app *app)
{
    memset(&app->input, 0, sizeof app->input);
    app->input.x = app->input.y = INPUT_AWAY;
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0"); /* a finger isn't a mouse: see input_finger_down */
    pads_init(&app->input.pads);
}

void input_deinit(struct app *app)
{
    pads_deinit(&app->input.pads);
}

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

/* On a pad, A is the gold button: the focus moves to that button when it appears at the table, and back when
 * it has gone. */
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

void input_change_scene(struct app *app, const struct scene *next)
{
    struct input *input = &app->input;
    const struct scene *top = app->top;
    int most = (int)(sizeof input->left / sizeof *input->left), i = 0;

    input->down = input->dragging = false; /* what was pressed is another scene's */
    input->pressed[0] = 0;
    while (i < input->left_count && strcmp(input->left[i].scene, next->class->name) != 0)
        i++;
    if (i < input->left_count) {
        SDL_strlcpy(input->focus, input->left[i].focus, sizeof input->focus);
        input->left_count = i;
        return;
    }
    if (top && top->under != next && strcmp(top->class->name, "table") != 0 && i < most) {
        input->left[i].scene = top->class->name;
        SDL_strlcpy(input->left[i].focus, input->focus_visible ? input->focus : "", INPUT_ID);
        input->left_count++;
    }
    input->focus[0] = 0;
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
        app_animate(app); /* in their update, scenes at rest lift tiles and describe them */
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

/* Moves the pointer to a place in window coordinates. */
static void move_to(struct app *app, int x, int y)
{
    struct rect shown = window_shown(app);
    int w = 0, h = 0;
    SDL_GetWindowSize(app->window, &w, &h);
    app->input.touched = false;
    app->input.x = shown.x + (w > 0 ? ((float)x + 0.5f) * shown.w / (float)w : (float)x);
    app->input.y = shown.y + (h > 0 ? ((float)y + 0.5f) * shown.h / (float)h : (float)y);
}

void input_go(struct app *app, struct scene *next)
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
        input_go(app, top->class->drag(top, app, app->input.pressed, app->input.x, app->input.y, drop));
}

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

/* A press in the text of a field sets the caret; a double or triple click selects a word or everything. */
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

void input_select(struct app *app)
{
    if (app->input.edit.drags)
        point_at_text(app, EDIT_EXTEND);
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
    bool before_moved = app->terms.tips.moved;
    tips_settle(app, true);
    terms_point(app);
    if (!before_moved)
        app_animate(app);
    if (strcmp(before, input->hot) != 0 && strncmp(input->hot, "button:", 7) == 0 &&
        enabled(app, input->hot) && !app->top->hushed)
        audio_play(app, SOUND_HOVER);
    input_pull(app);
    input_select(app);
    return false;
}

/* Returns the target that a click at the pointer would choose; NULL where it only informs. */
static const struct target *clickable(const struct app *app)
{
    const struct target *target = target_at(app, app->input.x, app->input.y);
    return target && target->flags & TARGET_INFO ? NULL : target;
}

void input_press(struct app *app, int clicks)
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
    /* nobody can have meant a target that has just appeared, nor the felt below it */
    SDL_strlcpy(input->pressed, fresh ? "fresh" : target ? target->id : "", sizeof input->pressed);
    if (target && !fresh && !(target->flags & TARGET_OFF)) {
        SDL_strlcpy(input->focus, target->id, sizeof input->focus);
        if (target->flags & TARGET_DRAG)
            drag(app, false);
    }
    press_text(app, clicks);
    app_dirty(app);
}

void input_activate(struct app *app, const struct target *target)
{
    struct scene *top = app->top;
    char id[INPUT_ID];
    SDL_strlcpy(id, target->id, sizeof id); /* the list can be rebuilt meanwhile */
    if (target->flags & TARGET_INFO)
        return;
    if (target->flags & TARGET_OFF) {
        audio_play(app, SOUND_REFUSE);
        return;
    }
    bool letters = input_opens_letters(app, target);
    input_go(app, target_choose(app, target));
    if (letters && app->top == top)
        input_go(app, scene_typing(app, top, id));
    app_dirty(app);
}

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
        input_go(app, app->top->class->click(app->top, app, input->x, input->y));
    input->pressed[0] = 0;
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

/* In one-key play a click anywhere counts as that key. */
static bool on_press(struct app *app, const SDL_MouseButtonEvent *event)
{
    if (event->button != SDL_BUTTON_LEFT)
        return false;
    input_use(app, DEVICE_POINTER);
    if (app->settings.scan)
        return input_choose_lit(app);
    app->input.touch.down = false; /* a finger whose end was not reported */
    move_to(app, event->x, event->y);
    input_press(app, event->clicks);
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

/* On X11 and Wayland the middle button pastes the text that is selected in any program into a field. */
static bool on_middle_press(struct app *app, const SDL_MouseButtonEvent *event)
{
    move_to(app, event->x, event->y);
    const struct target *field = clickable(app);
    char *text = field && field->flags & TARGET_FIELD ? SDL_GetPrimarySelectionText() : NULL;
    if (!text || !text[0]) {
        SDL_free(text);
        return false;
    }
    input_press(app, 1);
    input_release(app);
    loop_draw(app, false); /* this sets the caret */
    input_take_key(app, &(struct scene_key){.text = text});
    SDL_free(text);
    return true;
}

bool input_event(struct app *app, const SDL_Event *event)
{
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
    default:
        return input_button_event(app, event);
    }
}
