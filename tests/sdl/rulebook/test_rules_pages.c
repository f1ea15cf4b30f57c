/*
 * test_rules_pages.c: the rules screen shows every pattern, and each hand drawn beside one has that pattern
 * by the rules themselves; so do the hands drawn elsewhere what their captions say.
 */
#include "support/test.h"
#include <math.h>

#include "rules/modes/riichi_score.h"
#include "rules/modes/riichi_yaku.h"
#include "rules/play/ruleset.h"
#include "sdl/app/scenes.h"
#include "sdl/art/theme.h"
#include "sdl/headless.h"
#include "sdl/rulebook/rules_figure.h"
#include "sdl/rulebook/rules_pages.h"
#include "sdl/rulebook/rules_tiles.h"
#include "sdl/rulebook/rules_told.h"
#include "words/languages/languages.h"

/* Whose pages fit the window. */
static const char *const modes[] = {"patterns", "classic"};

/* The tiles of one group of a figure. */
struct group {
    uint8_t tiles[14];
    int count;
    bool down, turned;
    int winning; /* place of the tile with "!", or -1 */
};

/* Reads the group at `text` and returns where the next one begins. */
static const char *read_group(const char *text, struct win *win, struct group *group)
{
    bool not_held = false, winning = false;
    *group = (struct group){.winning = -1};
    for (; *text && *text != ' '; text++) {
        char tile[3] = {*text, text[strcspn(text, "mpszfg")], 0};
        group->down |= *text == 'x';
        group->turned |= *text == '\'';
        not_held |= *text == '~';
        winning |= *text == '!';
        if (*text < '0' || *text > '9')
            continue;
        uint8_t kind = tile_parse(tile);
        assert_int_not_equal(kind, TILE_NONE);
        if (kind >= TILE_FLOWER && kind < TILE_RED_FIVE) {
            win->flowers |= (uint8_t)(!not_held << (kind - TILE_FLOWER));
        } else {
            if (winning)
                group->winning = group->count;
            group->tiles[group->count++] = kind;
        }
        not_held = winning = false;
    }
    while (*text == ' ')
        text++;
    return text;
}

static void add_group(struct win *win, const struct group *group)
{
    const uint8_t *tiles = group->tiles;
    bool kong = group->count == 4 && tiles[0] == tiles[3];
    struct meld meld = {.tile = tiles[0], .claimed = tiles[0], .from = 0};
    if (group->down) {
        assert_true(group->count == 2 && tiles[0] == tiles[1]); /* x9p9px: two of its tiles lie face down */
        meld = (struct meld){MELD_KONG_CLOSED, tiles[0], TILE_NONE, SEAT_NONE, 0};
    } else if (kong) {
        meld.kind = MELD_KONG_OPEN;
    } else if (group->turned && group->count == 1) {
        return; /* discarded with Riichi */
    } else if (group->turned) {
        meld.kind = tiles[0] == tiles[1] ? MELD_PUNG : MELD_RUN;
    } else {
        for (int i = 0; i < group->count; i++)
            hand_add(&win->hand, tiles[i]);
        if (group->count)
            win->tile = tiles[group->winning >= 0 ? group->winning : group->count - 1];
        return;
    }
    win->melds[win->meld_count++] = meld;
}

static void read_hand(const char *figure, struct win *win)
{
    while (*figure) {
        struct group group;
        figure = read_group(figure, win, &group);
        add_group(win, &group);
    }
}

/* A part of a hand is drawn: flowers, red fives, or a pair after the indicator that points to it. */
static void add_rest(struct win *win, const char *figure)
{
    const char *rest = "345p 678p 222s 567m 9s9s";
    if (figure[0] == '!') {
        uint8_t indicator = tile_parse((char[3]){figure[1], figure[2], '\0'});
        hand_remove(&win->hand, indicator);
        win->dora[0] = win->ura[0] = indicator;
        win->dora[1] = win->ura[1] = TILE_NONE;
        rest = "345p 678p 222s 567m";
    } else if (win->hand.reds) {
        rest = "34p 34s 678p 567m 9s9s";
    }
    read_hand(rest, win);
}

