/*
 * test_devices.c: keys of the player's choice, gamepads that come and go, fingers, and clicks that nobody can
 * have meant.
 * Wraps: SDL_GetNumTouchFingers SDL_GetTouchFinger
 */
#include "support/test.h"

#include "sdl/headless.h"

/* Which fingers SDL knows of: the linker puts these in the place of its own. */
static SDL_Finger known[4];
static int known_count;

int __wrap_SDL_GetNumTouchFingers(SDL_TouchID device)
{
    (void)device;
    return known_count;
}

SDL_Finger *__wrap_SDL_GetTouchFinger(SDL_TouchID device, int index)
{
    (void)device;
    return &known[index];
}

static void lose_finger(SDL_FingerID id)
{
    for (int i = 0; i < known_count; i++)
        if (known[i].id == id)
            known[i--] = known[--known_count];
}

static void finger(Uint32 type, struct rect rect, SDL_FingerID id)
{
    lose_finger(id);
    if (type != SDL_FINGERUP)
        known[known_count++].id = id;
    headless_event(headless_finger(type, rect, id));
}

static void pad(Uint32 type, int button, SDL_JoystickID which)
{
    SDL_Event event = {.type = type};

    if (type == SDL_CONTROLLERBUTTONDOWN) {
        event.cbutton.button = (Uint8)button;
        event.cbutton.which = which;
    } else {
        event.cdevice.which = which;
    }
    headless_event(event);
}

/* What a cap shows now for the key that scenes name. */
static struct cap cap_of(const char *words)
{
    struct cap cap = {.shape = CAP_KEY};

    snprintf(cap.words, sizeof cap.words, "%s", words);
    app.painter.caps.ask(app.painter.caps.to, words, &cap);
    return cap;
}

TEST(a_key_is_chosen_on_its_page)
{
    headless_open_scene("keys-table", 1280, 800, SPEED_OFF);
    assert_true(headless_click("key:kong"));
    headless_key(SDLK_z);
    assert_string_equal(app.settings.keys[0].action, "kong");
    assert_string_equal(app.settings.keys[0].key, "Z");
    assert_true(headless_click("key:kong"));
    headless_key(SDLK_RETURN); /* that one always does the same */
    assert_string_equal(app.settings.keys[0].key, "Z");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "keys");
    assert_true(headless_click("reset:kong"));
    assert_string_equal(app.settings.keys[0].action, "");
}

TEST(a_taken_key_is_told_and_exchanged)
{
    headless_open_scene("keys-table", 1280, 800, SPEED_OFF);
    for (int yes = 0; yes < 2; yes++) {
        headless_steps(12);
        assert_true(headless_click("key:kong"));
        headless_key(SDLK_p);
        assert_string_equal(headless_top(), "question");
        headless_steps(12);
        assert_true(headless_click(yes ? "button:yes" : "button:no"));
        assert_string_equal(headless_top(), "keys");
        assert_string_equal(app.settings.keys[0].action, yes ? "pung" : "");
    }
    assert_string_equal(app.settings.keys[0].key, "K");
    assert_string_equal(app.settings.keys[1].action, "kong");
    assert_string_equal(app.settings.keys[1].key, "P");
    headless_steps(12);
    assert_true(headless_click("button:reset"));
    assert_string_equal(app.settings.keys[0].action, "");
}

/* At the table the new key opens the log and the old one nothing, and caps and texts say so. */
TEST(the_key_in_force_works_and_is_shown)
{
    char said[KEYS_WORDS];
    headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
    strcpy(app.settings.keys[0].action, "log");
    strcpy(app.settings.keys[0].key, "J");
    headless_key(SDLK_g);
    assert_string_equal(headless_top(), "table");
    assert_string_equal(cap_of("G").words, "J");
    assert_string_equal(input_key(&app, SDLK_g, said), "J");
    headless_key(SDLK_j);
    assert_string_equal(headless_top(), "log");
}

