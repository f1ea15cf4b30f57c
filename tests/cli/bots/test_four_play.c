/*
 * test_four_play.c: whole matches of the modes for four through the console: every result is worked out here
 * again by the rule book (sections 3, 5 and 6), what a program hears is followed tile by tile, and records of
 * special rounds are told as they happened.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "cli/player.h"

static const char *program; /* this one, which also plays */

static const char *const seats[] = {"east", "south", "west", "north"};

/* The place of a seat's name in a field, or -1 for null. */
static int seat_of(const cJSON *object, const char *name)
{
    const char *text = word(object, name);
    for (int seat = 0; text && seat < 4; seat++)
        if (strcmp(text, seats[seat]) == 0)
            return seat;
    assert_null(text);
    return -1;
}

/* --- results ---------------------------------------------------------------------------------------- */

/* The value of the hand a result tells, from its patterns. */
static int patterns_value(const cJSON *line)
{
    int sum = 0, most = 320;
    const cJSON *entry;
    cJSON_ArrayForEach(entry, field(line, "patterns"))
    {
        sum += number(entry, "points");
        most = number(entry, "points") > most ? number(entry, "points") : most;
    }
    return sum > most ? most : sum ? sum : 1;
}

static int classic_value(const cJSON *line)
{
    static const int points[] = {1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128};
    int sum = 0;
    const cJSON *entry;
    cJSON_ArrayForEach(entry, field(line, "patterns")) sum += number(entry, "points");
    assert_int_equal(number(line, "faan"), sum > 10 ? 10 : sum);
    return points[sum > 10 ? 10 : sum];
}

/* What the loser on that seat pays for a hand: in Pattern Mahjong one pays for all, or all pay their share;
 * in Classic a discard costs twice, and a liable one pays for the others. */
static int share(bool classic, const cJSON *line, const cJSON *hand, int winner, int seat, int value)
{
    int from = seat_of(line, "from"), liable = seat_of(hand, "liable");
    if (!classic) {
        int payer = liable >= 0 ? liable : from;
        return payer == winner ? value : seat == payer ? 3 * value : 0;
    }
    if (liable >= 0)
        return from == winner ? (seat == liable ? 3 * value : 0)
                              : value * ((seat == liable) + (seat == from));
    return from == winner ? value : seat == from ? 2 * value : 0;
}

static void judge_round(const cJSON *line, bool classic, int scores[4])
{
    int gains[4] = {0}, winner = seat_of(line, "winner");
    if (winner >= 0) {
        int value = classic ? classic_value(line) : patterns_value(line);
        assert_int_equal(number(line, "points"), value);
        for (int seat = 0; seat < 4; seat++) {
            int paid = seat == winner ? 0 : share(classic, line, line, winner, seat, value);
            gains[seat] -= paid;
            gains[winner] += paid;
        }
        assert_int_equal(cJSON_GetArraySize(field(line, "winners")), 1);
    } else {
        assert_string_equal(word(line, "outcome"), "drawn");
        assert_int_equal(cJSON_GetArraySize(field(line, "winners")), 0);
    }
    for (int seat = 0; seat < 4; seat++) {
        scores[seat] += gains[seat];
        assert_int_equal(number_at(line, "gains", seat), gains[seat]);
        assert_int_equal(number_at(line, "scores", seat), scores[seat]);
    }
}

struct tally {
    bool classic;
    int scores[4], won, rounds;
};

static void judge_line(const cJSON *line, void *user)
{
    struct tally *tally = user;
    if (strcmp(word(line, "type"), "round-result") == 0) {
        assert_int_equal(number(line, "round"), ++tally->rounds);
        tally->won += seat_of(line, "winner") >= 0;
        judge_round(line, tally->classic, tally->scores);
    } else {
        for (int seat = 0; seat < 4; seat++)
            assert_int_equal(number_at(line, "scores", seat), tally->scores[seat]);
    }
}

