/*
 * test_tenpai_duel.c: whole matches of Tenpai Duel between programs, judged by
 * the rule book (sections 2 and 6): the pot, bets and counters, both stages,
 * what is hidden. The value of hands is in ../commands/scripts/tenpai_score.txt.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "cli/player.h"
#include "cli/scripted_record.h"

static const char *program; /* this one, which also plays */

/* --- the pot ------------------------------------------------------------------------------------- */

struct tally {
    int won, drawn, prevented, self_drawn;
    int pot, counters;
    char dealer[8]; /* of the next round */
};

/* A winner takes value and counters, as far as the pot goes, and all bets; nobody else gains. */
static void judge_gains(const cJSON *line, const struct tally *tally)
{
    const char *winner = word(line, "winner");
    int east = number_at(line, "gains", 0), west = number_at(line, "gains", 1);
    int value = winner ? number(line, "points") + 100 * tally->counters : 0;
    value = value < tally->pot ? value : tally->pot;
    assert_int_equal(number(line, "pot"), tally->pot - value);
    if (!winner) {
        assert_int_equal(east, 0);
        assert_int_equal(west, 0);
        return;
    }
    bool is_east = strcmp(winner, "east") == 0;
    int gain = is_east ? east : west, other = is_east ? west : east;
    assert_int_equal(other, 0);
    assert_true(gain >= value && (gain - value) % 1000 == 0);
    assert_int_equal(number(line, "bets"), 0);
}

static void judge_line(const cJSON *line, struct tally *tally)
{
    const char *outcome = word(line, "outcome"), *winner = word(line, "winner");
    bool won = strcmp(outcome, "won") == 0;
    judge_gains(line, tally);
    tally->won += won;
    tally->drawn += strcmp(outcome, "drawn") == 0;
    tally->prevented += strcmp(outcome, "prevented") == 0;
    assert_int_equal(won, winner != NULL);
    tally->pot = number(line, "pot");
    /* nothing is ever lost: points, pot and lying bets are the pot's first 100,000 */
    int sum = number_at(line, "scores", 0) + number_at(line, "scores", 1);
    assert_int_equal(sum + tally->pot + 1000 * number(line, "bets"), 100000);
    bool passes = won && strcmp(winner, tally->dealer) != 0;
    tally->counters = passes ? 0 : tally->counters + 1;
    assert_int_equal(number(line, "counters"), tally->counters);
    if (passes)
        snprintf(tally->dealer, sizeof tally->dealer, "%s", winner);
    if (won)
        tally->self_drawn += strcmp(word(line, "source"), "self-draw") == 0;
}

/* An attacker whose hand was shown had a wait; a right guess is one of its waits. */
static void judge_stage(const cJSON *line)
{
    const char *attacker = word(line, "attacker"), *outcome = word(line, "outcome");
    const cJSON *waits = attacker ? field(field(line, "waits"), attacker) : NULL, *item;
    int right = 0;
    cJSON_ArrayForEach(item, waits) right += holds(field(line, "guessed"), item->valuestring);
    if (waits)
        assert_true(cJSON_GetArraySize(waits) > 0);
    if (strcmp(outcome, "prevented") == 0)
        assert_true(waits && right > 0);
    else
        assert_int_equal(right, 0);
}

static void judge_message(const cJSON *line, void *user)
{
    if (strcmp(word(line, "type"), "round-result") == 0) {
        judge_line(line, user);
        judge_stage(line);
    }
}

static void play_and_judge(const char *arguments, const char *seats, struct tally *tally)
{
    struct run run = player_match(program, "tenpai-duel", arguments, seats);
    assert_fine(&run);
    tally->pot = 100000;
    tally->counters = 0;
    strcpy(tally->dealer, "east");
    each_line(run.out, judge_message, tally);
    run_deinit(&run);
}

