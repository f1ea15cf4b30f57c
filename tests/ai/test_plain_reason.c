/*
 * test_plain_reason.c: what the teacher says of a discard that is only better by experience can be counted on
 * the table.
 */
#include "support/test.h"

#include "ai/hand_facts.h"
#include "ai/plain_reason.h"
#include "support/position.h"

static struct position p;
static struct view view;

/* The reason for a best discard and a next one with these figures, where the engine gave this one. */
static struct reason say_of(enum reason_kind kind, const char *best, const char *next, int win, int deal_in)
{
    struct ranking ranking = {.count = 2};
    struct error why;
    for (int i = 0; i < 2; i++) {
        struct advice *advice = &ranking.list[i];
        *advice = (struct advice){.estimate = true, .win = i ? win : 300, .deal_in = i ? deal_in : 10};
        assert_true(move_parse(&advice->move, EAST, i ? next : best, &why));
        assert_true(view_allows(&view, advice->move));
        advice->reason = reason_plain(kind);
    }
    plain_reason(&view, &ranking);
    return ranking.list[0].reason;
}

/* The reason of the only move in a ranking, whose engine gave this one. */
static struct reason say_only(struct reason given, const char *move)
{
    struct ranking ranking = {.count = 1};
    struct error why;
    assert_true(move_parse(&ranking.list[0].move, EAST, move, &why));
    ranking.list[0].reason = given;
    plain_reason(&view, &ranking);
    return ranking.list[0].reason;
}

static void see(const char *setup)
{
    position_init(&p, setup);
    view_init(&view, &p.game, EAST);
}

/* The reason for the best of two discards at the start, where the engine had only a feeling. */
static struct reason say(const char *setup, const char *best, const char *next, int win, int deal_in)
{
    see(setup);
    return say_of(REASON_LEAST_USE, best, next, win, deal_in);
}

/* Puts so many of a kind on West's pile. */
static void throw_out(const char *tile, int count)
{
    while (count--)
        view.table.discards[view.table.discard_count++] = (struct discard){tile_parse(tile), WEST};
}

#define HAND "option indicators off; option treasure off; east 123789m123p46m7z5z9p; west 258m147p1123456z"

TEST(a_lone_tile_is_one)
{
    struct reason reason = say(HAND, "discard 7z", "discard 9p", 300, 10);
    assert_int_equal(reason.kind, REASON_NO_FRIENDS); /* nobody has shown another red dragon */
    reason = say(HAND, "discard 9p", "discard 4m", 300, 10);
    assert_int_equal(reason.kind, REASON_NO_FRIENDS); /* no dots from 7 to 9 */
}

TEST(a_safer_tile_is_said_to_be)
{
    struct reason reason = say(HAND, "discard 7z", "discard 9p", 305, 60);
    assert_int_equal(reason.kind, REASON_SAFER_EQUAL);
    assert_int_equal(reason.tile, tile_parse("9p"));
    reason = say(HAND, "discard 7z", "discard 9p", 400, 60);
    assert_int_equal(reason.kind, REASON_LESS_RISK);
    assert_int_equal(reason.number, 1);
    assert_int_equal(reason.second, 6);
    reason = say(HAND, "discard 7z", "discard 9p", 300, 29); /* too close to call */
    assert_int_equal(reason.kind, REASON_NO_FRIENDS);
}

/* 4m goes with 2m to 6m; 1m only with 1m to 3m. */
TEST(an_end_connects_with_fewer)
{
    struct reason reason = say(HAND, "discard 1m", "discard 4m", 300, 10);
    assert_int_equal(reason.kind, REASON_CONNECTS_LESS);
    assert_int_equal(reason.tile, tile_parse("4m"));
    reason = say(HAND, "discard 4m", "discard 1m", 300, 10);
    assert_int_equal(reason.kind, REASON_AS_GOOD_AS); /* that would not be true */
}

