/*
 * test_words.c: the sentences in which a game is told: events, results, the rules' own, hints.
 */
#include "support/test.h"

#include "support/match.h"
#include "words/log_words.h"
#include "words/move_words.h"
#include "words/result_words.h"
#include "words/tenpai_words.h"
#include "words/words.h"

static const struct words lin_and_you = {.names = {"Ann", "Lin"}, .you = 0};

static void assert_says(struct event event, const char *wanted)
{
    char words[120];

    assert_true(words_event(&lin_and_you, &event, words, sizeof words));
    assert_string_equal(words, wanted);
}

TEST(events_are_told_in_sentences)
{
    uint8_t dots = tile_parse("3p"), bamboo = tile_parse("4s");
    assert_says((struct event){.kind = EVENT_DISCARD, .seat = 0, .tile = dots}, "You discard 3 dots");
    assert_says((struct event){.kind = EVENT_DISCARD, .seat = 1, .tile = dots}, "Lin discards 3 dots");
    assert_says((struct event){.kind = EVENT_DRAW, .seat = 0, .tile = bamboo}, "You draw 4 bamboo");
    assert_says((struct event){.kind = EVENT_DRAW, .seat = 1, .tile = TILE_HIDDEN}, "Lin draws");
    assert_says((struct event){.kind = EVENT_DUMMY_DISCARD, .seat = 1, .tile = bamboo},
                "Lin draws 4 bamboo for the dummy");
    assert_says((struct event){.kind = EVENT_PUNG, .seat = 1, .tile = bamboo, .from = 0},
                "Lin pungs your 4 bamboo");
    assert_says((struct event){.kind = EVENT_PUNG, .seat = 0, .tile = bamboo, .from = SEAT_DUMMY},
                "You pung the dummy’s 4 bamboo");
    assert_says((struct event){.kind = EVENT_REVEAL, .seat = 0, .tile = TILE_RED}, "You reveal red dragon");
    assert_says((struct event){.kind = EVENT_RIICHI, .seat = 1}, "Lin declares Riichi");
}

TEST(a_result_is_one_sentence)
{
    struct table table = match_begun().table;
    char words[120];

    table.result = (struct result){.outcome = OUTCOME_WIN, .winner = 1, .from = 0, .source = WIN_DISCARD};

    table.result.tile = tile_parse("5p");
    table.result.points = 7;
    words_result(&lin_and_you, &table, words, sizeof words);
    assert_string_equal(words, "Lin wins on your 5 dots: 7 points");
    table.result.winner = table.result.from = 0;
    table.result.source = WIN_SELF_DRAW;
    table.result.points = 1;
    words_result(&lin_and_you, &table, words, sizeof words);
    assert_string_equal(words, "You draw 5 dots and win: 1 point");
    table.result = (struct result){.outcome = OUTCOME_DRAW, .winner = SEAT_NONE};
    words_result(&lin_and_you, &table, words, sizeof words);
    assert_string_equal(words, "Nobody wins: the wall is empty");
}

/* Who has as many points as the first shares the place (docs/rules/classic.md "Tiles and seats"); a tie is
 * one of all. */
TEST(a_log_ends_with_who_won_or_is_level)
{
    static const struct {
        int scores[SEAT_MAX], seats;
        const char *says;
    } ends[] = {
        {{12, 30, 12, -54}, 4, "East 12, South 30, West 12, North -54. South wins."},
        {{30, 30, 5, -65}, 4, "East 30, South 30, West 5, North -65. East and South share first place."},
        {{-9, 3, 3, 3}, 4, "East -9, South 3, West 3, North 3. South, West and North share first place."},
        {{0, 0, 0, 0}, 4, "East 0, South 0, West 0, North 0. A tie."},
        {{2, 2}, 2, "East 2, West 2. A tie."}};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        struct table table = match_begun().table;
        struct text text = {0};
        table.seats = (uint8_t)ends[i].seats;
        for (int seat = 0; seat < ends[i].seats; seat++)
            table.scores[seat] = ends[i].scores[seat];
        log_words_match(&table, table_leader(&table), &text);
        const char *scores = strstr(text_string(&text), ": ");
        assert_non_null(scores);
        assert_string_equal(scores + 2, ends[i].says);
        text_deinit(&text);
    }
}

