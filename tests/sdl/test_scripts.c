/*
 * test_scripts.c: plays the scripts of sdl/ROOM/scripts (support/script.h), each a test of its own
 * (sdl/ROOM/NAME), in the program's real scenes; without an argument tests itself. A line may hold several
 * steps, parted by "; ".
 *
 * The program, begun again with each word, closed at the end of a case:
 *   open SCENE [WxH] [SPEED]   without a data folder, at a scene
 *   program [WxH] [SPEED]      the same without a scene
 *   speaks SCENE               at a scene, and it is spoken
 *   title                      at the title, over a new data folder; "again": over the one of before
 *   start, again, close        as it starts over that folder or a new one; the title over it; nothing
 *   deal MODE WORDS : TILES : MOVES
 *                              at a table (960x600) whose deal was thought out, after those moves
 *                              ("|" parts both); words: OPTION=VALUE, practice, hot-seat, spoken,
 *                              seat=N, WxH
 * What a player does:
 *   click ID, key KEY...       an id that ends in "*" is the first that begins so; "Ctrl+Shift+Z"
 *   point AT, hold AT, carry AT, release AT, tap AT, drag FROM TO
 *                              the mouse at a target, a place of the hand ("place:3") or a pixel ("48,30")
 *   fill ID TEXT               types over what a field holds, and leaves it by Enter
 *   type TEXT, compose TEXT    by letters; all at once, as an input method does
 *   wheel LINES
 *   saving STEP                the step, and what it changes is written into the folder
 *   move                       the person moves, once they are asked
 * What happens besides:
 *   go SCENE                   as --scene knows them; or of the program as it is: options MODE [hot-seat],
 *                              day [DATE], table, result, match-result, over settings, pause or learn
 *   wait SCENE, pass STEPS, focus ID, unfocus, now DATE TIME, speak LANGUAGE
 *   settle, look               until somebody at the table is asked; after settings have changed over it
 *   set SECTION.NAME VALUE     a setting, by its line in settings.ini
 *   match MODE [practice] [hot-seat]
 *                              begins one; some, round, finish: some moves, to a result, to its end
 *   write FILE TEXT, folder FILE, remove FILE
 *                              in the data folder; "|" ends a line of the text
 *   block FILE, unblock FILE   nothing can be written to it; taken FILE, freed: another program's lock
 *   clipboard                  there is one
 *   notice TEXT, clear         the program says so at the top of the window; notices have gone
 * What is then (each can fail):
 *   listen, hears TEXT         where it is spoken: to what was said since it was listened last
 *   only TEXT                  likewise, and nothing else was said
 *   said TEXT, unsaid TEXT, once TEXT
 *                              in what was listened to then; "A ... B": one after the other
 *   top SCENE, page ALIAS, focused ID
 *   there ID..., none ID..., off ID...
 *                              what can be chosen, cannot, and is seen greyed
 *   reads TEXT, lacks TEXT     what stands on the screen
 *   files NAME..., lost NAME...
 *                              what the data folder holds or does not
 *   is FACT = VALUE            see the list of facts; or a setting by its section
 *   note FACT                  for: same FACT, other FACT, less FACT, more FACT
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "ai/people.h"
#include "base/lock.h"
#include "sdl/app/days.h"
#include "sdl/app/speaker.h"
#include "sdl/data_folder.h"
#include "sdl/day/scene_day.h"
#include "sdl/dropping.h"
#include "sdl/rig.h"
#include "sdl/tutorial/tutor.h"
#include "session/archive.h"
#include "session/study/lesson_progress.h"
#include "support/script.h"
#include "support/system.h"
#include "words/languages/languages.h"
#include "words/lessons/lesson.h"

enum { NOTES = 12, VALUE = 400 };

static struct state {
    bool in_folder;
    struct lock *locks[3];
    int lock_count;
    char blocked[MATCH_PATH];
    struct {
        char fact[40], value[VALUE];
    } notes[NOTES];
    int note_count;
    char speech[MATCH_PATH]; /* the file that it is spoken into, or "" */
    size_t listened;         /* how much of it was listened to */
    char *said;              /* what the script has listened to */
} played;

/* --- the program ---------------------------------------------------------------------------------------- */

static void stop_speaking(void)
{
    if (!played.speech[0])
        return;
    speaker_deinit(&app);
    system_remove(played.speech);
    free(played.said);
    played.speech[0] = '\0';
    played.said = NULL;
    played.listened = 0;
}

static void close_program(bool for_good)
{
    stop_speaking();
    app.command_line.headless = true;
    if (app.toast && played.in_folder)
        data_folder_close(for_good);
    else
        headless_close();
    if (for_good && folder[0]) {
        match_remove_folder(folder);
        folder[0] = '\0';
    }
}

static void need_folder(void)
{
    if (!folder[0])
        match_folder(folder);
}

static void play_unblock(char *name);
static void play_freed(char *text);

static void begin_case(void)
{
    if (played.blocked[0])
        play_unblock(played.blocked);
    close_program(true);
    play_freed(NULL);
    played = (struct state){0};
    system_set("TIGERS_NOW", NULL);
    language_speak(language_at(0));
}

static int word_among(const char *word, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        if (strcmp(word, words[i]) == 0)
            return i;
    return -1;
}

