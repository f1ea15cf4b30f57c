/*
 * test_riichi_fu.c: what the fu of a riichi hand are made of, item by item, and which limit it reaches
 * (docs/rules/tenpai-duel.md "Fu" and "What the pot pays"). Hands are as in support/wins.h.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/modes/list.h"
#include "rules/modes/riichi_score.h"
#include "support/wins.h"

/* "closed pung 1m 8, ..." of each item in the order it is counted. */
static void print_lines(const struct fu_line *lines, int count, char *out, size_t size)
{
    out[0] = '\0';
    for (int i = 0; i < count; i++) {
        char tile[4] = "";
        if (lines[i].tile != TILE_NONE) {
            tile[0] = ' ';
            tile_print(lines[i].tile, tile + 1);
        }
        size_t used = strlen(out);
        snprintf(out + used, size - used, "%s%s%s %d", i ? ", " : "", fu_kind_name(lines[i].kind), tile,
                 lines[i].fu);
    }
}

static void test_every_item_is_told(void **state)
{
    (void)state;
    static const struct {
        const char *hand, *lines;
        int fu;
    } hands[] = {
        {"111m222p45613s55z +2s riichi",
         "a winning hand 20, closed hand, another’s tile 10, closed pung 1m 8, closed pung 2p 4, middle wait "
         "2, "
         "pair 5z 2",
         50},
        {"45p33s +6p kong:1z pung:2m closed:9s",
         "a winning hand 20, open kong 1z 16, open pung 2m 2, closed kong 9s 32", 70},
        {"234m567m345p678s2s +2s self-draw", "a winning hand 20, own draw 2, pair wait 2", 30},
        {"234m567m345p12s88s +3s riichi", "a winning hand 20, closed hand, another’s tile 10, edge wait 2",
         40},
        {"234m567m345p89s22s +7s riichi", "a winning hand 20, closed hand, another’s tile 10, edge wait 2",
         40},
        {"45m33p +6m run:3m run:4p run:6s", "a winning hand 20, open hand without fu 10", 30},
        {"234m567m345p67s22s +8s self-draw", "a winning hand 20", 20},
        {"1133m5577p2288s4z +4z", "seven pairs 25", 25},
        {"19m19p19s1234567z +1m", "", 0},
    };
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        struct win win;
        struct fu_line lines[FU_LINES_MOST];
        char found[400];
        struct score score = wins_read(&ruleset_tenpai_duel, hands[i].hand, &win);
        print_lines(lines, riichi_fu_lines(&win, &score, lines), found, sizeof found);
        assert_string_equal(found, hands[i].lines);
        assert_int_equal(score.fu, hands[i].fu);
    }
}

/* "-" for none; the pattern may be NULL, as of a hand that scores nothing. */
static const char *limit_of(const char *pattern, int han, int fu)
{
    struct score score = {.win = true, .han = han, .fu = fu, .line_count = pattern != NULL};
    score.lines[0].pattern = pattern ? ruleset_pattern(&ruleset_tenpai_duel, pattern) : NULL;
    assert_true(!pattern || score.lines[0].pattern);
    const char *name = riichi_limit_name(&score);
    return name ? name : "-";
}

static void test_every_limit_begins_with_its_han(void **state)
{
    (void)state;
    static const struct {
        int han, fu;
        const char *limit;
    } limits[] = {
        {1, 110, "-"},
        {2, 110, "-"},
        {3, 60, "-"},
        {3, 70, "mangan"},
        {4, 25, "-"},
        {4, 30, "-"},
        {4, 40, "mangan"},
        {5, 30, "mangan"},
        {5, 25, "mangan"},
        {6, 30, "haneman"},
        {7, 30, "haneman"},
        {8, 30, "baiman"},
        {10, 30, "baiman"},
        {11, 30, "sanbaiman"},
        {12, 30, "sanbaiman"},
        {13, 30, "counted yakuman"},
        {20, 30, "counted yakuman"},
    };
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        assert_string_equal(limit_of("riichi", limits[i].han, limits[i].fu), limits[i].limit);
    assert_string_equal(limit_of(NULL, 0, 0), "-");
    assert_string_equal(limit_of("kokushi-musou", 13, 0), "yakuman");
    assert_string_equal(limit_of("chiihou", 13, 0), "yakuman");
    assert_string_equal(limit_of("chinitsu", 6, 30), "haneman");
    assert_string_equal(limit_of("dora", 13, 30), "counted yakuman");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_item_is_told),
        cmocka_unit_test(test_every_limit_begins_with_its_han),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
