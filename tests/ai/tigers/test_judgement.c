/* test_judgement.c: what normal (and where it matters easy) does in positions whose right move can be argued.
 */
#include "support/test.h"

#include "ai/tigers/judge.h"
#include "ai/tigers/normal.h"
#include "support/match.h"
#include "support/position.h"
#include "words/study/reason_words.h"

#define PLAIN "option indicators off; "

/* Far from everything: for the dealer's first 13 tiles and for West's. */
#define JUNK "159m159p1234567z"

/* Waits for 5m alone. */
#define WAITS_5M "123789m123p46m77z"

static char chosen[MOVE_TEXT];
static char reason[REASON_TEXT]; /* in words */

static const char *choice_by(const struct position *position, enum ai_level level,
                             const struct weights *weights, int seat, uint64_t seed)
{
    struct view view;
    struct rng rng;
    struct reason why;
    rng_init(&rng, seed);
    view_init(&view, &position->game, seat);
    assert_true(view.move_count > 0);
    move_print(level == AI_NORMAL ? normal_choose(&view, weights, &rng, &why)
                                  : ai_choose(level, &view, &rng, &why),
               chosen);
    reason_say(NULL, &why, reason, sizeof reason);
    return chosen;
}

/* The move of a seat that is asked, as text; normal's when its feeling is not off. */
static const char *choice(const struct position *position, enum ai_level level, int seat)
{
    return choice_by(position, level, &weights_exact, seat, 5);
}

static void expect_reason(const char *words)
{
    if (!strstr(reason, words))
        print_error("%s: %s\n", chosen, reason);
    assert_non_null(strstr(reason, words));
}

/* Plays the script, after which normal makes this move for this reason. */
static void expect_move(const char *setup, const char *script, int seat, const char *move, const char *words)
{
    struct position p;
    position_init(&p, setup);
    position_play(&p, script);
    assert_string_equal(choice(&p, AI_NORMAL, seat), move);
    expect_reason(words);
}

static void expect_win(const char *setup, const char *script, int seat)
{
    struct position p;
    position_init(&p, setup);
    position_play(&p, script);
    assert_string_equal(choice(&p, AI_EASY, seat), "win");
    assert_string_equal(choice(&p, AI_NORMAL, seat), "win");
    expect_reason("wins");
}

TEST(test_wins_are_taken)
{
    expect_win(PLAIN "east " WAITS_5M "5m", "", EAST);
    expect_win(PLAIN "east " JUNK "8p; west " WAITS_5M, "discard 5m", WEST);
    expect_win(PLAIN "east " JUNK "8p; west " WAITS_5M "; wall 5m", "discard 1z; dummy-draw", WEST);
    expect_win(PLAIN "east " WAITS_5M "4z; dummy 5m", "riichi 4z; reveal 0", EAST);
    expect_win(PLAIN "east 5m" JUNK "; west 123789m123p46m77z; wall 8p 5m 5m",
               "discard 1m; reveal 0; discard 8p; reveal 1; discard 5m", WEST);
}

TEST(test_riichi_is_declared_on_live_waits)
{
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "4z; west 258m258p1234567z");
    assert_string_equal(choice(&p, AI_NORMAL, EAST), "riichi 4z");
    expect_reason("4 tiles win");
}

/* 5m lies on West's pile when East comes to wait for it: in Riichi they could only draw it. */
TEST(test_riichi_is_not_declared_on_dead_waits)
{
    struct position p;
    position_init(&p, PLAIN "east 12378m123p46m177z4z; west 258m258p1234567z; wall 8p 9m");
    position_play(&p, "discard 4z; reveal 0; discard 5m; reveal 1");
    assert_true(position_can(&p, EAST, "riichi 1z"));
    assert_null(strstr(choice(&p, AI_NORMAL, EAST), "riichi"));
}

/* East threw a 6m that West punged and comes to wait for 3m and 6m. docs/rules/dueling-tigers.md "Furiten:
 * when you may not win": a claimed tile has left its pile, so only the kind is barred, and Riichi may win on
 * any 3m. A 6m that still lies there stops all of it. */
