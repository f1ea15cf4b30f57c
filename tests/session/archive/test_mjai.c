/*
 * test_mjai.c: records of Tenpai Duel in mjai's form. What is expected follows mjai's own description of its
 * events (their types and fields, names of tiles, four seats) and the tiles and results that the golden
 * records tell.
 */
#include <cjson/cJSON.h>

#include "support/test.h"

#include "base/file.h"
#include "session/archive/mjai.h"
#include "session/session.h"

enum { LINES_MAX = 4000 };

static cJSON *lines[LINES_MAX];
static int count;

static void forget(void)
{
    for (int i = 0; i < count; i++)
        cJSON_Delete(lines[i]);
    count = 0;
}

static void print(const struct record *record)
{
    struct text text = {0};
    char *rest, *line;
    forget();
    mjai_print(record, &text);
    rest = text.data;
    while ((line = text_next_line(&rest))) {
        if (!line[0])
            continue;
        assert_true(count < LINES_MAX);
        lines[count] = cJSON_Parse(line);
        if (!lines[count])
            fail_msg("no JSON: %s", line);
        count++;
    }
    text_deinit(&text);
}

static void read_golden(const char *name)
{
    char path[600];
    struct record record;
    snprintf(path, sizeof path, SOURCE_DIR "/tests/golden/%s.tigers", name);
    assert_true(record_read(&record, path, NULL));
    print(&record);
    record_deinit(&record);
}

static const char *word(const cJSON *event, const char *field)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItem(event, field));
    return text ? text : "";
}

static int number(const cJSON *event, const char *field)
{
    const cJSON *item = cJSON_GetObjectItem(event, field);
    if (!cJSON_IsNumber(item))
        fail_msg("%s has no number %s", word(event, "type"), field);
    return item->valueint;
}

static bool is(const cJSON *event, const char *type)
{
    return strcmp(word(event, "type"), type) == 0;
}

/* Event number `which` (from 0) of a type after line `from`; its line into `*at`. */
static const cJSON *find(const char *type, int which, int *at)
{
    for (int i = 0; i < count; i++)
        if (is(lines[i], type) && which-- == 0) {
            if (at)
                *at = i;
            return lines[i];
        }
    fail_msg("there is no %s", type);
    return NULL;
}

static int element(const cJSON *event, const char *field, int index)
{
    const cJSON *item = cJSON_GetArrayItem(cJSON_GetObjectItem(event, field), index);
    assert_true(cJSON_IsNumber(item));
    return item->valueint;
}