static void play_program(char *text)
{
    static const char *const speeds[] = {"slow", "normal", "fast", "off", NULL};
    int width = 1280, height = 800, speed = SPEED_OFF;
    for (char *word; (word = text_next_word(&text));)
        if (sscanf(word, "%dx%d", &width, &height) != 2 && (speed = word_among(word, speeds)) < 0)
            script_fail("\"%s\" is neither a size nor a speed", word);
    close_program(false);
    played.in_folder = false;
    headless_open(width, height, speed);
}

static struct scene *scene_now(const char *name, char *more)
{
    if (strcmp(name, "options") == 0 && more) {
        char *rest = more, *mode = text_next_word(&rest), *hot_seat = text_next_word(&rest);
        return scene_options(&app, ruleset_find(mode), hot_seat != NULL);
    }
    if (strcmp(name, "day") == 0 && (more || played.in_folder))
        return scene_day(&app, more ? date_parse(more) : DATE_NONE);
    if (strcmp(name, "lesson") == 0 && more)
        return scene_lesson(&app, lesson_find(more), 0);
    if (strcmp(name, "over") == 0 && more)
        return strcmp(more, "pause") == 0   ? scene_pause(&app, app.top)
               : strcmp(more, "learn") == 0 ? scene_learn(app.top, &app)
                                            : scene_settings(&app, app.top);
    if (!app.session)
        return NULL;
    return strcmp(name, "table") == 0          ? scene_table(&app)
           : strcmp(name, "result") == 0       ? scene_result(&app)
           : strcmp(name, "match-result") == 0 ? scene_match_result(&app)
                                               : NULL;
}

static void play_go(char *text)
{
    char *more = script_cut(text, " ");
    struct scene *scene = scene_now(text, more);
    if (!scene)
        scene = scene_by_name(&app, text);
    if (!scene)
        script_fail("there is no scene \"%s\"", text);
    app_go(&app, scene);
    headless_steps(12);
}

static void play_open(char *text)
{
    char *more = script_cut(text, " ");
    play_program(more ? more : "");
    play_go(text);
}

static void over_folder(void (*open)(void))
{
    close_program(false);
    need_folder();
    played.in_folder = true;
    open();
}

static void open_title(void)
{
    data_folder_open_title(true);
}

static void play_again(char *text)
{
    (void)text;
    over_folder(open_title);
}

static void play_title(char *text)
{
    close_program(true);
    play_again(text);
}

static void play_start(char *text)
{
    (void)text;
    over_folder(data_folder_start);
}

static void play_close(char *text)
{
    (void)text;
    close_program(false);
}

/* --- what a player does --------------------------------------------------------------------------------- */

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
        for (char *c = word; *c; c++)
            *c = *c == '_' ? ' ' : *c;
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
    SDL_Event event = {.type = SDL_TEXTINPUT};
    for (; *text; text += text_character(text)) {
        snprintf(event.text.text, sizeof event.text.text, "%.*s", text_character(text), text);
        input_event(&app, &event);
    }
    headless_step();
}

/* All of it at once, as an input method does. */
static void play_compose(char *text)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};
    SDL_strlcpy(event.text.text, text, sizeof event.text.text);
    input_event(&app, &event);
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
    SDL_Event wheel = {.type = SDL_MOUSEWHEEL};
    wheel.wheel.preciseY = (float)atof(text);
    loop_handle(&app, &wheel);
    headless_step();
}

/* The right trigger of a pad. */
static void play_trigger(char *text)
{
    SDL_Event pad = {.type = SDL_CONTROLLERAXISMOTION};
    (void)text;
    pad.caxis.axis = SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
    pad.caxis.value = 32767;
    input_event(&app, &pad);
    headless_step();
}

/* The window is closed. */
static void play_quit(char *text)
{
    (void)text;
    app_save_settings(&app);
}

static void play_step(char *text);

