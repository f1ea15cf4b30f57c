/*
 * test_road.c: the road and the evening of eight on the screen: crowns open the next of the eight and prizes,
 * who gives theirs speaks of it, an evening that is won is an achievement, once.
 */
#include "support/test.h"

#include "ai/people.h"
#include "sdl/data_folder.h"
#include "sdl/result/match_result.h"
#include "sdl/said_line.h"
#include "session/statistics/journal.h"

static void add_match(struct text *text, const char *when, int who)
{
    enum ai_level level = (enum ai_level)(AI_PERSON + who);
    text_add(text, "match %s_dueling-tigers.tigers 0 0 9 2 ; person \"You\" ; %s \"%s\" ; d:0\n", when,
             ai_level_name(level), person_at(level)->name);
}

/* The title of a player who has so many crowns, and has won so many matches of an evening of eight. */
static void open_title(int crowns, int evening)
{
    char path[MATCH_PATH], when[RECORD_BEGAN];
    struct text text = {0};
    text_add(&text, JOURNAL_HEAD " 4\n");
    for (int i = 0; i < crowns; i++) {
        snprintf(when, sizeof when, "2026-11-%02d_10-00-00", i + 1);
        add_match(&text, when, i);
    }
    for (int i = 0; i < evening; i++) {
        snprintf(when, sizeof when, "2026-11-28_20-%02d-00", i);
        add_match(&text, when, 0); /* against anybody */
    }
    data_folder_open(false);
    assert_true(file_write(match_path(path, folder, JOURNAL_FILE), text.data, text.size, NULL));
    text_deinit(&text);
    data_folder_open_title(true);
    app.settings.evening = evening ? 5 : 0;
    for (int i = 0; i < evening; i++)
        snprintf(app.settings.evening_matches[i], PLAYER_NAME, "2026-11-28 20:%02d:00", i);
}

TEST(a_crown_opens_the_next_and_a_prize)
{
    open_title(2, 0);
    headless_assert_reads(" 2 of 8 crowns");
    headless_assert_reads("Next: Otto the tortoise");
    assert_true(headless_click("button:road"));
    headless_steps(2);
    assert_non_null(target_find(&app, "button:challenge"));
    assert_null(target_find(&app, "button:prize")); /* the teahouse is Otto's */
    assert_true(headless_click("stop:3"));
    headless_step();
    assert_null(target_find(&app, "button:challenge"));
    headless_assert_reads("Opens with Otto’s crown");
    assert_true(headless_click("stop:1"));
    headless_step();
    headless_assert_reads("The wine felt");
    assert_true(headless_click("button:prize"));
    assert_int_equal(app.settings.felt, 1);
    data_folder_close(true);
}

/* The light of the plate with the prize, at the upper right of a face on the map. */
static long plate_light(const char *stop)
{
    struct rect face = target_find(&app, stop)->rect;
    int x = (int)(face.x + face.w * .93f), y = (int)(face.y + face.w * .2f);
    long light = 0;
    app_dirty(&app);
    loop_draw(&app, true);
    for (int dy = -4; dy <= 4; dy++)
        for (int dx = -4; dx <= 4; dx++) {
            const uint32_t *row = (const uint32_t *)app.picture->pixels + (y + dy) * (app.picture->pitch / 4);
            light += (row[x + dx] >> 8 & 255);
        }
    return light;
}

/* Kai's jade back is pale on the map until it is open; other modes have no prizes. */
TEST(prizes_lie_on_the_map)
{
    open_title(2, 0);
    assert_true(headless_click("button:road"));
    headless_steps(2);
    app.settings.all_prizes = false;
    long pale = plate_light("stop:3");
    headless_assert_reads("Win a match to earn a crown. Losing costs nothing.");
    app.settings.all_prizes = true;
    assert_true(plate_light("stop:3") > pale);
    headless_assert_reads("All prizes are open. A setting did that; the crowns are still yours to win.");
    assert_true(headless_click("mode:1"));
    headless_step();
    long none = plate_light("stop:3");
    app.settings.all_prizes = false;
    assert_true(plate_light("stop:3") == none);
    data_folder_close(true);
}

