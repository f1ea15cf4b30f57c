/*
 * test_rules_pages.c: the rules screen shows every pattern and tells all that a player must know, and every
 * page fits. The hands it draws are in test_rules_hands.c.
 */
#include "support/test.h"
#include <math.h>

#include "rules/modes/riichi_score.h"
#include "rules/modes/riichi_yaku.h"
#include "rules/play/ruleset.h"
#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/headless.h"
#include "sdl/rulebook/rules_pages.h"
#include "sdl/rulebook/rules_told.h"
#include "words/languages/languages.h"

/* Whose pages fit the window. */
static const char *const modes[] = {"patterns", "classic", "one-suit"};

static int times_shown(const struct rules_page *pages, const char *id)
{
    int times = 0;
    for (; pages->name; pages++)
        for (int i = 0; pages->patterns && pages->patterns[i]; i++)
            times += strcmp(pages->patterns[i], id) == 0;
    return times;
}

TEST(every_pattern_is_shown_once_with_an_example)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        const struct rules_page *pages = rules_pages(rules);
        bool scored = strcmp(rules->id, "one-suit"); /* its patterns are ways to gain points, told in words */
        for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); scored && pattern;
             pattern = ruleset_next_pattern(rules, pattern)) {
            bool plays = ruleset_plays(rules, pattern);
            if (times_shown(pages, pattern->id) != plays)
                print_error("%s: %s\n", rules->id, pattern->id);
            assert_int_equal(times_shown(pages, pattern->id), plays);
            assert_true(!plays || rules_example(rules, pattern->id)[0]);
        }
        for (; pages->name; pages++) /* and no page shows what is none */
            for (int shown = 0; pages->patterns && pages->patterns[shown]; shown++)
                assert_non_null(ruleset_pattern(rules, pages->patterns[shown]));
    }
}

/* --- what must be read on the screen of each mode ---------------------------------------------------- */

/* All words of the book, page after page, parted by blanks. The window is so high that nothing is cut. */
static void read_book(const struct ruleset *rules, struct text *book)
{
    *book = (struct text){0};
    text_add(book, " ");
    for (int page = 0; page < rules_page_count(rules_pages(rules)); page++) {
        app_go(&app, scene_rules(&app, NULL, rules, page));
        headless_watch(headless_hear, book);
    }
    for (char *c = book->data; *c; c++)
        *c = *c == '\n' ? ' ' : *c;
}

static void assert_tells(const struct text *book, const struct ruleset *rules, const char *words)
{
    if (!strstr(text_string(book), words))
        fail_msg("%s: \"%s\" is not in the rules", rules->id, words);
}

static void assert_tells_number(const struct text *book, const struct ruleset *rules, int number)
{
    char words[16];
    snprintf(words, sizeof words, " %d ", number);
    assert_tells(book, rules, words);
}

static void assert_tells_options(const struct text *book, const struct ruleset *rules)
{
    int16_t usual[OPTION_MAX];
    ruleset_defaults(rules, usual);
    for (int i = 0; i < ruleset_option_count(rules); i++) {
        const struct option *option = &rules->options[i];
        assert_tells(book, rules, option->label);
        assert_tells(book, rules, option->help);
        for (int place = 0; place < OPTION_CHOICES; place++) {
            if (option->type == OPTION_CHOICE && option->choices[place])
                assert_tells(book, rules, option->choice_labels[place]);
            else if (option->type == OPTION_NUMBER && option->numbers[place])
                assert_tells_number(book, rules, option->numbers[place]);
        }
        if (option->type == OPTION_BOOL)
            assert_tells(book, rules, usual[i] ? " Off On " : " On Off ");
    }
}

static void assert_tells_patterns(const struct text *book, const struct ruleset *rules)
{
    for (const struct pattern *pattern = ruleset_next_pattern(rules, NULL); pattern;
         pattern = ruleset_next_pattern(rules, pattern)) {
        if (!ruleset_plays(rules, pattern))
            continue;
        assert_tells(book, rules, pattern->name);
        assert_tells(book, rules, pattern->what);
        assert_tells_number(book, rules, ruleset_points(rules, pattern));
    }
}

