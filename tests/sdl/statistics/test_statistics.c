/*
 * test_statistics.c: the screen of statistics over a data folder: what is counted when, beginning again and
 * taking it back, the pages by key and click.
 * Tier: ci
 */
#include "support/test.h"

#include "rules/modes/list.h"
#include "sdl/app/days.h"
#include "sdl/data_folder.h"
#include "sdl/paint/canvas.h"
#include "sdl/statistics/statistics_scene.h"
#include "session/drill/drill_record.h"
#include "session/statistics/journal_line.h"
#include "support/system.h"

/* Plays a match that counts, and leaves its result. */
static void play_match(uint64_t seed)
{
    data_folder_play(seed, false);
    matches_end(&app);
}

/* The matches that the journal in the folder counts. */
static int counted(void)
{
    struct journal journal = {0};
    struct statistics sum;
    assert_true(journal_read(&journal, matches_journal(&app), true, NULL));
    statistics_count(&journal, &(struct selection){NULL, NULL}, &sum);
    journal_deinit(&journal);
    return sum.matches;
}

static struct statistics_scene *open_screen(void)
{
    app_go(&app, scene_statistics(NULL, &app));
    app.command_line.headless = false; /* which writes nothing */
    headless_steps(8);
    return (struct statistics_scene *)app.top;
}

static void close_screen(void)
{
    app.command_line.headless = true;
    data_folder_close(true);
}

/* The page of that alias with made-up matches. */
static struct statistics_scene *open_example(const char *alias)
{
    headless_open(1280, 800, SPEED_OFF);
    app_go(&app, statistics_with_example(&app, alias));
    headless_steps(2);
    return (struct statistics_scene *)app.top;
}

TEST(a_match_counts_as_its_result_is_left)
{
    data_folder_open(false);
    matches_open(&app);
    app.command_line.headless = false;
    play_match(1);
    assert_int_equal(counted(), 1);
    play_match(2);
    assert_int_equal(counted(), 2);
    close_screen();
}

TEST(records_of_before_are_counted_when_the_screen_opens)
{
    struct archived kept[4];
    data_folder_open(false);
    play_match(1);
    play_match(2);
    file_remove(matches_journal(&app));
    assert_int_equal(counted(), 0);
    struct statistics_scene *scene = open_screen();
    assert_int_equal(scene->all.matches, 2);
    assert_int_equal(counted(), 2);
    assert_int_equal(archive_list(matches_records(&app), kept, 4), 2);
    archive_remove(matches_records(&app), kept[0].name); /* a record that is deleted goes on counting */
    scene = open_screen();
    assert_int_equal(scene->all.matches, 2);
    close_screen();
}

TEST(starting_over_asks_and_can_be_undone)
{
    struct archived kept[4];
    data_folder_open(false);
    play_match(1);
    struct statistics_scene *scene = open_screen();
    journal_reset(&scene->counting.journal,
                  ""); /* the match began this very second, which is not before it */
    scene->counting.journal.matches[0].name[3] = '0';
    assert_true(headless_click("button:reset"));
    assert_string_equal(headless_top(), "question");
    assert_true(headless_click("button:no"));
    headless_steps(2);
    assert_int_equal(scene->all.matches, 1);
    assert_true(headless_click("button:reset"));
    assert_true(headless_click("button:yes"));
    headless_steps(2);
    assert_int_equal(scene->all.matches, 0);
    assert_int_equal(counted(), 0);
    assert_int_equal(archive_list(matches_records(&app), kept, 4), 1);
    assert_null(target_find(&app, "button:reset"));
    assert_true(headless_click("button:all"));
    headless_steps(2);
    assert_int_equal(scene->all.matches, 1);
    assert_int_equal(counted(), 1);
    close_screen();
}

/* A match of a person and a computer, which counts, lies finished on the table. */
static void finish_on_table(struct setup *setup)
{
    struct rng rng;
    match_setup(setup, 2);
    setup->practice = false;
    setup->players[1].kind = PLAYER_COMPUTER;
    matches_begin(&app, setup);
    rng_init(&rng, 2);
    match_finish(app.session, &rng);
}

/* A match is over, and counted because the screen is opened before its result is left. Then it becomes
 * practice: by its end taken back, by its last deal begun again, or because its player chose so. */