TEST(the_table_has_four_seats)
{
    read_golden("tenpai-guesses");
    const cJSON *start = find("start_game", 0, NULL), *names = cJSON_GetObjectItem(start, "names");
    assert_ptr_equal(start, lines[0]);
    assert_int_equal(cJSON_GetArraySize(names), 4);
    assert_string_equal(cJSON_GetArrayItem(names, 0)->valuestring, "Lin");
    assert_string_equal(cJSON_GetArrayItem(names, 1)->valuestring, "");
    assert_string_equal(cJSON_GetArrayItem(names, 2)->valuestring, "Mei");
    const cJSON *round = find("start_kyoku", 0, NULL);
    assert_string_equal(word(round, "bakaze"), "E");
    assert_int_equal(number(round, "kyoku"), 1);
    assert_int_equal(number(round, "oya"), 0);
    assert_int_equal(number(round, "honba"), 0);
    assert_int_equal(number(round, "kyotaku"), 0);
    const cJSON *hands = cJSON_GetObjectItem(round, "tehais");
    assert_int_equal(cJSON_GetArraySize(hands), 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(cJSON_GetArraySize(cJSON_GetArrayItem(hands, i)), 13);
    const cJSON *east = cJSON_GetArrayItem(hands, 0); /* the deal: 45m234678p34588s 258m... */
    assert_string_equal(cJSON_GetArrayItem(east, 0)->valuestring, "4m");
    assert_string_equal(cJSON_GetArrayItem(east, 12)->valuestring, "8s");
    assert_string_equal(cJSON_GetArrayItem(cJSON_GetArrayItem(hands, 1), 5)->valuestring, "?");
    assert_string_equal(cJSON_GetArrayItem(cJSON_GetArrayItem(hands, 2), 0)->valuestring, "2m");
    forget();
}

/* Hand 1: Lin declares Riichi with 9p, the guess of 2m 6m is right; the bet of 1000 lies. */
TEST(riichi_is_three_events)
{
    int at;
    read_golden("tenpai-guesses");
    find("reach", 0, &at);
    assert_int_equal(number(lines[at], "actor"), 0);
    assert_true(is(lines[at - 1], "tsumo"));
    assert_string_equal(word(lines[at - 1], "pai"), "9p");
    assert_true(is(lines[at + 1], "dahai"));
    assert_string_equal(word(lines[at + 1], "pai"), "9p");
    assert_true(cJSON_IsTrue(cJSON_GetObjectItem(lines[at + 1], "tsumogiri")));
    assert_true(is(lines[at + 2], "reach_accepted"));
    assert_int_equal(element(lines[at + 2], "deltas", 0), -1000);
    assert_int_equal(element(lines[at + 2], "scores", 0), -1000);
    assert_true(is(lines[at + 3], "ryukyoku"));
    assert_string_equal(word(lines[at + 3], "reason"), "tigers_prevented");
    const cJSON *guess = cJSON_GetObjectItem(lines[at + 3], "tigers_guess");
    assert_int_equal(cJSON_GetArraySize(guess), 2);
    assert_string_equal(cJSON_GetArrayItem(guess, 0)->valuestring, "2m");
    assert_string_equal(cJSON_GetArrayItem(guess, 1)->valuestring, "6m");
    assert_true(is(lines[at + 4], "end_kyoku"));
    /* the bet and the counter lie in hand 2 */
    const cJSON *round = find("start_kyoku", 1, NULL);
    assert_int_equal(number(round, "kyotaku"), 1);
    assert_int_equal(number(round, "honba"), 1);
    assert_int_equal(element(round, "scores", 0), -1000);
    forget();
}

/* Hand 2: Lin wins 7700 on 6m, turned in Stage B: a self-draw in mjai's words. Before it others may be
 * turned, each drawn and thrown. 7700 and two bets of 1000 and a counter of 100: 9800; from -2000 to 7800. */
TEST(a_turned_tile_is_drawn)
{
    int at;
    read_golden("tenpai-guesses");
    const cJSON *win = find("hora", 0, &at);
    assert_int_equal(number(win, "actor"), 0);
    assert_int_equal(number(win, "target"), 0);
    assert_string_equal(word(win, "pai"), "6m");
    assert_int_equal(number(win, "hora_points"), 7700);
    assert_int_equal(element(win, "scores", 0), 7800);
    assert_true(is(lines[at - 1], "tsumo"));
    assert_string_equal(word(lines[at - 1], "pai"), "6m");
    const cJSON *hand = cJSON_GetObjectItem(win, "hora_tehais");
    assert_int_equal(cJSON_GetArraySize(hand), 13); /* mjai.rb's "hai" without "machi" */
    assert_true(cJSON_GetArraySize(cJSON_GetObjectItem(win, "ura_markers")) == 1);
    bool reach = false, drawn = false;
    const cJSON *yaku;
    cJSON_ArrayForEach(yaku, cJSON_GetObjectItem(win, "yakus"))
    {
        reach |= strcmp(cJSON_GetArrayItem(yaku, 0)->valuestring, "reach") == 0;
        drawn |= strcmp(cJSON_GetArrayItem(yaku, 0)->valuestring, "menzenchin_tsumoho") == 0;
    }
    assert_true(reach && drawn);
    forget();
}

/* Hand 3: Lin wins 2900 on Mei's 6m. Hand 4: Mei declares tenpai and wins 2600 by a turned 3m. */
TEST(the_rest_is_told)
{
    int at;
    read_golden("tenpai-guesses");
    const cJSON *win = find("hora", 1, &at);
    assert_int_equal(number(win, "actor"), 0);
    assert_int_equal(number(win, "target"), 2);
    assert_int_equal(number(win, "hora_points"), 2900);
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(win, "hora_tehais")), 13);
    assert_true(is(lines[at - 1], "dahai"));
    win = find("hora", 2, NULL);
    assert_int_equal(number(win, "actor"), 2);
    assert_int_equal(element(win, "scores", 2), 2900);
    bool declared = false;
    for (int i = 0; i < count; i++)
        declared |= is(lines[i], "dahai") && cJSON_IsTrue(cJSON_GetObjectItem(lines[i], "tigers_tenpai"));
    assert_true(declared);
    assert_true(is(lines[count - 1], "end_game"));
    assert_int_equal(element(lines[count - 1], "scores", 0), 10900);
    forget();
}