TEST(test_a_claimed_discard_kills_no_riichi)
{
    static const char *const options[] = {"", "option riichi-furiten own; "};
    for (int i = 0; i < 2; i++) {
        struct position p;
        struct view view;
        char setup[160];
        snprintf(setup, sizeof setup, PLAIN "%seast 45m123p78p789m77z1z6m; west 66m258p2m1234567z; wall 9p",
                 options[i]);
        position_init(&p, setup);
        position_play(&p, "discard 6m; pung; discard 2m; reveal 0");
        view_init(&view, &p.game, EAST);
        assert_false(legal_riichi_warning(&view.table, &view.own, EAST, tile_parse("1z"), NULL));
        assert_string_equal(choice(&p, AI_NORMAL, EAST), "riichi 1z");
        expect_reason("5 tiles win");
        snprintf(setup, sizeof setup, PLAIN "%seast 45m123p78p789m77z1z6m; west 66m258p2m1234567z; wall 8m9p",
                 options[i]);
        position_init(&p, setup);
        position_play(&p, "discard 6m; pass; reveal 0; discard 8m; reveal 1");
        view_init(&view, &p.game, EAST);
        assert_true(legal_riichi_warning(&view.table, &view.own, EAST, tile_parse("1z"), NULL));
        assert_null(strstr(choice(&p, AI_NORMAL, EAST), "riichi"));
    }
}

/* The claimed 6m is all East waits for: only a self-draw wins, so there is no Riichi. */
TEST(test_no_riichi_on_a_claimed_discard_alone)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east 57m123p78p789m77z1z6m; west 66m258p2m1234567z; wall 9p");
    position_play(&p, "discard 6m; pung; discard 2m; reveal 0");
    view_init(&view, &p.game, EAST);
    assert_true(legal_riichi_warning(&view.table, &view.own, EAST, tile_parse("1z"), NULL));
    assert_true(position_can(&p, EAST, "riichi 1z"));
    assert_null(strstr(choice(&p, AI_NORMAL, EAST), "riichi"));
    assert_null(strstr(choice(&p, AI_HARD, EAST), "riichi"));
}

/* West is in Riichi; of East's tiles only 4z lies on a pile, and East's hand is hopeless. */
TEST(test_a_hopeless_hand_does_not_feed_a_riichi)
{
    expect_move(PLAIN "east " JUNK "8p; west " WAITS_5M "; wall 4z 5p",
                "discard 1z; reveal 0; riichi 4z; reveal 1", EAST, "discard 4z",
                "West has discarded it too, so they can’t win on it");
}

/* Two 4z are two such discards. */
TEST(test_a_pair_is_safe_twice)
{
    expect_move(PLAIN "east 159m159p1234467z8p; west " WAITS_5M "; wall 4z 5p",
                "discard 1z; reveal 0; riichi 4z; pass; reveal 1", EAST, "discard 4z",
                "you have two of it, so you also have a safe discard next turn");
}

/* After the pung of 2m East keeps 45m, which wait for 3m and 6m, or 57m, which wait for 6m. */
TEST(test_the_wider_wait_is_kept)
{
    expect_move(PLAIN "east 123p789p457m22m77z4z; west 258m258p1234567z; wall 8p",
                "discard 4z; reveal 0; discard 2m; pung", EAST, "discard 7m",
                "you wait for 8 tiles instead of 4");
}

/* The same with the safe tile on the dummy's pile. */
TEST(test_the_dummys_pile_makes_tiles_safe)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M "; wall 9p 3z 5p");
    position_play(&p, "discard 1z; dummy-draw; riichi 3z; reveal 1");
    const char *move = choice(&p, AI_NORMAL, EAST);
    assert_true(!strcmp(move, "discard 9p") || !strcmp(move, "discard 3z"));
}

TEST(test_in_riichi_the_row_is_turned_up)
{
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "4z; west 258m258p1234567z");
    position_play(&p, "riichi 4z");
    assert_non_null(strstr(choice(&p, AI_NORMAL, EAST), "reveal"));
    expect_reason("a revealed tile can win for you and not for West");
}

/* docs/rules/dueling-tigers.md "Riichi": a player in Riichi may win on a revealed tile, no matter who
 * revealed it. So with both in Riichi it gives the other a chance too, and no reason says otherwise. */
TEST(test_with_both_in_riichi_a_revealed_tile_is_no_own_chance)
{
    struct position p;
    position_init(&p, PLAIN "east " WAITS_5M "4z; west 234456789p1123m; wall 3z 2z");
    position_play(&p, "riichi 4z; reveal 0; riichi 3z; reveal 1; discard 2z");
    assert_non_null(strstr(choice(&p, AI_NORMAL, EAST), "reveal"));
    expect_reason("saves the wall");
    p.game.table.wall = 1; /* which would be West's */
    choice(&p, AI_NORMAL, EAST);
    assert_null(strstr(reason, "saves the wall"));
}

