/*
 * test_host.c: who is sent away (test_codes: for their code), what a table does for those who leave, and what
 * guests ask of each other.
 */
#include "support/test.h"

#include <cjson/cJSON.h>

#include "base/file.h"
#include "host/host.h"
#include "support/friends.h"
#include "support/match.h"
#include "support/outside.h"

enum { KEPT = 64 };

/* A table for two, and the newest messages of its lines. */
static struct {
    struct friends friends; /* for its random bytes */
    struct host *host;
    int64_t now;
    struct {
        int line;
        cJSON *message; /* NULL: the line was closed */
    } said[KEPT];
    int count;
} table;

static void forget(void)
{
    for (int i = 0; i < table.count; i++)
        cJSON_Delete(table.said[i].message);
    table.count = 0;
}

static void collect(void)
{
    const char *bytes;
    size_t size;
    int line;
    while (host_next(table.host, &line, &bytes, &size)) {
        assert_true(table.count < KEPT);
        table.said[table.count].line = line;
        table.said[table.count++].message = bytes ? cJSON_ParseWithLength(bytes, size) : NULL;
    }
}

static void open_table(const char *path)
{
    memset(&table, 0, sizeof table);
    rng_init(&table.friends.secret, 4);
    struct host_setup setup = {.path = path, .random = friends_random, .context = &table.friends};
    match_setup(&setup.match, 5);
    setup.match.practice = false;
    setup.match.players[1] = (struct player){.kind = PLAYER_PERSON};
    table.host = host_new(&setup);
}

static void close_table(void)
{
    forget();
    host_free(table.host);
}

static void say(int line, const char *message)
{
    forget();
    host_receive(table.host, line, message, strlen(message), table.now);
    host_tick(table.host, table.now);
    collect();
}

/* The newest message of that type on the line, or NULL. */
static const cJSON *find(int line, const char *type)
{
    for (int i = table.count - 1; i >= 0; i--)
        if (table.said[i].line == line && table.said[i].message &&
            strcmp(cJSON_GetObjectItem(table.said[i].message, "type")->valuestring, type) == 0)
            return table.said[i].message;
    return NULL;
}

static const char *text_of(int line, const char *type, const char *name)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItem(find(line, type), name));
    return text ? text : "";
}

static int number_of(int line, const char *type, const char *name)
{
    const cJSON *item = cJSON_GetObjectItem(find(line, type), name);
    return cJSON_IsNumber(item) ? item->valueint : -1;
}

static bool is_closed(int line)
{
    for (int i = 0; i < table.count; i++)
        if (table.said[i].line == line && !table.said[i].message)
            return true;
    return false;
}

static void expect_refused(int line, const char *why)
{
    assert_string_equal(text_of(line, "refused", "why"), why);
    assert_true(strlen(text_of(line, "refused", "text")) > 10);
    assert_true(is_closed(line));
}

static int hello_at(const char *address, const char *name, const char *code)
{
    char message[200];
    int line = host_line(table.host, address, table.now);
    snprintf(message, sizeof message, "{\"type\":\"hello\",\"version\":1,\"name\":\"%s\",\"code\":\"%s\"}",
             name, code);
    say(line, message);
    return line;
}

static int hello(const char *name)
{
    return hello_at("10.0.0.1", name, host_code(table.host));
}

static int return_by(const char *token)
{
    char message[200];
    int line = host_line(table.host, "10.0.0.1", table.now);
    snprintf(message, sizeof message, "{\"type\":\"hello\",\"version\":1,\"token\":\"%s\"}", token);
    say(line, message);
    return line;
}

static bool seat_says(int line, int seat, const char *name)
{
    const cJSON *seats = cJSON_GetObjectItem(find(line, "presence"), "seats");
    return cJSON_IsTrue(cJSON_GetObjectItem(cJSON_GetArrayItem(seats, seat), name));
}

static void wait_for(int64_t milliseconds)
{
    forget();
    for (int64_t end = table.now + milliseconds; table.now < end;) {
        int64_t wait = host_wait(table.host, table.now);
        table.now = wait >= 0 && table.now + wait + 1 < end ? table.now + wait + 1 : end;
        host_tick(table.host, table.now);
        collect();
    }
}