/* A 1m is in a run with 2m and 3m alone. */
TEST(a_dead_shape_is_one)
{
    see("option indicators off; option treasure off; east 12m456789m123p77z5z; west 258m147p1123456z");
    throw_out("3m", 4);
    throw_out("1m", 1);
    assert_int_equal(say_of(REASON_LEAST_USE, "discard 1m", "discard 5z", 300, 10).kind,
                     REASON_AS_GOOD_AS); /* two more can come */
    throw_out("1m", 1);
    struct reason reason = say_of(REASON_LEAST_USE, "discard 1m", "discard 5z", 300, 10);
    assert_int_equal(reason.kind, REASON_DEAD_SHAPE);
    assert_true(reason.tiles == TILE_BIT(tile_parse("3m")));
    throw_out("5m", 3); /* what 7m needs: one of 5 and 6, and one of 8 and 9 */
    throw_out("8m", 3);
    throw_out("7m", 2);
    view.own.hand.counts[tile_parse("5m")] = view.own.hand.counts[tile_parse("8m")] = 0;
    throw_out("5m", 1);
    throw_out("8m", 1);
    reason = say_of(REASON_LEAST_USE, "discard 7m", "discard 5z", 300, 10);
    assert_true(reason.tiles == (TILE_BIT(tile_parse("5m")) | TILE_BIT(tile_parse("8m"))));
}

/* Four sets need one pair, seven pairs need all. */
TEST(a_spare_pair_is_one)
{
    struct reason reason =
        say("option indicators off; option treasure off; east 1122m456m123p46p7z5z; west 258m147p1123456z",
            "discard 1m", "discard 5z", 300, 10);
    assert_int_equal(reason.kind, REASON_SPARE_PAIR);
    assert_int_equal(reason.number, 2);
    reason = say("option indicators off; option treasure off; east 1133557799m2469p; west 258m147p1123456z",
                 "discard 1m", "discard 9p", 300, 10);
    assert_int_not_equal(reason.kind, REASON_SPARE_PAIR);
}

TEST(seven_pairs_are_counted_where_they_are_closest)
{
    see("option indicators off; option treasure off; east 1133557799m2469p; west 258m147p1123456z");
    assert_int_equal(say_only(reason_aim(REASON_KEEPS_AIM, AIM_SEVEN_PAIRS), "discard 2p").number, 5);
    assert_int_equal(say_only(reason_aim(REASON_KEEPS_AIM, AIM_PURE_SUIT), "discard 2p").number, 0);
}

/* docs/rules/dueling-tigers.md "The score of the match": who is ahead after the last round wins. */
TEST(a_lead_is_enough_in_the_last_round)
{
    see(HAND);
    view.table.scores[EAST] = 5;
    view.table.scores[WEST] = 2;
    assert_int_equal(say_of(REASON_LEAST_USE, "discard 7z", "discard 9p", 400, 60).kind, REASON_LESS_RISK);
    view.table.round = view.table.rounds;
    struct reason reason = say_of(REASON_LEAST_USE, "discard 7z", "discard 9p", 400, 60);
    assert_int_equal(reason.kind, REASON_LEAD_ENOUGH);
    assert_int_equal(reason.number, 3);
}

/* Each tile that is drawn for the dummy is one that nobody draws. */
TEST(draws_end_the_last_round_sooner_for_the_leader)
{
    see(HAND);
    view.table.scores[EAST] = 5;
    view.table.scores[WEST] = 2;
    assert_int_equal(say_only(reason_plain(REASON_SHORTER_ROUND), "discard 7z").number, 0);
    view.table.round = view.table.rounds;
    assert_int_equal(say_only(reason_plain(REASON_SHORTER_ROUND), "discard 7z").number, 3);
    view.table.scores[WEST] = 5;
    assert_int_equal(say_only(reason_plain(REASON_SHORTER_ROUND), "discard 7z").number, 0);
}

/* Without 5z three red dragons win. A 2m or 3m makes seven of 2m and 3m do so, and the same at the other
 * ends: eight kinds of four tiles. A wait of 2p and 5p, eight tiles, is not bettered by anything. */