static void play_saving(char *text)
{
    app.command_line.headless = false;
    play_step(text);
    app.command_line.headless = true;
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

/* The program will be spoken into a file of its own. */
static void speak_program(void)
{
    app.painter.unseen = true; /* what is written is heard all the same */
    system_free_name(played.speech, sizeof played.speech);
    app.command_line.speech = played.speech;
    speaker_init(&app);
}

static void play_speaks(char *text)
{
    play_program("");
    app.settings.reduced_motion = true;
    app.command_line.replay = SOURCE_DIR "/tests/golden/robbed-kong.tigers";
    speak_program();
    play_go(text);
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
    for (char *c = deck; c && *c; c++)
        *c = *c == '|' ? ';' : *c;
    for (char *c = moves; c && *c; c++)
        *c = *c == '|' ? ';' : *c;
    close_program(false);
    played.in_folder = false;
    rig(mode, you, options, deck ? deck : "", moves ? moves : "");
    if (spoken)
        speak_program();
    app_go(&app, scene_table(&app));
    play_settle(NULL);
}

/* To all that was said since the script listened last. */
static void play_listen(char *text)
{
    struct error why;
    (void)text;
    for (int i = 0; i < 3; i++) {
        headless_step();
        speaker_step(&app);
    }
    free(played.said);
    played.said = file_read(played.speech, NULL, &why);
    if (!played.said)
        script_fail("%s", why.message);
    size_t size = strlen(played.said);
    memmove(played.said, played.said + played.listened, size - played.listened + 1);
    played.listened = size;
    for (char *c = played.said; *c; c++)
        *c = *c == '\n' ? ' ' : *c;
}

/* In what the script has listened to last; "A ... B": one after the other. */
static void expect_said(char *text)
{
    char *after = script_cut(text, " ... ");
    const char *at = played.said ? strstr(played.said, text) : NULL;
    if (!at || (after && !strstr(at, after)))
        script_fail("\"%s\" was not said, but: %s", at ? after : text, played.said ? played.said : "");
    script_met();
}

/* Listens, and expects to hear it. */
static void expect_hears(char *text)
{
    play_listen(NULL);
    expect_said(text);
}

/* The same, and nothing else. */
static void expect_only(char *text)
{
    expect_hears(text);
    if (strlen(played.said) != strlen(text) + 1) /* and a line's end */
        script_fail("there was more than \"%s\": %s", text, played.said);
}

static void expect_once(char *text)
{
    const char *at = played.said ? strstr(played.said, text) : NULL;
    if (!at || strstr(at + 1, text))
        script_fail("\"%s\" was not said once, but: %s", text, played.said ? played.said : "");
    script_met();
}

static void expect_unsaid(char *text)
{
    if (!played.said || strstr(played.said, text))
        script_fail("\"%s\" was said: %s", text, played.said ? played.said : "");
    script_met();
}

static void play_notice(char *text)
{
    app_notice_sentence(&app, text);
}

/* Settings were changed as over the table. */
static void play_look(char *text)
{
    (void)text;
    table_scene_refresh(headless_table(), &app, PICTURE_GOES_ON);
    loop_draw(&app, false);
}

static void play_unfocus(char *text)
{
    (void)text;
    app.input.focus_visible = false;
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

/* --- what happens besides ------------------------------------------------------------------------------- */

static void play_wait(char *text)
{
    headless_wait_for(text);
}

static void play_pass(char *text)
{
    headless_steps(atoi(text));
}

static void play_focus(char *text)
{
    input_focus(&app, text);
    app.input.focus_visible = true;
    headless_step();
}

static void play_now(char *text)
{
    system_set("TIGERS_NOW", text);
    if (app.top)
        headless_step();
}

static void play_speak(char *text)
{
    static char code[16];
    snprintf(code, sizeof code, "%s", text);
    app.command_line.language = code;
    assert_true(app_speak(&app, NULL));
    if (app.top)
        headless_step();
}

static void name_scratch(char path[MATCH_PATH])
{
    system_free_name(path, MATCH_PATH);
}

static void play_set(char *text)
{
    char path[MATCH_PATH], *value = script_cut(text, " "), *name = script_cut(text, ".");
    struct error why;
    struct problem problem;
    size_t size;
    if (!value || !name)
        script_fail("what is set to what?");
    name_scratch(path);
    assert_true(settings_save(&app.settings, path, &why));
    char *before = file_read(path, &size, &why);
    FILE *file = file_open(path, "ab");
    assert_non_null(before);
    assert_non_null(file);
    free(before);
    fprintf(file, "\n[%s]\n%s = %s\n", text, name, value);
    fclose(file);
    if (!settings_load(&app.settings, path, &problem))
        script_fail("%s", problem.error.message);
    system_remove(path);
    app_settings_changed(&app);
    if (app.top)
        headless_steps(2);
}

static void play_match(char *text)
{
    struct setup setup;
    char *mode = text_next_word(&text);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 5);
    setup.rules = ruleset_find(mode);
    if (!setup.rules)
        script_fail("there is no mode \"%s\"", mode);
    ruleset_defaults(setup.rules, setup.options);
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 2; seat < setup.seats; seat++)
        setup.players[seat] = (struct player){PLAYER_COMPUTER, AI_EASY, "Cem"};
    for (char *word; (word = text_next_word(&text));)
        if (strcmp(word, "practice") == 0)
            setup.practice = true;
        else if (strcmp(word, "hot-seat") == 0)
            setup.players[1].kind = PLAYER_PERSON;
        else
            script_fail("a match is not \"%s\"", word);
    matches_begin(&app, &setup);
}

static void play_practice(char *text)
{
    struct record record;
    char path[MATCH_PATH];
    assert_true(record_read(&record, match_path(path, SOURCE_DIR, text), NULL));
    struct setup setup = record.setup;
    setup.practice = true;
    matches_play_on(&app, &record, 1, &setup);
    record_deinit(&record);
}

static void play_due(char *text)
{
    char path[MATCH_PATH];
    size_t size;
    struct text puzzles;
    (void)text;
    char *record = match_read(match_path(path, folder, "dueling-tigers.tigers"), &size);
    text_init(&puzzles);
    text_add(&puzzles, "tigers-puzzles 1\npuzzle 2026-01-01 0 0\n%.*send\n", (int)size, record);
    assert_true(file_write(match_path(path, folder, "puzzles"), text_string(&puzzles), puzzles.size, NULL));
    text_deinit(&puzzles);
    free(record);
}

static void play_learned(char *text)
{
    struct lesson_progress progress = {0};
    char path[MATCH_PATH];
    (void)text;
    need_folder();
    for (int i = 0; i < LESSONS; i++)
        lesson_progress_note(&progress, lessons[i]->id, 0, true);
    assert_true(lesson_progress_save(&progress, match_path(path, folder, "lessons.ini"), NULL));
}

/* As if the day's counted try were over. */
static void play_done(char *text)
{
    day_book_enter(days_book(&app), date_parse(text))->done = true;
}

static void play_some(char *text)
{
    (void)text;
    match_play_some(app.session);
}

static void play_round(char *text)
{
    static struct view view; /* large */
    struct rng rng;
    (void)text;
    rng_init(&rng, 2);
    do {
        assert_true(match_step(app.session, &rng));
        session_view(app.session, SEAT_NONE, &view);
    } while (view.table.result.outcome == OUTCOME_NONE);
}

