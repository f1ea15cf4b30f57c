/* test_ruleset.c: modes, their options and patterns as the menu, records and command line use them. */
#include "support/test.h"

#include "rules/play/ruleset.h"
#include "support/example_mode.h"
#include "support/refused.h"

static const struct ruleset *tigers(void)
{
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    assert_non_null(rules);
    return rules;
}

TEST(test_modes_are_found_by_id)
{
    assert_ptr_equal(ruleset_list[0], tigers()); /* the product comes first */
    for (int i = 0; ruleset_list[i]; i++) {
        assert_ptr_equal(ruleset_find(ruleset_list[i]->id), ruleset_list[i]);
        for (int other = 0; other < i; other++)
            assert_string_not_equal(ruleset_list[i]->id, ruleset_list[other]->id);
    }
    assert_null(ruleset_find("no-such-game"));
    assert_null(ruleset_find(""));
}

TEST(test_every_mode_is_whole)
{
    for (int i = 0; ruleset_list[i]; i++) {
        const struct ruleset *rules = ruleset_list[i];
        int16_t values[OPTION_MAX];
        ruleset_defaults(rules, values);
        assert_true(strlen(rules->name) > 0 && strlen(rules->pitch) > 20);
        assert_true(ruleset_has(rules, OPTION_ROUNDS) || rules->ends_early);
        assert_true(ruleset_seats(rules, values) >= rules->seats_least);
        assert_true(ruleset_seats(rules, values) <= rules->seats_most);
        for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern;
             pattern = ruleset_next_pattern(rules, pattern)) {
            assert_ptr_equal(ruleset_pattern(rules, pattern->id), pattern); /* no id twice */
            assert_true(strlen(pattern->name) > 0 && strlen(pattern->what) > 0);
        }
        assert_null(ruleset_pattern(rules, "no-such-pattern"));
    }
}

TEST(test_options_read_back_as_written)
{
    for (int i = 0; ruleset_list[i]; i++) {
        const struct ruleset *rules = ruleset_list[i];
        int16_t values[OPTION_MAX], again[OPTION_MAX];
        ruleset_defaults(rules, values);
        ruleset_defaults(rules, again);
        for (int place = ruleset_option_count(rules); place < OPTION_MAX; place++)
            assert_int_equal(values[place], 0);
        for (int place = 0; place < ruleset_option_count(rules); place++) {
            enum option_key key = (enum option_key)rules->options[place].key;
            assert_true(key != OPTION_NONE && ruleset_option(rules, key) == place); /* no key twice */
            assert_string_equal(ruleset_option_name(rules, key), rules->options[place].name);
            char room[16];
            struct error why;
            const char *written = ruleset_print(rules, values, place, room);
            again[place] = 99;
            assert_true(ruleset_set(rules, again, rules->options[place].name, written, &why));
            assert_int_equal(again[place], values[place]);
            assert_true(strlen(rules->options[place].label) > 0 && strlen(rules->options[place].help) > 0);
        }
    }
}

/* What each page of docs/rules has in its table of options, or tells. */
static const struct {
    const char *mode, *name, *initial, *values;
} options[] = {
    {"dueling-tigers", "rounds", "4", "4, 8"},
    {"dueling-tigers", "scoring", "add", "add, pay"},
    {"dueling-tigers", "indicators", "on", "on, off"},
    {"dueling-tigers", "treasure", "on", "on, off"},
    {"dueling-tigers", "revealed-kong", "on", "on, off"},
    {"dueling-tigers", "riichi-furiten", "all", "all, own"},
    {"tenpai-duel", "rounds", "16", "4, 8, 16, 32"},
    {"tenpai-duel", "clock", "60", "none, 15, 30, 60"},
    {"tenpai-duel", "red-fives", "off", "on, off"},
    {"tenpai-duel", "stage-a-wins", "on", "on, off"},
    {"one-suit", "rounds", "8", "4, 8, 16"},
    {"one-suit", "size", "7", "4, 7, 10, 13"},
    {"one-suit", "suit", "m", "m, p, s"},
    {"one-suit", "scoring", "detailed", "simple, detailed"},
    {"one-suit", "players", "two", "two, three, sit-out"},
    {"patterns", "rounds", "4", "4, 5, 6, 7, 8, 9, 10, 11, 12"},
    {"classic", "rounds", "1", "1, 4"},
    {"classic", "minimum", "3", "0, 1, 3"},
    {"classic", "flowers", "on", "on, off"},
    {"classic", "all-win", "off", "on, off"},
    {"classic", "pao", "on", "on, off"},
    {"classic", "split-payment", "off", "on, off"},
};

/* A refusal names all values that there are. */
TEST(test_the_options_of_every_mode)
{
    int count = 0;
    for (int mode = 0; ruleset_list[mode]; mode++)
        count += ruleset_option_count(ruleset_list[mode]);
    assert_int_equal(count, sizeof options / sizeof *options);
    for (int i = 0; i < count; i++) {
        const struct ruleset *rules = ruleset_find(options[i].mode);
        int16_t values[OPTION_MAX];
        char room[16];
        struct error why = {0, ""};
        ruleset_defaults(rules, values);
        int place = ruleset_option_named(rules, options[i].name);
        assert_true(place >= 0);
        assert_string_equal(ruleset_print(rules, values, place, room), options[i].initial);
        assert_false(ruleset_set(rules, values, options[i].name, "x", &why));
        const char *found = strstr(why.message, "it can be: ");
        assert_non_null(found);
        assert_string_equal(found + strlen("it can be: "), options[i].values);
    }
}