TEST(what_becomes_practice_after_its_end_counts_no_more)
{
    static const char *const ways[] = {"button:undo", "button:restart", "button:practice"};
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        struct setup setup;
        data_folder_open(false);
        app.command_line.headless = false;
        play_match(1);
        finish_on_table(&setup);
        assert_non_null(session_archived(app.session));
        matches_put_away(&app);
        assert_int_equal(open_screen()->all.matches, 2);
        app_go(&app, scene_title(&app));
        assert_int_equal(counted(), 2);
        assert_true(matches_take_up(&app, setup.rules));
        app_go(&app, scene_pause(&app, scene_result(&app)));
        headless_steps(2);
        assert_true(headless_click(ways[way]));
        assert_true(headless_click("button:yes"));
        headless_steps(2);
        assert_int_equal(session_is_over(app.session), strcmp(ways[way], "button:practice") == 0);
        assert_int_equal(counted(), 1);
        matches_put_away(&app); /* and it is given up */
        matches_begin(&app, &setup);
        matches_put_away(&app);
        assert_int_equal(open_screen()->all.matches, 1);
        close_screen();
    }
}

/* The same while the disk is full, so that its record cannot say that it is practice. Once there is room
 * again it does. */
TEST(what_becomes_practice_on_a_full_disk_counts_no_more_either)
{
    static const char *const ways[] = {"button:undo", "button:restart", "button:practice"};
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        bool stays = strcmp(ways[way], "button:practice") == 0;
        char path[MATCH_PATH], name[ARCHIVE_NAME];
        struct record record;
        struct setup setup;
        data_folder_open(false);
        app.command_line.headless = false;
        finish_on_table(&setup);
        snprintf(name, sizeof name, "%s", session_archived(app.session));
        match_path(path, matches_records(&app), name);
        matches_put_away(&app);
        assert_int_equal(open_screen()->all.matches, 1);
        app_go(&app, scene_title(&app));
        assert_true(matches_take_up(&app, setup.rules));
        app_go(&app, scene_pause(&app, scene_result(&app)));
        headless_steps(2);
        system_stop_writing(path, true);
        assert_true(headless_click(ways[way]));
        assert_true(headless_click("button:yes"));
        headless_steps(2);
        assert_int_equal(counted(), 0);
        assert_int_equal(file_exists(path), stays);
        assert_int_equal(open_screen()->all.matches, 0);
        app_go(&app, scene_title(&app));
        system_stop_writing(path, false);
        if (stays) {
            matches_take_up(&app, setup.rules);
            matches_end(&app); /* its result is left */
            assert_true(archive_read(matches_records(&app), name, &record, NULL));
            assert_true(record.setup.practice);
            record_deinit(&record);
            assert_false(data_folder_holds("dueling-tigers.tigers"));
            assert_int_equal(counted(), 0);
        }
        close_screen();
    }
}

/* What cannot be written is told here as where a result is left. */
TEST(a_match_that_cannot_be_counted_again_is_reported)
{
    struct setup setup;
    data_folder_open(false);
    finish_on_table(&setup);
    assert_true(journal_note(matches_journal(&app), matches_records(&app),
                             &(const char *){session_archived(app.session)}, 1, true, NULL));
    app_go(&app, scene_pause(&app, scene_result(&app)));
    headless_steps(2);
    system_stop_writing(matches_journal(&app), true);
    assert_true(headless_click("button:undo"));
    assert_true(headless_click("button:yes"));
    system_stop_writing(matches_journal(&app), false);
    headless_steps(2);
    assert_non_null(target_find(&app, "button:close-warning"));
    headless_assert_reads("can’t be written");
    data_folder_close(true);
}

TEST(pages_are_turned_by_keys_and_clicks)
{
    open_example("statistics-overview");
    headless_key(SDLK_PAGEDOWN);
    assert_string_equal(app.top->alias, "statistics-modes");
    headless_key(SDLK_PAGEUP);
    headless_key(SDLK_PAGEUP);
    assert_string_equal(app.top->alias, "statistics-profile");
    headless_key(SDLK_4);
    assert_string_equal(app.top->alias, "statistics-hands");
    struct statistics_scene *scene = (struct statistics_scene *)app.top;
    int all = scene->hand_count;
    assert_true(headless_click("pattern:2"));
    headless_steps(2);
    assert_int_equal(scene->hand_count, SDL_min(all, scene->patterns[2].hands));
    assert_true(headless_click("mode:2"));
    headless_steps(2);
    assert_ptr_equal(statistics_mode(scene), scene_modes[1]);
    assert_true(headless_click("page:1"));
    assert_true(headless_click("row:3"));
    headless_steps(2);
    assert_ptr_equal(statistics_mode(scene), scene_modes[3]);
    assert_string_equal(app.top->alias, "statistics-overview");
}

