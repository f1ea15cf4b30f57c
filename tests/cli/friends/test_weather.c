/*
 * test_weather.c: whole matches between processes over a bad way: 150 ms each way, one part in twenty breaks
 * its connection, the host and a guest are killed in the middle. Every match ends, and all sides have the
 * same record. In a night a thousand are played, many at once, as they mostly wait.
 * Tier: ci
 */
#include "cli/friends/table.h"

#include "support/effort.h"

#include "cli/friends/weather.h"

enum { AT_ONCE = 50, PAUSE_MIN = 1000, PAUSE_MAX = 4000 /* ms */ };

struct match {
    struct friends table;
    struct weather weather;
    char bot[800], names[2][24], records[2][600], keeps[2][600], folder[512];
    struct child *guests[2];
};

static struct child *seat(struct match *match, int guest)
{
    char more[2400];
    struct friends way = match->table;
    way.port = match->weather.port;
    snprintf(more, sizeof more, "%s --bot '%s' --record '%s' --keep '%s'", guest ? "Bert" : "Anna",
             match->bot, match->records[guest], match->keeps[guest]);
    return friends_begin(&way, match->names[guest], more);
}

/* A port that nothing listens at: a table that is restarted must find it again. */
static int free_port(void)
{
    struct sockaddr_in here = sockets_at(0x7f000001, 0);
    socklen_t size = sizeof here;
    sockets_begin();
    net_socket handle = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(bind(handle, (struct sockaddr *)&here, sizeof here) == 0 &&
                getsockname(handle, (struct sockaddr *)&here, &size) == 0);
    net_close(handle);
    return ntohs(here.sin_port);
}

static void begin(struct match *match, int number, const char *mode, const char *options, uint64_t seed)
{
    char arguments[2200], name[24];
    snprintf(name, sizeof name, "weather-%d", number);
    program_name_file(name, match->folder);
    assert_true(file_make_folder(match->folder, NULL));
    snprintf(match->bot, sizeof match->bot, "\"%s/tool_plain_bot\" %s", PROGRAM_DIR, mode);
    for (int i = 0; i < 2; i++) {
        snprintf(match->names[i], sizeof match->names[i], "guest-%d-%d", number, i);
        snprintf(match->records[i], sizeof match->records[i], "%s/record-%d", match->folder, i);
        snprintf(match->keeps[i], sizeof match->keeps[i], "%s/keep-%d", match->folder, i);
    }
    snprintf(arguments, sizeof arguments, "%s %s --save '%s/save' --records '%s/all'", mode, options,
             match->folder, match->folder);
    assert_true(strlen(arguments) < sizeof match->table.rest);
    snprintf(name, sizeof name, "host-%d", number);
    friends_open_as(&match->table, name, free_port(), arguments);
    assert_true(weather_begin(&match->weather, match->table.port, 150, 50, seed));
    for (int i = 0; i < 2; i++)
        match->guests[i] = seat(match, i);
}

static void kill_guest(struct match *match, int guest)
{
    child_kill(match->guests[guest]);
    child_wait(match->guests[guest]);
    match->guests[guest] = seat(match, guest);
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
    for (int i = 0; i < 2; i++)
        remove(program_path(match->names[i]));
}

static void pause_by_chance(struct rng *rng)
{
    system_sleep(PAUSE_MIN + (int)rng_below(rng, PAUSE_MAX - PAUSE_MIN));
}

static void play(struct match *matches, int count, uint64_t seed)
{
    struct rng rng;
    rng_init(&rng, seed);
    for (int i = 0; i < count; i++)
        begin(&matches[i], i, "one-suit", "--option rounds=4 --option size=4", seed + (uint64_t)i);
    for (int i = 0; i < count; i++)
        friends_wait_for(&matches[i].table, "The match starts.");
    pause_by_chance(&rng);
    for (int i = 0; i < count; i++)
        friends_kill(&matches[i].table);
    system_sleep(500);
    for (int i = 0; i < count; i++)
        friends_start(&matches[i].table);
    pause_by_chance(&rng);
    for (int i = 0; i < count; i++)
        kill_guest(&matches[i], (int)rng_below(&rng, 2));
    for (int i = 0; i < count; i++)
        end(&matches[i]);
}

TEST(matches_end_with_equal_records_whatever_breaks)
{
    static struct match matches[AT_ONCE];
    int all = effort(1, 1, 1000), breaks = 0;
    for (int from = 0; from < all; from += AT_ONCE) {
        int count = all - from < AT_ONCE ? all - from : AT_ONCE;
        play(matches, count, effort_seed(5) + (uint64_t)from);
        for (int i = 0; i < count; i++)
            breaks += matches[i].weather.breaks;
    }
    print_message("%d connections broke\n", breaks);
}