static void play_finish(char *text)
{
    struct rng rng;
    (void)text;
    rng_init(&rng, 5);
    match_finish(app.session, &rng);
}

static void play_write(char *text)
{
    char path[MATCH_PATH], *more = script_cut(text, " ");
    struct error why;
    need_folder();
    for (char *c = more; c && *c; c++)
        *c = *c == '|' ? '\n' : *c;
    if (!file_write(match_path(path, folder, text), more ? more : "", more ? strlen(more) : 0, &why))
        script_fail("%s", why.message);
}

static void play_rename(char *text)
{
    char from[MATCH_PATH], to[MATCH_PATH], *name = script_cut(text, " ");
    struct error why;
    if (!name || !file_rename(match_path(from, folder, text), match_path(to, folder, name), &why))
        script_fail("%s is not renamed", text);
}

static void play_put(char *text)
{
    char from[MATCH_PATH], to[MATCH_PATH], *name = script_cut(text, " ");
    need_folder();
    system_copy(match_path(from, SOURCE_DIR, text), match_path(to, folder, name));
}

static void play_spoil(char *text)
{
    char path[MATCH_PATH], *number = script_cut(text, " ");
    struct error why;
    char *record = file_read(match_path(path, folder, text), NULL, &why);
    char *line = record ? strstr(record, "\ndeal ") : NULL;
    for (int i = number ? atoi(number) : 0; line && i > 0; i--)
        line = strchr(line + 1, '\n');
    if (!line)
        script_fail("%s has no such line", text);
    line[1] = '!';
    assert_true(file_write(path, record, strlen(record), &why));
    free(record);
}

static void play_drop(char *text)
{
    static char names[4][MATCH_PATH];
    const char *paths[4];
    int count = 0;
    for (char *name; count < 4 && (name = text_next_word(&text)); count++)
        paths[count] = match_path(names[count], name[0] == '.' ? folder : SOURCE_DIR, name);
    drop(paths, count);
    headless_steps(4);
}

static void play_move(char *text)
{
    struct rng rng;
    (void)text;
    rng_init(&rng, 1);
    for (int i = 0; !(session_asked(app.session) & 1); i++) {
        if (i == 5000)
            script_fail("nobody asks the person");
        SDL_Delay(1); /* the computer thinks on a thread */
        headless_step();
    }
    table_scene_play(headless_table(), &app, match_choose(app.session, 0, &rng));
    headless_step();
}

static void play_folder(char *text)
{
    char path[MATCH_PATH];
    need_folder();
    assert_true(file_make_folder(match_path(path, folder, text), NULL));
}

static void play_remove(char *text)
{
    char path[MATCH_PATH];
    system_remove(strcmp(text, ".") == 0 ? folder : match_path(path, folder, text));
}

static void play_clear(char *text)
{
    (void)text;
    toast_clear(&app);
    headless_step();
}

/* A folder that has the name under which the file would be written first; not empty, else it is swept away.
 */
static void name_block(char path[MATCH_PATH], const char *name)
{
    char whole[MATCH_PATH];
    snprintf(whole, sizeof whole, "%s.%ld.new", name, system_process());
    match_path(path, folder, whole);
}

static void play_block(char *text)
{
    char path[MATCH_PATH], inside[MATCH_PATH];
    need_folder();
    name_block(path, text);
    assert_true(file_make_folder(path, NULL) && file_write(match_path(inside, path, "full"), "", 0, NULL));
    snprintf(played.blocked, sizeof played.blocked, "%s", text);
}

static void play_unblock(char *text)
{
    char path[MATCH_PATH];
    name_block(path, text);
    system_remove(path);
    played.blocked[0] = '\0';
}

static void play_taken(char *text)
{
    char path[MATCH_PATH];
    need_folder();
    assert_true(played.lock_count < 3);
    assert_int_equal(lock_take(&played.locks[played.lock_count++], match_path(path, folder, text)),
                     LOCK_TAKEN);
}

static void play_freed(char *text)
{
    (void)text;
    while (played.lock_count)
        lock_release(played.locks[--played.lock_count]);
}

static const char *base_folder(void)
{
    static char base[MATCH_PATH + 2];
    need_folder();
    snprintf(base, sizeof base, "%s/", folder);
    return base;
}

static void play_player(char *text)
{
    static struct settings usual;
    settings_defaults(&usual);
    assert_true(profiles_begin(base_folder(), &usual, text, NULL) > PROFILE_FIRST);
}

static void play_plays(char *text)
{
    assert_true(profiles_use(base_folder(), atoi(text), NULL));
}

static void play_clipboard(char *text)
{
    (void)text;
    SDL_Init(SDL_INIT_VIDEO); /* it is the video driver's */
}

/* --- what is then --------------------------------------------------------------------------------------- */

static void expect_text(const char *what, const char *found, const char *expected)
{
    if (strcmp(found, expected) != 0)
        script_fail("%s is \"%s\", expected: \"%s\"", what, found, expected);
    script_met();
}

static void expect_top(char *text)
{
    expect_text("the scene on top", headless_top(), text);
}

static void expect_page(char *text)
{
    expect_text("the page", app.top->alias ? app.top->alias : headless_top(), text);
}

static void expect_focused(char *text)
{
    expect_text("the focus", app.input.focus, text);
}