static void answer(struct drill_record *record, enum drill drill, const struct ruleset *rules, int tasks)
{
    for (int i = 0; i < tasks; i++)
        trainer_tally_add(&record->tallies[drill][ruleset_place(rules)], true, 2000);
}

TEST(trainers_are_shown_together_and_by_mode)
{
    static struct drill_record record;
    data_folder_open(false);
    drill_record_defaults(&record);
    answer(&record, DRILL_DISCARD, &ruleset_dueling_tigers, 31);
    answer(&record, DRILL_DISCARD, &ruleset_classic, 12);
    answer(&record, DRILL_GUESS, &ruleset_tenpai_duel, 57);
    assert_true(drill_record_save(&record, app.data, NULL));
    open_screen();
    assert_true(headless_click("page:5"));
    assert_true(headless_reads(" 43 ") && headless_reads(" 57 ") && headless_reads("The waits of 4 tiles"));
    assert_true(headless_click("mode:1")); /* Dueling Tigers */
    headless_steps(2);
    assert_true(headless_reads(" 31 "));
    assert_false(headless_reads(" 57 ") || headless_reads("The guess") ||
                 headless_reads("The waits of 4 tiles"));
    assert_true(headless_click("mode:2")); /* Tenpai Duel: no discard was asked there */
    headless_steps(2);
    assert_true(headless_reads(" 57 "));
    assert_false(headless_reads(" 31 "));
    assert_true(headless_click("mode:3")); /* One Suit: its hands have no points to count */
    headless_steps(2);
    assert_true(headless_reads("The waits of 13 tiles"));
    assert_false(headless_reads("Points of a hand"));
    close_screen();
}

/* A share is the same wherever it stands, to the nearest per cent, and 0 and 100 % are none and all
 * (docs/formats.md "Statistics"). */
TEST(a_share_is_the_same_everywhere)
{
    static const struct {
        int hands, right;
        const char *share;
    } cases[] = {{8, 5, "63%"}, {200, 199, "99%"}, {300, 1, "1%"}, {5, 5, "100%"}, {5, 0, "0%"}};
    static struct drill_record record;
    char cell[16], card[48];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        data_folder_open(false);
        drill_record_defaults(&record);
        struct trainer_tally *tally = &record.tallies[DRILL_DANGER][ruleset_place(&ruleset_dueling_tigers)];
        for (int hand = 0; hand < cases[i].hands; hand++)
            trainer_tally_add(tally, hand < cases[i].right, 2000);
        assert_true(drill_record_save(&record, app.data, NULL));
        snprintf(cell, sizeof cell, " %s ", cases[i].share);
        snprintf(card, sizeof card, "%d answered, %s right", cases[i].hands, cases[i].share);
        open_screen();
        assert_true(headless_click("page:5"));
        headless_assert_reads(cell);
        app_go(&app, scene_drill(&app, DRILL_DANGER));
        headless_steps(2);
        headless_assert_reads(cell);
        app_go(&app, scene_trainers(NULL, &app));
        headless_steps(2);
        headless_assert_reads(card);
        close_screen();
    }
}

TEST(deals_of_the_day_have_a_row)
{
    data_folder_open(false);
    open_screen();
    assert_true(headless_click("page:1"));
    assert_true(headless_reads("no days yet"));
    struct day_entry *entry = day_book_enter(days_book(&app), days_today());
    *entry = (struct day_entry){
        .day = entry->day, .done = true, .compared = true, .own = {{5, 0, -3, 7}}, .hard = {{0, 4, -2, 0}}};
    struct statistics_scene *scene = open_screen();
    assert_true(headless_click("page:1"));
    assert_true(headless_reads("1 of 1 better than Amara"));
    assert_true(headless_reads("2 of 4 won"));
    assert_true(headless_reads("9.0 points ahead per day, Amara 2.0"));
    journal_reset(&scene->counting.journal, "9999-01-01 00:00:00"); /* begun again: the day lies before */
    statistics_changed(scene, &app);
    headless_steps(2);
    assert_true(headless_reads("no days yet"));
    close_screen();
}