TEST(test_matches)
{
    struct tally tally = {0};
    play_and_judge("--seed 1", "east=rw west=rw", &tally);
    play_and_judge("--seed 2", "east=rwx west=tcwx", &tally);
    play_and_judge("--seed 3 --rounds 32 --option red-fives=on", "east=tcw west=rwx", &tally);
    play_and_judge("--seed 4 --option clock=15", "east=lcrx west=rlx", &tally);
    assert_true(tally.won > 5 && tally.prevented > 5);
    tally = (struct tally){0};
    play_and_judge("--seed 5 --rounds 4", "east=c west=w", &tally);
    assert_true(tally.drawn > 0);
}

/* Without wins in Stage A every win is a self-draw after a declaration. */
TEST(test_no_wins_in_stage_a)
{
    struct tally tally = {0};
    play_and_judge("--seed 8 --option stage-a-wins=off --rounds 32", "east=rwx west=twx", &tally);
    assert_true(tally.won > 0);
    assert_int_equal(tally.won, tally.self_drawn);
}

/* The same match with a clock and without: in play none runs. */
TEST(test_no_clock)
{
    struct run clock = player_match(program, "tenpai-duel", "--seed 6 --option clock=15", "east=rw west=rw");
    struct run none = player_match(program, "tenpai-duel", "--seed 6 --option clock=none", "east=rw west=rw");
    assert_fine(&clock);
    assert_fine(&none);
    assert_string_equal(clock.out, none.out);
    run_deinit(&clock);
    run_deinit(&none);
}

/* --- what a program hears ------------------------------------------------------------------------- */

struct hearing {
    int guesses, turns, riichis, laid_down, hidden, asks, shown;
    bool discard_due;   /* a declaration's discard must follow */
    int batch, guessed; /* of Stage B */
    bool right;
};

static void hear_ask(const cJSON *message, struct hearing *hearing)
{
    const cJSON *view = field(message, "view"), *actions = field(message, "actions"), *tile;
    const char *phase = word(view, "phase");
    bool guess = strcmp(phase, "guess") == 0;
    hearing->asks++;
    assert_int_equal(guess, holds(actions, "guess T T"));
    assert_true(guess ? cJSON_GetArraySize(actions) == 1 : cJSON_GetArraySize(actions) > 1);
    assert_int_equal(cJSON_GetArraySize(field(view, "guessed")), 2 * hearing->guessed);
    assert_true(cJSON_GetArraySize(field(view, "dora")) >= 1);
    if (guess)
        assert_string_equal(word(view, "attacker"), "west");
    cJSON_ArrayForEach(tile, field(field(view, "discards"), "west")) hearing->hidden +=
        tile->valuestring[0] == '?';
    cJSON_ArrayForEach(tile, field(field(view, "discards"), "east")) assert_true(tile->valuestring[0] != '?');
    assert_int_equal(number(view, "pot") % 100, 0);
    number(view, "bets");
    number(view, "counters");
    number(field(view, "turns"), "east");
}

static void hear_round_end(const cJSON *message, struct hearing *hearing)
{
    const char *outcome = word(message, "outcome"), *attacker = word(message, "attacker");
    int hands = cJSON_GetArraySize(field(message, "hands"));
    /* a draw before anybody declared opens no hand; else one lies open */
    assert_int_equal(hands, strcmp(outcome, "won") == 0 || attacker ? 1 : 0);
    hearing->shown += hands;
    assert_int_equal(strcmp(outcome, "prevented") == 0, hearing->right);
}

static void hear(const cJSON *message, void *user)
{
    struct hearing *hearing = user;
    const char *type = word(message, "type"), *seat = word(message, "seat");
    assert_true(!hearing->discard_due || strcmp(type, "discard") == 0);
    hearing->discard_due = strcmp(type, "riichi") == 0 || strcmp(type, "tenpai") == 0;
    hearing->riichis += hearing->discard_due;
    if (strcmp(type, "ask") == 0) {
        hear_ask(message, hearing);
    } else if (strcmp(type, "deal") == 0) {
        assert_int_equal(cJSON_GetArraySize(field(message, "dora")), 1);
        hearing->guessed = 0;
        hearing->right = false;
    } else if (strcmp(type, "draw") == 0 || strcmp(type, "lay-down") == 0) {
        hearing->laid_down += *type == 'l';
        assert_int_equal(cJSON_HasObjectItem(message, "tile"), strcmp(seat, "east") == 0);
    } else if (strcmp(type, "guess") == 0) {
        hearing->guesses++;
        hearing->guessed++;
        hearing->batch = 0;
        hearing->right = cJSON_IsTrue(field(message, "right"));
        assert_int_equal(cJSON_GetArraySize(field(message, "tiles")), 2);
    } else if (strcmp(type, "turn") == 0) {
        hearing->turns++;
        hearing->batch += !cJSON_IsTrue(field(message, "replacement"));
        assert_true(hearing->batch <= 5 && hearing->guessed > 0);
        assert_non_null(word(message, "tile"));
    } else if (strcmp(type, "round-end") == 0) {
        hear_round_end(message, hearing);
    }
}