/* Two guests at a match that has begun. */
static void begin(int lines[2])
{
    open_table(NULL);
    lines[0] = hello("Ann");
    lines[1] = hello("Bo");
    forget();
    assert_true(host_start(table.host, table.now));
    host_tick(table.host, table.now);
    collect();
}

TEST(test_a_code_may_be_written_small)
{
    char code[HOST_CODE_LETTERS + 1];
    open_table(NULL);
    strcpy(code, host_code(table.host));
    for (char *at = code; *at; at++)
        *at = *at >= 'A' && *at <= 'Z' ? (char)(*at - 'A' + 'a') : *at;
    assert_int_equal(number_of(hello_at("10.0.0.1", "Ann", code), "welcome", "seat"), 0);
    close_table();
}

TEST(test_what_is_no_message_is_answered_with_a_sentence)
{
    static const char *const noise[] = {
        "",
        "hello",
        "[]",
        "{}",
        "{\"type\":3}",
        "{\"type\":\"move\",\"id\":1}",
        "{\"type\":\"hello\",\"version\":1",
    };
    static char long_one[HOST_MESSAGE_MAX + 100];
    open_table(NULL);
    for (size_t i = 0; i < sizeof noise / sizeof *noise; i++) {
        int line = host_line(table.host, "10.0.0.3", table.now);
        say(line, noise[i]);
        expect_refused(line, "noise");
    }
    snprintf(long_one, sizeof long_one, "{\"type\":\"hello\",\"version\":1,\"name\":\"%*s\"}",
             HOST_MESSAGE_MAX, "x");
    int line = host_line(table.host, "10.0.0.3", table.now);
    say(line, long_one);
    expect_refused(line, "noise");
    line = host_line(table.host, "10.0.0.3", table.now);
    say(line, "{\"type\":\"hello\",\"version\":2,\"code\":\"AAAAAA\"}");
    expect_refused(line, "version");
    line = hello("Ann");
    say(line, "{\"type\":\"of-a-later-version\"}");
    assert_int_equal(table.count, 0);
    close_table();
}

TEST(test_a_guest_understands_a_later_version)
{
    static const char phrase[] = "{\"type\":\"phrase\",\"seat\":0,\"phrase\":99}",
                      refused[] = "{\"type\":\"refused\",\"why\":\"of-a-later-version\"}";
    struct guest *guest = guest_new(&(struct guest_setup){.seat = SEAT_NONE});
    int seat, heard;
    guest_open(guest, 0);
    assert_true(guest_receive(guest, phrase, strlen(phrase), 0));
    assert_false(guest_heard_phrase(guest, &seat, &heard));
    assert_true(guest_receive(guest, refused, strlen(refused), 0));
    assert_int_equal(guest_state(guest), GUEST_REFUSED);
    assert_string_equal(host_refused_text(guest_refused(guest)), "The table closed the connection.");
    guest_free(guest);
}

TEST(test_a_flood_and_silence_end_a_line)
{
    open_table(NULL);
    int ann = hello("Ann"), still = host_line(table.host, "10.0.0.4", table.now), count = 0;
    for (; count < 100 && !is_closed(ann); count++)
        say(ann, "{\"type\":\"alive\"}");
    expect_refused(ann, "flood");
    assert_in_range(count, 30, 50);
    wait_for(9900);
    assert_false(is_closed(still));
    wait_for(300);
    expect_refused(still, "silent");
    int bo = hello("Bo");
    wait_for(29000);
    assert_false(is_closed(bo));
    wait_for(2000);
    expect_refused(bo, "silent");
    close_table();
}

TEST(test_strangers_of_one_address_leave_room_for_others)
{
    open_table(NULL);
    for (int i = 0; i < 8; i++)
        assert_true(host_line(table.host, "10.0.0.5", table.now) > 0);
    assert_int_equal(host_line(table.host, "10.0.0.5", table.now), 0);
    assert_int_equal(number_of(hello("Ann"), "welcome", "seat"), 0);
    close_table();
}