/* Records of other programs need not name anybody. */
TEST(a_player_without_a_name_is_told_by_number)
{
    struct words words = {.you = SEAT_NONE};
    const struct player players[SEAT_MAX] = {{.name = "Ann"}, {.name = ""}};
    struct event event = {.kind = EVENT_DISCARD, .seat = 1, .tile = tile_parse("3p")};
    char said[WORDS_LINE];

    words_seat(&words, players);
    assert_string_equal(words_plate_name(&words, 0), "Ann");
    assert_string_equal(words_plate_name(&words, 1), "Player 2");
    assert_true(words_event(&words, &event, said, sizeof said));
    assert_string_equal(said, "Player 2 discards 3 dots");
}

TEST(a_tile_that_is_being_turned_is_not_called_yet)
{
    struct event event = {.kind = EVENT_REVEAL, .seat = 0, .tile = TILE_WEST};
    char words[120];

    assert_true(words_turning(&lin_and_you, &event, words, sizeof words));
    assert_string_equal(words, "You reveal…");
    event.kind = EVENT_DISCARD;
    assert_false(words_turning(&lin_and_you, &event, words, sizeof words));
}

TEST(where_a_match_stands_is_told_shortly_on_a_card)
{
    struct table table = match_begun().table;
    char words[60];

    table.round = 3;
    table.rounds = 4;
    words_progress(&table, words, sizeof words);
    assert_string_equal(words, "Round 3 of 4");
    words_progress_short(&table, words, sizeof words);
    assert_string_equal(words, "Round 3 of 4");
    table.rules = ruleset_find("classic");
    table.rounds = 0; /* measured in winds */
    words_progress(&table, words, sizeof words);
    assert_string_equal(words, "East round, hand 3");
    words_progress_short(&table, words, sizeof words);
    assert_string_equal(words, "East, hand 3");
}

TEST(a_right_guess_is_told_with_the_wait)
{
    struct table table = match_begun().table;
    char words[80];

    table.stage.attacker = 1;
    tenpai_words_prevented(&lin_and_you, &table, TILE_RED, words, sizeof words);
    assert_string_equal(words, "You guess Lin’s wait, red dragon: no win");
    table.stage.attacker = 0;
    tenpai_words_prevented(&lin_and_you, &table, TILE_RED, words, sizeof words);
    assert_string_equal(words, "Lin guesses your wait, red dragon: no win");
}

TEST(the_suit_that_is_out_is_named)
{
    struct table table = match_begun().table;
    char words[40];

    table.removed = SUIT_DOTS;
    words_removed(&table, words, sizeof words);
    assert_string_equal(words, "No dots");
}

TEST(nothing_is_unseen_that_an_open_hand_shows)
{
    struct view view = match_begun();
    struct error why;

    assert_true(hand_parse(&view.hands[0], "9999p44555s22277z", &why));
    view.shown = 1;
    view.table.result.outcome = OUTCOME_DRAW;
    assert_int_equal(result_unseen(&view, TILE_BIT(tile_kind(tile_parse("9p")))), 0);
    assert_int_equal(result_unseen(&view, TILE_BIT(tile_kind(tile_parse("5s")))), 1);
}

TEST(all_dora_are_named_suit_by_suit)
{
    struct table table = match_begun().table;
    const uint8_t dora[DORA_MAX] = {tile_parse("2m"), tile_parse("3p"), tile_parse("8m"), TILE_EAST,
                                    TILE_NONE};
    char words[120];

    memcpy(table.dora.shown, dora, sizeof dora);
    words_dora(&table, words, sizeof words);
    assert_string_equal(words, "Dora: 3 and 9 characters, 4 dots, South");
}

/* To the nearest, but nothing is none and all is all (docs/formats.md). */
TEST(shares_are_said_in_per_cent)
{
    assert_int_equal(words_share(0, 7), 0);
    assert_int_equal(words_share(7, 7), 100);
    assert_int_equal(words_share(1, 300), 1);
    assert_int_equal(words_share(299, 300), 99);
    assert_int_equal(words_share(5, 8), 63);
    assert_int_equal(words_share(1, 3), 33);
    assert_int_equal(words_share(2, 3), 67);
    assert_int_equal(words_share(99999999, 100000000), 99);
}

/* The window has steps between events, such as the table being rearranged: nothing is said of them. */
TEST(what_is_no_event_is_not_said)
{
    struct words words = {.names = {"Ann", "Lin"}, .you = 0};
    struct event none = {.kind = EVENT_KINDS, .seat = SEAT_NONE};
    char out[96] = "before";

    assert_false(words_event(&words, &none, out, sizeof out));
    assert_string_equal(out, "");
    assert_false(words_turning(&words, &none, out, sizeof out));
}
