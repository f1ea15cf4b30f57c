/*
 * test_kept.c: a table without a window keeps a match that is over: when its record has no place, as on a
 * full disk, the save stays under another name; and one that was killed with such a save opens a new table.
 * Tier: ci
 */
#include "cli/friends/table.h"

static void find_name(void *user, const char *name)
{
    snprintf(user, 256, "%s", name);
}

TEST(a_match_whose_record_has_no_place_is_not_lost)
{
    struct friends table;
    char folder[512], records[600], save[600], aside[620], arguments[2000], bot[600], name[256] = "";
    program_name_file("kept", folder);
    assert_true(file_make_folder(folder, NULL));
    snprintf(records, sizeof records, "%s/records", folder);
    snprintf(save, sizeof save, "%s/save", folder);
    snprintf(aside, sizeof aside, "%s.broken-1", save);
    snprintf(arguments, sizeof arguments,
             "one-suit --option rounds=4 --option size=4 --seat west=easy --save '%s' --records '%s'", save,
             records);
    friends_open(&table, arguments);
    assert_true(file_remove(records)); /* a file takes the place of the empty folder */
    program_write_file(records, "");
    snprintf(bot, sizeof bot, "Anna --bot '%s/tool_plain_bot one-suit'", PROGRAM_DIR);
    struct child *anna = friends_begin(&table, "anna", bot);
    assert_int_equal(child_wait(anna), 0);
    friends_wait_for(&table, "Couldn’t save the match: ");
    friends_wait_for(&table, "so its save stays");
    friends_kill(&table);
    assert_false(file_exists(save));
    assert_true(file_exists(aside));

    assert_true(file_remove(records) && file_rename(aside, save, NULL)); /* now there is room */
    remove(table.out);
    friends_start(&table);
    assert_false(file_exists(save));
    file_each(records, ".tigers", find_name, name);
    assert_true(name[0]);
    friends_close(&table);
    system_remove(folder);
    remove(program_path("anna"));
}
