/*
 * kept_file.h: one of the program's files in a temporary folder, for tests of what is read and written.
 *
 * Each KEPT_FILE_TEST(title, "settings.ini") starts with an empty folder, which is removed at its end.
 */
#ifndef SUPPORT_KEPT_FILE_H
#define SUPPORT_KEPT_FILE_H

#include <stdio.h>

#include "support/match.h"

/* The folder, the file in it, and the name it gets when it is set aside. */
static char folder[MATCH_PATH], path[MATCH_PATH], aside[MATCH_PATH];

static inline int kept_file_set_up(void **state)
{
    char name[64];
    snprintf(name, sizeof name, "%s.broken-1", (const char *)*state);
    match_folder(folder);
    match_path(path, folder, *state);
    match_path(aside, folder, name);
    return 0;
}

static inline int kept_file_tear_down(void **state)
{
    (void)state;
    match_remove_folder(folder);
    return 0;
}

#define KEPT_FILE_TEST(function, name)                                                                       \
    TEST_GIVEN(function, kept_file_set_up, kept_file_tear_down, (void *)(uintptr_t)name)

#endif
