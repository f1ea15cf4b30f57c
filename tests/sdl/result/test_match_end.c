/*
 * test_match_end.c: from the match's result: watching it, reviewing its rounds, leaving it; and the list of
 * what was kept.
 */
#include "support/test.h"

#include <limits.h>

#include "sdl/data_folder.h"
#include "sdl/result/match_result.h"
#include "sdl/rig.h"
#include "sdl/said_line.h"
#include "session/archive.h"
#include "session/statistics/rarity.h"

/* A match played to its end, its result on the screen. */
static void finish_match(uint64_t seed)
{
    struct setup setup;
    struct rng rng;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, seed);
    setup.practice = false;
    matches_begin(&app, &setup);
    rng_init(&rng, seed);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    loop_draw(&app, false);
}

static int kept(void)
{
    static struct archived list[ARCHIVE_MAX];
    return archive_list(matches_records(&app), list, ARCHIVE_MAX);
}

TEST(it_is_kept_before_its_result_is_left)
{
    char path[MATCH_PATH];
    data_folder_open(false);
    finish_match(3);
    assert_int_equal(kept(), 1);
    assert_true(file_exists(match_path(path, folder, "dueling-tigers.tigers")));
    assert_true(headless_click("button:title"));
    assert_string_equal(headless_top(), "title");
    assert_int_equal(kept(), 1);
    assert_false(file_exists(path));
    assert_null(target_find(&app, "button:continue"));
    data_folder_close(true);
}

/* A record that is deleted while the result of its match waits on the title does not come back at the next
 * start. */
TEST(a_deleted_match_stays_deleted)
{
    char name[ARCHIVE_NAME];
    data_folder_open(false);
    finish_match(3);
    SDL_strlcpy(name, session_archived(app.session), sizeof name);
    app_go(&app, scene_title(&app));
    data_folder_close(false); /* the window is closed at the result */
    data_folder_open_title(true);
    assert_int_equal(kept(), 1);
    assert_non_null(matches_of(&app, ruleset_find("dueling-tigers")));
    assert_true(matches_delete(&app, name, false));
    assert_int_equal(kept(), 0);
    data_folder_close(false);
    data_folder_open_title(true);
    assert_int_equal(kept(), 0);
    assert_null(matches_of(&app, ruleset_find("dueling-tigers")));
    data_folder_close(true);
}

TEST(a_match_that_cannot_be_kept_keeps_its_save)
{
    char path[MATCH_PATH];
    struct error why;
    data_folder_open(false);
    assert_true(file_write(match_path(path, folder, "records"), "x", 1, &why));
    finish_match(3);
    assert_true(headless_click("button:rematch"));
    assert_string_equal(headless_top(), "question");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "match-result");
    assert_true(headless_click("button:title"));
    assert_true(file_exists(match_path(path, folder, "dueling-tigers.tigers")));
    assert_non_null(target_find(&app, "button:continue")); /* its result can be seen again */
    assert_true(file_remove(match_path(path, folder, "records")));
    data_folder_close(true);
}

/* A practice from a record stands beside the match of its mode: another match would take that one's place,
 * and that is asked, on the mode's card. */
TEST(after_a_practice_beside_it_a_match_is_not_replaced_unasked)
{
    struct setup setup;
    struct rng rng;
    struct record record;
    bool cut;
    data_folder_open(false);
    finish_match(3);
    assert_true(record_read_save(&record, session_path(app.session), &cut, NULL));
    assert_true(headless_click("button:title"));
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 9);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    headless_steps(30);
    int position = session_position(app.session);
    app_go(&app, scene_title(&app));
    setup = record.setup;
    setup.practice = true;
    matches_play_on(&app, &record, 10, &setup);
    assert_true(app.beside);
    rng_init(&rng, 3);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    headless_step();
    assert_true(headless_click("button:rematch"));
    headless_step();
    assert_string_equal(headless_top(), "mode");
    const struct session *waits = matches_of(&app, setup.rules);
    assert_non_null(waits);
    assert_int_equal(session_position(waits), position);
    assert_true(headless_click("button:new"));
    assert_string_equal(headless_top(), "question");
    record_deinit(&record);
    data_folder_close(true);
}

