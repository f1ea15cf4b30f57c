/* test_profiles.c: several players at one machine: each keeps what is theirs, and the last one plays on. */
#include "support/test.h"

#include "base/file.h"
#include "session/profiles.h"
#include "support/kept_file.h"

static char base[MATCH_PATH + 1];

static void begin(void)
{
    snprintf(base, sizeof base, "%s/", folder);
}

static void name_the_first(const char *name)
{
    struct settings settings;
    struct error why;
    settings_defaults(&settings);
    snprintf(settings.names[0], PLAYER_NAME, "%s", name);
    assert_true(settings_save(&settings, path, &why));
}

KEPT_FILE_TEST(an_empty_folder_is_the_first_players, "settings.ini")
{
    struct profiles profiles;
    char own[600];
    begin();
    profiles_read(&profiles, base);
    assert_int_equal(profiles.count, 1);
    assert_int_equal(profiles.chosen, 0);
    assert_string_equal(profiles.names[0], "");
    profiles_folder(base, profiles.numbers[0], own, sizeof own);
    assert_string_equal(own, base);
}

KEPT_FILE_TEST(another_begins_with_the_same_settings_and_another_name, "settings.ini")
{
    struct profiles profiles;
    struct settings like, read;
    struct problem problem;
    struct error why;
    char own[600];
    begin();
    name_the_first("Anna");
    settings_defaults(&like);
    like.felt = 2;
    assert_int_equal(profiles_begin(base, &like, "Ben", &why), 2);
    profiles_read(&profiles, base);
    assert_int_equal(profiles.count, 2);
    assert_int_equal(profiles.chosen, 0); /* to begin is not to take over */
    assert_string_equal(profiles.names[0], "Anna");
    assert_string_equal(profiles.names[1], "Ben");
    profiles_folder(base, 2, own, sizeof own - 16);
    strcat(own, "settings.ini");
    settings_defaults(&read);
    assert_true(settings_load(&read, own, &problem));
    assert_string_equal(read.names[0], "Ben");
    assert_int_equal(read.felt, 2);
}

KEPT_FILE_TEST(who_played_last_plays_on, "settings.ini")
{
    struct profiles profiles;
    struct settings like;
    struct error why;
    begin();
    name_the_first("Anna");
    settings_defaults(&like);
    assert_int_equal(profiles_begin(base, &like, "Ben", &why), 2);
    assert_true(profiles_use(base, 2, &why));
    profiles_read(&profiles, base);
    assert_int_equal(profiles.chosen, 1);
    assert_true(profiles_use(base, 1, &why));
    profiles_read(&profiles, base);
    assert_int_equal(profiles.chosen, 0);
}

/* Settings that turn out to be none are set aside. Whose they were plays on, and nobody else gets the folder
 * with the saved match in it. */
KEPT_FILE_TEST(who_lost_their_settings_plays_on, "settings.ini")
{
    static const char garbage[] = "[sound]\nmusic = 2\nsic = 2\n[[";
    struct profiles profiles;
    struct settings like;
    struct problem problem;
    struct error why;
    char own[MATCH_PATH + 40];
    begin();
    name_the_first("Anna");
    settings_defaults(&like);
    assert_int_equal(profiles_begin(base, &like, "Ben", &why), 2);
    assert_true(profiles_use(base, 2, &why));
    snprintf(own, sizeof own, "%sprofiles/2/settings.ini", base);
    assert_true(file_write(own, garbage, strlen(garbage), &why));
    assert_false(settings_load(&like, own, &problem));
    assert_false(file_exists(own)); /* set aside */
    profiles_read(&profiles, base);
    assert_int_equal(profiles.count, 2);
    assert_int_equal(profiles.numbers[profiles.chosen], 2);
    assert_string_equal(profiles.names[1], "");
    assert_int_equal(profiles_begin(base, &like, "Cem", &why), 3);
}

/* What a player to be left when they could not be begun, or a second program when it looked, is no player. */
KEPT_FILE_TEST(an_empty_folder_is_nobodys, "settings.ini")
{
    static const char *const passing[] = {"in-use.lock", ".write-test", "settings.ini.4711.new"};
    struct profiles profiles;
    struct settings like;
    struct error why;
    char own[MATCH_PATH + 60];
    begin();
    name_the_first("Anna");
    snprintf(own, sizeof own, "%sprofiles", base);
    assert_true(file_make_folder(own, &why));
    strcat(own, "/2");
    assert_true(file_make_folder(own, &why));
    for (size_t i = 0; i < sizeof passing / sizeof *passing; i++) {
        snprintf(own, sizeof own, "%sprofiles/2/%s", base, passing[i]);
        assert_true(file_write(own, "", 0, &why));
    }
    profiles_read(&profiles, base);
    assert_int_equal(profiles.count, 1);
    settings_defaults(&like);
    assert_int_equal(profiles_begin(base, &like, "Ben", &why), 2);
}

/* A file from elsewhere, or a folder that was taken away: the first one plays. */
KEPT_FILE_TEST(who_is_gone_does_not_play_on, "settings.ini")
{
    struct profiles profiles;
    struct error why;
    char text[600];
    static const char *const files[] = {"[profile]\nin-use = 5\n", "[profile]\nin-use = -3\n", "garbage", ""};
    begin();
    name_the_first("Anna");
    assert_true(profiles_use(base, 1, &why));
    snprintf(text, sizeof text, "%sprofiles/in-use.ini", base);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        assert_true(file_write(text, files[i], strlen(files[i]), &why));
        profiles_read(&profiles, base);
        assert_int_equal(profiles.count, 1);
        assert_int_equal(profiles.chosen, 0);
    }
}

/* Lines of a program to come, and of another file, say nothing of who plays. */
KEPT_FILE_TEST(other_lines_are_passed_over, "settings.ini")
{
    static const char text[] = "[match]\nin-use = 1\n[profile]\nsince = 1\nin-use = 2\nof = 1\n";
    struct profiles profiles;
    struct settings like;
    struct error why;
    char in_use[MATCH_PATH + 40];
    begin();
    settings_defaults(&like);
    assert_int_equal(profiles_begin(base, &like, "Ben", &why), 2);
    snprintf(in_use, sizeof in_use, "%sprofiles/in-use.ini", base);
    assert_true(file_write(in_use, text, sizeof text - 1, &why));
    profiles_read(&profiles, base);
    assert_int_equal(profiles.chosen, 1);
}

/* "You" is what everybody is called who gave no name. */
KEPT_FILE_TEST(who_gave_no_name_has_none, "settings.ini")
{
    struct profiles profiles;
    begin();
    name_the_first("You");
    profiles_read(&profiles, base);
    assert_string_equal(profiles.names[0], "");
}

KEPT_FILE_TEST(there_is_an_end, "settings.ini")
{
    struct settings like;
    struct error why;
    begin();
    settings_defaults(&like);
    for (int number = 2; number <= PROFILES_MAX; number++)
        assert_int_equal(profiles_begin(base, &like, "Cleo", &why), number);
    assert_int_equal(profiles_begin(base, &like, "Dora", &why), 0);
    assert_string_equal(why.message, "There are 6 players already.");
}
