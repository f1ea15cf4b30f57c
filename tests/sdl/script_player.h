/*
 * script_player.h: what a player does in the scripts of test_scripts.c, with keys, a mouse and words, and a
 * table with a deal that was thought out for them.
 */
#ifndef TESTS_SDL_SCRIPT_PLAYER_H
#define TESTS_SDL_SCRIPT_PLAYER_H

#include "sdl/script_program.h"

static const struct target *find(const char *id)
{
    char start[INPUT_ID];
    size_t length = strlen(id);
    if (strncmp(id, "date:", 5) == 0) {
        snprintf(start, sizeof start, "date:%d", date_parse(id + 5));
        return target_find(&app, start);
    }
    if (!length || id[length - 1] != '*')
        return target_find(&app, id);
    snprintf(start, sizeof start, "%.*s", (int)length - 1, id);
    return headless_find(start);
}

static void play_click(char *text)
{
    char id[INPUT_ID];
    const struct target *target = find(text);
    snprintf(id, sizeof id, "%s", target ? target->id : text);
    if (!headless_click(id))
        script_fail("%s cannot be clicked%s", text, target ? "" : ": it is not there");
    headless_step();
}

static void play_key(char *text)
{
    static const char *const names[] = {"Ctrl", "Shift", "Alt", "Cmd", NULL};
    static const Uint16 modifiers[] = {KMOD_LCTRL, KMOD_LSHIFT, KMOD_LALT, KMOD_LGUI};
    for (char *word; (word = text_next_word(&text));) {
        Uint16 held = KMOD_NONE;
        for (char *plus; (plus = strchr(word, '+')) && plus[1]; word = plus + 1) {
            *plus = '\0';
            int which = word_among(word, names);
            if (which < 0)
                script_fail("there is no key \"%s\" to hold", word);
            held |= modifiers[which];
        }
        exchange(word, '_', ' ');
        SDL_Keycode code = strcmp(word, "Enter") == 0 ? SDLK_RETURN
                           : strcmp(word, "Esc") == 0 ? SDLK_ESCAPE
                                                      : SDL_GetKeyFromName(word);
        if (code == SDLK_UNKNOWN)
            script_fail("there is no key \"%s\"", word);
        headless_key_with(code, held);
    }
}

static void play_type(char *text)
{
    char letter[16];
    for (; *text; text += text_character(text)) {
        snprintf(letter, sizeof letter, "%.*s", text_character(text), text);
        headless_type(letter);
    }
    headless_step();
}

/* All of it at once, as an input method does. */
static void play_compose(char *text)
{
    headless_type(text);
    headless_step();
}

static void play_fill(char *text)
{
    char *more = script_cut(text, " ");
    play_click(text);
    for (int i = 0; i < 64; i++)
        headless_key(SDLK_BACKSPACE);
    play_type(more ? more : "");
    headless_key(SDLK_RETURN);
    headless_step();
}

static void play_wheel(char *text)
{
    headless_wheel((float)atof(text));
}

/* The right trigger of a pad. */
static void play_trigger(char *text)
{
    SDL_Event pad = {.type = SDL_CONTROLLERAXISMOTION};
    (void)text;
    pad.caxis.axis = SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
    pad.caxis.value = 32767;
    headless_event(pad);
    headless_step();
}

/* The window is closed. */
static void play_quit(char *text)
{
    (void)text;
    app_save_settings(&app);
}

/* A target, a place of the hand ("place:3") or a pixel ("480,300"). */
static struct rect spot(const char *text)
{
    const struct target *target = find(text);
    float x, y;
    if (strncmp(text, "place:", 6) == 0)
        return table_scene_pixels(&app.painter,
                                  table_layout_hand(&headless_table()->layout, atoi(text + 6), false));
    if (!target && sscanf(text, "%f,%f", &x, &y) != 2)
        script_fail("there is no %s", text);
    return target ? target->rect : rect_make(x, y, 0, 0);
}

static void play_point(char *text)
{
    headless_mouse(SDL_MOUSEMOTION, spot(text));
    headless_steps(2);
}

static void play_hold(char *text)
{
    headless_mouse(SDL_MOUSEMOTION, spot(text));
    headless_mouse(SDL_MOUSEBUTTONDOWN, spot(text));
}

static void play_carry(char *text)
{
    headless_mouse(SDL_MOUSEMOTION, spot(text));
    headless_step();
}

static void play_release(char *text)
{
    headless_mouse(SDL_MOUSEBUTTONUP, spot(text));
    headless_step();
}

static void play_tap(char *text)
{
    play_hold(text);
    play_release(text);
}

static void play_drag(char *text)
{
    char *to = script_cut(text, " ");
    if (!to)
        script_fail("where to?");
    play_hold(text);
    headless_mouse(SDL_MOUSEMOTION, spot(to));
    play_release(to);
}

static void play_move(char *text)
{
    (void)text;
    if (!headless_move())
        script_fail("nobody asks the person");
}

/* --- at the table --------------------------------------------------------------------------------------- */

/* Steps until the person at the screen is asked, or the scene is another. */
static void play_settle(char *text)
{
    (void)text;
    for (int i = 0; i < 60 * APP_STEPS && headless_is_at("table"); i++) {
        loop_step(&app);
        if (headless_is_at("table") && table_scene_is_open(headless_table()))
            break;
    }
    loop_draw(&app, false);
}

static void play_deal(char *text)
{
    const char *options[2 * OPTION_MAX + 1] = {NULL};
    char *deck = script_cut(text, " :"), *moves = deck ? script_cut(deck, " :") : NULL;
    char *mode = text_next_word(&text);
    int count = 0, you = 0;
    bool spoken = false;
    rig_practice = false;
    rig_width = 960;
    rig_height = 600;
    for (char *word, *value; (word = text_next_word(&text));)
        if (strcmp(word, "practice") == 0)
            rig_practice = true;
        else if (strcmp(word, "hot-seat") == 0)
            you = SEAT_NONE;
        else if (strcmp(word, "spoken") == 0)
            spoken = true;
        else if (sscanf(word, "%dx%d", &rig_width, &rig_height) == 2)
            continue;
        else if (!(value = script_cut(word, "=")) || count == 2 * OPTION_MAX)
            script_fail("a deal is not \"%s\"", word);
        else if (strcmp(word, "seat") == 0)
            you = atoi(value);
        else
            options[count++] = word, options[count++] = value;
    exchange(deck, '|', ';');
    exchange(moves, '|', ';');
    close_program(false);
    played.in_folder = false;
    rig(mode, you, options, deck ? deck : "", moves ? moves : "");
    if (spoken)
        speak_program();
    app_go(&app, scene_table(&app));
    play_settle(NULL);
}

/* Settings were changed as over the table. */
static void play_look(char *text)
{
    (void)text;
    table_scene_refresh(headless_table(), &app, PICTURE_GOES_ON);
    loop_draw(&app, false);
}

#endif