/* On a phone map and meetings are in places of their own: all is as wide as the screen, and goes on below. */
TEST(a_phone_goes_the_road_in_a_column)
{
    static const int phones[][2] = {{390, 610}, {844, 330}};
    for (int i = 0; i < 2; i++) {
        open_title(PEOPLE, 0);
        SDL_Surface *desk = app.picture;
        app.picture =
            SDL_CreateRGBSurfaceWithFormat(0, phones[i][0], phones[i][1], 32, SDL_PIXELFORMAT_RGB888);
        app_go(&app, scene_road(&app, scene_modes[0]));
        headless_steps(2);
        assert_int_equal(app.painter.layout.width, phones[i][0]);
        assert_true(headless_click("stop:3"));
        headless_steps(2);
        headless_assert_reads("Kai the fox");
        assert_non_null(target_find(&app, "button:challenge"));
        assert_true(headless_click("mode:1"));
        headless_steps(2);
        assert_null(target_find(&app, "button:evening")); /* other modes have none */
        assert_true(headless_click("mode:0"));
        headless_steps(2);
        assert_true(headless_click("button:evening"));
        headless_steps(2);
        assert_string_equal(headless_top(), "evening");
        assert_int_equal(app.painter.layout.width, phones[i][0]);
        assert_true(headless_click("button:start"));
        headless_wait_for_target("button:challenge");
        headless_assert_reads("First lantern: eight at the tables");
        SDL_FreeSurface(app.picture);
        app.picture = desk;
        data_folder_close(true);
    }
}

/* What a head says is above what comes below it, however large the letters are. */
TEST(a_phone_has_room_for_a_head_in_large_letters)
{
    open_title(PEOPLE, 0);
    SDL_Surface *desk = app.picture;
    app.picture = SDL_CreateRGBSurfaceWithFormat(0, 390, 610, 32, SDL_PIXELFORMAT_RGB888);
    app.settings.scale = 150;
    app_go(&app, scene_evening(NULL, &app));
    headless_steps(3);
    struct rect head = headless_lines("lantern.", false).rect, news = headless_lines("The tower", false).rect;
    assert_true(head.h > 0 && news.y > head.y + head.h + 20);
    SDL_FreeSurface(app.picture);
    app.picture = desk;
    data_folder_close(true);
}

/* A match of four that the person has won, and in which not Otto, on the third seat, came second. */
static void win_ahead_of(void)
{
    static const int others[] = {5, 2, 7}; /* Ravi, Otto, Amara */
    int order[SEAT_MAX];
    struct view view;
    uint64_t seed = 0;
    do {
        struct setup setup = setup_of(ruleset_find("patterns"), ++seed);
        struct rng rng;
        rng_init(&rng, seed);
        setup.players[0].kind = PLAYER_PERSON;
        for (int i = 0; i < 3; i++)
            setup.players[i + 1] =
                (struct player){.kind = PLAYER_COMPUTER, .level = (uint8_t)(AI_PERSON + others[i])};
        app_set_session(&app, session_new(&setup, NULL));
        match_finish(app.session, &rng);
        session_view(app.session, 0, &view);
        table_standing(&view.table, order);
    } while (table_leader(&view.table) != 0 || order[1] == 2);
}

/* docs/handbook.md: the crown is that of the weakest, who isn't always the second. */
TEST(who_gives_a_crown_speaks_of_it)
{
    headless_open(1280, 800, SPEED_OFF);
    win_ahead_of();
    app_go(&app, scene_match_result(&app));
    headless_step();
    const struct match_result *match = (const struct match_result *)app.top;
    assert_int_equal(match->crown, 2);
    assert_int_equal(match->speaker, 2);
    assert_true(said_line(match->says, (enum ai_level)(AI_PERSON + 2), MOMENT_FIRST_CROWN_LOST));
    headless_close();
}

static void open_evening(int won)
{
    open_title(PEOPLE, won);
    assert_true(headless_click("button:road"));
    headless_steps(2);
    assert_true(headless_click("button:evening"));
    assert_string_equal(headless_top(), "evening");
}

TEST(the_final_is_greeted)
{
    open_evening(2);
    headless_wait_for_target("button:challenge");
    headless_assert_reads("Last lantern: you and");
    assert_true(headless_click("button:challenge"));
    assert_string_equal(headless_top(), "table");
    const struct table_remark *remark = &headless_table()->remark;
    for (int step = 0; step < 60 && !remark->words; step++)
        headless_step();
    assert_true(said_line(remark->words,
                          (enum ai_level)session_setup(app.session)->players[remark->seat].level,
                          MOMENT_TOURNAMENT_FINAL));
    data_folder_close(true);
}

TEST(an_evening_that_is_won_is_an_achievement_once)
{
    open_evening(3);
    for (int time = 0; time < 2; time++) {
        struct journal journal = {0};
        headless_wait_for_target("button:start");
        headless_assert_reads("The evening is yours.");
        assert_true(journal_read(&journal, matches_journal(&app), true, NULL));
        assert_int_equal(journal.feat_count, 1);
        assert_string_equal(journal.feats[0].id, "evening_of_eight");
        assert_string_equal(journal.feats[0].when, "2026-11-28_20-02-00_dueling-tigers.tigers");
        journal_deinit(&journal);
        app_go(&app, scene_evening(NULL, &app));
        headless_step();
    }
    data_folder_close(true);
}