TEST(test_names_are_cleaned)
{
    open_table(NULL);
    hello("A\\u001b[1mn\\u202en with a name that is very long");
    assert_string_equal(host_seat(table.host, 0).player->name, "A [1mn n with a name ");
    hello("  ");
    assert_string_equal(host_seat(table.host, 1).player->name, "west");
    close_table();
    open_table(NULL);
    hello("Ann and Mei, Lyon \U0001F1EB\U0001F1F7"); /* no half of a flag */
    assert_string_equal(host_seat(table.host, 0).player->name, "Ann and Mei, Lyon ");
    close_table();
}

/* Those of guests at the host's, those of the host at a guest's. */
TEST(test_names_from_the_network_are_harmless)
{
    char word[EVIL_WORD], message[200];
    for (int i = 0; evil_word(i, true, word); i++) {
        open_table(NULL);
        hello(word);
        assert_int_equal(host_seat(table.host, 0).player->name[0], 'x');
        assert_harmless("a guest's name", host_seat(table.host, 0).player->name);
        close_table();
        struct guest *guest = guest_new(&(struct guest_setup){.seat = SEAT_NONE, .onlooks = true});
        guest_open(guest, 0);
        snprintf(message, sizeof message, "{\"type\":\"presence\",\"seats\":[{\"name\":\"%s\"}]}", word);
        assert_true(guest_receive(guest, message, strlen(message), 0));
        assert_int_equal(guest_place(guest, 0)->name[0], 'x');
        assert_harmless("a name at a host's", guest_place(guest, 0)->name);
        guest_free(guest);
    }
}

/* The host's own window, not an onlooker elsewhere. */
TEST(test_guests_hear_that_a_television_shows_the_table)
{
    char elsewhere[120];
    static const char here[] = "{\"type\":\"hello\",\"version\":1,\"onlook\":true}";
    struct guest *guest = guest_new(&(struct guest_setup){.seat = SEAT_NONE});
    open_table(NULL);
    int ann = hello("Ann");
    snprintf(elsewhere, sizeof elsewhere,
             "{\"type\":\"hello\",\"version\":1,\"code\":\"%s\",\"onlook\":true}", host_code(table.host));
    say(host_line(table.host, "10.0.0.2", table.now), elsewhere);
    assert_true(cJSON_IsFalse(cJSON_GetObjectItem(find(ann, "presence"), "television")));
    say(host_line_here(table.host, table.now), here);
    assert_true(cJSON_IsTrue(cJSON_GetObjectItem(find(ann, "presence"), "television")));
    guest_open(guest, 0);
    for (int told = 0; told < 2; told++) { /* an older host doesn't say it */
        char message[60];
        snprintf(message, sizeof message, "{\"type\":\"presence\",\"seats\":[]%s}",
                 told ? ",\"television\":true" : "");
        assert_true(guest_receive(guest, message, strlen(message), 0));
        assert_int_equal(guest_table(guest)->television, told);
    }
    guest_free(guest);
    close_table();
}

TEST(test_a_full_table_has_room_for_onlookers)
{
    int lines[2];
    begin(lines);
    expect_refused(hello("Cy"), "full");
    int line = host_line(table.host, "10.0.0.6", table.now);
    char message[200];
    snprintf(message, sizeof message, "{\"type\":\"hello\",\"version\":1,\"code\":\"%s\",\"onlook\":true}",
             host_code(table.host));
    say(line, message);
    assert_true(cJSON_IsNull(cJSON_GetObjectItem(find(line, "welcome"), "seat")));
    assert_null(cJSON_GetObjectItem(find(line, "welcome"), "token"));
    assert_null(cJSON_GetObjectItem(cJSON_GetObjectItem(find(line, "welcome"), "view"), "hand"));
    say(line, "{\"type\":\"move\",\"id\":1,\"ask\":1,\"action\":\"remove m\"}");
    assert_int_equal(table.count, 0);
    close_table();
}