/* East only watches West declare and lay wins down, over several matches. */
TEST(test_what_a_program_hears)
{
    static const char *const styles[] = {"rw", "l", "twc"};
    struct hearing all = {0};
    for (int i = 0; i < 3; i++) {
        char seats[600], arguments[40];
        const char *heard = program_path("heard");
        snprintf(seats, sizeof seats, "east=cx:\"%s\" west=%s", heard, styles[i]);
        snprintf(arguments, sizeof arguments, "--seed %d --rounds 32", 22 + i);
        struct run run = player_match(program, "tenpai-duel", arguments, seats);
        assert_fine(&run);
        run_deinit(&run);
        each_message(heard, hear, &all);
    }
    assert_true(all.asks > 100 && all.riichis > 5 && all.guesses > all.riichis / 2);
    assert_true(all.turns > 20 && all.shown > 5);
    assert_true(all.laid_down > 0 && all.hidden > 0);
}

TEST(test_record_and_replay)
{
    static const char *const told[] = {"  The indicator is ", " declares tenpai", " guesses ", " reveals ",
                                       NULL};
    player_assert_replayed(program, "tenpai-duel", "--seed 3 --option red-fives=on", "east=rwx west=lctx",
                           told);
}

/* --- guesses that are refused --------------------------------------------------------------------- */

/* A defender who guesses that way breaks the match off. */
static void assert_refused(const char *guess, const char *reason)
{
    char command[1200];
    snprintf(command, sizeof command,
             "play --rules tenpai-duel --seed 20 --seat 'west=cmd:\"%s\" %s tenpai-duel rw' --seat "
             "'east=cmd:\"%s\" %s tenpai-duel \"x:%s\"'",
             program, PLAYER_WORD, program, PLAYER_WORD, guess);
    struct run run = program_run("", "%s", command);
    assert_int_equal(run.status, 3);
    program_assert_holds(run.error, reason);
    run_deinit(&run);
}

/* Thirteen orphans are a yakuman, which has no fu: docs/console.md "Tenpai Duel". East waits for the red
 * dragon and draws it on the second turn. */
TEST(test_the_log_of_a_yakuman)
{
    const char *path = program_path("yakuman");
    char *text = scripted_record(
        "tenpai-duel", "", "east 119m19p19s123456z 2m; west 6789m3456p22778s; wall 3s 7z; dora 4s; ura 4s",
        "east discard 2m\nwest discard 3s\neast win\n");
    program_write_file(path, text);
    struct run run = program_run("", "replay '%s'", path);
    assert_string_equal(run.error, "");
    program_assert_holds(run.out, "East wins by self-draw with red dragon (7z), 48000 points for 13 han: ");
    run_deinit(&run);
    free(text);
    remove(path);
}

TEST(test_wrong_guesses)
{
    assert_refused("guess 5m", "which isn't an action");
    assert_refused("guess 5m 5m", "Name two different kinds, the lower one first");
    assert_refused("guess 5p 5m", "Name two different kinds, the lower one first");
    assert_refused("guess 5m 1f", "Flowers can’t be guessed");
    assert_refused("guess T T", "which isn't an action");
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    if (player_is_asked_for(argc, argv))
        return player_run(argc - 2, argv + 2);
    program = argv[0];
    return test_file_run();
}
