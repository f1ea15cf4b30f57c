/*
 * test_assets.c: a missing or broken picture, font or folder is a sentence, and
 * the game goes on where it can.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "sdl/shell.h"

static char folder[64]; /* The program's picture of a scene, made with the assets in `folder` alone. */
static int shoot(const char *scene, char *out, size_t size)
{
    char command[400];
    snprintf(command, sizeof command,
             "TIGERS_ASSETS=%s %s/dueling-tigers --data %s --scene %s --screenshot %s/shot.png 2>&1", folder,
             PROGRAM_DIR, folder, scene, folder);
    return shell_run(command, out, size);
}

static void shell(const char *format, const char *a, const char *b)
{
    char command[400], out[200];
    snprintf(command, sizeof command, format, a, b);
    assert_int_equal(shell_run(command, out, sizeof out), 0);
}

static int make_folder(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/tigers-assets-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    shell("chmod -R u+w %s && rm -rf %s", folder, folder);
    return 0;
}

static bool shot_exists(void)
{
    char path[100];
    snprintf(path, sizeof path, "%s/shot.png", folder);
    return file_exists(path);
}

static void without_any_font_it_ends_with_a_sentence(void **state)
{
    char out[4000];
    (void)state;
    assert_int_equal(shoot("title", out, sizeof out), 1);
    assert_non_null(strstr(out, "no font was found"));
    assert_false(shot_exists());
}

static void without_pictures_it_goes_on(void **state)
{
    char out[8000];
    (void)state;
    shell("cp -r %s/fonts %s/", SOURCE_DIR, folder);
    assert_int_equal(shoot("settings", out, sizeof out), 0);
    assert_non_null(strstr(out, "assets/tiles/faces/5m.svg is missing"));
    assert_true(shot_exists());
}

static void one_missing_font_is_replaced(void **state)
{
    char out[4000];
    (void)state;
    shell("cp -r %s/fonts %s/", SOURCE_DIR, folder);
    shell("ln -s %s/assets %s/assets", SOURCE_DIR, folder);
    shell("rm %s/fonts/EBGaramond-SemiBold.ttf && echo junk > %s/fonts/Inter-Regular.ttf", folder, folder);
    assert_int_equal(shoot("title", out, sizeof out), 0);
    assert_non_null(strstr(out, "EBGaramond-SemiBold.ttf is missing"));
    assert_non_null(strstr(out, "Inter-Regular.ttf is no font"));
    assert_true(shot_exists());
}

/* Only who has such a name misses the font for it. */
static void without_the_font_for_names_it_goes_on(void **state)
{
    char out[4000];
    (void)state;
    shell("cp -r %s/fonts %s/", SOURCE_DIR, folder);
    shell("ln -s %s/assets %s/assets", SOURCE_DIR, folder);
    shell("rm %s/fonts/NotoSansCJK-Names.otf; %s", folder, "true");
    assert_int_equal(shoot("settings", out, sizeof out), 0);
    assert_null(strstr(out, "NotoSansCJK"));
    shell("printf '[match]\\nname = \"\346\235\261\"\\n' > %s/settings.ini; %s", folder, "true");
    assert_int_equal(shoot("settings", out, sizeof out), 0);
    assert_non_null(strstr(out, "NotoSansCJK-Names.otf is missing"));
    assert_true(shot_exists());
}

static void a_broken_picture_is_told_once(void **state)
{
    char out[4000], *first;
    (void)state;
    shell("cp -r %s/fonts %s/", SOURCE_DIR, folder);
    shell("cp -r %s/assets %s/assets", SOURCE_DIR, folder);
    shell("echo junk > %s/assets/tiles/faces/1s.svg; %s", folder, "true");
    assert_int_equal(shoot("title", out, sizeof out), 0);
    first = strstr(out, "1s.svg");
    assert_non_null(first);
    assert_null(strstr(first + 1, "1s.svg"));
    assert_true(shot_exists());
}

/* What was cut off could still be opened: half a picture, letters that are not drawn. */
static void a_damaged_download_is_told(void **state)
{
    char out[4000];
    (void)state;
    shell("cp -r %s/fonts %s/", SOURCE_DIR, folder);
    shell("cp -r %s/assets %s/assets", SOURCE_DIR, folder);
    shell("truncate -s 90000 %s/fonts/Inter-Regular.ttf; truncate -s 900 %s/assets/emblem.svg", folder,
          folder);
    assert_int_equal(shoot("title", out, sizeof out), 0);
    assert_non_null(strstr(out, "Inter-Regular.ttf is no font"));
    assert_non_null(strstr(out, "emblem.svg is no picture"));
    shell("truncate -s 90000 %s/fonts/*; %s", folder, "true");
    assert_int_equal(shoot("title", out, sizeof out), 1);
    assert_non_null(strstr(out, "no font was found"));
}

static void a_data_folder_that_cannot_be_made_is_told(void **state)
{
    char command[300], out[2000];
    (void)state;
    snprintf(command, sizeof command, "%s/dueling-tigers --data /dev/null/x --screenshot %s/shot.png 2>&1",
             PROGRAM_DIR, folder);
    assert_int_equal(shell_run(command, out, sizeof out), 0);
    assert_non_null(strstr(out, "Nothing can be saved"));
    assert_true(shot_exists());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(without_any_font_it_ends_with_a_sentence, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(without_pictures_it_goes_on, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(one_missing_font_is_replaced, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(without_the_font_for_names_it_goes_on, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(a_broken_picture_is_told_once, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(a_damaged_download_is_told, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(a_data_folder_that_cannot_be_made_is_told, make_folder,
                                        remove_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