/* docs/rules/tenpai-duel.md "Fu" and "What the pot pays". */
static void assert_tells_fu_and_limits(const struct text *book, const struct ruleset *rules)
{
    static const int han[] = {5, 6, 8, 11, 13};
    static const char *const fu[] = {"open pung 2 4",
                                     "closed pung 4 8",
                                     "open kong 8 16",
                                     "closed kong 16 32",
                                     "Every win has 20 fu",
                                     "Self-draw adds 2",
                                     "another player’s tile adds 10",
                                     "for the pair, adds 2",
                                     "without any other fu adds 10",
                                     "a pair of East has 4",
                                     "Seven Pairs is always 25"};
    for (int seat = 0; seat < 2; seat++)
        for (size_t i = 0; i < sizeof han / sizeof *han; i++)
            assert_tells_number(book, rules, riichi_points(han[i], 30, seat));
    for (size_t i = 0; i < sizeof fu / sizeof *fu; i++)
        assert_tells(book, rules, fu[i]);
    for (const struct pattern *yaku = riichi_plain.first; yaku < riichi_plain.end; yaku++) {
        int open = riichi_yaku_han(yaku, true);
        char words[80];
        if (!ruleset_plays(rules, yaku) || open == yaku->points)
            continue;
        snprintf(words, sizeof words, open ? "%d open: %d" : "%d closed hand", yaku->points, open);
        assert_tells(book, rules, words);
    }
}

TEST(every_book_is_complete)
{
    headless_open(1600, 4000, SPEED_OFF);
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        struct text book;
        read_book(rules, &book);
        assert_tells_options(&book, rules);
        assert_tells(&book, rules, "If the highest roll is a tie, everyone rolls again.");
        if (strcmp(rules->id, "one-suit"))
            assert_tells_patterns(&book, rules);
        if (rules->has_stages)
            assert_tells_fu_and_limits(&book, rules);
        for (size_t i = 0; i < sizeof told / sizeof *told; i++)
            if (!strcmp(told[i].mode, rules->id))
                assert_tells(&book, rules, told[i].words);
        text_deinit(&book);
    }
}

/* The whole series beginning with that pattern stands together on its page. */
static int series_from(const char *mode, const char *id)
{
    const struct ruleset *rules = ruleset_find(mode);
    for (const struct rules_page *page = rules_pages(rules); page->name; page++)
        for (int i = 0; page->patterns && page->patterns[i]; i++)
            if (strcmp(page->patterns[i], id) == 0)
                return rules_series(rules, page->patterns + i);
    fail_msg("%s is on no page", id);
    return 0;
}

TEST(series_stand_together)
{
    const struct {
        const char *mode, *first;
        int length;
    } expected[] = {{"patterns", "mixed-one-suit", 2},
                    {"patterns", "small-three-dragons", 2},
                    {"patterns", "small-three-winds", 4},
                    {"patterns", "two-concealed-triplets", 3},
                    {"patterns", "one-quad", 4},
                    {"patterns", "two-identical-runs", 4},
                    {"patterns", "small-three-similar-triplets", 2},
                    {"patterns", "three-consecutive-triplets", 2},
                    {"patterns", "mixed-branching-terminals", 4},
                    {"patterns", "final-draw", 2},
                    {"patterns", "blessing-of-heaven", 2},
                    {"patterns", "all-runs", 0},
                    {"patterns", "three-similar-runs", 0},
                    {"dueling-tigers", "small-three-winds", 4},
                    {"dueling-tigers", "small-three-dragons", 2},
                    {"tenpai-duel", "riichi", 0},
                    {"tenpai-duel", "honitsu", 0},
                    {"classic", "half-flush", 0}};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        assert_int_equal(series_from(expected[i].mode, expected[i].first), expected[i].length);
}

/* A word below each group of the figure. */
TEST(labels_fit_their_figures)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct rules_page *page = rules_pages(ruleset_list[mode]);
        for (; page && page->name; page++)
            for (int i = 0; i < RULES_SECTIONS && page->sections[i].title; i++) {
                const struct rules_section *section = &page->sections[i];
                int groups = 1, labels = 1;
                if (!section->caption || !strchr(section->caption, '|'))
                    continue;
                for (const char *at = section->figure; *at; at++)
                    groups += *at == ' ';
                for (const char *at = section->caption; *at; at++)
                    labels += *at == '|';
                assert_int_equal(labels, groups);
            }
    }
}

/* Turning the wheel on a page leaves it as it is: all of it is to be seen. */
static bool is_seen_whole(struct scene *scene)
{
    size_t size = (size_t)app.picture->pitch * (size_t)app.picture->h;
    void *before = malloc(size);
    assert_non_null(before);
    memcpy(before, app.picture->pixels, size);
    scene->class->wheel(scene, &app, -3);
    loop_draw(&app, true);
    bool same = memcmp(before, app.picture->pixels, size) == 0;
    free(before);
    return same;
}

TEST(no_page_must_be_scrolled)
{
    const struct {
        int width, height;
    } windows[] = {{960, 600}, {1280, 800}};
    for (size_t window = 0; window < sizeof windows / sizeof *windows; window++) {
        headless_open(windows[window].width, windows[window].height, SPEED_OFF);
        for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
            const struct ruleset *rules = ruleset_find(modes[i]);
            for (int page = 0; page < rules_page_count(rules_pages(rules)); page++) {
                app_go(&app, scene_rules(&app, NULL, rules, page));
                loop_draw(&app, true);
                if (!is_seen_whole(app.top))
                    fail_msg("%s: page %d is longer than a window %d wide", rules->id, page + 1,
                             windows[window].width);
            }
        }
    }
}