/* Letters of a name do nothing else, whatever keys were chosen. */
TEST(a_name_is_typed_with_any_keys)
{
    headless_open_scene("settings-6", 1280, 800, SPEED_OFF);
    strcpy(app.settings.keys[0].action, "back");
    strcpy(app.settings.keys[0].key, "B");
    assert_true(headless_click("name:you"));
    headless_key(SDLK_b);
    assert_string_equal(headless_top(), "settings");
    input_focus(&app, "");
    headless_key(SDLK_b);
    assert_string_not_equal(headless_top(), "settings");
}

TEST(caps_show_what_is_used)
{
    headless_open_scene("table-claim", 1280, 800, SPEED_OFF);
    assert_int_equal(cap_of("Space").shape, CAP_KEY);
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 3);
    assert_int_equal(cap_of("Space").shape, CAP_DISC);
    assert_string_equal(cap_of("Space").words, "X");
    assert_string_equal(cap_of("Enter").words, "A");
    assert_string_equal(cap_of("P").words, "RT");
    assert_int_equal(cap_of("H").shape, CAP_NONE); /* no button of it alone */
    headless_key(SDLK_LEFT);
    assert_string_equal(cap_of("Space").words, "Space");
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 3);
    headless_mouse(SDL_MOUSEMOTION, rect_make(600, 400, 2, 2));
    assert_int_equal(cap_of("Space").shape, CAP_KEY);
}

TEST(each_make_of_pad_has_its_signs)
{
    assert_int_equal(pads_cap(SDL_CONTROLLER_TYPE_PS5, SDLK_RETURN).shape, CAP_CROSS);
    assert_int_equal(pads_cap(SDL_CONTROLLER_TYPE_PS4, SDLK_TAB).shape, CAP_TRIANGLE);
    assert_string_equal(pads_cap(SDL_CONTROLLER_TYPE_PS3, SDLK_g).words, "L1");
    assert_string_equal(pads_cap(SDL_CONTROLLER_TYPE_XBOXONE, SDLK_g).words, "LB");
    assert_string_equal(pads_cap(SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO, SDLK_PAGEDOWN).words, "ZR");
    assert_int_equal(pads_cap(SDL_CONTROLLER_TYPE_UNKNOWN, SDLK_w).shape, CAP_NONE);
}

/* The pad that was used goes: keys go on. Another takes over as soon as it is used. */
TEST(a_pad_goes_and_another_takes_over)
{
    headless_open_scene("table-claim", 1280, 800, SPEED_OFF);
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 3);
    pad(SDL_CONTROLLERDEVICEREMOVED, 0, 4); /* one that nobody used */
    assert_int_equal(app.input.device, DEVICE_PAD);
    pad(SDL_CONTROLLERDEVICEREMOVED, 0, 3);
    assert_int_equal(app.input.device, DEVICE_KEYS);
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 5);
    assert_int_equal(app.input.device, DEVICE_PAD);
    assert_int_equal(app.input.pads.used, 5);
}

/* Everything that SDL tells, as the program's loop gets it. */
static void pass_events(void)
{
    SDL_Event event;

    SDL_JoystickUpdate();
    while (SDL_PollEvent(&event))
        loop_handle(&app, &event);
    loop_draw(&app, false);
}

static void push(SDL_Joystick *joystick, int button)
{
    SDL_JoystickSetVirtualButton(joystick, button, 1);
    pass_events();
    SDL_JoystickSetVirtualButton(joystick, button, 0);
    pass_events();
}

