/*
 * test_play_record.c: the record of `tigers play` has every move as soon as it is made, also of a match that
 * is killed, is written to plain files alone, and the seed can be kept from the programs that play.
 */
#define TEST_OWN_MAIN
#include "support/test.h"

#ifndef _WIN32
#include <sys/stat.h>
#include <unistd.h>

/* Scripts of the shell name files by this folder, for the name of its whole path may have quotation marks. */
static const char program_folder[] = PROGRAM_DIR;
#undef PROGRAM_DIR
#define PROGRAM_DIR "."
#endif
#include "cli/program.h"

#define PLAY "play --rules dueling-tigers --seat east=normal "

TEST(a_seed_is_read_from_the_input)
{
    const char *one = program_path("one"), *two = program_path("two");
    struct run named = program_run("", PLAY "--seed 7 --rounds 1 --seat west=easy --record '%s'", one);
    struct run hidden = program_run("7\n", PLAY "--seed - --rounds 1 --seat west=easy --record '%s'", two);
    assert_int_equal(named.status, 0);
    assert_int_equal(hidden.status, 0);
    assert_string_equal(named.out, hidden.out);
    char *first = program_read_file(one), *second = program_read_file(two);
    assert_string_equal(first, second);
    free(first);
    free(second);
    run_deinit(&named);
    run_deinit(&hidden);
    remove(one);
    remove(two);
    struct run none = program_run("seven\n", PLAY "--seed - --seat west=easy");
    assert_int_equal(none.status, 2);
    program_assert_holds(none.error, "first line of the input");
    run_deinit(&none);
}