/* Opponents that the list has no room for come into view as the arrows go on. */
TEST(arrows_go_down_a_list_that_is_scrolled)
{
    headless_open(960, 600, SPEED_OFF);
    app_go(&app, statistics_with_example(&app, "statistics-opponents"));
    headless_steps(2);
    struct statistics_scene *scene = (struct statistics_scene *)app.top;
    struct opponent met = scene->opponents[0];
    for (scene->opponent_count = 0; scene->opponent_count < 20; scene->opponent_count++)
        scene->opponents[scene->opponent_count] = met;
    app_dirty(&app);
    loop_draw(&app, true);
    assert_null(target_find(&app, "bar:ahead:19"));
    input_focus(&app, "bar:ahead:0");
    app.input.focus_visible = true;
    for (int i = 1; i < 20; i++) {
        headless_key(SDLK_DOWN);
        assert_string_equal(app.input.focus, TARGET_ID("bar:ahead", i));
        assert_non_null(target_find(&app, app.input.focus));
    }
    for (int i = 0; i < 19; i++)
        headless_key(SDLK_UP);
    assert_string_equal(app.input.focus, "bar:ahead:0");
    assert_true(scene->list.at == 0);
}

/* The strip below the curve: a part for each match, as high as the strip if it was won, in its middle if
 * tied, at its foot if lost. So it is told without a colour. */
TEST(how_matches_ended_is_seen_without_colours)
{
    enum { HEIGHT = 12, MATCHES = 64 };
    int won = 0, tied = 0, lost = 0;
    struct rect rect, strip = {0};
    headless_open_scene("statistics-time", 1280, 800, SPEED_OFF);
    const struct canvas *canvas = app.painter.canvas;
    for (int i = 0; i < canvas_count(canvas) && !won; i++)
        if (!canvas_noted(canvas, i, &rect) && rect.h == HEIGHT && rect.w > 5 && rect.w < 40) {
            strip = rect;
            won++;
        }
    assert_int_equal(won, 1);
    won = 0;
    for (int i = 0; i < canvas_count(canvas); i++) {
        bool within = !canvas_noted(canvas, i, &rect) && rect.w > 5 && rect.w < 40 && rect.y >= strip.y &&
                      rect.y + rect.h <= strip.y + HEIGHT;
        won += within && rect.h == HEIGHT;
        lost += within && rect.h < HEIGHT && rect.y + rect.h == strip.y + HEIGHT;
        tied += within && rect.y > strip.y && rect.y + rect.h < strip.y + HEIGHT;
    }
    assert_true(won > 0 && tied > 0 && lost > 0);
    assert_int_equal(won + tied + lost, MATCHES);
}

/* A file of figures that is none is set aside, and what cannot be written is told; the matches are counted
 * all the same, from their records. */
TEST(a_file_that_fails_is_told)
{
    struct error why;
    data_folder_open(false);
    play_match(1);
    assert_true(file_write(matches_journal(&app), "rubbish", 7, &why));
    struct statistics_scene *scene = open_screen();
    assert_int_equal(scene->all.matches, 1);
    close_screen();
    data_folder_open(false);
    play_match(1);
    app.command_line.headless = false;
    app_go(&app, scene_title(&app)); /* which counts what is missing, too */
    file_remove(matches_journal(&app));
    if (system_lock_folder(folder, true)) {
        app_go(&app, scene_statistics(NULL, &app));
        headless_steps(8);
        system_lock_folder(folder, false);
        headless_assert_reads("Couldn’t save the statistics: ");
        assert_int_equal(((struct statistics_scene *)app.top)->all.matches, 1);
    }
    close_screen();
}

/* A mode that was never played has no bar. */
TEST(only_what_was_played_is_shown)
{
    struct statistics_scene *scene = open_example("statistics-overview");
    scene->mode = -1;
    statistics_changed(scene, &app);
    headless_steps(2);
    assert_non_null(target_find(&app, "bar:mode:0"));
    assert_non_null(target_find(&app, "bar:mode:1"));
    int count = 0;
    for (int i = 0; i < scene->counting.journal.count; i++)
        if (scene->counting.journal.matches[i].rules != scene_modes[1])
            scene->counting.journal.matches[count++] = scene->counting.journal.matches[i];
        else
            match_tally_deinit(&scene->counting.journal.matches[i]);
    scene->counting.journal.count = count;
    statistics_changed(scene, &app);
    headless_steps(2);
    assert_non_null(target_find(&app, "bar:mode:0"));
    assert_null(target_find(&app, "bar:mode:1"));
}