/* One that SDL makes up is plugged in while the game runs: it is opened, plays, shows its signs, and goes. */
TEST(a_pad_is_plugged_in_and_pulled_out)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* there is no window to be in front */
    headless_open_scene("table-claim", 1280, 800, SPEED_OFF);
    input_init(&app);
    pass_events();
    int device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                           SDL_CONTROLLER_BUTTON_MAX, 0);
    if (device < 0)
        skip(); /* an SDL without them */
    pass_events();
    assert_non_null(app.input.pads.open[0]);
    assert_int_not_equal(app.input.device, DEVICE_PAD); /* nobody has used it */
    SDL_Joystick *joystick = SDL_GameControllerGetJoystick(app.input.pads.open[0]);
    push(joystick, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    assert_int_equal(app.input.device, DEVICE_PAD);
    assert_string_equal(cap_of("Space").words, "X");
    int before = session_position(app.session);
    headless_steps(12);
    push(joystick, SDL_CONTROLLER_BUTTON_X);
    headless_steps(1);
    assert_true(session_position(app.session) > before); /* passed */
    SDL_JoystickDetachVirtual(device);
    pass_events();
    assert_null(app.input.pads.open[0]);
    assert_int_equal(app.input.device, DEVICE_KEYS);
    input_deinit(&app);
}

/* --- sticks and triggers ------------------------------------------------------------------------------- */

/* A stick or trigger stands there now. */
static void stick_of(SDL_JoystickID which, int axis, int value)
{
    SDL_Event event = {.type = SDL_CONTROLLERAXISMOTION};
    event.caxis.axis = (Uint8)axis;
    event.caxis.value = (Sint16)value;
    event.caxis.which = which;
    headless_event(event);
}

static void stick(int axis, int value)
{
    stick_of(3, axis, value);
}

/* One push is one step, however long it lasts; one of little force is none. */
TEST(the_left_stick_is_the_arrows)
{
    static const struct {
        SDL_Keycode key;
        int axis, value;
    } ways[] = {{SDLK_DOWN, SDL_CONTROLLER_AXIS_LEFTY, 32000},
                {SDLK_RIGHT, SDL_CONTROLLER_AXIS_LEFTX, 32000},
                {SDLK_UP, SDL_CONTROLLER_AXIS_LEFTY, -32000},
                {SDLK_LEFT, SDL_CONTROLLER_AXIS_LEFTX, -32000}};
    char by_keys[4][INPUT_ID];
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    input_focus(&app, "card:one-suit");
    for (int i = 0; i < 4; i++) {
        headless_key(ways[i].key);
        SDL_strlcpy(by_keys[i], app.input.focus, INPUT_ID);
    }
    assert_string_not_equal(by_keys[0], "card:one-suit");
    input_focus(&app, "card:one-suit");
    for (int i = 0; i < 4; i++) {
        stick(ways[i].axis, ways[i].value / 4);
        stick(ways[i].axis, ways[i].value);
        assert_int_equal(app.input.device, DEVICE_PAD);
        assert_string_equal(app.input.focus, by_keys[i]);
        stick(ways[i].axis, ways[i].value / 2 * 2 - 1); /* it is held */
        stick(ways[i].axis, 0);
        assert_string_equal(app.input.focus, by_keys[i]);
    }
}

static const char *focus_after(int axis, int value)
{
    stick(axis, value);
    return app.input.focus;
}

/* No hand holds a stick quite still: one that trembles is pushed once. */
TEST(a_stick_that_trembles_is_one_push)
{
    const int down = SDL_CONTROLLER_AXIS_LEFTY;
    char first[INPUT_ID], second[INPUT_ID];
    headless_open_scene("options", 1280, 800, SPEED_OFF);
    input_focus(&app, "practice");
    SDL_strlcpy(first, focus_after(down, 20500), sizeof first);
    assert_string_not_equal(first, "practice");
    for (int i = 0; i < 4; i++) {
        assert_string_equal(focus_after(down, 19500), first);
        assert_string_equal(focus_after(down, 20500), first);
    }
    stick(down, 13000); /* let go */
    SDL_strlcpy(second, focus_after(down, 20500), sizeof second);
    assert_string_not_equal(second, first);
    SDL_strlcpy(first, focus_after(down, -20500), sizeof first); /* the other way at once */
    assert_string_not_equal(first, second);
    stick(down, 15000); /* no push, nor held as before */
    assert_string_not_equal(focus_after(down, -20500), first);
}

