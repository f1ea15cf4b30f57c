/*
 * test_one_suit.c: whole matches of One Suit between programs, judged by the
 * rule book (sections 4 and 6): who is asked, what is named, gains, dealers.
 *
 * The gains are worked out here again from what was declared, named and waited
 * for; the counts of ready hands are the rule book's.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#include "cli/player.h"

static const char *program; /* this one, which also plays */

/* --- results judged line by line ------------------------------------------------------------------ */

/* Detailed scoring: 5 a win, 1 a right name, 2 for all and none wrong, -2 a wrong one; -10 an invalid
 * declaration and nothing else. */
static int expected_gain(const cJSON *result, const char *seat, bool detailed)
{
    const char *winner = word(result, "winner");
    const cJSON *named = field(field(result, "named"), seat), *waits = field(field(result, "waits"), seat),
                *item;
    bool wins = winner && strcmp(winner, seat) == 0;
    if (!detailed)
        return wins;
    bool declared = holds(field(result, "declared"), seat);
    if (declared && !holds(waits, word(result, "tile")))
        return -10;
    if (!wins && (declared || !named))
        return 0;
    int right = 0, wrong = 0, all = cJSON_GetArraySize(waits);
    cJSON_ArrayForEach(item, named)
    {
        right += holds(waits, item->valuestring);
        wrong += !holds(waits, item->valuestring);
    }
    return (wins ? 5 : 0) + right - 2 * wrong + (all && right == all && !wrong ? 2 : 0);
}

/* A match that is judged line by line. */
struct tally {
    const char *const *seats;
    int count;
    bool detailed;
    int rounds, won, drawn, invalid, fined, scores[3];
};

static void judge_line(const cJSON *line, void *user)
{
    struct tally *tally = user;
    if (strcmp(word(line, "type"), "match-result") == 0)
        return;
    const char *outcome = word(line, "outcome");
    tally->rounds++;
    tally->won += strcmp(outcome, "won") == 0;
    tally->drawn += strcmp(outcome, "drawn") == 0;
    tally->invalid += strcmp(outcome, "invalid") == 0;
    for (int seat = 0; seat < tally->count; seat++) {
        int gain = number_at(line, "gains", seat);
        if (gain != expected_gain(line, tally->seats[seat], tally->detailed))
            fail_msg("%s gains %d in round %d", tally->seats[seat], gain, tally->rounds);
        tally->fined += seat == 0 && gain == -10;
        tally->scores[seat] += gain;
        assert_int_equal(number_at(line, "scores", seat), tally->scores[seat]);
    }
}

/* Plays a match and judges it; `seats` are all the names. */
static struct tally judge_match(const char *arguments, const char *players, const char *const *seats,
                                int count, bool detailed)
{
    struct tally tally = {.seats = seats, .count = count, .detailed = detailed};
    struct run run = player_match(program, "one-suit", arguments, players);
    assert_fine(&run);
    each_line(run.out, judge_line, &tally);
    run_deinit(&run);
    return tally;
}

static const char *const two[] = {"east", "west"}, *const three[] = {"east", "south", "west"};

TEST(test_two_players)
{
    static const int sizes[] = {4, 7, 10, 13};
    struct tally all = {0};
    for (int i = 0; i < 4; i++) {
        char arguments[120];
        snprintf(arguments, sizeof arguments, "--seed %d --rounds 16 --option size=%d --option suit=%c",
                 5 + i, sizes[i], "mps"[i % 3]);
        struct tally tally = judge_match(arguments, "east=w west=wx", two, 2, true);
        assert_int_equal(tally.rounds, 16);
        all.won += tally.won;
        all.drawn += tally.drawn;
    }
    assert_true(all.won > 20 && all.drawn > 0);
}

TEST(test_simple_scoring)
{
    struct tally tally = judge_match("--seed 2 --option scoring=simple", "east=w west=bx", two, 2, false);
    assert_int_equal(tally.rounds, 8);
    assert_true(tally.invalid > 0);
}

/* A player who declares at every chance is nearly always wrong, and pays 10 each time. */
TEST(test_invalid_declarations)
{
    struct tally tally = judge_match("--seed 9 --option players=three --option size=4",
                                     "east=b south=b west=w", three, 3, true);
    assert_true(tally.invalid > 2 && tally.fined > 0);
}

TEST(test_three_players)
{
    static const char *const sizes[] = {"4", "7"};
    for (int i = 0; i < 2; i++) {
        char arguments[100];
        snprintf(arguments, sizeof arguments, "--seed 4 --option players=three --option size=%s", sizes[i]);
        struct tally tally = judge_match(arguments, "east=w west=w south=w", three, 3, true);
        assert_int_equal(tally.rounds, 8);
        assert_true(tally.won > 0);
    }
}

