/*
 * friend_examples.c: the screens of a friends' table for --scene: Anna hosts it, Ben has joined, and two of
 * the eight play along.
 */
#include <stdio.h>
#include <string.h>

#include "ai/people.h"
#include "base/check.h"
#include "rules/modes/list.h"
#include "sdl/app/scenes.h"
#include "sdl/friend/friends.h"

static const char anna[] = "Anna", ben[] = "Ben";

static int64_t now(void)
{
    return (int64_t)SDL_GetTicks64();
}

/* Opens another guest's line and asks for that seat; returns the number of the line. */
static int join(struct app *app, const char *name, int seat)
{
    struct host *host = open_table_host(friends_of(app)->table);
    int line = host_line_here(host, now());
    char hello[120];

    snprintf(hello, sizeof hello, "{\"type\":\"hello\",\"version\":%d,\"name\":\"%s\",\"seat\":%d}",
             HOST_PROTOCOL, name, seat);
    host_receive(host, line, hello, strlen(hello), now());
    return line;
}

static void seat_computer(struct app *app, int seat, int person)
{
    struct player player = {.kind = PLAYER_COMPUTER, .level = (uint8_t)(AI_PERSON + person)};

    SDL_strlcpy(player.name, person_at((enum ai_level)player.level)->name, sizeof player.name);
    host_seat_player(open_table_host(friends_of(app)->table), seat, &player);
}

/* Opens a table of four; `*line` is Ben's line, or Anna's if this screen visits. */
static void open_table(struct app *app, bool visits, int *line)
{
    struct setup match = {.rules = &ruleset_classic, .seed = 1, .seats = SEAT_MAX};

    ruleset_defaults(match.rules, match.options);
    friends_open_example(app, &match, visits ? ben : anna, visits);
    *line = join(app, visits ? anna : ben, !visits);
    seat_computer(app, 2, 2);
    app->company->turn(app);
}

/* The match has begun, and Ben's line is lost. */
static struct scene *wait_for_ben(struct app *app, int line)
{
    struct host *host = open_table_host(friends_of(app)->table);

    seat_computer(app, 3, 5);
    CHECK(host_start(host, now()));
    host_lost(host, line, now());
    app->company->turn(app);
    return friends_table(app);
}

static struct scene *find(struct app *app)
{
    static const struct found_table found[] = {
        {"192.168.1.20", {.name = "Anna", .mode = "classic", .port = NET_PORT, .seats = 4, .free = 2}},
        {"192.168.1.35", {.name = "Ben", .mode = "dueling-tigers", .port = NET_PORT, .seats = 2}}};

    return scene_friend_found(scene_title(app), app, found, 2);
}

/* The table as a television shows it; Anna is East on her phone, and thinks. */
static struct scene *look_on(struct app *app)
{
    friends_look_on(app, true);
    host_set_dice(open_table_host(friends_of(app)->table), false);
    join(app, anna, 0);
    seat_computer(app, 3, 5);
    CHECK(host_start(open_table_host(friends_of(app)->table), now()));
    app->company->turn(app);
    return friends_table(app);
}

struct scene *scene_friend_by_name(struct app *app, const char *name)
{
    int line;
    bool visits = strcmp(name, "lobby-guest") == 0;

    if (strcmp(name, "friend") == 0)
        return find(app);
    if (strcmp(name, "friend-options") == 0)
        return scene_options_friends(app, &ruleset_classic);
    open_table(app, visits, &line);
    if (visits || strcmp(name, "lobby") == 0)
        return scene_lobby(app);
    if (strcmp(name, "television") == 0)
        return look_on(app);
    struct scene *table = wait_for_ben(app, line);
    if (strcmp(name, "friend-undo") == 0)
        return scene_undo_asked(app, table, friends_missing(friends_of(app)));
    return strcmp(name, "phrases") == 0 ? scene_phrases(scene_pause(app, table), app)
                                        : scene_absent(app, table);
}