/* --- figures and their captions --------------------------------------------------------------------- */

/* The words of a figure lie neither on its tiles nor outside its part of the page. */
static void check_figure(const struct rules_section *section, const char *where)
{
    struct rect at = rect_make(0, 0, roundf(340 * app.painter.layout.u), 0);
    struct rules_figure figure = rules_figure_place(&app.painter, section, at);
    if (figure.tiles.x + figure.tiles.w > at.x + at.w + 1)
        fail_msg("%s, \"%s\": the tiles are wider than their place", where, section->title);
    if (!section->caption)
        return;
    if (rect_overlap(figure.tiles, figure.caption, 0))
        fail_msg("%s, \"%s\": the caption lies on the tiles", where, section->title);
    if (figure.caption.x + figure.caption.w > at.x + at.w + 1)
        fail_msg("%s, \"%s\": the caption leaves its place", where, section->title);
    if (figure.caption.y < 0 || figure.caption.y + figure.caption.h > figure.high)
        fail_msg("%s, \"%s\": the caption is higher than its section", where, section->title);
    struct type type = type_make(TYPE_SANS, SIZE_SMALL, 0, TYPE_LEFT);
    if (figure.beside && type_count_lines(&app.painter, type, figure.caption.w, section->caption) > 3)
        fail_msg("%s, \"%s\": the caption is cut", where, section->title);
}

TEST(no_caption_lies_on_its_figure)
{
    const struct {
        int width, height, scale;
    } windows[] = {{960, 600, 80},   {960, 600, 100},  {960, 600, 150},   {1280, 800, 80},
                   {1280, 800, 100}, {1280, 800, 150}, {2560, 1440, 100}, {2560, 1440, 150}};
    for (size_t window = 0; window < sizeof windows / sizeof *windows; window++) {
        headless_open(windows[window].width, windows[window].height, SPEED_OFF);
        app.settings.scale = windows[window].scale;
        painter_resize(&app.painter, &app.painter.layout);
        window_measure(&app);
        for (int mode = 0; ruleset_list[mode]; mode++)
            for (const struct rules_page *page = rules_pages(ruleset_list[mode]); page->name; page++)
                for (int i = 0; i < RULES_SECTIONS && page->sections[i].title; i++) {
                    const char *figure = page->sections[i].figure;
                    if (figure && figure[0] != '#' && figure[0] != '@')
                        check_figure(&page->sections[i], page->name);
                }
    }
}

/* --- the page of tiles ---------------------------------------------------------------------------- */

/* Every kind of the mode's set stands there once, no other does, and each has a name. */
TEST(every_book_shows_its_tiles)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        struct rules_tiles_row rows[RULES_TILES_ROWS];
        int shown[TILE_COUNT] = {0}, pages = 0, count = rules_tiles_rows(rules, rows);
        for (const struct rules_page *page = rules_pages(rules); page->name; page++)
            pages += rules_page_shows(page, "@tiles");
        assert_int_equal(pages, 1);
        for (int row = 0; row < count; row++) {
            for (int i = 0; i < rows[row].count; i++) {
                shown[rows[row].tiles[i]]++;
                assert_true(rows[row].names[i] || rows[row].groups[0]);
            }
            assert_true(rows[row].text[0]);
        }
        for (int tile = 0; tile < TILE_COUNT; tile++) {
            bool in_set = tile < TILE_KINDS      ? rules->copies[tile]
                          : tile < TILE_RED_FIVE ? rules->has_flowers
                                                 : ruleset_has(rules, OPTION_RED_FIVES);
            assert_int_equal(shown[tile], in_set);
        }
    }
}

/* A player who can't read the tiles gets other faces with one click, and the whole page can be seen in any
 * window. */
TEST(the_page_of_tiles_offers_other_faces)
{
    headless_open(960, 600, SPEED_OFF);
    for (int mode = 0; ruleset_list[mode]; mode++) {
        app_go(&app, scene_rules(&app, NULL, ruleset_list[mode], 1));
        loop_draw(&app, true);
        assert_true(is_seen_whole(app.top));
        app.settings.faces = 0;
        assert_true(headless_click("faces:1"));
        assert_int_equal(app.settings.faces, 1);
        assert_true(headless_click("faces:0"));
        assert_int_equal(app.settings.faces, 0);
        headless_mouse(SDL_MOUSEMOTION, rect_make(1, 1, 0, 0)); /* off it again */
    }
    language_speak(language_find("de"));
    headless_assert_reads("Lernhilfe"); /* what they are called is translated too */
    language_speak(language_at(0));
}