/* One that lies on the table and is not quite in the middle, while another is held. */
TEST(pads_do_not_disturb_each_other)
{
    const int down = SDL_CONTROLLER_AXIS_LEFTY;
    SDL_JoystickID ids[2];
    char first[INPUT_ID];
    headless_open_scene("options", 1280, 800, SPEED_OFF);
    input_init(&app);
    for (int i = 0; i < 2; i++) {
        if (SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                      SDL_CONTROLLER_BUTTON_MAX, 0) < 0)
            skip(); /* an SDL without them */
        pass_events();
        ids[i] = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(app.input.pads.open[i]));
    }
    input_focus(&app, "practice");
    stick_of(ids[0], down, 32000);
    assert_int_equal(app.input.pads.used, ids[0]);
    SDL_strlcpy(first, app.input.focus, sizeof first);
    assert_string_not_equal(first, "practice");
    stick_of(ids[1], down, 300);
    stick_of(ids[0], down, 31900); /* it is held */
    assert_string_equal(app.input.focus, first);
    SDL_JoystickDetachVirtual(1); /* which is no push of the one that stays, either */
    pass_events();
    stick_of(ids[0], down, 32000);
    assert_string_equal(app.input.focus, first);
    stick_of(ids[0], down, 0);
    stick_of(ids[0], down, 32000);
    assert_string_not_equal(app.input.focus, first);
    input_deinit(&app);
}

TEST(the_right_stick_scrolls)
{
    headless_open_scene("keys-table", 1280, 800, SPEED_OFF);
    assert_non_null(headless_find("key:chow"));
    for (int i = 0; i < 8; i++) {
        stick(SDL_CONTROLLER_AXIS_RIGHTY, 32000);
        stick(SDL_CONTROLLER_AXIS_RIGHTY, 0);
    }
    assert_null(headless_find("key:chow")); /* gone upwards */
    for (int i = 0; i < 8; i++) {
        stick(SDL_CONTROLLER_AXIS_RIGHTY, -32000);
        stick(SDL_CONTROLLER_AXIS_RIGHTY, 0);
    }
    assert_non_null(headless_find("key:chow"));
    headless_open_scene("title", 1280, 800, SPEED_OFF); /* where nothing scrolls nothing happens */
    stick(SDL_CONTROLLER_AXIS_RIGHTY, 32000);
    assert_true(headless_is_at("title"));
    stick(SDL_CONTROLLER_AXIS_RIGHTX, 32000); /* which has no meaning */
    assert_true(headless_is_at("title"));
}

TEST(triggers_turn_pages)
{
    headless_open_scene("settings", 1280, 800, SPEED_OFF);
    assert_non_null(headless_find("speed:"));
    stick(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32000);
    assert_null(headless_find("speed:"));
    stick(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 0);
    stick(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 32000);
    assert_non_null(headless_find("speed:"));
}

/* A button without a meaning is no use of the pad: the caps stay those of keys. */
TEST(a_button_without_a_meaning_does_nothing)
{
    headless_open_scene("table-claim", 1280, 800, SPEED_OFF);
    pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_GUIDE, 3);
    assert_int_equal(app.input.device, DEVICE_POINTER);
    assert_string_equal(cap_of("Space").words, "Space");
}

/* What was pulled out before it was opened, and more than there is room for. */
TEST(a_pad_that_cannot_be_opened_is_left_alone)
{
    int devices[PADS_MAX + 1];
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    input_init(&app);
    pad(SDL_CONTROLLERDEVICEADDED, 0, 99);
    for (int i = 0; i < PADS_MAX; i++)
        assert_null(app.input.pads.open[i]);
    for (int i = 0; i <= PADS_MAX; i++) {
        devices[i] = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                               SDL_CONTROLLER_BUTTON_MAX, 0);
        if (devices[i] < 0)
            skip(); /* an SDL without them */
        pass_events();
    }
    for (int i = 0; i < PADS_MAX; i++)
        assert_non_null(app.input.pads.open[i]);
    SDL_JoystickDetachVirtual(0); /* one goes, and its place is free */
    pass_events();
    int closed = 0;
    for (int i = 0; i < PADS_MAX; i++)
        closed += !app.input.pads.open[i];
    assert_int_equal(closed, 1);
    assert_true(headless_is_at("title"));
    int newest = 0; /* of all that came the last is among them */
    for (int i = 0; i < PADS_MAX; i++)
        newest += app.input.pads.open[i] &&
                  SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(app.input.pads.open[i])) ==
                      SDL_JoystickGetDeviceInstanceID(PADS_MAX - 1);
    assert_int_equal(newest, 1);
    input_deinit(&app); /* with pads still plugged in */
}