TEST(test_the_newest_line_of_a_token_has_the_seat)
{
    int lines[2];
    char token[64];
    open_table(NULL);
    lines[0] = hello("Ann");
    snprintf(token, sizeof token, "%s", text_of(lines[0], "welcome", "token"));
    assert_int_equal(strlen(token), 32);
    lines[1] = hello("Bo");
    assert_true(host_start(table.host, table.now));
    int again = return_by(token);
    expect_refused(lines[0], "moved");
    assert_int_equal(number_of(again, "welcome", "seat"), 0);
    assert_int_equal(number_of(again, "welcome", "ask"), 1);
    host_lost(table.host, again, table.now);
    forget();
    collect();
    assert_false(seat_says(lines[1], 0, "here"));
    assert_true(seat_says(lines[1], 0, "taken"));
    int back = return_by(token);
    assert_true(seat_says(lines[1], 0, "here"));
    assert_int_equal(number_of(back, "welcome", "seat"), 0);
    expect_refused(return_by("00000000000000000000000000000000"), "token");
    close_table();
}

TEST(test_a_move_counts_once_and_only_for_its_question)
{
    int lines[2];
    begin(lines);
    assert_int_equal(number_of(lines[0], "welcome", "ask"), 1);
    assert_int_equal(number_of(lines[1], "welcome", "ask"), -1);
    say(lines[1], "{\"type\":\"move\",\"id\":1,\"ask\":1,\"action\":\"remove m\"}");
    assert_int_equal(number_of(lines[1], "events", "done"), 1);
    assert_null(find(lines[0], "events"));
    say(lines[0], "{\"type\":\"move\",\"id\":1,\"ask\":7,\"action\":\"remove m\"}");
    assert_int_equal(number_of(lines[0], "events", "ask"), 1);
    say(lines[0], "{\"type\":\"move\",\"id\":2,\"ask\":1,\"action\":\"win\"}");
    assert_int_equal(number_of(lines[0], "events", "done"), 2);
    say(lines[0], "{\"type\":\"move\",\"id\":2,\"ask\":1,\"action\":\"remove m\"}");
    assert_int_equal(table.count, 0);
    say(lines[0], "{\"type\":\"move\",\"id\":3,\"ask\":1,\"action\":\"remove m\"}");
    assert_non_null(find(lines[1], "events"));
    assert_int_equal(number_of(lines[0], "events", "ask"), 2);
    say(lines[0], "{\"type\":\"move\",\"id\":3,\"ask\":2,\"action\":\"keep 1 2\"}");
    assert_int_equal(table.count, 0);
    close_table();
}

/* The seat of that line removes a suit and keeps its first choice; `before` is what it saw before that. */
static void move_twice(int line, struct view *before)
{
    char keep[MOVE_TEXT], message[200];
    say(line, "{\"type\":\"move\",\"id\":1,\"ask\":1,\"action\":\"remove m\"}");
    session_view(host_session(table.host), 0, before);
    move_print(before->moves[0], keep);
    snprintf(message, sizeof message, "{\"type\":\"move\",\"id\":2,\"ask\":2,\"action\":\"%s\"}", keep);
    say(line, message);
}

TEST(test_undo_needs_everybody)
{
    int lines[2];
    begin(lines);
    say(lines[0], "{\"type\":\"undo\",\"undo\":\"ask\"}");
    assert_int_equal(table.count, 1);
    assert_string_equal(text_of(lines[0], "undo", "undo"), "none");
    struct view before, view;
    move_twice(lines[0], &before);
    say(lines[0], "{\"type\":\"undo\",\"undo\":\"ask\"}");
    assert_string_equal(text_of(lines[1], "undo", "undo"), "ask");
    say(lines[1], "{\"type\":\"undo\",\"undo\":\"no\"}");
    assert_string_equal(text_of(lines[0], "undo", "undo"), "no");
    session_view(host_session(table.host), 0, &view);
    assert_int_equal(view.table.phase, PHASE_TURN);
    say(lines[0], "{\"type\":\"undo\",\"undo\":\"ask\"}");
    say(lines[1], "{\"type\":\"undo\",\"undo\":\"yes\"}");
    assert_string_equal(text_of(lines[0], "undo", "undo"), "yes");
    assert_non_null(find(lines[1], "welcome"));
    session_view(host_session(table.host), 0, &view);
    assert_memory_equal(&view, &before, sizeof view);
    assert_int_equal(number_of(lines[0], "welcome", "ask"), 4);
    assert_true(session_setup(host_session(table.host))->practice_later);
    close_table();
}

