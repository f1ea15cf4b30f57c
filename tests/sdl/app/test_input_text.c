/*
 * test_input_text.c: what is typed. The system's input method gets letters where something is typed, and
 * nowhere else.
 * Wraps: SDL_GetWindowSize SDL_HasScreenKeyboardSupport SDL_SetTextInputRect SDL_GetPrimarySelectionText
 */
#include "support/test.h"

#include "sdl/real_window.h"

static SDL_bool has_keyboard; /* the system shows one of its own where something is typed */

SDL_bool __wrap_SDL_HasScreenKeyboardSupport(void)
{
    return has_keyboard;
}

static SDL_Rect told; /* where what is typed stands */

void __wrap_SDL_SetTextInputRect(const SDL_Rect *rect)
{
    told = *rect;
}

static int density = 1; /* pixels a point of the window */

void __real_SDL_GetWindowSize(SDL_Window *window, int *w, int *h);
void __wrap_SDL_GetWindowSize(SDL_Window *window, int *w, int *h)
{
    __real_SDL_GetWindowSize(window, w, h);
    *w /= density;
    *h /= density;
}

static void open_window(void)
{
    has_keyboard = SDL_FALSE;
    real_window_open(1280, 800, NULL);
}

static void go_to(const char *scene)
{
    app_go(&app, scene_by_name(&app, scene));
    headless_steps(3);
}

static void click_field(void)
{
    const struct target *field = headless_find("field:");
    assert_non_null(field);
    assert_true(headless_click(field->id));
}

TEST(letters_are_keys_where_nothing_is_typed)
{
    static const char *const scenes[] = {"title",    "table-discard", "options",
                                         "settings", "keys-asked",    "records"};
    open_window();
    assert_true(SDL_IsTextInputActive()); /* SDL begins so */
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        go_to(scenes[i]);
        assert_false(SDL_IsTextInputActive());
    }
}

TEST(they_are_text_in_a_field)
{
    open_window();
    go_to("options");
    click_field();
    assert_true(SDL_IsTextInputActive());
    headless_key(SDLK_RETURN);
    assert_false(SDL_IsTextInputActive());
    click_field();
    go_to("title");
    assert_false(SDL_IsTextInputActive());
}

TEST(they_are_text_where_a_scene_takes_them)
{
    static const char *const scenes[] = {"scorer", "typing"};
    open_window();
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        go_to(scenes[i]);
        assert_true(SDL_IsTextInputActive());
        go_to("title");
        assert_false(SDL_IsTextInputActive());
    }
}

/* Waits until a target of that beginning is lit, into its group if need be. */
static void wait_until_lit(const char *start)
{
    for (int i = 0; i < 4000; i++) {
        const struct scan *scan = &app.input.scan;
        struct rect rect;
        const char *id = scan_lit(scan, &rect);
        bool inside = false;
        if (!strncmp(id, start, strlen(start)))
            return;
        for (int s = 0; s < scan->count && !id[0]; s++)
            inside = inside || (scan->stops[s].group == scan->group &&
                                !strncmp(scan->stops[s].id, start, strlen(start)));
        if (inside)
            headless_key(SDLK_SPACE);
        headless_steps(2);
    }
    fail_msg("%s: one key does not come to %s", headless_top(), start);
}

static void open_with_one_key(void)
{
    app.settings.scan = true;
    app.settings.scan_pace = 1;
    go_to("options");
    wait_until_lit("field:");
}

/* Its light goes over fields as over all else. */
TEST(one_key_types_nothing_into_a_field)
{
    open_window();
    open_with_one_key();
    assert_memory_equal(app.input.focus, "field:", 6);
    assert_false(SDL_IsTextInputActive());
    headless_key(SDLK_SPACE);
    assert_string_equal(headless_top(), "typing");
}