static void expect_targets(char *text, bool there, bool off)
{
    for (char *id; (id = text_next_word(&text)); script_met()) {
        const struct target *target = find(id);
        if ((target != NULL) != there)
            script_fail("%s is %s", id, there ? "not there" : "there");
        if (there && ((target->flags & TARGET_OFF) != 0) != off)
            script_fail("%s %s", id, off ? "is not greyed" : "is greyed");
    }
}

static void expect_there(char *text)
{
    expect_targets(text, true, false);
}

static void expect_none(char *text)
{
    expect_targets(text, false, false);
}

static void expect_off(char *text)
{
    expect_targets(text, true, true);
}

static void expect_reads(char *text)
{
    headless_assert_reads(text);
    script_met();
}

static void expect_lacks(char *text)
{
    if (headless_reads(text))
        script_fail("\"%s\" is on the screen", text);
    script_met();
}

static void expect_files(char *text)
{
    for (char *name; (name = text_next_word(&text)); script_met())
        if (!data_folder_holds(name))
            script_fail("there is no file %s", name);
}

static void expect_lost(char *text)
{
    for (char *name; (name = text_next_word(&text)); script_met())
        if (data_folder_holds(name))
            script_fail("there is a file %s", name);
}

static void expect_busy(char *text)
{
    char path[MATCH_PATH];
    struct lock *lock;
    if (lock_take(&lock, match_path(path, folder, text)) != LOCK_HELD)
        script_fail("nobody holds the lock %s", text);
    script_met();
}

static void expect_holds(char *text)
{
    char path[MATCH_PATH], *words_of = script_cut(text, " ");
    char *content = file_read(match_path(path, folder, text), NULL, NULL);
    for (char *c = words_of; c && *c; c++)
        *c = *c == '|' ? '\n' : *c;
    if (!content || !words_of || !strstr(content, words_of))
        script_fail("%s holds: %s", text, content ? content : "nothing");
    free(content);
    script_met();
}

/* --- facts ---------------------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The persons' names in the order of the alphabet, as the dice give the seats. */
static void say_names(char *out)
{
    const struct setup *setup = session_setup(app.session);
    const char *names[SEAT_MAX];
    int used = 0, count = 0;
    snprintf(out, VALUE, "nobody");
    for (int seat = 0; seat < setup->seats; seat++)
        if (setup->players[seat].kind == PLAYER_PERSON)
            names[count++] = setup->players[seat].name;
        else if (!setup->players[seat].name[0])
            script_fail("a computer has no name");
    qsort(names, (size_t)count, sizeof *names, by_name);
    for (int i = 0; i < count; i++)
        used += snprintf(out + used, (size_t)(VALUE - used), "%s%s", i ? ", " : "", names[i]);
}

static void add_player(char *out, const struct player *player)
{
    size_t used = strlen(out);
    if (player->kind == PLAYER_COMPUTER)
        snprintf(out + used, VALUE - used, "%s%s %s", used ? ", " : "",
                 ai_level_name((enum ai_level)player->level), player->name);
}

/* Who plays for the computer, or will from the next deal on, by their level. */
static void say_computers(char *out, bool next)
{
    const struct setup *setup = session_setup(app.session);
    out[0] = '\0';
    for (int level = 0; level < AI_PERSON + PEOPLE; level++)
        for (int seat = 0; seat < setup->seats; seat++) {
            const struct player *player =
                next ? session_next_player(app.session, seat) : &setup->players[seat];
            if (player->level == level)
                add_player(out, player);
        }
}

static int persons(void)
{
    const struct setup *setup = session_setup(app.session);
    int count = 0;
    for (int seat = 0; seat < setup->seats; seat++)
        count += setup->players[seat].kind == PLAYER_PERSON;
    return count;
}

static bool say_option(const char *name, char *out)
{
    char number[16];
    const struct setup *setup = session_setup(app.session);
    int place = ruleset_option_named(setup->rules, name);
    if (place >= 0)
        snprintf(out, VALUE, "%s", ruleset_print(setup->rules, setup->options, place, number));
    return place >= 0;
}

static void say_scores(char *out)
{
    const struct view view = headless_view(SEAT_NONE);
    int used = 0;
    for (int seat = 0; seat < view.table.seats; seat++)
        used += snprintf(out + used, (size_t)(VALUE - used), "%s%d", seat ? " " : "",
                         (int)view.table.scores[seat]);
}

/* Facts of the match on the table: match.NAME. */
static bool say_match(const char *name, char *out)
{
    const struct setup *setup = session_setup(app.session);
    if (strcmp(name, "mode") == 0)
        snprintf(out, VALUE, "%s", setup->rules->id);
    else if (strcmp(name, "names") == 0)
        say_names(out);
    else if (strcmp(name, "computers") == 0 || strcmp(name, "next") == 0)
        say_computers(out, name[0] == 'n');
    else if (strcmp(name, "east") == 0)
        snprintf(out, VALUE, "%s", setup->players[0].name);
    else if (strcmp(name, "persons") == 0)
        snprintf(out, VALUE, "%d of %d", persons(), setup->seats);
    else if (strcmp(name, "seed") == 0)
        snprintf(out, VALUE, "%llu", (unsigned long long)setup->seed);
    else if (strcmp(name, "practice") == 0)
        snprintf(out, VALUE, "%s", setup->practice ? "on" : "off");
    else if (strcmp(name, "over") == 0)
        snprintf(out, VALUE, "%s", session_is_over(app.session) ? "yes" : "no");
    else if (strcmp(name, "position") == 0)
        snprintf(out, VALUE, "%d", session_position(app.session));
    else if (strcmp(name, "round") == 0)
        snprintf(out, VALUE, "%d", headless_view(SEAT_NONE).table.round);
    else if (strcmp(name, "scores") == 0)
        say_scores(out);
    else if (strcmp(name, "day") == 0)
        date_print(day_of(setup), out);
    else
        return say_option(name, out);
    return true;
}