/* Where two play West wins; the bonus numbers are those the pages tell of. */
static struct win win_of(const struct ruleset *rules, const struct rules_example *example)
{
    struct win win = {.tile = TILE_NONE,
                      .seat_wind = rules->seats_most == 2 ? TILE_WEST : TILE_SOUTH,
                      .round_wind = rules->has_round_wind ? TILE_EAST : TILE_NONE,
                      .riichi = example->how & WON_IN_RIICHI,
                      .bonus = {2, 6},
                      .treasure = strcmp(example->id, "treasure") ? 6 : 9,
                      .dora = {TILE_NONE},
                      .ura = {TILE_NONE}};
    read_hand(example->figure, &win);
    if (win.hand.size + 3 * win.meld_count < 13)
        add_rest(&win, example->figure);
    if (example->how & WON_BY_EAST)
        win.seat_wind = TILE_EAST;
    win.source = example->how & WON_BY_DISCARD       ? WIN_DISCARD
                 : example->how & WON_BY_ROBBING     ? WIN_ROBBED_KONG
                 : example->how & WON_BY_REPLACEMENT ? WIN_REPLACEMENT
                                                     : WIN_SELF_DRAW;
    win.last_tile = example->how & WON_ON_LAST;
    win.first_turn = example->how & WON_AT_FIRST;
    win.double_riichi = win.riichi && !strcmp(example->id, "double-riichi");
    return win;
}

static bool scores(const struct score *score, const char *id)
{
    for (int i = 0; i < score->line_count; i++)
        if (strcmp(score->lines[i].pattern->id, id) == 0)
            return true;
    return false;
}

static int points_of(const char *mode, const char *figure, unsigned how)
{
    const struct ruleset *rules = ruleset_find(mode);
    struct win win = win_of(rules, &(struct rules_example){"", figure, how});
    struct score score;
    int16_t options[OPTION_MAX];
    ruleset_defaults(rules, options);
    score_win(rules, options, &win, &score);
    assert_true(score.win);
    return score.points;
}

static void count_all(const struct win *win, uint8_t counts[TILE_KINDS])
{
    memcpy(counts, win->hand.counts, TILE_KINDS);
    for (int meld = 0; meld < win->meld_count; meld++) {
        uint8_t tiles[4];
        for (int tile = meld_list(&win->melds[meld], tiles) - 1; tile >= 0; tile--)
            counts[tiles[tile]]++;
    }
}

/* No more than four of a kind, and of two suits where the third is not played with. */
static void assert_possible(const struct ruleset *rules, const struct win *win, const char *figure)
{
    uint8_t counts[TILE_KINDS];
    int suits[3] = {0};
    count_all(win, counts);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++) {
        if (counts[kind] > 4)
            fail_msg("%s: five alike in %s", rules->id, figure);
        if (tile_is_suited(kind))
            suits[tile_suit(kind)] += counts[kind];
    }
    if (rules->removes_suit && suits[0] && suits[1] && suits[2])
        fail_msg("%s: three suits in %s", rules->id, figure);
}

TEST(every_example_has_its_pattern)
{
    for (int mode = 0; ruleset_list[mode]; mode++) {
        const struct ruleset *rules = ruleset_list[mode];
        for (const struct rules_example *example = rules_examples(rules); example && example->id; example++) {
            struct win win = win_of(rules, example);
            struct score score;
            int16_t options[OPTION_MAX];
            ruleset_defaults(rules, options);
            ruleset_set(rules, options, "minimum", "0", NULL);
            score_win(rules, options, &win, &score);
            if (!score.win || !scores(&score, example->id))
                fail_msg("%s: %s has it not: %s", rules->id, example->figure, example->id);
            assert_possible(rules, &win, example->figure);
        }
    }
}

static bool is_drawn(const struct ruleset *rules, const char *figure)
{
    for (const struct rules_page *page = rules_pages(rules); page->name; page++)
        for (int i = 0; i < RULES_SECTIONS && page->sections[i].title; i++)
            if (page->sections[i].figure && !strcmp(page->sections[i].figure, figure))
                return true;
    return false;
}

/* Whole hands drawn on the other pages: complete, or with these waits before a winning tile. */
static const struct drawn {
    const char *mode, *figure, *waits;
} drawn_hands[] = {
    {"dueling-tigers", "234p 678p !555s 777z 1z1z", NULL},
    {"dueling-tigers", "222p 456p 123s 678s 66p", NULL},
    {"dueling-tigers", "234p 678p 345s 66s 77z '9p", "6s7z"},
    {"tenpai-duel", "345m 678p 55s 234s 78s !9s", "69s"},
    {"tenpai-duel", "'7m7m7m 345p 678s 22z 45s", "36s"},
    {"tenpai-duel", "234p 678p 345s 66s 78m '9p", "69m"},
    {"patterns", "234m 678p 555s 777z 1z1z", NULL},
    {"patterns", "234p 234p 678p 777z 9p!9p", NULL},
    {"one-suit", "234m 555m 7m!7m", NULL},
    {"one-suit", "234m 567m 8m!8m", NULL},
    {"one-suit", "2345m 678m", "258m"},
    {"one-suit", "4445m 678m", "35689m"},
    {"one-suit", "3333m 444m", "25m"},
    {"one-suit", "!2m 3m 4m !5m 6m 7m !8m", "258m"},
    {"classic", "234m 678p 555s 777z 1z1z", NULL},
    {"classic", "'777z '222z 345p 678p 9p!9p", NULL},
    {"classic", "x4s4sx 345p 678p 789s 6m!6m", NULL},
    {"classic", "'666z 222z 345p 68p 99p !7p", NULL},
};

