/*
 * test_day.c: the deal of the day: what is saved and counted of its tries, and Hard, which plays it too. More
 * is in scripts/day.txt.
 */
#include "support/test.h"

#include <SDL_image.h>

#include "sdl/app/days.h"
#include "sdl/data_folder.h"
#include "support/system.h"

/* Plays whatever is on the table to its end behind the scene's back, and goes to the result. */
static void finish(void)
{
    struct rng rng;
    rng_init(&rng, 5);
    match_finish(app.session, &rng);
    app_go(&app, scene_match_result(&app));
    headless_step();
}

/* A match of the house game begun as any player would; its position. */
static int begin_plain(void)
{
    struct setup setup;
    headless_setup(&setup, PLAYER_PERSON, PLAYER_COMPUTER, 9);
    matches_begin(&app, &setup);
    app_go(&app, scene_table(&app));
    headless_steps(30);
    int position = session_position(app.session);
    app_go(&app, scene_title(&app));
    headless_step();
    return position;
}

TEST(the_day_has_one_counted_try_beside_the_players_own_match)
{
    data_folder_open_title(false);
    int plain = begin_plain();
    assert_true(headless_click("button:day"));
    assert_string_equal(headless_top(), "day");
    assert_true(headless_click("button:play"));
    assert_string_equal(headless_top(), "table");
    assert_true(data_folder_holds("day.tigers") && data_folder_holds("days.ini") &&
                data_folder_holds("dueling-tigers.tigers"));
    assert_false(session_setup(app.session)->practice);
    headless_steps(30);
    int day = session_position(app.session);
    data_folder_close(false);

    data_folder_open_title(true); /* the program was closed in the middle of it: both matches wait */
    assert_int_equal(session_position(saves_look_day(&app.saves)), day);
    assert_int_equal(session_position(matches_of(&app, ruleset_find("dueling-tigers"))), plain);
    assert_true(headless_click("button:day"));
    assert_null(target_find(&app, "button:play"));
    assert_true(headless_click("button:continue"));
    assert_string_equal(headless_top(), "table");
    finish();
    assert_true(headless_click("button:rematch"));
    assert_string_equal(headless_top(), "day");
    assert_null(app.session);
    assert_false(data_folder_holds("day.tigers"));
    struct day_entry *entry = day_book_find(days_book(&app), days_today());
    assert_non_null(entry);
    assert_true(entry->done);
    for (int i = 0; i < 20000 && !entry->compared; i++) {
        headless_step();
        SDL_Delay(5);
    }
    struct day_score hard;
    assert_true(day_play_hard(days_today(), NULL, &hard));
    assert_memory_equal(&entry->hard, &hard, sizeof hard);
    int own = day_total(&entry->own);

    headless_step();
    assert_true(headless_click("button:play")); /* again, for practice */
    assert_string_equal(headless_top(), "table");
    assert_true(session_setup(app.session)->practice);
    finish();
    assert_int_equal(day_total(&day_book_find(days_book(&app), days_today())->own), own);
    data_folder_close(false);

    data_folder_open_title(true);
    assert_int_equal(day_total(&day_book_find(days_book(&app), days_today())->own), own);
    assert_int_equal(session_position(matches_of(&app, ruleset_find("dueling-tigers"))), plain);
    data_folder_close(true);
}

/* Hard plays the days that were left before it had, without a click on each. */
TEST(hard_makes_up_for_days_it_was_not_waited_for)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    day_book_enter(days_book(&app), date_parse("2026-11-23"))->done = true;
    day_book_enter(days_book(&app), date_parse("2026-11-24"))->done = true;
    assert_true(headless_click("button:day"));
    for (int i = 0; i < 20000 && !day_book_find(days_book(&app), date_parse("2026-11-23"))->compared; i++) {
        headless_step();
        SDL_Delay(5);
    }
    assert_true(day_book_find(days_book(&app), date_parse("2026-11-23"))->compared);
    assert_true(day_book_find(days_book(&app), date_parse("2026-11-24"))->compared);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* Five lines, which tell nothing of the tiles (docs/handbook.md "The deal of the day"). */