/* The letter that is chosen is typed, and no blank with it. */
TEST(the_one_key_is_not_typed)
{
    SDL_Event blank = {.type = SDL_TEXTINPUT};
    open_window();
    open_with_one_key();
    blank.text.text[0] = ' ';
    headless_key(SDLK_SPACE);
    input_event(&app, &blank);
    headless_steps(2);
    char before[sizeof app.input.typed];
    SDL_strlcpy(before, app.input.typed, sizeof before);
    wait_until_lit("letter:2:0");
    headless_key(SDLK_SPACE);
    input_event(&app, &blank);
    headless_steps(2);
    SDL_strlcat(before, "a", sizeof before);
    assert_string_equal(app.input.typed, before);
    headless_key(SDLK_F2); /* a player with more keys can type */
    input_event(&app, &blank);
    headless_steps(2);
    SDL_strlcat(before, " ", sizeof before);
    assert_string_equal(app.input.typed, before);
}

static void touch(Uint32 type, struct rect rect)
{
    headless_event(headless_finger(type, rect, 0));
}

/* A keyboard of the system's would lie over the letters that the game shows to a finger, a pad or one key. */
TEST(no_second_keyboard_comes_onto_the_screen)
{
    open_window();
    has_keyboard = SDL_TRUE;
    go_to("options");
    headless_steps(20);
    struct rect rect = headless_find("field:")->rect;
    touch(SDL_FINGERDOWN, rect);
    assert_false(SDL_IsTextInputActive());
    touch(SDL_FINGERUP, rect);
    assert_string_equal(headless_top(), "typing");
    assert_false(SDL_IsTextInputActive());
    headless_key(SDLK_LSHIFT); /* there is a keyboard after all */
    assert_true(SDL_IsTextInputActive());
    headless_button(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    assert_false(SDL_IsTextInputActive());
    go_to("options");
    click_field();
    assert_true(SDL_IsTextInputActive());
}

/* The candidates of the method stand below it. */
TEST(the_place_of_what_is_typed_is_told)
{
    open_window();
    go_to("options");
    click_field();
    struct rect rect = target_find(&app, app.input.focus)->rect;
    for (density = 1; density <= 2; density++) {
        app_dirty(&app);
        loop_draw(&app, true);
        assert_int_equal(told.x, (int)rect.x / density);
        assert_int_equal(told.y, (int)rect.y / density);
        assert_int_equal(told.w, (int)rect.w / density);
        assert_int_equal(told.h, (int)rect.h / density);
    }
    density = 1;
}

/* --- what an input method composes --- */

static void send(Uint32 type, const char *text)
{
    SDL_Event event = {.type = type};
    SDL_strlcpy(type == SDL_TEXTINPUT ? event.text.text : event.edit.text, text, 32);
    headless_event(event);
}

/* A name begun in the options, of which the method still shows the sounds. */
static void compose(void)
{
    headless_open(1280, 800, SPEED_OFF);
    go_to("options");
    click_field();
    for (int i = 0; i < PLAYER_NAME; i++)
        headless_key(SDLK_BACKSPACE);
    send(SDL_TEXTINPUT, "Zo");
    headless_key(SDLK_t);
    send(SDL_TEXTEDITING, "たなか");
}

/* As on macOS: the key comes, then the end of what was composed, then the text. */
TEST(return_takes_what_is_composed)
{
    compose();
    headless_key(SDLK_RETURN);
    assert_memory_equal(app.input.focus, "field:", 6);
    send(SDL_TEXTEDITING, "");
    send(SDL_TEXTINPUT, "田中");
    headless_assert_reads(" Zo田中 ");
    headless_key(SDLK_RETURN);
    assert_string_equal(app.input.focus, "");
    headless_assert_reads(" Zo田中 ");
}

/* It is the method's to rub out, too. */
TEST(what_is_composed_is_shown_and_left_alone)
{
    compose();
    headless_assert_reads(" Zoたなか ");
    headless_key(SDLK_BACKSPACE);
    send(SDL_TEXTEDITING, "たな");
    headless_assert_reads(" Zoたな ");
    headless_key(SDLK_ESCAPE);
    send(SDL_TEXTEDITING, "");
    headless_assert_reads(" Zo ");
    headless_key(SDLK_BACKSPACE);
    assert_false(headless_reads(" Zo "));
}

/* Not even if nobody says that it ended. */
TEST(nothing_is_composed_where_nothing_is_typed)
{
    compose();
    go_to("title");
    headless_key(SDLK_r);
    assert_string_equal(headless_top(), "records");
    send(SDL_TEXTEDITING, "た");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "title");
    go_to("scorer"); /* its letters are keys as well */
    headless_key(SDLK_5);
    send(SDL_TEXTEDITING, "m");
    headless_key(SDLK_6);
    headless_assert_reads(" 56, ");
}