/* --- what a program hears ------------------------------------------------------------------------- */

/* A round of three seats of which one sits out. */
struct sitting {
    char dealer[8], sitting[8], winner[8], outcome[12];
    bool dealer_ready;
    int rounds;
};

/* The dealer by the rules: the winner, the player who was ready, or the one who saw an invalid declaration;
 * else the other player. */
static void check_dealer(const struct sitting *before, const char *dealer, const char *sits)
{
    if (before->rounds == 0)
        return;
    const char *other = before->dealer;
    for (int seat = 0; seat < 3; seat++)
        if (strcmp(three[seat], before->dealer) && strcmp(three[seat], before->sitting))
            other = three[seat];
    bool stays = strcmp(before->outcome, "invalid") == 0 || before->dealer_ready;
    assert_string_equal(dealer, before->winner[0] ? before->winner : stays ? before->dealer : other);
    /* the dealer plays against the one who sat out */
    assert_string_not_equal(sits, before->sitting);
    assert_string_not_equal(sits, dealer);
}

static void check_sitting(const cJSON *message, void *user)
{
    struct sitting *now = user;
    const char *type = word(message, "type");
    if (strcmp(type, "deal") == 0) {
        const char *dealer = word(message, "dealer"), *sits = word(message, "sitting");
        check_dealer(now, dealer, sits);
        assert_int_equal(cJSON_HasObjectItem(message, "hand"), strcmp(sits, "south") != 0);
        strcpy(now->dealer, dealer);
        strcpy(now->sitting, sits);
        now->rounds++;
    } else if (strcmp(type, "ask") == 0) {
        assert_string_not_equal(now->sitting, "south");
        assert_string_equal(word(field(message, "view"), "sitting"), now->sitting);
    } else if (strcmp(type, "round-end") == 0) {
        const char *winner = word(message, "winner");
        strcpy(now->winner, winner ? winner : "");
        strcpy(now->outcome, word(message, "outcome"));
        now->dealer_ready = cJSON_GetArraySize(field(field(message, "waits"), now->dealer)) > 0;
        assert_int_equal(cJSON_GetArraySize(field(message, "hands")), 2);
    }
}

TEST(test_one_sits_out)
{
    char seats[600];
    const char *heard = program_path("heard");
    snprintf(seats, sizeof seats, "east=w south=w:\"%s\" west=wb", heard);
    judge_match("--seed 11 --rounds 16 --option players=sit-out --option size=13", seats, three, 3, true);
    struct sitting sitting = {0};
    each_message(heard, check_sitting, &sitting);
    assert_int_equal(sitting.rounds, 16);
}

/* docs/rules/one-suit.md "Who deals next": in the first hand West sits out; then the next dealer plays
 * against the one who sat out. */
TEST(test_the_log_tells_who_sits_out)
{
    static const char *const told[] = {"Round 1, East deals, West sits out\n  East holds ",
                                       "\n  South holds ", NULL};
    player_assert_replayed(program, "one-suit", "--seed 11 --rounds 1 --option players=sit-out",
                           "east=w south=w west=w", told);
}

struct hearing {
    int asks, forms, declarations, names, draws;
};

static void check_message(const cJSON *message, void *user)
{
    struct hearing *hearing = user;
    const char *type = word(message, "type"), *seat = word(message, "seat");
    if (strcmp(type, "ask") == 0) {
        const cJSON *actions = field(message, "actions"), *view = field(message, "view");
        bool naming = strcmp(word(view, "phase"), "name") == 0;
        hearing->asks++;
        hearing->forms += naming;
        assert_int_equal(naming, holds(actions, "waits T\xe2\x80\xa6"));
        assert_true(naming ? cJSON_GetArraySize(actions) == 1 : holds(actions, "declare"));
        assert_true(cJSON_IsNull(field(view, "sitting")) && cJSON_IsArray(field(view, "declared")));
    } else if (strcmp(type, "draw") == 0) {
        assert_int_equal(cJSON_HasObjectItem(message, "tile"), strcmp(seat, "east") == 0);
        hearing->draws++;
    } else if (strcmp(type, "declare") == 0) {
        assert_true(cJSON_IsString(field(message, "tile")) && cJSON_IsString(field(message, "from")));
        hearing->declarations++;
    } else if (strcmp(type, "waits") == 0) {
        assert_true(cJSON_IsArray(field(message, "tiles")));
        hearing->names++;
    }
}