/* Judges all lines of a match of so many rounds, 0 for any, and frees them; returns how many were won. */
static int judge_match(struct run run, bool classic, int rounds)
{
    struct tally tally = {.classic = classic};
    assert_fine(&run);
    each_line(run.out, judge_line, &tally);
    run_deinit(&run);
    if (rounds)
        assert_int_equal(tally.rounds, rounds);
    return tally.won;
}

#define SEATS " --seat east=normal --seat south=easy --seat west=normal --seat north=random"

TEST(test_results)
{
    static const int minimums[] = {3, 1, 0};
    int won = 0;
    for (int seed = 1; seed <= 3; seed++) {
        won += judge_match(program_run("", "play --rules patterns --option rounds=%d --seed %d --json" SEATS,
                                       seed + 9, seed),
                           false, seed + 9);
        won += judge_match(
            program_run("",
                        "play --rules classic --option rounds=1 --option minimum=%d --seed %d --json" SEATS,
                        minimums[seed - 1], seed),
            true, 0);
    }
    assert_true(won > 20);
}

TEST(test_rounds_and_seats)
{
    /* hands, not winds */
    judge_match(program_run("", "play --rules classic --seed 4 --rounds 2 --json" SEATS), true, 2);
    judge_match(program_run("", "play --rules patterns --seed 4 --rounds 6 --json" SEATS), false, 6);
    struct run run = program_run("", "play --rules patterns --seed 4 --rounds 13" SEATS);
    assert_int_equal(run.status, 2);
    program_assert_holds(run.error, "from 1 to 12");
    run_deinit(&run);
    run =
        program_run("", "play --rules classic --seed 4 --seat east=easy --seat south=easy --seat west=easy");
    assert_int_equal(run.status, 2);
    program_assert_holds(run.error, "a player is missing: --seat north=PLAYER");
    run_deinit(&run);
    run = program_run("", "play --rules classic --seed 4 --option rounds=2" SEATS);
    assert_int_equal(run.status, 2);
    run_deinit(&run);
}

/* The same match twice, and the record tells it again. */
TEST(test_records)
{
    static const char *const modes[] = {"patterns --option rounds=4", "classic --option rounds=1"};
    for (int i = 0; i < 2; i++) {
        const char *one = program_path("one"), *two = program_path("two");
        struct run first = program_run("", "play --rules %s --seed 11 --record '%s'" SEATS, modes[i], one);
        struct run again = program_run("", "play --rules %s --seed 11 --record '%s'" SEATS, modes[i], two);
        assert_fine(&first);
        assert_string_equal(first.out, again.out);
        char *a = program_read_file(one), *b = program_read_file(two);
        assert_string_equal(a, b);
        struct run told = program_run("", "replay '%s'", one);
        assert_fine(&told);
        for (char *line = strtok(first.out, "\n"); line; line = strtok(NULL, "\n"))
            program_assert_holds(told.out, line);
        run_deinit(&first);
        run_deinit(&again);
        run_deinit(&told);
        free(a);
        free(b);
        remove(one);
        remove(two);
    }
}

/* --- what a program hears --------------------------------------------------------------------------- */

/* A hand followed by events alone: flowers included until they are laid out. */
struct follower {
    int counts[TILE_COUNT];
    int heard, asked, flowers, deals;
    const char *seat;
    bool classic;
};

static void take(struct follower *follower, uint8_t tile, int count)
{
    follower->counts[tile] -= count;
    assert_true(follower->counts[tile] >= 0);
}

static void follow_deal(struct follower *follower, const cJSON *message)
{
    uint8_t tiles[14];
    struct error why;
    memset(follower->counts, 0, sizeof follower->counts);
    int count = tile_parse_list(word(message, "hand"), tiles, 14, &why);
    assert_int_equal(count, 13);
    for (int i = 0; i < count; i++)
        follower->counts[tiles[i]]++;
    follower->deals++;
    assert_int_equal(cJSON_HasObjectItem(message, "round_wind"), follower->classic);
}

