/*
 * fits.h: whether the words on the screen are whole, lie apart from one another, in the window and in what
 * they begin in.
 */
#ifndef TESTS_SDL_FITS_H
#define TESTS_SDL_FITS_H

#include <stdio.h>
#include <stdlib.h>

#include <SDL_image.h>

#include "sdl/headless.h"
#include "words/languages/languages.h"

enum { FITS_MAX = 600, FITS_WORDS = 100 };

static const float FITS_HAIR = 1.5f; /* pixels in common that are no overlap */

/* What was written on the screen that is judged, and how much was wrong in all. */
static struct fits_seen {
    char words[FITS_WORDS];
    struct rect rect;
    bool cut, by_right; /* it, or a line of the paragraph before, holds a name that may be cut */
} fits_seen[FITS_MAX];
static int fits_count, fits_wrong;

/* What holds one of these may be cut; NULL ends the list. */
static const char *const *fits_may_be_cut;

static inline bool fits_is_cut_by_right(const char *words)
{
    for (const char *const *may = fits_may_be_cut; may && *may; may++)
        if (strstr(words, *may))
            return true;
    return false;
}

static inline void fits_look(void *to, const struct type_seen *text)
{
    (void)to;
    if (app.input.covered)
        return; /* what an overlay lies on is dimmed */
    for (int i = 0; i < fits_count; i++)
        if (!strcmp(fits_seen[i].words, text->words) &&
            !memcmp(&fits_seen[i].rect, &text->rect, sizeof text->rect))
            return; /* the picture was drawn again */
    assert_true(fits_count < FITS_MAX);
    snprintf(fits_seen[fits_count].words, FITS_WORDS, "%s", text->words);
    fits_seen[fits_count].rect = text->rect;
    fits_seen[fits_count].by_right = fits_is_cut_by_right(text->whole ? text->whole : text->words) ||
                                     (text->more && fits_count && fits_seen[fits_count - 1].by_right);
    fits_seen[fits_count++].cut = text->cut;
}

static inline void fits_complain(const char *scene, const char *what, const char *words, const char *other)
{
    printf("%s in %s at %dx%d, %d %%: %s: \"%s\"%s%s\n", scene, language_spoken()->code,
           app.painter.layout.width, app.painter.layout.height, app.settings.scale, what, words,
           other ? " on " : "", other ? other : "");
    fits_wrong++;
}

static inline void fits_judge_words(const char *scene)
{
    for (int i = 0; i < fits_count; i++) {
        struct rect rect = fits_seen[i].rect;
        if (fits_seen[i].cut && !fits_seen[i].by_right)
            fits_complain(scene, "cut", fits_seen[i].words, NULL);
        if (rect.x < 1 || rect.x + rect.w > (float)app.painter.layout.width - 1)
            fits_complain(scene, "leaves the window", fits_seen[i].words, NULL);
        for (int j = 0; j < i; j++)
            if (rect_overlap(rect, fits_seen[j].rect, FITS_HAIR))
                fits_complain(scene, "overlaps", fits_seen[i].words, fits_seen[j].words);
    }
}

/* What begins in a button, a row or the like ends in it. */
static inline void fits_judge_targets(const char *scene)
{
    for (int i = 0; i < fits_count; i++) {
        struct rect text = fits_seen[i].rect;
        const struct target *on = target_at(&app, text.x + 1, text.y + text.h / 2);
        bool stuck = on && on->rect.h < 200 && text.x + text.w > on->rect.x + on->rect.w;
        if (stuck || (on && on->rect.h < 200 && text.y + text.h > on->rect.y + on->rect.h + 1))
            fits_complain(scene, "leaves its button", fits_seen[i].words, on->id);
    }
}

/* Nothing to be met leaves the window or lies half on another thing; it may lie within one. Tiles lie close,
 * and what comes over the table lies on them. */
static inline bool fits_within(struct rect in, struct rect out)
{
    return in.x >= out.x - 1 && in.y >= out.y - 1 && in.x + in.w <= out.x + out.w + 1 &&
           in.y + in.h <= out.y + out.h + 1;
}

static inline void fits_judge_places(const char *scene)
{
    struct rect window = {0, 0, (float)app.painter.layout.width, (float)app.painter.layout.height};
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *one = &app.targets.list[i];
        if (!fits_within(one->rect, window))
            fits_complain(scene, "leaves the window", one->id, NULL);
        for (int j = 0; j < i; j++) {
            const struct target *other = &app.targets.list[j];
            bool tiles = !strncmp(one->id, "tile:", 5) || !strncmp(other->id, "tile:", 5);
            if (!tiles && rect_overlap(one->rect, other->rect, FITS_HAIR) &&
                !fits_within(one->rect, other->rect) && !fits_within(other->rect, one->rect))
                fits_complain(scene, "lies half on", one->id, other->id);
        }
    }
}

/* FITS_PICTURES=FOLDER: what is complained of is painted there, "1.png" and on. */
static inline void fits_paint(void)
{
    char path[512];
    static int number;
    const char *folder = getenv("FITS_PICTURES");
    if (!folder)
        return;
    app.painter.unseen = false;
    loop_draw(&app, true);
    app.painter.unseen = true;
    snprintf(path, sizeof path, "%s/%d.png", folder, ++number);
    printf("%s\n", path);
    IMG_SavePNG(app.picture, path);
}

/* Draws the scene on top and judges it; `name` stands in complaints. */
static inline void fits_draw(const char *name)
{
    int before = fits_wrong;
    fits_count = 0;
    loop_draw(&app, false);
    fits_judge_words(name);
    fits_judge_targets(name);
    fits_judge_places(name);
    if (fits_wrong > before)
        fits_paint();
}

/* From now on words are watched, and nothing is painted. */
static inline void fits_watch(void)
{
    app.painter.unseen = true;
    type_watch(&app.painter, fits_look, NULL);
}

#endif