TEST(it_can_be_watched_and_left_again)
{
    data_folder_open(false);
    finish_match(3);
    struct session *match = app.session;
    assert_true(headless_click("button:watch"));
    assert_string_equal(headless_top(), "replay");
    int position = session_position(match);
    assert_true(headless_click("button:next"));
    assert_ptr_equal(app.session, match); /* nothing that is watched touches it */
    assert_int_equal(session_position(match), position);
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "match-result");
    assert_ptr_equal(app.session, match);
    assert_true(session_is_over(app.session));
    assert_int_equal(kept(), 1);
    data_folder_close(true);
}

TEST(every_round_can_be_reviewed)
{
    data_folder_open(false);
    finish_match(3);
    int rounds = 0;
    for (int i = 0; i < app.targets.count; i++)
        rounds += strncmp(app.targets.list[i].id, "round:", 6) == 0;
    struct view view;
    session_view(app.session, SEAT_NONE, &view);
    assert_int_equal(rounds, view.table.round);
    struct session *match = app.session;
    assert_true(headless_click("round:2"));
    assert_string_equal(headless_top(), "review");
    assert_ptr_equal(app.session, match);
    assert_true(session_is_over(match));
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "match-result");
    data_folder_close(true);
}

TEST(the_list_shows_the_newest_and_lets_it_be_watched)
{
    char path[MATCH_PATH], name[MATCH_PATH];
    struct error why;
    data_folder_open(false);
    finish_match(3);
    assert_true(headless_click("button:title"));
    snprintf(name, sizeof name, "records/2020-01-01_00-00-00_classic.tigers");
    assert_true(file_write(match_path(path, folder, name), "broken", 6, &why));
    assert_true(headless_click("button:records"));
    for (int i = 0; i < 4; i++)
        loop_step(&app);
    loop_draw(&app, false);
    assert_non_null(target_find(&app, "record:1"));
    assert_true(headless_click("record:1"));
    assert_false(headless_click("button:watch")); /* it cannot be read */
    headless_key(SDLK_HOME);
    assert_string_equal(app.input.focus, "record:0");
    headless_key(SDLK_RETURN);
    assert_string_equal(headless_top(), "replay");
    assert_null(app.session); /* what is watched is no match under way */
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "records");
    headless_key(SDLK_ESCAPE);
    assert_string_equal(headless_top(), "title");
    data_folder_close(true);
}

/* The number of the round that stands first in the list. */
static int first_round(void)
{
    const struct target *first = headless_find("round:");
    assert_non_null(first);
    return atoi(first->id + 6);
}

/* At 2560x1440 "Menzen Tsumo" was set in letters half as high as those of the box beside it. */
TEST(a_long_name_takes_two_lines_before_smaller_letters)
{
    headless_open(2560, 1440, SPEED_OFF);
    app_go(&app, scene_by_name(&app, "duel-match-result"));
    headless_steps(4);
    float name = headless_lines("Menzen", false).pixels, other = headless_lines("guessed", false).pixels;
    assert_true(other > 0 && name >= other * .99f);
    headless_close();
}

/* Sixteen hands, of which the last twelve are shown first. What a touchpad or a finger gives, a part of a
 * line at a time, is added up; to the side it gives none. */
