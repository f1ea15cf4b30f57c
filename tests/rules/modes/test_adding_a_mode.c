/*
 * test_adding_a_mode.c: the mode that docs/adding-a-mode.md builds is a good one: it plays by the engine's
 * rules, differs from Classic Mahjong where it says so and nowhere else, opponents and trainers know it, and
 * it is what the page shows.
 * Alone: its list of modes has two more than the game's
 */
#include "support/test.h"

#include "ai/engine.h"
#include "base/file.h"
#include "base/text.h"
#include "rules/modes/classic.h"
#include "rules/modes/list.h"
#include "rules/play/traits.h"
#include "rules/play/view.h"
#include "session/drill/drill_record.h"
#include "session/settings.h"
#include "support/conformance.h"
#include "support/example_mode.h"
#include "support/kept_file.h"
#include "words/scorer/count_words.h"

enum { MATCHES = 40, FLOWER_OF_WEST = 1 << 2 };

static const struct ruleset without_chows = {
    CLASSIC_PARTS,
    .id = "without-chows",
    .name = "Without Chows",
    .forms = FORM_STANDARD,
    .claims = CLAIM_PUNG | CLAIM_KONG,
    .next_dealer = classic_next_dealer,
};

const struct ruleset *const ruleset_list[RULESETS_MAX + 1] = {
    &ruleset_dueling_tigers, &ruleset_tenpai_duel, &ruleset_patterns, &ruleset_one_suit,
    &ruleset_classic,        &ruleset_quick,       &without_chows,
};

static const struct ruleset *classic(void)
{
    return ruleset_find("classic");
}

/* South's hand won on another's discard in a round of East, with a flower that is not South's. */
static struct win win_of(const char *hand, const char *tile)
{
    struct win win = {.tile = tile_parse(tile),
                      .source = WIN_DISCARD,
                      .seat_wind = TILE_SOUTH,
                      .round_wind = TILE_EAST,
                      .flowers = FLOWER_OF_WEST};
    struct error why;
    assert_true(hand_parse(&win.hand, hand, &why));
    return win;
}

static struct score score_of(const struct ruleset *rules, const struct win *win)
{
    int16_t options[OPTION_MAX];
    struct score score;
    ruleset_defaults(rules, options);
    score_win(rules, options, win, &score);
    return score;
}

static void expect_faan(const struct win *win, int in_classic, int in_quick)
{
    assert_int_equal(score_of(classic(), win).faan, in_classic);
    assert_int_equal(score_of(&ruleset_quick, win).faan, in_quick);
}

TEST(test_options_begin_elsewhere)
{
    const struct {
        const char *name, *in_classic, *in_quick;
    } expected[] = {{"rounds", "1", "1"},      {"minimum", "3", "1"}, {"flowers", "on", "off"},
                    {"all-win", "off", "off"}, {"pao", "on", "on"},   {"split-payment", "off", "off"}};
    int16_t values[2][OPTION_MAX];
    ruleset_defaults(classic(), values[0]);
    ruleset_defaults(&ruleset_quick, values[1]);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        char room[16];
        int place = ruleset_option_named(&ruleset_quick, expected[i].name);
        assert_string_equal(ruleset_print(classic(), values[0], place, room), expected[i].in_classic);
        assert_string_equal(ruleset_print(&ruleset_quick, values[1], place, room), expected[i].in_quick);
    }
}

TEST(test_what_is_worth_less)
{
    struct win half = win_of("123p456p789p333z44z", "9p"), full = win_of("123p345p567p888p99p", "9p");
    /* With Concealed Hand 1. */
    expect_faan(&half, 3 + 1, 2 + 1);
    expect_faan(&full, 7 + 1, 5 + 1);
    assert_int_equal(score_of(classic(), &half).points, 16);
    assert_int_equal(score_of(&ruleset_quick, &half).points, 8);
}

TEST(test_what_counts_no_more)
{
    struct win win = win_of("234m567p777z678s99s", "9s");
    win.last_tile = true;
    /* Dragon Triplet 1, Concealed Hand 1, Last Tile 1 in Classic alone. */
    expect_faan(&win, 3, 2);
}

TEST(test_what_it_adds)
{
    struct win win = win_of("345m345p345s777p22s", "2s"), near = win_of("345m345p456s777p22s", "2s");
    /* With Concealed Hand 1. */
    expect_faan(&win, 1, 1 + 2);
    expect_faan(&near, 1, 1);
    assert_null(ruleset_pattern(classic(), "three-suits"));
    assert_string_equal(ruleset_pattern(&ruleset_quick, "three-suits")->name, "Three Suits");
}

TEST(test_one_faan_wins)
{
    struct win win = win_of("345p678m234s99m", "9m");
    win.melds[win.meld_count++] = (struct meld){MELD_PUNG, TILE_RED, TILE_RED, 0, 0};
    expect_faan(&win, 1, 1);
    assert_false(score_of(classic(), &win).win);
    assert_true(score_of(&ruleset_quick, &win).win);
    assert_int_equal(score_of(&ruleset_quick, &win).points, 2);
}

/* The list has the shared patterns, then the mode's own, and ends. */
TEST(test_all_patterns_are_listed_once)
{
    int count = 0, shared = 0;
    for (const struct pattern *pattern = ruleset_next_pattern(&ruleset_quick, NULL); pattern;
         pattern = ruleset_next_pattern(&ruleset_quick, pattern)) {
        assert_ptr_equal(ruleset_pattern(&ruleset_quick, pattern->id), pattern);
        count++;
    }
    for (const struct pattern *pattern = ruleset_next_pattern(classic(), NULL); pattern;
         pattern = ruleset_next_pattern(classic(), pattern))
        shared++;
    assert_int_equal(count, shared + 1);
}