/* Somebody who doesn't come back can't hold up the others. */
TEST(test_a_stand_in_agrees_to_an_undo)
{
    int lines[2];
    begin(lines);
    struct view before, view;
    move_twice(lines[0], &before);
    host_lost(table.host, lines[1], table.now);
    say(lines[0], "{\"type\":\"undo\",\"undo\":\"ask\"}");
    assert_string_equal(text_of(lines[0], "undo", "undo"), "ask");
    say(lines[0], "{\"type\":\"stand-in\",\"seat\":1}");
    assert_string_equal(text_of(lines[0], "undo", "undo"), "yes");
    session_view(host_session(table.host), 0, &view);
    assert_memory_equal(&view, &before, sizeof view);
    close_table();
}

/* Who threw most sits first, the others behind in their order, and all see the dice. */
TEST(test_dice_decide_who_is_east)
{
    bool turned = false, stayed = false;
    for (int i = 0; i < 20; i++) {
        open_table(NULL);
        rng_init(&table.friends.secret, (uint64_t)i);
        int lines[2] = {hello("Ann"), hello("Bo")};
        host_set_dice(table.host, true);
        forget();
        assert_true(host_start(table.host, table.now));
        collect();
        const struct setup *setup = session_setup(host_session(table.host));
        bool turns = strcmp(setup->players[0].name, "Bo") == 0;
        assert_true(setup->dice[0] > setup->dice[1] && setup->dice[1] >= 1 && setup->dice[0] <= 6);
        assert_string_equal(setup->players[turns].name, "Ann");
        assert_int_equal(number_of(lines[0], "welcome", "seat"), turns);
        assert_int_equal(number_of(lines[1], "welcome", "seat"), !turns);
        assert_non_null(strstr(text_of(lines[0], "welcome", "match"), "\ndice "));
        turned |= turns;
        stayed |= !turns;
        close_table();
    }
    assert_true(turned && stayed);
}

TEST(test_the_host_says_who_is_east)
{
    open_table(NULL);
    int lines[2] = {hello("Ann"), hello("Bo")};
    forget();
    host_make_east(table.host, 1, table.now);
    collect();
    assert_int_equal(number_of(lines[1], "welcome", "seat"), 0);
    assert_string_equal(host_seat(table.host, 1).player->name, "Ann");
    say(lines[1], "{\"type\":\"away\"}");
    assert_false(seat_says(lines[0], 0, "here"));
    assert_true(host_start(table.host, table.now));
    assert_int_equal(session_setup(host_session(table.host))->dice[0], 0);
    close_table();
}

/* A guest may be gone before it has got its welcome: then only the code admits it. A guest that has said
 * anything keeps the seat. */
TEST(test_a_seat_in_a_match_is_given_only_to_who_never_got_it)
{
    int lines[2];
    begin(lines);
    say(lines[0], "{\"type\":\"alive\"}");
    host_lost(table.host, lines[0], table.now);
    host_lost(table.host, lines[1], table.now);
    assert_int_equal(number_of(hello("Bo"), "welcome", "seat"), 1);
    expect_refused(hello("Cy"), "full");
    close_table();
}

TEST(test_who_never_got_the_seat_gets_it_again_by_its_name)
{
    int lines[2];
    begin(lines);
    host_lost(table.host, lines[0], table.now);
    host_lost(table.host, lines[1], table.now);
    assert_int_equal(number_of(hello("Bo"), "welcome", "seat"), 1);
    assert_int_equal(number_of(hello("Ann"), "welcome", "seat"), 0);
    close_table();
}

