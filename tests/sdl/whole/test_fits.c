/*
 * test_fits.c: whatever the window's size, the interface's scale and the language, no word is cut, none lies
 * on another and none leaves the window, in any scene.
 *
 * Each scene is opened once, in English, and says everything in another language when that is chosen:
 * FITS_SCENE and FITS_LANGUAGE limit the work to scenes whose names hold that, and to one language.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "sdl/every_scene.h"
#include "words/languages/languages.h"

enum { SEEN_MOST = 600, WORDS = 100 };

/* Below 100 % everything shrinks alike, so one look there is enough. */
static const struct {
    int width, height, scale;
    bool all; /* in every language */
} sizes[] = {{960, 600, 80, false},   {960, 600, 100, true},    {960, 600, 125, false},
             {960, 600, 150, false},  {1280, 800, 100, true},   {1280, 800, 150, false},
             {1440, 1080, 150, true}, {2560, 1440, 100, false}, {2560, 1440, 150, false}};

static struct seen {
    char words[WORDS];
    struct rect rect;
    bool cut;
} seen[SEEN_MOST];
static int count, wrong;

static void look(void *to, const struct type_seen *text)
{
    (void)to;
    if (app.input.covered)
        return; /* what an overlay lies on is dimmed */
    for (int i = 0; i < count; i++)
        if (!strcmp(seen[i].words, text->words) && !memcmp(&seen[i].rect, &text->rect, sizeof text->rect))
            return; /* the picture was drawn again */
    assert_true(count < SEEN_MOST);
    snprintf(seen[count].words, WORDS, "%s", text->words);
    seen[count].rect = text->rect;
    seen[count++].cut = text->cut;
}

/* Both the height of letters and their width in common, by more than a hair. */
static bool overlap(struct rect a, struct rect b)
{
    float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 1.5f && h > 1.5f;
}

static void complain(const char *scene, const char *what, const char *words, const char *other)
{
    printf("%s in %s at %dx%d, %d %%: %s: \"%s\"%s%s\n", scene, language_spoken()->code,
           app.painter.layout.width, app.painter.layout.height, app.settings.scale, what, words,
           other ? " on " : "", other ? other : "");
    wrong++;
}

static void judge(const char *scene)
{
    for (int i = 0; i < count; i++) {
        struct rect rect = seen[i].rect;
        if (seen[i].cut)
            complain(scene, "cut", seen[i].words, NULL);
        if (rect.x < 1 || rect.x + rect.w > (float)app.painter.layout.width - 1)
            complain(scene, "leaves the window", seen[i].words, NULL);
        for (int j = 0; j < i; j++)
            if (overlap(rect, seen[j].rect))
                complain(scene, "overlaps", seen[i].words, seen[j].words);
    }
}

/* What begins in a button, a row or the like ends in it. */
static void judge_targets(const char *scene)
{
    for (int i = 0; i < count; i++) {
        struct rect text = seen[i].rect;
        const struct target *on = target_at(&app, text.x + 1, text.y + text.h / 2);
        bool stuck = on && on->rect.h < 200 && text.x + text.w > on->rect.x + on->rect.w;
        if (stuck || (on && on->rect.h < 200 && text.y + text.h > on->rect.y + on->rect.h + 1))
            complain(scene, "leaves its button", seen[i].words, on->id);
    }
}

static void draw_and_judge(const char *name)
{
    count = 0;
    loop_draw(&app, false);
    judge(name);
    judge_targets(name);
}

static void draw_all(void)
{
    for (int i = 0; i < every_scene_count; i++) {
        every_scene_show(i);
        draw_and_judge(every_scene[i].name);
    }
    every_scene_hide();
}

/* Also the language for tests, whose words are half again as long. */
static void draw_all_in(const char *code)
{
    const char *only = getenv("FITS_LANGUAGE");
    if (only && strcmp(only, code))
        return;
    every_scene_speak(code);
    draw_all();
}

static void no_word_is_cut_or_covered(void **state)
{
    (void)state;
    every_scene_open(960, 600, getenv("FITS_SCENE"));
    app.painter.unseen = true;
    type_watch(&app.painter, look, NULL);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        every_scene_resize(sizes[i].width, sizes[i].height, sizes[i].scale);
        for (int j = 0; j < (sizes[i].all ? language_count() : 1); j++)
            draw_all_in(language_at(j)->code);
        if (sizes[i].all)
            draw_all_in("pseudo");
    }
    language_speak(language_at(0));
    every_scene_close();
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_word_is_cut_or_covered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
