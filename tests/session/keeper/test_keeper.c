/*
 * test_keeper.c: the score of a match with real tiles: payments and the deal by each mode's rules, undo, the
 * file. Expected values are the examples of docs/rules: classic.md "Points", patterns.md "Who pays",
 * one-suit.md "Points", tenpai-duel.md "The pot", dueling-tigers.md "Keeping score".
 */
#include "support/test.h"

#include "base/file.h"
#include "session/keeper/keeper.h"
#include "support/any_round.h"
#include "support/any_settings.h"
#include "support/effort.h"
#include "support/kept_file.h"
#include "support/refused.h"

enum { A, B, C, D };

static struct keeper keeper;
static struct table table;

/* A match between A, B, C and D, with options as "name=value name=value". */
static void begin(const char *mode, const char *settings)
{
    static const char *const names[SEAT_MAX] = {"Ann", "Ben", "Cleo", "Dora; \"D\""};
    const struct ruleset *rules = ruleset_find(mode);
    int16_t options[OPTION_MAX];
    char copy[200], *rest = copy, *word;
    struct error why;
    snprintf(copy, sizeof copy, "%s", settings);
    ruleset_defaults(rules, options);
    while ((word = text_next_word(&rest))) {
        char *value = strchr(word, '=');
        *value++ = '\0';
        assert_true(ruleset_set(rules, options, word, value, &why));
    }
    keeper_begin(&keeper, rules, options);
    for (int seat = 0; seat < ruleset_seats(rules, options); seat++)
        snprintf(keeper.names[seat], PLAYER_NAME, "%s", names[seat]);
}

static void add(const struct kept_round *round)
{
    struct error why;
    if (!keeper_add(&keeper, round, &why))
        fail_msg("refused: %s", why.message);
    keeper_table(&keeper, keeper.count, &table);
}

static void refuse(const struct kept_round *round)
{
    struct error why;
    int before = keeper.count;
    assert_false(keeper_add(&keeper, round, &why));
    assert_true(why.message[0] && keeper.count == before);
}

static struct kept_round win_of(int winner, int from, int points)
{
    struct kept_round round = kept_round_of(KEPT_WIN);
    round.winners = (uint8_t)(1u << winner);
    round.from = (uint8_t)from;
    round.points[winner] = points;
    round.declared = keeper.rules->declares_risk ? round.winners : 0;
    return round;
}

static void win(int winner, int from, int points)
{
    struct kept_round round = win_of(winner, from, points);
    add(&round);
}

static void none(enum kept_kind kind)
{
    struct kept_round round = kept_round_of(kind);
    add(&round);
}

static void assert_scores(int a, int b, int c, int d)
{
    const int expected[SEAT_MAX] = {a, b, c, d};
    for (int seat = 0; seat < SEAT_MAX; seat++)
        if (table.scores[seat] != expected[seat])
            fail_msg("player %d has %d, not %d", seat + 1, (int)table.scores[seat], expected[seat]);
}

/* --- Classic ------------------------------------------------------------------------------------------- */

TEST(classic_pays_by_its_table_and_the_dealer_stays)
{
    begin("classic", "");
    win(A, A, 16); /* self-draw, 4 faan: each of the others pays 16 */
    assert_scores(48, -16, -16, -16);
    assert_int_equal(table.dealer, A);
    win(C, B, 24); /* a discard: that player, twice */
    assert_scores(48, -64, 32, -16);
    assert_int_equal(table.dealer, B);
    none(KEPT_DRAW); /* a draw passes the deal and pays nothing */
    assert_scores(48, -64, 32, -16);
    assert_int_equal(table.dealer, C);
    assert_int_equal(table_wind(&table, B), TILE_NORTH);
    none(KEPT_DRAW);
    none(KEPT_DRAW); /* the fourth deal passes: of one wind, the match is over */
    assert_int_equal(table.phase, PHASE_OVER);
    struct kept_round late = win_of(A, A, 1);
    refuse(&late);
}

