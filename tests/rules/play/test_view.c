/* test_view.c: a view holds all that a seat may know, and nothing else. */
#include "support/test.h"

#include "rules/play/view.h"
#include "support/invariants.h"
#include "support/position.h"

#define PLAIN    "option indicators off; "
#define JUNK     "159m159p1234567z"
#define WAITS_5M "123789m123p46m77z"

TEST(test_a_view_holds_the_own_hand_and_moves)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.seat, EAST);
    assert_int_equal(view.own.drawn, tile_parse("8p"));
    assert_int_equal(view.own.hand.size, 14);
    struct move moves[MOVE_MAX];
    assert_int_equal(view.move_count, game_legal(&p.game, EAST, moves));
    for (int i = 0; i < view.move_count; i++)
        assert_true(move_equal(view.moves[i], moves[i]));
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.own.hand.size, 13);
    assert_int_equal(view.move_count, 0);
    assert_int_equal(view.table.hand_sizes[EAST], 14); /* how many tiles the other holds is no secret */
}

TEST(test_an_onlooker_sees_no_hand)
{
    struct position p;
    struct view view;
    position_init(&p, "east " JUNK "8p; west " WAITS_5M);
    view_init(&view, &p.game, SEAT_NONE);
    assert_int_equal(view.own.hand.size, 0);
    assert_int_equal(view.move_count, 0);
    assert_int_equal(view.shown, 0);
    assert_int_equal(view.table.asked, 0);
    for (int i = 0; i < 3; i++)
        assert_int_equal(view.own.three[i], TILE_NONE);
}

TEST(test_hidden_tiles_do_not_show)
{
    struct position p, q;
    struct view one, two;
    /* Two games that differ in what West cannot see: East's hand, the row, the wall, the treasure. */
    position_init(&p, "east 159m159p1234567z8p; west " WAITS_5M "; dummy 1z2z; wall 9p; aside 2s 6s 9s 4s");
    position_init(&q, "east 258m258p1234567z9p; west " WAITS_5M "; dummy 5z6z; wall 8p; aside 1s 3s 5s 7s");
    view_init(&one, &p.game, WEST);
    view_init(&two, &q.game, WEST);
    assert_memory_equal(&one, &two, sizeof one);
    view_init(&one, &p.game, EAST);
    view_init(&two, &q.game, EAST);
    assert_memory_not_equal(&one, &two, sizeof one);
}

TEST(test_it_does_not_show_who_else_is_asked)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east 55m19m159p123456z8p; west " WAITS_5M "; wall 5m");
    position_play(&p, "discard 8p; dummy-draw");
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.table.asked, 1 << EAST);
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.table.asked, 1 << WEST);
}

TEST(test_the_hands_are_shown_after_the_round)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    view_init(&view, &p.game, EAST);
    struct win win;
    struct score score, same;
    assert_int_equal(view.shown, 0);
    assert_false(view_result(&view, &win, &score));
    position_play(&p, "discard 5m; win");
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.shown, 1 << EAST | 1 << WEST);
    assert_true(hand_has(&view.hands[WEST], tile_parse("7z")));
    assert_true(view_result(&view, &win, &score));
    assert_int_equal(win.tile, tile_parse("5m"));
    assert_true(game_result_score(&p.game, p.game.table.result.winner, &win, &same));
    assert_int_equal(score.points, same.points);
    assert_int_equal(score.line_count, same.line_count);
}

/* A seat whose hand is not shown has no result to see, though the round was won. */
TEST(test_only_a_winner_has_a_result)
{
    struct position p;
    struct view view;
    struct win win;
    struct score score;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    position_play(&p, "discard 5m; win");
    view_init(&view, &p.game, EAST);
    assert_true(view_result_of(&view, WEST, &win, &score));
    assert_false(view_result_of(&view, EAST, &win, &score));
}

/* docs/rules/tenpai-duel.md "Stage A" and "The end of a match": hands stay hidden in a draw that nobody
 * declared in and in a hand that the clock made void; docs/rules/tenpai-duel.md "Stage B": else the
 * attacker's is shown, whichever seat they have. */