/* A match that waits: the position it stands at, or "none". */
static void say_waiting(const char *name, char *out)
{
    const struct session *session =
        strcmp(name, "day") == 0 ? saves_look_day(&app.saves) : matches_of(&app, ruleset_find(name));
    if (session)
        snprintf(out, VALUE, "%d", session_position(session));
    else
        snprintf(out, VALUE, "none");
}

/* The value of a line of settings.ini, without its quotes. */
static bool say_setting(const char *section, const char *name, char *out)
{
    char path[MATCH_PATH], heading[40];
    struct error why;
    bool found = false, within = false;
    name_scratch(path);
    assert_true(settings_save(&app.settings, path, &why));
    char *text = file_read(path, NULL, &why), *rest = text, *line;
    assert_non_null(text);
    system_remove(path);
    snprintf(heading, sizeof heading, "[%s]", section);
    while ((line = text_next_line(&rest)) && !found) {
        char *value = line[0] == '[' ? NULL : script_cut(line, "=");
        within = line[0] == '[' ? strcmp(line, heading) == 0 : within;
        if (!within || !value || strcmp(line, name) != 0)
            continue;
        snprintf(out, VALUE, "%s", value[0] == '"' ? value + 1 : value);
        out[value[0] == '"' ? strlen(out) - 1 : strlen(out)] = '\0';
        found = true;
    }
    free(text);
    return found;
}

static void say_clipboard(char *out)
{
    char *text = SDL_GetClipboardText();
    snprintf(out, VALUE, "%s", text);
    SDL_free(text);
    for (char *c = out; *c; c++)
        *c = *c == '\n' ? '|' : *c;
}

/* What the book of the days says of one: done.DATE, streak.DATE; or the day that is shown. */
static bool say_day(const char *what, const char *date, char *out)
{
    int day = date ? date_parse(date) : DATE_NONE;
    const struct day_entry *entry = date ? day_book_find(days_book(&app), day) : NULL;
    if (!date && strcmp(what, "day") == 0 && headless_is_at("day"))
        date_print(((const struct day_scene *)app.top)->shown, out);
    else if (strcmp(what, "done") == 0)
        snprintf(out, VALUE, "%s", !entry ? "never" : entry->done ? "yes" : "no");
    else if (strcmp(what, "streak") == 0)
        snprintf(out, VALUE, "%d", day_book_streak(days_book(&app), day));
    else
        return false;
    return true;
}

static bool say_key(const char *action, char *out)
{
    int which = keys_find(action);
    keys_read(&app.keys, &app.settings); /* what is kept */
    if (which >= 0)
        keys_say(app.keys.now[which], out);
    return which >= 0;
}

/* The lesson on the screen and the step it is at. */
static void say_lesson(char *out)
{
    if (!headless_is_at("lesson"))
        script_fail("no lesson is on the screen");
    const struct lesson_run *lesson_run = &tutor_of((struct table_scene *)app.top)->lesson_run;
    snprintf(out, VALUE, "%s %d", lesson_run->lesson->id, lesson_run->step + 1);
}

/* What the file holds, as its size and a sum. */
static void say_file(const char *name, char *out)
{
    char path[MATCH_PATH];
    size_t size;
    unsigned sum = 1;
    char *bytes = match_read(match_path(path, folder, name), &size);
    for (size_t i = 0; i < size; i++)
        sum = sum * 31 + (unsigned char)bytes[i];
    free(bytes);
    snprintf(out, VALUE, "%d %x", (int)size, sum);
}

static void say_place(int place, char *out)
{
    if (place < 0)
        snprintf(out, VALUE, "none");
    else
        snprintf(out, VALUE, "%d", place);
}

/* What stands in the player's hand from left to right: "1m 2m". */
static void say_hand(char *out)
{
    int used = 0;
    snprintf(out, VALUE, "none");
    for (int i = 0; i < app.targets.count; i++)
        if (strncmp(app.targets.list[i].id, "hand:", 5) == 0)
            used += snprintf(out + used, (size_t)(VALUE - used), "%s%.2s", used ? " " : "",
                             app.targets.list[i].id + 5);
}

/* The numbers marked as waits: "3 5". */
static void say_named(char *out)
{
    int used = 0;
    snprintf(out, VALUE, "none");
    for (int i = 0; i < NAMING_NUMBERS; i++)
        if (headless_table()->palette.named >> i & 1)
            used += snprintf(out + used, (size_t)(VALUE - used), "%s%d", used ? " " : "", i + 1);
}

/* Which of East's candidates are chosen: "1 3". */
static void say_kept(char *out)
{
    int used = 0;
    snprintf(out, VALUE, "none");
    for (int i = 0; i < 3; i++)
        if (headless_table()->choice.keep[i])
            used += snprintf(out + used, (size_t)(VALUE - used), "%s%d", used ? " " : "", i + 1);
}

/* The move made where match.position was noted. */
static void say_move_after(char *out)
{
    int place = -1;
    for (int i = 0; i < played.note_count; i++)
        if (strcmp(played.notes[i].fact, "match.position") == 0)
            place = atoi(played.notes[i].value);
    if (place < 0 || place >= session_position(app.session))
        script_fail("no move was made after a position that was noted");
    move_print(session_record(app.session)->entries[place].move, out);
}