TEST(classic_winds_follow_the_deal)
{
    begin("classic", "rounds=4");
    for (int i = 0; i < 4; i++)
        none(KEPT_DRAW);
    assert_int_equal(table_round_wind(&table), TILE_EAST + 1);
    assert_int_equal(table.dealer, A);
}

TEST(classic_shares_and_liability_and_several_winners)
{
    begin("classic", "split-payment=on");
    win(C, B, 1); /* the discarder in full, the others half, rounded up */
    assert_scores(-1, -1, 3, -1);
    begin("classic", "");
    struct kept_round paid = win_of(A, A, 128);
    paid.liable[A] = D; /* by self-draw all three shares */
    add(&paid);
    assert_scores(384, 0, 0, -384);
    paid = win_of(A, B, 128); /* on another's tile that player and the liable one, the table's value each */
    paid.liable[A] = D;
    add(&paid);
    assert_scores(640, -128, 0, -512);
    struct kept_round two = win_of(A, B, 8);
    two.winners |= 1 << C;
    two.points[C] = 4;
    refuse(&two); /* one winner, unless the option is on */
    begin("classic", "all-win=on");
    add(&two);
    assert_scores(16, -24, 8, 0);
    assert_int_equal(table.dealer, A); /* East is one of them */
}

/* --- Pattern Mahjong ----------------------------------------------------------------------------------- */

TEST(patterns_gain_195_either_way)
{
    begin("patterns", "");
    win(A, A, 65);
    assert_scores(195, -65, -65, -65);
    assert_int_equal(table.dealer, B); /* it passes after every round */
    win(C, D, 65);
    assert_scores(195, -65, 130, -260);
    struct kept_round round = win_of(C, D, 10);
    round.liable[C] = B; /* who discarded it first */
    add(&round);
    assert_scores(195, -95, 160, -260);
    round.liable[C] = C; /* the winner did: paid like a self-draw */
    add(&round);
    assert_scores(185, -105, 190, -270);
    assert_int_equal(table.phase, PHASE_OVER); /* four rounds */
}

/* --- Tenpai Duel --------------------------------------------------------------------------------------- */

TEST(tenpai_duel_pays_from_the_pot)
{
    begin("tenpai-duel", "clock=none");
    none(KEPT_DRAW); /* the dealer stays: a counter */
    assert_int_equal(table.stakes.counters, 1);
    struct kept_round prevented = kept_round_of(KEPT_PREVENTED);
    prevented.bets = 1 << B;
    add(&prevented);
    assert_scores(0, -1000, 0, 0);
    assert_int_equal(table.stakes.bets, 1);
    win(A, B, 7700); /* with two counters and the bet */
    assert_scores(8900, -1000, 0, 0);
    assert_int_equal(table.stakes.pot, 92100);
    assert_int_equal(table.dealer, A);
    assert_int_equal(table.stakes.counters, 3);
    struct kept_round own = win_of(B, B, 3900);
    own.bets = 1 << B; /* their own bet comes back */
    add(&own);
    assert_scores(8900, 3200, 0, 0);
    assert_int_equal(table.dealer, B);
    assert_int_equal(table.stakes.counters, 0);
    assert_false(keeper_allows(&keeper, KEPT_TIME_UP));
}

TEST(tenpai_duel_ends_with_the_pot_or_the_clock)
{
    begin("tenpai-duel", "");
    win(A, A, 48000);
    win(A, A, 48000);
    win(A, A, 48000); /* what is left of it: 3,900 */
    assert_scores(100000, 0, 0, 0);
    assert_int_equal(table.phase, PHASE_OVER);
    begin("tenpai-duel", "");
    struct kept_round bet = kept_round_of(KEPT_PREVENTED);
    bet.bets = 1 << A;
    add(&bet);
    none(KEPT_TIME_UP); /* older bets go to the leader */
    assert_scores(-1000, 1000, 0, 0);
    assert_int_equal(table.phase, PHASE_OVER);
    begin("tenpai-duel", "clock=none rounds=32");
    for (int i = 0; i < 10; i++)
        add(&bet);
    refuse(&bet); /* ten bets a match */
}

/* --- One Suit ------------------------------------------------------------------------------------------ */