TEST(test_what_a_program_hears)
{
    char seats[600];
    const char *heard = program_path("heard");
    snprintf(seats, sizeof seats, "east=w:\"%s\" west=w", heard);
    judge_match("--seed 3", seats, two, 2, true);
    struct hearing hearing = {0};
    each_message(heard, check_message, &hearing);
    assert_true(hearing.asks > 20 && hearing.draws > 20);
    assert_true(hearing.declarations > 0 && hearing.forms > 0);
    assert_true(hearing.names >= hearing.declarations);
}

TEST(test_record_and_replay)
{
    static const char *const told[] = {" declares a win on ", " names ", NULL};
    player_assert_replayed(program, "one-suit", "--seed 6 --option size=10", "east=w west=bx", told);
}

/* A record says who plays and with which options: both must agree. */
TEST(test_record_of_too_many)
{
    static const char option[] = "option players three";
    const char *record = program_path("record");
    struct run run = program_run("",
                                 "play --rules one-suit --seed 1 --option players=three --record '%s' "
                                 "--seat east=random --seat south=random --seat west=random",
                                 record);
    assert_fine(&run);
    run_deinit(&run);
    char *text = program_read_file(record), *place = strstr(text, option);
    assert_non_null(place);
    memmove(place + strlen("option players two"), place + strlen(option), strlen(place + strlen(option)) + 1);
    memcpy(place, "option players two", strlen("option players two"));
    program_write_file(record, text);
    free(text);
    run = program_run("", "replay '%s'", record);
    assert_int_equal(run.status, 1);
    program_assert_holds(run.error, "One Suit with these options has 2 players, not 3");
    run_deinit(&run);
    remove(record);
}

TEST(test_seats_follow_the_options)
{
    static const struct {
        const char *arguments, *error;
    } wrong[] = {
        {"--seat east=random --seat south=random", "no seat south"},
        {"--seat east=random --seat west=random --option players=three", "--seat south=PLAYER"},
        {"--seat east=random --seat west=random --seat south=random", "no seat south"},
        {"--seat east=random --seat west=random --option size=5", "option size can’t be"},
        {"--seat east=random --seat west=random --seat south=random --option players=three --option size=10",
         "three can play together only with 4 or 7 tiles, not 10"},
        {"--seat east=random --seat west=random --option suit=z", "option suit can’t be"},
        {"--seat east=random --seat west=random --rounds 17", "from 1 to 16"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct run run = program_run("", "play --rules one-suit --seed 1 %s", wrong[i].arguments);
        assert_int_equal(run.status, 2);
        program_assert_holds(run.error, wrong[i].error);
        run_deinit(&run);
    }
}

/* --- every hand there is -------------------------------------------------------------------------- */

/* Writes every hand of `size` tiles of the suit as a request; returns how many. */
static int write_hands(FILE *file, char *hand, int length, int number, int size)
{
    if (length == size) {
        fprintf(file, "{\"rules\":\"one-suit\",\"hand\":\"%.*sm\"}\n", size, hand);
        return 1;
    }
    int count = 0;
    for (; number <= 9; number++) {
        if (length >= 4 && hand[length - 4] == '0' + number)
            continue;
        hand[length] = (char)('0' + number);
        count += write_hands(file, hand, length + 1, number, size);
    }
    return count;
}

/* All hands of each size, how many are ready, and the most waits one has. */
TEST(test_every_hand)
{
    static const int expected[4][4] = {
        {4, 495, 249, 3}, {7, 6030, 2406, 5}, {10, 32211, 12533, 8}, {13, 93600, 40196, 9}};
    for (int i = 0; i < 4; i++) {
        char in[512], out[512], hand[16], line[400];
        program_name_file("hands", in);
        program_name_file("answers", out);
        FILE *file = fopen(in, "w");
        assert_int_equal(write_hands(file, hand, 0, 1, expected[i][0]), expected[i][1]);
        fclose(file);
        assert_int_equal(child_run("'" PROGRAM_DIR "/tigers' waits", in, out, NULL), 0);
        int ready = 0, most = 0;
        file = fopen(out, "r");
        while (fgets(line, sizeof line, file)) {
            int waits = 0;
            if (strncmp(line, "{\"shanten\":0,", 13) != 0)
                continue;
            for (const char *at = line; *at; at++)
                waits += *at == 'm';
            ready++;
            most = waits > most ? waits : most;
        }
        fclose(file);
        assert_int_equal(ready, expected[i][2]);
        assert_int_equal(most, expected[i][3]);
        remove(in);
        remove(out);
    }
}

int main(int argc, char **argv)
{
    argv = system_words(argc, argv);
    if (player_is_asked_for(argc, argv))
        return player_run(argc - 2, argv + 2);
    program = argv[0];
    return test_file_run();
}
