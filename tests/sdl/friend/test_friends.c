/*
 * test_friends.c: a table with people elsewhere, in the window: what the host chooses before the match, what
 * friends say and ask of each other, who is missing, a television.
 */
#include "support/test.h"

#include "base/file.h"
#include "net/lost.h"
#include "sdl/friend/friends.h"
#include "sdl/headless.h"
#include "support/match.h"
#include "words/phrase_words.h"

enum { ANNA, BEN, GONE_LONG = 3000 /* ms */ };

static int other;     /* the line of the person who isn't at this screen */
static int64_t ahead; /* how much later it is at the table than here */

static struct host *host(void)
{
    return open_table_host(friends_of(&app)->table);
}

static int64_t now(void)
{
    return (int64_t)SDL_GetTicks64();
}

/* A message of the other person reaches the host, and what follows this screen. */
static void say(const char *message)
{
    toast_clear(&app);
    host_receive(host(), other, message, strlen(message), now());
    headless_steps(3);
}

static void join(const char *name, int seat)
{
    char hello[120];
    snprintf(hello, sizeof hello, "{\"type\":\"hello\",\"version\":%d,\"name\":\"%s\",\"seat\":%d}",
             HOST_PROTOCOL, name, seat);
    other = host_line_here(host(), now());
    say(hello);
}

/* Anna's table; she is at this screen, or, if she is elsewhere, Ben. */
static void open_table(const char *mode, bool elsewhere, int width, int height)
{
    struct setup match = {.rules = ruleset_find(mode), .seed = 1};
    ruleset_defaults(match.rules, match.options);
    match.seats = (uint8_t)ruleset_seats(match.rules, match.options);
    headless_open(width, height, SPEED_OFF);
    app.settings.friends_dice = false;
    ahead = 0;
    friends_open_example(&app, &match, elsewhere ? "Ben" : "Anna", elsewhere);
    host_set_dice(host(), false);
    host_set_clock(host(), 0);
    app_go(&app, scene_lobby(&app));
    join(elsewhere ? "Anna" : "Ben", elsewhere ? ANNA : BEN);
}

static void begin(const char *mode, bool elsewhere)
{
    open_table(mode, elsewhere, 1280, 800);
    assert_true(host_start(host(), now()));
    headless_wait_for("table");
    headless_steps(3);
}

static void wait_until_asked(void)
{
    for (int i = 0; !table_scene_is_open(headless_table()); i++) {
        if (i == 60 * APP_STEPS)
            fail_msg("nothing is asked");
        headless_step();
    }
}

/* Anna, at this screen, makes the first move that she may. */
static void play_first(enum move_kind kind)
{
    wait_until_asked();
    struct view view = headless_view(ANNA);
    const struct move *move = view_find(&view, kind);
    assert_non_null(move);
    table_scene_play(headless_table(), &app, *move);
    headless_steps(3);
}

/* As much later as the host waits for at most. */
static void pass_time(void)
{
    ahead += 1500;
    host_tick(host(), now() + ahead);
    headless_steps(3);
}

static enum phase phase(void)
{
    struct view view;
    session_view(host_session(host()), SEAT_NONE, &view);
    return (enum phase)view.table.phase;
}

TEST(a_free_seat_gets_the_computer_that_the_host_chooses_and_others_any)
{
    open_table("classic", false, 1280, 800);
    headless_assert_reads("Ben");
    headless_assert_reads("has joined");
    assert_true(headless_click("seat:2"));
    assert_true(headless_is_at("people"));
    assert_true(headless_click("person:otto"));
    headless_wait_for("lobby");
    headless_steps(3);
    assert_string_equal(host_seat(host(), 2).player->name, "Otto");
    headless_assert_reads("A computer takes the free seat");
    assert_true(headless_click("button:start"));
    headless_wait_for("table");
    const struct setup *setup = session_setup(host_session(host()));
    assert_int_equal(setup->players[0].kind, PLAYER_PERSON);
    assert_int_equal(setup->players[BEN].kind, PLAYER_PERSON);
    assert_int_equal(setup->players[3].kind, PLAYER_COMPUTER);
    assert_string_not_equal(setup->players[3].name, "Otto");
}

