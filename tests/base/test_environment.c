/*
 * test_environment.c: variables as they are set; whether there is a program that opens folders.
 */
#include "support/test.h"

#ifndef _WIN32
#include <unistd.h>
#endif

#include "base/environment.h"
#include "base/file.h"
#include "support/system.h"

TEST(a_variable_is_read_if_there_is_room)
{
    char value[8] = "";
    system_set("TIGERS_TEST", "seven77");
    assert_true(environment_get("TIGERS_TEST", value, sizeof value));
    assert_string_equal(value, "seven77");
    system_set("TIGERS_TEST", "eight888");
    assert_false(environment_get("TIGERS_TEST", value, sizeof value));
    system_set("TIGERS_TEST", NULL);
    assert_false(environment_get("TIGERS_TEST", value, sizeof value));
}

/* XDG Base Directory Specification: "All paths set in these environment variables must be absolute"; if a
 * variable is "either not set or empty", the default is used. */
TEST(a_folder_that_is_empty_or_relative_is_not_set)
{
    static const char *const values[] = {"", "data", "./data", "~/data"};
    char value[20];
#ifdef _WIN32
    skip();
#endif
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        system_set("TIGERS_TEST", values[i]);
        environment_need_absolute("TIGERS_TEST");
        assert_false(environment_get("TIGERS_TEST", value, sizeof value));
    }
    system_set("TIGERS_TEST", "/data");
    environment_need_absolute("TIGERS_TEST");
    assert_true(environment_get("TIGERS_TEST", value, sizeof value));
    assert_string_equal(value, "/data");
    system_set("TIGERS_TEST", NULL);
}

TEST(what_opens_folders_is_looked_for_in_the_search_path)
{
    char folder[300], path[400], search[1800];
#if defined(_WIN32) || defined(__APPLE__)
    skip(); /* a part of the system */
#endif
    system_folder(folder, sizeof folder);
    snprintf(search, sizeof search, "/nowhere/at/all:%s", folder);
    system_set("PATH", search);
    assert_false(environment_opens_folders());
    snprintf(path, sizeof path, "%s/xdg-open", folder);
    assert_true(file_write(path, "#!/bin/sh\n", 10, NULL));
    assert_true(environment_opens_folders());
    snprintf(search, sizeof search, "/%01300d:%s", 0, folder); /* what no path can be is passed over */
    system_set("PATH", search);
    assert_true(environment_opens_folders());
    system_set("PATH", "/nowhere/at/all");
    assert_false(environment_opens_folders());
#ifndef _WIN32
    char before[1000];
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(folder), 0);
    system_set(
        "PATH",
        "/nowhere/at/all:"); /* POSIX, "Environment Variables": an empty name is the folder one is in */
    assert_true(environment_opens_folders());
    assert_int_equal(chdir(before), 0);
    assert_false(environment_opens_folders());
#endif
    system_set("PATH", NULL);
    assert_false(environment_opens_folders());
    system_remove(folder);
}