TEST(a_better_wait_is_counted)
{
    static const char ends[] = "2378";
    tile_set barred = 0;
    see("option indicators off; option treasure off; east 111999m111999p7z5z; west 258m147p1123456z");
    struct move move = move_make(MOVE_RIICHI, EAST, tile_parse("5z"));
    assert_int_equal(hand_facts_better(&view, &move, 0), 8 * 4);
    for (int i = 0; i < 4; i++)
        barred |= TILE_BIT(ends[i] - '1') | TILE_BIT(TILE_1P + ends[i] - '1');
    assert_int_equal(hand_facts_better(&view, &move, barred), 0);
    see("option indicators off; option treasure off; east 123456m34789p55z1z; west 258m147p1123466z");
    move.tile = tile_parse("1z");
    assert_int_equal(hand_facts_better(&view, &move, 0), 0);
}

/* Without 7z the hand lacks 5m and a pair: it needs two tiles. */
TEST(a_wall_may_be_too_short)
{
    see(HAND);
    view.table.wall = 1;
    assert_int_not_equal(say_of(REASON_LEAST_USE, "discard 7z", "discard 9p", 300, 10).kind,
                         REASON_NO_WIN_LEFT);
    view.table.wall = 0;
    assert_int_equal(say_of(REASON_LEAST_USE, "discard 7z", "discard 9p", 300, 10).kind, REASON_NO_WIN_LEFT);
    assert_int_not_equal(say_of(REASON_LEAST_USE, "discard 7z", "discard 9p", 300, 5).kind,
                         REASON_NO_WIN_LEFT); /* 9p is safer */
}

/* The indicator 8s makes 9s a dora; without it the hand waits for 5s. */
TEST(a_dora_is_kept)
{
    see("mode tenpai-duel; dora 8s; east 123m456p789p46s9s55z; west 258m147p369s2234z");
    struct reason reason = say_of(REASON_MOST_USEFUL, "discard 4s", "discard 9s", 300, 10);
    assert_int_equal(reason.kind, REASON_KEEPS_DORA);
    assert_int_equal(reason.tile, tile_parse("9s"));
    reason = say_of(REASON_MOST_USEFUL, "discard 9s", "discard 4s", 300, 10);
    assert_int_equal(reason.kind, REASON_MOST_USEFUL);
    assert_int_equal(reason.number, 4);
}

/* docs/rules/tenpai-duel.md "The value of a hand": Riichi is worth a han. */
TEST(a_riichi_says_what_it_adds)
{
    see("mode tenpai-duel; dora 8s; east 123m456p789p46s9s55z; west 258m147p369s2234z");
    assert_int_equal(say_only(reason_number(REASON_ATTACK, 2000), "riichi 9s").kind, REASON_RIICHI_HAN);
}

/* 1 2 3 4 4 4 4 waits for 1, and would for 4 if there were a fifth: docs/rules/one-suit.md "Declaring a win".
 */
TEST(four_held_are_no_wait)
{
    see("mode one-suit; option suit m; east 1234444m9m; west 1178889m");
    view.own.drawn = tile_parse("9m");
    struct reason reason = say_only(reason_plain(REASON_TILES_COMPLETE), "waits 1m");
    assert_int_equal(reason.kind, REASON_ALL_FOUR_HELD);
    assert_int_equal(reason.tile, tile_parse("4m"));
    see("mode one-suit; option suit m; east 1235578m9m; west 1178889m");
    view.own.drawn = tile_parse("9m");
    assert_int_equal(say_only(reason_plain(REASON_TILES_COMPLETE), "waits 69m").kind, REASON_TILES_COMPLETE);
}

/* Without 9m the hand 1 2 3 5 5 7 8 waits for 6 and 9. */
TEST(a_hand_of_one_suit_keeps_its_waits)
{
    see("mode one-suit; option suit m; east 1235578m1m; west 1178889m");
    struct reason reason = say_of(REASON_MOST_USEFUL, "discard 1m", "discard 8m", 300, 10);
    assert_int_equal(reason.kind, REASON_KEEPS_WAITS);
    assert_int_equal(reason.number, 2);
}

