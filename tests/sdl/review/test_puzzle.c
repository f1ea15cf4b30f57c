/*
 * test_puzzle.c: decisions that come back days later: found, given up, learned, one that cannot be read; and
 * what the file keeps of that.
 */
#include "support/test.h"

#include "sdl/data_folder.h"
#include "sdl/review/review_scene.h"
#include "session/study/puzzles.h"
#include "support/system.h"
#include "words/move_words.h"

/* A Riichi hand lets a win go: the record up to there, whose decision it is; to be freed. */
static char *passed_win(void)
{
    struct error why;
    char *text = file_read(SOURCE_DIR "/tests/golden/passed-win.tigers", NULL, &why);
    assert_non_null(text);
    char *pass = strstr(text, "\nwest pass\n");
    assert_non_null(pass);
    pass[sizeof "\nwest pass\n" - 1] = '\0';
    return text;
}

/* The file with such a decision for each stage, all due. */
static void write_puzzles(const int *stages, int count, bool broken)
{
    struct text file = {0};
    struct error why;
    char path[MATCH_PATH], *record = passed_win();
    text_add(&file, "tigers-puzzles 1\n");
    for (int i = 0; i < count; i++) {
        if (broken && i == 0)
            memcpy(strstr(record, "east pung"), "east kong", 9); /* which the rules refuse */
        text_add(&file, "puzzle 2026-01-01 %d 1\n%send\n", stages[i], record);
        if (broken && i == 0)
            memcpy(strstr(record, "east kong"), "east pung", 9);
    }
    assert_true(file_write(match_path(path, folder, "puzzles"), text_string(&file), file.size, &why));
    text_deinit(&file);
    free(record);
}

static char *read_puzzles(void)
{
    struct error why;
    char path[MATCH_PATH];
    char *text = file_read(match_path(path, folder, "puzzles"), NULL, &why);
    assert_non_null(text);
    return text;
}

/* The title, and what is due of these. */
static void open_due(const int *stages, int count, bool broken)
{
    data_folder_open(false);
    write_puzzles(stages, count, broken);
    app_go(&app, scene_title(&app));
    headless_steps(2);
    assert_true(headless_click("button:puzzles"));
    headless_step();
}

TEST(who_finds_it_is_told_when_it_comes_back)
{
    const int stages[] = {0};
    open_due(stages, 1, false);
    assert_true(headless_is_at("puzzle"));
    headless_assert_reads("Find it yourself");
    headless_assert_reads("1 of 1");
    assert_true(headless_click("button:win"));
    headless_wait_for_target("button:next");
    headless_assert_reads("Found");
    headless_assert_reads("In the match: Pass.");
    headless_assert_reads("Found on the first try.");
    headless_assert_reads("It will come back ");
    assert_true(headless_click("button:next"));
    assert_true(headless_is_at("title"));
    headless_step();
    headless_assert_reads("All found for today. The next one is due "); /* tomorrow */
    char *kept = read_puzzles();
    assert_null(strstr(kept, "puzzle 2026-01-01")); /* another day */
    assert_non_null(strstr(kept, "puzzle 20"));
    free(kept);
    data_folder_close(true);
}

/* A right answer a day later has it wait three days. */
TEST(who_finds_it_again_is_asked_days_later)
{
    const int stages[] = {1};
    open_due(stages, 1, false);
    assert_true(headless_click("button:win"));
    headless_wait_for_target("button:next");
    headless_assert_reads("Found. In the match it got away; today it didn’t.");
    headless_assert_reads("It will come back in 3 days.");
    data_folder_close(true);
}

TEST(who_gives_up_is_asked_again_tomorrow)
{
    const int stages[] = {2, 1};
    open_due(stages, 2, false);
    headless_assert_reads("1 of 2");
    assert_true(headless_click("button:show"));
    headless_wait_for_target("button:next");
    headless_assert_reads("The answer");
    headless_assert_reads("It will come back tomorrow.");
    headless_key(SDLK_RETURN);
    headless_step();
    headless_assert_reads("2 of 2");
    headless_key(SDLK_SPACE); /* lets it go again */
    headless_wait_for_target("button:next");
    headless_assert_reads("Not quite");
    headless_key(SDLK_RETURN);
    headless_steps(2);
    headless_assert_reads("0 of 2 found.");
    data_folder_close(true);
}