TEST(tiles_have_their_names)
{
    assert_string_equal(mjai_tile(TILE_1M), "1m");
    assert_string_equal(mjai_tile(TILE_1P + 8), "9p");
    assert_string_equal(mjai_tile(TILE_EAST), "E");
    assert_string_equal(mjai_tile(TILE_NORTH), "N");
    assert_string_equal(mjai_tile(TILE_WHITE), "P");
    assert_string_equal(mjai_tile(TILE_GREEN), "F");
    assert_string_equal(mjai_tile(TILE_RED), "C");
    assert_string_equal(mjai_tile(TILE_RED_FIVE + 1), "5pr");
    assert_string_equal(mjai_tile(TILE_HIDDEN), "?");
}

/* --- any match: a reader of mjai follows the log, as one of a table of four would --- */

struct follower {
    char hands[4][20][4];
    int sizes[4];
    int scores[4];
    int last; /* who threw the last tile */
    char thrown[4];
    bool over; /* the round is */
};

static void gain(struct follower *follower, int seat, const char *tile)
{
    assert_true(follower->sizes[seat] < 14);
    snprintf(follower->hands[seat][follower->sizes[seat]++], 4, "%s", tile);
}

static void lose(struct follower *follower, int seat, const char *tile)
{
    for (int i = 0; i < follower->sizes[seat]; i++)
        if (strcmp(follower->hands[seat][i], tile) == 0) {
            memcpy(follower->hands[seat][i], follower->hands[seat][--follower->sizes[seat]], 4);
            return;
        }
    fail_msg("seat %d has no %s", seat, tile);
}

static void take_round(struct follower *follower, const cJSON *event)
{
    for (int seat = 0; seat < 4; seat++) {
        const cJSON *hand = cJSON_GetArrayItem(cJSON_GetObjectItem(event, "tehais"), seat);
        follower->sizes[seat] = 0;
        for (int i = 0; i < 13; i++)
            gain(follower, seat, cJSON_GetArrayItem(hand, i)->valuestring);
        follower->scores[seat] = element(event, "scores", seat);
    }
    assert_int_equal(number(event, "oya"), number(event, "kyoku") - 1);
    follower->over = false;
}

static void take_call(struct follower *follower, const cJSON *event, int seat, int consumed)
{
    const cJSON *tile, *list = cJSON_GetObjectItem(event, "consumed");
    assert_int_equal(cJSON_GetArraySize(list), consumed);
    if (cJSON_GetObjectItem(event, "target")) {
        assert_int_equal(number(event, "target"), follower->last);
        assert_string_equal(word(event, "pai"), follower->thrown);
    }
    if (is(event, "kakan"))
        lose(follower, seat, word(event, "pai"));
    else
        cJSON_ArrayForEach(tile, list) lose(follower, seat, tile->valuestring);
}

static void take_points(struct follower *follower, const cJSON *event)
{
    for (int seat = 0; seat < 4; seat++) {
        follower->scores[seat] += element(event, "deltas", seat);
        assert_int_equal(follower->scores[seat], element(event, "scores", seat));
    }
}

static void follow(struct follower *follower, const cJSON *event)
{
    static const char *const calls[] = {"chi", "pon", "daiminkan", "ankan", "kakan"};
    static const int consumed[] = {2, 2, 3, 4, 3};
    static const char *const quiet[] = {"start_game", "reach", "dora", "end_kyoku", "end_game"};
    int seat = cJSON_GetObjectItem(event, "actor") ? number(event, "actor") : 0;
    assert_true(seat == 0 || seat == 2);
    if (is(event, "start_kyoku")) {
        take_round(follower, event);
    } else if (is(event, "tsumo")) {
        gain(follower, seat, word(event, "pai"));
    } else if (is(event, "dahai")) {
        lose(follower, seat, word(event, "pai"));
        follower->last = seat;
        snprintf(follower->thrown, 4, "%s", word(event, "pai"));
    } else if (is(event, "reach_accepted") || is(event, "hora") || is(event, "ryukyoku")) {
        take_points(follower, event);
    } else {
        bool known = false;
        for (int i = 0; i < 5; i++)
            if (is(event, calls[i])) {
                take_call(follower, event, seat, consumed[i]);
                known = true;
            }
        for (int i = 0; i < 5; i++)
            known |= is(event, quiet[i]);
        if (!known)
            fail_msg("mjai has no event %s", word(event, "type"));
    }
}

