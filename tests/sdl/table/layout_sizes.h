/*
 * layout_sizes.h: the windows in which the layout of every table is tested, with tiles as they are designed
 * and with large ones: `plain` and `larger` set a test up for them, BOTH is one for each.
 */
#ifndef TESTS_SDL_TABLE_LAYOUT_SIZES_H
#define TESTS_SDL_TABLE_LAYOUT_SIZES_H

#include "sdl/table/rects.h"

static const int sizes[][2] = {{800, 600},   {960, 600},   {1024, 768},  {1152, 720},  {1280, 720},
                               {1280, 800},  {1280, 960},  {1366, 768},  {1440, 900},  {1600, 900},
                               {1600, 1200}, {1920, 1080}, {1920, 1200}, {2048, 1536}, {2560, 1080},
                               {2560, 1440}, {2560, 1600}, {3840, 2160}, {3440, 1440}};

enum { SIZES = sizeof sizes / sizeof *sizes };

static bool large; /* what is tested */

static inline int plain(void **state)
{
    (void)state;
    large = false;
    return 0;
}

static inline int larger(void **state)
{
    (void)state;
    large = true;
    return 0;
}

/* The window with that place in the list. */
static inline struct layout sized_layout(int size, int scale)
{
    struct layout layout = layout_make(sizes[size][0], sizes[size][1], scale);
    layout.large = large;
    return layout;
}

#define BOTH(name)                                                                                           \
    static void name(void **state);                                                                          \
    TEST_WITH(name##_plain, plain, NULL)                                                                     \
    {                                                                                                        \
        name(state);                                                                                         \
    }                                                                                                        \
    TEST_WITH(name##_larger, larger, NULL)                                                                   \
    {                                                                                                        \
        name(state);                                                                                         \
    }                                                                                                        \
    static void name(__attribute__((unused)) void **state)

#endif