TEST(what_is_known_does_not_come_back)
{
    const int stages[] = {PUZZLE_WAITS};
    open_due(stages, 1, false);
    headless_key(SDLK_w);
    headless_wait_for_target("button:next");
    headless_assert_reads("You know this one now. It won’t come back.");
    char *kept = read_puzzles();
    assert_null(strstr(kept, "\npuzzle "));
    free(kept);
    data_folder_close(true);
}

/* One of them cannot be played up to its decision: it is said, and the others are asked. */
TEST(what_cannot_be_read_is_left_out)
{
    const int stages[] = {0, 0};
    open_due(stages, 2, true);
    assert_true(headless_is_at("puzzle"));
    headless_assert_reads("A decision to revisit couldn’t be read: ");
    headless_assert_reads("2 of 2");
    headless_key(SDLK_ESCAPE);
    assert_true(headless_is_at("title"));
    data_folder_close(true);
    data_folder_open(false); /* nothing else is due */
    write_puzzles(stages, 1, true);
    app_go(&app, scene_title(&app));
    headless_steps(2);
    const struct target *due = target_find(&app, "button:puzzles");
    assert_non_null(due);
    struct rect rect = due->rect;
    headless_mouse(SDL_MOUSEBUTTONDOWN, rect);
    headless_mouse(SDL_MOUSEBUTTONUP, rect);
    for (int i = 0; i < 3; i++) { /* in haste, before anything is drawn */
        headless_mouse_now(SDL_MOUSEBUTTONDOWN, rect);
        headless_mouse_now(SDL_MOUSEBUTTONUP, rect);
        headless_key(SDLK_SPACE);
    }
    headless_steps(2);
    assert_true(headless_is_at("title"));
    data_folder_close(true);
}

/* As many as are kept at most, none of them due: the first new ones make the oldest go. */
static void write_many(void)
{
    struct text file = {0};
    struct error why;
    char path[MATCH_PATH], *record = passed_win(), *seed = strstr(record, "seed 1667");
    assert_non_null(seed);
    text_add(&file, "tigers-puzzles 1\n");
    for (int i = 0; i < PUZZLES_MAX; i++) {
        char number[5];
        snprintf(number, sizeof number, "%d", 2000 + i);
        memcpy(seed + 5, number, 4);
        text_add(&file, "puzzle 2999-01-01 1 1\n%send\n", record);
    }
    assert_true(file_write(match_path(path, folder, "puzzles"), text_string(&file), file.size, &why));
    text_deinit(&file);
    free(record);
}

/* The decisions of the match are asked, the costliest first, each once; however many were kept before. */
TEST(the_costliest_are_asked_each_once)
{
    struct record record;
    for (int many = 0; many < 2; many++) {
        struct verdict list[3] = {{.mark = 2}, {.mark = 0}, {.mark = 1}};
        struct words words;
        char played[80];
        int found = 0;
        data_folder_open(false);
        if (many)
            write_many();
        assert_true(record_read(&record, SOURCE_DIR "/tests/golden/passed-win.tigers", NULL));
        for (int i = 0; i < record.count && found < 3; i++)
            if (!record.entries[i].is_deal && record.entries[i].move.seat == 1 &&
                record.entries[i].move.kind == MOVE_DISCARD)
                list[found++].place = i;
        assert_int_equal(found, 3);
        words_init(&words, &record.setup);
        app_go(&app, scene_title(&app));
        for (int again = 0; again < 2; again++) { /* those that are there already are no others */
            app_go(&app, puzzle_file_ask_about(&app, app.top, &record, 1, list, 3));
            headless_step();
            assert_true(headless_is_at("puzzle"));
            for (int i = 0; i < 2; i++) {
                headless_assert_reads(i ? "2 of 2" : "1 of 2");
                headless_key(SDLK_u); /* nothing is taken back here, and nothing opened */
                headless_key(SDLK_g);
                headless_key(SDLK_s);
                assert_true(headless_is_at("puzzle"));
                assert_true(headless_click("button:show"));
                headless_wait_for_target("button:next");
                move_words(&words, record.entries[list[i ? 0 : 2].place].move, played, sizeof played);
                headless_assert_reads(played);
                headless_key(SDLK_RETURN);
                headless_step();
            }
            assert_true(headless_is_at("title"));
        }
        struct puzzles kept;
        puzzle_file_load(&app, &kept);
        assert_int_equal(kept.count, many ? PUZZLES_MAX : 2);
        puzzles_deinit(&kept);
        list[0].mark = list[2].mark = 0; /* no decision was costly */
        app_go(&app, puzzle_file_ask_about(&app, app.top, &record, 1, list, 3));
        assert_true(headless_is_at("title"));
        record_deinit(&record);
        data_folder_close(true);
    }
}