TEST(test_whose_hand_a_duel_shows)
{
    struct position p;
    struct view view;
    position_init(&p,
                  "mode tenpai-duel; dora 4z; east 258m147p369s5567z9m; west 45m234p678p345s88s; wall 9p");
    position_play(&p, "discard 9m; tenpai 9p");
    struct position guessed = p;
    position_play(&guessed, "guess 3m 6m");
    view_init(&view, &guessed.game, EAST);
    assert_int_equal(view.shown, 1 << WEST);
    assert_int_equal(view.hands[WEST].size, 13);
    position_play(&p, "time-up");
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.shown, 0);
    p.game.table.stage.attacker = SEAT_NONE;
    p.game.table.result.outcome = OUTCOME_DRAW;
    view_init(&view, &p.game, EAST);
    assert_int_equal(view.shown, 0);
}

/* docs/rules/one-suit.md "Tiles, hands, seats": who sits out has no hand to show. */
TEST(test_who_sits_out_shows_no_hand)
{
    struct position p;
    struct view view;
    position_init(&p, "mode one-suit; option players sit-out");
    for (uint8_t sitting = 0; sitting < 3; sitting++) {
        p.game.table.sitting = sitting;
        p.game.table.result.outcome = OUTCOME_DRAW;
        view_init(&view, &p.game, EAST);
        assert_int_equal(view.shown, 7 & ~(1 << sitting));
    }
}

TEST(test_moves_are_found_by_kind)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    position_play(&p, "discard 5m");
    view_init(&view, &p.game, WEST);
    assert_non_null(view_find(&view, MOVE_WIN));
    assert_null(view_find(&view, MOVE_PUNG));
    assert_null(view_find(&view, MOVE_DISCARD));
    assert_true(view_allows(&view, move_make(MOVE_WIN, WEST, TILE_NONE)));
    assert_false(view_allows(&view, move_make(MOVE_PUNG, WEST, TILE_NONE)));
}

TEST(test_guesses_differ_but_for_what_is_seen)
{
    struct position p;
    struct view view, again;
    struct rng rng;
    struct game guess, other;
    position_init(&p, "east " JUNK "8p; west " WAITS_5M "; dummy 1z2z3z");
    position_play(&p, "keep 1 2; discard 8p; reveal 1");
    view_init(&view, &p.game, WEST);
    rng_init(&rng, 1);
    int different = 0;
    for (int i = 0; i < 50; i++) {
        view_guess(&view, &rng, &guess);
        assert_null(invariants_broken(&guess));
        view_init(&again, &guess, WEST);
        assert_memory_equal(&view, &again, sizeof view);
        assert_int_equal(guess.row[1], tile_parse("2z"));
        different += i > 0 && memcmp(&guess.own[EAST], &other.own[EAST], sizeof guess.own[EAST]) != 0;
        other = guess;
    }
    assert_int_equal(different, 49);
}

/* How many of some guesses have each number of the removed suit as the treasure. */
static void count_treasures(const struct view *view, int guesses, int counts[9])
{
    struct rng rng;
    struct game guess;
    rng_init(&rng, 7);
    memset(counts, 0, 9 * sizeof *counts);
    for (int i = 0; i < guesses; i++) {
        view_guess(view, &rng, &guess);
        assert_int_equal(tile_suit(guess.treasure), view->table.removed);
        counts[tile_number(guess.treasure) - 1]++;
    }
}

/* Of each number about 200 for each of its copies that the viewer does not see. */
static void expect_treasures(const struct position *p, int seat, const char *seen)
{
    int counts[9], guesses = 200 * (36 - (int)strlen(seen));
    struct view view;
    view_init(&view, &p->game, seat);
    count_treasures(&view, guesses, counts);
    for (int number = 1; number <= 9; number++) {
        int copies = strchr(seen, '0' + number) ? 3 : 4;
        assert_in_range(counts[number - 1], 200 * copies - 90, 200 * copies + 90);
    }
}

/* docs/rules/dueling-tigers.md "Indicators and treasure (options, both on)": East sees three tiles while they
 * choose, then both see the two that are kept; the treasure is any other of its suit. */