/* A touch chooses when it is lifted, and leaves nothing pointed at. */
TEST(a_finger_chooses_and_does_not_hover)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    headless_steps(30);
    struct rect rect = headless_find("button:settings")->rect;
    finger(SDL_FINGERDOWN, rect, 1);
    headless_steps(6);
    assert_string_equal(app.input.hot, "");
    assert_true(input_is_pressed(&app, "button:settings"));
    finger(SDL_FINGERDOWN, rect_make(5, 5, 2, 2), 2); /* a second one means nothing */
    finger(SDL_FINGERUP, rect_make(5, 5, 2, 2), 2);
    assert_string_equal(headless_top(), "title");
    finger(SDL_FINGERUP, rect, 1);
    assert_string_equal(headless_top(), "settings");
    assert_string_equal(app.input.hot, "");
}

/* A finger that was put down in one scene and is lifted in the next has chosen nothing there. */
TEST(a_finger_put_down_before_a_scene_does_nothing_in_it)
{
    struct rect felt = rect_make(640, 500, 2, 2);
    headless_open_scene("table-won", 1280, 800, SPEED_SLOW);
    headless_step();
    finger(SDL_FINGERDOWN, felt, 1);
    for (int i = 0; i < 60 * APP_STEPS && !headless_is_at("win"); i++) {
        finger(SDL_FINGERMOTION, rect_make(i % 2 ? 670 : 640, 500, 2, 2), 1); /* it does not rest */
        headless_step();
    }
    assert_true(headless_is_at("win"));
    finger(SDL_FINGERUP, felt, 1);
    headless_steps(3);
    assert_true(headless_is_at("win"));
    finger(SDL_FINGERDOWN, felt, 1); /* but one that is put down in it goes on */
    finger(SDL_FINGERUP, felt, 1);
    headless_steps(3);
    assert_false(headless_is_at("win"));
}

/* Half a second shows what hovering shows, and chooses nothing. */
TEST(a_finger_that_rests_is_told)
{
    headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
    headless_steps(30);
    const struct target *tile = headless_find("hand:");
    struct rect rect = tile->rect;
    int before = session_position(app.session);
    finger(SDL_FINGERDOWN, rect, 1);
    headless_steps(29);
    assert_int_equal(headless_table()->choice.hover, TILE_NONE);
    headless_steps(3);
    assert_int_not_equal(headless_table()->choice.hover, TILE_NONE);
    finger(SDL_FINGERUP, rect, 1);
    headless_steps(3);
    assert_int_equal(session_position(app.session), before);
    assert_int_not_equal(headless_table()->choice.hover, TILE_NONE); /* to be read in peace */
}

TEST(a_finger_pushes_what_scrolls)
{
    headless_open_scene("keys-table", 1280, 800, SPEED_OFF);
    headless_steps(12);
    struct rect row = headless_find("key:pass")->rect, up = row;
    up.y -= 150;
    finger(SDL_FINGERDOWN, row, 1);
    finger(SDL_FINGERMOTION, up, 1);
    finger(SDL_FINGERUP, up, 1);
    assert_null(headless_find("key:chow")); /* gone upwards */
    assert_string_equal(headless_top(), "keys");
}

/* --- more of fingers ----------------------------------------------------------------------------------- */

static struct rect moved(struct rect rect, float dx, float dy)
{
    rect.x += dx;
    rect.y += dy;
    return rect;
}

