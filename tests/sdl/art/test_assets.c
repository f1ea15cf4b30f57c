/*
 * test_assets.c: a missing or broken picture, font or folder is a sentence, and
 * the game goes on where it can.
 */
#include "support/test.h"

#include "base/file.h"
#include "support/child.h"
#include "support/system.h"

enum { PATH = 512 };

static char folder[PATH];

/* What is called so in the folder, good until the next call. */
static const char *in_folder(const char *name)
{
    static char path[2 * PATH];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

/* The program's picture of a scene, made with the assets in `folder` alone. */
static int shoot(const char *scene, char *out, size_t size)
{
    char command[5 * PATH];
    system_set("TIGERS_ASSETS", folder);
    snprintf(command, sizeof command, "'%s/dueling-tigers' --data '%s' --scene %s --screenshot '%s'",
             PROGRAM_DIR, folder, scene, in_folder("shot.png"));
    int status = child_says(command, out, size);
    system_set("TIGERS_ASSETS", NULL);
    return status;
}

/* Copies assets or fonts of the project into the folder. */
static void copy(const char *name)
{
    char from[PATH];
    snprintf(from, sizeof from, "%s/%s", SOURCE_DIR, name);
    system_copy(from, in_folder(name));
}

static void write_file(const char *name, const char *text)
{
    assert_true(file_write(in_folder(name), text, strlen(text), NULL));
}

static int make_folder(void **state)
{
    (void)state;
    system_folder(folder, sizeof folder);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    system_remove(folder);
    return 0;
}

static bool shot_exists(void)
{
    return file_exists(in_folder("shot.png"));
}

TEST_WITH(without_any_font_it_ends_with_a_sentence, make_folder, remove_folder)
{
    char out[4000];
    assert_int_equal(shoot("title", out, sizeof out), 1);
    assert_non_null(strstr(out, "no usable font was found"));
    assert_false(shot_exists());
}

TEST_WITH(without_pictures_it_goes_on, make_folder, remove_folder)
{
    char out[8000];
    copy("fonts");
    assert_int_equal(shoot("settings-2", out, sizeof out), 0);
    assert_non_null(strstr(out, "assets/tiles/faces/5m.svg is missing"));
    assert_true(shot_exists());
}

TEST_WITH(one_missing_font_is_replaced, make_folder, remove_folder)
{
    char out[4000];
    copy("fonts");
    copy("assets");
    system_remove(in_folder("fonts/EBGaramond-SemiBold.ttf"));
    write_file("fonts/Inter-Regular.ttf", "junk\n");
    assert_int_equal(shoot("title", out, sizeof out), 0);
    assert_non_null(strstr(out, "EBGaramond-SemiBold.ttf is missing"));
    assert_non_null(strstr(out, "Inter-Regular.ttf isn't a font the game can use"));
    assert_true(shot_exists());
}

/* Only who has such a name misses the font for it. */
TEST_WITH(without_the_font_for_names_it_goes_on, make_folder, remove_folder)
{
    char out[4000];
    copy("fonts");
    copy("assets");
    system_remove(in_folder("fonts/NotoSansCJK-Names.otf"));
    assert_int_equal(shoot("settings-6", out, sizeof out), 0);
    assert_null(strstr(out, "NotoSansCJK"));
    write_file("settings.ini", "[match]\nname = \"\346\235\261\"\n");
    assert_int_equal(shoot("settings-6", out, sizeof out), 0);
    assert_non_null(strstr(out, "NotoSansCJK-Names.otf is missing"));
    assert_true(shot_exists());
}

TEST_WITH(a_broken_picture_is_told_once, make_folder, remove_folder)
{
    char out[4000], *first;
    copy("fonts");
    copy("assets");
    write_file("assets/tiles/faces/1s.svg", "junk\n");
    assert_int_equal(shoot("title", out, sizeof out), 0);
    first = strstr(out, "1s.svg");
    assert_non_null(first);
    assert_null(strstr(first + 1, "1s.svg"));
    assert_true(shot_exists());
}

/* Only the first bytes of it came. */
static void cut(const char *name, size_t bytes)
{
    size_t size;
    char *all = file_read(in_folder(name), &size, NULL);
    assert_non_null(all);
    assert_true(size >= bytes);
    assert_true(file_write(in_folder(name), all, bytes, NULL));
    free(all);
}

/* What was cut off could still be opened: half a picture, letters that are not drawn. */
TEST_WITH(a_damaged_download_is_told, make_folder, remove_folder)
{
    static const char *const fonts[] = {
        "fonts/EBGaramond-MediumItalic.ttf", "fonts/EBGaramond-SemiBold.ttf", "fonts/Inter-Medium.ttf",
        "fonts/Inter-Regular.ttf",           "fonts/Inter-SemiBold.ttf",      "fonts/NotoSansCJK-Names.otf"};
    char out[4000];
    copy("fonts");
    copy("assets");
    cut("fonts/Inter-Regular.ttf", 90000);
    cut("assets/emblem.svg", 900);
    assert_int_equal(shoot("title", out, sizeof out), 0);
    assert_non_null(strstr(out, "Inter-Regular.ttf isn't a font the game can use"));
    assert_non_null(strstr(out, "emblem.svg isn't a picture the game can draw"));
    for (size_t i = 0; i < sizeof fonts / sizeof *fonts; i++)
        cut(fonts[i], 90000);
    assert_int_equal(shoot("title", out, sizeof out), 1);
    assert_non_null(strstr(out, "no usable font was found"));
}

TEST_WITH(a_data_folder_that_cannot_be_made_is_told, make_folder, remove_folder)
{
    char command[4 * PATH], out[2000];
    snprintf(command, sizeof command, "'%s/dueling-tigers' --data /dev/null/x --screenshot '%s'", PROGRAM_DIR,
             in_folder("shot.png"));
    assert_int_equal(child_says(command, out, sizeof out), 0);
    assert_non_null(strstr(out, "Nothing can be saved"));
    assert_true(shot_exists());
}
