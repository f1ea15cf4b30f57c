/*
 * test_weather.c: whole matches between processes over a bad way: 150 ms each way, one part in twenty breaks
 * its connection, the host and a guest are killed in the middle. Every match ends, and all sides have the
 * same record.
 * Tier: ci
 */
#include "cli/friends/table.h"

#include "support/effort.h"

#include "cli/friends/weather.h"

struct match {
    struct friends table;
    struct weather weather;
    char bot[800], records[2][600], keep[600], folder[512];
    struct child *guests[2];
};

static struct child *seat(struct match *match, int guest)
{
    char more[2400];
    struct friends way = match->table;
    way.port = match->weather.port;
    snprintf(more, sizeof more, "%s --bot '%s' --record '%s' %s%s%s", guest ? "Bert" : "Anna", match->bot,
             match->records[guest], guest ? "--keep '" : "", guest ? match->keep : "", guest ? "'" : "");
    return friends_begin(&way, guest ? "bert" : "anna", more);
}

static void begin(struct match *match, const char *mode, const char *options, uint64_t seed)
{
    char arguments[2200];
    program_name_file("weather", match->folder);
    assert_true(file_make_folder(match->folder, NULL));
    snprintf(match->bot, sizeof match->bot, "\"%s/tool_plain_bot\" %s", PROGRAM_DIR, mode);
    snprintf(match->keep, sizeof match->keep, "%s/keep", match->folder);
    for (int i = 0; i < 2; i++)
        snprintf(match->records[i], sizeof match->records[i], "%s/record-%d", match->folder, i);
    snprintf(arguments, sizeof arguments, "%s %s --save '%s/save' --records '%s/all'", mode, options,
             match->folder, match->folder);
    assert_true(strlen(arguments) < sizeof match->table.rest);
    friends_open(&match->table, arguments);
    assert_true(weather_begin(&match->weather, match->table.port, 150, 50, seed));
    for (int i = 0; i < 2; i++)
        match->guests[i] = seat(match, i);
    friends_wait_for(&match->table, "The match starts.");
}

/* The moves and deals of a record: all but who played. */
static char *moves_of(const char *path)
{
    char *text = program_read_file(path), *to = text;
    for (char *line = text, *end; *line; line = end) {
        end = line + strcspn(line, "\n");
        end += *end != '\0';
        if (strncmp(line, "player ", 7) != 0 && strncmp(line, "began ", 6) != 0) {
            memmove(to, line, (size_t)(end - line));
            to += end - line;
        }
    }
    *to = '\0';
    return text;
}

static void find_name(void *user, const char *name)
{
    snprintf(user, 256, "%s", name);
}

static void end(struct match *match)
{
    char name[256] = "", path[1024];
    for (int i = 0; i < 2; i++)
        assert_int_equal(child_wait(match->guests[i]), 0);
    friends_wait_for(&match->table, "Match over");
    snprintf(path, sizeof path, "%s/all", match->folder);
    file_each(path, ".tigers", find_name, name);
    snprintf(path, sizeof path, "%s/all/%s", match->folder, name);
    char *host = moves_of(path), *anna = moves_of(match->records[0]), *bert = moves_of(match->records[1]);
    assert_true(strlen(host) > 500);
    assert_string_equal(anna, host);
    assert_string_equal(bert, host);
    free(host);
    free(anna);
    free(bert);
    weather_end(&match->weather);
    friends_close(&match->table);
    system_remove(match->folder);
    remove(program_path("anna"));
    remove(program_path("bert"));
}

TEST(matches_end_with_equal_records_whatever_breaks)
{
    static struct match match;
    for (int i = 0; i < effort(1, 1, 12); i++) {
        begin(&match, "one-suit", "--option rounds=4 --option size=4", effort_seed(5) + (uint64_t)i);
        system_sleep(4000);
        friends_kill(&match.table);
        system_sleep(500);
        friends_start(&match.table);
        system_sleep(4000);
        child_kill(match.guests[1]);
        child_wait(match.guests[1]);
        match.guests[1] = seat(&match, 1);
        end(&match);
    }
    print_message("%d connections broke in the last one\n", match.weather.breaks);
}
