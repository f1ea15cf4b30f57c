/*
 * scene_check.h: what holds of every scene of the gallery, one file check_*.c for each thing; test_scenes.c
 * opens the scenes and has them looked at.
 *
 * A check finds the scene as it was opened, 1280x800 in English and with reduced motion, and nothing painted
 * (`unseen` of the painter); a check that paints sets that back. What it finds wrong it tells by scene_fault,
 * which names the scene, the window, the language and the check. To look again at what it has changed
 * itself, a check opens the scene again, which is cheap: the fonts, the tiles and the table's cloth are there
 * already.
 */
#ifndef TESTS_SDL_WHOLE_SCENE_CHECK_H
#define TESTS_SDL_WHOLE_SCENE_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define HEADLESS_SHARED /* one program for all checks */
#include "sdl/headless.h"

enum { SCENE_WIDTH = 1280, SCENE_HEIGHT = 800 };

enum scene_opening {
    SCENE_AT_ONCE,  /* with speed off, after its first steps */
    SCENE_AS_PLAYED /* at normal speed, before its first step */
};

struct scene_check {
    const char *name;
    enum scene_opening opening;
    bool leaves_another;              /* the scene is opened again for what comes after it */
    bool (*skips)(const char *scene); /* those it says nothing of; NULL: none */
    void (*look)(const char *scene);
    void (*proof)(
        void); /* that the check sees what it is to see, and what it wants beside the gallery; or NULL */
};

extern const struct scene_check check_names, check_key_table, check_settings_over, check_drop, check_keys,
    check_pad, check_still, check_pointer, check_phone;

/* Closes what is open and opens the scene of that name, with all else as it is at the program's start. */
void scene_open(const char *name, enum scene_opening opening);

/* `what` is not as it should be, of a target or the like. */
void scene_fault(const char *id, const char *what);

#endif
