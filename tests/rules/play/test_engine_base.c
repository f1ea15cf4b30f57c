/*
 * test_engine_base.c: the common base of all modes (docs/rules/classic.md "Tiles and seats", "The deal and
 * the dead wall" and "A turn") on a mode of its own: four seats, chows, flowers and seasons, a dead wall of
 * 14 tiles. None of these is part of Dueling Tigers.
 */
#include "support/test.h"

#include "rules/play/view.h"
#include "support/conformance.h"
#include "support/invariants.h"

enum { MATCHES = 150, DEAD = 14 };

static int any_hand(const struct win *win, const struct reading *reading)
{
    (void)win;
    (void)reading;
    return 1;
}

/* The winner gets their points from each of the others. */
static void settle(struct table *table, const struct score scores[SEAT_MAX], int32_t gain[SEAT_MAX])
{
    (void)scores;
    int points = table->result.points;
    for (int seat = 0; seat < table->seats; seat++)
        gain[seat] = seat == table->result.winner ? points * (table->seats - 1) : -points;
}

static const struct option options[] = {
    {.key = OPTION_ROUNDS,
     .name = "rounds",
     .label = "Rounds",
     .help = "",
     .type = OPTION_NUMBER,
     .initial = 4,
     .numbers = {4}},
    {0},
};

static const struct pattern patterns[] = {
    {.id = "any-hand", .name = "Any Hand", .what = "a complete hand", .points = 1, .times = any_hand},
    {0},
};

static const struct ruleset base = {
    .id = "base",
    .name = "Base",
    .pitch = "",
    .seats_least = 4,
    .seats_most = 4,
    .copies = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
               4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
    .has_flowers = true,
    .sets = 4,
    .forms = FORM_STANDARD | FORM_THIRTEEN_ORPHANS,
    .claims = CLAIM_CHOW | CLAIM_PUNG | CLAIM_KONG,
    .dead_wall = DEAD,
    .has_round_wind = true,
    .options = options,
    .patterns = patterns,
    .settle = settle,
};

static struct game game;
static struct events events;

/* Deals the first round: the four hands in turn, then the first draws, then flowers and the other tiles, so
 * that the dead wall holds what is listed last. */
static void deal(const char *const hands[4], const char *draws, const char *back)
{
    struct deal shuffled, scripted = {0};
    struct error why;
    int16_t values[OPTION_MAX];
    uint8_t left[TILE_COUNT] = {0}, ends[16];
    ruleset_defaults(&base, values);
    game_init(&game, &base, values, 4);
    deal_shuffle(&shuffled, &game, 1);
    for (int i = 0; i < shuffled.count; i++)
        left[shuffled.wall[i]]++;
    for (int i = 0; i < 5; i++) {
        int room = i < 4 ? 13 : 40;
        int count = tile_parse_list(i < 4 ? hands[i] : draws, scripted.wall + scripted.count, room, &why);
        assert_true(i < 4 ? count == 13 : count >= 0);
        scripted.count = (uint8_t)(scripted.count + count);
    }
    int last = tile_parse_list(back, ends, 16, &why);
    for (int i = 0; i < scripted.count; i++)
        left[scripted.wall[i]]--;
    for (int i = 0; i < last; i++)
        left[ends[i]]--;
    for (uint8_t tile = 0; tile < TILE_COUNT; tile++)
        for (; left[tile]; left[tile]--)
            scripted.wall[scripted.count++] = tile;
    for (int i = last - 1; i >= 0; i--)
        scripted.wall[scripted.count++] = ends[i];
    assert_true(deal_check(&scripted, &game, NULL));
    game_deal(&game, &scripted, &events);
    assert_null(invariants_broken(&game));
}

static void play(int seat, const char *text)
{
    struct move move;
    struct error why;
    assert_true(move_parse(&move, seat, text, &why));
    if (!game_check(&game, move, NULL))
        print_error("%s: %s\n", text, why.message);
    assert_true(game_check(&game, move, NULL));
    game_apply(&game, move, &events);
    assert_null(invariants_broken(&game));
}

/* Fails unless the seat may do exactly this. */
static void expect(int seat, const char *moves)
{
    struct move list[MOVE_MAX];
    char text[MOVE_TEXT * 8] = "";
    int count = game_legal(&game, seat, list);
    assert_true(count <= 8);
    for (int i = 0; i < count; i++) {
        char words[MOVE_TEXT];
        move_print(list[i], words);
        strcat(text, i ? ", " : "");
        strcat(text, words);
    }
    assert_string_equal(text, moves);
}

/* Hands that no one can do anything with, the first of which has a 5m to throw. */
#define DEALER "159m159p159s1234z"
#define IDLE_1 "28m28p28s1234567z"
#define IDLE_2 "37m37p37s1234567z"
#define IDLE_3 "28m37p28s1234567z"

TEST(test_only_the_next_player_chows)
{
    const char *hands[] = {DEALER, "3467m28p28s12345z", "46m137p37s123456z", IDLE_3};
    deal(hands, "6z", "");
    play(0, "discard 5m");
    expect(1, "chow 3m, chow 4m, chow 5m, pass");
    expect(2, "");
    play(1, "chow 4m");
    assert_int_equal(game.table.turn, 1);
    assert_int_equal(game.table.melds[1][0].kind, MELD_RUN);
    assert_int_equal(game.table.melds[1][0].tile, tile_parse("4m"));
    assert_int_equal(game.table.melds[1][0].claimed, tile_parse("5m"));
    assert_int_equal(game.own[1].drawn, TILE_NONE); /* they discard at once */
    expect(0, "");
    play(1, "discard 3m");
    assert_int_equal(game.table.turn, 2);
}