TEST(test_wrong_values_are_refused)
{
    const struct {
        const char *name, *value;
    } bad[] = {{"rounds", "5"},  {"rounds", "0"},         {"rounds", ""},          {"rounds", "four"},
               {"scoring", "x"}, {"indicators", "maybe"}, {"riichi-furiten", "0"}, {"no-such-option", "on"}};
    int16_t values[OPTION_MAX], before[OPTION_MAX];
    ruleset_defaults(tigers(), values);
    memcpy(before, values, sizeof values);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct error why = {0, ""};
        assert_false(ruleset_set(tigers(), values, bad[i].name, bad[i].value, &why));
        assert_non_null(strstr(why.message, bad[i].name));
        assert_memory_equal(values, before, sizeof values);
    }
    assert_int_equal(ruleset_option_named(tigers(), "no-such-option"), -1);
    struct error why = {0, ""};
    assert_false(ruleset_set(tigers(), values, "size", "4", &why));
    assert_non_null(strstr(why.message, "no option \"size\""));
}

/* docs/rules/patterns.md "The patterns": what other rules call a pattern, where that is another name. */
TEST(test_customary_names)
{
    const struct ruleset *rules = ruleset_find("patterns");
    assert_string_equal(ruleset_customary(rules, ruleset_pattern(rules, "all-honours")), "All Honors");
    assert_string_equal(ruleset_customary(rules, ruleset_pattern(rules, "win-on-quad")),
                        "Out with Replacement Tile");
    assert_null(ruleset_customary(rules, ruleset_pattern(rules, "seven-pairs")));
    assert_null(ruleset_customary(tigers(), ruleset_pattern(tigers(), "all-kong")));
}

TEST(test_switches_have_several_words)
{
    int16_t values[OPTION_MAX];
    ruleset_defaults(tigers(), values);
    assert_true(ruleset_set(tigers(), values, "indicators", "false", NULL));
    assert_int_equal(ruleset_value(tigers(), values, OPTION_INDICATORS), 0);
    assert_true(ruleset_set(tigers(), values, "indicators", "true", NULL));
    assert_int_equal(ruleset_value(tigers(), values, OPTION_INDICATORS), 1);
}

TEST(test_the_treasure_needs_indicators)
{
    int16_t values[OPTION_MAX];
    ruleset_defaults(tigers(), values);
    assert_int_equal(ruleset_value(tigers(), values, OPTION_TREASURE), 1);
    assert_true(ruleset_set(tigers(), values, "indicators", "off", NULL));
    assert_int_equal(ruleset_value(tigers(), values, OPTION_TREASURE), 0);
}

/* Who sits at the table and what its play from deal to end is called, as each page of docs/rules has it. */
TEST(test_what_a_mode_says_of_itself)
{
    static const struct {
        const char *id;
        int least, most;
        bool rounds;
    } modes[] = {{"dueling-tigers", 2, 2, true},
                 {"tenpai-duel", 2, 2, false},
                 {"one-suit", 2, 3, false},
                 {"patterns", 4, 4, true},
                 {"classic", 4, 4, false}};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        const struct ruleset *rules = ruleset_find(modes[i].id);
        assert_int_equal(rules->seats_least, modes[i].least);
        assert_int_equal(rules->seats_most, modes[i].most);
        assert_int_equal(rules->calls_rounds, modes[i].rounds);
        assert_int_equal(rules->sets, 4);
    }
}

/* A pattern that no hand can have at the table, or that a mode counts for nothing, is in no list. */
TEST(test_which_patterns_are_played)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        for (const struct pattern *at = ruleset_next_pattern(rules, NULL); at;
             at = ruleset_next_pattern(rules, at))
            assert_int_equal(ruleset_plays(rules, at),
                             ruleset_points(rules, at) != 0 && strcmp(at->id, "chankan") != 0);
    }

    int worthless = 0;
    for (const struct pattern *at = ruleset_next_pattern(&ruleset_quick, NULL); at;
         at = ruleset_next_pattern(&ruleset_quick, at)) {
        assert_int_equal(ruleset_plays(&ruleset_quick, at), ruleset_points(&ruleset_quick, at) > 0);
        worthless += ruleset_points(&ruleset_quick, at) == 0;
    }

    assert_true(worthless > 0);
}

/* docs/rules/one-suit.md "Tiles, hands, seats" */
TEST(test_only_small_hands_for_three)
{
    const struct ruleset *rules = ruleset_find("one-suit");
    static const struct {
        const char *size, *refused;
    } sizes[] = {
        {"4", NULL}, {"7", NULL}, {"10", "three-sit-out number 10"}, {"13", "three-sit-out number 13"}};
    for (int i = 0; i < 4; i++) {
        int16_t values[OPTION_MAX];
        struct error why;
        struct refusal refusal;
        ruleset_defaults(rules, values);
        assert_true(ruleset_set(rules, values, "size", sizes[i].size, &why));
        assert_true(ruleset_set(rules, values, "players", "three", &why));
        assert_int_equal(ruleset_check(rules, values, &refusal), !sizes[i].refused);
        if (sizes[i].refused)
            assert_refused_for(&refusal, sizes[i].refused);
        assert_true(ruleset_set(rules, values, "players", "sit-out", &why));
        assert_true(ruleset_check(rules, values, NULL));
    }
}