TEST(test_the_treasure_is_guessed_among_the_tiles_unseen)
{
    struct position p;
    position_init(&p, "east " JUNK "8p; west " WAITS_5M "; aside 2s 5s 9s 4s");
    expect_treasures(&p, EAST, "259");
    expect_treasures(&p, WEST, "");
    position_play(&p, "keep 2 5");
    expect_treasures(&p, EAST, "25");
    expect_treasures(&p, WEST, "25");
    p.game.table.dummy.treasure = p.game.treasure;
    struct view view;
    struct rng rng;
    struct game guess;
    view_init(&view, &p.game, WEST);
    rng_init(&rng, 3);
    view_guess(&view, &rng, &guess);
    assert_int_equal(guess.treasure, tile_parse("4s")); /* it lies open now */
}

/* While East chooses, West guesses three different numbers, any of the nine. */
TEST(test_east_is_guessed_to_choose_from_three_numbers)
{
    struct position p;
    struct view view;
    struct rng rng;
    struct game guess;
    int counts[9] = {0};
    position_init(&p, "east " JUNK "8p; west " WAITS_5M "; aside 2s 6s 9s 4s");
    view_init(&view, &p.game, WEST);
    rng_init(&rng, 5);
    for (int i = 0; i < 1800; i++) {
        view_guess(&view, &rng, &guess);
        const uint8_t *three = guess.own[EAST].three, none[TILE_KINDS] = {0};
        assert_memory_equal(guess.own[EAST].passed, none, sizeof none); /* no win was let go so early */
        assert_true(three[0] != three[1] && three[0] != three[2] && three[1] != three[2]);
        for (int at = 0; at < 3; at++) {
            assert_int_equal(tile_suit(three[at]), SUIT_BAMBOO);
            counts[tile_number(three[at]) - 1]++;
        }
    }
    for (int number = 0; number < 9; number++)
        assert_in_range(counts[number], 600 - 90, 600 + 90);
    view_init(&view, &p.game, EAST);
    view_guess(&view, &rng, &guess);
    assert_memory_equal(guess.own[EAST].three, p.game.own[EAST].three, 3);
}

/* The player on turn has drawn one of the tiles that they are guessed to hold; the others have not. */
TEST(test_a_guess_says_which_tile_was_drawn)
{
    struct position p;
    struct view view;
    struct rng rng;
    struct game guess;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    rng_init(&rng, 2);
    view_init(&view, &p.game, WEST);
    view_guess(&view, &rng, &guess);
    assert_true(hand_has(&guess.own[EAST].hand, guess.own[EAST].drawn));
    assert_int_equal(guess.own[WEST].drawn, TILE_NONE);
    view_init(&view, &p.game, EAST);
    view_guess(&view, &rng, &guess);
    assert_int_equal(guess.own[EAST].drawn, tile_parse("8p"));
    assert_int_equal(guess.own[WEST].drawn, TILE_NONE);
}

/* docs/rules/tenpai-duel.md "Stage A": each kan turns a further indicator up. In a guess they lie where they
 * do, as far from the tiles that are drawn next for kans. */
TEST(test_indicators_keep_their_places_in_a_guess)
{
    struct position p;
    struct view view;
    struct rng rng;
    struct game guess;
    position_init(&p, "mode tenpai-duel; dora 4z; east 1111222233334z9m; wall 9m; back 9p 9p 9s 9s");
    position_play(&p, "kong 1z; kong 2z; kong 3z");
    view_init(&view, &p.game, WEST);
    rng_init(&rng, 4);
    view_guess(&view, &rng, &guess);
    assert_int_equal(guess.count - guess.back, p.game.count - p.game.back);
    for (int i = 0; i < 4; i++)
        assert_int_equal(guess.wall[guess.count - DORA_PLACE - 2 * i], p.game.table.dora.shown[i]);
}

/* --- whom a guessed game asks -------------------------------------------------------------------- */

static unsigned guessed_asked(const struct position *p, int seat)
{
    struct view view;
    struct rng rng;
    struct game guess;
    view_init(&view, &p->game, seat);
    rng_init(&rng, 6);
    view_guess(&view, &rng, &guess);
    return guess.table.asked;
}