TEST(test_a_pung_beats_a_chow_in_whatever_order)
{
    for (int order = 0; order < 2; order++) {
        const char *hands[] = {DEALER, "3467m28p28s12345z", IDLE_2, "55m237p28s234567z"};
        deal(hands, "6z", "");
        play(0, "discard 5m");
        expect(3, "pung, pass");
        play(order ? 3 : 1, order ? "pung" : "chow 4m");
        assert_int_equal(events.count, 0); /* it waits for the other's answer */
        play(order ? 1 : 3, order ? "chow 4m" : "pung");
        assert_int_equal(game.table.turn, 3);
        assert_int_equal(game.table.melds[3][0].kind, MELD_PUNG);
        assert_int_equal(game.table.meld_counts[1], 0);
        play(3, "discard 2p");
        assert_int_equal(game.table.turn, 0); /* the seats between are passed over */
    }
}

TEST(test_a_chow_stands_when_the_pung_is_passed)
{
    const char *hands[] = {DEALER, "3467m28p28s12345z", IDLE_2, "55m237p28s234567z"};
    deal(hands, "6z", "");
    play(0, "discard 5m");
    play(3, "pass");
    play(1, "chow 3m");
    assert_int_equal(game.table.turn, 1);
}

TEST(test_of_two_wins_the_next_in_turn)
{
    const char *hands[] = {DEALER, "55m28p28s1234567z", "123p456p789p46m66s", "123p456p789s46m77s"};
    deal(hands, "6z", "");
    play(0, "discard 5m");
    play(3, "win");
    play(1, "pung");
    play(2, "win");
    assert_int_equal(game.table.result.winner, 2);
    assert_int_equal(game.table.result.gain[2], 3);
    assert_int_equal(game.table.scores[0], -1);
}

TEST(test_a_win_beats_the_nearer_pung)
{
    const char *hands[] = {DEALER, "55m28p28s1234567z", IDLE_2, "123p456p789s46m77s"};
    deal(hands, "6z", "");
    play(0, "discard 5m");
    play(1, "pung");
    play(3, "win");
    assert_int_equal(game.table.result.winner, 3);
}

TEST(test_flowers_are_laid_out_and_replaced)
{
    const char *hands[] = {"1f59m159p159s1234z", "28m2f3f28s1234567z", IDLE_2, IDLE_3};
    deal(hands, "6z4f", "9s8s7s1g6s5s");
    /* The dealer replaces first: 9s for 1f; then 8s and 7s for the next seat's two. */
    assert_int_equal(game.table.flowers[0], 1);
    assert_int_equal(game.table.flowers[1], 2 | 4);
    assert_true(hand_has(&game.own[0].hand, tile_parse("9s")));
    assert_true(hand_has(&game.own[1].hand, tile_parse("8s")));
    assert_true(hand_has(&game.own[1].hand, tile_parse("7s")));
    assert_int_equal(game.table.dead, DEAD);
    int wall = game.table.wall;
    /* Seat 1 draws 4f, for it the season 1g, for that 6s. */
    play(0, "discard 6z");
    assert_int_equal(game.table.flowers[1], 2 | 4 | 8 | 16);
    assert_int_equal(game.own[1].drawn, tile_parse("6s"));
    assert_int_equal(game.table.wall, wall - 3);
    assert_int_equal(game.table.dead, DEAD);
}

TEST(test_the_dead_wall_keeps_its_size)
{
    const char *hands[] = {"1111999m59p15s12z", IDLE_1, IDLE_2, IDLE_3};
    deal(hands, "3z", "9m9p");
    int wall = game.table.wall;
    play(0, "kong 1m");
    assert_int_equal(game.own[0].drawn, tile_parse("9m"));
    assert_int_equal(game.table.wall, wall - 1);
    assert_int_equal(game.table.dead, DEAD);
    play(0, "kong 9m");
    assert_int_equal(game.table.wall, wall - 2);
    assert_int_equal(game.table.dead, DEAD);
}

TEST(test_random_matches)
{
    static struct coverage met;
    int16_t values[OPTION_MAX];
    ruleset_defaults(&base, values);
    for (int number = 0; number < MATCHES; number++) {
        struct walker walker;
        walker_init(&walker, &base, values, 4, (uint64_t)number, &met);
        walker_play(&walker);
        int total = 0;
        for (int seat = 0; seat < 4; seat++)
            total += walker.game.table.scores[seat];
        walker_expect(&walker, total == 0, "payments do not add up");
        walker_deinit(&walker);
    }
    assert_true(met.events[EVENT_CHOW] > 100);
    assert_true(met.events[EVENT_PUNG] > 100);
    assert_true(met.events[EVENT_FLOWER] > 100);
    assert_true(met.kongs[MELD_KONG_OPEN] > 10);
    assert_true(met.wins[WIN_DISCARD] > 10);
    assert_true(met.draws > 10);
}