#define NUMBERS(...) numbers((const int[]){__VA_ARGS__, 0})
static uint16_t numbers(const int *list)
{
    uint16_t set = 0;
    for (; *list; list++)
        set |= (uint16_t)(1u << (*list - 1));
    return set;
}

TEST(one_suit_pays_for_names)
{
    const struct {
        uint16_t named;
        int points;
    } rows[] = {{NUMBERS(4, 7, 8), 10}, {NUMBERS(7, 8), 7}, {NUMBERS(4, 7, 8, 9), 6}, {0, 5}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        begin("one-suit", "suit=p");
        struct kept_round round = win_of(B, A, 0);
        refuse(&round); /* its waits are to be marked */
        round.waits[B] = NUMBERS(4, 7, 8);
        round.named[B] = rows[i].named;
        add(&round);
        assert_scores(0, rows[i].points, 0, 0);
        assert_int_equal(table.dealer, B); /* the winner deals */
    }
}

TEST(one_suit_draws_and_hands_that_are_not_complete)
{
    begin("one-suit", "");
    struct kept_round round = kept_round_of(KEPT_INVALID);
    refuse(&round);
    round.declared = 1 << A;
    add(&round);
    assert_scores(-10, 0, 0, 0);
    assert_int_equal(table.dealer, A);
    round = kept_round_of(KEPT_DRAW); /* both name: A is ready, B names one that is none */
    round.waits[A] = round.named[A] = NUMBERS(2, 5);
    round.named[B] = NUMBERS(1);
    add(&round);
    assert_scores(-6, -2, 0, 0);
    assert_int_equal(table.dealer, A); /* a dealer who was ready stays */
    none(KEPT_DRAW);
    assert_int_equal(table.dealer, B);
    begin("one-suit", "scoring=simple");
    win(A, B, 0);
    assert_scores(1, 0, 0, 0);
}

TEST(one_suit_for_three)
{
    begin("one-suit", "players=three size=7");
    struct kept_round round = win_of(B, A, 0);
    round.declared |= 1 << C; /* who was wrong */
    round.waits[B] = round.named[B] = NUMBERS(3);
    add(&round);
    assert_scores(0, 8, -10, 0);
    begin("one-suit", "players=sit-out size=13");
    none(KEPT_DRAW);
    assert_int_equal(table.sitting, A); /* the next dealer, B, plays the one who sat out */
    round = win_of(A, A, 0);
    round.waits[A] = NUMBERS(3);
    refuse(&round);
}

/* --- Dueling Tigers ------------------------------------------------------------------------------------ */

TEST(dueling_tigers_adds_points_or_pays_them)
{
    begin("dueling-tigers", "");
    win(A, SEAT_DUMMY, 5);
    assert_scores(5, 0, 0, 0);
    assert_int_equal(table.dealer, B); /* seats alternate */
    begin("dueling-tigers", "scoring=pay");
    win(B, A, 9);
    assert_scores(21, 39, 0, 0);
    win(B, A, 24); /* what they have at most, and the match ends */
    assert_scores(0, 60, 0, 0);
    assert_int_equal(table.phase, PHASE_OVER);
}

/* --- the list ------------------------------------------------------------------------------------------ */

TEST(undo_takes_back_the_last_round_and_the_end)
{
    begin("patterns", "");
    for (int i = 0; i < 4; i++)
        win(A, A, 10);
    assert_true(keeper_undo(&keeper));
    keeper_table(&keeper, keeper.count, &table);
    assert_scores(90, -30, -30, -30);
    assert_int_equal(table.phase, PHASE_DEAL);
    assert_int_equal(table.dealer, D);
    while (keeper_undo(&keeper))
        ;
    assert_int_equal(keeper.count, 0);
}

TEST(a_penalty_moves_points_and_not_the_deal)
{
    int32_t changes[SEAT_MAX];
    begin("classic", "");
    struct kept_round round = kept_round_of(KEPT_PENALTY);
    round.points[C] = -30;
    for (int seat = 0; seat < SEAT_MAX; seat++)
        round.points[seat] += seat == C ? 0 : 10;
    add(&round);
    assert_scores(10, 10, -30, 10);
    assert_int_equal(table.round, 1);
    keeper_changes(&keeper, 0, changes);
    assert_int_equal(changes[C], -30);
}