TEST(opponents_are_told_by_their_kind)
{
    data_folder_open(false);
    play_match(1);
    open_screen();
    headless_key(SDLK_3);
    assert_string_equal(app.top->alias, "statistics-opponents");
    headless_assert_reads(ai_level_label(AI_EASY));
    close_screen();
}

/* A page that comes under a pointer at rest explains nothing yet: the explanation would cover what one reads.
 */
TEST(a_page_that_comes_explains_nothing)
{
    struct statistics_scene *scene = open_example("statistics-overview");
    struct rect fact = target_find(&app, "fact:2")->rect;
    headless_mouse(SDL_MOUSEMOTION, fact);
    headless_rest();
    headless_steps(2);
    assert_true(scene->tip.name[0]);
    headless_key(SDLK_2);
    headless_key(SDLK_1);
    headless_steps(2);
    headless_rest();
    assert_string_equal(app.input.hot, "fact:2");
    assert_false(scene->tip.name[0]);
    fact.x += 4;
    headless_mouse(SDL_MOUSEMOTION, fact);
    headless_rest();
    headless_steps(2);
    assert_true(scene->tip.name[0]);
    headless_close();
}

/* The pattern that is chosen already lets all hands be seen again. */
TEST(a_pattern_is_chosen_and_left)
{
    struct statistics_scene *scene = open_example("statistics-hands");
    assert_true(headless_click("mode:1"));
    headless_steps(2);
    int all = scene->hand_count;
    assert_true(headless_click("pattern:2"));
    headless_steps(2);
    assert_int_equal(scene->chosen, 2);
    assert_true(scene->hand_count <= all);
    assert_true(headless_click("pattern:2"));
    headless_steps(2);
    assert_int_equal(scene->chosen, -1);
    assert_int_equal(scene->hand_count, all);
    assert_true(headless_click("pattern:2"));
    journal_reset(&scene->counting.journal,
                  "9999-01-01 00:00:00"); /* begun again: there is no pattern any more */
    statistics_changed(scene, &app);
    headless_steps(2);
    assert_int_equal(scene->hand_count, 0);
    headless_assert_reads("No hand won yet");
}

/* The hands of a mode that a journal of this one match has. */
static void show_hands_of(int mode, const char *text)
{
    struct match_tally match;
    struct error why;
    char line[400];
    snprintf(line, sizeof line, "%s", text);
    if (!journal_line_parse(&match, line, &why))
        fail_msg("%s", why.message);
    struct statistics_scene *scene = (struct statistics_scene *)app.top;
    journal_deinit(&scene->counting.journal);
    journal_put(&scene->counting.journal, &match);
    scene->mode = mode;
    statistics_changed(scene, &app);
    headless_steps(2);
    assert_int_equal(scene->hand_count, 1);
}

/* A hand was won against those who played its round: one who sat down later counts, one who sat out doesn't.
 */
TEST(a_hand_was_won_against_who_played_the_round)
{
    open_example("statistics-hands");
    show_hands_of(0, "2026-11-20_10-00-00_dueling-tigers.tigers 0 0 2 5 ; person \"You\" ; easy \"Lin\" ;"
                     " from 2 1 zora \"Zora\" ; l1<0:0 w0<1:2=2:discard:123m_456m_789m_22!2p_55z");
    headless_assert_reads("20 Nov 2026, against Zora ");
    show_hands_of(0, "2026-11-20_10-00-00_dueling-tigers.tigers 0 0 2 5 ; person \"You\" ; easy \"Lin\" ;"
                     " from 2 1 zora \"Zora\" ; w0<1:2=2:discard:123m_456m_789m_22!2p_55z l1<0:0");
    headless_assert_reads("20 Nov 2026, against Lin ");
    show_hands_of(2, "2026-11-20_10-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Ben\" ;"
                     " easy \"Cai\" ; w0<2:6:des1=6:discard:123m_456m_1!1m");
    headless_assert_reads("20 Nov 2026, against Cai ");
    assert_false(headless_reads("others"));
    show_hands_of(2, "2026-11-20_10-00-00_one-suit.tigers 0 0 8 5 2 ; person \"You\" ; easy \"Ben\" ;"
                     " easy \"Cai\" ; w0<2:6:de=6:discard:123m_456m_1!1m");
    headless_assert_reads("20 Nov 2026, against Ben and others ");
}