/* Two discards of a ranking; returns what is said against the second. */
static struct reason say_against(enum reason_kind kind, int win, int points)
{
    struct ranking ranking = {.count = 2};
    struct error why;
    see(HAND);
    for (int i = 0; i < 2; i++) {
        struct advice *advice = &ranking.list[i];
        *advice = (struct advice){.estimate = true,
                                  .win = i ? win : 300,
                                  .points = i ? points : 100,
                                  .error = 10 * i,
                                  .by_dummy = -1};
        assert_true(move_parse(&advice->move, EAST, i ? "discard 9p" : "discard 7z", &why));
        advice->reason = i ? reason_aim(kind, AIM_SEVEN_PAIRS) : reason_plain(REASON_LEAST_USE);
    }
    plain_reason(&view, &ranking);
    return ranking.list[1].reason;
}

/* Worse by how much: wins if they differ as shown, otherwise nothing that counts. */
TEST(a_move_that_is_only_worse_has_its_figures)
{
    static const enum reason_kind empty[] = {REASON_LESS_WITHOUT, REASON_TILE_WORTH_MORE, REASON_TAKES_MORE,
                                             REASON_LESS_THAN_BEST, REASON_WORTH_LESS};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        struct reason reason = say_against(empty[i], 200, 50);
        assert_int_equal(reason.kind, REASON_WINS_INSTEAD);
        assert_int_equal(reason.number, 20);
        assert_int_equal(reason.second, 30);
        assert_int_equal(say_against(empty[i], 295, 95).kind, REASON_NEARLY_AS_GOOD);
    }
    assert_int_equal(say_against(REASON_STEP_FURTHER, 200, 50).kind, REASON_STEP_FURTHER);
    assert_int_equal(say_against(REASON_WINS_INSTEAD, 200, 50).number, 20); /* the chance that is shown */
    assert_int_equal(say_against(REASON_NO_HAND_IN_REACH, 200, 50).kind,
                     REASON_WINS_INSTEAD); /* 20 % is one */
    assert_int_equal(say_against(REASON_NO_HAND_IN_REACH, 20, 50).kind, REASON_NO_HAND_IN_REACH);
}

/* A hand that wins that often isn't far off. */
TEST(a_reason_that_the_figures_deny_is_taken_back)
{
    struct reason folds = {.kind = REASON_FOLDS_WAITS_FOR, .tile = TILE_1P};
    struct ranking ranking = {.count = 1, .list = {{.estimate = true, .win = 120, .reason = folds}}};
    see(HAND);
    ranking.list[0].move = move_make(MOVE_DISCARD, EAST, TILE_RED);
    plain_reason(&view, &ranking);
    assert_int_equal(ranking.list[0].reason.kind, REASON_SAFER_WAITS_FOR);
    ranking.list[0].reason = reason_plain(REASON_SET_NO_WIN_NEAR);
    plain_reason(&view, &ranking);
    assert_int_not_equal(ranking.list[0].reason.kind, REASON_SET_NO_WIN_NEAR);
}

/* Five pairs are on the way to seven, and a set laid out with pairs to all pungs; single tiles are on
 * neither, and a single tile gives nothing up. */
TEST(pairs_are_what_an_aim_of_pairs_needs)
{
    see("option indicators off; option treasure off; east 1133557799m2469p; west 258m147p1123456z");
    struct reason keeps = reason_aim(REASON_KEEPS_AIM, AIM_SEVEN_PAIRS);
    assert_int_equal(say_only(keeps, "discard 2p").kind, REASON_KEEPS_AIM);
    see(HAND);
    assert_int_not_equal(say_only(keeps, "discard 7z").kind, REASON_KEEPS_AIM);
    keeps.aim = AIM_ALL_PUNGS;
    assert_int_not_equal(say_only(keeps, "discard 7z").kind, REASON_KEEPS_AIM);
    assert_int_not_equal(say_against(REASON_GIVES_UP_AIM, 200, 50).kind, REASON_GIVES_UP_AIM);
}

/* Four sets are the aim of nearly every hand; where any of them wins, useful tiles are counted. */
TEST(four_sets_alone_are_no_reason)
{
    see("mode patterns; east 123789m123p46m7z5z9p");
    struct reason given = {.kind = REASON_ON_THE_WAY, .aim = AIM_FOUR_SETS, .number = 3};
    struct reason reason = say_only(given, "discard 7z");
    assert_int_equal(reason.kind, REASON_MOST_USEFUL);
    given.aim = AIM_TRIPLETS;
    assert_int_equal(say_only(given, "discard 7z").kind, REASON_ON_THE_WAY);
}

