/*
 * check_reach.c: what a mouse can click, a gamepad can too, and a keyboard. In every scene the focus goes
 * from one target to the next by the arrows and by Y or Tab, as far as it gets: each target that can be
 * clicked must come to have it, A or Enter must then do what a click would, and B or Escape must lead out. On
 * the keyboard what is written on a key cap must be true besides.
 *
 * What is no stop on the way (the bar of a replay) is done by another button; `by_button` names them.
 */
#include "sdl/whole/scene_check.h"

enum { PATIENCE = 400 /* steps */, SHORT = 60, MOST = 512, WAYS = 5 };

static bool keyboard; /* else the pad */

/* --- the pad and the keyboard --- */

/* What is pressed on a keyboard where a pad has that button. */
static SDL_Keycode key_of(SDL_GameControllerButton button)
{
    switch (button) {
    case SDL_CONTROLLER_BUTTON_A:
        return SDLK_RETURN;
    case SDL_CONTROLLER_BUTTON_B:
        return SDLK_ESCAPE;
    case SDL_CONTROLLER_BUTTON_Y:
        return SDLK_TAB;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
        return SDLK_g;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
        return SDLK_s;
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
        return SDLK_UP;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
        return SDLK_DOWN;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
        return SDLK_LEFT;
    default:
        assert_int_equal(button, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
        return SDLK_RIGHT;
    }
}

static void press(SDL_GameControllerButton button)
{
    if (keyboard)
        headless_key(key_of(button));
    else
        headless_button(button);
}

static const SDL_GameControllerButton ways[WAYS] = {
    SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT,
    SDL_CONTROLLER_BUTTON_DPAD_UP,    SDL_CONTROLLER_BUTTON_Y,
};

/* --- scenes --- */

/* Lets the scene come to rest, as far as it does (a clock runs on). */
static void rest(void)
{
    for (int i = 0; app.animating && i < SHORT; i++) {
        loop_step(&app);
        loop_draw(&app, false);
    }
}

/* What is worked out on a thread: reviews, and what came by chance. */
static void wait_for_threads(void)
{
    rest();
    /* a review has more to click once it is made, however busy the machine is */
    bool review = strstr(headless_top(), "review") != NULL;
    int patience = review ? 20 * PATIENCE : PATIENCE;
    for (int i = 0;
         i < patience && (app.wake_at >= 0 || (review && app.animating)) && !strstr(headless_top(), "play");
         i++) {
        SDL_Delay(2);
        loop_step(&app);
        loop_draw(&app, false);
        rest();
    }
}

static void begin_scene(const char *name)
{
    scene_open(name, SCENE_AT_ONCE);
    app.loop.entered = 1;
    loop_draw(&app, false);
    rest();
}

static void open_scene(const char *name)
{
    begin_scene(name);
    wait_for_threads();
}

/* --- what is reached --- */

struct ids {
    char list[MOST][INPUT_ID];
    int count;
};

static struct ids reached, wanted; /* what had the focus; what the mouse could click */

static bool has(const struct ids *ids, const char *id)
{
    for (int i = 0; i < ids->count; i++)
        if (!strcmp(ids->list[i], id))
            return true;
    return false;
}

static void add(struct ids *ids, const char *id)
{
    if (!id[0] || has(ids, id))
        return;
    assert_true(ids->count < MOST);
    snprintf(ids->list[ids->count++], INPUT_ID, "%s", id);
}

/* What the mouse could click now. */
static void add_wanted(void)
{
    for (int i = 0; i < app.targets.count; i++)
        if (!(app.targets.list[i].flags & (TARGET_OFF | TARGET_INFO)))
            add(&wanted, app.targets.list[i].id);
}

/* Goes in all ways from one target; the focus was brought there before. */
static void go_from(const char *id)
{
    const struct scene *top = app.top;

    for (int way = 0; way < WAYS; way++) {
        input_focus(&app, id);
        app.input.focus_visible = id[0] != 0;
        loop_draw(&app, false);
        if (id[0] && strcmp(app.input.focus, id) != 0)
            return; /* it is there no more, as it was of a page that was turned */
        press(ways[way]);
        rest();
        if (app.top != top) {
            scene_fault(id, "is left for another scene by moving the focus");
            return;
        }
        if (app.input.focus_visible)
            add(&reached, app.input.focus);
        add_wanted();
    }
}

/* --- what is no stop of the focus --- */

/* By which button of the pad it is done instead; the picture or the scene must be another after it. */
static const struct {
    const char *start; /* of the target's id */
    SDL_GameControllerButton button;
} by_button[] = {
    {"button:sheet", SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
    {"button:log", SDL_CONTROLLER_BUTTON_LEFTSHOULDER},
    {"button:waits", SDL_CONTROLLER_BUTTON_Y},
    {"bar", SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
};

static Uint32 before[SCENE_WIDTH * SCENE_HEIGHT];

static void draw_seen(void)
{
    app.painter.unseen = false;
    loop_draw(&app, true);
    app.painter.unseen = true;
}

static void remember_picture(void)
{
    draw_seen();
    assert_int_equal(app.picture->pitch, app.picture->w * 4);
    memcpy(before, app.picture->pixels, (size_t)app.picture->pitch * (size_t)app.picture->h);
}

static bool picture_differs(void)
{
    draw_seen();
    return memcmp(before, app.picture->pixels, (size_t)app.picture->pitch * (size_t)app.picture->h) != 0;
}

static bool button_acts(const char *name, SDL_GameControllerButton button)
{
    open_scene(name);
    remember_picture();
    press(button);
    rest();
    bool acts = picture_differs();
    return acts;
}

static void push(SDL_GameControllerAxis axis, int value)
{
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};

    event.caxis.axis = (Uint8)axis;
    event.caxis.value = (Sint16)value;
    headless_event(event);
}

/* Rows that are dragged by a mouse are scrolled by the right stick, down from where they stand or up. */
static bool stick_scrolls(const char *name)
{
    open_scene(name);
    remember_picture();
    push(SDL_CONTROLLER_AXIS_RIGHTY, 32767);
    push(SDL_CONTROLLER_AXIS_RIGHTY, 0);
    bool down = picture_differs();
    push(SDL_CONTROLLER_AXIS_RIGHTY, -32768);
    bool scrolls = down || picture_differs();
    return scrolls;
}

/* By these keys too; the panels they lie in keep the pages of a book for the arrows aside. */
static bool keys_scroll(const char *name)
{
    static const SDL_Keycode codes[] = {SDLK_PAGEDOWN, SDLK_PAGEUP, SDLK_DOWN, SDLK_UP};
    bool scrolls = false;

    open_scene(name);
    remember_picture();
    for (size_t i = 0; i < sizeof codes / sizeof *codes && !scrolls; i++) {
        headless_key(codes[i]);
        scrolls = picture_differs();
    }
    return scrolls;
}

/* True if there is another way to what the target does. */
static bool is_done_otherwise(const char *name, const char *id)
{
    if (!strcmp(id, "wall"))
        return has(&wanted, "button:draw") && has(&reached, "button:draw");
    if (!strncmp(id, "rows", 4))
        return keyboard ? keys_scroll(name) : stick_scrolls(name);
    for (size_t i = 0; i < sizeof by_button / sizeof *by_button; i++)
        if (!strncmp(by_button[i].start, id, strlen(by_button[i].start)))
            return button_acts(name, by_button[i].button);
    return false;
}

/* --- A or Enter, on what has the focus --- */

/* Where words are typed, they only end that. */
static bool is_field(const char *id)
{
    return !strncmp(id, "field:", 6) || !strncmp(id, "name:", 5);
}

static bool noting; /* what is chosen is only noted, so that the scene stays as it is */
static char activated[INPUT_ID];

struct scene *__real_target_choose(struct app *program, const struct target *target);

struct scene *__wrap_target_choose(struct app *program, const struct target *target)
{
    if (!noting)
        return __real_target_choose(program, target);
    snprintf(activated, sizeof activated, "%s", target->id);
    return program->top;
}

/* True if they activate what has the focus. */
static bool a_activates(const char *id)
{
    activated[0] = '\0';
    input_focus(&app, id);
    app.input.focus_visible = true;
    noting = true;
    press(SDL_CONTROLLER_BUTTON_A);
    noting = false;
    return !strcmp(activated, id);
}

static void look_at_a(void)
{
    for (int i = 0; i < wanted.count; i++) {
        const char *id = wanted.list[i];
        const struct target *target = target_find(&app, id);
        if (!has(&reached, id) || !target || target->flags & TARGET_OFF || is_field(id))
            continue;
        if (!a_activates(id))
            scene_fault(id, keyboard ? "is not activated by Enter" : "is not activated by A");
    }
}

/* --- key caps --- */

/* True if the key activates the target that bears it, or leads to another scene. */
static bool key_activates(const struct target *target)
{
    const struct scene *scene = app.top;
    char id[INPUT_ID];

    snprintf(id, sizeof id, "%s", target->id); /* the list is filled again */
    activated[0] = '\0';
    noting = true;
    headless_key(target->key);
    noting = false;
    return app.top != scene || app.quit || !strcmp(activated, id);
}

/* True if it does, or if the scene does without it what that would: its picture is another one then. */
static bool cap_is_true(const char *name, const struct target *target)
{
    if (key_activates(target))
        return true;
    open_scene(name);
    remember_picture();
    return key_activates(target) || picture_differs();
}

/* True if the target can be clicked; the scene is entered again if another key led away from it. */
static bool is_there(const char *name, const struct scene *scene, const char *id)
{
    const struct target *target = app.top == scene && !app.quit ? target_find(&app, id) : NULL;
    if (!target || target->flags & TARGET_OFF) {
        open_scene(name);
        target = target_find(&app, id);
    }
    return target && !(target->flags & TARGET_OFF); /* else worked out on a thread, and not yet */
}

static void look_at_caps(const char *name)
{
    static struct target list[TARGET_MAX];
    int count = 0;

    open_scene(name);
    for (int i = 0; i < app.targets.count; i++)
        if (app.targets.list[i].key && !(app.targets.list[i].flags & (TARGET_OFF | TARGET_INFO)))
            list[count++] = app.targets.list[i];
    const struct scene *scene = app.top;
    for (int i = 0; i < count; i++) {
        if (!is_there(name, scene, list[i].id))
            continue;
        scene = app.top;
        if (!cap_is_true(name, &list[i]))
            scene_fault(list[i].id, "is not done by its key");
    }
}

/* --- B or Escape --- */

/* True if B, some times at most, leads to another scene; what is begun or typed goes first. */
static bool b_leads_out(void)
{
    const struct scene *top = app.top;

    for (int i = 0; i < 3; i++) {
        press(SDL_CONTROLLER_BUTTON_B);
        rest();
        if (app.top != top || app.quit)
            return true;
    }
    return false;
}

static void visit(const char *name)
{
    memset(&reached, 0, sizeof reached);
    memset(&wanted, 0, sizeof wanted);
    open_scene(name);
    add_wanted();
    go_from("");
    for (int i = 0; i < reached.count; i++)
        go_from(reached.list[i]);
    for (int i = 0; i < wanted.count; i++)
        if (!has(&reached, wanted.list[i]) && !is_done_otherwise(name, wanted.list[i]))
            scene_fault(wanted.list[i], "is not reached");
    open_scene(name);
    look_at_a();
    begin_scene(name);
    if (!b_leads_out())
        scene_fault(keyboard ? "Escape" : "B", "does not lead out");
    if (keyboard)
        look_at_caps(name);
}

static void visit_by_keyboard(const char *name)
{
    keyboard = true;
    visit(name);
}

static void visit_by_pad(const char *name)
{
    keyboard = false;
    visit(name);
}

/* Where it is asked which key shall do something, the next one is the answer, whatever it does elsewhere. */
static bool takes_any_key(const char *name)
{
    return strcmp(name, "keys-asked") == 0;
}

const struct scene_check check_keys = {
    .name = "keys", .leaves_another = true, .skips = takes_any_key, .look = visit_by_keyboard};
const struct scene_check check_pad = {.name = "pad", .leaves_another = true, .look = visit_by_pad};