/* Takes every kan and pon there is to take; else what the computer there does. */
static struct move call_if_possible(const struct session *session, int seat)
{
    static const enum move_kind calls[] = {MOVE_KONG_OWN, MOVE_PUNG, MOVE_KONG};
    struct view view;
    session_view(session, seat, &view);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (view_count(&view, calls[i]))
            return *view_find(&view, calls[i]);
    return session_think(session, seat, NULL);
}

static void play(uint64_t seed, bool reds, bool calls)
{
    struct setup setup = {.rules = ruleset_find("tenpai-duel"), .seats = 2, .seed = seed, .rounds = 4};
    struct error why;
    ruleset_defaults(setup.rules, setup.options);
    assert_true(ruleset_set(setup.rules, setup.options, "red-fives", reds ? "on" : "off", &why));
    for (int seat = 0; seat < 2; seat++)
        setup.players[seat] = (struct player){PLAYER_COMPUTER, seat ? AI_EASY : AI_NORMAL, "Name \"x\" \\"};
    struct session *session = session_new(&setup, NULL);
    while (!session_is_over(session)) {
        if (session_awaits_deal(session)) {
            session_deal(session);
            continue;
        }
        int seat = session_asked(session) & 1 ? 0 : 1;
        struct move move = calls ? call_if_possible(session, seat) : session_think(session, seat, NULL);
        assert_true(session_play(session, move, NULL, NULL));
    }
    print(session_record(session));
    session_free(session);
}

TEST(a_reader_can_follow_any_match)
{
    int wins = 0, draws = 0, calls = 0, kans = 0;
    for (uint64_t seed = 1; seed <= 25; seed++) {
        struct follower follower = {0};
        play(seed, seed % 2, false);
        for (int i = 0; i < count; i++) {
            follow(&follower, lines[i]);
            wins += is(lines[i], "hora");
            draws += is(lines[i], "ryukyoku");
            calls += is(lines[i], "chi") || is(lines[i], "pon");
            kans += is(lines[i], "ankan") || is(lines[i], "kakan") || is(lines[i], "daiminkan");
        }
        assert_true(is(lines[count - 1], "end_game"));
    }
    assert_int_equal(wins + draws, 100);
    assert_true(wins > 10 && calls > 10 && kans > 0);
    forget();
}

TEST(kans_are_told)
{
    struct follower follower = {0};
    read_golden("tenpai-kan");
    for (int i = 0; i < count; i++)
        follow(&follower, lines[i]);
    find("dora", 0, NULL);
    read_golden("tenpai-time-up");
    for (int i = 0; i < count; i++)
        follow(&follower, lines[i]);
    assert_string_equal(word(lines[count - 3], "reason"), "tigers_time_up");
    forget();
}

/* A pon that becomes a kan, the fourth tile and the red five among them too, and five indicators. */
TEST(kans_of_every_kind_are_told)
{
    int added = 0, closed = 0, claimed = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct follower follower = {0};
        play(seed, seed % 2, true);
        for (int i = 0; i < count; i++) {
            follow(&follower, lines[i]);
            added += is(lines[i], "kakan");
            closed += is(lines[i], "ankan");
            claimed += is(lines[i], "daiminkan");
        }
    }
    print_message("%d kakan, %d ankan, %d daiminkan\n", added, closed, claimed);
    assert_true(added > 3 && closed > 0);
    forget();
}

/* A bet is given back when the clock rings in Stage B: it is told once, when it is made. */
TEST(a_bet_that_is_given_back_is_told_once)
{
    struct record record;
    char *text = file_read(SOURCE_DIR "/tests/golden/tenpai-time-up.tigers", NULL, NULL);
    assert_non_null(text);
    char *guess = strstr(text, "west guess 3m 7z\n");
    assert_non_null(guess);
    strcpy(guess, "time-up\n");
    assert_true(record_parse(&record, text, NULL));
    print(&record);
    int told = 0, at;
    for (int i = 0; i < count; i++)
        told += is(lines[i], "reach_accepted");
    assert_int_equal(told, 1);
    const cJSON *end = find("ryukyoku", 0, &at);
    assert_int_equal(element(end, "scores", 0), 0);
    record_deinit(&record);
    free(text);
    forget();
}

TEST(only_riichi_fits)
{
    assert_true(mjai_fits(ruleset_find("tenpai-duel")));
    assert_false(mjai_fits(ruleset_find("dueling-tigers")));
    assert_false(mjai_fits(ruleset_find("one-suit")));
    assert_false(mjai_fits(ruleset_find("classic")));
    assert_false(mjai_fits(ruleset_find("patterns")));
}
