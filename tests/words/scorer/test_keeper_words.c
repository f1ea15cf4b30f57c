/* test_keeper_words.c: the table of a match with real tiles as comma-separated values (RFC 4180). */
#include "support/test.h"

#include "words/scorer/keeper_words.h"

static struct keeper keeper;

static void add(enum kept_kind kind, int winner, int from, int points, const char *hand)
{
    struct kept_round round = kept_round_of(kind);
    struct error why;
    round.from = (uint8_t)from;
    round.winners = kind == KEPT_WIN ? (uint8_t)(1u << winner) : 0;
    round.points[winner] = points;
    round.ready = kind == KEPT_DRAW ? 3 : 0;
    snprintf(round.hand, sizeof round.hand, "%s", hand);
    assert_true(keeper_add(&keeper, &round, &why));
}

TEST(the_table_is_comma_separated)
{
    static const char *const names[] = {"Ann \"A\"", "Ben", "Cleo, the 3rd", "Dan"};
    const struct ruleset *rules = ruleset_find("classic");
    int16_t options[OPTION_MAX];
    struct text text = {0};
    ruleset_defaults(rules, options);
    keeper_begin(&keeper, rules, options);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        snprintf(keeper.names[seat], PLAYER_NAME, "%s", names[seat]);
    add(KEPT_WIN, 0, 0, 16, "123m 55z");
    add(KEPT_DRAW, 0, SEAT_NONE, 0, "");
    add(KEPT_PENALTY, 1, SEAT_NONE, -20, "");
    keeper_csv(&keeper, &text);
    assert_string_equal(
        text_string(&text),
        "\"Round\",\"East\",\"Result\",\"Hand\",\"Ann \"\"A\"\": change\",\"Ben: change\","
        "\"Cleo, the 3rd: change\",\"Dan: change\",\"Ann \"\"A\"\": score\",\"Ben: score\","
        "\"Cleo, the 3rd: score\",\"Dan: score\"\r\n"
        "1,\"Ann \"\"A\"\"\",\"Ann \"\"A\"\" wins by self-draw\",\"123m "
        "55z\",48,-16,-16,-16,48,-16,-16,-16\r\n"
        "2,\"Ann \"\"A\"\"\",\"A draw. Waiting: Ann \"\"A\"\" and Ben\",\"\",0,0,0,0,48,-16,-16,-16\r\n"
        "3,\"Ben\",\"A penalty for Ben\",\"\",0,-20,0,0,48,-36,-16,-16\r\n");
    text_deinit(&text);
}
