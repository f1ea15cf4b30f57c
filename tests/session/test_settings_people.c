/*
 * test_settings_people.c: whom the settings know: the opponents at a table of four, and what a person has
 * chosen as keys.
 */
#include "support/test.h"

#include "ai/people.h"
#include "base/file.h"
#include "session/settings.h"
#include "support/kept_file.h"

static void write_text(const char *text, size_t size)
{
    struct error why;
    assert_true(file_write(path, text, size, &why));
}

/* At a table of four each computer is chosen for itself; who was not is found by how well that seat is to
 * play. */
KEPT_FILE_TEST(opponents_at_a_table_of_four, "settings.ini")
{
    struct settings settings, again;
    struct problem problem = {0};
    struct error why;
    struct player zora = {.kind = PLAYER_COMPUTER, .level = (uint8_t)ai_level_parse("zora"), .name = "Zora"};
    struct player gran = {.kind = PLAYER_COMPUTER, .level = (uint8_t)ai_level_parse("mei"), .name = "Gran"};
    settings_defaults(&settings);
    enum ai_level easy = settings_opponent(&settings, 2); /* by the ladder, the weakest first */
    settings.four_kinds[2] = AI_HARD;
    enum ai_level hard = settings_opponent(&settings, 2);
    settings.four_kinds[2] = 0; /* for a person: the computer there plays like the opponent */
    settings.level = AI_NORMAL;
    assert_true(easy < settings_opponent(&settings, 2) && settings_opponent(&settings, 2) < hard);
    settings_set_opponent(&settings, 2, &zora);
    assert_int_equal(settings.four_kinds[2], 0);
    assert_int_equal(settings.level, AI_NORMAL); /* the rival's stays */
    settings_set_opponent(&settings, 3, &gran);
    assert_int_equal(settings.four_kinds[3], person_at((enum ai_level)gran.level)->level);
    assert_true(settings_save(&settings, path, &why));
    assert_true(settings_load(&again, path, &problem));
    assert_int_equal(settings_opponent(&again, 2), zora.level);
    assert_string_equal(settings_opponent_name(&again, 2), "Zora");
    assert_int_equal(settings_opponent(&again, 3), gran.level);
    assert_string_equal(settings_opponent_name(&again, 3), "Gran");
    again.others[1][0] = '\0'; /* whose name was taken away has their own */
    assert_string_equal(settings_opponent_name(&again, 3), "Mei");
}

/* As many as there is room for come back; of two for one action the later one holds, and a line that no
 * program of ours wrote does no harm. */
KEPT_FILE_TEST(as_many_keys_as_there_are, "settings.ini")
{
    struct settings settings, again;
    struct problem problem = {0};
    struct error why;
    size_t size;
    settings_defaults(&settings);
    for (int i = 0; i < SETTINGS_KEYS; i++) {
        snprintf(settings.keys[i].action, sizeof settings.keys[i].action, "action-%d", i);
        snprintf(settings.keys[i].key, sizeof settings.keys[i].key, "F%d", i);
    }
    assert_true(settings_save(&settings, path, &why));
    assert_true(settings_load(&again, path, &problem));
    assert_memory_equal(again.keys, settings.keys, sizeof again.keys);
    char *text = file_read(path, &size, &why), *more = malloc(size + 100);
    snprintf(more, size + 100, "%s\n[keys]\naction-7 = \"J\"\none-more = \"K\"\n", text);
    write_text(more, strlen(more));
    assert_true(settings_load(&again, path, &problem));
    assert_string_equal(again.keys[7].key, "J");
    for (int i = 0; i < SETTINGS_KEYS; i++)
        assert_string_not_equal(again.keys[i].action, "one-more");
    free(text);
    free(more);
    static const char long_one[] = "[keys]\nan-action-of-a-name-longer-than-any = \"K\"\nhint = \"H\"\n";
    write_text(long_one, sizeof long_one - 1);
    assert_true(settings_load(&again, path, &problem));
    assert_string_equal(again.keys[0].action, "hint");
}

/* Who wants no reason is given none, and the rest is as ever. */
KEPT_FILE_TEST(the_reason_may_be_left_out, "settings.ini")
{
    struct settings settings, defaults;
    memset(&defaults, 0, sizeof defaults);
    settings_defaults(&defaults);
    settings = defaults;
    write_text("hello\n", 6);
    assert_false(settings_load(&settings, path, NULL));
    assert_memory_equal(&settings, &defaults, sizeof settings);
    assert_true(file_exists(aside));
}