/* docs/rules/one-suit.md "A draw": all who play name their waits; "Declaring a win": those who declared. */
TEST(test_a_guess_asks_who_is_to_name_waits)
{
    struct position p;
    for (int seat = 0; seat < 2; seat++) {
        position_init(&p, "mode one-suit");
        position_drain(&p, 0);
        position_turn(&p, "");
        assert_int_equal(p.game.table.phase, PHASE_NAME);
        assert_int_equal(guessed_asked(&p, seat), 3);
        position_play(&p, seat ? "west: waits" : "east: waits"); /* the other may not have answered */
        assert_int_equal(guessed_asked(&p, seat), seat ? 1 : 2);
    }
    position_init(&p, "mode one-suit; option players sit-out");
    p.game.table.phase = PHASE_NAME;
    for (int sitting = 0; sitting < 3; sitting++) {
        int viewer = (sitting + 1) % 3;
        p.game.table.sitting = (uint8_t)sitting;
        p.game.table.asked = (uint8_t)(7 & ~(1 << sitting));
        assert_int_equal(guessed_asked(&p, viewer), p.game.table.asked);
    }
    position_init(&p, "mode one-suit");
    position_play(&p, "declare");
    for (int seat = 0; seat < 2; seat++)
        assert_int_equal(guessed_asked(&p, seat), 1);
}

/* Every other seat that could claim the tile on offer, and no other; returns how often there was one. */
static int expect_claimants(const struct position *p, int seat)
{
    struct view view;
    struct rng rng;
    struct game guess;
    int met = 0;
    view_init(&view, &p->game, seat);
    rng_init(&rng, 8);
    for (int i = 0; i < 300; i++) {
        view_guess(&view, &rng, &guess);
        unsigned wanted = view.table.asked, asked = guess.table.asked;
        for (int other = 0; other < guess.table.seats; other++) {
            struct move moves[MOVE_MAX];
            guess.table.asked = (uint8_t)(1u << other);
            if (other != seat && table_offers_to(&guess.table, other) && game_legal(&guess, other, moves))
                wanted |= 1u << other;
        }
        assert_int_equal(asked, wanted);
        met += asked != view.table.asked;
    }
    return met;
}

TEST(test_a_guess_asks_who_could_claim)
{
    struct position p;
    position_init(&p, "mode classic; option flowers off; east 147m258p369s1234z9p; south 258m369p147s1234z; "
                      "west 55m19m147p258s567z; wall 5m");
    position_play(&p, "discard 9p; discard 5m");
    assert_int_equal(p.game.table.asked, 1 << WEST_OF_FOUR);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(expect_claimants(&p, seat) > 0, seat != WEST_OF_FOUR); /* who holds two of it */
}

/* docs/rules/tenpai-duel.md "Stage A": what is laid face down may be any tile, the very first too. */
TEST(test_a_tile_laid_down_is_guessed)
{
    struct position p;
    struct view view;
    struct rng rng;
    struct game guess;
    position_init(&p, "mode tenpai-duel; dora 4z; east 45m234p678p345s88s3m; wall 9p");
    position_play(&p, "lay-down");
    view_init(&view, &p.game, WEST);
    assert_int_equal(view.table.discards[0].tile, TILE_HIDDEN);
    rng_init(&rng, 9);
    view_guess(&view, &rng, &guess);
    assert_true(guess.table.discards[0].tile < TILE_KINDS);
    assert_null(invariants_broken(&guess));
}

/* --- games played on in the head ----------------------------------------------------------------- */

/* Who is asked to choose, and how often. */
struct choices {
    int count, seats;
};

static struct move choose_last(void *context, const struct view *view)
{
    struct choices *choices = context;
    choices->count++;
    choices->seats |= 1 << view->seat;
    assert_true(view->move_count > 0);
    const struct move *win = view_find(view, MOVE_WIN);
    return win ? *win : view->moves[view->move_count - 1];
}