/* The kinds laid out for a guess. */
static void say_guess(char *out)
{
    int used = 0;
    snprintf(out, VALUE, "none");
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (headless_table()->choice.guess & TILE_BIT(kind)) {
            char tile[3];
            tile_print(kind, tile);
            used += snprintf(out + used, (size_t)(VALUE - used), "%s%s", used ? " " : "", tile);
        }
}

/* Facts of the table: table.NAME. */
static bool say_table(const char *name, char *out)
{
    const struct table_scene *table = headless_table();
    if (strcmp(name, "last") == 0)
        snprintf(out, VALUE, "%s", rig_last_move());
    else if (strcmp(name, "after") == 0)
        say_move_after(out);
    else if (strcmp(name, "discards") == 0)
        snprintf(out, VALUE, "%d", headless_view(0).table.discard_count);
    else if (!table)
        return false;
    else if (strcmp(name, "selected") == 0)
        say_place(table->choice.selected, out);
    else if (strcmp(name, "dragged") == 0)
        say_place(table->drag_place, out);
    else if (strcmp(name, "insert") == 0)
        say_place(table->insert, out);
    else if (strcmp(name, "hand") == 0)
        say_hand(out);
    else if (strcmp(name, "kept") == 0)
        say_kept(out);
    else if (strcmp(name, "guess") == 0)
        say_guess(out);
    else if (strcmp(name, "named") == 0)
        say_named(out);
    else if (strcmp(name, "sounds") == 0)
        snprintf(out, VALUE, "%s", table->palette.quiet ? "no" : "yes");
    else if (strcmp(name, "covered") == 0)
        snprintf(out, VALUE, "%d", table->cover.rest);
    else
        return false;
    return true;
}

/* How often the words stand on the screen, apart from others. */
static void say_times(const char *words, char *out)
{
    struct text wanted;
    text_init(&wanted);
    text_add(&wanted, " %s ", words);
    snprintf(out, VALUE, "%d", headless_count(text_string(&wanted)));
    text_deinit(&wanted);
}

static void say(const char *fact, char out[VALUE])
{
    static struct archived kept[ARCHIVE_MAX];
    char copy[80];
    snprintf(copy, sizeof copy, "%s", fact);
    char *name = script_cut(copy, ".");
    bool known = true;
    if (strcmp(fact, "match") == 0)
        snprintf(out, VALUE, "%s", app.session ? "on the table" : "none");
    else if (name && strcmp(copy, "match") == 0 && app.session && say_match(name, out))
        return;
    else if (name && strcmp(copy, "table") == 0 && say_table(name, out))
        return;
    else if (name && strcmp(copy, "waiting") == 0)
        say_waiting(name, out);
    else if (name && strcmp(copy, "file") == 0)
        say_file(name, out);
    else if (strcmp(copy, "times") == 0 && name)
        say_times(name, out);
    else if (strcmp(fact, "quit") == 0)
        snprintf(out, VALUE, "%s", app.quit ? "yes" : "no");
    else if (strcmp(fact, "voice") == 0)
        snprintf(out, VALUE, "%s", speaker_is_on(&app) ? "on" : "off");
    else if (strcmp(fact, "look") == 0)
        snprintf(out, VALUE, "%s", app.input.look ? "on" : "off");
    else if (strcmp(fact, "focus") == 0)
        snprintf(out, VALUE, "%s", app.input.focus);
    else if (strcmp(fact, "lesson") == 0)
        say_lesson(out);
    else if (strcmp(fact, "records") == 0)
        snprintf(out, VALUE, "%d", archive_list(matches_records(&app), kept, ARCHIVE_MAX));
    else if (strcmp(fact, "unsaved") == 0)
        snprintf(out, VALUE, "%s", app.unsaved[0] ? "yes" : "no");
    else if (strcmp(fact, "taken") == 0)
        snprintf(out, VALUE, "%s", app.taken ? "yes" : "no");
    else if (strcmp(fact, "player") == 0)
        snprintf(out, VALUE, "%d of %d", app.players.list.chosen + 1, app.players.list.count);
    else if (strcmp(fact, "clipboard") == 0)
        say_clipboard(out);
    else if (name && strcmp(copy, "key") == 0)
        known = say_key(name, out);
    else
        known = say_day(copy, name, out) || (name && say_setting(copy, name, out));
    if (!known)
        script_fail("there is no fact %s", fact);
}

static void expect_is(char *text)
{
    char found[VALUE], *expected = script_cut(text, " =");
    if (!expected)
        script_fail("\"%s\" expects no value", text);
    say(text, found);
    expect_text(text, found, expected);
}

static void play_note(char *text)
{
    int i = 0;
    while (i < played.note_count && strcmp(played.notes[i].fact, text) != 0)
        i++;
    if (i == NOTES)
        script_fail("too much is noted");
    played.note_count += i == played.note_count;
    snprintf(played.notes[i].fact, sizeof played.notes[i].fact, "%s", text);
    say(text, played.notes[i].value);
}

/* What the fact was when it was noted, and what it is. */
static const char *noted(const char *fact, char now[VALUE])
{
    for (int i = 0; i < played.note_count; i++)
        if (strcmp(played.notes[i].fact, fact) == 0) {
            say(fact, now);
            script_met();
            return played.notes[i].value;
        }
    script_fail("%s was not noted", fact);
    return "";
}