TEST(a_new_code_is_shown_after_too_many_wrong_ones)
{
    char before[HOST_CODE_LETTERS + 1], address[20];
    static const char wrong[] = "{\"type\":\"hello\",\"version\":1,\"name\":\"Eve\",\"code\":\"XXXXXX\"}";
    open_table("dueling-tigers", false, 1280, 800);
    SDL_strlcpy(before, host_code(host()), sizeof before);
    headless_steps(30);
    assert_false(app.dirty);
    for (int i = 0; i < 20; i++) {
        snprintf(address, sizeof address, "10.0.0.%d", i);
        host_receive(host(), host_line(host(), address, now()), wrong, strlen(wrong), now());
    }
    assert_string_not_equal(host_code(host()), before);
    loop_step(&app);
    assert_true(app.dirty);
}

/* A name plate, or a key, and a phrase: on a phone too. */
TEST(something_is_said_with_one_tap_on_who_hears_it)
{
    for (int phone = 0; phone < 2; phone++) {
        open_table("dueling-tigers", false, phone ? 390 : 1280, phone ? 610 : 800);
        assert_true(host_start(host(), now()));
        headless_wait_for("table");
        headless_steps(12);
        assert_null(headless_find("button:say-0"));
        assert_true(headless_click("button:say-1"));
        assert_true(headless_is_at("phrases"));
        assert_true(headless_click("phrase:0"));
        assert_true(headless_is_at("table"));
        headless_key(SDLK_e);
        assert_true(headless_is_at("phrases"));
        headless_key(SDLK_ESCAPE);
        assert_true(headless_is_at("table"));
    }
}

static const char *shown(void)
{
    const struct table_remark *remark = &headless_table()->remark;
    return remark->words ? remark->words : remark->next ? remark->next : "";
}

TEST(what_friends_say_is_shown_unless_it_is_turned_off)
{
    begin("dueling-tigers", false);
    say("{\"type\":\"phrase\",\"phrase\":2}");
    assert_string_equal(shown(), words_phrase(2));
    assert_true(headless_click("button:say-1"));
    assert_true(headless_click("shows-phrases"));
    headless_key(SDLK_ESCAPE);
    say("{\"type\":\"phrase\",\"phrase\":0}");
    assert_string_not_equal(shown(), words_phrase(0));
}

TEST(a_move_is_undone_only_if_the_other_agrees)
{
    begin("dueling-tigers", false);
    play_first(MOVE_REMOVE);
    play_first(MOVE_KEEP);
    wait_until_asked();
    assert_int_equal(phase(), PHASE_TURN);
    headless_key(SDLK_u);
    headless_steps(3);
    say("{\"type\":\"undo\",\"undo\":\"no\"}");
    assert_int_equal(phase(), PHASE_TURN);
    headless_assert_reads("The move stays: not everyone agreed to undo it.");
    headless_key(SDLK_u);
    headless_steps(3);
    assert_int_equal(phase(), PHASE_TURN);
    say("{\"type\":\"undo\",\"undo\":\"yes\"}");
    assert_int_equal(phase(), PHASE_KEEP);
    headless_assert_reads("The last move was undone.");
    wait_until_asked();
    assert_int_equal(headless_view(ANNA).table.phase, PHASE_KEEP);
}

TEST(who_is_asked_for_an_undo_decides)
{
    char keep[MOVE_TEXT], message[200];
    struct view view;
    begin("dueling-tigers", true);
    say("{\"type\":\"move\",\"id\":1,\"ask\":1,\"action\":\"remove m\"}");
    session_view(host_session(host()), ANNA, &view);
    move_print(view.moves[0], keep);
    snprintf(message, sizeof message, "{\"type\":\"move\",\"id\":2,\"ask\":2,\"action\":\"%s\"}", keep);
    say(message);
    assert_int_equal(phase(), PHASE_TURN);
    for (int agrees = 0; agrees < 2; agrees++) {
        say("{\"type\":\"undo\",\"undo\":\"ask\"}");
        headless_wait_for("question");
        headless_assert_reads("Anna asks to undo the last move.");
        assert_true(headless_click(agrees ? "button:yes" : "button:no"));
        headless_steps(3);
        assert_true(headless_is_at("table"));
        assert_int_equal(phase(), agrees ? PHASE_KEEP : PHASE_TURN);
    }
}