/* West wins at once, or lets it go, and the round goes on until it is over; so in the match's last round. */
TEST(test_a_move_is_tried_to_the_end_of_the_round)
{
    struct position p;
    struct view view;
    struct rng rng;
    int32_t gain[SEAT_MAX];
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    position_play(&p, "discard 5m");
    for (uint8_t rounds = 1; rounds <= 4; rounds += 3) {
        struct choices choices = {0};
        struct view_player player = {choose_last, &choices};
        p.game.table.rounds = rounds;
        view_init(&view, &p.game, WEST);
        rng_init(&rng, 10);
        assert_int_equal(view_try(&view, NULL, &rng, move_make(MOVE_WIN, WEST, TILE_NONE), &player, gain),
                         WEST);
        assert_int_equal(choices.count, 0);
        assert_true(gain[WEST] > 0);
        int winner = view_try(&view, NULL, &rng, move_make(MOVE_PASS, WEST, TILE_NONE), &player, gain);
        assert_true(choices.count > 1 && choices.seats == 3);
        for (int seat = EAST; seat <= WEST; seat++)
            assert_int_equal(gain[seat] > 0, seat == winner);
    }
}

/* West guesses the two kinds given, of which one is a wait; all else passes. */
static struct move choose_guess(void *context, const struct view *view)
{
    const struct move *form = view_find(view, MOVE_GUESS);
    if (!form)
        return view->moves[view->move_count - 1];
    struct move guess = *form;
    const char *const *kinds = context;
    assert_int_equal(view->table.stage.guess_count, 0);
    guess.tile = tile_parse(kinds[0]);
    guess.other = tile_parse(kinds[1]);
    return guess;
}

/* docs/rules/tenpai-duel.md "Declaring": a Riichi costs 1000 points at once, plain tenpai nothing. The bet of
 * a win that is prevented stays on the table. */
TEST(test_a_bet_counts_in_a_move_that_is_tried)
{
    struct position p;
    struct view view;
    struct rng rng;
    int32_t gain[SEAT_MAX];
    const char *kinds[] = {"6m", "9s"};
    struct view_player player = {choose_guess, kinds};
    position_init(&p, "mode tenpai-duel; dora 4z; east 45m234p678p345s88s9p; west 258m147p369s5567z");
    view_init(&view, &p.game, EAST);
    const struct move *riichi = view_find(&view, MOVE_RIICHI), *tenpai = view_find(&view, MOVE_TENPAI);
    assert_non_null(riichi);
    assert_non_null(tenpai);
    rng_init(&rng, 3);
    assert_int_equal(view_try(&view, NULL, &rng, *riichi, &player, gain), SEAT_NONE);
    assert_int_equal(gain[EAST], -1000);
    assert_int_equal(gain[WEST], 0);
    assert_int_equal(view_try(&view, NULL, &rng, *tenpai, &player, gain), SEAT_NONE);
    assert_int_equal(gain[EAST], 0);
    assert_int_equal(gain[WEST], 0);
}

/* --- what is nowhere to be seen ------------------------------------------------------------------ */

/* After the round all hands lie open. */
TEST(test_tiles_of_open_hands_are_seen)
{
    struct position p;
    struct view view;
    position_init(&p, PLAIN "east " JUNK "8p; west " WAITS_5M);
    view_init(&view, &p.game, EAST);
    assert_ptr_equal(view_hand(&view, EAST), &view.own.hand);
    assert_null(view_hand(&view, WEST));
    assert_int_equal(view_unseen(&view, tile_parse("7z")), 3); /* one of East's own */
    position_play(&p, "discard 5m; win");
    view_init(&view, &p.game, SEAT_NONE);
    assert_ptr_equal(view_hand(&view, EAST), &view.hands[EAST]);
    assert_ptr_equal(view_hand(&view, WEST), &view.hands[WEST]);
    assert_int_equal(view_unseen(&view, tile_parse("7z")), 1); /* West has two more */
    assert_int_equal(view_unseen(&view, tile_parse("1m")), 2); /* each has one */
    assert_int_equal(view_unseen(&view, tile_parse("6p")), 4);
    view.hands[EAST].counts[TILE_1P + 5] = 4;
    assert_int_equal(view_unseen(&view, tile_parse("6p")), 0);
}
