/* test_reason_words.c: every reason there is can be said, and what it names stands in it. */
#include "support/test.h"

#include "ai/unit.h"
#include "rules/modes/list.h"
#include "words/study/reason_words.h"

static char said[REASON_TEXT];
static const struct pattern all_runs = {.name = "All Runs"}, seven_pairs = {.name = "Seven Pairs"};

static const char *say(struct reason reason)
{
    reason_say(NULL, &reason, said, sizeof said);
    return said;
}

/* With the longest of everything it may name each fits its room, and no brace is left. */
TEST(test_every_reason_is_said)
{
    struct words words = {.you = SEAT_NONE};
    memset(words.names[0], 'W', PLAYER_NAME - 1);
    const struct pattern *longest = ruleset_pattern(&ruleset_patterns, "small-three-similar-triplets");
    for (int kind = REASON_NONE + 1; kind < REASONS; kind++) {
        struct reason reason = {.kind = (uint8_t)kind,
                                .number = 100,
                                .second = 9999,
                                .tile = TILE_GREEN,
                                .wind = TILE_NORTH,
                                .suit = SUIT_CHARACTERS,
                                .aim = AIM_SAME_TRIPLET,
                                .tiles = TILE_HONORS,
                                .patterns = {longest, longest}};
        reason_say(&words, &reason, said, sizeof said);
        assert_true(strlen(said) > 0);
        assert_true(strlen(said) < REASON_TEXT - 2);
        assert_null(strpbrk(said, "{}"));
    }
    assert_string_equal(say(reason_plain(REASON_NONE)), "");
}

TEST(test_every_aim_has_a_name)
{
    for (int aim = AIM_NONE + 1; aim <= AIM_LAST; aim++)
        assert_true(strlen(say(reason_aim(REASON_KEEPS_AIM, (enum aim)aim))) >
                    strlen("the rest of your hand fits "));
    assert_string_equal(say(reason_aim(REASON_KEEPS_AIM, AIM_LAST)),
                        "the rest of your hand fits a set of red dragons");
}

/* One tile is a tile, two are tiles; of more than three kinds three are named. */
TEST(test_numbers_and_lists)
{
    struct reason reason = {.kind = REASON_WAITS, .tiles = TILE_BIT(TILE_EAST), .number = 1};
    assert_string_equal(say(reason), "waits for East, 1 tile unseen");
    reason.tiles = TILE_WINDS & ~TILE_BIT(TILE_EAST);
    reason.number = 5;
    assert_string_equal(say(reason), "waits for South, West and North, 5 tiles unseen");
    reason.tiles = TILE_WINDS;
    assert_string_equal(say(reason), "waits for East, South, West and others, 5 tiles unseen");
    assert_string_equal(say(reason_number(REASON_RIICHI_BY_DRAW, 1)),
                        "Riichi, though only a self-draw can win: 1 tile left");
    reason = (struct reason){.kind = REASON_NETWORK, .number = 42, .second = 105};
    assert_string_equal(
        say(reason),
        "hands like this win 42 rounds in 100, and it brings 1.05 points more than the next best");
    reason = (struct reason){.kind = REASON_MORE_THAN_KONG, .second = 52};
    assert_string_equal(say(reason), "usually 5.2 points better than the quad");
    reason.second = 4885;
    assert_string_equal(say(reason), "usually 488 points better than the quad");
    const struct move discard = move_make(MOVE_DISCARD, 0, TILE_1P);
    assert_string_equal(say(reason_more_than(discard, AI_ONE / 10)),
                        "usually 0.1 points better than discarding 1 dot");
    assert_string_equal(say(reason_more_than(discard, AI_ONE / 10 - 1)), "usually a little better");
    assert_string_equal(say(reason_more_than(discard, 1)), "usually a little better");
    assert_string_equal(say(reason_more_than(discard, 0)),
                        "just a feeling"); /* what is level brings no more */
}