/* What it sends by a new line to the table. */
static int send_hello_of(struct guest *guest)
{
    const char *bytes;
    size_t size;
    int line = host_line(table.host, "10.0.0.7", table.now);
    guest_open(guest, 0);
    assert_true(guest_next(guest, &bytes, &size));
    say(line, bytes);
    return line;
}

TEST(test_who_heard_of_a_seat_that_went_to_another_is_let_in_by_the_code)
{
    open_table(NULL);
    struct guest_setup setup = {.seat = SEAT_NONE, .name = "Ann"};
    snprintf(setup.code, sizeof setup.code, "%s", host_code(table.host));
    struct guest *guest = guest_new(&setup);
    int ann = send_hello_of(guest);
    char *welcome = cJSON_PrintUnformatted(find(ann, "welcome"));
    assert_true(guest_receive(guest, welcome, strlen(welcome), 0));
    cJSON_free(welcome);
    hello("Bo");
    host_lost(table.host, ann, table.now);
    int cy = hello("Cy"); /* who gets the seat that nobody seems to have got */
    assert_int_equal(number_of(cy, "welcome", "seat"), 0);
    host_lost(table.host, cy, table.now);
    assert_int_equal(number_of(send_hello_of(guest), "welcome", "seat"), 0);
    guest_free(guest);
    close_table();
}

TEST(test_a_computer_stands_in_only_for_who_is_away)
{
    int lines[2];
    begin(lines);
    say(lines[1], "{\"type\":\"stand-in\",\"seat\":0}");
    assert_int_equal(table.count, 0);
    say(lines[0], "{\"type\":\"away\"}");
    assert_false(seat_says(lines[1], 0, "here"));
    say(lines[1], "{\"type\":\"stand-in\",\"seat\":0}");
    assert_true(seat_says(lines[1], 0, "stands-in"));
    wait_for(3000);
    assert_non_null(find(lines[1], "events"));
    say(lines[0], "{\"type\":\"here\"}");
    assert_true(seat_says(lines[1], 0, "here"));
    assert_false(seat_says(lines[1], 0, "stands-in"));
    close_table();
}

TEST(test_phrases_go_to_the_others)
{
    int lines[2];
    begin(lines);
    say(lines[1], "{\"type\":\"phrase\",\"phrase\":3}");
    assert_int_equal(number_of(lines[0], "phrase", "phrase"), 3);
    assert_int_equal(number_of(lines[0], "phrase", "seat"), 1);
    assert_null(find(lines[1], "phrase"));
    say(lines[1], "{\"type\":\"phrase\",\"phrase\":8}");
    assert_int_equal(table.count, 0);
    close_table();
}

TEST(test_a_clock_answers_for_who_does_not)
{
    open_table(NULL);
    host_free(table.host);
    struct host_setup setup = {.clock = 20, .random = friends_random, .context = &table.friends};
    match_setup(&setup.match, 5);
    setup.match.players[1] = (struct player){PLAYER_COMPUTER, AI_EASY, "Lin"};
    table.host = host_new(&setup);
    int ann = hello("Ann");
    assert_true(host_start(table.host, table.now));
    forget();
    host_tick(table.host, table.now);
    collect();
    assert_int_equal(number_of(ann, "welcome", "clock"), 20);
    wait_for(19000);
    assert_null(find(ann, "events"));
    wait_for(1100);
    assert_non_null(find(ann, "events"));
    close_table();
}

static struct host *reopen(const char *path)
{
    struct problem why = {0};
    struct host_setup setup = {.path = path, .random = friends_random, .context = &table.friends};
    host_free(table.host);
    struct host *host = host_open(&setup, &why);
    assert_non_null(host);
    return host;
}

/* Tenpai Duel has a clock of 60 minutes, and each question one of 20 seconds: neither runs while a guest is
 * missed, nor for a host that was away. */
