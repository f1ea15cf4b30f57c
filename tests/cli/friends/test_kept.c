/*
 * test_kept.c: a match that is over when a table without a window opens, as the host was killed then: its
 * record is kept and a new table opened. Where the record has no place, as on a full disk, the save stays
 * under another name.
 */
#include "cli/friends/table.h"

static char folder[512], save[600], aside[620], records[600], arguments[1400];

static int up(void **state)
{
    (void)state;
    program_name_file("kept", folder);
    assert_true(file_make_folder(folder, NULL));
    snprintf(save, sizeof save, "%s/save", folder);
    snprintf(aside, sizeof aside, "%s.broken-1", save);
    snprintf(records, sizeof records, "%s/records", folder);
    snprintf(arguments, sizeof arguments, "dueling-tigers --save '%s' --records '%s'", save, records);
    struct run run = program_run(
        "", "play --rules dueling-tigers --seed 5 --seat east=random --seat west=random --record '%s'", save);
    assert_int_equal(run.status, 0);
    run_deinit(&run);
    return 0;
}

static int down(void **state)
{
    (void)state;
    system_remove(folder);
    return 0;
}

static void find_name(void *user, const char *name)
{
    snprintf(user, 256, "%s", name);
}

TEST_WITH(a_match_that_is_over_gives_its_place_to_a_new_one, up, down)
{
    struct friends table;
    char name[256] = "";
    friends_open(&table, arguments);
    assert_false(file_exists(save));
    file_each(records, ".tigers", find_name, name);
    assert_true(name[0]);
    friends_close(&table);
}

#ifndef _WIN32 /* which has no such limit */

/* No file may be as large as the record. */
TEST_WITH(a_match_whose_record_has_no_place_stays, up, down)
{
    struct friends table = {.port = 0};
    char lines[2400], command[600];
    const char *script = program_path("script");
    char *before = program_read_file(save);
    snprintf(lines, sizeof lines, "ulimit -f 4; exec '%s/tigers' host --hidden --listen 127.0.0.1 %s",
             PROGRAM_DIR, arguments);
    program_write_file(script, lines);
    snprintf(command, sizeof command, "sh '%s'", script);
    program_name_file("host", table.out);
    remove(table.out);
    system_set("LC_ALL", "C");
    table.host = child_start(command, NULL, table.out, table.out);
    assert_non_null(table.host);
    friends_wait_for(&table, "The match couldn’t be added to the records, so its save stays: ");
    friends_wait_for(&table, "with the code ");
    friends_close(&table);
    char *after = program_read_file(aside);
    assert_string_equal(after, before);
    assert_false(file_exists(save));
    free(before);
    free(after);
    remove(script);
}

#endif