/* East's open hand waits for 5m on their first turns, and West shows nothing: only a drawn tile can win. */
TEST(test_an_open_tenpai_hand_draws)
{
    expect_move(PLAIN "east 123p789p46m22m77z14z; west 258m258p1234567z; wall 8p",
                "discard 4z; reveal 0; discard 2m; pung; discard 1z", EAST, "dummy-draw",
                "4 unseen tiles would win for you, and West seems far off");
}

/* West has three pungs out, East has nothing: the tile that nobody can win on is turned. */
TEST(test_against_three_melds_the_row_is_turned_up)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 112233z46m789p75z; wall 2m 8m 7m");
    position_play(&p, "discard 1z; pung; discard 5z; reveal 0; discard 2z; pung; discard 7z; reveal 1;"
                      "discard 3z; pung; discard 4m; reveal 2; discard 7z");
    assert_non_null(strstr(choice(&p, AI_NORMAL, EAST), "reveal"));
    expect_reason("West may be waiting, and can’t win on a revealed tile");
}

/* Returns the reason for the first discard rather than the second, with West in this state. */
static struct reason said_beside(bool riichi, int tenpai, struct judged best, struct judged next)
{
    struct position p;
    struct view view;
    struct judge judge;
    position_init(&p, PLAIN "east " JUNK "8p; west 258m258p1234567z");
    view_init(&view, &p.game, EAST);
    view.table.discards[view.table.discard_count++] = (struct discard){TILE_NORTH, EAST};
    judge_init(&judge, &view, &weights_exact);
    judge.situation.rivals[0].riichi = riichi;
    judge.situation.rivals[0].tenpai = tenpai;
    judge.danger.chance[best.move.tile] = AI_ONE / 50;
    return discard_explain(&judge.situation, &judge.danger, &best, &next);
}

static struct judged judged_as(uint8_t tile, int cost, int shanten, int points, int value)
{
    return (struct judged){.move = move_make(MOVE_DISCARD, EAST, tile),
                           .cost = cost,
                           .hand = {.shanten = shanten, .points = points, .value = value, .useful = 4}};
}

TEST(test_what_decides_between_two_discards)
{
    const struct judged plain = judged_as(TILE_1P, 0, 3, 2 * AI_ONE, 50);
    struct judged better = judged_as(TILE_1M, 100, 2, 2 * AI_ONE, 90);
    struct judged honor = judged_as(TILE_NORTH, 0, 3, 2 * AI_ONE, 50);
    struct reason why = said_beside(true, AI_ONE, honor, better);
    assert_int_equal(why.kind, REASON_FEW_LEFT);
    assert_int_equal(why.number, 1); /* the one on the pile */
    assert_int_equal(said_beside(true, AI_ONE, plain, better).kind, REASON_RIICHI_RIVAL_DANGER);
    assert_int_equal(said_beside(false, AI_ONE, plain, better).kind, REASON_FAR_OFF);
    why = said_beside(true, AI_ONE, judged_as(TILE_1P, 100, 0, 4 * AI_ONE, 90), plain);
    assert_int_equal(why.kind, REASON_WORTH_RISK);
    assert_int_equal(why.number, 4);
    why = said_beside(false, 0, judged_as(TILE_1P, 0, 2, 5 * AI_ONE, 90),
                      judged_as(TILE_1M, 0, 1, 2 * AI_ONE, 50));
    assert_int_equal(why.kind, REASON_SLOWER_WORTH_MORE);
    assert_int_equal(why.number, 3);
    why = said_beside(false, 0, judged_as(TILE_1P, 0, 2, 2 * AI_ONE, 90),
                      judged_as(TILE_1M, 0, 1, 2 * AI_ONE, 50));
    assert_int_not_equal(why.kind, REASON_SLOWER_WORTH_MORE);
}

TEST(test_a_dragon_is_punged_for_speed_and_points)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 13m22m4468p55z66z1z");
    position_play(&p, "discard 5z");
    assert_string_equal(choice(&p, AI_NORMAL, WEST), "pung");
    assert_string_equal(choice(&p, AI_EASY, WEST), "pung");
}

/* Only the first claim costs a closed hand. */
TEST(test_a_second_claim_is_not_said_to_open_the_hand)
{
    struct position p;
    position_init(&p, PLAIN "east " JUNK "8p; west 13m22m4468p55z66z1z; wall 9p");
    position_play(&p, "discard 5z");
    assert_string_equal(choice(&p, AI_NORMAL, WEST), "pung");
    expect_reason("worth opening your hand");
    position_play(&p, "pung; discard 1z; reveal 0; discard 6z");
    assert_string_equal(choice(&p, AI_NORMAL, WEST), "pung");
    expect_reason("your hand is waiting after it, for 7 dots"); /* beside 1 2 3m and two 4p */
}