TEST(what_cannot_be_is_refused)
{
    begin("classic", "");
    struct kept_round round = win_of(A, SEAT_DUMMY, 8);
    refuse(&round); /* no dummy at this table */
    round = win_of(A, B, -8);
    refuse(&round);
    round = win_of(A, B, 8);
    round.points[B] = 8;
    refuse(&round);
    round = win_of(A, SEAT_NONE, 8);
    refuse(&round);
    round = kept_round_of(KEPT_WIN);
    refuse(&round);
    round = kept_round_of(KEPT_PREVENTED);
    refuse(&round);
    begin("tenpai-duel", "");
    round = win_of(C, A, 8);
    refuse(&round); /* two players */
    round = win_of(A, B, 1000);
    round.liable[A] = B;
    refuse(&round); /* nobody is liable in this mode */
}

/* --- the file ------------------------------------------------------------------------------------------ */

static const char *kept(void)
{
    static char name[MATCH_PATH];
    return match_path(name, folder, "");
}

static unsigned any_seats(struct rng *rng)
{
    return rng_below(rng, 2) ? rng_below(rng, 1u << SEAT_MAX) : 1u << rng_below(rng, SEAT_MAX);
}

/* Points from the least that may be typed, often the most. */
static int32_t any_points(struct rng *rng, int least)
{
    return rng_below(rng, 4) ? least + (int32_t)rng_below(rng, (uint32_t)(KEPT_POINTS - least + 1))
                             : KEPT_POINTS;
}

/* A round as somebody might enter it, possible or not. */
static struct kept_round any_round(struct rng *rng)
{
    struct kept_round round = kept_round_of((enum kept_kind)rng_below(rng, KEPT_KINDS));
    bool risk = keeper.rules->declares_risk && round.kind != KEPT_PENALTY;
    if (round.kind == KEPT_WIN) {
        round.winners = (uint8_t)any_seats(rng);
        round.from = (uint8_t)rng_below(rng, SEAT_DUMMY + 1);
    }
    for (int seat = 0; seat < SEAT_MAX; seat++) {
        bool wins = round.winners >> seat & 1;
        if (round.kind == KEPT_PENALTY)
            round.points[seat] = any_points(rng, -KEPT_POINTS);
        if (wins)
            round.points[seat] = any_points(rng, 0);
        if (wins && rng_below(rng, 4) == 0)
            round.liable[seat] = (uint8_t)rng_below(rng, SEAT_MAX);
        if (risk) {
            round.waits[seat] = (uint16_t)rng_below(rng, 512);
            round.named[seat] = (uint16_t)rng_below(rng, 512);
        }
    }
    if (round.kind == KEPT_DRAW)
        round.ready = (uint8_t)any_seats(rng);
    if (risk && round.kind != KEPT_DRAW)
        round.declared = (uint8_t)(round.winners | any_seats(rng));
    if (keeper.rules->has_stages && round.kind != KEPT_PENALTY && rng_below(rng, 2))
        round.bets = (uint8_t)any_seats(rng);
    any_name(rng, round.hand, sizeof round.hand);
    return round;
}

/* A match of the mode with any options and names, and as many rounds as it has room for, or until it is over.
 */
static void enter_any(struct rng *rng, const struct ruleset *rules)
{
    int16_t options[OPTION_MAX] = {0};
    bool long_one = rng_below(rng, 2);
    any_options(rules, rng, options);
    keeper_begin(&keeper, rules, options);
    for (int seat = 0; seat < ruleset_seats(rules, options); seat++)
        any_name(rng, keeper.names[seat], PLAYER_NAME);
    for (int tries = 20 * KEPT_ROUNDS; tries > 0 && keeper.count < KEPT_ROUNDS; tries--) {
        struct error why;
        struct kept_round round = any_round(rng);
        if (!long_one || round.kind == KEPT_PENALTY || rng_below(rng, 200) == 0)
            keeper_add(&keeper, &round, &why);
    }
}