/* A record that is there is somebody's match until another is played. */
TEST(nothing_played_leaves_the_file)
{
    const char *path = program_path("one");
    static const struct {
        const char *input, *players;
        int status;
    } cases[] = {{"", "--seat east=cmd:/nowhere/at/all --seat west=easy", 3},
                 {"q\n", "--seat east=person --seat west=easy", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        program_write_file(path, "mine\n");
        struct run run = program_run(cases[i].input, "play --rules one-suit --seed 7 --record '%s' %s", path,
                                     cases[i].players);
        assert_int_equal(run.status, cases[i].status);
        char *text = program_read_file(path);
        assert_string_equal(text, "mine\n");
        free(text);
        run_deinit(&run);
    }
    struct run run = program_run("", PLAY "--seed 7 --rounds 1 --seat west=easy --record '%s'", path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    run = program_run("", "replay '%s'", path);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    remove(path);
}

#ifndef _WIN32
/* A player that runs these lines of the shell. */
static const char *player(const char *lines)
{
    static char words[600];
    const char *script = program_path("player");
    program_write_file(script, lines);
    snprintf(words, sizeof words, "--seat 'west=cmd:exec sh \"%s\"'", script);
    return words;
}

/* What these lines of the shell exit with, and what they say, in `said`. */
static int run_lines(const char *lines, char *said, size_t size)
{
    char command[600];
    const char *script = program_path("lines");
    program_write_file(script, lines);
    snprintf(command, sizeof command, "sh '%s'", script);
    int status = child_says(command, said, size);
    remove(script);
    return status;
}

/* What stands in a record from the deal on, without the lines for human readers; the caller frees it. */
static char *moves_of(const char *record)
{
    const char *at = strstr(record, "\ndeal ");
    char *moves = calloc(1, strlen(record) + 1), *to = moves;
    assert_non_null(at);
    for (at++; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        size_t length = strcspn(at, "\n");
        if (!length || *at == '#')
            continue;
        memcpy(to, at, length);
        to += length;
        *to++ = '\n';
    }
    return moves;
}

/* The opponent kills the program when it is asked first: what East did before stands in the record, and is
 * what East does in a match that nobody kills. */
TEST(a_killed_match_loses_no_move)
{
    const char *whole = program_path("one"), *killed = program_path("two");
    char line[2048];
    struct run run = program_run("", PLAY "--seed 7 --rounds 1 --seat west=easy --record '%s'", whole);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    snprintf(
        line, sizeof line, "'%s/tigers' " PLAY "--seed 7 --record '%s' %s", PROGRAM_DIR, killed,
        player("while read line; do case \"$line\" in *'\"type\":\"ask\"'*) kill -9 $PPID;; esac; done\n"));
    assert_int_equal(child_run(line, NULL, NULL, NULL), CHILD_KILLED);
    char *first = program_read_file(whole), *second = program_read_file(killed);
    char *all = moves_of(first), *some = moves_of(second);
    assert_non_null(strstr(some, "\neast discard "));
    assert_memory_equal(all, some, strlen(some));
    struct run replay = program_run("", "replay '%s'", killed);
    assert_int_equal(replay.status, 0);
    program_assert_holds(replay.out, "in the middle of a round");
    run_deinit(&replay);
    free(first);
    free(second);
    free(all);
    free(some);
    remove(whole);
    remove(killed);
}

/* With its output closed what is printed goes nowhere, and not into the record, though that is opened next.
 */
TEST(without_an_output_the_record_stays_a_record)
{
    const char *record = program_path("two");
    char line[2048], said[2000];
    snprintf(
        line, sizeof line, "'%s/tigers' " PLAY "--seed 7 --record '%s' %s >&-", PROGRAM_DIR, record,
        player("deals=0\nwhile read line; do case \"$line\" in *'\"type\":\"deal\"'*) deals=$((deals + 1)); "
               "test $deals = 1 || kill -9 $PPID;; *'\"type\":\"ask\"'*) "
               "answer=${line#*'\"actions\":[\"'}; echo '{\"action\":\"'\"${answer%%'\"'*}\"'\"}';; esac; "
               "done\n"));
    run_lines(line, said, sizeof said);
    char *text = program_read_file(record);
    assert_non_null(strstr(text, "\nwest "));
    assert_null(strstr(text, "\nRound "));
    struct run replay = program_run("", "replay '%s'", record);
    assert_int_equal(replay.status, 0);
    run_deinit(&replay);
    free(text);
    remove(record);
}

/* Where the disk is full the record ends with the last move that has room, and the complaint is made once. */
TEST(a_full_disk_leaves_a_record)
{
    const char *record = program_path("two");
    char line[1200], said[4000];
    snprintf(line, sizeof line,
             "ulimit -f 12; exec '%s/tigers' play --rules tenpai-duel --seed 3 --rounds 12 --seat "
             "east=easy --seat west=easy --record '%s'",
             PROGRAM_DIR, record);
    assert_int_equal(run_lines(line, said, sizeof said), 1);
    const char *complaint = strstr(said, "can’t be written: ");
    assert_non_null(complaint);
    assert_null(strstr(complaint + 1, "can’t be written: "));
    char *text = program_read_file(record);
    assert_true(strlen(text) > 4000);
    assert_int_equal(text[strlen(text) - 1], '\n');
    struct run replay = program_run("", "replay '%s'", record);
    assert_string_equal(replay.error, "");
    assert_int_equal(replay.status, 0);
    run_deinit(&replay);
    free(text);
    remove(record);
}

TEST(a_pipe_is_neither_written_nor_waited_for)
{
    const char *pipe = program_path("pipe");
    struct stat info;
    remove(pipe);
    assert_int_equal(mkfifo(pipe, 0600), 0);
    struct run play = program_run("", PLAY "--seed 7 --seat west=easy --record '%s'", pipe);
    assert_int_equal(play.status, 1);
    program_assert_holds(play.error, "a pipe or a device, not a file");
    static const char *const readers[] = {"replay", "review --seat east", "luck", "count"};
    for (int i = 0; i < 4; i++) {
        struct run reader = program_run("", "%s '%s'", readers[i], pipe);
        assert_int_equal(reader.status, 1);
        program_assert_holds(reader.error, "a pipe or a device, not a file");
        run_deinit(&reader);
    }
    assert_true(stat(pipe, &info) == 0 && S_ISFIFO(info.st_mode));
    run_deinit(&play);
    remove(pipe);
}

/* A record whose folder is taken away while the match is played is missed at its end, and the player is told;
 * that a program broke off besides stays the graver matter. */
TEST(a_record_that_is_lost_is_told)
{
    static const struct {
        const char *then;
        int status;
    } ends[] = {{"exec '" PROGRAM_DIR "/tool_bot' first", 1}, {"exit", 3}};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        char lines[700];
        const char *folder = program_path("folder");
        struct error why;
        assert_true(file_make_folder(folder, &why));
        snprintf(lines, sizeof lines, "rm -r '%s'\n%s\n", folder, ends[i].then);
        struct run run =
            program_run("", PLAY "--seed 7 --rounds 1 %s --record '%s/match'", player(lines), folder);
        assert_int_equal(run.status, ends[i].status);
        program_assert_holds(run.error, "can’t be written: ");
        program_assert_holds(run.error, "/match can’t be written");
        run_deinit(&run);
        remove(program_path("player"));
    }
}

/* A seat is named after what plays it, and the second of a kind gets a number. */
TEST(who_plays_has_a_name)
{
    const char *record = program_path("named");
    struct run run = program_run(
        "", "play --rules dueling-tigers --seed 7 --rounds 1 --seat east=zora --seat west=easy --record '%s'",
        record);
    char *text = program_read_file(record);
    assert_int_equal(run.status, 0);
    program_assert_holds(text, "player east computer zora \"Zora\"\n");
    program_assert_holds(text, "player west computer easy \"Easy\"\n");
    free(text);
    run_deinit(&run);
    remove(record);
    run = program_run("",
                      "play --rules classic --seed 7 --rounds 1 --seat east=hard --seat south=zora --seat "
                      "west=hard --seat north=hard --record '%s'",
                      record);
    text = program_read_file(record);
    program_assert_holds(text, "player east computer hard \"Hard\"\n");
    program_assert_holds(text, "player south computer zora \"Zora\"\n");
    program_assert_holds(text, "player west computer hard \"Hard 2\"\n");
    program_assert_holds(text, "player north computer hard \"Hard 3\"\n");
    free(text);
    run_deinit(&run);
    remove(record);
}

#ifdef __linux__
TEST(a_program_does_not_read_the_seed_off_the_process_list)
{
    char lines[700];
    const char *seen = program_path("seen");
    snprintf(lines, sizeof lines, "tr '\\0' ' ' < /proc/$PPID/cmdline > '%s'\n", seen);
    static const char *const forms[] = {"--seed 1", "--seed 777123", "--seed 18446744073709551615",
                                        "--seed=1", "--seed=777123"};
    static const char *const commands[] = {
        "play --seat east=easy %s --seat 'west=cmd:exec sh \"%s\"' --rules dueling-tigers",
        "arena easy %s 'cmd:exec sh \"%s\"' --pairs 1 --rules dueling-tigers"};
    const char *script = program_path("player");
    char *texts[5];
    program_write_file(script, lines);
    for (int command = 0; command < 2; command++) {
        for (int i = 0; i < 5; i++) {
            char words[800];
            snprintf(words, sizeof words, commands[command], forms[i], script);
            struct run run = program_run("", "%s", words);
            texts[i] = program_read_file(seen);
            program_assert_holds(texts[i], i < 3 ? " --seed * " : " --seed=* ");
            program_assert_holds(texts[i], "--rules dueling-tigers ");
            assert_string_equal(texts[i], texts[i < 3 ? 0 : 3]);
            run_deinit(&run);
            remove(seen);
        }
        for (int i = 0; i < 5; i++)
            free(texts[i]);
    }
}
#endif
#endif

int main(void)
{
#ifndef _WIN32
    if (chdir(program_folder) != 0)
        return 1;
#endif
    int failed = test_file_run();
    remove(program_path("player"));
    return failed;
}
