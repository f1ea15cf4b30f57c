/*
 * script_program.h: the program that test_scripts.c plays its scripts in: begun, at a scene, spoken, listened
 * to, and closed.
 */
#ifndef TESTS_SDL_SCRIPT_PROGRAM_H
#define TESTS_SDL_SCRIPT_PROGRAM_H

#include "base/lock.h"
#include "sdl/app/speaker.h"
#include "sdl/data_folder.h"
#include "sdl/day/scene_day.h"
#include "sdl/rig.h"
#include "support/script.h"
#include "support/system.h"
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

/* Puts one character in the place of another, in all of the text. */
static void exchange(char *text, char from, char to)
{
    for (char *c = text; c && *c; c++)
        *c = *c == from ? to : *c;
}

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
    exchange(played.said, '\n', ' ');
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

#endif
