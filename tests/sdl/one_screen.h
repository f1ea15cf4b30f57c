/*
 * one_screen.h: what somebody at a screen that several people share sees and hears, step by step.
 */
#ifndef TESTS_SDL_ONE_SCREEN_H
#define TESTS_SDL_ONE_SCREEN_H

#include "sdl/app/audio.h"
#include "sdl/rig.h"

enum { MOST = 4000 /* steps until something has to come */, PICTURES = 3000 };

static char sounds[4096]; /* those played, in order, since watch_sounds */

static inline void note_sound(enum sound sound)
{
    size_t length = strlen(sounds);
    snprintf(sounds + length, sizeof sounds - length, "%d ", (int)sound);
}

static inline void watch_sounds(void)
{
    sounds[0] = '\0';
    audio_watch(note_sound);
}

/* The picture of each step, and whether it was drawn again. */
struct seen {
    int count;
    uint64_t pictures[PICTURES];
};

static inline void look(struct seen *seen)
{
    uint64_t hash = 14695981039346656037u ^ (uint64_t)app.dirty;
    loop_draw(&app, false);
    const uint64_t *pixels = (const uint64_t *)app.picture->pixels;
    size_t words = (size_t)app.picture->pitch * (size_t)app.picture->h / sizeof *pixels;
    for (size_t i = 0; i < words; i++)
        hash = (hash ^ pixels[i]) * 1099511628211u;
    assert_true(seen->count < PICTURES);
    seen->pictures[seen->count++] = hash;
}

static inline void steps(struct seen *seen, int count)
{
    while (count-- > 0) {
        loop_step(&app);
        if (seen)
            look(seen);
    }
}

static inline void wait_for_curtain(struct seen *seen)
{
    for (int i = 0; i < MOST && !headless_is_at("curtain"); i++)
        steps(seen, 1);
    assert_string_equal(headless_top(), "curtain");
}

static inline void wait_for_question(struct seen *seen)
{
    for (int i = 0; i < MOST && !(headless_table() && table_scene_is_open(headless_table())); i++)
        steps(seen, 1);
    assert_true(table_scene_is_open(headless_table()));
    loop_draw(&app, false);
}

/* Clicks a target by the beginning of its id. */
static inline void click(const char *id)
{
    const char *ids[] = {id, NULL};
    if (!headless_click_one(ids))
        fail_msg("%s is not there", id);
}

static inline void assert_same(const struct seen *a, const struct seen *b)
{
    assert_int_equal(a->count, b->count);
    for (int i = 0; i < a->count; i++)
        if (a->pictures[i] != b->pictures[i])
            fail_msg("picture %d of %d differs", i, a->count);
}

static struct seen first, second;

#endif
