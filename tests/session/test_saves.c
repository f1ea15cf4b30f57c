/*
 * test_saves.c: a save for each mode, none of which touches another, and the one of 1.0.0 taken over.
 */
#include "support/test.h"

#include "base/file.h"
#include "session/day.h"
#include "session/saves.h"
#include "support/match.h"
#include "words/problem_words.h"

#ifndef _WIN32
#include <unistd.h>
#endif

struct told {
    int count;
    char last[300];
};

static void tell(void *user, const struct saves_news *news)
{
    struct told *told = user;
    told->count++;
    words_saves(news, told->last, sizeof told->last);
}

static void set_up(struct setup *setup, const char *mode, uint64_t seed)
{
    *setup = setup_of(ruleset_find(mode), seed);
    setup->practice = true;
    for (int seat = 0; seat < setup->seats; seat++)
        setup->players[seat] = (struct player){seat ? PLAYER_PROGRAM : PLAYER_PERSON, 0, "Ann"};
}

/* A match of some moves, saved in folder/name. */
static struct session *play(const char *folder, const char *name, const char *mode, int steps)
{
    char path[MATCH_PATH];
    struct setup setup;
    struct rng rng;
    set_up(&setup, mode, 3);
    struct session *session = session_new(&setup, match_path(path, folder, name));
    rng_init(&rng, 3);
    while (steps-- && match_step(session, &rng))
        ;
    return session;
}

/* A folder of saves, and what was reported about it. */
struct place {
    char folder[MATCH_PATH];
    struct saves saves;
    struct told told;
};

static void open_place(struct place *place)
{
    *place = (struct place){0};
    match_folder(place->folder);
}

/* The saves are read, as the program does when it begins; `look` changes nothing in the folder. */
static void read_saves(struct place *place, bool look)
{
    char data[MATCH_PATH];
    snprintf(data, sizeof data, "%.500s/", place->folder);
    saves_open(&place->saves, data, look, tell, &place->told);
}

static void close_place(struct place *place)
{
    saves_close(&place->saves);
    match_remove_folder(place->folder);
}

static const struct session *look(const struct place *place, const char *mode)
{
    return saves_look(&place->saves, ruleset_find(mode));
}

TEST(each_mode_has_a_match_of_its_own)
{
    char path[MATCH_PATH];
    struct place place;
    open_place(&place);
    for (int i = 0; ruleset_list[i]; i++) {
        saves_path("/", ruleset_list[i], path, sizeof path);
        session_free(play(place.folder, strrchr(path, '/') + 1, ruleset_list[i]->id, 10 + i));
    }
    read_saves(&place, false);
    assert_int_equal(place.told.count, 0);
    for (int i = 0; ruleset_list[i]; i++) {
        struct session *same = play(place.folder, "other", ruleset_list[i]->id, 10 + i);
        assert_non_null(saves_look(&place.saves, ruleset_list[i]));
        assert_true(match_same(saves_look(&place.saves, ruleset_list[i]), same));
        session_free(same);
    }
    close_place(&place);
}

TEST(a_move_in_one_mode_leaves_the_others_alone)
{
    char path[MATCH_PATH];
    struct place place;
    struct rng rng;
    size_t size, again;
    open_place(&place);
    session_free(play(place.folder, "classic.tigers", "classic", 40));
    session_free(play(place.folder, "one-suit.tigers", "one-suit", 10));
    char *before = match_read(match_path(path, place.folder, "classic.tigers"), &size);
    read_saves(&place, false);
    struct session *small = saves_take(&place.saves, ruleset_find("one-suit"));
    rng_init(&rng, 1);
    match_finish(small, &rng);
    saves_put(&place.saves, small);
    char *after = match_read(path, &again);
    assert_int_equal(size, again);
    assert_memory_equal(before, after, size);
    free(before);
    free(after);
    close_place(&place);
}

TEST(the_match_of_1_0_0_is_taken_over)
{
    char path[MATCH_PATH];
    struct place place;
    open_place(&place);
    struct session *old = play(place.folder, "match.tigers", "tenpai-duel", 30);
    read_saves(&place, false);
    const struct session *taken = look(&place, "tenpai-duel");
    assert_int_equal(place.told.count, 0);
    assert_non_null(taken);
    assert_true(match_same(taken, old));
    assert_true(file_exists(match_path(path, place.folder, "tenpai-duel.tigers")));
    assert_string_equal(session_path(taken), path);
    assert_false(file_exists(match_path(path, place.folder, "match.tigers")));
    assert_ptr_equal(saves_latest(&place.saves), taken);
    session_free(old);
    close_place(&place);
}

TEST(an_old_match_beside_a_new_one_is_not_lost)
{
    char path[MATCH_PATH];
    struct place place;
    open_place(&place);
    session_free(play(place.folder, "match.tigers", "one-suit", 5));
    struct session *own = play(place.folder, "one-suit.tigers", "one-suit", 15);
    read_saves(&place, false);
    assert_true(match_same(look(&place, "one-suit"), own));
    assert_true(file_exists(match_path(path, place.folder, "match.tigers")));
    assert_int_equal(place.told.count, 1);
    assert_non_null(strstr(place.told.last, "match.tigers"));
    session_free(own);
    close_place(&place);
}