static void point_at(const char *id)
{
    const struct target *target = target_find(&app, id);
    assert_non_null(target);
    headless_mouse(SDL_MOUSEMOTION, target->rect);
    headless_rest();
}

/* Of all rounds that were won of the mode one is left, with so many points. */
static void win_with(struct statistics_scene *scene, int points)
{
    bool left = false;
    for (int i = 0; i < scene->counting.journal.count; i++)
        for (int r = 0; r < scene->counting.journal.matches[i].round_count; r++) {
            struct tally_round *round = &scene->counting.journal.matches[i].rounds[r];
            if (round->end != ROUND_WON || scene->counting.journal.matches[i].rules != statistics_mode(scene))
                continue;
            round->end = left ? ROUND_DRAWN : ROUND_WON;
            round->points = points;
            left = true;
        }
    assert_true(left);
    statistics_changed(scene, &app);
    headless_steps(2);
}

/* Each column of the points that wins brought stands for one amount while they are few, else for some. */
TEST(columns_tell_their_points)
{
    struct statistics_scene *scene = open_example("statistics-overview");
    assert_true(headless_click("mode:1"));
    win_with(scene, 1);
    point_at("bin:1");
    headless_assert_reads("1 point");
    headless_assert_reads("One round won");
    win_with(scene, 3);
    point_at("bin:3");
    headless_assert_reads("3 points");
    win_with(scene, 100); /* in twelve columns: tens end at 110 */
    point_at("bin:10");
    headless_assert_reads("100 to 109 points");
    headless_assert_reads("One round won");
}

/* Over all modes the curve is of matches won, as points of several do not compare. */
TEST(the_curve_tells_what_it_is_of)
{
    open_example("statistics-time");
    assert_true(headless_click("mode:0"));
    headless_steps(2);
    headless_assert_reads("Matches won, in percent");
    point_at("match:0");
    headless_assert_reads("Won of the last ten so far: ");
    assert_true(headless_click("mode:1"));
    headless_steps(2);
    headless_assert_reads("Points of the match");
    point_at("match:0");
    headless_assert_reads("Average so far: ");
    assert_false(headless_reads("Won of the last ten so far: "));
}

/* What was only answered wrongly has no times. */
TEST(wrong_answers_have_no_time)
{
    static struct drill_record record;
    data_folder_open(false);
    drill_record_defaults(&record);
    for (int i = 0; i < 7; i++)
        trainer_tally_add(&record.tallies[DRILL_DANGER][ruleset_place(&ruleset_dueling_tigers)], false, 2000);
    assert_true(drill_record_save(&record, app.data, NULL));
    open_screen();
    assert_true(headless_click("page:5"));
    headless_assert_reads(" 7 ");
    assert_false(headless_reads("2.0 s"));
    headless_assert_reads("\xe2\x80\x93");
    close_screen();
}

/* Trainers' files that are none are set aside when the page is opened, which is told, each once; nothing in
 * them is lost. */
TEST(a_broken_file_of_the_trainers_is_told)
{
    static const char *const names[] = {"trainers.ini", "trainer.ini"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[MATCH_PATH], aside[MATCH_PATH + 16];
        struct error why;
        data_folder_open(false);
        match_path(path, folder, names[i]);
        assert_true(file_write(path, "rubbish", 7, &why));
        open_screen();
        assert_true(headless_click("page:5"));
        headless_steps(2);
        snprintf(aside, sizeof aside, "%s.broken-1", path);
        assert_false(file_exists(path));
        assert_true(file_exists(aside));
        headless_assert_reads("The trainer record couldn’t be read (");
        assert_true(headless_click("button:close-warning"));
        headless_steps(2);
        assert_true(headless_click("mode:1"));
        headless_steps(2);
        assert_null(target_find(&app, "button:close-warning"));
        close_screen();
    }
}