TEST(the_list_of_rounds_goes_by_whole_lines)
{
    static const char *const sixteen[] = {"rounds", "16", "size", "4", NULL};
    struct rng rng;
    rig_width = 1280;
    rig_height = 800;
    rig("one-suit", 0, sixteen, "", "");
    rng_init(&rng, 3);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    headless_step();
    assert_int_equal(first_round(), 5);
    headless_wheel(0);
    assert_int_equal(first_round(), 5);
    for (int i = 0; i < 3; i++)
        headless_wheel(.25f);
    assert_int_equal(first_round(), 5);
    headless_wheel(.25f);
    assert_int_equal(first_round(), 4);
    headless_wheel(.75f); /* and back before it is a whole one */
    headless_wheel(-.75f);
    assert_int_equal(first_round(), 4);
    headless_wheel(-.25f);
    assert_int_equal(first_round(), 5);
    headless_wheel(2); /* a wheel that is turned fast */
    assert_int_equal(first_round(), 3);
    headless_wheel(100); /* as far as there are any */
    assert_int_equal(first_round(), 1);
    headless_wheel(-1);
    assert_int_equal(first_round(), 2);
    headless_key(SDLK_PAGEDOWN);
    assert_int_equal(first_round(), 5);
    headless_key(SDLK_PAGEUP);
    assert_int_equal(first_round(), 1);
    headless_close();
}

/* Equal points share the place (docs/rules/classic.md "Tiles and seats"): who has as many as the first is
 * named, unless all have. */
TEST(who_are_level_at_the_top_are_named)
{
    static const struct {
        int you, scores[4];
        const char *says;
        bool lost; /* which is heard */
    } ends[] = {{0, {12, 3, 12, -27}, "You share first place with Cleo", false},
                {1, {12, 3, 12, -27}, "Cleo and Ann share first place", true},
                {0, {-30, 10, 10, 10}, "Ben, Cleo and Dan share first place", true},
                {3, {8, 8, -24, 8}, "You share first place with Ann and Ben", false},
                {2, {1, 2, -5, 2}, "Dan and Ben share first place", true},
                {SEAT_NONE, {12, 3, 12, -27}, "Ann and Cleo share first place", false},
                {0, {0, 0, 0, 0}, "The match is a tie", false},
                {1, {0, 9, -9, 0}, "You win the match", false},
                {0, {0, 9, -9, 0}, "Ben wins the match", true}};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        struct rng rng;
        rig("classic", ends[i].you, no_flowers, "", "");
        rng_init(&rng, 3);
        match_finish(app.session, &rng);
        app_go(&app, scene_match_result(&app));
        headless_step();
        for (int seat = 0; seat < 4; seat++)
            ((struct match_result *)app.top)->view.table.scores[seat] = ends[i].scores[seat];
        headless_assert_reads(ends[i].says);
        assert_int_equal(headless_reads("points each after"), strstr(ends[i].says, "the match") == NULL);
        assert_int_equal(headless_reads("The match is a tie"),
                         strcmp(ends[i].says, "The match is a tie") == 0);
        assert_int_equal(match_result_is_lost((struct match_result *)app.top), ends[i].lost);
        for (int seat = 0; seat < 4; seat++)
            ((struct match_result *)app.top)->view.table.scores[seat] = seat ? 1 : -3;
        headless_assert_reads("1 point each after");
        headless_close();
    }
}

TEST(another_match_is_no_practice_by_inheritance)
{
    data_folder_open(false);
    struct setup setup;
    struct rng rng;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 3);
    matches_begin(&app, &setup);
    rng_init(&rng, 3);
    for (int i = 0; i < 30; i++)
        match_step(app.session, &rng);
    session_make_practice(app.session);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    loop_draw(&app, false);
    assert_true(headless_click("button:rematch"));
    for (int i = 0; i < 600 && !headless_is_at("table"); i++)
        loop_step(&app);
    assert_string_equal(headless_top(), "table");
    assert_false(session_setup(app.session)->practice || session_setup(app.session)->practice_later);
    data_folder_close(true);
}

/* A way on: the computers of a match, and who they are in the next. */
struct way {
    const char *mode;
    const char *const *options;
    const char *others[SEAT_MAX], *next[SEAT_MAX];
};

/* Plays to the end: one seat well, the others at random. */
static void play_for(int seat, struct rng *rng)
{
    while (!session_is_over(app.session)) {
        struct view view;
        if (!(session_asked(app.session) >> seat & 1)) {
            match_step(app.session, rng);
            continue;
        }
        session_view(app.session, seat, &view);
        assert_true(session_play(app.session, ai_choose(AI_NORMAL, &view, rng, NULL), NULL, NULL));
    }
}