static void lose_ben(void)
{
    host_lost(host(), other, now());
    headless_steps(3);
    friends_of(&app)->since = SDL_GetTicks64() - GONE_LONG;
    headless_steps(3);
}

TEST(who_is_missing_is_waited_for_or_played_by_a_computer)
{
    begin("dueling-tigers", false);
    lose_ben();
    assert_true(headless_is_at("absent"));
    headless_assert_reads("Waiting for Ben");
    headless_assert_reads("Save and leave");
    join("Ben", BEN);
    assert_true(headless_is_at("table"));
    headless_assert_reads("Ben is back.");
    lose_ben();
    assert_true(headless_click("button:computer"));
    headless_steps(3);
    assert_true(headless_is_at("table"));
    assert_true(host_seat(host(), BEN).stands_in);
    join("Ben", BEN);
    assert_true(host_seat(host(), BEN).here);
    assert_false(host_seat(host(), BEN).stands_in);
}

/* An event of the mouse at the middle of a target, as the loop handles it. */
static void handle(Uint32 type, const struct target *target)
{
    SDL_Event event = {.type = type};
    int x = (int)(target->rect.x + target->rect.w / 2), y = (int)(target->rect.y + target->rect.h / 2);
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = x;
        event.motion.y = y;
    } else {
        event.button = (SDL_MouseButtonEvent){.type = type, .button = SDL_BUTTON_LEFT, .x = x, .y = y};
    }
    loop_handle(&app, &event);
}

/* Others see it while it is drawn here. */
TEST(a_move_sets_out_before_the_next_step)
{
    begin("dueling-tigers", false);
    wait_until_asked();
    headless_steps(30);
    int before = session_length(host_session(host()));
    handle(SDL_MOUSEMOTION, headless_find("button:remove-m"));
    handle(SDL_MOUSEBUTTONDOWN, headless_find("button:remove-m"));
    handle(SDL_MOUSEBUTTONUP, headless_find("button:remove-m"));
    assert_true(session_length(host_session(host())) > before);
}

TEST(the_match_goes_on_while_the_hosts_window_shows_a_menu)
{
    begin("dueling-tigers", false);
    host_lost(host(), other, now());
    host_stand_in(host(), BEN, now());
    play_first(MOVE_REMOVE);
    play_first(MOVE_KEEP);
    play_first(MOVE_DISCARD);
    pass_time();
    play_first(MOVE_DUMMY_DRAW);
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("pause"));
    int before = session_length(host_session(host()));
    for (int i = 0; i < 6; i++)
        pass_time();
    assert_true(headless_is_at("pause"));
    assert_true(session_length(host_session(host())) > before);
}

/* It says how to come, and of a tile on offer no more than whose it is. */
TEST(a_television_shows_no_hand_and_asks_nobody)
{
    open_table("dueling-tigers", false, 1280, 800);
    assert_true(headless_click("looks-on"));
    headless_steps(3);
    assert_false(host_seat(host(), ANNA).taken);
    assert_true(headless_click("button:start"));
    headless_wait_for("table");
    assert_true(table_scene_looks_on(headless_table()));
    bool offered = false;
    for (int i = 0; i < 12; i++) {
        pass_time();
        assert_int_equal(headless_view(SEAT_NONE).table.asked, 0);
        offered |= headless_view(SEAT_NONE).table.discard_count > 0;
        assert_null(headless_find("hand:"));
        assert_null(headless_find("button:pung"));
        assert_null(headless_find("button:pass"));
        assert_null(headless_find("button:say-"));
        assert_false(headless_reads("Claim it?"));
    }
    assert_true(offered);
    lose_ben();
    assert_true(headless_click("button:computer")); /* though nobody sits here */
    assert_true(host_seat(host(), BEN).stands_in);
    headless_steps(3);
    headless_assert_reads("Watch, or come back");
    headless_assert_reads(host_code(host()));
}