/* One that trembles chooses, one that goes far away does not; where nothing scrolls nothing moves. */
TEST(a_finger_that_trembles_chooses)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    headless_steps(30);
    struct rect rect = headless_find("button:settings")->rect;
    finger(SDL_FINGERMOTION, rect, 1); /* of a finger that was never put down */
    finger(SDL_FINGERUP, rect, 1);
    finger(SDL_FINGERDOWN, rect, 1);
    finger(SDL_FINGERMOTION, moved(rect, 0, -200), 1);
    finger(SDL_FINGERMOTION, moved(rect, 0, -200), 2); /* another one */
    finger(SDL_FINGERUP, moved(rect, 0, -200), 1);
    headless_step();
    assert_true(headless_is_at("title"));
    finger(SDL_FINGERDOWN, rect, 1);
    finger(SDL_FINGERMOTION, moved(rect, 2, 1), 1);
    finger(SDL_FINGERUP, moved(rect, 2, 1), 1);
    assert_true(headless_is_at("settings"));
}

/* One put down beside a target, with nothing under it, chooses that; farther away it chooses nothing. On a
 * screen with two pixels a point the same holds twice as far. */
TEST(a_finger_beside_a_target_chooses_it)
{
    static const struct {
        int points; /* the window's width */
        float beside;
        const char *scene;
    } tries[] = {{1280, 9, "settings"}, {1280, 16, "title"}, {640, 16, "settings"}, {640, 30, "title"}};
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1); /* no other loads the system's drivers, which leak */
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
        headless_open_scene("title", 1280, 800, SPEED_OFF);
        headless_steps(30);
        SDL_Window *before = app.window;
        app.window = SDL_CreateWindow("", 0, 0, tries[i].points, tries[i].points * 5 / 8, SDL_WINDOW_HIDDEN);
        assert_non_null(app.window);
        struct rect rect = headless_find("button:settings")->rect;
        struct rect beside = rect_make(rect.x + rect.w / 2 - 1, rect.y + rect.h + tries[i].beside - 1, 2, 2);
        assert_null(target_at(&app, beside.x + 1, beside.y + 1));
        finger(SDL_FINGERDOWN, beside, 1);
        finger(SDL_FINGERUP, beside, 1);
        SDL_DestroyWindow(app.window);
        app.window = before;
        assert_string_equal(headless_top(), tries[i].scene);
    }
}

/* A little is no push: the key below is chosen. What moves on after half a second of rest pushes nothing. */
TEST(a_finger_that_hardly_moves_pushes_nothing)
{
    headless_open_scene("keys-table", 1280, 800, SPEED_OFF);
    headless_steps(12);
    struct rect row = headless_find("key:pass")->rect;
    finger(SDL_FINGERDOWN, row, 1);
    finger(SDL_FINGERMOTION, moved(row, 0, -5), 1);
    finger(SDL_FINGERUP, moved(row, 0, -5), 1);
    assert_non_null(headless_find("key:chow"));
    headless_key(SDLK_ESCAPE);
    headless_steps(12);
    finger(SDL_FINGERDOWN, row, 1);
    headless_steps(35);
    finger(SDL_FINGERMOTION, moved(row, 0, -150), 1);
    finger(SDL_FINGERUP, moved(row, 0, -150), 1);
    assert_non_null(headless_find("key:chow"));
}

/* A tile is drawn along by the finger, and lies where it was let go. */
TEST(a_finger_drags_a_tile)
{
    headless_open_scene("table-discard", 1280, 800, SPEED_OFF);
    headless_steps(30);
    struct rect tile = headless_find("hand:")->rect;
    int before = session_position(app.session);
    finger(SDL_FINGERDOWN, tile, 1);
    finger(SDL_FINGERMOTION, moved(tile, 0, -200), 1);
    assert_true(headless_table()->drag_place >= 0);
    headless_steps(40); /* it is held, and rests on nothing to be told about */
    assert_true(headless_table()->drag_place >= 0);
    finger(SDL_FINGERUP, moved(tile, 0, -200), 1);
    headless_steps(3);
    assert_int_equal(headless_table()->drag_place, -1);
    assert_true(session_position(app.session) > before); /* discarded */
}