static void check_drawn(const struct drawn *drawn)
{
    const struct ruleset *rules = ruleset_find(drawn->mode);
    struct win win = {.tile = TILE_NONE};
    struct shape shape;
    char waits[2 * TILE_KINDS] = "";
    uint8_t list[TILE_KINDS];
    int count = 0;
    if (!is_drawn(rules, drawn->figure))
        fail_msg("%s: %s is on no page", rules->id, drawn->figure);
    read_hand(drawn->figure, &win);
    assert_possible(rules, &win, drawn->figure);
    int sets = win.meld_count + win.hand.size / 3;
    shape_init(&shape, &win.hand, win.melds, win.meld_count, rules->copies, sets, rules->forms);
    if (win.hand.size % 3 == 2) {
        if (!shape_is_complete(&shape))
            fail_msg("%s: %s is not complete", rules->id, drawn->figure);
        hand_remove(&win.hand, win.tile);
        shape_init(&shape, &win.hand, win.melds, win.meld_count, rules->copies, sets, rules->forms);
    }
    tile_set kinds = shape_waits(&shape);
    for (uint8_t kind = 0; kind < TILE_KINDS; kind++)
        if (kinds & TILE_BIT(kind))
            list[count++] = kind;
    tile_print_list(list, count, waits, sizeof waits);
    if (drawn->waits && strcmp(waits, drawn->waits))
        fail_msg("%s: %s waits for %s", rules->id, drawn->figure, waits);
}

TEST(hands_on_other_pages_are_what_they_say)
{
    for (size_t i = 0; i < sizeof drawn_hands / sizeof *drawn_hands; i++)
        check_drawn(&drawn_hands[i]);
}

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
    text_init(book);
    text_add(book, " ");
    for (int page = 0; page < rules_page_count(rules_pages(rules)); page++) {
        app_go(&app, scene_rules(&app, NULL, rules, page));
        type_watch(&app.painter, headless_hear, book);
        app_dirty(&app);
        loop_draw(&app, true);
        type_watch(&app.painter, NULL, NULL);
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
            assert_tells(book, rules, option->initial ? " Off On " : " On Off ");
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

/* The sums that the pages tell (docs/rules/patterns.md "The patterns", docs/rules/classic.md "Winning" and
 * "Points", docs/rules/dueling-tigers.md "Winning and points"): of Dueling Tigers' one Only Bonus 3 and four
 * sixes, with Concealed Hand 1; of Classic's second one 5 faan, with No Flowers 1. */
TEST(the_examples_add_up_as_told)
{
    assert_int_equal(points_of("patterns", "234p 234p 678p 777z 9p!9p", 0), 65);
    assert_int_equal(points_of("dueling-tigers", "222p 456p 123s 678s 66p", WON_BY_DISCARD), 8);
    assert_int_equal(points_of("classic", "'777z '222z 345p 678p 9p!9p", WON_BY_DISCARD), 32);
    assert_int_equal(points_of("classic", "'666z 222z 345p 68p 99p !7p", WON_BY_DISCARD), 32);
    assert_int_equal(points_of("classic", "'666z 222z 345p 68p 99p !7p", 0), 48);
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

static bool overlap(struct rect a, struct rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* The words of a figure lie neither on its tiles nor outside its part of the page. */
static void check_figure(const struct rules_section *section, const char *where)
{
    struct rect at = rect_make(0, 0, roundf(340 * app.painter.layout.u), 0);
    struct rules_figure figure = rules_figure_place(&app.painter, section, at);
    if (figure.tiles.x + figure.tiles.w > at.x + at.w + 1)
        fail_msg("%s, \"%s\": the tiles are wider than their place", where, section->title);
    if (!section->caption)
        return;
    if (overlap(figure.tiles, figure.caption))
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
            pages += rules_page_is_of_tiles(page);
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
