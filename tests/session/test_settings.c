/* test_settings.c: the settings file: defaults, ranges, and broken files. */
#include "support/test.h"

#include "ai/people.h"
#include "base/file.h"
#include "session/settings.h"
#include "support/any_settings.h"
#include "support/kept_file.h"
#include "support/refused.h"

static void write_text(const char *text, size_t size)
{
    FILE *file = file_open(path, "wb"); /* file_write refuses what is too long to be read */
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static void assert_same(const struct settings *a, const struct settings *b)
{
    for (const struct field *field = settings_fields; field->name; field++)
        if (memcmp((const char *)a + field->offset, (const char *)b + field->offset, any_field_size(field)))
            fail_msg("%s of [%s] is another", field->name, field->section);
    for (int i = 0; i < SETTINGS_KEYS && (a->keys[i].action[0] || b->keys[i].action[0]); i++) {
        assert_string_equal(a->keys[i].action, b->keys[i].action);
        assert_string_equal(a->keys[i].key, b->keys[i].key);
    }
    assert_memory_equal(a->options, b->options, sizeof a->options);
}

static void assert_loads(const struct settings *expected)
{
    struct settings loaded;
    struct problem problem = {0};
    memset(&loaded, 0x5a, sizeof loaded);
    if (!settings_load(&loaded, path, &problem))
        fail_msg("%s", problem_sentence(&problem));
    assert_same(&loaded, expected);
}

KEPT_FILE_TEST(test_missing_file, "settings.ini")
{
    struct settings defaults;
    settings_defaults(&defaults);
    assert_loads(&defaults);
    assert_false(file_exists(path));
}

KEPT_FILE_TEST(test_defaults_come_back, "settings.ini")
{
    struct settings defaults;
    struct error why;
    settings_defaults(&defaults);
    assert_true(settings_save(&defaults, path, &why));
    assert_loads(&defaults);
}

/* A player who had the game before there were prizes keeps every look; a new player wins them. */
KEPT_FILE_TEST(test_looks_of_former_times_stay_open, "settings.ini")
{
    static const char older[] = "[table]\nfelt = wine\n";
    struct settings settings;
    struct problem why;
    assert_true(settings_load(&settings, path, &why));
    assert_false(settings.all_prizes);
    write_text(older, sizeof older - 1);
    assert_true(settings_load(&settings, path, &why));
    assert_true(settings.all_prizes);
    settings_reset(&settings);
    assert_true(settings.all_prizes);
    settings_defaults(&settings);
    assert_true(settings_save(&settings, path, &why.error));
    assert_true(settings_load(&settings, path, &why));
    assert_false(settings.all_prizes);
}

/* A newcomer sees the waits at a table of the first three; a player who has opened or shut the panel, or had
 * the game before, finds it at every table as they left it. */
KEPT_FILE_TEST(test_waits_are_shown_against_the_first_opponents, "settings.ini")
{
    static const char older[] = "[helps]\nshow-waits = off\n";
    static const struct {
        const char *second, *third;
        bool shown;
    } cases[] = {{"nino", NULL, true},   {"mei", NULL, true},    {"otto", NULL, true},
                 {"kai", NULL, false},   {"amara", NULL, false}, {"hard", NULL, false},
                 {"nino", "otto", true}, {"nino", "kai", false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct setup setup = {.seats = cases[i].third ? 3 : 2};
        struct settings settings;
        struct problem why;
        setup.players[0].kind = PLAYER_PERSON;
        setup.players[1] = (struct player){PLAYER_COMPUTER, (uint8_t)ai_level_parse(cases[i].second), ""};
        if (cases[i].third)
            setup.players[2] = (struct player){PLAYER_COMPUTER, (uint8_t)ai_level_parse(cases[i].third), ""};
        settings_defaults(&settings);
        assert_int_equal(settings_shows_waits(&settings, &setup), cases[i].shown);
        for (int shown = 0; shown < 2; shown++) {
            settings_choose_waits(&settings, shown);
            assert_int_equal(settings_shows_waits(&settings, &setup), shown);
        }
        write_text(older, sizeof older - 1);
        assert_true(settings_load(&settings, path, &why));
        assert_false(settings_shows_waits(&settings, &setup));
    }
}

TEST(test_a_name_is_known_once_it_is_typed)
{
    struct settings settings;
    settings_defaults(&settings);
    assert_true(settings_is_unnamed(&settings));
    strcpy(settings.names[0], "Ann");
    assert_false(settings_is_unnamed(&settings));
}

KEPT_FILE_TEST(test_everything_comes_back, "settings.ini")
{
    struct error why;
    struct settings settings, other = {
                                  .speed = SPEED_OFF,
                                  .reduced_motion = true,
                                  .sound = 0,
                                  .music = 10,
                                  .voices = true,
                                  .talk = false,
                                  .said = "..ab.c",
                                  .table = "192.168.1.5:7733",
                                  .table_code = "ABCDEF",
                                  .table_token = "00ff",
                                  .voice = 3,
                                  .muted = true,
                                  .fullscreen = true,
                                  .width = 3840,
                                  .height = 2160,
                                  .scale = 200,
                                  .confirm_discard = true,
                                  .show_waits = true,
                                  .warn_riichi = false,
                                  .show_hints = false,
                                  .faces = 1,
                                  .back = 2,
                                  .felt = 3,
                                  .place = 2,
                                  .tunes = {4, 3, 2, 1},
                                  .high_contrast = true,
                                  .names = {" # ;\"\\ ; x", "123456789012345678901\xc3\xa9"},
                                  .opponent = "",
                                  .level = AI_EASY,
                                  .one_curtain = false,
                                  .hold_to_see = true,
                                  .friends_clock = 40,
                                  .practice = true,
                                  .scan = true,
                                  .scan_pace = 30,
                                  .keys = {{"hint", ";"}, {"redo", "ctrl+\""}, {"of-later", "J"}},
                              };
    settings_defaults(&settings);
    memcpy(other.options, settings.options, sizeof other.options);
    assert_true(settings_save(&other, path, &why));
    assert_loads(&other);
}

/* Version 1.0.0 remembered a level and a name: a person of about that strength takes the seat, and a name
 * that the player gave them stays. */
KEPT_FILE_TEST(test_opponents_of_former_times, "settings.ini")
{
    static const struct {
        const char *level, *name, *who, *called;
    } cases[] = {{"normal", "Lin", "lin", "Lin"},
                 {"easy", "Lin", "mei", "Mei"},
                 {"hard", "Grandpa", "amara", "Grandpa"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct settings settings;
        struct problem problem = {0};
        char text[200];
        snprintf(text, sizeof text, "[match]\nlevel = %s\nopponent = \"%s\"\n", cases[i].level,
                 cases[i].name);
        assert_true(file_write(path, text, strlen(text), NULL));
        assert_true(settings_load(&settings, path, &problem));
        assert_int_equal(settings_opponent(&settings, 1), ai_level_parse(cases[i].who));
        assert_string_equal(settings_opponent_name(&settings, 1), cases[i].called);
    }
}

/* Who was chosen is there again, and a program that knows levels alone finds one. */
KEPT_FILE_TEST(test_a_chosen_opponent_comes_back, "settings.ini")
{
    struct settings settings, again;
    struct problem problem = {0};
    struct error why;
    size_t size;
    struct player zora = {.kind = PLAYER_COMPUTER, .level = (uint8_t)ai_level_parse("zora"), .name = "Zora"};
    settings_defaults(&settings);
    assert_true(person_is(settings_opponent(&settings, 1)));
    assert_true(settings_opponent(&settings, 1) <
                ai_level_parse("lin")); /* a new player meets an easier one */
    settings_set_opponent(&settings, 1, &zora);
    assert_true(settings_save(&settings, path, &why));
    assert_true(settings_load(&again, path, &problem));
    assert_int_equal(settings_opponent(&again, 1), zora.level);
    assert_string_equal(settings_opponent_name(&again, 1), "Zora");
    char *text = file_read(path, &size, &why);
    assert_non_null(strstr(text, "\nlevel = normal\n"));
    free(text);
}

/* Another value than the mode begins with, for every option; then all of a mode can stand together. */
static void choose_otherwise(const struct ruleset *rules, int16_t *options)
{
    ruleset_defaults(rules, options);
    for (int i = 0; i < ruleset_option_count(rules); i++) {
        const struct option *option = &rules->options[i];
        if (option->type == OPTION_NUMBER)
            options[i] = option->numbers[options[i] == option->numbers[0]];
        else
            options[i] = options[i] == 0;
    }
    assert_true(ruleset_check(rules, options, NULL));
}

KEPT_FILE_TEST(test_options_of_every_mode_come_back, "settings.ini")
{
    struct settings settings, defaults;
    struct error why;
    size_t size;
    settings_defaults(&settings);
    settings_defaults(&defaults);
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        char section[32];
        choose_otherwise(rules, settings_options(&settings, rules));
        for (int i = 0; i < ruleset_option_count(rules); i++)
            assert_int_not_equal(settings_options(&settings, rules)[i],
                                 settings_options(&defaults, rules)[i]);
        assert_true(settings_save(&settings, path, &why));
        assert_loads(&settings);
        char *text = file_read(path, &size, &why);
        snprintf(section, sizeof section, "\n[%s]\n", rules->id);
        assert_non_null(strstr(text, section));
        free(text);
    }
}

static int value_of(const char *mode, enum option_key key)
{
    const struct ruleset *rules = ruleset_find(mode);
    struct settings loaded;
    struct problem problem = {0};
    if (!settings_load(&loaded, path, &problem))
        fail_msg("%s", problem_sentence(&problem));
    return ruleset_value(rules, settings_options(&loaded, rules), key);
}

/* --- whatever is saved is loaded --- */

#ifdef __has_builtin
#if __has_builtin(__builtin_clear_padding)
/* The table, the keys and the options are all there is: nothing can be left out of the file. */
TEST(test_every_field_is_in_the_file)
{
    static struct settings all;
    char *bytes = (char *)&all;
    memset(&all, 1, sizeof all);
    __builtin_clear_padding(&all);
    for (const struct field *field = settings_fields; field->name; field++)
        memset(bytes + field->offset, 0, any_field_size(field));
    memset(all.keys, 0, sizeof all.keys);
    memset(&all.who[0], 0, sizeof all.who[0]);           /* the person has that seat */
    size_t options = offsetof(struct settings, options); /* they are the last */
    assert_true(sizeof all - options - sizeof all.options < sizeof(uint64_t));
    for (size_t i = 0; i < options; i++)
        if (bytes[i])
            fail_msg("byte %zu of the settings is not saved", i);
}
#endif
#endif

/* A file with a number out of its range would be set aside, and all settings with it. */
KEPT_FILE_TEST(test_evenings_are_counted_up_to_the_most_that_is_read, "settings.ini")
{
    struct settings settings;
    struct error why;
    settings_defaults(&settings);
    settings.evenings_won = 9998;
    for (int i = 0; i < 3; i++) {
        strcpy(settings.evening_matches[0], "2026-11-28 20:00:00");
        settings_begin_evening(&settings, 7, true);
        assert_string_equal(settings.evening_matches[0], "");
        assert_int_equal(settings.evenings_won, 9999);
        assert_true(settings_save(&settings, path, &why));
        assert_loads(&settings);
    }
    settings.evenings_won = 3;
    settings_begin_evening(&settings, 8, false);
    assert_int_equal(settings.evenings_won, 3);
    assert_true(settings.evening == 8);
}

KEPT_FILE_TEST(test_whatever_is_saved_is_loaded, "settings.ini")
{
    static struct settings saved, loaded;
    struct rng rng;
    rng_init(&rng, 37);
    for (int i = 0; i < 300; i++) {
        struct error why;
        struct problem problem = {0};
        any_settings(&rng, &saved);
        assert_true(settings_save(&saved, path, &why));
        memset(&loaded, 0x5a, sizeof loaded);
        if (!settings_load(&loaded, path, &problem))
            fail_msg("settings %d: %s", i, problem_sentence(&problem));
        assert_same(&loaded, &saved);
        char again[MATCH_PATH];
        size_t first_size, second_size;
        assert_true(settings_save(&loaded, match_path(again, folder, "again.ini"), &why));
        char *first = match_read(path, &first_size), *second = match_read(again, &second_size);
        assert_int_equal(first_size, second_size);
        assert_memory_equal(first, second, first_size);
        free(first);
        free(second);
        assert_true(file_remove(again));
    }
}

/* Version 1.0.0 knew only those of Dueling Tigers, and wrote them among what is of all matches. A line that
 * no version reads any more is passed over. */
KEPT_FILE_TEST(test_options_of_an_old_file, "settings.ini")
{
    static const char old[] = "[match]\nname = \"Ann\"\nhot-seat = on\nrounds = 8\nscoring = pay\n";
    static const char both[] = "[match]\nrounds = 8\n\n[dueling-tigers]\nrounds = 4\n\n"
                               "[tenpai-duel]\nrounds = 32\nclock = none\nbell = on\n";
    write_text(old, sizeof old - 1);
    assert_int_equal(value_of("dueling-tigers", OPTION_ROUNDS), 8);
    assert_int_equal(value_of("dueling-tigers", OPTION_SCORING), 1);
    assert_int_equal(value_of("tenpai-duel", OPTION_ROUNDS), 0); /* its clock ends the match */
    write_text(both, sizeof both - 1);
    assert_int_equal(value_of("dueling-tigers", OPTION_ROUNDS), 4);
    assert_int_equal(value_of("tenpai-duel", OPTION_ROUNDS), 32);
    assert_int_equal(value_of("tenpai-duel", OPTION_CLOCK), 0);
}

KEPT_FILE_TEST(test_names_hold_no_lines, "settings.ini")
{
    struct settings settings;
    struct error why;
    settings_defaults(&settings);
    strcpy(settings.names[0], "a\n[sound]\nmusic=x");
    assert_true(settings_save(&settings, path, &why));
    strcpy(settings.names[0], "a [sound] music=x");
    assert_loads(&settings);
}

/* A line without a name leaves nothing behind, nor takes a place. */
KEPT_FILE_TEST(test_a_key_without_an_action_is_none, "settings.ini")
{
    static const char text[] = "[keys]\n= \"Raven\"\nhint = \"H\"\n";
    static struct settings settings;
    write_text(text, sizeof text - 1);
    settings_defaults(&settings);
    assert_true(settings_load(&settings, path, NULL));
    assert_string_equal(settings.keys[0].action, "hint");
    assert_string_equal(settings.keys[0].key, "H");
    write_text(text, strchr(text, 'h') - text);
    settings_defaults(&settings);
    assert_true(settings_load(&settings, path, NULL));
    assert_string_equal(settings.keys[0].key, "");
}

/* A player who copies a line to try another name leaves two: the later one counts, and nothing is left of the
 * other. */
KEPT_FILE_TEST(test_a_name_may_stand_twice, "settings.ini")
{
    static const char text[] = "[match]\n"
                               "name = \"Bartholomew\"\n"
                               "name = \"Bo\"\n";
    static const char kept[PLAYER_NAME] = "Bo";
    struct settings settings;
    struct problem problem = {0};
    write_text(text, sizeof text - 1);
    assert_true(settings_load(&settings, path, &problem));
    assert_memory_equal(settings.names[0], kept, sizeof kept);
}

KEPT_FILE_TEST(test_people_may_edit_it, "settings.ini")
{
    static const char text[] = "\xef\xbb\xbf; mine\r\n"
                               "[sound]\r\n"
                               "music=0\r\n"
                               "effects : 3   ; quiet\r\n"
                               "  \r\n"
                               "[table]\r\n"
                               "speed = fast\r\n"
                               "[unheard]\r\n"
                               "colour = none\r\n"
                               "[match]\r\n"
                               "rounds = 8\r\n"
                               "new-thing = 4\r\n"
                               "practice = yes";
    struct settings settings;
    struct error why;
    settings_defaults(&settings);
    settings.music = 0;
    settings.sound = 3;
    settings.speed = SPEED_FAST;
    settings.practice = true;
    settings.all_prizes = settings.waits_chosen = true; /* as the file is older than they are */
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    assert_true(ruleset_set(rules, settings_options(&settings, rules), "rounds", "8", &why));
    write_text(text, sizeof text - 1);
    assert_loads(&settings);
}

/* The file is refused by a sentence with the words, set aside with every byte, and the defaults hold. */
static void assert_broken(const char *text, size_t size, const char *words)
{
    struct settings settings, defaults;
    struct problem problem = {0};
    size_t kept_size;
    settings_defaults(&defaults);
    write_text(text, size);
    memset(&settings, 0x5a, sizeof settings);
    assert_false(settings_load(&settings, path, &problem));
    assert_same(&settings, &defaults);
    if (!strstr(problem_sentence(&problem), words) ||
        !strstr(problem_sentence(&problem), "settings.ini.broken-1"))
        fail_msg("\"%s\" should tell \"%s\" and the name", problem_sentence(&problem), words);
    assert_false(file_exists(path));
    char *kept = match_read(aside, &kept_size);
    assert_int_equal(kept_size, size);
    assert_memory_equal(kept, text, size);
    free(kept);
    assert_true(file_remove(aside));
}

KEPT_FILE_TEST(test_broken_files, "settings.ini")
{
    static const struct {
        const char *text, *words;
    } cases[] = {
        {"hello\n", "line 1: "},
        {"[sound\n", "line 1: "},
        {"[sound]\n\nmusic = 11\n", "line 3: music must be a number from 0 to 10, not \"11\""},
        {"[sound]\nmusic = -1\n", "line 2: music"},
        {"[sound]\nmusic = \n", "line 2: music"},
        {"[sound]\nmusic = 1\nmusic = loud\n", "line 3: music"},
        {"[sound]\nmuted = maybe\n", "line 2: muted must be on or off"},
        {"[table]\nspeed = warp\n", "line 2: speed can’t be \"warp\""},
        {"[window]\nscale = 79\n", "line 2: scale must be a number from 80 to 200"},
        {"[window]\nwidth = 99999999999999999999\n", "line 2: width"},
        {"[window]\nheight = tall\n", "line 2: height"},
        {"[match]\nlevel = divine\n", "line 2: There is no opponent \"divine\""},
        {"[match]\nname = You\n", "line 2: A name"},
        {"[match]\nname = \"You\n", "line 2: The name"},
        {"[match]\nopponent = \"1234567890123456789012345\"\n", "line 2: The name is longer"},
        {"[match]\nrounds = 5\n", "line 2: "},
        {"[classic]\nminimum = 2\n", "line 2: option minimum can’t be \"2\""},
        {"[one-suit]\nplayers = three\nsize = 13\n", "three can play together only with 4 or 7 tiles"},
        {"nonsense\n[sound]\nmusic = 11\n", "line 1: "},
        {"[sound]\nmusic = 11\nnonsense\n", "line 2: music"},
        {"[sound]\nmusic = 11\neffects = 12\n", "line 2: music"},
        {"[keys]\nhint = H\n", "line 2: A name must be in double quotes"},
        {"[match]\nname = \"You\\\n", "line 2: The name has no closing quote"},
        {"[sound]\nmusic = \x1b[31m\n", "music must be"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_broken(cases[i].text, strlen(cases[i].text), cases[i].words);
    assert_broken("[sound]\nmusic = 1\n\0\n", 20, "zero byte");
}

KEPT_FILE_TEST(test_long_lines, "settings.ini")
{
    char text[5000] = "[sound]\nmusic = ";
    memset(text + strlen(text), '1', sizeof text - 100);
    assert_broken(text, strlen(text), "line 2: The line is too long");
    size_t size = (16u << 20) + 1;
    char *large = calloc(1, size);
    assert_non_null(large);
    assert_broken(large, size, "too large");
    memset(large, 'x', 16u << 20);
    assert_broken(large, 16u << 20, "line 1: ");
    free(large);
}

/* Whatever is done to a good file, it loads or is set aside with a sentence; it never crashes. */
KEPT_FILE_TEST(test_mutated_files, "settings.ini")
{
    struct settings settings;
    struct error why;
    struct problem problem = {0};
    struct rng rng;
    size_t size;
    rng_init(&rng, 4);
    settings_defaults(&settings);
    assert_true(settings_save(&settings, path, &why));
    char *text = file_read(path, &size, &why);
    assert_non_null(text);
    for (int i = 0; i < 300; i++) {
        size_t at = rng_below(&rng, (uint32_t)size);
        char old = text[at];
        text[at] = (char)rng_below(&rng, 256);
        write_text(text, size);
        if (!settings_load(&settings, path, &problem)) {
            assert_non_null(strstr(problem_sentence(&problem), "settings.ini.broken-1"));
            assert_true(file_remove(aside));
        }
        text[at] = old;
    }
    free(text);
}

KEPT_FILE_TEST(test_folder_that_is_not_there, "settings.ini")
{
    char gone[MATCH_PATH], inner[MATCH_PATH];
    struct settings settings;
    struct error why = {0};
    match_path(gone, folder, "gone");
    match_path(inner, gone, "settings.ini");
    settings_defaults(&settings);
    assert_false(settings_save(&settings, inner, &why));
    assert_true(strlen(why.message) > 10);
}