/* As the letters on the screen are chosen, somebody may type too. */
TEST(what_is_composed_is_shown_above_the_letters)
{
    headless_open(1280, 800, SPEED_OFF);
    go_to("options");
    app_go(&app, scene_typing(&app, app.top, "field:first"));
    headless_steps(2);
    send(SDL_TEXTINPUT, "Zo");
    send(SDL_TEXTEDITING, "たなか");
    headless_assert_reads("Zoたなか ");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "typing");
}

/* A field was opened by the one key. Of the keys that the method takes the game hears nothing but that they
 * are let go. */
TEST(with_one_key_what_was_composed_is_typed)
{
    SDL_Event up = {.type = SDL_KEYUP};
    open_window();
    open_with_one_key();
    headless_key(SDLK_SPACE);
    headless_steps(2);
    char before[sizeof app.input.typed];
    SDL_strlcpy(before, app.input.typed, sizeof before);
    send(SDL_TEXTINPUT, " "); /* the key's own, and again while it is held */
    send(SDL_TEXTINPUT, " ");
    headless_steps(2);
    assert_string_equal(app.input.typed, before);
    up.key.keysym.sym = SDLK_SPACE;
    input_event(&app, &up);
    send(SDL_TEXTEDITING, "たなか");
    send(SDL_TEXTEDITING, "");
    send(SDL_TEXTINPUT, "田中");
    headless_steps(2);
    SDL_strlcat(before, "田中", sizeof before);
    assert_string_equal(app.input.typed, before);
}

/* --- a line of text as people know it --- */

/* The options of a match with that name typed. */
static void type_name(const char *name)
{
    open_window();
    go_to("options");
    click_field();
    headless_key_with(SDLK_a, KMOD_LCTRL);
    send(SDL_TEXTINPUT, name);
}

static void key(SDL_Keycode code, Uint16 modifiers, const char *rest)
{
    char line[100];
    headless_key_with(code, modifiers);
    if (!rest[0])
        assert_int_equal(app.input.edit.caret + app.input.edit.anchor, 0);
    snprintf(line, sizeof line, " %s ", rest);
    if (rest[0])
        headless_assert_reads(line);
}

static void assert_selected(int from, int to)
{
    const struct edit *edit = &app.input.edit;
    assert_int_equal(SDL_min(edit->caret, edit->anchor), from);
    assert_int_equal(SDL_max(edit->caret, edit->anchor), to);
}

TEST(the_caret_goes_by_characters_and_words)
{
    type_name("Ann Marie");
    key(SDLK_LEFT, 0, "Ann Marie");
    key(SDLK_BACKSPACE, 0, "Ann Mare");
    key(SDLK_DELETE, 0, "Ann Mar");
    key(SDLK_DELETE, 0, "Ann Mar"); /* at the end there is nothing to rub out */
    key(SDLK_HOME, 0, "Ann Mar");
    send(SDL_TEXTINPUT, "x");
    headless_assert_reads(" xAnn Mar ");
    key(SDLK_BACKSPACE, 0, "Ann Mar");
    key(SDLK_RIGHT, KMOD_LCTRL, "Ann Mar");
    assert_int_equal(app.input.edit.caret, 3);
    key(SDLK_BACKSPACE, KMOD_LCTRL, "Mar");
    headless_key(SDLK_END);
    key(SDLK_LEFT, KMOD_LCTRL, "Mar");
    assert_int_equal(app.input.edit.caret, 1);
    headless_key_with(SDLK_DELETE, KMOD_LCTRL);
    key(SDLK_BACKSPACE, 0, ""); /* the blank before it */
}