/* From wherever they are asked they lead back there. */
TEST(they_lead_back)
{
    const int stages[] = {0};
    for (int from = 0; from < 2; from++) {
        data_folder_open(false);
        write_puzzles(stages, 1, false);
        app_go(&app, scene_title(&app));
        app_go(&app, from ? scene_learn(app.top, &app) : scene_trainers(NULL, &app));
        headless_steps(2);
        assert_true(headless_click("button:puzzles"));
        headless_step();
        assert_true(headless_is_at("puzzle"));
        headless_key(SDLK_ESCAPE);
        assert_true(headless_is_at(from ? "learn" : "trainers"));
        data_folder_close(true);
    }
}

/* A file that is none is set aside, which is told: nothing in it is lost, and nothing is due. */
TEST(a_broken_file_is_told)
{
    struct error why;
    char path[MATCH_PATH];
    data_folder_open(false);
    assert_true(file_write(match_path(path, folder, "puzzles"), "rubbish", 7, &why));
    app_go(&app, scene_title(&app));
    headless_steps(2);
    assert_null(target_find(&app, "button:puzzles"));
    assert_non_null(target_find(&app, "button:close-warning"));
    assert_true(file_exists(match_path(path, folder, "puzzles.broken-1")));
    data_folder_close(true);
}

/* What could not be written is told, and the answer stands all the same. */
TEST(an_answer_that_cannot_be_kept_is_told)
{
    const int stages[] = {0};
    open_due(stages, 1, false);
    if (system_lock_folder(folder, true)) {
        assert_true(headless_click("button:show"));
        headless_wait_for_target("button:next");
        system_lock_folder(folder, false);
        headless_assert_reads("The answer");
        headless_assert_reads("Couldn’t save the decisions to revisit: ");
    }
    data_folder_close(true);
}

/* Of a computer that sat down later, too: the position can be played, and given up. */
TEST(what_another_decided_who_sat_down_later_is_asked)
{
    struct text file = {0};
    struct error why;
    char path[MATCH_PATH], *record = passed_win(), *deal = strstr(record, "\ndeal ");
    assert_non_null(deal);
    text_add(&file, "tigers-puzzles 1\n");
    for (int i = 0; i < 2; i++)
        text_add(&file, "puzzle 2026-01-01 %d 1\n%.*splayer west computer zora \"Zora\"\n%send\n", i,
                 (int)(deal + 1 - record), record, deal + 1);
    data_folder_open(false);
    assert_true(file_write(match_path(path, folder, "puzzles"), text_string(&file), file.size, &why));
    text_deinit(&file);
    free(record);
    app_go(&app, scene_title(&app));
    headless_steps(2);
    assert_true(headless_click("button:puzzles"));
    headless_step();
    assert_true(headless_click("button:win"));
    headless_wait_for_target("button:next");
    headless_assert_reads("Found");
    headless_key(SDLK_RETURN);
    headless_step();
    headless_assert_reads("2 of 2");
    headless_key(SDLK_e);
    headless_wait_for_target("button:next");
    headless_assert_reads("The answer");
    data_folder_close(true);
}