static void compare(const char *fact, int sign, bool equal)
{
    char now[VALUE];
    const char *before = noted(fact, now);
    int difference = sign ? sign * (atoi(now) - atoi(before)) : 0;
    bool met = sign ? difference > 0 : (strcmp(now, before) == 0) == equal;
    if (!met)
        script_fail("%s was %s and is %s", fact, before, now);
}

static void expect_same(char *text)
{
    compare(text, 0, true);
}

static void expect_other(char *text)
{
    compare(text, 0, false);
}

static void expect_less(char *text)
{
    compare(text, -1, false);
}

static void expect_more(char *text)
{
    compare(text, 1, false);
}

static const struct script_word words[] = {
    {"again", play_again},
    {"speaks", play_speaks},
    {"notice", play_notice},
    {"compose", play_compose},
    {"only", expect_only},
    {"once", expect_once},
    {"clear", play_clear},
    {"busy", expect_busy},
    {"rename", play_rename},
    {"put", play_put},
    {"spoil", play_spoil},
    {"drop", play_drop},
    {"move", play_move},
    {"holds", expect_holds},
    {"block", play_block},
    {"carry", play_carry},
    {"click", play_click},
    {"deal", play_deal},
    {"drag", play_drag},
    {"release", play_release},
    {"hold", play_hold},
    {"listen", play_listen},
    {"point", play_point},
    {"look", play_look},
    {"settle", play_settle},
    {"tap", play_tap},
    {"unfocus", play_unfocus},
    {"clipboard", play_clipboard},
    {"close", play_close},
    {"fill", play_fill},
    {"finish", play_finish},
    {"focus", play_focus},
    {"folder", play_folder},
    {"freed", play_freed},
    {"go", play_go},
    {"key", play_key},
    {"match", play_match},
    {"note", play_note},
    {"now", play_now},
    {"open", play_open},
    {"player", play_player},
    {"plays", play_plays},
    {"program", play_program},
    {"trigger", play_trigger},
    {"quit", play_quit},
    {"done", play_done},
    {"practice", play_practice},
    {"due", play_due},
    {"learned", play_learned},
    {"remove", play_remove},
    {"round", play_round},
    {"saving", play_saving},
    {"set", play_set},
    {"some", play_some},
    {"speak", play_speak},
    {"start", play_start},
    {"pass", play_pass},
    {"taken", play_taken},
    {"title", play_title},
    {"type", play_type},
    {"unblock", play_unblock},
    {"wait", play_wait},
    {"wheel", play_wheel},
    {"write", play_write},
    {"files", expect_files},
    {"hears", expect_hears},
    {"said", expect_said},
    {"unsaid", expect_unsaid},
    {"focused", expect_focused},
    {"is", expect_is},
    {"lacks", expect_lacks},
    {"less", expect_less},
    {"lost", expect_lost},
    {"more", expect_more},
    {"none", expect_none},
    {"off", expect_off},
    {"other", expect_other},
    {"page", expect_page},
    {"reads", expect_reads},
    {"same", expect_same},
    {"there", expect_there},
    {"top", expect_top},
    {NULL, NULL},
};

static void play_step(char *text)
{
    char *rest = script_cut(text, " ");
    const struct script_word *word = words;
    while (word->word && strcmp(word->word, text) != 0)
        word++;
    if (!word->word)
        script_fail("there is no word \"%s\"", text);
    word->play(rest ? rest : "");
}

/* --- the driver itself ---------------------------------------------------------------------------------- */

static const char *program;

static const struct script_sample samples[] = {
    {"open title; top title; there button:records; none button:nonsense; reads Records\n", NULL},
    {"open title; top records\n", "the scene on top is \"title\", expected: \"records\""},
    {"open title; page records\n", "the page is \"title\""},
    {"open title; focused button:records\n", "the focus is \"\""},
    {"open title; there button:nonsense\n", "button:nonsense is not there"},
    {"open title; none button:records\n", "button:records is there"},
    {"open title; off button:records\n", "button:records is not greyed"},
    {"open title; click button:nonsense\n", "button:nonsense cannot be clicked: it is not there"},
    {"open title; reads Nonsense\n", "\"Nonsense\" is not on the screen"},
    {"open title; lacks Records\n", "\"Records\" is on the screen"},
    {"title; files nothing\n", "there is no file nothing"},
    {"title; write some; lost some\n", "there is a file some"},
    {"open title; is sound.muted = on\n", "sound.muted is \"off\", expected: \"on\""},
    {"open title; note sound.muted; other sound.muted\n", "sound.muted was off and is off"},
    {"open title; key M; same sound.muted\n", "sound.muted was not noted"},
    {"open title; note sound.music; more sound.music\n", "sound.music was"},
    {"open title; is nonsense = 1\n", "there is no fact nonsense"},
    {"open nonsense\n", "there is no scene \"nonsense\""},
    {"deal classic : east 2222m3333p33s55z46s; is table.hand = 1m\n", "table.hand is \"2m 2m 2m"},
    {"deal classic nonsense : east 1m\n", "a deal is not \"nonsense\""},
    {"deal classic; drag nonsense 1,1\n", "there is no nonsense"},
    {"open title; key Nonsense\n", "there is no key \"Nonsense\""},
    {"open title\n", "the case expects nothing"},
};

TEST(the_driver_notices)
{
    script_try(program, "", samples, sizeof samples / sizeof *samples);
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    program = argv[0];
    if (argc < 2)
        return test_file_run();
    script_part_steps("; ");
    int failed = script_play(argv[1], words, begin_case);
    begin_case();
    return failed;
}