static void follow_own(struct follower *follower, const char *type, const cJSON *message)
{
    const char *kind = word(message, "kind");
    uint8_t tile = player_tile(field(message, "tile"));
    if (strcmp(type, "draw") == 0)
        follower->counts[tile_parse(word(message, "tile"))]++;
    if (strcmp(type, "flower") == 0)
        take(follower, tile_parse(word(message, "tile")), 1);
    if (strcmp(type, "discard") == 0)
        take(follower, tile, 1);
    if (strcmp(type, "pung") == 0)
        take(follower, tile, 2);
    if (strcmp(type, "kong") == 0)
        take(follower, tile, *kind == 'o' ? 3 : *kind == 'c' ? 4 : 1);
    for (uint8_t part = tile; strcmp(type, "chow") == 0 && part <= tile + 2; part++)
        if (part != player_tile(field(message, "claimed")))
            take(follower, part, 1);
}

/* The view of a question agrees with what was heard. */
static void check_ask(struct follower *follower, const cJSON *message)
{
    const cJSON *view = field(message, "view"), *item;
    int counts[TILE_COUNT] = {0};
    cJSON_ArrayForEach(item, field(view, "hand")) counts[player_tile(item)]++;
    assert_memory_equal(counts, follower->counts, sizeof counts);
    static const char *const by_seat[] = {"melds", "discards", "scores", "riichi"};
    for (int i = 0; i < 4; i++)
        assert_int_equal(cJSON_GetArraySize(field(view, by_seat[i])), 4);
    assert_int_equal(cJSON_HasObjectItem(view, "round_wind"), follower->classic);
    assert_int_equal(cJSON_HasObjectItem(view, "deals_passed"), follower->classic);
    assert_int_equal(cJSON_GetArraySize(field(view, "flowers")), follower->classic ? 4 : 0);
    assert_int_equal(cJSON_GetArraySize(field(field(view, "flowers"), follower->seat)), follower->flowers);
    assert_true(cJSON_GetArraySize(field(message, "actions")) > 1);
    follower->asked++;
}

static void follow(const cJSON *message, void *user)
{
    struct follower *follower = user;
    const char *type = word(message, "type"), *seat = word(message, "seat");
    bool own = seat && strcmp(seat, follower->seat) == 0;
    follower->heard++;
    if (strcmp(type, "deal") == 0) {
        follow_deal(follower, message);
        follower->flowers = 0;
    } else if (strcmp(type, "ask") == 0) {
        check_ask(follower, message);
    } else if (own) {
        follow_own(follower, type, message);
        follower->flowers += strcmp(type, "flower") == 0;
    } else if (strcmp(type, "draw") == 0) {
        assert_false(cJSON_HasObjectItem(message, "tile")); /* another's */
    }
}

static void follow_match(const char *rules, const char *arguments, const char *seat)
{
    const char *heard = program_path("heard");
    char who[700] = "";
    for (int i = 0; i < 4; i++) {
        bool listens = strcmp(seats[i], seat) == 0;
        snprintf(who + strlen(who), sizeof who - strlen(who), "%s=wc%s%s%s ", seats[i], listens ? ":\"" : "",
                 listens ? heard : "", listens ? "\"" : "");
    }
    bool classic = strcmp(rules, "classic") == 0;
    judge_match(player_match(program, rules, arguments, who), classic, 0);
    struct follower follower = {.seat = seat, .classic = classic};
    each_message(heard, follow, &follower);
    assert_true(follower.deals >= 4 && follower.asked > 20 && follower.heard > 200);
}

TEST(test_what_a_program_hears)
{
    follow_match("patterns", "--seed 3", "north");
    follow_match("patterns", "--seed 5", "east");
    follow_match("classic", "--seed 2 --option rounds=1 --option minimum=0", "south");
    follow_match("classic", "--seed 6 --option rounds=1 --option minimum=1", "east");
    follow_match("classic", "--seed 8 --option rounds=1 --option minimum=0", "west");
}

/* --- special rounds, told --------------------------------------------------------------------------- */

#define GOLDEN SOURCE_DIR "/tests/golden/"