TEST(what_is_selected_is_replaced)
{
    type_name("Ann Marie");
    key(SDLK_LEFT, KMOD_LSHIFT | KMOD_LCTRL, "Ann Marie");
    assert_selected(4, 9);
    send(SDL_TEXTINPUT, "Lee");
    headless_assert_reads(" Ann Lee ");
    key(SDLK_HOME, KMOD_LSHIFT, "Ann Lee");
    key(SDLK_LEFT, 0, "Ann Lee"); /* to that end of it */
    assert_selected(0, 0);
    headless_key_with(SDLK_RIGHT, KMOD_LSHIFT);
    key(SDLK_RIGHT, 0, "Ann Lee");
    assert_selected(1, 1);
    headless_key_with(SDLK_END, KMOD_LSHIFT);
    key(SDLK_BACKSPACE, 0, "A");
}

static void assert_clipboard(const char *expected)
{
    char *text = SDL_GetClipboardText();
    assert_string_equal(text, expected);
    SDL_free(text);
}

TEST(it_is_copied_cut_and_pasted)
{
    type_name("Ann Marie");
    headless_key_with(SDLK_LEFT, KMOD_LSHIFT | KMOD_LCTRL);
    headless_key_with(SDLK_c, KMOD_LCTRL);
    assert_clipboard("Marie");
    key(SDLK_x, KMOD_LCTRL, "Ann");
    key(SDLK_v, KMOD_LCTRL, "Ann Marie");
    key(SDLK_INSERT, KMOD_LSHIFT, "Ann MarieMarie");
    headless_key_with(SDLK_a, KMOD_LCTRL);
    key(SDLK_DELETE, KMOD_LSHIFT, "");
    assert_clipboard("Ann MarieMarie");
    SDL_SetClipboardText("\tone\r\ntwo\n");
    headless_key_with(SDLK_v, KMOD_LGUI);
    headless_assert_reads(" one two ");
    headless_key_with(SDLK_a, KMOD_LCTRL);
    SDL_SetClipboardText("  192.168.1.5:7733 \n");
    key(SDLK_v, KMOD_LCTRL, "192.168.1.5:7733");
    assert_selected(16, 16);
    headless_key_with(SDLK_a, KMOD_LCTRL);
    SDL_SetClipboardText("\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7\U0001F1EA\U0001F1F8"); /* 24 bytes of 23 */
    headless_key_with(SDLK_v, KMOD_LCTRL);
    assert_selected(16, 16);
}

/* A deal number is digits, whatever stands round it. */
TEST(a_deal_number_is_pasted)
{
    open_window();
    go_to("options");
    const struct target *field = target_find(&app, "field:seed");
    assert_non_null(field);
    assert_true(headless_click("field:seed"));
    SDL_SetClipboardText(" 123456789\n");
    key(SDLK_v, KMOD_LCTRL, "123456789");
    SDL_SetClipboardText("none");
    headless_key_with(SDLK_a, KMOD_LCTRL);
    key(SDLK_v, KMOD_LCTRL, "123456789"); /* there is nothing in it for the field */
}

TEST(what_looks_like_one_character_is_rubbed_out_as_one)
{
    static const char *const characters[] = {"e\u0301", "\U0001F1E9\U0001F1EA", "\U0001F469\u200D\U0001F467",
                                             "\u304B\u3099", "\u7530"};
    for (size_t i = 0; i < sizeof characters / sizeof *characters; i++) {
        type_name("ab");
        send(SDL_TEXTINPUT, characters[i]);
        assert_int_equal(app.input.edit.caret, 2 + strlen(characters[i]));
        key(SDLK_BACKSPACE, 0, "ab");
    }
}