TEST(a_save_without_its_end_is_told_of)
{
    char path[MATCH_PATH];
    struct place place;
    struct error why;
    size_t size;
    open_place(&place);
    session_free(play(place.folder, "classic.tigers", "classic", 9));
    char *text = file_read(match_path(path, place.folder, "classic.tigers"), &size, &why);
    assert_non_null(text);
    assert_true(file_write(path, text, size - 2, &why));
    free(text);
    read_saves(&place, false);
    assert_non_null(look(&place, "classic"));
    assert_int_equal(place.told.count, 1);
    assert_non_null(strstr(place.told.last, "Classic Mahjong"));
    close_place(&place);
}

/* Somebody renamed it; a new match of the mode its name says must not be written over it. */
TEST(a_save_of_another_mode_is_set_aside)
{
    char path[MATCH_PATH];
    struct place place;
    struct problem problem = {0};
    open_place(&place);
    struct session *renamed = play(place.folder, "classic.tigers", "one-suit", 5);
    read_saves(&place, false);
    assert_null(look(&place, "classic"));
    assert_null(look(&place, "one-suit"));
    assert_int_equal(place.told.count, 1);
    assert_non_null(strstr(place.told.last, "classic.tigers.broken-1"));
    session_free(play(place.folder, "classic.tigers", "classic", 5));
    struct session *still = session_open(match_path(path, place.folder, "classic.tigers.broken-1"), &problem);
    assert_non_null(still);
    assert_true(match_same(still, renamed));
    session_free(still);
    session_free(renamed);
    close_place(&place);
}

TEST(looking_touches_nothing)
{
    char path[MATCH_PATH];
    struct place place;
    struct error why;
    struct problem problem = {0};
    struct rng rng;
    open_place(&place);
    session_free(play(place.folder, "match.tigers", "one-suit", 5));
    assert_true(file_write(match_path(path, place.folder, "classic.tigers"), "broken", 6, &why));
    read_saves(&place, true);
    assert_int_equal(place.told.count, 0);
    struct session *copy = saves_take(&place.saves, ruleset_find("one-suit"));
    assert_null(session_path(copy));
    rng_init(&rng, 9);
    match_step(copy, &rng);
    assert_true(file_exists(path)); /* not even set aside */
    assert_true(file_exists(match_path(path, place.folder, "match.tigers")));
    struct session *still = session_open(path, &problem);
    assert_int_equal(session_length(still), 5);
    session_free(still);
    session_free(copy);
    close_place(&place);
}

TEST(a_position_looked_at_does_not_hide_the_saved_match)
{
    struct place place;
    struct setup setup;
    open_place(&place);
    session_free(play(place.folder, "one-suit.tigers", "one-suit", 5));
    read_saves(&place, false);
    set_up(&setup, "one-suit", 8);
    saves_put(&place.saves, session_new(&setup, NULL));
    assert_non_null(session_path(saves_look(&place.saves, setup.rules)));
    set_up(&setup, "classic", 8);
    saves_put(&place.saves, session_new(&setup, NULL)); /* there is none: it may lie there */
    assert_non_null(saves_look(&place.saves, setup.rules));
    assert_ptr_equal(saves_latest(&place.saves), saves_look(&place.saves, setup.rules));
    saves_put(&place.saves, NULL);
    close_place(&place);
}

/* --- the deal of the day --- */

/* That of a date, played for some moves and saved under that name. */
static struct session *play_day(const char *folder, const char *name, int steps)
{
    char path[MATCH_PATH];
    struct setup setup;
    struct rng rng;
    day_setup(&setup, date_parse("2026-11-20"), "Ann", "Lin", false);
    struct session *session = session_new(&setup, match_path(path, folder, name));
    day_begin(session);
    rng_init(&rng, 3);
    while (steps-- && match_step(session, &rng))
        ;
    return session;
}

TEST(the_deal_of_the_day_has_a_place_of_its_own)
{
    struct place place;
    open_place(&place);
    session_free(play_day(place.folder, "day.tigers", 12));
    session_free(play(place.folder, "dueling-tigers.tigers", "dueling-tigers", 10));
    read_saves(&place, false);
    assert_int_equal(place.told.count, 0);
    assert_non_null(saves_look_day(&place.saves));
    assert_true(saves_is_day(saves_look_day(&place.saves)));
    assert_non_null(look(&place, "dueling-tigers"));
    assert_false(saves_is_day(look(&place, "dueling-tigers")));
    struct session *day = saves_take_day(&place.saves);
    assert_null(saves_look_day(&place.saves));
    saves_put(&place.saves, day);
    assert_ptr_equal(saves_look_day(&place.saves), day);
    assert_ptr_equal(saves_latest(&place.saves), day);
    close_place(&place);
}