/* West is one step from a Riichi on a two-sided wait; an open pung of 9p would leave a hand worth nothing. */
TEST(test_a_good_closed_hand_stays_closed)
{
    expect_move(PLAIN "east 9p" JUNK "; west 34567m2345p99p1z1m", "discard 9p", WEST, "pass", "hand closed");
}

TEST(test_four_alike_beside_the_sets_make_a_kong)
{
    struct position p;
    position_init(&p, PLAIN "east 1111z123789m46m77z; west 258m2589p23456z7z");
    assert_string_equal(choice(&p, AI_NORMAL, EAST), "kong 1z");
    expect_reason("another draw");
}

/* Five pairs and no other shape: the pairs stay. */
TEST(test_five_pairs_stay_together)
{
    struct position p;
    position_init(&p, PLAIN "east 1155m99m33p88p4z6z7p5z; west 258m258p1234567z");
    choice(&p, AI_NORMAL, EAST);
    const char *tile = chosen + strlen("discard ");
    if (!strstr("4z 5z 6z 7p", tile))
        print_error("%s: %s\n", chosen, reason);
    assert_non_null(strstr("4z 5z 6z 7p", tile));
}

/* Of 1, 4 and 7 the hand's runs want 4 and 7. */
TEST(test_indicators_fit_the_own_hand)
{
    struct position p;
    position_init(&p, "east 345m456m678p77p4m7z5z; aside 1s 4s 7s 9s");
    assert_string_equal(choice(&p, AI_NORMAL, EAST), "keep 4 7");
    expect_reason("fit your hand");
}

TEST(test_the_treasure_is_for_the_likelier_winner)
{
    struct position p;
    position_init(&p, "east 1111m234789m4677p; west 258m258p1234567z; aside 1s 4s 7s 9s; back 2p");
    position_play(&p, "keep 1 4; kong 1m");
    assert_string_equal(choice(&p, AI_NORMAL, EAST), "treasure yes");
    position_init(&p, "east 1111z59m159p4567z8p; west 123789m123p46m77z; aside 1s 4s 7s 9s; wall 3z 2z");
    position_play(&p, "keep 1 4; discard 4z; reveal 0; riichi 3z; reveal 1; kong 1z");
    assert_string_equal(choice(&p, AI_NORMAL, EAST), "treasure no");
}

/* No level ever breaks the sets it has when a loose tile can go. */
TEST(test_complete_sets_stay)
{
    struct position p;
    position_init(&p, PLAIN "east 123789m123p46m77z4z; west 258m258p1234567z");
    struct view view;
    view_init(&view, &p.game, EAST);
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct rng rng;
        rng_init(&rng, seed);
        struct move move = ai_choose(AI_EASY, &view, &rng, NULL);
        assert_true(move.kind == MOVE_DISCARD || move.kind == MOVE_RIICHI);
        assert_true(strchr("467", "0123456789"[tile_number(move.tile)]));
    }
}

/* Normal's feeling is off by a little: what is plain it never misses, what is nearly equal it takes now so,
 * now so. */
TEST(test_a_feeling_is_off_by_little)
{
    struct position plain, near;
    char first[MOVE_TEXT];
    int others = 0;
    position_init(&plain, PLAIN "east " WAITS_5M "4z; west 258m258p1234567z");
    position_init(&near, PLAIN "east 13579m13579p1234z");
    strcpy(first, choice_by(&near, AI_NORMAL, &weights_normal, EAST, 0));
    for (uint64_t seed = 1; seed <= 100; seed++) {
        assert_string_equal(choice_by(&plain, AI_NORMAL, &weights_normal, EAST, seed), "riichi 4z");
        others += strcmp(choice_by(&near, AI_NORMAL, &weights_normal, EAST, seed), first) != 0;
    }
    assert_in_range(others, 1, 100);
}

static int drawn, turned, felt, felt_pungs;

/* A move of normal's for the dummy: what is said of it speaks for it, or it was but a feeling where the
 * judgement without one is for the other. */