static void mouse(Uint32 type, float x, float y, int clicks)
{
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = (int)x;
        event.motion.y = (int)y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.clicks = (Uint8)clicks;
        event.button.x = (int)x;
        event.button.y = (int)y;
    }
    loop_handle(&app, &event);
    loop_draw(&app, false);
}

TEST(the_mouse_sets_the_caret_and_selects)
{
    type_name("Ann Marie");
    headless_steps(30);
    struct rect box = headless_find("field:")->rect;
    float y = box.y + box.h / 2, left = box.x + 3, right = box.x + box.w - 3;
    mouse(SDL_MOUSEBUTTONDOWN, left, y, 1);
    mouse(SDL_MOUSEBUTTONUP, left, y, 1);
    assert_selected(0, 0);
    send(SDL_TEXTINPUT, "x");
    headless_assert_reads(" xAnn Marie ");
    mouse(SDL_MOUSEBUTTONDOWN, left, y, 1);
    mouse(SDL_MOUSEMOTION, right, y, 1);
    mouse(SDL_MOUSEBUTTONUP, right, y, 1);
    assert_selected(0, 10);
    mouse(SDL_MOUSEMOTION, left, y, 1); /* it is not held any more */
    assert_selected(0, 10);
    mouse(SDL_MOUSEBUTTONDOWN, left, y, 2);
    mouse(SDL_MOUSEBUTTONUP, left, y, 2);
    assert_selected(0, 4);
    mouse(SDL_MOUSEBUTTONDOWN, right, y, 2);
    mouse(SDL_MOUSEBUTTONUP, right, y, 2);
    assert_selected(5, 10);
    mouse(SDL_MOUSEBUTTONDOWN, left, y, 3);
    mouse(SDL_MOUSEBUTTONUP, left, y, 3);
    assert_selected(0, 10);
}

static const char *selected_elsewhere = ""; /* SDL 2.26 itself would never free it */

char *__wrap_SDL_GetPrimarySelectionText(void)
{
    return SDL_strdup(selected_elsewhere);
}

/* As on X11 and Wayland. */
TEST(the_middle_button_puts_in_what_is_selected_elsewhere)
{
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_MIDDLE, .clicks = 1}};
    type_name("Ann");
    headless_steps(30);
    struct rect box = headless_find("field:")->rect;
    event.button.x = (int)box.x + 3;
    event.button.y = (int)(box.y + box.h / 2);
    loop_handle(&app, &event); /* nothing is selected */
    selected_elsewhere = "Jo";
    loop_handle(&app, &event);
    loop_draw(&app, false);
    headless_assert_reads(" JoAnn ");
    event.button.x = 5; /* beside the field it does nothing */
    loop_handle(&app, &event);
    loop_draw(&app, false);
    headless_assert_reads(" JoAnn ");
}