/* Moves that can't be told apart keep no figures from before they were measured. */
TEST(a_matter_of_taste_is_no_loss)
{
    struct advice best = {.played = true, .reason = {.kind = REASON_WINS_INSTEAD}}, made = best;
    plain_taste(&best, &made);
    assert_int_equal(best.reason.kind, REASON_LITTLE_MORE);
    best.win = 300;
    best.reason.kind = REASON_WINS_INSTEAD;
    plain_taste(&best, &made);
    assert_int_equal(best.reason.number, 30); /* as measured */
    best.win = 0;
    best.move = move_make(MOVE_DISCARD, EAST, TILE_EAST);
    made.move = move_make(MOVE_DISCARD, EAST, TILE_RED);
    plain_taste(&best, &made);
    assert_int_equal(best.reason.kind, REASON_AS_GOOD_AS);
    assert_int_equal(best.reason.tile, TILE_RED);
    assert_int_equal(made.reason.kind, REASON_NEARLY_AS_GOOD);
    made = (struct advice){.reason = {.kind = REASON_WINS_INSTEAD}};
    plain_taste(&best, &made);
    assert_int_equal(made.reason.kind, REASON_WINS_INSTEAD); /* as ranked and shown */
}

/* Of 2, 3 and 9 the hand has three tiles with 2 and 3, and seven that can make a set with 3 or 9. */
TEST(numbers_are_compared_by_what_is_held)
{
    static const char *const kept[] = {"keep 3 9", "keep 2 3", "keep 2 9"};
    struct ranking ranking = {.count = 3};
    struct error why;
    see("east 8m123347p124467z3z; aside 2s 3s 9s 1s");
    for (int i = 0; i < 3; i++)
        assert_true(move_parse(&ranking.list[i].move, EAST, kept[i], &why));
    plain_reason(&view, &ranking);
    assert_int_equal(ranking.list[0].reason.kind, REASON_NUMBERS_REACH);
    assert_int_equal(ranking.list[0].reason.number, 7); /* all suit tiles */
    assert_int_equal(ranking.list[1].reason.kind, REASON_REACH_LESS);
    assert_int_equal(ranking.list[1].reason.number, 5); /* without 7p and 8m */
    assert_int_equal(ranking.list[1].reason.second, 7);
    assert_int_equal(ranking.list[2].reason.kind, REASON_NEARLY_AS_GOOD); /* all seven, too */
    struct move first = ranking.list[0].move;
    ranking.list[0] = (struct advice){.move = ranking.list[1].move};
    ranking.list[1] = (struct advice){.move = first};
    plain_reason(&view, &ranking);
    assert_int_equal(ranking.list[0].reason.kind, REASON_NUMBERS_HELD);
    assert_int_equal(ranking.list[0].reason.number, 3);
    assert_int_equal(ranking.list[1].reason.kind, REASON_FITS_LESS);
    assert_int_equal(ranking.list[1].reason.number, 2);
}

TEST(a_reason_counts_what_it_names)
{
    see("option indicators off; option treasure off; east 112299m123p46m7z5z9p; west 258m147p1123456z");
    const struct {
        enum reason_kind kind;
        int number;
    } rows[] = {
        {REASON_DRAWN_MAY_PUNG, 3},                                            /* 1m, 2m and 9m */
        {REASON_KEEPS_WALL, view.table.wall}, {REASON_TREASURE_HELPS_OWN, 12}, /* all but 5z and 7z */
        {REASON_TREASURE_HELPS_RIVAL, 0}, /* which "mostly honors" would not be true of */
        {REASON_CLOSED_WORTH_MORE, 1},        {REASON_WINS, 0}, /* nobody is ahead */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct reason reason = say_only(reason_plain(rows[i].kind), "discard 7z");
        assert_int_equal(reason.kind, rows[i].kind);
        assert_int_equal(reason.number, rows[i].number);
    }
}