static void check_felt_dummy(const struct view *view, const struct weights *weights, uint64_t seed)
{
    struct judge judge;
    struct dummy_choice choice;
    struct reason why;
    struct rng rng;
    rng_init(&rng, seed);
    bool draws = normal_choose(view, weights, &rng, &why).kind == MOVE_DUMMY_DRAW;
    judge_init(&judge, view, weights);
    dummy_estimate(&judge.situation, &judge.danger, &choice);
    if (draws == (choice.draw > choice.reveal))
        assert_int_equal(why.kind, dummy_explain(&judge.situation, &choice).kind);
    else
        assert_int_equal(why.kind, REASON_FEELING);
    *(draws ? &drawn : &turned) += 1;
    felt += why.kind == REASON_FEELING;
}

/* The same of a pung, or of letting it go. */
static void check_felt_pung(const struct view *view, uint64_t seed)
{
    struct judge judge;
    struct judged best;
    struct hand_value before;
    struct reason why;
    struct rng rng;
    rng_init(&rng, seed);
    bool pungs = normal_choose(view, &weights_normal, &rng, &why).kind == MOVE_PUNG;
    rng_init(&rng, seed);
    judge_init(&judge, view, &weights_normal);
    judge.situation.mood = rng_next(&rng);
    hand_value_estimate(&judge.situation, &judge.situation.held, TILE_NONE, false, &before);
    int waiting = before.value + hand_value_extra_draw(&judge.situation, &before);
    bool better = judge_pung(&judge, tile_kind(view->table.offer.tile), &best) > waiting;
    assert_int_equal(why.kind == REASON_FEELING, pungs != better);
    felt_pungs += pungs != better;
}

static struct move look_at_feelings(const struct view *view, int turn, struct rng *rng)
{
    (void)turn;
    struct weights draws = weights_normal;
    draws.draws = AI_ONE / 2; /* who loves to draw */
    bool both = view_find(view, MOVE_DUMMY_DRAW) && view_find(view, MOVE_REVEAL);
    for (uint64_t seed = 1; seed <= 4 && both; seed++) {
        check_felt_dummy(view, &weights_normal, seed);
        check_felt_dummy(view, &draws, seed);
    }
    bool pung = view_find(view, MOVE_PUNG) && !view_find(view, MOVE_KONG) && !view_find(view, MOVE_WIN);
    for (uint64_t seed = 1; seed <= 20 && pung; seed++)
        check_felt_pung(view, seed);
    return ai_choose(AI_EASY, view, rng, NULL);
}

TEST(test_what_is_but_a_feeling_is_said_to_be_one)
{
    for (uint64_t seed = 1; seed <= 5; seed++)
        match_walk(ruleset_find("dueling-tigers"), seed, 600, look_at_feelings);
    assert_true(drawn > 20 && turned > 20 && felt > 20 && felt_pungs > 20);
}

static int free_kongs, costly_kongs;

/* An own kong that normal makes costs nothing if it is said to: no step on the way, and no chance of another
 * to rob it. */
static void check_own_kong(const struct view *view)
{
    struct judge judge;
    struct judged list[MOVE_MAX];
    const struct judged *kong = NULL, *discard = NULL;
    struct reason why;
    struct rng rng;
    rng_init(&rng, 1);
    struct move move = normal_choose(view, &weights_exact, &rng, &why);
    if (move.kind != MOVE_KONG_OWN || why.kind == REASON_FOUR_ALIKE)
        return;
    judge_init(&judge, view, &weights_exact);
    for (int i = judge_moves(&judge, list) - 1; i >= 0; i--) {
        if (move_equal(list[i].move, move))
            kong = &list[i];
        if (judged_is_discard(&list[i]))
            discard = &list[i];
    }
    assert_non_null(kong);
    assert_non_null(discard);
    bool costless = kong->cost <= 0 && kong->hand.shanten <= discard->hand.shanten;
    assert_int_equal(why.kind, costless ? REASON_KONG_OF_BRINGS_DRAW : REASON_DRAWN_PROMISES);
    *(costless ? &free_kongs : &costly_kongs) += 1;
}

static struct move look_at_kongs(const struct view *view, int turn, struct rng *rng)
{
    (void)turn;
    if (view_find(view, MOVE_KONG_OWN) && !view_find(view, MOVE_WIN))
        check_own_kong(view);
    return ai_choose(AI_EASY, view, rng, NULL);
}

TEST(test_a_kong_costs_nothing_if_it_is_said_to)
{
    for (uint64_t seed = 1; seed <= 300; seed++)
        match_walk(ruleset_find("dueling-tigers"), seed, 600, look_at_kongs);
    assert_true(free_kongs > 5 && costly_kongs > 5);
}
