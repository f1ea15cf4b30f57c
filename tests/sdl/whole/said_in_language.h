/*
 * said_in_language.h: every scene of every_scene.h is said in another language, and all of it by the catalog:
 * in the language for tests it says what it does when it is opened in that, and has no word that nobody
 * translated.
 */
#ifndef TESTS_SDL_WHOLE_SAID_IN_LANGUAGE_H
#define TESTS_SDL_WHOLE_SAID_IN_LANGUAGE_H

#include <stdlib.h>

#include "sdl/every_scene.h"

/* Names of a lesson's players and a first hint in an empty field stay as they were, too. */
static bool keeps_words(const char *name)
{
    return every_scene_keeps_words(name) || strstr(name, "people") || strstr(name, "lesson-");
}

/* A word that nobody translated: four small letters of ASCII in a row. In the language for tests no text has
 * them, for it puts a sign on vowels and more. */
static bool has_plain_word(const char *text)
{
    int run = 0;
    for (; *text; text++) {
        run = *text >= 'a' && *text <= 'z' ? run + 1 : 0;
        if (run == 4)
            return true;
    }
    return false;
}

/* Names, what was typed, folders, languages and lines of files stay as they are. */
static bool stays(const char *line)
{
    static const char *const names[] = {"/",      ".tigers", "Dueling", "English", "Deutsch",
                                        "Pseudo", "west !",  "Español", "Français"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strstr(line, names[i]))
            return true;
    return false;
}

/* How many of the lines of a scene no catalogue has. */
static int plain_lines(const char *scene, const char *words)
{
    int count = 0;
    char *copy = malloc(strlen(words) + 1);
    assert_non_null(copy);
    strcpy(copy, words);
    for (char *line = strtok(copy, "\n"); line; line = strtok(NULL, "\n"))
        if (has_plain_word(line) && !stays(line)) {
            printf("%s says \"%s\", which no catalogue has\n", scene, line);
            count++;
        }
    free(copy);
    return count;
}

/* What is under an overlay is checked in a scene of its own. */
static void note_words(void *to, const struct type_seen *text)
{
    if (!app.input.covered)
        text_add(to, "%s\n", text->words);
}

/* All that the scene of that place in the list says; the caller ends it with text_deinit. */
static struct text words_of(int which)
{
    struct text words = {0};
    every_scene_show(which);
    loop_draw(&app, false); /* a panel knows how long its text is once it is drawn */
    headless_watch(note_words, &words);
    return words;
}

/* The scene, which has come to say all in the language for tests, against itself opened in that; returns how
 * much is wrong. */
static int judge_said_in_language(int which)
{
    const char *name = every_scene[which].name;
    struct text switched = words_of(which);
    every_scene_end();
    every_scene_begin(which);
    struct text fresh = words_of(which);
    int wrong = plain_lines(name, text_string(&fresh));
    if (!keeps_words(name) && strcmp(text_string(&fresh), text_string(&switched)) != 0) {
        printf("%s keeps words of before:\n--- fresh\n%s--- switched\n%s", name, text_string(&fresh),
               text_string(&switched));
        wrong++;
    }
    text_deinit(&switched);
    text_deinit(&fresh);
    return wrong;
}

#endif
