/*
 * test_join.c: tigers host, join and tables as processes: who is sent away and with which words, a person who
 * plays in words against a program.
 */
#include "cli/friends/table.h"

TEST(a_wrong_code_is_answered_with_a_sentence)
{
    struct friends table;
    char said[2000];
    friends_open(&table, "one-suit --seat west=easy");
    assert_int_equal(friends_join(&table, "XXXXXX", "", said), 1);
    program_assert_holds(said, "tigers join: The code is wrong.");
    friends_close(&table);
}

TEST(a_table_that_is_full_says_so)
{
    struct friends table;
    char said[2000], bot[512];
    friends_open(&table, "one-suit --seat west=easy");
    snprintf(bot, sizeof bot, "Anna --bot '%s/tool_plain_bot one-suit'", PROGRAM_DIR);
    struct child *anna = friends_begin(&table, "anna", bot);
    friends_wait_for(&table, "The match starts.");
    assert_int_equal(friends_join(&table, table.code, "Bert", said), 1);
    program_assert_holds(said, "tigers join: No seat is free.");
    child_kill(anna);
    child_wait(anna);
    friends_close(&table);
}

/* Types until the match is left; what was typed ahead waits for its question. */
TEST(a_person_plays_in_words)
{
    struct friends table;
    char said[20000];
    const char *lines = program_path("lines");
    program_write_file(lines, "hand\nbanana\nwaits 99m\n1\n?\n");
    friends_open(&table, "dueling-tigers --seat west=easy");
    assert_int_equal(friends_join_with(&table, table.code, "Anna", lines, said, sizeof said), 0);
    program_assert_holds(said, "You are at the table.");
    program_assert_holds(said, "That isn’t a move. ? lists what you can type.");
    program_assert_holds(said, "Type the number of a move");
    friends_wait_for(&table, "Anna has joined.\nThe match starts.\n");
    friends_wait_for(&table, "Anna is away.");
    friends_close(&table);
    remove(lines);
}

/* What is typed after that finds nobody. */
TEST(a_person_who_leaves_may_type_on)
{
    struct friends table;
    char lines[1000], said[4000];
    friends_open(&table, "dueling-tigers --seat west=easy");
    snprintf(lines, sizeof lines,
             "{ sleep 2; echo hand; echo q; for i in 1 2 3 4 5 6 7 8 9; do echo 1; sleep 0.1; done; } | "
             "'%s/tigers' join "
             "127.0.0.1:%d %s Anna",
             PROGRAM_DIR, table.port, table.code);
    const char *script = program_path("script");
    char command[600];
    program_write_file(script, lines);
    snprintf(command, sizeof command, "sh -c '. \"$0\"; exit $?' '%s'", script);
    assert_int_equal(child_says(command, said, sizeof said), 0);
    program_assert_holds(said, "You are at the table.");
    remove(script);
    friends_close(&table);
}

/* Until the file is there: then the person leaves. */
TEST(a_person_hears_who_is_away)
{
    struct friends table;
    char lines[2000], bot[600], command[600];
    const char *script = program_path("script"), *out = program_path("anna"), *leave = program_path("leave");
    friends_open(&table, "one-suit");
    snprintf(lines, sizeof lines,
             "{ while ! [ -e '%s' ]; do sleep 0.1; done; echo q; } | '%s/tigers' join 127.0.0.1:%d %s Anna",
             leave, PROGRAM_DIR, table.port, table.code);
    program_write_file(script, lines);
    snprintf(command, sizeof command, "sh '%s'", script);
    struct child *anna = child_start(command, NULL, out, out);
    friends_wait_for(&table, "Anna has joined.");
    snprintf(bot, sizeof bot, "Bert --bot '%s/tool_plain_bot one-suit'", PROGRAM_DIR);
    struct child *bert = friends_begin(&table, "bert", bot);
    friends_wait_for(&table, "The match starts.");
    system_sleep(1000);
    child_kill(bert);
    child_wait(bert);
    friends_wait_for(&table, "Bert is away.");
    system_sleep(500);
    program_write_file(leave, "");
    assert_int_equal(child_wait(anna), 0);
    char *said = program_read_file(out);
    program_assert_holds(said, "Bert is away.");
    free(said);
    friends_close(&table);
    remove(script);
    remove(leave);
    remove(out);
    remove(program_path("bert"));
}

TEST(no_table_at_an_address_is_said_after_some_tries)
{
    char said[2000];
    struct friends nobody = {.port = 9};
    assert_int_equal(friends_join(&nobody, "XXXXXX", "", said), 1);
    program_assert_holds(said, "there is no table at 127.0.0.1");
}

TEST(what_the_command_line_lacks_is_named)
{
    assert_usage("join 192.168.1.5", "the code is missing");
    assert_usage("join :7733 ABCDEF", "expected an address");
    assert_usage("join 192.168.1.5:99999 ABCDEF", "expected an address");
    assert_usage("join 192.168.1.5 ABCDEF --seat middle", "there is no such seat");
    assert_usage("host no-such-mode", "unknown mode no-such-mode");
    assert_usage("host --port 0", "expected a number from 1 to 65535");
    assert_usage("host --seat east=easy --seat west=easy", "a seat must be left for a guest");
    assert_usage("host --seat 'east=cmd:true'", "a program joins with tigers join --bot");
    assert_usage("host --clock 1", "expected a number of seconds");
}