static void assert_told(const char *record, const char *sentence)
{
    struct run run = program_run("", "replay '" GOLDEN "%s.tigers'", record);
    assert_fine(&run);
    program_assert_holds(run.out, sentence);
    run_deinit(&run);
}

TEST(test_the_log)
{
    assert_told("classic-all-win",
                "Round 1: East wins on West’s discard of 4 characters (4m), 2 points for 1 faan: Concealed "
                "Hand 1. South also wins, 64 points for 8 faan: Dragon Triplet 3, Big Three Dragons 5. North "
                "pays for it: pao. Scores: East 4, South 128, West -68, North -64.");
    assert_told("classic-pao", "wins by robbing West’s kong of 4 characters (4m), 96 points for 9 faan");
    assert_told("patterns-responsibility",
                "5 points: Concealed Hand 5. North pays for it: responsibility. Scores");
    assert_told("patterns-responsibility",
                "5 points: Concealed Hand 5. Each pays for it: responsibility. Scores");
    assert_told("classic-flowers", "  East holds 7m258p369s1234z12f\n");
    assert_told("classic-flowers", "  East lays out flower 4 (4f)\n");
    assert_told("patterns-claims", "  South claims 4 characters (4m) from East for a run\n");
    assert_told("patterns-claims", "  North claims 9 characters (9m) from West for a triplet\n");
    assert_told("patterns-claims", "  West claims 3 dots (3p) from East for a quad\n");
    assert_told("classic-pao", " for a pung\n");
}

static cJSON *line_with(const char *out, const char *part)
{
    const char *at = strstr(out, part);
    if (!at)
        fail_msg("no %s in\n%s", part, out);
    while (at > out && at[-1] != '\n')
        at--;
    return cJSON_ParseWithOpts(at, NULL, 0);
}

TEST(test_several_winners)
{
    struct run run = program_run("", "replay --json '" GOLDEN "classic-all-win.tigers'");
    assert_fine(&run);
    const char *first =
        strstr(run.out, "{\"type\":\"win\",\"seat\":\"east\",\"tile\":\"4m\",\"source\":\"discard\","
                        "\"from\":\"west\"}");
    assert_non_null(first);
    program_assert_holds(
        first, "{\"type\":\"win\",\"seat\":\"south\",\"tile\":\"4m\",\"source\":\"discard\",\"from\":"
               "\"west\"}");
    cJSON *line = line_with(run.out, "\"type\":\"round-result\"");
    const cJSON *wins = field(line, "wins"), *south = cJSON_GetArrayItem(wins, 1);
    assert_int_equal(seat_of(line, "winner"), 0);
    assert_int_equal(cJSON_GetArraySize(field(line, "winners")), 2);
    assert_int_equal(cJSON_GetArraySize(wins), 2);
    assert_int_equal(seat_of(south, "seat"), 1);
    assert_int_equal(seat_of(south, "liable"), 3);
    assert_int_equal(number(south, "points"), 64);
    assert_int_equal(number(south, "faan"), 8);
    assert_true(cJSON_IsNull(field(cJSON_GetArrayItem(wins, 0), "liable")));
    assert_int_equal(cJSON_GetArraySize(field(south, "patterns")), 2);
    assert_int_equal(cJSON_GetArraySize(field(south, "sets")), 5);
    cJSON_Delete(line);
    run_deinit(&run);
}

TEST(test_a_wrong_record)
{
    char *text = program_read_file(GOLDEN "patterns-claims.tigers"), *move = strstr(text, "south chow 2m");
    assert_non_null(move);
    memcpy(move, "south chow 3m", 13);
    const char *wrong = program_path("wrong");
    program_write_file(wrong, text);
    struct run run = program_run("", "replay '%s'", wrong);
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "line 15: You don’t have 5 characters");
    run_deinit(&run);
    remove(wrong);
    free(text);
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    if (player_is_asked_for(argc, argv))
        return player_run(argc - 2, argv + 2);
    program = argv[0];
    return test_file_run();
}
