/*
 * test_rules_hands.c: each hand drawn on the rules screen has the pattern beside it, or is what its caption
 * says, by the rules themselves.
 */
#include "support/test.h"

#include "rules/play/ruleset.h"
#include "sdl/rulebook/rules_pages.h"

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
            ruleset_set(rules, options, "flowers", "on", NULL);
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
    {"tenpai-duel", "'7m7m7m 345p 678s 22z 45s", "369s"},
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
    if (!is_drawn(rules, drawn->figure))
        fail_msg("%s: %s is on no page", rules->id, drawn->figure);
    read_hand(drawn->figure, &win);
    while (rules->declares_risk && win.meld_count) { /* no open kongs: four alike are in the hand */
        win.meld_count--;
        for (int i = 0; i < 4; i++)
            hand_add(&win.hand, win.melds[win.meld_count].tile);
    }
    assert_possible(rules, &win, drawn->figure);
    int sets = win.meld_count + win.hand.size / 3;
    shape_init(&shape, &win.hand, win.melds, win.meld_count, rules->copies, sets, rules->forms);
    if (win.hand.size % 3 == 2) {
        if (!shape_is_complete(&shape))
            fail_msg("%s: %s is not complete", rules->id, drawn->figure);
        hand_remove(&win.hand, win.tile);
        shape_init(&shape, &win.hand, win.melds, win.meld_count, rules->copies, sets, rules->forms);
    }
    tile_append_kinds(shape_waits(&shape), waits, sizeof waits);
    if (drawn->waits && strcmp(waits, drawn->waits))
        fail_msg("%s: %s waits for %s", rules->id, drawn->figure, waits);
}

TEST(hands_on_other_pages_are_what_they_say)
{
    for (size_t i = 0; i < sizeof drawn_hands / sizeof *drawn_hands; i++)
        check_drawn(&drawn_hands[i]);
}

/* The sums that the pages tell (docs/rules/patterns.md "The patterns", docs/rules/classic.md "Winning" and
 * "Points", docs/rules/dueling-tigers.md "Winning and points"): of Dueling Tigers' one Only Bonus 3 and four
 * sixes, with Concealed Hand 1; of Classic's first 5 faan, with No Flowers 1. */
TEST(the_examples_add_up_as_told)
{
    assert_int_equal(points_of("patterns", "234p 234p 678p 777z 9p!9p", 0), 65);
    assert_int_equal(points_of("dueling-tigers", "222p 456p 123s 678s 66p", WON_BY_DISCARD), 8);
    assert_int_equal(points_of("classic", "'777z '222z 345p 678p 9p!9p", WON_BY_DISCARD), 32);
    assert_int_equal(points_of("classic", "'666z 222z 345p 68p 99p !7p", WON_BY_DISCARD), 32);
    assert_int_equal(points_of("classic", "'666z 222z 345p 68p 99p !7p", 0), 48);
}