TEST(test_no_time_passes_for_who_is_missed)
{
    char folder[MATCH_PATH], path[MATCH_PATH], token[64];
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    open_table(NULL);
    host_free(table.host);
    struct host_setup setup = {
        .path = path, .clock = 20, .random = friends_random, .context = &table.friends};
    setup.match = (struct setup){.rules = ruleset_find("tenpai-duel"), .seats = 2, .seed = 3};
    ruleset_defaults(setup.match.rules, setup.match.options);
    table.host = host_new(&setup);
    int ann = hello("Ann");
    snprintf(token, sizeof token, "%s", text_of(ann, "welcome", "token"));
    int bo = hello("Bo");
    table.now = 1000000000;
    assert_true(host_start(table.host, table.now));
    host_lost(table.host, ann, table.now);
    host_lost(table.host, bo, table.now);
    wait_for(5000);
    int moves = session_length(host_session(table.host));
    wait_for(8000000);
    assert_int_equal(session_length(host_session(table.host)), moves);
    table.host = reopen(path);
    host_tick(table.host, table.now);
    return_by(token);
    wait_for(15000);
    assert_int_equal(session_length(host_session(table.host)), moves);
    assert_false(host_is_over(table.host));
    wait_for(6000);
    assert_true(session_length(host_session(table.host)) > moves);
    close_table();
    match_remove_folder(folder);
}

TEST(test_a_closed_table_continues_from_its_save)
{
    char folder[MATCH_PATH], path[MATCH_PATH], token[64];
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    open_table(path);
    int ann = hello("Ann");
    snprintf(token, sizeof token, "%s", text_of(ann, "welcome", "token"));
    hello("Bo");
    assert_true(host_start(table.host, table.now));
    say(ann, "{\"type\":\"move\",\"id\":1,\"ask\":1,\"action\":\"remove m\"}");
    struct view before, view;
    session_view(host_session(table.host), 0, &before);
    forget();
    host_close(table.host);
    collect();
    expect_refused(ann, "closed");
    assert_int_equal(host_line(table.host, "10.0.0.1", table.now), 0);
    table.host = reopen(path);
    assert_false(host_seat(table.host, 0).here);
    ann = return_by(token);
    assert_int_equal(number_of(ann, "welcome", "seat"), 0);
    session_view(host_session(table.host), 0, &view);
    assert_memory_equal(&view, &before, sizeof view);
    assert_true(view.table.asked & 1 &&
                number_of(ann, "welcome", "ask") != 1); /* another than was answered */
    close_table();
    match_remove_folder(folder);
}

/* docs/security.md: the seats' secrets go with the match, also if codes are guessed afterwards. */
TEST(test_no_secrets_are_left_of_a_match_that_is_over)
{
    char folder[MATCH_PATH], path[MATCH_PATH], seats[MATCH_PATH + 8], address[32];
    match_folder(folder);
    match_path(path, folder, "match.tigers");
    snprintf(seats, sizeof seats, "%s.seats", path);
    open_table(NULL);
    host_free(table.host);
    struct host_setup setup = {.path = path, .clock = 1, .random = friends_random, .context = &table.friends};
    setup.match = (struct setup){.rules = ruleset_find("one-suit"), .seats = 2, .seed = 3};
    ruleset_defaults(setup.match.rules, setup.match.options);
    setup.match.options[ruleset_option_named(setup.match.rules, "rounds")] = 4;
    setup.match.players[1] = (struct player){PLAYER_COMPUTER, AI_EASY, "Lin"};
    table.host = host_new(&setup);
    int ann = hello("Ann");
    assert_true(host_start(table.host, table.now));
    assert_true(file_exists(seats));
    for (int i = 0; i < 400 && !host_is_over(table.host); i++) {
        char ready[48];
        struct view view;
        session_view(host_session(table.host), 0, &view);
        snprintf(ready, sizeof ready, "{\"type\":\"ready\",\"round\":%d}", view.table.round);
        say(ann, ready);
        wait_for(3000);
    }
    assert_true(host_is_over(table.host));
    assert_false(file_exists(seats));
    for (int i = 0; i < 20; i++) {
        snprintf(address, sizeof address, "10.0.1.%d", i / 4);
        expect_refused(hello_at(address, "Cy", "XXXXXX"), "code");
    }
    assert_false(file_exists(seats));
    close_table();
    match_remove_folder(folder);
}