TEST(a_reason_without_its_number_says_less)
{
    assert_string_equal(say(reason_plain(REASON_DRAWN_MAY_PUNG)),
                        "you hold pairs, and a drawn tile may make one a pung");
    assert_string_equal(say(reason_plain(REASON_KEEPS_WALL)), "it saves the wall for your own draws");
    assert_string_equal(say(reason_plain(REASON_NOT_COMPLETE)), "it doesn’t complete your hand");
    assert_string_equal(say(reason_plain(REASON_RIICHI_ONLY_BY_DRAW)),
                        "with this Riichi only a self-draw could win");
}

#define RUN_OF_3_TO_5 (TILE_BIT(TILE_1M + 2) | TILE_BIT(TILE_1M + 3) | TILE_BIT(TILE_1M + 4))

/* The sentences of the hints as they were written: one for each situation. */
TEST(hints_are_said_as_they_were_written)
{
    static const struct {
        struct reason reason;
        const char *words;
    } rows[] = {
        {{.kind = REASON_LONE, .number = 1}, "it’s on its own, and 1 of its kind is already out"},
        {{.kind = REASON_LONE, .number = 2}, "it’s on its own, and 2 of its kind are already out"},
        {{.kind = REASON_WINS_BRING_MORE, .number = 88760, .second = 10000},
         "a win brings you about 8,876 points instead of 1,000"},
        {{.kind = REASON_FITS_LESS, .second = 2}, "you hold 0 tiles with these numbers instead of 2"},
        {{.kind = REASON_NO_FRIENDS}, "nothing else in your hand goes with it"},
        {{.kind = REASON_MOST_USEFUL, .number = 9}, "9 tiles help you next, the most you can have"},
        {{.kind = REASON_MORE_USEFUL, .number = 3, .tile = TILE_1P},
         "3 more tiles help you than if you discard 1 dot"},
        {{.kind = REASON_TENPAI, .number = 1}, "your hand is waiting, and 1 tile wins"},
        {{.kind = REASON_TENPAI}, "your hand is waiting, and 0 tiles win"},
        {{.kind = REASON_WIDER_WAIT, .number = 8, .second = 4}, "you wait for 8 tiles instead of 4"},
        {{.kind = REASON_DEAD_SHAPE, .tiles = TILE_BIT(TILE_1P)},
         "all four of 1 dot are out, so it can’t become a set"},
        {{.kind = REASON_SPARE_PAIR, .number = 3}, "you have 3 pairs and need only one"},
        {{.kind = REASON_CONNECTS_LESS, .tile = TILE_1P}, "it connects with fewer tiles than 1 dot"},
        {{.kind = REASON_KEEPS_AIM, .aim = AIM_SEVEN_PAIRS}, "the rest of your hand fits seven pairs"},
        {{.kind = REASON_KEEPS_AIM, .aim = AIM_SEVEN_PAIRS, .number = 5},
         "you have 5 pairs, and seven pairs is closer than four sets"},
        {{.kind = REASON_SLOWER_WORTH_MORE, .number = 1}, "it’s a step slower, but worth 1 point more"},
        {{.kind = REASON_SLOWER_WORTH_MORE, .number = 3}, "it’s a step slower, but worth 3 points more"},
        {{.kind = REASON_SAFER_EQUAL, .tile = TILE_1P},
         "1 dot is just as good for you, but this one is safer"},
        {{.kind = REASON_RIICHI, .number = 1, .second = 2}, "1 tile wins, and Riichi adds 2 points"},
        {{.kind = REASON_RIICHI, .number = 4, .second = 2}, "4 tiles win, and Riichi adds 2 points"},
        {{.kind = REASON_RIICHI_REVEALED}, "from now on the dummy’s revealed tiles can win for you, too"},
        {{.kind = REASON_RIICHI_UNFREE, .wind = TILE_WEST},
         "West is in Riichi, and you may need to discard safe tiles"},
        {{.kind = REASON_RIICHI_ONLY_BY_DRAW, .number = 1, .tile = TILE_1P},
         "1 dot is in the discards, so only a self-draw could win"},
        {{.kind = REASON_RIICHI_TOO_LATE, .number = 5},
         "only 5 tiles are left in the wall, and you can still change your hand"},
        {{.kind = REASON_REVEALED_FREE, .wind = TILE_WEST},
         "nobody can claim a revealed tile, and a drawn one could help West"},
        {{.kind = REASON_REVEALED_SAFE, .wind = TILE_WEST},
         "West may be waiting, and can’t win on a revealed tile"},
        {{.kind = REASON_REVEALED_WINS_TOO, .wind = TILE_WEST},
         "you’re in Riichi, so a revealed tile can win for you and not for West"},
        {{.kind = REASON_REVEALED_INFORMS}, "you see one more tile, and nobody can claim it"},
        {{.kind = REASON_KEEPS_WALL, .number = 20}, "it leaves 20 tiles in the wall for your own draws"},
        {{.kind = REASON_KEEPS_PILES},
         "a drawn tile in the discards could be one of your waits and block your Riichi"},
        {{.kind = REASON_DRAWN_MAY_WIN, .number = 3, .wind = TILE_WEST},
         "3 unseen tiles would win for you, and West seems far off"},
        {{.kind = REASON_DRAWN_MAY_PUNG, .number = 1},
         "you hold 1 pair, and a drawn tile may make it a pung"},
        {{.kind = REASON_OPENING_NEARER}, "it brings you a step closer, and that’s worth opening your hand"},
        {{.kind = REASON_CLAIM_POINTS, .number = 1, .tile = TILE_RED},
         "a pung of red dragons is worth 1 point"},
        {{.kind = REASON_STEP_TO_AIM, .aim = AIM_ALL_PUNGS}, "it’s a step toward all pungs"},
        {{.kind = REASON_PUNG_WAITS, .tiles = TILE_BIT(TILE_1M) | TILE_BIT(TILE_1M + 3)},
         "your hand is waiting after it, for 1 character and 4 characters"},
        {{.kind = REASON_CLOSED_WORTH_MORE, .number = 1},
         "your hand stays closed, so you can still declare Riichi"},
        {{.kind = REASON_PUNG_NO_NEARER}, "the pung gets you no closer to winning"},
        {{.kind = REASON_PUNG_NO_NEARER, .number = 1}, "it’s your only pair, and your hand needs one"},
        {{.kind = REASON_KONG_BRINGS_DRAW}, "it gives you another draw and costs nothing"},
        {{.kind = REASON_KONG_BRINGS_DRAW, .number = 1},
         "it gives you another draw and lets you reveal the treasure"},
        {{.kind = REASON_KONG_BREAKS_RUN, .tiles = RUN_OF_3_TO_5},
         "you need one of the four for the run 3 characters, 4 characters and 5 characters"},
        {{.kind = REASON_KONG_ROBBED, .wind = TILE_WEST, .tile = TILE_1P},
         "West may be waiting for 1 dot and could rob it"},
        {{.kind = REASON_TREASURE_HELPS_OWN, .number = 9},
         "you hold 9 suit tiles, so it’s likely to help you"},
        {{.kind = REASON_TREASURE_HELPS_RIVAL, .number = 1, .wind = TILE_WEST},
         "you hold mostly honors, so it’s more likely to help West"},
        {{.kind = REASON_NUMBERS_REACH, .number = 7}, "7 of your tiles can make sets with these numbers"},
        {{.kind = REASON_REACH_LESS, .number = 1, .second = 7},
         "1 of your tiles can make a set with these numbers instead of 7"},
        {{.kind = REASON_NEARLY_AS_GOOD}, "nearly as good as the best move"},
        {{.kind = REASON_AS_GOOD_AS, .tile = TILE_1P}, "about as good as discarding 1 dot"},
        {{.kind = REASON_ON_THE_WAY, .aim = (enum aim)(AIM_HONOR + 3), .number = 33},
         "on the way to a set of North, 33 useful tiles"},
        {{.kind = REASON_NUMBERS_HELD, .number = 6},
         "you hold 6 tiles with these numbers, the most you can have"},
        {{.kind = REASON_BEFORE_DEAL}, "nobody has seen a tile yet, so any suit is as good as another"},
        {{.kind = REASON_THEY_DISCARDED, .wind = TILE_WEST},
         "West has discarded it too, so they can’t win on it"},
        {{.kind = REASON_FEW_LEFT, .number = 1}, "1 of its kind is already out, so few hands need it"},
        {{.kind = REASON_FEW_LEFT, .number = 3},
         "3 of its kind are already out, so hardly any hand needs it"},
        {{.kind = REASON_LESS_RISK, .number = 3, .second = 12, .tile = TILE_1P},
         "it deals in about 3 times in 100, and 1 dot about 12 times"},
        {{.kind = REASON_FAR_OFF, .wind = TILE_WEST}, "your hand is far off, and West may be waiting"},
        {{.kind = REASON_WORTH_RISK, .number = 4},
         "it’s a risk, but your hand is one tile short and worth 4 points"},
        {{.kind = REASON_COLLECTS_OTHERS, .wind = TILE_SOUTH, .suit = SUIT_DOTS},
         "South seems to collect dots, and this isn’t one of them"},
        {{.kind = REASON_SAFE_PAIR}, "you have two of it, so you also have a safe discard next turn"},
        {{.kind = REASON_LEAD_ENOUGH, .number = 3}, "you lead by 3, and a drawn round is enough"},
        {{.kind = REASON_POINTS_NEEDED, .number = 1},
         "you need 1 point this round, and this hand can reach it"},
        {{.kind = REASON_POINTS_NEEDED, .number = 5},
         "you need 5 points this round, and this hand can reach them"},
        {{.kind = REASON_WINS, .number = 1}, "it wins you the match, whatever the hand is worth"},
        {{.kind = REASON_NO_WIN_LEFT}, "the wall is too short for your hand, so only safety counts"},
        {{.kind = REASON_RIICHI_HAN}, "for 1,000 points it adds a han and ura dora"},
        {{.kind = REASON_KEEPS_DORA, .tile = TILE_1P}, "you keep 1 dot, a dora, and each dora adds a han"},
        {{.kind = REASON_GUESS_NEIGHBOR, .tile = TILE_1P},
         "a wait near the last discard, 1 dot, is likeliest here"},
        {{.kind = REASON_UNREAD, .number = 4, .wind = TILE_WEST},
         "4 tiles win, and West can’t read much from your discards"},
        {{.kind = REASON_DISCARDS_POINT, .tile = TILE_1P},
         "your discards point to 1 dot, and a draw can change your wait"},
        {{.kind = REASON_RIICHI_WORTH_LESS, .number = 1}, "1 tile would give you a better wait first"},
        {{.kind = REASON_RIICHI_WORTH_LESS, .number = 9}, "9 tiles would give you a better wait first"},
        {{.kind = REASON_SHORTER_ROUND, .number = 3},
         "you’re ahead by 3, and each draw brings the end closer"},
        {{.kind = REASON_KEEPS_SAFE_TILES}, "with more tiles in your hand you have more safe discards"},
        {{.kind = REASON_CHOW_FAAN, .number = 2}, "the chow completes a set but leaves only 2 faan"},
        {{.kind = REASON_DIRECTION, .patterns = {&all_runs}, .number = 1, .second = 5},
         "All Runs is 1 tile away and worth 5"},
        {{.kind = REASON_DIRECTION, .patterns = {&all_runs}, .number = 3, .second = 5},
         "All Runs is 3 tiles away and worth 5"},
        {{.kind = REASON_FITS_BOTH, .patterns = {&all_runs, &seven_pairs}},
         "your hand still fits both All Runs and Seven Pairs"},
        {{.kind = REASON_GUESS_COVERS, .number = 12},
         "about 12 in 100 hands like this wait for one of these"},
        {{.kind = REASON_GUESS_LIVE, .number = 1}, "1 of them is still unseen, so it can still come"},
        {{.kind = REASON_GUESS_LIVE, .number = 4}, "4 of them are still unseen, so they can still come"},
        {{.kind = REASON_COMPLETE, .tile = TILE_1P}, "1 dot completes your hand"},
        {{.kind = REASON_NOT_COMPLETE, .tile = TILE_1P, .number = 10},
         "1 dot doesn’t complete your hand, and a wrong declaration costs 10 points"},
        {{.kind = REASON_TILES_COMPLETE}, "each of them completes your hand"},
        {{.kind = REASON_ALL_FOUR_HELD, .tile = TILE_1P}, "you hold all four of 1 dot, so it isn’t a wait"},
        {{.kind = REASON_KEEPS_WAITS, .number = 1}, "your hand keeps 1 wait"},
        {{.kind = REASON_KEEPS_WAITS, .number = 3}, "your hand keeps 3 waits"},
        {{.kind = REASON_REACHES_MINIMUM, .aim = AIM_TRIPLETS, .number = 3},
         "with triplets your hand reaches the minimum of 3 faan"},
        {{.kind = REASON_MINIMUM_OUT_OF_REACH, .number = 3}, "an open hand could no longer reach 3 faan"},
        {{.kind = REASON_HALF_FLUSH, .suit = SUIT_DOTS, .number = 3},
         "most of your hand is dots and honors, and Half Flush is worth 3 faan"},
        {{.kind = REASON_ANY_WIN}, "any complete hand wins, and this one is a step closer"},
        {{.kind = REASON_PAYS_FIRST, .wind = TILE_NORTH},
         "North just discarded the same tile and would pay before you"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(say(rows[i].reason), rows[i].words);
}

/* At a table that knows the players by name, as its plates do. A player without a name of their own goes by
 * wind, for "you" is the player whose move it is; so does everybody to a program. */
TEST(players_go_by_name_where_it_is_known)
{
    struct setup setup = {.rules = &ruleset_dueling_tigers, .seats = 2};
    struct words words;
    struct reason reason = {.kind = REASON_RIVAL_WAITS, .seat = 1, .wind = TILE_WEST};
    snprintf(setup.players[0].name, PLAYER_NAME, "You");
    snprintf(setup.players[1].name, PLAYER_NAME, "Kai");
    setup.players[1].kind = PLAYER_COMPUTER;
    words_init(&words, &setup);
    reason_say_sentence(&words, &reason, said, sizeof said);
    assert_string_equal(said, "Kai may be waiting for this.");
    reason_say_sentence(NULL, &reason, said, sizeof said);
    assert_string_equal(said, "West may be waiting for this.");
    reason = (struct reason){.kind = REASON_FAR_OFF, .seat = 0, .wind = TILE_EAST};
    reason_say(&words, &reason, said, sizeof said);
    assert_string_equal(said, "your hand is far off, and East may be waiting");
    snprintf(setup.players[0].name, PLAYER_NAME, "Ann");
    words_init(&words, &setup);
    reason_say(&words, &reason, said, sizeof said);
    assert_string_equal(said, "your hand is far off, and Ann may be waiting");
}

/* For players of a mode with such words; for a program nothing changes. */
TEST(test_a_quad_is_a_quad_where_sets_go_by_plain_words)
{
    const struct words literal = {.literal = true}, customary = {.literal = false};
    struct reason reason = reason_plain(REASON_LETS_KONG_GO);
    reason_say(&literal, &reason, said, sizeof said);
    assert_string_equal(said, "passes up the quad");
    reason_say_sentence(&literal, &reason, said, sizeof said);
    assert_string_equal(said, "Passes up the quad.");
    reason_say(&customary, &reason, said, sizeof said);
    assert_string_equal(said, "passes up the kong");
    reason_say(NULL, &reason, said, sizeof said);
    assert_string_equal(said, "passes up the kong");
    reason = reason_plain(REASON_KEEPS_WALL);
    reason_say(&literal, &reason, said, sizeof said);
    assert_string_equal(said, "it saves the wall for your own draws");
}

TEST(test_sentences)
{
    struct reason reason = reason_plain(REASON_KEEPS_WALL);
    reason_say_sentence(NULL, &reason, said, sizeof said);
    assert_string_equal(said, "It saves the wall for your own draws.");
}
