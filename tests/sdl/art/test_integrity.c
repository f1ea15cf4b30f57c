/*
 * test_integrity.c: every picture, font and sound of the game is whole, and none is that has lost its end.
 */
#include "support/test.h"

#include "base/file.h"
#include "sdl/art/integrity.h"

static int looked_at;

static char *read_asset(const char *folder, const char *name, size_t *size)
{
    char path[512];
    struct error why;
    snprintf(path, sizeof path, SOURCE_DIR "/%s/%s", folder, name);
    char *data = file_read(path, size, &why);
    if (!data)
        fail_msg("%s", why.message);
    looked_at++;
    return data;
}

static void look_at_font(void *folder, const char *name)
{
    size_t size;
    char *data = read_asset(folder, name, &size);
    assert_true(intact_font(data, size));
    for (int part = 0; part < 50; part++)
        assert_false(intact_font(data, size * (size_t)part / 50));
    assert_false(intact_font(data, size - 4)); /* up to three bytes at the end fill up its last table */
    free(data);
}

static void look_at_sound(void *folder, const char *name)
{
    size_t size;
    char *data = read_asset(folder, name, &size);
    if (!intact_sound(data, size))
        fail_msg("%s is not whole", name);
    for (int part = 0; part < 50; part++)
        assert_false(intact_sound(data, size * (size_t)part / 50));
    assert_false(intact_sound(data, size - 1));
    free(data);
}

static void look_at_picture(void *folder, const char *name)
{
    size_t size;
    char *data = read_asset(folder, name, &size);
    if (!intact_picture(data))
        fail_msg("%s is not whole", name);
    data[size * 2 / 3] = '\0';
    assert_false(intact_picture(data));
    free(data);
}

static void look_at_all(const char *folder, const char *ending, void (*look)(void *, const char *))
{
    char path[300];
    snprintf(path, sizeof path, SOURCE_DIR "/%s", folder);
    looked_at = 0;
    assert_true(file_each(path, ending, look, (void *)folder));
    assert_true(looked_at > 0);
}

TEST(fonts)
{
    look_at_all("fonts", ".ttf", look_at_font);
    look_at_all("fonts", ".otf", look_at_font);
}

TEST(sounds)
{
    look_at_all("assets/sounds", ".wav", look_at_sound);
    look_at_all("assets/sounds", ".ogg", look_at_sound);
    look_at_all("assets/sounds/music", ".ogg", look_at_sound);
    look_at_all("assets/sounds/voices/en", ".ogg", look_at_sound);
    look_at_all("assets/sounds/voices/de", ".ogg", look_at_sound);
    look_at_all("assets/sounds/voices/es", ".ogg", look_at_sound);
    look_at_all("assets/sounds/voices/fr", ".ogg", look_at_sound);
    look_at_all("assets/sounds/voices/ja", ".ogg", look_at_sound);
    look_at_all("assets/sounds/voices/zh", ".ogg", look_at_sound);
}

TEST(pictures)
{
    look_at_all("assets", ".svg", look_at_picture);
    look_at_all("assets/icons", ".svg", look_at_picture);
    look_at_all("assets/tiles/faces", ".svg", look_at_picture);
    look_at_all("assets/tiles/body", ".svg", look_at_picture);
}

TEST(what_is_nothing_of_the_kind)
{
    char junk[100] = "junk";
    assert_false(intact_font(junk, sizeof junk));
    assert_false(intact_sound(junk, sizeof junk));
    assert_false(intact_sound("", 0));
    assert_false(intact_font("", 0));
    assert_false(intact_picture(""));
    memset(junk, 0xff, sizeof junk);
    memcpy(junk, "OggS", 4);
    assert_false(intact_sound(junk, 60));
    assert_false(intact_font(junk, sizeof junk));
}