/* A day's deals saved as a match of its mode are that match. */
TEST(a_day_under_another_name_is_a_match_of_its_mode)
{
    struct place place;
    open_place(&place);
    session_free(play_day(place.folder, "dueling-tigers.tigers", 12));
    read_saves(&place, false);
    assert_null(saves_look_day(&place.saves));
    assert_non_null(look(&place, "dueling-tigers"));
    close_place(&place);
}

TEST(another_match_does_not_stand_in_the_days_way)
{
    char path[MATCH_PATH];
    struct place place;
    open_place(&place);
    session_free(play(place.folder, "day.tigers", "dueling-tigers", 10));
    read_saves(&place, true); /* a look moves nothing */
    assert_null(saves_look_day(&place.saves));
    assert_true(file_exists(match_path(path, place.folder, "day.tigers")));
    saves_close(&place.saves);
    read_saves(&place, false);
    assert_null(saves_look_day(&place.saves));
    assert_false(file_exists(match_path(path, place.folder, "day.tigers")));
    assert_true(file_exists(match_path(path, place.folder, "day.tigers.broken-1")));
    assert_non_null(strstr(place.told.last, "day.tigers.broken-1"));
    close_place(&place);
}

/* By the file it is saved in: only that of the day's deal. */
TEST(a_day_is_known_by_its_file)
{
    static const struct {
        const char *name;
        bool is_day;
    } cases[] = {{"day.tigers", true}, {"monday.tigers", false}, {"m", false}};
    char folder[MATCH_PATH];
    match_folder(folder);
    for (int i = 0; i < 3; i++) {
        struct session *session = play_day(folder, cases[i].name, 1);
        assert_int_equal(saves_is_day(session), cases[i].is_day);
        session_free(session);
    }
#ifndef _WIN32
    char here[MATCH_PATH];
    struct setup setup;
    assert_non_null(getcwd(here, sizeof here)); /* named without a folder too */
    assert_int_equal(chdir(folder), 0);
    day_setup(&setup, date_parse("2026-11-20"), "Ann", "Lin", false);
    struct session *nowhere = session_new(&setup, NULL);
    assert_true(saves_is_day(nowhere)); /* it isn't saved, but its set-up says so */
    session_free(nowhere);
    struct session *session = session_new(&setup, "day.tigers"), *other = session_new(&setup, "m.tigers");
    assert_true(saves_is_day(session));
    assert_false(saves_is_day(other));
    session_free(session);
    session_free(other);
    assert_int_equal(chdir(here), 0);
#endif
    match_remove_folder(folder);
}

/* The match that was put away last is continued first, whatever the place of its mode in the list. */
TEST(the_latest_is_the_last_put_away)
{
    struct place place;
    struct setup setup;
    open_place(&place);
    for (int i = 0; ruleset_list[i]; i++) {
        set_up(&setup, ruleset_list[i]->id, 8);
        saves_put(&place.saves, session_new(&setup, NULL));
        assert_ptr_equal(saves_latest(&place.saves), saves_look(&place.saves, ruleset_list[i]));
    }
    set_up(&setup, ruleset_list[0]->id, 9);
    struct session *again = session_new(&setup, NULL); /* two saved nowhere: the later one stays */
    saves_put(&place.saves, again);
    assert_ptr_equal(saves_latest(&place.saves), again);
    for (int steps = 1; steps < 3; steps++) { /* and of two that are saved too */
        struct session *saved = play(place.folder, "dueling-tigers.tigers", ruleset_list[0]->id, steps);
        saves_put(&place.saves, saved);
        assert_ptr_equal(saves_latest(&place.saves), saved);
    }
    close_place(&place);
}

TEST(nothing_is_the_latest_of_nothing)
{
    struct place place;
    open_place(&place);
    read_saves(&place, false);
    assert_null(saves_latest(&place.saves));
    close_place(&place);
}

/* One that was played on from a record of a deal of the day is a match of its mode, in a window too that has
 * no folder of its own. */
TEST(a_match_with_the_days_deals_stands_in_its_mode)
{
    struct place place;
    open_place(&place);
    session_free(play_day(place.folder, "dueling-tigers.tigers", 20));
    session_free(play_day(place.folder, "day.tigers", 12));
    read_saves(&place, true);
    const struct session *of_mode = look(&place, "dueling-tigers"), *of_day = saves_look_day(&place.saves);
    assert_non_null(of_mode);
    assert_non_null(of_day);
    assert_true(session_length(of_mode) > session_length(of_day));
    close_place(&place);
}

TEST(a_cut_deal_of_the_day_is_called_by_its_name)
{
    char path[MATCH_PATH];
    struct place place;
    size_t size;
    open_place(&place);
    session_free(play_day(place.folder, "day.tigers", 12));
    char *text = file_read(match_path(path, place.folder, "day.tigers"), &size, NULL);
    assert_non_null(text);
    assert_true(file_write(path, text, size - 3, NULL));
    free(text);
    read_saves(&place, false);
    assert_int_equal(place.told.count, 1);
    assert_non_null(strstr(place.told.last, "the save for the deal of the day was cut off"));
    assert_non_null(saves_look_day(&place.saves));
    close_place(&place);
}