TEST(test_it_plays)
{
    static struct coverage met;
    int16_t options[OPTION_MAX];
    ruleset_defaults(&ruleset_quick, options);
    for (int number = 0; number < MATCHES; number++) {
        struct walker walker;
        int total = 0;
        walker_init(&walker, &ruleset_quick, options, 4, (uint64_t)number, &met);
        walker_play(&walker);
        walker_expect(&walker, walker.game.table.round == 4, "the deal passes after every hand");
        walker_expect(&walker, walker.game.table.dead == 0, "there is no dead wall");
        for (int seat = 0; seat < 4; seat++)
            total += walker.game.table.scores[seat];
        walker_expect(&walker, total == 0, "what one gains the others pay");
        walker_deinit(&walker);
    }
    assert_int_equal(met.events[EVENT_FLOWER], 0);
    assert_true(met.wins[WIN_DISCARD] + met.wins[WIN_SELF_DRAW] > MATCHES);
}

/* The course of a match stops the program at a move that is not legal. */
TEST(test_opponents_for_four_play_it)
{
    static const struct ruleset *const modes[] = {&ruleset_quick, &without_chows};
    for (int mode = 0; mode < 2; mode++) {
        struct coverage met = {0};
        struct walker walker;
        struct view view;
        int16_t options[OPTION_MAX];
        ruleset_defaults(modes[mode], options);
        walker_init(&walker, modes[mode], options, 4, 5, &met);
        for (int seat = 0; seat < 4; seat++)
            walker.level[seat] = seat % 2 ? AI_NORMAL : AI_HARD;
        view_init(&view, &walker.game, 0);
        assert_ptr_equal(engine_find(&view), &four_engine);
        walker_play(&walker);
        walker_deinit(&walker);
        assert_int_equal(met.events[EVENT_CHOW] > 0, mode == 0);
    }
}

KEPT_FILE_TEST(test_trainers_and_settings_keep_it, DRILL_FILE)
{
    struct drill_record record, read;
    struct settings settings;
    struct problem problem;
    struct error why;
    int place = ruleset_place(&ruleset_quick), modes = 0;
    drill_record_defaults(&record);
    for (; ruleset_list[modes]; modes++) {
        assert_int_equal(drill_part_find(DRILL_DISCARD, ruleset_list[modes]->id), modes);
        trainer_tally_add(&record.tallies[DRILL_DISCARD][modes], true, 100);
    }
    record.choices[DRILL_DISCARD].part = place;
    assert_true(drill_record_write(&record, path, &why));
    drill_record_defaults(&read);
    assert_true(drill_record_read(&read, path, &problem));
    assert_memory_equal(&read, &record, sizeof read);
    assert_int_equal(drill_record_sum(&read, DRILL_DISCARD).hands, modes);
    settings_defaults(&settings);
    assert_int_equal(settings_options(&settings, &ruleset_quick)[1], 1); /* the minimum */
}

/* The console reads what the scorer copies with the mode's own defaults: it must hear of flowers that are on.
 */
TEST(test_a_copied_hand_names_what_is_unusual)
{
    static struct laying laying;
    static struct counted counted;
    struct error why;
    struct text copy;
    struct win win = win_of("345m345p345s777p22s", "2s");
    int16_t options[OPTION_MAX];
    ruleset_defaults(&ruleset_quick, options);
    win.flowers = 0;
    win.dora[0] = win.ura[0] = TILE_NONE;
    for (int on = 0; on < 2; on++) {
        assert_true(ruleset_set(&ruleset_quick, options, "flowers", on ? "on" : "off", &why));
        laying_init(&laying, &ruleset_quick);
        laying_set_win(&laying, &ruleset_quick, options, &win);
        counted_make(&counted, &laying.now);
        copy = (struct text){0};
        count_copy(&laying.now, &counted, &copy);
        assert_non_null(
            strstr(text_string(&copy), on ? "\"options\":{\"flowers\":\"on\"}" : "\"options\":{}"));
        text_deinit(&copy);
    }
}

/* A pattern of a form that the mode leaves out can't occur, so it isn't listed. */
TEST(test_no_pattern_of_a_form_it_lacks)
{
    assert_true(ruleset_plays(classic(), ruleset_pattern(classic(), "thirteen-orphans")));
    const struct pattern *pattern = ruleset_pattern(classic(), "thirteen-orphans");
    assert_false(ruleset_plays(&ruleset_quick, pattern));
}

/* --- the page ----------------------------------------------------------------------------------- */

static char *read_source(const char *name)
{
    char full[600];
    struct error why;
    snprintf(full, sizeof full, "%s/%s", SOURCE_DIR, name);
    char *text = file_read(full, NULL, &why);
    if (!text)
        fail_msg("%s", why.message);
    return text;
}

/* True if `line` is a whole line of the text. */
static bool has_line(const char *text, const char *line)
{
    size_t length = strlen(line);
    for (const char *at = text; (at = strstr(at, line)); at++)
        if ((at == text || at[-1] == '\n') && (at[length] == '\n' || at[length] == '\0'))
            return true;
    return false;
}

TEST(test_the_page_shows_this_very_source)
{
    char *page = read_source("docs/adding-a-mode.md"), *source = read_source("tests/support/example_mode.c");
    bool inside = false;
    int lines = 0;
    for (char *line = strtok(page, "\n"); line; line = strtok(NULL, "\n")) {
        if (strncmp(line, "```", 3) == 0) {
            inside = strcmp(line, "```c") == 0;
            continue;
        }
        if (!inside)
            continue;
        if (!has_line(source, line))
            print_error("docs/adding-a-mode.md shows a line that is not in the example: %s\n", line);
        assert_true(has_line(source, line));
        lines++;
    }
    assert_true(lines > 30);
    free(page);
    free(source);
}