/* The program's loop meets a finger after so many seconds in which nothing happened. */
static void finger_after(double seconds, Uint32 type, struct rect rect)
{
    SDL_Event event = headless_finger(type, rect, 1);
    assert_int_equal(SDL_PushEvent(&event), 1);
    app.loop.last = loop_seconds() - seconds;
    loop_turn(&app);
}

/* A finger comes down on that target of a scene in which nothing has moved for five seconds; where it is. */
static struct rect touch_after_rest(const char *scene, const char *id)
{
    headless_open_scene(scene, 1280, 800, SPEED_OFF);
    headless_steps(30);
    struct rect rect = headless_find(id)->rect;
    app.animating = false;
    finger_after(5, SDL_FINGERDOWN, rect);
    return rect;
}

/* What passed before it came is no rest of the finger: it chooses, drags and pushes at once. */
TEST(a_finger_rests_from_when_it_comes)
{
    struct rect rect = touch_after_rest("title", "button:settings");
    assert_false(app.input.touch.tells);
    finger_after(0.02, SDL_FINGERUP, rect);
    assert_true(headless_is_at("settings"));
    headless_close();
    rect = touch_after_rest("keys-table", "key:pass");
    finger_after(0.02, SDL_FINGERMOTION, moved(rect, 0, -150));
    finger_after(0.02, SDL_FINGERUP, moved(rect, 0, -150));
    assert_null(headless_find("key:chow"));
    headless_close();
    rect = touch_after_rest("table-discard", "hand:");
    finger_after(0.02, SDL_FINGERMOTION, moved(rect, 0, -200));
    assert_true(headless_table()->drag_place >= 0);
}

/* ... and is not forgotten at once: a second one means nothing. */
TEST(a_finger_that_came_after_a_rest_is_there)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    headless_steps(30);
    struct rect rect = headless_find("button:about")->rect;
    known_count = 0;
    finger(SDL_FINGERUP, rect, 1);
    known[known_count++].id = 1;
    app.animating = false;
    finger_after(30, SDL_FINGERDOWN, headless_find("button:settings")->rect);
    finger(SDL_FINGERDOWN, rect, 2);
    assert_int_equal(app.input.touch.finger, 1);
    finger(SDL_FINGERUP, rect, 2);
    assert_true(headless_is_at("title"));
}

/* --- letters without a keyboard ------------------------------------------------------------------------ */

TEST(letters_appear_for_a_player_without_a_keyboard)
{
    for (int how = 0; how < 3; how++) {
        headless_open_scene("settings-6", 1280, 800, SPEED_OFF);
        headless_steps(12);
        struct rect field = target_find(&app, "name:you")->rect;
        if (how == 0) { /* by a pad */
            input_focus(&app, "name:you");
            app.input.focus_visible = true;
            pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_A, 3);
        } else if (how == 1) { /* by a finger */
            finger(SDL_FINGERDOWN, field, 1);
            finger(SDL_FINGERUP, field, 1);
        } else {
            headless_click("name:you");
        }
        headless_step();
        assert_int_equal(headless_is_at("typing"), how < 2);
    }
}

/* --- one key alone ------------------------------------------------------------------------------------- */

/* Then a finger anywhere is that key, as a click is. */
TEST(a_finger_anywhere_is_the_one_key)
{
    headless_open_scene("question", 1280, 800, SPEED_OFF);
    app.settings.scan = true;
    app.settings.scan_pace = 1;
    headless_step();
    for (int i = 0; strcmp(app.input.focus, "button:no") != 0; i++) {
        assert_true(i < 1000);
        headless_step();
    }
    finger(SDL_FINGERDOWN, rect_make(3, 3, 2, 2), 1);
    assert_false(headless_is_at("question"));
}