KEPT_FILE_TEST(any_match_comes_back_as_it_was, KEEPER_FILE)
{
    static struct keeper read;
    struct problem why;
    struct error error;
    struct rng rng;
    int full = 0, most = 0, least = 0;
    rng_init(&rng, effort_seed(1));
    for (int run = 0; run < 40; run++) {
        enter_any(&rng, ruleset_list[run % 5]);
        assert_true(keeper.count > 0);
        assert_true(keeper_save(&keeper, kept(), &error));
        if (!keeper_load(&read, kept(), &why))
            fail_msg("run %d: %s", run, problem_sentence(&why));
        assert_int_equal(read.count, keeper.count);
        assert_memory_equal(read.options, keeper.options, sizeof read.options);
        assert_memory_equal(read.names, keeper.names, sizeof read.names);
        assert_memory_equal(read.rounds, keeper.rounds, sizeof *read.rounds * (size_t)read.count);
        full += read.count == KEPT_ROUNDS;
        for (int i = 0; i < read.count; i++)
            for (int seat = 0; seat < SEAT_MAX; seat++) {
                most += read.rounds[i].points[seat] == KEPT_POINTS;
                least += read.rounds[i].points[seat] < -KEPT_POINTS / 2;
            }
    }
    assert_true(full && most && least);
}

KEPT_FILE_TEST(without_a_file_there_is_no_match, KEEPER_FILE)
{
    struct problem why;
    assert_true(keeper_load(&keeper, kept(), &why));
    assert_null(keeper.rules);
}

KEPT_FILE_TEST(a_broken_file_is_set_aside, KEEPER_FILE)
{
    static const char *const files[] = {
        "nonsense\n",
        "[match]\nmode = chess\n",
        "[round]\nkind = win\n",
        "[match]\nmode = classic\n[options]\nminimum = 7\n",
        "[match]\nmode = one-suit\n[options]\nplayers = three\nsize = 13\n",
        "[match]\nmode = classic\n[round]\nkind = won\n",
        "[match]\nmode = classic\n[round]\nkind = win\nwinners = 5\nfrom = 1\n",
        "[match]\nmode = classic\n[round]\nkind = win\nwinners = 1\nfrom = 9\n",
        "[match]\nmode = classic\n[round]\nkind = win\nwinners = 1\nfrom = 1\npoints = 99999999999\n",
        "[match]\nmode = classic\n[round]\nkind = win\nfrom = 1\n",
        "[match]\nmode = tenpai-duel\n[round]\nkind = time-up\n[round]\nkind = draw\n",
        "[match]\nmode = one-suit\n[options]\nplayers = three\nscoring = simple\n"
        "[round]\nkind = win\nwinners = 3\nfrom = 1\ndeclared = 3\n[round]\nkind = draw\n[options]\nplayers "
        "= two\n",
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct problem why;
        struct error error;
        memset(&why, 0, sizeof why);
        assert_true(file_write(path, files[i], strlen(files[i]), &error));
        if (keeper_load(&keeper, kept(), &why))
            fail_msg("read: %s", files[i]);
        assert_null(keeper.rules);
        assert_int_equal(why.file, PROBLEM_REAL_TABLE);
        assert_true(why.aside && (why.error.message[0] || why.refusal.kind));
        assert_true(file_remove(why.path));
    }
}

KEPT_FILE_TEST(what_is_not_known_is_passed_over, KEEPER_FILE)
{
    static const char text[] =
        "[match]\nmode = classic\ncolor = red\nplayer-1 = \"Ann\"\n[options]\nlater = 3\n"
        "[round]\nkind = win\nwinners = 1\nfrom = 2\npoints = 8\nweather = fine\n";
    struct problem why;
    struct error error;
    assert_true(file_write(path, text, strlen(text), &error));
    assert_true(keeper_load(&keeper, kept(), &why));
    keeper_table(&keeper, keeper.count, &table);
    assert_string_equal(keeper.names[A], "Ann");
    assert_scores(16, -16, 0, 0);
}