/* A pad goes from field to field with its arrows. */
TEST(a_pad_leaves_a_field_by_its_arrows)
{
    type_name("Ann");
    headless_key(SDLK_RETURN);
    headless_key(SDLK_TAB);
    while (strncmp(app.input.focus, "field:", 6) != 0)
        headless_key(SDLK_TAB);
    char before[INPUT_ID];
    SDL_strlcpy(before, app.input.focus, sizeof before);
    headless_button(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    headless_button(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    assert_string_not_equal(app.input.focus, before);
}

/* In the letters on the screen, too. */
TEST(the_letters_on_the_screen_edit_in_the_middle)
{
    type_name("An");
    app_go(&app, scene_typing(&app, app.top, app.input.edit.id));
    headless_steps(12);
    assert_true(headless_click("button:left"));
    assert_true(headless_click("letter:1:0")); /* q */
    assert_string_equal(app.input.typed, "Aqn");
    assert_true(headless_click("button:erase"));
    SDL_SetClipboardText("nto");
    assert_true(headless_click("button:paste"));
    assert_string_equal(app.input.typed, "Anton");
}

/* The line above the letters is the field: a finger sets the caret in it and selects. */
TEST(a_finger_edits_the_line_above_the_letters)
{
    type_name("Ann");
    headless_steps(30);
    struct rect box = headless_find("field:")->rect;
    touch(SDL_FINGERDOWN, rect_make(box.x + 3, box.y + box.h / 2, 0, 0));
    touch(SDL_FINGERUP, rect_make(box.x + 3, box.y + box.h / 2, 0, 0));
    assert_string_equal(headless_top(), "typing");
    headless_steps(30);
    assert_true(headless_click("letter:1:0")); /* q, where the finger was put */
    assert_string_equal(app.input.typed, "qAnn");
    box = headless_find("field:")->rect;
    float y = box.y + box.h / 2, left = box.x + 3, right = box.x + box.w - 3;
    touch(SDL_FINGERDOWN, rect_make(right, y, 0, 0));
    touch(SDL_FINGERUP, rect_make(right, y, 0, 0));
    assert_selected(4, 4);
    touch(SDL_FINGERDOWN, rect_make(right, y, 0, 0));
    touch(SDL_FINGERMOTION, rect_make(left, y, 0, 0));
    touch(SDL_FINGERUP, rect_make(left, y, 0, 0));
    assert_selected(0, 4);
    assert_true(headless_click("letter:1:0"));
    assert_string_equal(app.input.typed, "q");
    assert_true(headless_click("button:done"));
    assert_string_equal(headless_top(), "options"); /* no letters over letters */
}

TEST(the_letters_on_the_screen_select_copy_and_cut)
{
    type_name("Ann Marie");
    app_go(&app, scene_typing(&app, app.top, app.input.edit.id));
    headless_steps(12);
    SDL_SetClipboardText("");
    assert_true(headless_click("button:copy")); /* all, as nothing is selected */
    assert_clipboard("Ann Marie");
    assert_true(headless_click("button:right")); /* to the end */
    assert_selected(9, 9);
    assert_true(headless_click("button:all"));
    assert_true(headless_click("button:left")); /* to the beginning */
    assert_selected(0, 0);
    assert_true(headless_click("button:all"));
    assert_true(headless_click("button:erase"));
    assert_string_equal(app.input.typed, "");
    assert_true(headless_click("button:paste"));
    assert_string_equal(app.input.typed, "Ann Marie");
}

/* With the focus on the line its arrows move the caret, and Enter takes the text over. */
TEST(a_keyboard_edits_the_line_above_the_letters)
{
    type_name("Ann");
    app_go(&app, scene_typing(&app, app.top, app.input.edit.id));
    headless_steps(12);
    assert_true(headless_click(headless_find("field:")->id));
    headless_key(SDLK_END);
    headless_key(SDLK_LEFT);
    send(SDL_TEXTINPUT, "x");
    assert_string_equal(app.input.typed, "Anxn");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "options");
    headless_assert_reads(" Anxn ");
}

TEST(a_deal_number_and_a_record_are_pasted_on_the_title)
{
    open_window();
    go_to("title");
    SDL_SetClipboardText("\"987654321\"\n");
    headless_key_with(SDLK_v, KMOD_LCTRL);
    assert_string_equal(headless_top(), "options");
    headless_assert_reads(" 987654321 ");
    go_to("options");
    assert_false(headless_reads(" 987654321 ")); /* for one match alone */
    go_to("title");
    SDL_SetClipboardText("copy\nfile://localhost" SOURCE_DIR "/tests/golden/ruin.tigers");
    headless_key_with(SDLK_INSERT, KMOD_LSHIFT);
    assert_string_equal(headless_top(), "replay");
    go_to("title");
    SDL_SetClipboardText("\"" SOURCE_DIR "/tests/golden/ruin.tigers\"\n"); /* as Windows copies a path */
    headless_key_with(SDLK_v, KMOD_LCTRL);
    assert_string_equal(headless_top(), "replay");
    go_to("title");
    SDL_SetClipboardText("Dear diary");
    headless_key_with(SDLK_v, KMOD_LCTRL);
    headless_assert_reads("What you pasted isn’t a record.");
}