/* A match played to the end, its result just there; false, before that, if it isn't won by the person (or
 * lost). */
static bool finish_once(const struct way *way, bool won, int speed, uint64_t seed)
{
    struct setup setup;
    struct rng rng;
    struct view view;
    headless_open(1280, 800, speed);
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, seed);
    setup.rules = ruleset_find(way->mode);
    ruleset_defaults(setup.rules, setup.options);
    for (const char *const *option = way->options; option && *option; option += 2)
        assert_true(ruleset_set(setup.rules, setup.options, option[0], option[1], NULL));
    setup.seats = (uint8_t)ruleset_seats(setup.rules, setup.options);
    for (int seat = 1; seat < setup.seats; seat++) {
        const char *name = way->others[seat - 1];
        setup.players[seat] = (struct player){PLAYER_COMPUTER, (uint8_t)person_named(name), ""};
        SDL_strlcpy(setup.players[seat].name, name, sizeof setup.players[seat].name);
    }
    matches_begin(&app, &setup);
    rng_init(&rng, seed);
    play_for(won ? 0 : 1, &rng);
    session_view(app.session, SEAT_NONE, &view);
    int leader = table_leader(&view.table);
    if (leader == SEAT_NONE || (leader == 0) != won)
        return false;
    app_go(&app, scene_match_result(&app));
    loop_draw(&app, false);
    return true;
}

static void finish(const struct way *way, bool won, int speed)
{
    uint64_t seed = 1;
    while (!finish_once(way, won, speed, seed))
        assert_true(++seed < 60);
}

static const struct way mei = {"dueling-tigers", NULL, {"Mei"}, {"Otto"}};

static void finish_against_mei(bool won, int speed)
{
    finish(&mei, won, speed);
}

static struct match_result *end(void)
{
    return (struct match_result *)app.top;
}

/* The one golden button is the next of the eight after a match that was won, else the rematch; both work
 * from the first picture on, by the same rules. They take the place of all computers if these were the same;
 * else who sits beside them is as on the road. */
TEST(the_way_on_is_golden_at_once)
{
    static const char *const three[] = {"players", "three", NULL};
    static const struct way ways[] = {
        {"dueling-tigers", NULL, {"Mei"}, {"Otto"}},
        {"one-suit", three, {"Mei", "Mei"}, {"Otto", "Otto"}},
        {"classic", NULL, {"Otto", "Mei", "Nino"}, {"Kai", "Otto", "Mei"}},
    };
    for (int i = 0; i < 6; i++) {
        const struct way *way = &ways[i / 2];
        bool won = i % 2;
        finish(way, won, SPEED_NORMAL);
        int golden = 0;
        for (int target = 0; target < app.targets.count; target++)
            golden += (app.targets.list[target].flags & TARGET_FIRST) != 0;
        assert_int_equal(golden, 1);
        assert_int_equal(target_find(&app, "button:next") != NULL, won);
        assert_non_null(target_find(&app, "button:rematch"));
        struct setup before = *session_setup(app.session);
        headless_key(SDLK_RETURN);
        for (int step = 0; step < 900 && !headless_is_at("table"); step++)
            headless_step();
        assert_string_equal(headless_top(), "table");
        const struct setup *after = session_setup(app.session);
        int person = setup_only_person(after); /* wherever the dice have seated them */
        for (int seat = 1; seat < after->seats; seat++) {
            const struct player *player = &after->players[(person + seat) % after->seats];
            const char *name = (won ? way->next : way->others)[seat - 1];
            assert_string_equal(player->name, name);
            assert_int_equal(player->level, person_named(name));
        }
        assert_ptr_equal(after->rules, before.rules);
        assert_memory_equal(after->options, before.options, sizeof before.options);
        headless_close();
    }
}