/* A button that has just come is not what a click meant, nor on a phone a tap, which takes longer. */
TEST(a_click_on_what_has_just_come_does_nothing)
{
    static const struct {
        int width, height, steps;
        bool acts;
    } cases[] = {{1280, 800, 7, false}, /* 117 ms */
                 {1280, 800, 10, true}, /* 167 */
                 {390, 610, 16, false}, /* 267 */
                 {390, 610, 20, true}}; /* 333 */
    for (int c = 0; c < 4; c++) {
        headless_open_scene("table-claim", cases[c].width, cases[c].height, SPEED_OFF);
        headless_steps(22);
        int before = session_position(app.session);
        struct rect pass = headless_find("button:pass")->rect;
        headless_mouse(SDL_MOUSEMOTION, rect_make(9, (float)cases[c].height / 2, 1, 1));
        /* as if it had not been there the moment before */
        for (int i = 0; i < app.targets.last.count; i++)
            if (!strcmp(app.targets.last.list[i].id, "button:pass"))
                app.targets.last.list[i] = app.targets.last.list[--app.targets.last.count];
        loop_draw(&app, false);
        headless_steps(cases[c].steps);
        headless_mouse_now(SDL_MOUSEBUTTONDOWN, pass);
        headless_mouse(SDL_MOUSEBUTTONUP, pass);
        headless_steps(1);
        assert_int_equal(session_position(app.session) > before, cases[c].acts);
    }
}

/* --- an end that is never told of --- */

static void press_and_lose(bool sdl_knows)
{
    headless_open_scene("title", 1280, 800, SPEED_OFF);
    headless_steps(30);
    known_count = 0;
    finger(SDL_FINGERDOWN, headless_find("button:settings")->rect, 1);
    if (!sdl_knows)
        lose_finger(1);
}

static void tap(const char *id, SDL_FingerID which)
{
    struct rect rect = headless_find(id)->rect;
    headless_steps(30);
    finger(SDL_FINGERDOWN, rect, which);
    finger(SDL_FINGERUP, rect, which);
}

/* SDL knows nothing of it any more, or it comes again; or long nothing is heard of it. */
TEST(a_finger_whose_end_is_lost_gives_way_to_the_next)
{
    press_and_lose(false);
    tap("button:about", 2);
    assert_string_equal(headless_top(), "about");
    headless_close();
    press_and_lose(true);
    tap("button:about", 1);
    assert_string_equal(headless_top(), "about");
    headless_close();
    press_and_lose(true);
    headless_steps(5 * APP_STEPS);
    tap("button:about", 2);
    assert_string_equal(headless_top(), "title");
    headless_steps(6 * APP_STEPS);
    tap("button:about", 2);
    assert_string_equal(headless_top(), "about");
}

TEST(a_mouse_takes_over_from_a_lost_finger)
{
    headless_open_scene("options", 1280, 800, SPEED_OFF);
    headless_steps(30);
    known_count = 0;
    finger(SDL_FINGERDOWN, rect_make(3, 3, 2, 2), 1);
    assert_true(headless_click("field:first"));
    assert_string_equal(headless_top(), "options"); /* and no letters over it: there is a keyboard */
    assert_false(app.input.touch.down);
}

static void lose_focus(void)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    loop_handle(&app, &event);
}

TEST(who_looks_elsewhere_holds_and_composes_nothing)
{
    SDL_Event composing = {.type = SDL_TEXTEDITING};
    press_and_lose(true);
    lose_focus();
    tap("button:about", 2);
    assert_string_equal(headless_top(), "about");
    headless_open_scene("options", 1280, 800, SPEED_OFF);
    headless_steps(30);
    assert_true(headless_click("field:first"));
    SDL_strlcpy(composing.edit.text, "kan", sizeof composing.edit.text);
    input_event(&app, &composing);
    assert_string_equal(app.input.composed, "kan");
    lose_focus();
    assert_string_equal(app.input.composed, "");
    headless_key(SDLK_RETURN);
    assert_string_equal(app.input.focus, ""); /* the key is the field's again */
}
