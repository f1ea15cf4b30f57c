/*
 * test_records_told.c: what `tigers replay` tells of records with something special in them: several winners,
 * time that is up between two hands, a match cut off by --rounds.
 */
#include "support/test.h"

#include "cli/program.h"
#include "cli/scripted_record.h"

#define IDLE_1        "147m258p369s1234z"
#define IDLE_2        "258m369p147s1234z"
#define WAITS_14M     "23m456p789s33z555s"
#define WAITS_14M_TOO "23m456s789p44z222p"

/* What the record is told as; it must be a good one. */
static struct run told(const char *text, const char *how)
{
    const char *path = program_path("told");
    program_write_file(path, text);
    struct run run = program_run("", "replay %s '%s'", how, path);
    remove(path);
    if (run.status || run.error[0])
        fail_msg("exit %d: %s\n%s", run.status, run.error, text);
    return run;
}

static int count(const char *text, const char *part)
{
    int times = 0;
    for (; (text = strstr(text, part)); text += strlen(part))
        times++;
    return times;
}

/* North is the next in turn after West, who discards: `winner`, and the first of `winners` (bots.md). */
TEST(test_winners_stand_in_turn_order)
{
    char *text = scripted_record("classic", "flowers off minimum 0 all-win on",
                                 "east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2
                                 "; north " WAITS_14M_TOO "; wall 7z4m",
                                 "east discard 9m\nsouth discard 7z\nwest discard 4m\neast win\nnorth win\n");
    struct run run = told(text, "--json");
    const char *result = strstr(run.out, "\"type\":\"round-result\"");
    assert_non_null(result);
    program_assert_holds(result, "\"winner\":\"north\"");
    program_assert_holds(result, "\"winners\":[\"north\",\"east\"]");
    program_assert_holds(result, "\"wins\":[{\"seat\":\"north\"");
    run_deinit(&run);
    free(text);
}

/* All hands lie open to who replays a match: the deal tells each, in JSON too. */
TEST(test_the_deal_tells_all_hands)
{
    char *text =
        scripted_record("classic", "flowers off",
                        "east " WAITS_14M "9m; south " IDLE_1 "; west " IDLE_2 "; north " WAITS_14M_TOO, "");
    struct run run = told(text, "--json");
    program_assert_holds(run.out,
                         "\"hands\":{\"east\":\"23m456p555789s33z\",\"south\":\"147m258p369s1234z\",");
    program_assert_holds(run.out, "\"west\":\"258m369p147s1234z\",\"north\":\"23m222789p456s44z\"}");
    run_deinit(&run);
    free(text);
}

/* --- the clock ------------------------------------------------------------------------------------ */

/* A hand of Tenpai Duel that the first guess ends, then time is up; `bet`: declared with Riichi. */
static char *decided_hand(bool bet)
{
    char moves[120];
    snprintf(moves, sizeof moves, "east %s 9p\nwest guess 3m 7p\ntime-up\n", bet ? "riichi" : "tenpai");
    return scripted_record("tenpai-duel", "",
                           "east 45m234p678p345s88s9p; west 258m147p369s5567z; dora 4z; ura 4z", moves);
}

TEST(test_time_up_between_two_hands_is_no_result)
{
    for (int bet = 0; bet < 2; bet++) {
        char *text = decided_hand(bet);
        struct run log = told(text, ""), json = told(text, "--json");
        assert_int_equal(count(log.out, "Round 1:"), 1);
        program_assert_holds(log.out, "prevents the win");
        assert_null(strstr(log.out, "void"));
        program_assert_holds(log.out, bet ? "Time is up, and the Riichi bets on the table are paid out."
                                          : "Time is up.\n");
        program_assert_holds(log.out, bet ? "Match over after 1 round: East -1000, West 1000. West wins."
                                          : "Match over after 1 round: East 0, West 0. A tie.");
        assert_int_equal(count(json.out, "\"type\":\"round-end\""), 1);
        assert_int_equal(count(json.out, "\"type\":\"round-result\""), 1);
        assert_int_equal(count(json.out, "\"type\":\"match-end\""), 1);
        run_deinit(&log);
        run_deinit(&json);
        free(text);
    }
}

TEST(test_time_up_in_a_hand_makes_it_void)
{
    char *text = scripted_record("tenpai-duel", "",
                                 "east 45m234p678p345s88s9p; west 258m147p369s5567z; dora 4z; ura 4z",
                                 "east tenpai 9p\ntime-up\n");
    struct run log = told(text, "");
    program_assert_holds(log.out, "Round 1: void, time is up. Scores: East 0, West 0.");
    program_assert_holds(log.out, "Match over after 1 round: East 0, West 0. A tie.");
    run_deinit(&log);
    free(text);
}

/* --- a match that was cut off --------------------------------------------------------------------- */

TEST(test_a_cut_off_match_is_over_in_its_record)
{
    static const struct {
        const char *mode, *seats, *line, *over;
    } cuts[] = {
        {"dueling-tigers --rounds 3", "", "\nrounds 3\n", "Match over after 3 rounds"},
        {"classic --rounds 1", " --seat south=random --seat north=random", "\nrounds 1\n",
         "Match over after 1 round:"},
        {"dueling-tigers --rounds 4", "", NULL, "Match over after 4 rounds"},
    };
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        const char *path = program_path("cut");
        struct run played =
            program_run("", "play --rules %s --seed 3 --seat east=easy --seat west=easy --record '%s'%s",
                        cuts[i].mode, path, cuts[i].seats);
        assert_int_equal(played.status, 0);
        char *text = program_read_file(path);
        if (cuts[i].line)
            program_assert_holds(text, cuts[i].line);
        else
            assert_null(strstr(text, "\nrounds ")); /* its options say so already */
        program_assert_holds(text, "; the match is over\n");
        struct run again = told(text, "");
        program_assert_holds(again.out, cuts[i].over);
        assert_null(strstr(again.out, "The record ends here"));
        program_assert_holds(again.out, strrchr(played.out, 'M')); /* the same last line */
        run_deinit(&again);
        run_deinit(&played);
        free(text);
        remove(path);
    }
}