/* Seven hang over the end of a match; what is lit glows red. */
static int lanterns_lit(void)
{
    static const int places[] = {80, 213, 393, 640, 887, 1067, 1200};
    int lit = 0;
    loop_draw(&app, true);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        const uint32_t *row = (const uint32_t *)app.picture->pixels + 48 * (app.picture->pitch / 4);
        lit += (row[places[i]] >> 16 & 255) > 190;
    }
    return lit;
}

/* One after the other: all for a winner, one for a loser; right away without animation. */
TEST(lanterns_are_lit_for_a_win)
{
    for (int won = 0; won < 2; won++) {
        finish_against_mei(won, SPEED_NORMAL);
        assert_int_equal(lanterns_lit(), 0);
        headless_steps(APP_STEPS / 3);
        assert_in_range(lanterns_lit(), 1, won ? 6 : 1);
        headless_steps(APP_STEPS);
        assert_int_equal(lanterns_lit(), won ? 7 : 1);
        finish_against_mei(won, SPEED_OFF);
        headless_step();
        assert_int_equal(lanterns_lit(), won ? 7 : 1);
        headless_close();
    }
}

/* Points count up within 1.4 s and then nothing moves; without animation they stand at once. */
TEST(the_score_counts_up)
{
    char score[24];
    finish_against_mei(true, SPEED_NORMAL);
    int points = end()->view.table.scores[0];
    assert_true(points > 1);
    snprintf(score, sizeof score, "%d", points);
    assert_false(headless_reads(score) && points > 40);
    headless_steps(APP_STEPS * 14 / 10 + 1);
    assert_true(headless_reads(score));
    headless_steps(4 * APP_STEPS);
    assert_false(app.animating);
    finish_against_mei(true, SPEED_OFF);
    headless_step();
    assert_true(headless_reads(score));
    headless_steps(30);
    assert_false(app.animating);
    headless_close();
}

/* Returns how many pixels have about that color of the theme. */
static int pixels_of(uint32_t colour)
{
    const SDL_Surface *picture = app.picture;
    uint32_t wanted = painter_colour(&app.painter, colour) >> 8;
    int count = 0;
    loop_draw(&app, true);
    for (int y = 0; y < picture->h; y++)
        for (int x = 0; x < picture->w; x++) {
            uint32_t pixel = ((const uint32_t *)picture->pixels)[y * (picture->pitch / 4) + x];
            bool same = true;
            for (int shift = 0; shift < 24; shift += 8)
                same &= abs((int)(pixel >> shift & 255) - (int)(wanted >> shift & 255)) < 3;
            count += same;
        }
    return count;
}

/* A match that the least of its hands would have turned is spoken of as narrow. */
TEST(a_narrow_match_is_spoken_of_as_such)
{
    bool seen[2] = {false, false};
    for (uint64_t seed = 1; !seen[0] || !seen[1]; seed++) {
        int least = INT_MAX;
        assert_true(seed < 60);
        if (!finish_once(&mei, false, SPEED_OFF, seed))
            continue;
        const struct table *table = &end()->view.table;
        for (int i = 0; i < end()->rounds; i++) {
            const struct result *result = &end()->lines[i].table.result;
            if (result->outcome == OUTCOME_WIN)
                least = SDL_min(least, result->gain[result->winner]);
        }
        bool narrow = table->scores[1] - table->scores[0] <= least;
        assert_int_equal(end()->speaker, 1);
        assert_true(said_line(end()->says, person_named("Mei"),
                              narrow ? MOMENT_NARROW_MATCH : MOMENT_MATCH_WON_THEIRS));
        seen[narrow] = true;
    }
    headless_close();
}

/* The first win over one of the eight brings their crown, and it is said how many there are; beside what is
 * said of the prize it is shown: Mei's felt. */
TEST(a_crown_is_counted)
{
    for (int won = 0; won < 2; won++) {
        finish_against_mei(won, SPEED_OFF);
        headless_step();
        assert_int_equal(headless_reads("1 of 8 crowns"), won);
        assert_int_equal(headless_reads("New: The wine felt"), won);
        assert_int_equal(pixels_of(COLOUR_FELT_WINE_HIGH) > 100, won);
        headless_close();
    }
}