TEST(the_card_is_copied)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    headless_steps(10);
    finish();
    assert_true(headless_click("button:rematch"));
    headless_step();
    headless_key(SDLK_ESCAPE); /* while Hard plays, who is not waited for */
    headless_step();
    assert_string_equal(headless_top(), "title");
    struct day_entry *entry = day_book_find(days_book(&app), days_today());
    assert_false(entry->compared);
    entry->hard = entry->own; /* as if they had played alike */
    entry->compared = true;
    assert_true(headless_click("button:day"));
    headless_step();
    assert_true(headless_click("button:copy"));
    headless_assert_reads("Couldn’t copy to the clipboard");
    SDL_Init(SDL_INIT_VIDEO); /* the clipboard is the video driver's */
    assert_true(headless_click("button:copy"));
    headless_assert_reads("Card copied. It gives away nothing about the tiles.");
    char *text = SDL_GetClipboardText();
    int lines = 0;
    for (const char *c = text; *c; c++)
        lines += *c == '\n';
    assert_int_equal(lines + (text[strlen(text) - 1] != '\n'), 5);
    assert_non_null(strstr(text, "25 November 2026"));
    SDL_free(text);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}

/* The picture that an example's day is saved as, read back by another's decoder; to be freed. */
static SDL_Surface *picture_of(const char *example)
{
    char path[MATCH_PATH + 64];
    data_folder_open(false);
    app_go(&app, scene_by_name(&app, example));
    headless_step();
    assert_true(headless_click("button:save"));
    snprintf(path, sizeof path, "%s/2026-11-28_day.png", matches_exports(&app));
    SDL_Surface *read = IMG_Load(path);
    assert_non_null(read);
    SDL_Surface *picture = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(read);
    assert_non_null(picture);
    data_folder_close(true);
    return picture;
}

static bool same_rows(const SDL_Surface *one, const SDL_Surface *other, int from, int to)
{
    for (int y = from; y < to; y++)
        if (memcmp((const uint8_t *)one->pixels + y * one->pitch,
                   (const uint8_t *)other->pixels + y * other->pitch, (size_t)one->w * 4) != 0)
            return false;
    return true;
}

/* Its head has the emblem and the date, the same for a good and a bad result; below is what was made. */
TEST(the_picture_shows_the_result)
{
    enum { HEAD = 150, EMBLEM = 150 /* rows and columns */ };
    SDL_Surface *good = picture_of("day-done"), *poor = picture_of("day-behind");
    const uint32_t *row = (const uint32_t *)good->pixels + HEAD / 2 * (good->pitch / 4);
    int changes = 0;
    assert_true(good->w == 1200 && good->h == 680 && poor->w == 1200 && poor->h == 680);
    for (int x = 1; x < EMBLEM; x++)
        changes += row[x] != row[x - 1];
    assert_true(changes > 10);
    assert_true(same_rows(good, poor, 0, HEAD));
    assert_false(same_rows(good, poor, HEAD, good->h));
    SDL_FreeSurface(good);
    SDL_FreeSurface(poor);
}

static uint32_t colour_of_total(const char *words)
{
    struct headless_lines lines = headless_lines(words, true); /* the last is the total */
    assert_int_not_equal(lines.colour, 0);
    return lines.colour;
}

/* The better total is the golden one: a day that Amara won doesn't look like one that the player won. */
TEST(the_better_total_is_golden)
{
    headless_open_scene("day-done", 1280, 800, SPEED_OFF);
    uint32_t gold = colour_of_total("+9");
    assert_int_not_equal(colour_of_total("+2"), gold);
    headless_open_scene("day-behind", 1280, 800, SPEED_OFF);
    assert_int_equal(colour_of_total("+2"), gold);
    assert_int_not_equal(colour_of_total("\xe2\x88\x92"
                                         "9"),
                         gold);
    headless_close();
}

/* docs/formats.md: a try of which something is taken back is practice and counts no more, after its
 * end as before it. */
TEST(a_try_that_becomes_practice_after_its_end_counts_no_more)
{
    system_set("TIGERS_NOW", "2026-11-25 12:00:00");
    data_folder_open_title(false);
    assert_true(headless_click("button:day"));
    assert_true(headless_click("button:play"));
    struct rng rng;
    rng_init(&rng, 5);
    match_finish(app.session, &rng);
    days_note_end(&app, app.session);
    const struct day_entry *entry = day_book_find(days_book(&app), date_parse("2026-11-25"));
    assert_true(entry && entry->done);
    days_note_practice(&app, app.session);
    assert_false(entry->done);
    assert_int_equal(day_book_streak(days_book(&app), date_parse("2026-11-25")), 0);
    data_folder_close(true);
    system_set("TIGERS_NOW", NULL);
}