static void see_text(void *to, const struct type_seen *seen)
{
    (void)to;
    if (seen->cut || seen->pixels <= 12)
        fail_msg("\"%s\" is cut or small at %d points", seen->words, app.painter.layout.width);
}

/* Everything that can be chosen is large and apart, and all that is read has room. */
static void look_at_phone(void)
{
    type_watch(&app.painter, see_text, NULL);
    headless_steps(3);
    type_watch(&app.painter, NULL, NULL);
    assert_true(target_lie_apart(&app));
    for (int i = 0; i < app.targets.count; i++) {
        const struct target *target = &app.targets.list[i];
        if (!(target->flags & (TARGET_INFO | TARGET_OFF)) &&
            (target->rect.w < 43.5f || target->rect.h < 43.5f))
            fail_msg("%s is small", target->id);
    }
}

/* On a phone of a table of that mode, once the host's window shows the table. */
static void hold_hand(const char *mode, int width, int height)
{
    static const char hello[] = "{\"type\":\"hello\",\"version\":1,\"onlook\":true}";
    open_table(mode, false, width, height);
    for (int seat = 2; seat < host_seats(host()); seat++)
        host_seat_player(host(), seat, &(struct player){PLAYER_COMPUTER, AI_NORMAL, "Otto"});
    host_receive(host(), host_line_here(host(), now()), hello, strlen(hello), now());
    assert_true(host_start(host(), now()));
    headless_wait_for("table");
    headless_steps(3);
}

TEST(a_phone_shows_the_hand_large_while_a_television_shows_the_table)
{
    static const char *const modes[] = {"dueling-tigers", "tenpai-duel", "one-suit", "patterns", "classic"};
    static const int phones[][2] = {{390, 610}, {844, 330}};
    for (int phone = 0; phone < 2; phone++)
        for (int mode = 0; mode < 5; mode++) {
            hold_hand(modes[mode], phones[phone][0], phones[phone][1]);
            if (mode == 0) {
                play_first(MOVE_REMOVE);
                play_first(MOVE_KEEP);
            }
            for (int i = 0; !table_scene_is_open(headless_table()) && i < 10; i++)
                pass_time();
            wait_until_asked();
            look_at_phone();
            const struct target *tile = headless_find("hand:");
            assert_non_null(tile);
            assert_true(tile->rect.w >= (phone ? 57 : 60)); /* else 52 */
            assert_true(headless_click_one((const char *const[]){"hand:", NULL}));
            look_at_phone();
            const struct target *discards = target_find(&app, "button:discard");
            assert_true(discards && discards->rect.h >= 63.5f);
        }
}

/* What is chosen from the table is large in its place, and then the hand is large again. */
TEST(a_phone_shows_the_table_where_something_is_chosen_from_it)
{
    hold_hand("dueling-tigers", 390, 610);
    wait_until_asked();
    headless_steps(3);
    assert_non_null(headless_find("button:remove-"));
    assert_false(headless_table()->layout.held);
    play_first(MOVE_REMOVE);
    play_first(MOVE_KEEP);
    wait_until_asked();
    headless_steps(3);
    assert_true(headless_table()->layout.held);
    host_lost(host(), other, now());
    host_stand_in(host(), BEN, now());
    play_first(MOVE_DISCARD);
    pass_time();
    wait_until_asked();
    assert_int_equal(phase(), PHASE_DUMMY);
    look_at_phone();
    assert_false(headless_table()->layout.held);
    assert_true(headless_find("dummy:")->rect.w >= 43.5f);
    play_first(MOVE_DUMMY_DRAW);
    pass_time();
    assert_true(headless_table()->layout.held);
}