/* A tie with one of the eight earns no crown, and it is said that it may be tried again; practice earns none
 * anyway. */
TEST(a_tie_earns_no_crown)
{
    for (int practice = 0; practice < 2; practice++) {
        for (uint64_t seed = 1;; seed++) {
            struct setup setup;
            struct rng rng;
            struct view view;
            assert_true(seed < 60);
            headless_open(1280, 800, SPEED_OFF);
            headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, seed);
            setup.practice = practice;
            setup.rounds = 1;
            setup.players[1].level = (uint8_t)person_named("Mei");
            matches_begin(&app, &setup);
            rng_init(&rng, seed);
            match_finish(app.session, &rng);
            session_view(app.session, SEAT_NONE, &view);
            if (table_leader(&view.table) == SEAT_NONE)
                break;
        }
        app_go(&app, scene_match_result(&app));
        headless_step();
        assert_int_equal(headless_reads("A tie earns no crown and costs nothing. Play it again."), !practice);
        headless_close();
    }
}

/* Only what the record shows is told: a best moment of who won a round, dealing in of who did. */
TEST(the_best_moment_is_true)
{
    for (int won = 0; won < 2; won++) {
        finish_against_mei(won, SPEED_OFF);
        int most = 0, dealt = 0;
        for (int i = 0; i < end()->rounds; i++) {
            const struct result *result = &end()->lines[i].table.result;
            bool win = result->outcome == OUTCOME_WIN;
            most = win && result->winner == 0 ? SDL_max(most, result->gain[0]) : most;
            dealt += win && result->winner == 1 && result->from == 0;
        }
        assert_int_equal(headless_reads("est moment"), most > 0);
        if (most > 0)
            assert_int_equal(end()->moment.result.view.table.result.gain[0], most);
        if (dealt)
            assert_false(headless_reads("never dealt in"));
        assert_int_equal(headless_reads("One thing to try"), !won);
        headless_close();
    }
}

/* How rare a won match's best hand is, where that was measured and the match had the options of then. */
TEST(a_rare_hand_is_told_as_such)
{
    const struct ruleset *rules = ruleset_find("dueling-tigers");
    const struct pattern *rare = ruleset_pattern(rules, "big-three-dragons");
    char words[160];
    finish_against_mei(true, SPEED_OFF);
    end()->crown = -1; /* of which else more is said */
    assert_non_null(end()->moment.session);
    end()->moment.result.score.lines[0].pattern = ruleset_pattern(rules, "all-chow");
    end()->moment.result.score.line_count = 1;
    assert_false(headless_reads("sees this hand"));
    end()->moment.result.score.lines[1].pattern = rare;
    end()->moment.result.score.line_count = 2;
    assert_true(rarity_of(rules, rare) >= 20);
    snprintf(words, sizeof words, "Big Three Dragons: about one match in %d sees this hand.",
             rarity_of(rules, rare));
    headless_assert_reads(words);
    headless_close();
}

/* Nobody is stronger than the last of the eight: after a match against them there is only a rematch. */
TEST(nobody_comes_after_the_strongest)
{
    for (int level = AI_PERSON + PEOPLE - 2; level < AI_PERSON + PEOPLE; level++) {
        struct setup setup;
        struct rng rng;
        enum ai_level who;
        headless_open(1280, 800, SPEED_OFF);
        headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 3);
        setup.players[1].level = (uint8_t)level;
        app_set_session(&app, session_new(&setup, NULL));
        rng_init(&rng, 3);
        match_finish(app.session, &rng);
        app_go(&app, scene_match_result(&app));
        headless_step();
        assert_int_equal(match_result_next((struct match_result *)app.top, &who),
                         level == AI_PERSON + PEOPLE - 2);
        assert_non_null(headless_find("button:rematch"));
        headless_close();
    }
}