/* Steps window and table until a scene of that name is on top. */
static void wait_at(struct open_table *table, const char *scene)
{
    for (int i = 0; !headless_is_at(scene) && i < 60000; i++) {
        open_table_turn(table, now());
        headless_step();
        SDL_Delay(1);
    }
    assert_true(headless_is_at(scene));
}

/* Over a real connection: two computers play there. */
TEST(a_full_table_can_be_watched)
{
    struct open_table_setup setup = {.server = {.address = "127.0.0.1"}};
    struct problem why = {0};
    headless_setup(&setup.host.match, PLAYER_COMPUTER, PLAYER_COMPUTER, 1);
    struct open_table *table = open_table_new(&setup, false, &why);
    assert_non_null(table);
    assert_true(host_start(open_table_host(table), now()));
    headless_open(1280, 800, SPEED_OFF);
    friends_join(&app, "127.0.0.1", server_port(open_table_server(table)), host_code(open_table_host(table)));
    app_go(&app, scene_lobby(&app));
    for (int i = 0; !headless_find("button:watch") && i < 60000; i++) {
        open_table_turn(table, now());
        headless_step();
        SDL_Delay(1);
    }
    headless_assert_reads("No seat is free.");
    assert_true(headless_click("button:watch"));
    wait_at(table, "table");
    assert_true(table_scene_looks_on(headless_table()));
    headless_close();
    open_table_free(table);
}

/* Something is in the way of its save. */
TEST(a_table_that_cannot_be_saved_says_so)
{
    char folder[MATCH_PATH], path[MATCH_PATH];
    struct problem why = {0};
    struct setup match = {.rules = ruleset_find("one-suit"), .seed = 1};
    ruleset_defaults(match.rules, match.options);
    match.seats = (uint8_t)ruleset_seats(match.rules, match.options);
    headless_open(1280, 800, SPEED_OFF);
    match_folder(folder);
    snprintf(app.data, sizeof app.data, "%s/", folder);
    app.settings.friends_dice = false;
    assert_true(file_make_folder(match_path(path, folder, "friends.tigers"), NULL));
    assert_true(friends_open(&app, &match, &why));
    app_go(&app, scene_lobby(&app));
    headless_steps(3);
    assert_true(headless_click("button:start"));
    headless_wait_for("table");
    headless_assert_reads("The match isn’t saved");
    friends_leave(&app);
    headless_close();
    match_remove_folder(folder);
}

/* The longest that can be typed: its port is kept beside it, and watching goes there. */
TEST(a_long_address_keeps_its_port)
{
    char address[64], table[72];
    memset(address, 'a', sizeof address - 1);
    strcpy(address + sizeof address - sizeof ".invalid", ".invalid");
    snprintf(table, sizeof table, "%s:%d", address, 17733);
    headless_open(1280, 800, SPEED_OFF);
    friends_join(&app, address, 17733, "ABCDEF");
    assert_string_equal(app.settings.table, table);
    friends_watch(&app);
    assert_string_equal(app.settings.table, table);
    friends_leave(&app);
    headless_close();
}

/* Without a keyboard the code is written with the letters on the screen, and "Done" joins. */
TEST(letters_on_the_screen_join_a_table)
{
    headless_open(1280, 800, SPEED_OFF);
    SDL_strlcpy(app.settings.table, "127.0.0.1:9", sizeof app.settings.table);
    SDL_strlcpy(app.settings.table_code, "ABCDE", sizeof app.settings.table_code);
    struct scene *friend = scene_friend(app.top, &app);
    app_go(&app, friend);
    headless_steps(3);
    app_go(&app, scene_typing(&app, friend, "field:code"));
    headless_steps(3);
    assert_true(headless_click("letter:1:0"));
    assert_true(headless_click("button:done"));
    headless_wait_for("lobby");
    assert_int_equal(strlen(app.settings.table_code), 6);
    friends_leave(&app);
    headless_close();
}
